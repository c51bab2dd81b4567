// Ways as messages: what leads to things on a screen, what each way promises, or why there is none; and a chain of
// links as a viewer sends it, checked before anything happens. All from the seat's view alone (core/ways.hpp). Example:
// show_ways(game, view, seat, Ways(game, view, seat), {"mech:riverwalk"}, words)
#pragma once

#include <boost/json.hpp>

#include "core/ways.hpp"
#include "core/words.hpp"

namespace ludarium {

boost::json::object show_reach(const Ways& ways);
boost::json::array show_locks(const Ways& ways);
boost::json::object show_ways(const AnyGame& game, const AnyState& view, Seat seat, const Ways& ways,
                              const std::vector<std::string>& things, const Words& words);

// What is half entered on a screen: links that nobody has made yet. `view` is what the seat will see after them.
struct Begun {
  std::vector<Action> links;
  AnyState view;
};
// The same ways, all of which begin with these links: `ways` are those from `begun.view`.
boost::json::object show_ways(const AnyGame& game, const AnyState& view, Seat seat, const Begun& begun,
                              const Ways& ways, const std::vector<std::string>& things, const Words& words);

// A way has few links; one that is begun piece by piece (a load) may have more.
inline constexpr std::size_t most_links_sent = 40;

// Links in the notation, each read as the seat will see the table when its turn comes. Refused as a whole: what is not
// legal in every world that fits the view, what teaches something before the last link, more than a way can have.
struct ReadLinks {
  std::vector<Action> links;
  std::optional<Verdict> refused;  // the rule that forbids one of them
  std::string sees;                // short hash of what the seat will see; see `sees` in docs/api.md
};
Result<ReadLinks> read_links(const AnyGame& game, const AnyState& view, Seat seat,
                             const std::vector<std::string>& texts);

// Links as a viewer has half entered them. The rule that forbids one of them, if any, is in `refused`.
struct ReadBegun {
  Begun begun;
  std::optional<Verdict> refused;
};
Result<ReadBegun> read_begun(const AnyGame& game, const AnyState& view, Seat seat,
                             const std::vector<std::string>& texts);

}  // namespace ludarium
