#include "core/json_fields.hpp"

#include <fmt/ranges.h>

namespace ludarium {

Error bad_position(const Problem& problem) {
  return {"bad_position", {"position.problem", {{"field", problem.field}, {"reason", inner(problem.reason)}}}};
}

Result<SeatNames> seat_names_in(const json::value& in, std::string_view key, NameList known, std::size_t least,
                                std::size_t most) {
  if (!in.is_object()) return Error{"bad_position", {"position.not_a_position", {}}};
  const json::value* players = in.get_object().if_contains("players");
  if (!players || !players->is_array()) return bad_position({"players", {"position.not_players", {}}});
  const std::size_t count = players->get_array().size();
  if (count < least || count > most)
    return bad_position(
        {"players",
         {"position.wrong_players", {{"found", number(count)}, {"least", number(least)}, {"most", number(most)}}}});
  SeatNames seats;
  for (const json::value& player : players->get_array()) {
    const json::value* found = player.is_object() ? player.get_object().if_contains(key) : nullptr;
    const auto place = found && found->is_string() ? place_in(known, found->get_string()) : std::nullopt;
    if (!place)
      return bad_position({fmt::format("players[{}].{}", seats.size(), key),
                           {"position.not_one_of", {{"names", fmt::format("{}", fmt::join(known, ", "))}}}});
    if (place_in(seats, known[*place]))
      return bad_position({"players", {"position.player_twice", {{"name", literal(known[*place])}}}});
    seats.push_back(known[*place]);
  }
  return seats;
}

}  // namespace ludarium
