// LoadTable is a table of `ludarium load` with its players. They open a table over HTTP, sit down, and decide at random
// over WebSockets, at once or at a given rate. All of them run in one thread.
// Example: LoadTable table(server, request, 2, seed, measured); co_await table.open(); co_await table.play({});
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <string>
#include <vector>

#include "cli/load/load.hpp"
#include "core/rng.hpp"
#include "server/network/client.hpp"

namespace ludarium {

using LoadClock = std::chrono::steady_clock;

// The measurements of all players between `begin` and `end`.
struct Measured {
  LoadClock::time_point begin, end;
  std::vector<double> waits;  // milliseconds from the due time of a decision to its acknowledgement
  std::size_t failed = 0;

  bool over() const { return LoadClock::now() >= end; }
  void acknowledge(LoadClock::time_point due);
  double percentile(double share);
};

// The due times of a table's decisions. The pauses are 0.5 to 1.5 times the mean and do not depend on the speed of the
// server. So a decision after a late answer is due all the same, and counts as late.
class Pace {
 public:
  explicit Pace(LoadClock::duration mean) : mean_(mean) {}
  bool at_once() const { return mean_ == LoadClock::duration::zero(); }
  LoadClock::time_point next(Rng& rng);

 private:
  LoadClock::duration mean_;
  LoadClock::time_point due_;
};

// A table and its players until the time is over. If a game ends before, they open the next table.
class LoadTable {
 public:
  LoadTable(boost::asio::ip::tcp::endpoint server, const LoadRequest& request, int seats, std::uint64_t seed,
            Measured& measured);

  boost::asio::awaitable<void> open();
  boost::asio::awaitable<void> play(std::chrono::milliseconds later);

 private:
  class Seated;
  boost::asio::awaitable<bool> sit_down(Seated& seated);
  boost::asio::awaitable<void> play_at(std::size_t seat);
  boost::asio::awaitable<void> play_from(std::size_t seat);
  void fail(std::size_t times);

  boost::asio::ip::tcp::endpoint server_;
  const LoadRequest& request_;
  int seats_;
  Rng rng_;
  Pace pace_;
  Measured& measured_;
  std::vector<Asker> people_;  // by seat
  std::string table_;
  bool failed_ = false;
};

}  // namespace ludarium
