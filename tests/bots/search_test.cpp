// What holds of the search whatever it has learned: legal, honest, repeatable, always with an answer.
#include <gtest/gtest.h>

#include "bots/levels.hpp"
#include "bots/playout.hpp"
#include "bots/search/evaluator.hpp"
#include "bots/search_bot.hpp"
#include "core/erased.hpp"
#include "games/minds.hpp"
#include "tests/support/games.hpp"
#include "tests/support/pebbles.hpp"

namespace ludarium {
namespace search_test {

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
      const SearchResult first = bot->think(game, view, spot.seat, one);
      const SearchResult second = bot->think(game, view, spot.seat, two);
      ASSERT_EQ(first.candidates.size(), second.candidates.size());
      for (std::size_t i = 0; i < first.candidates.size(); ++i) {
        EXPECT_EQ(first.candidates[i].action, second.candidates[i].action);
        EXPECT_EQ(first.candidates[i].visits, second.candidates[i].visits);
        EXPECT_EQ(first.candidates[i].value, second.candidates[i].value);
      }
    }
  });
}

TEST_F(EveryGame, is_answered_alike_when_search_stops_as_soon_as_it_is_settled) {
  each([&](const AnyGame& game) {
    const auto thinker = make_thinker(game, built_in_weights(game.id()));
    std::uint32_t patient = 0, hasty = 0;
    for (const Spot& spot : odd_positions(game, 40)) {
      const AnyState view = game.redact(spot.state, spot.seat);
      SearchRequest request{.iterations = 400};
      Rng rng{5}, same{5};
      const SearchResult all = thinker->think(view, spot.seat, rng, request);
      request.stop_when_settled = true;
      const SearchResult some = thinker->think(view, spot.seat, same, request);
      EXPECT_EQ(all.candidates.front().action, some.candidates.front().action);
      patient += all.iterations;
      hasty += some.iterations;
    }
    EXPECT_LT(hasty, patient);
  });
}

// Time that passes by the question, so that it is the same on every machine.
std::function<double()> so_many_looks(double looks) {
  return [looks, looked = 0.0]() mutable { return ++looked / looks; };
}

TEST_F(EveryGame, is_answered_alike_when_search_stops_as_soon_as_the_time_left_cannot_change_it) {
  each([&](const AnyGame& game) {
    const auto thinker = make_thinker(game, built_in_weights(game.id()));
    std::uint32_t patient = 0, hasty = 0;
    for (const Spot& spot : odd_positions(game, 40)) {
      const AnyState view = game.redact(spot.state, spot.seat);
      constexpr std::uint32_t no_end = 1'000'000;
      Rng rng{5}, same{5};
      const SearchResult all =
          thinker->think(view, spot.seat, rng, {.iterations = no_end, .passed = so_many_looks(60)});
      const SearchResult some = thinker->think(
          view, spot.seat, same, {.iterations = no_end, .passed = so_many_looks(60), .stop_when_settled = true});
      EXPECT_EQ(all.candidates.front().action, some.candidates.front().action);
      patient += all.iterations;
      hasty += some.iterations;
    }
    EXPECT_LT(hasty, patient);
  });
}

std::size_t tried_answers(const SearchResult& found) {
  return static_cast<std::size_t>(std::count_if(found.candidates.begin(), found.candidates.end(),
                                                [](const Candidate& candidate) { return candidate.visits > 0; }));
}

TEST_F(EveryGame, keeps_only_its_likeliest_action_where_all_are_dropped_at_the_root) {
  each([&](const AnyGame& game) {
    const auto thinker = make_thinker(game, built_in_weights(game.id()));
    std::size_t seen = 0;
    for (const Spot& spot : odd_positions(game, 40)) {
      const AnyState view = game.redact(spot.state, spot.seat);
      SearchRequest request{.iterations = 100};
      Rng rng{5}, same{5};
      const SearchResult all = thinker->think(view, spot.seat, rng, request);
      request.settings.dropped_share = 1;
      const SearchResult blind = thinker->think(view, spot.seat, same, request);
      EXPECT_EQ(tried_answers(blind), 1u);
      const float most = blind.candidates.front().prior;
      EXPECT_TRUE(std::all_of(all.candidates.begin(), all.candidates.end(),
                              [&](const Candidate& candidate) { return candidate.prior <= most; }));
      seen += tried_answers(all);
    }
    EXPECT_GT(seen, 80u);
  });
}

TEST_F(EveryGame, has_flatter_priors_where_the_policy_weighs_less) {
  each([&](const AnyGame& game) {
    if (built_in_weights(game.id()).features == 0) return;  // untrained
    const auto thinker = make_thinker(game, built_in_weights(game.id()));
    float master = 0, beginner = 0;  // sums of the highest priors
    for (const Spot& spot : odd_positions(game, 40)) {
      const AnyState view = game.redact(spot.state, spot.seat);
      SearchRequest request{.iterations = 50};
      const auto highest_prior = [&] {
        Rng rng{5};
        float most = 0;
        for (const Candidate& candidate : thinker->think(view, spot.seat, rng, request).candidates)
          most = std::max(most, candidate.prior);
        return most;
      };
      master += highest_prior();
      request.settings.policy_weight = 0.1f;
      beginner += highest_prior();
    }
    EXPECT_LT(beginner, master);
  });
}

std::vector<float> priors(const SearchResult& found) {
  std::vector<float> all;
  for (const Candidate& candidate : found.candidates) all.push_back(candidate.prior);
  std::sort(all.begin(), all.end());
  return all;
}

TEST_F(EveryGame, is_advised_on_by_a_search_that_drops_nothing) {
  const auto adviser = make_search_bot(adviser_level);
  SearchRequest request{.iterations = 1000, .settings = find_level("master")->settings};
  request.settings.dropped_share = 0;
  each([&](const AnyGame& game) {
    const auto thinker = make_thinker(game, built_in_weights(game.id()));
    for (const Spot& spot : odd_positions(game, 6)) {
      const AnyState view = game.redact(spot.state, spot.seat);
      Rng rng{9}, other{9};
      EXPECT_EQ(priors(adviser->think(game, view, spot.seat, rng)),
                priors(thinker->think(view, spot.seat, other, request)));
    }
  });
}

// The visits of each action in a search with these settings.
std::vector<std::uint32_t> visits(Thinker& thinker, const AnyGame& game, const Spot& spot, std::uint32_t iterations,
                                  const SearchSettings& settings) {
  Rng rng{9};
  const SearchResult found = thinker.think(game.redact(spot.state, spot.seat), spot.seat, rng,
                                           {.iterations = iterations, .settings = settings});
  std::vector<std::uint32_t> all;
  for (const Candidate& candidate : found.candidates) all.push_back(candidate.visits);
  return all;
}

// In how many of some odd positions searches with two settings differ.
template <class G>
int different_ways(const SearchSettings& one, const SearchSettings& other, std::uint32_t iterations) {
  const AnyGame& game = *every_game().find(G::id);
  const auto thinker = make_thinker(game, built_in_weights(game.id()));
  int different = 0;
  for (const Spot& spot : odd_positions(game, 8))
    different += visits(*thinker, game, spot, iterations, one) != visits(*thinker, game, spot, iterations, other);
  return different;
}

TEST(Rollouts, last_as_many_turns_as_suit_the_game_unless_told_otherwise) {
  AllGames::each([&]<class G>() {
    SCOPED_TRACE(std::string(G::id));
    EXPECT_EQ(different_ways<G>({.rollout_turns = 0}, {.rollout_turns = MindFor<G>::rollout_turns.at_first}, 200), 0);
    EXPECT_GT(different_ways<G>({.rollout_turns = 0}, {.rollout_turns = 1}, 200), 0);
  });
}

TEST(Rollouts, become_longer_with_the_search_where_that_suits_the_game) {
  AllGames::each([&]<class G>() {
    SCOPED_TRACE(std::string(G::id));
    constexpr RolloutTurns ahead = MindFor<G>::rollout_turns;
    EXPECT_EQ(different_ways<G>({.rollout_turns = 0}, {.rollout_turns = ahead.at_first}, 1200) > 0,
              ahead.at_most > ahead.at_first);
  });
}

TEST(Puct, is_the_constant_that_suits_the_game_unless_told_otherwise) {
  AllGames::each([&]<class G>() {
    SCOPED_TRACE(std::string(G::id));
    constexpr float suits = MindFor<G>::puct;
    EXPECT_EQ(different_ways<G>({.puct = 0}, {.puct = suits}, 200), 0);
    EXPECT_GT(different_ways<G>({.puct = 0}, {.puct = 4 * suits}, 200), 0);
  });
}

TEST_F(EveryGame, has_a_uniform_share_in_every_prior) {
  each([&](const AnyGame& game) {
    const auto thinker = make_thinker(game, built_in_weights(game.id()));
    for (const Spot& spot : odd_positions(game, 10)) {
      const AnyState view = game.redact(spot.state, spot.seat);
      SearchRequest request{.iterations = 1};
      Rng rng{5}, same{5};
      const auto plain = priors(thinker->think(view, spot.seat, rng, request));
      request.settings.uniform_share = 0.5f;
      const auto mixed = priors(thinker->think(view, spot.seat, same, request));
      ASSERT_EQ(plain.size(), mixed.size());
      const auto answers = static_cast<float>(std::count_if(plain.begin(), plain.end(), [](float p) { return p > 0; }));
      for (std::size_t i = 0; i < plain.size(); ++i)
        EXPECT_NEAR(mixed[i], plain[i] > 0 ? 0.5f * plain[i] + 0.5f / answers : 0, 1e-5f);
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
      const SearchResult found = bot->think(game, game.redact(spot.state, spot.seat), spot.seat, rng);
      EXPECT_EQ(found.iterations, 60u);
      EXPECT_TRUE(game.why_not(spot.state, spot.seat, found.candidates.front().action).legal);
    }
  });
}

TEST_F(EveryGame, is_evaluated_with_chances_that_add_up_to_one) {
  each([&](const AnyGame& game) {
    for (const Spot& spot : odd_positions(game, 6)) {
      Rng rng{2};
      const SearchResult found =
          make_search_bot("steady@50")->think(game, game.redact(spot.state, spot.seat), spot.seat, rng);
      float sum = 0;
      for (int i = 0; i < game.seats(spot.state); ++i) {
        EXPECT_GE(found.chance[static_cast<std::size_t>(i)], 0);
        EXPECT_LE(found.chance[static_cast<std::size_t>(i)], 1.0001f);
        sum += found.chance[static_cast<std::size_t>(i)];
      }
      // Automas have no seat and win too.
      const bool automas = game.write_position(spot.state).as_object().contains("automa");
      EXPECT_LE(sum, 1.01);
      if (game.seats(spot.state) > 1 && !automas) {
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

TEST(Search, knows_the_styles_by_name) {
  EXPECT_TRUE(make_search_bot("steady:style=fighter"));
  EXPECT_TRUE(make_search_bot("steady:style=grower"));
  EXPECT_TRUE(make_search_bot("master@10:style=builder:threads=2"));
  EXPECT_FALSE(make_search_bot("steady:style=poet"));
  EXPECT_FALSE(make_search_bot("steady:threads=0"));
}

// Saved games and training commands have settings by the names they had once.
TEST_F(EveryGame, is_searched_alike_by_settings_with_their_former_names) {
  constexpr const char* today = "master@40:puct=2:fpu=0.5:uniform=0.1:horizon=3:rollout=2:mast=1:policy=0.7:drop=0.3";
  constexpr const char* once =
      "master@40:exploration=2:doubt=0.5:curiosity=0.1:reach=3:turns=2:insight=1:experience=0.7:overlooks=0.3";
  for (const std::string weights : {"", "none"}) {
    const auto one = make_search_bot(today + (weights.empty() ? "" : ":weights=" + weights));
    const auto two = make_search_bot(once + (weights.empty() ? "" : ":brain=" + weights));
    ASSERT_TRUE(one && two);
    each([&](const AnyGame& game) {
      for (const Spot& spot : odd_positions(game, 4)) {
        const AnyState view = game.redact(spot.state, spot.seat);
        Rng rng{9}, same{9};
        const SearchResult first = one->think(game, view, spot.seat, rng);
        const SearchResult second = two->think(game, view, spot.seat, same);
        ASSERT_EQ(first.candidates.size(), second.candidates.size());
        for (std::size_t i = 0; i < first.candidates.size(); ++i) {
          EXPECT_EQ(first.candidates[i].visits, second.candidates[i].visits);
          EXPECT_EQ(first.candidates[i].value, second.candidates[i].value);
        }
      }
    });
  }
}

// A signature of the search itself, in a small game with an estimate of its own: it must not move in a refactoring. Who
// means to change the search puts the new number here and says so.
TEST(Search, keeps_its_signature) {
  const Erased<Pebbles> game{Pebbles{}};
  std::uint64_t signature = 0;
  for (const char* name : {"master@300", "strong@100", "steady@60:style=even:alone=1", "beginner@40"}) {
    const auto bot = make_search_bot(name);
    for (const Spot& spot : odd_positions(game, 12)) {
      Rng rng{9};
      for (const Candidate& candidate : bot->think(game, game.redact(spot.state, spot.seat), spot.seat, rng).candidates)
        signature = (signature ^ candidate.visits) * 0x9e3779b97f4a7c15u;
    }
  }
  EXPECT_EQ(signature, 12193414530555018130u);
}

TEST(Search, finds_the_better_card_in_an_untrained_game) {
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

TEST(Search, results_of_several_threads_add_up) {
  const auto part = [](std::uint32_t first, std::uint32_t second) {
    SearchResult found;
    found.candidates = {{Action{1, {}}, first, 0.5f, 0}, {Action{2, {}}, second, 0.25f, 0}};
    found.iterations = first + second;
    found.chance[0] = 0.5f;
    return found;
  };
  const SearchResult whole = merge({part(10, 5), part(2, 20)});
  EXPECT_EQ(whole.iterations, 37u);
  EXPECT_EQ(whole.candidates[0].action.kind, 2);
  EXPECT_EQ(whole.candidates[0].visits, 25u);
  EXPECT_FLOAT_EQ(whole.candidates[1].value, 0.5f);
  EXPECT_FLOAT_EQ(whole.chance[0], 0.5f);
}

}  // namespace search_test
}  // namespace ludarium
