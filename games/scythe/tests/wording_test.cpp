// What players read: prompts, menus, the log and the board, in the English catalogue.
#include <gmock/gmock.h>

#include <set>

#include "games/scythe/tests/support/scene.hpp"
#include "games/scythe/text/names.hpp"
#include "games/scythe/text/terminal/map.hpp"
#include "games/scythe/text/text.hpp"
#include "tests/support/wording_checks.hpp"
#include "words/catalogue.hpp"

namespace ludarium::scythe {
namespace wording_test {

using testing::HasSubstr;
using testing::Not;

const Seat me = seat_at(0);
WordingChecks<Scythe> wording() { return {game()}; }

std::string said(const Scene& scene, Action action) { return wording().said(scene.s, me, action); }
std::string asked(const Scene& scene, Seat seat) { return wording().asked(scene.s, seat); }

TEST(Wording, tells_cost_and_gain_of_the_top_row) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.turn_of(Faction::nordic, TopAction::bolster);
  EXPECT_EQ(said(scene, act::bolster_power()), "Bolster: pay 1 coin, gain 2 power");
  scene.nordic().cubes_moved = 1u << index(Cube::bolster_power);
  scene.nordic().cubes_on[0] = 1;
  scene.structure(Faction::nordic, Structure::monument, "nordic_forest");
  EXPECT_EQ(said(scene, act::bolster_power()), "Bolster: pay 1 coin, gain 1 popularity, 3 power");
  EXPECT_EQ(said(scene, act::bolster_cards()), "Bolster: pay 1 coin, gain 1 popularity, 1 combat card");
  EXPECT_EQ(said(scene, act::trade_tokens()), "Trade: pay 1 coin, gain 2 resources of any type");
  EXPECT_EQ(said(scene, act::move_coins()), "Gain coins: gain 1 coin");
}

TEST(Wording, tells_what_a_section_holds_after_upgrades) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.turn_of(Faction::nordic);
  EXPECT_EQ(said(scene, act::section(1)), "Produce, then Deploy (pay 3 metal, gain 2 coins)");
  scene.nordic().cubes_moved = 1;
  scene.nordic().cubes_on[1] = 1;
  EXPECT_EQ(said(scene, act::section(1)), "Produce, then Deploy (pay 2 metal, gain 2 coins)");
}

TEST(Wording, warns_of_what_waits_on_a_territory) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.character(Faction::nordic, "factory_forest").character(Faction::saxony, "factory");
  scene.workers(Faction::saxony, {"factory_mountain", "factory_mountain"});
  scene.nordic().popularity = 1;
  scene.play({act::move_units(), act::unit(Unit::character)});
  EXPECT_THAT(said(scene, act::step(scene.hex("factory"))), HasSubstr("combat against Saxony"));
  EXPECT_THAT(said(scene, act::step(scene.hex("factory_mountain"))),
              HasSubstr("drives out 2 workers of Saxony, costs 1 popularity"));
  EXPECT_THAT(said(scene, act::step(scene.hex("albion_tundra"))), HasSubstr("(encounter)"));
  EXPECT_EQ(said(scene, act::step(scene.hex("lake_north"))), "Go to northern lake B3");
}

TEST(Wording, asks_only_those_who_must_answer) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.turn_of(Faction::nordic);
  EXPECT_THAT(asked(scene, scene.seat(Faction::nordic)), HasSubstr("choose an action"));
  EXPECT_EQ(asked(scene, scene.seat(Faction::saxony)), "Waiting for Nordic.");
  EXPECT_EQ(asked(scene, Seat::none), "Waiting for Nordic.");
}

TEST(Wording, names_every_place_with_its_coordinate) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < facts().hex_count; ++i) {
    const std::string text = english().term("scythe.hex." + facts().hex_id[i]);
    wording().expect_words(text);
    EXPECT_TRUE(names.insert(text).second) << text << " stands for two places";
    const std::string at = coordinate(facts(), hex_at(i));
    if (at.empty()) continue;
    EXPECT_TRUE(text.ends_with(" " + at)) << text << " lies at " << at;
  }
  EXPECT_EQ(coordinate(facts(), facts().factory), "D4");
}

TEST(Wording, gives_every_decision_and_event_a_name) {
  wording().expect_names(Ask::over, Happened::game_over);
  EXPECT_EQ(wording().decision_name(Ask::fight), "fight");
  EXPECT_EQ(wording().event_name(Happened::put_back), "put_back");
}

TEST(Wording, has_words_for_everything_random_games_bring) {
  for (std::uint64_t g = 0; g < 8; ++g) {
    SetupRequest request{2 + static_cast<int>(g % 4), g + 70, {}};
    request.options = {{"promo", g % 2 == 0}, {"blind_encounters", g % 4 == 1}, {"delay_penalty", true}};
    wording().random_game(request, 1200, 8, 100);
  }
}

// ---- the board ----

TEST(Board, fits_a_terminal_of_100_columns_in_every_language) {
  Scene scene({Faction::nordic, Faction::rusviet, Faction::crimea, Faction::saxony, Faction::polania});
  for (const char* language : {"en", "cs", "pl", "hu"}) {
    SCOPED_TRACE(language);
    expect_to_fit_the_terminal(draw_board(facts(), scene.s, me, Catalogue(language)));
  }
}

// The end of an entry is the first thing a column that is too narrow would lose.
TEST(Board, shows_what_each_bottom_action_costs_and_gives_in_every_language) {
  Scene scene({Faction::nordic, Faction::rusviet, Faction::crimea, Faction::saxony, Faction::polania});
  for (const char* language : {"en", "cs", "pl", "hu"}) {
    const Catalogue words(language);
    const std::string board = draw_board(facts(), scene.s, me, words);
    for (Seat seat : scene.s.seats())
      for (std::size_t i = 0; i < sections; ++i) {
        const MatColumn& column = facts().of(scene.s.player(seat).mat).column[i];
        const std::string now = column.squares ? std::to_string(column.cost) + "→" : "";
        const std::string least =
            words.counted("scythe." + std::string(name(static_cast<Resource>(i))), column.cost - column.squares);
        EXPECT_THAT(board, HasSubstr(words.term("scythe.action_" + std::string(name(static_cast<BottomAction>(i)))) +
                                     " " + now + least + " +" + std::to_string(column.coins)));
      }
  }
}

TEST(Board, shows_every_territory_once) {
  Scene scene({Faction::nordic, Faction::saxony});
  const std::string map = draw_map(facts(), scene.s, english());
  for (Hex hex : facts().territories) {
    const std::string at = coordinate(facts(), hex);
    const std::size_t first = map.find(at);
    EXPECT_NE(first, std::string::npos) << at;
    EXPECT_EQ(map.find(at, first + 1), std::string::npos) << at;
  }
}

TEST(Board, shows_units_structures_tokens_and_marks) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.workers(Faction::nordic, {"albion_farm", "albion_farm", "albion_farm"});
  scene.mech(Faction::nordic, Ability::speed, "albion_farm").tokens("albion_farm", Resource::food, 2);
  scene.structure(Faction::nordic, Structure::mill, "nordic_forest");
  scene.character(Faction::nordic, "north_village");
  const std::string map = draw_map(facts(), scene.s, english());
  EXPECT_THAT(map, HasSubstr("N:m1 w3"));
  EXPECT_THAT(map, HasSubstr("2F"));
  EXPECT_THAT(map, HasSubstr("A4 for NMil"));
  EXPECT_THAT(map, HasSubstr("A3*village"));
  EXPECT_THAT(map, HasSubstr("N:c"));
  EXPECT_THAT(map, HasSubstr("B4+tundra"));
}

TEST(Board, shows_both_sides_of_a_contested_territory) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.battle(Faction::nordic, Faction::saxony, "factory");
  EXPECT_THAT(draw_map(facts(), scene.s, english()), HasSubstr("Nc Sc"));
}

TEST(Board, shows_rivers_on_the_borders_they_run_along) {
  Scene scene({Faction::nordic, Faction::saxony});
  const std::string map = draw_map(facts(), scene.s, english());
  EXPECT_THAT(map, HasSubstr("A3*village ≈A4 forest"));   // a river
  EXPECT_THAT(map, HasSubstr("A2 farm    │A3*village"));  // none
}

TEST(Board, keeps_what_is_hidden_from_the_viewer) {
  Scene scene({Faction::nordic, Faction::saxony});
  scene.hand(Faction::saxony, {5, 5}).hand(Faction::nordic, {2, 3}).objectives(Faction::saxony, 4, 7);
  const Seat nordic = scene.seat(Faction::nordic);
  const std::string board = draw_board(facts(), game().redact(scene.s, nordic), nordic, english());
  EXPECT_THAT(board, HasSubstr("2 combat cards (2, 3)"));
  EXPECT_THAT(board, Not(HasSubstr("(5, 5)")));
  EXPECT_THAT(board, Not(HasSubstr("Northern Advantage")));
  const std::string own =
      draw_board(facts(), game().redact(scene.s, scene.seat(Faction::saxony)), scene.seat(Faction::saxony), english());
  EXPECT_THAT(own, HasSubstr("Objective 4, Northern Advantage: tundras controlled: at least 3"));
}

}  // namespace wording_test
}  // namespace ludarium::scythe
