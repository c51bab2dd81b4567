#include "words/chapters.hpp"

#include <algorithm>
#include <set>

namespace ludarium {
namespace {

// "SC-MOVE" of "SC-MOVE-27" and of "SC-MOVE-EX-01".
std::string_view beginning(std::string_view id) { return id.substr(0, id.find('-', id.find('-') + 1)); }

}  // namespace

std::string chapter_key(const Ledger& ledger, const LedgerRow& rule) {
  const auto first_of = [&](const std::string& chapter) {
    return std::find_if(ledger.rows().begin(), ledger.rows().end(),
                        [&](const LedgerRow& row) { return row.chapter == chapter; });
  };
  const LedgerRow& first = *first_of(rule.chapter);
  std::set<std::string_view> sharing;  // chapters whose first id begins alike
  for (const LedgerRow& row : ledger.rows())
    if (beginning(row.id) == beginning(first.id) && first_of(row.chapter)->id == row.id) sharing.insert(row.chapter);
  return "chapter." + std::string(sharing.size() > 1 ? first.id : beginning(first.id));
}

boost::json::array show_chapters(const Ledger& ledger, const Words& words) {
  boost::json::array chapters;
  std::string chapter;
  for (const LedgerRow& row : ledger.rows()) {
    if (chapters.empty() || row.chapter != chapter) {
      chapter = row.chapter;
      chapters.push_back({{"title", words.term(chapter_key(ledger, row))}, {"rules", boost::json::array()}});
    }
    chapters.back().get_object()["rules"].get_array().push_back({{"id", row.id}, {"text", words.rule(row.id)}});
  }
  return chapters;
}

}  // namespace ludarium
