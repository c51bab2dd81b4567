// Faction decks of one's own (IS-CUST): what is taken, and what is refused with file, line and reason.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/settlers/facts/facts.hpp"
#include "tests/support/english.hpp"

namespace ludarium::settlers {
namespace facts_deck_test {

using testing::HasSubstr;

const Facts& base() {
  static const Facts read = read_facts(embedded_data()).value();
  return read;
}

std::vector<std::string> ids_of(const Facts& facts, Deck deck) {
  std::vector<std::string> ids;
  for (const Title& title : facts.titles)
    if (title.deck == deck) ids.push_back(title.id);
  return ids;
}

// The base game with Roman titles of an expansion: rom_extra1, rom_extra2, rom_extra3 have so many copies.
Facts expanded() {
  Facts facts = base();
  for (std::uint8_t copies = 1; copies <= 3; ++copies) {
    Title title;
    title.id = "rom_extra" + std::to_string(copies);
    title.deck = Deck::romans;
    title.copies = copies;
    facts.titles.push_back(title);
  }
  return facts;
}

// A deck file with one title a line: the first title stands in line 3.
DataFile deck_file(const std::vector<std::string>& ids, const std::string& faction = "romans") {
  std::string text = "faction = \"" + faction + "\"\ntitles = [\n";
  for (const std::string& id : ids) text += "  \"" + id + "\",\n";
  return {"my_romans.toml", text + "]\n"};
}

std::vector<std::string> with(std::vector<std::string> ids, const std::string& old_id, const std::string& new_id) {
  std::replace(ids.begin(), ids.end(), old_id, new_id);
  return ids;
}

std::vector<std::string> without(std::vector<std::string> ids, const std::string& id) {
  std::erase(ids, id);
  return ids;
}

std::string refusal(const Facts& facts, const DataFile& file) {
  const Result<CustomDeck> deck = read_deck(facts, file);
  if (deck) return "taken";
  EXPECT_EQ(deck.error().code, "bad_deck");
  return in_english(deck.error());
}

int line_of(const std::vector<std::string>& ids, const std::string& id) {
  return static_cast<int>(std::find(ids.begin(), ids.end(), id) - ids.begin()) + 3;
}

std::string at(int line, const std::string& what) { return "my_romans.toml:" + std::to_string(line) + ": " + what; }

int count_cards(const Facts& facts, const CustomDeck& deck) {
  int cards = 0;
  for (std::uint8_t title : deck.titles) cards += facts.titles[title].copies;
  return cards;
}

TEST(CustomDecks, IS_CUST_01_thirty_cards_three_triple_six_double_nine_single_titles) {
  const Result<CustomDeck> deck = read_deck(base(), deck_file(ids_of(base(), Deck::romans)));
  ASSERT_TRUE(deck) << in_english(deck.error());
  EXPECT_EQ(deck->deck, Deck::romans);
  EXPECT_EQ(deck->titles.size(), 18u);
  EXPECT_EQ(count_cards(base(), *deck), 30);

  // A triple for a double and a single: 30 cards, but four triple titles.
  const Facts facts = expanded();
  std::vector<std::string> ids = with(ids_of(base(), Deck::romans), "rom_legion", "rom_extra3");
  ids = without(ids, "rom_colossus");
  EXPECT_EQ(refusal(facts, deck_file(ids)), at(2, "titles with 3 copies: 4 instead of 3"));
}

TEST(CustomDecks, IS_CUST_02_a_title_comes_with_all_its_copies) {
  const std::vector<std::string> ids = with(ids_of(base(), Deck::romans), "rom_legion", "rom_legion#17");
  EXPECT_THAT(refusal(base(), deck_file(ids)),
              HasSubstr(at(line_of(ids, "rom_legion#17"), "\"rom_legion#17\" is one copy; a title comes with all")));
}

TEST(CustomDecks, IS_CUST_03_a_title_replaces_one_of_as_many_copies) {
  const Facts facts = expanded();
  const std::vector<std::string> ids = ids_of(base(), Deck::romans);
  for (const auto& [old_id, new_id] : {std::pair{"rom_colossus", "rom_extra1"}, std::pair{"rom_legion", "rom_extra2"},
                                       std::pair{"rom_trade_colony", "rom_extra3"}}) {
    const Result<CustomDeck> deck = read_deck(facts, deck_file(with(ids, old_id, new_id)));
    ASSERT_TRUE(deck) << in_english(deck.error());
    EXPECT_EQ(count_cards(facts, *deck), 30);
    EXPECT_EQ(facts.titles[deck->titles.back()].id, ids.back() == old_id ? new_id : ids.back());
  }
  EXPECT_EQ(refusal(facts, deck_file(with(ids, "rom_legion", "rom_extra1"))),
            at(2, "the deck has 29 cards instead of 30"));
  EXPECT_EQ(refusal(facts, deck_file(with(ids, "rom_legion", "rom_extra3"))),
            at(2, "the deck has 31 cards instead of 30"));
}

TEST(CustomDecks, IS_CUST_04_the_base_lists_are_fixed) {
  for (Deck deck : {Deck::barbarians, Deck::romans, Deck::egyptians, Deck::japanese}) {
    const std::vector<std::string> ids = ids_of(base(), deck);
    const std::string faction = base().faction[index(deck)].id;
    EXPECT_TRUE(read_deck(base(), deck_file(ids, faction))) << faction;
    for (const std::string& id : ids)  // nothing can be left out, for there is nothing to take instead
      EXPECT_THAT(refusal(base(), deck_file(without(ids, id), faction)), HasSubstr("cards instead of 30")) << id;
  }
}

TEST(CustomDecks, IS_CUST_05_refusals_name_line_and_reason) {
  const std::vector<std::string> ids = ids_of(base(), Deck::romans);
  const auto refused = [&](const std::string& wrong) {
    const std::vector<std::string> list = with(ids, "rom_spies", wrong);
    return refusal(base(), deck_file(list));
  };
  const int line = line_of(ids, "rom_spies");
  EXPECT_EQ(refused("rom_senate"), at(line, "there is no card \"rom_senate\""));
  EXPECT_EQ(refused("rom_spies#1"), at(line, "there is no card \"rom_spies#1\""));
  EXPECT_EQ(refused("egy_oasis"), at(line, "\"egy_oasis\" is a card of the egyptians"));
  EXPECT_EQ(refused("com_castle"), at(line, "\"com_castle\" is a common card"));
  EXPECT_EQ(refused("rom_engineers"), at(line, "\"rom_engineers\" is there twice"));
  EXPECT_THAT(refused("rom_builder#21"), HasSubstr(at(line, "\"rom_builder#21\" is one copy")));
  EXPECT_EQ(refusal(base(), deck_file(without(ids, "rom_spies"))), at(2, "the deck has 29 cards instead of 30"));
}

TEST(CustomDecks, a_file_that_is_no_deck_is_refused) {
  EXPECT_THAT(refusal(base(), {"my_romans.toml", "faction = "}), HasSubstr("my_romans.toml:1: this is not valid TOML"));
  EXPECT_EQ(refusal(base(), {"my_romans.toml", "faction = \"romans\"\n"}), at(1, "\"titles\" is missing"));
  EXPECT_THAT(refusal(base(), deck_file({"rom_spies"}, "gauls")), HasSubstr(at(1, "\"faction\" must be one of")));
  EXPECT_THAT(refusal(base(), deck_file({"com_castle"}, "common")), HasSubstr("\"common\" is not"));
  EXPECT_EQ(refusal(base(), {"my_romans.toml", "faction = \"romans\"\ntitles = [1]\n"}),
            at(2, "\"titles\" must be a list of texts"));
  DataFile extra = deck_file(ids_of(base(), Deck::romans));
  extra.text = "name = \"mine\"\n" + extra.text;
  EXPECT_EQ(refusal(base(), extra), at(1, "unknown key \"name\""));
}

}  // namespace facts_deck_test
}  // namespace ludarium::settlers
