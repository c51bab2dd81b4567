// Bad data of Imperial Settlers is refused with file, line and reason; changed data that makes sense is taken.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "settlers/facts.hpp"
#include "tests/support/changed_data.hpp"
#include "tests/support/english.hpp"

namespace ludarium::settlers {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

DataFile& file_of(DataSource& source, const std::string& name) { return data_file(source, "settlers/" + name); }

struct Change {
  std::string file, after, from, to;

  operator DataChange() const { return {"settlers/" + file, after, from, to}; }
};

DataSource changed(const Change& change) { return changed_data(change); }

struct Broken {
  std::string name;
  Change change;
  int lines_below;  // where the remark belongs, counted from the line where the change begins
  std::string_view what;
};

void PrintTo(const Broken& broken, std::ostream* out) { *out << broken.name; }

class BrokenSettlersFacts : public testing::TestWithParam<Broken> {};

TEST_P(BrokenSettlersFacts, is_refused_with_file_line_and_reason) {
  const Broken& broken = GetParam();
  expect_refused(broken.change, broken.lines_below, broken.what, check_data, read_facts);
}

const Broken broken_rows[] = {
    {"syntax", {"romans.toml", "", "[deck]", "[deck"}, 0, "not valid TOML"},
    {"unknown_key", {"romans.toml", "rom_legion", "bonus =", "bonuz ="}, 0, "unknown key \"bonuz\""},
    {"kind_missing", {"romans.toml", "rom_legion", "kind = \"production\"\n", ""}, -5, "\"kind\" is missing"},
    {"unknown_kind", {"romans.toml", "rom_legion", "\"production\"", "\"magic\""}, 0, "\"magic\" is not"},
    {"unknown_colour", {"romans.toml", "rom_legion", "[\"blue\"]", "[\"azure\"]"}, 0, "\"azure\" is not"},
    {"steals_two", {"barbarians.toml", "bar_saboteurs", "n = 1, pick", "n = 2, pick"}, 0, "one at a time is all"},
    {"two_spoils", {"barbarians.toml", "bar_pack", "\"spoil\", n = 1", "\"spoil\", n = 2"}, 0, "one at a time is all"},
    {"two_discards", {"egyptians.toml", "egy_desert", "discards\", n = 1", "discards\", n = 3"}, 0, "not 3"},
    {"colour_twice", {"romans.toml", "rom_legion", "[\"blue\"]", "[\"blue\", \"blue\"]"}, 0, "\"blue\" is there twice"},
    {"no_colours", {"romans.toml", "rom_legion", "colours = [\"blue\"]\n", ""}, -6, "\"colours\" is missing"},
    {"no_confidence",
     {"romans.toml", "rom_legion", "\nconfidence = \"verified\"", ""},
     -10,
     "\"confidence\" is missing"},
    {"unknown_confidence", {"romans.toml", "rom_legion", "= \"verified\"", "= \"sure\""}, 0, "\"sure\" is not"},
    {"other_prefix", {"romans.toml", "", "\"rom_legion\"", "\"bar_legion\""}, 0, "must be \"rom_\" and"},
    {"nameless", {"romans.toml", "", "\"rom_legion\"", "\"rom_\""}, 0, "must be \"rom_\" and"},
    {"capital_id", {"romans.toml", "", "\"rom_legion\"", "\"rom_Legion\""}, 0, "small letters"},
    {"id_twice", {"romans.toml", "", "\"rom_legion\"", "\"rom_architect\""}, 0, "\"rom_architect\" is there twice"},
    {"no_title", {"romans.toml", "rom_legion", "title = { confidence = \"reconstructed\" }\n", ""}, -2, "\"title_of\""},
    {"bad_term", {"romans.toml", "", "term = \"scouts\"", "term = \"the scouts\""}, 0, "\"the scouts\" is no end"},
    {"title_taken", {"romans.toml", "", "term = \"scouts\"", "term = \"storage\""}, 61, "\"rom_spies\" has this title"},
    {"title_of_nobody",
     {"common.toml", "", "title_of = \"com_village\"", "title_of = \"com_city\""},
     0,
     "no card above"},
    {"title_of_another_deck",
     {"common.toml", "", "title_of = \"com_village\"", "title_of = \"rom_legion\""},
     0,
     "no card above is called \"rom_legion\""},
};

const Broken broken_copies[] = {
    {"no_copy", {"romans.toml", "rom_legion", "copies = 2", "copies = 0"}, 0, "between 1 and 3, not 0"},
    {"four_copies", {"romans.toml", "rom_legion", "copies = 2", "copies = 4"}, 0, "between 1 and 3, not 4"},
    {"number_skipped",
     {"romans.toml", "", "number = 19", "number = 20"},
     0,
     "number 20 stands where number 19 belongs"},
    {"copies_and_numbers_differ",
     {"common.toml", "com_quarry", "copies = 3", "copies = 2"},
     12,
     "number 11 stands where number 10 belongs"},
    {"copies_and_deals_differ",
     {"romans.toml", "rom_legion", "[\"raze\", \"raze\"]", "[\"raze\"]"},
     0,
     "\"deal\" has 1 entries for 2 copies"},
    {"faction_card_without_deal",
     {"romans.toml", "rom_legion", "deal = [\"raze\", \"raze\"]\n", ""},
     -8,
     "\"deal\" has 0 entries for 2 copies"},
    {"deal_gives_defence",
     {"romans.toml", "rom_legion", "[\"raze\", \"raze\"]", "[\"raze\", \"defence\"]"},
     0,
     "is not"},
    {"common_deal", {"common.toml", "com_statue", "raze =", "deal = [\"wood\"]\nraze ="}, 0, "no Deal field"},
    {"deck_too_small", {"romans.toml", "", "cards = 30", "cards = 29"}, 0, "promises 29 but the rows give 30"},
    {"common_deck_too_big", {"common.toml", "", "cards = 84", "cards = 85"}, 0, "promises 85 but the rows give 84"},
    {"colours_miscounted",
     {"common.toml", "", "brown = 16", "brown = 15"},
     0,
     "\"brown\" promises 15 but the rows give 16"},
    {"colourless_miscounted",
     {"common.toml", "", "none = 6", "none = 5"},
     0,
     "\"none\" promises 5 but the rows give 6"},
};

const Broken broken_prices[] = {
    {"common_costs_location",
     {"common.toml", "com_statue", "stone = 2 }", "stone = 2, location = 1 }"},
     0,
     "unknown key \"location\""},
    {"two_locations",
     {"romans.toml", "rom_legion", "location = 1", "location = 2"},
     0,
     "\"location\" must be 1, not 2"},
    {"built_with_gold", {"romans.toml", "rom_legion", "food = 1", "gold = 1"}, 0, "unknown key \"gold\""},
    {"no_cost", {"romans.toml", "rom_legion", "cost = { food = 1, location = 1 }\n", ""}, -7, "\"cost\" is missing"},
    {"free_wood", {"romans.toml", "rom_engineers", "wood = 1", "wood = 0"}, 0, "between 1 and 9, not 0"},
    {"three_spoils",
     {"common.toml", "com_statue", "[\"vp\", \"stone\"]", "[\"vp\", \"stone\", \"wood\"]"},
     0,
     "between 0 and 2 entries, not 3"},
    {"unknown_spoil", {"common.toml", "com_statue", "[\"vp\", \"stone\"]", "[\"vp\", \"iron\"]"}, 0, "\"iron\" is not"},
    {"roman_spoils", {"romans.toml", "rom_legion", "produce =", "raze = [\"vp\"]\nproduce ="}, 0, "have no Raze field"},
};

const Broken broken_effects[] = {
    {"production_without",
     {"romans.toml", "rom_builder", "produce = { wood = 1, stone = 1 }\n", ""},
     -9,
     "does nothing"},
    {"production_with_action",
     {"romans.toml", "rom_builder", "produce = { wood = 1, stone = 1 }", "action = { cost = {}, gain = { vp = 1 } }"},
     -9,
     "this production card does nothing"},
    {"two_productions",
     {"common.toml", "com_working_peasants", "produce_copy = true", "produce_copy = true\nproduce = { wood = 1 }"},
     0,
     "\"produce\" or \"produce_copy\", not both"},
    {"action_that_produces",
     {"romans.toml", "rom_colossus", "action =", "produce = { gold = 1 }\naction ="},
     0,
     "\"produce\" does not go with \"action\""},
    {"feature_with_action",
     {"romans.toml", "rom_gardens", "on = {", "action = { cost = {}, gain = { vp = 1 } }\non = {"},
     0,
     "\"action\" does not go with \"feature\""},
    {"action_without", {"romans.toml", "rom_colossus", "kind = \"action\"", "kind = \"feature\""}, -5, "does nothing"},
    {"idle_feature", {"barbarians.toml", "bar_idol", "bonus = { vp = 4 }\n", ""}, -9, "this feature card does nothing"},
    {"two_features",
     {"romans.toml", "rom_warehouses", "store =", "deal_goods_to_vp = 1\nstore ="},
     0,
     "\"store\" or \"deal_goods_to_vp\", not both"},
    {"nothing_produced", {"romans.toml", "rom_builder", "{ wood = 1, stone = 1 }", "{}"}, 0, "nothing is gained here"},
    {"card_gives_defence",
     {"romans.toml", "rom_builder", "wood = 1, stone = 1 }", "defence = 1 }"},
     0,
     "nothing is gained"},
    {"ten_at_once",
     {"romans.toml", "rom_builder", "produce = { wood = 1", "produce = { wood = 10"},
     0,
     "between 1 and 9"},
    {"counts_nothing", {"common.toml", "com_rubble", "colour = \"grey\", ", ""}, 0, "either \"colour\" or \"samurai\""},
    {"counts_both", {"common.toml", "com_rubble", "max = 3", "max = 3, samurai = true"}, 0, "either \"colour\" or"},
    {"no_maximum", {"common.toml", "com_rubble", ", max = 3", ""}, 0, "\"max\" is missing"},
    {"roman_samurai",
     {"romans.toml", "rom_legion", "bonus = { card_common = 1 }", "bonus = { samurai = 1 }"},
     0,
     "no samurai"},
    {"samurai_counted_in_common",
     {"common.toml", "com_rubble", "colour = \"grey\"", "samurai = true"},
     0,
     "no samurai"},
    {"samurai_produced",
     {"japanese.toml", "jap_farm", "produce = { settler = 1", "produce = { samurai = 1"},
     0,
     "unknown key"},
    {"one_option",
     {"egyptians.toml", "", "[{ raze = 1 }, { vp = 2 }]", "[{ raze = 1 }]"},
     0,
     "between 2 and 9 entries"},
    {"same_options",
     {"egyptians.toml", "", "{ raze = 1 }, { vp = 2 }", "{ vp = 2 }, { vp = 2 }"},
     0,
     "option is there twice"},
    {"keeps_all", {"romans.toml", "", "draw = 2, keep = 1", "draw = 2, keep = 2"}, 0, "of 2 cards drawn 2 are kept"},
    {"unknown_rest", {"romans.toml", "", "\"shuffle_back\"", "\"burn\""}, 0, "\"burn\" is not"},
};

const Broken broken_features[] = {
    {"unknown_event", {"romans.toml", "rom_gardens", "\"build\"", "\"dance\""}, 0, "\"dance\" is not"},
    {"no_reward", {"romans.toml", "rom_gardens", ", gain = { vp = 2 }", ""}, 0, "one of \"gain\", \"choose\""},
    {"two_rewards",
     {"romans.toml", "rom_gardens", "gain = { vp = 2 }", "gain = { vp = 2 }, choose = [{ vp = 1 }, { gold = 1 }]"},
     0,
     "one of \"gain\", \"choose\" and"},
    {"raze_of_a_colour",
     {"barbarians.toml", "bar_raid", "event = \"raze\"", "event = \"raze\", colour = \"red\""},
     0,
     "unknown key \"colour\""},
    {"no_threshold", {"egyptians.toml", "egy_sphinx", "at_least = 2, ", ""}, 0, "\"at_least\" is missing"},
    {"no_limit", {"egyptians.toml", "egy_oasis", ", per_round = 4", ""}, 0, "\"per_round\" is missing"},
    {"paid_with_nothing", {"egyptians.toml", "egy_slaver", "{ gold = 1 }", "{}"}, 0, "nothing is paid here"},
    {"stores_cards", {"romans.toml", "rom_warehouses", "\"wood\", ", "\"card\", "}, 0, "\"card\" is not"},
    {"stores_defence",
     {"romans.toml", "rom_warehouses", "\"wood\", ", "\"defence\", "},
     0,
     "\"defence\" cannot stand here"},
    {"stores_twice", {"romans.toml", "rom_warehouses", "\"wood\", ", "\"food\", "}, 0, "\"food\" is there twice"},
    {"stash_of_gold", {"japanese.toml", "jap_gate", "\"hand_card\"", "\"gold\""}, 0, "\"gold\" is not"},
    {"stash_steps_fall", {"japanese.toml", "jap_shrine", "at = 7", "at = 3"}, 0, "3 does not rise above the 3"},
    {"stash_points_fall", {"japanese.toml", "jap_shrine", "vp = 10", "vp = 4"}, 0, "4 does not rise above the 5"},
    {"three_gates", {"japanese.toml", "jap_shrine", "\"resource\"", "\"hand_card\""}, 0, "at most 2 cards can take"},
    {"no_points_for_a_deal",
     {"japanese.toml", "", "deal_goods_to_vp = 1", "deal_goods_to_vp = 0"},
     0,
     "between 1 and 9"},
};

const Broken broken_actions[] = {
    {"idle_action", {"romans.toml", "rom_colossus", ", gain = { vp = 4 }", ""}, 0, "nothing is gained here"},
    {"no_price", {"romans.toml", "rom_colossus", "cost = { settler = 1, stone = 3 }, ", ""}, 0, "\"cost\" is missing"},
    {"three_uses", {"common.toml", "com_gold_mine", "uses = 2", "uses = 3"}, 0, "between 1 and 2, not 3"},
    {"costs_a_location",
     {"romans.toml", "rom_colossus", "settler = 1, stone = 3", "settler = 1, location = 1"},
     0,
     "unknown key \"location\""},
    {"two_operations",
     {"romans.toml", "rom_spies", "{ op = \"take_deal\" }", "[{ op = \"take_deal\" }, { op = \"refresh\" }]"},
     0,
     "\"do\" must be a table"},
    {"unknown_operation", {"romans.toml", "rom_spies", "\"take_deal\"", "\"bribe\""}, 0, "\"bribe\" is not"},
    {"foreign_field", {"romans.toml", "rom_spies", "\"take_deal\"", "\"take_deal\", n = 2"}, 0, "unknown key \"n\""},
    {"steals_nothing", {"barbarians.toml", "", "[\"wood\", \"stone\", \"food\"]", "[]"}, 0, "\"pick\" must have"},
    {"razes_nowhere", {"barbarians.toml", "", "[\"own_common\"]", "[]"}, 0, "\"from\" must have between 1 and 3"},
    {"razes_twice",
     {"barbarians.toml", "", "\"hand\", \"opponent\"", "\"hand\", \"hand\""},
     0,
     "\"hand\" is there twice"},
    {"unknown_source", {"barbarians.toml", "", "[\"own_common\"]", "[\"moon\"]"}, 0, "\"moon\" is not"},
    {"pays_and_ignores", {"egyptians.toml", "", "pay = \"none\"", "pay = \"standard\""}, 0, "pays for protection"},
    {"whose_deal", {"barbarians.toml", "", "whose = \"opponent\", ", ""}, 0, "\"whose\" is missing"},
    {"two_who_take_over",
     {"japanese.toml", "jap_garrison", "\"remove_location\"", "\"take_over\""},
     0,
     "only cards of one faction can have \"take_over\""},
    {"common_trade_route",
     {"common.toml", "com_porters", "\"trigger_production\"", "\"deal_on_location\""},
     0,
     "only cards of one faction can have \"deal_on_location\""},
};

const Broken broken_tables[] = {
    {"no_rounds", {"factions.toml", "", "rounds = 5", "rounds = 0"}, 0, "between 1 and 9, not 0"},
    {"free_raze", {"factions.toml", "[raze]", "hand = 1", "hand = 0"}, 0, "between 1 and 9, not 0"},
    {"short_advanced_row", {"factions.toml", "", "advanced_row = 5", "advanced_row = 4"}, 0, "between 5 and 9, not 4"},
    {"variants_missing", {"factions.toml", "", "[variants]", "[variant]"}, -27, "\"variants\" is missing"},
    {"factions_out_of_order",
     {"factions.toml", "", "id = \"romans\"", "id = \"egyptians\""},
     0,
     "where \"romans\" belongs"},
    {"unknown_faction", {"factions.toml", "", "id = \"romans\"", "id = \"gauls\""}, 0, "\"gauls\" is not"},
    {"three_factions",
     {"factions.toml", "", "[[faction]]\nid = \"japanese\"", "[[tribe]]\nid = \"japanese\""},
     -19,
     "4 entries, not 3"},
    {"board_gives_nothing",
     {"factions.toml", "", "produce = { settler = 5, raze = 1, defence = 1 }", "produce = {}"},
     0,
     "nothing is gained here"},
    {"board_gives_samurai",
     {"factions.toml", "japanese", "{ settler = 4", "{ samurai = 4"},
     0,
     "unknown key \"samurai\""},
    {"board_keeps_vp", {"factions.toml", "", "goods = [\"gold\"]", "goods = [\"vp\"]"}, 0, "\"vp\" is not"},
    {"store_without_confidence",
     {"factions.toml", "", "goods = [\"gold\"], confidence = \"verified\"", "goods = [\"gold\"]"},
     0,
     "\"confidence\" is missing"},
    {"attack_deck_of_15", {"attack.toml", "\"food\"\n", "cards = 1", "cards = 2"}, 0, "17 cards instead of 16"},
    {"attack_good_twice", {"attack.toml", "[[attack]]", "\"gold\"", "\"wood\""}, 0, "\"wood\" is there twice"},
    {"attack_on_defence", {"attack.toml", "[[attack]]", "\"gold\"", "\"defence\""}, 0, "\"defence\" is not"},
    {"no_attacks", {"attack.toml", "", "attacks_per_round = 2", "attacks_per_round = 0"}, 0, "between 1 and 9, not 0"},
    {"short_solo_row", {"attack.toml", "", "lookout_row = 4", "lookout_row = 3"}, 0, "between 4 and 9, not 3"},
    {"priority_twice",
     {"attack.toml", "", "\"raze\", \"gold\", \"vp\"", "\"raze\", \"raze\", \"vp\""},
     0,
     "\"raze\" is there twice"},
    {"priority_short", {"attack.toml", "", "\"card\", \"raze\", ", "\"card\", "}, 0, "must have 8 entries, not 7"},
    {"ladder_falls", {"attack.toml", "", "at = 50", "at = 40"}, 0, "40 does not rise above the 40"},
    {"ladder_starts_high", {"attack.toml", "", "at = 0", "at = 10"}, 0, "earned at 0, not 10"},
    {"rank_twice", {"attack.toml", "", "rank = \"knight\"", "rank = \"noble\""}, 0, "\"noble\" is there twice"},
};

std::string name_of(const testing::TestParamInfo<Broken>& info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(Rows, BrokenSettlersFacts, testing::ValuesIn(broken_rows), name_of);
INSTANTIATE_TEST_SUITE_P(Copies, BrokenSettlersFacts, testing::ValuesIn(broken_copies), name_of);
INSTANTIATE_TEST_SUITE_P(Prices, BrokenSettlersFacts, testing::ValuesIn(broken_prices), name_of);
INSTANTIATE_TEST_SUITE_P(Effects, BrokenSettlersFacts, testing::ValuesIn(broken_effects), name_of);
INSTANTIATE_TEST_SUITE_P(Features, BrokenSettlersFacts, testing::ValuesIn(broken_features), name_of);
INSTANTIATE_TEST_SUITE_P(Actions, BrokenSettlersFacts, testing::ValuesIn(broken_actions), name_of);
INSTANTIATE_TEST_SUITE_P(Tables, BrokenSettlersFacts, testing::ValuesIn(broken_tables), name_of);

// --- more than one file or line

TEST(BrokenSettlersData, a_pattern_the_decks_do_not_fit_is_remarked_at_the_first_of_them) {
  const std::vector<DataRemark> remarks =
      check_data(changed({"factions.toml", "", "single_titles = 9", "single_titles = 10"}));
  ASSERT_FALSE(remarks.empty());
  EXPECT_EQ(remarks.front().file, "settlers/barbarians.toml");
  EXPECT_THAT(in_english(remarks.front().what), HasSubstr("titles with 1 copies: 9 instead of 10"));
}

TEST(BrokenSettlersData, a_pattern_broken_in_one_deck_is_remarked_there) {
  // A single title becomes a double one, another single title is gone: still 30 cards.
  DataSource source = embedded_data();
  std::string& text = file_of(source, "barbarians.toml").text;
  const auto swap = [&](std::string_view after, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from, text.find(after));
    ASSERT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
  };
  swap("bar_hillfort", "copies = 1", "copies = 2");
  swap("bar_hillfort", "[\"wood\"]", "[\"wood\", \"wood\"]");
  swap("bar_expedition", "number = 23", "number = 24");
  swap("bar_barbarian_quarry", "number = 24", "number = 25");
  const std::size_t barter = text.find("[[card]]\nid = \"bar_barter\"");
  text.erase(barter, text.find("[[card]]", barter + 1) - barter);
  const std::vector<DataRemark> remarks = check_data(source);
  ASSERT_EQ(remarks.size(), 2u);
  for (const DataRemark& remark : remarks) EXPECT_EQ(remark.file, "settlers/barbarians.toml");
  EXPECT_THAT(in_english(remarks[0].what), HasSubstr("titles with 2 copies: 7 instead of 6"));
  EXPECT_THAT(in_english(remarks[1].what), HasSubstr("titles with 1 copies: 7 instead of 9"));
}

TEST(BrokenSettlersData, every_file_is_needed) { EXPECT_EQ(files_needed("settlers/", read_facts), 7); }

TEST(BrokenSettlersData, an_empty_file_never_crashes_the_reader) {
  expect_empty_files_refused("settlers/", check_data);
}

TEST(BrokenSettlersData, one_look_finds_all_errors) {
  DataSource source = changed({"romans.toml", "rom_legion", "kind = \"production\"", "kind = \"magic\""});
  std::string& attack = file_of(source, "attack.toml").text;
  attack.replace(attack.find("at = 50"), 7, "at = 40");
  const std::vector<DataRemark> remarks = check_data(source);
  ASSERT_EQ(remarks.size(), 2u);
  EXPECT_EQ(remarks[0].file, "settlers/romans.toml");
  EXPECT_EQ(remarks[1].file, "settlers/attack.toml");
}

// --- other numbers, same program

Facts read(const Change& change) {
  Result<Facts> facts = read_facts(changed(change));
  EXPECT_TRUE(facts) << in_english(facts.error());
  return facts ? *facts : Facts{};
}

const Title& title(const Facts& facts, std::string_view id) {
  return *std::find_if(facts.titles.begin(), facts.titles.end(), [&](const Title& title) { return title.id == id; });
}

TEST(ReplacedSettlersData, one_number_changes_the_facts) {
  EXPECT_EQ(read({"factions.toml", "", "rounds = 5", "rounds = 6"}).rounds, 6);
  EXPECT_EQ(read({"factions.toml", "", "advanced_row = 5", "advanced_row = 6"}).advanced_row, 6);
  EXPECT_EQ(read({"factions.toml", "", "settler = 5", "settler = 6"}).faction[0].produce[Good::settler], 6);
  EXPECT_EQ(read({"common.toml", "", "end_vp = 1", "end_vp = 3"}).end_vp[index(Deck::common)], 3);
  EXPECT_EQ(read({"attack.toml", "", "at = 80", "at = 85"}).achievements.back().at, 85);
  EXPECT_EQ(title(read({"romans.toml", "rom_colossus", "vp = 4", "vp = 5"}), "rom_colossus").action_gain[Good::vp], 5);
  EXPECT_EQ(title(read({"common.toml", "com_statue", "stone = 2", "stone = 3"}), "com_statue").cost.goods[1], 3);
}

TEST(ReplacedSettlersData, a_doubt_can_be_settled) {
  const std::size_t before = doubts(embedded_data()).size();
  EXPECT_EQ(doubts(changed({"common.toml", "", "confidence = \"sourced\"", "confidence = \"verified\""})).size(),
            before - 1);
  EXPECT_EQ(doubts(changed({"attack.toml", "", "confidence = \"verified\"", "confidence = \"recalled\""})).size(),
            before + 1);
}

TEST(ReplacedSettlersData, doubts_say_which_row_and_why) {
  const std::vector<DataRemark> found = doubts(embedded_data());
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front().file, "settlers/factions.toml");
  EXPECT_THAT(in_english(found.front().what), HasSubstr("what the board of the barbarians keeps: sourced; told only"));
}

}  // namespace
}  // namespace ludarium::settlers
