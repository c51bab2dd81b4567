// The smaller commands of the program. Each writes to a stream and returns the exit code of the program.
// Example: return explain("SC-MOVE-27", words, std::cout);
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "core/game.hpp"
#include "core/registry.hpp"
#include "words/catalogue.hpp"

namespace ludarium {

struct ReplayRequest {
  std::string text;                 // the record
  std::optional<std::size_t> step;  // stop after this many moves
  std::optional<Seat> seat;         // show this seat's view; else everything
};
int replay(const Registry& registry, const Words& words, const ReplayRequest& request, std::ostream& out);

// Checks that the chance of a table's game was decided before it began: the key of the record fits the commitment from
// the start (`noted`, or the one in the record), and every move and hash follows from the key.
int verify(const Registry& registry, const Words& words, std::string_view text, const std::string& noted,
           std::ostream& out);

// Shows a rule by its id, or a chapter by its beginning ("SC-MOVE"). For an unknown id it lists the most similar ones.
int explain(std::string_view id, const Ledger& ledger, const Words& words, std::ostream& out);

int show_perft(const AnyGame& game, const SetupRequest& setup, int depth, const Words& words, std::ostream& out);

// A quick measurement of speed; bench/ has the thorough ones.
int bench(const AnyGame& game, int seats, double seconds, const Words& words, std::ostream& out);

struct SelfCheckRequest {
  long games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
  int seats = 0;  // 0: every number of seats of the game
};
// Plays random games with all options and checks each position for broken invariants and dead ends.
int selfcheck(const AnyGame& game, const SelfCheckRequest& request, const Words& words, std::ostream& out);

int check_data(std::span<const GameEntry> games, const DataSource& data, const Words& words, std::ostream& out);
int show_doubts(std::span<const GameEntry> games, const DataSource& data, const Words& words, std::ostream& out);

}  // namespace ludarium
