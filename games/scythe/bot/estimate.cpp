// The hand-written evaluation of Scythe: the fortune now, and what engine and progress will likely bring. The weights
// are guesses, in hundredths of a coin; no rule and no number from the box is here.
#include "games/scythe/bot/estimate.hpp"

#include <algorithm>

#include "games/scythe/bot/mind.hpp"
#include "games/scythe/rules/scoring.hpp"

namespace ludarium::scythe {
namespace {

namespace weight {
constexpr int coin = 100;
constexpr int star = 400;
constexpr int star_squared = 150;  // the last ones end the game, and whoever works towards them leads
constexpr int progress = 700;      // towards one star, growing with every star placed
constexpr int progress_per_star = 300;
constexpr int power = 45;
constexpr int popularity = 70;
constexpr int card = 70;
constexpr int token = 55;
constexpr int useful_worker = 320;  // each of the first few
constexpr int spare_worker = 60;
constexpr int mech = 600;
constexpr int upgrade = 420;
constexpr int recruit = 520;
constexpr int structure = 420;
constexpr int factory_card = 900;
constexpr int character_out = 150;
constexpr int objective_met = 500;
constexpr int unit_at_home = -80;
constexpr int win = 1'000'000;
}  // namespace weight

constexpr int useful_workers = 5;

int objectives_to_reveal(const Look& look, Seat seat) {
  return may_hold_objective(look, seat) ? met_objectives(look, seat) : 0;
}

int pieces_worth(const Look& look, const Player& player) {
  const int workers = count_out(player.workers);
  const Hex home = look.facts.of(player.faction).base;
  return std::min(workers, useful_workers) * weight::useful_worker +
         std::max(0, workers - useful_workers) * weight::spare_worker + count_out(player.mechs) * weight::mech +
         std::popcount(player.cubes_moved) * weight::upgrade + std::popcount(player.recruits) * weight::recruit +
         count_out(player.structures) * weight::structure + (player.factory_card != 0) * weight::factory_card +
         (player.character != home) * weight::character_out +
         (count_at(player.workers, home) + count_at(player.mechs, home)) * weight::unit_at_home;
}

// How far along the goals without a star are, the last steps counting most.
int goal_progress(const Look& look, const Player& player) {
  const auto part = [&](Goal goal, int have, int all) {
    return player.stars[index(goal)] ? 0 : have * have * 1000 / (all * all);
  };
  const int parts = part(Goal::upgrades, std::popcount(player.cubes_moved), cubes_per_faction) +
                    part(Goal::mechs, count_out(player.mechs), mechs_per_faction) +
                    part(Goal::structures, count_out(player.structures), structures_per_faction) +
                    part(Goal::recruits, std::popcount(player.recruits), recruits_per_faction) +
                    part(Goal::workers, count_out(player.workers), workers_per_faction) +
                    part(Goal::popularity, player.popularity, look.facts.popularity_max) +
                    part(Goal::power, player.power, look.facts.power_max);
  return parts * (weight::progress + star_count(player) * weight::progress_per_star) / 1000;
}

}  // namespace

int estimate(const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  const Fortune f = fortune(look, seat);
  const int stars = star_count(player);
  int worth = f.total() * weight::coin + pieces_worth(look, player) + goal_progress(look, player) +
              stars * weight::star + stars * stars * weight::star_squared + player.power * weight::power +
              player.popularity * weight::popularity + hand_size(player) * weight::card +
              f.token_count * weight::token + objectives_to_reveal(look, seat) * weight::objective_met;
  worth += static_cast<int>(impatience_of(look.facts, look.s, seat) * weight::coin);
  if (look.s.ask == Ask::over) worth += places(look)[index(seat)] == 1 ? weight::win : -weight::win;
  return worth;
}

}  // namespace ludarium::scythe
