// Reads a .po file as a list of entries, for the tests that compare catalogues with each other.
#pragma once

#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "tests/source_tree.hpp"

namespace ludarium {

struct PoEntry {
  std::string key;
  bool plural = false;
  std::vector<std::string> texts;
};

inline std::string quoted_part(const std::string& line) {
  const auto from = line.find('"'), to = line.rfind('"');
  return from == std::string::npos || to <= from ? "" : line.substr(from + 1, to - from - 1);
}

inline std::vector<PoEntry> read_po(const std::string& language) {
  std::ifstream file(std::string(source_tree) + "/locale/" + language + ".po");
  std::vector<PoEntry> entries;
  std::string* open = nullptr;  // what a continuation line goes on with
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("msgid_plural")) {
      entries.back().plural = true;
      open = nullptr;
    } else if (line.starts_with("msgid")) {
      open = &entries.emplace_back().key;
      *open = quoted_part(line);
    } else if (line.starts_with("msgstr")) {
      open = &entries.back().texts.emplace_back(quoted_part(line));
    } else if (line.starts_with('"') && open != nullptr) {
      *open += quoted_part(line);
    }
  }
  return entries;
}

// The names of the holes; a language may ask for another case of the same hole, so cases do not count.
inline std::set<std::string> holes(const std::string& text) {
  std::set<std::string> names;
  for (auto open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
    const auto close = text.find('}', open);
    if (close == std::string::npos) break;
    const std::string hole = text.substr(open + 1, close - open - 1);
    names.insert(hole.substr(0, hole.find('.')));
  }
  return names;
}

}  // namespace ludarium
