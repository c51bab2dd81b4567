// What a finished game is worth to each seat.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/game.hpp"

namespace ludarium {

enum class Rewards : std::uint8_t {
  place,  // the share of the other seats left behind minus the share ahead: 1 to -1, 0 in all; alone 1 won, -1 lost
  win,    // 1 shared by the winners
  score,  // the points of the score sheet
};

std::optional<Rewards> rewards_named(std::string_view name);
// Of the first `seats` of the scores: opponents that nobody plays stand behind them.
std::vector<float> rewards_of(const Scores& scores, std::size_t seats, Rewards kind);

}  // namespace ludarium
