// A stopwatch for BotTools that measures wall-clock time. Bots read no clock; the program gives them this one.
// Example: BotTools tools; tools.stopwatch = wall_stopwatch;
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
