#include "bots/rewards.hpp"

#include <algorithm>
#include <span>

#include "core/names.hpp"

namespace ludarium {
namespace {

float by_place(std::span<const SeatScore> scores, std::size_t seat) {
  if (scores.size() == 1) return scores[0].place == 1 ? 1.f : -1.f;
  int behind = 0, ahead = 0;
  for (const SeatScore& other : scores) {
    behind += other.place > scores[seat].place;
    ahead += other.place < scores[seat].place;
  }
  return static_cast<float>(behind - ahead) / static_cast<float>(scores.size() - 1);
}

}  // namespace

std::optional<Rewards> rewards_named(std::string_view name) {
  static constexpr Names<3> names = {"place", "win", "score"};
  const auto found = place_in(names, name);
  return found ? std::optional(static_cast<Rewards>(*found)) : std::nullopt;
}

std::vector<float> rewards_of(const Scores& all, std::size_t seats, Rewards kind) {
  const std::span<const SeatScore> scores = std::span(all).first(seats);
  std::vector<float> rewards(seats);
  const auto winners = std::count_if(scores.begin(), scores.end(), [](const SeatScore& s) { return s.place == 1; });
  for (std::size_t i = 0; i < scores.size(); ++i) {
    if (kind == Rewards::place) rewards[i] = by_place(scores, i);
    if (kind == Rewards::win) rewards[i] = scores[i].place == 1 ? 1.f / static_cast<float>(winners) : 0.f;
    if (kind == Rewards::score) rewards[i] = static_cast<float>(scores[i].total);
  }
  return rewards;
}

}  // namespace ludarium
