// A stopwatch for BotTools that goes by the clock on the wall. Bots read no clock themselves: who runs them where time
// passes hands them one. Example: BotTools tools; tools.stopwatch = wall_stopwatch;
#pragma once

#include <chrono>
#include <functional>

namespace ludarium {

inline std::function<double()> wall_stopwatch(int milliseconds) {
  using Clock = std::chrono::steady_clock;
  const std::chrono::duration<double, std::milli> all(milliseconds);
  return [start = Clock::now(), all] { return (Clock::now() - start) / all; };
}

}  // namespace ludarium
