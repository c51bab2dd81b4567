// Tree has the nodes of all search trees in one vector. Every seat has a tree of its own actions; an opponent's move
// creates no node there. A node counts how often its action was tried and sums the values for the seat that chose it.
// Example: tree.clear(2); NodeId id = tree.add(Tree::root(seat), seat, action, 0.3f); ++tree[id].visits;
#pragma once

#include <cstdint>
#include <vector>

#include "core/action.hpp"
#include "core/same_bytes.hpp"
#include "core/seat.hpp"

namespace ludarium {

using NodeId = std::uint32_t;
inline constexpr NodeId no_node = 0;  // a root is never a child

struct Node {
  Action action;    // that led here
  float prior = 0;  // share of the prior; 0: never tried
  float sum = 0;    // of the values for the seat that answered
  std::uint32_t visits = 0;
  std::uint32_t available = 0;  // iterations in which it was legal
  NodeId first = no_node, last = no_node, next = no_node;
  float scale = 0;  // log of the sum of exp(logit) of its children when it was expanded
  Seat seat = Seat::none;
};

class Tree {
 public:
  void clear(int seats) { nodes_.assign(static_cast<std::size_t>(seats), {}); }
  static constexpr NodeId root(Seat seat) { return static_cast<NodeId>(index(seat)); }
  Node& operator[](NodeId id) { return nodes_[id]; }
  const Node& operator[](NodeId id) const { return nodes_[id]; }
  std::size_t size() const { return nodes_.size(); }

  NodeId add(NodeId parent, Seat seat, Action action, float prior) {
    const auto id = static_cast<NodeId>(nodes_.size());
    nodes_.push_back({.action = action, .prior = prior, .seat = seat});
    Node& above = nodes_[parent];
    (above.last == no_node ? above.first : nodes_[above.last].next) = id;
    above.last = id;
    return id;
  }

  // Actions come in a similar order each time, so the lookup begins behind the one found last.
  NodeId find(NodeId parent, Action action, NodeId hint) const {
    for (NodeId id = hint; id != no_node; id = nodes_[id].next)
      if (is(nodes_[id], action)) return id;
    for (NodeId id = nodes_[parent].first; id != hint; id = nodes_[id].next)
      if (is(nodes_[id], action)) return id;
    return no_node;
  }

 private:
  static bool is(const Node& node, Action action) {  // compares one number instead of bytes
    return same_bytes<std::uint64_t>(node.action) == same_bytes<std::uint64_t>(action);
  }

  std::vector<Node> nodes_;
};

}  // namespace ludarium
