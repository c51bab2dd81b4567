// Chapter "Faction abilities".
#include "games/scythe/tests/support/moves.hpp"

namespace ludarium::scythe {
namespace faction_abilities_test {

constexpr std::size_t first_section = 0;

// The token goes to this section and nothing else is done.
void pass_on(Scene& scene, std::size_t section) { scene.play(act::section(section)).end_turn(); }

TEST(FactionAbilities, SC_FABL_01_rusviet_uses_the_same_section_turn_after_turn) {
  Scene scene({Faction::rusviet, Faction::saxony});
  scene.turn_of(Faction::rusviet);
  for (std::size_t turn = 0; turn < 3; ++turn) {
    pass_on(scene, first_section);
    EXPECT_EQ(scene.rusviet().section, first_section);
    pass_on(scene, turn % 2);
  }
}

TEST(FactionAbilities, SC_FABL_01_nobody_else_does) {
  for (Faction faction : {Faction::nordic, Faction::crimea, Faction::saxony, Faction::polania}) {
    Scene scene({faction, Faction::rusviet});
    scene.of(faction).section = first_section;
    scene.turn_of(faction);
    EXPECT_FALSE(scene.can(act::section(first_section)));
    EXPECT_EQ(scene.why(act::section(first_section)), "SC-TURN-02");
  }
}

TEST(FactionAbilities, SC_FABL_02_relentless_covers_the_factory_card_unless_switched_off) {
  for (bool allowed : {true, false}) {
    Scene scene({Faction::rusviet, Faction::saxony}, {{"rusviet_factory_repeat", allowed}});
    scene.factory_card(Faction::rusviet, 4).rusviet().section = factory_section;
    scene.turn_of(Faction::rusviet);
    EXPECT_EQ(scene.can(act::section(factory_section)), allowed);
    EXPECT_EQ(scene.why(act::section(factory_section)), allowed ? "" : "SC-FABL-02");
    scene.rusviet().section = first_section;
    EXPECT_TRUE(scene.can(act::section(first_section)));
  }
  Scene usual({Faction::rusviet, Faction::saxony});
  usual.factory_card(Faction::rusviet, 4).rusviet().section = factory_section;
  EXPECT_TRUE(usual.turn_of(Faction::rusviet).can(act::section(factory_section)));
}

// Crimea before a bottom action, `short_of` tokens short of its cost, with a 2 and a 5 in hand.
Scene crimea_pays(BottomAction bottom, int short_of, Faction faction = Faction::crimea) {
  Scene scene({faction, Faction::saxony});
  scene.workers(faction, {"albion_farm"}).hand(faction, {2, 5}).bottom_of(faction, bottom);
  const int cost = bottom_cost(scene.look(), scene.of(faction), bottom);
  scene.tokens("albion_farm", static_cast<Resource>(bottom), cost - short_of);
  return scene;
}
constexpr std::size_t two = 0, five = 3;
constexpr std::array all_bottoms{BottomAction::upgrade, BottomAction::deploy, BottomAction::build,
                                 BottomAction::enlist};

TEST(FactionAbilities, SC_FABL_03_a_combat_card_pays_one_token_of_any_type) {
  for (BottomAction bottom : all_bottoms) {
    Scene scene = crimea_pays(bottom, 1);
    EXPECT_FALSE(scene.can(act::bottom()));
    scene.play(act::bottom(five));
    EXPECT_EQ(scene.s.ask, Ask::gain);
    EXPECT_EQ(hand_size(scene.crimea()), 1);
    EXPECT_EQ(tokens_at(scene, "albion_farm", static_cast<Resource>(bottom)), 0);

    EXPECT_FALSE(crimea_pays(bottom, 1, Faction::polania).can(act::bottom(five)));
    EXPECT_EQ(crimea_pays(bottom, 1, Faction::polania).why(act::bottom(five)), "SC-FABL-03");
  }
}

TEST(FactionAbilities, SC_FABL_03_only_one_card_a_turn) {
  Scene scene = crimea_pays(BottomAction::deploy, 2);
  EXPECT_FALSE(scene.can(act::bottom(two)));  // two cards would do it
  EXPECT_FALSE(scene.can(act::bottom()));

  Scene rich = crimea_pays(BottomAction::deploy, 0);
  rich.tokens("albion_mountain", Resource::metal, 2).crimea().workers[1] = rich.hex("albion_mountain");
  rich.play({act::pay(rich.hex("albion_farm"), Resource::metal), act::pay_card(two)});
  EXPECT_EQ(rich.s.ask, Ask::pay);
  EXPECT_FALSE(rich.can(act::pay_card(five)));
  EXPECT_EQ(rich.why(act::pay_card(five)), "SC-FABL-03");
}

TEST(FactionAbilities, SC_FABL_03_and_one_more_in_the_next_turn) {
  Scene scene = crimea_pays(BottomAction::deploy, 1);
  scene.play({act::bottom(two), act::done()}).end_turn();
  pass_on(scene, first_section);
  scene.tokens("albion_farm", Resource::oil, bottom_cost(scene.look(), scene.crimea(), BottomAction::upgrade) - 1);
  scene.bottom_of(Faction::crimea, BottomAction::upgrade);
  EXPECT_TRUE(scene.can(act::bottom(five)));
}

TEST(FactionAbilities, SC_FABL_04_any_value_pays_one_and_is_discarded) {
  for (std::size_t card : {two, five}) {
    Scene scene = crimea_pays(BottomAction::build, 1);
    const int discarded = scene.s.discard[card];
    scene.play(act::bottom(card));
    EXPECT_EQ(scene.crimea().hand[card], 0);
    EXPECT_EQ(scene.s.discard[card], discarded + 1);
    EXPECT_EQ(scene.s.ask, Ask::gain);
  }
  EXPECT_FALSE(crimea_pays(BottomAction::build, 2).can(act::bottom(five)));  // a 5 is no two tokens
}

TEST(FactionAbilities, SC_FABL_05_a_card_pays_a_factory_card_that_costs_resources) {
  constexpr std::uint8_t one_token_for_a_card_and_a_power = 15;
  Scene scene({Faction::crimea, Faction::saxony}, {{"promo", true}});
  scene.factory_card(Faction::crimea, one_token_for_a_card_and_a_power).hand(Faction::crimea, {2, 5});
  const int power = scene.crimea().power;
  scene.turn_of(Faction::crimea).play({act::section(factory_section), act::factory_top(), act::pay_card(two)});
  EXPECT_EQ(scene.crimea().power, power + 1);
  EXPECT_EQ(hand_size(scene.crimea()), 2);
  EXPECT_EQ(scene.s.discard[two], 1);
}

TEST(FactionAbilities, SC_FABL_05_two_different_tokens_take_one_card_at_most) {
  constexpr std::uint8_t two_different_tokens = 18;
  for (int tokens : {0, 1}) {
    Scene scene({Faction::crimea, Faction::saxony}, {{"promo", true}});
    scene.factory_card(Faction::crimea, two_different_tokens).hand(Faction::crimea, {2, 5});
    scene.tokens("crimea_farm", Resource::food, tokens).turn_of(Faction::crimea).play(act::section(factory_section));
    EXPECT_EQ(scene.can(act::factory_top()), tokens == 1);
    if (tokens == 0) continue;
    scene.play({act::factory_top(), act::pay_card(five)});
    EXPECT_EQ(tokens_at(scene, "crimea_farm", Resource::food), 0);
    EXPECT_EQ(scene.s.ask, Ask::gain);
  }
}

TEST(FactionAbilities, SC_FABL_06_combat_cards_score_nothing) {
  Scene scene({Faction::crimea, Faction::saxony});
  const int before = fortune(scene.hand(Faction::crimea, {}).look(), scene.seat(Faction::crimea)).total();
  scene.hand(Faction::crimea, {5, 5, 4, 4});
  EXPECT_EQ(fortune(scene.look(), scene.seat(Faction::crimea)).total(), before);
}

TEST(FactionAbilities, SC_FABL_07_nordic_workers_cross_every_river_but_enter_no_lake) {
  Scene scene = moving(Faction::nordic);
  scene.workers(Faction::saxony, {});
  for (Hex from : facts().territories - facts().lakes) {
    scene.nordic().workers[0] = from;
    const HexSet to = reach(scene.look(), worker(0));
    EXPECT_EQ(facts().across_river[index(from)] - to, HexSet{}) << facts().hex_id[index(from)];
    EXPECT_TRUE((to & facts().lakes).empty()) << facts().hex_id[index(from)];
  }
  scene.workers(Faction::nordic, {"nordic_mountain"});
  EXPECT_EQ(why_not_go(scene, worker(0), "lake_factory_ne"), "SC-MOVE-15");
}

TEST(FactionAbilities, SC_FABL_07_nobody_elses_workers_do) {
  for (Faction faction : {Faction::rusviet, Faction::crimea, Faction::saxony, Faction::polania}) {
    Scene scene = moving(faction, Faction::nordic);
    scene.workers(faction, {"northeast_farm_inner"}).workers(Faction::nordic, {});
    EXPECT_EQ(why_not_go(scene, worker(0), "nordic_tundra"), "SC-MOVE-14");
  }
}

TEST(FactionAbilities, SC_FABL_08_nordic_combat_units_do_not_swim) {
  Scene scene =
      moving(Faction::nordic).character(Faction::nordic, "nordic_forest").mech(Faction::nordic, 3, "nordic_forest");
  for (Unit unit : {Unit::character, mech(3)}) EXPECT_EQ(why_not_go(scene, unit, "north_village"), "SC-MOVE-14");
  EXPECT_TRUE(can_go(scene, worker(0), "north_village"));
}

// Card 1: A gives $2 and 1 popularity; B costs $2 and gives 4 food; C costs 2 popularity and gives a structure.
constexpr std::size_t a = 0, b = 1, c = 2;

Scene meets_card_1(Faction faction, int coins, int popularity, boost::json::object options = {}) {
  Scene scene = moving(faction, faction == Faction::polania ? Faction::saxony : Faction::polania, std::move(options));
  scene.character(faction, "albion_farm").encounter_next(1);
  scene.of(faction).coins = static_cast<std::uint16_t>(coins);
  scene.of(faction).popularity = static_cast<std::uint8_t>(popularity);
  go(scene, Unit::character, "north_village");
  scene.play(act::end_move());
  return scene;
}

TEST(FactionAbilities, SC_FABL_09_polania_takes_two_different_options_in_either_order) {
  for (auto [one, other] : {std::pair{a, b}, std::pair{b, a}, std::pair{c, a}}) {
    Scene scene = meets_card_1(Faction::polania, 5, 5);
    scene.play(act::option(one));
    if (scene.s.ask == Ask::gain) scene.play(act::done());
    EXPECT_FALSE(scene.can(act::option(one)));
    EXPECT_EQ(scene.why(act::option(one)), "SC-FABL-09");
    scene.play(act::option(other));
    EXPECT_EQ(scene.s.ask, Ask::bottom);  // no third
  }
}

TEST(FactionAbilities, SC_FABL_09_the_second_is_optional_except_in_czech) {
  Scene scene = meets_card_1(Faction::polania, 5, 5).play(act::option(a));
  EXPECT_TRUE(scene.can(act::done()));
  EXPECT_EQ(scene.play(act::done()).s.ask, Ask::bottom);

  Scene czech = meets_card_1(Faction::polania, 5, 5, {{"edition", "cs"}}).play(act::option(a));
  EXPECT_FALSE(czech.can(act::done()));
  EXPECT_EQ(czech.play(act::option(b)).s.ask, Ask::bottom);
}

TEST(FactionAbilities, SC_FABL_09_others_take_one) {
  EXPECT_EQ(meets_card_1(Faction::saxony, 5, 5).play(act::option(a)).s.ask, Ask::bottom);
}

TEST(FactionAbilities, SC_FABL_10_the_first_option_may_pay_the_second) {
  Scene scene = meets_card_1(Faction::polania, 0, 0);
  EXPECT_FALSE(scene.can(act::option(b)));
  scene.play({act::option(a), act::option(b)});
  EXPECT_EQ(scene.polania().coins, 0);
  EXPECT_EQ(tokens_at(scene, "north_village", Resource::food), 4);
}

TEST(FactionAbilities, SC_FABL_11_only_one_card_is_drawn) {
  Scene scene = meets_card_1(Faction::polania, 5, 5);
  EXPECT_EQ(scene.all(Happened::encounter_drawn).size(), 1u);
  EXPECT_EQ(scene.s.encounter_card, 1);
  scene.s.encounters_drawn = 1;  // there would be more
  scene.play(act::option(a));
  EXPECT_EQ(scene.s.encounter_card, 1);
  scene.play(act::option(b));
  EXPECT_FALSE(scene.happened(Happened::encounter_drawn));
  EXPECT_EQ(scene.s.encounters_drawn, 1u);
}

// The faction has won this many combats and wins another as attacker.
Scene wins_again(Faction faction, std::uint8_t won) {
  Scene scene({faction, Faction::rusviet});
  scene.of(faction).stars[index(Goal::combat)] = won;
  arm(scene, faction, Faction::rusviet);
  scene.battle(faction, Faction::rusviet, "factory");
  fight_it_out(scene, faction);
  return scene;
}

// Both objectives met: $20, and 9 tokens of one type.
Scene meets_both_objectives(Faction faction) {
  Scene scene({faction, Faction::rusviet});
  scene.objectives(faction, 12, 21).of(faction).coins = 20;
  scene.workers(faction, {"albion_farm"}).tokens("albion_farm", Resource::food, 9).turn_of(faction);
  return scene;
}

TEST(FactionAbilities, SC_FABL_12_saxony_has_no_limit_on_combat_stars_and_two_objectives) {
  EXPECT_EQ(wins_again(Faction::saxony, 2).stars(Faction::saxony), 3);
  EXPECT_EQ(wins_again(Faction::saxony, 4).stars(Faction::saxony), 5);
  EXPECT_EQ(wins_again(Faction::polania, 2).stars(Faction::polania), 2);

  Scene scene = meets_both_objectives(Faction::saxony).play({act::reveal(12), act::reveal(21)});
  EXPECT_EQ(scene.saxony().stars[index(Goal::objective)], 2);
}

TEST(FactionAbilities, SC_FABL_13_saxony_keeps_its_second_objective) {
  Scene saxony = meets_both_objectives(Faction::saxony).play(act::reveal(12));
  EXPECT_TRUE(saxony.can(act::reveal(21)));
  EXPECT_EQ(saxony.saxony().fate[1], ObjectiveFate::held);

  Scene polania = meets_both_objectives(Faction::polania).play(act::reveal(12));
  EXPECT_FALSE(polania.can(act::reveal(21)));
  EXPECT_EQ(polania.why(act::reveal(21)), "SC-OBJ-06");
  EXPECT_EQ(polania.polania().fate[1], ObjectiveFate::discarded);
}

TEST(FactionAbilities, SC_FABL_14_saxony_places_a_star_for_every_combat_won) {
  Scene last = wins_again(Faction::saxony, 5);
  EXPECT_EQ(last.saxony().stars[index(Goal::combat)], 6);
  EXPECT_TRUE(last.over());

  Scene defence({Faction::rusviet, Faction::saxony});
  defence.saxony().stars[index(Goal::combat)] = 2;
  arm(defence, Faction::saxony, Faction::rusviet);
  defence.battle(Faction::rusviet, Faction::saxony, "factory");
  fight_it_out(defence, Faction::saxony);
  EXPECT_EQ(defence.saxony().stars[index(Goal::combat)], 3);
}

// A Factory card before its top action, with a hand of combat cards and nothing else.
bool can_pay_factory(std::uint8_t card, std::initializer_list<int> hand) {
  Scene scene({Faction::crimea, Faction::saxony});
  scene.factory_card(Faction::crimea, card).hand(Faction::crimea, hand);
  scene.crimea().coins = scene.crimea().power = scene.crimea().popularity = 0;
  scene.turn_of(Faction::crimea).play(act::section(factory_section));
  return scene.can(act::factory_top()) || scene.can(act::factory_top(five));
}

TEST(FactionAbilities, SC_FABL_15_a_card_stands_for_no_coin_power_or_popularity) {
  constexpr std::uint8_t costs_coins = 9, costs_power = 6, costs_popularity = 7, costs_a_card = 4;
  for (std::uint8_t card : {costs_coins, costs_power, costs_popularity}) EXPECT_FALSE(can_pay_factory(card, {5, 5}));
  EXPECT_TRUE(can_pay_factory(costs_a_card, {5}));
  EXPECT_FALSE(can_pay_factory(costs_a_card, {}));

  Scene scene({Faction::crimea, Faction::saxony});
  scene.hand(Faction::crimea, {5}).crimea().coins = 0;
  EXPECT_FALSE(scene.turn_of(Faction::crimea, TopAction::bolster).can(act::bolster_power()));
}

TEST(FactionAbilities, SC_FABL_15_a_card_that_a_cost_demands_is_no_coercion) {
  constexpr std::uint8_t card_for_3_coins = 4;
  Scene scene({Faction::crimea, Faction::saxony});
  scene.factory_card(Faction::crimea, card_for_3_coins).hand(Faction::crimea, {2, 5}).turn_of(Faction::crimea);
  scene.play({act::section(factory_section), act::factory_top(two)});
  EXPECT_EQ(hand_size(scene.crimea()), 1);
  EXPECT_EQ(scene.s.coercion_used, 0);
}

TEST(FactionAbilities, SC_FABL_16_the_first_option_is_done_before_the_second_is_chosen) {
  Scene scene = meets_card_1(Faction::polania, 2, 17);
  scene.play(act::option(a));
  EXPECT_EQ(scene.polania().coins, 4);
  EXPECT_EQ(scene.polania().stars[index(Goal::popularity)], 1);
  EXPECT_EQ(scene.s.ask, Ask::encounter);
  EXPECT_TRUE(scene.can(act::option(b)));
}

TEST(FactionAbilities, SC_FABL_16_the_second_must_be_payable_then) {
  Scene scene = meets_card_1(Faction::polania, 2, 0).play(act::option(b));
  EXPECT_EQ(scene.polania().coins, 0);
  EXPECT_FALSE(scene.can(act::option(c)));
  EXPECT_EQ(scene.why(act::option(c)), "SC-ENC-06");
  scene.play(act::option(a));
  EXPECT_EQ(scene.s.ask, Ask::bottom);
}

TEST(FactionAbilities, SC_FABL_17_a_sixth_star_from_the_first_option_ends_the_game) {
  Scene scene = meets_card_1(Faction::polania, 5, 17);
  scene.polania().stars = {1, 1, 1, 1, 1};
  scene.play(act::option(a));
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.stars(Faction::polania), 6);
  EXPECT_EQ(scene.polania().coins, 7);
}

TEST(FactionAbilities, SC_TURN_08_what_was_said_of_the_first_option_does_not_hold_for_the_second) {
  Scene scene = meets_card_1(Faction::polania, 5, 5);
  scene.aside(scene.seat(Faction::polania), act::in_part());
  scene.play({act::option(a), act::take(Item::coins), act::done()});
  ASSERT_EQ(scene.s.ask, Ask::encounter);
  EXPECT_TRUE(scene.can_aside(scene.seat(Faction::polania), act::in_part()));  // it would have to be said again
  scene.play(act::option(b));                                                  // the 4 food at once
  EXPECT_EQ(scene.s.tokens[index(scene.hex("north_village"))], (Tokens{0, 0, 0, 4}));
  EXPECT_EQ(scene.s.ask, Ask::bottom);
}

}  // namespace faction_abilities_test
}  // namespace ludarium::scythe
