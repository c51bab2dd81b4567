// Screen is what the terminal shows of a game: every function prints one thing, from one seat's view and in one
// language.
// Example: Screen screen(words, std::cout); screen.choices(game, view, seat, list, 40);
#pragma once

#include <initializer_list>
#include <iosfwd>
#include <optional>
#include <string>

#include "table/match.hpp"

namespace ludarium {

class Screen {
 public:
  // At a terminal long lines are wrapped; in a pipe they stay whole.
  Screen(const Words& words, std::ostream& out, bool at_terminal = false)
      : words_(words), out_(out), at_terminal_(at_terminal) {}

  void say(const Message& message) const;
  void line(std::string_view text = "") const;
  void board(const AnyGame& game, const AnyState& view, Seat seat) const;
  void hints(const AnyGame& game, const AnyState& view, Seat seat) const;
  void prompt(const AnyGame& game, const AnyState& view, Seat seat) const;
  void choices(const AnyGame& game, const AnyState& view, Seat seat, const ActionList& list, std::size_t most) const;
  void choice(const AnyGame& game, const AnyState& view, Seat seat, std::size_t number, Action action,
              std::string_view note = "") const;
  void substitutes(const AnyGame& game, const std::vector<Transfer>& parts) const;
  void verdict(const Verdict& verdict) const;
  void scores(const AnyGame& game, const AnyState& view) const;
  void ties(const AnyGame& game, const AnyState& state, const Scores& all) const;
  void result(const AnyGame& game, const AnyState& state) const;
  std::string who(const AnyGame& game, const AnyState& view, Seat seat) const;  // the name of a seat

  // What a seat saw of the steps from `first` on, at most the last `most` lines.
  void events(const Match& match, Seat seat, std::size_t first, std::size_t most) const;

  const Words& words() const { return words_; }

 private:
  std::optional<std::string> known_term(const AnyGame& game, std::initializer_list<std::string> names) const;
  std::string amount(const AnyGame& game, const Transfer& part) const;
  std::string amounts(const AnyGame& game, const std::vector<Transfer>& parts) const;
  std::string price(const AnyGame& game, const std::vector<Transfer>& pays) const;

  const Words& words_;
  std::ostream& out_;
  bool at_terminal_;
};

}  // namespace ludarium
