// Scenes against the solo opponent of Paladins of the West Kingdom: a bare table where nothing helps it but what a test
// lays out, and a way to let it take one turn with a scheme of one's choice. Example:
//   Scene scene = alone();
//   rival_turn(scene, Scheme::trade);
//   EXPECT_EQ(scene.s.rival.marker, 1);
#pragma once

#include <numeric>

#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {

// No workshops on its board, so that every action of the right side needs its three workers.
inline Scene alone(boost::json::object options = {}) {
  Scene scene(1, std::move(options));
  scene.s.rival.workshops = {};
  scene.rival().workshop_count = 0;
  return scene;
}

inline Scene& rival_workers(Scene& scene, int count) {
  scene.s.rival.workers = static_cast<std::uint8_t>(count);
  return scene;
}

// The human hunts with a labourer, then it turns the next scheme up.
inline Scene& hunt_first(Scene& scene) {
  scene.of(0).board.fill(no_workers);
  return scene.workers(0, {Worker::labourer}).play(act::take(Space::hunt));
}
inline Scene& rival_turn(Scene& scene, Scheme scheme) { return hunt_first(scene.next_scheme(scheme)); }

// Its whole board is empty again and it has so many workers.
inline Scene& refresh_rival(Scene& scene, int workers) {
  scene.s.rival.placed = {};
  scene.s.rival.left = 0;
  return rival_workers(scene, workers);
}

// It stands with a worker on this action of its left side.
inline Scene& occupy_left(Scene& scene, std::initializer_list<Scheme> schemes) {
  for (Scheme scheme : schemes)
    scene.s.rival.left = static_cast<std::uint16_t>(scene.s.rival.left | 1u << index(scheme));
  return scene;
}

inline bool left_occupied(const Scene& scene, Scheme scheme) { return (scene.s.rival.left >> index(scheme) & 1u) != 0; }
inline int placed(const Scene& scene, Space action) { return scene.s.rival.placed[right_index(action)]; }

// What the rival did, by the events of the last play.
inline std::vector<Event> of_rival(const Scene& scene, Happened kind) {
  std::vector<Event> found;
  for (const Event& event : scene.all(kind))
    if (event.seat == rival_seat) found.push_back(event);
  return found;
}
inline bool rival_did(const Scene& scene, Space action) {
  for (const Event& event : of_rival(scene, Happened::acted))
    if (event.arg[0] == number(action)) return true;
  return false;
}
inline bool fell_back(const Scene& scene) { return scene.happened(Happened::scheme_fallback); }

template <class Pile>
int cards_in(const Pile& pile) {
  return std::accumulate(pile.begin(), pile.end(), 0);
}

// Every space of the map is taken but these.
inline Scene& only_free(Scene& scene, std::initializer_list<std::string_view> ids) {
  scene.s.map.fill(Piece::of(seat_at(0), true));
  for (auto id : ids) scene.s.map[space(id)] = {};
  return scene;
}

}  // namespace ludarium::paladins
