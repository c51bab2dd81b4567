// The answers a Scythe decision can get, as 8-byte actions. Constructors on the left of the game's vocabulary,
// accessors for the operands; the bytes themselves are nobody else's business.
// Example: list.push(act::deploy(mech, hex));
#pragma once

#include "core/action.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

enum class Do : std::uint8_t {
  section = 1,    // {section}                   place the action token
  skip,           // {}                          no top action; or no bottom action and so the end of the turn
  end_turn,       // {}                          after the bottom action
  reveal,         // {objective number}
  in_part,        // {0 no, 1 yes}               aside: the next benefit will be taken piece by piece
  bolster,        // {0 power, 1 cards}
  trade,          // {0 tokens, 1 popularity}
  move_coins,     // {}
  move_units,     // {}                          from the mat or the Factory card
  produce,        // {}                          pay, then choose territories
  produce_on,     // {hex, hex, hex}             the whole yield of these; 255 = none
  produce_at,     // {hex, amount}               in part: one territory
  unit,           // {unit}                      the next to move
  load,           // {item}                      0-3 a token, 4 a worker that has not walked, 5 one that has
  step,           // {hex, Load}
  stop,           // {}                          this unit moves no further
  end_move,       // {}                          no further unit moves
  battle,         // {hex}                       the combat to fight next
  ability,        // {0 no, 1 yes}               use the combat ability
  fight,          // {dial, cards of 2, 3, 4, 5}
  retreat,        // {unit, hex, workers along}
  meet,           // {0 no, 1 yes}               the encounter after a combat (edition pl)
  option,         // {0 A, 1 B, 2 C}
  factory_card,   // {number}
  factory_top,    // {card value index or 255}
  bottom,         // {card value index or 255}   take the bottom action, the usual payment (255: no card)
  pay,            // {hex, resource}             one token from there
  pay_card,       // {card value index}          Coercion
  pay_rest,       // {}                          the usual payment for what is left
  take,           // {Item, hex}                 one piece of a gain; a hex only where a worker may be placed freely
  tokens,         // {hex, oil, metal, wood, food}
  upgrade,        // {cube, bottom action}
  deploy,         // {mech, hex}
  build,          // {structure, hex}
  enlist,         // {bottom action, one-time bonus}
  peek,           // {seat}
  transport,      // {hex, what}                 255 everything, 0-12 a unit, 16-19 a token
  done,           // {}                          no more of this gain, or of this encounter
  gift,           // {seat, coins low, high}     aside
  delay,          // {seat}                      aside: claim the delay penalty
  standing_order  // {bottom action, 0 take, 1 decline}  aside
};

// What `take` names.
enum class Item : std::uint8_t { oil, metal, wood, food, coins, popularity, power, cards, worker };

inline constexpr std::uint8_t no_card = 255;
inline constexpr std::size_t load_fresh = 4, load_walked = 5;  // a worker, behind the tokens

// How many operands each has, by kind.
inline constexpr std::array<std::uint8_t, 42> operands{0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 3, 2, 1, 1, 2, 0, 0, 1, 1, 5,
                                                       3, 1, 1, 1, 1, 1, 2, 1, 0, 2, 5, 2, 2, 2, 2, 1, 2, 0, 3, 1, 2};

constexpr Do what(Action a) { return static_cast<Do>(a.kind); }

namespace act {
template <class... Args>
constexpr Action make(Do kind, Args... args) {
  return {static_cast<std::uint8_t>(kind), {static_cast<std::uint8_t>(args)...}};
}
constexpr Action section(std::size_t s) { return make(Do::section, s); }
constexpr Action skip() { return make(Do::skip); }
constexpr Action end_turn() { return make(Do::end_turn); }
constexpr Action reveal(std::uint8_t number) { return make(Do::reveal, number); }
constexpr Action in_part(bool yes = true) { return make(Do::in_part, yes); }
constexpr Action bolster_power() { return make(Do::bolster, 0); }
constexpr Action bolster_cards() { return make(Do::bolster, 1); }
constexpr Action trade_tokens() { return make(Do::trade, 0); }
constexpr Action trade_popularity() { return make(Do::trade, 1); }
constexpr Action move_coins() { return make(Do::move_coins); }
constexpr Action move_units() { return make(Do::move_units); }
constexpr Action produce() { return make(Do::produce); }
constexpr Action produce_on(Hex a, Hex b = Hex::none, Hex c = Hex::none) { return make(Do::produce_on, a, b, c); }
constexpr Action produce_at(Hex hex, std::size_t amount) { return make(Do::produce_at, hex, amount); }
constexpr Action unit(Unit u) { return make(Do::unit, u); }
constexpr Action load_token(Resource r) { return make(Do::load, r); }
constexpr Action load_fresh_worker() { return make(Do::load, load_fresh); }
constexpr Action load_walked_worker() { return make(Do::load, load_walked); }
constexpr Action step(Hex hex, Load load = Load::nothing) { return make(Do::step, hex, load); }
constexpr Action stop() { return make(Do::stop); }
constexpr Action end_move() { return make(Do::end_move); }
constexpr Action battle(Hex hex) { return make(Do::battle, hex); }
constexpr Action ability(bool use) { return make(Do::ability, use); }
constexpr Action fight(std::size_t dial, std::size_t twos = 0, std::size_t threes = 0, std::size_t fours = 0,
                       std::size_t fives = 0) {
  return make(Do::fight, dial, twos, threes, fours, fives);
}
constexpr Action retreat(Unit u, Hex hex, std::size_t workers = 0) { return make(Do::retreat, u, hex, workers); }
constexpr Action meet(bool yes) { return make(Do::meet, yes); }
constexpr Action option(std::size_t o) { return make(Do::option, o); }
constexpr Action factory_card(std::size_t number) { return make(Do::factory_card, number); }
constexpr Action factory_top(std::size_t card = no_card) { return make(Do::factory_top, card); }
constexpr Action bottom(std::size_t card = no_card) { return make(Do::bottom, card); }
constexpr Action pay(Hex hex, Resource r) { return make(Do::pay, hex, r); }
constexpr Action pay_card(std::size_t card) { return make(Do::pay_card, card); }
constexpr Action pay_rest() { return make(Do::pay_rest); }
constexpr Action take(Item item, Hex hex = Hex::none) { return make(Do::take, item, hex); }
constexpr Action tokens(Hex hex, std::size_t oil, std::size_t metal, std::size_t wood, std::size_t food) {
  return make(Do::tokens, hex, oil, metal, wood, food);
}
constexpr Action upgrade(Cube cube, BottomAction target) { return make(Do::upgrade, cube, target); }
constexpr Action deploy(std::size_t mech, Hex hex) { return make(Do::deploy, mech, hex); }
constexpr Action build(Structure s, Hex hex) { return make(Do::build, s, hex); }
constexpr Action enlist(BottomAction from, OneTimeBonus to) { return make(Do::enlist, from, to); }
constexpr Action peek(Seat seat) { return make(Do::peek, seat); }
constexpr Action transport(Hex hex, std::size_t what) { return make(Do::transport, hex, what); }
constexpr Action done() { return make(Do::done); }
constexpr Action gift(Seat to, std::size_t coins) { return make(Do::gift, to, coins & 255, coins >> 8); }
constexpr Action delay(Seat seat) { return make(Do::delay, seat); }
constexpr Action standing_order(BottomAction b, bool decline) { return make(Do::standing_order, b, decline); }
}  // namespace act

inline constexpr std::uint8_t transport_everything = 255;
inline constexpr std::uint8_t transport_token = 16;  // + Resource

}  // namespace ludarium::scythe
