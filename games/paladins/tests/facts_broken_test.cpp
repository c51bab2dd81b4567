// Bad data of Paladins of the West Kingdom is refused with file, line and reason; changed data that makes sense is
// taken.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/paladins/facts/facts.hpp"
#include "tests/support/changed_data.hpp"

namespace ludarium::paladins {
namespace facts_broken_test {

using testing::HasSubstr;

const FactFiles<Facts> files{"paladins/", read_facts, check_data, doubts};

class BrokenPaladinsFacts : public testing::TestWithParam<BrokenData> {};

TEST_P(BrokenPaladinsFacts, is_refused_with_file_line_and_reason) { files.expect_refused(GetParam()); }

const BrokenData broken_board[] = {
    {"syntax", {"board", "[box]", "[box"}, "not valid TOML"},
    {"no_labourers", {"board", "labourer = 22\n", ""}, "\"labourer\" is missing", -1},
    {"unknown_key", {"board", "silver = 3", "silver = 3\ngold = 1", "[start]"}, "unknown key \"gold\"", 1},
    {"too_rich", {"board", "silver = 3", "silver = 10", "[start]"}, "between 0 and 9, not 10"},
    {"no_confidence", {"board", "\nconfidence = \"verified\"", "", "[pass]"}, "\"confidence\" is missing", -1},
    {"unknown_confidence", {"board", "\"verified\"", "\"sure\"", "[pass]"}, "\"sure\" is not"},
    {"vp_of_levels_fall", {"board", "9, 11, 13", "9, 8, 13"}, "8 must not be less than the 9"},
    {"set_of_nothing", {"board", "set = 3", "set = 0"}, "between 1 and 9, not 0"},
    {"no_tax", {"board", "silver = 6", "silver = 0", "players = 2"}, "between 1 and 99, not 0"},
    {"tax_out_of_order", {"board", "players = 2", "players = 3"}, "number 3 stands where number 2 belongs"},
    {"three_tax_supplies", {"board", "[[tax_supply]]", "[[tax]]", "players = 1"}, "4 entries, not 3", -6},
    {"order_rounds_fall", {"board", "round = 2", "round = 1", "[[order_slot]]"}, "1 must be more than the 1"},
    {"favour_rounds_fall", {"board", "round = 7", "round = 6", "[[favour_slot]]"}, "6 must be more than the 6"},
    {"eighth_round", {"board", "round = 7", "round = 8", "[[favour_slot]]"}, "between 1 and 7, not 8"},
    {"worthless_order", {"board", "vp = 4", "vp = 0", "[[order_slot]]"}, "between 1 and 99, not 0"},
    {"columns_fall", {"board", "strength = 5", "strength = 3", "[[outsider_slot]]"}, "3 must be more than the 3"},
    {"free_short_attack", {"board", "short_silver = 1", "short_silver = 0"}, "between 1 and 9, not 0"},
    {"regions_fall", {"board", "faith = 8", "faith = 6", "[[region]]"}, "6 must be more than the 6"},
};

const BrokenData broken_map[] = {
    {"fewer_open", {"board", "open = [2, 3, 4]", "open = [2, 3, 5]", "[[region]]"}, "promises 5 spaces to 4 players"},
    {"open_to_two", {"board", "[4, 6, 7]", "[4, 6]", "[[region]]"}, "\"open\" must have 3 entries, not 2"},
    {"space_moved", {"board", "region = 1", "region = 2", "\"r1_4\""}, "\"r1_4\" must be \"r2_\" and", -1},
    {"space_id_twice", {"board", "id = \"r3_2\"", "id = \"r3_1\""}, "\"r3_1\" is there twice"},
    {"space_without_name", {"board", "id = \"r3_2\"", "id = \"r3_\""}, "must be \"r3_\" and a name"},
    {"spaces_out_of_order",
     {"board", "id = \"r4_1\"\nregion = 4", "id = \"r2_9\"\nregion = 2"},
     "2 must not be less than the 3",
     1},
    {"for_two_players", {"board", "min_players = 3", "min_players = 2", "\"r1_3\""}, "no mark for 2 players"},
    {"39_spaces", {"board", "[[space]]\nid = \"r1_2\"", "[[place]]\nid = \"r1_2\""}, "40 entries, not 39", -7},
    {"three_workers",
     {"board", "[\"labourer\", \"scout\"]", "[\"labourer*2\", \"scout\"]", "\"r4_6\""},
     "cannot judge this reward"},
    {"mixed_reward", {"board", "\"scout\"", "\"silver\"", "\"r4_6\""}, "cannot judge this reward"},
    {"criminal_on_the_map", {"board", "\"scout\"", "\"criminal\"", "\"r4_6\""}, "\"criminal\" is not"},
    {"no_reward", {"board", "[\"silver*2\"]", "[]", "\"r4_7\""}, "\"gain\" must have between 1 and 5"},
};

const BrokenData broken_tokens[] = {
    {"unknown_token", {"walls", "\"labourer\"", "\"horse\""}, "\"horse\" is not"},
    {"amount_of_one", {"walls", "\"strength*2\"", "\"strength*1\""}, "from 2 to 9; one is written without"},
    {"amount_of_ten", {"walls", "\"strength*2\"", "\"strength*10\""}, "\"strength*10\""},
    {"amount_missing", {"walls", "\"strength*2\"", "\"strength*\""}, "from 2 to 9"},
    {"token_twice", {"walls", "\"labourer\"", "\"strength\"", "number = 3\n"}, "\"strength\" is there twice"},
    {"six_tokens",
     {"walls", "\"labourer\"", "\"labourer\", \"silver\", \"tax\", \"faith\", \"pray\"", "number = 3\n"},
     "between 1 and 5 entries, not 6"},
    {"may_discard_elsewhere", {"walls", "\"labourer\"", "\"may_discard\""}, "\"may_discard\" is not"},
    {"pay_or_discard_anywhere", {"favours", "\"free_recruit\"", "\"pay_or_discard\""}, "is not"},
};

const BrokenData broken_player_board[] = {
    {"left_out_of_order", {"player_board", "action = \"hunt\"", "action = \"trade\""}, "where \"hunt\" belongs"},
    {"right_on_the_left", {"player_board", "action = \"hunt\"", "action = \"attack\""}, "\"attack\" is not"},
    {"labourers_spot", {"player_board", "\"any\", \"fighter\"", "\"any\", \"labourer\""}, "\"labourer\" is not"},
    {"one_colour_twice",
     {"player_board", "\"merchant\", \"any\", \"fighter\"", "\"fighter\", \"any\", \"fighter\"", "\"garrison\""},
     "cannot both be fighter"},
    {"two_spots_only",
     {"player_board", "\"merchant\", \"any\", \"fighter\"", "\"any\", \"fighter\"", "\"garrison\""},
     "\"spots\" must have 3 entries, not 2"},
    {"no_second_recruit",
     {"player_board", "{ spots = [\"any\"] }, { spots = [\"any\", \"fighter\"] }", "{ spots = [\"any\"] }"},
     "\"options\" must have 2 entries, not 1"},
    {"second_way_is_shorter",
     {"player_board", "[\"any\", \"scout\"]", "[\"scout\"]", "\"hunt\""},
     "more workers than the first"},
    {"recruit_costs",
     {"player_board", "[\"any\"] }", "[\"any\"], silver = 1 }", "\"recruit\""},
     "unknown key \"silver\""},
    {"develop_gains",
     {"player_board", "silver = 4 }", "silver = 4, gain = [\"silver\"] }", "\"develop\""},
     "unknown key \"gain\""},
    {"hunt_for_nothing",
     {"player_board", "[\"any\"], gain = [\"provision\"]", "[\"any\"]", "\"hunt\""},
     "\"gain\" is missing"},
    {"third_spot_covered", {"player_board", "coverable = 2", "coverable = 3"}, "between 0 and 2, not 3"},
    {"requires_luck", {"player_board", "requires = \"faith\"", "requires = \"luck\""}, "\"luck\" is not"},
    {"commission_may_discard",
     {"player_board", "[\"influence\"]", "[\"influence\", \"may_discard\"]", "\"commission\""},
     "\"may_discard\" is not"},
    {"attack_limited",
     {"player_board", "requires = \"strength\"", "requires = \"strength\"\nmost = 7", "\"attack\""},
     "unknown key \"most\"",
     1},
    {"eight_uses", {"player_board", "most = 7", "most = 8", "\"convert\""}, "between 1 and 7, not 8"},
    {"fewer_uses", {"player_board", "most = 7", "most = 6", "\"convert\""}, "\"values\" has 7 entries for 6 uses", 46},
    {"six_values",
     {"player_board", "[1, 2, 2, 2, 3, 3, 3]", "[1, 2, 2, 2, 3, 3]", "of = \"silver\""},
     "6 entries for 7"},
    {"values_fall",
     {"player_board", "[1, 2, 2, 2,", "[3, 2, 2, 2,", "of = \"silver\""},
     "2 must not be less than the 3"},
    {"track_twice",
     {"player_board", "action = \"fortify\"", "action = \"commission\"", "of = \"provision\"\nvalues"},
     "\"provision\" is there twice",
     1},
    {"attack_track",
     {"player_board", "action = \"commission\"", "action = \"attack\"", "[[track]]"},
     "attack has no limit"},
    {"garrison_by_use",
     {"player_board", "of = \"provision\"", "of = \"required\"", "[[track]]\naction = \"garrison\""},
     "what garrison requires stands on the main board"},
    {"absolve_without_jars",
     {"player_board", "action = \"absolve\"\nof = \"required\"", "action = \"convert\"\nof = \"provision\"",
      "[[track]]\naction = \"absolve\"\nof = \"required\""},
     "no row \"required\" for absolve",
     -33},
    {"criminal_workshop", {"player_board", "worker = \"cleric\"", "worker = \"criminal\""}, "\"criminal\" is not"},
    {"seven_workshops", {"player_board", "[[workshop]]", "[[shop]]", "worker = \"fighter\""}, "8 entries, not 7", -13},
    {"nine_jar_spaces",
     {"player_board", "copies = 2", "copies = 1", "\"pay_debt\""},
     "come to 10, but the rows have 9"},
    {"jar_space_twice",
     {"player_board", "gain = [\"labourer\"]", "gain = [\"free_recruit\"]", "[[jar_space]]"},
     "the same reward is there twice"},
    {"ladder_falls", {"player_board", "vp = [2, 5, 9]", "vp = [2, 2, 9]"}, "2 must be more than the 2"},
    {"ladder_too_long", {"player_board", "vp = [2, 5, 9]", "vp = [2, 5, 9, 14]"}, "for 8, but only 7"},
    {"ladder_twice",
     {"player_board", "action = \"garrison\"", "action = \"commission\"", "[[ladder]]"},
     "\"commission\" is there twice"},
    {"ladder_of_attacks",
     {"player_board", "action = \"garrison\"", "action = \"attack\"", "[[ladder]]"},
     "nothing is counted for attack"},
};

const BrokenData broken_people[] = {
    {"boost_of_five", {"paladins", "influence = 3", "influence = 4", "\"anseis\""}, "come to 4, but the rows have 5"},
    {"boost_of_zero", {"paladins", "faith = 1", "faith = 0", "\"anseis\""}, "between 1 and 9, not 0"},
    {"same_boost",
     {"paladins", "strength = 3, influence = 1", "faith = 1, influence = 3", "\"berengier\""},
     "\"anseis\" has this boost too"},
    {"boost_of_luck", {"paladins", "faith = 1", "luck = 1", "\"anseis\""}, "come to 4, but the rows have 3"},
    {"paladin_twice", {"paladins", "\"gerin\"", "\"gerier\""}, "\"gerier\" is there twice"},
    {"paladin_capital", {"paladins", "\"gerin\"", "\"Gerin\""}, "\"Gerin\" must be small letters"},
    {"paladin_brings_criminal", {"paladins", "\"labourer\"", "\"criminal\"", "\"roland\""}, "\"criminal\" is not"},
    {"one_worker", {"paladins", "[\"fighter\", \"labourer\"]", "[\"fighter\"]", "\"roland\""}, "2 entries, not 1"},
    {"two_abilities",
     {"paladins", "silver_off = 2", "silver_off = 2\nfree = true", "\"samson\""},
     "exactly one of",
     -5},
    {"no_ability", {"paladins", "silver_off = 2\n", "", "\"samson\""}, "exactly one of", -5},
    {"free_hunt", {"paladins", "on = \"fortify\"", "on = \"hunt\"", "\"anseis\""}, "hunt costs nothing"},
    {"free_attack", {"paladins", "on = \"fortify\"", "on = \"attack\"", "\"anseis\""}, "attack costs nothing"},
    {"too_much_off", {"paladins", "silver_off = 2", "silver_off = 5", "\"samson\""}, "more than the 4 it costs"},
    {"off_on_the_right", {"paladins", "\"develop\"", "\"absolve\"", "\"samson\""}, "absolve costs nothing"},
    {"paladin_gains_tax", {"paladins", "\"silver*2\"", "\"tax*2\"", "\"engelier\""}, "\"tax\" is not"},
    {"tavern_of_three", {"tavern", ", \"labourer\"]", "]", "number = 1\n"}, "4 entries, not 3"},
    {"tavern_of_anybody", {"tavern", "\"scout\"", "\"any\"", "number = 1\n"}, "\"any\" is not"},
    {"tavern_skips", {"tavern", "number = 7", "number = 8"}, "number 8 stands where number 7 belongs"},
    {"townsfolk_twice", {"townsfolk", "\"abbot_2\"", "\"abbot_1\""}, "\"abbot_1\" is there twice"},
    {"townsfolk_without_number", {"townsfolk", "\"abbot_2\"", "\"abbot\""}, "_ and a digit"},
    {"no_dismiss",
     {"townsfolk", "dismiss = [\"cleric\", \"labourer\"]\n", "", "\"abbot_1\""},
     "\"dismiss\" is missing",
     -2},
    {"instant_tax", {"townsfolk", "instant = [\"provision\"]", "instant = [\"tax\"]", "\"abbot_2\""}, "\"tax\" is not"},
    {"unknown_trigger", {"townsfolk", "on = \"absolve\"", "on = \"dance\"", "\"abbot_1\""}, "\"dance\" is not"},
    {"action_with_condition",
     {"townsfolk", "on = \"absolve\"", "on = \"absolve\", at_least = 2", "\"abbot_1\""},
     "\"at_least\" is only for what happens in an Inquisition"},
    {"two_conditions",
     {"townsfolk", "at_least = 2", "at_least = 2, no_suspicion = true", "\"peddler_1\""},
     "only one of \"at_least\""},
    {"inquisition_taxes", {"townsfolk", "gain = \"labourer\"", "gain = \"tax\"", "\"peddler_1\""}, "\"tax\" is not"},
    {"ability_prays", {"townsfolk", "gain = \"labourer\"", "gain = \"pray\"", "\"abbot_1\""}, "\"pray\" is not"},
    {"31_townsfolk", {"townsfolk", "[[townsfolk]]", "[[people]]", "\"abbot_1\""}, "32 entries, not 31", -6},
    {"attack_without_influence",
     {"outsiders", "\"influence\", ", "", "\"archer_1\""},
     "\"attack\" always has influence in it"},
    {"convert_to_faith",
     {"outsiders", "convert = [\"strength\"]", "convert = [\"faith\"]", "\"archer_1\""},
     "\"faith\" is not"},
    {"thirteen_saracens",
     {"outsiders", "id = \"byzantine\"\ncards = 12", "id = \"byzantine\"\ncards = 13"},
     "come to 13, but the rows have 12",
     1},
    {"peoples_exchanged", {"outsiders", "id = \"byzantine\"", "id = \"viking\""}, "where \"byzantine\" belongs"},
    {"unknown_people", {"outsiders", "\"byzantine\"", "\"frank\"", "\"archer_1\""}, "\"frank\" is not"},
    {"unknown_vp", {"outsiders", "\"per_action\"", "\"per_day\"", "\"archer_1\""}, "\"per_day\" is not"},
    {"vp_for_prayers", {"outsiders", "\"garrison\"", "\"pray\"", "\"archer_1\""}, "nothing is counted for pray"},
    {"per_nothing", {"outsiders", "per = 2", "per = 0", "\"archer_1\""}, "between 1 and 9, not 0"},
    {"foreign_vp_key",
     {"outsiders", "\"per_suspicion\"", "\"per_suspicion\", per = 2", "\"thief_1\""},
     "unknown key \"per\""},
};

const BrokenData broken_cards[] = {
    {"wall_without_strength", {"walls", "[\"strength*2\"]", "[\"faith*2\"]"}, "\"gain\" always has strength"},
    {"wall_numbers_skip", {"walls", "number = 9\n", "number = 10\n"}, "number 10 stands where number 9 belongs"},
    {"wall_with_debt", {"walls", "\"labourer\"", "\"take_debt\""}, "\"take_debt\" is not"},
    {"one_alternative",
     {"walls", "[{ gain = [\"pay_debt\"] }, { gain = [\"silver*2\"] }]", "[{ gain = [\"pay_debt\"] }]"},
     "between 2 and 3 entries, not 1"},
    {"same_alternatives",
     {"walls", "[\"pay_debt\"]", "[\"silver*2\"]", "number = 7\n"},
     "the same reward is there twice"},
    {"tax_of_three", {"suspicion", "tax = 2", "tax = 3"}, "between 0 and 2, not 3"},
    {"taxes_out_of_order", {"suspicion", "tax = 1", "tax = 2"}, "number 2 stands where number 1 belongs"},
    {"25_suspicions", {"suspicion", "copies = 10", "copies = 11", "tax = 2"}, "come to 24, but the rows have 25"},
    {"debts_are_good", {"suspicion", "unpaid_vp = -3", "unpaid_vp = 3"}, "between -9 and 0, not 3"},
    {"order_twice", {"orders", "action = \"fortify\"", "action = \"commission\""}, "\"commission\" is there twice"},
    {"order_of_hunts", {"orders", "action = \"fortify\"", "action = \"hunt\""}, "\"hunt\" is not"},
    {"order_out_of_reach", {"orders", "at_least = 5", "at_least = 8"}, "commission can be done 7 times only, not 8"},
    {"favour_twice", {"favours", "\"loan\"", "\"labour\""}, "\"labour\" is there twice", 15},
    {"favour_for_labourers", {"favours", "spot = \"scout\"", "spot = \"labourer\""}, "\"labourer\" is not"},
    {"favour_costs_faith", {"favours", "cost = [\"silver\"]", "cost = [\"faith\"]"}, "\"faith\" is not"},
    {"favour_for_nothing", {"favours", "gain = [\"free_recruit\"]\n", ""}, "either \"gain\" or \"choice\"", -3},
    {"favour_of_nothing", {"favours", "gain = [\"free_recruit\"]", "gain = []"}, "nothing is gained here"},
};

const BrokenData broken_solo[] = {
    {"long_track", {"schemes", "track = 5", "track = 6"}, "between 1 and 5, not 6"},
    {"one_tavern_card", {"schemes", "tavern_cards = 2", "tavern_cards = 1"}, "between 2 and 5, not 1"},
    {"fallback_unknown", {"schemes", "\"pray\", \"trade\"", "\"pray\", \"hunt\""}, "\"hunt\" is not"},
    {"fallback_twice", {"schemes", "\"pray\", \"trade\"", "\"pray\", \"pray\""}, "\"pray\" is there twice"},
    {"stack_of_two", {"schemes", "\"faith\", \"strength\"]", "\"faith\"]"}, "3 entries, not 2"},
    {"stack_twice", {"schemes", "\"faith\", \"strength\"]", "\"faith\", \"faith\"]"}, "\"faith\" is there twice"},
    {"difficulties_fall", {"schemes", "hard = 5", "hard = 3"}, "3 must be more than the 3"},
    {"too_few_workshops", {"schemes", "number = 8", "number = 7", "[workshops]"}, "7 workshops are too few: 8"},
    {"lure_forgotten", {"schemes", "\"pray\", \"two_workers\"", "\"two_workers\""}, "7 entries, not 6"},
    {"lure_twice",
     {"schemes", "\"two_workers\", \"one_worker\"", "\"pray\", \"one_worker\""},
     "\"pray\" is there twice"},
    {"sixth_townsfolk", {"schemes", "townsfolk_slot = 4", "townsfolk_slot = 6"}, "between 1 and 5, not 6"},
    {"thirteen_schemes", {"schemes", "cards = 12", "cards = 13"}, "come to 13, but the rows have 12"},
    {"four_favour_schemes",
     {"schemes", "copies = 5", "copies = 4", "\"kings_favour\""},
     "there are 4 of them for 5 favours"},
    {"schemes_exchanged", {"schemes", "\"fortify\"", "\"garrison\"", "[[scheme]]"}, "where \"fortify\" belongs"},
    {"order_sends_workers",
     {"schemes", "workers = 0", "workers = 1", "id = \"kings_order\""},
     "\"workers\" must be 0, not 1"},
    {"right_side_with_two",
     {"schemes", "workers = 3", "workers = 2", "id = \"fortify\""},
     "\"workers\" must be 3, not 2"},
    {"left_side_with_none", {"schemes", "workers = 1", "workers = 0", "id = \"pray\""}, "between 1 and 3, not 0"},
};

INSTANTIATE_TEST_SUITE_P(Board, BrokenPaladinsFacts, testing::ValuesIn(broken_board), broken_name);
INSTANTIATE_TEST_SUITE_P(Map, BrokenPaladinsFacts, testing::ValuesIn(broken_map), broken_name);
INSTANTIATE_TEST_SUITE_P(Tokens, BrokenPaladinsFacts, testing::ValuesIn(broken_tokens), broken_name);
INSTANTIATE_TEST_SUITE_P(PlayerBoard, BrokenPaladinsFacts, testing::ValuesIn(broken_player_board), broken_name);
INSTANTIATE_TEST_SUITE_P(People, BrokenPaladinsFacts, testing::ValuesIn(broken_people), broken_name);
INSTANTIATE_TEST_SUITE_P(Cards, BrokenPaladinsFacts, testing::ValuesIn(broken_cards), broken_name);
INSTANTIATE_TEST_SUITE_P(Solo, BrokenPaladinsFacts, testing::ValuesIn(broken_solo), broken_name);

// --- more than one file or line

TEST(BrokenPaladinsData, every_file_is_needed) { EXPECT_EQ(files.all_needed(), 11u); }

TEST(BrokenPaladinsData, an_empty_file_never_crashes_the_reader) {
  files.expect_empty_files_refused();
  for (const std::string& emptied : files.paths())
    for (const DataRemark& remark : files.remarks_on_empty(emptied))
      EXPECT_EQ(remark.file, emptied) << in_english(remark.what);
}

TEST(BrokenPaladinsData, one_look_finds_all_errors) {
  DataSource source = files.changed({"player_board", "requires = \"faith\"", "requires = \"luck\""});
  files.apply({"schemes", "track = 5", "track = 9"}, source);
  std::string& board = files.text(source, "player_board");
  board.replace(board.rfind("vp = [1, 3, 6]"), 14, "vp = [1, 1, 6]");
  const Remarks remarks = check_data(source);
  ASSERT_EQ(remarks.size(), 3u);
  EXPECT_EQ(remarks[0].file, "paladins/player_board.toml");
  EXPECT_EQ(remarks[1].file, "paladins/player_board.toml");
  EXPECT_LT(remarks[0].line, remarks[1].line);
  EXPECT_EQ(remarks[2].file, "paladins/schemes.toml");
}

TEST(BrokenPaladinsData, an_error_of_a_board_is_not_told_again_by_the_cards) {
  const Remarks remarks = files.remarks({"player_board", "silver = 4", "silver = 40", "\"develop\""});
  EXPECT_EQ(remarks.size(), 1u);
}

TEST(BrokenPaladinsData, more_workshops_than_fit_are_remarked_where_the_opponent_places_them) {
  const Remarks remarks = files.remarks({"player_board", "coverable = 2", "coverable = 1", "\"convert\""});
  ASSERT_EQ(remarks.size(), 1u);
  EXPECT_EQ(remarks.front().file, "paladins/schemes.toml");
  EXPECT_THAT(in_english(remarks.front().what), HasSubstr("more than the 1 that fit"));
}

// --- other numbers, same program

TEST(ReplacedPaladinsData, one_number_changes_the_facts) {
  EXPECT_EQ(files.with({"board", "silver = 7", "silver = 6", "players = 3"}).tax_supply[2], 6);
  EXPECT_EQ(files.with({"board", "silver = 3", "silver = 4", "[[townsfolk_slot]]"}).townsfolk_slot[0].silver, 4);
  EXPECT_EQ(files.with({"player_board", "8, 10, 12]", "8, 10, 11]"}).right[right_index(Space::absolve)].required[6],
            11);
  EXPECT_EQ(files.with({"player_board", "worker = \"scout\"", "worker = \"cleric\""}).workshop[0], Worker::cleric);
  EXPECT_EQ(files.with({"walls", "\"scout\"]", "\"scout\"]\nvp = 1", "number = 20\n"}).walls[19].vp, 1);
  EXPECT_EQ(
      files.with({"townsfolk", "gain = \"strength\"", "gain = \"faith\"", "\"squire_3\""}).townsfolk[28].gain.token,
      Token::faith);
}

TEST(ReplacedPaladinsData, suspicions_can_be_read_the_other_way) {
  DataSource source = files.changed({"suspicion", "copies = 6", "copies = 10", "tax = 0"});
  std::string& text = files.text(source, "suspicion");
  text.replace(text.rfind("copies = 10"), 11, "copies = 6");
  const Result<Facts> facts = read_facts(source);
  ASSERT_TRUE(facts);
  EXPECT_THAT(facts->suspicion_copies, testing::ElementsAre(10, 8, 6));
}

TEST(ReplacedPaladinsData, a_doubt_can_be_settled) {
  EXPECT_EQ(files.doubts_added({"walls", "confidence = \"sourced\"", "confidence = \"verified\""}), -1);
  EXPECT_EQ(files.doubts_added({"orders", "confidence = \"verified\"", "confidence = \"recalled\""}), 1);
}

TEST(ReplacedPaladinsData, doubts_say_which_row_and_why) {
  const Remarks found = doubts(embedded_data());
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front().file, "paladins/board.toml");
  EXPECT_THAT(in_english(found.front().what), HasSubstr("the tax supply for 1 players: reconstructed; the rulebook"));
}

}  // namespace facts_broken_test
}  // namespace ludarium::paladins
