// What the data of Paladins of the West Kingdom says, against the ledger: the boards, the decks, the solo opponent.
#include "games/paladins/facts/facts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "games/paladins/tests/facts_text.hpp"

namespace ludarium::paladins {
namespace facts_test {

using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

const RightAction& right(Space space) { return facts().right[right_index(space)]; }
const LeftAction& left(Space space) { return facts().left[index(space)]; }

std::vector<std::string> spots_of(const RightAction& action) { return words(action.spots); }

TEST(PaladinsFacts, the_built_in_data_has_no_errors) { EXPECT_THAT(check_data(embedded_data()), IsEmpty()); }

// --- components

TEST(PaladinsFacts, PW_COMP_01_one_to_four_players) {
  EXPECT_EQ(max_players, 4u);
  EXPECT_THAT(facts().tax_supply, ElementsAre(5, 6, 7, 8));  // N1
}

TEST(PaladinsFacts, PW_COMP_02_seven_rounds) {
  EXPECT_EQ(facts().rounds, 7);
  EXPECT_EQ(facts().favour_slot.back().round, facts().rounds);
}

TEST(PaladinsFacts, PW_COMP_03_six_worker_types) {
  EXPECT_EQ(worker_types, 6u);
  EXPECT_THAT(facts().pieces, SizeIs(6));
  std::set<Worker> shown;
  for (const TavernCard& card : facts().tavern) shown.insert(card.workers.begin(), card.workers.end());
  using enum Worker;
  EXPECT_THAT(shown, UnorderedElementsAre(labourer, scout, merchant, fighter, cleric, criminal));
}

TEST(PaladinsFacts, PW_COMP_04_112_worker_pieces) {
  EXPECT_THAT(facts().pieces, ElementsAre(22, 18, 18, 18, 18, 18));
  EXPECT_EQ(std::accumulate(facts().pieces.begin(), facts().pieces.end(), 0), 112);
}

TEST(PaladinsFacts, PW_COMP_05_pieces_of_a_player) {
  EXPECT_THAT(facts().workshop, SizeIs(8));
  EXPECT_EQ(right(Space::commission).most, 7);  // monks
  EXPECT_EQ(right(Space::garrison).most, 7);    // outposts
  EXPECT_EQ(right(Space::absolve).most, 7);     // jars
  const auto& jars = right(Space::absolve).required;
  EXPECT_EQ(std::set<int>(jars.begin(), jars.end()).size(), 7u);
  EXPECT_EQ(attributes, 3u);
  EXPECT_THAT(facts().paladins, SizeIs(12));
}

TEST(PaladinsFacts, PW_COMP_06_decks) {
  EXPECT_THAT(facts().townsfolk, SizeIs(32));
  EXPECT_THAT(facts().outsiders, SizeIs(36));
  EXPECT_THAT(facts().favours, SizeIs(10));
  EXPECT_THAT(facts().orders, SizeIs(6));
  EXPECT_EQ(facts().debt_cards, 24);
  EXPECT_EQ(std::accumulate(facts().suspicion_copies.begin(), facts().suspicion_copies.end(), 0), 24);
  EXPECT_THAT(facts().tavern, SizeIs(24));
  EXPECT_THAT(facts().walls, SizeIs(24));
  EXPECT_EQ(std::accumulate(facts().solo.copies.begin(), facts().solo.copies.end(), 0), 17);
}

TEST(PaladinsFacts, PW_COMP_07_money_and_food) {
  EXPECT_EQ(facts().silver_pieces, 50);
  EXPECT_EQ(facts().provision_pieces, 40);
}

TEST(PaladinsFacts, PW_COMP_13_suspicions_show_a_tax_of_0_1_or_2) {
  EXPECT_THAT(facts().suspicion_copies, ElementsAre(6, 8, 10));
}

TEST(PaladinsFacts, PW_COMP_19_what_the_files_hold) {
  EXPECT_THAT(facts().spaces, SizeIs(40));
  EXPECT_THAT(facts().jar_space, SizeIs(10));
  EXPECT_THAT(facts().workshop, SizeIs(8));
  std::map<People, int> cards;
  for (const OutsiderCard& card : facts().outsiders) ++cards[card.people];
  EXPECT_THAT(cards, ElementsAre(std::pair(People::saracen, 12), std::pair(People::byzantine, 12),
                                 std::pair(People::viking, 12)));
}

// --- the main board

TEST(PaladinsFacts, PW_SETUP_13_a_player_starts_with_3_silver_and_1_provision) {
  EXPECT_EQ(facts().start_silver, 3);
  EXPECT_EQ(facts().start_provision, 1);
}

TEST(PaladinsFacts, numbers_of_the_game) {
  EXPECT_EQ(facts().carry_over, 3);    // PW-PASS-03
  EXPECT_EQ(facts().resource_set, 3);  // PW-SCORE-06
  EXPECT_EQ(facts().unpaid_vp, -3);    // PW-DEBT-02
  EXPECT_EQ(facts().paid_vp, 1);       // PW-DEBT-03
}

TEST(PaladinsFacts, N11_vp_of_the_attribute_tracks) {
  EXPECT_THAT(facts().attribute_vp, ElementsAre(0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20));
}

TEST(PaladinsFacts, N2_prices_of_the_townsfolk_slots) {
  std::vector<std::string> prices;
  for (const TownsfolkSlot& slot : facts().townsfolk_slot)
    prices.push_back(std::to_string(slot.silver) + (slot.or_debt ? " or debt" : ""));
  EXPECT_THAT(prices, ElementsAre("3 or debt", "2 or debt", "2", "1", "0"));
}

TEST(PaladinsFacts, N3_N4_regions_and_columns) {
  for (std::size_t i = 0; i < region_count; ++i) {
    const int strength = std::array{1, 3, 5, 7, 9, 11}[i], faith = std::array{0, 2, 4, 6, 8, 10}[i];
    EXPECT_EQ(facts().region[i].strength, strength);
    EXPECT_EQ(facts().region[i].faith, faith);
    EXPECT_EQ(facts().outsider_slot[i].strength, strength);
    EXPECT_EQ(facts().outsider_slot[i].faith, faith);
    EXPECT_EQ(facts().outsider_slot[i].short_silver, 1);
  }
}

TEST(PaladinsFacts, N10_orders_and_favours_by_round) {
  std::vector<std::pair<int, int>> orders;
  for (KingSlot slot : facts().order_slot) orders.emplace_back(slot.round, slot.vp);
  EXPECT_THAT(orders, ElementsAre(std::pair(1, 4), std::pair(2, 6), std::pair(3, 8)));
  std::vector<int> favours;
  for (KingSlot slot : facts().favour_slot) favours.push_back(slot.round);
  EXPECT_THAT(favours, ElementsAre(3, 4, 5, 6, 7));
}

TEST(PaladinsFacts, PW_COMM_11_open_spaces_by_players) {
  const auto open = [](std::size_t region, int players) {
    return std::count_if(facts().spaces.begin(), facts().spaces.end(),
                         [&](const MapSpace& space) { return space.region == region && space.min_players <= players; });
  };
  const int expected[region_count][3] = {{2, 3, 4}, {4, 6, 7}, {6, 8, 9}, {7, 9, 10}, {5, 6, 7}, {1, 2, 3}};
  for (std::size_t region = 0; region < region_count; ++region) {
    EXPECT_EQ(open(region, 1), expected[region][0]);
    EXPECT_EQ(open(region, 2), expected[region][0]);
    EXPECT_EQ(open(region, 3), expected[region][1]);
    EXPECT_EQ(open(region, 4), expected[region][2]);
  }
}

TEST(PaladinsFacts, PW_ICON_12_marks_3_and_4_of_the_spaces) {
  std::map<int, int> marks;
  for (const MapSpace& space : facts().spaces) ++marks[space.min_players];
  EXPECT_THAT(marks, ElementsAre(std::pair(1, 25), std::pair(3, 9), std::pair(4, 6)));
}

TEST(PaladinsFacts, rewards_of_the_spaces) {
  std::array<std::string, region_count> regions;
  for (const MapSpace& space : facts().spaces) {
    EXPECT_TRUE(space.id.starts_with("r" + std::to_string(space.region + 1) + "_")) << space.id;
    regions[space.region] += (regions[space.region].empty() ? "" : "; ") + text(space.gain);
  }
  EXPECT_EQ(regions[0], "free_recruit; silver*2; labourer; remove_suspicion");
  EXPECT_EQ(regions[1], "free_recruit; silver*2; scout; remove_suspicion; labourer; silver*2; remove_suspicion");
  EXPECT_EQ(regions[2], "labourer; merchant; silver*2; pray; scout; fighter; free_recruit; pay_debt; silver*2");
  EXPECT_EQ(regions[3],
            "fighter; pray; merchant; cleric; pay_debt; labourer scout; silver*2; pray; labourer*2; silver*2");
  EXPECT_EQ(regions[4], "pray; labourer fighter; pay_debt; labourer merchant; labourer cleric; pay_debt; labourer*2");
  EXPECT_EQ(regions[5], "pay_debt; pray; labourer*2");
}

// --- a player's board

TEST(PaladinsFacts, actions_of_the_left_side) {
  const auto told = [](Space space) {
    std::string all;
    for (const LeftOption& option : left(space).options) {
      if (!all.empty()) all += " | ";
      for (const std::string& spot : words(option.spots)) all += spot + " ";
      all += std::to_string(option.silver) + " -> " + text(option.gain);
    }
    return all;
  };
  EXPECT_EQ(told(Space::develop), "any any 4 -> ");
  EXPECT_EQ(told(Space::recruit), "any 0 ->  | any fighter 0 -> ");
  EXPECT_EQ(told(Space::hunt), "any 0 -> provision | any scout 0 -> provision*3");
  EXPECT_EQ(told(Space::trade), "any 0 -> silver | any merchant 0 -> silver*3");
  EXPECT_EQ(told(Space::pray), "cleric 2 -> pray");
  EXPECT_EQ(told(Space::conspire), "any 0 -> criminal");
}

TEST(PaladinsFacts, spots_of_the_right_side) {
  EXPECT_THAT(spots_of(right(Space::commission)), ElementsAre("scout", "any", "cleric"));
  EXPECT_THAT(spots_of(right(Space::fortify)), ElementsAre("merchant", "any", "scout"));
  EXPECT_THAT(spots_of(right(Space::garrison)), ElementsAre("merchant", "any", "fighter"));
  EXPECT_THAT(spots_of(right(Space::absolve)), ElementsAre("cleric", "any", "merchant"));
  EXPECT_THAT(spots_of(right(Space::attack)), ElementsAre("scout", "any", "fighter"));
  EXPECT_THAT(spots_of(right(Space::convert)), ElementsAre("fighter", "any", "cleric"));
  for (const RightAction& action : facts().right) EXPECT_EQ(action.coverable, 2);  // PW-DEV-03
}

TEST(PaladinsFacts, PW_TURN_07_no_spot_is_for_labourers_alone) {
  for (const RightAction& action : facts().right) EXPECT_THAT(action.spots, Each(testing::Ne(Worker::labourer)));
  for (const LeftAction& action : facts().left)
    for (const LeftOption& option : action.options) EXPECT_THAT(option.spots, Each(testing::Ne(Worker::labourer)));
  for (const FavourCard& favour : facts().favours) EXPECT_NE(favour.spot, Worker::labourer);
}

TEST(PaladinsFacts, requirements_and_gains_of_the_right_side) {
  const auto check = [](Space space, Attribute needs, std::string_view gain, int most) {
    EXPECT_EQ(right(space).requires_, needs);
    EXPECT_EQ(text(right(space).gain), gain);
    EXPECT_EQ(right(space).most, most);
  };
  check(Space::commission, Attribute::faith, "influence", 7);
  check(Space::fortify, Attribute::influence, "", 7);
  check(Space::garrison, Attribute::strength, "faith", 7);
  check(Space::absolve, Attribute::influence, "faith may_discard", 7);
  check(Space::attack, Attribute::strength, "", 0);
  check(Space::convert, Attribute::faith, "", 7);
}

TEST(PaladinsFacts, N5_N6_N7_N8_N9_tracks_of_the_right_side) {
  const auto provisions = ElementsAre(1, 1, 1, 2, 2, 3, 3);
  for (Space space : {Space::commission, Space::fortify, Space::garrison}) {
    EXPECT_THAT(right(space).provision, provisions);
    EXPECT_THAT(right(space).silver, Each(0));
  }
  EXPECT_THAT(right(Space::absolve).silver, ElementsAre(1, 2, 2, 2, 3, 3, 3));
  EXPECT_THAT(right(Space::convert).silver, ElementsAre(0, 1, 2, 2, 2, 3, 3));
  EXPECT_THAT(right(Space::fortify).required, ElementsAre(0, 1, 3, 5, 7, 9, 11));
  EXPECT_THAT(right(Space::absolve).required, ElementsAre(0, 2, 4, 6, 8, 10, 12));
  for (Space space : {Space::absolve, Space::attack, Space::convert}) EXPECT_THAT(right(space).provision, Each(0));
  for (Space space : {Space::commission, Space::garrison, Space::attack, Space::convert})
    EXPECT_THAT(right(space).required, Each(0));
  EXPECT_THAT(right(Space::attack).silver, Each(0));
}

TEST(PaladinsFacts, N12_N13_N14_bonus_vp) {
  const auto& ladder = facts().ladder;
  for (Space space : {Space::commission, Space::garrison})
    EXPECT_THAT(ladder[index(space)], ElementsAre(0, 0, 0, 0, 0, 2, 5, 9, 0));
  for (Space space : {Space::fortify, Space::absolve})
    EXPECT_THAT(ladder[index(space)], ElementsAre(0, 0, 0, 0, 0, 1, 3, 6, 0));
  EXPECT_THAT(ladder[index(Space::develop)], ElementsAre(0, 0, 0, 0, 0, 0, 1, 3, 6));
  for (Space space :
       {Space::recruit, Space::hunt, Space::trade, Space::pray, Space::conspire, Space::attack, Space::convert})
    EXPECT_THAT(ladder[index(space)], Each(0));
}

TEST(PaladinsFacts, workers_under_the_workshops) {
  EXPECT_THAT(words(facts().workshop),
              ElementsAre("scout", "merchant", "fighter", "cleric", "scout", "merchant", "fighter", "cleric"));
}

TEST(PaladinsFacts, jar_spaces_of_PW_ABS_05) {
  std::vector<std::string> spaces;
  for (const Gains& gain : facts().jar_space) spaces.push_back(text(gain));
  EXPECT_THAT(spaces, ElementsAre("free_recruit", "labourer", "pray", "pray", "faith", "provision*2",
                                  "remove_suspicion", "remove_suspicion", "pay_debt", "pay_debt"));
}

// --- the solo opponent

TEST(PaladinsFacts, numbers_of_the_solo_opponent) {
  const SoloFacts& solo = facts().solo;
  EXPECT_EQ(solo.track, 5);                                 // PW-SRES-05
  EXPECT_EQ(solo.tavern_cards, 2);                          // PW-SRND-03
  EXPECT_EQ(solo.start_workers, 3);                         // PW-SWRK-03
  EXPECT_THAT(solo.setup_workshops, ElementsAre(1, 3, 5));  // PW-SSET-06
  EXPECT_EQ(solo.most_workshops, 2);                        // PW-SSET-11
  EXPECT_EQ(solo.workshops, 8);
  EXPECT_EQ(solo.least_convert_vp, 1);        // PW-SSCO-01
  EXPECT_EQ(solo.townsfolk_discard_slot, 3);  // PW-SEND-03: slot 4
  EXPECT_EQ(solo.outsider_discard_slot, 1);   // column 2
}

TEST(PaladinsFacts, schemes_and_workers_of_the_solo_opponent) {
  const SoloFacts& solo = facts().solo;
  EXPECT_THAT(solo.copies, ElementsAre(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 5));   // PW-SSET-05
  EXPECT_THAT(solo.workers, ElementsAre(3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 0, 1));  // PW-SWRK-08, PW-SWRK-09
}

TEST(PaladinsFacts, what_the_solo_opponent_prefers) {
  const SoloFacts& solo = facts().solo;
  using enum Scheme;
  EXPECT_THAT(solo.fallback, ElementsAre(recruit, pray, trade, conspire));                            // PW-SWRK-06
  EXPECT_THAT(solo.stack, ElementsAre(Attribute::influence, Attribute::faith, Attribute::strength));  // PW-SSET-03
  EXPECT_THAT(solo.space_priority, ElementsAre(Lure::free_recruit, Lure::pay_debt, Lure::pray, Lure::two_workers,
                                               Lure::one_worker, Lure::silver, Lure::remove_suspicion));  // PW-SACT-10
}

// --- doubts

TEST(PaladinsFacts, doubts_are_what_is_not_verified) {
  std::map<std::string, int> by_file;
  for (const DataRemark& doubt : doubts(embedded_data())) ++by_file[doubt.file];
  const std::map<std::string, int> expected{
      {"paladins/board.toml", 45},         // 38 spaces, 3 tax supplies, 2 prices, 2 regions
      {"paladins/player_board.toml", 14},  // the jars, 8 workshops, 5 kinds of jar spaces
      {"paladins/paladins.toml", 9},      {"paladins/tavern.toml", 23},
      {"paladins/townsfolk.toml", 31},    {"paladins/outsiders.toml", 35},  // 33 cards and the names of two peoples
      {"paladins/walls.toml", 23},        {"paladins/suspicion.toml", 3},
      {"paladins/favours.toml", 9},       {"paladins/schemes.toml", 19},  // 11 numbers of cards, 8 of workers
  };
  EXPECT_EQ(by_file, expected);
}

}  // namespace facts_test
}  // namespace ludarium::paladins
