// Coach follows a guided game by its script (core/lessons.hpp): which lesson fits the question now, which are done, and
// what is said of the last click. It works from what the seat knows: its view, its own answers, the events it was told
// of. What a person has read is told to it as notes, which are kept in the table's journal.
// Example: Coach coach(script); coach.note({seat, "trade", false, moves}); coach.show(match, seat, words, look)
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/lessons.hpp"
#include "core/words.hpp"
#include "table/match.hpp"

namespace ludarium {

class Coach {
 public:
  // The card of a lesson was in view, or was put away as understood.
  struct Note {
    Seat seat = Seat::none;
    std::string lesson;
    bool understood = false;
    std::size_t moves = 0;
  };
  // How the table stands for the seat.
  struct Asked {
    bool now = false;          // the seat is asked
    std::size_t click = 0;     // the first step of its last click
    std::size_t undoable = 0;  // how many steps it can take back
  };

  explicit Coach(const Lessons& script) : script_(&script) {}

  const Lessons& script() const { return *script_; }
  void note(Note note) { notes_.push_back(std::move(note)); }
  void leave(Seat seat, bool away) { away_ = away ? away_.with(seat) : away_.without(SeatSet::of(seat)); }
  void forget_from(std::size_t step);  // these steps were taken back or changed

  boost::json::object show(const Match& match, Seat seat, const Words& words, const Asked& asked) const;

 private:
  enum class State : std::uint8_t { waiting, shown, already, done };

  // A step, as the seat that made it saw it.
  struct Made {
    Seat seat = Seat::none;
    std::string action;
    int turn = 0;      // the game's number of it
    int own_turn = 0;  // the seat's own number; 0 in another's turn
    int round = 0;
    std::vector<boost::json::object> events;  // that happened to this seat, and it may know of them
    std::vector<Message> told;                // in words
    bool matches(const LessonDone& what) const;
  };

  // Where a seat stands before some step, with what is worked out only if a condition asks for it.
  class Moment;

  struct Card {
    const Lesson* lesson = nullptr;
    const LessonStep* step = nullptr;
    bool already = false;
  };

  void follow(const Match& match) const;
  int own_turns(Seat seat, std::size_t moves, std::optional<int> now) const;
  bool holds(const LessonCondition& when, const Moment& moment) const;
  State state_of(const Lesson& lesson, Seat seat, std::size_t moves) const;
  std::size_t turns_seen(const Lesson& lesson, Seat seat, const Moment& moment) const;
  Card card_at(const Moment& moment) const;
  Card card_of(const Lesson& lesson, const Moment& moment) const;
  bool made_this_turn(const LessonStep& step, const Moment& moment) const;
  std::vector<std::string> lit_of(const Card& card, const Moment& moment) const;
  boost::json::array show_next(const Card& card, const Moment& moment, Action action) const;
  boost::json::object show_card(const Card& card, const Moment& moment, const Words& words) const;
  boost::json::value show_remark(const Match& match, const Moment& now, const Words& words, const Asked& asked) const;
  boost::json::array show_chapters(Seat seat, std::size_t moves, const Words& words) const;
  std::string key_of(const Lesson& lesson, std::string_view what) const;

  const Lessons* script_;
  std::vector<Note> notes_;
  SeatSet away_;  // have left the guide
  mutable std::string game_;
  mutable std::vector<Made> made_;
};

}  // namespace ludarium
