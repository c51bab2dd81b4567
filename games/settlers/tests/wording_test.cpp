// What players of Imperial Settlers read: prompts, menus, the log and the table, in the English catalogue.
#include <gmock/gmock.h>

#include "games/settlers/tests/support/scene.hpp"
#include "games/settlers/text/text.hpp"
#include "games/settlers/text/wording/phrases.hpp"
#include "tests/support/wording_checks.hpp"

namespace ludarium::settlers {
namespace wording_test {

using testing::HasSubstr;
using testing::Not;

const Seat me = seat_at(0);
WordingChecks<Settlers> wording() { return {game()}; }

std::string said(const Scene& scene, Action action) { return wording().said(scene.s, me, action); }
std::string asked(const Scene& scene, Seat seat) { return wording().asked(scene.s, seat); }
std::string does(const char* id) { return in_english(card_line(facts(), card(id))); }

TEST(SettlersWording, tells_price_and_effect_of_a_card) {
  EXPECT_EQ(does("jap_farm#1"), "Farm (1 Wood): produces 1 Food, 1 Worker");
  EXPECT_EQ(
      does("jap_daimyos_castle#9"),
      "Daimyo's Castle (2 Stone, 1 Location of your own): produces 1 Victory Point per samurai (at most 3 times)");
  EXPECT_EQ(does("jap_stalls#16"),
            "Stalls (1 Wood, 1 Location of your own): action, twice a round: pay 1 Food, gain 1 Victory Point");
  EXPECT_EQ(does("com_ruins#69"), "Ruins (free): when built 1 Worker");
  EXPECT_THAT(does("egy_pharaohs_guard"), HasSubstr("produces one of: 1 Raze token, 2 Victory Points"));
  EXPECT_THAT(does("egy_slaver"),
              HasSubstr("(pay 1 Gold, gain 2 Victory Points), (pay 1 Stone, gain 1 Victory Point)"));
  EXPECT_THAT(does("jap_shrine"),
              HasSubstr("2 Victory Points for 3, 5 Victory Points for 7, 10 Victory Points for 12"));
  EXPECT_THAT(does("jap_temple_of_buddha"), HasSubstr("each time it produces: draw 2 faction cards and keep 1"));
}

TEST(SettlersWording, says_something_of_every_title) {
  for (const Title& title : facts().titles) {
    const Phrases effects = effects_of(title);
    EXPECT_FALSE(effects.empty()) << title.id;
    for (const Message& effect : effects) wording().expect_words(in_english(effect));
  }
}

TEST(SettlersWording, tells_price_and_yield_of_the_actions) {
  Scene scene({Faction::barbarians, Faction::japanese});
  scene.hand(Faction::barbarians, {"com_wood_storage", "bar_sentry_tower#12"});
  scene.empire(Faction::japanese, {"com_armorer#18", "jap_stalls#16"}).turn_of(Faction::barbarians);
  EXPECT_EQ(said(scene, act::raze_hand(card("com_wood_storage"))),
            "Raze Wood Storage from your hand: pay 1 Raze token, gain 2 Wood");
  EXPECT_EQ(said(scene, act::deal(card("bar_sentry_tower#12"))),
            "Deal with Sentry Tower: pay 1 Food, gain 1 Worker now and in every Production");
  EXPECT_EQ(said(scene, act::raze(card("com_armorer#18"))),
            "Raze Armorer (Japanese): pay 2 Raze tokens, gain 1 Stone, 1 Victory Point");
  scene.s.defence.add(card("com_armorer#18"));
  EXPECT_THAT(said(scene, act::raze(card("com_armorer#18"))), HasSubstr("pay 3 Raze tokens"));
  EXPECT_EQ(said(scene, act::activate(card("jap_stalls#16"), 2)),
            "Activate Stalls twice: pay 2 Food, gain 1 Victory Point each time");
  EXPECT_EQ(said(scene, act::send(2)), "Send 4 Workers (resources or cards: 2)");
}

TEST(SettlersWording, names_what_an_operation_is_aimed_at) {
  Scene scene({Faction::barbarians, Faction::romans});
  scene.empire(Faction::barbarians, {"bar_saboteurs#10"}).goods(Faction::barbarians, Good::settler, 1);
  scene.goods(Faction::romans, Good::stone, 1).goods(Faction::romans, Good::food, 1);
  scene.turn_of(Faction::barbarians).play(act::activate(card("bar_saboteurs#10")));
  EXPECT_EQ(asked(scene, me), "Saboteurs: what is it aimed at?");
  EXPECT_EQ(said(scene, act::target_seat(seat_at(1), Good::stone)), "Take 1 Stone from Romans");
}

TEST(SettlersWording, asks_only_those_who_must_answer) {
  Scene scene({Faction::barbarians, Faction::romans});
  scene.turn_of(Faction::barbarians);
  EXPECT_EQ(asked(scene, me), "Round 1 of 5: your action.");
  EXPECT_EQ(asked(scene, seat_at(1)), "Waiting for Barbarians.");
  EXPECT_EQ(asked(scene, Seat::none), "Waiting for Barbarians.");
}

TEST(SettlersWording, gives_every_decision_and_event_a_name) {
  wording().expect_names(Ask::over, Happened::game_over);
  EXPECT_EQ(wording().decision_name(Ask::hand_card), "hand_card");
  EXPECT_EQ(wording().event_name(Happened::took_over_ended), "took_over_ended");
}

TEST(SettlersWording, has_words_for_everything_random_games_bring) {
  for (std::uint64_t g = 0; g < 16; ++g) {
    const char* const lookouts[] = {"standard", "alternative", "advanced"};
    SetupRequest request{1 + static_cast<int>(g % 4), g + 70, {}};
    if (request.seats > 1) request.options = {{"lookout", lookouts[g % 3]}, {"peaceful", g % 5 == 1}};
    wording().random_game(request, 1500, 1, 40);
  }
}

TEST(SettlersWording, has_a_line_for_every_event) {
  const Scene scene({Faction::barbarians, Faction::romans});
  wording().expect_line_for_every_event(scene.s, me, Happened::game_over,
                                        {"settlers.event.something", {{"who", who(scene.s, me)}}});
}

// ---- the table

TEST(SettlersBoard, fits_a_terminal_of_100_columns) {
  for (std::uint64_t g = 0; g < 8; ++g) {
    const State s = played_on(game(), {1 + static_cast<int>(g % 4), g, {}}, 120);
    expect_to_fit_the_terminal(draw_board(facts(), s, me, english()));
  }
}

TEST(SettlersBoard, shows_what_lies_on_cards) {
  Scene scene({Faction::japanese, Faction::egyptians});
  scene.empire(Faction::japanese, {"jap_gate#13", "jap_shrine", "jap_stalls#16", "com_armorer#18"});
  scene.hand(Faction::japanese, {"com_mill", "com_tavern"});
  scene.goods(Faction::japanese, Good::wood, 2).goods(Faction::japanese, Good::settler, 2);
  scene.goods(Faction::japanese, Good::defence, 1).goods(Faction::japanese, Good::food, 1);
  scene.turn_of(Faction::japanese);
  scene.play({act::stash_card(card("jap_gate#13"), card("com_mill")),
              act::stash_resource(card("jap_shrine"), Good::wood), act::samurai(card("jap_gate#13")),
              act::defend(card("com_armorer#18")), act::activate(card("jap_stalls#16"))});
  scene.s.taken_over.add(card("com_armorer#18"));
  const std::string board = draw_board(facts(), scene.s, me, english());
  EXPECT_THAT(board, HasSubstr("Gate (1 Samurai, 1 card)"));
  EXPECT_THAT(board, HasSubstr("Shrine (1 Resource)"));
  EXPECT_THAT(board, HasSubstr("Stalls (used)"));
  EXPECT_THAT(board, HasSubstr("Armorer (1 Defense token, taken over)"));
}

TEST(SettlersBoard, tells_own_cards_in_full_and_counts_those_of_others) {
  Scene scene({Faction::barbarians, Faction::romans});
  scene.hand(Faction::barbarians, {"com_wood_storage"}).hand(Faction::romans, {"com_castle#46", "com_tavern"});
  scene.deals(Faction::romans, {"rom_spies"}).turn_of(Faction::barbarians);
  const std::string board = draw_board(facts(), game().redact(scene.s, me), me, english());
  EXPECT_THAT(board, HasSubstr("▶ Barbarians (you)"));
  EXPECT_THAT(board, HasSubstr("Wood Storage"));
  EXPECT_THAT(board, HasSubstr("raze: 2 Wood"));
  EXPECT_THAT(board, HasSubstr("Hand: 2 cards"));
  EXPECT_THAT(board, Not(HasSubstr("Tavern")));
  EXPECT_THAT(board, HasSubstr("(Spies)"));
}

TEST(SettlersBoard, shows_the_virtual_player) {
  Scene scene = Scene::solo(Faction::romans);
  scene.virtual_area({"com_mill"}).line({Good::wood, Good::stone}).turn_of(Faction::romans);
  const std::string board = draw_board(facts(), scene.s, me, english());
  EXPECT_THAT(board, HasSubstr("virtual player"));
  EXPECT_THAT(board, HasSubstr("Locations: Mill"));
  EXPECT_THAT(board, HasSubstr("Attack line: Wood (1), Stone (10)"));
  EXPECT_THAT(board, HasSubstr("attack deck 14"));
}

}  // namespace wording_test
}  // namespace ludarium::settlers
