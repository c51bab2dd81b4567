// Chapter "Combat", from the reveal on: winner, payment, retreat, popularity, card, star, the end of the game.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace combat_outcome_test {

constexpr Seat nordic_seat = seat_at(0), saxony_seat = seat_at(1);
constexpr const char* field = "factory_mountain";

// Nordic will attack Saxony: 5 power each, no cards, popularity 5.
Scene foes(boost::json::object options = {}) {
  Scene scene({Faction::nordic, Faction::saxony}, options);
  for (Faction faction : {Faction::nordic, Faction::saxony}) {
    scene.of(faction).power = scene.of(faction).popularity = 5;
    scene.hand(faction, {});
  }
  return scene;
}

Scene& fight(Scene& scene, Action attack, Action defence) {
  return scene.play(nordic_seat, attack).play(saxony_seat, defence);
}
Scene& nordic_wins(Scene& scene) { return fight(scene, act::fight(3), act::fight(2)); }
Scene& nordic_loses(Scene& scene) { return fight(scene, act::fight(2), act::fight(3)); }

Scene battle_on(std::string_view hex, boost::json::object options = {}) {
  Scene scene = foes(options);
  scene.battle(Faction::nordic, Faction::saxony, hex);
  return scene;
}

void five_stars(Player& player) {
  for (Goal goal : {Goal::upgrades, Goal::mechs, Goal::structures, Goal::recruits, Goal::workers})
    player.stars[index(goal)] = 1;
}

TEST(Combat, SC_COMB_11_higher_total_wins_and_a_tie_is_the_attackers) {
  const Hex hex = hex_named(field);
  Scene higher = battle_on(field);
  EXPECT_EQ(nordic_wins(higher).nordic().character, hex);
  EXPECT_NE(higher.saxony().character, hex);

  Scene lower = battle_on(field);
  EXPECT_EQ(nordic_loses(lower).saxony().character, hex);
  EXPECT_NE(lower.nordic().character, hex);

  for (std::size_t dial : {4, 0}) {
    Scene tie = battle_on(field);
    EXPECT_EQ(fight(tie, act::fight(dial), act::fight(dial)).nordic().character, hex);
    EXPECT_NE(tie.saxony().character, hex);
  }
}

TEST(Combat, SC_COMB_12_winner_and_loser_pay_their_dial) {
  Scene scene = battle_on(field);
  nordic_wins(scene);
  EXPECT_EQ(scene.nordic().power, 2);
  EXPECT_EQ(scene.saxony().power, 3);
}

TEST(Combat, SC_COMB_13_added_cards_are_discarded_by_both_and_cost_no_power) {
  Scene scene = foes();
  scene.hand(Faction::nordic, {5, 2}).hand(Faction::saxony, {3, 3});
  scene.battle(Faction::nordic, Faction::saxony, field);
  fight(scene, act::fight(1, 0, 0, 0, 1), act::fight(2, 0, 1));
  EXPECT_EQ(scene.s.discard, (std::array<std::uint8_t, card_values>{0, 1, 0, 1}));
  EXPECT_EQ(scene.nordic().hand[3], 0);
  EXPECT_EQ(hand_size(scene.nordic()), 1);  // the one not added stays
  EXPECT_EQ(scene.nordic().power, 4);
  EXPECT_EQ(scene.saxony().power, 3);
}

// Who reads the chronicle is told all that a fight cost.
TEST(Combat, SC_COMB_13_added_cards_are_told_as_paid) {
  Scene scene = foes();
  scene.hand(Faction::nordic, {5, 2}).hand(Faction::saxony, {3, 3});
  scene.battle(Faction::nordic, Faction::saxony, field);
  fight(scene, act::fight(1, 0, 0, 0, 1), act::fight(2));
  const auto cards_paid = [&](Seat seat) {
    int cards = 0;
    for (const Event& event : scene.all(Happened::paid))
      if (event.seat == seat && event.arg[0] == static_cast<int>(Item::cards)) cards += event.arg[1];
    return cards;
  };
  EXPECT_EQ(cards_paid(nordic_seat), 1);
  EXPECT_EQ(cards_paid(saxony_seat), 0);
}

TEST(Combat, SC_COMB_14_the_winner_has_the_territory_and_all_tokens_on_it) {
  const Hex hex = hex_named(field);
  Scene won = foes();
  won.tokens(field, Resource::food, 3).battle(Faction::nordic, Faction::saxony, field);
  EXPECT_FALSE(won.look().controlled(nordic_seat).has(hex));
  nordic_wins(won);
  EXPECT_TRUE(won.look().controlled(nordic_seat).has(hex));
  EXPECT_FALSE(won.look().controlled(saxony_seat).has(hex));
  EXPECT_EQ(won.s.tokens[index(hex)][index(Resource::food)], 3);

  Scene held = foes();
  held.tokens(field, Resource::food, 3).battle(Faction::nordic, Faction::saxony, field);
  nordic_loses(held);
  EXPECT_TRUE(held.look().controlled(saxony_seat).has(hex));
  EXPECT_EQ(held.s.tokens[index(hex)][index(Resource::food)], 3);
}

TEST(Combat, SC_COMB_15_the_winner_places_a_star_attacker_or_defender) {
  Scene attack = battle_on(field);
  nordic_wins(attack);
  EXPECT_EQ(attack.nordic().stars[index(Goal::combat)], 1);
  EXPECT_EQ(attack.stars(Faction::saxony), 0);

  Scene defence = battle_on(field);
  nordic_loses(defence);
  EXPECT_EQ(defence.saxony().stars[index(Goal::combat)], 1);
  EXPECT_EQ(defence.stars(Faction::nordic), 0);
}

TEST(Combat, SC_COMB_16_a_winning_attacker_loses_popularity_for_each_worker_driven_away) {
  Scene scene = foes();
  scene.workers(Faction::saxony, {field, field, "saxony_tundra"}).battle(Faction::nordic, Faction::saxony, field);
  EXPECT_EQ(nordic_wins(scene).nordic().popularity, 3);

  Scene unloved = foes();
  unloved.nordic().popularity = 1;
  unloved.workers(Faction::saxony, {field, field, field}).battle(Faction::nordic, Faction::saxony, field);
  EXPECT_EQ(nordic_wins(unloved).nordic().popularity, 0);
  EXPECT_EQ(count_at(unloved.saxony().workers, unloved.hex("saxony_base")), 3);
}

TEST(Combat, SC_COMB_17_a_winning_defender_never_loses_popularity) {
  Scene scene = foes();
  scene.workers(Faction::nordic, {field, field}).mech(Faction::nordic, 0, field);
  scene.battle(Faction::nordic, Faction::saxony, field);
  nordic_loses(scene);
  EXPECT_EQ(scene.saxony().popularity, 5);
  EXPECT_EQ(scene.nordic().popularity, 5);
  EXPECT_EQ(count_at(scene.nordic().workers, scene.hex("nordic_base")), 2);
}

TEST(Combat, SC_COMB_18_the_loser_retreats_every_unit_and_the_tokens_stay) {
  Scene scene = foes();
  scene.character(Faction::saxony, field).mech(Faction::saxony, 2, field).mech(Faction::saxony, 1, "saxony_tundra");
  scene.workers(Faction::saxony, {field, "saxony_mountain"}).tokens(field, Resource::oil, 2);
  scene.battle(Faction::nordic, Faction::saxony, field);
  nordic_wins(scene);
  const Hex base = scene.hex("saxony_base");
  EXPECT_EQ(scene.saxony().character, base);
  EXPECT_EQ(scene.saxony().mechs[2], base);
  EXPECT_EQ(scene.saxony().workers[0], base);
  EXPECT_EQ(scene.saxony().mechs[1], scene.hex("saxony_tundra"));  // those elsewhere stay
  EXPECT_EQ(scene.saxony().workers[1], scene.hex("saxony_mountain"));
  EXPECT_EQ(scene.s.tokens[index(scene.hex(field))][index(Resource::oil)], 2);
  EXPECT_EQ(total(scene.s.tokens[index(base)]), 0);
}

TEST(Combat, SC_COMB_19_the_loser_draws_a_card_if_he_showed_any_power) {
  Scene by_dial = battle_on(field);
  fight(by_dial, act::fight(3), act::fight(1));
  EXPECT_EQ(hand_size(by_dial.saxony()), 1);
  EXPECT_EQ(hand_size(by_dial.nordic()), 0);

  Scene by_card = foes();
  by_card.hand(Faction::saxony, {2}).battle(Faction::nordic, Faction::saxony, field);
  fight(by_card, act::fight(3), act::fight(0, 1));
  EXPECT_EQ(hand_size(by_card.saxony()), 1);

  Scene meek = battle_on(field);
  fight(meek, act::fight(3), act::fight(0));
  EXPECT_EQ(hand_size(meek.saxony()), 0);

  Scene attacker_lost = battle_on(field);
  EXPECT_EQ(hand_size(nordic_loses(attacker_lost).nordic()), 1);
}

TEST(Combat, SC_COMB_20_after_two_combat_stars_no_third) {
  Scene second = foes();
  second.nordic().stars[index(Goal::combat)] = 1;
  second.battle(Faction::nordic, Faction::saxony, field);
  EXPECT_EQ(nordic_wins(second).nordic().stars[index(Goal::combat)], 2);

  Scene third = foes();
  third.nordic().stars[index(Goal::combat)] = 2;
  third.battle(Faction::nordic, Faction::saxony, field);
  nordic_wins(third);
  EXPECT_EQ(third.nordic().stars[index(Goal::combat)], 2);
  EXPECT_EQ(third.nordic().character, third.hex(field));  // won all the same
}

TEST(Combat, SC_COMB_21_a_winning_character_on_a_token_has_the_encounter) {
  Scene scene = battle_on("rusviet_tundra");
  nordic_wins(scene);
  EXPECT_EQ(scene.s.ask, Ask::encounter);
  EXPECT_FALSE(scene.s.encounter_tokens.has(scene.hex("rusviet_tundra")));

  Scene by_mech = foes();
  by_mech.mech(Faction::nordic, 0, "rusviet_tundra").battle(Faction::nordic, Faction::saxony, "rusviet_tundra");
  nordic_wins(by_mech);
  EXPECT_NE(by_mech.s.ask, Ask::encounter);
  EXPECT_TRUE(by_mech.s.encounter_tokens.has(by_mech.hex("rusviet_tundra")));
}

TEST(Combat, SC_COMB_21_edition_pl_leaves_it_to_the_winner) {
  const Hex hex = hex_named("rusviet_tundra");
  Scene scene = battle_on("rusviet_tundra", {{"edition", "pl"}});
  nordic_wins(scene);
  ASSERT_EQ(scene.s.ask, Ask::meet);
  Scene declined = scene;
  scene.play(act::meet(true));
  EXPECT_EQ(scene.s.ask, Ask::encounter);
  declined.play(act::meet(false));
  EXPECT_EQ(declined.s.ask, Ask::bottom);
  EXPECT_TRUE(declined.s.encounter_tokens.has(hex));
}

TEST(Combat, SC_COMB_22_on_a_lake_workers_carried_by_the_beaten_mech_cost_popularity_too) {
  Scene scene({Faction::nordic, Faction::polania});
  scene.nordic().power = scene.nordic().popularity = 5;
  scene.hand(Faction::nordic, {}).hand(Faction::polania, {});
  scene.mech(Faction::polania, Ability::submerge, "lake_east").workers(Faction::polania, {"lake_east", "lake_east"});
  scene.battle(Faction::nordic, Faction::polania, "lake_east");
  fight(scene, act::fight(3), act::fight(0));
  EXPECT_EQ(scene.nordic().popularity, 3);
  EXPECT_EQ(count_at(scene.polania().workers, scene.hex("polania_base")), 2);
  EXPECT_EQ(scene.polania().mechs[1], scene.hex("polania_base"));
}

TEST(Combat, SC_COMB_23_on_a_lake_the_tokens_of_both_go_to_the_winner) {
  for (bool win : {true, false}) {
    Scene scene = foes();
    scene.mech(Faction::nordic, Ability::seaworthy, "togawa_tundra").tokens("togawa_tundra", Resource::wood, 2);
    scene.mech(Faction::saxony, 0, "lake_east").tokens("lake_east", Resource::oil, 1);
    scene.turn_of(Faction::nordic, TopAction::move);
    scene.play(
        {act::move_units(), act::unit(mech(1)), act::step(scene.hex("lake_east"), Load::tokens), act::end_move()});
    win ? nordic_wins(scene) : nordic_loses(scene);
    const Tokens& there = scene.s.tokens[index(scene.hex("lake_east"))];
    EXPECT_EQ(there[index(Resource::wood)], 2);
    EXPECT_EQ(there[index(Resource::oil)], 1);
    EXPECT_TRUE(scene.look().controlled(win ? nordic_seat : saxony_seat).has(scene.hex("lake_east")));
  }
}

TEST(Combat, SC_COMB_24_is_resolved_completely_before_the_game_ends) {
  Scene scene = foes();
  five_stars(scene.nordic());
  scene.workers(Faction::saxony, {field, field}).battle(Faction::nordic, Faction::saxony, field);
  nordic_wins(scene);
  ASSERT_TRUE(scene.over());
  EXPECT_EQ(scene.stars(Faction::nordic), 6);
  EXPECT_EQ(scene.nordic().power, 2);
  EXPECT_EQ(scene.nordic().popularity, 3);
  EXPECT_EQ(count_at(scene.saxony().workers, scene.hex("saxony_base")), 2);
  EXPECT_EQ(scene.saxony().character, scene.hex("saxony_base"));
  EXPECT_EQ(hand_size(scene.saxony()), 1);
}

TEST(Combat, SC_COMB_25_a_sixth_star_ends_the_game_and_units_of_pending_combats_return) {
  Scene scene = foes();
  five_stars(scene.nordic());
  scene.character(Faction::nordic, "factory_forest").mech(Faction::nordic, 0, "factory_tundra");
  scene.mech(Faction::saxony, 0, "factory").mech(Faction::saxony, 1, "tunnel_south_tundra");
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("factory")), act::unit(mech(0)),
              act::step(scene.hex("tunnel_south_tundra")), act::battle(scene.hex("factory"))});
  nordic_wins(scene);
  ASSERT_TRUE(scene.over());
  EXPECT_EQ(scene.nordic().character, scene.hex("factory"));        // fought for and won
  EXPECT_EQ(scene.nordic().mechs[0], scene.hex("factory_tundra"));  // put back
  EXPECT_EQ(scene.saxony().mechs[1], scene.hex("tunnel_south_tundra"));
  EXPECT_EQ(scene.nordic().factory_card, 0);  // no visit any more
}

TEST(Combat, SC_COMB_27_the_cards_of_this_combat_can_already_be_drawn_by_the_loser) {
  Scene scene = foes();
  scene.hand(Faction::saxony, {4}).battle(Faction::nordic, Faction::saxony, field);
  scene.s.deck = {};
  fight(scene, act::fight(5), act::fight(0, 0, 0, 1));
  EXPECT_TRUE(scene.happened(Happened::deck_reshuffled));
  EXPECT_EQ(scene.saxony().hand[2], 1);  // his own 4 again, the only card there is
  EXPECT_EQ(scene.s.discard, (std::array<std::uint8_t, card_values>{}));
}

TEST(Combat, SC_COMB_28_workers_of_a_beaten_attacker_retreat_and_his_tokens_stay) {
  Scene scene = foes();
  scene.mech(Faction::nordic, 0, "factory_tundra").workers(Faction::nordic, {"factory_tundra", "factory_tundra"});
  scene.tokens("factory_tundra", Resource::metal, 4).mech(Faction::saxony, 0, "tunnel_south_tundra");
  const Hex hex = scene.hex("tunnel_south_tundra");
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(mech(0)), act::step(hex, Load::everything), act::end_move()});
  nordic_loses(scene);
  EXPECT_EQ(scene.nordic().mechs[0], scene.hex("nordic_base"));
  EXPECT_EQ(count_at(scene.nordic().workers, scene.hex("nordic_base")), 2);
  EXPECT_EQ(scene.s.tokens[index(hex)][index(Resource::metal)], 4);
  EXPECT_TRUE(scene.look().controlled(saxony_seat).has(hex));
}

}  // namespace combat_outcome_test
}  // namespace ludarium::scythe
