// Reading the notation. Whatever is well formed is read, legal or not, so that the rules can say why it is not.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "core/notation.hpp"
#include "games/scythe/rules/board.hpp"
#include "games/scythe/text/names.hpp"
#include "games/scythe/text/text.hpp"
#include "games/scythe/text/vocabulary.hpp"

namespace ludarium::scythe {
namespace {

constexpr std::size_t most_tokens = 255;  // of a kind, in one action

class ActionReader : public NotationReader<ActionReader, Do, Facts, State> {
 public:
  using NotationReader::NotationReader;
  Action operands(Do kind, std::size_t verb);

 private:
  Hex hex();
  MessageArg places_like(std::string_view word) const;
  Seat seat();
  std::size_t card();
  std::uint8_t card_or_none() { return accept("with") ? static_cast<std::uint8_t>(card()) : no_card; }
  Unit unit();
  std::size_t mech_by_ability();

  Action operands_of_gain(Do kind, std::size_t verb);
  Action section();
  Action bolster();
  Action trade();
  Action produce_on();
  Action produce_at();
  Action load();
  Action step();
  Action fight();
  Action retreat();
  Action option();
  Action bottom(std::size_t verb);
  Action pay();
  Action take();
  Action tokens();
  Action upgrade();
  Action deploy();
  Action build();
  Action enlist();
  Action transport();
  Action gift();
};

Hex ActionReader::hex() {
  auto found = hex_named(facts_, next());
  if (!found && !next().empty())
    for (Hex territory : facts_.territories) {
      std::string short_name = coordinate(facts_, territory);
      short_name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(short_name.front())));
      if (short_name == next()) found = territory;
    }
  if (found)
    advance();
  else
    fail(places_like(next()));
  return found.value_or(Hex::none);
}

MessageArg ActionReader::places_like(std::string_view word) const {
  const auto like = sharing_a_part(hex_names(facts_), word);
  if (like.empty()) return inner({"scythe.notation.place", {{"example", literal(hex_name(facts_, Hex{}))}}});
  return any_of(like);
}

Seat ActionReader::seat() {
  if (const auto found = seat_named(s_, next())) {
    advance();
    return *found;
  }
  std::vector<std::string_view> playing;
  for (Seat other : s_.seats()) playing.push_back(name(s_.player(other).faction));
  fail(any_of(playing));
  return Seat::none;
}

std::size_t ActionReader::card() {
  const auto value = next_number();
  for (std::size_t i = 0; value && i < card_values; ++i)
    if (facts_.card_value[i] == *value) {
      advance();
      return i;
    }
  fail(inner({"scythe.notation.card", {{"values", any_of(facts_.card_value)}}}));
  return 0;
}

Unit ActionReader::unit() {
  if (accept("rest")) return Unit::none;
  if (accept("worker")) {
    expect("@");
    const Hex at = hex();
    for (std::size_t i = 0; i < workers_per_faction; ++i)
      if (at != Hex::none && player_.workers[i] == at && !(s_.moving.started >> index(worker(i)) & 1u))
        return worker(i);
    refuse({"scythe.notation.no_worker", {{"place", literal(hex_name(facts_, at))}}});
    return Unit::none;
  }
  return unit_at(one_of(unit_names));
}

std::size_t ActionReader::mech_by_ability() { return one_of(mech_names(facts_, player_.faction)); }

Action ActionReader::section() {
  const auto found = section_named(facts_, player_.mat, next());
  if (found)
    advance();
  else
    fail(fmt::format("{}, factory", fmt::join(top_action_names, ", ")));
  return act::section(found.value_or(0));
}

Action ActionReader::bolster() {
  const Names<2> benefits = {"power", "cards"};
  return one_of(benefits) ? act::bolster_cards() : act::bolster_power();
}

Action ActionReader::trade() {
  const Names<2> benefits = {"tokens", "popularity"};
  return one_of(benefits) ? act::trade_popularity() : act::trade_tokens();
}

Action ActionReader::produce_on() {
  std::array<Hex, 3> on{Hex::none, Hex::none, Hex::none};
  for (std::size_t i = 0; i < on.size() && (i == 0 || more()); ++i)
    if (!accept("nothing")) on[i] = hex();
  return act::produce_on(on[0], on[1], on[2]);
}

Action ActionReader::produce_at() {
  const Hex at = hex();
  return act::produce_at(at, number(0, 255));
}

Action ActionReader::load() {
  const Names<6> cargo = {"oil", "metal", "wood", "food", "worker", "walked"};
  return act::make(Do::load, one_of(cargo));
}

Action ActionReader::step() {
  const Hex to = hex();
  return act::step(to, accept("+") ? one_of<Load>() : Load::nothing);
}

Action ActionReader::fight() {
  Action action = act::fight(number(0, 255));
  while (accept("+")) {
    std::uint8_t& count = action.arg[1 + card()];
    if (count == 255) fail(inner({"scythe.notation.card_limit", {{"most", ludarium::number(count)}}}));
    ++count;
  }
  return action;
}

Action ActionReader::retreat() {
  const Unit who = unit();
  const Hex to = hex();
  if (!accept("+")) return act::retreat(who, to);
  const bool attached = accept_suffix('w');
  const std::size_t along = number(0, workers_per_faction);
  if (!attached) accept("w");
  return act::retreat(who, to, along);
}

Action ActionReader::option() {
  const Names<options_per_encounter> letters = {"a", "b", "c"};
  return act::option(one_of(letters));
}

// The four names stand for the one bottom action of the section the token lies on. Before it is placed any may be
// meant; afterwards another name would be misread.
Action ActionReader::bottom(std::size_t verb) {
  const bool named = verb > 0;  // not just "do"
  const bool chosen = s_.stage != Stage::section && player_.section < sections;
  if (named && chosen && player_.section != verb - 1)
    refuse({"scythe.notation.other_bottom",
            {{"expected", literal(name(static_cast<BottomAction>(player_.section)))},
             {"found", literal(bottom_action_names[verb - 1])}}});
  return act::bottom(card_or_none());
}

Action ActionReader::pay() {
  if (!place_in(resource_names, next())) fail(fmt::format("rest, card, {}", fmt::join(resource_names, ", ")));
  const Resource resource = one_of<Resource>();
  expect("@");
  return act::pay(hex(), resource);
}

Action ActionReader::take() {
  const Item item = one_of<Item>();
  return act::take(item, accept("@") ? hex() : Hex::none);
}

Action ActionReader::tokens() {
  std::array<std::size_t, resource_types> count{};
  const bool none = accept("none");
  while (!none && understood() && next() != "@") {
    const std::size_t amount = static_cast<std::size_t>(number_if_any().value_or(1));
    count[one_of(resource_names)] += amount;
  }
  expect("@");
  if (std::any_of(count.begin(), count.end(), [](std::size_t n) { return n > most_tokens; }))
    fail(inner({"scythe.notation.token_limit", {{"most", ludarium::number(most_tokens)}}}));
  return act::tokens(hex(), count[0], count[1], count[2], count[3]);
}

Action ActionReader::upgrade() {
  const Cube from = one_of<Cube>();
  expect(">");
  return act::upgrade(from, one_of<BottomAction>());
}

Action ActionReader::deploy() {
  const std::size_t which = mech_by_ability();
  expect("@");
  return act::deploy(which, hex());
}

Action ActionReader::build() {
  const Structure which = one_of<Structure>();
  expect("@");
  return act::build(which, hex());
}

Action ActionReader::enlist() {
  const BottomAction from = one_of<BottomAction>();
  expect(">");
  return act::enlist(from, one_of<OneTimeBonus>());
}

Action ActionReader::transport() {
  const Hex to = hex();
  if (accept("all")) return act::transport(to, transport_everything);
  if (const auto token = place_in(resource_names, next())) {
    advance();
    return act::transport(to, transport_token + *token);
  }
  return act::transport(to, one_of(unit_names));
}

Action ActionReader::gift() {
  const Seat to = seat();
  return act::gift(to, number(0, 65535));
}

Action ActionReader::operands_of_gain(Do kind, std::size_t verb) {
  switch (kind) {
    case Do::pay:
      return pay();
    case Do::pay_card:
      return act::pay_card(card());
    case Do::take:
      return take();
    case Do::tokens:
      return tokens();
    case Do::upgrade:
      return upgrade();
    case Do::deploy:
      return deploy();
    case Do::build:
      return build();
    case Do::enlist:
      return enlist();
    case Do::peek:
      return act::peek(seat());
    case Do::transport:
      return transport();
    case Do::gift:
      return gift();
    case Do::delay:
      return act::delay(seat());
    case Do::standing_order:
      return act::standing_order(one_of<BottomAction>(), verb == 1);
    default:
      return act::make(kind);
  }
}

Action ActionReader::operands(Do kind, std::size_t verb) {
  switch (kind) {
    case Do::section:
      return section();
    case Do::reveal:
      return act::reveal(static_cast<std::uint8_t>(number(1, 254)));
    case Do::in_part:
    case Do::ability:
    case Do::meet:
      return act::make(kind, verb);
    case Do::bolster:
      return bolster();
    case Do::trade:
      return trade();
    case Do::produce_on:
      return produce_on();
    case Do::produce_at:
      return produce_at();
    case Do::unit:
      return act::unit(unit());
    case Do::load:
      return load();
    case Do::step:
      return step();
    case Do::battle:
      return act::battle(hex());
    case Do::fight:
      return fight();
    case Do::retreat:
      return retreat();
    case Do::option:
      return option();
    case Do::factory_card:
      return act::factory_card(number(1, static_cast<int>(facts_.factory_cards.size())));
    case Do::factory_top:
      return act::factory_top(card_or_none());
    case Do::bottom:
      return bottom(verb);
    default:
      return operands_of_gain(kind, verb);
  }
}

}  // namespace

Result<Action> read_action(const Facts& facts, const State& s, Seat seat, std::string_view text) {
  return ActionReader({facts, s, seat}, text).read(vocabulary());
}

}  // namespace ludarium::scythe
