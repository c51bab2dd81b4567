// A match told as turns, and in them one line an action: docs/api.md, "turn" and "entry". All of it is made from the
// events a viewer may know and from that viewer's view; where a turn begins is the same for everybody.
// Example: const Chronicle chronicle(match); json = chronicle.show(1, chronicle.turns(), look, words, Seat::none);
#pragma once

#include <boost/json.hpp>
#include <compare>
#include <optional>
#include <utility>
#include <vector>

#include "core/words.hpp"
#include "table/match.hpp"
#include "table/scene.hpp"

namespace ludarium {

class Chronicle {
 public:
  explicit Chronicle(const Match& match);

  // Turns are numbered from 1. What stands between turns, such as the beginning of a round, counts as one without a
  // seat.
  std::size_t turns() const { return turns_.size(); }
  std::size_t turn_of(std::size_t step) const;  // in which that step was begun
  // The number of its first step, and of the first that is not its own any more.
  std::pair<std::size_t, std::size_t> steps_of(std::size_t turn) const;

  // The turns from `first` to `last`. `undoing`: the seat that wants to know which of its own lines are final.
  boost::json::array show(std::size_t first, std::size_t last, const Look& look, const Words& words,
                          Seat undoing) const;

 private:
  // Where it begins: behind so many events of that step, before its question if there are none.
  struct Place {
    std::size_t step = 0, event = 0;
    auto operator<=>(const Place&) const = default;
  };
  struct Turn {
    Place from;
    Seat seat = Seat::none;
    int turn = 0;                    // the game's own number
    std::optional<int> round = {};   // where the game has rounds
    int action = 0;                  // the seat's turns in this round, or in the game
    std::optional<Event> head = {};  // that said so
  };
  class Teller;

  void begin(Place from, Seat seat, int turn, const std::optional<Event>& head);
  bool begins_turn(const Event& event) const;

  const Match& match_;
  std::vector<Turn> turns_;
};

// The event of a final step that told its mover what could not be known before: the first that would have been another
// in another world. None if the worlds that were tried do not show it.
std::optional<Event> news_of(const Match& match, std::size_t step);

}  // namespace ludarium
