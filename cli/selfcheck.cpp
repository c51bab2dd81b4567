#include <algorithm>
#include <atomic>
#include <mutex>
#include <ostream>
#include <thread>

#include "bots/playout.hpp"
#include "cli/commands.hpp"

namespace ludarium {
namespace {

constexpr long longest_game = 1'000'000;

struct Fault {
  SetupRequest setup;
  long move = 0;
  Message what;
};

// Game number i depends only on seed + i, so a fault can be repeated.
SetupRequest nth_setup(const AnyGame& game, int seats, Rng& rng) {
  if (seats != 0) return random_setup(game, seats, rng);
  const auto spread = static_cast<std::uint32_t>(game.most_seats() - game.least_seats() + 1);
  return random_setup(game, game.least_seats() + static_cast<int>(rng.below(spread)), rng);
}

std::optional<Message> fault_in(const AnyGame& game, const AnyState& state) {
  if (auto broken = game.broken_invariant(state)) return broken;
  ActionList list;
  for (Seat seat : game.pending(state).seats) {
    game.legal(state, seat, list);
    if (list.empty()) return Message{"cli.selfcheck.no_answer", {}};
  }
  return std::nullopt;
}

std::optional<Fault> play_checked(const AnyGame& game, int seats, std::uint64_t seed, std::atomic<long>& decisions) {
  Rng rng{seed};
  const SetupRequest setup = nth_setup(game, seats, rng);
  AnyState state = *game.setup(setup);
  for (long move = 0;; ++move) {
    if (auto what = fault_in(game, state)) return Fault{setup, move, *what};
    if (game.pending(state).over()) return decisions += move, std::nullopt;
    if (move == longest_game) return Fault{setup, move, {"cli.selfcheck.no_end", {}}};
    const Move next = random_move(game, state, rng);
    game.apply(state, next.seat, next.action, nullptr);
  }
}

}  // namespace

int selfcheck(const AnyGame& game, const SelfCheckRequest& request, const Words& words, std::ostream& out) {
  if (request.seats != 0 && (request.seats < game.least_seats() || request.seats > game.most_seats())) {
    out << words.say(game.setup({request.seats, request.seed, {}}).error().message) << '\n';
    return 1;
  }
  std::atomic<long> next = 0;
  std::atomic<long> decisions = 0;
  std::mutex guard;
  std::optional<std::pair<long, Fault>>
      first;  // the fault of the game with the lowest number, whatever thread found it
  const auto work = [&] {
    for (long i = next++; i < request.games; i = next++) {
      auto fault = play_checked(game, request.seats, request.seed + static_cast<std::uint64_t>(i), decisions);
      if (!fault) continue;
      const std::lock_guard lock(guard);
      if (!first || i < first->first) first = {i, *fault};
      next = request.games;
    }
  };
  std::vector<std::jthread> threads;
  for (int i = 1; i < request.threads; ++i) threads.emplace_back(work);
  work();
  threads.clear();
  if (first) {
    const auto& [number, fault] = *first;
    out << words.say({"cli.selfcheck.fault",
                      {{"seed", std::to_string(request.seed + static_cast<std::uint64_t>(number))},
                       {"seats", long{fault.setup.seats}},
                       {"options", boost::json::serialize(fault.setup.options)},
                       {"move", fault.move},
                       {"what", inner(fault.what)}}})
        << '\n';
    return 1;
  }
  out << words.say(
             {"cli.selfcheck.good",
              {{"games", request.games}, {"decisions", decisions.load()}, {"seed", std::to_string(request.seed)}}})
      << '\n';
  return 0;
}

}  // namespace ludarium
