// What one viewer is shown of a game: docs/api.md, "scene", "answers", "step". Made from what that viewer may know
// alone: every function here starts from `redact`. Example: boost::json::object json = show_scene(match, Look{seat},
// words);
#pragma once

#include <boost/json.hpp>
#include <optional>

#include "core/words.hpp"
#include "table/match.hpp"

namespace ludarium {

// Through whose eyes: a seat's, the public's, or, once a game is over, everybody's.
struct Look {
  Seat seat = Seat::none;
  bool everything = false;

  bool operator==(const Look&) const = default;
};

AnyState seen_by(const AnyGame& game, const AnyState& state, const Look& look);
boost::json::value show_look(const Look& look);

// What is shown of a position: the view, what is pending, the running scores. Without `answers`, `undo`.
boost::json::object show_scene(const AnyGame& game, const AnyState& state, std::size_t moves, const Look& look,
                               const Words& words);

// What `seat` may answer now, each with what it pays, gains and whether it can be taken back.
boost::json::object show_answers(const Match& match, Seat seat, const Words& words);

// A decision that was made, as far as the viewer may know: `do` and `text` only if it can be told from what it did.
boost::json::object show_step(const Match& match, std::size_t step, const AnyState& before, const AnyState& after,
                              bool by_bot, const Look& look, const Words& words);

}  // namespace ludarium
