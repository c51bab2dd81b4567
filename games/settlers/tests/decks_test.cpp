// Chapter "Drawing cards & decks".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace decks_test {

constexpr auto barbarians = Faction::barbarians, romans = Faction::romans, japanese = Faction::japanese;

const CardSet& common_cards() { return facts().deck[index(Deck::common)]; }

int common_in_hand(Scene& scene, Faction faction) { return (scene.of(faction).hand & common_cards()).size(); }

Scene sending_one_pair(Faction faction) {
  Scene scene({faction, faction == romans ? barbarians : romans});
  scene.goods(faction, Good::settler, 2).turn_of(faction);
  return scene;
}

// Everything common is gone but these.
void only_common(Scene& scene, Scene::Ids in_deck) { scene.common_deck(in_deck).s.common_discard = {}; }

TEST(Decks, IS_DECK_01_from_either_deck_unless_the_source_names_one) {
  for (bool faction : {false, true}) {
    Scene scene({romans, japanese});
    scene.empire(romans, {"com_castle#46"}).goods(romans, Good::settler, 1).turn_of(romans);
    scene.play({act::activate(card("com_castle#46")), act::deck(faction)});
    EXPECT_EQ(scene.of(romans).hand.size(), 1);
    EXPECT_EQ(common_in_hand(scene, romans), faction ? 0 : 1);
  }
  Scene named({japanese, romans});
  named.hand(japanese, {"jap_dojo#24"}).empire(japanese, {"com_mill"}).goods(japanese, Good::wood, 1);
  named.turn_of(japanese).play(act::build(card("jap_dojo#24")));
  EXPECT_NE(named.s.ask, Ask::deck);
  EXPECT_EQ(named.of(japanese).hand.size(), 1);
  EXPECT_EQ(common_in_hand(named, japanese), 0);
}

TEST(Decks, IS_DECK_02_chosen_for_each_card) {
  Scene scene({romans, japanese});
  scene.hand(romans, {"com_tavern"}).goods(romans, Good::raze, 1).turn_of(romans);
  scene.play({act::raze_hand(card("com_tavern")), act::deck(true)});
  EXPECT_EQ(scene.s.ask, Ask::deck);
  EXPECT_EQ(scene.of(romans).deck.size(), 29);  // the first card is drawn before the second is asked for
  scene.play(act::deck(false));
  EXPECT_EQ(scene.of(romans).hand.size(), 2);
  EXPECT_EQ(common_in_hand(scene, romans), 1);
}

TEST(Decks, IS_DECK_03_every_deck_has_its_own_discard_pile) {
  Scene scene({romans, barbarians});
  scene.empire(romans, {"com_mill", "com_hanseatic_league"}).deals(romans, {"bar_raid#7", "rom_colossus"});
  scene.hand(romans, {"com_quarry#8"}).goods(romans, Good::raze, 1).goods(romans, Good::settler, 2).turn_of(romans);
  scene.play(act::raze_hand(card("com_quarry#8"))).turn_of(romans);
  EXPECT_TRUE(scene.s.common_discard.has(card("com_quarry#8")));
  const CardId league = card("com_hanseatic_league");
  scene.play({act::activate(league), act::target(card("rom_colossus"))}).turn_of(romans).play(act::activate(league));
  EXPECT_TRUE(scene.of(romans).discard.has(card("rom_colossus")));
  EXPECT_TRUE(scene.of(barbarians).discard.has(card("bar_raid#7")));  // whoever held it
  EXPECT_EQ(scene.s.common_discard.size(), 1);
}

TEST(Decks, IS_DECK_04_the_common_discard_pile_becomes_the_new_deck) {
  Scene scene = sending_one_pair(romans);
  scene.common_deck({"com_mill"}).goods(romans, Good::settler, 4);
  scene.play({act::send(2), act::pair(Good::card_common)});
  EXPECT_TRUE(scene.s.common_deck.empty());
  EXPECT_EQ(scene.s.common_discard.size(), 83);  // not before the next draw
  scene.play(act::pair(Good::card_common));
  EXPECT_TRUE(scene.happened(Happened::deck_reshuffled));
  EXPECT_EQ(scene.s.common_deck.size(), 82);
  EXPECT_TRUE(scene.s.common_discard.empty());
}

TEST(Decks, IS_DECK_04_cards_in_the_row_are_not_shuffled_in) {
  Scene scene({romans, barbarians, japanese});
  scene.common_deck({"com_mill", "com_statue"}).lookout();
  EXPECT_EQ(scene.s.row.size(), 4);
  EXPECT_TRUE(scene.s.row.has(card("com_mill")));
  EXPECT_TRUE((scene.s.row & scene.s.common_deck).empty());
  EXPECT_EQ(scene.s.common_deck.size(), 80);
}

TEST(Decks, IS_DECK_05_a_faction_deck_is_never_refilled) {
  Scene scene = sending_one_pair(romans);
  scene.faction_deck(romans, {"rom_colossus"}).play({act::send(1), act::pair(Good::card_faction)});
  EXPECT_TRUE(scene.of(romans).hand.has(card("rom_colossus")));
  EXPECT_EQ(scene.of(romans).discard.size(), 29);
  scene.goods(romans, Good::settler, 2).turn_of(romans).play(act::send(1));
  EXPECT_EQ(scene.why(act::pair(Good::card_faction)), "IS-DECK-06");
  scene.play(act::pair(Good::wood)).cleanup();
  EXPECT_EQ(scene.s.phase, Phase::lookout);  // which draws from the faction deck for everybody
  EXPECT_EQ((scene.of(romans).hand & facts().deck[index(Deck::romans)]).size(), 1);
  EXPECT_TRUE(scene.of(romans).deck.empty());
  EXPECT_EQ(scene.of(romans).discard.size(), 29);
}

TEST(Decks, IS_DECK_05_not_even_where_a_card_draws_from_it) {
  Scene scene({romans, barbarians});
  scene.empire(romans, {"rom_architect"}).faction_deck(romans, {}).production_of(romans);
  EXPECT_TRUE(scene.of(romans).hand.empty());
  EXPECT_TRUE(scene.of(romans).deck.empty());
  EXPECT_EQ(scene.of(romans).discard.size(), 29);
}

TEST(Decks, IS_DECK_06_without_a_faction_deck_the_common_one_is_left) {
  Scene scene({romans, barbarians});
  scene.empire(romans, {"com_watchtower#65", "rom_architect"}).faction_deck(romans, {}).production_of(romans);
  EXPECT_EQ(scene.s.ask, Ask::source);
  scene.play(act::source(card("com_watchtower#65")));
  EXPECT_EQ(scene.s.phase, Phase::action);     // neither asked for a deck nor for a card to keep
  EXPECT_EQ(scene.of(romans).hand.size(), 1);  // the Architect, who names the faction deck, brought nothing
  EXPECT_EQ(common_in_hand(scene, romans), 1);
}

TEST(Decks, IS_DECK_07_with_deck_and_pile_empty_a_common_draw_gives_nothing) {
  Scene scene({romans, barbarians});
  only_common(scene, {});
  scene.empire(romans, {"rom_legion#17"}).production_of(romans);
  EXPECT_TRUE(scene.of(romans).hand.empty());
  scene.goods(romans, Good::settler, 2).turn_of(romans).play(act::send(1));
  EXPECT_EQ(scene.why(act::pair(Good::card_common)), "IS-DECK-07");
  EXPECT_TRUE(scene.can(act::pair(Good::card_faction)));
}

TEST(Decks, IS_DECK_08_with_a_single_card_left_that_one_is_kept) {
  Scene scene({romans, barbarians});
  scene.empire(romans, {"rom_architect"}).faction_deck(romans, {"rom_colossus"}).production_of(romans);
  EXPECT_EQ(scene.s.phase, Phase::action);
  EXPECT_TRUE(scene.of(romans).hand.has(card("rom_colossus")));

  Scene none({romans, barbarians});
  none.empire(romans, {"rom_architect"}).faction_deck(romans, {}).production_of(romans);
  EXPECT_EQ(none.s.phase, Phase::action);
  EXPECT_TRUE(none.of(romans).hand.empty());
}

TEST(Decks, IS_DECK_08_of_two_cards_one_is_kept) {
  Scene scene({romans, barbarians});
  scene.empire(romans, {"rom_architect"}).faction_deck(romans, {"rom_colossus", "rom_spies"}).production_of(romans);
  EXPECT_EQ(scene.why(act::pick(card("rom_gardens"))), "IS-DECK-08");
  scene.play(act::pick(card("rom_spies")));
  EXPECT_EQ(scene.of(romans).hand.size(), 1);
  EXPECT_TRUE(scene.of(romans).deck.has(card("rom_colossus")));
}

TEST(Decks, IS_DECK_09_draws_of_all_run_in_turn_order) {
  Scene scene({romans, barbarians, japanese}, {{"peaceful", true}});
  scene.s.first = seat_at(1);
  scene.lookout();
  std::vector<std::pair<std::size_t, int>> draws;
  for (const Event& event : scene.all(Happened::drew)) draws.emplace_back(index(event.seat), event.arg[0]);
  EXPECT_EQ(draws, (std::vector<std::pair<std::size_t, int>>{{1, 1}, {1, 0}, {2, 1}, {2, 0}, {0, 1}, {0, 0}}));
}

}  // namespace decks_test
}  // namespace ludarium::settlers
