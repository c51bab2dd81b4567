// The answers a decision of Scythe allows, counted and compared: for the tests of the chapter "Decision points".
// Example: EXPECT_EQ(count(scene, Do::section), 4u); EXPECT_TRUE(same(scene.legal(), {act::skip(), act::bottom()}));
#pragma once

#include <algorithm>

#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {

using Answers = std::vector<Action>;

inline bool same(Answers a, Answers b) {
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  return a == b;
}

inline std::size_t count(const Scene& scene, Do kind) {
  const Answers list = scene.legal();
  return static_cast<std::size_t>(std::count_if(list.begin(), list.end(), [&](Action a) { return what(a) == kind; }));
}

inline SeatSet asked(const Scene& scene) { return game().pending(scene.s).seats; }

}  // namespace ludarium::scythe
