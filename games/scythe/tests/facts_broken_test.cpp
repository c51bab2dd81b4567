// Bad data is refused with file, line and reason; changed data that makes sense is taken as it is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "games/scythe/facts/facts.hpp"
#include "tests/support/changed_data.hpp"

namespace ludarium::scythe {
namespace facts_broken_test {

using testing::HasSubstr;

const FactFiles<Facts> files{"scythe/", read_facts, check_data, doubts};

class BrokenFacts : public testing::TestWithParam<BrokenData> {};

TEST_P(BrokenFacts, is_refused_with_file_line_and_reason) { files.expect_refused(GetParam()); }

const BrokenData broken_maps[] = {
    {"syntax", {"map", "[produces]", "[produces"}, "not valid TOML"},
    {"missing_key", {"map", "q = -1, r = -3, terrain", "r = -3, terrain"}, "\"q\" is missing"},
    {"unknown_key", {"map", "tunnel = true", "tunel = true"}, "unknown key \"tunel\""},
    {"far_away", {"map", "q = 0, r = -3", "q = 11, r = -3"}, "between -10 and 10, not 11"},
    {"unknown_terrain", {"map", "\"tundra\", enc", "\"swamp\", enc"}, "\"swamp\" is not"},
    {"duplicate_hex", {"map", "id = \"albion_farm\"", "id = \"albion_mountain\""}, "there twice"},
    {"same_place", {"map", "q = 0, r = -3", "q = -1, r = -3"}, "lies where \"albion_mountain\" lies"},
    {"island", {"map", "q = -2, r = 4", "q = -9, r = 9"}, "touches no other territory"},
    {"lakes_touch",
     {"map", "r = -2, terrain = \"tundra\", encounter = true", "r = -2, terrain = \"lake\""},
     "the lakes \"lake_northwest\" and \"albion_tundra\" touch"},
    {"encounter_on_lake",
     {"map", "terrain = \"lake\"", "terrain = \"lake\", encounter = true"},
     "is a lake and cannot have an encounter"},
    {"tunnel_on_factory",
     {"map", "terrain = \"factory\"", "terrain = \"factory\", tunnel = true"},
     "is a factory and cannot have a tunnel"},
    {"river_to_nowhere",
     {"map", "[\"north_village\", \"nordic_forest\"]", "[\"north_village\", \"atlantis\"]"},
     "there is no territory \"atlantis\""},
    {"river_between_strangers",
     {"map", "[\"north_village\", \"nordic_forest\"]", "[\"north_village\", \"south_forest\"]"},
     "do not touch"},
    {"river_at_a_lake",
     {"map", "[\"north_village\", \"nordic_forest\"]", "[\"north_village\", \"lake_north\"]"},
     "no river runs along the lake \"lake_north\""},
    {"river_twice",
     {"map", "[\"north_village\", \"tunnel_north_tundra\"]", "[\"nordic_forest\", \"north_village\"]"},
     "is there twice"},
    {"river_with_one_end",
     {"map", "[\"north_village\", \"nordic_forest\"]", "[\"north_village\"]"},
     "must have 2 entries, not 1"},
    {"river_miscounted", {"map", "rivers = 31", "rivers = 30"}, "\"rivers\" promises 30 but the rows give 31"},
    {"wrong_terrain", {"map", "\nfarm = 7", "\nfarm = 8"}, "\"farm\" promises 8 but the rows give 7", 1},
    {"two_factories", {"map", "\nfactory = 1", "\nfactory = 2"}, "\"factory\" must be 1, not 2", 1},
    {"base_out_of_order", {"map", "faction = \"rusviet\"", "faction = \"crimea\""}, "where \"rusviet\" belongs"},
    {"base_exit_unknown", {"map", "land = [\"nordic_forest\"", "land = [\"nordic_wood\""}, "no territory"},
    {"base_exit_far", {"map", "land = [\"nordic_forest\"", "land = [\"south_forest\""}, "do not touch"},
    {"base_exit_wet", {"map", "land = [\"crimea_village\"", "land = [\"lake_southwest\""}, "list it under \"lake\""},
    {"base_exit_forgotten", {"map", "lake = [\"lake_southwest\"]\n", ""}, "not among its exits", -5},
    {"base_without_land", {"map", "land = [\"nordic_forest\", ", "land = ["}, "must have 2 entries, not 1"},
    {"village_makes_oil", {"map", "village = \"worker\"", "village = \"oil\""}, "must be \"worker\", not \"oil\""},
    {"unknown_resource", {"map", "farm = \"food\"", "farm = \"corn\""}, "one of oil, metal, wood, food"},
    {"unknown_confidence", {"map", "confidence = \"verified\"", "confidence = \"sure\""}, "\"sure\" is not"},
    {"no_confidence",
     {"map", "terrain = \"factory\", confidence = \"verified\"", "terrain = \"factory\""},
     "\"confidence\" is missing"},
};

const BrokenData broken_mats[] = {
    {"faction_out_of_order", {"factions", "id = \"rusviet\"", "id = \"nordic\""}, "where \"rusviet\" belongs"},
    {"unknown_ability", {"factions", "\"seaworthy\"", "\"flying\""}, "\"flying\" is not"},
    {"ability_twice", {"factions", "\"seaworthy\"", "\"artillery\""}, "\"artillery\" is there twice"},
    {"no_speed", {"factions", "\"artillery\", \"speed\"", "\"artillery\", \"scout\""}, "has \"speed\""},
    {"three_mechs", {"factions", "\"seaworthy\", ", ""}, "must have 4 entries, not 3"},
    {"riverwalk_onto_lakes", {"factions", "[\"forest\", \"mountain\"]", "[\"forest\", \"lake\"]"}, "\"lake\" is not"},
    {"negative_power", {"factions", "power = 4", "power = -1"}, "between 0 and 16, not -1"},
    {"banned_mat_unknown", {"factions", "mat = \"industrial\"", "mat = \"militant\""}, "\"militant\" is not"},
    {"banned_twice",
     {"factions", "faction = \"crimea\"\nmat = \"patriotic\"", "faction = \"rusviet\"\nmat = \"industrial\""},
     "\"rusviet industrial\" is there twice",
     -1},
    {"seven_squares", {"mats", "cost = 3, squares = 1", "cost = 3, squares = 2"}, "7 dashed squares for 6 cubes", -6},
    {"top_action_twice", {"mats", "top = \"produce\"", "top = \"bolster\""}, "\"bolster\" is there twice"},
    {"free_action",
     {"mats", "cost = 3, squares = 2, coins = 2", "cost = 2, squares = 2, coins = 2"},
     "deploy would cost less than 1"},
    {"unknown_top_action", {"mats", "top = \"produce\"", "top = \"pillage\""}, "\"pillage\" is not"},
    {"column_missing", {"mats", "enlist = { top", "enroll = { top"}, "\"enlist\" is missing", -9},
    {"number_twice", {"mats", "number = 2", "number = 1"}, "\"1\" is there twice"},
    {"wrong_payment", {"mats", "paid_with = \"oil\"", "paid_with = \"wood\""}, "must be \"oil\", not \"wood\""},
    {"wrong_structure", {"mats", "id = \"monument\"", "id = \"mine\""}, "must be \"monument\""},
    {"empty_recruit", {"mats", "recruit = { power = 1 }", "recruit = {}"}, "nothing is gained"},
    {"five_slots", {"mats", "\"nothing\", \"coins\"]", "\"coins\"]"}, "must have 6 entries, not 5"},
};

const BrokenData broken_cards[] = {
    {"card_out_of_order", {"factory", "number = 2", "number = 3"}, "number 3 stands where number 2 belongs"},
    {"base_after_promo",
     {"factory", "number = 11\n", "number = 11\npromo = true\n"},
     "a card of the base game stands after a promo card",
     6},
    {"base_card_missing", {"factory", "number = 12\n", "number = 12\npromo = true\n"}, "the base game has 11", -7},
    {"gain_and_choice", {"factory", "gain_one_of = {", "gain = { coins = 1 }\ngain_one_of = {"}, "either \"gain\"", -3},
    {"no_choice", {"factory", "{ recruit = 1, upgrade = 1 }", "{ recruit = 1 }"}, "at least two things"},
    {"unknown_gain", {"factory", "gain = { produce = 2 }", "gain = { victory = 2 }"}, "nothing is gained"},
    {"unknown_cost", {"factory", "cost = { popularity = 1 }", "cost = { fame = 1 }"}, "unknown key \"fame\""},
    {"first_option_costs",
     {"encounters", "a = { gain", "a = { cost = { coins = 1 }, gain"},
     "the first option of an encounter card must be free"},
    {"encounter_costs_power", {"encounters", "cost = { coins = 2 }", "cost = { power = 2 }"}, "paid with coins"},
    {"option_missing", {"encounters", "c = {", "d = {"}, "\"c\" is missing", -4},
    {"too_many_options", {"encounters", "options_polania = 2", "options_polania = 4"}, "between 1 and 3, not 4"},
    {"unknown_condition", {"objectives", "\"control_mountains\"", "\"control_everything\""}, "is not"},
    {"no_bound", {"objectives", ", at_least = 3 }", " }"}, "a need has"},
    {"nine_workers", {"objectives", "\"workers\", at_least = 4", "\"workers\", at_least = 9"}, "between 1 and 8"},
    {"impossible",
     {"objectives", "\"power\", at_least = 7", "\"power\", at_least = 7, at_most = 6"},
     "nothing is at least 7 and at most 6"},
    {"need_twice", {"objectives", "\"highest_power\"", "\"control_factory\""}, "there twice"},
    {"title_twice", {"objectives", "\"harvest_advantage\"", "\"northern_advantage\""}, "there twice", 7},
    {"ladder_gap", {"structure_bonus", "from = 2, to = 3", "from = 3, to = 3"}, "the step from 3 must start at 2"},
    {"ladder_overlap", {"structure_bonus", "from = 2, to = 3", "from = 1, to = 3"}, "must start at 2"},
    {"ladder_backwards", {"structure_bonus", "from = 4, to = 5", "from = 4, to = 3"}, "from 4 to 3 is no step"},
    {"ladder_falls", {"structure_bonus", "to = 3, coins = 4", "to = 3, coins = 1"}, "do not rise above the 2"},
    {"tile_twice", {"structure_bonus", "\"adjacent_lakes\"", "\"adjacent_tunnels\""}, "there twice"},
};

const BrokenData broken_tables[] = {
    {"deck_of_43", {"combat", "count = 6", "count = 7"}, "the base game has 43 of these, box.toml promises 42", -2},
    {"values_fall", {"combat", "value = 3", "value = 2"}, "must rise"},
    {"dial", {"combat", "dial_max = 7", "dial_max = 70"}, "between 1 and 16, not 70"},
    {"tier_gap", {"scoring", "from = 7", "from = 8"}, "must start at 7"},
    {"tiers_too_short", {"scoring", "to = 18", "to = 17"}, "ends at 17, the popularity track at 18"},
    {"goals_out_of_order", {"scoring", "\"upgrades\", \"mechs\"", "\"mechs\", \"upgrades\""}, "\"upgrades\" belongs"},
    {"seven_stars", {"scoring", "to_end = 6", "to_end = 7"}, "between 1 and 6, not 7"},
    {"table_for_list", {"scoring", "[tracks]", "[[tracks]]"}, "\"tracks\" must be a table"},
    {"table_missing", {"box", "[common]", "[commons]"}, "\"common\" is missing", -2},
    {"nine_workers_in_the_box", {"box", "workers = 8", "workers = 9"}, "\"workers\" must be 8, not 9"},
    {"hint_elsewhere", {"hints", "scythe.hint.turn_1", "scythe.turn_1"}, "does not begin with"},
    {"hint_twice", {"hints", "scythe.hint.turn_2", "scythe.hint.turn_1"}, "there twice"},
    {"record_twice", {"records", "first_win_rusviet", "first_win_nordic"}, "there twice"},
};

const BrokenData broken_automas[] = {
    {"a_seventh_star", {"automa", "stars = [10, 15, 18, 20, 22, 23]", "stars = [10, 15, 18, 20, 22, 23, 23]"}, "stars"},
    {"last_space_without_star", {"automa", "20, 22, 23]", "20, 21, 22]"}, "stars"},
    {"no_such_move", {"automa", "type = \"attack_worker\"", "type = \"flight\""}, "flight"},
    {"a_base_twice", {"automa", "\"albion\", \"nordic\"", "\"nordic\", \"nordic\""}, "there twice"},
    {"a_card_too_strong",
     {"automa", "combat_power = [6, 7, 7]", "combat_power = [5, 7, 7]"},
     "promises 73 but the rows give 72",
     -13},
    {"cards_in_disorder", {"automa", "number = 19", "number = 18"}, "18"},
};

INSTANTIATE_TEST_SUITE_P(Automa, BrokenFacts, testing::ValuesIn(broken_automas), broken_name);
INSTANTIATE_TEST_SUITE_P(Map, BrokenFacts, testing::ValuesIn(broken_maps), broken_name);
INSTANTIATE_TEST_SUITE_P(Mats, BrokenFacts, testing::ValuesIn(broken_mats), broken_name);
INSTANTIATE_TEST_SUITE_P(Cards, BrokenFacts, testing::ValuesIn(broken_cards), broken_name);
INSTANTIATE_TEST_SUITE_P(Tables, BrokenFacts, testing::ValuesIn(broken_tables), broken_name);

TEST(BrokenData, every_file_is_needed) { EXPECT_EQ(files.all_needed(), 13u); }

TEST(BrokenData, an_empty_file_never_crashes_the_reader) { files.expect_empty_files_refused(); }

TEST(BrokenData, one_look_finds_all_errors) {
  DataSource source = files.changed({"map", "q = 0, r = -3", "q = 99, r = 99"});
  files.apply({"mats", "top = \"produce\"", "top = \"pillage\""}, source);
  const Remarks remarks = check_data(source);
  ASSERT_EQ(remarks.size(), 3u);
  EXPECT_THAT(in_english(remarks[0].what), HasSubstr("\"q\" must be between"));
  EXPECT_THAT(in_english(remarks[1].what), HasSubstr("\"r\" must be between"));
  EXPECT_EQ(remarks[2].file, "scythe/mats.toml");
}

// Nothing in the data can tell the characters apart: there is no key for it.
TEST(BrokenData, SC_KEY_21_characters_have_no_numbers_of_their_own) {
  for (const char* ability : {"character_power = 1", "character_steps = 2", "character = \"Olga\""}) {
    const Remarks remarks =
        files.remarks({"factions", "colour = \"red\"", "colour = \"red\"\n" + std::string(ability)});
    ASSERT_EQ(remarks.size(), 1u);
    EXPECT_THAT(in_english(remarks.front().what), HasSubstr("unknown key \"character"));
  }
}

// --- other numbers, same program

TEST(ReplacedData, one_number_changes_the_facts) {
  EXPECT_EQ(files.with({"factions", "power = 4", "power = 6"}).of(Faction::nordic).power, 6);
  EXPECT_EQ(files.with({"mats", "coins = 4", "coins = 9"}).of(Mat::industrial).coins, 9);
  EXPECT_EQ(files.with({"mats", "\nunits = 2", "\nunits = 3"}).top.move_units, 3);
  EXPECT_EQ(files.with({"factory", "{ produce = 2 }", "{ produce = 3 }"}).factory_cards[0].gain.produce, 3);
  EXPECT_EQ(files.with({"encounters", "{ food = 4 }", "{ food = 5 }"}).encounter_cards[0].option[1].gain.tokens,
            (std::array<std::uint8_t, 4>{0, 0, 0, 5}));
  EXPECT_EQ(files.with({"objectives", "at_least = 3", "at_least = 4"}).objectives[0].bounds[0].at_least, 4);
  EXPECT_EQ(files.with({"structure_bonus", "coins = 9", "coins = 10"}).bonus_tiles[0].coins_by_count.back(), 10);
  EXPECT_EQ(files.with({"combat", "dial_max = 7", "dial_max = 8"}).dial_max, 8);
  EXPECT_EQ(files.with({"scoring", "star = 3", "star = 2"}).tiers[0].per_star, 2);
}

TEST(ReplacedData, a_moved_river_moves_on_the_map) {
  const Facts facts =
      files.with({"map", "[\"north_village\", \"nordic_forest\"]", "[\"north_village\", \"albion_farm\"]"});
  const auto hex = [&](std::string_view id) {
    return static_cast<std::size_t>(std::find(facts.hex_id.begin(), facts.hex_id.end(), id) - facts.hex_id.begin());
  };
  EXPECT_TRUE(facts.across_river[hex("albion_farm")].has(hex_at(hex("north_village"))));
  EXPECT_FALSE(facts.across_river[hex("nordic_forest")].has(hex_at(hex("north_village"))));
}

TEST(ReplacedData, a_doubt_can_be_settled) {
  EXPECT_EQ(files.doubts_added({"factory", "confidence = \"sourced\"", "confidence = \"verified\""}), -1);
  const DataChange recalled{"combat", "confidence = \"verified\"", "confidence = \"recalled\""};
  EXPECT_EQ(files.doubts_added(recalled), 1);
  EXPECT_EQ(in_english(doubts(files.changed(recalled)).front().what), "combat cards of 2: recalled");
}

}  // namespace facts_broken_test
}  // namespace ludarium::scythe
