// The names that texts of the repository mention: every *.md file that code, comments or documents mention exists;
// every source file and every target of make that a document mentions exists; every relative link leads to a file.
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/doc_page.hpp"

namespace ludarium {
namespace documents_test {

namespace fs = std::filesystem;

// Folders that are made, fetched or hidden: nothing in them is written by hand.
bool is_made(std::string_view folder) {
  return folder == ".git" || folder == "node_modules" || folder == "dist" || folder == "__pycache__" ||
         folder.starts_with("build") || folder.ends_with(".egg-info");
}

// The text files of the source tree, by their paths from its root.
std::vector<std::string> files() {
  static const std::set<std::string_view> written{".hpp",    ".cpp",  ".in",   ".md",  ".ts",    ".mjs",     ".js",
                                                  ".svelte", ".css",  ".html", ".py",  ".toml",  ".cmake",   ".txt",
                                                  ".po",     ".json", ".conf", ".yml", ".ipynb", ".service", ""};
  const fs::path root{source_tree};
  std::vector<std::string> found;
  for (auto it = fs::recursive_directory_iterator(root); it != fs::recursive_directory_iterator(); ++it) {
    if (it->is_directory() && is_made(it->path().filename().string())) it.disable_recursion_pending();
    if (!it->is_regular_file() || it->is_symlink() || it->file_size() > 4'000'000) continue;
    if (written.contains(it->path().extension().string())) found.push_back(fs::relative(it->path(), root).string());
  }
  return found;
}

std::vector<std::string> documents(const std::vector<std::string>& all) {
  std::vector<std::string> found;
  for (const std::string& path : all)
    if (path.ends_with(".md")) found.push_back(path);
  return found;
}

bool is_letter_or_digit(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

bool is_part_of_a_path(char c) {
  return is_letter_or_digit(c) || std::string_view("_./*<>-").find(c) != std::string_view::npos;
}

// Whether a name does not end before this text: "x", or ".ts" behind ".svelte".
bool goes_on(std::string_view text) {
  if (text.starts_with(".")) text.remove_prefix(1);
  return !text.empty() && (is_letter_or_digit(text[0]) || text[0] == '_');
}

// The names in a text with this ending, as they are written: "docs/api.md", "games/<game>/ledger*.md".
std::vector<std::string> named_in(std::string_view text, std::string_view ending = ".md") {
  std::vector<std::string> found;
  for (std::size_t at = text.find(ending); at != std::string_view::npos; at = text.find(ending, at + 1)) {
    const std::size_t end = at + ending.size();
    if (goes_on(text.substr(end))) continue;
    std::size_t begin = at;
    while (begin > 0 && is_part_of_a_path(text[begin - 1])) --begin;
    if (begin == at || (begin > 0 && text[begin - 1] == ':')) continue;  // the bare ending, or an address
    found.emplace_back(text.substr(begin, end - begin));
  }
  return found;
}

// `*` and `<name>` stand for any part of one folder's or file's name.
bool fits(std::string_view pattern, std::string_view path) {
  if (pattern.empty()) return path.empty();
  if (pattern[0] == '*' || pattern[0] == '<') {
    const std::size_t close = pattern[0] == '*' ? 0 : pattern.find('>');
    if (close == std::string_view::npos) return false;
    for (std::size_t skipped = 0;; ++skipped) {
      if (fits(pattern.substr(close + 1), path.substr(skipped))) return true;
      if (skipped == path.size() || path[skipped] == '/') return false;
    }
  }
  return !path.empty() && pattern[0] == path[0] && fits(pattern.substr(1), path.substr(1));
}

// A name may leave out folders at its front: "position.md" is the one of any game.
bool exists(std::string_view name, const std::vector<std::string>& all) {
  while (name.starts_with("../") || name.starts_with("./") || name.starts_with("/"))
    name.remove_prefix(name.find('/') + 1);
  for (std::string_view path : all) {
    if (fits(name, path)) return true;
    for (std::size_t slash; (slash = path.find('/')) != std::string_view::npos;) {
      path.remove_prefix(slash + 1);
      if (fits(name, path)) return true;
    }
  }
  return false;
}

TEST(Documents, that_are_named_exist) {
  const std::vector<std::string> all = files(), pages = documents(all);
  ASSERT_GT(pages.size(), 30u);
  for (const std::string& file : all)
    for (const std::string& name : named_in(file_text(file)))
      EXPECT_TRUE(exists(name, pages)) << file << " names " << name;
}

TEST(Documents, name_sources_that_exist) {
  const std::vector<std::string> all = files();
  for (const std::string& page : documents(all))
    for (const char* ending : {".cpp", ".hpp", ".ts", ".svelte", ".mjs", ".py", ".cmake"})
      for (const std::string& name : named_in(file_text(page), ending))
        EXPECT_TRUE(exists(name, all)) << page << " names " << name;
}

TEST(Documents, link_to_files_that_exist) {
  const std::vector<std::string> pages = documents(files());
  for (const std::string& page : pages) {
    const std::string text = file_text(page);
    for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
      const std::string target = text.substr(at + 2, text.find_first_of(")# \n", at + 2) - at - 2);
      if (target.empty() || target.find(':') != std::string::npos) continue;  // in the same page, or an address
      EXPECT_TRUE(fs::exists(fs::path(source_tree) / fs::path(page).parent_path() / target)) << page << ": " << target;
    }
  }
}

TEST(Documents, name_targets_of_make_that_exist) {
  const std::string makefile = file_text("Makefile");
  constexpr std::string_view command = "`make ";
  std::size_t named = 0;
  for (const std::string& page : documents(files())) {
    const std::string text = file_text(page);
    for (std::size_t at = text.find(command); at != std::string::npos; at = text.find(command, at + 1)) {
      const std::size_t begin = at + command.size();
      const std::string target =
          text.substr(begin, text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-", begin) - begin);
      EXPECT_NE(makefile.find("\n" + target + ":"), std::string::npos) << page << ": make " << target;
      ++named;
    }
  }
  EXPECT_GT(named, 20u);
}

TEST(Documents, are_found_by_every_way_to_name_them) {
  const std::vector<std::string> pages{"README.md", "docs/api.md", "games/scythe/ledger-automa.md"};
  for (const char* name : {"README.md", "docs/api.md", "/docs/api.md", "../docs/api.md", "api.md", "games/*/ledger*.md",
                           "games/<game>/ledger-automa.md", "ledger-automa.md"})
    EXPECT_TRUE(exists(name, pages)) << name;
  const std::string ending = ".md";  // put behind each, so that this file names no document that is missing
  for (const char* name : {"pi", "docs/README", "games/*", "games/<game>/ledger", "api-"})
    EXPECT_FALSE(exists(name + ending, pages)) << name;
  EXPECT_EQ(named_in("see (docs/api.md), https://a.b/c.md and *.mdx; a file ends with .md"),
            std::vector<std::string>{"docs/api.md"});
}

}  // namespace documents_test
}  // namespace ludarium
