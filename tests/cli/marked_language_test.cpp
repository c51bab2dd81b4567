// Every screen in the language of strange letters: what still stands there in plain letters went past the catalogue.
#include <gtest/gtest.h>

#include <regex>
#include <sstream>

#include "cli/program.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace marked_language_test {

std::string screens(const std::vector<std::string>& arguments, const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out, err;
  run_program(arguments, {in, out, err}, std::string(marked_language));
  return out.str() + err.str();
}

std::string times(int count, const std::string& line) {
  std::string all;
  for (int i = 0; i < count; ++i) all += line;
  return all;
}

// Words in plain letters of lines; the notation of a choice, in brackets behind it, is for typing and stays.
std::set<std::string> plain_words(const std::string& text) {
  static const std::regex notation(R"(   \([^()]*\))"), word("[A-Za-z]{2,}");
  std::set<std::string> found;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    line = std::regex_replace(line, notation, "");
    for (std::sregex_iterator each(line.begin(), line.end(), word), none; each != none; ++each)
      if (found.insert(each->str()).second && found.size() < 20) std::cerr << each->str() << " in: " << line << '\n';
  }
  return found;
}

// Words of the notation shown behind choices: help writes one of them as its example.
std::set<std::string> typed_words(const std::string& text) {
  static const std::regex notation(R"(   \(([^()]*)\))"), word("[A-Za-z]{2,}");
  std::set<std::string> found{"all", "undo", "why", "score", "log", "board", "gift", "save", "help", "quit", "resume"};
  for (std::sregex_iterator each(text.begin(), text.end(), notation), none; each != none; ++each) {
    const std::string inside = (*each)[1];
    for (std::sregex_iterator one(inside.begin(), inside.end(), word), last; one != last; ++one)
      found.insert(one->str());
  }
  return found;
}

class MarkedLanguage : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Games, MarkedLanguage, testing::Values("scythe", "settlers", "paladins"),
                         [](const auto& test) { return test.param; });

TEST_P(MarkedLanguage, reaches_every_line_of_a_game) {
  const std::string game = screens({"play", GetParam(), "--seats", "2", "--seed", "3", "--bots", "random"},
                                   "help\nscore\nlog\nboard\n" + times(300, "2\n1\n"));
  EXPECT_GT(game.size(), 10'000u);
  const std::set<std::string> typed = typed_words(game);
  for (const std::string& word : plain_words(game)) EXPECT_TRUE(typed.contains(word)) << word;
}

}  // namespace marked_language_test
}  // namespace ludarium
