// The keys the code asks for stand in the English catalogue: a message nobody wrote would show its key to the player.
// And what the code puts into a message is what the English text has holes for: neither stays open nor is lost.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "tests/words/po_file.hpp"

namespace ludarium {
namespace keys_test {

namespace fs = std::filesystem;

const char* const sources[] = {"core", "games", "bots", "table", "store", "server", "cli"};

std::map<std::string, PoEntry> english() {
  std::map<std::string, PoEntry> entries;
  for (const PoEntry& entry : read_po("en")) entries[entry.key] = entry;
  return entries;
}

std::set<std::string> english_keys() {
  std::set<std::string> keys;
  for (const auto& [key, entry] : english()) keys.insert(key);
  return keys;
}

const std::regex& key_literal() {
  static const std::regex literal(
      "\"((?:action|cli|data|notation|option|position|record|request|server|table|scythe|settlers|paladins)\\.[a-z0-9_"
      ".]+)\"");
  return literal;
}

// Literals that look like keys: "cli.play.saved", or their beginning where the rest is an id: "scythe.faction_".
std::set<std::string> keys_asked_for(const std::string& source) {
  std::set<std::string> keys;
  for (std::sregex_iterator it(source.begin(), source.end(), key_literal()), end; it != end; ++it)
    keys.insert((*it)[1]);
  return keys;
}

// The names in {{"who", ...}, {"what", ...}}, the text after the first brace of which is given.
std::set<std::string> names_filled(std::string_view text) {
  std::set<std::string> names;
  int depth = 1;
  for (std::size_t i = 0; i < text.size() && depth > 0; ++i) {
    if (text[i] == '"') {
      std::size_t close = i + 1;
      while (close < text.size() && text[close] != '"') close += text[close] == '\\' ? 2 : 1;
      const std::size_t open = text.find_last_not_of(" \n", i - 1);
      if (depth == 2 && i > 0 && text[open] == '{') names.emplace(text.substr(i + 1, close - i - 1));
      i = close;
    } else if (std::string_view("{([").find(text[i]) != std::string_view::npos) {
      ++depth;
    } else if (std::string_view("})]").find(text[i]) != std::string_view::npos) {
      --depth;
    }
  }
  return names;
}

struct Filled {
  std::string key;
  std::set<std::string> names;
};

// Messages written out where they are made: "cli.play.saved", {{"path", path}}.
std::vector<Filled> messages_in(const std::string& source) {
  std::vector<Filled> messages;
  for (std::sregex_iterator it(source.begin(), source.end(), key_literal()), end; it != end; ++it) {
    std::string_view rest = std::string_view(source).substr(static_cast<std::size_t>(it->position() + it->length()));
    for (const char sign : {',', '{'}) {
      const auto next = rest.find_first_not_of(" \n");
      rest = next != std::string_view::npos && rest[next] == sign ? rest.substr(next + 1) : std::string_view();
    }
    if (!rest.empty()) messages.push_back({(*it)[1], names_filled(rest)});
  }
  return messages;
}

bool is_known(const std::set<std::string>& keys, const std::string& key) {
  if (!key.ends_with('_') && !key.ends_with('.')) return keys.contains(key);
  const auto next = keys.lower_bound(key);
  return next != keys.end() && next->starts_with(key);
}

// Calls `visit(path, text)` for every file of the sources.
template <class Visit>
void each_source(Visit visit) {
  for (const char* folder : sources) {
    const fs::path path = fs::path(source_tree) / folder;
    if (!fs::exists(path)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(path)) {
      const auto kind = entry.path().extension();
      if (kind != ".cpp" && kind != ".hpp" && kind != ".toml") continue;
      if (entry.path().string().find("/tests/") != std::string::npos) continue;
      std::ostringstream text;
      text << std::ifstream(entry.path()).rdbuf();
      visit(fs::relative(entry.path(), source_tree).string(), text.str());
    }
  }
}

TEST(Keys, asked_for_by_the_code_are_in_the_english_catalogue) {
  const auto keys = english_keys();
  each_source([&](const std::string& path, const std::string& text) {
    for (const std::string& key : keys_asked_for(text)) EXPECT_TRUE(is_known(keys, key)) << path << ": " << key;
  });
}

TEST(Keys, get_what_their_texts_have_holes_for) {
  const auto entries = english();
  int checked = 0;
  each_source([&](const std::string& path, const std::string& text) {
    for (Filled& message : messages_in(text)) {
      const auto entry = entries.find(message.key);
      if (entry == entries.end()) continue;  // the test above complains
      auto open = holes(entry->second.texts.front());
      if (message.key.find(".event.") != std::string::npos)  // filled for all events in one place
        for (auto* names : {&message.names, &open}) names->erase("who");
      EXPECT_EQ(message.names, open) << path << ": " << message.key;
      ++checked;
    }
  });
  EXPECT_GT(checked, 300);
}

TEST(Keys, of_errors_are_asked_for_somewhere) {
  std::set<std::string> asked;
  each_source([&](const std::string&, const std::string& text) { asked.merge(keys_asked_for(text)); });
  const std::regex error(
      "(?:data|notation|option|position|record|(?:scythe|settlers|paladins)\\.(?:broken|data|notation|position|setup|"
      "why))\\.."
      "*");
  for (const std::string& key : english_keys())
    EXPECT_TRUE(!std::regex_match(key, error) || asked.contains(key)) << key << " is said by nobody";
}

TEST(Keys, are_told_from_other_literals) {
  EXPECT_EQ(keys_asked_for(R"(say({"cli.play.saved"}); read("scythe/map.toml"); "scythe.faction_" + id)"),
            (std::set<std::string>{"cli.play.saved", "scythe.faction_"}));
  const std::set<std::string> keys{"scythe.faction_nordic", "scythe.oil"};
  EXPECT_TRUE(is_known(keys, "scythe.oil"));
  EXPECT_TRUE(is_known(keys, "scythe.faction_"));
  EXPECT_FALSE(is_known(keys, "scythe.faction"));
  EXPECT_FALSE(is_known(keys, "scythe.mat_"));
}

TEST(Keys, are_read_with_what_fills_their_holes) {
  const auto found = messages_in(R"(say({"cli.play.saved", {{"path", at("{\"x", {1})}, {"n", 2}}}); term("cli.about");
                                    {"cli.why.legal", {}}; wrong("scythe.broken.x",
                                     {{"who", of(p)},
                                      {"list", std::vector<Message>{{"scythe.amount", {{"what", w}}}}}}))");
  ASSERT_EQ(found.size(), 4u);
  EXPECT_EQ(found[0].names, (std::set<std::string>{"path", "n"}));
  EXPECT_EQ(found[1].names, std::set<std::string>{});
  EXPECT_EQ(found[2].names, (std::set<std::string>{"who", "list"}));
  EXPECT_EQ(found[3].names, std::set<std::string>{"what"});
}

}  // namespace keys_test
}  // namespace ludarium
