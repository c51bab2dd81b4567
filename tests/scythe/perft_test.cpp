// How many ways the game can go on, from set-ups and from the middle of games: a table of numbers and signatures that
// no refactoring moves. The table is tests/resources/scythe_perft.txt; its head says how to make it anew.
#include "cli/perft.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "core/erased.hpp"
#include "tests/source_tree.hpp"
#include "tests/support/scythe_editions.hpp"

namespace ludarium::scythe {
namespace {

constexpr std::uint64_t most_nodes = 200'000;

// The left half of a row: which position, and how deep to look.
struct Position {
  std::string edition;
  int seats = 0;
  std::uint64_t seed = 0;
  int moves = 0;  // made at random before the counting begins
  int depth = 0;
};

struct Row {
  Position position;
  std::string counted;  // leaves at each depth, then the signature
};

struct Table {
  std::string head;
  std::vector<Row> rows;
};

Table read_table() {
  std::ifstream file(std::filesystem::path(source_tree) / "tests/resources/scythe_perft.txt");
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
    text >> p.edition >> p.seats >> p.seed >> p.moves >> p.depth >> std::ws;
    std::getline(text, row.counted);
    table.rows.push_back(std::move(row));
  }
  return table;
}

const AnyGame& any() {
  static const Erased<Scythe> erased(game());
  return erased;
}

AnyState reach(const Position& p) {
  AnyState state = *any().setup({p.seats, p.seed, {{"edition", p.edition}}});
  Rng rng(p.seed);
  for (int i = 0; i < p.moves && !any().pending(state).over(); ++i) {
    const Seat seat = any().pending(state).seats.lowest();
    ActionList list;
    any().legal(state, seat, list);
    any().apply(state, seat, list[rng.below(static_cast<std::uint32_t>(list.size()))], nullptr);
  }
  return state;
}

std::string count(const Position& p) {
  const auto result = perft(any(), reach(p), p.depth, most_nodes);
  if (!result) return "too many";
  return fmt::format("{} {}", fmt::join(result->counts, " "), result->signature_text());
}

std::string write(const Row& row, const std::string& counted) {
  const Position& p = row.position;
  return fmt::format("{:<7} {} {:>4} {:>5} {}   {}\n", p.edition, p.seats, p.seed, p.moves, p.depth, counted);
}

TEST(ScythePerft, counts_what_the_table_says) {
  const Table table = read_table();
  std::string now = table.head;
  int moved = 0;
  for (const Row& row : table.rows) {
    const std::string counted = count(row.position);
    now += write(row, counted);
    moved += counted != row.counted;
  }
  EXPECT_EQ(moved, 0) << "rows differ. If that was meant, this is the new table:\n" << now;
}

TEST(ScythePerft, the_table_has_every_edition_with_every_number_of_players) {
  std::set<std::pair<std::string, int>> counted, all;
  for (const Row& row : read_table().rows) counted.emplace(row.position.edition, row.position.seats);
  for (const char* edition : edition_names)
    for (int seats = 2; seats <= 5; ++seats) all.emplace(edition, seats);
  EXPECT_EQ(counted, all);
}

}  // namespace
}  // namespace ludarium::scythe
