// Search behind one face for all games: it knows the type of each game's state, whoever asks need not.
// A thinker keeps its memory from one question to the next, so keep it; it is for one thread at a time.
// Example: auto thinker = make_thinker(game, known_brain(game.id())); Found found = thinker->think(view, seat, rng,
// {});
#pragma once

#include <memory>

#include "bots/brain.hpp"
#include "bots/lesson.hpp"
#include "bots/search/request.hpp"
#include "core/game.hpp"

namespace ludarium {

class Thinker {
 public:
  virtual ~Thinker() = default;
  // `view` is what redact() shows the seat; nothing else is looked at.
  virtual Found think(const AnyState& view, Seat seat, Rng& rng, const SearchRequest& request) = 0;
  // A game against itself, to learn from.
  virtual Lesson practise(const AnyState& start, Rng& rng, const Practice& practice) = 0;
  virtual std::size_t features() const = 0;
};

// `brain` must outlive the thinker.
std::unique_ptr<Thinker> make_thinker(const AnyGame& game, const Brain& brain);

// What was learned about a game and is built into the program; an empty brain for a game nobody trained for.
const Brain& known_brain(std::string_view game);

}  // namespace ludarium
