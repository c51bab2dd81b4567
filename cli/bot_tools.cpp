#include "cli/bot_tools.hpp"

#include <thread>
#include <vector>

#include "bots/stopwatch.hpp"
#include "cli/files.hpp"

namespace ludarium {
namespace {

std::optional<std::string> read_weights_file(const std::string& path) {
  auto text = read_text_file(path);
  if (!text) return std::nullopt;
  return std::move(*text);
}

void do_at_once(std::size_t count, const std::function<void(std::size_t)>& job) {
  std::vector<std::jthread> helpers;
  for (std::size_t i = 1; i < count; ++i) helpers.emplace_back([&job, i] { job(i); });
  job(0);
}

}  // namespace

BotTools bot_tools() { return {wall_stopwatch, read_weights_file, do_at_once}; }

BotTools measured_tools() {
  return {[](int milliseconds) -> std::function<double()> {
            return [start = thread_seconds(), all = 1e-3 * milliseconds] { return (thread_seconds() - start) / all; };
          },
          read_weights_file, do_at_once};
}

}  // namespace ludarium
