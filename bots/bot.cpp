#include "bots/bot.hpp"

#include <array>

#include "bots/greedy.hpp"
#include "bots/random.hpp"
#include "bots/search_bot.hpp"

namespace ludarium {
namespace {

constexpr std::array<std::string_view, 7> every_name{"beginner", "casual", "steady", "strong",
                                                     "master",   "random", "greedy"};

}  // namespace

std::span<const std::string_view> bot_names() { return every_name; }
std::span<const std::string_view> bot_levels() { return std::span(every_name).first(5); }

std::unique_ptr<const Bot> make_bot(std::string_view name, const BotTools& tools) {
  if (name == "random") return std::make_unique<RandomBot>();
  if (name == "greedy") return std::make_unique<GreedyBot>();
  return make_search_bot(name, tools);
}

Rng decision_rng(std::uint64_t seed, Seat seat, std::size_t moves_made) {
  Rng rng{seed};
  rng.state ^= Rng{std::uint64_t{index(seat)} << 32 ^ moves_made}.next();
  rng.next();
  return rng;
}

}  // namespace ludarium
