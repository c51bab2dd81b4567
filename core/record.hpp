// Record is a whole game, written as text: the set-up, and one line for each turn in the notation. People can read and
// edit it. Writing replays the moves. Reading checks each move and every hash, and reports the line where the replay
// differs. Example: std::string text = write_record(game, record); RecordReading back = read_record(registry, text,
// words);
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.hpp"
#include "core/game.hpp"
#include "core/registry.hpp"

namespace ludarium {

struct Move {
  Seat seat = Seat::none;
  Action action;
  bool operator==(const Move&) const = default;
};

struct Record {
  std::string game;
  int rules_version = 0;
  SetupRequest setup;
  std::optional<boost::json::value> position;  // a game that did not start from its set-up
  std::vector<std::string> names;              // who sat there, by seat
  std::vector<Move> moves;
  std::string key = {};  // of a table's chance (core/chance.hpp); empty: chance comes from the seed
};

struct RecordProblem {
  int line = 0;
  Error error;  // its message does not repeat the line
};

// "The record cannot be followed beyond line 12: ..."
Message with_line(const RecordProblem& problem);

// The part that could be read: everything, or the game up to the problem.
struct RecordReading {
  const AnyGame* game = nullptr;
  Record record;
  AnyState state;  // after the last move of `record`
  std::optional<RecordProblem> problem;
};

Chance chance_of(const Record& record);  // none without a key
Result<AnyState> start_of(const AnyGame& game, const Record& record);
std::string write_record(const AnyGame& game, const Record& record);
RecordReading read_record(const Registry& registry, std::string_view text, const Words& words);

// The eight digits of a `# hash` line.
std::string short_hash(const AnyState& state);

// JSON from outside: at most `max_json_depth` levels deep, and nothing after it.
inline constexpr std::size_t max_json_depth = 32;
std::optional<boost::json::value> parse_json(std::string_view text);

}  // namespace ludarium
