// Chapters "Attacks", "Combat" and "Conquest and tokens" of the solo ledger.
#include "games/scythe/tests/support/automa.hpp"
#include "games/scythe/tests/support/moves.hpp"

namespace ludarium::scythe {
namespace automa_combat_test {

Solo nordic(boost::json::object options = {}) { return {Faction::saxony, Faction::nordic, std::move(options)}; }

// Nordic's worker on its forest, a combat unit on the base; the person's character beside, on the tundra.
Solo attacked(int power, std::vector<int> cards, boost::json::object options = {}) {
  Solo solo = nordic(std::move(options));
  solo.place({"nordic_forest"}, {}, "nordic_base").place_person({}, {}, "nordic_tundra");
  solo.hand(Faction::nordic, {}).hand(Faction::saxony, {});
  solo.automa().power = static_cast<std::uint8_t>(power);
  solo.person().power = 7;
  solo.turn(std::move(cards));
  return solo;
}

// The person attacks an Automa's character, which will fight by this card.
Solo attacking(int power, int card, std::initializer_list<int> hand = {}, boost::json::object options = {}) {
  Solo solo = nordic(std::move(options));
  solo.hand(Faction::saxony, {}).hand(Faction::nordic, hand);
  solo.automa().power = static_cast<std::uint8_t>(power);
  solo.person().power = 7;
  solo.next({card}).battle(Faction::saxony, Faction::nordic, "nordic_mountain");
  return solo;
}

TEST(AutomaAttacks, SC_AUTO_63_an_attack_needs_its_power) {
  EXPECT_TRUE(attacked(6, {17}).happened(Happened::battle_began));
  EXPECT_FALSE(attacked(5, {17}).happened(Happened::battle_began));
}

TEST(AutomaAttacks, SC_AUTO_64_the_combat_unit_nearest_to_the_base_goes) {
  Solo solo = nordic();
  solo.place({"nordic_forest"}, {"nordic_mountain"}, "nordic_forest").place_person({}, {}, "nordic_tundra");
  EXPECT_EQ(solo.plan(AutomaMove::attack).unit, Unit::character);
  solo.place({"nordic_forest"}, {"nordic_base"}, "nordic_forest");
  EXPECT_EQ(solo.plan(AutomaMove::attack).unit, mech(0));
  solo.place({"nordic_forest"}, {}, "");
  EXPECT_EQ(solo.plan(AutomaMove::attack).unit, Unit::none);
}

TEST(AutomaAttacks, SC_AUTO_65_only_near_own_units_and_never_a_base) {
  Solo solo = nordic();
  solo.place_person({}, {}, "north_village");
  EXPECT_TRUE(solo.valid(AutomaMove::attack).empty()) << "locked: a river lies between";
  solo.unlock();
  EXPECT_EQ(solo.valid(AutomaMove::attack), HexSet::of(hex_named("north_village")));
  solo.place_person({"nordic_mountain"}, {}, "saxony_base");
  EXPECT_TRUE(solo.valid(AutomaMove::attack).empty()) << "workers are no combat units, a base is no territory";
}

Solo two_targets(boost::json::object options = {}) {
  Solo solo = nordic(std::move(options));
  solo.unlock().place({"nordic_forest", "tunnel_northeast_forest"}, {}, "nordic_base");
  solo.place_person({}, {"lake_factory_ne", "lake_factory_ne"}, "north_village");
  return solo;
}

TEST(AutomaAttacks, SC_AUTO_66_fewest_enemy_combat_units_then_the_factory) {
  Solo solo = two_targets();
  EXPECT_EQ(solo.plan(AutomaMove::attack).to, "north_village");
  EXPECT_EQ(solo.plan(AutomaMove::attack).by, AutomaKey::fewest_fighters);
  solo.person().mechs[1] = Hex::none;
  EXPECT_EQ(solo.plan(AutomaMove::attack).to, "lake_factory_ne");
  EXPECT_EQ(solo.plan(AutomaMove::attack).by, AutomaKey::factory);
  EXPECT_EQ(two_targets({{"automa_target", "factory"}}).plan(AutomaMove::attack).to, "lake_factory_ne")
      << "D 8, the other reading";
}

TEST(AutomaAttacks, SC_AUTO_67_it_goes_alone_and_is_the_attacker) {
  Solo solo = attacked(6, {17});
  EXPECT_EQ(solo.automa().character, hex_named("nordic_tundra"));
  EXPECT_EQ(solo.at(solo.automa().workers[0]), "nordic_forest");
  EXPECT_EQ(solo.s.active, solo.it());
  EXPECT_EQ(solo.s.combat.defender, solo.me());
  EXPECT_EQ(solo.broken(), "");
}

TEST(AutomaAttacks, SC_AUTO_68_workers_alone_are_attacked_without_power) {
  Solo solo = nordic();
  solo.place({"nordic_forest"}, {}, "nordic_base").place_person({"nordic_tundra"}, {}, "saxony_base");
  solo.automa().power = 0;
  EXPECT_EQ(solo.valid(AutomaMove::attack_worker), HexSet::of(hex_named("nordic_tundra")));
  solo.character(Faction::saxony, "nordic_tundra");
  EXPECT_TRUE(solo.valid(AutomaMove::attack_worker).empty());
}

TEST(AutomaAttacks, SC_AUTO_69_most_workers_then_the_factory) {
  const auto scene = [](boost::json::object options) {
    Solo solo = nordic(std::move(options));
    solo.place({"nordic_forest"}, {}, "nordic_base");
    solo.place_person({"nordic_tundra", "nordic_tundra", "nordic_mountain"}, {}, "saxony_base");
    return solo;
  };
  EXPECT_EQ(scene({}).plan(AutomaMove::attack_worker).to, "nordic_tundra");
  EXPECT_EQ(scene({}).plan(AutomaMove::attack_worker).by, AutomaKey::most_workers);
  EXPECT_EQ(scene({{"automa_target", "factory"}}).plan(AutomaMove::attack_worker).to, "nordic_mountain");
  Solo one_each = scene({});
  one_each.person().workers[1] = Hex::none;
  EXPECT_EQ(one_each.plan(AutomaMove::attack_worker).to, "nordic_mountain");
  EXPECT_EQ(one_each.plan(AutomaMove::attack_worker).unit, Unit::character);
}

TEST(AutomaAttacks, SC_AUTO_70_the_workers_go_home_and_nothing_else_happens) {
  Solo solo = nordic();
  solo.place({"nordic_forest"}, {}, "nordic_base").place_person({"nordic_tundra", "nordic_tundra"}, {}, "saxony_base");
  const int popularity = solo.person().popularity;
  solo.turn(19);
  EXPECT_EQ(count_at(solo.person().workers, base_of(Faction::saxony)), 2);
  EXPECT_EQ(solo.automa().character, hex_named("nordic_tundra"));
  EXPECT_FALSE(solo.happened(Happened::battle_began));
  EXPECT_EQ(star_count(solo.automa()), 0);
  EXPECT_EQ(solo.person().popularity, popularity);
  EXPECT_EQ(solo.automa().popularity, 10);
}

TEST(AutomaCombat, SC_AUTO_79_it_attacks_and_defends) {
  EXPECT_EQ(attacked(6, {17}).s.combat.defender, seat_at(0));
  Solo solo = attacking(5, 10);
  EXPECT_EQ(solo.s.combat.defender, solo.it());
  EXPECT_EQ(solo.s.ask, Ask::fight);
}

// SC-AUTO-DP-02: attacked in its turn, a person answers with abilities, dial and cards.
TEST(AutomaCombat, SC_AUTO_80_SC_AUTO_DP_02_human_abilities_work_against_it) {
  Solo solo(Faction::crimea, Faction::nordic);
  solo.place({"nordic_forest"}, {}, "nordic_base").place_person({}, {}, "nordic_tundra");
  solo.mech(Faction::crimea, Ability::scout, "nordic_tundra").hand(Faction::nordic, {5}).hand(Faction::crimea, {});
  solo.automa().power = 6;
  solo.turn({17, 6});
  ASSERT_EQ(solo.s.ask, Ask::ability) << "the defender is asked in the Automa's turn";
  EXPECT_EQ(game().pending(solo.s).seats, SeatSet::of(solo.me()));
  solo.play(act::ability(true));
  EXPECT_EQ(hand_size(solo.automa()), 0);
  EXPECT_EQ(solo.person().hand[3], 1);
  ASSERT_EQ(solo.s.ask, Ask::fight);
  EXPECT_TRUE(solo.can(act::fight(0))) << "nothing is allowed";
  Solo guns(Faction::nordic, Faction::saxony);
  guns.mech(Faction::nordic, Ability::artillery, "saxony_village").hand(Faction::saxony, {});
  guns.person().power = 5;
  guns.automa().power = 9;
  guns.next({3}).battle(Faction::nordic, Faction::saxony, "saxony_village");
  ASSERT_EQ(guns.s.ask, Ask::ability);
  guns.play(act::ability(true)).play(guns.me(), act::fight(0));
  EXPECT_EQ(guns.all(Happened::automa_fights).at(0).arg[1], 3) << "power 7 by then: the low range";
}

// SC-AUTO-DP-03: an attacker too.
TEST(AutomaCombat, SC_AUTO_81_SC_AUTO_DP_03_the_human_commits_before_its_card_is_drawn) {
  Solo solo = attacking(5, 10);
  EXPECT_EQ(game().pending(solo.s).seats, SeatSet::of(solo.me()));
  EXPECT_EQ(std::popcount(solo.s.automas.deck[0]), 19) << "not drawn yet";
  solo.play(solo.me(), act::fight(3));
  EXPECT_TRUE(solo.happened(Happened::automa_fights));
  EXPECT_EQ(std::popcount(solo.s.automas.deck[0]), 18);
}

TEST(AutomaCombat, SC_AUTO_82_its_dial_is_the_table_value_and_at_most_its_power) {
  for (auto [power, dial] : {std::pair{2, 2}, {7, 3}, {8, 7}, {13, 7}, {14, 7}}) {
    Solo solo = attacking(power, 3);  // 3, 7, 7
    solo.play(solo.me(), act::fight(7));
    EXPECT_EQ(solo.all(Happened::automa_fights).at(0).arg[1], dial) << power;
  }
  for (auto [power, dial] : {std::pair{7, 0}, {8, 1}, {13, 1}, {14, 2}, {16, 2}}) {
    Solo solo = attacking(power, 4);  // 0, 1, 2
    solo.automa().stars[index(Goal::power)] = 1;
    solo.play(solo.me(), act::fight(7));
    EXPECT_EQ(solo.all(Happened::automa_fights).at(0).arg[1], dial) << power;
  }
}

TEST(AutomaCombat, SC_AUTO_83_it_adds_the_cards_shown_as_far_as_it_has_them) {
  Solo solo = attacking(8, 13, {2, 3, 4, 5});  // three cards
  solo.play(solo.me(), act::fight(0));
  EXPECT_EQ(solo.all(Happened::automa_fights).at(0).arg[2], 3);
  EXPECT_EQ(hand_size(solo.automa()), 1);
  Solo few = attacking(8, 13, {2});
  few.play(few.me(), act::fight(0));
  EXPECT_EQ(hand_size(few.automa()), 0);
  Solo by_units = attacking(8, 13, {2, 3, 4, 5}, {{"automa_cards", "by_units"}});
  by_units.play(by_units.me(), act::fight(0));
  EXPECT_EQ(hand_size(by_units.automa()), 3) << "D 11, the other reading";
  std::set<int> shown;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Solo random = attacking(8, 1, {2, 3, 4, 5});
    random.s.rng.state = seed;
    random.play(random.me(), act::fight(0));
    for (const Event& fought : random.all(Happened::fought))
      if (fought.seat == random.it()) shown.insert(fought.arg[5]);
  }
  EXPECT_EQ(shown.size(), 4u) << "at random";
}

TEST(AutomaCombat, SC_AUTO_84_winner_ties_payment_and_stars_are_as_usual) {
  Solo tie = attacked(6, {17, 3});  // low range: 3
  tie.play(tie.me(), act::fight(3));
  EXPECT_EQ(tie.automa().power, 6 - 3) << "both pay";
  EXPECT_EQ(tie.person().power, 7 - 3);
  EXPECT_EQ(tie.automa().stars[index(Goal::combat)], 1) << "the attacker wins a tie";
  EXPECT_EQ(hand_size(tie.person()), 1) << "the loser's card";
  Solo saxony(Faction::nordic, Faction::saxony);
  saxony.automa().stars[index(Goal::combat)] = 2;
  saxony.automa().power = 8;
  saxony.next({6}).battle(Faction::nordic, Faction::saxony, "saxony_village");
  saxony.play(saxony.me(), act::fight(0));
  EXPECT_EQ(saxony.automa().stars[index(Goal::combat)], 2) << "at most two, Saxony too";
}

TEST(AutomaCombat, SC_AUTO_85_beaten_fighters_go_to_the_mat_workers_to_the_base) {
  Solo solo = attacking(0, 10);
  solo.automa().workers[0] = hex_named("nordic_mountain");
  solo.play(solo.me(), act::fight(1));
  EXPECT_EQ(solo.automa().character, Hex::none);
  EXPECT_EQ(solo.automa().workers[0], base_of(Faction::nordic));
  EXPECT_TRUE(solo.happened(Happened::automa_beaten));
  EXPECT_EQ(solo.broken(), "");
}

// SC-AUTO-DP-04: Seaworthy gives a choice of where to.
TEST(AutomaCombat, SC_AUTO_86_SC_AUTO_DP_04_a_beaten_human_retreats_as_usual) {
  Solo solo = attacked(6, {17, 6});
  solo.play(solo.me(), act::fight(0));
  EXPECT_EQ(solo.person().character, base_of(Faction::saxony));
  Solo sails(Faction::nordic, Faction::rusviet);
  sails.unlock().place({"factory_mountain"}, {}, "rusviet_base").place_person({}, {}, "factory");
  sails.mech(Faction::nordic, Ability::seaworthy, "nordic_base").hand(Faction::nordic, {});
  sails.automa().power = 6;
  sails.turn({17, 6});
  sails.play(sails.me(), act::fight(0));
  ASSERT_EQ(sails.s.ask, Ask::retreat);
  EXPECT_EQ(sails.broken(), "");
  sails.play(act::retreat(Unit::character, hex_named("lake_factory_w")));
  EXPECT_EQ(sails.at(sails.person().character), "lake_factory_w");
  EXPECT_EQ(sails.s.active, sails.me()) << "and its turn went on to the end";
}

TEST(AutomaCombat, SC_AUTO_87_the_human_loses_popularity_for_its_workers_it_never_does) {
  Solo solo = attacking(0, 10);
  solo.automa().workers[0] = hex_named("nordic_mountain");
  const int popularity = solo.person().popularity;
  solo.play(solo.me(), act::fight(1));
  EXPECT_EQ(solo.person().popularity, popularity - 1);
  Solo other = attacked(6, {17, 6});
  other.person().workers[0] = hex_named("nordic_tundra");
  other.play(other.me(), act::fight(0));
  EXPECT_EQ(other.person().workers[0], base_of(Faction::saxony));
  EXPECT_EQ(other.automa().popularity, 10);
}

TEST(AutomaCombat, SC_AUTO_88_the_combat_card_does_nothing_else) {
  Solo solo = attacking(5, 16);
  solo.play(solo.me(), act::fight(7));
  EXPECT_EQ(solo.token(), 0);
  EXPECT_EQ(count_out(solo.automa().mechs), 0);
  EXPECT_EQ(solo.automa().coins, facts().automa.coins);
  EXPECT_FALSE(solo.s.automas.deck[0] >> 15 & 1u) << "it lies with the discards";
}

TEST(AutomaCombat, SC_AUTO_89_the_skip_mark_does_not_matter_there) {
  Solo solo = attacking(5, 7, {}, {{"automa", "autometta"}});
  solo.play(solo.me(), act::fight(0));
  EXPECT_EQ(solo.all(Happened::automa_fights).at(0).arg[1], 5);
}

// A person's mech steps onto a territory of the Automa; its last card for a turn was this one.
Solo drives_out(const char* place, int card, boost::json::object options = {}) {
  Solo solo(Faction::saxony, Faction::polania, std::move(options));
  solo.place({place}, {}, "polania_base").place_person({}, {}, "factory_forest");
  solo.person().character = Hex{};
  solo.person().character = hex_named("saxony_base");
  for (Hex hex : facts().neighbours[index(hex_named(place))] - facts().across_river[index(hex_named(place))])
    if (!facts().lakes.has(hex)) solo.person().mechs[3] = hex;
  solo.s.automas.card[0] = static_cast<std::uint8_t>(card);
  if (card) solo.s.automas.deck[0] &= ~(1u << (card - 1));
  solo.turn_of(Faction::saxony, TopAction::move).play(act::move_units());
  solo.play({act::unit(mech(3)), act::step(hex_named(place))});
  return solo;
}

// SC-AUTO-EX-22: four wood in the forest, none in a village.
TEST(AutomaConquest, SC_AUTO_90_SC_AUTO_EX_22_who_takes_a_territory_finds_tokens_there) {
  Solo solo(Faction::saxony, Faction::polania);
  const int popularity = solo.person().popularity;
  Solo taken = drives_out("polania_forest", 5);
  EXPECT_EQ(tokens_at(taken, "polania_forest", Resource::wood), 4);
  EXPECT_EQ(taken.person().popularity, popularity - 1);
  Solo village = drives_out("polania_village", 5);
  EXPECT_EQ(total(village.s.tokens[index(hex_named("polania_village"))]), 0);
  Solo won = attacking(0, 10);
  won.s.automas.card[0] = 16;
  won.play(won.me(), act::fight(1));
  EXPECT_EQ(tokens_at(won, "nordic_mountain", Resource::metal), 4);
}

TEST(AutomaConquest, SC_AUTO_91_their_type_is_what_the_land_yields) {
  for (auto [place, resource] : {std::pair{"polania_farm", Resource::food}, {"polania_forest", Resource::wood}})
    EXPECT_EQ(tokens_at(drives_out(place, 9), place, resource), 3) << place;
  for (const char* place : {"polania_village", "south_village"})
    EXPECT_EQ(total(drives_out(place, 9).s.tokens[index(hex_named(place))]), 0) << place;
  Solo factory = attacking(0, 10);
  factory.s.automas.card[0] = 9;
  EXPECT_EQ(total(drives_out("factory", 9).s.tokens[index(facts().factory)]), 0);
}

TEST(AutomaConquest, the_conqueror_chooses_their_type_by_the_other_reading) {
  Solo solo = drives_out("polania_village", 9, {{"automa_tokens", "choice"}});
  EXPECT_EQ(solo.broken(), "");
  if (solo.s.ask == Ask::unit) solo.play(act::end_move());
  ASSERT_EQ(solo.s.ask, Ask::gain);
  EXPECT_EQ(solo.broken(), "");
  solo.play(act::tokens(hex_named("polania_village"), 1, 2, 0, 0));
  EXPECT_EQ(tokens_at(solo, "polania_village", Resource::metal), 2);
  EXPECT_NE(solo.s.ask, Ask::gain);
}

TEST(AutomaConquest, SC_AUTO_92_a_winning_defender_and_an_empty_territory_bring_none) {
  Solo solo = attacked(6, {17, 10});
  solo.play(solo.me(), act::fight(7));
  EXPECT_EQ(solo.automa().character, Hex::none) << "the defender won";
  EXPECT_EQ(total(solo.s.tokens[index(hex_named("nordic_tundra"))]), 0);
  Solo empty(Faction::saxony, Faction::polania);
  empty.s.automas.card[0] = 5;
  empty.place_person({}, {"polania_farm"}, "saxony_base").place({}, {}, "polania_base");
  empty.turn_of(Faction::saxony, TopAction::move).play(act::move_units());
  empty.play({act::unit(mech(0)), act::step(hex_named("polania_forest"))});
  EXPECT_EQ(tokens_at(empty, "polania_forest", Resource::wood), 0);
}

TEST(AutomaConquest, SC_AUTO_93_their_number_stands_on_the_last_card_of_a_turn) {
  EXPECT_EQ(tokens_at(drives_out("polania_forest", 1), "polania_forest", Resource::wood), 1);
  EXPECT_EQ(tokens_at(drives_out("polania_forest", 0), "polania_forest", Resource::wood), 0) << "before its first";
  Solo skipped(Faction::saxony, Faction::polania, {{"automa", "autometta"}});
  skipped.turn(7);
  EXPECT_EQ(last_turn_card(skipped.s, skipped.it()), 7) << "a skipped card counts";
  Solo solo = attacking(0, 16);
  solo.s.automas.card[0] = 1;
  solo.play(solo.me(), act::fight(1));
  EXPECT_EQ(tokens_at(solo, "nordic_mountain", Resource::metal), 1) << "not the combat card";
}

TEST(AutomaConquest, SC_AUTO_94_what_it_conquers_is_cleared) {
  Solo workers = nordic();
  workers.place({"nordic_forest"}, {}, "nordic_base").place_person({"nordic_tundra"}, {}, "saxony_base");
  workers.tokens("nordic_tundra", Resource::oil, 3);
  workers.turn(19);
  EXPECT_EQ(tokens_at(workers, "nordic_tundra", Resource::oil), 0);
  EXPECT_TRUE(workers.happened(Happened::automa_cleared));
  Solo fight = attacked(6, {17, 6});
  fight.tokens("nordic_tundra", Resource::oil, 3).play(fight.me(), act::fight(0));
  EXPECT_EQ(tokens_at(fight, "nordic_tundra", Resource::oil), 0);
  Solo lost = attacked(6, {17, 10});
  lost.tokens("nordic_tundra", Resource::oil, 3).play(lost.me(), act::fight(7));
  EXPECT_EQ(tokens_at(lost, "nordic_tundra", Resource::oil), 3);
}

TEST(AutomaConquest, SC_AUTO_95_a_plain_move_leaves_tokens_lying_and_out_of_reach) {
  Solo solo = nordic();
  solo.structure(Faction::saxony, Structure::mill, "nordic_mountain").tokens("nordic_mountain", Resource::metal, 3);
  EXPECT_TRUE(solo.look().controlled(solo.me()).has(hex_named("nordic_mountain")));
  solo.turn(3);
  ASSERT_EQ(solo.at(solo.automa().workers[0]), "nordic_mountain");
  EXPECT_EQ(tokens_at(solo, "nordic_mountain", Resource::metal), 3);
  EXPECT_FALSE(solo.look().controlled(solo.me()).has(hex_named("nordic_mountain")));
}

}  // namespace automa_combat_test
}  // namespace ludarium::scythe
