// What players of Paladins of the West Kingdom read: prompts, menus, the log and the table, in the English catalogue.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "games/paladins/tests/support/scene.hpp"
#include "games/paladins/text/text.hpp"
#include "games/paladins/text/wording/phrases.hpp"
#include "tests/support/wording_checks.hpp"

namespace ludarium::paladins {
namespace wording_test {

using testing::HasSubstr;
using testing::Not;

const Seat me = seat_at(0);
WordingChecks<Paladins> wording() { return {game()}; }

std::string said(const Scene& scene, Action action) { return wording().said(scene.s, me, action); }
std::string asked(const Scene& scene, Seat seat) { return wording().asked(scene.s, seat); }
std::string listed(const Phrases& list) { return in_english(Message{"paladins.board.list", {{"list", list}}}); }

// ---- cards

TEST(PaladinsWording, tells_what_a_card_is_good_for) {
  EXPECT_EQ(listed(effects_of(facts()[paladin("engelier")])),
            "1 Scout, 1 Fighter, +3 Strength, +1 Faith, with each Attack: 2 Silver");
  EXPECT_THAT(listed(effects_of(facts()[paladin("samson")])), HasSubstr("Develop costs 2 Silver less"));
  EXPECT_THAT(listed(effects_of(facts()[paladin("anseis")])), HasSubstr("Fortify without silver or provisions"));
  EXPECT_EQ(listed(effects_of(facts()[townsman("gatekeeper_2")])), "at once 1 Silver, with each Fortify: 1 Silver");
  EXPECT_EQ(listed(effects_of(facts()[townsman("peddler_2")])),
            "in an Inquisition, with 2 or more suspicions: 2 Provisions");
  EXPECT_EQ(listed(effects_of(facts()[townsman("squire_1")])), "in an Inquisition, without suspicions: 1 Faith");
  EXPECT_THAT(listed(effects_of(facts()[townsman("conspirator_1")])),
              HasSubstr("in an Inquisition: discard 1 Suspicion card"));
  EXPECT_THAT(listed(effects_of(facts()[townsman("debt_collector_2")])), HasSubstr("with each debt paid: 1 Fighter"));
  EXPECT_EQ(listed(effects_of(facts()[favour("settlement")])),
            "pay 1 Silver, then one of (pay 1 Debt), (discard 2 Suspicion cards)");
  EXPECT_EQ(listed(effects_of(facts()[favour("loan")])), "take 1 Debt, then 1 Scout, 1 Merchant, 1 Fighter");
  EXPECT_EQ(listed(effects_of(facts()[favour("clemency")])), "discard 1 Suspicion card, 2 Silver of tax");
  EXPECT_EQ(listed(effects_of(facts()[wall(7)])), "1 Strength, one of (pay 1 Debt), (2 Silver)");
  EXPECT_EQ(listed(effects_of(facts()[wall(5)])), "1 Strength, 2 Victory Points");
}

TEST(PaladinsWording, tells_what_a_converted_outsider_is_worth) {
  const auto worth = [](const char* id) { return in_english(vp_of(facts()[foreigner(id)])); };
  EXPECT_EQ(worth("adventurer_1"), "1 VP for 2 × Commission");
  EXPECT_EQ(worth("warrior_1"), "1 VP for 4 points of Faith");
  EXPECT_EQ(worth("assassin_1"), "1 VP for each Saracen attacked");
  EXPECT_EQ(worth("protector_1"), "1 VP for each paid debt");
  EXPECT_EQ(worth("traitor_1"), "1 VP for each unpaid debt");
  EXPECT_EQ(worth("thief_1"), "1 VP for each suspicion");
  EXPECT_EQ(worth("champion_1"), "1 VP and 1 more for each King's Order met");
  EXPECT_EQ(worth("mercenary_1"), "1 VP and 1 more for each Mercenary converted");
}

TEST(PaladinsWording, says_something_of_every_card) {
  for (const PaladinCard& card : facts().paladins) wording().expect_words(listed(effects_of(card)));
  for (const TownsfolkCard& card : facts().townsfolk) wording().expect_words(listed(effects_of(card)));
  for (const OutsiderCard& card : facts().outsiders) wording().expect_words(in_english(vp_of(card)));
  for (const WallCard& card : facts().walls) wording().expect_words(listed(effects_of(card)));
  for (const FavourCard& card : facts().favours) wording().expect_words(listed(effects_of(card)));
}

// Every icon has words, those of the solo opponent too.
TEST(PaladinsWording, has_words_for_every_icon) {
  std::set<std::string> texts;
  for (std::size_t i = 0; i <= index(Token::pay_or_discard); ++i) {
    const std::string text = listed(gain_of({static_cast<Token>(i), 1}));
    wording().expect_words(text);
    EXPECT_TRUE(texts.insert(text).second) << text << " stands for two icons";
  }
  EXPECT_FALSE(texts.contains("nothing"));
}

// ---- menus and prompts

TEST(PaladinsWording, tells_price_and_yield_of_the_actions) {
  Scene scene(2);
  scene.plenty(0).workshop(0, Space::commission, 0).turn_of(0);
  EXPECT_EQ(said(scene, act::take(Space::develop)), "Develop (any Worker, any Worker): pay 4 Silver");
  EXPECT_EQ(said(scene, act::take(Space::hunt, 1)), "Hunt (any Worker, Scout): 3 Provisions");
  EXPECT_EQ(said(scene, act::take(Space::recruit)), "Recruit and dismiss (any Worker)");
  EXPECT_EQ(said(scene, act::take(Space::recruit, 1)), "Recruit and hire (any Worker, Fighter)");
  EXPECT_EQ(said(scene, act::take(Space::pray)), "Pray (Cleric): pay 2 Silver, then clear a space");
  EXPECT_EQ(said(scene, act::take(Space::commission)),
            "Commission (any Worker, Cleric): pay 1 Provision, then 1 Influence");
  EXPECT_EQ(said(scene, act::take(Space::convert)), "Convert (Fighter, any Worker, Cleric)");
  scene.paladin(0, "ivon");
  EXPECT_EQ(said(scene, act::take(Space::commission)), "Commission (any Worker, Cleric): 1 Influence");
}

TEST(PaladinsWording, tells_how_a_townsfolk_is_paid) {
  Scene scene(2);
  scene.silver(0, 5).townsfolk({"abbot_1", "gatekeeper_2", "squire_1", "acolyte_2", "peddler_1"});
  scene.workers(0, {Worker::labourer, Worker::fighter}).turn_of(0);
  scene.play(act::take(Space::recruit, 1));
  EXPECT_EQ(asked(scene, me), "Whom do you hire?");
  EXPECT_EQ(said(scene, act::hire(0)), "Hire Abbot (pay 3 Silver): with each Absolve: 1 Labourer");
  EXPECT_EQ(said(scene, act::hire(0, true)), "Hire Abbot (take 1 Debt): with each Absolve: 1 Labourer");
  EXPECT_EQ(said(scene, act::hire(4)), "Hire Peddler: in an Inquisition, with 2 or more suspicions: 1 Labourer");
  scene.s.option = 0;
  EXPECT_EQ(asked(scene, me), "Whom do you dismiss?");
  EXPECT_EQ(said(scene, act::dismiss(2, false)).substr(0, 31), "Dismiss Squire: pay 2 Silver, t");
  EXPECT_EQ(said(scene, act::dismiss(0, true)), "Dismiss Abbot: take 1 Debt, then 1 Cleric, 1 Labourer");
}

TEST(PaladinsWording, tells_what_an_action_is_aimed_at) {
  Scene scene(2);
  scene.plenty(0).outsiders({"archer_1", "", "assassin_1"}).track(0, Attribute::strength, 3).silver(0, 9).turn_of(0);
  scene.s.space = Space::attack;
  scene.s.ask = Ask::outsider;
  EXPECT_EQ(asked(scene, me), "Whom do you attack?");
  EXPECT_THAT(said(scene, act::outsider(0)), HasSubstr("Attack Archer (Byzantine): 1 Influence"));
  EXPECT_THAT(said(scene, act::outsider(2)), HasSubstr("pay 1 Silver, then 1 Influence"));
  scene.s.space = Space::convert;
  EXPECT_THAT(said(scene, act::outsider(2)), HasSubstr("; 1 VP for each Saracen attacked"));
  scene.on_board(0, Space::fortify, {Worker::merchant, Worker::scout, Worker::scout});
  EXPECT_EQ(said(scene, act::workshop(Space::garrison, 1)), "Workshop on Garrison, spot any Worker");
  EXPECT_EQ(said(scene, act::workshop(Space::fortify, 0)),
            "Workshop on Fortify, spot Merchant; Merchant goes back to the supply");
  EXPECT_EQ(said(scene, act::space(space("r2_3"))), "Region 2, space 3: 1 Scout");
  EXPECT_EQ(said(scene, act::jar(jar_space(Token::provision))).substr(0, 12), "Jar on space");
}

TEST(PaladinsWording, says_what_declining_means) {
  Scene scene(2);
  const auto declined = [&](Ask ask) {
    scene.s.ask = ask;
    return said(scene, act::decline());
  };
  EXPECT_EQ(declined(Ask::clear), "Clear nothing");
  EXPECT_EQ(declined(Ask::townsfolk), "Recruit nobody");
  EXPECT_EQ(declined(Ask::discard), "Keep the suspicion");
}

TEST(PaladinsWording, asks_only_those_who_must_answer) {
  Scene scene(2);
  scene.turn_of(0);
  EXPECT_EQ(asked(scene, me), "Round 1 of 7: your action.");
  EXPECT_EQ(asked(scene, seat_at(1)), "Waiting for Red.");
  EXPECT_EQ(asked(scene, Seat::none), "Waiting for Red.");
}

TEST(PaladinsWording, gives_every_decision_and_event_a_name) {
  wording().expect_names(Ask::over, Happened::game_over);
  EXPECT_EQ(wording().decision_name(Ask::inquisition), "inquisition");
  EXPECT_EQ(wording().event_name(Happened::suspicion_reshuffled), "suspicion_reshuffled");
}

TEST(PaladinsWording, has_words_for_everything_random_games_bring) {
  for (std::uint64_t g = 0; g < 16; ++g) {
    SetupRequest request{1 + static_cast<int>(g % 4), g + 70, {}};
    if (g % 3 == 1) request.options = {{"free_recruit", "hire_or_dismiss"}, {"trigger_on_icon", "yes"}};
    wording().random_game(request, 1500, 1, 40);
  }
}

TEST(PaladinsWording, has_a_line_for_every_event) {
  const Scene scene(2);
  wording().expect_line_for_every_event(scene.s, me, Happened::game_over,
                                        {"paladins.event.something", {{"who", who(scene.s, me)}}});
}

TEST(PaladinsWording, tells_events_whatever_their_numbers) {
  const Scene scene(2);
  for (std::size_t kind = 0; kind <= index(Happened::game_over); ++kind)
    for (std::int16_t number : {-1, 40, 255, 3000}) {
      const Event event{static_cast<std::uint8_t>(kind), rival_seat, SeatSet::everyone(), {number, number, number}};
      wording().expect_words(in_english(describe_event(facts(), scene.s, event)));
    }
}

// ---- the table

TEST(PaladinsBoard, fits_a_terminal_of_100_columns) {
  for (std::uint64_t g = 0; g < 8; ++g) {
    const State s = played_on(game(), {1 + static_cast<int>(g % 4), g + 1, {}}, 150);
    expect_to_fit_the_terminal(draw_board(facts(), s, me, english()));
  }
}

// The table without the breaks of lines that were too long.
std::string drawn(const State& s) {
  std::string text;
  for (const std::string& line : lines_of(draw_board(facts(), s, me, english())))
    text += line.starts_with("      ") ? " " + line.substr(6) : "\n" + line;
  return text;
}

TEST(PaladinsBoard, shows_the_main_board) {
  Scene scene(3);
  scene.round(4).orders({"commission", "fortify"}).favours({"clemency", "loan"}).tax(5);
  scene.townsfolk({"abbot_1", "", "gatekeeper_2"}).outsiders({"archer_1"});
  scene.s.map[space("r1_1")] = Piece::of(seat_at(2), true);
  scene.s.favour_worker[1] = Worker::criminal;
  scene.s.favour_user[1] = seat_at(1);
  const std::string board = drawn(scene.s);
  EXPECT_THAT(board, HasSubstr("Round 4 of 7 · Actions · start player Red · tax supply 5 of 7"));
  EXPECT_THAT(board, HasSubstr("4 VP: 5 × Commission · 6 VP: 5 × Fortify · 8 VP: face down"));
  EXPECT_THAT(board, HasSubstr("Clemency (Cleric) · discard 1 Suspicion card, 2 Silver of tax\n"));
  EXPECT_THAT(board, HasSubstr("used by Yellow (Criminal)"));
  EXPECT_THAT(board, HasSubstr("face down until round 7"));
  EXPECT_THAT(board,
              HasSubstr("1. Abbot · 3 Silver or a debt · dismiss: 1 Cleric, 1 Labourer · hire: with each Absolve"));
  EXPECT_THAT(board, HasSubstr("3. Gatekeeper · 2 Silver · dismiss:"));
  EXPECT_THAT(board, HasSubstr("1. Archer (Byzantine) · attack from Strength 1: 1 Influence"));
  EXPECT_THAT(board, HasSubstr("Region 1: Faith 0 or Strength 1 · r1_2"));
  EXPECT_THAT(board, HasSubstr("r1_1 Blue Outpost"));
}

TEST(PaladinsBoard, shows_what_lies_before_a_player) {
  Scene scene(2);
  scene.paladin(0, "engelier").track(0, Attribute::strength, 2).silver(0, 4).workers(0, {Worker::scout, Worker::scout});
  scene.on_board(0, Space::garrison, {Worker::merchant, Worker::none, Worker::criminal});
  scene.workshop(0, Space::garrison, 1).workshop(0, Space::attack, 0).walls(0, {5}).debts(0, 2, 1);
  scene.suspicions(0, {0, 2}).hired(0, {"gatekeeper_2"}).converted(0, {"mercenary_1"}).attacked(0, {"assassin_1"});
  const std::string board = drawn(scene.s);
  EXPECT_THAT(board, HasSubstr("▶ Red (you)"));
  EXPECT_THAT(board, HasSubstr("Strength 2 + 3 · Faith 0 + 1 · Influence 0"));
  EXPECT_THAT(board, HasSubstr("4 Silver · 1 Provision · Workers: 2 Scouts"));
  EXPECT_THAT(board, HasSubstr("Garrison 0 [Merchant, Criminal]"));
  EXPECT_THAT(board, HasSubstr("Attack 1 (workshop, any Worker, Fighter)"));
  EXPECT_THAT(board, HasSubstr("Townsfolk: Gatekeeper (with each Fortify: 1 Silver)"));
  EXPECT_THAT(board, HasSubstr("1 Wall (2 VP) · 2 Workshops · 2 unpaid Debts · 1 paid Debt · 2 Suspicion cards"));
  EXPECT_THAT(board, HasSubstr("Attacked: Assassin ("));
  EXPECT_THAT(board, HasSubstr("Converted: Mercenary (2)"));
}

TEST(PaladinsBoard, shows_own_paladins_and_not_those_of_others) {
  State s = *game().setup({2, 9, {}});
  while (s.ask != Ask::paladins) {
    ActionList list;
    game().legal(s, game().pending(s).seats.lowest(), list);
    game().apply(s, game().pending(s).seats.lowest(), list[0]);
  }
  const std::string board = drawn(game().redact(s, me));
  for (Paladin card : s.players[0].drawn)
    EXPECT_THAT(board, HasSubstr("    - " + english().term(facts()[card].name_key) + ":"));
  for (Paladin card : s.players[1].drawn) {
    const auto& own = s.players[0].drawn;
    if (std::find(own.begin(), own.end(), card) != own.end()) continue;
    EXPECT_THAT(board, Not(HasSubstr(english().term(facts()[card].name_key) + ":")));
  }
}

TEST(PaladinsBoard, shows_the_rival) {
  Scene scene = Scene::solo();
  scene.marker(2);
  scene.s.rival.workers = 4;
  scene.s.rival.left = 1u << index(Scheme::trade);
  scene.s.rival.workshops = {1, 0, 2, 0, 0, 0};
  scene.s.rival.placed = {2, 0, 0, 0, 0, 0};
  const std::string board = drawn(scene.s);
  EXPECT_THAT(board, HasSubstr("AI opponent"));
  EXPECT_THAT(board, HasSubstr("4 Workers · resource marker 3 of 5 · used: Trade"));
  EXPECT_THAT(board, HasSubstr("Commission 0 (workshops 1, workers 2)"));
  EXPECT_THAT(board, HasSubstr("Garrison 0 (workshops 2, workers 0)"));
}

}  // namespace wording_test
}  // namespace ludarium::paladins
