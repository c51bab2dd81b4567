#include "tests/support/perft_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/perft.hpp"
#include "tests/source_tree.hpp"

namespace ludarium {
namespace {

constexpr std::uint64_t most_nodes = 200'000;

// The left half of a row: the position and the depth.
struct Position {
  std::string way;
  int seats = 0;
  std::uint64_t seed = 0;
  int moves = 0;  // random moves before the count
  int depth = 0;
};

struct Row {
  Position position;
  std::string counted;  // number of positions at each depth, then the signature
};

struct Table {
  std::string head;
  std::vector<Row> rows;
};

Table read_table(const std::string& name) {
  std::ifstream file(std::filesystem::path(source_tree) / name);
  Table table;
  for (std::string line; std::getline(file, line);) {
    if (line.empty()) continue;
    if (line.starts_with('#')) {
      table.head += line + "\n";
      continue;
    }
    std::istringstream text(line);
    Row row;
    Position& p = row.position;
    text >> p.way >> p.seats >> p.seed >> p.moves >> p.depth >> std::ws;
    std::getline(text, row.counted);
    table.rows.push_back(std::move(row));
  }
  return table;
}

AnyState reach(const AnyGame& game, const Position& p, const OptionsOf& options_of) {
  AnyState state = game.setup({p.seats, p.seed, options_of(p.way)}).value();
  Rng rng{p.seed};
  for (int i = 0; i < p.moves && !game.pending(state).over(); ++i) {
    const Seat seat = game.pending(state).seats.lowest();
    ActionList list;
    game.legal(state, seat, list);
    game.apply(state, seat, list[rng.below(static_cast<std::uint32_t>(list.size()))], nullptr);
  }
  return state;
}

std::string count(const AnyGame& game, const AnyState& state, int depth) {
  const auto result = perft(game, state, depth, most_nodes);
  if (!result) return "too many";
  return fmt::format("{} {}", fmt::join(result->counts, " "), result->signature_text());
}

}  // namespace

std::string changed_table(const AnyGame& game, const std::string& file, const OptionsOf& options_of) {
  const Table table = read_table(file);
  std::size_t width = 0;
  for (const Row& row : table.rows) width = std::max(width, row.position.way.size());
  std::string now = table.head;
  bool moved = table.rows.empty();
  for (const auto& [p, before] : table.rows) {
    const std::string counted = count(game, reach(game, p, options_of), p.depth);
    now += fmt::format("{:<{}} {} {:>4} {:>5} {}   {}\n", p.way, width, p.seats, p.seed, p.moves, p.depth, counted);
    moved = moved || counted != before;
  }
  return moved ? now : "";
}

std::set<std::pair<std::string, int>> ways_counted(const std::string& file) {
  std::set<std::pair<std::string, int>> counted;
  for (const Row& row : read_table(file).rows) counted.emplace(row.position.way, row.position.seats);
  return counted;
}

}  // namespace ludarium
