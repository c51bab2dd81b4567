// A bot: given what its seat may see, never the true state, it chooses one legal action.
// All chance comes from the generator handed in: the same view and generator give the same action, unless a stopwatch
// limits the search.
// Example: auto bot = make_bot("steady"); Action answer = bot->choose(game, game.redact(state, seat), seat, rng);
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/game.hpp"

namespace ludarium {

class Bot {
 public:
  virtual ~Bot() = default;
  // Precondition: `seat` is asked in `view`, and `view` is redact(state, seat).
  virtual Action choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const = 0;
};

// What a bot needs from the program that runs it.
struct BotTools {
  // Starts measuring; the function it returns gives the share of so many milliseconds that has passed.
  std::function<std::function<double()>(int milliseconds)> stopwatch = {};
  std::function<std::optional<std::string>(const std::string& path)> read_file = {};
  // Runs job(0) to job(count - 1) in parallel and returns when all are done.
  std::function<void(std::size_t count, const std::function<void(std::size_t)>& job)> at_once = {};
};

// The five levels from the weakest to the strongest, then the two that matches are measured by.
std::span<const std::string_view> bot_names();
std::span<const std::string_view> bot_levels();
inline constexpr std::string_view usual_level = "steady";
// The level that gives hints and reviews games: the strongest, with a budget that answers at once.
inline constexpr std::string_view adviser_level = "master@1000";

// A bot by name; nothing for an unknown one. "strong@200ms" searches 200 ms (with a stopwatch), "strong@500" 500
// iterations; settings follow as ":name=value" (docs/bots.md). Without a stopwatch only iterations count.
std::unique_ptr<const Bot> make_bot(std::string_view name, const BotTools& tools = {});

// The generator for one decision of a bot. It depends only on the game's seed, the seat and the number of moves made:
// after a move is taken back, the bot answers the same position as before.
Rng decision_rng(std::uint64_t seed, Seat seat, std::size_t moves_made);

}  // namespace ludarium
