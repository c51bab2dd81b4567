// Reads a game's facts chapter by chapter. One function reads all files and notes errors and doubts. From these notes
// follows whether the facts can be used, and what to report about the files.
// Example: Result<Facts> read_facts(const DataSource& source) { return read_with(read_all, source); }
#pragma once

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "core/result.hpp"
#include "core/toml_reader.hpp"

namespace ludarium {

template <class Facts>
using ReadAll = Facts (*)(const DataSource& source, DataNotes& notes);

inline Error first_fault(std::string code, const DataNotes& notes) {
  return {std::move(code), with_place(notes.wrong.front())};
}

template <class Facts>
Result<Facts> read_with(ReadAll<Facts> read_all, const DataSource& source) {
  DataNotes notes;
  Facts facts = read_all(source, notes);
  if (notes.wrong.empty()) return facts;
  return first_fault("bad_data", notes);
}

template <class Facts>
DataNotes notes_of(ReadAll<Facts> read_all, const DataSource& source) {
  DataNotes notes;
  read_all(source, notes);
  return notes;
}

// Reads one file after the other; later chapters may use earlier ones.
class ChapterReader {
 public:
  ChapterReader(std::string_view game, const DataSource& source, DataNotes& notes)
      : game_(game), source_(source), notes_(notes) {}

  template <class Fill>
  void read(std::string_view chapter, Fill&& fill) {
    TomlFile file(source_, fmt::format("{}/{}.toml", game_, chapter), notes_);
    fill(file);
    file.finish();
  }

 private:
  std::string_view game_;
  const DataSource& source_;
  DataNotes& notes_;
};

// Facts keep small numbers in bytes. The bounds given to `number` make the cast safe.
inline std::uint8_t byte(Row& row, std::string_view key, int least, int most) {
  return static_cast<std::uint8_t>(row.number(key, least, most));
}
inline std::uint8_t byte_or(Row& row, std::string_view key, int least, int most, int fallback) {
  return static_cast<std::uint8_t>(row.number_or(key, least, most, fallback));
}

}  // namespace ludarium
