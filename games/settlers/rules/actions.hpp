// The answers a decision of Imperial Settlers can get, as 8-byte actions.
// Example: list.push(act::build(card));
#pragma once

#include "core/action.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

enum class Do : std::uint8_t {
  pick = 1,        // {card}             Lookout, draft, keep: this one
  source,          // {card}             this production source comes next
  deck,            // {0 common, 1 faction}
  option,          // {n}                of an "or"
  copy,            // {card}             produce what this one produces
  take,            // {}                 the good itself (diplomacy, convert)
  give_up,         // {}                 VP instead
  build,           // {card}
  deal,            // {card}
  raze_hand,       // {card}
  raze,            // {card}             a location of an opponent
  activate,        // {card, times}
  send,            // {pairs}
  pass,            // {}
  defend,          // {card}             a defence token onto it; no action
  samurai,         // {card}             a settler onto it; no action. Also the samurai of a bonus
  stash_card,      // {stash card, hand card}      under the Gate; no action
  stash_resource,  // {stash card, Good}           onto the Shrine; no action
  end_turn,        // {}
  sacrifice,       // {card}
  pay,             // {wood, stone, food, gold}    all that is paid of these
  hand_card,       // {card}
  target,          // {card, Good or 255}          a location, a deal, a hand card
  target_attack,   // {number, Good or 255}        solo: an attack card as a deal
  target_seat,     // {seat, Good or 255}          a player; of his goods
  trigger,         // {card, option}               fire this feature so
  done,            // {}                           no further paid feature
  pair,            // {Good}             wood, stone, food, card_common, card_faction
  discard,         // {card}
  store,           // {wood, stone, food, gold, settler, raze, defence} kept at Cleanup
  attacked,        // {card}
  wish             // {Wish, 0 off, 1 on}  aside
};

// How many operands each has, by kind.
inline constexpr std::array<std::uint8_t, 33> operands{0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 2, 1, 0, 1, 1,
                                                       2, 2, 0, 1, 4, 1, 2, 2, 2, 2, 0, 1, 1, 7, 1, 2};

constexpr Do what(Action a) { return static_cast<Do>(a.kind); }
constexpr CardId card_arg(Action a, std::size_t i = 0) { return static_cast<CardId>(a.arg[i]); }

namespace act {
template <class... Args>
constexpr Action make(Do kind, Args... args) {
  return make_action(static_cast<std::uint8_t>(kind), args...);
}
constexpr Action pick(CardId c) { return make(Do::pick, c); }
constexpr Action source(CardId c) { return make(Do::source, c); }
constexpr Action deck(bool faction) { return make(Do::deck, faction); }
constexpr Action option(std::size_t n) { return make(Do::option, n); }
constexpr Action copy(CardId c) { return make(Do::copy, c); }
constexpr Action take() { return make(Do::take); }
constexpr Action give_up() { return make(Do::give_up); }
constexpr Action build(CardId c) { return make(Do::build, c); }
constexpr Action deal(CardId c) { return make(Do::deal, c); }
constexpr Action raze_hand(CardId c) { return make(Do::raze_hand, c); }
constexpr Action raze(CardId c) { return make(Do::raze, c); }
constexpr Action activate(CardId c, std::size_t times = 1) { return make(Do::activate, c, times); }
constexpr Action send(std::size_t pairs) { return make(Do::send, pairs); }
constexpr Action pass() { return make(Do::pass); }
constexpr Action defend(CardId c) { return make(Do::defend, c); }
constexpr Action samurai(CardId c) { return make(Do::samurai, c); }
constexpr Action stash_card(CardId stash, CardId c) { return make(Do::stash_card, stash, c); }
constexpr Action stash_resource(CardId stash, Good good) { return make(Do::stash_resource, stash, good); }
constexpr Action end_turn() { return make(Do::end_turn); }
constexpr Action sacrifice(CardId c) { return make(Do::sacrifice, c); }
constexpr Action pay(std::size_t wood, std::size_t stone, std::size_t food, std::size_t gold) {
  return make(Do::pay, wood, stone, food, gold);
}
constexpr Action hand_card(CardId c) { return make(Do::hand_card, c); }
constexpr Action target(CardId c, Good good = Good::none) { return make(Do::target, c, good); }
constexpr Action target_attack(std::size_t number, Good good = Good::none) {
  return make(Do::target_attack, number, good);
}
constexpr Action target_seat(Seat seat, Good good = Good::none) { return make(Do::target_seat, seat, good); }
constexpr Action trigger(CardId c, std::size_t option) { return make(Do::trigger, c, option); }
constexpr Action done() { return make(Do::done); }
constexpr Action pair(Good good) { return make(Do::pair, good); }
constexpr Action discard(CardId c) { return make(Do::discard, c); }
constexpr Action attacked(CardId c) { return make(Do::attacked, c); }
constexpr Action wish(Wish wish, bool on) { return make(Do::wish, wish, on); }
}  // namespace act

}  // namespace ludarium::settlers
