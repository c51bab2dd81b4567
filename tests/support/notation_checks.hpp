// NotationChecks tests a game's notation: actions are written and read back to the same eight bytes, the documentation
// is right, and no text breaks anything. A game brings its entries, at least one for each kind of action.
// Example: NotationChecks checks{game(), scene.s, me}; checks.read_back(entries()); checks.same("GO  d4",
// act::go(...));
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "tests/support/doc_page.hpp"
#include "tests/support/english.hpp"

namespace ludarium {

struct NotationEntry {
  Action action;
  const char* text;
};

template <Game G>
struct NotationChecks {
  const G& game;
  const typename G::State& state;
  Seat me;

  void same(std::string_view text, Action action) const {
    const auto read = game.read_action(state, me, text);
    ASSERT_TRUE(read) << text << ": " << in_english(read.error());
    EXPECT_EQ(*read, action) << text;
  }

  void read_back(const std::vector<NotationEntry>& entries) const {
    for (const NotationEntry& entry : entries) {
      EXPECT_EQ(game.write_action(state, me, entry.action), entry.text);
      same(entry.text, entry.action);
    }
  }

  // The sentence for a text that is not understood.
  std::string error(std::string_view text) const {
    const auto read = game.read_action(state, me, text);
    EXPECT_FALSE(read) << text;
    if (read) return {};
    EXPECT_EQ(read.error().code, "bad_notation");
    return in_english(read.error());
  }

  // The number of actions in the first block of the page. All of them must be understood.
  int documented(std::string_view page) const {
    std::istringstream turns(doc_block(page));
    int actions = 0;
    for (std::string action; std::getline(turns, action, ';'); ++actions) {
      const auto read = game.read_action(state, me, action);
      EXPECT_TRUE(read) << action << ": " << in_english(read.error());
    }
    return actions;
  }

  // No text from the protocol may break anything.
  void any_text_and_bytes(const std::vector<NotationEntry>& entries, std::size_t kinds) const {
    Rng rng{3};
    const auto below = [&](std::size_t bound) { return rng.below(static_cast<std::uint32_t>(bound)); };
    for (int i = 0; i < 20000; ++i) {
      std::string text = entries[below(entries.size())].text;
      for (std::uint32_t n = below(3) + 1; n > 0 && !text.empty(); --n)
        text[below(text.size())] = static_cast<char>(below(256));
      (void)game.read_action(state, me, text);
      Action action;
      action.kind = static_cast<std::uint8_t>(below(kinds + 8));
      for (auto& arg : action.arg) arg = static_cast<std::uint8_t>(below(below(2) ? 256 : 14));
      EXPECT_FALSE(game.write_action(state, me, action).empty());
      EXPECT_FALSE(game.describe_action(state, me, action).key.empty());
    }
  }
};

inline std::set<std::uint8_t> kinds_in(const std::vector<NotationEntry>& entries) {
  std::set<std::uint8_t> kinds;
  for (const NotationEntry& entry : entries) kinds.insert(entry.action.kind);
  return kinds;
}

// All actions and asides of a random game: each text means one action, and can be read back in a view too.
template <Game G>
void offers_read_back(const G& game, const SetupRequest& request, int most_decisions) {
  auto state = *game.setup(request);
  Rng rng{request.seed};
  const auto below = [&](std::size_t bound) { return rng.below(static_cast<std::uint32_t>(bound)); };
  for (int n = 0; n < most_decisions && !game.pending(state).over(); ++n) {
    const Seat seat = game.pending(state).seats.lowest();
    const auto view = game.redact(state, seat);
    ActionList list;
    game.legal(state, seat, list);
    const std::size_t answers = list.size();
    game.asides(state, seat, list);
    std::set<std::string> texts;
    for (Action action : list) {
      const std::string text = game.write_action(state, seat, action);
      ASSERT_TRUE(texts.insert(text).second) << text << " stands for two actions";
      const auto back = game.read_action(view, seat, text);
      ASSERT_TRUE(back) << text << ": " << in_english(back.error());
      ASSERT_EQ(*back, action) << text;
    }
    const bool aside = list.size() > answers && below(50) == 0;
    game.apply(state, seat, list[aside ? answers + below(list.size() - answers) : below(answers)], nullptr);
  }
}

}  // namespace ludarium
