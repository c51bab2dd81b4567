// A position may name the next cards of its decks: puzzles and tests need to know what will be drawn.
#include <gmock/gmock.h>

#include "games/settlers/tests/support/scene.hpp"
#include "games/settlers/text/text.hpp"
#include "tests/support/position_checks.hpp"

namespace ludarium::settlers {
namespace next_cards_test {

namespace json = boost::json;

constexpr Faction bar = Faction::barbarians, rom = Faction::romans;

State read(const json::value& position) {
  const auto state = game().read_position(position);
  if (!state) throw std::runtime_error(in_english(state.error()));
  return *state;
}

// The Barbarians may send three pairs of settlers for cards.
Scene sending(json::object decks) {
  Scene scene({bar, rom});
  scene.goods(bar, Good::settler, 6).turn_of(bar);
  json::value position = write_position(facts(), scene.s);
  position.as_object()["decks"] = std::move(decks);
  scene.s = read(position);
  return scene;
}

TEST(SettlersNextCards, are_drawn_in_the_order_named) {
  Scene scene = sending({{"common", json::parse(R"({"next": ["com_tavern", "com_mill"]})")},
                         {"barbarians", json::parse(R"({"next": ["bar_robbers"]})")}});
  scene.play({act::send(3), act::pair(Good::card_common), act::pair(Good::card_faction)});
  EXPECT_TRUE(scene.of(bar).hand.has(card("com_tavern")));
  EXPECT_TRUE(scene.of(bar).hand.has(card("bar_robbers")));
  EXPECT_FALSE(scene.of(bar).hand.has(card("com_mill")));
  scene.play(act::pair(Good::card_common));
  EXPECT_TRUE(scene.of(bar).hand.has(card("com_mill")));
  EXPECT_FALSE(scene.s.common_deck.has(card("com_mill")));
  EXPECT_EQ(scene.s.next_common, decltype(State::next_common){});
}

TEST(SettlersNextCards, make_the_row_of_the_next_lookout) {
  Scene scene = sending({{"common", json::parse(R"({"next": ["com_tavern", "com_mill", "com_statue"]})")}});
  scene.play({act::pass(), act::pass()});
  ASSERT_EQ(scene.s.ask, Ask::pick);
  for (const char* id : {"com_tavern", "com_mill", "com_statue"}) EXPECT_TRUE(scene.s.row.has(card(id))) << id;
}

TEST(SettlersNextCards, are_written_and_read_back) {
  Scene scene = sending({{"common", json::parse(R"({"next": ["com_tavern", "com_mill"]})")}});
  expect_round_trip_of_all_views(game(), scene.s);
  EXPECT_EQ(write_position(facts(), scene.s).at("decks"),
            json::parse(R"({"common": {"next": ["com_tavern", "com_mill"]}})"));
}

TEST(SettlersNextCards, of_a_deck_that_is_not_as_usual_stand_beside_its_cards) {
  Scene scene({bar, rom});
  scene.faction_deck(bar, {"bar_robbers", "bar_mission"}).turn_of(bar);
  scene.of(bar).next[0] = static_cast<std::uint8_t>(index(card("bar_mission")) + 1);
  scene.of(bar).discard.remove(card("bar_pyre"));
  scene.of(bar).deck.add(card("bar_pyre"));
  expect_round_trip(game(), scene.s);
}

TEST(SettlersNextCards, are_named_with_their_deck_and_nowhere_else) {
  json::object position = write_position(facts(), Scene({bar, rom}).turn_of(bar).s).as_object();
  position["next"] = {{"common", {"com_tavern"}}};
  position["next_attack"] = {16};
  expect_position_refused(game(), position, R"(next: is written "decks": {"common": {"next": [...]}})");
  expect_position_refused(game(), position, R"(next_attack: is written "decks": {"attack": {"next": [...]}})");
}

TEST(SettlersNextCards, nobody_sees_them) {
  Scene scene = sending(
      {{"common", json::parse(R"({"next": ["com_tavern"]})")}, {"romans", json::parse(R"({"next": ["rom_spies"]})")}});
  Scene other = scene;
  other.s.next_common = {};
  other.of(rom).next = {};
  for (Seat viewer : {seat_at(0), seat_at(1), Seat::none})
    EXPECT_TRUE(game().redact(scene.s, viewer) == game().redact(other.s, viewer));
}

TEST(SettlersNextCards, are_forgotten_when_the_deck_is_shuffled) {
  Scene scene({Faction::japanese, rom});  // Temple of Buddha: draw two, keep one, the other goes back
  scene.empire(Faction::japanese, {"jap_temple_of_buddha"});
  const auto named = [](const char* id) { return static_cast<std::uint8_t>(index(card(id)) + 1); };
  scene.s.next_common = {named("com_tavern"), named("com_mill"), named("com_statue")};
  scene.of(Faction::japanese).next = {named("jap_dojo#24"), named("jap_dojo#25"), named("jap_ninjas#26")};
  scene.production_of(Faction::japanese);
  while (scene.s.ask == Ask::deck) scene.play(act::deck(true));
  ASSERT_EQ(scene.s.ask, Ask::keep);
  EXPECT_TRUE(scene.s.looked.has(card("jap_dojo#24")));
  EXPECT_NE(scene.of(Faction::japanese).next, decltype(Player::next){});
  scene.play(act::pick(card("jap_dojo#24")));
  EXPECT_EQ(scene.of(Faction::japanese).next, decltype(Player::next){});
}

TEST(SettlersNextCards, of_the_attack_deck_are_revealed_in_the_order_named) {
  Scene scene = Scene::solo(rom);
  scene.line({Good::wood}).turn_of(rom);
  json::value position = write_position(facts(), scene.s);
  position.as_object()["decks"] = json::parse(R"({"attack": {"next": [16, 12]}})");
  scene.s = read(position);
  expect_round_trip_of_all_views(game(), scene.s);
  scene.play(act::pass());
  EXPECT_EQ(scene.s.line[0], 12);
  EXPECT_EQ(scene.s.line[1], 16);
}

TEST(SettlersNextCards, cannot_stand_beside_hidden_cards) {
  Scene scene({bar, rom});
  json::value view = write_position(facts(), game().redact(scene.turn_of(bar).s, seat_at(0)));
  const auto hidden = view.at("decks").at("common").at("hidden");
  view.at("decks").as_object()["common"] = {{"hidden", hidden}, {"next", {"com_tavern"}}};
  expect_position_refused(game(), view, "next cards of the deck common");
}

}  // namespace next_cards_test
}  // namespace ludarium::settlers
