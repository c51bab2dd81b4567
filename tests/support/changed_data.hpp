// The built-in data with one thing changed in it: what a test of reading facts needs.
// Example: DataSource source = changed_data({"scythe/map.toml", "", "q = 0", "q = 99"});
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/data_source.hpp"
#include "core/result.hpp"
#include "tests/support/english.hpp"

namespace ludarium {

// A piece of one file's text replaced; `after` is where to look for it from.
struct DataChange {
  std::string file, after, from, to;
};

inline DataFile& data_file(DataSource& source, std::string_view path) {
  for (DataFile& file : source.files)
    if (file.path == path) return file;
  ADD_FAILURE() << "no file " << path;
  return source.files.front();
}

inline DataSource changed_data(const DataChange& change, std::size_t* at = nullptr) {
  DataSource source = embedded_data();
  std::string& text = data_file(source, change.file).text;
  const std::size_t start = text.find(change.after);
  const std::size_t found = start == std::string::npos ? start : text.find(change.from, start);
  EXPECT_NE(found, std::string::npos) << change.after << " ... " << change.from;
  if (found == std::string::npos) return source;
  text.replace(found, change.from.size(), change.to);
  if (at != nullptr) *at = found;
  return source;
}

// `lines_below` the line where the change begins the first remark belongs, with `what` in it; the facts are refused
// with the same words.
template <class CheckData, class ReadFacts>
void expect_refused(const DataChange& change, int lines_below, std::string_view what, CheckData&& check_data,
                    ReadFacts&& read_facts) {
  std::size_t at = 0;
  DataSource source = changed_data(change, &at);
  const std::string& text = data_file(source, change.file).text;
  const auto breaks = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
  const int line = static_cast<int>(breaks) + 1 + lines_below;

  const std::vector<DataRemark> remarks = check_data(source);
  ASSERT_FALSE(remarks.empty());
  EXPECT_EQ(remarks.front().file, change.file);
  EXPECT_EQ(remarks.front().line, line);
  EXPECT_THAT(in_english(remarks.front().what), testing::HasSubstr(what));

  const auto facts = read_facts(source);
  ASSERT_FALSE(facts);
  EXPECT_EQ(facts.error().code, "bad_data");
  EXPECT_EQ(in_english(facts.error()),
            change.file + ":" + std::to_string(line) + ": " + in_english(remarks.front().what));
}

// Without one of the files of `folder` ("scythe/") the facts are refused; gives back how many there are.
template <class ReadFacts>
int files_needed(std::string_view folder, ReadFacts&& read_facts) {
  int files = 0;
  for (const DataFile& file : embedded_data().files) {
    if (!file.path.starts_with(folder)) continue;
    ++files;
    DataSource source = embedded_data();
    std::erase_if(source.files, [&](const DataFile& other) { return other.path == file.path; });
    const auto facts = read_facts(source);
    EXPECT_EQ(facts ? "accepted" : in_english(facts.error()), file.path + ":0: the file is missing");
  }
  return files;
}

template <class CheckData>
void expect_empty_files_refused(std::string_view folder, CheckData&& check_data) {
  for (const DataFile& file : embedded_data().files) {
    if (!file.path.starts_with(folder)) continue;
    DataSource source = embedded_data();
    data_file(source, file.path).text.clear();
    EXPECT_FALSE(check_data(source).empty()) << file.path;
  }
}

}  // namespace ludarium
