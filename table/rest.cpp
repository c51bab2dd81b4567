#include "table/rest.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <chrono>

#include "core/names.hpp"
#include "core/request.hpp"

namespace ludarium {
namespace {

namespace chrono = std::chrono;

constexpr Names<7> week_days = {"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"};
constexpr std::int64_t farthest_zone = std::int64_t{14} * 60;
constexpr Day longest_holiday = 60;

constexpr RequestField rest_fields[] = {
    {"weekend", FieldType::texts}, {"holidays", FieldType::list}, {"zone", FieldType::number}};
constexpr RequestField holiday_fields[] = {{"from", FieldType::text, true}, {"to", FieldType::text, true}};

template <class Number>
bool read_part(std::string_view text, std::size_t at, std::size_t length, Number& number) {
  const char* const end = text.data() + at + length;
  const auto read = std::from_chars(text.data() + at, end, number);
  return read.ec == std::errc() && read.ptr == end;
}

// "2026-12-24", and nothing else.
std::optional<Day> read_day(std::string_view text) {
  int year = 0;
  unsigned month = 0, in_month = 0;
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  if (!read_part(text, 0, 4, year) || !read_part(text, 5, 2, month) || !read_part(text, 8, 2, in_month))
    return std::nullopt;
  const chrono::year_month_day date{chrono::year{year}, chrono::month{month}, chrono::day{in_month}};
  if (!date.ok() || year < 1970) return std::nullopt;
  return chrono::sys_days(date).time_since_epoch().count();
}

std::string padded(unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); }

std::string write_day(Day day) {
  const chrono::year_month_day date{chrono::sys_days(chrono::days(day))};
  return std::to_string(static_cast<int>(date.year())) + "-" + padded(static_cast<unsigned>(date.month())) + "-" +
         padded(static_cast<unsigned>(date.day()));
}

std::size_t day_of_week(Day day) { return chrono::weekday(chrono::sys_days(chrono::days(day))).iso_encoding() - 1; }

// Rounded down, before 1970 too.
Day whole_days(Time time) { return time >= 0 ? time / day : -((-time + day - 1) / day); }

Result<Rest::Span> read_holiday(const boost::json::value& json) {
  if (!json.is_object()) return bad_value("holidays");
  if (auto error = check_request(json.get_object(), holiday_fields)) return *error;
  const auto first = read_day(text_field(json.get_object(), "from")),
             last = read_day(text_field(json.get_object(), "to"));
  if (!first || !last || *last < *first || *last - *first >= longest_holiday) return bad_value("holidays");
  return Rest::Span{*first, *last};
}

}  // namespace

bool Rest::rests(Day day) const {
  if (weekend >> day_of_week(day) & 1) return true;
  return std::any_of(holidays.begin(), holidays.end(),
                     [&](const Span& span) { return span.first <= day && day <= span.last; });
}

Day local_day(const Rest& rest, Time time) { return whole_days(time + rest.zone * minute); }
Time start_of_day(const Rest& rest, Day which) { return which * day - rest.zone * minute; }
int year_of(Day day) { return static_cast<int>(chrono::year_month_day(chrono::sys_days(chrono::days(day))).year()); }

Result<Rest> read_rest(const boost::json::object& json) {
  if (auto error = check_request(json, rest_fields)) return *error;
  Rest rest;
  for (const std::string& name : texts_field(json, "weekend")) {
    const auto place = place_in(week_days, name);
    if (!place) return bad_value("weekend");
    rest.weekend = static_cast<std::uint8_t>(rest.weekend | 1u << *place);
  }
  if (std::popcount(rest.weekend) > most_days_of_a_weekend) return bad_value("weekend");
  if (const auto* holidays = json.if_contains("holidays"))
    for (const auto& holiday : holidays->get_array()) {
      auto span = read_holiday(holiday);
      if (!span) return span.error();
      rest.holidays.push_back(*span);
    }
  if (rest.holidays.size() > most_holidays) return bad_value("holidays");
  rest.zone = number_field(json, "zone");
  if (rest.zone < -farthest_zone || rest.zone > farthest_zone) return bad_value("zone");
  return rest;
}

boost::json::object write_rest(const Rest& rest) {
  boost::json::array weekend, holidays;
  for (std::size_t i = 0; i < week_days.size(); ++i)
    if (rest.weekend >> i & 1) weekend.emplace_back(week_days[i]);
  for (const Rest::Span& span : rest.holidays)
    holidays.push_back(boost::json::object{{"from", write_day(span.first)}, {"to", write_day(span.last)}});
  return {{"weekend", std::move(weekend)}, {"holidays", std::move(holidays)}, {"zone", rest.zone}};
}

}  // namespace ludarium
