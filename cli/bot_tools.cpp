#include "cli/bot_tools.hpp"

#include <chrono>
#include <ctime>

#include "cli/files.hpp"

namespace ludarium {
namespace {

std::optional<std::string> read_brain_file(const std::string& path) {
  auto text = read_text_file(path);
  if (!text) return std::nullopt;
  return std::move(*text);
}

}  // namespace

double thread_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

BotTools bot_tools() {
  using Clock = std::chrono::steady_clock;
  return {[](int milliseconds) -> std::function<bool()> {
            return [end = Clock::now() + std::chrono::milliseconds(milliseconds)] { return Clock::now() >= end; };
          },
          read_brain_file};
}

BotTools measured_tools() {
  return {[](int milliseconds) -> std::function<bool()> {
            return [end = thread_seconds() + 1e-3 * milliseconds] { return thread_seconds() >= end; };
          },
          read_brain_file};
}

}  // namespace ludarium
