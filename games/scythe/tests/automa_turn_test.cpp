// Chapters "The turn", "Star tracker and schemes", "Levels" and "Faction entries" of the solo ledger.
#include "games/scythe/tests/support/automa.hpp"

namespace ludarium::scythe {
namespace automa_turn_test {

Solo nordic(boost::json::object options = {}) { return {Faction::saxony, Faction::nordic, std::move(options)}; }

std::size_t place_of_event(const Scene& scene, Happened kind) {
  for (std::size_t i = 0; i < scene.events.size(); ++i)
    if (scene.events[i].kind == static_cast<std::uint8_t>(kind)) return i;
  return scene.events.size();
}

TEST(AutomaTurn, SC_AUTO_19_draws_a_card_and_does_its_lines_in_order) {
  Solo solo = nordic();
  solo.person().recruits = 1;  // Upgrade: power
  solo.person().one_time = 1;
  solo.turn(1);
  const std::vector<Happened> order{Happened::automa_card, Happened::automa_moved, Happened::automa_gains,
                                    Happened::automa_recruit, Happened::automa_tracker};
  for (std::size_t i = 1; i < order.size(); ++i)
    EXPECT_LT(place_of_event(solo, order[i - 1]), place_of_event(solo, order[i])) << i;
  EXPECT_TRUE(solo.happened(Happened::automa_tracker));
  EXPECT_EQ(std::popcount(solo.s.automas.deck[0]), 18);
}

TEST(AutomaTurn, SC_AUTO_20_only_the_half_of_its_scheme_counts) {
  Solo one = nordic(), two = nordic();
  one.turn(3);
  two.scheme_2().turn(3);
  const int power = facts().of(Faction::nordic).power;
  EXPECT_EQ(one.automa().power, power + 3);
  EXPECT_EQ(count_out(one.automa().workers), 2);
  EXPECT_EQ(two.automa().power, power + 2);
  EXPECT_EQ(count_out(two.automa().workers), 3);
  EXPECT_EQ(one.token(), 1) << "the star is common to both";
  EXPECT_EQ(two.token(), two.tracker().scheme_2 + 1);
}

TEST(AutomaTurn, SC_AUTO_21_an_empty_deck_takes_back_the_discards) {
  Solo solo = nordic();
  solo.s.automas.deck[0] = 0;
  solo.s.automas.card[0] = 5;
  solo.begin();
  EXPECT_TRUE(solo.happened(Happened::automa_reshuffled));
  EXPECT_EQ(std::popcount(solo.s.automas.deck[0]), 18);
  // For a combat in its own turn the card of the turn is no discard yet.
  Solo fight = nordic();
  fight.place({"nordic_forest"}, {}, "nordic_base").place_person({}, {}, "nordic_tundra");
  fight.automa().power = 6;
  fight.turn(17);
  ASSERT_EQ(fight.s.ask, Ask::fight);
  fight.s.automas.deck[0] = 0;
  fight.play(fight.me(), act::fight(0));
  EXPECT_EQ(std::popcount(fight.s.automas.deck[0]), 17) << "all but the card of the turn and that of the combat";
  EXPECT_FALSE(fight.s.automas.deck[0] >> 16 & 1u);
}

TEST(AutomaTurn, SC_AUTO_22_the_card_is_discarded_and_stays_known) {
  Solo solo = nordic();
  solo.turn(5);
  EXPECT_FALSE(solo.s.automas.deck[0] >> 4 & 1u);
  EXPECT_EQ(redact(solo.s, solo.me()).automas.card[0], 5);
  EXPECT_EQ(redact(solo.s, solo.me()).automas.deck, solo.s.automas.deck) << "discards lie face up";
}

TEST(AutomaTurn, SC_AUTO_23_one_unit_moves_at_most) {
  for (int card = 1; card <= 19; ++card)
    for (bool second : {false, true}) {
      Solo solo = nordic();
      solo.place({"nordic_forest", "nordic_tundra", "nordic_base"}, {"nordic_base"}, "nordic_base");
      if (second) solo.scheme_2();
      const Player before = solo.automa();
      solo.turn(card);
      int moved = 0;
      for (std::size_t u = 0; u < units_per_faction; ++u)
        moved += place_of(before, unit_at(u)) != Hex::none &&
                 place_of(before, unit_at(u)) != place_of(solo.automa(), unit_at(u));
      EXPECT_LE(moved, 1) << card;
    }
}

// SC-AUTO-115: the Nordic worker move that stands in front.
TEST(AutomaTurn, SC_AUTO_24_SC_AUTO_115_entries_of_a_faction_exist_for_it_alone) {
  Solo nordic_one = nordic();
  nordic_one.turn(1);
  EXPECT_EQ(nordic_one.all(Happened::automa_moved).at(0).arg[4], index(AutomaMove::worker));
  Solo rusviet(Faction::saxony, Faction::rusviet);
  rusviet.turn(1);
  EXPECT_EQ(rusviet.all(Happened::automa_moved).at(0).arg[4], index(AutomaMove::encounter_or_factory));
  for (auto [card, scheme] : {std::pair{1, 0}, {11, 1}, {12, 0}, {12, 1}}) {
    const AutomaMoveOption& first = facts().automa.card[static_cast<std::size_t>(card - 1)].half[scheme].moves[0];
    EXPECT_EQ(first.move, AutomaMove::worker) << card;
    EXPECT_EQ(first.only, Faction::nordic) << card;
  }
}

TEST(AutomaTurn, SC_AUTO_25_the_first_option_that_can_be_carried_out_is) {
  Solo solo = nordic();
  solo.turn(8);  // mech or worker: no mech yet
  EXPECT_EQ(solo.all(Happened::automa_moved).at(0).arg[4], index(AutomaMove::worker));
  Solo with_mech = nordic();
  with_mech.place({"nordic_forest", "nordic_tundra"}, {"nordic_base"}, "nordic_base").turn(8);
  ASSERT_EQ(with_mech.all(Happened::automa_moved).size(), 1u);
  EXPECT_EQ(with_mech.all(Happened::automa_moved).at(0).arg[4], index(AutomaMove::mech));
}

TEST(AutomaTurn, SC_AUTO_26_without_a_move_the_other_lines_are_done) {
  Solo solo = nordic();
  solo.turn(10).scheme_2();
  Solo stuck = nordic();
  stuck.scheme_2().turn(10);  // mech only, and there is none
  EXPECT_TRUE(stuck.happened(Happened::automa_stayed));
  EXPECT_EQ(stuck.automa().coins, facts().automa.coins + 2);
  EXPECT_EQ(count_out(stuck.automa().mechs), 1);
  EXPECT_EQ(stuck.token(), stuck.tracker().scheme_2 + 1);
}

TEST(AutomaTurn, SC_AUTO_27_combat_comes_before_the_gains) {
  Solo solo = nordic();
  solo.scheme_2().place({"nordic_forest"}, {}, "nordic_base").place_person({}, {}, "nordic_tundra");
  solo.automa().power = 5;
  solo.hand(Faction::nordic, {});
  solo.turn({16, 6});  // attack 5; gains a unit and a coin behind it
  ASSERT_EQ(solo.s.ask, Ask::fight);
  EXPECT_EQ(solo.automa().coins, facts().automa.coins);
  EXPECT_EQ(count_out(solo.automa().mechs), 0);
  solo.play(solo.me(), act::fight(0));
  EXPECT_EQ(solo.automa().coins, facts().automa.coins + 1);
  EXPECT_LT(place_of_event(solo, Happened::won_battle), place_of_event(solo, Happened::automa_gains));
}

// SC-AUTO-EX-21: card 8.
TEST(AutomaTurn, SC_AUTO_28_SC_AUTO_EX_21_autometta_passes_marked_cards_over) {
  for (int card : {4, 7, 8, 17})
    for (bool second : {false, true}) {
      Solo solo = nordic({{"automa", "autometta"}});
      if (second) solo.scheme_2();
      const Player before = solo.automa();
      const int space = solo.token();
      solo.turn(card);
      EXPECT_EQ(solo.automa(), before) << card;
      EXPECT_EQ(solo.token(), space) << card;
      EXPECT_TRUE(solo.happened(Happened::automa_skipped)) << card;
    }
  Solo usual = nordic();
  usual.turn(8);
  EXPECT_EQ(usual.token(), 1);
  EXPECT_EQ(count_out(usual.automa().mechs), 1);
}

// SC-AUTO-121: whoever places it.
TEST(AutomaTurn, SC_AUTO_29_SC_AUTO_121_the_sixth_star_ends_the_game_at_once) {
  Solo solo = nordic();
  solo.space(20);  // five tracker stars
  ASSERT_EQ(star_count(solo.automa()), 5);
  solo.automa().power = 15;
  solo.person().recruits = 1u << index(BottomAction::upgrade);
  solo.person().one_time = 1;
  const int power = solo.person().power;
  solo.turn(1);  // 4 power: the power star
  EXPECT_TRUE(solo.over());
  EXPECT_EQ(star_count(solo.automa()), 6);
  EXPECT_EQ(solo.person().power, power) << "the recruit bonus is a later line";
  EXPECT_EQ(solo.token(), 20);
  Solo human = nordic();
  human.person().stars = {1, 1, 1, 1, 1, 0, 0, 0, 0};
  human.place_person({}, {}, "saxony_base").person().stars[index(Goal::combat)] = 1;
  Play p{facts(), human.s};
  EXPECT_TRUE(check_end(p));
}

TEST(AutomaTracker, SC_AUTO_104_a_star_moves_the_token_and_star_spaces_give_stars) {
  for (int space = 0; space + 1 < nordic().tracker().spaces; ++space) {
    Solo solo = nordic();
    solo.space(space);
    const int before = solo.automa().stars[index(tracker_goal)];
    solo.turn(18);
    EXPECT_EQ(solo.token(), space + 1);
    const bool star = solo.tracker().stars >> (space + 1) & 1u;
    EXPECT_EQ(solo.automa().stars[index(tracker_goal)] - before, star) << space;
    EXPECT_EQ(solo.happened(Happened::automa_star), star) << space;
  }
}

TEST(AutomaTracker, SC_AUTO_105_three_cards_leave_the_token) {
  for (int card = 1; card <= 19; ++card) {
    Solo solo = nordic();
    solo.turn(card);
    const bool stays = card == 4 || card == 15 || card == 17;
    EXPECT_EQ(solo.token(), stays ? 0 : 1) << card;
  }
}

TEST(AutomaTracker, SC_AUTO_106_its_stars_lie_beside_the_triumph_track) {
  Solo solo = nordic();
  solo.space(8).turn(3);
  EXPECT_EQ(star_count(solo.automa()), 1);
  EXPECT_FALSE(solo.happened(Happened::star)) << "no goal of the board";
  EXPECT_EQ(solo.all(Happened::automa_star).at(0).arg[0], 9);
  const auto position = game().write_position(solo.s);
  EXPECT_EQ(position.at("players").at(1).at("stars"), (boost::json::value{{"tracker", 1}}));
}

// SC-AUTO-EX-19: from space 8 with card 3.
TEST(AutomaTracker, SC_AUTO_107_SC_AUTO_EX_19_space_2_gives_a_star_then_scheme_2_and_a_new_deck) {
  Solo solo = nordic();
  solo.s.automas.deck[0] = 0b111;
  solo.space(8).turn(3);
  EXPECT_EQ(solo.automa().power, facts().of(Faction::nordic).power + 3) << "this card is read in half I";
  EXPECT_EQ(solo.token(), 9);
  EXPECT_EQ(solo.automa().stars[index(tracker_goal)], 1);
  EXPECT_EQ(scheme_of(solo.look(), solo.it()), 1u);
  EXPECT_EQ(std::popcount(solo.s.automas.deck[0]), 19);
  EXPECT_LT(place_of_event(solo, Happened::automa_star), place_of_event(solo, Happened::automa_scheme));
  solo.turn(3);
  EXPECT_EQ(solo.all(Happened::automa_card).at(0).arg[1], 2);
  EXPECT_EQ(count_out(solo.automa().workers), 3) << "half II";
}

// SC-AUTO-EX-20: from space 3 with card 3.
TEST(AutomaTracker, SC_AUTO_108_SC_AUTO_EX_20_the_lock_ends_with_the_next_card) {
  Solo solo = nordic();
  solo.space(3).place({"nordic_forest"}, {}, "nordic_base").turn(3);
  EXPECT_EQ(solo.token(), 4);
  EXPECT_TRUE(solo.happened(Happened::automa_unlocked));
  EXPECT_EQ(solo.at(solo.automa().workers[0]), "nordic_mountain") << "no further while locked";
  EXPECT_FALSE(water_locked(solo.look(), solo.it()));
  solo.turn(3);
  EXPECT_NE(solo.at(solo.automa().workers[0]), "nordic_mountain");
}

TEST(AutomaTracker, SC_AUTO_109_six_stars_from_all_sources) {
  Solo solo = nordic();
  solo.space(17);  // three
  solo.automa().stars[index(Goal::combat)] = 2;
  solo.space(18).turn(18);
  EXPECT_TRUE(solo.over());
  EXPECT_EQ(star_count(solo.automa()), 6);
  EXPECT_EQ(solo.automa().stars[index(tracker_goal)], 4) << "fewer of the tracker";
}

TEST(AutomaTracker, SC_AUTO_110_the_last_space_gives_the_sixth_star_and_is_never_passed) {
  for (std::size_t level = 0; level < automa_levels; ++level) {
    Solo solo = nordic({{"automa", automa_level_names[level]}});
    const int last = solo.tracker().spaces - 1;
    solo.space(last - 1).turn(18);
    EXPECT_EQ(solo.token(), last);
    EXPECT_EQ(solo.automa().stars[index(tracker_goal)], 6);
    EXPECT_TRUE(solo.over());
    solo.s.ask = Ask::section;
    solo.turn(18);
    EXPECT_EQ(solo.token(), last);
  }
}

void expect_tracker(AutomaLevel level, int spaces, int opens, int scheme_2, std::vector<int> stars, bool skips) {
  const StarTracker& tracker = facts().automa.of(level);
  EXPECT_EQ(tracker.spaces, spaces);
  EXPECT_EQ(tracker.opens, opens);
  EXPECT_EQ(tracker.scheme_2, scheme_2);
  std::uint32_t bits = 0;
  for (int space : stars) bits |= 1u << space;
  EXPECT_EQ(tracker.stars, bits);
  EXPECT_EQ(tracker.skips_marked_cards, skips);
}

TEST(AutomaLevels, SC_AUTO_111_autometta) {
  expect_tracker(AutomaLevel::autometta, 24, 5, 10, {10, 15, 18, 20, 22, 23}, true);
}
TEST(AutomaLevels, SC_AUTO_112_automa) {
  expect_tracker(AutomaLevel::automa, 22, 4, 9, {9, 14, 17, 19, 20, 21}, false);
}
TEST(AutomaLevels, SC_AUTO_113_automaszyna) {
  expect_tracker(AutomaLevel::automaszyna, 19, 3, 9, {9, 12, 14, 16, 17, 18}, false);
}
TEST(AutomaLevels, SC_AUTO_114_ultimaszyna_is_never_locked) {
  expect_tracker(AutomaLevel::ultimaszyna, 18, 0, 8, {8, 11, 13, 15, 16, 17}, false);
  Solo solo = nordic({{"automa", "ultimaszyna"}});
  EXPECT_FALSE(water_locked(solo.look(), solo.it()));
}

TEST(AutomaFactions, SC_AUTO_116_polania_looks_for_encounters_first) {
  for (auto [card, scheme] : {std::pair{2, 0}, {2, 1}, {9, 0}, {9, 1}}) {
    Solo solo(Faction::crimea, Faction::polania);
    if (scheme) solo.scheme_2();
    solo.turn(card);
    EXPECT_EQ(solo.all(Happened::automa_moved).at(0).arg[4], index(AutomaMove::encounter_or_factory)) << card;
    Solo other(Faction::crimea, Faction::saxony);
    if (scheme) other.scheme_2();
    other.turn(card);
    for (const Event& moved : other.all(Happened::automa_moved))
      EXPECT_NE(moved.arg[4], index(AutomaMove::encounter_or_factory)) << card;
  }
}

TEST(AutomaFactions, SC_AUTO_117_saxony_attacks_first_and_gains_power) {
  for (auto [card, scheme, power] : {std::tuple{7, 0, 5}, {7, 1, 5}, {13, 0, 4}, {13, 1, 5}}) {
    for (int have : {power, power - 1}) {
      Solo solo(Faction::crimea, Faction::saxony);
      if (scheme) solo.scheme_2();
      solo.place({"saxony_tundra"}, {}, "saxony_base").place_person({}, {}, "saxony_mountain");
      solo.automa().power = static_cast<std::uint8_t>(have);
      solo.turn(card);
      EXPECT_EQ(solo.happened(Happened::battle_began), have == power) << card;
    }
  }
  for (int card : {8, 16}) {
    Solo saxony(Faction::crimea, Faction::saxony), other(Faction::crimea, Faction::rusviet);
    const int power = saxony.automa().power, theirs = other.automa().power;
    saxony.scheme_2().turn(card);
    other.scheme_2().turn(card);
    EXPECT_EQ(saxony.automa().power, power + 1) << card;
    EXPECT_EQ(other.automa().power, theirs) << card;
  }
}

TEST(AutomaFactions, SC_AUTO_118_crimea_gains_coins) {
  for (auto [card, scheme] : {std::pair{2, 0}, {2, 1}, {4, 0}, {4, 1}, {6, 1}, {15, 1}, {17, 1}}) {
    Solo crimea(Faction::saxony, Faction::crimea), other(Faction::saxony, Faction::nordic);
    if (scheme) {
      crimea.scheme_2();
      other.scheme_2();
    }
    crimea.turn(card);
    other.turn(card);
    EXPECT_EQ(crimea.automa().coins, other.automa().coins + 1) << card << " " << scheme;
  }
}

TEST(AutomaFactions, SC_AUTO_119_rusviet_gains_units) {
  for (auto [card, scheme] : {std::pair{7, 1}, {8, 0}}) {
    Solo solo(Faction::saxony, Faction::rusviet);
    if (scheme) solo.scheme_2();
    solo.turn(card);
    EXPECT_EQ(count_out(solo.automa().mechs), 2) << card;
  }
  Solo solo(Faction::saxony, Faction::rusviet);
  solo.turn(11);
  EXPECT_EQ(count_out(solo.automa().workers), 4);
}

TEST(AutomaFactions, SC_AUTO_120_a_gain_comes_on_top_a_move_instead) {
  Solo crimea(Faction::saxony, Faction::crimea);
  crimea.turn(2);
  EXPECT_EQ(crimea.automa().coins, facts().automa.coins + 2);
  Solo polania(Faction::saxony, Faction::polania);
  polania.turn(2);
  ASSERT_EQ(polania.all(Happened::automa_moved).size(), 1u);
  EXPECT_EQ(polania.all(Happened::automa_moved).at(0).arg[4], index(AutomaMove::encounter_or_factory));
  polania.s.encounter_tokens = {};
  polania.turn(2);
  EXPECT_EQ(polania.all(Happened::automa_moved).at(0).arg[4], index(AutomaMove::worker)) << "or the next, if not";
}

}  // namespace automa_turn_test
}  // namespace ludarium::scythe
