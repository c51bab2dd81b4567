// What the data of Scythe says, against the ledger: the map, factions, mats and the small tables.
#include "games/scythe/facts/facts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <numeric>

#include "games/scythe/facts/hints.hpp"
#include "games/scythe/facts/words.hpp"
#include "tests/source_tree.hpp"
#include "tests/support/english.hpp"

namespace ludarium::scythe {
namespace facts_test {

using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const Facts& facts() {
  static const Facts read = read_facts(embedded_data()).value();
  return read;
}

Hex hex(std::string_view id) {
  for (std::size_t i = 0; i < facts().hex_count; ++i)
    if (facts().hex_id[i] == id) return hex_at(i);
  ADD_FAILURE() << "no hex " << id;
  return Hex::none;
}

HexSet hexes(std::initializer_list<std::string_view> ids) {
  HexSet set;
  for (std::string_view id : ids) set.add(hex(id));
  return set;
}

HexSet around(std::string_view id) { return facts().neighbours[index(hex(id))]; }
HexSet behind_river(std::string_view id) { return facts().across_river[index(hex(id))]; }

// The English text of a catalogue entry; empty if there is none.
std::string english(const std::string& key) {
  std::ifstream file(std::string(source_tree) + "/games/scythe/words/en/messages.po");
  const std::string po{std::istreambuf_iterator<char>(file), {}};
  const std::string entry = "msgid \"" + key + "\"\n";
  std::size_t at = po.find(entry);
  if (at == std::string::npos) return {};
  at = po.find("msgstr", at);
  const std::size_t open = po.find('"', at), close = po.find('"', open + 1);
  return po.substr(open + 1, close - open - 1);
}

TEST(Facts, the_built_in_data_has_no_errors) { EXPECT_THAT(check_data(embedded_data()), IsEmpty()); }

TEST(Facts, doubts_are_what_is_not_verified) {
  const std::vector<DataRemark> found = doubts(embedded_data());
  // Factory numbering, card 3, six promo cards, five record lines; of the Automa a marker, four moves, 17 doubts
  ASSERT_EQ(found.size(), 13u + 22u);
  EXPECT_EQ(found[1].file, "scythe/factory.toml");
  EXPECT_THAT(in_english(found[1].what), HasSubstr("card 3: sourced"));
  EXPECT_THAT(in_english(found[1].what), HasSubstr("2 power"));
  for (const DataRemark& doubt : found) EXPECT_GT(doubt.line, 0);
}

// --- the box

TEST(Facts, SC_SETUP_02_common_stock) {
  const BoxFacts& box = facts().box;
  EXPECT_THAT(box.tokens, Each(20));
  EXPECT_EQ(box.tokens.size(), 4u);
  EXPECT_EQ(box.coins, 80);
  EXPECT_EQ(box.multipliers, 12);
  EXPECT_EQ(box.encounter_tokens, 12);
  EXPECT_EQ(box.bonus_tiles, 6);
  EXPECT_EQ(box.combat_cards, 42);
  EXPECT_EQ(box.objective_cards, 23);
  EXPECT_EQ(box.encounter_cards, 28);
  EXPECT_EQ(box.factory_cards, 12);
  EXPECT_EQ(box.player_mats, 5);
  EXPECT_EQ(box.power_dials, 2);
}

TEST(Facts, SC_SETUP_03_pieces_of_a_faction) {
  const PieceFacts& pieces = facts().pieces;
  EXPECT_EQ(pieces.faction_mats, 1);
  EXPECT_EQ(pieces.action_tokens, 1);
  EXPECT_EQ(pieces.popularity_tokens, 1);
  EXPECT_EQ(pieces.power_tokens, 1);
  EXPECT_EQ(pieces.stars, 6);
  EXPECT_EQ(pieces.structures, 4);
  EXPECT_EQ(pieces.recruits, 4);
  EXPECT_EQ(pieces.mechs, 4);
  EXPECT_EQ(pieces.characters, 1);
  EXPECT_EQ(pieces.workers, 8);
  EXPECT_EQ(pieces.cubes, 6);
}

// --- the map

TEST(Facts, SC_KEY_01_every_territory_has_one_type) {
  EXPECT_EQ(facts().territory_count, 47);
  EXPECT_EQ(facts().hex_count, 54);
  const auto count = [](Terrain terrain) { return facts().of_terrain[index(terrain)].size(); };
  EXPECT_EQ(count(Terrain::farm), 7);
  EXPECT_EQ(count(Terrain::forest), 7);
  EXPECT_EQ(count(Terrain::mountain), 8);
  EXPECT_EQ(count(Terrain::tundra), 8);
  EXPECT_EQ(count(Terrain::village), 9);
  EXPECT_EQ(count(Terrain::lake), 7);
  EXPECT_EQ(count(Terrain::factory), 1);
  EXPECT_EQ(count(Terrain::base), 7);
  HexSet seen;
  for (const HexSet& some : facts().of_terrain) {
    EXPECT_TRUE((seen & some).empty());
    seen |= some;
  }
  EXPECT_EQ(seen, facts().territories | facts().bases);
}

TEST(Facts, SC_SETUP_05_eleven_encounters_for_twelve_tokens) {
  EXPECT_EQ(facts().encounters.size(), 11);
  EXPECT_EQ(facts().encounters, hexes({"north_village", "albion_tundra", "nordic_mountain", "northeast_farm_outer",
                                       "polania_village", "rusviet_tundra", "west_forest_outer", "saxony_village",
                                       "south_village", "togawa_mountain", "crimea_mountain"}));
}

TEST(Facts, six_tunnels) {
  EXPECT_EQ(facts().tunnels, hexes({"tunnel_north_tundra", "tunnel_northwest_mountain", "tunnel_northeast_forest",
                                    "tunnel_southwest_farm", "tunnel_southeast_village", "tunnel_south_tundra"}));
}

TEST(Facts, neighbours_follow_from_the_coordinates) {
  EXPECT_EQ(around("factory"), hexes({"factory_mountain", "lake_factory_ne", "factory_forest", "lake_factory_w",
                                      "factory_tundra", "lake_factory_se"}));
  EXPECT_EQ(around("crimea_village"), hexes({"crimea_mountain", "crimea_farm"}));
  EXPECT_EQ(around("albion_tundra"), hexes({"lake_north", "albion_farm", "albion_mountain", "lake_northwest",
                                            "polania_forest", "tunnel_northwest_mountain"}));
  int ends = 0;
  for (Hex a : facts().territories) {
    EXPECT_FALSE(facts().neighbours[index(a)].has(a));
    for (Hex b : facts().neighbours[index(a)]) EXPECT_TRUE(facts().neighbours[index(b)].has(a));
    EXPECT_TRUE((facts().neighbours[index(a)] & facts().bases).empty());
    ends += facts().neighbours[index(a)].size();
  }
  EXPECT_EQ(ends, 2 * 115);  // edges between territories, rivers and lakes included
}

TEST(Facts, thirty_one_rivers_and_one_at_a_base) {
  int ends = 0;
  for (Hex a : facts().territories) {
    ends += facts().across_river[index(a)].size();
    for (Hex b : facts().across_river[index(a)]) EXPECT_TRUE(facts().across_river[index(b)].has(a));
  }
  EXPECT_EQ(ends, 2 * 31);
  for (Hex lake : facts().lakes) EXPECT_TRUE(facts().across_river[index(lake)].empty());
  EXPECT_EQ(behind_river("west_forest_inner"),
            hexes({"polania_village", "polania_farm", "saxony_mountain", "saxony_village"}));
  int at_bases = 0;
  for (Hex base : facts().bases) at_bases += facts().across_river[index(base)].size();
  EXPECT_EQ(at_bases, 1);
}

TEST(Facts, SC_MECH_20_no_two_lakes_touch) {
  for (Hex lake : facts().lakes) EXPECT_TRUE((facts().neighbours[index(lake)] & facts().lakes).empty());
}

// On foot without rivers and tunnels the land falls apart into the mainland and a peninsula for each faction.
TEST(Facts, land_regions) {
  std::vector<HexSet> regions;
  HexSet left = facts().territories - facts().lakes;
  while (!left.empty()) {
    HexSet region = HexSet::of(left.first()), edge = region;
    while (!edge.empty()) {
      HexSet next;
      for (Hex a : edge) next |= facts().neighbours[index(a)] - facts().across_river[index(a)];
      edge = (next & left) - region;
      region |= edge;
    }
    regions.push_back(region);
    left -= region;
  }
  std::vector<int> sizes;
  for (HexSet region : regions) sizes.push_back(region.size());
  EXPECT_THAT(sizes, testing::UnorderedElementsAre(25, 3, 3, 3, 3, 3));
  EXPECT_THAT(regions, testing::Contains(hexes({"nordic_forest", "nordic_tundra", "nordic_mountain"})));
  EXPECT_THAT(regions, testing::Contains(hexes({"polania_forest", "polania_farm", "polania_village"})));
  EXPECT_THAT(regions, testing::Contains(hexes({"rusviet_village", "rusviet_tundra", "rusviet_mountain"})));
  EXPECT_THAT(regions, testing::Contains(hexes({"saxony_mountain", "saxony_village", "saxony_tundra"})));
  EXPECT_THAT(regions, testing::Contains(hexes({"crimea_farm", "crimea_mountain", "crimea_village"})));
}

TEST(Facts, SC_MOVE_34_exits_of_the_bases) {
  EXPECT_EQ(around("nordic_base"), hexes({"nordic_forest", "nordic_tundra"}));
  EXPECT_EQ(around("rusviet_base"), hexes({"rusviet_village", "rusviet_mountain", "northeast_farm_outer"}));
  EXPECT_EQ(behind_river("rusviet_base"), hexes({"northeast_farm_outer"}));
  EXPECT_EQ(around("crimea_base"), hexes({"crimea_village", "crimea_farm", "lake_southwest"}));
  EXPECT_EQ(around("saxony_base"), hexes({"saxony_tundra", "saxony_mountain"}));
  EXPECT_EQ(around("polania_base"), hexes({"polania_forest", "polania_farm", "lake_northwest"}));
  EXPECT_EQ(around("albion_base"), hexes({"albion_mountain", "albion_farm"}));
  EXPECT_EQ(around("togawa_base"), hexes({"togawa_tundra", "togawa_farm"}));
}

TEST(Facts, SC_PROD_05_what_the_terrains_yield) {
  EXPECT_THAT(facts().produces,
              ElementsAre(Resource::food, Resource::wood, Resource::metal, Resource::oil, Resource::none));
}

// --- factions

TEST(Facts, SC_SETUP_04_five_factions_with_their_colours) {
  std::vector<std::string> found;
  for (const FactionFacts& faction : facts().faction) found.push_back(faction.id + " " + faction.colour);
  EXPECT_THAT(found, ElementsAre("nordic blue", "rusviet red", "crimea yellow", "saxony black", "polania white"));
}

TEST(Facts, SC_SETUP_14_power_and_cards_of_the_factions) {
  std::vector<int> power, cards;
  for (const FactionFacts& faction : facts().faction) {
    power.push_back(faction.power);
    cards.push_back(faction.cards);
  }
  EXPECT_THAT(power, ElementsAre(4, 3, 5, 1, 2));
  EXPECT_THAT(cards, ElementsAre(1, 2, 0, 4, 3));
}

TEST(Facts, SC_SETUP_18_workers_start_on_the_land_exits) {
  for (const FactionFacts& faction : facts().faction) {
    EXPECT_EQ(faction.base, hex(faction.id + "_base"));
    for (Hex worker : faction.start_workers) {
      EXPECT_TRUE(facts().neighbours[index(faction.base)].has(worker));
      EXPECT_FALSE(facts().across_river[index(faction.base)].has(worker));
      EXPECT_FALSE(facts().lakes.has(worker));
    }
    EXPECT_NE(faction.start_workers[0], faction.start_workers[1]);
  }
  EXPECT_THAT(facts().of(Faction::saxony).start_workers, ElementsAre(hex("saxony_tundra"), hex("saxony_mountain")));
}

TEST(Facts, SC_MECH_01_riverwalk_speed_and_two_of_its_own) {
  using enum Ability;
  const auto ability = [](Faction faction) { return facts().of(faction).ability; };
  EXPECT_THAT(ability(Faction::nordic), ElementsAre(riverwalk, seaworthy, artillery, speed));
  EXPECT_THAT(ability(Faction::rusviet), ElementsAre(riverwalk, township, peoples_army, speed));
  EXPECT_THAT(ability(Faction::crimea), ElementsAre(riverwalk, wayfare, scout, speed));
  EXPECT_THAT(ability(Faction::saxony), ElementsAre(riverwalk, underpass, disarm, speed));
  EXPECT_THAT(ability(Faction::polania), ElementsAre(riverwalk, submerge, camaraderie, speed));
}

TEST(Facts, SC_MECH_02_riverwalk_terrains) {
  const auto onto = [](Faction faction) { return facts().of(faction).riverwalk_onto; };
  const auto& of = facts().of_terrain;
  const HexSet farm = of[index(Terrain::farm)], forest = of[index(Terrain::forest)];
  const HexSet mountain = of[index(Terrain::mountain)], tundra = of[index(Terrain::tundra)];
  const HexSet village = of[index(Terrain::village)];
  EXPECT_EQ(onto(Faction::nordic), forest | mountain);
  EXPECT_EQ(onto(Faction::saxony), forest | mountain);
  EXPECT_EQ(onto(Faction::rusviet), farm | village);
  EXPECT_EQ(onto(Faction::crimea), farm | tundra);
  EXPECT_EQ(onto(Faction::polania), village | mountain);
}

TEST(Facts, numbers_of_the_abilities) {
  EXPECT_EQ(facts().speed_hexes, 1);     // SC-MECH-04
  EXPECT_EQ(facts().artillery_cost, 1);  // SC-MECH-27
  EXPECT_EQ(facts().artillery_hit, 2);
  EXPECT_EQ(facts().disarm_hit, 2);   // SC-MECH-12
  EXPECT_EQ(facts().army_cards, 1);   // SC-MECH-17
  EXPECT_EQ(facts().scout_cards, 1);  // SC-MECH-32
}

TEST(Facts, SC_ENL_02_one_time_bonuses) {
  const auto bonus = [](OneTimeBonus which) { return facts().one_time_bonus[index(which)]; };
  EXPECT_EQ(bonus(OneTimeBonus::power), Gain{.power = 2});
  EXPECT_EQ(bonus(OneTimeBonus::coins), Gain{.coins = 2});
  EXPECT_EQ(bonus(OneTimeBonus::popularity), Gain{.popularity = 2});
  EXPECT_EQ(bonus(OneTimeBonus::combat_cards), Gain{.cards = 2});
}

TEST(Facts, SC_SETUP_29_banned_pairs) {
  for (std::size_t faction = 0; faction < factions; ++faction)
    for (std::size_t mat = 0; mat < mats; ++mat) {
      const auto f = static_cast<Faction>(faction);
      const auto m = static_cast<Mat>(mat);
      const bool banned =
          (f == Faction::rusviet && m == Mat::industrial) || (f == Faction::crimea && m == Mat::patriotic);
      EXPECT_EQ(facts().banned[faction][mat], banned) << faction_names[faction] << " " << mat_names[mat];
    }
}

// --- mats

struct PrintedMat {
  int number, popularity, coins;
  std::array<MatColumn, sections> column;
};

TEST(Facts, SC_BOT_09_the_mats_as_printed) {
  using enum TopAction;
  const PrintedMat printed[] = {
      {1, 2, 4, {{{bolster, 3, 1, 3}, {produce, 3, 2, 2}, {move, 3, 1, 1}, {trade, 4, 2, 0}}}},
      {2, 2, 5, {{{produce, 3, 1, 2}, {trade, 4, 2, 0}, {bolster, 3, 2, 3}, {move, 3, 1, 1}}}},
      {3, 2, 6, {{{move, 2, 0, 1}, {bolster, 4, 3, 3}, {trade, 4, 2, 0}, {produce, 3, 1, 2}}}},
      {4, 3, 6, {{{trade, 3, 1, 0}, {bolster, 3, 2, 2}, {move, 3, 1, 2}, {produce, 4, 2, 2}}}},
      {5, 4, 7, {{{move, 2, 0, 1}, {trade, 4, 2, 0}, {produce, 4, 2, 2}, {bolster, 3, 2, 3}}}},
  };
  for (std::size_t i = 0; i < mats; ++i) {
    const MatFacts& mat = facts().mat[i];
    SCOPED_TRACE(mat.id);
    EXPECT_EQ(mat.id, mat_names[i]);
    EXPECT_EQ(mat.number, printed[i].number);
    EXPECT_EQ(mat.popularity, printed[i].popularity);
    EXPECT_EQ(mat.coins, printed[i].coins);
    EXPECT_EQ(mat.objectives, 2);
    int squares = 0, coins = 0;
    for (std::size_t c = 0; c < sections; ++c) {
      EXPECT_EQ(mat.column[c].top, printed[i].column[c].top);
      EXPECT_EQ(mat.column[c].cost, printed[i].column[c].cost);
      EXPECT_EQ(mat.column[c].squares, printed[i].column[c].squares);
      EXPECT_EQ(mat.column[c].coins, printed[i].column[c].coins);
      squares += mat.column[c].squares;
      coins += mat.column[c].coins;
    }
    EXPECT_EQ(squares, 6);
    EXPECT_EQ(coins, 6);
  }
}

TEST(Facts, SC_TURN_15_same_top_actions_in_another_order) {
  std::vector<std::vector<TopAction>> orders;
  for (const MatFacts& mat : facts().mat) {
    std::vector<TopAction> order;
    for (const MatColumn& column : mat.column) order.push_back(column.top);
    EXPECT_THAT(orders, testing::Not(testing::Contains(order)));
    EXPECT_THAT(order, testing::UnorderedElementsAre(TopAction::move, TopAction::trade, TopAction::produce,
                                                     TopAction::bolster));
    orders.push_back(order);
  }
}

TEST(Facts, SC_UPG_08_each_cube_adds_one) {
  EXPECT_EQ(facts().top.cube_adds.size(), 6u);
  EXPECT_THAT(facts().top.cube_adds, Each(1));
}

TEST(Facts, top_row_before_upgrades) {
  const TopFacts& top = facts().top;
  EXPECT_EQ(top.bolster_cost, 1);   // SC-BOLS-01
  EXPECT_EQ(top.bolster_power, 2);  // SC-BOLS-03
  EXPECT_EQ(top.bolster_cards, 1);  // SC-BOLS-04
  EXPECT_EQ(top.trade_cost, 1);     // SC-TRADE-01
  EXPECT_EQ(top.trade_tokens, 2);   // SC-TRADE-03
  EXPECT_EQ(top.trade_popularity, 1);
  EXPECT_EQ(top.move_units, 2);  // SC-MOVE-03
  EXPECT_EQ(top.move_coins, 1);
  EXPECT_EQ(top.produce_hexes, 2);        // SC-PROD-03
  EXPECT_EQ(top.monument_popularity, 1);  // SC-BUILD-09
  EXPECT_EQ(top.armory_power, 1);         // SC-BUILD-10
  EXPECT_EQ(top.mill_items, 1);           // SC-BUILD-11
}

TEST(Facts, SC_PROD_14_cost_by_workers_off_the_mat) {
  const int printed[][3] = {{0, 0, 0}, {0, 0, 0}, {1, 0, 0}, {1, 0, 0}, {1, 1, 0}, {1, 1, 0}, {1, 1, 1}};
  for (std::size_t uncovered = 0; uncovered <= facts().worker_slots.size(); ++uncovered) {
    int cost[3] = {};
    for (std::size_t slot = 0; slot < uncovered; ++slot)
      if (facts().worker_slots[slot] != WorkerSlot::nothing)
        cost[index(facts().worker_slots[slot]) - 1] += facts().worker_slot_amount;
    EXPECT_THAT(cost, testing::ElementsAreArray(printed[uncovered])) << uncovered + 2 << " workers";
  }
}

TEST(Facts, SC_ENL_05_ongoing_bonuses) {
  const auto bonus = [](BottomAction action) { return facts().ongoing_bonus[index(action)]; };
  EXPECT_EQ(bonus(BottomAction::upgrade), Gain{.power = 1});
  EXPECT_EQ(bonus(BottomAction::deploy), Gain{.coins = 1});
  EXPECT_EQ(bonus(BottomAction::build), Gain{.popularity = 1});
  EXPECT_EQ(bonus(BottomAction::enlist), Gain{.cards = 1});
}

// --- combat and scoring

TEST(Facts, SC_SETUP_06_combat_deck_has_42_cards) {
  EXPECT_THAT(facts().card_value, ElementsAre(2, 3, 4, 5));
  EXPECT_THAT(facts().card_count, ElementsAre(16, 12, 8, 6));
  EXPECT_EQ(std::accumulate(facts().card_count.begin(), facts().card_count.end(), 0), 42);
}

TEST(Facts, constants_of_combat) {
  EXPECT_EQ(facts().dial_max, 7);               // SC-COMB-07
  EXPECT_EQ(facts().cards_per_unit, 1);         // SC-COMB-08
  EXPECT_EQ(facts().loser_draws, 1);            // SC-COMB-19
  EXPECT_EQ(facts().popularity_per_worker, 1);  // SC-COMB-16
  EXPECT_EQ(facts().combat_star_limit, 2);      // SC-COMB-15
}

TEST(Facts, tracks_and_stars) {
  EXPECT_EQ(facts().power_max, 16);  // SC-KEY-22
  EXPECT_EQ(facts().popularity_max, 18);
  EXPECT_EQ(facts().stars_to_end, 6);          // SC-END-01
  EXPECT_EQ(facts().objective_star_limit, 1);  // SC-OBJ-06
  EXPECT_EQ(facts().objective_star_limit_saxony, 2);
  EXPECT_EQ(facts().delay_popularity, 2);     // SC-VAR-01
  EXPECT_EQ(facts().factory_territories, 3);  // SC-SCOR-06
}

TEST(Facts, SC_SCOR_02_popularity_tiers) {
  std::vector<std::array<int, 5>> tiers;
  for (const PopularityTier& t : facts().tiers)
    tiers.push_back({t.from, t.to, t.per_star, t.per_territory, t.per_two_tokens});
  using Tier = std::array<int, 5>;
  EXPECT_THAT(tiers, ElementsAre(Tier{0, 6, 3, 2, 1}, Tier{7, 12, 4, 3, 2}, Tier{13, 18, 5, 4, 3}));
}

TEST(Facts, SC_SCOR_12_usual_winning_fortune) { EXPECT_EQ(facts().usual_winning_fortune, 75); }

// --- learning aids and records

TEST(Facts, SC_LEARN_01_quick_start_and_riverwalk_cards) {
  for (int turn = 1; turn <= 5; ++turn) {
    const std::vector<Message> card = quick_start(facts(), turn);
    ASSERT_EQ(card.size(), 3u);
    for (const Message& message : card) EXPECT_NE(english(message.key), "") << message.key;
    EXPECT_THAT(english(card[2].key), HasSubstr("mechs carry workers"));
  }
  EXPECT_THAT(quick_start(facts(), 0), IsEmpty());
  EXPECT_THAT(quick_start(facts(), 6), IsEmpty());

  const std::vector<Message> lines = riverwalk_card(facts());
  ASSERT_EQ(lines.size(), factions);
  const std::vector<Message> farm_and_village = {{"scythe.terrain_farm", {}}, {"scythe.terrain_village", {}}};
  EXPECT_EQ(lines[index(Faction::rusviet)],
            (Message{"scythe.hint.riverwalk",
                     {{"faction", Term{"scythe.faction_rusviet"}}, {"terrains", farm_and_village}}}));
  for (std::string_view terrain : terrain_names) EXPECT_NE(english("scythe.terrain_" + std::string(terrain)), "");
}

std::string hint(int turn) { return english(quick_start(facts(), turn).front().key); }

TEST(Facts, SC_LEARN_02_first_turn_takes_what_nobody_took) { EXPECT_THAT(hint(1), HasSubstr("nobody else has taken")); }
TEST(Facts, SC_LEARN_03_second_turn_takes_both_actions) {
  EXPECT_THAT(hint(2), HasSubstr("both the top and the bottom"));
}
TEST(Facts, SC_LEARN_04_third_turn_uses_the_ability) { EXPECT_THAT(hint(3), HasSubstr("ability of your faction")); }
TEST(Facts, SC_LEARN_05_fourth_turn_reads_the_objectives) { EXPECT_THAT(hint(4), HasSubstr("objectives")); }
TEST(Facts, SC_LEARN_06_fifth_turn_picks_a_star) { EXPECT_THAT(hint(5), HasSubstr("ten star spaces")); }
TEST(Facts, SC_LEARN_08_keep_some_coins) {
  EXPECT_THAT(english(quick_start(facts(), 1)[1].key), HasSubstr("Keep a few coins"));
}

TEST(Facts, SC_REC_02_a_line_for_the_first_win_with_each_faction) {
  std::vector<Faction> lines;
  for (const RecordLine& line : facts().record_lines) {
    EXPECT_EQ(line.id, "first_win_" + facts().of(line.faction).id);
    lines.push_back(line.faction);
  }
  EXPECT_THAT(lines,
              ElementsAre(Faction::nordic, Faction::rusviet, Faction::crimea, Faction::saxony, Faction::polania));
}

}  // namespace facts_test
}  // namespace ludarium::scythe
