// Reading the notation. Whatever is well formed is read, legal or not, so that the rules can say why it is not.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "core/word_reader.hpp"
#include "games/scythe/rules/board.hpp"
#include "games/scythe/text/names.hpp"
#include "games/scythe/text/text.hpp"

namespace ludarium::scythe {
namespace {

constexpr std::size_t most_tokens = 255;  // of a kind, in one action

class ActionReader : WordReader {
 public:
  ActionReader(const Facts& facts, const State& s, Seat seat, std::string_view text)
      : WordReader(text), facts_(facts), s_(s), player_(s.player(seat)) {}

  Result<Action> read() { return read_verb<ActionReader>(*this, verbs()); }

 private:
  using Verb = WordReader::Verb<ActionReader>;
  static const std::vector<Verb>& verbs();

  using WordReader::one_of;
  template <class E>
  E one_of() {
    return static_cast<E>(one_of(names<E>()));
  }

  Hex hex();
  MessageArg places_like(std::string_view word) const;
  Seat seat();
  std::size_t card();
  std::uint8_t card_or_none() { return accept("with") ? static_cast<std::uint8_t>(card()) : no_card; }
  Unit unit();
  std::size_t mech_by_ability();

  Action section();
  Action skip() { return act::skip(); }
  Action end() { return accept("move") ? act::end_move() : act::end_turn(); }
  Action reveal() { return act::reveal(static_cast<std::uint8_t>(number(1, 254))); }
  Action in_part();
  Action bolster();
  Action trade();
  Action coins() { return act::move_coins(); }
  Action move() { return act::move_units(); }
  Action produce();
  Action unit_to_move();
  Action load();
  Action go();
  Action stop() { return act::stop(); }
  Action battle() { return act::battle(hex()); }
  Action use() { return act::ability(true); }
  Action pass() { return act::ability(false); }
  Action fight();
  Action retreat();
  Action meet();
  Action option();
  Action factory();
  Action bottom_of_mat() { return act::bottom(card_or_none()); }
  template <BottomAction bottom>
  Action bottom_named();
  Action pay();
  Action take();
  Action tokens();
  Action cube();
  Action mech();
  Action structure();
  Action recruit();
  Action peek() { return act::peek(seat()); }
  Action transport();
  Action done() { return act::done(); }
  Action gift();
  Action delay() { return act::delay(seat()); }
  Action order();

  const Facts& facts_;
  const State& s_;
  const Player& player_;
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

Action ActionReader::in_part() {
  if (accept("full")) return act::in_part(false);
  expect("part");
  return act::in_part();
}

Action ActionReader::bolster() {
  const Names<2> benefits = {"power", "cards"};
  return one_of(benefits) ? act::bolster_cards() : act::bolster_power();
}

Action ActionReader::trade() {
  const Names<2> benefits = {"tokens", "popularity"};
  return one_of(benefits) ? act::trade_popularity() : act::trade_tokens();
}

Action ActionReader::produce() {
  if (accept("at")) {
    const Hex at = hex();
    return act::produce_at(at, number(0, 255));
  }
  if (!accept("on")) return act::produce();
  std::array<Hex, 3> on{Hex::none, Hex::none, Hex::none};
  for (std::size_t i = 0; i < on.size() && (i == 0 || more()); ++i)
    if (!accept("nothing")) on[i] = hex();
  return act::produce_on(on[0], on[1], on[2]);
}

Action ActionReader::unit_to_move() { return act::unit(unit()); }

Action ActionReader::load() {
  const Names<6> cargo = {"oil", "metal", "wood", "food", "worker", "walked"};
  return act::make(Do::load, one_of(cargo));
}

Action ActionReader::go() {
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

Action ActionReader::meet() {
  const Names<2> answers = {"no", "yes"};
  return act::meet(one_of(answers) == 1);
}

Action ActionReader::option() {
  const Names<options_per_encounter> letters = {"a", "b", "c"};
  return act::option(one_of(letters));
}

Action ActionReader::factory() {
  if (accept("card")) return act::factory_card(number(1, static_cast<int>(facts_.factory_cards.size())));
  return act::factory_top(card_or_none());
}

// The four names stand for the one bottom action of the section the token lies on. Before it is placed any may be
// meant; afterwards another name would be misread.
template <BottomAction bottom>
Action ActionReader::bottom_named() {
  const bool chosen = s_.stage != Stage::section && player_.section < sections;
  if (chosen && player_.section != index(bottom) && understood())
    refuse(
        {"scythe.notation.other_bottom",
         {{"expected", literal(name(static_cast<BottomAction>(player_.section)))}, {"found", literal(name(bottom))}}});
  return act::bottom(card_or_none());
}

Action ActionReader::pay() {
  if (accept("rest")) return act::pay_rest();
  if (accept("card")) return act::pay_card(card());
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

Action ActionReader::cube() {
  const Cube from = one_of<Cube>();
  expect(">");
  return act::upgrade(from, one_of<BottomAction>());
}

Action ActionReader::mech() {
  const std::size_t which = mech_by_ability();
  expect("@");
  return act::deploy(which, hex());
}

Action ActionReader::structure() {
  const Structure which = one_of<Structure>();
  expect("@");
  return act::build(which, hex());
}

Action ActionReader::recruit() {
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

Action ActionReader::order() {
  const Names<2> answers = {"take", "decline"};
  const bool decline = one_of(answers) == 1;
  return act::standing_order(one_of<BottomAction>(), decline);
}

const std::vector<ActionReader::Verb>& ActionReader::verbs() {
  static const std::vector<Verb> list = {
      {"section", &ActionReader::section},
      {"skip", &ActionReader::skip},
      {"end", &ActionReader::end},
      {"reveal", &ActionReader::reveal},
      {"in", &ActionReader::in_part},
      {"bolster", &ActionReader::bolster},
      {"trade", &ActionReader::trade},
      {"coins", &ActionReader::coins},
      {"move", &ActionReader::move},
      {"produce", &ActionReader::produce},
      {"unit", &ActionReader::unit_to_move},
      {"load", &ActionReader::load},
      {"go", &ActionReader::go},
      {"stop", &ActionReader::stop},
      {"battle", &ActionReader::battle},
      {"use", &ActionReader::use},
      {"pass", &ActionReader::pass},
      {"fight", &ActionReader::fight},
      {"retreat", &ActionReader::retreat},
      {"meet", &ActionReader::meet},
      {"option", &ActionReader::option},
      {"factory", &ActionReader::factory},
      {"do", &ActionReader::bottom_of_mat},
      {"upgrade", &ActionReader::bottom_named<BottomAction::upgrade>},
      {"deploy", &ActionReader::bottom_named<BottomAction::deploy>},
      {"build", &ActionReader::bottom_named<BottomAction::build>},
      {"enlist", &ActionReader::bottom_named<BottomAction::enlist>},
      {"pay", &ActionReader::pay},
      {"take", &ActionReader::take},
      {"tokens", &ActionReader::tokens},
      {"cube", &ActionReader::cube},
      {"mech", &ActionReader::mech},
      {"structure", &ActionReader::structure},
      {"recruit", &ActionReader::recruit},
      {"peek", &ActionReader::peek},
      {"transport", &ActionReader::transport},
      {"done", &ActionReader::done},
      {"gift", &ActionReader::gift},
      {"delay", &ActionReader::delay},
      {"order", &ActionReader::order},
  };
  return list;
}

}  // namespace

Result<Action> read_action(const Facts& facts, const State& s, Seat seat, std::string_view text) {
  return ActionReader(facts, s, seat, text).read();
}

}  // namespace ludarium::scythe
