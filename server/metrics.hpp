// What there is to watch, in the text form of Prometheus (docs/operations.md says what each number means).
#pragma once

#include <array>
#include <atomic>
#include <string>
#include <utility>
#include <vector>

namespace ludarium {

struct Metrics {
  std::atomic<std::uint64_t> refused_connections = 0, bad_requests = 0, messages = 0, sockets = 0;
  std::array<std::atomic<std::uint64_t>, 6> replies{};  // by the first digit of the status

  void count_reply(unsigned status) { ++replies[std::min(status / 100, 5u)]; }

  std::string text(const std::vector<std::pair<std::string, std::uint64_t>>& others) const {
    std::string out;
    const auto add = [&](const std::string& name, std::uint64_t value) {
      out += name + " " + std::to_string(value) + "\n";
    };
    for (std::size_t digit = 1; digit < replies.size(); ++digit)
      add("ludarium_http_replies_total{status=\"" + std::to_string(digit) + "xx\"}", replies[digit]);
    add("ludarium_refused_connections_total", refused_connections);
    add("ludarium_bad_requests_total", bad_requests);
    add("ludarium_socket_messages_total", messages);
    add("ludarium_sockets", sockets);
    for (const auto& [name, value] : others) add(name, value);
    return out;
  }
};

}  // namespace ludarium
