#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "tests/words/po_file.hpp"
#include "words/chapters.hpp"
#include "words/gettext.hpp"
#include "words/ledger.hpp"

namespace ludarium {
namespace po_test {

std::map<std::string, PoEntry> by_key(const std::string& language) {
  std::map<std::string, PoEntry> entries;
  for (PoEntry& entry : read_po(language)) entries[entry.key] = entry;
  return entries;
}

class Po : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Languages, Po, testing::ValuesIn(written_languages()),
                         [](const auto& test) { return test.param; });

TEST_P(Po, is_built_in) {
  const auto built_in = languages();
  EXPECT_NE(std::find(built_in.begin(), built_in.end(), GetParam()), built_in.end());
}

TEST_P(Po, has_every_key_once) {
  std::set<std::string> seen;
  for (const PoEntry& entry : read_po(GetParam()))
    EXPECT_TRUE(seen.insert(entry.key).second) << entry.key << " stands twice";
  EXPECT_GT(seen.size(), 600u) << "the glossary alone has more";
}

TEST_P(Po, says_something_under_every_key) {
  for (const PoEntry& entry : read_po(GetParam()))
    for (const std::string& text : entry.texts) EXPECT_FALSE(text.empty()) << entry.key;
}

TEST_P(Po, has_as_many_plural_forms_as_the_language) {
  for (const auto& path : po_files(GetParam())) {
    std::vector<PoEntry> entries;
    read_po_file(path, entries);
    const std::string& head = entries.front().texts.front();
    const auto forms = static_cast<std::size_t>(head.at(head.find("nplurals=") + 9) - '0');
    for (const PoEntry& entry : entries)
      EXPECT_EQ(entry.texts.size(), entry.plural ? forms : 1u) << entry.key << " in " << path;
  }
}

// The key without the case a language may need and English does not: "scythe.power" of "scythe.power.acc".
std::string without_case(const std::string& key) {
  static const std::set<std::string> cases{"acc", "gen", "dat", "loc", "ins", "sup", "sub", "del"};
  const auto dot = key.rfind('.');
  return dot != std::string::npos && cases.contains(key.substr(dot + 1)) ? key.substr(0, dot) : key;
}

TEST_P(Po, only_has_keys_english_has) {
  const auto english = by_key("en");
  for (const PoEntry& entry : read_po(GetParam())) {
    if (entry.key.starts_with("rule.")) continue;  // rules are said in English by the ledgers
    auto found = english.find(entry.key);
    if (found == english.end()) found = english.find(without_case(entry.key));
    ASSERT_NE(found, english.end()) << entry.key;
    EXPECT_EQ(entry.plural, found->second.plural) << entry.key;
  }
}

TEST_P(Po, leaves_the_same_holes_as_english) {
  const auto english = by_key("en");
  for (const PoEntry& entry : read_po(GetParam())) {
    const std::string key = english.contains(entry.key) ? entry.key : without_case(entry.key);
    if (!english.contains(key)) continue;
    const auto expected = holes(english.at(key).texts.front());
    for (const std::string& text : entry.texts) EXPECT_EQ(holes(text), expected) << entry.key << ": " << text;
  }
}

// A term may lack a case or an accusative of its own, but every term of the three games is known in every language.
TEST_P(Po, knows_every_term_of_the_glossary) {
  const auto here = by_key(GetParam());
  const auto czech = by_key("cs");
  const auto polish = by_key("pl");
  for (const auto& [key, entry] : czech) {
    if (!polish.contains(key) || key.starts_with("rule.") || without_case(key) != key) continue;
    EXPECT_TRUE(here.contains(key)) << key;
  }
}

// The English of a rule is the ledger's own; every other language has a text for each of them.
TEST_P(Po, knows_every_rule_of_the_ledgers) {
  if (GetParam() == "en") return;
  const auto here = by_key(GetParam());
  const Ledger ledger = Ledger::embedded();
  EXPECT_GT(ledger.rows().size(), 1400u);
  for (const LedgerRow& row : ledger.rows()) EXPECT_TRUE(here.contains("rule." + row.id)) << row.id;
}

TEST_P(Po, knows_every_chapter_of_the_ledgers) {
  const auto here = by_key(GetParam());
  const Ledger ledger = Ledger::embedded();
  std::set<std::string> chapters;
  for (const LedgerRow& row : ledger.rows()) {
    EXPECT_TRUE(here.contains(chapter_key(ledger, row))) << row.id << " " << chapter_key(ledger, row);
    chapters.insert(chapter_key(ledger, row));
  }
  for (const auto& [key, entry] : here)
    EXPECT_TRUE(!key.starts_with("chapter.") || chapters.contains(key)) << key << " is no chapter";
}

// They are put in where a text is laid out (web/src/words/unbroken.ts); written by hand, some are always forgotten.
TEST_P(Po, leaves_no_break_spaces_to_the_page) {
  for (const PoEntry& entry : read_po(GetParam()))
    for (const std::string& text : entry.texts) EXPECT_EQ(text.find("\u00a0"), std::string::npos) << entry.key;
}

// A rule that points to another gives its whole id, which can be looked up.
TEST_P(Po, names_rules_by_their_whole_ids) {
  static const std::regex shortened(R"((^|[^A-Z-])(?!PW-|SC-|IS-)[A-Z]{2,6}-\d\d|-\d\d(\.\.|/|, -)\d)");
  for (const PoEntry& entry : read_po(GetParam())) {
    if (!entry.key.starts_with("rule.")) continue;
    for (const std::string& text : entry.texts) EXPECT_FALSE(std::regex_search(text, shortened)) << entry.key << text;
  }
}

TEST_P(Po, has_no_text_for_a_rule_that_is_none) {
  const Ledger ledger = Ledger::embedded();
  for (const PoEntry& entry : read_po(GetParam())) {
    if (!entry.key.starts_with("rule.")) continue;
    EXPECT_NE(ledger.find(entry.key.substr(5, entry.key.find('.', 5) - 5)), nullptr) << entry.key;
  }
}

// rule.<id>.<edition>: what a printed edition states otherwise is said in every language or in none.
TEST_P(Po, knows_what_editions_state_otherwise) {
  const auto editions = [](const std::string& language) {
    std::set<std::string> keys;
    for (const PoEntry& entry : read_po(language))
      if (entry.key.starts_with("rule.") && entry.key.find('.', 5) != std::string::npos) keys.insert(entry.key);
    return keys;
  };
  EXPECT_EQ(editions(GetParam()), editions("en"));
  EXPECT_FALSE(editions("en").empty());
}

TEST(PoHoles, are_found_whatever_their_case) {
  EXPECT_EQ(holes("{who} gains {what.acc}, {who} smiles"), (std::set<std::string>{"who", "what"}));
  EXPECT_TRUE(holes("nothing to fill").empty());
}

}  // namespace po_test
}  // namespace ludarium
