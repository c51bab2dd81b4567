// Reading the notation. Whatever is well formed is read, legal or not, so that the rules can say why it is not.
#include <fmt/format.h>

#include <algorithm>

#include "core/word_reader.hpp"
#include "games/settlers/rules/play.hpp"
#include "games/settlers/text/names.hpp"
#include "games/settlers/text/notation/listed.hpp"
#include "games/settlers/text/text.hpp"

namespace ludarium::settlers {
namespace {

class ActionReader : WordReader {
 public:
  ActionReader(const Facts& facts, const State& s, Seat seat, std::string_view text)
      : WordReader(text), facts_(facts), s_(s), player_(s.player(seat)), seat_(seat) {}

  Result<Action> read() { return read_verb<ActionReader>(*this, verbs()); }
  const CardSet& by_title() const { return by_title_; }

 private:
  using Verb = WordReader::Verb<ActionReader>;
  static const std::vector<Verb>& verbs();

  CardId card(const CardSet& meant);
  std::optional<CardId> card_like(std::string_view word, const CardSet& meant) const;
  MessageArg cards_like(std::string_view word) const;
  CardSet own() const { return holdings({facts_, s_}, seat_); }
  CardSet foreign() const;
  Good good() { return static_cast<Good>(one_of(good_names)); }
  std::size_t option_number() {  // written from 1
    const std::size_t written = number(1, 256);
    return written ? written - 1 : 0;
  }
  Good good_or_none() { return more() ? good() : Good::none; }
  template <std::size_t kinds>
  std::array<std::uint8_t, 7> amounts();

  Action pick() { return act::pick(card(s_.row | s_.looked | player_.offer)); }
  Action source() { return act::source(card(s_.sources)); }
  Action draw();
  Action option() { return act::option(option_number()); }
  Action copy() { return act::copy(card(own())); }
  Action take() { return act::take(); }
  Action give();
  Action build() { return act::build(card(player_.hand)); }
  Action deal() { return act::deal(card(player_.hand)); }
  Action raze();
  Action activate();
  Action send() { return act::send(number(0, 255)); }
  Action pass() { return act::pass(); }
  Action defend() { return act::defend(card(own())); }
  Action samurai() { return act::samurai(card(own())); }
  Action lay();
  Action end() { return act::end_turn(); }
  Action sacrifice() { return act::sacrifice(card(player_.foundations | player_.empire)); }
  Action pay();
  Action target();
  Action fire();
  Action done() { return act::done(); }
  Action pair() { return act::pair(good()); }
  Action discard() { return act::discard(card(player_.hand)); }
  Action keep();
  Action lose() { return act::attacked(card(player_.empire)); }
  Action wish();

  const Facts& facts_;
  const State& s_;
  const Player& player_;
  Seat seat_;
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

Action ActionReader::draw() {
  const Names<2> decks = {"common", "faction"};
  return act::deck(one_of(decks) == 1);
}

Action ActionReader::give() { return accept("up") ? act::give_up() : act::hand_card(card(player_.hand)); }

Action ActionReader::raze() { return accept("hand") ? act::raze_hand(card(player_.hand)) : act::raze(card(foreign())); }

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
  if (accept("attack")) {
    const std::size_t attack = number(1, attack_cards);
    return act::target_attack(attack, good_or_none());
  }
  const auto seat = accept(virtual_player) ? std::optional(Seat::none) : seat_named(s_, next());
  if (seat) {
    if (*seat != Seat::none) advance();
    return act::target_seat(*seat, good_or_none());
  }
  const CardId aim = card(foreign() | player_.hand | player_.deals | own());
  return act::target(aim, good_or_none());
}

Action ActionReader::fire() {
  const CardId feature = card(s_.firing);
  return act::trigger(feature, option_number());
}

Action ActionReader::keep() { return {static_cast<std::uint8_t>(Do::store), amounts<supply_goods>()}; }

Action ActionReader::wish() {
  const Names<2> states = {"off", "on"};
  const Wish which = one_of(wish_names) ? choose_storage : choose_payment;
  return act::wish(which, one_of(states) == 1);
}

const std::vector<ActionReader::Verb>& ActionReader::verbs() {
  static const std::vector<Verb> list = {
      {"pick", &ActionReader::pick},     {"source", &ActionReader::source},     {"draw", &ActionReader::draw},
      {"option", &ActionReader::option}, {"copy", &ActionReader::copy},         {"take", &ActionReader::take},
      {"give", &ActionReader::give},     {"build", &ActionReader::build},       {"deal", &ActionReader::deal},
      {"raze", &ActionReader::raze},     {"activate", &ActionReader::activate}, {"send", &ActionReader::send},
      {"pass", &ActionReader::pass},     {"defend", &ActionReader::defend},     {"samurai", &ActionReader::samurai},
      {"lay", &ActionReader::lay},       {"end", &ActionReader::end},           {"sacrifice", &ActionReader::sacrifice},
      {"pay", &ActionReader::pay},       {"target", &ActionReader::target},     {"fire", &ActionReader::fire},
      {"done", &ActionReader::done},     {"pair", &ActionReader::pair},         {"discard", &ActionReader::discard},
      {"keep", &ActionReader::keep},     {"lose", &ActionReader::lose},         {"wish", &ActionReader::wish},
  };
  return list;
}

}  // namespace

Result<Action> read_action(const Facts& facts, const State& s, Seat seat, std::string_view text,
                           const ActionList& listed) {
  ActionReader reader(facts, s, seat, text);
  const auto written = reader.read();
  return written ? as_listed(facts, listed, *written, reader.by_title()) : written;
}

}  // namespace ludarium::settlers
