// What every game's positions have to stand: nothing is lost in JSON, and one spoilt at random is refused or can be
// played on from.
// Example: expect_round_trip(game(), scene.s); spoilt_positions(game(), requests, 600);
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "core/game.hpp"
#include "tests/support/doc_page.hpp"
#include "tests/support/english.hpp"
#include "tests/support/spoilt_json.hpp"

namespace ludarium {

template <Game G>
std::string position_text(const G& game, const typename G::State& state) {
  return boost::json::serialize(game.write_position(state));
}

template <Game G>
void expect_round_trip(const G& game, const typename G::State& state) {
  const std::string text = position_text(game, state);
  const auto back = game.read_position(boost::json::parse(text));
  ASSERT_TRUE(back) << in_english(back.error()) << "\n" << text;
  EXPECT_TRUE(*back == state) << text;
  EXPECT_EQ(position_text(game, *back), text);
}

template <Game G>
void expect_round_trip_of_all_views(const G& game, const typename G::State& state) {
  expect_round_trip(game, state);
  for (Seat seat : state.seats()) expect_round_trip(game, game.redact(state, seat));
  expect_round_trip(game, game.redact(state, Seat::none));
}

template <Game G>
void play_at_random(const G& game, typename G::State& state, Rng& rng) {
  const Seat seat = game.pending(state).seats.lowest();
  ActionList list;
  game.legal(state, seat, list);
  game.apply(state, seat, list[rng.below(static_cast<std::uint32_t>(list.size()))], nullptr);
}

template <Game G>
void expect_playable(const G& game, typename G::State state, Rng& rng) {
  for (int n = 0; n < 40 && !game.pending(state).over(); ++n) {
    const std::string before = position_text(game, state);
    for (Seat seat : game.pending(state).seats) {
      ActionList list;
      game.legal(state, seat, list);
      ASSERT_FALSE(list.empty()) << before;
    }
    play_at_random(game, state, rng);
    const auto broken = game.broken_invariant(state);
    ASSERT_FALSE(broken) << in_english(*broken) << "\n" << before << "\n" << position_text(game, state);
  }
}

// `request(seed)` sets a game up, some of its first `moves` decisions are played, and then it is spoilt in many ways.
// `playable(state)`: a view may be read, but nobody can play on from it.
template <Game G, class Request, class Playable>
void spoilt_positions(const G& game, std::uint64_t least_games, std::uint32_t moves, Request&& request,
                      Playable&& playable) {
  const char* wished = std::getenv("LUDARIUM_GAMES");
  // Fewer would say nothing: too few spoilt positions can still be played.
  const std::uint64_t games = std::max<std::uint64_t>(least_games, wished ? std::strtoull(wished, nullptr, 10) : 0);
  int accepted = 0, refused = 0;
  for (std::uint64_t seed = 0; seed < games && !testing::Test::HasFailure(); ++seed) {
    Rng rng{seed};
    auto state = *game.setup(request(seed));
    for (std::uint32_t n = rng.below(moves); n > 0 && !game.pending(state).over(); --n)
      play_at_random(game, state, rng);
    for (int i = 0; i < 25; ++i) {
      boost::json::value position = game.write_position(state);
      spoil(position, rng);
      const auto read = game.read_position(position);
      ++(read ? accepted : refused);
      if (read && playable(*read)) expect_playable(game, *read, rng);
    }
  }
  EXPECT_GT(accepted, 100);  // else this says nothing about playing on
  EXPECT_GT(refused, 100);
}

// The position a page of the documentation shows.
template <Game G>
auto documented_position(const G& game, std::string_view page) {
  return game.read_position(boost::json::parse(doc_block(page, "json")));
}

template <Game G>
void only_objects_are_positions(const G& game) {
  for (const char* text : {"null", "3", "[]", "\"position\""})
    EXPECT_FALSE(game.read_position(boost::json::parse(text))) << text;
}

}  // namespace ludarium
