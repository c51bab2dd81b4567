#include "core/json_fields.hpp"

#include <fmt/ranges.h>

namespace ludarium {

Message sentences(const std::vector<Message>& faults) {
  constexpr std::size_t most = 12;  // somebody with more errors will look at the whole position again
  const std::size_t told = std::min(most, faults.size());
  Message all = faults.size() > told ? Message{"position.more_faults", {{"count", number(faults.size() - told)}}}
                                     : faults[told - 1];
  for (std::size_t i = faults.size() > told ? told : told - 1; i-- > 0;)
    all = {"position.and", {{"first", inner(faults[i])}, {"rest", inner(std::move(all))}}};
  return all;
}

Error bad_position(const Reading& reading) {
  std::vector<Message> faults;
  for (const Problem& problem : reading.problems())
    faults.push_back({"position.problem", {{"field", problem.field}, {"reason", inner(problem.reason)}}});
  return {"bad_position", sentences(faults)};
}

Result<SeatNames> seat_names_in(const json::value& in, std::string_view key, NameList known, std::size_t least,
                                std::size_t most) {
  if (!in.is_object()) return Error{"bad_position", {"position.not_a_position", {}}};
  const json::value* players = in.get_object().if_contains("players");
  if (!players || !players->is_array()) return bad_position(Problem{"players", {"position.not_players", {}}});
  const std::size_t count = players->get_array().size();
  if (count < least || count > most)
    return bad_position(Problem{
        "players",
        {"position.wrong_players", {{"found", number(count)}, {"least", number(least)}, {"most", number(most)}}}});
  SeatNames seats;
  for (const json::value& player : players->get_array()) {
    const json::value* found = player.is_object() ? player.get_object().if_contains(key) : nullptr;
    const auto place = found && found->is_string() ? place_in(known, found->get_string()) : std::nullopt;
    if (!place)
      return bad_position(Problem{fmt::format("players[{}].{}", seats.size(), key),
                                  {"position.not_one_of", {{"names", fmt::format("{}", fmt::join(known, ", "))}}}});
    if (place_in(seats, known[*place]))
      return bad_position(Problem{"players", {"position.player_twice", {{"name", literal(known[*place])}}}});
    seats.push_back(known[*place]);
  }
  return seats;
}

}  // namespace ludarium
