// Reviews a finished game: the chances of every seat at each decision, and how much a better action was worth.
// Example: if (auto step = review_move(game, before, move, 17, critic, seed)) worst.push_back(*step);
#pragma once

#include <optional>
#include <vector>

#include "bots/search_bot.hpp"
#include "core/record.hpp"

namespace ludarium {

struct Reviewed {
  std::size_t move = 0;  // its number in the record, from 0
  Seat seat = Seat::none;
  int turn = 0;
  Action played, best;
  float loss = 0;  // how much more the best action is worth to the seat, 0 to 1
  std::array<float, most_seats_of_all> chance{}, points{};  // before the move, by what the mover could know
};

// Reviews move number `number` of a game, made in `before`. Nothing if there was no choice.
std::optional<Reviewed> review_move(const AnyGame& game, const AnyState& before, const Move& move, std::size_t number,
                                    const SearchBot& critic, std::uint64_t seed);

// The decisions with the largest losses, the worst first.
std::vector<Reviewed> turning_points(const std::vector<Reviewed>& all, std::size_t most);

}  // namespace ludarium
