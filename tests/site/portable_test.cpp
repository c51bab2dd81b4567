// What runs in the page, too, is compiled by a toolchain whose standard library lacks a few things
// (docs/architecture.md).
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/source_tree.hpp"

namespace ludarium {
namespace portable_test {

namespace fs = std::filesystem;

std::string text_of_file(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

bool is_source(const fs::path& path) {
  const bool code = path.extension() == ".cpp" || path.extension() == ".hpp";
  return code && path.generic_string().find("/tests/") == std::string::npos;
}

TEST(Portable, what_runs_in_the_page_uses_same_bytes_instead_of_bit_cast) {
  for (const char* folder : {"core", "games", "words", "bots", "table", "site"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(source_tree) / folder)) {
      if (!is_source(entry.path())) continue;
      EXPECT_EQ(text_of_file(entry.path()).find("std::bit_cast<"), std::string::npos) << entry.path();
    }
  }
}

}  // namespace portable_test
}  // namespace ludarium
