// Benchmarks of the games: the cost of each question that search, servers and simulations ask.
// The games are measured by their own classes, as search uses them, and once as AnyGame, as tables and tools use them.
#include <benchmark/benchmark.h>

#include <vector>

#include "bots/bot.hpp"
#include "bots/thinker.hpp"
#include "core/erased.hpp"
#include "games/all.hpp"
#include "games/games.hpp"

namespace ludarium {
namespace {

template <class G>
const G& the_game() {
  static const G game = *G::from(embedded_data());
  return game;
}

template <class G>
struct Position {
  typename G::State state;
  Seat seat;
};

template <class G>
Action random_answer(const G& game, const typename G::State& state, Seat seat, Rng& rng, ActionList& list) {
  list.clear();
  game.legal(state, seat, list);
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// Positions from all phases of random games: every 37th decision.
template <class G>
std::vector<Position<G>> some_positions(int seats) {
  constexpr std::size_t wanted = 256;
  std::vector<Position<G>> positions;
  const G& game = the_game<G>();
  Rng rng{7};
  ActionList list;
  for (int decision = 0; positions.size() < wanted;) {
    auto state = *game.setup({seats, rng.next(), {}});
    while (!game.pending(state).over() && positions.size() < wanted) {
      const Seat seat = game.pending(state).seats.lowest();
      if (++decision % 37 == 0) positions.push_back({state, seat});
      game.apply(state, seat, random_answer(game, state, seat, rng, list), nullptr);
    }
  }
  return positions;
}

// Runs `measured` on one position after another.
template <class G, class Measured>
void on_positions(benchmark::State& bench, Measured&& measured) {
  const auto positions = some_positions<G>(static_cast<int>(bench.range(0)));
  std::size_t next = 0;
  for (auto _ : bench) {
    measured(positions[next]);
    next = next + 1 == positions.size() ? 0 : next + 1;
  }
  bench.SetItemsProcessed(bench.iterations());
}

template <class G>
void random_games(benchmark::State& bench) {
  const G& game = the_game<G>();
  Rng rng{1};
  ActionList list;
  std::int64_t decisions = 0;
  for (auto _ : bench) {
    auto state = *game.setup({static_cast<int>(bench.range(0)), rng.next(), {}});
    for (; !game.pending(state).over(); ++decisions) {
      const Seat seat = game.pending(state).seats.lowest();
      game.apply(state, seat, random_answer(game, state, seat, rng, list), nullptr);
    }
    benchmark::DoNotOptimize(state);
  }
  bench.counters["games"] = benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
  bench.counters["decisions"] = benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}

template <class G>
void random_games_with_events(benchmark::State& bench) {
  const Erased<G> game{the_game<G>()};
  Rng rng{1};
  ActionList list;
  std::int64_t decisions = 0;
  for (auto _ : bench) {
    AnyState state = *game.setup({static_cast<int>(bench.range(0)), rng.next(), {}});
    for (; !game.pending(state).over(); ++decisions) {
      const Seat seat = game.pending(state).seats.lowest();
      Events events;
      list.clear();
      game.legal(state, seat, list);
      game.apply(state, seat, list[rng.below(static_cast<std::uint32_t>(list.size()))], &events);
      benchmark::DoNotOptimize(events);
    }
  }
  bench.counters["decisions"] = benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}

template <class G>
void set_up(benchmark::State& bench) {
  Rng rng{1};
  for (auto _ : bench) {
    auto state = the_game<G>().setup({static_cast<int>(bench.range(0)), rng.next(), {}});
    benchmark::DoNotOptimize(state);
  }
}

template <class G>
void copy(benchmark::State& bench) {
  on_positions<G>(bench, [](const Position<G>& position) {
    typename G::State state = position.state;
    benchmark::DoNotOptimize(state);
  });
}

template <class G>
void legal(benchmark::State& bench) {
  ActionList list;
  std::int64_t listed = 0;
  on_positions<G>(bench, [&](const Position<G>& position) {
    list.clear();
    the_game<G>().legal(position.state, position.seat, list);
    listed += static_cast<std::int64_t>(list.size());
  });
  bench.counters["actions"] = static_cast<double>(listed) / static_cast<double>(bench.iterations());
}

template <class G>
void copy_and_apply(benchmark::State& bench) {
  const auto positions = some_positions<G>(static_cast<int>(bench.range(0)));
  std::vector<Action> actions;
  Rng rng{3};
  ActionList list;
  for (const auto& position : positions)
    actions.push_back(random_answer(the_game<G>(), position.state, position.seat, rng, list));
  std::size_t next = 0;
  for (auto _ : bench) {
    typename G::State state = positions[next].state;
    the_game<G>().apply(state, positions[next].seat, actions[next], nullptr);
    benchmark::DoNotOptimize(state);
    next = next + 1 == positions.size() ? 0 : next + 1;
  }
}

template <class G>
void redact(benchmark::State& bench) {
  on_positions<G>(bench, [](const Position<G>& position) {
    benchmark::DoNotOptimize(the_game<G>().redact(position.state, position.seat));
  });
}

template <class G>
void imagine(benchmark::State& bench) {
  Rng rng{5};
  on_positions<G>(bench, [&](const Position<G>& position) {
    benchmark::DoNotOptimize(the_game<G>().imagine(position.state, position.seat, rng));
  });
}

template <class G>
void score(benchmark::State& bench) {
  on_positions<G>(bench,
                  [](const Position<G>& position) { benchmark::DoNotOptimize(the_game<G>().score(position.state)); });
}

template <class G>
void write_position(benchmark::State& bench) {
  on_positions<G>(bench, [](const Position<G>& position) {
    benchmark::DoNotOptimize(boost::json::serialize(the_game<G>().write_position(position.state)));
  });
}

template <class G>
void read_position(benchmark::State& bench) {
  std::vector<std::string> texts;
  for (const auto& position : some_positions<G>(static_cast<int>(bench.range(0))))
    texts.push_back(boost::json::serialize(the_game<G>().write_position(position.state)));
  std::size_t next = 0;
  for (auto _ : bench) {
    benchmark::DoNotOptimize(the_game<G>().read_position(boost::json::parse(texts[next])));
    next = next + 1 == texts.size() ? 0 : next + 1;
  }
}

template <class G>
void greedy_choice(benchmark::State& bench) {
  const Erased<G> game{the_game<G>()};
  const auto bot = make_bot("greedy");
  Rng rng{9};
  on_positions<G>(bench, [&](const Position<G>& position) {
    const AnyState view = game.redact(Erased<G>::erase(position.state), position.seat);
    benchmark::DoNotOptimize(bot->choose(game, view, position.seat, rng));
  });
}

// Iterations a second: determinise, descend, roll out to the end of the turn and evaluate.
template <class G>
void search(benchmark::State& bench) {
  const Erased<G> game{the_game<G>()};
  const auto thinker = make_thinker(game, built_in_weights(G::id));
  constexpr std::uint32_t iterations = 1000;
  Rng rng{13};
  on_positions<G>(bench, [&](const Position<G>& position) {
    const AnyState view = game.redact(Erased<G>::erase(position.state), position.seat);
    benchmark::DoNotOptimize(thinker->think(view, position.seat, rng, {.iterations = iterations}));
  });
  bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()) * iterations);
}

template <class G>
void measure_all() {
  const std::string name(G::id);
  const auto add = [&](const char* what, void (*measured)(benchmark::State&)) {
    auto* bench = benchmark::RegisterBenchmark((name + "/" + what).c_str(), measured);
    for (int seats = the_game<G>().least_seats(); seats <= the_game<G>().most_seats(); ++seats) bench->Arg(seats);
  };
  add("random_games", random_games<G>);
  add("random_games_with_events", random_games_with_events<G>);
  add("set_up", set_up<G>);
  add("copy", copy<G>);
  add("legal", legal<G>);
  add("copy_and_apply", copy_and_apply<G>);
  add("redact", redact<G>);
  add("imagine", imagine<G>);
  add("score", score<G>);
  add("write_position", write_position<G>);
  add("read_position", read_position<G>);
  add("greedy_choice", greedy_choice<G>);
  add("search", search<G>);
}

const bool registered = (AllGames::each([]<class G>() { measure_all<G>(); }), true);

}  // namespace
}  // namespace ludarium
