#include "table/clock.hpp"

#include <algorithm>

#include "core/request.hpp"

namespace ludarium {
namespace {

// The numbers of each kind: in which unit they are given, and how much may be.
struct Units {
  std::string_view kind;
  std::string_view bank_alone;  // the name of the bank where tables of old have no cap
  Duration bank, increment;
  std::int64_t most_bank, most_increment;
};
constexpr Units real_units{"real", "minutes", minute, second, 24 * 60, 3600};
constexpr Units days_units{"days", "days", day, hour, 60, 60 * 24};

constexpr RequestField clock_fields[] = {{"kind", FieldType::text, true},  {"bank", FieldType::number},
                                         {"increment", FieldType::number}, {"cap", FieldType::number},
                                         {"minutes", FieldType::number},   {"days", FieldType::number}};

Error bad_clock() { return {"bad_request", {"table.bad_clock", {}}}; }

bool is_between(std::int64_t number, std::int64_t least, std::int64_t most) {
  return number >= least && number <= most;
}

Result<ClockRule> read_numbers(const boost::json::object& json, const Units& units, ClockKind kind) {
  const bool of_old = json.contains(units.bank_alone);
  const std::string_view other = kind == ClockKind::real ? days_units.bank_alone : real_units.bank_alone;
  if (of_old == json.contains("bank") || json.contains(other)) return bad_clock();
  const auto bank = number_field(json, of_old ? units.bank_alone : "bank");
  // A clock in days once began anew for every decision: an increment of all of it, up to as much.
  const bool anew = of_old && kind == ClockKind::days;
  const auto increment = number_field(json, "increment", anew ? bank * (day / hour) : 0);
  const auto cap = number_field(json, "cap", anew ? bank : 0);
  if (!is_between(bank, 1, units.most_bank) || !is_between(increment, 0, units.most_increment) ||
      (cap != 0 && !is_between(cap, bank, units.most_bank)))
    return bad_clock();
  return ClockRule{kind, bank * units.bank, increment * units.increment, cap * units.bank};
}

}  // namespace

Duration ClockRule::grace() const {
  if (kind == ClockKind::real) return minute;
  return kind == ClockKind::days ? 12 * hour : 0;
}

Result<ClockRule> read_clock_rule(const boost::json::value& json) {
  if (!json.is_object() || check_request(json.get_object(), clock_fields)) return bad_clock();
  const auto& object = json.get_object();
  const std::string kind = text_field(object, "kind");
  if (kind == "none" && object.size() == 1) return ClockRule{};
  if (kind == real_units.kind) return read_numbers(object, real_units, ClockKind::real);
  if (kind == days_units.kind) return read_numbers(object, days_units, ClockKind::days);
  return bad_clock();
}

boost::json::object write_clock_rule(const ClockRule& rule) {
  if (rule.kind == ClockKind::none) return {{"kind", "none"}};
  const Units& units = rule.kind == ClockKind::real ? real_units : days_units;
  return {{"kind", units.kind},
          {"bank", rule.bank / units.bank},
          {"increment", rule.increment / units.increment},
          {"cap", rule.cap / units.bank}};
}

// ---- Days that do not count ----

// How much of a part of one day of the person's calendar stands still: its beginning, as long as the year's allowance
// lasts.
Duration Clock::stands_still(Hand& hand, Time from, Time until) const {
  if (rule_.kind != ClockKind::days) return 0;
  const Day today = local_day(hand.rest, from);
  if (!hand.rest.rests(today)) return 0;
  if (hand.year != year_of(today)) {
    hand.year = year_of(today);
    hand.rested = 0;
  }
  const Duration still = std::min(until - from, most_rest_a_year - hand.rested);
  hand.rested += still;
  return still;
}

Duration Clock::counted(Hand& hand, Time from, Time until) const {
  if (until <= from) return 0;
  if (hand.rest.empty()) return until - from;
  Duration sum = 0;
  while (from < until) {
    const Time next = std::min(until, start_of_day(hand.rest, local_day(hand.rest, from) + 1));
    sum += next - from - stands_still(hand, from, next);
    from = next;
  }
  return sum;
}

void Clock::spend(Hand& hand, Time from, Time until) const {
  const Duration all = counted(hand, from, until);
  const Duration from_bank = std::clamp<Duration>(hand.left, 0, all);
  hand.left -= from_bank;
  hand.grace -= all - from_bank;
}

// ---- What happens ----

void Clock::wait_for(SeatSet seats, Time now) {
  now = std::max(now, since_);
  for (Seat seat : running_)
    if (index(seat) < hands_.size()) spend(hands_[index(seat)], since_, now);
  running_ = seats;
  since_ = now;
}

void Clock::answered(Seat seat, std::size_t step) {
  if (!has(seat)) return;
  Hand& hand = hands_[index(seat)];
  Duration after = hand.left + rule_.increment;
  if (rule_.cap > 0) after = std::max(hand.left, std::min(after, rule_.cap));
  credits_.push_back({step, seat, after - hand.left});
  hand.left = after;
}

void Clock::take_back_to(std::size_t steps) {
  for (; !credits_.empty() && credits_.back().step > steps; credits_.pop_back())
    hands_[index(credits_.back().seat)].left -= credits_.back().amount;
}

void Clock::excuse(Time from, Time until) {
  from = std::max(from, since_);
  if (until <= from) return;
  wait_for(running_, from);
  since_ = until;
}

void Clock::set_rest(Seat seat, const Rest& rest, Time now) {
  if (index(seat) >= hands_.size()) return;
  wait_for(running_, now);
  hands_[index(seat)].rest = rest;
}

// ---- What it shows ----

Clock::Hand Clock::hand_at(Seat seat, Time now) const {
  Hand hand = hands_[index(seat)];
  if (running_.has(seat)) spend(hand, since_, now);
  return hand;
}

std::optional<Duration> Clock::left(Seat seat, Time now) const {
  if (!has(seat)) return std::nullopt;
  return std::max<Duration>(0, hand_at(seat, now).left);
}

std::optional<Duration> Clock::grace(Seat seat, Time now) const {
  if (!has(seat)) return std::nullopt;
  return std::max<Duration>(0, hand_at(seat, now).grace);
}

SeatSet Clock::out_of_time(Time now) const {
  SeatSet out;
  for (Seat seat : running_)
    if (has(seat) && hand_at(seat, now).grace < 0) out = out.with(seat);
  return out;
}

// Day by day: a clock with rest days runs out later, and never twice at the same time, or it would be looked at in
// vain.
Time Clock::alarm_of(const Hand& now) const {
  Hand hand = now;
  Duration budget = std::max<Duration>(0, hand.left) + hand.grace + 1;
  if (hand.rest.empty()) return since_ + budget;
  for (Time at = since_;;) {
    const Time next = start_of_day(hand.rest, local_day(hand.rest, at) + 1);
    at += stands_still(hand, at, next);
    if (budget <= next - at) return at + budget;
    budget -= next - at;
    at = next;
  }
}

std::optional<Time> Clock::next_alarm() const {
  std::optional<Time> first;
  for (Seat seat : running_) {
    if (!has(seat)) continue;
    const Time alarm = alarm_of(hands_[index(seat)]);
    first = first ? std::min(*first, alarm) : alarm;
  }
  return first;
}

}  // namespace ludarium
