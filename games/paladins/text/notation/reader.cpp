// Reading the notation. Whatever is well formed is read, legal or not, so that the rules can say why it is not.
#include <fmt/format.h>

#include <algorithm>

#include "core/notation.hpp"
#include "games/paladins/text/names.hpp"
#include "games/paladins/text/text.hpp"
#include "games/paladins/text/vocabulary.hpp"

namespace ludarium::paladins {
namespace {

class ActionReader : public NotationReader<ActionReader, Do, Facts, State> {
 public:
  using NotationReader::NotationReader;
  Action operands(Do kind, std::size_t verb);

 private:
  template <class Rows>
  std::size_t id(const Rows& rows, const char* expected);
  template <class Row, class Rows>
  std::size_t place_in_row(const Row& row, const Rows& rows, const char* expected);
  Worker worker_or_none() { return accept("-") ? Worker::none : static_cast<Worker>(one_of(kinds_of_worker)); }
  Paladin paladin() { return static_cast<Paladin>(id(facts_.paladins, "paladins.notation.paladin")); }

  Action recruit(Do kind);
  Action split();
  Action workers();
  Action workshop();
  Action ability();
  Action keep();
};

// "gatekeeper" of "gatekeeper_2"
bool is_kind_of(std::string_view kind, std::string_view id) {
  return id.size() > kind.size() + 1 && id.starts_with(kind) && id[kind.size()] == '_' &&
         id.find('_', kind.size() + 1) == std::string_view::npos;
}

template <class Rows>
std::size_t ActionReader::id(const Rows& rows, const char* expected) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.id == next(); });
  if (found != rows.end()) {
    advance();
    return static_cast<std::size_t>(found - rows.begin());
  }
  const auto like = sharing_a_part(row_ids(rows), next());
  fail(like.empty() ? inner({expected, {{"example", literal(rows.front().id)}}}) : any_of(like));
  return 0;
}

// A card of a row, by its id, by its kind (then the first such card that lies there), or by its place.
template <class Row, class Rows>
std::size_t ActionReader::place_in_row(const Row& row, const Rows& rows, const char* expected) {
  if (next_number()) return place_from_one();
  for (std::size_t place = 0; place < row.size(); ++place) {
    if (row[place] == Row::value_type::none) continue;
    const std::string_view card = name(facts_, row[place]);
    if (card != next() && !is_kind_of(next(), card)) continue;
    advance();
    return place;
  }
  const bool known = std::any_of(rows.begin(), rows.end(),
                                 [&](const auto& card) { return card.id == next() || is_kind_of(next(), card.id); });
  if (known)
    refuse({"paladins.notation.not_there", {{"card", literal(next())}}});
  else
    id(rows, expected);
  return 0;
}

Action ActionReader::recruit(Do kind) {
  const std::size_t slot = place_in_row(s_.townsfolk, facts_.townsfolk, "paladins.notation.townsfolk");
  return act::make(kind, slot, accept("debt"));
}

Action ActionReader::split() {
  const Paladin used = paladin(), top = paladin();
  return act::split(used, top, paladin());
}

Action ActionReader::workers() {
  Spots spots = no_workers;
  spots[0] = worker_or_none();
  for (std::size_t i = 1; i < most_spots && understood() && more(); ++i) spots[i] = worker_or_none();
  return act::workers(spots);
}

Action ActionReader::workshop() {
  const Space action = one_of<Space>();
  return act::workshop(action, place_from_one());
}

// A kind of townsfolk means the first such card one has.
Action ActionReader::ability() {
  for (std::size_t i = 0; i < player_.hired_count; ++i) {
    if (!is_kind_of(next(), name(facts_, player_.hired[i])) || s_.inquired.has(player_.hired[i])) continue;
    advance();
    return act::ability(player_.hired[i]);
  }
  return act::ability(static_cast<Townsfolk>(id(facts_.townsfolk, "paladins.notation.townsfolk")));
}

Action ActionReader::keep() {
  std::array<std::uint8_t, worker_types> kept{};
  if (accept("nothing")) return act::keep(kept);
  do {
    const std::size_t amount = next_number() ? number(0, 255) : 1;
    std::uint8_t& count = kept[one_of(kinds_of_worker)];
    if (count + amount > 255) fail(inner({"notation.number", {{"least", 0L}, {"most", 255L}}}));
    count = static_cast<std::uint8_t>(count + amount);
  } while (understood() && more());
  return act::keep(kept);
}

Action ActionReader::operands(Do kind, std::size_t verb) {
  switch (kind) {
    case Do::hire:
    case Do::dismiss:
      return recruit(kind);
    case Do::split:
      return split();
    case Do::act:
      return act::take(static_cast<Space>(verb), more() ? place_from_one() : 0);
    case Do::favour:
      return act::favour(place_in_row(s_.favours, facts_.favours, "paladins.notation.favour"));
    case Do::workers:
      return workers();
    case Do::workshop:
      return workshop();
    case Do::space:
      return act::space(id(facts_.spaces, "paladins.notation.space"));
    case Do::outsider:
      return act::outsider(place_in_row(s_.outsiders, facts_.outsiders, "paladins.notation.outsider"));
    case Do::clear:
      return act::clear(one_of<Space>());
    case Do::tavern:
    case Do::jar:
    case Do::option:
    case Do::reward:
      return act::make(kind, place_from_one());
    case Do::ability:
      return ability();
    case Do::keep:
      return keep();
    default:
      return act::make(kind);
  }
}

}  // namespace

Result<Action> read_action(const Facts& facts, const State& s, Seat seat, std::string_view text) {
  return ActionReader({facts, s, seat}, text).read(vocabulary());
}

}  // namespace ludarium::paladins
