// Bad data of Paladins of the West Kingdom is refused with file, line and reason; changed data that makes sense is
// taken.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "paladins/facts.hpp"
#include "tests/support/english.hpp"

namespace ludarium::paladins {
namespace {

using testing::HasSubstr;

DataFile& file_of(DataSource& source, std::string_view name) {
  for (DataFile& file : source.files)
    if (file.path == "paladins/" + std::string(name) + ".toml") return file;
  ADD_FAILURE() << "no file " << name;
  return source.files.front();
}

// The built-in data with one piece of one file's text replaced; `after` is where to look for it from.
struct Change {
  std::string file, after, from, to;
};

DataSource changed(const Change& change, std::size_t* at = nullptr) {
  DataSource source = embedded_data();
  std::string& text = file_of(source, change.file).text;
  const std::size_t start = text.find(change.after);
  const std::size_t found = start == std::string::npos ? start : text.find(change.from, start);
  EXPECT_NE(found, std::string::npos) << change.after << " ... " << change.from;
  if (found == std::string::npos) return source;
  text.replace(found, change.from.size(), change.to);
  if (at != nullptr) *at = found;
  return source;
}

struct Broken {
  std::string name;
  Change change;
  int lines_below;  // where the remark belongs, counted from the line where the change begins
  std::string_view what;
};

void PrintTo(const Broken& broken, std::ostream* out) { *out << broken.name; }

class BrokenPaladinsFacts : public testing::TestWithParam<Broken> {};

TEST_P(BrokenPaladinsFacts, is_refused_with_file_line_and_reason) {
  const Broken& broken = GetParam();
  std::size_t at = 0;
  DataSource source = changed(broken.change, &at);
  const std::string& text = file_of(source, broken.change.file).text;
  const auto breaks = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
  const int line = static_cast<int>(breaks) + 1 + broken.lines_below;
  const std::string path = "paladins/" + broken.change.file + ".toml";

  const std::vector<DataRemark> remarks = check_data(source);
  ASSERT_FALSE(remarks.empty());
  EXPECT_EQ(remarks.front().file, path);
  EXPECT_EQ(remarks.front().line, line);
  EXPECT_THAT(in_english(remarks.front().what), HasSubstr(broken.what));

  const Result<Facts> facts = read_facts(source);
  ASSERT_FALSE(facts);
  EXPECT_EQ(facts.error().code, "bad_data");
  EXPECT_EQ(in_english(facts.error()), path + ":" + std::to_string(line) + ": " + in_english(remarks.front().what));
}

const Broken broken_board[] = {
    {"syntax", {"board", "", "[box]", "[box"}, 0, "not valid TOML"},
    {"no_labourers", {"board", "", "labourer = 22\n", ""}, -1, "\"labourer\" is missing"},
    {"unknown_key", {"board", "[start]", "silver = 3", "silver = 3\ngold = 1"}, 1, "unknown key \"gold\""},
    {"too_rich", {"board", "[start]", "silver = 3", "silver = 10"}, 0, "between 0 and 9, not 10"},
    {"no_confidence", {"board", "[pass]", "\nconfidence = \"verified\"", ""}, -1, "\"confidence\" is missing"},
    {"unknown_confidence", {"board", "[pass]", "\"verified\"", "\"sure\""}, 0, "\"sure\" is not"},
    {"vp_of_levels_fall", {"board", "", "9, 11, 13", "9, 8, 13"}, 0, "8 must not be less than the 9"},
    {"vp_is_a_text", {"board", "", "9, 11, 13", "9, \"11\", 13"}, 0, "\"vp\" must be a whole number"},
    {"set_of_nothing", {"board", "", "set = 3", "set = 0"}, 0, "between 1 and 9, not 0"},
    {"no_tax", {"board", "players = 2", "silver = 6", "silver = 0"}, 0, "between 1 and 99, not 0"},
    {"tax_out_of_order", {"board", "", "players = 2", "players = 3"}, 0, "number 3 stands where number 2 belongs"},
    {"three_tax_supplies", {"board", "players = 1", "[[tax_supply]]", "[[tax]]"}, -6, "4 entries, not 3"},
    {"order_rounds_fall", {"board", "[[order_slot]]", "round = 2", "round = 1"}, 0, "1 must be more than the 1"},
    {"favour_rounds_fall", {"board", "[[favour_slot]]", "round = 7", "round = 6"}, 0, "6 must be more than the 6"},
    {"eighth_round", {"board", "[[favour_slot]]", "round = 7", "round = 8"}, 0, "between 1 and 7, not 8"},
    {"worthless_order", {"board", "[[order_slot]]", "vp = 4", "vp = 0"}, 0, "between 1 and 99, not 0"},
    {"debt_is_no_flag", {"board", "", "or_debt = true", "or_debt = 1"}, 0, "\"or_debt\" must be true or false"},
    {"columns_fall", {"board", "[[outsider_slot]]", "strength = 5", "strength = 3"}, 0, "3 must be more than the 3"},
    {"free_short_attack", {"board", "", "short_silver = 1", "short_silver = 0"}, 0, "between 1 and 9, not 0"},
    {"regions_fall", {"board", "[[region]]", "faith = 8", "faith = 6"}, 0, "6 must be more than the 6"},
};

const Broken broken_map[] = {
    {"fewer_open",
     {"board", "[[region]]", "open = [2, 3, 4]", "open = [2, 3, 5]"},
     0,
     "promises 5 spaces to 4 players"},
    {"open_to_two", {"board", "[[region]]", "[4, 6, 7]", "[4, 6]"}, 0, "\"open\" must have 3 entries, not 2"},
    {"space_moved", {"board", "\"r1_4\"", "region = 1", "region = 2"}, -1, "\"r1_4\" must be \"r2_\" and"},
    {"space_id_twice", {"board", "", "id = \"r3_2\"", "id = \"r3_1\""}, 0, "\"r3_1\" is there twice"},
    {"space_without_name", {"board", "", "id = \"r3_2\"", "id = \"r3_\""}, 0, "must be \"r3_\" and a name"},
    {"spaces_out_of_order",
     {"board", "", "id = \"r4_1\"\nregion = 4", "id = \"r2_9\"\nregion = 2"},
     1,
     "2 must not be less than the 3"},
    {"for_two_players", {"board", "\"r1_3\"", "min_players = 3", "min_players = 2"}, 0, "no mark for 2 players"},
    {"39_spaces", {"board", "", "[[space]]\nid = \"r1_2\"", "[[place]]\nid = \"r1_2\""}, -7, "40 entries, not 39"},
    {"three_workers",
     {"board", "\"r4_6\"", "[\"labourer\", \"scout\"]", "[\"labourer*2\", \"scout\"]"},
     0,
     "cannot judge this reward"},
    {"mixed_reward", {"board", "\"r4_6\"", "\"scout\"", "\"silver\""}, 0, "cannot judge this reward"},
    {"criminal_on_the_map", {"board", "\"r4_6\"", "\"scout\"", "\"criminal\""}, 0, "\"criminal\" is not"},
    {"no_reward", {"board", "\"r4_7\"", "[\"silver*2\"]", "[]"}, 0, "\"gain\" must have between 1 and 5"},
};

const Broken broken_tokens[] = {
    {"unknown_token", {"walls", "", "\"labourer\"", "\"horse\""}, 0, "\"horse\" is not"},
    {"amount_of_one", {"walls", "", "\"strength*2\"", "\"strength*1\""}, 0, "from 2 to 9; one is written without"},
    {"amount_of_ten", {"walls", "", "\"strength*2\"", "\"strength*10\""}, 0, "\"strength*10\""},
    {"amount_missing", {"walls", "", "\"strength*2\"", "\"strength*\""}, 0, "from 2 to 9"},
    {"token_twice", {"walls", "number = 3\n", "\"labourer\"", "\"strength\""}, 0, "\"strength\" is there twice"},
    {"six_tokens",
     {"walls", "number = 3\n", "\"labourer\"", "\"labourer\", \"silver\", \"tax\", \"faith\", \"pray\""},
     0,
     "between 1 and 5 entries, not 6"},
    {"may_discard_elsewhere", {"walls", "", "\"labourer\"", "\"may_discard\""}, 0, "\"may_discard\" is not"},
    {"pay_or_discard_anywhere", {"favours", "", "\"free_recruit\"", "\"pay_or_discard\""}, 0, "is not"},
};

const Broken broken_player_board[] = {
    {"left_out_of_order", {"player_board", "", "action = \"hunt\"", "action = \"trade\""}, 0, "where \"hunt\" belongs"},
    {"right_on_the_left", {"player_board", "", "action = \"hunt\"", "action = \"attack\""}, 0, "\"attack\" is not"},
    {"labourers_spot", {"player_board", "", "\"any\", \"fighter\"", "\"any\", \"labourer\""}, 0, "\"labourer\" is not"},
    {"one_colour_twice",
     {"player_board", "\"garrison\"", "\"merchant\", \"any\", \"fighter\"", "\"fighter\", \"any\", \"fighter\""},
     0,
     "cannot both be fighter"},
    {"two_spots_only",
     {"player_board", "\"garrison\"", "\"merchant\", \"any\", \"fighter\"", "\"any\", \"fighter\""},
     0,
     "\"spots\" must have 3 entries, not 2"},
    {"no_second_recruit",
     {"player_board", "", "{ spots = [\"any\"] }, { spots = [\"any\", \"fighter\"] }", "{ spots = [\"any\"] }"},
     0,
     "\"options\" must have 2 entries, not 1"},
    {"second_way_is_shorter",
     {"player_board", "\"hunt\"", "[\"any\", \"scout\"]", "[\"scout\"]"},
     0,
     "more workers than the first"},
    {"recruit_costs",
     {"player_board", "\"recruit\"", "[\"any\"] }", "[\"any\"], silver = 1 }"},
     0,
     "unknown key \"silver\""},
    {"develop_gains",
     {"player_board", "\"develop\"", "silver = 4 }", "silver = 4, gain = [\"silver\"] }"},
     0,
     "unknown key \"gain\""},
    {"hunt_for_nothing",
     {"player_board", "\"hunt\"", "[\"any\"], gain = [\"provision\"]", "[\"any\"]"},
     0,
     "\"gain\" is missing"},
    {"third_spot_covered", {"player_board", "", "coverable = 2", "coverable = 3"}, 0, "between 0 and 2, not 3"},
    {"requires_luck", {"player_board", "", "requires = \"faith\"", "requires = \"luck\""}, 0, "\"luck\" is not"},
    {"commission_may_discard",
     {"player_board", "\"commission\"", "[\"influence\"]", "[\"influence\", \"may_discard\"]"},
     0,
     "\"may_discard\" is not"},
    {"attack_limited",
     {"player_board", "\"attack\"", "requires = \"strength\"", "requires = \"strength\"\nmost = 7"},
     1,
     "unknown key \"most\""},
    {"eight_uses", {"player_board", "\"convert\"", "most = 7", "most = 8"}, 0, "between 1 and 7, not 8"},
    {"fewer_uses", {"player_board", "\"convert\"", "most = 7", "most = 6"}, 46, "\"values\" has 7 entries for 6 uses"},
    {"six_values",
     {"player_board", "of = \"silver\"", "[1, 2, 2, 2, 3, 3, 3]", "[1, 2, 2, 2, 3, 3]"},
     0,
     "6 entries for 7"},
    {"values_fall",
     {"player_board", "of = \"silver\"", "[1, 2, 2, 2,", "[3, 2, 2, 2,"},
     0,
     "2 must not be less than the 3"},
    {"track_twice",
     {"player_board", "of = \"provision\"\nvalues", "action = \"fortify\"", "action = \"commission\""},
     1,
     "\"provision\" is there twice"},
    {"attack_track",
     {"player_board", "[[track]]", "action = \"commission\"", "action = \"attack\""},
     0,
     "attack has no limit"},
    {"garrison_by_use",
     {"player_board", "[[track]]\naction = \"garrison\"", "of = \"provision\"", "of = \"required\""},
     0,
     "what garrison requires stands on the main board"},
    {"absolve_without_jars",
     {"player_board", "[[track]]\naction = \"absolve\"\nof = \"required\"", "action = \"absolve\"\nof = \"required\"",
      "action = \"convert\"\nof = \"provision\""},
     -33,
     "no row \"required\" for absolve"},
    {"criminal_workshop",
     {"player_board", "", "worker = \"cleric\"", "worker = \"criminal\""},
     0,
     "\"criminal\" is not"},
    {"seven_workshops", {"player_board", "worker = \"fighter\"", "[[workshop]]", "[[shop]]"}, -13, "8 entries, not 7"},
    {"nine_jar_spaces",
     {"player_board", "\"pay_debt\"", "copies = 2", "copies = 1"},
     0,
     "come to 10, but the rows have 9"},
    {"jar_space_twice",
     {"player_board", "[[jar_space]]", "gain = [\"labourer\"]", "gain = [\"free_recruit\"]"},
     0,
     "the same reward is there twice"},
    {"ladder_falls", {"player_board", "", "vp = [2, 5, 9]", "vp = [2, 2, 9]"}, 0, "2 must be more than the 2"},
    {"ladder_too_long", {"player_board", "", "vp = [2, 5, 9]", "vp = [2, 5, 9, 14]"}, 0, "for 8, but only 7"},
    {"ladder_twice",
     {"player_board", "[[ladder]]", "action = \"garrison\"", "action = \"commission\""},
     0,
     "\"commission\" is there twice"},
    {"ladder_of_attacks",
     {"player_board", "[[ladder]]", "action = \"garrison\"", "action = \"attack\""},
     0,
     "nothing is counted for attack"},
};

const Broken broken_people[] = {
    {"boost_of_five",
     {"paladins", "\"anseis\"", "influence = 3", "influence = 4"},
     0,
     "come to 4, but the rows have 5"},
    {"boost_of_zero", {"paladins", "\"anseis\"", "faith = 1", "faith = 0"}, 0, "between 1 and 9, not 0"},
    {"same_boost",
     {"paladins", "\"berengier\"", "strength = 3, influence = 1", "faith = 1, influence = 3"},
     0,
     "\"anseis\" has this boost too"},
    {"boost_of_luck", {"paladins", "\"anseis\"", "faith = 1", "luck = 1"}, 0, "come to 4, but the rows have 3"},
    {"paladin_twice", {"paladins", "", "\"gerin\"", "\"gerier\""}, 0, "\"gerier\" is there twice"},
    {"paladin_capital", {"paladins", "", "\"gerin\"", "\"Gerin\""}, 0, "\"Gerin\" must be small letters"},
    {"paladin_brings_criminal", {"paladins", "\"roland\"", "\"labourer\"", "\"criminal\""}, 0, "\"criminal\" is not"},
    {"one_worker", {"paladins", "\"roland\"", "[\"fighter\", \"labourer\"]", "[\"fighter\"]"}, 0, "2 entries, not 1"},
    {"two_abilities",
     {"paladins", "\"samson\"", "silver_off = 2", "silver_off = 2\nfree = true"},
     -5,
     "exactly one of"},
    {"no_ability", {"paladins", "\"samson\"", "silver_off = 2\n", ""}, -5, "exactly one of"},
    {"free_hunt", {"paladins", "\"anseis\"", "on = \"fortify\"", "on = \"hunt\""}, 0, "hunt costs nothing"},
    {"free_attack", {"paladins", "\"anseis\"", "on = \"fortify\"", "on = \"attack\""}, 0, "attack costs nothing"},
    {"too_much_off", {"paladins", "\"samson\"", "silver_off = 2", "silver_off = 5"}, 0, "more than the 4 it costs"},
    {"off_on_the_right", {"paladins", "\"samson\"", "\"develop\"", "\"absolve\""}, 0, "absolve costs nothing"},
    {"paladin_gains_tax", {"paladins", "\"engelier\"", "\"silver*2\"", "\"tax*2\""}, 0, "\"tax\" is not"},
    {"tavern_of_three", {"tavern", "number = 1\n", ", \"labourer\"]", "]"}, 0, "4 entries, not 3"},
    {"tavern_of_anybody", {"tavern", "number = 1\n", "\"scout\"", "\"any\""}, 0, "\"any\" is not"},
    {"tavern_skips", {"tavern", "", "number = 7", "number = 8"}, 0, "number 8 stands where number 7 belongs"},
    {"townsfolk_twice", {"townsfolk", "", "\"abbot_2\"", "\"abbot_1\""}, 0, "\"abbot_1\" is there twice"},
    {"townsfolk_without_number", {"townsfolk", "", "\"abbot_2\"", "\"abbot\""}, 0, "_ and a digit"},
    {"no_dismiss",
     {"townsfolk", "\"abbot_1\"", "dismiss = [\"cleric\", \"labourer\"]\n", ""},
     -2,
     "\"dismiss\" is missing"},
    {"instant_tax",
     {"townsfolk", "\"abbot_2\"", "instant = [\"provision\"]", "instant = [\"tax\"]"},
     0,
     "\"tax\" is not"},
    {"unknown_trigger", {"townsfolk", "\"abbot_1\"", "on = \"absolve\"", "on = \"dance\""}, 0, "\"dance\" is not"},
    {"action_with_condition",
     {"townsfolk", "\"abbot_1\"", "on = \"absolve\"", "on = \"absolve\", at_least = 2"},
     0,
     "\"at_least\" is only for what happens in an Inquisition"},
    {"two_conditions",
     {"townsfolk", "\"peddler_1\"", "at_least = 2", "at_least = 2, no_suspicion = true"},
     0,
     "only one of \"at_least\""},
    {"inquisition_taxes", {"townsfolk", "\"peddler_1\"", "gain = \"labourer\"", "gain = \"tax\""}, 0, "\"tax\" is not"},
    {"ability_prays", {"townsfolk", "\"abbot_1\"", "gain = \"labourer\"", "gain = \"pray\""}, 0, "\"pray\" is not"},
    {"31_townsfolk", {"townsfolk", "\"abbot_1\"", "[[townsfolk]]", "[[people]]"}, -6, "32 entries, not 31"},
    {"attack_without_influence",
     {"outsiders", "\"archer_1\"", "\"influence\", ", ""},
     0,
     "\"attack\" always has influence in it"},
    {"convert_to_faith",
     {"outsiders", "\"archer_1\"", "convert = [\"strength\"]", "convert = [\"faith\"]"},
     0,
     "\"faith\" is not"},
    {"thirteen_saracens",
     {"outsiders", "", "id = \"byzantine\"\ncards = 12", "id = \"byzantine\"\ncards = 13"},
     1,
     "come to 13, but the rows have 12"},
    {"peoples_exchanged", {"outsiders", "", "id = \"byzantine\"", "id = \"viking\""}, 0, "where \"byzantine\" belongs"},
    {"unknown_people", {"outsiders", "\"archer_1\"", "\"byzantine\"", "\"frank\""}, 0, "\"frank\" is not"},
    {"unknown_vp", {"outsiders", "\"archer_1\"", "\"per_action\"", "\"per_day\""}, 0, "\"per_day\" is not"},
    {"vp_for_prayers", {"outsiders", "\"archer_1\"", "\"garrison\"", "\"pray\""}, 0, "nothing is counted for pray"},
    {"per_nothing", {"outsiders", "\"archer_1\"", "per = 2", "per = 0"}, 0, "between 1 and 9, not 0"},
    {"foreign_vp_key",
     {"outsiders", "\"thief_1\"", "\"per_suspicion\"", "\"per_suspicion\", per = 2"},
     0,
     "unknown key \"per\""},
};

const Broken broken_cards[] = {
    {"wall_without_strength", {"walls", "", "[\"strength*2\"]", "[\"faith*2\"]"}, 0, "\"gain\" always has strength"},
    {"wall_numbers_skip", {"walls", "", "number = 9\n", "number = 10\n"}, 0, "number 10 stands where number 9 belongs"},
    {"wall_with_debt", {"walls", "", "\"labourer\"", "\"take_debt\""}, 0, "\"take_debt\" is not"},
    {"one_alternative",
     {"walls", "", "[{ gain = [\"pay_debt\"] }, { gain = [\"silver*2\"] }]", "[{ gain = [\"pay_debt\"] }]"},
     0,
     "between 2 and 3 entries, not 1"},
    {"same_alternatives",
     {"walls", "number = 7\n", "[\"pay_debt\"]", "[\"silver*2\"]"},
     0,
     "the same reward is there twice"},
    {"tax_of_three", {"suspicion", "", "tax = 2", "tax = 3"}, 0, "between 0 and 2, not 3"},
    {"taxes_out_of_order", {"suspicion", "", "tax = 1", "tax = 2"}, 0, "number 2 stands where number 1 belongs"},
    {"25_suspicions", {"suspicion", "tax = 2", "copies = 6", "copies = 7"}, 0, "come to 24, but the rows have 25"},
    {"debts_are_good", {"suspicion", "", "unpaid_vp = -3", "unpaid_vp = 3"}, 0, "between -9 and 0, not 3"},
    {"order_twice",
     {"orders", "", "action = \"fortify\"", "action = \"commission\""},
     0,
     "\"commission\" is there twice"},
    {"order_of_hunts", {"orders", "", "action = \"fortify\"", "action = \"hunt\""}, 0, "\"hunt\" is not"},
    {"order_out_of_reach",
     {"orders", "", "at_least = 5", "at_least = 8"},
     0,
     "commission can be done 7 times only, not 8"},
    {"favour_twice", {"favours", "", "\"loan\"", "\"labour\""}, 15, "\"labour\" is there twice"},
    {"favour_for_labourers", {"favours", "", "spot = \"scout\"", "spot = \"labourer\""}, 0, "\"labourer\" is not"},
    {"favour_costs_faith", {"favours", "", "cost = [\"silver\"]", "cost = [\"faith\"]"}, 0, "\"faith\" is not"},
    {"favour_for_nothing", {"favours", "", "gain = [\"free_recruit\"]\n", ""}, -3, "either \"gain\" or \"choice\""},
    {"favour_of_nothing", {"favours", "", "gain = [\"free_recruit\"]", "gain = []"}, 0, "nothing is gained here"},
};

const Broken broken_solo[] = {
    {"long_track", {"schemes", "", "track = 5", "track = 6"}, 0, "between 1 and 5, not 6"},
    {"one_tavern_card", {"schemes", "", "tavern_cards = 2", "tavern_cards = 1"}, 0, "between 2 and 5, not 1"},
    {"fallback_unknown", {"schemes", "", "\"pray\", \"trade\"", "\"pray\", \"hunt\""}, 0, "\"hunt\" is not"},
    {"fallback_twice", {"schemes", "", "\"pray\", \"trade\"", "\"pray\", \"pray\""}, 0, "\"pray\" is there twice"},
    {"stack_of_two", {"schemes", "", "\"faith\", \"strength\"]", "\"faith\"]"}, 0, "3 entries, not 2"},
    {"stack_twice",
     {"schemes", "", "\"faith\", \"strength\"]", "\"faith\", \"faith\"]"},
     0,
     "\"faith\" is there twice"},
    {"difficulties_fall", {"schemes", "", "hard = 5", "hard = 3"}, 0, "3 must be more than the 3"},
    {"too_few_workshops", {"schemes", "[workshops]", "number = 8", "number = 7"}, 0, "7 workshops are too few: 8"},
    {"lure_forgotten", {"schemes", "", "\"pray\", \"two_workers\"", "\"two_workers\""}, 0, "7 entries, not 6"},
    {"lure_twice",
     {"schemes", "", "\"two_workers\", \"one_worker\"", "\"pray\", \"one_worker\""},
     0,
     "\"pray\" is there twice"},
    {"sixth_townsfolk", {"schemes", "", "townsfolk_slot = 4", "townsfolk_slot = 6"}, 0, "between 1 and 5, not 6"},
    {"thirteen_schemes", {"schemes", "", "cards = 12", "cards = 13"}, 0, "come to 13, but the rows have 12"},
    {"four_favour_schemes",
     {"schemes", "\"kings_favour\"", "copies = 5", "copies = 4"},
     0,
     "there are 4 of them for 5 favours"},
    {"schemes_exchanged", {"schemes", "[[scheme]]", "\"fortify\"", "\"garrison\""}, 0, "where \"fortify\" belongs"},
    {"order_sends_workers",
     {"schemes", "id = \"kings_order\"", "workers = 0", "workers = 1"},
     0,
     "\"workers\" must be 0, not 1"},
    {"right_side_with_two",
     {"schemes", "id = \"fortify\"", "workers = 3", "workers = 2"},
     0,
     "\"workers\" must be 3, not 2"},
    {"left_side_with_none", {"schemes", "id = \"pray\"", "workers = 1", "workers = 0"}, 0, "between 1 and 3, not 0"},
};

std::string name_of(const testing::TestParamInfo<Broken>& info) { return "of_" + info.param.name; }

INSTANTIATE_TEST_SUITE_P(Board, BrokenPaladinsFacts, testing::ValuesIn(broken_board), name_of);
INSTANTIATE_TEST_SUITE_P(Map, BrokenPaladinsFacts, testing::ValuesIn(broken_map), name_of);
INSTANTIATE_TEST_SUITE_P(Tokens, BrokenPaladinsFacts, testing::ValuesIn(broken_tokens), name_of);
INSTANTIATE_TEST_SUITE_P(PlayerBoard, BrokenPaladinsFacts, testing::ValuesIn(broken_player_board), name_of);
INSTANTIATE_TEST_SUITE_P(People, BrokenPaladinsFacts, testing::ValuesIn(broken_people), name_of);
INSTANTIATE_TEST_SUITE_P(Cards, BrokenPaladinsFacts, testing::ValuesIn(broken_cards), name_of);
INSTANTIATE_TEST_SUITE_P(Solo, BrokenPaladinsFacts, testing::ValuesIn(broken_solo), name_of);

// --- more than one file or line

TEST(BrokenPaladinsData, every_file_is_needed) {
  const DataSource whole = embedded_data();
  int files = 0;
  for (const DataFile& file : whole.files) {
    if (!file.path.starts_with("paladins/")) continue;
    ++files;
    DataSource source = whole;
    std::erase_if(source.files, [&](const DataFile& other) { return other.path == file.path; });
    const Result<Facts> facts = read_facts(source);
    ASSERT_FALSE(facts) << file.path;
    EXPECT_EQ(in_english(facts.error()), file.path + ":0: the file is missing");
  }
  EXPECT_EQ(files, 11);
}

TEST(BrokenPaladinsData, an_empty_file_never_crashes_the_reader) {
  for (const DataFile& file : embedded_data().files) {
    if (!file.path.starts_with("paladins/")) continue;
    DataSource source = embedded_data();
    for (DataFile& other : source.files)
      if (other.path == file.path) other.text.clear();
    const std::vector<DataRemark> remarks = check_data(source);
    ASSERT_FALSE(remarks.empty()) << file.path;
    for (const DataRemark& remark : remarks) EXPECT_EQ(remark.file, file.path) << in_english(remark.what);
  }
}

TEST(BrokenPaladinsData, one_look_finds_all_errors) {
  DataSource source = changed({"player_board", "", "requires = \"faith\"", "requires = \"luck\""});
  std::string& solo = file_of(source, "schemes").text;
  solo.replace(solo.find("track = 5"), 9, "track = 9");
  std::string& board = file_of(source, "player_board").text;
  board.replace(board.rfind("vp = [1, 3, 6]"), 14, "vp = [1, 1, 6]");
  const std::vector<DataRemark> remarks = check_data(source);
  ASSERT_EQ(remarks.size(), 3u);
  EXPECT_EQ(remarks[0].file, "paladins/player_board.toml");
  EXPECT_EQ(remarks[1].file, "paladins/player_board.toml");
  EXPECT_LT(remarks[0].line, remarks[1].line);
  EXPECT_EQ(remarks[2].file, "paladins/schemes.toml");
}

TEST(BrokenPaladinsData, an_error_of_a_board_is_not_told_again_by_the_cards) {
  const std::vector<DataRemark> remarks =
      check_data(changed({"player_board", "\"develop\"", "silver = 4", "silver = 40"}));
  EXPECT_EQ(remarks.size(), 1u);
}

TEST(BrokenPaladinsData, more_workshops_than_fit_are_remarked_where_the_opponent_places_them) {
  const std::vector<DataRemark> remarks =
      check_data(changed({"player_board", "\"convert\"", "coverable = 2", "coverable = 1"}));
  ASSERT_EQ(remarks.size(), 1u);
  EXPECT_EQ(remarks.front().file, "paladins/schemes.toml");
  EXPECT_THAT(in_english(remarks.front().what), HasSubstr("more than the 1 that fit"));
}

// --- other numbers, same program

Facts read(const Change& change) {
  Result<Facts> facts = read_facts(changed(change));
  EXPECT_TRUE(facts) << in_english(facts.error());
  return facts ? *facts : Facts{};
}

TEST(ReplacedPaladinsData, one_number_changes_the_facts) {
  EXPECT_EQ(read({"board", "players = 3", "silver = 7", "silver = 6"}).tax_supply[2], 6);
  EXPECT_EQ(read({"board", "[[townsfolk_slot]]", "silver = 3", "silver = 4"}).townsfolk_slot[0].silver, 4);
  EXPECT_EQ(read({"player_board", "", "8, 10, 12]", "8, 10, 11]"}).right[right_index(Space::absolve)].required[6], 11);
  EXPECT_EQ(read({"player_board", "", "worker = \"scout\"", "worker = \"cleric\""}).workshop[0], Worker::cleric);
  EXPECT_EQ(read({"walls", "number = 20\n", "\"scout\"]", "\"scout\"]\nvp = 1"}).walls[19].vp, 1);
  EXPECT_EQ(read({"townsfolk", "\"squire_3\"", "gain = \"strength\"", "gain = \"faith\""}).townsfolk[28].gain.token,
            Token::faith);
}

TEST(ReplacedPaladinsData, suspicions_can_be_read_the_other_way) {
  DataSource source = changed({"suspicion", "tax = 0", "copies = 10", "copies = 6"});
  std::string& text = file_of(source, "suspicion").text;
  text.replace(text.rfind("copies = 6"), 10, "copies = 10");
  const Result<Facts> facts = read_facts(source);
  ASSERT_TRUE(facts);
  EXPECT_THAT(facts->suspicion_copies, testing::ElementsAre(6, 8, 10));
}

TEST(ReplacedPaladinsData, a_doubt_can_be_settled) {
  const std::size_t before = doubts(embedded_data()).size();
  EXPECT_EQ(doubts(changed({"walls", "", "confidence = \"sourced\"", "confidence = \"verified\""})).size(), before - 1);
  EXPECT_EQ(doubts(changed({"orders", "", "confidence = \"verified\"", "confidence = \"recalled\""})).size(),
            before + 1);
}

TEST(ReplacedPaladinsData, doubts_say_which_row_and_why) {
  const std::vector<DataRemark> found = doubts(embedded_data());
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front().file, "paladins/board.toml");
  EXPECT_THAT(in_english(found.front().what), HasSubstr("the tax supply for 1 players: reconstructed; the rulebook"));
}

}  // namespace
}  // namespace ludarium::paladins
