// The game of README.md is played as it is written there: a line that does not happen fails.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "cli/program.hpp"
#include "tests/source_tree.hpp"

namespace ludarium {
namespace readme_test {

constexpr std::string_view prompt = "> ", command = "$ build/ludarium ", left_out = "…";

std::vector<std::string> lines_of(std::istream& in) {
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::vector<std::string> game_of_the_readme() {
  std::ifstream file(std::string(source_tree) + "/README.md");
  const auto lines = lines_of(file);
  const auto begin =
      std::find_if(lines.begin(), lines.end(), [](const auto& line) { return line.starts_with(command); });
  return {begin, std::find(begin, lines.end(), "```")};
}

std::vector<std::string> words_of(std::string_view line) {
  std::istringstream in{std::string(line)};
  return {std::istream_iterator<std::string>(in), {}};
}

TEST(Readme, its_game_happens_as_written) {
  const auto written = game_of_the_readme();
  ASSERT_GT(written.size(), 40u);
  std::string typed;
  for (const auto& line : written)
    if (line.starts_with(prompt)) typed += line.substr(prompt.size()) + "\n";

  std::istringstream in(typed + "quit\n");
  std::stringstream out, err;
  ASSERT_EQ(run_program(words_of(written[0].substr(command.size())), {in, out, err}, "en"), 0) << err.str();

  auto happened = lines_of(out);
  for (auto& line : happened)
    while (line.starts_with(prompt)) line.erase(0, prompt.size());
  auto next = happened.begin();
  for (auto line = written.begin() + 1; line != written.end(); ++line) {
    if (line->starts_with(prompt) || *line == left_out) continue;
    next = std::find(next, happened.end(), *line);
    ASSERT_NE(next, happened.end()) << *line;
    ++next;
  }
}

}  // namespace readme_test
}  // namespace ludarium
