// The example of docs/records.md is a record that can be followed.
#include <gtest/gtest.h>

#include <fstream>

#include "core/record.hpp"
#include "tests/source_tree.hpp"
#include "tests/support/english.hpp"
#include "tests/support/games.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace records_doc_test {

// Without its hashes: those move with every change of a state's layout, the moves do not.
std::string example() {
  std::ifstream file(std::string(source_tree) + "/docs/records.md");
  std::string text;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```"))
      inside = line == "```record";
    else if (inside)
      text += line.substr(0, line.ends_with(", end") ? line.find(", hash") : line.size()) + "\n";
  }
  return text;
}

TEST(RecordsDocument, its_example_can_be_followed) {
  const std::string moves = example().substr(0, example().find("# 10 moves"));
  const RecordReading reading = read_record(every_game(), moves + "# end\n", Catalogue("en"));
  ASSERT_FALSE(reading.problem) << reading.problem->line << ": " << in_english(reading.problem->error);
  EXPECT_EQ(reading.record.moves.size(), 10u);
  EXPECT_EQ(reading.record.names, (std::vector<std::string>{"Anna", "greedy"}));
  EXPECT_TRUE(write_record(*reading.game, reading.record).starts_with(example().substr(0, example().size() - 1)));
}

}  // namespace records_doc_test
}  // namespace ludarium
