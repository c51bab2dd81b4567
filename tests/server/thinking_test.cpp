// Bots think for many tables and people on few threads: nobody's hints keep the others' bots waiting.
#include <gtest/gtest.h>

#include <future>

#include "core/erased.hpp"
#include "server/thinkers.hpp"
#include "tests/support/own_server.hpp"
#include "tests/support/pebbles.hpp"

namespace ludarium {
namespace thinking_test {

using namespace std::chrono_literals;

// One thread, kept busy until `go`: meanwhile the others queue up, and afterwards their order is written down.
class ThinkersTest : public testing::Test {
 protected:
  void SetUp() override {
    std::promise<void> begun;
    thinkers_.study([&] {
      begun.set_value();
      gate_.get_future().wait();
    });
    begun.get_future().wait();
  }
  bool ask(const std::string& table, std::size_t seat, const std::string& person = "") {
    Thought thought;
    thought.seat = seat_at(seat);
    thought.level = "random";
    thought.view = state_;
    if (!person.empty()) thought.asker = 1;
    return thinkers_.think({&game_, thought, table, person, [this, table, person](const Thought&, const Answer&) {
                              order_ += table + (person.empty() ? " " : "? ");
                            }});
  }
  std::string order() {
    gate_.set_value();
    std::promise<void> end;
    thinkers_.study([&] { end.set_value(); });  // studies come last
    end.get_future().wait();
    return order_;
  }

  // A moment at which all four seats are asked at once.
  static AnyState bidding(const AnyGame& game) {
    AnyState state = game.setup({4, 1, {}}).value();
    while (game.pending(state).seats.size() < 4) {
      const Seat seat = game.pending(state).seats.lowest();
      ActionList list;
      game.legal(state, seat, list);
      game.apply(state, seat, list[0], nullptr);
    }
    return state;
  }

  const Erased<Pebbles> game_{Pebbles{}};
  const AnyState state_ = bidding(game_);
  std::promise<void> gate_;
  std::string order_;
  Thinkers thinkers_{1};
};

TEST_F(ThinkersTest, move_bots_before_they_give_hints) {
  ask("A", 0, "ana");
  ask("B", 0);
  ask("C", 0);
  EXPECT_EQ(order(), "B C A? ");
}

TEST_F(ThinkersTest, let_tables_take_turns) {
  for (std::size_t seat = 0; seat < 4; ++seat) ask("A", seat);
  ask("B", 0);
  EXPECT_EQ(order(), "A B A A A ");
}

TEST_F(ThinkersTest, forget_a_move_that_is_asked_for_anew) {
  for (int i = 0; i < 100; ++i) ask("A", 0);
  EXPECT_EQ(thinkers_.waiting().moves, 1u);
  EXPECT_EQ(order(), "A ");
}

TEST_F(ThinkersTest, let_people_take_turns_and_give_each_seat_one_hint_at_a_time) {
  EXPECT_TRUE(ask("A", 0, "eve"));
  EXPECT_FALSE(ask("A", 0, "eve"));
  EXPECT_TRUE(ask("B", 0, "eve"));
  EXPECT_TRUE(ask("C", 0, "eve"));
  EXPECT_FALSE(ask("D", 0, "eve"));
  EXPECT_TRUE(ask("E", 0, "ana"));
  EXPECT_EQ(order(), "A? E? B? C? ");
  EXPECT_TRUE(ask("A", 0, "eve"));  // and again, once it was given
}

TEST_F(ThinkersTest, take_only_so_many_hints_from_all_together) {
  std::size_t taken = 0;
  for (int i = 0; i < 1000; ++i) taken += ask("T" + std::to_string(i), 0, "p" + std::to_string(i));
  EXPECT_EQ(taken, Thinkers::most_hints);
  gate_.set_value();
}

// At the socket: a guest asks for 1 500 hints; a bot at another table moves all the same.
TEST(Thinking, of_hints_for_one_leaves_the_bots_of_the_others_their_time) {
  ServerOptions options;
  options.bot_threads = 1;
  options.messages_a_second = 1'000'000;
  const OwnServer server(options);
  WebClient eve = server.guest();
  ASSERT_TRUE(eve.open_socket(open_table(eve)));
  auto asked = eve.receive();
  while (asked && !asked->contains("answers")) asked = eve.receive();
  ASSERT_TRUE(asked);
  for (int i = 0; i < 1500; ++i) eve.send({{"type", "hint"}, {"id", i}});
  int refused = 0;
  while (refused < 1400) {
    const auto message = eve.receive();
    ASSERT_TRUE(message);
    if (message->at("type").as_string() != "error") continue;
    EXPECT_EQ(message->at("code").as_string(), "too_many");
    ++refused;
  }

  WebClient ana = server.guest();
  const boost::json::array seats{{{"who", "me"}}, {{"who", "bot"}, {"level", "random"}}};
  const std::string table = open_table(ana, 1, {{"seats", seats}});
  ASSERT_TRUE(ana.open_socket(table));
  ana.post("/api/tables/" + table + "/leave", {});  // from here on bots move
  const auto begin = std::chrono::steady_clock::now();
  ASSERT_TRUE(ana.receive("step"));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 10s);
}

}  // namespace thinking_test
}  // namespace ludarium
