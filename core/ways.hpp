// Ways: chains of own decisions behind one click. A link is one own answer, a way a chain of links in one turn, of
// which all but the last teach nobody anything, so that the mover can know the whole chain before beginning it. A thing
// is what a screen draws ("mech:riverwalk", "hex:factory"); links mention things (AnyGame::things). The ways of some
// things are the shortest chains whose links together mention them all. They are found by trying, in worlds that look
// the same to the mover, and depend on the mover's view alone. Example: const Ways ways(game, view, seat); for (const
// auto& links : ways.to({"outsider:marauder_1"}).ways) ...
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/trial.hpp"

namespace ludarium {

class Ways {
 public:
  static constexpr std::size_t most_links = 5;

  Ways(const AnyGame& game, const AnyState& view, Seat seat);

  // Every thing that a way leads to, with the fewest links.
  const std::map<std::string, int>& reach() const { return reach_; }

  struct Found {
    std::vector<std::vector<Action>> ways;  // the best first
    bool more = false;                      // there are others, or the search was cut short
  };
  Found to(const std::vector<std::string>& things, std::size_t most = 24) const;

  // Of things without a way: the first link that is refused on the route that gets furthest, and what comes before it.
  // Of several things the last is the one that was meant, unless one action would mention them all.
  struct Reason {
    std::vector<Action> after;
    Action link;
    AnyState view;  // in which it is refused
    Verdict verdict;
  };
  // Where it is not forbidden but cannot be known beforehand, or takes more links than a way has: what leads towards
  // it.
  struct None {
    std::optional<Reason> reason;
    std::vector<Action> towards;
  };
  None none(const std::vector<std::string>& things) const;

  std::size_t size() const { return nodes_.size(); }

 private:
  using ThingId = std::uint16_t;
  struct Node {
    int parent = -1;  // the first links have none
    Action action;
    std::uint8_t links = 1;
    std::uint8_t effort = 1;  // links that do not only say how something is paid
    bool gives_up = false;    // on the way, not in the end
    std::vector<ThingId> things;
  };
  class Growing;

  bool mentions_all(int node, const std::vector<ThingId>& wanted) const;
  bool mentions(int node, ThingId thing) const;
  std::vector<Action> chain(int node) const;
  struct Next {
    bool leads_on = false;
    std::optional<AnyState> view{};
  };
  Next follow(const AnyState& view, Action action) const;
  void add_like_listed(std::string_view thing, const AnyState& view, const ActionList& list,
                       std::vector<Action>& found) const;
  std::vector<Action> wishes_for(std::string_view thing, const AnyState& view) const;
  std::vector<Action> wishes(const std::vector<std::string>& things, const AnyState& view) const;
  void explain(const std::vector<std::string>& things, const AnyState& view, std::vector<Action>& after,
               None& found) const;

  const AnyGame& game_;
  AnyState view_;
  Seat seat_;
  std::vector<Node> nodes_;  // breadth first: the shortest ways come first
  std::map<std::string, ThingId, std::less<>> ids_;
  std::map<std::string, int> reach_;
  bool cut_ = false;
  mutable Vocabulary vocabulary_;  // asked for only by reasons
};

}  // namespace ludarium
