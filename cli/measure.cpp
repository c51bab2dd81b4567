#include <fmt/format.h>

#include <chrono>
#include <limits>
#include <ostream>

#include "bots/playout.hpp"
#include "cli/commands.hpp"
#include "core/perft.hpp"

namespace ludarium {

int show_perft(const AnyGame& game, const SetupRequest& setup, int depth, const Words& words, std::ostream& out) {
  const auto start = game.setup(setup);
  if (!start) return out << words.say(start.error().message) << '\n', 1;
  if (depth < 1 || depth > deepest_perft)
    return out << words.say({"cli.perft.bad_depth", {{"most", long{deepest_perft}}}}) << '\n', 1;
  const auto result = perft(game, *start, depth, std::numeric_limits<std::uint64_t>::max());
  for (std::size_t i = 0; i < result->counts.size(); ++i)
    out << fmt::format("{:>3} {:>16}\n", i + 1, result->counts[i]);
  out << words.say({"cli.perft.signature", {{"signature", result->signature_text()}}}) << '\n';
  return 0;
}

int bench(const AnyGame& game, int seats, double seconds, const Words& words, std::ostream& out) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
  long games = 0;
  long decisions = 0;
  for (Rng rng{1}; games == 0 || elapsed() < seconds; ++games) {
    const auto start = game.setup({seats, rng.next(), {}});
    if (!start) return out << words.say(start.error().message) << '\n', 1;
    AnyState state = *start;
    for (; !game.pending(state).over(); ++decisions) {
      const Move move = random_move(game, state, rng);
      game.apply(state, move.seat, move.action, nullptr);
    }
  }
  const double time = elapsed();
  out << words.say({"cli.bench.result",
                    {{"game", std::string(game.id())},
                     {"seats", long{seats}},
                     {"decisions", static_cast<long>(static_cast<double>(decisions) / time)},
                     {"games", static_cast<long>(static_cast<double>(games) / time)}}})
      << '\n';
  return 0;
}

}  // namespace ludarium
