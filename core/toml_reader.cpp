#include "core/toml_reader.hpp"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace ludarium {

// Our own copy of the tree. It knows the line of each key and which keys were read. So only this file needs toml++.
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

constexpr std::size_t most_key_parts = 64;

// The messages about a bad file.
namespace says {

Message missing_file() { return {"data.missing_file", {}}; }
Message not_toml(std::string_view why) { return {"data.not_toml", {{"why", literal(why)}}}; }  // in the parser's words
Message endless_key() { return {"data.endless_key", {{"most", number(most_key_parts)}}}; }
Message missing_key(std::string_view key) { return {"data.missing_key", {{"key", literal(key)}}}; }
Message unknown_key(std::string_view key) { return {"data.unknown_key", {{"key", literal(key)}}}; }
Message not_a_text(std::string_view key) { return {"data.not_a_text", {{"key", literal(key)}}}; }
Message not_a_number(std::string_view key) { return {"data.not_a_number", {{"key", literal(key)}}}; }
Message not_a_flag(std::string_view key) { return {"data.not_a_flag", {{"key", literal(key)}}}; }
Message not_a_list(std::string_view key) { return {"data.not_a_list", {{"key", literal(key)}}}; }
Message not_a_table(std::string_view key) { return {"data.not_a_table", {{"key", literal(key)}}}; }
Message not_texts(std::string_view key) { return {"data.not_texts", {{"key", literal(key)}}}; }
Message not_tables(std::string_view key) { return {"data.not_tables", {{"key", literal(key)}}}; }

Message out_of_range(std::string_view key, std::int64_t found, int least, int most) {
  if (least == most)
    return {"data.other_number", {{"key", literal(key)}, {"expected", number(least)}, {"found", number(found)}}};
  return {"data.out_of_range",
          {{"key", literal(key)}, {"least", number(least)}, {"most", number(most)}, {"found", number(found)}}};
}
Message wrong_count(std::string_view key, std::size_t found, std::size_t least, std::size_t most) {
  if (least == most)
    return {"data.other_count", {{"key", literal(key)}, {"expected", number(least)}, {"found", number(found)}}};
  return {"data.wrong_count",
          {{"key", literal(key)}, {"least", number(least)}, {"most", number(most)}, {"found", number(found)}}};
}
Message unknown_word(std::string_view key, std::string_view word, std::span<const std::string_view> words) {
  if (words.size() == 1)
    return {"data.other_word", {{"key", literal(key)}, {"expected", literal(words.front())}, {"found", literal(word)}}};
  return {"data.unknown_word",
          {{"key", literal(key)}, {"known", fmt::format("{}", fmt::join(words, ", "))}, {"found", literal(word)}}};
}
Message doubt(Message row, std::string_view confidence, std::string note) {
  if (note.empty()) return {"data.doubt", {{"row", inner(std::move(row))}, {"confidence", literal(confidence)}}};
  return {"data.doubt_with_note",
          {{"row", inner(std::move(row))}, {"confidence", literal(confidence)}, {"note", std::move(note)}}};
}

}  // namespace says

// The line of a key with too many dotted parts: the parser recurses once for each part and could overflow the stack.
int line_of_endless_key(std::string_view text) {
  int line = 1;
  std::size_t parts = 0;
  for (char c : text) {
    if (c == '.' && ++parts > most_key_parts) return line;
    if (std::string_view("=,[]{}#\n").find(c) != std::string_view::npos) parts = 0;
    line += c == '\n';
  }
  return 0;
}

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
  if (const int line = line_of_endless_key(file->text)) {
    remark(line, says::endless_key());
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

void TomlFile::remark(int line, Message what) { notes_.wrong.push_back({path_, line, std::move(what)}); }

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

bool Row::is_list(std::string_view key) const {
  const TomlNode* node = Row(*this).member(key);
  return node != nullptr && node->kind == Kind::list;
}

int Row::line() const { return node_ == nullptr ? 0 : node_->line; }

int Row::line(std::string_view key) const {
  const TomlNode* node = Row(*this).member(key);
  return node == nullptr ? line() : node->line;
}

int Row::line(std::string_view key, std::size_t item) const {
  const TomlNode* node = Row(*this).member(key);
  return node == nullptr || item >= node->items.size() ? line(key) : node->items[item].line;
}

void Row::remark(Message what) {
  if (node_ != nullptr) file_->remark(line(), std::move(what));
}

void Row::remark(std::string_view key, Message what) {
  if (node_ != nullptr) file_->remark(line(key), std::move(what));
}

std::string Row::text(std::string_view key) {
  const TomlNode* node = needed(key);
  if (node == nullptr) return {};
  if (node->kind != Kind::text) remark(key, says::not_a_text(key));
  return node->text;
}

int Row::number_in(std::string_view key, const TomlNode& node, int least, int most) {
  if (node.kind != Kind::number) {
    remark(key, says::not_a_number(key));
    return least;
  }
  if (node.number < least || node.number > most) {
    remark(key, says::out_of_range(key, node.number, least, most));
    return least;
  }
  return static_cast<int>(node.number);
}

int Row::number(std::string_view key, int least, int most) {
  const TomlNode* node = needed(key);
  return node == nullptr ? least : number_in(key, *node, least, most);
}

int Row::number_or(std::string_view key, int least, int most, int fallback) {
  return has(key) ? number(key, least, most) : fallback;
}

bool Row::flag(std::string_view key) {
  const TomlNode* node = member(key);
  if (node == nullptr) return false;
  if (node->kind != Kind::flag) remark(key, says::not_a_flag(key));
  return node->flag;
}

std::size_t Row::word(std::string_view key, const TomlNode& node, std::span<const std::string_view> words) {
  if (node.kind != Kind::text) {
    remark(key, says::not_a_text(key));
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
      remark(key, says::not_a_list(key));
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
    if (item->kind != Kind::text) remark(key, says::not_texts(key));
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

std::vector<int> Row::numbers(std::string_view key, std::size_t least_count, std::size_t most_count, int least,
                              int most) {
  std::vector<int> out;
  for (const TomlNode* item : list(key, least_count, most_count)) out.push_back(number_in(key, *item, least, most));
  return out;
}

Row Row::row(std::string_view key) {
  TomlNode* node = needed(key);
  if (node != nullptr && node->kind != Kind::table) {
    remark(key, says::not_a_table(key));
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
      remark(key, says::not_tables(key));
  }
  return out;
}

void Row::confidence(Message what_row) {
  if (node_ == nullptr) return;
  const std::size_t level = choice("confidence", confidences);
  std::string note = has("note") ? text("note") : std::string();
  if (level != 0)
    file_->notes_.doubtful.push_back(
        {file_->path_, line(), says::doubt(std::move(what_row), confidences[level], std::move(note))});
}

}  // namespace ludarium
