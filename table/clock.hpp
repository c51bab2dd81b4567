// How long a seat may think. A real-time clock runs down over the whole game and gets its increment back whenever the
// seat has answered all that was asked; a clock in days starts anew each time the seat is asked.
// The clock owns no time: it is told when a seat begins and ceases to be waited for.
// Example: Clock clock({.kind = ClockKind::real, .start = 30 * minute}, seats); clock.wait_for({seat}, now);
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <vector>

#include "core/result.hpp"
#include "core/seat.hpp"
#include "table/time.hpp"

namespace ludarium {

enum class ClockKind : std::uint8_t { none, real, days };

struct ClockRule {
  ClockKind kind = ClockKind::none;
  Duration start = 0;      // on the clock at first, or for each answer of a clock in days
  Duration increment = 0;  // given back after each answer; real-time clocks only

  bool operator==(const ClockRule&) const = default;
};

Result<ClockRule> read_clock_rule(const boost::json::value& json);
boost::json::object write_clock_rule(const ClockRule& rule);

class Clock {
 public:
  Clock() = default;
  Clock(const ClockRule& rule, std::size_t seats) : rule_(rule), left_(seats, rule.start) {}

  // From now on these are waited for; the others rest. Nobody is waited for while a table is paused.
  void wait_for(SeatSet seats, Time now);
  std::optional<Duration> left(Seat seat, Time now) const;  // nothing without a clock; below zero: time is up
  SeatSet out_of_time(Time now) const;
  std::optional<Time> next_alarm() const;  // when the first of those waited for runs out
  void refill(Seat seat) { left_[index(seat)] = rule_.start; }
  SeatSet running() const { return running_; }

 private:
  ClockRule rule_;
  std::vector<Duration> left_;  // as of `since_`
  SeatSet running_;
  Time since_ = 0;
};

}  // namespace ludarium
