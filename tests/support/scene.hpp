// SceneOf is a position laid out by hand, with functions to play from there, for the rule tests of every game. A game's
// own Scene derives from it and adds functions to lay out its things. All tests share one game from the embedded facts.
// Example: class Scene : public SceneOf<Scene, Scythe> { ... }; scene.play(act::bolster(true));
// scene.happened(Happened::x);
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "tests/support/english.hpp"
#include "tests/support/random_play.hpp"

namespace ludarium {

template <class G>
const G& embedded_game() {
  static const G game = [] {
    auto made = G::from(embedded_data());
    if (!made) throw std::runtime_error(in_english(made.error()));
    return std::move(*made);
  }();
  return game;
}

template <class Own, class G>
class SceneOf {
 public:
  typename G::State s;
  Events events;  // of the last play()

  std::vector<Action> legal(Seat seat) const;
  std::vector<Action> legal() const { return legal(asked()); }  // of the lowest seat that must answer
  bool can(Action action) const;                                // legal for a seat that must answer
  bool can(Seat seat, Action action) const;
  bool can_aside(Seat seat, Action action) const;
  std::string why(Action action) const { return why(asked(), action); }  // the rule id; empty if legal
  std::string why(Seat seat, Action action) const;

  // Plays an action. An illegal action fails the test. Without a seat, the lowest seat that must answer plays.
  Own& play(Action action) { return play(asked(), action); }
  Own& play(std::initializer_list<Action> actions);
  Own& play(Seat seat, Action action);
  Own& aside(Seat seat, Action action);

  bool over() const { return embedded_game<G>().pending(s).over(); }
  template <class Kind>
  bool happened(Kind kind) const {
    return !all(kind).empty();
  }
  template <class Kind>
  std::vector<Event> all(Kind kind) const {
    return all_of_kind(static_cast<std::uint8_t>(kind));
  }

 private:
  Seat asked() const { return embedded_game<G>().pending(s).seats.lowest(); }
  Own& own() { return static_cast<Own&>(*this); }
  Own& carry_out(Seat seat, Action action, bool listed);
  std::vector<Event> all_of_kind(std::uint8_t kind) const;
};

template <class Own, class G>
std::vector<Action> SceneOf<Own, G>::legal(Seat seat) const {
  ActionList list;
  embedded_game<G>().legal(s, seat, list);
  return {list.begin(), list.end()};
}

template <class Own, class G>
bool SceneOf<Own, G>::can(Action action) const {
  for (Seat seat : embedded_game<G>().pending(s).seats)
    if (can(seat, action)) return true;
  return false;
}

template <class Own, class G>
bool SceneOf<Own, G>::can(Seat seat, Action action) const {
  const auto list = legal(seat);
  return std::find(list.begin(), list.end(), action) != list.end();
}

template <class Own, class G>
bool SceneOf<Own, G>::can_aside(Seat seat, Action action) const {
  ActionList list;
  embedded_game<G>().asides(s, seat, list);
  return list.contains(action);
}

template <class Own, class G>
std::string SceneOf<Own, G>::why(Seat seat, Action action) const {
  return embedded_game<G>().why_not(s, seat, action).rule;
}

template <class Own, class G>
Own& SceneOf<Own, G>::play(Seat seat, Action action) {
  return carry_out(seat, action, can(seat, action));
}

template <class Own, class G>
Own& SceneOf<Own, G>::aside(Seat seat, Action action) {
  return carry_out(seat, action, can_aside(seat, action));
}

template <class Own, class G>
Own& SceneOf<Own, G>::play(std::initializer_list<Action> actions) {
  Events told;
  for (Action action : actions) {
    play(action);
    told.insert(told.end(), events.begin(), events.end());
  }
  events = std::move(told);
  return own();
}

template <class Own, class G>
Own& SceneOf<Own, G>::carry_out(Seat seat, Action action, bool listed) {
  const G& game = embedded_game<G>();
  if (!listed)
    throw std::runtime_error("not legal: " + game.write_action(s, seat, action) + " (" + why(seat, action) + ") at " +
                             game.decision_name(s));
  events.clear();
  game.apply(s, seat, action, &events);
  return own();
}

template <class Own, class G>
std::vector<Event> SceneOf<Own, G>::all_of_kind(std::uint8_t kind) const {
  std::vector<Event> found;
  std::copy_if(events.begin(), events.end(), std::back_inserter(found),
               [&](const Event& event) { return event.kind == kind; });
  return found;
}

}  // namespace ludarium
