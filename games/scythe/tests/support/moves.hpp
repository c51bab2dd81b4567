// Small hands for tests that move units and win combats with them; all take a Scene.
// can_go() and why_not_go() try a way on a copy of the scene: nothing changes.
// Example: Scene scene = moving(Faction::polania); EXPECT_FALSE(can_go(scene, worker(0), "lake_northwest"));
#pragma once

#include <string>
#include <string_view>

#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {

// A player in the middle of "move units" with no unit chosen yet; the other one is out of the way.
inline Scene moving(Faction faction, Faction other = Faction::saxony, boost::json::object options = {}) {
  Scene scene({faction, other}, std::move(options));
  scene.turn_of(faction, TopAction::move).play(act::move_units());
  return scene;
}

inline bool can_go(Scene scene, Unit unit, std::string_view to) {
  return scene.play(act::unit(unit)).can(act::step(scene.hex(to)));
}

inline std::string why_not_go(Scene scene, Unit unit, std::string_view to) {
  return scene.play(act::unit(unit)).why(act::step(scene.hex(to)));
}

inline Scene& go(Scene& scene, Unit unit, std::string_view to, Load load = Load::nothing) {
  return scene.play({act::unit(unit), act::step(scene.hex(to), load)});
}

// All the cubes of Move are off, so three units go.
inline void three_units(Scene& scene) { scene.s.moving.units = static_cast<std::uint8_t>(facts().top.move_units + 1); }

inline Unit mech_with(Faction faction, Ability ability) {
  const auto& abilities = facts().of(faction).ability;
  for (std::size_t i = 0; i < abilities.size(); ++i)
    if (abilities[i] == ability) return mech(i);
  throw std::runtime_error("not an ability of that faction");
}

inline int tokens_at(const Scene& scene, std::string_view id, Resource resource) {
  return scene.s.tokens[index(scene.hex(id))][index(resource)];
}

inline Hex base_of(Faction faction) { return facts().of(faction).base; }
inline int workers_on(Scene& scene, Faction faction, std::string_view id) {
  return count_at(scene.of(faction).workers, hex_named(id));
}

// Nobody holds a combat card and only the first named has power: he wins whenever they fight.
inline void arm(Scene& scene, Faction strong, Faction weak) {
  scene.hand(strong, {}).hand(weak, {});
  scene.of(strong).power = 7;
  scene.of(weak).power = 0;
}

// Fight the combat laid out by arm().
inline void fight_it_out(Scene& scene, Faction strong) { scene.play(scene.seat(strong), act::fight(1)); }

}  // namespace ludarium::scythe
