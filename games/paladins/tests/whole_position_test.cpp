// A position is a game or a view, never half of each; all its faults are told at once, and no play leaves its limits.
#include <gmock/gmock.h>

#include "core/view.hpp"
#include "games/paladins/tests/played.hpp"
#include "games/paladins/tests/support/solo.hpp"
#include "tests/support/position_checks.hpp"

namespace ludarium::paladins {
namespace whole_position_test {

namespace json = boost::json;
using testing::AllOf;
using testing::HasSubstr;

TEST(PaladinsView, is_told_from_a_game) {
  for (int seats = 1; seats <= 4; ++seats) {
    const State s = *game().setup({seats, 0, {}});
    EXPECT_FALSE(is_view(game(), s));
    for (Seat seat : s.seats()) EXPECT_TRUE(is_view(game(), game().redact(s, seat)));
    EXPECT_TRUE(is_view(game(), game().redact(s, Seat::none)));
    Rng rng{1};
    EXPECT_FALSE(is_view(game(), game().imagine(s, seat_at(0), rng)));
  }
}

TEST(PaladinsView, is_read_as_one) {
  const State s = asking(Ask::paladins);
  for (Seat viewer : {seat_at(0), seat_at(2), Seat::none}) {
    const State view = game().redact(s, viewer);
    const auto read = game().read_position(game().write_position(view));
    ASSERT_TRUE(read) << in_english(read.error());
    EXPECT_TRUE(is_view(game(), *read));
  }
}

// Nobody could answer `split ? ? ?`.
TEST(PaladinsView, offers_no_unknown_paladins) {
  const State s = asking(Ask::paladins);
  const State view = game().redact(s, seat_at(0));
  ActionList own, other;
  game().legal(view, seat_at(0), own);
  game().legal(view, seat_at(1), other);
  EXPECT_EQ(own.size(), 6u);
  EXPECT_TRUE(other.empty());
}

json::object& player(json::object& position, std::size_t seat) {
  return position.at("players").as_array().at(seat).as_object();
}

TEST(PaladinsView, half_of_one_is_refused) {
  const State s = asking(Ask::paladins);
  const json::object whole = game().write_position(s).as_object();
  const json::object view = game().write_position(game().redact(s, seat_at(0))).as_object();
  json::object one_card = whole;
  player(one_card, 0)["drawn"].as_array()[0] = "?";
  expect_position_refused(game(), one_card, "red: paladins are hidden, but the generator is known");
  json::object hidden_seat = whole;
  player(hidden_seat, 1) = player(const_cast<json::object&>(view), 1);
  expect_position_refused(game(), hidden_seat, "yellow: paladins are hidden, but the generator is known");
  json::object known_generator = view;
  known_generator["rng"] = whole.at("rng");
  expect_position_refused(game(), known_generator, "yellow: paladins are hidden");
  json::object two_open = view;
  player(two_open, 1) = whole.at("players").at(1).as_object();
  expect_position_refused(game(), two_open, "the paladins of two players are known");
  json::object one_known = view;
  player(one_known, 1)["drawn"].as_array()[0] = whole.at("players").at(1).at("drawn").at(0);
  expect_position_refused(game(), one_known, "yellow: some paladins are hidden and some are known");
  json::object no_generator = whole;
  no_generator["rng"] = nullptr;
  expect_position_refused(game(), no_generator, "the paladins of two players are known");
}

TEST(PaladinsPositionFaults, are_told_all_at_once) {
  State s = full_table();
  s.tax = 99;
  s.townsfolk_discard.add(s.players[1].hired[0]);
  s.players[0].workers[0] = 250;
  s.players[2].monks = 7;
  const auto broken = game().broken_invariant(s);
  ASSERT_TRUE(broken);
  EXPECT_THAT(in_english(*broken),
              AllOf(HasSubstr("is in two places. "), HasSubstr("labourer"), HasSubstr("99"), HasSubstr("monks")));
}

// ---- limits

State played_on(State s, std::initializer_list<Action> actions) {
  for (Action action : actions) game().apply(s, s.actor, action);
  return s;
}

TEST(PaladinsLimits, PW_COMP_18_silver_at_the_limit_stays_there) {
  State s = full_table();
  s.player(s.actor).silver = s.player(s.actor).provision = most_goods;
  s.player(s.actor).board.fill(no_workers);
  s.player(s.actor).workers = {9, 9, 9, 9, 9, 9};
  s.turn = most_turns;
  expect_possible(game(), s);
  ActionList list;
  game().legal(s, s.actor, list);
  ASSERT_TRUE(list.contains(act::take(Space::trade)));
  const State rich =
      played_on(s, {act::take(Space::trade), act::workers({Worker::labourer, Worker::none, Worker::none})});
  EXPECT_EQ(rich.player(s.actor).silver, most_goods);
  EXPECT_EQ(rich.turn, most_turns);
  EXPECT_TRUE(game().read_position(game().write_position(rich)));
}

// Everybody starts with as much as a position may hold; the game is played out, and each position can be read.
TEST(PaladinsLimits, PW_COMP_18_no_play_leaves_them) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    State s = *game().setup(request(seed));
    Rng rng{seed};
    for (int n = 0; s.ask != Ask::over; ++n) {
      if (n % 40 == 12 && s.ask == Ask::action) {
        for (Seat seat : s.seats()) {
          Player& p = s.player(seat);
          p.silver = p.provision = most_goods;
          p.unpaid = p.paid = most_pieces;
          p.workers.fill(most_pieces);
        }
        if (s.solo()) s.player(rival_seat).unpaid = s.player(rival_seat).paid = most_pieces;
        s.turn = most_turns;
        expect_possible(game(), s);
      }
      play_at_random(s, rng);
      ASSERT_NO_FATAL_FAILURE(expect_possible(game(), s));
    }
  }
}

TEST(PaladinsLimits, rewards_before_the_target_are_those_of_the_action) {
  State s = asking(Ask::space);
  s.rewards[s.reward_count++] = {Token::silver, 1};
  expect_position_refused(game(), game().write_position(s), "has offered its own gain");
}

// ---- options

TEST(PaladinsSetup, PW_SSET_06_a_difficulty_without_an_opponent_is_refused) {
  for (const char* difficulty : {"easy", "hard"}) {
    EXPECT_TRUE(game().setup({1, 1, {{"difficulty", difficulty}}}));
    const auto refused = game().setup({2, 1, {{"difficulty", difficulty}}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "bad_option");
    EXPECT_THAT(in_english(refused.error()), HasSubstr("difficulty changes nothing with these seats"));
  }
  EXPECT_TRUE(game().setup({2, 1, {{"difficulty", "standard"}}}));
}

}  // namespace whole_position_test
}  // namespace ludarium::paladins
