// Chapter "Mech abilities": the ones that count in and after a combat.
#include "games/scythe/tests/support/moves.hpp"

namespace ludarium::scythe {
namespace mech_combat_test {

constexpr Unit character = Unit::character;

// Saxony with Disarm against Polania, who has 5 power.
Scene disarming(std::string_view hex, boost::json::object options = {}) {
  Scene scene({Faction::saxony, Faction::polania}, std::move(options));
  scene.mech(Faction::saxony, Ability::disarm, hex).hand(Faction::polania, {}).hand(Faction::saxony, {});
  scene.saxony().power = scene.polania().power = 5;
  return scene;
}

TEST(MechCombat, SC_MECH_12_disarm_takes_two_power_on_a_tunnel) {
  for (int before : {5, 1}) {
    Scene scene = disarming("tunnel_north_tundra");
    scene.polania().power = static_cast<std::uint8_t>(before);
    scene.battle(Faction::saxony, Faction::polania, "tunnel_north_tundra");
    ASSERT_EQ(scene.s.ask, Ask::ability);
    scene.play(act::ability(true));
    EXPECT_EQ(scene.polania().power, std::max(before - 2, 0));
    EXPECT_EQ(scene.saxony().power, 5);
  }
}

TEST(MechCombat, SC_MECH_12_disarm_may_be_left_and_works_on_tunnels_only) {
  Scene scene = disarming("tunnel_north_tundra").battle(Faction::saxony, Faction::polania, "tunnel_north_tundra");
  EXPECT_EQ(scene.play(act::ability(false)).polania().power, 5);

  Scene farm = disarming("albion_farm").battle(Faction::saxony, Faction::polania, "albion_farm");
  EXPECT_EQ(farm.s.ask, Ask::fight);
}

TEST(MechCombat, SC_MECH_13_disarm_works_on_the_own_mine) {
  Scene scene = disarming("albion_farm").structure(Faction::saxony, Structure::mine, "albion_farm");
  scene.battle(Faction::saxony, Faction::polania, "albion_farm");
  EXPECT_EQ(scene.play(act::ability(true)).polania().power, 3);

  Scene theirs = disarming("albion_farm").structure(Faction::polania, Structure::mine, "albion_farm");
  EXPECT_EQ(theirs.battle(Faction::saxony, Faction::polania, "albion_farm").s.ask, Ask::fight);

  Scene polish = disarming("albion_farm", {{"edition", "pl"}});
  polish.structure(Faction::saxony, Structure::mine, "albion_farm");
  EXPECT_EQ(polish.battle(Faction::saxony, Faction::polania, "albion_farm").s.ask, Ask::fight);
}

TEST(MechCombat, SC_MECH_14_disarm_works_once_whoever_attacks) {
  Scene attack = disarming("tunnel_north_tundra").mech(Faction::saxony, Ability::speed, "tunnel_north_tundra");
  attack.character(Faction::saxony, "tunnel_north_tundra");
  attack.battle(Faction::saxony, Faction::polania, "tunnel_north_tundra").play(act::ability(true));
  EXPECT_EQ(attack.s.ask, Ask::fight);
  EXPECT_EQ(attack.polania().power, 3);

  Scene defence = disarming("tunnel_north_tundra").battle(Faction::polania, Faction::saxony, "tunnel_north_tundra");
  defence.play(defence.seat(Faction::saxony), act::ability(true));
  EXPECT_EQ(defence.s.ask, Ask::fight);
  EXPECT_EQ(defence.polania().power, 3);
}

// Two Rusviet mechs, one of them opening the named ability, and some workers against a Saxon character.
Scene rusviet_attack(Ability ability, std::initializer_list<std::string_view> workers) {
  Scene scene({Faction::rusviet, Faction::saxony});
  scene.mech(Faction::rusviet, ability, "factory").mech(Faction::rusviet, Ability::riverwalk, "factory");
  scene.workers(Faction::rusviet, workers).hand(Faction::rusviet, {2, 2, 2, 2, 2});
  scene.battle(Faction::rusviet, Faction::saxony, "factory");
  return scene;
}

std::size_t most_cards(const Scene& scene, Faction faction) {
  std::size_t cards = 0;
  while (scene.can(scene.seat(faction), act::fight(0, cards + 1))) ++cards;
  return cards;
}

TEST(MechCombat, SC_MECH_17_peoples_army_adds_one_card_however_many_workers) {
  EXPECT_EQ(most_cards(rusviet_attack(Ability::peoples_army, {"factory", "factory", "factory"}), Faction::rusviet), 3u);
  EXPECT_EQ(most_cards(rusviet_attack(Ability::peoples_army, {"factory"}), Faction::rusviet), 3u);
  EXPECT_EQ(most_cards(rusviet_attack(Ability::peoples_army, {"rusviet_village"}), Faction::rusviet), 2u);
  EXPECT_EQ(most_cards(rusviet_attack(Ability::township, {"factory"}), Faction::rusviet), 2u);
  Scene scene = rusviet_attack(Ability::peoples_army, {"factory"});
  EXPECT_EQ(scene.why(scene.seat(Faction::rusviet), act::fight(0, 4)), "SC-COMB-08");
}

TEST(MechCombat, SC_MECH_18_peoples_army_needs_a_combat_unit) {
  Scene scene = moving(Faction::saxony, Faction::rusviet).character(Faction::saxony, "factory_tundra");
  scene.mech(Faction::rusviet, Ability::peoples_army, "rusviet_village").workers(Faction::rusviet, {"factory"});
  scene.hand(Faction::rusviet, {5, 5});
  go(scene, character, "factory");
  EXPECT_EQ(workers_on(scene, Faction::rusviet, "rusviet_base"), 1);  // no combat, whatever the cards
  EXPECT_TRUE(battlefields(scene.look()).empty());
}

// Nordic with Seaworthy is about to lose to Saxony.
Scene nordic_defence(std::string_view hex, boost::json::object options = {}) {
  Scene scene({Faction::saxony, Faction::nordic, Faction::polania}, std::move(options));
  scene.mech(Faction::nordic, Ability::seaworthy, hex);
  arm(scene, Faction::saxony, Faction::nordic);
  return scene;
}
Unit sailor() { return mech_with(Faction::nordic, Ability::seaworthy); }

void saxony_wins(Scene& scene, std::string_view hex) {
  scene.battle(Faction::saxony, Faction::nordic, hex);
  fight_it_out(scene, Faction::saxony);
}

TEST(MechCombat, SC_MECH_20_a_seaworthy_loser_retreats_to_an_adjacent_lake_or_home) {
  Scene scene = nordic_defence("nordic_mountain");
  saxony_wins(scene, "nordic_mountain");
  ASSERT_EQ(scene.s.ask, Ask::retreat);
  const Seat nordic = scene.seat(Faction::nordic);
  EXPECT_TRUE(scene.can(nordic, act::retreat(sailor(), base_of(Faction::nordic))));
  EXPECT_EQ(scene.why(nordic, act::retreat(sailor(), scene.hex("lake_east"))), "SC-MECH-20");
  scene.play(nordic, act::retreat(sailor(), scene.hex("lake_factory_ne")));
  EXPECT_EQ(place_of(scene.nordic(), sailor()), scene.hex("lake_factory_ne"));
}

TEST(MechCombat, SC_MECH_20_without_seaworthy_or_a_lake_there_is_only_the_base) {
  Scene inland = nordic_defence("northeast_farm_inner");
  saxony_wins(inland, "northeast_farm_inner");
  EXPECT_EQ(place_of(inland.nordic(), sailor()), base_of(Faction::nordic));

  Scene lake = nordic_defence("lake_factory_ne");
  saxony_wins(lake, "lake_factory_ne");
  EXPECT_EQ(place_of(lake.nordic(), sailor()), base_of(Faction::nordic));

  Scene landlubber({Faction::saxony, Faction::nordic});
  arm(landlubber, Faction::saxony, Faction::nordic);
  saxony_wins(landlubber, "nordic_mountain");
  EXPECT_EQ(landlubber.nordic().character, base_of(Faction::nordic));
}

TEST(MechCombat, SC_MECH_20_a_beaten_attacker_may_take_to_a_lake_too) {
  Scene scene = nordic_defence("nordic_mountain");
  scene.battle(Faction::nordic, Faction::saxony, "nordic_mountain");
  fight_it_out(scene, Faction::saxony);
  EXPECT_TRUE(scene.can(scene.seat(Faction::nordic), act::retreat(sailor(), scene.hex("lake_factory_ne"))));
}

TEST(MechCombat, SC_MECH_21_a_lake_with_enemies_is_no_refuge) {
  for (std::string_view edition : {"default", "cs", "pl", "hu"}) {
    Scene scene = nordic_defence("factory", {{"edition", edition}}).mech(Faction::polania, 0, "lake_factory_w");
    scene.character(Faction::saxony, "factory");
    saxony_wins(scene, "factory");
    const Seat nordic = scene.seat(Faction::nordic);
    EXPECT_FALSE(scene.can(nordic, act::retreat(sailor(), scene.hex("lake_factory_w"))));
    EXPECT_EQ(scene.why(nordic, act::retreat(sailor(), scene.hex("lake_factory_w"))), "SC-MECH-21");
    EXPECT_TRUE(scene.can(nordic, act::retreat(sailor(), scene.hex("lake_factory_se"))));
  }
}

TEST(MechCombat, SC_MECH_22_each_unit_chooses_its_own_refuge) {
  Scene scene = nordic_defence("factory").mech(Faction::nordic, Ability::speed, "factory");
  scene.character(Faction::nordic, "factory");
  saxony_wins(scene, "factory");
  scene.play(act::retreat(character, scene.hex("lake_factory_w")));
  scene.play(act::retreat(sailor(), scene.hex("lake_factory_se")));
  scene.play(act::retreat(mech_with(Faction::nordic, Ability::speed), base_of(Faction::nordic)));
  EXPECT_EQ(scene.nordic().character, scene.hex("lake_factory_w"));
  EXPECT_EQ(place_of(scene.nordic(), sailor()), scene.hex("lake_factory_se"));
  EXPECT_EQ(place_of(scene.nordic(), mech_with(Faction::nordic, Ability::speed)), base_of(Faction::nordic));
}

TEST(MechCombat, SC_MECH_26_two_factions_on_a_lake_fight) {
  Scene scene = moving(Faction::polania, Faction::nordic).mech(Faction::polania, Ability::submerge, "factory_forest");
  scene.mech(Faction::nordic, Ability::seaworthy, "lake_north");
  arm(scene, Faction::polania, Faction::nordic);
  go(scene, mech_with(Faction::polania, Ability::submerge), "lake_north");
  scene.play(act::end_move());
  ASSERT_EQ(scene.s.ask, Ask::fight);
  fight_it_out(scene, Faction::polania);
  EXPECT_TRUE(scene.look().controlled(scene.seat(Faction::polania)).has(scene.hex("lake_north")));
  EXPECT_EQ(place_of(scene.nordic(), sailor()), base_of(Faction::nordic));
}

Scene artillery(int own_power, int other_power) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.mech(Faction::nordic, Ability::artillery, "factory").hand(Faction::nordic, {2}).hand(Faction::saxony, {2});
  scene.nordic().power = static_cast<std::uint8_t>(own_power);
  scene.saxony().power = static_cast<std::uint8_t>(other_power);
  return scene;
}

TEST(MechCombat, SC_MECH_27_artillery_pays_one_power_and_takes_two) {
  for (int other : {5, 1}) {
    Scene scene = artillery(4, other).battle(Faction::nordic, Faction::saxony, "factory");
    scene.play(act::ability(true));
    EXPECT_EQ(scene.nordic().power, 3);
    EXPECT_EQ(scene.saxony().power, std::max(other - 2, 0));
    EXPECT_EQ(scene.s.ask, Ask::fight);  // once
  }
}

TEST(MechCombat, SC_MECH_27_artillery_is_optional_serves_the_defender_and_needs_a_power) {
  Scene unused = artillery(4, 5).battle(Faction::nordic, Faction::saxony, "factory");
  unused.play(act::ability(false));
  EXPECT_EQ(unused.nordic().power, 4);
  EXPECT_EQ(unused.saxony().power, 5);

  Scene defence = artillery(4, 5).battle(Faction::saxony, Faction::nordic, "factory");
  defence.play(defence.seat(Faction::nordic), act::ability(true));
  EXPECT_EQ(defence.saxony().power, 3);

  EXPECT_EQ(artillery(0, 5).battle(Faction::nordic, Faction::saxony, "factory").s.ask, Ask::fight);
}

Scene scouting(std::initializer_list<int> loot) {
  Scene scene({Faction::crimea, Faction::saxony});
  scene.mech(Faction::crimea, Ability::scout, "factory").hand(Faction::crimea, {}).hand(Faction::saxony, loot);
  return scene;
}

TEST(MechCombat, SC_MECH_32_scout_takes_one_card_usable_at_once) {
  Scene scene = scouting({5, 5}).battle(Faction::crimea, Faction::saxony, "factory");
  scene.play(act::ability(true));
  EXPECT_EQ(hand_size(scene.crimea()), 1);
  EXPECT_EQ(hand_size(scene.saxony()), 1);
  EXPECT_EQ(scene.s.ask, Ask::fight);  // once
  EXPECT_TRUE(scene.can(scene.seat(Faction::crimea), act::fight(0, 0, 0, 0, 1)));
}

TEST(MechCombat, SC_MECH_32_scout_is_optional_serves_the_defender_and_finds_nothing_in_an_empty_hand) {
  Scene unused = scouting({5}).battle(Faction::crimea, Faction::saxony, "factory");
  EXPECT_EQ(hand_size(unused.play(act::ability(false)).crimea()), 0);

  Scene defence = scouting({5}).battle(Faction::saxony, Faction::crimea, "factory");
  defence.play(defence.seat(Faction::crimea), act::ability(true));
  EXPECT_EQ(hand_size(defence.crimea()), 1);

  EXPECT_EQ(scouting({}).battle(Faction::crimea, Faction::saxony, "factory").s.ask, Ask::fight);
}

TEST(MechCombat, SC_MECH_32_the_card_is_a_random_one) {
  std::array<int, card_values> taken{};
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Scene scene = scouting({2, 3, 4}).battle(Faction::crimea, Faction::saxony, "factory");
    scene.s.rng = Rng{seed};
    scene.play(act::ability(true));
    for (std::size_t v = 0; v < card_values; ++v) taken[v] += scene.crimea().hand[v];
  }
  EXPECT_GT(taken[0], 0);
  EXPECT_GT(taken[1], 0);
  EXPECT_GT(taken[2], 0);
  EXPECT_EQ(taken[3], 0);
}

TEST(MechCombat, SC_MECH_34_submerge_gives_no_retreat_onto_lakes) {
  for (std::string_view edition : {"default", "hu"}) {
    Scene scene({Faction::saxony, Faction::polania}, {{"edition", edition}});
    scene.mech(Faction::polania, Ability::submerge, "factory");
    arm(scene, Faction::saxony, Faction::polania);
    scene.battle(Faction::saxony, Faction::polania, "factory");
    fight_it_out(scene, Faction::saxony);
    EXPECT_EQ(place_of(scene.polania(), mech_with(Faction::polania, Ability::submerge)), base_of(Faction::polania));
  }
}

// A Polanian mech beats a Saxon character and two workers.
int popularity_after_winning(Ability ability) {
  Scene scene({Faction::polania, Faction::saxony});
  scene.mech(Faction::polania, ability, "factory").workers(Faction::saxony, {"factory", "factory"});
  scene.polania().popularity = 5;
  arm(scene, Faction::polania, Faction::saxony);
  scene.battle(Faction::polania, Faction::saxony, "factory");
  fight_it_out(scene, Faction::polania);
  EXPECT_EQ(workers_on(scene, Faction::saxony, "saxony_base"), 2);
  return scene.polania().popularity;
}

TEST(MechCombat, SC_MECH_35_camaraderie_spares_the_popularity_of_a_won_attack) {
  EXPECT_EQ(popularity_after_winning(Ability::camaraderie), 5);
  EXPECT_EQ(popularity_after_winning(Ability::speed), 3);
}

TEST(MechCombat, SC_MECH_36_camaraderie_does_not_cover_workers_driven_out_without_combat) {
  Scene scene = moving(Faction::polania).mech(Faction::polania, Ability::camaraderie, "factory_forest");
  scene.workers(Faction::saxony, {"factory", "factory"}).polania().popularity = 5;
  go(scene, mech_with(Faction::polania, Ability::camaraderie), "factory");
  EXPECT_EQ(scene.polania().popularity, 3);
}

TEST(MechCombat, SC_MECH_27_the_last_power_pays_for_artillery) {
  Scene scene = artillery(1, 5).battle(Faction::nordic, Faction::saxony, "factory");
  ASSERT_EQ(scene.s.ask, Ask::ability);
  scene.play(act::ability(true));
  EXPECT_EQ(scene.nordic().power, 0);
  EXPECT_EQ(scene.saxony().power, 3);
}

}  // namespace mech_combat_test
}  // namespace ludarium::scythe
