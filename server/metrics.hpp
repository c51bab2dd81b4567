// What there is to watch, in the text form of Prometheus; docs/operations.md lists every number with what it means.
// Counters grow here, gauges are handed in when somebody asks.
// Example: metrics.count_refusal("http", "too_many"); metrics.decisions.observe(seconds); metrics.text(gauges);
#pragma once

#include <array>
#include <atomic>
#include <map>
#include <mutex>
#include <string>

namespace ludarium {

// How often something took how long: how many took at most each of these times.
class Histogram {
 public:
  static constexpr std::array bounds{0.001, 0.005, 0.02, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0};  // seconds
  void observe(double seconds);

 private:
  friend struct Metrics;
  std::array<std::atomic<std::uint64_t>, bounds.size() + 1> counts_{};  // the last: longer than all of them
  std::atomic<std::uint64_t> microseconds_ = 0;                         // together
};

struct Gauges {
  std::uint64_t connections = 0, tables_in_memory = 0, table_viewers = 0, unread_bytes = 0;
  std::uint64_t moves_waiting = 0, hints_waiting = 0, requests_at_work = 0;
  std::uint64_t journal_entries = 0, store_commits = 0, store_failures = 0, store_waiting = 0;
};

struct Metrics {
  std::atomic<std::uint64_t> refused_connections = 0, bad_requests = 0, messages = 0, sockets = 0;
  std::array<std::atomic<std::uint64_t>, 6> replies{};  // by the first digit of the status
  Histogram decisions;                                  // from the message until it is kept and told
  Histogram bot_moves;                                  // from the question until the answer, with the waiting

  void count_reply(unsigned status) { ++replies[std::min(status / 100, 5u)]; }
  void count_refusal(const std::string& way, const std::string& code);  // way: "http" or "socket"
  std::string text(const Gauges& now) const;

 private:
  mutable std::mutex mutex_;
  std::map<std::pair<std::string, std::string>, std::uint64_t> refusals_;  // by way and code
};

}  // namespace ludarium
