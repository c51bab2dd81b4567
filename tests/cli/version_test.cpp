// The version stands in CMakeLists.txt and nowhere else; the program says it, with the commit and the games' rules.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <sstream>

#include "cli/program.hpp"
#include "games/games.hpp"
#include "tests/source_tree.hpp"
#include "tests/support/command.hpp"
#include "tests/support/doc_page.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace version_test {

using ::testing::HasSubstr;
using ::testing::Not;

std::string version_of_the_project() {
  const std::string text = file_text("CMakeLists.txt");
  std::smatch found;
  return std::regex_search(text, found, std::regex("project\\(ludarium VERSION ([0-9.]+)")) ? found[1].str() : "";
}

TEST(Version, is_that_of_the_project) {
  const std::string version = version_of_the_project();
  ASSERT_FALSE(version.empty());
  const CommandResult result = run_command(std::string(program_path) + " --version --lang en");
  EXPECT_EQ(result.code, 0);
  EXPECT_THAT(result.said, HasSubstr("Ludarium " + version + "\n"));
}

TEST(Version, names_the_commit_and_the_rules_of_every_game_in_every_language) {
  const auto games = all_games(embedded_data());
  for (const std::string& language : languages()) {
    std::istringstream in;
    std::ostringstream out, err;
    EXPECT_EQ(run_program({"--version"}, {in, out, err}, language, {"1.2.3", "abcdef012345", {}}), 0) << err.str();
    EXPECT_THAT(out.str(), HasSubstr("1.2.3"));
    EXPECT_THAT(out.str(), HasSubstr("abcdef012345"));
    const Catalogue words(language);
    for (const auto& game : games->games()) {
      const std::string title = words.term(std::string(game->id()) + ".title");
      EXPECT_TRUE(std::regex_search(out.str(), std::regex(title + ": .*\\b" + std::to_string(game->rules_version()))))
          << out.str();
    }
  }
}

TEST(Version, without_a_history_names_no_commit) {
  std::istringstream in;
  std::ostringstream out, err;
  EXPECT_EQ(run_program({"--version"}, {in, out, err}, "en", {"1.2.3", "", {}}), 0);
  EXPECT_THAT(out.str(), Not(HasSubstr("Commit")));
}

TEST(Version, stands_in_no_second_place) {
  EXPECT_THAT(file_text("web/package.json"), Not(HasSubstr("\"version\"")));
  const std::string lock = file_text("web/package-lock.json");
  const std::string about_us = lock.substr(0, lock.find("node_modules/"));
  EXPECT_THAT(about_us, Not(HasSubstr("\"version\"")));
}

}  // namespace version_test
}  // namespace ludarium
