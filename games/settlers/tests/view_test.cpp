// A view is no game: what it hides is hidden all together, and nobody plays on from it by guessing.
#include "core/view.hpp"

#include <gmock/gmock.h>

#include "games/settlers/checks/invariants.hpp"
#include "games/settlers/tests/support/scene.hpp"
#include "games/settlers/text/text.hpp"
#include "tests/support/position_checks.hpp"

namespace ludarium::settlers {
namespace view_test {

namespace json = boost::json;

constexpr Faction bar = Faction::barbarians, rom = Faction::romans;

Scene table() {
  Scene scene({bar, rom});
  scene.hand(bar, {"com_castle#46", "bar_mission"}).hand(rom, {"com_castle#47", "rom_spies"}).turn_of(bar);
  return scene;
}

TEST(SettlersView, is_told_from_a_game) {
  const Scene scene = table();
  EXPECT_FALSE(is_view(game(), scene.s));
  for (Seat viewer : {seat_at(0), seat_at(1), Seat::none}) EXPECT_TRUE(is_view(game(), game().redact(scene.s, viewer)));
  Rng rng{1};
  EXPECT_FALSE(is_view(game(), game().imagine(scene.s, seat_at(0), rng)));
}

TEST(SettlersView, of_one_hidden_card_is_refused) {
  const json::value whole = write_position(facts(), table().s);
  json::value position = whole;
  json::object& romans = position.at("players").at(1).as_object();
  romans["hand"] = json::array{"rom_spies"};
  romans["hidden_hand_common"] = 1;
  position.as_object()["decks"] = {{"common", json::value(json::array())}};
  expect_position_refused(game(), position, "Cards are hidden, but the generator is known");
  position = whole;
  position.as_object()["rng"] = nullptr;
  expect_position_refused(game(), position, "neither a game nor anybody's view");
}

TEST(SettlersView, that_knows_what_its_viewer_may_not_is_refused) {
  const State view = game().redact(table().s, seat_at(0));
  expect_possible(game(), view);
  State hand = view;  // two hands at once
  hand.player(seat_at(1)).hand.add(card("rom_spies"));
  --hand.player(seat_at(1)).hidden_hand_faction;
  expect_position_refused(game(), write_position(facts(), hand), "neither a game nor anybody's view");
  State deck = view;
  deck.common_deck.add(card("com_tavern"));
  --deck.hidden_common_deck;
  expect_position_refused(game(), write_position(facts(), deck), "neither a game nor anybody's view");
}

TEST(SettlersView, IS_HID_13_of_a_taker_keeps_what_the_owner_laid_under_the_gate) {
  Scene scene({Faction::egyptians, Faction::japanese});
  scene.empire(Faction::japanese, {"jap_gate#13"}).hand(Faction::egyptians, {"com_mill"}).turn_of(Faction::egyptians);
  scene.s.common_deck.remove(card("com_tavern"));
  scene.s.under[0].add(card("com_tavern"));
  scene.s.taken_over.add(card("jap_gate#13"));
  scene.play(act::stash_card(card("jap_gate#13"), card("com_mill")));
  const State view = game().redact(scene.s, scene.seat(Faction::egyptians));
  EXPECT_TRUE(view.under[0].has(card("com_mill")));
  EXPECT_EQ(view.cards_under(0), 2);
  EXPECT_TRUE(game().redact(view, scene.seat(Faction::egyptians)) == view);
}

TEST(SettlersView, IS_DECK_04_is_not_reshuffled_while_hidden_cards_are_left) {
  Scene scene = table();
  scene.common_deck({"com_tavern", "com_mill"}).goods(bar, Good::settler, 2);
  State view = game().redact(scene.s, seat_at(0));
  for (Action action : {act::send(1), act::pair(Good::card_common)}) game().apply(view, seat_at(0), action);
  EXPECT_FALSE(view.common_discard.empty());
  EXPECT_TRUE(view.common_deck.empty());
  EXPECT_EQ(view.hidden_common_deck, 1);
  EXPECT_EQ(view.player(seat_at(0)).hidden_hand_common, 1);
}

// What an action does is tried on the mover's view: whatever is legal there can be applied, and no card is invented.
TEST(SettlersView, takes_every_legal_answer_of_its_viewer) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    SetupRequest request{1 + static_cast<int>(seed % 4), seed, {}};
    if (request.seats > 1) request.options["lookout"] = seed % 3 == 0 ? "alternative" : "standard";
    State s = fresh_game(game(), request);
    Rng rng{seed};
    while (!game().pending(s).over()) {
      for (Seat seat : game().pending(s).seats) {
        const State view = game().redact(s, seat);
        ActionList list;
        game().legal(view, seat, list);
        for (Action action : list) {
          State after = view;
          game().apply(after, seat, action);
          each_open_pile(after, [](const CardSet& pile) { ASSERT_FALSE(pile.has(CardId::none)); });
        }
      }
      play_one(game(), s, rng, seldom(Do::pass));
    }
  }
}

}  // namespace view_test
}  // namespace ludarium::settlers
