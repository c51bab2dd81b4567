#include "games/scythe/checks/why.hpp"

#include <bit>

#include "games/scythe/text/names.hpp"
#include "games/scythe/text/wording/phrases.hpp"

namespace ludarium::scythe {
namespace {

using Detail = std::optional<Message>;

// As much of everything in the cost as the player has.
Phrases stock_for(const Player& player, const Cost& cost) {
  Phrases list;
  if (cost.coins) list.push_back(amount(counted(Item::coins, player.coins)));
  if (cost.popularity) list.push_back(amount(counted(Item::popularity, player.popularity)));
  if (cost.power) list.push_back(amount(counted(Item::power, player.power)));
  if (cost.cards) list.push_back(amount(counted(Item::cards, hand_size(player))));
  return list;
}

Detail lacking_for(const Player& player, const Cost& cost) {
  if (can_pay(player, cost)) return std::nullopt;
  const Cost tracks{.coins = cost.coins, .popularity = cost.popularity, .power = cost.power, .cards = cost.cards};
  return Message{"scythe.why.cost", {{"cost", cost_of(tracks)}, {"have", stock_for(player, tracks)}}};
}

Detail lacking_for(const Look& look, const Payment& payment) {
  const int have = tokens_for(look, payment);
  if (have >= payment.left) return std::nullopt;
  if (payment.resource != Resource::none)
    return Message{"scythe.why.tokens", {{"cost", counted(payment.resource, payment.left)}, {"have", number(have)}}};
  return Message{payment.different ? "scythe.why.different_tokens" : "scythe.why.any_tokens",
                 {{"cost", Counted{"scythe.resource", payment.left}}, {"have", number(have)}}};
}

Detail still_to_pay(const Payment& payment) {
  if (payment.resource == Resource::none || payment.left == 0) return std::nullopt;
  return Message{"scythe.why.left_to_pay", {{"cost", counted(payment.resource, payment.left)}}};
}

Detail beyond_own_coins(const Player& player, int gift) {
  if (gift > player.coins)
    return Message{"scythe.why.gift",
                   {{"gift", counted(Item::coins, gift)}, {"have", counted(Item::coins, player.coins)}}};
  if (gift > largest_gift) return Message{"scythe.why.gift_at_once", {{"most", counted(Item::coins, largest_gift)}}};
  return std::nullopt;
}

Detail beyond_dial(const Facts& facts, const Player& player) {
  return Message{"scythe.why.dial", {{"end", number(facts.dial_max)}, {"have", counted(Item::power, player.power)}}};
}

Detail beyond_cards(const Look& look, Seat seat, Action fight) {
  const auto& hand = look.s.player(seat).hand;
  int cards = 0;
  for (std::size_t value = 0; value < card_values; ++value) {
    cards += fight.arg[1 + value];
    if (fight.arg[1 + value] > hand[value])
      return Message{"scythe.why.hand",
                     {{"value", number(look.facts.card_value[value])}, {"have", counted(Item::cards, hand[value])}}};
  }
  const int limit = card_limit(look, seat == look.s.active ? attacker : defender);
  if (cards <= limit) return std::nullopt;
  return Message{"scythe.why.card_limit", {{"most", counted(Item::cards, limit)}, {"named", number(cards)}}};
}

Detail units_used_up(const Moving& moving) {
  return Message{"scythe.why.units", {{"most", Counted{"scythe.unit", moving.units}}}};
}

Detail steps_left_for(const Look& look, Unit u) {
  return Message{"scythe.why.steps",
                 {{"unit", unit(look.facts, look.mover(), u)},
                  {"place", place(look.facts, place_of(look.mover(), u))},
                  {"steps", Counted{"scythe.step", steps_left(look, u)}}}};
}

Detail nothing_to_load(const Look& look, Resource resource) {
  const Hex from = place_of(look.mover(), look.s.moving.unit);
  const int there = look.s.tokens[index(from)][index(resource)], loaded = look.s.moving.chosen_tokens[index(resource)];
  if (loaded < there) return std::nullopt;
  return Message{"scythe.why.load",
                 {{"place", place(look.facts, from)}, {"there", counted(resource, there)}, {"loaded", number(loaded)}}};
}

Detail no_worker_to_load(const Look& look, Action load) {
  const Moving& m = look.s.moving;
  const Hex from = place_of(look.mover(), m.unit);
  const unsigned waiting = workers_at(look.mover(), from) & ~m.chosen_workers;
  const unsigned walked = static_cast<unsigned>(m.started >> combat_units) & waiting;
  const unsigned wanted = load == act::load_walked_worker() ? walked : waiting & ~walked;
  if (wanted) return std::nullopt;
  return Message{"scythe.why.load_worker",
                 {{"place", place(look.facts, from)},
                  {"fresh", number(std::popcount(waiting & ~walked))},
                  {"walked", number(std::popcount(walked))},
                  {"loaded", number(std::popcount(m.chosen_workers))}}};
}

Detail next_in_retreat(const Look& look, Seat seat, Action retreat) {
  const Unit next = next_to_retreat(look, seat);
  const Player& player = look.s.player(seat);
  if (static_cast<Unit>(retreat.arg[0]) != next)
    return Message{"scythe.why.retreats_next", {{"unit", unit(look.facts, player, next)}}};
  return Message{"scythe.why.retreats_with",
                 {{"most", number(is_mech(next) ? count_at(player.workers, look.s.combat.hex) : 0)}}};
}

Detail said_already(bool said) {
  if (!said) return std::nullopt;
  return Message{"scythe.why.said_already", {}};
}

Detail other_count_of_hexes(const Look& look, int named) {
  if (named == look.s.produce_left) return std::nullopt;
  return Message{"scythe.why.territories",
                 {{"most", Counted{"scythe.territory", look.s.produce_left}}, {"named", number(named)}}};
}

Detail beyond_yield(const Look& look, Hex hex, int amount) {
  const int most = yield_at(look, hex);
  if (amount >= 1 && amount <= most) return std::nullopt;
  return Message{"scythe.why.yield", {{"place", place(look.facts, hex)}, {"most", number(most)}}};
}

Detail beyond_free_tokens(const Look& look, int named) {
  if (named <= look.s.gain.any) return std::nullopt;
  return Message{"scythe.why.free_tokens",
                 {{"most", Counted{"scythe.resource", look.s.gain.any}}, {"named", number(named)}}};
}

Detail squares_full(const Look& look, BottomAction bottom) {
  const int squares = look.facts.of(look.mover().mat).column[index(bottom)].squares;
  if (look.mover().cubes_on[index(bottom)] < squares) return std::nullopt;
  return Message{"scythe.why.squares", {{"action", term(bottom)}, {"squares", number(squares)}}};
}

Detail objective_stars_placed(const Look& look, Seat seat) {
  return Message{"scythe.why.objective_stars",
                 {{"have", number(look.s.player(seat).stars[index(Goal::objective)])},
                  {"most", number(objective_star_limit(look, seat))}}};
}

Detail short_of_objective(const Look& look, Seat seat, std::size_t number_of_card) {
  const auto unmet = unmet_bound(look, seat, number_of_card);
  if (!unmet) return std::nullopt;
  if (unmet->have < unmet->bound.at_least)
    return Message{"scythe.why.objective_least",
                   {{"least", number(unmet->bound.at_least)}, {"have", number(unmet->have)}}};
  return Message{"scythe.why.objective_most", {{"most", number(unmet->bound.at_most)}, {"have", number(unmet->have)}}};
}

Detail token_placed(const Look& look) {
  const Player& player = look.mover();
  if (player.section == no_section) return std::nullopt;
  if (player.section == factory_section) return Message{"scythe.why.token_on_factory", {}};
  return Message{"scythe.why.token", {{"section", term(column_of(look).top)}}};
}

Detail stands_already(const Look& look, Hex hex) {
  if (hex == Hex::none) return std::nullopt;
  return Message{"scythe.why.stands", {{"place", place(look.facts, hex)}}};
}

// ---- by kind: a detail belongs to one rule

Hex hex_arg(Action a, std::size_t i) { return static_cast<Hex>(a.arg[i]); }

int named_hexes(Action produce_on) {
  return static_cast<int>(std::count_if(produce_on.arg.begin(), produce_on.arg.begin() + 3,
                                        [](std::uint8_t hex) { return static_cast<Hex>(hex) != Hex::none; }));
}

Detail of_reveal(const Look& look, Seat seat, Action a, Rule rule) {
  if (rule == "SC-OBJ-06") return objective_stars_placed(look, seat);
  return rule == "SC-OBJ-04" ? short_of_objective(look, seat, a.arg[0]) : std::nullopt;
}

Detail of_produce(const Look& look, Action a, Rule rule) {
  if (rule == "SC-PROD-02") return lacking_for(look.mover(), produce_cost(look));
  if (look.s.ask != Ask::produce) return std::nullopt;
  if (what(a) == Do::produce_on && rule == "SC-PROD-03") return other_count_of_hexes(look, named_hexes(a));
  return what(a) == Do::produce_at && rule == "SC-PROD-04" ? beyond_yield(look, hex_arg(a, 0), a.arg[1]) : std::nullopt;
}

Detail of_step(const Look& look, Action a, Rule rule) {
  if (look.s.ask != Ask::step || index(hex_arg(a, 0)) >= look.facts.hex_count) return std::nullopt;
  if (rule == "SC-MOVE-06") return steps_left_for(look, look.s.moving.unit);
  const bool cargo = rule == "SC-MOVE-07" || rule == "SC-MOVE-09";
  return cargo && look.s.moving.choosing ? Detail(Message{"scythe.why.loading", {}}) : std::nullopt;
}

Detail of_load(const Look& look, Action a, Rule rule) {
  if (look.s.ask != Ask::step || rule == "SC-KEY-17") return std::nullopt;
  const bool token = a.arg[0] < resource_types;
  const Detail missing = token ? nothing_to_load(look, static_cast<Resource>(a.arg[0])) : no_worker_to_load(look, a);
  return missing ? missing : Message{"scythe.why.load_single", {}};
}

Detail of_move(const Look& look, Action a, Rule rule) {
  if (rule == "SC-TURN-05") return Message{"scythe.why.move_over", {}};
  switch (what(a)) {
    case Do::unit:
      return rule == "SC-MOVE-03" ? units_used_up(look.s.moving) : std::nullopt;
    case Do::step:
      return of_step(look, a, rule);
    case Do::load:
      return of_load(look, a, rule);
    default:
      return std::nullopt;
  }
}

Detail of_factory_top(const Look& look) {
  const Cost& cost = factory_card_of(look, look.mover()).cost;
  const Detail tracks = lacking_for(look.mover(), cost);
  return tracks ? tracks : lacking_for(look, token_payment(cost));
}

Detail of_option(const Look& look, Action a) {
  return lacking_for(look.mover(), look.facts.encounter_cards[look.s.encounter_card - 1u].option[a.arg[0]].cost);
}

Detail of_gain(const Look& look, Action a, Rule rule) {
  const Player& player = look.mover();
  if (rule == "SC-UPG-01" && a.arg[0] < cubes_per_faction) return Message{"scythe.why.cube_moved", {}};
  if (rule == "SC-UPG-09" && a.arg[1] < bottom_actions) return squares_full(look, static_cast<BottomAction>(a.arg[1]));
  if (rule == "SC-DEP-01" && a.arg[0] < mechs_per_faction) return stands_already(look, player.mechs[a.arg[0]]);
  if (rule == "SC-BUILD-01" && a.arg[0] < structures_per_faction)
    return stands_already(look, player.structures[a.arg[0]]);
  if (rule == "SC-ENL-01" && a.arg[0] < bottom_actions) return Message{"scythe.why.enlisted", {}};
  if (rule == "SC-ENC-21" || rule == "SC-TRADE-03")
    return beyond_free_tokens(look, a.arg[1] + a.arg[2] + a.arg[3] + a.arg[4]);
  return std::nullopt;
}

Detail numbers_behind(const Look& look, Seat seat, Action a, Rule rule) {
  const auto only_by = [&](const char* id, auto detail) { return rule == id ? Detail(detail()) : std::nullopt; };
  switch (what(a)) {
    case Do::gift:
      return only_by("SC-ALLY-02", [&] { return beyond_own_coins(look.s.player(seat), a.arg[1] + 256 * a.arg[2]); });
    case Do::in_part:
      return only_by("SC-TURN-08", [&] { return said_already(seat == look.s.active && look.s.in_part == a.arg[0]); });
    case Do::standing_order:
      return only_by("SC-ENL-12", [&] { return said_already(look.rules().ongoing_bonus_optional); });
    case Do::section:
      return look.s.ask == Ask::section ? std::nullopt : only_by("SC-TURN-01", [&] { return token_placed(look); });
    case Do::reveal:
      return of_reveal(look, seat, a, rule);
    case Do::bolster:
      return only_by("SC-BOLS-01", [&] { return lacking_for(look.mover(), {.coins = look.facts.top.bolster_cost}); });
    case Do::trade:
      return only_by("SC-TRADE-01", [&] { return lacking_for(look.mover(), {.coins = look.facts.top.trade_cost}); });
    case Do::produce:
    case Do::produce_on:
    case Do::produce_at:
      return of_produce(look, a, rule);
    case Do::unit:
    case Do::step:
    case Do::load:
    case Do::stop:
    case Do::end_move:
      return of_move(look, a, rule);
    case Do::fight:
      if (rule == "SC-COMB-07") return beyond_dial(look.facts, look.s.player(seat));
      return only_by("SC-COMB-08", [&] { return beyond_cards(look, seat, a); });
    case Do::retreat:
      return only_by("SC-RETR-04", [&] { return next_in_retreat(look, seat, a); });
    case Do::option:
      return only_by("SC-ENC-06", [&] { return of_option(look, a); });
    case Do::factory_top:
      return only_by("SC-FTRY-16", [&] { return of_factory_top(look); });
    case Do::bottom:
      return only_by("SC-TURN-07", [&] { return lacking_for(look, bottom_payment(look)); });
    case Do::pay:
      return only_by("SC-BOT-01",
                     [&] { return still_to_pay(look.s.ask == Ask::bottom ? bottom_payment(look) : look.s.payment); });
    case Do::tokens:
    case Do::upgrade:
    case Do::deploy:
    case Do::build:
    case Do::enlist:
      return of_gain(look, a, rule);
    default:
      return std::nullopt;
  }
}

}  // namespace

Verdict refusal(const Look& look, Seat seat, Action action, Rule rule) {
  Verdict verdict{false, rule.id(), numbers_behind(look, seat, action, rule), {}};
  if (look.s.edition != Edition::standard) verdict.edition = name(look.s.edition);
  return verdict;
}

}  // namespace ludarium::scythe
