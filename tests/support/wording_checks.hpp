// WordingChecks tests the texts of a game: sentences for everything in a random game, names for all decisions and
// events, a board that fits the terminal.
// Example: WordingChecks<Scythe> wording{game()}; EXPECT_EQ(wording.said(scene.s, me, act::pass()), "Pass");
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/screen_text.hpp"
#include "tests/support/random_play.hpp"

namespace ludarium {

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

inline void expect_to_fit_the_terminal(const std::string& board) {
  for (const std::string& line : lines_of(board)) EXPECT_LE(width_of(line), 100u) << line;
}

template <Game G>
struct WordingChecks {
  using State = typename G::State;
  const G& game;

  std::string said(const State& state, Seat seat, Action action) const {
    return in_english(game.describe_action(state, seat, action));
  }
  std::string asked(const State& state, Seat seat) const { return in_english(game.prompt(state, seat)); }

  std::string key(std::string_view rest) const { return std::string(G::id) + "." + std::string(rest); }

  template <class Ask>
  std::string decision_name(Ask ask) const {
    State state{};
    state.ask = ask;
    return game.decision_name(state);
  }
  template <class Happened>
  std::string event_name(Happened kind) const {
    return game.event_name({static_cast<std::uint8_t>(kind)});
  }

  // All decisions and all kinds of events up to the last have names, all different.
  template <class Ask, class Happened>
  void expect_names(Ask last_decision, Happened last_event) const {
    expect_different(last_decision, [&](Ask ask) { return decision_name(ask); });
    expect_different(last_event, [&](Happened kind) { return event_name(kind); });
  }

  // No hole without a value, no key instead of a text.
  void expect_words(const std::string& text) const {
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
    EXPECT_EQ(text.find(key("")), std::string::npos) << text;
    EXPECT_FALSE(text.empty());
  }

  // Checks menus and boards now and then, everything else at every decision.
  void random_game(const SetupRequest& request, int most, int menus_every, int boards_every) const {
    State state = fresh_game(game, request);
    Rng rng{request.seed};
    for (int n = 0; n < most && !game.pending(state).over() && !testing::Test::HasFailure(); ++n) {
      const Seat seat = game.pending(state).seats.lowest();
      if (n % menus_every == 0) expect_menu(state, seat);
      for (Seat reader : state.seats()) expect_words(asked(game.redact(state, reader), reader));
      Events events;
      play_at_random(game, state, rng, &events);
      for (const Event& event : events) expect_words(in_english(game.describe_event(state, event)));
      if (n % boards_every == 0) expect_words(game.draw_board(game.redact(state, seat), seat, english()));
    }
  }

  // Each kind of event up to `last` has its own sentence, not the general one.
  template <class Happened>
  void expect_line_for_every_event(const State& state, Seat seat, Happened last, const Message& something) const {
    for (std::size_t kind = 0; kind <= static_cast<std::size_t>(last); ++kind) {
      const Event event{static_cast<std::uint8_t>(kind), seat, SeatSet::everyone(), {1, 1}};
      const std::string text = in_english(game.describe_event(state, event));
      expect_words(text);
      EXPECT_NE(text, in_english(something)) << game.event_name(event);
    }
  }

 private:
  template <class Enum, class Name>
  static void expect_different(Enum last, Name&& name) {
    std::set<std::string> names;
    for (std::size_t i = 0; i <= static_cast<std::size_t>(last); ++i) names.insert(name(static_cast<Enum>(i)));
    EXPECT_EQ(names.size(), static_cast<std::size_t>(last) + 1);
    EXPECT_FALSE(names.contains("?"));
  }

  void expect_menu(const State& state, Seat seat) const {
    const State view = game.redact(state, seat);
    ActionList list;
    game.legal(state, seat, list);
    game.asides(state, seat, list);
    for (Action action : list) {
      const std::string text = said(view, seat, action);
      expect_words(text);
      EXPECT_NE(text, in_english(Message{key("action.unknown"), {}})) << game.write_action(state, seat, action);
    }
  }
};

}  // namespace ludarium
