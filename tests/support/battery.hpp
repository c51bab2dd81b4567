// The battery is the same checks for every game: random games, and questions to the rules at every decision.
// A check returns what is wrong, or an empty text. `check_games` plays games and adds in which game and at which move
// it went wrong.
// Example: EXPECT_EQ(check_games(game, words, check_views, {.mixes = 3}), "");
#pragma once

#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/record.hpp"

namespace ludarium {

// The input of a check: a position of a game in progress, and a random generator.
struct Moment {
  const AnyGame& game;
  const Words& words;
  const AnyState& state;
  Rng& rng;
};
using Check = std::string (*)(const Moment& moment);

std::vector<Action> listed_for(const Moment& moment, Seat seat);  // the actions and the asides of a seat, sorted
// Everything that is tried on a seat: what any seat may do, small changes of it, every kind, random bytes.
std::vector<Action> actions_to_try(const Moment& moment);

std::string check_invariant(const Moment& moment);      // no broken invariant, no dead end
std::string check_legal_actions(const Moment& moment);  // distinct, and each leads to a valid position
std::string check_refusals(const Moment& moment);       // why_not allows the listed actions and no others
std::string check_notation(const Moment& moment);
std::string check_position(const Moment& moment);
std::string check_views(const Moment& moment);  // hidden things do not change what a seat sees
std::string check_undo(const Moment& moment);   // a move that can be taken back taught nobody anything
std::string check_texts(const Moment& moment);  // everything has a text
std::string check_ways(const Moment& moment);   // a way does what it promised, and follows from the view alone

// How many games: one for every number of seats, games that try every value of every option (optional), and `mixes`
// games with random options.
enum class Values : std::uint8_t { every, none };
struct Extent {
  int mixes = 0;
  Values values = Values::every;
};

std::string check_games(const AnyGame& game, const Words& words, Check check, Extent extent);

// The set-ups of those games. Complains if a value of an option is never accepted.
struct Setups {
  std::vector<SetupRequest> requests;
  std::string complaint;
};
Setups setups_to_try(const AnyGame& game, Extent extent, Rng rng);

// Whole games: the same seed gives the same game, and a record replays to the same game.
std::string check_same_seed(const AnyGame& game, Extent extent);
std::string check_records(const Registry& registry, const AnyGame& game, const Words& words, Extent extent);

}  // namespace ludarium
