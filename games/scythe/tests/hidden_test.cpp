// Chapter "Hidden information".
#include <algorithm>

#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace hidden_test {

State view(const Scene& scene, Faction faction) { return game().redact(scene.s, scene.seat(faction)); }

// The events of one kind that this player learns of.
std::vector<Event> heard(const Scene& scene, Faction faction, Happened kind) {
  std::vector<Event> found;
  for (const Event& e : events_for(scene.events, scene.seat(faction)))
    if (e.kind == static_cast<std::uint8_t>(kind)) found.push_back(e);
  return found;
}

Scene three() { return Scene({Faction::nordic, Faction::saxony, Faction::crimea}); }

// Nordic's character has just entered the Factory for the first time.
Scene visiting() {
  Scene scene = three();
  scene.character(Faction::nordic, "factory_forest").turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("factory")), act::end_move()});
  return scene;
}

TEST(Hidden, SC_HID_01_the_size_of_a_hand_is_public_its_values_are_not) {
  Scene low = three(), high = three();
  low.hand(Faction::saxony, {2, 2, 2});
  high.hand(Faction::saxony, {5, 4, 5});
  EXPECT_EQ(hand_size(view(low, Faction::nordic).player(low.seat(Faction::saxony))), 3);
  EXPECT_EQ(view(low, Faction::nordic), view(high, Faction::nordic));
  EXPECT_EQ(view(high, Faction::saxony).player(high.seat(Faction::saxony)).hand, high.saxony().hand);
}

TEST(Hidden, SC_HID_02_objectives_are_the_owners_until_revealed) {
  Scene scene = three();
  scene.objectives(Faction::nordic, 12, 1);
  scene.nordic().coins = 20;
  const Seat nordic = scene.seat(Faction::nordic);
  EXPECT_EQ(view(scene, Faction::saxony).player(nordic).objectives[0], hidden_card);
  EXPECT_EQ(view(scene, Faction::nordic).player(nordic).objectives[0], 12);
  scene.turn_of(Faction::nordic).play(act::reveal(12));
  EXPECT_EQ(view(scene, Faction::saxony).player(nordic).objectives[0], 12);
  EXPECT_EQ(view(scene, Faction::saxony).player(nordic).objectives[1], hidden_card);  // put away unseen
}

TEST(Hidden, SC_HID_03_coins_are_seen_unless_the_option_hides_them) {
  Scene open = three(), closed({Faction::nordic, Faction::saxony}, {{"hide_coin_totals", true}});
  open.saxony().coins = closed.saxony().coins = 17;
  EXPECT_EQ(view(open, Faction::nordic).player(open.seat(Faction::saxony)).coins, 17);
  EXPECT_EQ(view(closed, Faction::nordic).player(closed.seat(Faction::saxony)).coins, hidden_coins);
  EXPECT_EQ(view(closed, Faction::saxony).player(closed.seat(Faction::saxony)).coins, 17);
}

// Nordic has far more coins than it shows; the game is over, or not.
Scene hidden_fortune(bool over) {
  Scene scene({Faction::nordic, Faction::saxony}, {{"hide_coin_totals", true}});
  scene.nordic().coins = 40;
  scene.saxony().coins = 30;
  if (over) scene.s.ask = Ask::over;
  return scene;
}

TEST(Hidden, SC_HID_03_coins_are_open_when_the_game_is_over) {
  const Scene scene = hidden_fortune(true);
  for (Seat viewer : {scene.seat(Faction::nordic), scene.seat(Faction::saxony), Seat::none}) {
    const Scores seen = game().score(game().redact(scene.s, viewer)), real = game().score(scene.s);
    for (Seat seat : scene.s.seats()) {
      EXPECT_TRUE(seen[index(seat)].known);
      EXPECT_EQ(seen[index(seat)].total, real[index(seat)].total);
      EXPECT_EQ(seen[index(seat)].place, real[index(seat)].place);
    }
  }
}

TEST(Hidden, SC_HID_03_a_view_does_not_place_whom_it_cannot_count) {
  Scene scene = hidden_fortune(false);
  const Scores seen = game().score(view(scene, Faction::saxony));
  const SeatScore &mine = seen[index(scene.seat(Faction::saxony))], &other = seen[index(scene.seat(Faction::nordic))];
  EXPECT_TRUE(mine.known);
  EXPECT_EQ(mine.total, game().score(scene.s)[index(scene.seat(Faction::saxony))].total);
  EXPECT_FALSE(other.known);
  EXPECT_EQ(mine.place, 0);
  EXPECT_EQ(other.place, 0);
  for (const ScoreLine& line : other.lines) EXPECT_NE(line.key, "scythe.score.coins");
  EXPECT_EQ(game().score(scene.s)[0].lines.size(), other.lines.size() + 1);
}

TEST(Hidden, SC_HID_04_factory_cards_lie_face_down_until_a_visit) {
  Scene some = three(), others = three();
  some.s.factory_board = 0b1111;
  others.s.factory_board = 0b11110000;
  for (Faction faction : {Faction::nordic, Faction::saxony, Faction::crimea})
    EXPECT_EQ(view(some, faction), view(others, faction));

  Scene visit = visiting();
  EXPECT_EQ(view(visit, Faction::nordic).factory_board, visit.s.factory_board);
  EXPECT_EQ(std::popcount(visit.s.factory_board), 4);  // the boxed ones are not among them
  EXPECT_EQ(view(visit, Faction::saxony).factory_board, factory_cards_hidden);
  EXPECT_EQ(heard(visit, Faction::nordic, Happened::factory_seen).size(), 1u);
  EXPECT_TRUE(heard(visit, Faction::saxony, Happened::factory_seen).empty());
}

TEST(Hidden, SC_HID_05_the_card_taken_is_public_the_rest_known_to_those_who_looked) {
  Scene scene = visiting();
  const Action choice = scene.legal().front();
  scene.play(choice);
  const Seat nordic = scene.seat(Faction::nordic);
  EXPECT_EQ(view(scene, Faction::saxony).player(nordic).factory_card, choice.arg[0]);
  EXPECT_EQ(heard(scene, Faction::saxony, Happened::factory_taken)[0].arg[0], choice.arg[0]);
  EXPECT_EQ(view(scene, Faction::nordic).factory_board, scene.s.factory_board);
  EXPECT_EQ(view(scene, Faction::saxony).factory_board, factory_cards_hidden);
}

TEST(Hidden, SC_HID_06_decks_are_hidden_discards_and_drawn_encounters_are_not) {
  Scene one = three(), other = three();
  other.s.rng.state += 1;  // what comes next
  std::swap(other.s.deck[0], other.s.deck[3]);
  EXPECT_EQ(view(one, Faction::nordic), view(other, Faction::nordic));

  one.s.discard = {3, 0, 1, 0};
  EXPECT_EQ(view(one, Faction::nordic).discard, one.s.discard);
  one.character(Faction::nordic, "nordic_forest").encounter_next(4).turn_of(Faction::nordic, TopAction::move);
  one.play({act::move_units(), act::unit(Unit::character), act::step(one.hex("nordic_mountain")), act::end_move()});
  EXPECT_EQ(view(one, Faction::saxony).encounter_card, 4);
  EXPECT_EQ(view(one, Faction::saxony).encounters_drawn, one.s.encounters_drawn);
}

TEST(Hidden, SC_HID_07_dial_and_cards_are_secret_until_both_are_ready) {
  const auto chosen = [](Action secret) {
    Scene scene = three();
    scene.hand(Faction::nordic, {2, 5}).hand(Faction::saxony, {});
    scene.nordic().power = scene.saxony().power = 7;
    scene.battle(Faction::nordic, Faction::saxony, "factory_tundra");
    return scene.play(scene.seat(Faction::nordic), secret);
  };
  Scene bluff = chosen(act::fight(0)), all = chosen(act::fight(7, 0, 0, 0, 1));
  for (Faction onlooker : {Faction::saxony, Faction::crimea}) EXPECT_EQ(view(bluff, onlooker), view(all, onlooker));
  EXPECT_EQ(events_for(all.events, all.seat(Faction::saxony)).size(), 0u);
  EXPECT_EQ(view(all, Faction::nordic).combat.dial[attacker], 7);

  all.play(all.seat(Faction::saxony), act::fight(3));
  const auto revealed = heard(all, Faction::crimea, Happened::fought);
  ASSERT_EQ(revealed.size(), 2u);
  EXPECT_EQ(revealed[0].arg, (std::array<std::int16_t, 6>{7, 0, 0, 0, 1, 12}));
}

TEST(Hidden, SC_HID_08_a_scouted_card_is_known_to_thief_and_victim_only) {
  Scene scene = three();
  scene.hand(Faction::nordic, {4}).mech(Faction::crimea, Ability::scout, "factory_tundra");
  scene.battle(Faction::crimea, Faction::nordic, "factory_tundra").play(act::ability(true));
  for (Faction insider : {Faction::crimea, Faction::nordic}) {
    ASSERT_EQ(heard(scene, insider, Happened::stole_card_value).size(), 1u);
    EXPECT_EQ(heard(scene, insider, Happened::stole_card_value)[0].arg[1], 4);
  }
  EXPECT_TRUE(heard(scene, Faction::saxony, Happened::stole_card_value).empty());
  EXPECT_EQ(heard(scene, Faction::saxony, Happened::stole_card).size(), 1u);
}

TEST(Hidden, SC_HID_09_how_many_cards_are_drawn_is_public_which_is_not) {
  Scene scene = three();
  scene.nordic().cubes_moved = 1u << index(Cube::bolster_cards);
  scene.turn_of(Faction::nordic, TopAction::bolster).play(act::bolster_cards());
  EXPECT_EQ(heard(scene, Faction::saxony, Happened::drew_cards)[0].arg[0], 2);
  EXPECT_TRUE(heard(scene, Faction::saxony, Happened::drew_card).empty());
  EXPECT_EQ(heard(scene, Faction::nordic, Happened::drew_card).size(), 2u);

  Scene bonus = three();  // the same for a recruit bonus
  bonus.saxony().recruits = 1u << index(BottomAction::enlist);
  bonus.tokens("nordic_forest", Resource::food, 4).bottom_of(Faction::nordic, BottomAction::enlist);
  bonus.play({act::bottom(), act::done()});
  EXPECT_EQ(heard(bonus, Faction::nordic, Happened::drew_cards).size(), 1u);
  EXPECT_TRUE(heard(bonus, Faction::nordic, Happened::drew_card).empty());
  EXPECT_EQ(heard(bonus, Faction::saxony, Happened::drew_card).size(), 1u);
}

TEST(Hidden, SC_HID_10_board_mats_tracks_stars_and_tile_are_public) {
  Scene scene = three();
  scene.mech(Faction::saxony, 0, "factory").structure(Faction::saxony, Structure::mill, "factory_tundra");
  scene.tokens("factory", Resource::oil, 2);
  scene.saxony().recruits = 3;
  scene.saxony().cubes_moved = 5;
  scene.saxony().stars[index(Goal::combat)] = 2;
  const State seen = view(scene, Faction::nordic);
  Player expected = scene.saxony();
  const Player& shown = seen.player(scene.seat(Faction::saxony));
  expected.hand = shown.hand;
  expected.objectives = shown.objectives;
  EXPECT_EQ(shown, expected);  // all but hand and objectives
  EXPECT_EQ(seen.tokens, scene.s.tokens);
  EXPECT_EQ(seen.encounter_tokens, scene.s.encounter_tokens);
  EXPECT_EQ(seen.bonus_tile, scene.s.bonus_tile);
}

TEST(Hidden, SC_HID_11_a_blind_encounter_hides_cost_and_gain_until_chosen) {
  Scene first({Faction::nordic, Faction::saxony}, {{"blind_encounters", true}});
  first.character(Faction::nordic, "nordic_forest").encounter_next(1).turn_of(Faction::nordic, TopAction::move);
  first.nordic().popularity = 5;
  first.play({act::move_units(), act::unit(Unit::character), act::step(first.hex("nordic_mountain")), act::end_move()});
  Scene second = first;
  first.s.encounters_drawn = 0b01;
  second.s.encounters_drawn = 0b10;
  second.s.encounter_card = 2;
  EXPECT_EQ(view(first, Faction::nordic), view(second, Faction::nordic));
  EXPECT_NE(view(first, Faction::saxony), view(second, Faction::saxony));
  first.play(act::option(2));  // 2 popularity for a structure
  EXPECT_EQ(heard(first, Faction::nordic, Happened::paid)[0].arg[1], 2);
  EXPECT_EQ(view(first, Faction::nordic).gain.structure, 1);
}

// Nordic has met card 1 of the blind variant and can pay none of its costs.
Scene blind_meeting() {
  Scene scene({Faction::nordic, Faction::saxony}, {{"blind_encounters", true}});
  scene.character(Faction::nordic, "nordic_forest").encounter_next(1).turn_of(Faction::nordic, TopAction::move);
  scene.nordic().coins = scene.nordic().popularity = 0;
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex("nordic_mountain")), act::end_move()});
  return scene;
}

TEST(Hidden, SC_HID_11_the_option_chosen_blindly_does_not_tell_the_card) {
  Scene scene = blind_meeting();
  for (const auto& [option, told] : {std::pair{1, Happened::option_void}, std::pair{0, Happened::encounter_option}}) {
    scene.play(act::option(static_cast<std::size_t>(option)));
    ASSERT_EQ(heard(scene, Faction::nordic, told).size(), 1u);
    EXPECT_EQ(heard(scene, Faction::nordic, told)[0].arg[0], 0);
    EXPECT_EQ(heard(scene, Faction::nordic, told)[0].arg[1], option);
    ASSERT_EQ(heard(scene, Faction::saxony, told).size(), 1u);
    EXPECT_EQ(heard(scene, Faction::saxony, told)[0].arg[0], 1);
  }
}

TEST(Hidden, SC_HID_11_nothing_heard_before_the_choice_differs_from_card_to_card) {
  for (Happened told : {Happened::encounter_drawn, Happened::encounter_option})
    EXPECT_TRUE(heard(blind_meeting(), Faction::nordic, told).empty());
  EXPECT_EQ(heard(blind_meeting(), Faction::saxony, Happened::encounter_drawn).size(), 1u);
}

TEST(Hidden, SC_HID_04_nor_does_a_spectator_see_them) {
  for (const Scene& scene : {three(), visiting()}) {
    EXPECT_EQ(game().redact(scene.s, Seat::none).factory_board, factory_cards_hidden);
    EXPECT_TRUE(events_for(scene.all(Happened::factory_seen), Seat::none).empty());
  }
}

TEST(Hidden, SC_HID_12_a_combat_card_paid_shows_its_value) {
  Scene coercion = three();
  coercion.workers(Faction::crimea, {"factory_forest"}).hand(Faction::crimea, {4, 2});
  const auto cost = facts().of(coercion.crimea().mat).column[index(BottomAction::build)].cost;
  coercion.tokens("factory_forest", Resource::wood, cost - 1).bottom_of(Faction::crimea, BottomAction::build);
  coercion.play(act::bottom(2));
  const auto paid = heard(coercion, Faction::saxony, Happened::paid);
  EXPECT_TRUE(std::any_of(paid.begin(), paid.end(),
                          [](const Event& e) { return e.arg[0] == static_cast<int>(Item::cards) && e.arg[3] == 4; }));
  EXPECT_EQ(view(coercion, Faction::saxony).discard[2], 1);

  Scene factory = three();
  factory.hand(Faction::nordic, {5}).factory_card(Faction::nordic, 4).turn_of(Faction::nordic);
  factory.play({act::section(factory_section), act::factory_top(3)});
  EXPECT_EQ(heard(factory, Faction::saxony, Happened::paid)[0].arg[3], 5);
  EXPECT_EQ(view(factory, Faction::saxony).discard[3], 1);
}

}  // namespace hidden_test
}  // namespace ludarium::scythe
