// A refusal about a cost or a limit says the numbers of the case: what it takes and what is there.
#include <gmock/gmock.h>

#include "games/scythe/tests/support/moves.hpp"
#include "tests/support/english.hpp"

namespace ludarium::scythe {
namespace why_detail_test {

// "RULE: the detail", or the rule alone where no number explains it.
std::string why(const Scene& scene, Seat seat, Action action) {
  const Verdict verdict = game().why_not(scene.s, seat, action);
  return verdict.detail ? verdict.rule + ": " + in_english(*verdict.detail) : verdict.rule;
}
std::string why(const Scene& scene, Action action) { return why(scene, scene.s.active, action); }

Scene nordic_and_saxony(boost::json::object options = {}) {
  return Scene({Faction::nordic, Faction::saxony}, std::move(options));
}

TEST(WhyDetail, SC_BOLS_01_says_what_bolster_costs) {
  Scene scene = nordic_and_saxony();
  scene.turn_of(Faction::nordic, TopAction::bolster);
  scene.nordic().coins = 0;
  EXPECT_EQ(why(scene, act::bolster_power()), "SC-BOLS-01: This costs 1 coin. You have 0 coins.");
}

TEST(WhyDetail, SC_TRADE_01_says_what_trade_costs_and_no_number_where_a_worker_is_missing) {
  Scene scene = nordic_and_saxony();
  scene.turn_of(Faction::nordic, TopAction::trade);
  scene.workers(Faction::nordic, {"nordic_base", "nordic_base"});
  EXPECT_EQ(why(scene, act::trade_tokens()), "SC-TRADE-05");
  scene.nordic().coins = 0;
  EXPECT_EQ(why(scene, act::trade_tokens()), "SC-TRADE-01: This costs 1 coin. You have 0 coins.");
}

TEST(WhyDetail, SC_PROD_02_names_everything_produce_costs) {
  Scene scene = nordic_and_saxony();
  scene.turn_of(Faction::nordic, TopAction::produce);
  scene.nordic().workers.fill(scene.hex("nordic_forest"));
  scene.nordic().coins = 5;
  scene.nordic().popularity = 0;
  scene.nordic().power = 3;
  EXPECT_EQ(why(scene, act::produce()),
            "SC-PROD-02: This costs 1 coin, 1 popularity, 1 power. You have 5 coins, 0 popularity, 3 power.");
}

TEST(WhyDetail, SC_TURN_07_says_which_tokens_are_missing) {
  Scene scene = nordic_and_saxony();
  scene.bottom_of(Faction::nordic, BottomAction::deploy);
  scene.tokens("nordic_forest", Resource::metal, 2).tokens("factory", Resource::metal, 9);
  EXPECT_EQ(why(scene, act::bottom()), "SC-TURN-07: This costs 3 metal. On territories you control: 2.");
}

TEST(WhyDetail, SC_BOT_01_says_what_is_left_to_pay) {
  Scene scene = nordic_and_saxony();
  scene.bottom_of(Faction::nordic, BottomAction::deploy);
  scene.tokens("nordic_forest", Resource::metal, 2).tokens("nordic_tundra", Resource::metal, 2);
  scene.tokens("nordic_tundra", Resource::oil, 2);
  const Action oil = act::pay(scene.hex("nordic_tundra"), Resource::oil);
  EXPECT_EQ(why(scene, oil), "SC-BOT-01: Left to pay: 3 metal.");
  scene.play(act::pay(scene.hex("nordic_tundra"), Resource::metal));
  EXPECT_EQ(why(scene, oil), "SC-BOT-01: Left to pay: 2 metal.");
}

Scene with_factory_card(std::uint8_t number) {
  Scene scene = nordic_and_saxony({{"promo", true}});
  scene.factory_card(Faction::nordic, number).turn_of(Faction::nordic, TopAction::move);
  scene.nordic().section = factory_section;
  return scene;
}

TEST(WhyDetail, SC_FTRY_16_says_what_the_card_costs) {
  Scene scene = with_factory_card(1);  // a combat card and a coin
  scene.hand(Faction::nordic, {}).nordic().coins = 7;
  EXPECT_EQ(why(scene, act::factory_top()),
            "SC-FTRY-16: This costs 1 coin, 1 combat card. You have 7 coins, 0 combat cards.");
  Scene different = with_factory_card(13);
  different.tokens("nordic_forest", Resource::oil, 4);
  EXPECT_EQ(why(different, act::factory_top()),
            "SC-FTRY-16: This costs 2 resources of different types. Types on territories you control: 1.");
  EXPECT_EQ(why(with_factory_card(15), act::factory_top()),
            "SC-FTRY-16: This costs 1 resource of any type. On territories you control: 0.");
}

Scene at_encounter(std::uint8_t card, boost::json::object options = {}) {
  Scene scene = nordic_and_saxony(std::move(options));
  scene.character(Faction::nordic, "nordic_forest").encounter_next(card).turn_of(Faction::nordic, TopAction::move);
  scene.nordic().coins = 1;
  return scene.play(
      {act::move_units(), act::unit(Unit::character), act::step(scene.hex("nordic_mountain")), act::end_move()});
}

TEST(WhyDetail, SC_ENC_06_says_what_the_option_costs) {
  EXPECT_EQ(why(at_encounter(1), act::option(1)), "SC-ENC-06: This costs 2 coins. You have 1 coin.");
}

// Nothing that is listed differs only in its last byte: such an action must not betray the card.
TEST(WhyDetail, SC_VAR_03_a_blind_encounter_keeps_its_cost) {
  Action strange = act::option(1);
  strange.arg[6] = 1;
  EXPECT_EQ(why(at_encounter(1, {{"blind_encounters", true}}), strange), "SC-ENC-05");
}

TEST(WhyDetail, SC_ALLY_02_compares_the_gift_with_the_purse) {
  Scene scene = nordic_and_saxony();
  const Seat saxony = scene.seat(Faction::saxony);
  scene.turn_of(Faction::nordic).nordic().coins = 3;
  EXPECT_EQ(why(scene, act::gift(saxony, 300)), "SC-ALLY-02: You would give 300 coins. You have 3 coins.");
  scene.nordic().coins = 400;
  EXPECT_EQ(why(scene, act::gift(saxony, 300)), "SC-ALLY-02: At most 100 coins can be given at once.");
  EXPECT_EQ(why(scene, act::gift(scene.seat(Faction::nordic), 2)), "SC-ALLY-02");
}

TEST(WhyDetail, SC_COMB_07_SC_COMB_08_know_dial_units_and_hand) {
  Scene scene = nordic_and_saxony();
  scene.hand(Faction::nordic, {2, 2, 5}).nordic().power = 4;
  scene.battle(Faction::nordic, Faction::saxony, "factory");
  ASSERT_EQ(scene.s.ask, Ask::fight);
  EXPECT_EQ(why(scene, act::fight(5)), "SC-COMB-07: The dial ends at 7, and you have 4 power.");
  EXPECT_EQ(why(scene, act::fight(4, 2)), "SC-COMB-08: Here you may add 1 combat card at most, not 2.");
  EXPECT_EQ(why(scene, act::fight(4, 0, 1)), "SC-COMB-08: Of value 3 you hold 0 combat cards.");
}

TEST(WhyDetail, SC_MOVE_03_says_how_many_units_move) {
  Scene scene = moving(Faction::nordic);
  go(scene, worker(0), "nordic_tundra");
  scene.s.moving.units = 1;
  scene.s.ask = Ask::unit;
  EXPECT_EQ(why(scene, act::unit(worker(1))), "SC-MOVE-03: This action moves 1 unit, and all of them have moved.");
}

TEST(WhyDetail, SC_MOVE_06_says_how_many_steps_are_left) {
  Scene scene = moving(Faction::nordic);
  scene.mech(Faction::nordic, Ability::speed, "nordic_forest")
      .play(act::unit(mech_with(Faction::nordic, Ability::speed)));
  const std::string far = why(scene, act::step(scene.hex("south_forest")));
  EXPECT_NE(far.find("SC-MOVE-06: From "), std::string::npos) << far;
  EXPECT_NE(far.find("2 steps left"), std::string::npos) << far;
}

TEST(WhyDetail, SC_MOVE_07_counts_what_can_be_loaded) {
  Scene scene = moving(Faction::nordic);
  scene.character(Faction::nordic, "nordic_forest").tokens("nordic_forest", Resource::wood, 2);
  scene.play({act::unit(Unit::character), act::load_token(Resource::wood), act::load_token(Resource::wood)});
  const std::string full = why(scene, act::load_token(Resource::wood));
  EXPECT_NE(full.find("SC-MOVE-07: "), std::string::npos) << full;
  EXPECT_NE(full.find("has 2 wood; loaded already: 2."), std::string::npos) << full;
}

TEST(WhyDetail, SC_PROD_03_SC_PROD_04_count_territories_and_items) {
  Scene scene = nordic_and_saxony();
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_tundra", "nordic_mountain"});
  scene.turn_of(Faction::nordic, TopAction::produce).play(act::produce());
  ASSERT_EQ(scene.s.ask, Ask::produce);
  EXPECT_EQ(why(scene, act::produce_on(scene.hex("nordic_forest"))),
            "SC-PROD-03: You produce on 2 territories, not 1.");
  scene.s.in_part = 1;
  const std::string much = why(scene, act::produce_at(scene.hex("nordic_forest"), 2));
  EXPECT_NE(much.find("SC-PROD-04: "), std::string::npos) << much;
  EXPECT_NE(much.find("gives 1 at most."), std::string::npos) << much;
}

TEST(WhyDetail, SC_TRADE_03_counts_the_tokens_of_a_trade) {
  Scene scene = nordic_and_saxony();
  scene.turn_of(Faction::nordic, TopAction::trade).play(act::trade_tokens());
  EXPECT_EQ(why(scene, act::tokens(scene.hex("nordic_forest"), 2, 1, 0, 0)),
            "SC-TRADE-03: You take 2 resources at most, not 3.");
}

TEST(WhyDetail, SC_TRADE_04_takes_no_byte_beyond_the_map_for_a_territory) {
  Scene scene = nordic_and_saxony();
  scene.turn_of(Faction::nordic, TopAction::trade).play(act::trade_tokens());
  for (std::size_t byte = max_hexes; byte < 256; ++byte)
    EXPECT_EQ(why(scene, act::tokens(hex_at(byte), 2, 0, 0, 0)), "SC-TRADE-04") << byte;
}

TEST(WhyDetail, SC_UPG_09_counts_the_squares) {
  Scene scene = nordic_and_saxony();
  scene.bottom_of(Faction::nordic, BottomAction::upgrade).tokens("nordic_forest", Resource::oil, 3);
  scene.nordic().cubes_moved = 1u << index(Cube::move_units);
  scene.nordic().cubes_on[index(BottomAction::upgrade)] = 1;
  scene.play(act::bottom());
  ASSERT_EQ(scene.s.ask, Ask::gain);
  EXPECT_EQ(why(scene, act::upgrade(Cube::move_coins, BottomAction::upgrade)),
            "SC-UPG-09: Upgrade has room for this number of cubes: 1. All are there.");
}

TEST(WhyDetail, SC_OBJ_06_counts_the_stars) {
  Scene scene = nordic_and_saxony();
  scene.turn_of(Faction::nordic);
  scene.nordic().stars[index(Goal::objective)] = 1;
  EXPECT_EQ(why(scene, act::reveal(scene.nordic().objectives[0])),
            "SC-OBJ-06: Stars placed for objectives: 1. Allowed: 1.");
}

TEST(WhyDetail, SC_OBJ_04_counts_what_the_card_asks_for) {
  Scene scene = nordic_and_saxony();
  std::uint8_t tunnels = 0;
  for (std::size_t card = 0; card < facts().objectives.size(); ++card)
    if (facts().objectives[card].bounds[0].condition == Condition::control_tunnels)
      tunnels = static_cast<std::uint8_t>(card + 1);
  ASSERT_NE(tunnels, 0);
  scene.objectives(Faction::nordic, tunnels, tunnels == 1 ? 2 : 1).turn_of(Faction::nordic);
  EXPECT_EQ(why(scene, act::reveal(tunnels)), "SC-OBJ-04: The card asks for at least 3. You have 0.");
}

TEST(WhyDetail, SC_TURN_01_says_where_the_token_is) {
  Scene scene = nordic_and_saxony();
  scene.bottom_of(Faction::nordic, BottomAction::deploy).tokens("nordic_forest", Resource::metal, 9);
  EXPECT_THAT(why(scene, act::section(0)), testing::StartsWith("SC-TURN-01: Your action token is on "));
}

// What is on the board or has been done is refused for that, wherever the turn stands and whatever could be paid.
TEST(WhyDetail, SC_DEP_01_says_that_a_mech_is_on_the_board) {
  Scene scene = nordic_and_saxony();
  scene.turn_of(Faction::nordic).mech(Faction::nordic, 0, "nordic_tundra");
  const std::string stands = "It has left the mat already and is on the board. Now: Nordic tundra A5.";
  EXPECT_EQ(why(scene, act::deploy(0, scene.hex("nordic_tundra"))), "SC-DEP-01: " + stands);
  scene.structure(Faction::nordic, Structure::mill, "nordic_tundra");
  EXPECT_EQ(why(scene, act::build(Structure::mill, scene.hex("nordic_tundra"))), "SC-BUILD-01: " + stands);
  scene.nordic().recruits = 1;
  EXPECT_THAT(why(scene, act::enlist(BottomAction::upgrade, OneTimeBonus::power)),
              testing::StartsWith("SC-ENL-01: This recruit"));
  scene.nordic().cubes_moved = 1u << index(Cube::move_units);
  EXPECT_THAT(why(scene, act::upgrade(Cube::move_units, BottomAction::deploy)),
              testing::StartsWith("SC-UPG-01: This cube"));
}

}  // namespace why_detail_test
}  // namespace ludarium::scythe
