// The steps of a round of Paladins of the West Kingdom before its turns, taken by everybody: hires, paladins, workers.
// Cards are laid out by hand where a test needs to know them. Example:
//   Scene scene = at_paladins(3);
//   draw(scene, 0, {"otton", "samson", "gerin"});
//   muster_all(choose_all(scene));
#pragma once

#include <set>

#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {

// Everybody answers with the first thing offered, as long as this is what is asked.
inline Scene& answer_all(Scene& scene, Ask question) {
  Events all;
  while (scene.s.ask == question) {
    scene.play(scene.legal()[0]);
    all.insert(all.end(), scene.events.begin(), scene.events.end());
  }
  scene.events = all;
  return scene;
}
inline Scene& hire_all(Scene& scene) { return answer_all(scene, Ask::hire); }
inline Scene& choose_all(Scene& scene) { return answer_all(scene, Ask::paladins); }
inline Scene& muster_all(Scene& scene) { return answer_all(scene, Ask::tavern); }

// Hands the start token over while the paladins are chosen: who holds it musters and acts first.
inline Scene& started_by(Scene& scene, int seat) {
  scene.s.start = scene.s.actor = seat_at(static_cast<std::size_t>(seat));
  return scene;
}

// Round 1, the paladins are drawn, seat 0 starts; nobody has hired one who would ask in an Inquisition.
inline Scene at_paladins(int players, std::uint64_t seed = 1) {
  Scene scene = Scene::fresh(players, {}, seed);
  scene.townsfolk({"abbot_1", "acolyte_1", "defender_1", "gatekeeper_1", "watchman_1"});
  return started_by(hire_all(scene), 0);
}

// These three are what the player has drawn; what lay there goes back.
inline Scene& draw(Scene& scene, int seat, std::array<std::string_view, drawn_paladins> ids) {
  Player& player = scene.of(seat);
  for (Paladin card : player.drawn) player.unseen.add(card);
  for (std::size_t i = 0; i < drawn_paladins; ++i) {
    player.drawn[i] = paladin(ids[i]);
    player.unseen.remove(player.drawn[i]);
  }
  return scene;
}

inline Action split(std::string_view used, std::string_view top, std::string_view bottom) {
  return act::split(paladin(used), paladin(top), paladin(bottom));
}

// These tavern cards lie open, taken by nobody.
inline Scene& lay_tavern(Scene& scene, std::initializer_list<int> numbers) {
  for (Tavern& card : scene.s.tavern) {
    if (card != Tavern::none) scene.s.tavern_deck.add(card);
    card = Tavern::none;
  }
  std::size_t place = 0;
  for (int number : numbers) {
    scene.s.tavern[place++] = tavern(number);
    scene.s.tavern_deck.remove(tavern(number));
  }
  scene.s.tavern_taker.fill(Seat::none);
  return scene;
}

inline std::vector<Tavern> open_tavern(const Scene& scene) {
  std::vector<Tavern> open;
  for (Tavern card : scene.s.tavern)
    if (card != Tavern::none) open.push_back(card);
  return open;
}

// Where the first event of a kind stands among those of the last play; their number if there is none.
inline std::size_t when(const Scene& scene, Happened kind, Seat seat = Seat::none) {
  std::size_t i = 0;
  for (const Event& event : scene.events) {
    if (event.kind == static_cast<std::uint8_t>(kind) && (seat == Seat::none || event.seat == seat)) return i;
    ++i;
  }
  return i;
}

inline std::vector<int> seats_of(const std::vector<Event>& events) {
  std::vector<int> seats;
  for (const Event& event : events) seats.push_back(static_cast<int>(ludarium::index(event.seat)));
  return seats;
}

}  // namespace ludarium::paladins
