#include "bots/bot.hpp"

#include <array>

#include "bots/greedy.hpp"
#include "bots/random.hpp"

namespace ludarium {

std::span<const std::string_view> bot_names() {
  static constexpr std::array<std::string_view, 2> names{"random", "greedy"};
  return names;
}

std::unique_ptr<const Bot> make_bot(std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot>();
  if (name == "greedy") return std::make_unique<GreedyBot>();
  return nullptr;
}

Rng decision_rng(std::uint64_t seed, Seat seat, std::size_t moves_made) {
  Rng rng{seed};
  rng.state ^= Rng{index(seat) << 32 ^ moves_made}.next();
  rng.next();
  return rng;
}

}  // namespace ludarium
