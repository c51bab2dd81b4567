// How long a seat may think. A clock has three numbers, in minutes as in days: the bank it begins with, the increment
// each answer brings, and the cap no increment lifts it above. When the bank is empty there is a grace, once in the
// game; when that is used up too, the seat has lost on time.
// The clock owns no time: it is told when seats begin and cease to be waited for, and when one has answered. Only an
// answer brings an increment, and taking the answer back takes the increment back: neither a pause nor a change of who
// plays the seat fills a clock. Example: Clock clock(*rule, seats); clock.wait_for({seat}, now);
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <vector>

#include "core/result.hpp"
#include "core/seat.hpp"
#include "table/rest.hpp"
#include "table/time.hpp"

namespace ludarium {

enum class ClockKind : std::uint8_t { none, real, days };

struct ClockRule {
  ClockKind kind = ClockKind::none;
  Duration bank = 0;
  Duration increment = 0;
  Duration cap = 0;  // 0: none

  Duration grace() const;  // what is left when the bank is empty, in the whole game
  bool operator==(const ClockRule&) const = default;
};

Result<ClockRule> read_clock_rule(const boost::json::value& json);
boost::json::object write_clock_rule(const ClockRule& rule);

// Where several people play without a clock, nobody has to wait for somebody who never comes again.
inline constexpr ClockRule clock_of_tables_without{ClockKind::days, 30 * day, 30 * day, 30 * day};

class Clock {
 public:
  Clock() = default;
  Clock(const ClockRule& rule, std::size_t seats)
      : rule_(rule), hands_(seats, Hand{rule.bank, rule.grace(), {}, 0, 0}) {}

  // From now on these are waited for; the others rest. Nobody is waited for while a table is paused.
  void wait_for(SeatSet seats, Time now);
  void answered(Seat seat, std::size_t step);  // that decision was the seat's, and no more is asked of it
  void take_back_to(std::size_t steps);        // so many decisions stay
  void excuse(Time from, Time until);          // nobody could play then
  void set_rest(Seat seat, const Rest& rest, Time now);

  std::optional<Duration> left(Seat seat, Time now) const;   // nothing without a clock; never below zero
  std::optional<Duration> grace(Seat seat, Time now) const;  // what is left of it
  SeatSet out_of_time(Time now) const;
  std::optional<Time> next_alarm() const;  // when the first of those waited for runs out
  SeatSet running() const { return running_; }

 private:
  struct Hand {
    Duration left = 0;  // below zero: an increment was taken back that had been used
    Duration grace = 0;
    Rest rest;
    int year = 0;         // in which it stood still
    Duration rested = 0;  // for so long
  };
  struct Credit {
    std::size_t step = 0;
    Seat seat = Seat::none;
    Duration amount = 0;
  };
  bool has(Seat seat) const { return rule_.kind != ClockKind::none && index(seat) < hands_.size(); }
  Hand hand_at(Seat seat, Time now) const;
  Duration stands_still(Hand& hand, Time from, Time until) const;
  Duration counted(Hand& hand, Time from, Time until) const;
  void spend(Hand& hand, Time from, Time until) const;
  Time alarm_of(const Hand& hand) const;

  ClockRule rule_;
  std::vector<Hand> hands_;  // as of `since_`
  std::vector<Credit> credits_;
  SeatSet running_;
  Time since_ = 0;
};

}  // namespace ludarium
