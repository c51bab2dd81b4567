// The days on which a person does not play: the same days of every week, and holidays. A clock in days stands still on
// them, up to `most_rest_a_year` at each table. They are days of the person's own calendar, `zone` minutes east of
// Greenwich. Example: auto rest = read_rest(json); if (rest->rests(local_day(*rest, now))) ...
#pragma once

#include <boost/json.hpp>
#include <vector>

#include "core/result.hpp"
#include "table/time.hpp"

namespace ludarium {

using Day = std::int64_t;  // since 1 January 1970

struct Rest {
  struct Span {
    Day first = 0, last = 0;
    bool operator==(const Span&) const = default;
  };
  std::uint8_t weekend = 0;  // a bit for each day of the week, Monday first
  std::vector<Span> holidays;
  std::int64_t zone = 0;

  bool empty() const { return weekend == 0 && holidays.empty(); }
  bool rests(Day day) const;
  bool operator==(const Rest&) const = default;
};

inline constexpr Duration most_rest_a_year = 40 * day;  // of a clock at one table
inline constexpr int most_days_of_a_weekend = 2;
inline constexpr std::size_t most_holidays = 20;

Day local_day(const Rest& rest, Time time);
Time start_of_day(const Rest& rest, Day which);
int year_of(Day day);

// {"weekend": ["saturday", "sunday"], "holidays": [{"from": "2026-12-24", "to": "2027-01-01"}], "zone": 60}
Result<Rest> read_rest(const boost::json::object& json);
boost::json::object write_rest(const Rest& rest);

}  // namespace ludarium
