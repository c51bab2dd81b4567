// Play is a game at the terminal: people at some seats of this keyboard, bots at the others. It plays on a Match, not
// on a Table (docs/architecture.md, "The terminal has no table").
// Input is read line by line, from a person or a pipe. The end of the input ends the session.
// Example: Play(registry, words, std::cin, std::cout).run(match, {"", "greedy"});
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "cli/screen.hpp"
#include "core/registry.hpp"
#include "table/match.hpp"

namespace ludarium {

// The player of each seat: the name of a bot, or nothing for a person.
using Seating = std::vector<std::string>;

// The players of a record: a seat with the name of a bot is played by that bot.
Seating seating_of(const Record& record);

class Play {
 public:
  Play(const Registry& registry, const Words& words, std::istream& in, std::ostream& out, bool clear_screen = false)
      : registry_(registry), screen_(words, out, clear_screen), in_(in), out_(out), clear_screen_(clear_screen) {}

  void keep_sheet(std::string path) { sheet_path_ = std::move(path); }  // for winners to sign
  void run(Match match, const Seating& seating);

 private:
  enum class Next { ask_again, go_on, leave };
  struct Command;
  static const std::vector<Command>& commands();

  void seat_everyone(const Seating& seating);
  bool is_person(Seat seat) const { return bots_[index(seat)] == nullptr; }
  bool one_person() const;
  Next step();
  void play_bot(Seat seat);
  Next ask(Seat seat);
  void present(Seat seat, const ActionList& list);
  bool hand_over(Seat seat);
  void catch_up(Seat seat);

  Next obey(Seat seat, const ActionList& list, const std::string& line);
  Next choose(Seat seat, const ActionList& list, const std::string& line);
  Next try_action(Seat seat, Action action);
  Next choose_action(Seat seat, Action action);
  bool asked_about_substitutes(Seat seat, Action action);
  Next undo(Seat seat);
  Next why(Seat seat, const std::string& text);
  Next save(const std::string& path);
  Next resume(const std::string& path);
  Next list_asides(Seat seat);
  void sign_sheet(Seat seat);
  Next help(Seat seat, const ActionList& list);
  Next leave_unasked();
  Next quit();
  bool begins_a_choice(Seat seat, const ActionList& list, const std::string& line) const;
  bool list_matching(Seat seat, const ActionList& list, const std::string& text);

  const Registry& registry_;
  Screen screen_;
  std::istream& in_;
  std::ostream& out_;
  bool clear_screen_;
  std::unique_ptr<Match> match_;
  std::vector<std::unique_ptr<const Bot>> bots_;  // by seat; none: a person
  std::vector<std::size_t> seen_;                 // by seat: how many steps were shown
  std::string sheet_path_;
  std::string own_file_;         // saved or resumed before, or confirmed: `save` may overwrite it
  std::size_t saved_steps_ = 0;  // what is on disk
  Seat last_asked_ = Seat::none;
  std::pair<std::size_t, Action> asked_about_{};  // the last action that needed a confirmation, and its step
  int turn_shown_ = -1;
};

}  // namespace ludarium
