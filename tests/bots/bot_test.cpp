#include "bots/bot.hpp"

#include <gtest/gtest.h>

#include "bots/greedy.hpp"
#include "bots/playout.hpp"
#include "core/erased.hpp"
#include "tests/support/games.hpp"
#include "tests/support/pebbles.hpp"

namespace ludarium {
namespace bot_test {

using PlainPebbles = Erased<Pebbles>;

// Every bot, the levels with so few iterations that a test takes no time.
std::vector<std::string> quick_bots() {
  std::vector<std::string> names{"random", "greedy"};
  for (std::string_view level : bot_levels()) names.push_back(std::string(level) + "@30");
  return names;
}

// Plays a whole game; the bots sit in the order given.
std::vector<Move> play(const AnyGame& game, std::vector<std::string_view> bots, std::uint64_t seed, AnyState& state) {
  state = *game.setup({static_cast<int>(bots.size()), seed, {}});
  std::vector<Move> moves;
  while (!game.pending(state).over()) {
    const Seat seat = game.pending(state).seats.lowest();
    Rng rng = decision_rng(seed, seat, moves.size());
    const auto bot = make_bot(bots[index(seat)]);
    moves.push_back({seat, bot->choose(game, game.redact(state, seat), seat, rng)});
    EXPECT_TRUE(game.why_not(state, seat, moves.back().action).legal);
    game.apply(state, seat, moves.back().action, nullptr);
  }
  return moves;
}

TEST(Bots, are_found_by_name) {
  for (std::string_view name : bot_names()) EXPECT_NE(make_bot(name), nullptr) << name;
  for (const char* name : {"strong@200ms", "strong@50", "master:rollout=2:puct=2", "steady@9:weights=none"})
    EXPECT_NE(make_bot(name), nullptr) << name;
  for (const char* name : {"oracle", "", "strong@", "strong@0", "strong@-1", "strong@xms", "strong:luck=9", "greedy@5"})
    EXPECT_EQ(make_bot(name), nullptr) << name;
  for (const char* name :
       {"master:uniform=0", "master:uniform=1", "master:sharpness=2", "master:rollout=0", "master:mast=0"})
    EXPECT_NE(make_bot(name), nullptr) << name;
  for (const char* name : {"master:uniform=1.5", "master:uniform=-1", "master:uniform=nan", "master:sharpness=-1",
                           "master:puct=nan", "master:mast=-1", "master:fpu=inf", "master:rollout=-1",
                           "master:horizon=-1", "master:points=2", "master:present=-0.1", "master:drop=1.1"})
    EXPECT_EQ(make_bot(name), nullptr) << name;
}

TEST(Bots, play_the_same_game_from_the_same_seed_and_another_from_another) {
  const PlainPebbles game{Pebbles{}};
  AnyState a;
  AnyState b;
  for (const std::string& name : quick_bots()) {
    EXPECT_EQ(play(game, {name, name, name}, 8, a), play(game, {name, name, name}, 8, b));
    EXPECT_EQ(a, b);
    EXPECT_NE(play(game, {name, name, name}, 9, b), play(game, {name, name, name}, 8, a));
  }
}

TEST(Bots, greedy_beats_random) {
  const PlainPebbles game{Pebbles{}};
  int won = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    AnyState state;
    const std::size_t greedy = seed % 2;
    play(game,
         greedy == 0 ? std::vector<std::string_view>{"greedy", "random"}
                     : std::vector<std::string_view>{"random", "greedy"},
         seed, state);
    won += lead(game, state, seat_at(greedy)) > 0;
  }
  EXPECT_GT(won, 130);
}

TEST(Bots, greedy_takes_the_best_card_it_holds) {
  const PlainPebbles game{Pebbles{}};
  AnyState state = *game.setup({2, 3, {}});
  Pebbles::State& pebbles = PlainPebbles::state_in(state);
  pebbles.hand[0] = {1, 1, 1};
  pebbles.hand_size[0] = 3;
  Rng rng{1};
  const Action action = GreedyBot().choose(game, game.redact(state, seat_at(0)), seat_at(0), rng);
  EXPECT_EQ(game.write_action(state, seat_at(0), action), "play 3");
}

// The card on the deck is worth the same to a bot that cannot see it, whatever it is.
TEST(Bots, choose_alike_where_they_cannot_tell_the_difference) {
  const PlainPebbles game{Pebbles{}};
  Rng rng{5};
  AnyState state = *game.setup({3, 5, {}});
  while (!game.pending(state).over()) {
    const Seat seat = game.pending(state).seats.lowest();
    const AnyState other = game.imagine(game.redact(state, seat), seat, rng);
    for (const std::string& name : quick_bots()) {
      Rng one{7};
      Rng two{7};
      EXPECT_EQ(make_bot(name)->choose(game, game.redact(state, seat), seat, one),
                make_bot(name)->choose(game, game.redact(other, seat), seat, two));
    }
    const Move move = random_move(game, state, rng);
    game.apply(state, move.seat, move.action, nullptr);
  }
}

// Seeds with which two of them once gained coins for ever.
TEST(Bots, greedy_comes_to_an_end) {
  const AnyGame& game = *every_game().find("scythe");
  for (std::uint64_t seed : {6u, 8u, 25u}) {
    AnyState state = *game.setup({2, seed, {}});
    std::size_t moves = 0;
    for (; !game.pending(state).over() && moves < 20'000; ++moves) {
      const Seat seat = game.pending(state).seats.lowest();
      Rng rng = decision_rng(seed, seat, moves);
      game.apply(state, seat, make_bot("greedy")->choose(game, game.redact(state, seat), seat, rng), nullptr);
    }
    EXPECT_TRUE(game.pending(state).over()) << seed << ": turn " << game.turn(state);
  }
}

TEST(Bots, random_reaches_every_answer) {
  const PlainPebbles game{Pebbles{}};
  const AnyState state = *game.setup({2, 3, {}});
  ActionList list;
  game.legal(state, seat_at(0), list);
  std::vector<bool> seen(list.size());
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng{seed};
    const Action action = make_bot("random")->choose(game, game.redact(state, seat_at(0)), seat_at(0), rng);
    seen[static_cast<std::size_t>(std::find(list.begin(), list.end(), action) - list.begin())] = true;
  }
  EXPECT_EQ(std::count(seen.begin(), seen.end(), true), static_cast<long>(list.size()));
}

}  // namespace bot_test
}  // namespace ludarium
