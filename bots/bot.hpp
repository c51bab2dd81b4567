// A player that is not a person. It is given what its seat may know, never the true state, and answers with one action.
// All chance comes from the generator handed in: the same view and generator give the same answer, unless a stopwatch
// decides how long it thinks.
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

// What bots cannot have by themselves.
struct BotTools {
  // Starts measuring; the function it returns says which part of so many milliseconds has passed: 1 when all have.
  std::function<std::function<double()>(int milliseconds)> stopwatch = {};
  std::function<std::optional<std::string>(const std::string& path)> read_file = {};
  // Does job(0) to job(count - 1) at the same time and comes back when all are done.
  std::function<void(std::size_t count, const std::function<void(std::size_t)>& job)> at_once = {};
};

// The five levels from the weakest to the strongest, then the players that tests and the ladder are measured by.
std::span<const std::string_view> bot_names();
std::span<const std::string_view> bot_levels();
inline constexpr std::string_view usual_level = "steady";
// Who gives hints and looks over finished games: the strongest, which overlooks nothing, with a budget that answers at
// once.
inline constexpr std::string_view adviser_level = "master@1000";

// A level or a player by name; nothing for an unknown one. "strong@200ms" thinks 200 ms (with a stopwatch),
// "strong@500" 500 iterations; further settings follow as ":name=value" (docs/bots.md). Without a stopwatch only
// iterations count.
std::unique_ptr<const Bot> make_bot(std::string_view name, const BotTools& tools = {});

// The generator of one decision of a bot. It depends on nothing but the game's seed, the seat and how many moves were
// made, so that taking a move back and playing on meets the same opponent.
Rng decision_rng(std::uint64_t seed, Seat seat, std::size_t moves_made);

}  // namespace ludarium
