// Reading the notation. Whatever is well formed is read, legal or not, so that the rules can say why it is not.
#include <fmt/format.h>

#include <algorithm>

#include "core/notation.hpp"
#include "games/settlers/rules/play.hpp"
#include "games/settlers/text/names.hpp"
#include "games/settlers/text/notation/listed.hpp"
#include "games/settlers/text/text.hpp"
#include "games/settlers/text/vocabulary.hpp"

namespace ludarium::settlers {
namespace {

class ActionReader : public NotationReader<ActionReader, Do, Facts, State> {
 public:
  using NotationReader::NotationReader;
  Action operands(Do kind, std::size_t);
  const CardSet& by_title() const { return by_title_; }

 private:
  CardId card(const CardSet& meant);
  std::optional<CardId> card_like(std::string_view word, const CardSet& meant) const;
  MessageArg cards_like(std::string_view word) const;
  CardSet own() const { return holdings({facts_, s_}, seat_); }
  CardSet foreign() const;
  Good good_or_none() { return more() ? one_of<Good>() : Good::none; }
  template <std::size_t kinds>
  std::array<std::uint8_t, 7> amounts();

  Action operands_of_answer(Do kind);
  Action deck();
  Action activate();
  Action lay();
  Action pay();
  Action target();
  Action target_attack();
  Action trigger();
  Action wish();

  CardSet by_title_;  // cards named without the number of a copy
};

CardSet ActionReader::foreign() const {
  CardSet all = s_.virtual_area | s_.traded;
  for (Seat other : s_.seats().without(seat_)) all |= holdings({facts_, s_}, other) | s_.player(other).deals;
  return all;
}

// A title without the number of its copy means the first copy that can be meant here, or else the first of all.
std::optional<CardId> ActionReader::card_like(std::string_view word, const CardSet& meant) const {
  if (const auto exact = card_named(facts_, word)) return exact;
  std::optional<CardId> first;
  for (std::size_t i = 0; i < facts_.card_count(); ++i) {
    if (facts_.title_of(card_at(i)).id != word) continue;
    if (meant.has(card_at(i))) return card_at(i);
    if (!first) first = card_at(i);
  }
  return first;
}

CardId ActionReader::card(const CardSet& meant) {
  const auto found = card_like(next(), meant);
  if (found && facts_.title_of(*found).id == next()) by_title_.add(*found);
  if (found)
    advance();
  else
    fail(cards_like(next()));
  return found.value_or(CardId::none);
}

MessageArg ActionReader::cards_like(std::string_view word) const {
  std::vector<std::string_view> titles;
  for (const Title& title : facts_.titles) titles.push_back(title.id);
  const auto like = sharing_a_part(titles, word);
  if (like.empty()) return inner({"settlers.notation.card", {{"example", literal(facts_.card_id.front())}}});
  return any_of(like);
}

template <std::size_t kinds>
std::array<std::uint8_t, 7> ActionReader::amounts() {
  std::array<std::uint8_t, 7> counts{};
  if (accept("nothing")) return counts;
  do {
    const std::size_t amount = next_number() ? number(0, 255) : 1;
    std::uint8_t& count = counts[one_of(NameList(good_names).first(kinds))];
    if (count + amount > 255) fail(inner({"notation.number", {{"least", 0L}, {"most", 255L}}}));
    count = static_cast<std::uint8_t>(count + amount);
  } while (understood() && more());
  return counts;
}

Action ActionReader::deck() {
  const Names<2> decks = {"common", "faction"};
  return act::deck(one_of(decks) == 1);
}

Action ActionReader::activate() {
  const CardId location = card(own());
  return act::activate(location, more() ? number(0, 255) : 1);
}

Action ActionReader::lay() {
  const auto resource = place_in(good_names, next());
  if (resource) advance();
  const CardId what = resource ? CardId::none : card(player_.hand);
  expect("@");
  const CardId stash = card(own());
  return resource ? act::stash_resource(stash, static_cast<Good>(*resource)) : act::stash_card(stash, what);
}

Action ActionReader::pay() {
  const auto counts = amounts<4>();
  return act::pay(counts[0], counts[1], counts[2], counts[3]);
}

Action ActionReader::target() {
  const auto seat = accept(virtual_player) ? std::optional(Seat::none) : seat_named(s_, next());
  if (seat) {
    if (*seat != Seat::none) advance();
    return act::target_seat(*seat, good_or_none());
  }
  const CardId aim = card(foreign() | player_.hand | player_.deals | own());
  return act::target(aim, good_or_none());
}

Action ActionReader::target_attack() {
  const std::size_t attack = number(1, attack_cards);
  return act::target_attack(attack, good_or_none());
}

Action ActionReader::trigger() {
  const CardId feature = card(s_.firing);
  return act::trigger(feature, place_from_one());
}

Action ActionReader::wish() {
  const Names<2> states = {"off", "on"};
  const Wish which = one_of(wish_names) ? choose_storage : choose_payment;
  return act::wish(which, one_of(states) == 1);
}

Action ActionReader::operands_of_answer(Do kind) {
  switch (kind) {
    case Do::sacrifice:
      return act::sacrifice(card(player_.foundations | player_.empire));
    case Do::pay:
      return pay();
    case Do::hand_card:
    case Do::discard:
      return act::make(kind, card(player_.hand));
    case Do::target:
      return target();
    case Do::target_attack:
      return target_attack();
    case Do::trigger:
      return trigger();
    case Do::pair:
      return act::pair(one_of<Good>());
    case Do::store:
      return {static_cast<std::uint8_t>(kind), amounts<supply_goods>()};
    case Do::attacked:
      return act::attacked(card(player_.empire));
    case Do::wish:
      return wish();
    default:
      return act::make(kind);
  }
}

Action ActionReader::operands(Do kind, std::size_t) {
  switch (kind) {
    case Do::pick:
      return act::pick(card(s_.row | s_.looked | player_.offer));
    case Do::source:
      return act::source(card(s_.sources));
    case Do::deck:
      return deck();
    case Do::option:
      return act::option(place_from_one());
    case Do::build:
    case Do::deal:
    case Do::raze_hand:
      return act::make(kind, card(player_.hand));
    case Do::raze:
      return act::raze(card(foreign()));
    case Do::activate:
      return activate();
    case Do::send:
      return act::send(number(0, 255));
    case Do::copy:
    case Do::defend:
    case Do::samurai:
      return act::make(kind, card(own()));
    case Do::stash_card:
      return lay();
    default:
      return operands_of_answer(kind);
  }
}

}  // namespace

Result<Action> read_action(const Facts& facts, const State& s, Seat seat, std::string_view text,
                           const ActionList& listed) {
  ActionReader reader({facts, s, seat}, text);
  const auto written = reader.read(vocabulary());
  return written ? as_listed(facts, listed, *written, reader.by_title()) : written;
}

}  // namespace ludarium::settlers
