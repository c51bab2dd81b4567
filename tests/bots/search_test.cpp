// What holds of the search whatever it has learned: legal, honest, repeatable, always with an answer.
#include <gtest/gtest.h>

#include "bots/levels.hpp"
#include "bots/playout.hpp"
#include "bots/search/judge.hpp"
#include "bots/search_bot.hpp"
#include "core/erased.hpp"
#include "games/minds.hpp"
#include "tests/support/games.hpp"
#include "tests/support/pebbles.hpp"

namespace ludarium {
namespace {

struct Spot {
  AnyState state;
  Seat seat = Seat::none;
};

// Odd but legal: reached by random play from random set-ups.
std::vector<Spot> odd_positions(const AnyGame& game, std::size_t count) {
  std::vector<Spot> spots;
  for (Rng rng{11}; spots.size() < count;) {
    const int seats =
        game.least_seats() +
        static_cast<int>(rng.below(static_cast<std::uint32_t>(game.most_seats() - game.least_seats() + 1)));
    AnyState state = *game.setup(random_setup(game, seats, rng));
    const std::uint32_t gap = 20 + rng.below(40);
    for (std::uint32_t i = 1; !game.pending(state).over() && spots.size() < count && i < 2000; ++i) {
      const Move move = random_move(game, state, rng);
      if (i % gap == 0) spots.push_back({state, move.seat});
      game.apply(state, move.seat, move.action, nullptr);
    }
  }
  return spots;
}

class EveryGame : public testing::Test {
 protected:
  void each(const std::function<void(const AnyGame&)>& use) const {
    for (const auto& game : every_game().games()) {
      SCOPED_TRACE(std::string(game->id()));
      use(*game);
    }
  }
};

TEST_F(EveryGame, is_answered_legally_from_odd_positions_even_without_time) {
  BotTools no_time;
  no_time.stopwatch = [](int) { return [] { return 1.0; }; };
  each([&](const AnyGame& game) {
    const auto hasty = make_bot("master@1ms", no_time);
    const auto brief = make_bot("steady@3");
    Rng rng{3};
    for (const Spot& spot : odd_positions(game, 340)) {
      const AnyState view = game.redact(spot.state, spot.seat);
      for (const Bot* bot : {hasty.get(), brief.get()})
        ASSERT_TRUE(game.why_not(spot.state, spot.seat, bot->choose(game, view, spot.seat, rng)).legal);
    }
  });
}

TEST_F(EveryGame, is_searched_alike_whatever_lies_hidden) {
  each([&](const AnyGame& game) {
    const auto bot = make_bot("steady@40");
    Rng rng{5};
    for (const Spot& spot : odd_positions(game, 12)) {
      const AnyState other = game.imagine(game.redact(spot.state, spot.seat), spot.seat, rng);
      Rng one{7};
      Rng two{7};
      EXPECT_EQ(bot->choose(game, game.redact(spot.state, spot.seat), spot.seat, one),
                bot->choose(game, game.redact(other, spot.seat), spot.seat, two));
    }
  });
}

TEST_F(EveryGame, gives_the_same_result_twice) {
  each([&](const AnyGame& game) {
    const auto bot = make_search_bot("strong@60");
    for (const Spot& spot : odd_positions(game, 6)) {
      Rng one{9};
      Rng two{9};
      const AnyState view = game.redact(spot.state, spot.seat);
      const Found first = bot->think(game, view, spot.seat, one);
      const Found second = bot->think(game, view, spot.seat, two);
      ASSERT_EQ(first.candidates.size(), second.candidates.size());
      for (std::size_t i = 0; i < first.candidates.size(); ++i) {
        EXPECT_EQ(first.candidates[i].action, second.candidates[i].action);
        EXPECT_EQ(first.candidates[i].visits, second.candidates[i].visits);
        EXPECT_EQ(first.candidates[i].value, second.candidates[i].value);
      }
    }
  });
}

TEST_F(EveryGame, is_answered_alike_by_who_stops_when_nothing_can_change) {
  each([&](const AnyGame& game) {
    const auto thinker = make_thinker(game, known_brain(game.id()));
    std::uint32_t patient = 0, brisk = 0;
    for (const Spot& spot : odd_positions(game, 40)) {
      const AnyState view = game.redact(spot.state, spot.seat);
      SearchRequest request{.iterations = 400};
      Rng rng{5}, same{5};
      const Found all = thinker->think(view, spot.seat, rng, request);
      request.brisk = true;
      const Found some = thinker->think(view, spot.seat, same, request);
      EXPECT_EQ(all.candidates.front().action, some.candidates.front().action);
      patient += all.iterations;
      brisk += some.iterations;
    }
    EXPECT_LT(brisk, patient);
  });
}

// Time that passes by the question, so that it is the same on every machine.
std::function<double()> so_many_looks(double looks) {
  return [looks, looked = 0.0]() mutable { return ++looked / looks; };
}

TEST_F(EveryGame, is_answered_alike_by_who_stops_when_no_time_left_can_change_it) {
  each([&](const AnyGame& game) {
    const auto thinker = make_thinker(game, known_brain(game.id()));
    std::uint32_t patient = 0, brisk = 0;
    for (const Spot& spot : odd_positions(game, 40)) {
      const AnyState view = game.redact(spot.state, spot.seat);
      constexpr std::uint32_t no_end = 1'000'000;
      Rng rng{5}, same{5};
      const Found all = thinker->think(view, spot.seat, rng, {.iterations = no_end, .passed = so_many_looks(60)});
      const Found some =
          thinker->think(view, spot.seat, same, {.iterations = no_end, .passed = so_many_looks(60), .brisk = true});
      EXPECT_EQ(all.candidates.front().action, some.candidates.front().action);
      patient += all.iterations;
      brisk += some.iterations;
    }
    EXPECT_LT(brisk, patient);
  });
}

std::size_t tried_answers(const Found& found) {
  return static_cast<std::size_t>(std::count_if(found.candidates.begin(), found.candidates.end(),
                                                [](const Candidate& candidate) { return candidate.visits > 0; }));
}

TEST_F(EveryGame, keeps_but_its_most_usual_answer_from_who_overlooks_everything) {
  each([&](const AnyGame& game) {
    const auto thinker = make_thinker(game, known_brain(game.id()));
    std::size_t seen = 0;
    for (const Spot& spot : odd_positions(game, 40)) {
      const AnyState view = game.redact(spot.state, spot.seat);
      SearchRequest request{.iterations = 100};
      Rng rng{5}, same{5};
      const Found all = thinker->think(view, spot.seat, rng, request);
      request.style.overlooks = 1;
      const Found blind = thinker->think(view, spot.seat, same, request);
      EXPECT_EQ(tried_answers(blind), 1u);
      const float most = blind.candidates.front().prior;
      EXPECT_TRUE(std::all_of(all.candidates.begin(), all.candidates.end(),
                              [&](const Candidate& candidate) { return candidate.prior <= most; }));
      seen += tried_answers(all);
    }
    EXPECT_GT(seen, 80u);
  });
}

TEST_F(EveryGame, has_less_to_prefer_for_who_knows_less_of_what_is_usual) {
  each([&](const AnyGame& game) {
    if (known_brain(game.id()).features == 0) return;  // nobody has learned it
    const auto thinker = make_thinker(game, known_brain(game.id()));
    float master = 0, beginner = 0;  // how much more usual the most usual answer seems than the others
    for (const Spot& spot : odd_positions(game, 40)) {
      const AnyState view = game.redact(spot.state, spot.seat);
      SearchRequest request{.iterations = 50};
      const auto most_usual = [&] {
        Rng rng{5};
        float most = 0;
        for (const Candidate& candidate : thinker->think(view, spot.seat, rng, request).candidates)
          most = std::max(most, candidate.prior);
        return most;
      };
      master += most_usual();
      request.style.experience = 0.1f;
      beginner += most_usual();
    }
    EXPECT_LT(beginner, master);
  });
}

std::vector<float> priors(const Found& found) {
  std::vector<float> all;
  for (const Candidate& candidate : found.candidates) all.push_back(candidate.prior);
  std::sort(all.begin(), all.end());
  return all;
}

TEST_F(EveryGame, is_advised_on_by_one_who_overlooks_nothing) {
  const auto adviser = make_search_bot(adviser_level);
  SearchRequest request{.iterations = 1000, .style = find_level("master")->style};
  request.style.overlooks = 0;
  each([&](const AnyGame& game) {
    const auto thinker = make_thinker(game, known_brain(game.id()));
    for (const Spot& spot : odd_positions(game, 6)) {
      const AnyState view = game.redact(spot.state, spot.seat);
      Rng rng{9}, other{9};
      EXPECT_EQ(priors(adviser->think(game, view, spot.seat, rng)),
                priors(thinker->think(view, spot.seat, other, request)));
    }
  });
}

// How often a search in this style tries each answer.
std::vector<std::uint32_t> visits(Thinker& thinker, const AnyGame& game, const Spot& spot, std::uint32_t iterations,
                                  const SearchStyle& style) {
  Rng rng{9};
  const Found found =
      thinker.think(game.redact(spot.state, spot.seat), spot.seat, rng, {.iterations = iterations, .style = style});
  std::vector<std::uint32_t> all;
  for (const Candidate& candidate : found.candidates) all.push_back(candidate.visits);
  return all;
}

// In how many of some odd positions searches in two styles go different ways.
template <class G>
int different_ways(const SearchStyle& one, const SearchStyle& other, std::uint32_t iterations) {
  const AnyGame& game = *every_game().find(G::id);
  const auto thinker = make_thinker(game, known_brain(game.id()));
  int different = 0;
  for (const Spot& spot : odd_positions(game, 8))
    different += visits(*thinker, game, spot, iterations, one) != visits(*thinker, game, spot, iterations, other);
  return different;
}

TEST(Playouts, go_on_for_as_many_turns_as_suit_the_game_unless_told_otherwise) {
  AllGames::each([&]<class G>() {
    SCOPED_TRACE(std::string(G::id));
    EXPECT_EQ(different_ways<G>({.turns = 0}, {.turns = MindFor<G>::turns_ahead.at_first}, 200), 0);
    EXPECT_GT(different_ways<G>({.turns = 0}, {.turns = 1}, 200), 0);
  });
}

TEST(Playouts, go_further_the_longer_the_thought_where_that_suits_the_game) {
  AllGames::each([&]<class G>() {
    SCOPED_TRACE(std::string(G::id));
    constexpr TurnsAhead ahead = MindFor<G>::turns_ahead;
    EXPECT_EQ(different_ways<G>({.turns = 0}, {.turns = ahead.at_first}, 1200) > 0, ahead.at_most > ahead.at_first);
  });
}

TEST(Exploration, is_as_wide_as_suits_the_game_unless_told_otherwise) {
  AllGames::each([&]<class G>() {
    SCOPED_TRACE(std::string(G::id));
    constexpr float suits = MindFor<G>::exploration;
    EXPECT_EQ(different_ways<G>({.exploration = 0}, {.exploration = suits}, 200), 0);
    EXPECT_GT(different_ways<G>({.exploration = 0}, {.exploration = 4 * suits}, 200), 0);
  });
}

TEST_F(EveryGame, has_a_chance_for_every_answer_of_who_is_curious) {
  each([&](const AnyGame& game) {
    const auto thinker = make_thinker(game, known_brain(game.id()));
    for (const Spot& spot : odd_positions(game, 10)) {
      const AnyState view = game.redact(spot.state, spot.seat);
      SearchRequest request{.iterations = 1};
      Rng rng{5}, same{5};
      const auto plain = priors(thinker->think(view, spot.seat, rng, request));
      request.style.curiosity = 0.5f;
      const auto curious = priors(thinker->think(view, spot.seat, same, request));
      ASSERT_EQ(plain.size(), curious.size());
      const auto answers = static_cast<float>(std::count_if(plain.begin(), plain.end(), [](float p) { return p > 0; }));
      for (std::size_t i = 0; i < plain.size(); ++i)
        EXPECT_NEAR(curious[i], plain[i] > 0 ? 0.5f * plain[i] + 0.5f / answers : 0, 1e-5f);
    }
  });
}

TEST_F(EveryGame, is_searched_by_several_at_once) {
  BotTools one_after_the_other;
  one_after_the_other.at_once = [](std::size_t count, const std::function<void(std::size_t)>& job) {
    for (std::size_t i = 0; i < count; ++i) job(i);
  };
  each([&](const AnyGame& game) {
    const auto bot = make_search_bot("strong@60:threads=3", one_after_the_other);
    for (const Spot& spot : odd_positions(game, 6)) {
      Rng rng{9};
      const Found found = bot->think(game, game.redact(spot.state, spot.seat), spot.seat, rng);
      EXPECT_EQ(found.iterations, 60u);
      EXPECT_TRUE(game.why_not(spot.state, spot.seat, found.candidates.front().action).legal);
    }
  });
}

TEST_F(EveryGame, is_judged_between_nothing_and_certainty) {
  each([&](const AnyGame& game) {
    for (const Spot& spot : odd_positions(game, 6)) {
      Rng rng{2};
      const Found found = make_search_bot("steady@50")->think(game, game.redact(spot.state, spot.seat), spot.seat, rng);
      float sum = 0;
      for (int i = 0; i < game.seats(spot.state); ++i) {
        EXPECT_GE(found.chance[static_cast<std::size_t>(i)], 0);
        EXPECT_LE(found.chance[static_cast<std::size_t>(i)], 1.0001f);
        sum += found.chance[static_cast<std::size_t>(i)];
      }
      if (game.seats(spot.state) > 1) {
        EXPECT_NEAR(sum, 1, 0.01);
      }
      EXPECT_EQ(found.iterations, 50u);
    }
  });
}

TEST_F(EveryGame, ends_against_any_bot) {
  each([&](const AnyGame& game) {
    for (const char* other : {"random", "greedy", "beginner@4"}) {
      AnyState state = *game.setup({2, 6, {}});
      const auto one = make_bot("steady@8");
      const auto two = make_bot(other);
      std::size_t moves = 0;
      for (; !game.pending(state).over() && moves < 20000; ++moves) {
        const Seat seat = game.pending(state).seats.lowest();
        Rng rng = decision_rng(6, seat, moves);
        const Bot& bot = index(seat) == 0 ? *one : *two;
        game.apply(state, seat, bot.choose(game, game.redact(state, seat), seat, rng), nullptr);
      }
      EXPECT_LT(moves, 20000u) << other;
    }
  });
}

TEST(Search, knows_the_tempers_by_name) {
  EXPECT_TRUE(make_search_bot("steady:style=fighter"));
  EXPECT_TRUE(make_search_bot("steady:style=grower"));
  EXPECT_TRUE(make_search_bot("master@10:style=builder:threads=2"));
  EXPECT_FALSE(make_search_bot("steady:style=poet"));
  EXPECT_FALSE(make_search_bot("steady:threads=0"));
}

TEST(Search, finds_the_better_card_in_a_game_it_never_learned) {
  const Erased<Pebbles> game{Pebbles{}};
  int won = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    AnyState state = *game.setup({2, seed, {}});
    const auto search = make_bot("strong@60");
    const auto random = make_bot("random");
    for (std::size_t moves = 0; !game.pending(state).over(); ++moves) {
      const Seat seat = game.pending(state).seats.lowest();
      Rng rng = decision_rng(seed, seat, moves);
      const Bot& bot = index(seat) == seed % 2 ? *search : *random;
      game.apply(state, seat, bot.choose(game, game.redact(state, seat), seat, rng), nullptr);
    }
    won += game.score(state)[seed % 2].place == 1;
  }
  EXPECT_GT(won, 40);
}

TEST(Search, parts_by_several_threads_add_up) {
  const auto part = [](std::uint32_t first, std::uint32_t second) {
    Found found;
    found.candidates = {{Action{1, {}}, first, 0.5f, 0}, {Action{2, {}}, second, 0.25f, 0}};
    found.iterations = first + second;
    found.chance[0] = 0.5f;
    return found;
  };
  const Found whole = merge({part(10, 5), part(2, 20)});
  EXPECT_EQ(whole.iterations, 37u);
  EXPECT_EQ(whole.candidates[0].action.kind, 2);
  EXPECT_EQ(whole.candidates[0].visits, 25u);
  EXPECT_FLOAT_EQ(whole.candidates[1].value, 0.5f);
  EXPECT_FLOAT_EQ(whole.chance[0], 0.5f);
}

}  // namespace
}  // namespace ludarium
