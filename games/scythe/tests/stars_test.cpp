// Chapter "Stars".
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace stars_test {

// Nordic on the Industrial mat, about to bolster or skip it; nothing reached yet.
Scene bolstering() {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.nordic().coins = 10;
  scene.turn_of(Faction::nordic, TopAction::bolster);
  return scene;
}

void give_stars(Player& player, int count) {  // for things long past
  for (std::size_t goal = 0; goal < static_cast<std::size_t>(count); ++goal) player.stars[goal] = 1;
}

int stars_for(Scene scene, Goal goal) {
  scene.play(act::bolster_cards());
  return scene.nordic().stars[index(goal)];
}

void put_out(Player& p, std::size_t mechs_out, std::size_t structures_out, std::size_t workers_out) {
  for (std::size_t i = 0; i < mechs_out; ++i) p.mechs[i] = hex_named("factory");
  for (std::size_t i = 0; i < structures_out; ++i) p.structures[i] = hex_at(i);
  for (std::size_t i = 0; i < workers_out; ++i) p.workers[i] = hex_named("factory");
}

TEST(Stars, SC_STAR_01_pieces_and_tracks_each_have_their_goal) {
  Scene less = bolstering(), all = bolstering();
  put_out(less.nordic(), 3, 3, 7);
  put_out(all.nordic(), 4, 4, 8);
  less.nordic().cubes_moved = 0b011111;
  less.nordic().recruits = 0b0111;
  less.nordic().popularity = 17;
  less.nordic().power = 15;
  for (Goal goal :
       {Goal::upgrades, Goal::mechs, Goal::structures, Goal::recruits, Goal::workers, Goal::popularity, Goal::power})
    EXPECT_EQ(stars_for(less, goal), 0) << index(goal);
  for (Goal goal : {Goal::mechs, Goal::structures, Goal::workers}) EXPECT_EQ(stars_for(all, goal), 1) << index(goal);
  Scene tracks = bolstering();
  tracks.nordic().cubes_moved = 0b111111;
  tracks.nordic().recruits = 0b1111;
  tracks.nordic().popularity = 18;
  tracks.nordic().power = 16;
  for (Goal goal : {Goal::upgrades, Goal::recruits, Goal::popularity, Goal::power})
    EXPECT_EQ(stars_for(tracks, goal), 1) << index(goal);
}

TEST(Stars, SC_STAR_01_an_objective_and_two_combats_complete_the_ten_spots) {
  Scene scene({Faction::nordic, Faction::saxony});
  const auto limits = [&](Goal goal) {
    const Seat seat = scene.seat(Faction::nordic);
    if (goal == Goal::combat) return combat_star_limit(scene.look(), seat);
    return goal == Goal::objective ? objective_star_limit(scene.look(), seat) : 1;
  };
  int spots = 0;
  for (std::size_t goal = 0; goal < star_goals; ++goal) spots += limits(static_cast<Goal>(goal));
  EXPECT_EQ(spots, 10);
  EXPECT_EQ(limits(Goal::combat), 2);
  EXPECT_EQ(limits(Goal::objective), 1);
}

TEST(Stars, SC_STAR_02_a_goal_reached_places_its_star_unasked) {
  Scene scene = bolstering();
  scene.nordic().power = 14;
  scene.play(act::bolster_power());
  EXPECT_EQ(scene.nordic().stars[index(Goal::power)], 1);
  EXPECT_TRUE(scene.happened(Happened::star));
  EXPECT_EQ(scene.s.ask, Ask::bottom);  // no question in between
}

TEST(Stars, SC_STAR_03_a_star_stays_when_the_value_drops) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.mech(Faction::nordic, 0, "factory_forest").workers(Faction::saxony, {"factory"});
  scene.nordic().popularity = 18;
  scene.nordic().stars[index(Goal::popularity)] = 1;
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(mech(0)), act::step(scene.hex("factory")), act::end_move()});
  EXPECT_EQ(scene.nordic().popularity, 17);
  EXPECT_EQ(scene.nordic().stars[index(Goal::popularity)], 1);
}

TEST(Stars, SC_STAR_04_a_goal_counts_once) {
  Scene scene = bolstering();
  scene.nordic().power = 15;
  scene.nordic().stars[index(Goal::power)] = 1;
  scene.play(act::bolster_power());
  EXPECT_EQ(scene.nordic().power, 16);
  EXPECT_EQ(scene.nordic().stars[index(Goal::power)], 1);
}

int combat_stars_after_another_win(Faction faction, std::uint8_t before) {
  const Faction other = faction == Faction::saxony ? Faction::nordic : Faction::saxony;
  Scene scene({faction, other});
  scene.hand(faction, {}).hand(other, {});
  scene.of(faction).power = scene.of(other).power = 0;  // 0:0, the attacker wins
  scene.of(faction).stars[index(Goal::combat)] = before;
  scene.battle(faction, other, "factory_tundra");
  return scene.of(faction).stars[index(Goal::combat)];
}

TEST(Stars, SC_STAR_04_combat_counts_twice_and_for_saxony_without_limit) {
  EXPECT_EQ(combat_stars_after_another_win(Faction::nordic, 1), 2);
  EXPECT_EQ(combat_stars_after_another_win(Faction::nordic, 2), 2);
  EXPECT_EQ(combat_stars_after_another_win(Faction::saxony, 2), 3);
  EXPECT_EQ(combat_stars_after_another_win(Faction::saxony, 4), 5);
}

TEST(Stars, SC_STAR_05_stars_of_several_players_share_a_goal) {
  Scene scene = bolstering();
  scene.nordic().power = 14;
  scene.saxony().power = 16;
  scene.saxony().stars[index(Goal::power)] = 1;
  scene.play(act::bolster_power());
  EXPECT_EQ(scene.nordic().stars[index(Goal::power)], 1);
  EXPECT_EQ(scene.saxony().stars[index(Goal::power)], 1);
}

TEST(Stars, SC_STAR_06_nobody_places_a_seventh) {
  EXPECT_EQ(facts().pieces.stars, 6);
  Scene scene({Faction::nordic, Faction::saxony});
  scene.hand(Faction::nordic, {}).hand(Faction::saxony, {});
  scene.nordic().power = scene.saxony().power = 0;
  give_stars(scene.nordic(), 6);
  scene.battle(Faction::nordic, Faction::saxony, "factory_tundra");  // won
  EXPECT_EQ(scene.stars(Faction::nordic), 6);
  EXPECT_EQ(scene.nordic().stars[index(Goal::combat)], 0);
}

TEST(Stars, SC_STAR_07_a_defender_and_a_neighbour_place_stars_in_anothers_turn) {
  Scene fight({Faction::nordic, Faction::saxony});
  fight.hand(Faction::nordic, {}).hand(Faction::saxony, {});
  fight.nordic().power = fight.saxony().power = 3;
  fight.battle(Faction::nordic, Faction::saxony, "factory_tundra");
  fight.play(fight.seat(Faction::nordic), act::fight(0)).play(fight.seat(Faction::saxony), act::fight(3));
  EXPECT_EQ(fight.s.active, fight.seat(Faction::nordic));
  EXPECT_EQ(fight.saxony().stars[index(Goal::combat)], 1);

  Scene build({Faction::nordic, Faction::saxony});
  build.saxony().recruits = 1u << index(BottomAction::build);
  build.saxony().popularity = 17;
  build.tokens("nordic_forest", Resource::wood, 3).bottom_of(Faction::nordic, BottomAction::build);
  build.play({act::bottom(), act::done()});
  EXPECT_EQ(build.saxony().stars[index(Goal::popularity)], 1);
}

// A Bolster with the Monument that reaches both ends of the tracks at once.
Scene both_tracks(int stars_before) {
  Scene scene = bolstering();
  give_stars(scene.nordic(), stars_before);
  scene.structure(Faction::nordic, Structure::monument, "factory");
  scene.nordic().power = 14;
  scene.nordic().popularity = 17;
  scene.play(act::bolster_power());
  return scene;
}

TEST(Stars, SC_STAR_08_two_goals_at_once_place_two_stars) {
  Scene scene = both_tracks(0);
  EXPECT_EQ(scene.nordic().stars[index(Goal::popularity)], 1);
  EXPECT_EQ(scene.nordic().stars[index(Goal::power)], 1);
}

TEST(Stars, SC_STAR_08_the_last_star_goes_to_the_first_goal_in_order) {
  Scene scene = both_tracks(5);
  EXPECT_EQ(scene.nordic().stars[index(Goal::popularity)], 1);
  EXPECT_EQ(scene.nordic().stars[index(Goal::power)], 0);
  EXPECT_TRUE(scene.over());
}

TEST(Stars, SC_STAR_09_the_worker_star_comes_with_the_eighth_off_the_mat_wherever_they_are) {
  Scene scene({Faction::nordic, Faction::saxony});
  const char* base = "nordic_base";
  scene.workers(Faction::nordic, {base, base, base, base, "lake_north", "factory", "rusviet_village"});
  scene.nordic().power = scene.nordic().popularity = 5;
  scene.turn_of(Faction::nordic, TopAction::produce).play(act::produce());
  EXPECT_EQ(count_out(scene.nordic().workers), 8);
  EXPECT_EQ(scene.nordic().stars[index(Goal::workers)], 1);
}

// Nordic's character meets the people of this card on the mountain.
Scene meeting(std::uint8_t card) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.character(Faction::nordic, "nordic_forest").encounter_next(card);
  scene.nordic().coins = scene.nordic().popularity = 10;
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("nordic_mountain")), act::end_move()});
  return scene;
}

Scene at_the_factory_card(std::uint8_t card) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.factory_card(Faction::nordic, card);
  scene.nordic().coins = scene.nordic().popularity = 10;
  scene.turn_of(Faction::nordic).play(act::section(factory_section));
  return scene;
}

TEST(Stars, SC_STAR_10_pieces_of_encounters_count) {
  Scene deploy = meeting(5);
  put_out(deploy.nordic(), 3, 0, 2);
  deploy.play({act::option(1), act::deploy(3, deploy.hex("nordic_mountain"))});
  EXPECT_EQ(deploy.nordic().stars[index(Goal::mechs)], 1);

  Scene worker = meeting(3);
  put_out(worker.nordic(), 0, 0, 7);
  EXPECT_EQ(worker.play(act::option(1)).nordic().stars[index(Goal::workers)], 1);
}

TEST(Stars, SC_STAR_10_pieces_of_factory_cards_count) {
  Scene upgrade = at_the_factory_card(9);
  upgrade.nordic().cubes_moved = 0b111110;
  upgrade.nordic().cubes_on = {1, 2, 1, 1};
  upgrade.play({act::factory_top(), act::upgrade(Cube::bolster_power, BottomAction::enlist)});
  EXPECT_EQ(upgrade.nordic().stars[index(Goal::upgrades)], 1);

  Scene build = at_the_factory_card(11);
  put_out(build.nordic(), 0, 3, 0);
  build.play({act::factory_top(), act::build(Structure::monument, build.nordic().workers[0])});
  EXPECT_EQ(build.nordic().stars[index(Goal::structures)], 1);

  Scene enlist = at_the_factory_card(12);
  enlist.nordic().recruits = 0b0111;
  enlist.nordic().one_time = 0b0111;
  enlist.play({act::factory_top(), act::enlist(BottomAction::enlist, OneTimeBonus::combat_cards)});
  EXPECT_EQ(enlist.nordic().stars[index(Goal::recruits)], 1);
}

}  // namespace stars_test
}  // namespace ludarium::scythe
