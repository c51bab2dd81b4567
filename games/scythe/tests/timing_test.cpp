// Chapter "Timing: sequences".
#include <algorithm>

#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace timing_test {

constexpr std::uint8_t rich = 12;  // 20 coins

// Nordic on the Industrial mat has met an objective and keeps it: every window shows itself by the reveal on offer.
Scene keeping(boost::json::object options = {}) {
  Scene scene({Faction::nordic, Faction::saxony}, std::move(options));
  scene.objectives(Faction::nordic, rich, 1);
  scene.nordic().coins = 25;
  scene.turn_of(Faction::nordic);
  return scene;
}

bool window(const Scene& scene) { return scene.can(act::reveal(rich)); }

std::ptrdiff_t first(const Scene& scene, Happened kind, std::ptrdiff_t from = 0) {
  const auto found = std::find_if(scene.events.begin() + from, scene.events.end(),
                                  [&](const Event& e) { return e.kind == static_cast<std::uint8_t>(kind); });
  EXPECT_NE(found, scene.events.end()) << game().event_name({static_cast<std::uint8_t>(kind)});
  return found - scene.events.begin();
}

TEST(Timing, SC_TIME_01_window_section_top_window_bottom_window_next_player) {
  Scene scene = keeping();
  scene.tokens("nordic_tundra", Resource::oil, 3);
  EXPECT_TRUE(window(scene));
  scene.play(act::section(0));
  EXPECT_EQ(scene.s.ask, Ask::top);
  EXPECT_FALSE(window(scene));
  scene.play(act::bolster_power());
  EXPECT_EQ(scene.s.ask, Ask::bottom);
  EXPECT_TRUE(window(scene));
  scene.play(act::bottom());
  EXPECT_EQ(scene.s.ask, Ask::gain);
  EXPECT_FALSE(window(scene));
  scene.play(act::done());
  EXPECT_EQ(scene.s.ask, Ask::end_turn);
  EXPECT_TRUE(window(scene));
  scene.play(act::end_turn());
  EXPECT_EQ(scene.s.active, scene.seat(Faction::saxony));
  EXPECT_EQ(scene.s.ask, Ask::section);
}

TEST(Timing, SC_TIME_01_skipped_actions_merge_their_windows) {
  Scene scene = keeping();
  scene.play({act::section(0), act::skip()});
  EXPECT_TRUE(window(scene));
  scene.play(act::skip());
  EXPECT_EQ(scene.s.active, scene.seat(Faction::saxony));
}

TEST(Timing, SC_TIME_01_a_factory_card_has_the_same_windows) {
  Scene scene = keeping();
  scene.factory_card(Faction::nordic, 6).play({act::section(factory_section)});
  EXPECT_FALSE(window(scene));
  scene.play(act::factory_top());
  EXPECT_TRUE(window(scene));
  scene.play({act::move_units(), act::unit(Unit::character)});
  EXPECT_FALSE(window(scene));
  scene.play({act::step(scene.hex("nordic_tundra")), act::stop()});
  EXPECT_EQ(scene.s.ask, Ask::end_turn);
  EXPECT_TRUE(window(scene));
}

// Nordic's character can go to an encounter, a mech to a battle, another one onto Saxony's lone worker.
Scene busy_move(boost::json::object options = {}) {
  Scene scene({Faction::nordic, Faction::saxony}, std::move(options));
  scene.nordic().cubes_moved = 1u << index(Cube::move_units);
  scene.character(Faction::nordic, "nordic_forest").mech(Faction::nordic, 0, "factory_tundra");
  scene.mech(Faction::nordic, 3, "factory_forest").workers(Faction::saxony, {"factory"});
  scene.mech(Faction::saxony, 0, "tunnel_south_tundra").hand(Faction::nordic, {}).hand(Faction::saxony, {});
  scene.nordic().power = scene.saxony().power = 2;
  scene.turn_of(Faction::nordic, TopAction::move);
  return scene;
}

TEST(Timing, SC_TIME_02_units_one_by_one_then_combats_then_the_encounter) {
  Scene scene = busy_move();
  scene.play(act::move_units());
  EXPECT_EQ(scene.s.ask, Ask::unit);
  scene.play({act::unit(Unit::character), act::step(scene.hex("nordic_mountain"))});
  EXPECT_EQ(scene.s.ask, Ask::unit);  // no encounter yet
  scene.play({act::unit(mech(0)), act::step(scene.hex("tunnel_south_tundra"))});
  EXPECT_EQ(scene.s.ask, Ask::unit);  // no combat yet
  scene.play({act::unit(mech(3)), act::step(scene.hex("factory"))});
  EXPECT_EQ(scene.saxony().workers[0], scene.hex("saxony_base"));
  EXPECT_EQ(scene.s.ask, Ask::fight);
  scene.play(scene.seat(Faction::nordic), act::fight(2)).play(scene.seat(Faction::saxony), act::fight(0));
  EXPECT_EQ(scene.s.ask, Ask::encounter);
}

TEST(Timing, SC_TIME_02_in_one_edition_driven_out_workers_leave_after_all_moves) {
  Scene scene = busy_move({{"edition", "pl"}});
  scene.play({act::move_units(), act::unit(mech(3)), act::step(scene.hex("factory"))});
  EXPECT_EQ(scene.saxony().workers[0], scene.hex("factory"));
  scene.play({act::unit(mech(0)), act::step(scene.hex("tunnel_south_tundra")), act::end_move()});
  EXPECT_EQ(scene.saxony().workers[0], scene.hex("saxony_base"));
  EXPECT_EQ(scene.s.ask, Ask::fight);  // and before the combats
}

TEST(Timing, SC_TIME_03_a_combat_runs_in_its_order) {
  Scene scene({Faction::nordic, Faction::crimea});
  scene.mech(Faction::nordic, Ability::artillery, "factory_tundra");
  scene.mech(Faction::crimea, Ability::scout, "factory_tundra").workers(Faction::crimea, {"factory_tundra"});
  scene.hand(Faction::nordic, {3}).hand(Faction::crimea, {2});
  scene.nordic().power = scene.crimea().power = 5;
  scene.nordic().popularity = 4;
  scene.battle(Faction::nordic, Faction::crimea, "factory_tundra");
  EXPECT_EQ(scene.s.combat.stage, CombatStage::attacker_ability);
  scene.play(act::ability(true));
  EXPECT_EQ(scene.s.combat.stage, CombatStage::defender_ability);
  scene.play(act::ability(true));
  EXPECT_EQ(scene.s.ask, Ask::fight);
  scene.play(scene.seat(Faction::nordic), act::fight(4)).play(scene.seat(Faction::crimea), act::fight(1, 1));
  const auto reveal = first(scene, Happened::fought), home = first(scene, Happened::retreated);
  const auto popularity = first(scene, Happened::paid, home), card = first(scene, Happened::drew_cards);
  const auto star = first(scene, Happened::star);
  EXPECT_LT(reveal, first(scene, Happened::won_battle));
  EXPECT_LT(first(scene, Happened::won_battle), home);
  EXPECT_EQ(scene.events[static_cast<std::size_t>(popularity)].arg[0], static_cast<int>(Item::popularity));
  EXPECT_LT(popularity, card);
  EXPECT_LT(card, star);
}

TEST(Timing, SC_TIME_04_coins_benefit_bonuses_stars_active_left_right) {
  Scene scene({Faction::saxony, Faction::polania, Faction::nordic});
  for (Seat seat : scene.s.seats()) {
    scene.s.player(seat).recruits = 1u << index(BottomAction::upgrade);
    scene.s.player(seat).power = 15;
  }
  scene.saxony().coins = 0;
  scene.tokens("saxony_tundra", Resource::oil, 3).bottom_of(Faction::saxony, BottomAction::upgrade);
  scene.play(act::bottom());
  EXPECT_EQ(scene.saxony().coins, 3);  // before the cube is moved
  EXPECT_EQ(scene.saxony().cubes_moved, 0);
  scene.play(act::upgrade(Cube::move_coins, BottomAction::enlist));
  std::vector<Seat> bonuses, stars;
  for (const Event& e : scene.all(Happened::ongoing_bonus)) bonuses.push_back(e.seat);
  for (const Event& e : scene.all(Happened::star)) stars.push_back(e.seat);
  const std::vector<Seat> order{scene.seat(Faction::saxony), scene.seat(Faction::polania), scene.seat(Faction::nordic)};
  EXPECT_EQ(bonuses, order);
  EXPECT_EQ(stars, order);
  EXPECT_LT(first(scene, Happened::upgraded), first(scene, Happened::ongoing_bonus));
}

TEST(Timing, SC_TIME_05_no_star_is_placed_inside_one_benefit) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.nordic().power = 14;
  scene.structure(Faction::nordic, Structure::monument, "factory").turn_of(Faction::nordic, TopAction::bolster);
  scene.aside(scene.seat(Faction::nordic), act::in_part()).play(act::bolster_power());
  scene.play({act::take(Item::power), act::take(Item::power)});
  EXPECT_EQ(scene.nordic().power, 16);
  EXPECT_EQ(scene.stars(Faction::nordic), 0);
  EXPECT_EQ(scene.play(act::done()).stars(Faction::nordic), 1);
}

TEST(Timing, SC_TIME_05_no_star_is_placed_inside_a_bottom_action) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.nordic().power = 14;
  scene.nordic().recruits = 1u << index(BottomAction::enlist);  // draws a card by this very action
  scene.tokens("nordic_forest", Resource::food, 4).bottom_of(Faction::nordic, BottomAction::enlist);
  scene.play({act::bottom(), act::enlist(BottomAction::build, OneTimeBonus::power)});
  EXPECT_LT(first(scene, Happened::drew_cards), first(scene, Happened::star));
}

TEST(Timing, SC_TIME_06_only_dial_and_cards_are_chosen_at_the_same_time) {
  for (bool attacker_first : {true, false}) {
    Scene scene({Faction::nordic, Faction::saxony, Faction::polania});
    const Seat nordic = scene.seat(Faction::nordic), saxony = scene.seat(Faction::saxony);
    scene.battle(Faction::nordic, Faction::saxony, "factory_tundra");
    EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(nordic).with(saxony));
    EXPECT_EQ(scene.why(scene.seat(Faction::polania), act::fight(0)), "SC-TIME-06");
    scene.play(attacker_first ? nordic : saxony, act::fight(0));
    EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(attacker_first ? saxony : nordic));
  }
  Scene turn = keeping();
  while (turn.s.turn == keeping().s.turn) {
    EXPECT_EQ(game().pending(turn.s).seats.size(), 1);
    turn.play(turn.legal().front());
  }
}

TEST(Timing, SC_TIME_07_origins_are_kept_until_the_combats_are_over) {
  Scene scene = busy_move();
  scene.play({act::move_units(), act::unit(mech(0)), act::step(scene.hex("tunnel_south_tundra")), act::end_move()});
  ASSERT_EQ(scene.s.ask, Ask::fight);
  EXPECT_EQ(scene.s.moving.origin[index(mech(0))], scene.hex("factory_tundra"));
  scene.play(scene.seat(Faction::nordic), act::fight(2)).play(scene.seat(Faction::saxony), act::fight(0));
  EXPECT_EQ(scene.s.moving, Moving{});
}

TEST(Timing, SC_TIME_08_the_next_turn_waits_and_is_void_if_the_game_ends) {
  Scene scene = keeping();
  for (std::size_t goal = 0; goal < 5; ++goal) scene.nordic().stars[goal] = 1;
  scene.nordic().power = 15;
  scene.nordic().recruits = 1u << index(BottomAction::build);
  scene.nordic().popularity = 17;
  scene.tokens("nordic_forest", Resource::wood, 3).bottom_of(Faction::nordic, BottomAction::build);
  scene.play(act::bottom());
  const Seat saxony = scene.seat(Faction::saxony);
  EXPECT_EQ(scene.why(saxony, act::section(0)), "SC-TURN-11");
  scene.play(act::done());
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.why(saxony, act::section(0)), "SC-END-02");
}

TEST(Timing, SC_TIME_09_an_encounter_runs_in_its_order) {
  Scene scene({Faction::polania, Faction::saxony});
  const Hex village = scene.hex("polania_village");
  scene.character(Faction::polania, "polania_farm").encounter_next(25);  // A: 2 power, 1 popularity; B: $2, 4 power
  scene.polania().power = 14;
  scene.polania().coins = 5;
  scene.turn_of(Faction::polania, TopAction::move);
  scene.play({act::move_units(), act::unit(Unit::character), act::step(village)});
  EXPECT_TRUE(scene.s.encounter_tokens.has(village));
  scene.play(act::end_move());
  EXPECT_FALSE(scene.s.encounter_tokens.has(village));
  EXPECT_TRUE(scene.happened(Happened::encounter_drawn));
  scene.play(act::option(1));
  EXPECT_LT(first(scene, Happened::encounter_option), first(scene, Happened::paid));
  EXPECT_LT(first(scene, Happened::paid), first(scene, Happened::gained));
  EXPECT_LT(first(scene, Happened::gained), first(scene, Happened::star));  // before the second option
  EXPECT_EQ(scene.s.ask, Ask::encounter);
  scene.play(act::option(0));
  EXPECT_EQ(scene.s.encounter_card, 0);
  EXPECT_TRUE(scene.s.encounters_drawn >> 24 & 1);
}

TEST(Timing, SC_TIME_10_coercion_is_open_once_from_token_to_the_end_of_the_turn) {
  Scene scene({Faction::crimea, Faction::saxony});
  scene.hand(Faction::crimea, {2, 2, 3}).workers(Faction::crimea, {"factory_forest", "factory_tundra"});
  scene.tokens("factory_forest", Resource::wood, 5).tokens("factory_tundra", Resource::wood, 5);
  scene.bottom_of(Faction::crimea, BottomAction::build);
  scene.play({act::pay(scene.hex("factory_forest"), Resource::wood), act::pay_card(0)});
  ASSERT_EQ(scene.s.ask, Ask::pay);
  EXPECT_EQ(scene.why(act::pay_card(0)), "SC-FABL-03");
  scene.play(act::pay_rest()).end_turn();
  scene.play(act::section(0)).end_turn();
  ASSERT_EQ(scene.s.active, scene.seat(Faction::crimea));
  scene.crimea().section = no_section;
  scene.play(act::section(index(BottomAction::build)));
  if (scene.s.ask == Ask::top) scene.play(act::skip());
  EXPECT_TRUE(scene.can(act::bottom(0)));
}

// Nordic, without a coin, places its token on Bolster; Saxony has some.
Scene penniless(boost::json::object options = {}, std::uint16_t saxon_coins = 5) {
  Scene scene({Faction::nordic, Faction::saxony}, std::move(options));
  scene.nordic().coins = 0;
  scene.saxony().coins = saxon_coins;
  const auto& columns = facts().of(scene.nordic().mat).column;
  std::size_t bolster = 0;
  while (columns[bolster].top != TopAction::bolster) ++bolster;
  scene.turn_of(Faction::nordic).play(act::section(bolster));
  return scene;
}

TEST(Timing, SC_DP_38_a_coin_given_after_the_token_was_placed_opens_the_top_action) {
  Scene scene = penniless();
  ASSERT_EQ(scene.s.ask, Ask::top);
  EXPECT_EQ(scene.legal(), std::vector{act::skip()});
  scene.aside(scene.seat(Faction::saxony), act::gift(scene.seat(Faction::nordic), 1));
  EXPECT_TRUE(scene.can(act::bolster_power()));
  scene.play(act::bolster_power());
  EXPECT_EQ(scene.nordic().coins, 0);
}

TEST(Timing, SC_DP_38_nobody_is_asked_where_no_gift_can_help) {
  EXPECT_EQ(penniless({{"tournament", true}}).s.ask, Ask::bottom);
  EXPECT_EQ(penniless({}, 0).s.ask, Ask::bottom);

  Scene weak({Faction::nordic, Faction::saxony});  // coins would do, but power is missing too
  weak.workers(Faction::nordic, {"nordic_forest", "nordic_forest", "nordic_forest", "nordic_forest", "nordic_forest",
                                 "nordic_forest", "nordic_forest", "nordic_forest"});
  weak.nordic().stars[index(Goal::workers)] = 1;
  weak.nordic().coins = weak.nordic().power = 0;
  weak.turn_of(Faction::nordic).play(act::section(1));
  EXPECT_EQ(weak.s.ask, Ask::bottom);
}

TEST(Timing, SC_DP_38_who_is_asked_does_not_tell_hidden_coins) {
  EXPECT_EQ(penniless({{"hide_coin_totals", true}}, 5).s.ask, Ask::top);
  EXPECT_EQ(penniless({{"hide_coin_totals", true}}, 0).s.ask, Ask::top);
}

}  // namespace timing_test
}  // namespace ludarium::scythe
