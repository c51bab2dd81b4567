#include "words/chapters.hpp"

namespace ludarium {

boost::json::array show_chapters(const Ledger& ledger, const Words& words) {
  boost::json::array chapters;
  std::string chapter;
  for (const LedgerRow& row : ledger.rows()) {
    if (chapters.empty() || row.chapter != chapter) {
      chapter = row.chapter;
      chapters.push_back({{"title", chapter}, {"rules", boost::json::array()}});
    }
    chapters.back().get_object()["rules"].get_array().push_back({{"id", row.id}, {"text", words.rule(row.id)}});
  }
  return chapters;
}

}  // namespace ludarium
