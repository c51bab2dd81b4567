#include "table/clock.hpp"

#include <algorithm>

#include "core/request.hpp"

namespace ludarium {
namespace {

constexpr std::int64_t most_minutes = 24 * 60, most_increment = 600, most_days = 60;

Error bad_clock() { return {"bad_request", {"table.bad_clock", {}}}; }

std::optional<std::int64_t> number_in(const boost::json::object& json, std::string_view name, std::int64_t least,
                                      std::int64_t most) {
  const auto* found = json.if_contains(name);
  if (found == nullptr) return least;
  const auto number = as_integer(*found);
  if (!number || *number < least || *number > most) return std::nullopt;
  return number;
}

}  // namespace

Result<ClockRule> read_clock_rule(const boost::json::value& json) {
  if (!json.is_object()) return bad_clock();
  const auto& object = json.get_object();
  const auto* kind = object.if_contains("kind");
  if (kind == nullptr || !kind->is_string()) return bad_clock();
  const std::string_view named = kind->get_string();
  if (named == "none" && object.size() == 1) return ClockRule{};
  if (named == "real") {
    const auto minutes = number_in(object, "minutes", 1, most_minutes);
    const auto increment = number_in(object, "increment", 0, most_increment);
    if (minutes && increment && object.size() <= 3)
      return ClockRule{ClockKind::real, *minutes * minute, *increment * second};
  }
  if (named == "days") {
    const auto days = number_in(object, "days", 1, most_days);
    if (days && object.size() <= 2) return ClockRule{ClockKind::days, *days * day, 0};
  }
  return bad_clock();
}

boost::json::object write_clock_rule(const ClockRule& rule) {
  switch (rule.kind) {
    case ClockKind::real:
      return {{"kind", "real"}, {"minutes", rule.start / minute}, {"increment", rule.increment / second}};
    case ClockKind::days:
      return {{"kind", "days"}, {"days", rule.start / day}};
    case ClockKind::none:
      break;
  }
  return {{"kind", "none"}};
}

void Clock::wait_for(SeatSet seats, Time now) {
  for (Seat seat : running_) {
    if (index(seat) >= left_.size()) continue;
    Duration& left = left_[index(seat)];
    left -= std::max<Duration>(0, now - since_);
    if (seats.has(seat)) continue;
    if (rule_.kind == ClockKind::days) left = rule_.start;
    if (rule_.kind == ClockKind::real) left += rule_.increment;
  }
  running_ = seats;
  since_ = now;
}

std::optional<Duration> Clock::left(Seat seat, Time now) const {
  if (rule_.kind == ClockKind::none || index(seat) >= left_.size()) return std::nullopt;
  const Duration left = left_[index(seat)];
  return running_.has(seat) ? left - std::max<Duration>(0, now - since_) : left;
}

SeatSet Clock::out_of_time(Time now) const {
  SeatSet out;
  for (Seat seat : running_)
    if (const auto remains = left(seat, now); remains && *remains < 0) out = out.with(seat);
  return out;
}

std::optional<Time> Clock::next_alarm() const {
  std::optional<Time> first;
  for (Seat seat : running_)
    if (const auto remains = left(seat, since_))
      first = first ? std::min(*first, since_ + *remains + 1) : since_ + *remains + 1;
  return first;
}

}  // namespace ludarium
