// Reading the notation. Whatever is well formed is read, legal or not, so that the rules can say why it is not.
#include <fmt/format.h>

#include <algorithm>

#include "core/word_reader.hpp"
#include "games/paladins/text/names.hpp"
#include "games/paladins/text/text.hpp"

namespace ludarium::paladins {
namespace {

class ActionReader : WordReader {
 public:
  ActionReader(const Facts& facts, const State& s, Seat seat, std::string_view text)
      : WordReader(text), facts_(facts), s_(s), player_(s.player(seat)) {}

  Result<Action> read() { return read_verb<ActionReader>(*this, verbs()); }

 private:
  using Verb = WordReader::Verb<ActionReader>;
  static const std::vector<Verb>& verbs();

  std::size_t numbered() {  // written from 1
    const std::size_t written = number(1, 256);
    return written ? written - 1 : 0;
  }
  Space space() { return static_cast<Space>(one_of(space_names)); }

  template <class Rows>
  std::size_t id(const Rows& rows, const char* expected);
  template <class Row, class Rows>
  std::size_t place_in_row(const Row& row, const Rows& rows, const char* expected);
  bool debt() { return accept("debt"); }
  Worker worker_or_none() { return accept("-") ? Worker::none : static_cast<Worker>(one_of(kinds_of_worker)); }

  std::size_t townsfolk() { return place_in_row(s_.townsfolk, facts_.townsfolk, "paladins.notation.townsfolk"); }
  Paladin paladin() { return static_cast<Paladin>(id(facts_.paladins, "paladins.notation.paladin")); }

  Action hire();
  Action dismiss();
  Action split();
  Action tavern() { return act::tavern(numbered()); }
  template <Space action>
  Action take();
  Action favour() { return act::favour(place_in_row(s_.favours, facts_.favours, "paladins.notation.favour")); }
  Action pass() { return act::pass(); }
  Action workers();
  Action workshop();
  Action map_space() { return act::space(id(facts_.spaces, "paladins.notation.space")); }
  Action jar() { return act::jar(numbered()); }
  Action outsider() {
    return act::outsider(place_in_row(s_.outsiders, facts_.outsiders, "paladins.notation.outsider"));
  }
  Action clear() { return act::clear(space()); }
  Action decline() { return act::decline(); }
  Action discard() { return act::discard(); }
  Action option() { return act::option(numbered()); }
  Action in();
  Action reward() { return act::reward(numbered()); }
  Action use();
  Action done() { return act::done(); }
  Action keep();

  const Facts& facts_;
  const State& s_;
  const Player& player_;
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
  if (next_number()) return numbered();
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

Action ActionReader::hire() {
  const std::size_t slot = townsfolk();
  return act::hire(slot, debt());
}

Action ActionReader::dismiss() {
  const std::size_t slot = townsfolk();
  return act::dismiss(slot, debt());
}

Action ActionReader::split() {
  const Paladin used = paladin(), top = paladin();
  return act::split(used, top, paladin());
}

template <Space action>
Action ActionReader::take() {
  return act::take(action, more() ? numbered() : 0);
}

Action ActionReader::workers() {
  Spots spots = no_workers;
  spots[0] = worker_or_none();
  for (std::size_t i = 1; i < most_spots && understood() && more(); ++i) spots[i] = worker_or_none();
  return act::workers(spots);
}

Action ActionReader::workshop() {
  const Space action = space();
  return act::workshop(action, numbered());
}

Action ActionReader::in() {
  expect("order");
  return act::as_offered();
}

// A kind of townsfolk means the first such card one has.
Action ActionReader::use() {
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

const std::vector<ActionReader::Verb>& ActionReader::verbs() {
  static const std::vector<Verb> list = {
      {"hire", &ActionReader::hire},
      {"dismiss", &ActionReader::dismiss},
      {"split", &ActionReader::split},
      {"tavern", &ActionReader::tavern},
      {"develop", &ActionReader::take<Space::develop>},
      {"recruit", &ActionReader::take<Space::recruit>},
      {"hunt", &ActionReader::take<Space::hunt>},
      {"trade", &ActionReader::take<Space::trade>},
      {"pray", &ActionReader::take<Space::pray>},
      {"conspire", &ActionReader::take<Space::conspire>},
      {"commission", &ActionReader::take<Space::commission>},
      {"fortify", &ActionReader::take<Space::fortify>},
      {"garrison", &ActionReader::take<Space::garrison>},
      {"absolve", &ActionReader::take<Space::absolve>},
      {"attack", &ActionReader::take<Space::attack>},
      {"convert", &ActionReader::take<Space::convert>},
      {"favour", &ActionReader::favour},
      {"pass", &ActionReader::pass},
      {"workers", &ActionReader::workers},
      {"workshop", &ActionReader::workshop},
      {"space", &ActionReader::map_space},
      {"jar", &ActionReader::jar},
      {"outsider", &ActionReader::outsider},
      {"clear", &ActionReader::clear},
      {"decline", &ActionReader::decline},
      {"discard", &ActionReader::discard},
      {"option", &ActionReader::option},
      {"in", &ActionReader::in},
      {"reward", &ActionReader::reward},
      {"use", &ActionReader::use},
      {"done", &ActionReader::done},
      {"keep", &ActionReader::keep},
  };
  return list;
}

}  // namespace

Result<Action> read_action(const Facts& facts, const State& s, Seat seat, std::string_view text) {
  return ActionReader(facts, s, seat, text).read();
}

}  // namespace ludarium::paladins
