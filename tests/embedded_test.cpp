#include "core/embedded.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "core/data_source.hpp"
#include "tests/source_tree.hpp"

namespace ludarium {
namespace embedded_test {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Calls visit(path as in the source tree, bytes) for every file of a kind below a folder.
template <class Visit>
int for_each_file(const std::string& folder, const std::string& extension, Visit&& visit) {
  const fs::path root(source_tree);
  int count = 0;
  for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
    if (entry.path().extension() != extension) continue;
    visit(fs::relative(entry.path(), root).generic_string(), read(entry.path()));
    ++count;
  }
  return count;
}

TEST(Embedded, holds_the_facts_and_the_ledgers_byte_by_byte) {
  const auto compare = [](const std::string& path, const std::string& text) {
    EXPECT_TRUE(embedded_file(path) == text) << path;
  };
  EXPECT_GT(for_each_file("games", ".toml", compare), 25);
  int ledgers = 0;
  for_each_file("games", ".md", [&](const std::string& path, const std::string& text) {
    if (!fs::path(path).filename().string().starts_with("ledger")) return;
    compare(path, text);
    ++ledgers;
  });
  EXPECT_GE(ledgers, 3);
}

TEST(Embedded, holds_every_catalogue_compiled) {
  std::set<std::string> languages;
  for_each_file("locale", ".po", [&](const std::string& path, const std::string&) {
    languages.insert(fs::path(path).parent_path().filename().string());
  });
  EXPECT_EQ(languages, (std::set<std::string>{"cs", "en", "hu", "pl"}));
  for (const std::string& language : languages)  // the mark of a .mo file
    EXPECT_TRUE(embedded_file("locale/" + language + ".mo").starts_with("\xde\x12\x04\x95")) << language;
}

TEST(Embedded, has_nothing_under_an_unknown_name) {
  EXPECT_TRUE(embedded_file("games/scythe/data/no_such_file.toml").empty());
  EXPECT_TRUE(embedded_file("").empty());
}

TEST(Embedded, gives_the_facts_out_by_game_and_file) {
  const DataSource source = embedded_data();
  const int files = for_each_file("games", ".toml", [&](const std::string& path, const std::string& text) {
    const DataFile* file = source.find(fact_name(path));
    ASSERT_NE(file, nullptr) << path;
    EXPECT_TRUE(file->text == text) << path;
  });
  EXPECT_EQ(source.files.size(), static_cast<std::size_t>(files));
}

}  // namespace embedded_test
}  // namespace ludarium
