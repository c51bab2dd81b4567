// Bad data of Imperial Settlers is refused with file, line and reason; changed data that makes sense is taken.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/settlers/facts/facts.hpp"
#include "tests/support/changed_data.hpp"

namespace ludarium::settlers {
namespace facts_broken_test {

using testing::HasSubstr;

const FactFiles<Facts> files{"settlers/", read_facts, check_data, doubts};

class BrokenSettlersFacts : public testing::TestWithParam<BrokenData> {};

TEST_P(BrokenSettlersFacts, is_refused_with_file_line_and_reason) { files.expect_refused(GetParam()); }

const BrokenData broken_rows[] = {
    {"syntax", {"romans", "[deck]", "[deck"}, "not valid TOML"},
    {"unknown_key", {"romans", "bonus =", "bonuz =", "rom_legion"}, "unknown key \"bonuz\""},
    {"kind_missing", {"romans", "kind = \"production\"\n", "", "rom_legion"}, "\"kind\" is missing", -5},
    {"unknown_kind", {"romans", "\"production\"", "\"magic\"", "rom_legion"}, "\"magic\" is not"},
    {"unknown_colour", {"romans", "[\"blue\"]", "[\"azure\"]", "rom_legion"}, "\"azure\" is not"},
    {"steals_two", {"barbarians", "n = 1, pick", "n = 2, pick", "bar_saboteurs"}, "one at a time is all"},
    {"two_spoils", {"barbarians", "\"spoil\", n = 1", "\"spoil\", n = 2", "bar_pack"}, "one at a time is all"},
    {"two_discards", {"egyptians", "discards\", n = 1", "discards\", n = 3", "egy_desert"}, "not 3"},
    {"colour_twice", {"romans", "[\"blue\"]", "[\"blue\", \"blue\"]", "rom_legion"}, "\"blue\" is there twice"},
    {"no_colours", {"romans", "colours = [\"blue\"]\n", "", "rom_legion"}, "\"colours\" is missing", -6},
    {"no_confidence", {"romans", "\nconfidence = \"verified\"", "", "rom_legion"}, "\"confidence\" is missing", -10},
    {"unknown_confidence", {"romans", "= \"verified\"", "= \"sure\"", "rom_legion"}, "\"sure\" is not"},
    {"other_prefix", {"romans", "\"rom_legion\"", "\"bar_legion\""}, "must be \"rom_\" and"},
    {"nameless", {"romans", "\"rom_legion\"", "\"rom_\""}, "must be \"rom_\" and"},
    {"capital_id", {"romans", "\"rom_legion\"", "\"rom_Legion\""}, "small letters"},
    {"id_twice", {"romans", "\"rom_legion\"", "\"rom_architect\""}, "\"rom_architect\" is there twice"},
    {"no_title", {"romans", "title = { confidence = \"reconstructed\" }\n", "", "rom_legion"}, "\"title_of\"", -2},
    {"bad_term", {"romans", "term = \"scouts\"", "term = \"the scouts\""}, "\"the scouts\" is no end"},
    {"title_taken", {"romans", "term = \"scouts\"", "term = \"storage\""}, "\"rom_spies\" has this title", 61},
    {"title_of_nobody", {"common", "title_of = \"com_village\"", "title_of = \"com_city\""}, "no card above"},
    {"title_of_another_deck",
     {"common", "title_of = \"com_village\"", "title_of = \"rom_legion\""},
     "no card above is called \"rom_legion\""},
};

const BrokenData broken_copies[] = {
    {"no_copy", {"romans", "copies = 2", "copies = 0", "rom_legion"}, "between 1 and 3, not 0"},
    {"four_copies", {"romans", "copies = 2", "copies = 4", "rom_legion"}, "between 1 and 3, not 4"},
    {"number_skipped", {"romans", "number = 19", "number = 20"}, "number 20 stands where number 19 belongs"},
    {"copies_and_numbers_differ",
     {"common", "copies = 3", "copies = 2", "com_quarry"},
     "number 11 stands where number 10 belongs",
     12},
    {"copies_and_deals_differ",
     {"romans", "[\"raze\", \"raze\"]", "[\"raze\"]", "rom_legion"},
     "\"deal\" has 1 entries for 2 copies"},
    {"faction_card_without_deal",
     {"romans", "deal = [\"raze\", \"raze\"]\n", "", "rom_legion"},
     "\"deal\" has 0 entries for 2 copies",
     -8},
    {"deal_gives_defence", {"romans", "[\"raze\", \"raze\"]", "[\"raze\", \"defence\"]", "rom_legion"}, "is not"},
    {"common_deal", {"common", "raze =", "deal = [\"wood\"]\nraze =", "com_statue"}, "no Deal field"},
    {"deck_too_small", {"romans", "cards = 30", "cards = 29"}, "promises 29 but the rows give 30"},
    {"common_deck_too_big", {"common", "cards = 84", "cards = 85"}, "promises 85 but the rows give 84"},
    {"colours_miscounted", {"common", "brown = 16", "brown = 15"}, "\"brown\" promises 15 but the rows give 16"},
    {"colourless_miscounted", {"common", "none = 6", "none = 5"}, "\"none\" promises 5 but the rows give 6"},
};

const BrokenData broken_prices[] = {
    {"common_costs_location",
     {"common", "stone = 2 }", "stone = 2, location = 1 }", "com_statue"},
     "unknown key \"location\""},
    {"two_locations", {"romans", "location = 1", "location = 2", "rom_legion"}, "\"location\" must be 1, not 2"},
    {"built_with_gold", {"romans", "food = 1", "gold = 1", "rom_legion"}, "unknown key \"gold\""},
    {"no_cost", {"romans", "cost = { food = 1, location = 1 }\n", "", "rom_legion"}, "\"cost\" is missing", -7},
    {"free_wood", {"romans", "wood = 1", "wood = 0", "rom_engineers"}, "between 1 and 9, not 0"},
    {"three_spoils",
     {"common", "[\"vp\", \"stone\"]", "[\"vp\", \"stone\", \"wood\"]", "com_statue"},
     "between 0 and 2 entries, not 3"},
    {"unknown_spoil", {"common", "[\"vp\", \"stone\"]", "[\"vp\", \"iron\"]", "com_statue"}, "\"iron\" is not"},
    {"roman_spoils", {"romans", "produce =", "raze = [\"vp\"]\nproduce =", "rom_legion"}, "have no Raze field"},
};

const BrokenData broken_effects[] = {
    {"production_without", {"romans", "produce = { wood = 1, stone = 1 }\n", "", "rom_builder"}, "does nothing", -9},
    {"production_with_action",
     {"romans", "produce = { wood = 1, stone = 1 }", "action = { cost = {}, gain = { vp = 1 } }", "rom_builder"},
     "this production card does nothing",
     -9},
    {"two_productions",
     {"common", "produce_copy = true", "produce_copy = true\nproduce = { wood = 1 }", "com_working_peasants"},
     "\"produce\" or \"produce_copy\", not both"},
    {"action_that_produces",
     {"romans", "action =", "produce = { gold = 1 }\naction =", "rom_colossus"},
     "\"produce\" does not go with \"action\""},
    {"feature_with_action",
     {"romans", "on = {", "action = { cost = {}, gain = { vp = 1 } }\non = {", "rom_gardens"},
     "\"action\" does not go with \"feature\""},
    {"action_without", {"romans", "kind = \"action\"", "kind = \"feature\"", "rom_colossus"}, "does nothing", -5},
    {"idle_feature", {"barbarians", "bonus = { vp = 4 }\n", "", "bar_idol"}, "this feature card does nothing", -9},
    {"two_features",
     {"romans", "store =", "deal_goods_to_vp = 1\nstore =", "rom_warehouses"},
     "\"store\" or \"deal_goods_to_vp\", not both"},
    {"nothing_produced", {"romans", "{ wood = 1, stone = 1 }", "{}", "rom_builder"}, "nothing is gained here"},
    {"card_gives_defence", {"romans", "wood = 1, stone = 1 }", "defence = 1 }", "rom_builder"}, "nothing is gained"},
    {"ten_at_once", {"romans", "produce = { wood = 1", "produce = { wood = 10", "rom_builder"}, "between 1 and 9"},
    {"counts_nothing", {"common", "colour = \"grey\", ", "", "com_rubble"}, "either \"colour\" or \"samurai\""},
    {"counts_both", {"common", "max = 3", "max = 3, samurai = true", "com_rubble"}, "either \"colour\" or"},
    {"no_maximum", {"common", ", max = 3", "", "com_rubble"}, "\"max\" is missing"},
    {"roman_samurai", {"romans", "bonus = { card_common = 1 }", "bonus = { samurai = 1 }", "rom_legion"}, "no samurai"},
    {"samurai_counted_in_common", {"common", "colour = \"grey\"", "samurai = true", "com_rubble"}, "no samurai"},
    {"samurai_produced", {"japanese", "produce = { settler = 1", "produce = { samurai = 1", "jap_farm"}, "unknown key"},
    {"one_option", {"egyptians", "[{ raze = 1 }, { vp = 2 }]", "[{ raze = 1 }]"}, "between 2 and 9 entries"},
    {"same_options", {"egyptians", "{ raze = 1 }, { vp = 2 }", "{ vp = 2 }, { vp = 2 }"}, "option is there twice"},
    {"keeps_all", {"romans", "draw = 2, keep = 1", "draw = 2, keep = 2"}, "of 2 cards drawn 2 are kept"},
    {"unknown_rest", {"romans", "\"shuffle_back\"", "\"burn\""}, "\"burn\" is not"},
};

const BrokenData broken_features[] = {
    {"unknown_event", {"romans", "\"build\"", "\"dance\"", "rom_gardens"}, "\"dance\" is not"},
    {"no_reward", {"romans", ", gain = { vp = 2 }", "", "rom_gardens"}, "one of \"gain\", \"choose\""},
    {"two_rewards",
     {"romans", "gain = { vp = 2 }", "gain = { vp = 2 }, choose = [{ vp = 1 }, { gold = 1 }]", "rom_gardens"},
     "one of \"gain\", \"choose\" and"},
    {"raze_of_a_colour",
     {"barbarians", "event = \"raze\"", "event = \"raze\", colour = \"red\"", "bar_raid"},
     "unknown key \"colour\""},
    {"no_threshold", {"egyptians", "at_least = 2, ", "", "egy_sphinx"}, "\"at_least\" is missing"},
    {"no_limit", {"egyptians", ", per_round = 4", "", "egy_oasis"}, "\"per_round\" is missing"},
    {"paid_with_nothing", {"egyptians", "{ gold = 1 }", "{}", "egy_slaver"}, "nothing is paid here"},
    {"stores_cards", {"romans", "\"wood\", ", "\"card\", ", "rom_warehouses"}, "\"card\" is not"},
    {"stores_defence", {"romans", "\"wood\", ", "\"defence\", ", "rom_warehouses"}, "\"defence\" cannot stand here"},
    {"stores_twice", {"romans", "\"wood\", ", "\"food\", ", "rom_warehouses"}, "\"food\" is there twice"},
    {"stash_of_gold", {"japanese", "\"hand_card\"", "\"gold\"", "jap_gate"}, "\"gold\" is not"},
    {"stash_steps_fall", {"japanese", "at = 7", "at = 3", "jap_shrine"}, "3 does not rise above the 3"},
    {"stash_points_fall", {"japanese", "vp = 10", "vp = 4", "jap_shrine"}, "4 does not rise above the 5"},
    {"three_gates", {"japanese", "\"resource\"", "\"hand_card\"", "jap_shrine"}, "at most 2 cards can take"},
    {"no_points_for_a_deal", {"japanese", "deal_goods_to_vp = 1", "deal_goods_to_vp = 0"}, "between 1 and 9"},
};

const BrokenData broken_actions[] = {
    {"idle_action", {"romans", ", gain = { vp = 4 }", "", "rom_colossus"}, "nothing is gained here"},
    {"no_price", {"romans", "cost = { settler = 1, stone = 3 }, ", "", "rom_colossus"}, "\"cost\" is missing"},
    {"three_uses", {"common", "uses = 2", "uses = 3", "com_gold_mine"}, "between 1 and 2, not 3"},
    {"costs_a_location",
     {"romans", "settler = 1, stone = 3", "settler = 1, location = 1", "rom_colossus"},
     "unknown key \"location\""},
    {"two_operations",
     {"romans", "{ op = \"take_deal\" }", "[{ op = \"take_deal\" }, { op = \"refresh\" }]", "rom_spies"},
     "\"do\" must be a table"},
    {"unknown_operation", {"romans", "\"take_deal\"", "\"bribe\"", "rom_spies"}, "\"bribe\" is not"},
    {"foreign_field", {"romans", "\"take_deal\"", "\"take_deal\", n = 2", "rom_spies"}, "unknown key \"n\""},
    {"steals_nothing", {"barbarians", "[\"wood\", \"stone\", \"food\"]", "[]"}, "\"pick\" must have"},
    {"razes_nowhere", {"barbarians", "[\"own_common\"]", "[]"}, "\"from\" must have between 1 and 3"},
    {"razes_twice", {"barbarians", "\"hand\", \"opponent\"", "\"hand\", \"hand\""}, "\"hand\" is there twice"},
    {"unknown_source", {"barbarians", "[\"own_common\"]", "[\"moon\"]"}, "\"moon\" is not"},
    {"pays_and_ignores", {"egyptians", "pay = \"none\"", "pay = \"standard\""}, "pays for protection"},
    {"whose_deal", {"barbarians", "whose = \"opponent\", ", ""}, "\"whose\" is missing"},
    {"two_who_take_over",
     {"japanese", "\"remove_location\"", "\"take_over\"", "jap_garrison"},
     "only cards of one faction can have \"take_over\""},
    {"common_trade_route",
     {"common", "\"trigger_production\"", "\"deal_on_location\"", "com_porters"},
     "only cards of one faction can have \"deal_on_location\""},
};

const BrokenData broken_tables[] = {
    {"no_rounds", {"factions", "rounds = 5", "rounds = 0"}, "between 1 and 9, not 0"},
    {"free_raze", {"factions", "hand = 1", "hand = 0", "[raze]"}, "between 1 and 9, not 0"},
    {"short_advanced_row", {"factions", "advanced_row = 5", "advanced_row = 4"}, "between 5 and 9, not 4"},
    {"variants_missing", {"factions", "[variants]", "[variant]"}, "\"variants\" is missing", -27},
    {"factions_out_of_order", {"factions", "id = \"romans\"", "id = \"egyptians\""}, "where \"romans\" belongs"},
    {"unknown_faction", {"factions", "id = \"romans\"", "id = \"gauls\""}, "\"gauls\" is not"},
    {"three_factions",
     {"factions", "[[faction]]\nid = \"japanese\"", "[[tribe]]\nid = \"japanese\""},
     "4 entries, not 3",
     -19},
    {"board_gives_nothing",
     {"factions", "produce = { settler = 5, raze = 1, defence = 1 }", "produce = {}"},
     "nothing is gained here"},
    {"board_gives_samurai", {"factions", "{ settler = 4", "{ samurai = 4", "japanese"}, "unknown key \"samurai\""},
    {"board_keeps_vp", {"factions", "goods = [\"gold\"]", "goods = [\"vp\"]"}, "\"vp\" is not"},
    {"store_without_confidence",
     {"factions", "goods = [\"gold\"], confidence = \"verified\"", "goods = [\"gold\"]"},
     "\"confidence\" is missing"},
    {"attack_deck_of_15", {"attack", "cards = 1", "cards = 2", "\"food\"\n"}, "17 cards instead of 16"},
    {"attack_good_twice", {"attack", "\"gold\"", "\"wood\"", "[[attack]]"}, "\"wood\" is there twice"},
    {"attack_on_defence", {"attack", "\"gold\"", "\"defence\"", "[[attack]]"}, "\"defence\" is not"},
    {"no_attacks", {"attack", "attacks_per_round = 2", "attacks_per_round = 0"}, "between 1 and 9, not 0"},
    {"short_solo_row", {"attack", "lookout_row = 4", "lookout_row = 3"}, "between 4 and 9, not 3"},
    {"priority_twice",
     {"attack", "\"raze\", \"gold\", \"vp\"", "\"raze\", \"raze\", \"vp\""},
     "\"raze\" is there twice"},
    {"priority_short", {"attack", "\"card\", \"raze\", ", "\"card\", "}, "must have 8 entries, not 7"},
    {"ladder_falls", {"attack", "at = 50", "at = 40"}, "40 does not rise above the 40"},
    {"ladder_starts_high", {"attack", "at = 0", "at = 10"}, "earned at 0, not 10"},
    {"rank_twice", {"attack", "rank = \"knight\"", "rank = \"noble\""}, "\"noble\" is there twice"},
};

INSTANTIATE_TEST_SUITE_P(Rows, BrokenSettlersFacts, testing::ValuesIn(broken_rows), broken_name);
INSTANTIATE_TEST_SUITE_P(Copies, BrokenSettlersFacts, testing::ValuesIn(broken_copies), broken_name);
INSTANTIATE_TEST_SUITE_P(Prices, BrokenSettlersFacts, testing::ValuesIn(broken_prices), broken_name);
INSTANTIATE_TEST_SUITE_P(Effects, BrokenSettlersFacts, testing::ValuesIn(broken_effects), broken_name);
INSTANTIATE_TEST_SUITE_P(Features, BrokenSettlersFacts, testing::ValuesIn(broken_features), broken_name);
INSTANTIATE_TEST_SUITE_P(Actions, BrokenSettlersFacts, testing::ValuesIn(broken_actions), broken_name);
INSTANTIATE_TEST_SUITE_P(Tables, BrokenSettlersFacts, testing::ValuesIn(broken_tables), broken_name);

// --- more than one file or line

TEST(BrokenSettlersData, a_pattern_the_decks_do_not_fit_is_remarked_at_the_first_of_them) {
  const Remarks remarks = files.remarks({"factions", "single_titles = 9", "single_titles = 10"});
  ASSERT_FALSE(remarks.empty());
  EXPECT_EQ(remarks.front().file, "settlers/barbarians.toml");
  EXPECT_THAT(in_english(remarks.front().what), HasSubstr("titles with 1 copies: 9 instead of 10"));
}

TEST(BrokenSettlersData, a_pattern_broken_in_one_deck_is_remarked_there) {
  // A single title becomes a double one, another single title is gone: still 30 cards.
  DataSource source = embedded_data();
  files.apply({"barbarians", "copies = 1", "copies = 2", "bar_hillfort"}, source);
  files.apply({"barbarians", "[\"wood\"]", "[\"wood\", \"wood\"]", "bar_hillfort"}, source);
  files.apply({"barbarians", "number = 23", "number = 24", "bar_expedition"}, source);
  files.apply({"barbarians", "number = 24", "number = 25", "bar_barbarian_quarry"}, source);
  std::string& text = files.text(source, "barbarians");
  const std::size_t barter = text.find("[[card]]\nid = \"bar_barter\"");
  text.erase(barter, text.find("[[card]]", barter + 1) - barter);
  const Remarks remarks = check_data(source);
  ASSERT_EQ(remarks.size(), 2u);
  for (const DataRemark& remark : remarks) EXPECT_EQ(remark.file, "settlers/barbarians.toml");
  EXPECT_THAT(in_english(remarks[0].what), HasSubstr("titles with 2 copies: 7 instead of 6"));
  EXPECT_THAT(in_english(remarks[1].what), HasSubstr("titles with 1 copies: 7 instead of 9"));
}

TEST(BrokenSettlersData, every_file_is_needed) { EXPECT_EQ(files.all_needed(), 7u); }

TEST(BrokenSettlersData, an_empty_file_never_crashes_the_reader) { files.expect_empty_files_refused(); }

TEST(BrokenSettlersData, one_look_finds_all_errors) {
  DataSource source = files.changed({"romans", "kind = \"production\"", "kind = \"magic\"", "rom_legion"});
  files.apply({"attack", "at = 50", "at = 40"}, source);
  const Remarks remarks = check_data(source);
  ASSERT_EQ(remarks.size(), 2u);
  EXPECT_EQ(remarks[0].file, "settlers/romans.toml");
  EXPECT_EQ(remarks[1].file, "settlers/attack.toml");
}

// --- other numbers, same program

const Title& title(const Facts& facts, std::string_view id) {
  return *std::find_if(facts.titles.begin(), facts.titles.end(), [&](const Title& title) { return title.id == id; });
}

TEST(ReplacedSettlersData, one_number_changes_the_facts) {
  EXPECT_EQ(files.with({"factions", "rounds = 5", "rounds = 6"}).rounds, 6);
  EXPECT_EQ(files.with({"factions", "advanced_row = 5", "advanced_row = 6"}).advanced_row, 6);
  EXPECT_EQ(files.with({"factions", "settler = 5", "settler = 6"}).faction[0].produce[Good::settler], 6);
  EXPECT_EQ(files.with({"common", "end_vp = 1", "end_vp = 3"}).end_vp[index(Deck::common)], 3);
  EXPECT_EQ(files.with({"attack", "at = 80", "at = 85"}).achievements.back().at, 85);
  EXPECT_EQ(title(files.with({"romans", "vp = 4", "vp = 5", "rom_colossus"}), "rom_colossus").action_gain[Good::vp], 5);
  EXPECT_EQ(title(files.with({"common", "stone = 2", "stone = 3", "com_statue"}), "com_statue").cost.goods[1], 3);
}

TEST(ReplacedSettlersData, a_doubt_can_be_settled) {
  EXPECT_EQ(files.doubts_added({"common", "confidence = \"sourced\"", "confidence = \"verified\""}), -1);
  EXPECT_EQ(files.doubts_added({"attack", "confidence = \"verified\"", "confidence = \"recalled\""}), 1);
}

TEST(ReplacedSettlersData, doubts_say_which_row_and_why) {
  const Remarks found = doubts(embedded_data());
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front().file, "settlers/factions.toml");
  EXPECT_THAT(in_english(found.front().what), HasSubstr("what the board of the barbarians keeps: sourced; told only"));
}

}  // namespace facts_broken_test
}  // namespace ludarium::settlers
