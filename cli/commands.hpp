// The smaller commands of the program. Each writes to the stream it is given and returns the exit code of the program.
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
  std::optional<std::size_t> step;  // stop after that many moves
  std::optional<Seat> seat;         // show what this seat saw; else everything
};
int replay(const Registry& registry, const Words& words, const ReplayRequest& request, std::ostream& out);

// Whether a table's game was played with the chance that was promised: the key of the record fits the commitment that
// was published at the start (`noted`, or as the record has it), and every move and hash follows from it.
int verify(const Registry& registry, const Words& words, std::string_view text, const std::string& noted,
           std::ostream& out);

// A rule by its id, a chapter by its beginning ("SC-MOVE"); an unknown id gets the nearest ones.
int explain(std::string_view id, const Ledger& ledger, const Words& words, std::ostream& out);

int show_perft(const AnyGame& game, const SetupRequest& setup, int depth, const Words& words, std::ostream& out);

// A quick look at the speed; bench/ is the thorough one.
int bench(const AnyGame& game, int seats, double seconds, const Words& words, std::ostream& out);

struct SelfCheckRequest {
  long games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
  int seats = 0;  // 0: each number the game can be played with
};
// Random games of all options; each position is checked for broken invariants and dead ends.
int selfcheck(const AnyGame& game, const SelfCheckRequest& request, const Words& words, std::ostream& out);

int check_data(std::span<const GameEntry> games, const DataSource& data, const Words& words, std::ostream& out);
int show_doubts(std::span<const GameEntry> games, const DataSource& data, const Words& words, std::ostream& out);

}  // namespace ludarium
