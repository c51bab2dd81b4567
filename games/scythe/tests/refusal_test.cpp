// Refusals that point at the rule that forbids, with the numbers of the case, as the edition played states it; and what
// means the same as a listed action, which is no reason to refuse it.
#include <gmock/gmock.h>

#include "games/scythe/tests/support/moves.hpp"
#include "words/catalogue.hpp"

namespace ludarium::scythe {
namespace refusal_test {

using testing::HasSubstr;

constexpr Faction nordic = Faction::nordic, saxony = Faction::saxony, polania = Faction::polania;

std::string in_words(const Verdict& verdict, const char* language = "en") {
  const Catalogue words(language);
  return verdict.rule + " " + words.rule(verdict.rule, verdict.edition) + " " +
         (verdict.detail ? words.say(*verdict.detail) : "");
}

std::string refused(const Scene& scene, Action action, const char* language = "en") {
  return in_words(game().why_not(scene.s, game().pending(scene.s).seats.lowest(), action), language);
}

std::size_t section_with(const Scene& scene, Faction faction, TopAction top) {
  const auto& columns = facts().of(scene.s.player(scene.seat(faction)).mat).column;
  std::size_t section = 0;
  while (columns[section].top != top) ++section;
  return section;
}

// ---- a top action that could not be paid has been passed over

// Nobody can give a coin, so nothing is asked.
Scene passed_over(TopAction top, boost::json::object options = {}) {
  options["tournament"] = true;
  Scene scene({nordic, saxony}, std::move(options));
  scene.nordic().coins = scene.nordic().power = scene.nordic().popularity = 0;
  scene.workers(nordic, {"nordic_base", "nordic_base", "nordic_base", "nordic_base", "nordic_base", "nordic_base"});
  scene.turn_of(nordic).play(act::section(section_with(scene, nordic, top)));
  EXPECT_EQ(scene.s.ask, Ask::bottom);
  return scene;
}

TEST(Refusal, SC_BOLS_01_is_told_after_the_action_was_passed_over) {
  EXPECT_THAT(refused(passed_over(TopAction::bolster), act::bolster_cards()), HasSubstr("SC-BOLS-01"));
  EXPECT_THAT(refused(passed_over(TopAction::bolster), act::bolster_cards()), HasSubstr("This costs 1 coin."));
}

TEST(Refusal, SC_PROD_02_is_told_after_the_action_was_passed_over) {
  const std::string why = refused(passed_over(TopAction::produce), act::produce());
  EXPECT_THAT(why, HasSubstr("SC-PROD-02"));
  EXPECT_THAT(why, HasSubstr("1 power"));
}

TEST(Refusal, SC_TRADE_05_is_told_after_the_action_was_passed_over) {
  Scene scene({nordic, saxony}, {{"edition", "pl"}});
  scene.workers(nordic, {"nordic_base", "nordic_base"});
  scene.turn_of(nordic).play(act::section(section_with(scene, nordic, TopAction::trade)));
  ASSERT_EQ(scene.s.ask, Ask::bottom);
  EXPECT_EQ(scene.why(act::trade_popularity()), "SC-TRADE-05");
  EXPECT_THAT(refused(passed_over(TopAction::trade), act::trade_tokens()), HasSubstr("SC-TRADE-01"));
}

TEST(Refusal, SC_FTRY_16_is_told_after_the_action_was_passed_over) {
  Scene scene({nordic, saxony});
  scene.nordic().power = 0;
  scene.factory_card(nordic, 5).turn_of(nordic).play(act::section(factory_section));  // 1 power
  ASSERT_EQ(scene.s.ask, Ask::bottom);
  EXPECT_THAT(refused(scene, act::factory_top()), HasSubstr("SC-FTRY-16"));
  EXPECT_THAT(refused(scene, act::factory_top()), HasSubstr("1 power"));
}

TEST(Refusal, SC_TURN_04_is_told_where_the_top_action_was_open) {
  Scene scene({nordic, saxony});
  scene.turn_of(nordic).play({act::section(section_with(scene, nordic, TopAction::bolster)), act::skip()});
  EXPECT_EQ(scene.why(act::bolster_power()), "SC-TURN-04");
}

// ---- a Move that ended by itself

TEST(Refusal, SC_TURN_05_is_told_of_a_step_after_the_move_ended_by_itself) {
  Scene scene = moving(nordic);
  scene.s.moving.units = 1;
  scene.workers(nordic, {"nordic_tundra"});
  go(scene, worker(0), "nordic_forest");
  ASSERT_EQ(scene.s.ask, Ask::bottom);
  for (Action late : {act::step(scene.hex("nordic_tundra")), act::unit(Unit::character), act::load_fresh_worker(),
                      act::stop(), act::end_move()}) {
    EXPECT_EQ(scene.why(late), "SC-TURN-05");
    EXPECT_THAT(refused(scene, late), HasSubstr("The Move of this turn is over"));
  }
  EXPECT_EQ(scene.why(act::move_units()), "SC-TURN-04");
}

// ---- Produce

Scene with_mill(const char* mill) {
  Scene scene({nordic, saxony});
  scene.workers(nordic, {"nordic_forest", "nordic_tundra", "nordic_mountain"});
  scene.structure(nordic, Structure::mill, mill).turn_of(nordic, TopAction::produce);
  return scene.play(act::produce());
}

TEST(Refusal, SC_BUILD_13_is_told_of_a_mill_territory_without_a_worker) {
  Scene scene = with_mill("albion_farm");
  EXPECT_EQ(scene.why(act::produce_on(scene.hex("albion_farm"), scene.hex("nordic_forest"))), "SC-BUILD-13");
  Scene on_factory = with_mill("factory");
  EXPECT_EQ(on_factory.why(act::produce_on(on_factory.hex("factory"), on_factory.hex("nordic_forest"))), "SC-BUILD-17");
  Scene lost = with_mill("albion_farm");
  lost.character(saxony, "albion_farm");
  EXPECT_EQ(lost.why(act::produce_on(lost.hex("albion_farm"), lost.hex("nordic_forest"))), "SC-BUILD-07");
}

TEST(Refusal, SC_FTRY_18_is_told_of_a_mill_at_the_produce_of_a_factory_card) {
  Scene scene({nordic, saxony});
  scene.workers(nordic, {"nordic_forest", "nordic_tundra", "nordic_mountain"}).hand(nordic, {2});
  scene.structure(nordic, Structure::mill, "albion_farm").factory_card(nordic, 1).turn_of(nordic);
  scene.play({act::section(factory_section), act::factory_top(0)});
  EXPECT_EQ(scene.why(act::produce_on(scene.hex("albion_farm"), scene.hex("nordic_forest"))), "SC-FTRY-18");
}

// ---- loads

Scene mech_in_forest(int workers, int wood) {
  Scene scene = moving(polania, saxony);
  scene.mech(polania, Ability::camaraderie, "factory_forest").tokens("factory_forest", Resource::wood, wood);
  scene.workers(polania, {"polania_forest", "polania_farm"});
  for (int i = 0; i < workers; ++i) scene.polania().workers[static_cast<std::size_t>(i)] = scene.hex("factory_forest");
  return scene.play(act::unit(mech_with(polania, Ability::camaraderie)));
}

TEST(Refusal, SC_MOVE_09_says_which_workers_are_there) {
  const std::string walked = refused(mech_in_forest(2, 0), act::load_walked_worker());
  EXPECT_THAT(walked, HasSubstr("SC-MOVE-09"));
  EXPECT_THAT(walked, HasSubstr("not moved by themselves: 2; workers that have: 0; loaded already: 0"));
  EXPECT_THAT(refused(mech_in_forest(1, 0), act::load_walked_worker()), HasSubstr("workers that have: 0"));
  EXPECT_THAT(refused(mech_in_forest(1, 0), act::load_fresh_worker()), HasSubstr("Only one thing"));
  EXPECT_THAT(refused(mech_in_forest(0, 1), act::load_token(Resource::wood)), HasSubstr("Only one thing"));
}

TEST(Refusal, SC_MOVE_09_tells_who_loads_piece_by_piece_to_go_on_so) {
  Scene scene = moving(polania, saxony);
  scene.mech(polania, Ability::submerge, "lake_northwest");
  scene.workers(polania, {"lake_northwest", "lake_northwest"});
  scene.play({act::unit(mech_with(polania, Ability::submerge)), act::load_fresh_worker()});
  const std::string why = refused(scene, act::step(scene.hex("albion_mountain"), Load::workers));
  EXPECT_THAT(why, HasSubstr("SC-MOVE-09"));
  EXPECT_THAT(why, HasSubstr("piece by piece"));
}

TEST(Refusal, SC_TURN_08_SC_ENL_12_say_that_it_holds_already) {
  Scene scene({nordic, saxony});
  scene.turn_of(nordic, TopAction::bolster).aside(scene.seat(nordic), act::in_part());
  EXPECT_THAT(refused(scene, act::in_part()), HasSubstr("holds already"));
  EXPECT_THAT(refused(scene, act::standing_order(BottomAction::build, false)), HasSubstr("holds already"));
}

// ---- the same in other words

std::string read(const Scene& scene, const std::string& text) {
  const Seat seat = game().pending(scene.s).seats.lowest();
  const auto action = game().read_action(scene.s, seat, text);
  return action ? game().write_action(scene.s, seat, *action) : "";
}

TEST(SameMeaning, territories_in_any_order) {
  Scene scene = with_mill("albion_farm");
  for (const char* text : {"produce on nordic_tundra nordic_forest", "produce on nordic_forest nordic_tundra",
                           "produce on nordic_tundra albion_farm nordic_forest"}) {
    const auto action = game().read_action(scene.s, scene.seat(nordic), text);
    ASSERT_TRUE(action);
    EXPECT_TRUE(scene.can(*action)) << text;
  }
  EXPECT_EQ(read(scene, "produce on nordic_tundra nordic_forest"),
            read(scene, "produce on nordic_forest nordic_tundra"));
}

TEST(SameMeaning, everything_where_only_one_kind_is) {
  const Scene workers = mech_in_forest(2, 0), wood = mech_in_forest(0, 2), nothing = mech_in_forest(0, 0);
  EXPECT_EQ(read(workers, "go factory +all"), "go factory +workers");
  EXPECT_EQ(read(workers, "go factory +tokens"), "go factory");
  EXPECT_EQ(read(wood, "go factory +all"), "go factory +tokens");
  EXPECT_EQ(read(wood, "go factory +workers"), "go factory");
  EXPECT_EQ(read(nothing, "go factory +all"), "go factory");
  EXPECT_EQ(read(nothing, "go factory +chosen"), "go factory");
}

TEST(SameMeaning, all_that_was_loaded_piece_by_piece) {
  Scene scene = mech_in_forest(2, 0);
  scene.play(act::load_fresh_worker());
  EXPECT_EQ(read(scene, "go factory +workers"), "go factory +workers");  // one is not all
  scene.play(act::load_fresh_worker());
  EXPECT_EQ(read(scene, "go factory +workers"), "go factory +chosen");
}

TEST(SameMeaning, a_character_does_not_leave_workers_behind_by_mistake) {
  Scene scene = moving(polania, saxony);
  scene.character(polania, "factory_forest").workers(polania, {"factory_forest", "polania_farm"});
  scene.play(act::unit(Unit::character));
  EXPECT_EQ(read(scene, "go factory +workers"), "go factory +workers");
  EXPECT_EQ(scene.why(act::step(scene.hex("factory"), Load::workers)), "SC-KEY-17");
}

TEST(SameMeaning, any_of_the_workers_that_are_alike) {
  Scene scene = moving(polania, saxony);
  scene.workers(polania, {"polania_farm", "polania_farm", "polania_farm"});
  EXPECT_EQ(read(scene, "unit worker3"), "unit worker@polania_farm");
  EXPECT_TRUE(scene.can(*game().read_action(scene.s, scene.seat(polania), "unit worker3")));
}

TEST(SameMeaning, the_end_of_a_turn_and_the_usual_payment) {
  Scene scene({nordic, saxony});
  scene.tokens("nordic_forest", Resource::metal, 3).bottom_of(nordic, BottomAction::deploy);
  EXPECT_EQ(read(scene, "end"), "skip");
  EXPECT_EQ(read(scene, "pay rest"), "deploy");
  scene.play({act::bottom(), act::done()});
  ASSERT_EQ(scene.s.ask, Ask::end_turn);
  EXPECT_EQ(read(scene, "skip"), "end");
}

TEST(SameMeaning, the_only_card_to_pay_a_factory_card_with) {
  Scene scene({nordic, saxony});
  scene.hand(nordic, {3, 3}).factory_card(nordic, 4).turn_of(nordic).play(act::section(factory_section));
  EXPECT_EQ(read(scene, "factory"), "factory with 3");
  scene.hand(nordic, {3, 5});
  EXPECT_EQ(read(scene, "factory"), "factory");
}

// ---- as the edition states it

TEST(Refusal, SC_ENL_12_is_told_as_the_edition_states_it) {
  const auto text = [](boost::json::object options) {
    Scene scene({nordic, saxony}, std::move(options));
    return refused(scene.turn_of(nordic), act::standing_order(BottomAction::build, true));
  };
  EXPECT_THAT(text({{"edition", "cs"}}), HasSubstr("cannot be declined"));
  EXPECT_THAT(text({{"edition", "pl"}}), HasSubstr("cannot be declined"));
}

TEST(Refusal, SC_MECH_28_is_told_as_the_edition_states_it) {
  Scene scene = moving(Faction::crimea, saxony, {{"edition", "cs"}});
  scene.mech(Faction::crimea, Ability::wayfare, "rusviet_base");
  scene.play(act::unit(mech_with(Faction::crimea, Ability::wayfare)));
  const Action step = act::step(scene.hex("nordic_base"));
  EXPECT_THAT(refused(scene, step), HasSubstr("SC-MECH-28"));
  EXPECT_THAT(refused(scene, step), HasSubstr("not from an inactive faction's base"));
  EXPECT_THAT(refused(scene, step, "cs"), HasSubstr("ze základny nehrající frakce ne"));
}

TEST(Refusal, SC_MOVE_05_is_told_as_the_edition_states_it) {
  const auto text = [](boost::json::object options) {
    Scene scene = moving(polania, saxony, std::move(options));
    return refused(scene.play(act::unit(Unit::character)), act::unit(worker(0)));
  };
  EXPECT_THAT(text({{"edition", "pl"}}), HasSubstr("may pause while others move"));
  for (const char* edition : {"default", "cs", "hu"})
    EXPECT_THAT(text({{"edition", edition}}), HasSubstr("is completed before the next")) << edition;
}

}  // namespace refusal_test
}  // namespace ludarium::scythe
