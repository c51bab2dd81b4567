// Chapter "Encounters": how one comes about, choosing and paying an option. The gains: encounter_gain_test.cpp.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace encounter_test {

constexpr Seat saxony_seat = seat_at(1);
constexpr const char* token_hex = "nordic_mountain";
constexpr std::size_t a = 0, b = 1, c = 2;  // the options of a card

// The character stands next to an encounter token, card `number` comes next; coins and popularity 5.
Scene before_encounter(std::uint8_t number, boost::json::object options = {}, Faction who = Faction::nordic) {
  Scene scene({who, Faction::saxony}, options);
  scene.of(who).coins = scene.of(who).popularity = 5;
  scene.character(who, "nordic_tundra").workers(who, {"nordic_tundra"}).encounter_next(number);
  scene.turn_of(who, TopAction::move).play(act::move_units());
  return scene;
}

Scene meeting(std::uint8_t number, boost::json::object options = {}, Faction who = Faction::nordic) {
  Scene scene = before_encounter(number, options, who);
  scene.play({act::unit(Unit::character), act::step(scene.hex(token_hex)), act::end_move()});
  return scene;
}

TEST(Encounter, SC_ENC_01_only_a_character_triggers_one) {
  Scene character = meeting(1);
  EXPECT_EQ(character.s.ask, Ask::encounter);
  for (Unit unit : {mech(0), worker(0)}) {
    Scene scene = before_encounter(1);
    scene.mech(Faction::nordic, 0, "nordic_tundra");
    scene.play({act::unit(unit), act::step(scene.hex(token_hex)), act::end_move()});
    EXPECT_EQ(scene.s.ask, Ask::bottom);
    EXPECT_TRUE(scene.s.encounter_tokens.has(scene.hex(token_hex)));
    EXPECT_EQ(scene.why(act::option(a)), "SC-ENC-01");
  }
}

TEST(Encounter, SC_ENC_01_needs_a_token_and_a_move_onto_it) {
  Scene gone = before_encounter(1);
  gone.s.encounter_tokens.remove(gone.hex(token_hex));
  gone.play({act::unit(Unit::character), act::step(gone.hex(token_hex)), act::end_move()});
  EXPECT_EQ(gone.s.ask, Ask::bottom);

  Scene standing = before_encounter(1);
  standing.character(Faction::nordic, token_hex);  // declined it after a combat, say
  standing.play({act::unit(worker(0)), act::step(standing.hex("nordic_forest")), act::end_move()});
  EXPECT_EQ(standing.s.ask, Ask::bottom);
}

TEST(Encounter, SC_ENC_02_ends_the_movement_of_the_character) {
  Scene scene = before_encounter(1);
  scene.mech(Faction::nordic, Ability::speed, "nordic_forest");
  scene.play({act::unit(Unit::character), act::step(scene.hex(token_hex))});
  EXPECT_EQ(scene.s.ask, Ask::unit);  // the second step is lost
  EXPECT_FALSE(scene.can(act::unit(Unit::character)));
  EXPECT_EQ(scene.why(act::unit(Unit::character)), "SC-MOVE-04");
}

TEST(Encounter, SC_ENC_03_comes_after_the_whole_move_and_its_combats_before_the_bottom_action) {
  Scene scene = before_encounter(1);
  scene.nordic().power = scene.saxony().power = 5;
  scene.mech(Faction::nordic, 0, "factory_forest").mech(Faction::saxony, 0, "factory");
  scene.play({act::unit(Unit::character), act::step(scene.hex(token_hex))});
  EXPECT_EQ(scene.s.ask, Ask::unit);
  scene.play({act::unit(mech(0)), act::step(scene.hex("factory"))});
  EXPECT_EQ(scene.s.ask, Ask::fight);
  EXPECT_TRUE(scene.s.encounter_tokens.has(scene.hex(token_hex)));
  scene.play(seat_at(0), act::fight(1)).play(saxony_seat, act::fight(0));
  EXPECT_EQ(scene.s.ask, Ask::encounter);
  scene.play(act::option(a));
  EXPECT_EQ(scene.s.ask, Ask::bottom);
}

TEST(Encounter, SC_ENC_04_the_token_goes_and_one_card_is_drawn) {
  Scene scene = meeting(7);
  EXPECT_FALSE(scene.s.encounter_tokens.has(scene.hex(token_hex)));
  EXPECT_EQ(scene.s.encounter_tokens.size(), facts().encounters.size() - 1);
  EXPECT_EQ(scene.s.encounter_card, 7);
  EXPECT_EQ(scene.all(Happened::encounter_drawn).size(), 1u);
}

TEST(Encounter, SC_ENC_05_the_card_is_shown_to_all_with_its_three_options) {
  Scene scene = meeting(15);
  const auto shown = scene.all(Happened::encounter_drawn);
  ASSERT_EQ(shown.size(), 1u);
  EXPECT_EQ(shown[0].arg[0], 15);
  for (Seat seat : scene.s.seats()) {
    EXPECT_TRUE(shown[0].audience.has(seat));
    EXPECT_EQ(redact(scene.s, seat).encounter_card, 15);
  }
  EXPECT_EQ(scene.legal(), (std::vector{act::option(a), act::option(b), act::option(c)}));
  EXPECT_EQ(scene.why(act::option(3)), "SC-ENC-05");
}

TEST(Encounter, SC_ENC_06_exactly_one_option_must_be_chosen_and_paid_in_full) {
  Scene scene = meeting(2);  // B: $2 for 4 wood, C: 2 popularity for a recruit
  EXPECT_EQ(scene.why(act::done()), "SC-ENC-06");
  EXPECT_EQ(scene.why(act::skip()), "SC-ENC-06");
  Scene poor = scene;
  scene.play(act::option(b));
  EXPECT_EQ(scene.nordic().coins, 3);
  EXPECT_EQ(scene.s.ask, Ask::bottom);  // no second one

  poor.nordic().coins = poor.nordic().popularity = 1;
  EXPECT_EQ(poor.legal(), (std::vector{act::option(a)}));
  EXPECT_EQ(poor.why(act::option(b)), "SC-ENC-06");
  EXPECT_EQ(poor.why(act::option(c)), "SC-ENC-06");
}

TEST(Encounter, SC_ENC_06_polania_may_take_a_second_option) {
  Scene scene = meeting(2, {}, Faction::polania);
  EXPECT_EQ(scene.why(act::done()), "SC-ENC-06");
  scene.play(act::option(b));
  EXPECT_EQ(scene.s.ask, Ask::encounter);
  EXPECT_FALSE(scene.can(act::option(b)));
  Scene enough = scene;
  scene.play(act::option(a));
  EXPECT_EQ(scene.s.ask, Ask::bottom);  // never three
  enough.play(act::done());
  EXPECT_EQ(enough.s.ask, Ask::bottom);
}

TEST(Encounter, SC_ENC_09_no_structure_option_where_a_structure_stands) {
  for (Faction owner : {Faction::nordic, Faction::saxony}) {
    Scene scene = meeting(1);  // C: 2 popularity for a structure
    EXPECT_TRUE(scene.can(act::option(c)));
    scene.structure(owner, Structure::mill, token_hex);
    EXPECT_EQ(scene.why(act::option(c)), "SC-ENC-09");
  }
}

TEST(Encounter, SC_ENC_09_in_editions_pl_and_hu_it_may_be_chosen_but_builds_nothing) {
  for (const char* edition : {"pl", "hu"}) {
    Scene scene = meeting(1, {{"edition", edition}});
    scene.structure(Faction::nordic, Structure::mill, token_hex).play(act::option(c));
    EXPECT_EQ(scene.nordic().popularity, 3);
    EXPECT_EQ(scene.s.ask, Ask::bottom);
    EXPECT_EQ(count_out(scene.nordic().structures), 1);
  }
}

TEST(Encounter, SC_ENC_11_a_used_card_does_not_come_again) {
  Scene scene = meeting(7);
  scene.play(act::option(a));
  EXPECT_EQ(scene.s.encounter_card, 0);
  EXPECT_TRUE(scene.s.encounters_drawn >> 6 & 1);

  // With every card but 7 and 9 drawn and 7 now under the deck, the next is 9.
  scene.s.encounters_drawn &= ~(std::uint64_t{1} << 8);
  scene.character(Faction::nordic, "nordic_tundra").s.encounter_tokens.add(scene.hex(token_hex));
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex(token_hex)), act::end_move()});
  EXPECT_EQ(scene.s.encounter_card, 9);
}

Scene contested_token() {
  Scene scene = before_encounter(1);
  scene.nordic().power = scene.saxony().power = 5;
  scene.hand(Faction::nordic, {}).hand(Faction::saxony, {}).mech(Faction::saxony, 0, token_hex);
  scene.play({act::unit(Unit::character), act::step(scene.hex(token_hex)), act::end_move()});
  return scene;
}

TEST(Encounter, SC_ENC_12_combat_comes_first_and_only_a_winning_character_has_it) {
  Scene won = contested_token();
  EXPECT_EQ(won.s.ask, Ask::fight);
  won.play(seat_at(0), act::fight(3)).play(saxony_seat, act::fight(0));
  EXPECT_EQ(won.s.ask, Ask::encounter);

  Scene lost = contested_token();
  lost.play(seat_at(0), act::fight(0)).play(saxony_seat, act::fight(3));
  EXPECT_EQ(lost.s.ask, Ask::bottom);
  EXPECT_TRUE(lost.s.encounter_tokens.has(lost.hex(token_hex)));
}

TEST(Encounter, SC_ENC_13_card_numbers_have_no_effect) {
  Scene first = meeting(1), second = meeting(28);  // option A of both: $2 and 1 popularity
  first.play(act::option(a));
  second.play(act::option(a));
  first.s.encounters_drawn = second.s.encounters_drawn;
  EXPECT_EQ(first.s, second.s);
}

TEST(Encounter, SC_ENC_14_every_card_has_an_option_without_cost) {
  for (const EncounterCard& card : facts().encounter_cards) EXPECT_EQ(card.option[a].cost, Cost{});

  Scene destitute = meeting(24);
  destitute.nordic().coins = destitute.nordic().popularity = 0;
  EXPECT_TRUE(destitute.can(act::option(a)));
}

TEST(Encounter, SC_ENC_22_a_gain_never_pays_its_own_cost) {
  Scene by_popularity = meeting(20);  // B: $2 for 3 popularity
  by_popularity.nordic().coins = 1;
  EXPECT_EQ(by_popularity.why(act::option(b)), "SC-ENC-06");

  Scene by_coins = meeting(10);  // C: 2 popularity for $2 and 2 tokens
  by_coins.nordic().popularity = 1;
  EXPECT_EQ(by_coins.why(act::option(c)), "SC-ENC-06");

  Scene both = meeting(13);  // B: $2 for 2 power and 2 popularity
  both.play(act::option(b));
  ASSERT_GE(both.events.size(), 3u);
  const auto paid = both.all(Happened::paid);
  ASSERT_EQ(paid.size(), 1u);
  EXPECT_EQ(both.events[1], paid[0]);  // after the choice, before any gain
}

}  // namespace encounter_test
}  // namespace ludarium::scythe
