// The blocks between fences in the documents, for tests that check them.
// Example: doc_block("games/scythe/position.md", "json")
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "tests/source_tree.hpp"

namespace ludarium {

// The whole text of a file of the source tree.
inline std::string file_text(std::string_view path) {
  std::ostringstream text;
  text << std::ifstream(std::string(source_tree) + "/" + std::string(path), std::ios::binary).rdbuf();
  return text.str();
}

// The first block of that language on a page; empty if there is none.
inline std::string doc_block(std::string_view page, std::string_view language = "") {
  const std::string text = file_text(page);
  const std::string fence = "```" + std::string(language) + "\n";
  const std::size_t begin = text.find(fence);
  if (begin == std::string::npos) return {};
  const std::size_t from = begin + fence.size();
  return text.substr(from, text.find("\n```", from) - from);
}

}  // namespace ludarium
