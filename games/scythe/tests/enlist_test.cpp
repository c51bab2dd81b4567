// Chapter "Enlist and ongoing bonus".
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace enlist_test {

constexpr std::uint8_t circle(BottomAction bottom) { return static_cast<std::uint8_t>(1u << index(bottom)); }
constexpr std::array all_bottom{BottomAction::upgrade, BottomAction::deploy, BottomAction::build, BottomAction::enlist};
const std::vector all_five{Faction::saxony, Faction::nordic, Faction::polania, Faction::rusviet, Faction::crimea};

// Everybody at 5 on all tracks with an empty hand.
Scene table(std::vector<Faction> who, boost::json::object options = {}) {
  Scene scene(who, options);
  for (Faction faction : who) {
    Player& player = scene.of(faction);
    player.coins = player.power = player.popularity = 5;
    scene.hand(faction, {});
  }
  return scene;
}

void enlisted(Player& player, BottomAction bottom) {
  player.recruits |= circle(bottom);
  player.one_time = player.recruits;
}

// Nordic is about to take a bottom action it can pay.
Scene& about_to(Scene& scene, BottomAction bottom) {
  scene.workers(Faction::nordic, {"nordic_forest"});
  return scene.tokens("nordic_forest", static_cast<Resource>(bottom), 4).bottom_of(Faction::nordic, bottom);
}

// ... and takes it, leaving its primary benefit.
Scene& take(Scene& scene, BottomAction bottom) { return about_to(scene, bottom).play({act::bottom(), act::done()}); }

Scene enlisting(boost::json::object options = {}) {
  Scene scene = table({Faction::nordic, Faction::saxony}, options);
  return about_to(scene, BottomAction::enlist);
}

int coins_of_mat(Scene& scene, BottomAction bottom) {
  return facts().of(scene.nordic().mat).column[index(bottom)].coins;
}

TEST(Enlist, SC_ENL_01_costs_food_and_puts_a_recruit_on_a_free_space) {
  Scene scene = enlisting();
  scene.play(act::bottom());
  EXPECT_EQ(scene.s.tokens[index(scene.hex("nordic_forest"))][index(Resource::food)], 0);
  scene.play(act::enlist(BottomAction::deploy, OneTimeBonus::power));
  EXPECT_EQ(scene.nordic().recruits, circle(BottomAction::deploy));
  EXPECT_EQ(scene.nordic().one_time, 1u << index(OneTimeBonus::power));
  EXPECT_EQ(scene.nordic().power, 7);                                                         // at once
  EXPECT_EQ(scene.why(act::enlist(BottomAction::build, OneTimeBonus::coins)), "SC-TURN-06");  // one recruit

  Scene hungry = enlisting();
  hungry.tokens("nordic_forest", Resource::food, 3);
  EXPECT_EQ(hungry.why(act::bottom()), "SC-TURN-07");
}

TEST(Enlist, SC_ENL_02_the_four_one_time_bonuses) {
  for (OneTimeBonus bonus :
       {OneTimeBonus::power, OneTimeBonus::coins, OneTimeBonus::popularity, OneTimeBonus::combat_cards}) {
    Scene scene = enlisting();
    scene.play({act::bottom(), act::enlist(BottomAction::deploy, bonus)});
    const int mat = coins_of_mat(scene, BottomAction::enlist);
    EXPECT_EQ(scene.nordic().power, bonus == OneTimeBonus::power ? 7 : 5);
    EXPECT_EQ(scene.nordic().coins, mat + (bonus == OneTimeBonus::coins ? 7 : 5));
    EXPECT_EQ(scene.nordic().popularity, bonus == OneTimeBonus::popularity ? 7 : 5);
    EXPECT_EQ(hand_size(scene.nordic()), bonus == OneTimeBonus::combat_cards ? 2 : 0);
  }
}

TEST(Enlist, SC_ENL_03_each_one_time_bonus_once) {
  Scene scene = enlisting();
  enlisted(scene.nordic(), BottomAction::upgrade);  // its recruit stands on the space of power
  scene.play(act::bottom());
  EXPECT_EQ(scene.why(act::enlist(BottomAction::deploy, OneTimeBonus::power)), "SC-ENL-03");
  EXPECT_EQ(scene.why(act::enlist(BottomAction::upgrade, OneTimeBonus::coins)), "SC-ENL-01");
}

TEST(Enlist, SC_ENL_04_recruit_and_space_are_chosen_independently) {
  Scene scene = enlisting();
  scene.play(act::bottom());
  for (BottomAction from : all_bottom)
    for (std::size_t to = 0; to < recruits_per_faction; ++to)
      EXPECT_TRUE(scene.can(act::enlist(from, static_cast<OneTimeBonus>(to))));
}

TEST(Enlist, SC_ENL_05_each_bottom_action_has_its_ongoing_bonus) {
  for (BottomAction bottom : all_bottom) {
    Scene scene = table({Faction::nordic, Faction::saxony});
    enlisted(scene.nordic(), bottom);
    take(scene, bottom);
    EXPECT_EQ(scene.nordic().power, bottom == BottomAction::upgrade ? 6 : 5);
    EXPECT_EQ(scene.nordic().coins, 5 + coins_of_mat(scene, bottom) + (bottom == BottomAction::deploy));
    EXPECT_EQ(scene.nordic().popularity, bottom == BottomAction::build ? 6 : 5);
    EXPECT_EQ(hand_size(scene.nordic()), bottom == BottomAction::enlist ? 1 : 0);
  }
}

TEST(Enlist, SC_ENL_06_gained_when_oneself_or_a_neighbour_takes_the_action) {
  Scene scene = table({Faction::nordic, Faction::rusviet, Faction::crimea});
  for (Faction faction : {Faction::nordic, Faction::rusviet, Faction::crimea})
    enlisted(scene.of(faction), BottomAction::upgrade);
  Scene other = scene;
  take(scene, BottomAction::upgrade);
  for (Faction faction : {Faction::nordic, Faction::rusviet, Faction::crimea}) EXPECT_EQ(scene.of(faction).power, 6);
  take(other, BottomAction::build);  // another action, nobody's bonus
  for (Faction faction : {Faction::nordic, Faction::rusviet, Faction::crimea}) EXPECT_EQ(other.of(faction).power, 5);
}

TEST(Enlist, SC_ENL_07_top_actions_factory_cards_and_encounters_never_trigger_it) {
  Scene scene = table({Faction::nordic, Faction::saxony});
  for (BottomAction bottom : all_bottom) {
    enlisted(scene.nordic(), bottom);
    enlisted(scene.saxony(), bottom);
  }
  Scene top = scene, card = scene, encounter = scene;
  top.turn_of(Faction::nordic, TopAction::bolster).play(act::bolster_cards());
  EXPECT_FALSE(top.happened(Happened::ongoing_bonus));

  card.factory_card(Faction::nordic, 9).turn_of(Faction::nordic);
  card.play({act::section(factory_section), act::factory_top(), act::upgrade(Cube::move_coins, BottomAction::build)});
  EXPECT_EQ(card.nordic().power, 5);
  EXPECT_EQ(card.saxony().power, 5);

  encounter.encounter_next(7).character(Faction::nordic, "nordic_tundra").turn_of(Faction::nordic, TopAction::move);
  encounter.play({act::move_units(), act::unit(Unit::character), act::step(encounter.hex("nordic_mountain")),
                  act::end_move(), act::option(1), act::upgrade(Cube::move_coins, BottomAction::build)});
  EXPECT_EQ(encounter.nordic().power, 5);
  EXPECT_EQ(encounter.saxony().power, 5);
}

TEST(Enlist, SC_ENL_08_active_player_then_left_then_right_neighbour) {
  Scene scene = table(all_five);
  for (Faction faction : all_five) enlisted(scene.of(faction), BottomAction::deploy);
  take(scene, BottomAction::deploy);
  std::vector<Seat> order;
  for (const Event& event : scene.all(Happened::ongoing_bonus)) order.push_back(event.seat);
  EXPECT_EQ(order,
            (std::vector{scene.seat(Faction::nordic), scene.seat(Faction::rusviet), scene.seat(Faction::polania)}));
}

// Rusviet, left of Nordic, and Polania, right of it, both need one power for their sixth star.
Scene both_one_short(const char* edition) {
  Scene scene = table({Faction::nordic, Faction::rusviet, Faction::polania}, {{"edition", edition}});
  for (Faction faction : {Faction::rusviet, Faction::polania}) {
    enlisted(scene.of(faction), BottomAction::upgrade);
    scene.of(faction).power = 15;
    scene.of(faction).stars = {1, 1, 1, 1, 1, 0, 0, 0, 0};
  }
  return take(scene, BottomAction::upgrade);
}

TEST(Enlist, SC_ENL_09_a_sixth_star_by_it_ends_the_game_at_once) {
  for (const char* edition : {"default", "cs", "pl", "hu"}) {
    Scene scene = both_one_short(edition);
    EXPECT_TRUE(scene.over());
    EXPECT_EQ(scene.stars(Faction::rusviet), 6);
    EXPECT_EQ(scene.stars(Faction::polania), 5);
  }
}

TEST(Enlist, SC_ENL_09_all_gain_before_the_stars_but_not_in_editions_pl_and_hu) {
  for (const char* edition : {"default", "cs"}) EXPECT_EQ(both_one_short(edition).polania().power, 16);
  for (const char* edition : {"pl", "hu"}) EXPECT_EQ(both_one_short(edition).polania().power, 15);
}

TEST(Enlist, SC_ENL_10_with_two_players_the_opponent_gains_once) {
  Scene scene = table({Faction::nordic, Faction::saxony});
  enlisted(scene.saxony(), BottomAction::build);
  EXPECT_EQ(take(scene, BottomAction::build).saxony().popularity, 6);
  EXPECT_EQ(scene.all(Happened::ongoing_bonus).size(), 1u);
}

TEST(Enlist, SC_ENL_11_no_bonus_for_the_very_action_that_enlisted_the_recruit) {
  Scene scene = enlisting();
  scene.play({act::bottom(), act::enlist(BottomAction::enlist, OneTimeBonus::coins)});
  EXPECT_EQ(hand_size(scene.nordic()), 0);
  EXPECT_EQ(hand_size(take(scene, BottomAction::enlist).nordic()), 1);  // but for the next one
}

TEST(Enlist, SC_ENL_12_may_be_declined) {
  for (const char* edition : {"default", "hu"}) {
    Scene scene = table({Faction::nordic, Faction::saxony}, {{"edition", edition}});
    enlisted(scene.nordic(), BottomAction::build);
    enlisted(scene.saxony(), BottomAction::build);
    scene.aside(scene.seat(Faction::saxony), act::standing_order(BottomAction::build, true));
    take(scene, BottomAction::build);
    EXPECT_EQ(scene.saxony().popularity, 5);
    EXPECT_EQ(scene.nordic().popularity, 6);
    scene.aside(scene.seat(Faction::saxony), act::standing_order(BottomAction::build, false));
    EXPECT_EQ(take(scene, BottomAction::build).saxony().popularity, 6);
  }
}

TEST(Enlist, SC_ENL_12_is_not_optional_in_editions_cs_and_pl) {
  for (const char* edition : {"cs", "pl"}) {
    Scene scene = table({Faction::nordic, Faction::saxony}, {{"edition", edition}});
    const Seat saxony_seat = scene.seat(Faction::saxony);
    const Action decline = act::standing_order(BottomAction::build, true);
    EXPECT_FALSE(scene.can_aside(saxony_seat, decline));
    EXPECT_EQ(scene.why(saxony_seat, decline), "SC-ENL-12");
  }
}

TEST(Enlist, SC_ENL_13_the_fourth_recruit_earns_the_star) {
  Scene third = enlisting();
  third.nordic().recruits = third.nordic().one_time = 0b0011;
  third.play({act::bottom(), act::enlist(BottomAction::build, OneTimeBonus::popularity)});
  EXPECT_EQ(third.stars(Faction::nordic), 0);

  Scene fourth = enlisting();
  fourth.nordic().recruits = fourth.nordic().one_time = 0b0111;
  fourth.play({act::bottom(), act::enlist(BottomAction::enlist, OneTimeBonus::combat_cards)});
  EXPECT_EQ(fourth.nordic().stars[index(Goal::recruits)], 1);
}

TEST(Enlist, SC_ENL_14_neighbours_are_the_next_players_at_the_table) {
  Scene five = table(all_five);
  for (Faction faction : all_five) enlisted(five.of(faction), BottomAction::build);
  take(five, BottomAction::build);
  EXPECT_EQ(five.rusviet().popularity, 6);
  EXPECT_EQ(five.polania().popularity, 6);
  EXPECT_EQ(five.crimea().popularity, 5);  // not beside Nordic
  EXPECT_EQ(five.saxony().popularity, 5);

  const std::vector three{Faction::nordic, Faction::saxony, Faction::crimea};  // both beside it now
  Scene few = table(three);
  for (Faction faction : three) enlisted(few.of(faction), BottomAction::build);
  take(few, BottomAction::build);
  EXPECT_EQ(few.crimea().popularity, 6);
  EXPECT_EQ(few.saxony().popularity, 6);
}

// In its Move Nordic wins the recruit of Build by an encounter, then it builds: that section has both.
Scene recruit_then_build(const char* edition) {
  Scene scene = table({Faction::nordic, Faction::saxony}, {{"edition", edition}});
  scene.encounter_next(2).character(Faction::nordic, "nordic_tundra").tokens("nordic_forest", Resource::wood, 3);
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("nordic_mountain")), act::end_move(),
              act::option(2), act::enlist(BottomAction::build, OneTimeBonus::coins)});
  EXPECT_EQ(scene.nordic().popularity, 3);  // the option cost 2
  return scene.play({act::bottom(), act::done()});
}

TEST(Enlist, SC_ENL_15_a_recruit_of_an_encounter_counts_for_the_bottom_action_of_the_turn) {
  for (const char* edition : {"default", "pl", "hu"}) EXPECT_EQ(recruit_then_build(edition).nordic().popularity, 4);

  Scene scene = recruit_then_build("cs");
  EXPECT_EQ(scene.nordic().popularity, 3);
  scene.end_turn().play(act::section(0)).end_turn();
  ASSERT_EQ(scene.s.active, scene.seat(Faction::nordic));
  scene.tokens("nordic_forest", Resource::wood, 3).bottom_of(Faction::nordic, BottomAction::build);
  EXPECT_EQ(scene.play({act::bottom(), act::done()}).nordic().popularity, 4);  // from the next turn on
}

}  // namespace enlist_test
}  // namespace ludarium::scythe
