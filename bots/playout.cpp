#include "bots/playout.hpp"

#include <cassert>

namespace ludarium {
namespace {

std::uint32_t below(Rng& rng, std::size_t bound) { return rng.below(static_cast<std::uint32_t>(bound)); }

Seat random_seat(SeatSet seats, Rng& rng) {
  std::uint32_t skip = below(rng, static_cast<std::size_t>(seats.size()));
  for (Seat seat : seats)
    if (skip-- == 0) return seat;
  return Seat::none;
}

// A different choice for each seat, or none at all.
boost::json::array random_list(std::vector<std::string> choices, int seats, Rng& rng) {
  boost::json::array list;
  if (choices.size() < static_cast<std::size_t>(seats) || rng.below(2) == 0) return list;
  for (int i = 0; i < seats; ++i) {
    const std::uint32_t pick = below(rng, choices.size());
    list.emplace_back(choices[pick]);
    choices.erase(choices.begin() + pick);
  }
  return list;
}

}  // namespace

boost::json::value random_value(const OptionSpec& option, int seats, Rng& rng) {
  switch (option.type) {
    case OptionSpec::Type::flag:
      return rng.below(2) == 1;
    case OptionSpec::Type::choice:
      return boost::json::value(option.choices[below(rng, option.choices.size())]);
    case OptionSpec::Type::list:
      return random_list(option.choices, seats, rng);
  }
  return nullptr;
}

// Leaves out options that change nothing beside the others. It does so twice, because an option may only mean something
// beside another one.
SetupRequest random_setup(const AnyGame& game, int seats, Rng& rng) {
  SetupRequest request{seats, rng.next(), {}};
  const auto options = game.options();
  for (int round = 0; round < 2; ++round)
    for (const OptionSpec& option : options) {
      if (request.options.contains(option.name)) continue;
      request.options[option.name] = random_value(option, seats, rng);
      if (!game.setup(request)) request.options.erase(option.name);
    }
  return request;
}

Move random_move(const AnyGame& game, const AnyState& state, Rng& rng) {
  const Decision decision = game.pending(state);
  assert(!decision.over());
  const Seat seat = decision.seats.size() == 1 ? decision.seats.lowest() : random_seat(decision.seats, rng);
  ActionList list;
  game.legal(state, seat, list);
  assert(!list.empty());
  return {seat, list[below(rng, list.size())]};
}

}  // namespace ludarium
