// The answers a decision of Paladins of the West Kingdom can get, as 8-byte actions.
// Example: list.push(act::space(12));
#pragma once

#include "core/action.hpp"
#include "games/paladins/rules/state.hpp"

namespace ludarium::paladins {

enum class Do : std::uint8_t {
  hire = 1,    // {slot, 0 silver or nothing / 1 debt}   keep a townsfolk
  dismiss,     // {slot, 0 silver or nothing / 1 debt}   for its reward
  split,       // {used, top, bottom}                    Paladins
  tavern,      // {place in the row}
  act,         // {Space, option}                        option: 0 or 1, the way with more workers
  favour,      // {slot}
  pass,        // {}
  workers,     // {Worker, Worker, Worker}               by spot; 255 on a spot that takes none
  workshop,    // {Space, spot}
  space,       // {space of the map}
  jar,         // {jar space}
  outsider,    // {column}
  clear,       // {Space}
  decline,     // {}                                     clear nothing, recruit nobody, keep the suspicion
  discard,     // {}                                     Absolve: one suspicion
  option,      // {n}                                    an alternative
  as_offered,  // {}                                     all rewards in the offered order
  reward,      // {n}                                    this reward next
  ability,     // {Townsfolk}                            in an Inquisition
  done,        // {}                                     no further ability
  keep         // {labourers, scouts, merchants, fighters, clerics, criminals}
};

// How many operands each has, by kind.
inline constexpr std::array<std::uint8_t, 22> operands{0, 2, 2, 3, 1, 2, 1, 0, 3, 2, 1,
                                                       1, 1, 1, 0, 0, 1, 0, 1, 1, 0, 6};

constexpr Do what(Action a) { return static_cast<Do>(a.kind); }

namespace act {
template <class... Args>
constexpr Action make(Do kind, Args... args) {
  return make_action(static_cast<std::uint8_t>(kind), args...);
}
constexpr Action hire(std::size_t slot, bool debt = false) { return make(Do::hire, slot, debt); }
constexpr Action dismiss(std::size_t slot, bool debt = false) { return make(Do::dismiss, slot, debt); }
constexpr Action split(Paladin used, Paladin top, Paladin bottom) { return make(Do::split, used, top, bottom); }
constexpr Action tavern(std::size_t place) { return make(Do::tavern, place); }
constexpr Action take(Space space, std::size_t option = 0) { return make(Do::act, space, option); }
constexpr Action favour(std::size_t slot) { return make(Do::favour, slot); }
constexpr Action pass() { return make(Do::pass); }
constexpr Action workers(Spots spots) { return make(Do::workers, spots[0], spots[1], spots[2]); }
constexpr Action workshop(Space space, std::size_t spot) { return make(Do::workshop, space, spot); }
constexpr Action space(std::size_t space) { return make(Do::space, space); }
constexpr Action jar(std::size_t space) { return make(Do::jar, space); }
constexpr Action outsider(std::size_t column) { return make(Do::outsider, column); }
constexpr Action clear(Space space) { return make(Do::clear, space); }
constexpr Action decline() { return make(Do::decline); }
constexpr Action discard() { return make(Do::discard); }
constexpr Action option(std::size_t n) { return make(Do::option, n); }
constexpr Action as_offered() { return make(Do::as_offered); }
constexpr Action reward(std::size_t n) { return make(Do::reward, n); }
constexpr Action ability(Townsfolk card) { return make(Do::ability, card); }
constexpr Action done() { return make(Do::done); }
constexpr Action keep(std::array<std::uint8_t, worker_types> kept) {
  return make(Do::keep, kept[0], kept[1], kept[2], kept[3], kept[4], kept[5]);
}
}  // namespace act

}  // namespace ludarium::paladins
