// Ledger is the text of the rule ledgers (games/*/ledger*.md) by rule id. The engine names these ids when it refuses,
// and `explain` shows the texts. Rules, worked examples (SC-EX-..) and decision points (SC-DP-..) are all rows of
// tables; notes about sources are left out.
// Example: Ledger::embedded().find("SC-MOVE-27")->text
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ludarium {

struct LedgerRow {
  std::string id;       // "SC-MOVE-27"
  std::string chapter;  // "4. Move"
  std::string text;
};

bool is_ledger(std::string_view path);  // of an embedded file

class Ledger {
 public:
  Ledger() = default;
  static Ledger embedded();

  void read(std::string_view markdown);  // adds the rows of one ledger; the first row of an id counts

  const LedgerRow* find(std::string_view id) const;
  const std::vector<LedgerRow>& rows() const { return rows_; }  // in the order of the ledgers

 private:
  std::vector<LedgerRow> rows_;
  std::map<std::string, std::size_t, std::less<>> place_;
};

}  // namespace ludarium
