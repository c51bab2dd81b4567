// Bad data is refused with file, line and reason; changed data that makes sense is taken as it is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "scythe/facts.hpp"
#include "tests/support/changed_data.hpp"
#include "tests/support/english.hpp"

namespace ludarium::scythe {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

DataFile& file_of(DataSource& source, const std::string& name) { return data_file(source, "scythe/" + name); }

struct Change {
  std::string file, from, to;

  operator DataChange() const { return {"scythe/" + file, "", from, to}; }
};

DataSource changed(const Change& change) { return changed_data(change); }

struct Broken {
  std::string name;
  Change change;
  int lines_below;  // where the remark belongs, counted from the line where the change begins
  std::string_view what;
};

void PrintTo(const Broken& broken, std::ostream* out) { *out << broken.name; }

class BrokenFacts : public testing::TestWithParam<Broken> {};

TEST_P(BrokenFacts, is_refused_with_file_line_and_reason) {
  const Broken& broken = GetParam();
  expect_refused(broken.change, broken.lines_below, broken.what, check_data, read_facts);
}

const Broken broken_maps[] = {
    {"syntax", {"map.toml", "[produces]", "[produces"}, 0, "not valid TOML"},
    {"missing_comma", {"map.toml", "q = 0, r = -3,", "q = 0 r = -3,"}, 0, "not valid TOML"},
    {"missing_key", {"map.toml", "q = -1, r = -3, terrain", "r = -3, terrain"}, 0, "\"q\" is missing"},
    {"unknown_key", {"map.toml", "tunnel = true", "tunel = true"}, 0, "unknown key \"tunel\""},
    {"text_for_number", {"map.toml", "q = 0, r = -3", "q = \"0\", r = -3"}, 0, "\"q\" must be a whole number"},
    {"number_for_text", {"map.toml", "id = \"factory\"", "id = 5"}, 0, "\"id\" must be a text"},
    {"number_for_flag", {"map.toml", "tunnel = true", "tunnel = 1"}, 0, "\"tunnel\" must be true or false"},
    {"far_away", {"map.toml", "q = 0, r = -3", "q = 11, r = -3"}, 0, "between -10 and 10, not 11"},
    {"unknown_terrain", {"map.toml", "\"tundra\", enc", "\"swamp\", enc"}, 0, "\"swamp\" is not"},
    {"duplicate_hex", {"map.toml", "id = \"albion_farm\"", "id = \"albion_mountain\""}, 0, "there twice"},
    {"same_place", {"map.toml", "q = 0, r = -3", "q = -1, r = -3"}, 0, "lies where \"albion_mountain\" lies"},
    {"island", {"map.toml", "q = -2, r = 4", "q = -9, r = 9"}, 0, "touches no other territory"},
    {"lakes_touch",
     {"map.toml", "r = -2, terrain = \"tundra\", encounter = true", "r = -2, terrain = \"lake\""},
     0,
     "the lakes \"lake_northwest\" and \"albion_tundra\" touch"},
    {"encounter_on_lake",
     {"map.toml", "terrain = \"lake\"", "terrain = \"lake\", encounter = true"},
     0,
     "is a lake and cannot have an encounter"},
    {"tunnel_on_factory",
     {"map.toml", "terrain = \"factory\"", "terrain = \"factory\", tunnel = true"},
     0,
     "is a factory and cannot have a tunnel"},
    {"river_to_nowhere",
     {"map.toml", "[\"north_village\", \"nordic_forest\"]", "[\"north_village\", \"atlantis\"]"},
     0,
     "there is no territory \"atlantis\""},
    {"river_between_strangers",
     {"map.toml", "[\"north_village\", \"nordic_forest\"]", "[\"north_village\", \"south_forest\"]"},
     0,
     "do not touch"},
    {"river_at_a_lake",
     {"map.toml", "[\"north_village\", \"nordic_forest\"]", "[\"north_village\", \"lake_north\"]"},
     0,
     "no river runs along the lake \"lake_north\""},
    {"river_twice",
     {"map.toml", "[\"north_village\", \"tunnel_north_tundra\"]", "[\"nordic_forest\", \"north_village\"]"},
     0,
     "is there twice"},
    {"river_with_one_end",
     {"map.toml", "[\"north_village\", \"nordic_forest\"]", "[\"north_village\"]"},
     0,
     "must have 2 entries, not 1"},
    {"river_miscounted", {"map.toml", "rivers = 31", "rivers = 30"}, 0, "\"rivers\" promises 30 but the rows give 31"},
    {"wrong_terrain", {"map.toml", "\nfarm = 7", "\nfarm = 8"}, 1, "\"farm\" promises 8 but the rows give 7"},
    {"two_factories", {"map.toml", "\nfactory = 1", "\nfactory = 2"}, 1, "\"factory\" must be 1, not 2"},
    {"base_out_of_order",
     {"map.toml", "faction = \"rusviet\"", "faction = \"crimea\""},
     0,
     "where \"rusviet\" belongs"},
    {"base_exit_unknown", {"map.toml", "land = [\"nordic_forest\"", "land = [\"nordic_wood\""}, 0, "no territory"},
    {"base_exit_far", {"map.toml", "land = [\"nordic_forest\"", "land = [\"south_forest\""}, 0, "do not touch"},
    {"base_exit_wet",
     {"map.toml", "land = [\"crimea_village\"", "land = [\"lake_southwest\""},
     0,
     "list it under \"lake\""},
    {"base_exit_forgotten", {"map.toml", "lake = [\"lake_southwest\"]\n", ""}, -5, "not among its exits"},
    {"base_without_land", {"map.toml", "land = [\"nordic_forest\", ", "land = ["}, 0, "must have 2 entries, not 1"},
    {"village_makes_oil",
     {"map.toml", "village = \"worker\"", "village = \"oil\""},
     0,
     "must be \"worker\", not \"oil\""},
    {"unknown_resource", {"map.toml", "farm = \"food\"", "farm = \"corn\""}, 0, "one of oil, metal, wood, food"},
    {"unknown_confidence", {"map.toml", "confidence = \"verified\"", "confidence = \"sure\""}, 0, "\"sure\" is not"},
    {"no_confidence",
     {"map.toml", "terrain = \"factory\", confidence = \"verified\"", "terrain = \"factory\""},
     0,
     "\"confidence\" is missing"},
};

const Broken broken_mats[] = {
    {"faction_out_of_order", {"factions.toml", "id = \"rusviet\"", "id = \"nordic\""}, 0, "where \"rusviet\" belongs"},
    {"unknown_ability", {"factions.toml", "\"seaworthy\"", "\"flying\""}, 0, "\"flying\" is not"},
    {"ability_twice", {"factions.toml", "\"seaworthy\"", "\"artillery\""}, 0, "\"artillery\" is there twice"},
    {"no_speed", {"factions.toml", "\"artillery\", \"speed\"", "\"artillery\", \"scout\""}, 0, "has \"speed\""},
    {"three_mechs", {"factions.toml", "\"seaworthy\", ", ""}, 0, "must have 4 entries, not 3"},
    {"riverwalk_onto_lakes",
     {"factions.toml", "[\"forest\", \"mountain\"]", "[\"forest\", \"lake\"]"},
     0,
     "\"lake\" is not"},
    {"negative_power", {"factions.toml", "power = 4", "power = -1"}, 0, "between 0 and 16, not -1"},
    {"banned_mat_unknown", {"factions.toml", "mat = \"industrial\"", "mat = \"militant\""}, 0, "\"militant\" is not"},
    {"banned_twice",
     {"factions.toml", "faction = \"crimea\"\nmat = \"patriotic\"", "faction = \"rusviet\"\nmat = \"industrial\""},
     -1,
     "\"rusviet industrial\" is there twice"},
    {"seven_squares",
     {"mats.toml", "cost = 3, squares = 1", "cost = 3, squares = 2"},
     -6,
     "7 dashed squares for 6 cubes"},
    {"top_action_twice", {"mats.toml", "top = \"produce\"", "top = \"bolster\""}, 0, "\"bolster\" is there twice"},
    {"free_action",
     {"mats.toml", "cost = 3, squares = 2, coins = 2", "cost = 2, squares = 2, coins = 2"},
     0,
     "deploy would cost less than 1"},
    {"unknown_top_action", {"mats.toml", "top = \"produce\"", "top = \"pillage\""}, 0, "\"pillage\" is not"},
    {"column_missing", {"mats.toml", "enlist = { top", "enroll = { top"}, -9, "\"enlist\" is missing"},
    {"number_twice", {"mats.toml", "number = 2", "number = 1"}, 0, "\"1\" is there twice"},
    {"wrong_payment", {"mats.toml", "paid_with = \"oil\"", "paid_with = \"wood\""}, 0, "must be \"oil\", not \"wood\""},
    {"wrong_structure", {"mats.toml", "id = \"monument\"", "id = \"mine\""}, 0, "must be \"monument\""},
    {"empty_recruit", {"mats.toml", "recruit = { power = 1 }", "recruit = {}"}, 0, "nothing is gained"},
    {"five_slots", {"mats.toml", "\"nothing\", \"coins\"]", "\"coins\"]"}, 0, "must have 6 entries, not 5"},
};

const Broken broken_cards[] = {
    {"card_out_of_order", {"factory.toml", "number = 2", "number = 3"}, 0, "number 3 stands where number 2 belongs"},
    {"base_after_promo",
     {"factory.toml", "number = 11\n", "number = 11\npromo = true\n"},
     6,
     "a card of the base game stands after a promo card"},
    {"base_card_missing", {"factory.toml", "number = 12\n", "number = 12\npromo = true\n"}, -7, "the base game has 11"},
    {"gain_and_choice",
     {"factory.toml", "gain_one_of = {", "gain = { coins = 1 }\ngain_one_of = {"},
     -3,
     "either \"gain\""},
    {"no_choice", {"factory.toml", "{ recruit = 1, upgrade = 1 }", "{ recruit = 1 }"}, 0, "at least two things"},
    {"unknown_gain", {"factory.toml", "gain = { produce = 2 }", "gain = { victory = 2 }"}, 0, "nothing is gained"},
    {"unknown_cost", {"factory.toml", "cost = { popularity = 1 }", "cost = { fame = 1 }"}, 0, "unknown key \"fame\""},
    {"first_option_costs",
     {"encounters.toml", "a = { gain", "a = { cost = { coins = 1 }, gain"},
     0,
     "the first option of an encounter card must be free"},
    {"encounter_costs_power",
     {"encounters.toml", "cost = { coins = 2 }", "cost = { power = 2 }"},
     0,
     "paid with coins"},
    {"option_missing", {"encounters.toml", "c = {", "d = {"}, -4, "\"c\" is missing"},
    {"too_many_options",
     {"encounters.toml", "options_polania = 2", "options_polania = 4"},
     0,
     "between 1 and 3, not 4"},
    {"unknown_condition", {"objectives.toml", "\"control_mountains\"", "\"control_everything\""}, 0, "is not"},
    {"no_bound", {"objectives.toml", ", at_least = 3 }", " }"}, 0, "a need has"},
    {"nine_workers",
     {"objectives.toml", "\"workers\", at_least = 4", "\"workers\", at_least = 9"},
     0,
     "between 1 and 8"},
    {"impossible",
     {"objectives.toml", "\"power\", at_least = 7", "\"power\", at_least = 7, at_most = 6"},
     0,
     "nothing is at least 7 and at most 6"},
    {"need_twice", {"objectives.toml", "\"highest_power\"", "\"control_factory\""}, 0, "there twice"},
    {"title_twice", {"objectives.toml", "\"harvest_advantage\"", "\"northern_advantage\""}, 7, "there twice"},
    {"ladder_gap",
     {"structure_bonus.toml", "from = 2, to = 3", "from = 3, to = 3"},
     0,
     "the step from 3 must start at 2"},
    {"ladder_overlap", {"structure_bonus.toml", "from = 2, to = 3", "from = 1, to = 3"}, 0, "must start at 2"},
    {"ladder_backwards", {"structure_bonus.toml", "from = 4, to = 5", "from = 4, to = 3"}, 0, "from 4 to 3 is no step"},
    {"ladder_falls", {"structure_bonus.toml", "to = 3, coins = 4", "to = 3, coins = 1"}, 0, "do not rise above the 2"},
    {"tile_twice", {"structure_bonus.toml", "\"adjacent_lakes\"", "\"adjacent_tunnels\""}, 0, "there twice"},
};

const Broken broken_tables[] = {
    {"deck_of_43",
     {"combat.toml", "count = 6", "count = 7"},
     -2,
     "the base game has 43 of these, box.toml promises 42"},
    {"values_fall", {"combat.toml", "value = 3", "value = 2"}, 0, "must rise"},
    {"dial", {"combat.toml", "dial_max = 7", "dial_max = 70"}, 0, "between 1 and 16, not 70"},
    {"tier_gap", {"scoring.toml", "from = 7", "from = 8"}, 0, "must start at 7"},
    {"tiers_too_short", {"scoring.toml", "to = 18", "to = 17"}, 0, "ends at 17, the popularity track at 18"},
    {"goals_out_of_order",
     {"scoring.toml", "\"upgrades\", \"mechs\"", "\"mechs\", \"upgrades\""},
     0,
     "\"upgrades\" belongs"},
    {"seven_stars", {"scoring.toml", "to_end = 6", "to_end = 7"}, 0, "between 1 and 6, not 7"},
    {"table_for_list", {"scoring.toml", "[tracks]", "[[tracks]]"}, 0, "\"tracks\" must be a table"},
    {"table_missing", {"box.toml", "[common]", "[commons]"}, -2, "\"common\" is missing"},
    {"nine_workers_in_the_box", {"box.toml", "workers = 8", "workers = 9"}, 0, "\"workers\" must be 8, not 9"},
    {"hint_elsewhere", {"hints.toml", "scythe.hint.turn_1", "scythe.turn_1"}, 0, "does not begin with"},
    {"hint_twice", {"hints.toml", "scythe.hint.turn_2", "scythe.hint.turn_1"}, 0, "there twice"},
    {"record_twice", {"records.toml", "first_win_rusviet", "first_win_nordic"}, 0, "there twice"},
};

std::string name_of(const testing::TestParamInfo<Broken>& info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(Map, BrokenFacts, testing::ValuesIn(broken_maps), name_of);
INSTANTIATE_TEST_SUITE_P(Mats, BrokenFacts, testing::ValuesIn(broken_mats), name_of);
INSTANTIATE_TEST_SUITE_P(Cards, BrokenFacts, testing::ValuesIn(broken_cards), name_of);
INSTANTIATE_TEST_SUITE_P(Tables, BrokenFacts, testing::ValuesIn(broken_tables), name_of);

TEST(BrokenData, every_file_is_needed) { EXPECT_EQ(files_needed("scythe/", read_facts), 12); }

TEST(BrokenData, an_empty_file_never_crashes_the_reader) { expect_empty_files_refused("scythe/", check_data); }

TEST(BrokenData, one_look_finds_all_errors) {
  DataSource source = changed({"map.toml", "q = 0, r = -3", "q = 99, r = 99"});
  std::string& mats = file_of(source, "mats.toml").text;
  mats.replace(mats.find("top = \"produce\""), 15, "top = \"pillage\"");
  const std::vector<DataRemark> remarks = check_data(source);
  ASSERT_EQ(remarks.size(), 3u);
  EXPECT_THAT(in_english(remarks[0].what), HasSubstr("\"q\" must be between"));
  EXPECT_THAT(in_english(remarks[1].what), HasSubstr("\"r\" must be between"));
  EXPECT_EQ(remarks[2].file, "scythe/mats.toml");
}

// Nothing in the data can tell the characters apart: there is no key for it.
TEST(BrokenData, SC_KEY_21_characters_have_no_numbers_of_their_own) {
  for (const char* ability : {"character_power = 1", "character_steps = 2", "character = \"Olga\""}) {
    const std::vector<DataRemark> remarks =
        check_data(changed({"factions.toml", "colour = \"red\"", "colour = \"red\"\n" + std::string(ability)}));
    ASSERT_EQ(remarks.size(), 1u);
    EXPECT_THAT(in_english(remarks.front().what), HasSubstr("unknown key \"character"));
  }
}

// --- other numbers, same program

Facts read(const Change& change) {
  Result<Facts> facts = read_facts(changed(change));
  EXPECT_TRUE(facts) << in_english(facts.error());
  return facts ? *facts : Facts{};
}

TEST(ReplacedData, one_number_changes_the_facts) {
  EXPECT_EQ(read({"factions.toml", "power = 4", "power = 6"}).of(Faction::nordic).power, 6);
  EXPECT_EQ(read({"mats.toml", "coins = 4", "coins = 9"}).of(Mat::industrial).coins, 9);
  EXPECT_EQ(read({"mats.toml", "\nunits = 2", "\nunits = 3"}).top.move_units, 3);
  EXPECT_EQ(read({"factory.toml", "{ produce = 2 }", "{ produce = 3 }"}).factory_cards[0].gain.produce, 3);
  EXPECT_EQ(read({"encounters.toml", "{ food = 4 }", "{ food = 5 }"}).encounter_cards[0].option[1].gain.tokens,
            (std::array<std::uint8_t, 4>{0, 0, 0, 5}));
  EXPECT_EQ(read({"objectives.toml", "at_least = 3", "at_least = 4"}).objectives[0].bounds[0].at_least, 4);
  EXPECT_EQ(read({"structure_bonus.toml", "coins = 9", "coins = 10"}).bonus_tiles[0].coins_by_count.back(), 10);
  EXPECT_EQ(read({"combat.toml", "dial_max = 7", "dial_max = 8"}).dial_max, 8);
  EXPECT_EQ(read({"scoring.toml", "star = 3", "star = 2"}).tiers[0].per_star, 2);
}

TEST(ReplacedData, a_moved_river_moves_on_the_map) {
  const Facts facts =
      read({"map.toml", "[\"north_village\", \"nordic_forest\"]", "[\"north_village\", \"albion_farm\"]"});
  const auto hex = [&](std::string_view id) {
    return static_cast<std::size_t>(std::find(facts.hex_id.begin(), facts.hex_id.end(), id) - facts.hex_id.begin());
  };
  EXPECT_TRUE(facts.across_river[hex("albion_farm")].has(hex_at(hex("north_village"))));
  EXPECT_FALSE(facts.across_river[hex("nordic_forest")].has(hex_at(hex("north_village"))));
}

TEST(ReplacedData, a_doubt_can_be_settled) {
  const std::size_t before = doubts(embedded_data()).size();
  EXPECT_EQ(doubts(changed({"factory.toml", "confidence = \"sourced\"", "confidence = \"verified\""})).size(),
            before - 1);
  const std::vector<DataRemark> more =
      doubts(changed({"combat.toml", "confidence = \"verified\"", "confidence = \"recalled\""}));
  EXPECT_EQ(more.size(), before + 1);
  EXPECT_EQ(in_english(more.front().what), "combat cards of 2: recalled");
}

}  // namespace
}  // namespace ludarium::scythe
