#include "words/ledger.hpp"

#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "core/embedded.hpp"

namespace ludarium {
namespace ledger_test {

std::string text_of(const Ledger& ledger, std::string_view id) {
  const LedgerRow* row = ledger.find(id);
  return row == nullptr ? "(none)" : row->text;
}

TEST(Ledger, reads_rules_by_chapter) {
  Ledger ledger;
  ledger.read(
      "## 1. Setup\n\nid | rule | editions | note\n---|---|---|---\n"
      "SC-SETUP-01 | The box plays 1–5 | cs · cover | a note\n"
      "## 2. Key concepts\nSC-KEY-01 | A territory is a hex | cs |\n");
  EXPECT_EQ(text_of(ledger, "SC-SETUP-01"), "The box plays 1–5");
  ASSERT_NE(ledger.find("SC-KEY-01"), nullptr);
  EXPECT_EQ(ledger.find("SC-KEY-01")->chapter, "2. Key concepts");
  EXPECT_EQ(ledger.rows().size(), 2u);
}

TEST(Ledger, reads_examples_and_decision_points) {
  Ledger ledger;
  ledger.read(
      "## Examples\nid | setup | expected | source\nSC-EX-31 | Popularity 10 | $4 per star | hu\n"
      "## Decisions\nid | when | who | options | must/may | rules\nSC-DP-05 | Monument | active | 1 or 0 | may | X\n"
      "## Alone\nid | when | options | must/may\nSC-AUTO-DP-03 | he attacks | as usual | must\n"
      "SC-AUTO-DP-06 | – | no deals | –\n"
      "## Others\nColumns: ID | who | when: options | optional?\nIS-DEC-02 | each player | setup: a faction | no\n");
  EXPECT_EQ(text_of(ledger, "SC-EX-31"), "Popularity 10 → $4 per star");
  EXPECT_EQ(text_of(ledger, "SC-DP-05"), "Monument (active): 1 or 0");
  EXPECT_EQ(text_of(ledger, "SC-AUTO-DP-03"), "he attacks: as usual");
  EXPECT_EQ(text_of(ledger, "SC-AUTO-DP-06"), "no deals");
  EXPECT_EQ(text_of(ledger, "IS-DEC-02"), "each player: setup: a faction");
}

TEST(Ledger, keeps_the_first_row_of_an_id) {
  Ledger ledger;
  ledger.read("SC-KEY-02 | A base is not a territory | cs |\nSC-KEY-02 | edition remark | pl\n");
  EXPECT_EQ(text_of(ledger, "SC-KEY-02"), "A base is not a territory");
}

TEST(Ledger, takes_nothing_else_for_a_rule) {
  Ledger ledger;
  ledger.read("SC-KEY-04, SC-KEY-05 | both\nSC-01 | too short\nD-03 | a doubt\nSC-KEY- | no number\nSC-KEY-06 no bar");
  EXPECT_TRUE(ledger.rows().empty());
}

// The same ids as a plain search over the embedded text finds.
TEST(Ledger, has_every_id_of_the_embedded_ledgers) {
  const std::regex row("^((SC|IS|PW)(-[A-Z]+)+-[0-9]+)\\s*\\|", std::regex::multiline);
  std::set<std::string> ids;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!is_ledger(file.path)) continue;
    const std::string text(file.text);
    for (std::sregex_iterator it(text.begin(), text.end(), row), end; it != end; ++it) ids.insert((*it)[1]);
  }
  const Ledger ledger = Ledger::embedded();
  EXPECT_GT(ids.size(), 1300u);
  EXPECT_EQ(ledger.rows().size(), ids.size());
  for (const std::string& id : ids) EXPECT_FALSE(text_of(ledger, id).empty()) << id;
}

}  // namespace ledger_test
}  // namespace ludarium
