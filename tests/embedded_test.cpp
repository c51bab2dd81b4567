#include "core/embedded.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "core/data_source.hpp"
#include "tests/source_tree.hpp"

namespace ludarium {
namespace {

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
  EXPECT_GT(for_each_file("data", ".toml", compare), 5);
  EXPECT_EQ(for_each_file("docs/rules", ".md", compare), 3);
}

TEST(Embedded, holds_every_catalogue_compiled) {
  const auto compiled = [](std::string path, const std::string&) {
    path.replace(path.size() - 3, 3, ".mo");
    EXPECT_TRUE(embedded_file(path).starts_with("\xde\x12\x04\x95")) << path;  // the mark of a .mo file
  };
  EXPECT_EQ(for_each_file("locale", ".po", compiled), 4);
}

TEST(Embedded, has_nothing_under_an_unknown_name) {
  EXPECT_TRUE(embedded_file("data/scythe/no_such_file.toml").empty());
  EXPECT_TRUE(embedded_file("").empty());
}

TEST(Embedded, gives_the_facts_out_by_their_name_below_data) {
  const DataSource source = embedded_data();
  const int files = for_each_file("data", ".toml", [&](const std::string& path, const std::string& text) {
    const DataFile* file = source.find(path.substr(5));
    ASSERT_NE(file, nullptr) << path;
    EXPECT_TRUE(file->text == text) << path;
  });
  EXPECT_EQ(source.files.size(), static_cast<std::size_t>(files));
}

}  // namespace
}  // namespace ludarium
