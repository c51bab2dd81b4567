// Chapter "King's favours".
#include "games/paladins/tests/holding.hpp"

namespace ludarium::paladins {
namespace favour_test {

using enum Worker;
using enum Attribute;

constexpr Action first = act::favour(0), second = act::favour(1);

// Round 4 of two players with these favours revealed; both have a worker of every kind.
Scene favouring(std::initializer_list<std::string_view> ids) {
  Scene scene(2);
  scene.round(4).favours(ids).suspicion_deck({0, 0, 0, 0});
  for (int seat : {0, 1}) scene.workers(seat, {labourer, scout, merchant, fighter, cleric, criminal});
  return scene;
}

// The worker the card shows; a labourer where anyone may go.
Worker shown(std::string_view id) {
  const Worker spot = facts()[favour(id)].spot;
  return spot == any ? labourer : spot;
}

Scene& use(Scene& scene, std::size_t slot, Worker worker) {
  scene.play(act::favour(slot));
  if (scene.s.ask == Ask::workers) scene.play(act::workers({worker, none, none}));
  return scene;
}

// What is left once worker and price are given.
Holding paid(Holding held, const FavourCard& card, Worker worker) {
  --held.workers[index(worker)];
  held.silver -= card.cost.count(Token::silver);
  held.provision -= card.cost.count(Token::provision);
  held.unpaid += card.cost.count(Token::take_debt);
  return held;
}

void expect_reward(const FavourCard& card, std::size_t alternative) {
  Scene scene = favouring({card.id});
  scene.debts(0, 1)
      .suspicions(0, {0, 0, 0})
      .suspicion_deck({0, 0})
      .townsfolk({"squire_1"})
      .on_board(0, Space::hunt, {labourer, none, none});
  Holding expected = plus(paid(holding(scene), card, shown(card.id)), card.gain);
  Ask question = asked_by(card.gain);
  use(scene, 0, shown(card.id));
  if (!card.choice.empty()) {
    scene.play(act::option(alternative));
    expected = plus(expected, card.choice[alternative]);
    question = asked_by(card.choice[alternative]);
  }
  if (scene.s.ask == Ask::reward) scene.play(act::as_offered());
  EXPECT_EQ(scene.s.ask, question) << card.id;
  EXPECT_EQ(holding(scene), expected) << card.id << ' ' << alternative;
  EXPECT_EQ(scene.s.favour_worker[0], shown(card.id)) << card.id;
}

TEST(Favour, PW_FAV_01_a_worker_the_price_and_the_reward_of_each_card) {
  EXPECT_EQ(facts().favours.size(), 10u);
  for (const FavourCard& card : facts().favours)
    for (std::size_t i = 0; i < std::max<std::size_t>(1, card.choice.size()); ++i) expect_reward(card, i);
}

TEST(Favour, PW_FAV_01_not_without_the_price) {
  Scene scene = favouring({"settlement", "works"});
  scene.silver(0, 0).provision(0, 0);
  EXPECT_EQ(scene.why(first), "PW-FAV-01");
  EXPECT_EQ(scene.why(second), "PW-FAV-01");
  EXPECT_TRUE(scene.silver(0, 1).can(first));
  EXPECT_TRUE(scene.provision(0, 1).can(second));
}

TEST(Favour, PW_FAV_02_once_a_round_for_all_together) {
  Scene scene = favouring({"supplies"});
  use(scene, 0, labourer);
  EXPECT_EQ(scene.why(1, first), "PW-FAV-02");
  scene.play(1, act::pass()).play(act::keep({1, 1, 1, 0, 0, 0}));
  EXPECT_EQ(scene.why(0, first), "PW-FAV-02");
  scene.pass_all();
  EXPECT_EQ(scene.s.round, 5);
  EXPECT_TRUE(scene.workers(1, {labourer}).turn_of(1).can(1, first));
}

TEST(Favour, PW_FAV_03_its_worker_stays_until_the_reset) {
  Scene scene = favouring({"supplies"});
  scene.workers(0, {labourer}).on_board(0, Space::hunt, {scout, none, none}).play(first);
  scene.turn_of(0).play(0, act::pass());
  EXPECT_EQ(scene.of(0).board[index(Space::hunt)], no_workers);
  EXPECT_EQ(scene.s.favour_worker[0], labourer);
  EXPECT_EQ(scene.why(1, first), "PW-FAV-02");
  scene.pass_all();
  EXPECT_EQ(scene.s.favour_worker[0], none);
  EXPECT_EQ(scene.held(0, labourer), 0);  // to the general supply
}

TEST(Favour, PW_FAV_04_colours_and_criminals_as_on_the_board) {
  for (const auto& [id, wrong] :
       {std::pair{"recruit", cleric}, {"clemency", fighter}, {"settlement", labourer}, {"works", scout}}) {
    Scene scene = favouring({id}).workers(0, {wrong, labourer});
    EXPECT_EQ(scene.why(first), "PW-FAV-04") << id;
    EXPECT_TRUE(scene.workers(0, {shown(id)}).can(first)) << id;
    scene.workers(0, {criminal}).play(first);
    EXPECT_EQ(scene.s.favour_worker[0], criminal) << id;
  }
  for (const char* id : {"underworld", "loan", "supplies", "prayer"})
    for (Worker worker : {labourer, scout, merchant, fighter, cleric, criminal})
      EXPECT_TRUE(favouring({id}).workers(0, {worker}).can(first)) << id;
}

TEST(Favour, PW_FAV_04_the_owner_says_who_goes) {
  Scene scene = favouring({"settlement"});
  scene.workers(0, {fighter, criminal, labourer}).play(first);
  EXPECT_EQ(scene.legal(),
            (std::vector<Action>{act::workers({fighter, none, none}), act::workers({criminal, none, none})}));
  EXPECT_EQ(scene.why(act::workers({labourer, none, none})), "PW-TURN-05");
}

TEST(Favour, PW_FAV_05_a_free_recruit_costs_nothing) {
  Scene scene = favouring({"recruit"});
  scene.townsfolk({"gatekeeper_2", "watchman_2"}).silver(0, 0).workers(0, {scout});
  scene.play({first, act::hire(0)});  // on the slot of three silver
  EXPECT_EQ(scene.of(0).hired_count, 1);
  EXPECT_EQ(scene.of(0).hired[0], townsman("gatekeeper_2"));
  EXPECT_EQ(scene.of(0).unpaid, 0);
  EXPECT_EQ(scene.of(0).silver, 1);  // its instant reward
  EXPECT_FALSE(scene.happened(Happened::paid));
}

TEST(Favour, PW_FAV_05_it_may_be_declined_but_never_paid_with_a_debt) {
  Scene scene = favouring({"recruit"});
  scene.townsfolk({"gatekeeper_2"}).workers(0, {scout}).play(first);
  EXPECT_EQ(scene.why(act::hire(0, true)), "PW-REC-13");
  EXPECT_EQ(scene.why(act::dismiss(0)), "PW-REC-13");
  scene.play(act::decline());
  EXPECT_EQ(scene.of(0).hired_count, 0);
  EXPECT_EQ(scene.s.ask, Ask::action);
}

TEST(Favour, PW_FAV_06_a_criminals_spot_takes_only_a_criminal) {
  for (const char* id : {"training", "labour"}) {
    Scene scene = favouring({id}).workers(0, {labourer, scout, merchant, fighter, cleric});
    EXPECT_EQ(scene.why(first), "PW-FAV-06") << id;
    scene.workers(0, {labourer, criminal}).play(first);
    EXPECT_EQ(scene.s.favour_worker[0], criminal) << id;  // without a question
    EXPECT_FALSE(scene.happened(Happened::suspicion));
  }
}

TEST(Favour, PW_FAV_07_the_price_first_then_one_alternative) {
  Scene scene = favouring({"settlement"});
  scene.workers(0, {fighter}).silver(0, 1).debts(0, 1).suspicions(0, {0, 0}).play(first);
  EXPECT_EQ(scene.s.ask, Ask::option);
  EXPECT_EQ(scene.of(0).silver, 0);
  EXPECT_EQ(scene.legal(), (std::vector<Action>{act::option(0), act::option(1)}));
  EXPECT_EQ(scene.why(act::decline()), "PW-TURN-18");
  scene.play(act::option(1));
  EXPECT_EQ(scene.of(0).suspicion_count, 0);
  EXPECT_EQ(scene.of(0).unpaid, 1);  // not the other one too
  EXPECT_EQ(scene.s.ask, Ask::action);
}

TEST(Favour, PW_FAV_07_training_and_works) {
  for (Attribute attribute : {strength, faith, influence}) {
    Scene scene = favouring({"training"});
    scene.workers(0, {criminal}).play({first, act::option(index(attribute))});
    for (Attribute each : {strength, faith, influence}) EXPECT_EQ(scene.level(0, each), each == attribute);
  }
  Scene works = favouring({"works"});
  works.workers(0, {merchant}).play({first, act::option(0), act::workshop(Space::attack, 1)});
  EXPECT_TRUE(covered(works.of(0), Space::attack, 1));
  EXPECT_EQ(works.of(0).provision, 0);
  EXPECT_EQ(works.of(0).silver, facts().start_silver);
  EXPECT_EQ(workers_held(works.of(0)), 1);  // the one under the workshop
}

TEST(Favour, PW_FAV_08_a_loan_costs_a_debt_and_nothing_else) {
  Scene scene = favouring({"loan"});
  scene.workers(0, {labourer}).silver(0, 0).provision(0, 0).debts(0, 5, 2).play(first);
  EXPECT_EQ(scene.of(0).unpaid, 6);
  EXPECT_EQ(scene.of(0).paid, 2);
  EXPECT_EQ(scene.of(0).workers, (std::array<std::uint8_t, worker_types>{0, 1, 1, 1, 0, 0}));
}

TEST(Favour, PW_FAV_09_several_in_a_round_one_a_turn) {
  Scene scene = favouring({"prayer", "supplies"});
  use(scene, 0, labourer);
  EXPECT_EQ(scene.s.actor, seat_at(1));  // the turn is over
  EXPECT_EQ(scene.why(0, second), "PW-TURN-02");
  scene.workers(1, {}).play(1, act::pass());
  use(scene, 1, scout);
  EXPECT_EQ(scene.s.favour_user[0], seat_at(0));
  EXPECT_EQ(scene.s.favour_user[1], seat_at(0));
}

TEST(Favour, PW_FAV_10_no_space_of_the_own_board_is_used) {
  const std::array<std::pair<const char*, Action>, 3> cases{
      {{"recruit", act::hire(0)}, {"works", act::option(0)}, {"prayer", act::clear(Space::hunt)}}};
  for (const auto& [id, answer] : cases) {
    Scene scene = favouring({id});
    scene.hired(0, {"architect_1", "architect_2"}).townsfolk({"squire_1"});
    scene.on_board(0, Space::hunt, {labourer, none, none});
    use(scene, 0, shown(id)).play(answer);
    if (scene.s.ask == Ask::workshop) scene.play(act::workshop(Space::attack, 0));
    for (Space action : {Space::recruit, Space::develop, Space::pray}) EXPECT_FALSE(occupied(scene.of(0), action));
    EXPECT_FALSE(scene.happened(Happened::ability)) << id;  // the Architects sleep
    EXPECT_FALSE(scene.happened(Happened::acted)) << id;
  }
}

TEST(Favour, PW_FAV_10_nor_does_it_free_the_own_board_or_need_it_free) {
  Scene scene = favouring({"recruit"});
  scene.townsfolk({"squire_1"}).on_board(0, Space::recruit, {labourer, fighter, none});
  use(scene, 0, scout).play(act::hire(0));
  EXPECT_EQ(scene.of(0).board[index(Space::recruit)], (Spots{labourer, fighter, none}));
  EXPECT_EQ(scene.of(0).hired_count, 1);
}

}  // namespace favour_test
}  // namespace ludarium::paladins
