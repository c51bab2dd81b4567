// The notation of actions: written and read back to the same eight bytes, forgiving in form, helpful when it is wrong.
#include <gmock/gmock.h>

#include "games/scythe/tests/support/scene.hpp"
#include "games/scythe/text/names.hpp"
#include "games/scythe/text/text.hpp"
#include "tests/support/notation_checks.hpp"

namespace ludarium::scythe {
namespace notation_test {

using testing::HasSubstr;

const Seat me = seat_at(0), other = seat_at(1);

Scene table() {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.bottom_of(Faction::nordic, BottomAction::build);
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_tundra", "nordic_forest"});
  return scene;
}

NotationChecks<Scythe> checks(const Scene& scene) { return {game(), scene.s, me}; }

std::vector<NotationEntry> entries() {
  const auto hex = [](const char* id) { return hex_named(id); };
  return {
      {act::section(0), "section bolster"},
      {act::section(2), "section move"},
      {act::section(factory_section), "section factory"},
      {act::skip(), "skip"},
      {act::end_turn(), "end"},
      {act::reveal(12), "reveal 12"},
      {act::in_part(), "in part"},
      {act::in_part(false), "in full"},
      {act::bolster_power(), "bolster power"},
      {act::bolster_cards(), "bolster cards"},
      {act::trade_tokens(), "trade tokens"},
      {act::trade_popularity(), "trade popularity"},
      {act::move_coins(), "coins"},
      {act::move_units(), "move"},
      {act::produce(), "produce"},
      {act::produce_on(hex("nordic_forest")), "produce on nordic_forest"},
      {act::produce_on(hex("nordic_forest"), hex("nordic_tundra"), hex("factory")),
       "produce on nordic_forest nordic_tundra factory"},
      {act::produce_on(Hex::none), "produce on nothing"},
      {act::produce_at(hex("nordic_forest"), 2), "produce at nordic_forest 2"},
      {act::unit(Unit::character), "unit character"},
      {act::unit(mech(1)), "unit mech2"},
      {act::unit(worker(0)), "unit worker@nordic_forest"},
      {act::unit(worker(2)), "unit worker3"},
      {act::unit(worker(7)), "unit worker8"},
      {act::load_token(Resource::oil), "load oil"},
      {act::load_fresh_worker(), "load worker"},
      {act::load_walked_worker(), "load walked"},
      {act::step(hex("factory")), "go factory"},
      {act::step(hex("factory"), Load::workers), "go factory +workers"},
      {act::step(hex("factory"), Load::tokens), "go factory +tokens"},
      {act::step(hex("factory"), Load::everything), "go factory +all"},
      {act::step(hex("factory"), Load::chosen), "go factory +chosen"},
      {act::stop(), "stop"},
      {act::end_move(), "end move"},
      {act::battle(hex("factory")), "battle factory"},
      {act::ability(true), "use"},
      {act::ability(false), "pass"},
      {act::fight(7), "fight 7"},
      {act::fight(0, 1, 2, 0, 1), "fight 0 +2 +3 +3 +5"},
      {act::retreat(Unit::character, hex("nordic_base")), "retreat character nordic_base"},
      {act::retreat(mech(0), hex("lake_north"), 2), "retreat mech1 lake_north +2w"},
      {act::meet(true), "meet yes"},
      {act::meet(false), "meet no"},
      {act::option(1), "option B"},
      {act::factory_card(7), "factory card 7"},
      {act::factory_top(), "factory"},
      {act::factory_top(1), "factory with 3"},
      {act::bottom(), "build"},
      {act::bottom(3), "build with 5"},
      {act::pay(hex("nordic_forest"), Resource::wood), "pay wood@nordic_forest"},
      {act::pay_card(1), "pay card 3"},
      {act::pay_rest(), "pay rest"},
      {act::take(Item::coins), "take coins"},
      {act::take(Item::worker, hex("factory")), "take worker@factory"},
      {act::tokens(hex("factory"), 1, 0, 1, 0), "tokens oil wood @factory"},
      {act::tokens(hex("factory"), 0, 2, 0, 1), "tokens 2 metal food @factory"},
      {act::tokens(hex("factory"), 0, 0, 0, 0), "tokens none @factory"},
      {act::upgrade(Cube::move_units, BottomAction::deploy), "cube move_units>deploy"},
      {act::deploy(0, hex("factory")), "mech riverwalk@factory"},
      {act::deploy(2, hex("nordic_forest")), "mech artillery@nordic_forest"},
      {act::build(Structure::mill, hex("nordic_forest")), "structure mill@nordic_forest"},
      {act::enlist(BottomAction::build, OneTimeBonus::coins), "recruit build>coins"},
      {act::peek(other), "peek saxony"},
      {act::transport(hex("factory"), transport_everything), "transport factory all"},
      {act::transport(hex("factory"), 1), "transport factory mech1"},
      {act::transport(hex("factory"), transport_token + 2), "transport factory wood"},
      {act::done(), "done"},
      {act::gift(other, 3), "gift saxony 3"},
      {act::gift(other, 300), "gift saxony 300"},
      {act::delay(other), "delay saxony"},
      {act::standing_order(BottomAction::upgrade, true), "order decline upgrade"},
      {act::standing_order(BottomAction::enlist, false), "order take enlist"},
  };
}

TEST(Notation, writes_every_kind_of_action_and_reads_it_back) {
  Scene scene = table();
  scene.s.ask = Ask::meet;  // a question to which none of them means the same as an answer
  checks(scene).read_back(entries());
  EXPECT_EQ(kinds_in(entries()).size(), index(Do::standing_order)) << "a kind of action is missing from the list above";
}

TEST(Notation, is_read_in_any_case_and_spacing) {
  const Scene scene = table();
  const auto same = [&](const char* text, Action action) { checks(scene).same(text, action); };
  same("  GO   Factory   + ALL ", act::step(hex_named("factory"), Load::everything));
  same("Structure Mill @ nordic_forest", act::build(Structure::mill, hex_named("nordic_forest")));
  same("cube move_units > deploy", act::upgrade(Cube::move_units, BottomAction::deploy));
  same("fight 7+3+3", act::fight(7, 0, 2));
  same("option b", act::option(1));
  same("tokens 1 oil 1 oil @factory", act::tokens(hex_named("factory"), 2, 0, 0, 0));
  same("retreat mech1 lake_north + 2 w", act::retreat(mech(0), hex_named("lake_north"), 2));
}

TEST(Notation, takes_the_coordinates_of_the_map_for_places) {
  const Scene scene = table();
  EXPECT_EQ(*read_action(facts(), scene.s, me, "go D4"), act::step(facts().factory));
  for (Hex hex : facts().territories)
    EXPECT_EQ(*read_action(facts(), scene.s, me, "go " + coordinate(facts(), hex)), act::step(hex));
}

TEST(Notation, calls_a_worker_by_its_place_until_it_has_walked) {
  Scene scene = table();
  scene.s.moving.started = static_cast<std::uint16_t>(1u << index(worker(0)));
  EXPECT_EQ(write_action(facts(), scene.s, me, act::unit(worker(2))), "unit worker@nordic_forest");
  EXPECT_EQ(*read_action(facts(), scene.s, me, "unit worker@nordic_forest"), act::unit(worker(2)));
  EXPECT_EQ(write_action(facts(), scene.s, me, act::unit(worker(0))), "unit worker1");
}

TEST(Notation, reads_what_is_not_legal_so_that_the_rules_can_say_why) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.turn_of(Faction::nordic);
  const auto action = read_action(facts(), scene.s, me, "go lake_north");
  ASSERT_TRUE(action);
  EXPECT_NE(scene.why(me, *action), "");
  EXPECT_EQ(*read_action(facts(), scene.s, me, "deploy"), act::bottom());
}

TEST(Notation, says_what_it_did_not_understand_and_what_is_possible) {
  const Scene scene = table();
  const auto error = [&](const char* text) { return checks(scene).error(text); };
  EXPECT_THAT(error("dance"), HasSubstr("'dance' is not understood here. Possible: section, skip"));
  EXPECT_THAT(error(""), HasSubstr("missing"));
  EXPECT_THAT(error("bolster"), HasSubstr("missing at the end. Possible: power, cards"));
  EXPECT_THAT(error("bolster coins"), HasSubstr("'coins' is not understood here. Possible: power, cards"));
  EXPECT_THAT(error("go nordic_lake"), HasSubstr("nordic_forest"));
  EXPECT_THAT(error("go moon"), HasSubstr("the name of a territory"));
  EXPECT_THAT(error("fight 7 +9"), HasSubstr("a card of value 2, 3, 4, 5"));
  EXPECT_THAT(error("fight -1"), HasSubstr("a number from 0"));
  EXPECT_THAT(error("gift crimea 3"), HasSubstr("Possible: nordic, saxony"));
  EXPECT_THAT(error("mech disarm@factory"), HasSubstr("riverwalk, seaworthy, artillery, speed"));
  EXPECT_THAT(error("pay gold"), HasSubstr("rest, card, oil"));
  EXPECT_THAT(error("upgrade"), HasSubstr("section is build, not upgrade"));
  EXPECT_THAT(error("unit worker@factory"), HasSubstr("No worker that could still walk stands on factory"));
  EXPECT_THAT(error("skip it"), HasSubstr("'it' is too much"));
  EXPECT_THAT(error("tokens 300 oil @factory"), HasSubstr("at most 255"));
  EXPECT_THAT(error("section harvest"), HasSubstr("factory"));
}

TEST(Notation, of_the_documented_turn_is_understood) {
  const Scene scene({Faction::nordic, Faction::saxony});
  EXPECT_EQ(checks(scene).documented("games/scythe/notation.md"), 11);
}

TEST(Notation, stands_any_text_and_any_bytes) {
  const Scene scene = table();
  checks(scene).any_text_and_bytes(entries(), index(Do::standing_order));
}

TEST(Notation, holds_for_everything_random_games_offer) {
  for (int g = 0; g < 8; ++g) {
    SetupRequest request{2 + g % 4, static_cast<std::uint64_t>(g) + 40, {}};
    request.options = {{"edition", g % 2 ? "pl" : "default"}, {"promo", true}, {"delay_penalty", true}};
    offers_read_back(game(), request, 1500);
  }
}

// ---- by names

TEST(ActionByNames, need_not_say_what_follows_from_the_position_but_may_not_contradict_it) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.turn_of(Faction::nordic, TopAction::move).play({act::move_units(), act::unit(Unit::character)});
  const auto read = [&](boost::json::object json) { return game().read_action_json(scene.s, me, json); };
  boost::json::object step{{"do", "step"}, {"to", "nordic_forest"}, {"load", "all"}};
  ASSERT_TRUE(read(step));
  const Action meant = *read(step);
  step["unit"] = "character";
  ASSERT_TRUE(read(step));
  EXPECT_EQ(*read(step), meant);
  step["unit"] = "mech_1";
  ASSERT_FALSE(read(step));
  EXPECT_THAT(in_english(read(step).error()), HasSubstr("unit: is \"character\" here, not \"mech_1\""));
}

TEST(ActionByNames, may_leave_out_what_is_empty) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.turn_of(Faction::nordic, TopAction::produce);
  for (const char* text : {R"({"do": "produce_on"})", R"({"do": "produce_on", "on": null})"})
    EXPECT_EQ(*game().read_action_json(scene.s, me, boost::json::parse(text)), act::produce_on(Hex::none)) << text;
  EXPECT_EQ(*game().read_action_json(scene.s, me, boost::json::parse(R"({"dial": 2, "do": "fight"})")), act::fight(2));
}

}  // namespace notation_test
}  // namespace ludarium::scythe
