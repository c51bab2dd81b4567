#include "core/toml_reader.hpp"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace ludarium {

// Our own copy of the tree: it knows the line of each key and which keys were asked for, and keeps toml++ in this file.
struct TomlNode {
  enum class Kind { text, number, flag, list, table, other };
  Kind kind = Kind::other;
  std::string key;  // as a member of a table
  int line = 0;
  bool asked = false;
  std::string text;
  std::int64_t number = 0;
  bool flag = false;
  std::vector<TomlNode> items;
  std::vector<TomlNode> members;
};

namespace {

using Kind = TomlNode::Kind;

constexpr std::array<std::string_view, 4> confidences = {"verified", "sourced", "recalled", "reconstructed"};

// What a person reads about a bad file.
namespace says {

std::string missing_file() { return "the file is missing"; }
std::string not_toml(std::string_view why) { return fmt::format("this is not valid TOML: {}", why); }
std::string missing_key(std::string_view key) { return fmt::format("\"{}\" is missing", key); }
std::string unknown_key(std::string_view key) { return fmt::format("unknown key \"{}\"", key); }
std::string wrong_type(std::string_view key, std::string_view type) {
  return fmt::format("\"{}\" must be {}", key, type);
}
std::string out_of_range(std::string_view key, std::int64_t number, int least, int most) {
  if (least == most) return fmt::format("\"{}\" must be {}, not {}", key, least, number);
  return fmt::format("\"{}\" must be between {} and {}, not {}", key, least, most, number);
}
std::string wrong_count(std::string_view key, std::size_t count, std::size_t least, std::size_t most) {
  if (least == most) return fmt::format("\"{}\" must have {} entries, not {}", key, least, count);
  return fmt::format("\"{}\" must have between {} and {} entries, not {}", key, least, most, count);
}
std::string unknown_word(std::string_view key, std::string_view word, std::span<const std::string_view> words) {
  if (words.size() == 1) return fmt::format("\"{}\" must be \"{}\", not \"{}\"", key, words.front(), word);
  return fmt::format("\"{}\" must be one of {}; \"{}\" is not", key, fmt::join(words, ", "), word);
}
std::string doubt(std::string_view row, std::string_view confidence, std::string_view note) {
  return note.empty() ? fmt::format("{}: {}", row, confidence) : fmt::format("{}: {}; {}", row, confidence, note);
}

}  // namespace says

TomlNode copy(const toml::node& node) {
  TomlNode out;
  out.line = static_cast<int>(node.source().begin.line);
  if (const auto* text = node.as_string()) {
    out.kind = Kind::text;
    out.text = text->get();
  } else if (const auto* number = node.as_integer()) {
    out.kind = Kind::number;
    out.number = number->get();
  } else if (const auto* flag = node.as_boolean()) {
    out.kind = Kind::flag;
    out.flag = flag->get();
  } else if (const auto* array = node.as_array()) {
    out.kind = Kind::list;
    for (const toml::node& item : *array) out.items.push_back(copy(item));
  } else if (const auto* table = node.as_table()) {
    out.kind = Kind::table;
    for (const auto& [key, value] : *table) {
      TomlNode& member = out.members.emplace_back(copy(value));
      member.key = key.str();
      member.line = static_cast<int>(key.source().begin.line);
    }
  }
  return out;
}

}  // namespace

// --- TomlFile

TomlFile::TomlFile(const DataSource& source, std::string path, DataNotes& notes)
    : path_(std::move(path)), notes_(notes), first_remark_(notes.wrong.size()) {
  const DataFile* file = source.find(path_);
  if (file == nullptr) {
    remark(0, says::missing_file());
    return;
  }
  try {
    root_ = std::make_unique<TomlNode>(copy(toml::parse(file->text)));
  } catch (const toml::parse_error& error) {
    remark(static_cast<int>(error.source().begin.line), says::not_toml(error.description()));
  }
}

TomlFile::~TomlFile() = default;

Row TomlFile::root() { return {this, root_.get()}; }

bool TomlFile::clean() const {
  return std::none_of(notes_.wrong.begin() + static_cast<std::ptrdiff_t>(first_remark_), notes_.wrong.end(),
                      [&](const DataRemark& remark) { return remark.file == path_; });
}

bool TomlFile::all_clean() const { return notes_.wrong.empty(); }

void TomlFile::remark(int line, std::string what) { notes_.wrong.push_back({path_, line, std::move(what)}); }

void TomlFile::finish() {
  const auto report = [&](const auto& self, const TomlNode& node) -> void {
    for (const TomlNode& member : node.members)
      if (member.asked)
        self(self, member);
      else
        remark(member.line, says::unknown_key(member.key));
    for (const TomlNode& item : node.items) self(self, item);
  };
  if (root_) report(report, *root_);
  std::stable_sort(notes_.wrong.begin() + static_cast<std::ptrdiff_t>(first_remark_), notes_.wrong.end(),
                   [](const DataRemark& a, const DataRemark& b) { return a.line < b.line; });
}

// --- Row

TomlNode* Row::member(std::string_view key) {
  if (node_ == nullptr) return nullptr;
  for (TomlNode& found : node_->members)
    if (found.key == key) {
      found.asked = true;
      return &found;
    }
  return nullptr;
}

TomlNode* Row::needed(std::string_view key) {
  TomlNode* node = member(key);
  if (node == nullptr) remark(says::missing_key(key));
  return node;
}

bool Row::has(std::string_view key) const { return Row(*this).member(key) != nullptr; }

int Row::line() const { return node_ == nullptr ? 0 : node_->line; }

int Row::line(std::string_view key) const {
  const TomlNode* node = Row(*this).member(key);
  return node == nullptr ? line() : node->line;
}

int Row::line(std::string_view key, std::size_t item) const {
  const TomlNode* node = Row(*this).member(key);
  return node == nullptr || item >= node->items.size() ? line(key) : node->items[item].line;
}

void Row::remark(std::string what) {
  if (node_ != nullptr) file_->remark(line(), std::move(what));
}

void Row::remark(std::string_view key, std::string what) {
  if (node_ != nullptr) file_->remark(line(key), std::move(what));
}

std::string Row::text(std::string_view key) {
  const TomlNode* node = needed(key);
  if (node == nullptr) return {};
  if (node->kind != Kind::text) remark(key, says::wrong_type(key, "a text"));
  return node->text;
}

int Row::number(std::string_view key, int least, int most) {
  const TomlNode* node = needed(key);
  if (node == nullptr) return least;
  if (node->kind != Kind::number) {
    remark(key, says::wrong_type(key, "a whole number"));
    return least;
  }
  if (node->number < least || node->number > most) {
    remark(key, says::out_of_range(key, node->number, least, most));
    return least;
  }
  return static_cast<int>(node->number);
}

int Row::number_or(std::string_view key, int least, int most, int fallback) {
  return has(key) ? number(key, least, most) : fallback;
}

bool Row::flag(std::string_view key) {
  const TomlNode* node = member(key);
  if (node == nullptr) return false;
  if (node->kind != Kind::flag) remark(key, says::wrong_type(key, "true or false"));
  return node->flag;
}

std::size_t Row::word(std::string_view key, const TomlNode& node, std::span<const std::string_view> words) {
  if (node.kind != Kind::text) {
    remark(key, says::wrong_type(key, "a text"));
    return 0;
  }
  const auto found = std::find(words.begin(), words.end(), node.text);
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  remark(key, says::unknown_word(key, node.text, words));
  return 0;
}

std::size_t Row::choice(std::string_view key, std::span<const std::string_view> words) {
  const TomlNode* node = needed(key);
  return node == nullptr ? 0 : word(key, *node, words);
}

std::vector<TomlNode*> Row::list(std::string_view key, std::size_t least, std::size_t most) {
  std::vector<TomlNode*> out;
  if (TomlNode* node = least == 0 ? member(key) : needed(key)) {
    if (node->kind != Kind::list) {
      remark(key, says::wrong_type(key, "a list"));
      return out;
    }
    if (node->items.size() < least || node->items.size() > most)
      remark(key, says::wrong_count(key, node->items.size(), least, most));
    for (TomlNode& item : node->items)
      if (out.size() < most) out.push_back(&item);
  }
  return out;
}

std::vector<std::string> Row::texts(std::string_view key, std::size_t least, std::size_t most) {
  std::vector<std::string> out;
  for (const TomlNode* item : list(key, least, most)) {
    if (item->kind != Kind::text) remark(key, says::wrong_type(key, "a list of texts"));
    out.push_back(item->text);
  }
  return out;
}

std::vector<std::size_t> Row::choices(std::string_view key, std::span<const std::string_view> words, std::size_t least,
                                      std::size_t most) {
  std::vector<std::size_t> out;
  for (const TomlNode* item : list(key, least, most)) out.push_back(word(key, *item, words));
  return out;
}

Row Row::row(std::string_view key) {
  TomlNode* node = needed(key);
  if (node != nullptr && node->kind != Kind::table) {
    remark(key, says::wrong_type(key, "a table"));
    node = nullptr;
  }
  return {file_, node};
}

std::vector<Row> Row::rows(std::string_view key, std::size_t least, std::size_t most) {
  std::vector<Row> out;
  for (TomlNode* item : list(key, least, most)) {
    if (item->kind == Kind::table)
      out.push_back({file_, item});
    else
      remark(key, says::wrong_type(key, "a list of tables"));
  }
  return out;
}

void Row::confidence(const std::string& what_row) {
  if (node_ == nullptr) return;
  const std::size_t level = choice("confidence", confidences);
  const std::string note = has("note") ? text("note") : std::string();
  if (level != 0)
    file_->notes_.doubtful.push_back({file_->path_, line(), says::doubt(what_row, confidences[level], note)});
}

}  // namespace ludarium
