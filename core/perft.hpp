// perft counts the tree of decisions below a position, as chess programs do. Counts and signature must not change as
// long as the rules do not change. If several seats answer at the same time, the lowest answers first.
// Example: auto result = perft(game, state, 3, 1'000'000); result->counts[2] leaves lie three decisions deep.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"

namespace ludarium {

struct Perft {
  std::vector<std::uint64_t> counts;  // [i]: positions i + 1 decisions deep
  std::uint64_t signature = 0;        // of all positions and actions visited, in order

  std::string signature_text() const;
};

inline constexpr int deepest_perft = 64;

// Nothing if more than `most_nodes` positions would have to be visited.
std::optional<Perft> perft(const AnyGame& game, const AnyState& state, int depth, std::uint64_t most_nodes);

}  // namespace ludarium
