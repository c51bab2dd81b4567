// The worked examples of the rulebook, but for those of the solo game.
#include <algorithm>

#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace examples_test {

Action use(std::string_view id) { return act::ability(townsman(id)); }

// Takes over the first cards of the seats that draw, so that this one is among them.
void let_draw(Scene& scene, std::size_t seat, Paladin card) {
  Player& player = scene.s.players[seat];
  if (std::find(player.drawn.begin(), player.drawn.end(), card) != player.drawn.end()) return;
  player.unseen.add(player.drawn[0]);
  player.unseen.remove(card);
  player.drawn[0] = card;
}

// This paladin for round 1, whatever becomes of the other two.
Scene& choose(Scene& scene, std::size_t seat, Paladin card) {
  for (Action split : scene.legal(static_cast<int>(seat)))
    if (split.arg[0] == index(card)) return scene.play(static_cast<int>(seat), split);
  throw std::runtime_error("that paladin was not drawn");
}

Scene& hire_everybody(Scene& scene) {
  while (scene.s.ask == Ask::hire) scene.play(scene.legal()[0]);
  return scene;
}

TEST(Examples, PW_EX_01_the_initial_architect_brings_a_provision) {
  Scene scene = Scene::fresh(2);
  scene.townsfolk({"abbot_1", "squire_1", "architect_2", "squire_2", "squire_3"});
  const Seat first = scene.s.actor;
  scene.play(act::hire(2));
  const Player& player = scene.s.player(first);
  EXPECT_EQ(player.hired[0], townsman("architect_2"));
  EXPECT_EQ(player.provision, 1 + 1);
  EXPECT_EQ(player.silver, 3);
  EXPECT_EQ(workers_held(player), 0);
}

TEST(Examples, PW_EX_02_the_first_order_is_worth_four_to_everyone_with_five_walls) {
  Scene scene = Scene::fresh(3);
  scene.s.orders_left = {};
  scene.s.orders_left.add(order("fortify"));
  hire_everybody(scene);
  EXPECT_EQ(scene.s.orders[0], order("fortify"));
  scene.walls(0, {1, 2, 14, 15, 16}).walls(1, {17, 18, 19, 20}).walls(2, {21, 22, 23, 24, 3, 4});
  EXPECT_EQ(tally(scene.look(), seat_at(0)).orders, 4);
  EXPECT_EQ(tally(scene.look(), seat_at(1)).orders, 0);
  EXPECT_EQ(tally(scene.look(), seat_at(2)).orders, 4);
}

TEST(Examples, PW_EX_03_four_players_see_five_tavern_cards) {
  Scene scene = Scene::fresh(4);
  hire_everybody(scene);
  EXPECT_EQ(std::count(scene.s.tavern.begin(), scene.s.tavern.end(), Tavern::none), 0);
  EXPECT_EQ(scene.all(Happened::tavern_revealed).size(), 5u);
}

TEST(Examples, PW_EX_04_engelier) {
  Scene scene = Scene::fresh(2);
  hire_everybody(scene);
  const std::size_t first = ludarium::index(scene.s.start);
  let_draw(scene, first, paladin("engelier"));
  choose(scene, first, paladin("engelier")).play(scene.legal()[0]);
  ASSERT_EQ(scene.s.ask, Ask::tavern);
  EXPECT_EQ(scene.s.players[first].workers, (std::array<std::uint8_t, worker_types>{0, 1, 0, 1, 0, 0}));
  EXPECT_EQ(effective(scene.look(), scene.s.start, Attribute::strength), 3);
  EXPECT_EQ(effective(scene.look(), scene.s.start, Attribute::faith), 1);
  EXPECT_EQ(effective(scene.look(), scene.s.start, Attribute::influence), 0);
  EXPECT_EQ(scene.s.players[first].track, (std::array<std::uint8_t, attributes>{}));
}

TEST(Examples, PW_EX_04_engelier_pays_for_every_attack) {
  Scene scene(2);
  scene.paladin(0, "engelier").outsiders({"archer_1", "archer_2"}).silver(0, 0);
  for (std::size_t column : {0u, 1u}) {
    scene.turn_of(0).on_board(0, Space::attack, no_workers);
    scene.workers(0, {Worker::scout, Worker::labourer, Worker::fighter});
    scene.play({act::take(Space::attack), act::outsider(column)});
  }
  EXPECT_EQ(scene.of(0).silver, 2 + 2);
  scene.pass_all();
  EXPECT_EQ(effective(scene.look(), seat_at(0), Attribute::strength), 0);
}

TEST(Examples, PW_EX_05_fortify_needs_influence_and_gives_strength) {
  Scene scene(2);
  scene.workers(0, {Worker::merchant, Worker::labourer, Worker::scout}).next_wall(5);
  EXPECT_EQ(spots_needed(scene.look(), Space::fortify, 0), (Spots{Worker::merchant, Worker::any, Worker::scout}));
  scene.walls(0, {1});
  EXPECT_EQ(scene.why(act::take(Space::fortify)), "PW-FORT-03");
  scene.track(0, Attribute::influence, 1).play(act::take(Space::fortify));
  EXPECT_EQ(scene.level(0, Attribute::strength), 1);
  EXPECT_EQ(scene.level(0, Attribute::influence), 1);
}

TEST(Examples, PW_EX_06_the_reset_of_four_players) {
  Scene scene(4);
  scene.townsfolk({"", "", "squire_1", "defender_1", "debt_collector_1"});
  scene.outsiders({"", "archer_1", "thief_1", "", "hunter_1", "mercenary_1"}).pass_all();
  EXPECT_TRUE(scene.s.townsfolk_discard.has(townsman("debt_collector_1")));
  EXPECT_EQ(scene.s.townsfolk[3], townsman("squire_1"));
  EXPECT_EQ(scene.s.townsfolk[4], townsman("defender_1"));
  EXPECT_EQ(scene.all(Happened::townsfolk_laid).size(), 3u);
  EXPECT_TRUE(scene.s.outsider_discard.empty());
  const std::array ids{"archer_1", "thief_1", "hunter_1", "mercenary_1"};
  for (std::size_t i = 0; i < ids.size(); ++i) EXPECT_EQ(scene.s.outsiders[i], foreigner(ids[i]));
  EXPECT_EQ(scene.all(Happened::outsider_laid).size(), 2u);
  EXPECT_EQ(scene.s.tavern_discard.size(), 5);
}

TEST(Examples, PW_EX_07_develop_on_the_left_spot_of_commission) {
  Scene scene(2);
  scene.workers(0, {Worker::labourer, Worker::fighter}).silver(0, 4);
  scene.play({act::take(Space::develop), act::workshop(Space::commission, 0)});
  EXPECT_EQ(scene.of(0).silver, 0);
  EXPECT_EQ(scene.held(0, Worker::scout), 1);
  EXPECT_EQ(workers_held(scene.of(0)), 1);
  EXPECT_EQ(spots_needed(scene.turn_of(0).look(), Space::commission, 0),
            (Spots{Worker::none, Worker::any, Worker::cleric}));
}

TEST(Examples, PW_EX_08_dismissing_an_abbot) {
  Scene scene(2);
  scene.townsfolk({"", "", "abbot_1"}).workers(0, {Worker::scout}).silver(0, 2);
  scene.play({act::take(Space::recruit), act::dismiss(2)});
  EXPECT_EQ(scene.of(0).silver, 0);
  EXPECT_EQ(scene.of(0).workers, (std::array<std::uint8_t, worker_types>{1, 0, 0, 0, 1, 0}));
  EXPECT_EQ(scene.of(0).hired_count, 0);
}

TEST(Examples, PW_EX_09_hiring_a_gatekeeper) {
  for (bool debt : {false, true}) {
    Scene scene(2);
    scene.townsfolk({"gatekeeper_2"}).silver(0, 3).provision(0, 2).next_wall(5);
    scene.workers(0, {Worker::labourer, Worker::fighter, Worker::scout, Worker::scout, Worker::merchant});
    scene.play({act::take(Space::recruit, 1), act::workers({Worker::labourer, Worker::fighter, Worker::none}),
                act::hire(0, debt)});
    EXPECT_EQ(scene.of(0).silver, debt ? 4 : 1);
    EXPECT_EQ(scene.of(0).unpaid, debt ? 1 : 0);
    scene.play({act::pass(), act::take(Space::fortify)});
    EXPECT_EQ(scene.of(0).silver, debt ? 5 : 2);
  }
}

TEST(Examples, PW_EX_10_pray_frees_absolve) {
  Scene scene(2);
  scene.on_board(0, Space::absolve, {Worker::cleric, Worker::scout, Worker::merchant}).silver(0, 2);
  scene.workers(0, {Worker::criminal}).play({act::take(Space::pray), act::clear(Space::absolve)});
  EXPECT_FALSE(occupied(scene.of(0), Space::absolve));
  EXPECT_TRUE(occupied(scene.of(0), Space::pray));
  EXPECT_EQ(workers_held(scene.of(0)), 0);
  EXPECT_EQ(scene.of(0).silver, 0);
}

// The game of examples 11 and 12: Anseis gives faith 1 and influence 3.
Scene before_the_commission() {
  Scene scene(2);
  scene.paladin(0, "anseis").workshop(0, Space::commission, 0).walls(0, {1, 2, 14}).next_wall(17).provision(0, 1);
  scene.track(0, Attribute::faith, 2).track(0, Attribute::influence, 1).track(0, Attribute::strength, 4);
  return scene.workers(0, {Worker::labourer, Worker::cleric, Worker::merchant, Worker::labourer, Worker::scout});
}

Scene after_the_commission() {
  Scene scene = before_the_commission();
  return scene.play({act::take(Space::commission), act::workers({Worker::none, Worker::labourer, Worker::cleric}),
                     act::space(space("r2_3")), act::pass()});
}

TEST(Examples, PW_EX_11_a_commission_in_region_two) {
  Scene scene = before_the_commission();
  scene.play({act::take(Space::commission), act::workers({Worker::none, Worker::labourer, Worker::cleric})});
  EXPECT_EQ(scene.of(0).silver, 3);
  EXPECT_EQ(scene.of(0).provision, 0);
  EXPECT_EQ(scene.why(act::space(space("r3_5"))), "PW-COMM-04");  // faith 3 is too little for region 3
  scene.play(act::space(space("r2_3")));
  EXPECT_EQ(scene.held(0, Worker::scout), 2);
  EXPECT_EQ(scene.level(0, Attribute::influence), 2);
}

TEST(Examples, PW_EX_12_then_the_fourth_wall) {
  Scene scene = after_the_commission();
  EXPECT_EQ(effective(scene.look(), seat_at(0), Attribute::influence), 5);
  scene.play({act::take(Space::fortify), act::workers({Worker::merchant, Worker::labourer, Worker::scout})});
  EXPECT_EQ(scene.of(0).provision, 0);  // Anseis
  EXPECT_EQ(scene.of(0).wall_count, 4);
  EXPECT_EQ(scene.level(0, Attribute::strength), 5);
  EXPECT_EQ(scene.of(0).workers, (std::array<std::uint8_t, worker_types>{1, 1, 0, 1, 0, 0}));
}

TEST(Examples, PW_EX_12_what_the_fifth_wall_needs) {
  Scene scene(2);
  scene.walls(0, {1, 2, 14, 17}).workers(0, {Worker::merchant, Worker::labourer, Worker::scout}).provision(0, 1);
  EXPECT_EQ(scene.track(0, Attribute::influence, 7).why(act::take(Space::fortify)), "PW-FORT-02");
  EXPECT_EQ(scene.track(0, Attribute::influence, 6).provision(0, 2).why(act::take(Space::fortify)), "PW-FORT-03");
  EXPECT_TRUE(scene.track(0, Attribute::influence, 7).can(act::take(Space::fortify)));
}

TEST(Examples, PW_EX_13_garrison_with_a_prayer) {
  Scene scene(2);
  scene.workers(0, {Worker::merchant, Worker::labourer, Worker::fighter}).track(0, Attribute::strength, 5);
  scene.on_board(0, Space::trade, {Worker::scout, Worker::none, Worker::none});
  scene.play(act::take(Space::garrison));
  EXPECT_EQ(scene.why(act::space(space("r4_1"))), "PW-GARR-04");
  scene.play(act::space(space("r3_4")));
  EXPECT_EQ(scene.s.ask, Ask::clear);
  scene.play(act::clear(Space::trade));
  EXPECT_FALSE(occupied(scene.of(0), Space::trade));
  EXPECT_EQ(scene.of(0).provision, 0);
  EXPECT_EQ(scene.level(0, Attribute::faith), 1);
  EXPECT_EQ(scene.level(0, Attribute::strength), 5);
  EXPECT_EQ(scene.s.map[space("r3_4")], Piece::of(seat_at(0), true));
}

TEST(Examples, PW_EX_14_the_first_absolution) {
  Scene scene(2);
  scene.workers(0, {Worker::cleric, Worker::labourer, Worker::merchant}).silver(0, 1);
  scene.debts(0, 2).suspicions(0, {0, 1});
  scene.play({act::take(Space::absolve), act::jar(jar_space(Token::pay_debt)), act::discard()});
  EXPECT_EQ(scene.of(0).silver, 0);
  EXPECT_EQ(scene.of(0).unpaid, 1);
  EXPECT_EQ(scene.of(0).paid, 1);
  EXPECT_EQ(scene.of(0).suspicion_count, 1);
  EXPECT_EQ(scene.level(0, Attribute::faith), 1);
}

TEST(Examples, PW_EX_15_an_attack_beyond_the_own_strength) {
  Scene scene(2);
  scene.workers(0, {Worker::scout, Worker::cleric, Worker::fighter}).track(0, Attribute::strength, 5).silver(0, 1);
  scene.outsiders({"", "", "", "mercenary_4"}).play({act::take(Space::attack), act::outsider(3)});
  EXPECT_EQ(scene.of(0).silver, 0);
  EXPECT_EQ(scene.level(0, Attribute::influence), 1);
  EXPECT_EQ(scene.held(0, Worker::labourer), 2);
  EXPECT_TRUE(scene.of(0).attacked.has(foreigner("mercenary_4")));
  EXPECT_EQ(scene.of(0).converted_count, 0);
}

TEST(Examples, PW_EX_16_converting_an_assassin) {
  for (int before : {2, 3, 4}) {
    Scene scene(2);
    scene.workers(0, {Worker::fighter, Worker::scout, Worker::cleric}).track(0, Attribute::faith, 3).silver(0, 2);
    for (std::string_view id : {"archer_1", "armourer_1", "hunter_1", "lookout_1"})
      if (scene.of(0).converted_count < before) scene.converted(0, {id});
    scene.paladin(0, "engelier").outsiders({"", "assassin_1"});
    scene.play({act::take(Space::convert), act::outsider(1)});
    EXPECT_EQ(scene.of(0).silver, 0);
    EXPECT_EQ(scene.level(0, Attribute::strength), 2);
    scene.attacked(0, {"mercenary_2", "mercenary_3", "thief_1"});
    EXPECT_EQ(outsider_vp(scene.look(), seat_at(0), foreigner("assassin_1")), 2);  // the thief is no Saracen
  }
}

TEST(Examples, PW_EX_17_two_criminals_and_one_coin) {
  Scene scene(4);
  scene.favours({"underworld"}).workers(0, {Worker::labourer}).silver(0, 0).hired(1, {"squire_1"});
  scene.tax(1).suspicion_deck({2, 2}).play(act::favour(0));
  ASSERT_EQ(scene.s.ask, Ask::inquisition);
  EXPECT_EQ(scene.of(0).silver, 2);
  EXPECT_EQ(scene.of(0).suspicion_count, 1);
  EXPECT_EQ(scene.s.tax, 0);
  scene.play(act::done());
  EXPECT_EQ(scene.of(0).suspicion_count, 2);
  EXPECT_EQ(scene.of(0).silver, 4);
  EXPECT_EQ(scene.s.tax, 8 - 2);
}

TEST(Examples, PW_EX_18_two_tied_for_the_most) {
  Scene scene(4);
  scene.favours({"supplies"}).workers(0, {Worker::labourer}).tax(1);
  scene.suspicions(0, {0}).suspicions(2, {0, 0, 0}).suspicions(3, {1, 1, 1}).play(act::favour(0));
  const std::array left{1, 0, 2, 2}, debts{0, 0, 1, 1};
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(scene.of(seat).suspicion_count, left[static_cast<std::size_t>(seat)]);
    EXPECT_EQ(scene.of(seat).unpaid, debts[static_cast<std::size_t>(seat)]);
  }
  EXPECT_EQ(scene.s.tax, 8);
}

// A game in which nobody did anything, up to the last round's first turn.
Scene last_turns() {
  Scene scene = Scene::fresh(2);
  while (scene.s.round < facts().rounds) scene.pass_all();
  while (scene.s.ask != Ask::action) scene.play(scene.legal()[0]);
  scene.s.orders_left = OrderSet::first(order_count);
  return scene;
}

TEST(Examples, PW_EX_19_a_final_score_of_66) {
  Scene scene = last_turns();
  scene.orders({"fortify", "attack", "commission"}).monks(0, 6).walls(0, {3, 5, 1, 14, 15, 16});
  scene.debts(0, 1, 2).silver(0, 2).provision(0, 2);
  scene.converted(0, {"adventurer_1", "warrior_1", "warrior_2", "assassin_1"});
  scene.attacked(0, {"archer_2", "mercenary_2", "mercenary_3", "thief_1"});
  scene.track(0, Attribute::strength, 11).track(0, Attribute::influence, 10).track(0, Attribute::faith, 6);
  scene.pass_all();
  ASSERT_TRUE(scene.over());
  const auto broken = game().broken_invariant(scene.s);
  EXPECT_FALSE(broken) << broken->key;  // such a position can be
  const SeatScore score = game().score(scene.s)[0];
  const std::vector<std::pair<std::string, int>> wanted{
      {"orders", 4 + 8},          {"strength", 16}, {"faith", 6},    {"influence", 13}, {"develop", 0},
      {"commission", 5},          {"fortify", 3},   {"walls", 3},    {"garrison", 0},   {"absolve", 0},
      {"convert", 3 + 1 + 1 + 3}, {"debts", 2 - 3}, {"resources", 1}};
  ASSERT_EQ(score.lines.size(), wanted.size());
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    EXPECT_EQ(score.lines[i].key, "paladins.score." + wanted[i].first);
    EXPECT_EQ(score.lines[i].points, wanted[i].second) << wanted[i].first;
  }
  EXPECT_EQ(score.total, 66);
  EXPECT_EQ(score.place, 1);
}

TEST(Examples, PW_EX_19_its_conversions_one_by_one) {
  Scene scene(2);
  scene.monks(0, 6).track(0, Attribute::faith, 6).attacked(0, {"archer_2", "mercenary_2", "mercenary_3", "thief_1"});
  const auto worth = [&](std::string_view id) { return outsider_vp(scene.look(), seat_at(0), foreigner(id)); };
  EXPECT_EQ(worth("adventurer_1"), 3);
  EXPECT_EQ(worth("warrior_1"), 1);
  EXPECT_EQ(worth("warrior_2"), 1);
  EXPECT_EQ(worth("assassin_1"), 3);
}

TEST(Examples, PW_EX_28_mercenaries) {
  Scene scene(2);
  EXPECT_EQ(tally(scene.converted(0, {"mercenary_1"}).look(), seat_at(0)).convert, 2);
  scene.converted(0, {"mercenary_2"}).converted(1, {"mercenary_3"}).attacked(0, {"mercenary_4"});
  EXPECT_EQ(outsider_vp(scene.look(), seat_at(0), foreigner("mercenary_1")), 3);
  EXPECT_EQ(tally(scene.look(), seat_at(0)).convert, 6);
}

TEST(Examples, PW_EX_29_peddler_conspirators_squires) {
  Scene scene(2);
  scene.favours({"supplies"}).workers(0, {Worker::labourer}).tax(1).silver(0, 0).suspicions(0, {0, 0});
  scene.hired(0, {"conspirator_1", "conspirator_2", "peddler_3", "squire_1", "squire_3"}).play(act::favour(0));
  EXPECT_FALSE(scene.can(use("squire_1")));
  scene.play({use("peddler_3"), use("conspirator_1"), use("conspirator_2"), use("squire_1"), use("squire_3")});
  EXPECT_EQ(scene.of(0).silver, 1 + 2);
  EXPECT_EQ(scene.of(0).suspicion_count, 0);
  EXPECT_EQ(scene.level(0, Attribute::faith), 1);
  EXPECT_EQ(scene.level(0, Attribute::strength), 1);
  EXPECT_EQ(scene.of(0).unpaid, 0);
  EXPECT_EQ(scene.s.ask, Ask::action);
}

}  // namespace examples_test
}  // namespace ludarium::paladins
