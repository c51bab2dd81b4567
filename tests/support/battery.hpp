// The same checks for every game: random games, and at every decision a question to the rules.
// A check returns what is wrong, or nothing; `check_games` plays and says in which game, at which move it went wrong.
// Example: EXPECT_EQ(check_games(game, words, check_views, {.mixes = 3}), "");
#pragma once

#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/record.hpp"

namespace ludarium {

// What a check may look at: a position of a game in progress, and a generator of its own.
struct Moment {
  const AnyGame& game;
  const Words& words;
  const AnyState& state;
  Rng& rng;
};
using Check = std::string (*)(const Moment& moment);

std::string check_invariant(const Moment& moment);      // nothing is broken, nobody is stuck
std::string check_legal_actions(const Moment& moment);  // distinct, and each leads to a sound position
std::string check_refusals(const Moment& moment);       // why_not allows what is listed, and only that
std::string check_notation(const Moment& moment);
std::string check_position(const Moment& moment);
std::string check_views(const Moment& moment);  // what a seat may not know changes nothing it sees
std::string check_undo(const Moment& moment);   // what can be taken back taught nobody, and stays a secret
std::string check_texts(const Moment& moment);  // everything has words
std::string check_ways(const Moment& moment);   // a way does what it said, and is told from the view alone

// How much is played: a game for every number of seats, games that try every value of every option (or none of these,
// where time is dear), and `mixes` games with options at random.
enum class Values : std::uint8_t { every, none };
struct Extent {
  int mixes = 0;
  Values values = Values::every;
};

std::string check_games(const AnyGame& game, const Words& words, Check check, Extent extent);

// The set-ups of those games; a complaint where an option's value is never accepted.
struct Setups {
  std::vector<SetupRequest> requests;
  std::string complaint;
};
Setups setups_to_try(const AnyGame& game, Extent extent, Rng rng);

// Whole games: the same seed gives the same game, and the record of one gives it back.
std::string check_same_seed(const AnyGame& game, Extent extent);
std::string check_records(const Registry& registry, const AnyGame& game, const Words& words, Extent extent);

}  // namespace ludarium
