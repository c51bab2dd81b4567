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

bool may_know(const Event& event, const Look& look);
AnyState seen_by(const AnyGame& game, const AnyState& state, const Look& look);
boost::json::value show_look(const Look& look);

// How much a viewer is told without asking: a page that people look at gets everything, a program that plays just what
// is asked of it and what happens.
enum class Detail : std::uint8_t { full, brief };

// What is shown of a position: the view, what is pending, the running scores. Without `answers`, `undo`.
boost::json::object show_scene(const AnyGame& game, const AnyState& state, std::size_t moves, const Look& look,
                               const Words& words);

// What `seat` may answer now, each with what it pays, gains and whether it can be taken back.
boost::json::object show_answers(const Match& match, Seat seat, const Words& words);

// The same for who wants it brief: what is pending, and the answers in the notation.
boost::json::object show_brief_scene(const AnyGame& game, const AnyState& state, std::size_t moves, const Look& look);
boost::json::object show_brief_answers(const Match& match, Seat seat);
boost::json::object show_brief_step(const Match& match, std::size_t step, const AnyState& after, bool by_bot,
                                    const Look& look);

// A decision that was made, as far as the viewer may know: `do` and `text` only if it can be told from what it did.
boost::json::object show_step(const Match& match, std::size_t step, const AnyState& before, const AnyState& after,
                              bool by_bot, const Look& look, const Words& words);

}  // namespace ludarium
