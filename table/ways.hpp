// Ways as messages: what leads to things on a screen, what each way promises, or why there is none; and a chain of
// links as a viewer sends it, checked before anything happens. All from the seat's view alone (core/ways.hpp). Example:
// show_ways(game, view, seat, Ways(game, view, seat), {"mech:riverwalk"}, words)
#pragma once

#include <boost/json.hpp>

#include "core/ways.hpp"
#include "core/words.hpp"

namespace ludarium {

boost::json::object show_reach(const Ways& ways);
boost::json::object show_ways(const AnyGame& game, const AnyState& view, Seat seat, const Ways& ways,
                              const std::vector<std::string>& things, const Words& words);

// Links in the notation, each read as the seat will see the table when its turn comes. Refused as a whole: what is not
// legal in every world that fits the view, what teaches something before the last link, more than a way can have.
struct ReadLinks {
  std::vector<Action> links;
  std::optional<Verdict> refused;  // the rule that forbids one of them
  std::string sees;                // short hash of what the seat will see; see `sees` in docs/api.md
};
Result<ReadLinks> read_links(const AnyGame& game, const AnyState& view, Seat seat,
                             const std::vector<std::string>& texts);

}  // namespace ludarium
