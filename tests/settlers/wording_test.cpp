// What players of Imperial Settlers read: prompts, menus, the log and the table, in the English catalogue.
#include <gmock/gmock.h>

#include <set>
#include <sstream>

#include "core/screen_text.hpp"
#include "settlers/phrases.hpp"
#include "settlers/text.hpp"
#include "tests/support/settlers_scene.hpp"
#include "words/catalogue.hpp"

namespace ludarium::settlers {
namespace {

using testing::HasSubstr;
using testing::Not;

const Catalogue& english() {
  static const Catalogue words("en");
  return words;
}

const Seat me = seat_at(0);

std::string said(const Scene& scene, Action action) {
  return english().say(describe_action(facts(), scene.s, me, action));
}
std::string asked(const Scene& scene, Seat seat) { return english().say(prompt(facts(), scene.s, seat)); }
std::string does(const char* id) { return english().say(card_line(facts(), card(id))); }

// No hole left open, no key shown instead of its text.
void expect_words(const std::string& text) {
  EXPECT_EQ(text.find('{'), std::string::npos) << text;
  EXPECT_EQ(text.find("settlers."), std::string::npos) << text;
  EXPECT_FALSE(text.empty());
}

TEST(SettlersWording, tells_price_and_effect_of_a_card) {
  EXPECT_EQ(does("jap_farm#1"), "Farm (1 Wood): produces 1 Food, 1 Worker");
  EXPECT_EQ(
      does("jap_daimyos_castle#1"),
      "Daimyo's Castle (2 Stone, 1 Location of your own): produces 1 Victory Point per samurai (at most 3 times)");
  EXPECT_EQ(does("jap_stalls#1"),
            "Stalls (1 Wood, 1 Location of your own): action, twice a round: pay 1 Food, gain 1 Victory Point");
  EXPECT_EQ(does("com_ruins#1"), "Ruins (free): when built 1 Worker");
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
    for (const Message& effect : effects) expect_words(english().say(effect));
  }
}

TEST(SettlersWording, tells_price_and_yield_of_the_actions) {
  Scene scene({Faction::barbarians, Faction::japanese});
  scene.hand(Faction::barbarians, {"com_wood_storage", "bar_sentry_tower#1"});
  scene.empire(Faction::japanese, {"com_armorer#1", "jap_stalls#1"}).turn_of(Faction::barbarians);
  EXPECT_EQ(said(scene, act::raze_hand(card("com_wood_storage"))),
            "Raze Wood Storage from your hand: pay 1 Raze token, gain 2 Wood");
  EXPECT_EQ(said(scene, act::deal(card("bar_sentry_tower#1"))),
            "Deal with Sentry Tower: pay 1 Food, gain 1 Worker now and in every Production");
  EXPECT_EQ(said(scene, act::raze(card("com_armorer#1"))),
            "Raze Armorer (Japanese): pay 2 Raze tokens, gain 1 Stone, 1 Victory Point");
  scene.s.defence.add(card("com_armorer#1"));
  EXPECT_THAT(said(scene, act::raze(card("com_armorer#1"))), HasSubstr("pay 3 Raze tokens"));
  EXPECT_EQ(said(scene, act::activate(card("jap_stalls#1"), 2)),
            "Activate Stalls twice: pay 2 Food, gain 1 Victory Point each time");
  EXPECT_EQ(said(scene, act::send(2)), "Send 4 Workers (resources or cards: 2)");
}

TEST(SettlersWording, names_what_an_operation_is_aimed_at) {
  Scene scene({Faction::barbarians, Faction::romans});
  scene.empire(Faction::barbarians, {"bar_saboteurs#1"}).goods(Faction::barbarians, Good::settler, 1);
  scene.goods(Faction::romans, Good::stone, 1).goods(Faction::romans, Good::food, 1);
  scene.turn_of(Faction::barbarians).play(act::activate(card("bar_saboteurs#1")));
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
  std::set<std::string> names;
  for (std::size_t i = 0; i <= index(Ask::over); ++i) names.insert(decision_name(static_cast<Ask>(i)));
  EXPECT_EQ(names.size(), index(Ask::over) + 1);
  names.clear();
  for (std::size_t i = 0; i <= index(Happened::game_over); ++i) names.insert(event_name(static_cast<Happened>(i)));
  EXPECT_EQ(names.size(), index(Happened::game_over) + 1);
  EXPECT_FALSE(names.contains("?"));
  EXPECT_EQ(decision_name(Ask::hand_card), "hand_card");
  EXPECT_EQ(event_name(Happened::took_over_ended), "took_over_ended");
}

TEST(SettlersWording, has_words_for_everything_random_games_bring) {
  for (std::uint64_t g = 0; g < 16; ++g) {
    const char* const lookouts[] = {"standard", "alternative", "advanced"};
    SetupRequest request{1 + static_cast<int>(g % 4), g + 70, {}};
    if (request.seats > 1) request.options = {{"lookout", lookouts[g % 3]}, {"peaceful", g % 5 == 1}};
    State s = *game().setup(request);
    Rng rng{g + 9};
    for (int n = 0; n < 1500 && s.ask != Ask::over && !testing::Test::HasFailure(); ++n) {
      const Seat seat = game().pending(s).seats.lowest();
      const State view = redact(facts(), s, seat);
      ActionList list;
      game().legal(s, seat, list);
      const std::size_t answers = list.size();
      game().asides(s, seat, list);
      for (Action action : list) expect_words(english().say(describe_action(facts(), view, seat, action)));
      for (Seat reader : s.seats()) expect_words(english().say(prompt(facts(), redact(facts(), s, reader), reader)));
      Events events;
      game().apply(s, seat, list[rng.below(static_cast<std::uint32_t>(answers))], &events);
      for (const Event& event : events) expect_words(english().say(describe_event(facts(), s, event)));
      if (n % 40 == 0) expect_words(draw_board(facts(), view, seat, english()));
    }
  }
}

TEST(SettlersWording, has_a_line_for_every_event) {
  const Scene scene({Faction::barbarians, Faction::romans});
  const std::string nothing = english().say({"settlers.event.something", {{"who", who(scene.s, me)}}});
  for (std::size_t kind = 0; kind <= index(Happened::game_over); ++kind) {
    const Event event{static_cast<std::uint8_t>(kind), me, SeatSet::everyone(), false, {1, 1}};
    const std::string text = english().say(describe_event(facts(), scene.s, event));
    expect_words(text);
    EXPECT_NE(text, nothing) << event_name(static_cast<Happened>(kind));
  }
}

// ---- the table

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

TEST(SettlersBoard, fits_a_terminal_of_100_columns) {
  for (std::uint64_t g = 0; g < 8; ++g) {
    State s = *game().setup({1 + static_cast<int>(g % 4), g, {}});
    Rng rng{g};
    for (int n = 0; n < 120 && s.ask != Ask::over; ++n) {
      const Seat seat = game().pending(s).seats.lowest();
      ActionList list;
      game().legal(s, seat, list);
      game().apply(s, seat, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    for (const std::string& line : lines_of(draw_board(facts(), s, me, english())))
      EXPECT_LE(width_of(line), 100u) << line;
  }
}

TEST(SettlersBoard, shows_what_lies_on_cards) {
  Scene scene({Faction::japanese, Faction::egyptians});
  scene.empire(Faction::japanese, {"jap_gate#1", "jap_shrine", "jap_stalls#1", "com_armorer#1"});
  scene.hand(Faction::japanese, {"com_mill", "com_tavern"});
  scene.goods(Faction::japanese, Good::wood, 2).goods(Faction::japanese, Good::settler, 2);
  scene.goods(Faction::japanese, Good::defence, 1).goods(Faction::japanese, Good::food, 1);
  scene.turn_of(Faction::japanese);
  scene.play({act::stash_card(card("jap_gate#1"), card("com_mill")),
              act::stash_resource(card("jap_shrine"), Good::wood), act::samurai(card("jap_gate#1")),
              act::defend(card("com_armorer#1")), act::activate(card("jap_stalls#1"))});
  scene.s.taken_over.add(card("com_armorer#1"));
  const std::string board = draw_board(facts(), scene.s, me, english());
  EXPECT_THAT(board, HasSubstr("Gate (1 Samurai, 1 card)"));
  EXPECT_THAT(board, HasSubstr("Shrine (1 Resource)"));
  EXPECT_THAT(board, HasSubstr("Stalls (used)"));
  EXPECT_THAT(board, HasSubstr("Armorer (1 Defense token, taken over)"));
}

TEST(SettlersBoard, tells_own_cards_in_full_and_counts_those_of_others) {
  Scene scene({Faction::barbarians, Faction::romans});
  scene.hand(Faction::barbarians, {"com_wood_storage"}).hand(Faction::romans, {"com_castle#1", "com_tavern"});
  scene.deals(Faction::romans, {"rom_spies"}).turn_of(Faction::barbarians);
  const std::string board = draw_board(facts(), redact(facts(), scene.s, me), me, english());
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

}  // namespace
}  // namespace ludarium::settlers
