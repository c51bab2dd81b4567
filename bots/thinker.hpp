// Thinker is the search of any game, with the type of its states erased. Keep a thinker: it reuses its memory from one
// search to the next. Only one thread at a time may use it.
// Example: auto thinker = make_thinker(game, built_in_weights(game.id())); thinker->think(view, seat, rng, {});
#pragma once

#include <memory>

#include "bots/search/request.hpp"
#include "bots/self_play_game.hpp"
#include "bots/weights.hpp"
#include "core/game.hpp"

namespace ludarium {

class Thinker {
 public:
  virtual ~Thinker() = default;
  // `view` is the seat's view; search uses nothing else.
  virtual SearchResult think(const AnyState& view, Seat seat, Rng& rng, const SearchRequest& request) = 0;
  // Plays a game of self-play for training.
  virtual SelfPlayGame self_play(const AnyState& start, Rng& rng, const SelfPlaySettings& settings) = 0;
  virtual std::size_t features() const = 0;
};

// `weights` must outlive the thinker.
std::unique_ptr<Thinker> make_thinker(const AnyGame& game, const Weights& weights);

// The embedded weights of a game; empty weights if it has none.
const Weights& built_in_weights(std::string_view game);

}  // namespace ludarium
