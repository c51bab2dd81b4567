// Chapters "Gains", "Encounters, Factory, objectives", "Recruit bonus" and "End and scoring" of the solo ledger.
#include "games/scythe/tests/support/automa.hpp"

namespace ludarium::scythe {
namespace automa_gains_test {

Solo nordic(boost::json::object options = {}) { return {Faction::saxony, Faction::nordic, std::move(options)}; }

TEST(AutomaGains, SC_AUTO_71_are_taken_from_left_to_right) {
  Solo solo = nordic();
  solo.turn(5);  // a worker, then a coin
  std::vector<int> items;
  for (const Event& gained : solo.all(Happened::gained)) items.push_back(gained.arg[0]);
  EXPECT_EQ(items, (std::vector<int>{static_cast<int>(Item::worker), static_cast<int>(Item::coins)}));
  Solo ends = nordic();
  ends.space(20);
  ends.automa().power = 15;
  ends.turn(5);  // half II: 4 power first, which ends the game, then a worker
  EXPECT_TRUE(ends.over());
  EXPECT_EQ(count_out(ends.automa().workers), 2);
}

TEST(AutomaGains, SC_AUTO_72_power_stops_at_16_and_gives_one_star) {
  Solo solo = nordic();
  solo.automa().power = 14;
  solo.turn(3);
  EXPECT_EQ(solo.automa().power, 16);
  EXPECT_EQ(solo.automa().stars[index(Goal::power)], 1);
  solo.automa().power = 15;
  solo.turn(3);
  EXPECT_EQ(solo.automa().stars[index(Goal::power)], 1);
}

TEST(AutomaGains, SC_AUTO_73_coins_and_combat_cards) {
  Solo solo = nordic();
  const int cards = hand_size(solo.automa());
  solo.turn(14);
  EXPECT_EQ(hand_size(solo.automa()), cards + 1);
  solo.turn(17);
  EXPECT_EQ(solo.automa().coins, facts().automa.coins + 2);
  Solo empty = nordic();
  for (std::size_t v = 0; v < card_values; ++v) {
    empty.s.discard[v] = empty.s.deck[v];
    empty.s.deck[v] = 0;
  }
  empty.turn(14);
  EXPECT_TRUE(empty.happened(Happened::deck_reshuffled)) << "SC-SETUP-07 holds for it";
}

TEST(AutomaGains, SC_AUTO_74_a_worker_comes_to_the_base) {
  Solo solo = nordic();
  solo.turn(19);
  EXPECT_EQ(solo.automa().workers[2], hex_named("nordic_base"));
  solo.automa().workers.fill(hex_named("nordic_base"));
  solo.turn(19);
  EXPECT_EQ(count_out(solo.automa().workers), 8);
}

TEST(AutomaGains, SC_AUTO_75_a_unit_comes_to_the_base_while_there_is_one) {
  Solo solo = nordic();
  solo.turn(16);
  EXPECT_EQ(solo.automa().mechs[0], hex_named("nordic_base"));
  EXPECT_TRUE(solo.happened(Happened::automa_unit));
  solo.place({"nordic_forest"}, {"nordic_base", "nordic_base", "nordic_base", "nordic_base"}, "nordic_base").turn(16);
  EXPECT_FALSE(solo.happened(Happened::automa_unit));
}

TEST(AutomaGains, SC_AUTO_76_the_character_comes_first) {
  Solo solo = nordic();
  solo.automa().character = Hex::none;
  solo.turn(10);
  EXPECT_EQ(solo.automa().character, hex_named("nordic_base"));
  EXPECT_EQ(count_out(solo.automa().mechs), 0);
}

TEST(AutomaGains, SC_AUTO_77_a_gained_unit_does_nothing_more_this_turn) {
  Solo solo = nordic();
  solo.scheme_2().turn(8);  // mech move, and a mech gained behind it
  EXPECT_TRUE(solo.happened(Happened::automa_stayed));
  EXPECT_EQ(solo.automa().mechs[0], hex_named("nordic_base"));
}

TEST(AutomaGains, SC_AUTO_78_no_stars_for_workers_and_mechs) {
  Solo solo = nordic();
  solo.place({}, {"nordic_base", "nordic_base", "nordic_base", "nordic_base"}, "nordic_base");
  solo.automa().workers.fill(hex_named("nordic_base"));
  solo.turn(18);
  EXPECT_EQ(star_count(solo.automa()), 0);
  EXPECT_EQ(solo.broken(), "");
}

TEST(AutomaVisits, SC_AUTO_96_an_encounter_token_is_removed_and_nothing_drawn) {
  Solo solo = nordic();
  solo.turn(18);
  EXPECT_EQ(solo.at(solo.automa().character), "nordic_mountain");
  EXPECT_FALSE(solo.s.encounter_tokens.has(hex_named("nordic_mountain")));
  EXPECT_EQ(solo.s.encounters_drawn, 0u);
  EXPECT_TRUE(solo.happened(Happened::automa_encounter));
  EXPECT_EQ(solo.broken(), "");
  // Any kind of move does it: an attack on workers.
  Solo attack = nordic();
  attack.place({"nordic_forest"}, {}, "nordic_base").place_person({"nordic_mountain"}, {}, "saxony_base").turn(19);
  EXPECT_FALSE(attack.s.encounter_tokens.has(hex_named("nordic_mountain")));
}

TEST(AutomaVisits, SC_AUTO_97_at_the_factory_it_takes_a_card_unseen_at_random) {
  std::set<std::uint32_t> left;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Solo solo = nordic();
    solo.s.rng.state = seed;
    solo.unlock().place({"factory_forest"}, {}, "nordic_base").turn(18);
    ASSERT_EQ(solo.automa().character, facts().factory);
    EXPECT_EQ(std::popcount(solo.s.factory_board), 2);
    EXPECT_EQ(solo.automa().factory_card, hidden_card) << "nobody knows which";
    EXPECT_EQ(solo.broken(), "");
    left.insert(solo.s.factory_board);
    // One is all it takes, even if a move ends there again.
    solo.place({"factory_forest"}, {}, "factory").place_person({}, {}, "factory_tundra");
    solo.s.encounter_tokens = {};
    solo.turn(18);
    EXPECT_EQ(solo.automa().character, facts().factory);
    EXPECT_EQ(std::popcount(solo.s.factory_board), 2);
  }
  EXPECT_EQ(left.size(), 3u);
}

TEST(AutomaVisits, SC_AUTO_98_mechs_and_workers_trigger_nothing) {
  Solo solo = nordic();
  solo.turn(3);
  ASSERT_EQ(solo.at(solo.automa().workers[0]), "nordic_mountain");
  EXPECT_TRUE(solo.s.encounter_tokens.has(hex_named("nordic_mountain")));
  Solo mech = nordic();
  mech.unlock()
      .place({"factory_forest"}, {"nordic_base"}, "nordic_base")
      .place_person({}, {}, "factory_tundra")
      .turn(8);
  ASSERT_EQ(mech.automa().mechs[0], facts().factory);
  EXPECT_EQ(mech.automa().factory_card, 0);
}

TEST(AutomaVisits, SC_AUTO_99_it_is_an_opponent_for_objectives) {
  Solo solo = nordic();
  std::size_t highest = 0;
  for (std::size_t i = 0; i < facts().objectives.size(); ++i)
    for (const Bound& bound : facts().objectives[i].bounds)
      if (bound.condition == Condition::highest_power) highest = i + 1;
  ASSERT_NE(highest, 0u);
  solo.person().power = 16;
  solo.automa().power = 1;
  const bool ahead = objective_met(solo.look(), solo.me(), highest);
  solo.person().power = 2;
  solo.automa().power = 16;
  EXPECT_FALSE(objective_met(solo.look(), solo.me(), highest));
  (void)ahead;
  solo.s.gain.peek = 1;
  solo.s.ask = Ask::gain;
  EXPECT_TRUE(solo.can(solo.me(), act::peek(solo.it())));
}

// A person with all four circles open.
Solo enlisted(boost::json::object options = {}) {
  Solo solo = nordic(std::move(options));
  solo.person().recruits = solo.person().one_time = 0b1111;
  solo.person().stars[index(Goal::recruits)] = 1;
  return solo;
}

TEST(AutomaRecruits, SC_AUTO_100_the_bonus_shown_goes_to_who_has_that_circle_open) {
  Solo power = enlisted(), coins = enlisted(), popularity = enlisted(), cards = enlisted();
  const Player before = power.person();
  power.turn(1);
  EXPECT_EQ(power.person().power, before.power + 1);
  coins.turn(5);
  EXPECT_EQ(coins.person().coins, before.coins + 1);
  popularity.turn(7);
  EXPECT_EQ(popularity.person().popularity, before.popularity + 1);
  cards.turn(4);
  EXPECT_EQ(hand_size(cards.person()), hand_size(before) + 1);
  Solo closed = nordic();
  closed.turn(1);
  EXPECT_EQ(closed.person().power, before.power);
  EXPECT_FALSE(closed.happened(Happened::automa_recruit));
}

TEST(AutomaRecruits, SC_AUTO_101_it_comes_once_and_only_by_that_line) {
  Solo solo = enlisted();
  const Player before = solo.person();
  solo.turn(3);  // no bonus shown, though it gains power
  EXPECT_EQ(solo.person(), before);
  solo.turn(5);
  EXPECT_EQ(solo.person().coins, before.coins + 1) << "once, though the Automa sits on both sides";
}

TEST(AutomaRecruits, SC_AUTO_102_SC_AUTO_DP_05_it_may_be_declined) {
  Solo solo = enlisted();
  solo.turn_of(Faction::saxony);
  solo.aside(solo.me(), act::standing_order(BottomAction::deploy, true));
  const int coins = solo.person().coins;
  solo.turn(5);
  EXPECT_EQ(solo.person().coins, coins);
}

TEST(AutomaRecruits, SC_AUTO_103_a_star_by_it_comes_before_the_star_line) {
  Solo solo = enlisted();
  solo.person().power = 15;
  solo.space(8).turn(1);
  const auto mine = solo.all(Happened::star);
  ASSERT_EQ(mine.size(), 1u);
  EXPECT_EQ(mine[0].seat, solo.me());
  const auto its = solo.all(Happened::automa_star);
  ASSERT_EQ(its.size(), 1u);
  EXPECT_LT(std::find(solo.events.begin(), solo.events.end(), mine[0]),
            std::find(solo.events.begin(), solo.events.end(), its[0]));
  Solo ends = enlisted();
  ends.person().stars = {1, 1, 1, 1, 1, 0, 0, 0, 0};
  ends.person().power = 15;
  ends.turn(1);
  EXPECT_TRUE(ends.over()) << "the sixth ends the game";
  EXPECT_EQ(ends.token(), 0);
}

TEST(AutomaScoring, SC_AUTO_122_coins_stars_and_territories_at_the_tier_of_its_popularity) {
  Solo solo = nordic();
  solo.automa().coins = 14;
  solo.space(14);
  const Fortune f = fortune(solo.look(), solo.it());
  EXPECT_EQ(f.coins, 14);
  EXPECT_EQ(f.stars, 2 * 4);
  EXPECT_EQ(f.territories, 2 * 3);
  EXPECT_EQ(f.total(), 14 + 8 + 6);
}

TEST(AutomaScoring, SC_AUTO_123_territories_are_hexes_with_its_units_the_factory_counts_three) {
  Solo solo = nordic();
  solo.unlock().place({"lake_north", "nordic_base"}, {"factory", "nordic_base"}, "nordic_forest");
  EXPECT_EQ(fortune(solo.look(), solo.it()).territories, (1 + 3 + 1) * 3);
}

TEST(AutomaScoring, SC_AUTO_124_nothing_for_tokens_or_structures) {
  Solo solo = nordic();
  const int before = fortune(solo.look(), solo.it()).total();
  solo.tokens("nordic_forest", Resource::wood, 8);
  EXPECT_EQ(fortune(solo.look(), solo.it()).total(), before);
  EXPECT_EQ(fortune(solo.look(), solo.it()).structures, 0);
}

TEST(AutomaScoring, SC_AUTO_125_higher_fortune_wins_and_ties_go_by_pieces) {
  Solo solo = nordic();
  const auto set_equal = [&] {
    const int gap = fortune(solo.look(), solo.me()).total() - fortune(solo.look(), solo.it()).total();
    (gap > 0 ? solo.automa() : solo.person()).coins =
        static_cast<std::uint16_t>((gap > 0 ? solo.automa() : solo.person()).coins + std::abs(gap));
  };
  set_equal();
  solo.automa().workers[2] = hex_named("nordic_base");
  EXPECT_EQ(places(solo.look())[index(solo.it())], 1) << "those on the base count";
  EXPECT_EQ(places(solo.look())[index(solo.me())], 2);
  solo.person().coins = static_cast<std::uint16_t>(solo.person().coins + 1);
  EXPECT_EQ(places(solo.look())[index(solo.me())], 1);
}

TEST(AutomaScoring, SC_AUTO_126_the_human_scores_as_usual) {
  Solo solo = nordic();
  const Scene two({Faction::saxony, Faction::nordic});
  solo.s.bonus_tile = two.s.bonus_tile;
  EXPECT_EQ(fortune(solo.look(), solo.me()).total(), fortune(two.look(), seat_at(0)).total());
  solo.tokens("saxony_tundra", Resource::oil, 4);
  EXPECT_GT(fortune(solo.look(), solo.me()).resources, 0);
  solo.s.bonus_tile = 5;
  solo.structure(Faction::saxony, Structure::mill, "saxony_tundra");
  EXPECT_GT(fortune(solo.look(), solo.me()).structures, 0);
}

}  // namespace automa_gains_test
}  // namespace ludarium::scythe
