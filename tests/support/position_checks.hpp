// Checks for the positions of every game: JSON loses nothing, an impossible position is refused with its reason, and a
// randomly spoilt position is either refused or can be played on from.
// Example: expect_round_trip(game(), scene.s); expect_position_refused(game(), position, "deck: is missing");
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>

#include "tests/support/doc_page.hpp"
#include "tests/support/random_play.hpp"
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

template <Game G, class Choose>
void random_game_round_trips(const G& game, const SetupRequest& request, int most, int every, Choose&& choose) {
  auto state = fresh_game(game, request);
  Rng rng{request.seed};
  for (int n = 0; n < most && !game.pending(state).over() && !testing::Test::HasFailure(); ++n) {
    play_one(game, state, rng, choose);
    if (n % every == 0 || game.pending(state).over()) expect_round_trip_of_all_views(game, state);
  }
}

// Every meaningful byte of a state must appear in its JSON. Otherwise a forgotten field would be lost unnoticed.
template <Game G, class MeansNothing>
void expect_every_byte_seen(const G& game, const typename G::State& state, MeansNothing&& means_nothing) {
  const std::string text = position_text(game, state);
  std::array<std::byte, sizeof(state)> bytes;
  for (std::size_t i = 0; i < sizeof(state); ++i) {
    if (means_nothing(i)) continue;
    std::memcpy(bytes.data(), &state, sizeof(state));
    bytes[i] ^= std::byte{1};
    typename G::State changed;
    std::memcpy(&changed, bytes.data(), sizeof(state));
    EXPECT_TRUE(position_text(game, changed) != text) << "byte " << i;
  }
}

// A way to break a position, and a part of the sentence that refuses it.
template <class Whole>
struct Breaking {
  const char* name;
  std::function<void(Whole&)> breaking;
  const char* reason;
};

template <class Case>
std::string case_name(const testing::TestParamInfo<Case>& info) {
  return info.param.name;
}

template <Game G>
void expect_possible(const G& game, const typename G::State& state) {
  const auto broken = game.broken_invariant(state);
  ASSERT_FALSE(broken) << in_english(*broken);
}

template <Game G>
void expect_position_refused(const G& game, const boost::json::value& position, std::string_view reason) {
  const auto read = game.read_position(position);
  ASSERT_FALSE(read) << "was read";
  EXPECT_EQ(read.error().code, "bad_position");
  EXPECT_THAT(in_english(read.error()), testing::HasSubstr(reason));
}

inline boost::json::object& first_player(boost::json::object& position) {
  return position.at("players").as_array().at(0).as_object();
}

using BreakingText = Breaking<boost::json::object>;

// JSON that no game accepts as a position.
inline const BreakingText malformed_everywhere[] = {
    {"a_missing_generator", [](auto& position) { position.erase("rng"); }, "rng: is missing"},
    {"missing_players", [](auto& position) { position.erase("players"); }, "players: must be a list"},
    {"no_players", [](auto& position) { position["players"] = boost::json::array(); }, "has 0 entries, must have"},
    {"players_without_end",
     [](auto& position) { position["players"] = boost::json::array(300, position.at("players").at(0)); },
     "has 300 entries"},
    {"a_player_twice", [](auto& position) { position.at("players").as_array()[1] = first_player(position); },
     "sits twice"},
    {"an_unknown_field", [](auto& position) { position["weather"] = 1; }, "weather: is no field"},
    {"an_unknown_field_of_a_player", [](auto& position) { first_player(position)["luck"] = 1; },
     "players[0].luck: is no field"},
    {"an_unknown_decision", [](auto& position) { position["decision"] = "dance"; },
     "decision: has no meaning as 'dance'"},
    {"a_short_rng", [](auto& position) { position["rng"] = "12"; }, "16 hexadecimal digits"},
};

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
// `playable(state)` is false for a view: it can be read, but nobody can play on from it.
template <Game G, class Request, class Playable>
void spoilt_positions(const G& game, std::uint64_t least_games, std::uint32_t moves, Request&& request,
                      Playable&& playable) {
  const char* wished = std::getenv("LUDARIUM_GAMES");
  // With fewer games too few spoilt positions could still be played.
  const std::uint64_t games = std::max<std::uint64_t>(least_games, wished ? std::strtoull(wished, nullptr, 10) : 0);
  int accepted = 0, refused = 0;
  for (std::uint64_t seed = 0; seed < games && !testing::Test::HasFailure(); ++seed) {
    Rng rng{seed};
    auto state = fresh_game(game, request(seed));
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
  EXPECT_GT(accepted, 100);  // enough to test playing on
  EXPECT_GT(refused, 100);
}

// The position in a page of the documentation.
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
