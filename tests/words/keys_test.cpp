// The keys the code asks for stand in the English catalogue: a message nobody wrote would show its key to the player.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "tests/words/po_file.hpp"

namespace ludarium {
namespace {

namespace fs = std::filesystem;

const char* const sources[] = {"scythe", "settlers", "paladins", "bots", "cli", "data"};

std::set<std::string> english_keys() {
  std::set<std::string> keys;
  for (const PoEntry& entry : read_po("en")) keys.insert(entry.key);
  return keys;
}

// Literals that look like keys: "cli.play.saved", or their beginning where the rest is an id: "scythe.faction_".
std::set<std::string> keys_asked_for(const std::string& source) {
  const std::regex literal("\"((?:cli|scythe|settlers|paladins)\\.[a-z0-9_.]+)\"");
  std::set<std::string> keys;
  for (std::sregex_iterator it(source.begin(), source.end(), literal), end; it != end; ++it) keys.insert((*it)[1]);
  return keys;
}

bool is_known(const std::set<std::string>& keys, const std::string& key) {
  if (!key.ends_with('_') && !key.ends_with('.')) return keys.contains(key);
  const auto next = keys.lower_bound(key);
  return next != keys.end() && next->starts_with(key);
}

TEST(Keys, asked_for_by_the_code_are_in_the_english_catalogue) {
  const auto keys = english_keys();
  for (const char* folder : sources) {
    const fs::path path = fs::path(source_tree) / folder;
    if (!fs::exists(path)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(path)) {
      if (!entry.is_regular_file()) continue;
      std::ostringstream text;
      text << std::ifstream(entry.path()).rdbuf();
      for (const std::string& key : keys_asked_for(text.str()))
        EXPECT_TRUE(is_known(keys, key)) << fs::relative(entry.path(), source_tree).string() << ": " << key;
    }
  }
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

}  // namespace
}  // namespace ludarium
