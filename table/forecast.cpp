#include "table/forecast.hpp"

#include "table/show.hpp"

namespace ludarium {
namespace {

std::vector<Transfer> only(const std::vector<Transfer>& amounts, bool gained) {
  std::vector<Transfer> some;
  for (const Transfer& amount : amounts)
    if (amount.gained == gained) some.push_back(amount);
  return some;
}

boost::json::object show_line(const OutlookLine& line, const Words& words) {
  boost::json::object shown{
      {"key", line.label.key}, {"text", words.say(line.label)}, {"amounts", show_transfers(only(line.amounts, true))}};
  if (const auto pays = only(line.amounts, false); !pays.empty()) shown["pays"] = show_transfers(pays);
  if (line.because) shown["because"] = words.say(*line.because);
  if (line.seat != Seat::none) shown["seat"] = index(line.seat);
  if (!line.limits.empty()) {
    auto& limits = shown["limits"].emplace_object();
    for (const auto& [name, most] : line.limits) limits[name] = most;
  }
  return shown;
}

}  // namespace

boost::json::array show_forecast(const Outlook& outlook, const Words& words) {
  boost::json::array shown;
  for (const OutlookSection& section : outlook) {
    boost::json::array lines;
    for (const OutlookLine& line : section.lines) lines.push_back(show_line(line, words));
    shown.push_back(
        boost::json::object{{"name", section.name}, {"title", words.term(section.title)}, {"lines", std::move(lines)}});
  }
  return shown;
}

boost::json::array forecast_for(const AnyGame& game, const AnyState& state, const Look& look, const Words& words) {
  const Seat seat = look.everything ? Seat::none : look.seat;
  return show_forecast(game.forecast(seen_by(game, state, look), seat), words);
}

}  // namespace ludarium
