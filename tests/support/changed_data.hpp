// FactFiles tests the fact files of a game with a change in them: an error is refused with file, line and reason, a
// valid change is accepted. A game brings its folder and the functions that read it.
// Example: FactFiles<Facts> files{"scythe/", read_facts, check_data, doubts}; files.with({"map", "q = 0", "q = 1"})
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "core/data_source.hpp"
#include "core/result.hpp"
#include "tests/support/english.hpp"

namespace ludarium {

// A replaced piece of a file's text. The search for it begins at `after`.
struct DataChange {
  std::string file, from, to, after = {};
};

struct BrokenData {
  std::string name;
  DataChange change;
  std::string_view what;
  int lines_below = 0;  // line of the remark, counted from the first line of the change
};

inline void PrintTo(const BrokenData& broken, std::ostream* out) { *out << broken.name; }

inline std::string broken_name(const testing::TestParamInfo<BrokenData>& info) { return info.param.name; }

using Remarks = std::vector<DataRemark>;

template <class Facts>
struct FactFiles {
  std::string folder;
  Result<Facts> (*read_facts)(const DataSource&);
  Remarks (*check_data)(const DataSource&);
  Remarks (*doubts)(const DataSource&);

  std::string path(std::string_view file) const { return folder + std::string(file) + ".toml"; }

  std::string& text(DataSource& source, std::string_view file) const {
    for (DataFile& other : source.files)
      if (other.path == path(file)) return other.text;
    ADD_FAILURE() << "no file " << path(file);
    return source.files.front().text;
  }

  // Returns the line where the change begins.
  std::size_t apply(const DataChange& change, DataSource& source) const {
    std::string& whole = text(source, change.file);
    const std::size_t start = whole.find(change.after);
    const std::size_t found = start == std::string::npos ? start : whole.find(change.from, start);
    EXPECT_NE(found, std::string::npos) << change.after << " ... " << change.from;
    if (found == std::string::npos) return 0;
    whole.replace(found, change.from.size(), change.to);
    return found;
  }

  DataSource changed(const DataChange& change) const {
    DataSource source = embedded_data();
    apply(change, source);
    return source;
  }

  Remarks remarks(const DataChange& change) const { return check_data(changed(change)); }

  Facts with(const DataChange& change) const {
    const Result<Facts> facts = read_facts(changed(change));
    EXPECT_TRUE(facts) << in_english(facts.error());
    return facts ? *facts : Facts{};
  }

  int doubts_added(const DataChange& change) const {
    return static_cast<int>(doubts(changed(change)).size()) - static_cast<int>(doubts(embedded_data()).size());
  }

  // The first remark is the expected one, and the facts are refused with the same text.
  void expect_refused(const BrokenData& broken) const {
    DataSource source = embedded_data();
    const std::size_t at = apply(broken.change, source);
    const std::string& whole = text(source, broken.change.file);
    const auto breaks = std::count(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    const int line = static_cast<int>(breaks) + 1 + broken.lines_below;

    const Remarks said = check_data(source);
    ASSERT_FALSE(said.empty());
    EXPECT_EQ(said.front().file, path(broken.change.file));
    EXPECT_EQ(said.front().line, line);
    EXPECT_THAT(in_english(said.front().what), testing::HasSubstr(broken.what));

    const Result<Facts> facts = read_facts(source);
    ASSERT_FALSE(facts);
    EXPECT_EQ(facts.error().code, "bad_data");
    EXPECT_EQ(in_english(facts.error()),
              path(broken.change.file) + ":" + std::to_string(line) + ": " + in_english(said.front().what));
  }

  // Of the facts. The lessons of the guided game lie beside them and are read by core/lessons.
  std::vector<std::string> paths() const {
    std::vector<std::string> own;
    for (const DataFile& file : embedded_data().files)
      if (file.path.starts_with(folder) && !file.path.ends_with("/lessons.toml")) own.push_back(file.path);
    return own;
  }

  // The facts are refused if one file is missing. Returns the number of files.
  std::size_t all_needed() const {
    for (const std::string& missing : paths()) {
      DataSource source = embedded_data();
      std::erase_if(source.files, [&](const DataFile& file) { return file.path == missing; });
      const Result<Facts> facts = read_facts(source);
      EXPECT_EQ(facts ? "accepted" : in_english(facts.error()), missing + ":0: the file is missing");
    }
    return paths().size();
  }

  Remarks remarks_on_empty(const std::string& emptied) const {
    DataSource source = embedded_data();
    for (DataFile& file : source.files)
      if (file.path == emptied) file.text.clear();
    return check_data(source);
  }

  void expect_empty_files_refused() const {
    for (const std::string& emptied : paths()) EXPECT_FALSE(remarks_on_empty(emptied).empty()) << emptied;
  }
};

}  // namespace ludarium
