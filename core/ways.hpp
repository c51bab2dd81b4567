// Ways finds the chains of own actions behind one click. A link is one own action. A way is a chain of links in one
// turn; all links but the last teach nobody anything, so the mover can know the whole chain before beginning it. A
// thing is something that a screen draws ("mech:riverwalk", "hex:factory"), and actions mention things
// (AnyGame::things). The ways to some things are the shortest chains whose links together mention all of them. Ways are
// found by trying in worlds that fit the mover's view, and they depend on that view alone.
// Example: const Ways ways(game, view, seat); for (const auto& links : ways.to({"outsider:marauder_1"}).ways) ...
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/trial.hpp"

namespace ludarium {

class Ways {
 public:
  static constexpr std::size_t most_links = 5;

  Ways(const AnyGame& game, const AnyState& view, Seat seat);

  // Every thing that a way leads to, with the smallest number of links.
  const std::map<std::string, int>& reach() const { return reach_; }

  // Those of them whose shortest way shows something new or ends the game, so that it cannot be taken back. Answers,
  // which are ways of one link, say that themselves.
  const std::set<std::string>& locked() const { return locked_; }

  struct Found {
    std::vector<std::vector<Action>> ways;  // the best first
    bool more = false;                      // there are more ways, or the search was cut off
  };
  Found to(const std::vector<std::string>& things, std::size_t most = 24) const;

  // Why no way leads to some things: the first refused link on the route that gets furthest, and the links before it.
  // Of several things, the last one counts, unless one action would mention all of them.
  struct Reason {
    std::vector<Action> after;
    Action link;
    AnyState view;  // the view where the link is refused
    Verdict verdict;
  };
  // If nothing forbids it, but it cannot be known before or needs too many links, `towards` has the links that lead
  // towards it.
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
    std::uint8_t effort = 1;  // number of links, without those that only say how to pay
    bool gives_up = false;    // on the way, not with the last link
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
  std::set<std::string> locked_;
  bool cut_ = false;
  mutable Vocabulary vocabulary_;  // used only to find reasons
};

}  // namespace ludarium
