// games/scythe/editions.md goes through the ledger's table "Edition differences" row by row and names every reading.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/source_tree.hpp"

namespace ludarium {
namespace editions_doc_test {

using Cells = std::vector<std::string>;

std::ifstream open(const char* path) { return std::ifstream(std::filesystem::path(source_tree) / path); }

// The rows of the first table after this heading, without its head.
std::vector<Cells> table_after(const char* path, const std::string& heading) {
  std::ifstream file = open(path);
  std::string line;
  while (std::getline(file, line) && !line.ends_with(heading)) continue;
  while (std::getline(file, line) && !line.starts_with("---|")) continue;
  std::vector<Cells> rows;
  while (std::getline(file, line) && !line.empty()) {
    Cells cells;
    std::istringstream text(line);
    for (std::string cell; std::getline(text, cell, '|');) {
      const auto first = cell.find_first_not_of(' ');
      cells.push_back(first == std::string::npos ? "" : cell.substr(first, cell.find_last_not_of(' ') - first + 1));
    }
    rows.push_back(cells);
  }
  return rows;
}

std::vector<Cells> documented() { return table_after("games/scythe/editions.md", "play here"); }

std::set<std::string> readings() {
  std::ifstream file = open("games/scythe/rules/editions.hpp");
  std::set<std::string> names;
  const std::regex member("^  bool (\\w+) = .*");
  std::smatch found;
  for (std::string line; std::getline(file, line);)
    if (std::regex_match(line, found, member)) names.insert(found[1]);
  return names;
}

TEST(EditionsDoc, has_every_row_of_the_ledger_in_its_order) {
  const auto ledger = table_after("games/scythe/ledger.md", "Edition differences");
  const auto doc = documented();
  ASSERT_EQ(doc.size(), ledger.size());
  for (std::size_t i = 0; i < doc.size(); ++i) EXPECT_EQ(doc[i].front(), ledger[i].front());
}

TEST(EditionsDoc, names_a_reading_or_says_why_nothing_differs) {
  const std::regex reading("`(\\w+)`");
  std::set<std::string> named;
  for (const Cells& row : documented()) {
    ASSERT_EQ(row.size(), 3u) << row.front();
    std::smatch found;
    if (std::regex_match(row[2], found, reading))
      named.insert(found[1]);
    else
      EXPECT_TRUE(row[2].starts_with("no difference in play: ")) << row.front();
  }
  EXPECT_EQ(named, readings());
}

}  // namespace editions_doc_test
}  // namespace ludarium
