// Reads a .po file as a list of entries, for the tests that compare catalogues with each other.
#pragma once

#include <filesystem>
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

// The languages there are files for; English is one of them.
inline std::vector<std::string> written_languages() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(source_tree) / "locale"))
    if (entry.is_directory()) names.push_back(entry.path().filename().string());
  return names;
}

inline std::vector<std::string> translated_languages() {
  auto names = written_languages();
  std::erase(names, "en");
  return names;
}

// The files a language's catalogue is made of: locale/cs/*.po and games/*/words/cs/*.po.
inline std::vector<std::filesystem::path> po_files(const std::string& language) {
  namespace fs = std::filesystem;
  std::vector<fs::path> files;
  for (const char* folder : {"locale", "games"})
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(source_tree) / folder))
      if (entry.path().extension() == ".po" && entry.path().parent_path().filename() == language)
        files.push_back(entry.path());
  return files;
}

inline void read_po_file(const std::filesystem::path& path, std::vector<PoEntry>& entries) {
  std::ifstream file(path);
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
}

// Every entry of a language; the headers, which each file has, are left out.
inline std::vector<PoEntry> read_po(const std::string& language) {
  std::vector<PoEntry> entries;
  for (const auto& path : po_files(language)) read_po_file(path, entries);
  std::erase_if(entries, [](const PoEntry& entry) { return entry.key.empty(); });
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
