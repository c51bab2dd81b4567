#include "games/scythe/checks/why_detail.hpp"

#include "games/scythe/text/wording/phrases.hpp"

namespace ludarium::scythe {
namespace {

// As much of everything in the cost as the player has.
Phrases stock_for(const Player& player, const Cost& cost) {
  Phrases list;
  if (cost.coins) list.push_back(amount(counted(Item::coins, player.coins)));
  if (cost.popularity) list.push_back(amount(counted(Item::popularity, player.popularity)));
  if (cost.power) list.push_back(amount(counted(Item::power, player.power)));
  if (cost.cards) list.push_back(amount(counted(Item::cards, hand_size(player))));
  return list;
}

}  // namespace

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

}  // namespace ludarium::scythe
