// The example of docs/protocol.md is run, line by line: a document that is wrong fails.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>

#include "cli/engine.hpp"
#include "tests/source_tree.hpp"
#include "tests/support/games.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace protocol_doc_test {

constexpr std::string_view left_out = "…";

bool is_left_out(const boost::json::value& json) { return json.is_string() && json.get_string() == left_out; }

// Does an answer look as the document says, where the document says something?
bool matches(const boost::json::value& documented, const boost::json::value& answer) {
  if (is_left_out(documented)) return true;
  if (documented.is_object() && answer.is_object()) {
    const auto& fields = documented.get_object();
    if (!fields.contains(left_out) && fields.size() != answer.get_object().size()) return false;
    return std::all_of(fields.begin(), fields.end(), [&](const auto& field) {
      const auto* found = answer.get_object().if_contains(field.key());
      return std::string_view(field.key()) == left_out || (found != nullptr && matches(field.value(), *found));
    });
  }
  if (documented.is_array() && answer.is_array()) {
    auto items = documented.get_array();
    const bool open = !items.empty() && is_left_out(items.back());
    if (open) items.pop_back();
    if (open ? items.size() > answer.get_array().size() : items.size() != answer.get_array().size()) return false;
    return std::equal(items.begin(), items.end(), answer.get_array().begin(), matches);
  }
  return documented == answer;
}

std::vector<std::string> session_of(const std::string& path) {
  std::ifstream file(path);
  std::vector<std::string> lines;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```")) inside = line == "```session";
    if (inside && (line.starts_with("> ") || line.starts_with("< "))) lines.push_back(line);
  }
  return lines;
}

TEST(ProtocolDocument, its_example_happens_as_written) {
  const Catalogue words("en");
  Engine engine(every_game(), words);
  const auto lines = session_of(std::string(source_tree) + "/docs/protocol.md");
  ASSERT_GT(lines.size(), 20u);
  for (std::size_t i = 0; i + 1 < lines.size(); i += 2) {
    ASSERT_EQ(lines[i][0], '>');
    ASSERT_EQ(lines[i + 1][0], '<');
    const std::string answer = engine.answer(lines[i].substr(2));
    EXPECT_TRUE(matches(boost::json::parse(lines[i + 1].substr(2)), boost::json::parse(answer)))
        << lines[i] << "\n"
        << lines[i + 1] << "\nreally: " << answer;
  }
  EXPECT_TRUE(engine.finished());
}

TEST(ProtocolDocument, the_comparison_sees_differences) {
  const auto same = [](std::string_view documented, std::string_view answer) {
    return matches(boost::json::parse({documented.data(), documented.size()}),
                   boost::json::parse({answer.data(), answer.size()}));
  };
  EXPECT_TRUE(same(R"({"a":[1,"…"],"…":"…"})", R"({"a":[1,2],"b":3})"));
  EXPECT_FALSE(same(R"({"a":1})", R"({"a":1,"b":3})"));
  EXPECT_FALSE(same(R"({"a":1,"…":"…"})", R"({"b":3})"));
  EXPECT_FALSE(same(R"([1,2])", R"([1])"));
  EXPECT_FALSE(same(R"([1])", R"([2])"));
}

TEST(ProtocolDocument, names_every_command) {
  std::ifstream file(std::string(source_tree) + "/docs/protocol.md");
  std::ostringstream text;
  text << file.rdbuf();
  for (const char* command : {"games", "new", "load", "position", "vocabulary", "legal", "play", "undo", "why", "score",
                              "perft", "bot", "choose", "hint", "review", "record", "quit"})
    EXPECT_NE(text.str().find("| `" + std::string(command) + "` |"), std::string::npos) << command;
}

// Every code in the tables of the document.
std::set<std::string> documented_codes() {
  std::ifstream file(std::string(source_tree) + "/docs/protocol.md");
  std::set<std::string> codes;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("## ")) inside = line == "## Errors";
    if (!inside || !line.starts_with("| `")) continue;
    const std::string cell = line.substr(2, line.find(" |", 2) - 2);
    static const std::regex code("`([a-z_]+)`");
    for (std::sregex_iterator at(cell.begin(), cell.end(), code), end; at != end; ++at) codes.insert((*at)[1]);
  }
  return codes;
}

// Every code that stands in the source behind the protocol, by the ways an error is made.
std::set<std::string> codes_in_source() {
  namespace fs = std::filesystem;
  static const std::regex made(
      R"re((?:Error\{|fail\(|Error (?:\w+\([^)]*\) \{ return \{|\w+\{)|return \{|\{)\s*"([a-z]+_[a-z_]+|illegal|diverged)",\s*(?:\{"|std::move\(|\*?[a-z_]+[,}]))re");
  std::set<std::string> codes;
  std::vector<fs::path> files{fs::path(source_tree) / "cli/engine.cpp", fs::path(source_tree) / "table/match.cpp"};
  for (const char* folder : {"core", "games"})
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(source_tree) / folder)) {
      const bool test = entry.path().string().find("/tests/") != std::string::npos;
      if ((entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp") && !test)
        files.push_back(entry.path());
    }
  for (const fs::path& path : files) {
    std::ifstream file(path);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    if (text.find("Error") == std::string::npos && text.find("fail(") == std::string::npos) continue;
    for (std::sregex_iterator at(text.begin(), text.end(), made), end; at != end; ++at) codes.insert((*at)[1]);
  }
  codes.erase("bad_data");  // before there is a protocol
  return codes;
}

TEST(ProtocolDocument, lists_every_code_that_can_be_sent) {
  const auto documented = documented_codes(), sent = codes_in_source();
  EXPECT_GT(sent.size(), 15u);
  for (const std::string& code : sent) EXPECT_TRUE(documented.contains(code)) << code;
  for (const std::string& code : documented) EXPECT_TRUE(sent.contains(code)) << code;
}

}  // namespace protocol_doc_test
}  // namespace ludarium
