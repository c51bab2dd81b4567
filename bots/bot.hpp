// A player that is not a person. It is given what its seat may know, never the true state, and answers with one action.
// All chance comes from the generator handed in: the same view and generator give the same answer.
// Example: auto bot = make_bot("greedy"); Action answer = bot->choose(game, game.redact(state, seat), seat, rng);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "core/game.hpp"

namespace ludarium {

class Bot {
 public:
  virtual ~Bot() = default;
  // Precondition: `seat` is asked in `view`, and `view` is redact(state, seat).
  virtual Action choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const = 0;
};

std::span<const std::string_view> bot_names();
std::unique_ptr<const Bot> make_bot(std::string_view name);  // nothing for an unknown name

// The generator of one decision of a bot. It depends on nothing but the game's seed, the seat and how many moves were
// made, so that taking a move back and playing on meets the same opponent.
Rng decision_rng(std::uint64_t seed, Seat seat, std::size_t moves_made);

}  // namespace ludarium
