#include "words/ledger.hpp"

#include <algorithm>
#include <cctype>

#include "core/embedded.hpp"

namespace ludarium {

namespace {

using Fields = std::vector<std::string>;

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view trim(std::string_view text) {
  constexpr std::string_view blank = " \t\r";
  const auto from = text.find_first_not_of(blank);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(blank) - from + 1);
}

Fields split_row(std::string_view line) {
  Fields fields;
  while (true) {
    const auto bar = line.find('|');
    fields.emplace_back(trim(line.substr(0, bar)));
    if (bar == std::string_view::npos) return fields;
    line.remove_prefix(bar + 1);
  }
}

// SC-MOVE-27: words in capitals, at least two, then a number.
bool is_rule_id(std::string_view text) {
  int words = 0;
  while (!text.empty() && is_upper(text.front())) {
    const auto end = std::find_if_not(text.begin(), text.end(), is_upper);
    text.remove_prefix(static_cast<std::size_t>(end - text.begin()));
    if (text.empty() || text.front() != '-') return false;
    text.remove_prefix(1);
    ++words;
  }
  return words >= 2 && !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

// The line that names the columns: "id | rule | ..." above a table, or "Columns: ID | who | ..." in the text.
bool is_heading_row(const Fields& fields) {
  return fields.size() > 1 && (fields.front() == "id" || fields.front() == "Columns: ID");
}

const std::string* field(const Fields& heading, const Fields& row, std::string_view name) {
  const auto column = std::find(heading.begin(), heading.end(), name);
  if (column == heading.end()) return nullptr;
  const auto place = static_cast<std::size_t>(column - heading.begin());
  return place < row.size() ? &row[place] : nullptr;
}

std::string row_text(const Fields& heading, const Fields& row) {
  const auto* who = field(heading, row, "who");
  const auto* when = field(heading, row, "when");
  const auto* options = field(heading, row, "options");
  if (who && when && options) return *when + " (" + *who + "): " + *options;
  if (when && options) return *when == "–" ? *options : *when + ": " + *options;
  if (const auto* when_options = field(heading, row, "when: options"); who && when_options)
    return *who + ": " + *when_options;
  const auto* setup = field(heading, row, "setup");
  const auto* expected = field(heading, row, "expected");
  if (setup && expected) return *setup + " → " + *expected;
  return row[1];
}

}  // namespace

bool is_ledger(std::string_view path) {
  return path.ends_with(".md") && path.find("/ledger") != std::string_view::npos;
}

Ledger Ledger::embedded() {
  Ledger ledger;
  for (const EmbeddedFile& file : embedded_files())
    if (is_ledger(file.path)) ledger.read(file.text);
  return ledger;
}

void Ledger::read(std::string_view markdown) {
  std::string chapter;
  Fields heading;
  while (!markdown.empty()) {
    const auto end = markdown.find('\n');
    const std::string_view line = markdown.substr(0, end);
    markdown.remove_prefix(end == std::string_view::npos ? markdown.size() : end + 1);

    if (line.starts_with("## ")) {
      chapter = trim(line.substr(3));
      heading.clear();
      continue;
    }
    const Fields fields = split_row(line);
    if (is_heading_row(fields)) {
      heading = fields;
    } else if (fields.size() > 1 && is_rule_id(fields.front())) {
      if (place_.try_emplace(fields.front(), rows_.size()).second)
        rows_.push_back({fields.front(), chapter, row_text(heading, fields)});
    }
  }
}

const LedgerRow* Ledger::find(std::string_view id) const {
  const auto found = place_.find(id);
  return found == place_.end() ? nullptr : &rows_[found->second];
}

}  // namespace ludarium
