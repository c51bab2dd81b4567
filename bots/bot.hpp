// Bot chooses one legal action. It gets the view of its seat, never the true state.
// All chance comes from the generator in the call: the same view and generator give the same action, unless a stopwatch
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
  // Starts measuring. The returned function gives the share of these milliseconds that has passed.
  std::function<std::function<double()>(int milliseconds)> stopwatch = {};
  std::function<std::optional<std::string>(const std::string& path)> read_file = {};
  // Runs job(0) to job(count - 1) in parallel and returns when all are done.
  std::function<void(std::size_t count, const std::function<void(std::size_t)>& job)> at_once = {};
};

// The five levels from the weakest to the strongest, then the two bots for comparison.
std::span<const std::string_view> bot_names();
std::span<const std::string_view> bot_levels();
inline constexpr std::string_view usual_level = "steady";
// The bot for hints and reviews: the strongest level with a small budget.
inline constexpr std::string_view adviser_level = "master@1000";

// Makes a bot by name; nothing for an unknown name. "strong@200ms" searches 200 ms, if there is a stopwatch;
// "strong@500" searches 500 iterations. Settings follow as ":name=value" (docs/bots.md).
std::unique_ptr<const Bot> make_bot(std::string_view name, const BotTools& tools = {});

// The generator for one decision of a bot. It depends only on the game's seed, the seat and the number of moves. So a
// bot gives the same answer again after a move was taken back.
Rng decision_rng(std::uint64_t seed, Seat seat, std::size_t moves_made);

}  // namespace ludarium
