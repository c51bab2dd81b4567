// TomlFile and Row read a TOML file of facts and note the line of every error in it.
// A getter of `Row` never fails: it notes the error, returns a harmless value and reading goes on. So one run finds all
// errors of a file. Every getter marks its key as known; finish() reports the keys that nobody asked for.
// Example: TomlFile file(source, "scythe/map.toml", notes); for (Row hex : file.root().rows("hex", 1, 47))
// hex.text("id");
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/data_source.hpp"

namespace ludarium {

// The result of reading: errors in `wrong`, rows that are not verified in `doubtful`.
struct DataNotes {
  std::vector<DataRemark> wrong;
  std::vector<DataRemark> doubtful;
};

struct TomlNode;
class TomlFile;

// One table of the file. A missing row was already noted: it returns harmless values and notes nothing more.
class Row {
 public:
  bool has(std::string_view key) const;
  bool is_list(std::string_view key) const;
  int line() const;
  int line(std::string_view key) const;                    // of that key, or of the row if it is not there
  int line(std::string_view key, std::size_t item) const;  // of one entry of that list

  std::string text(std::string_view key);
  int number(std::string_view key, int least, int most);  // `least` if it is not there or not usable
  int number_or(std::string_view key, int least, int most, int fallback);
  bool flag(std::string_view key);  // not there means false
  std::size_t choice(std::string_view key, std::span<const std::string_view> words);
  std::vector<std::string> texts(std::string_view key, std::size_t least, std::size_t most);
  std::vector<std::size_t> choices(std::string_view key, std::span<const std::string_view> words, std::size_t least,
                                   std::size_t most);
  std::vector<int> numbers(std::string_view key, std::size_t least_count, std::size_t most_count, int least, int most);
  Row row(std::string_view key);
  std::vector<Row> rows(std::string_view key, std::size_t least, std::size_t most);

  // Every row of facts has a confidence. A row that is not verified becomes a doubt, with its note.
  void confidence(Message what_row);

  void remark(Message what);
  void remark(std::string_view key, Message what);

 private:
  friend class TomlFile;
  Row(TomlFile* file, TomlNode* node) : file_(file), node_(node) {}
  TomlNode* member(std::string_view key);
  TomlNode* needed(std::string_view key);
  std::vector<TomlNode*> list(std::string_view key, std::size_t least, std::size_t most);
  std::size_t word(std::string_view key, const TomlNode& node, std::span<const std::string_view> words);
  int number_in(std::string_view key, const TomlNode& node, int least, int most);

  TomlFile* file_;
  TomlNode* node_;
};

class TomlFile {
 public:
  TomlFile(const DataSource& source, std::string path, DataNotes& notes);
  ~TomlFile();
  TomlFile(const TomlFile&) = delete;
  TomlFile& operator=(const TomlFile&) = delete;

  Row root();
  void finish();           // notes unknown keys; sorts this file's remarks by line
  bool clean() const;      // no errors so far: rows can be compared
  bool all_clean() const;  // nor in the files read before: files can be compared
  void remark(int line, Message what);

 private:
  friend class Row;
  std::string path_;
  DataNotes& notes_;
  std::size_t first_remark_;
  std::unique_ptr<TomlNode> root_;
};

}  // namespace ludarium
