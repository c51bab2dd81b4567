#include <algorithm>
#include <ostream>
#include <vector>

#include "cli/commands.hpp"
#include "words/chapters.hpp"

namespace ludarium {
namespace {

constexpr std::size_t most_suggestions = 5;

std::string upper(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = c == '_' ? '-' : c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return result;
}

// The edit distance: how many letters must be changed, added or removed to make one text from the other.
std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

std::string nearest(std::string_view id, const Ledger& ledger) {
  std::vector<std::pair<std::size_t, std::string_view>> near;
  for (const LedgerRow& row : ledger.rows()) near.emplace_back(edits(id, row.id), row.id);
  std::sort(near.begin(), near.end());
  std::string list;
  for (std::size_t i = 0; i < std::min(most_suggestions, near.size()); ++i)
    list += (i == 0 ? "" : ", ") + std::string(near[i].second);
  return list;
}

}  // namespace

int explain(std::string_view id, const Ledger& ledger, const Words& words, std::ostream& out) {
  const std::string wanted = upper(id);
  const LedgerRow* rule = ledger.find(wanted);
  if (rule != nullptr) {
    out << rule->id << "  (" << words.term(chapter_key(ledger, *rule)) << ")\n" << words.rule(rule->id) << '\n';
    return 0;
  }
  bool any = false;
  for (const LedgerRow& row : ledger.rows()) {
    if (!row.id.starts_with(wanted) || wanted.empty()) continue;
    any = true;
    out << row.id << "  " << words.rule(row.id) << '\n';
  }
  if (any) return 0;
  out << words.say({"cli.explain.unknown", {{"id", std::string(id)}, {"near", nearest(wanted, ledger)}}}) << '\n';
  return 1;
}

}  // namespace ludarium
