#include "games/scythe/bot/mind.hpp"

#include "core/mind_members.hpp"
#include "games/scythe/bot/progress.hpp"
#include "games/scythe/rules/scoring.hpp"

namespace ludarium::scythe {

// Points are half the lead: fortunes grow with the length of a game, and only the difference decides it.
Standings standings_of(const Facts& facts, const State& s) {
  const Look look{facts, s};
  const auto place = places(look);
  Standings all{};
  std::array<int, max_players> fortunes{};
  for (Seat seat : s.seats()) fortunes[index(seat)] = fortune(look, seat).total();
  for (Seat seat : s.seats()) {
    int best_other = 0;
    for (Seat other : s.seats().without(seat)) best_other = std::max(best_other, fortunes[index(other)]);
    all[index(seat)] = {place[index(seat)], 0.5f * static_cast<float>(fortunes[index(seat)] - best_other)};
  }
  return all;
}

namespace {

// A small bonus for tokens saved towards goals without a star, worth less than any step they pay for.
float saved_up(const Look& look, Seat seat) {
  constexpr float whole_price = 0.02f;
  const Player& player = look.s.player(seat);
  const Tokens tokens = stock(look.s, look.controlled(seat));
  constexpr std::array<Goal, bottom_actions> paid_for{Goal::upgrades, Goal::mechs, Goal::structures, Goal::recruits};
  float sum = 0;
  for (std::size_t b = 0; b < bottom_actions; ++b) {
    if (player.stars[index(paid_for[b])]) continue;
    const int cost = std::max(bottom_cost(look, player, static_cast<BottomAction>(b)), 1);
    sum += whole_price * static_cast<float>(std::min<int>(tokens[b], cost)) / static_cast<float>(cost);
  }
  return sum;
}

}  // namespace

// From the middle of a normal game on, being turns away from the last star costs points. Long after a normal end only
// progress to the last star counts, so that every game ends.
float impatience_of(const Facts& facts, const State& s, Seat seat) {
  constexpr float haste = 0.1f;
  if (rounds(s) <= usual_rounds / 2) return 0;
  const Look look{facts, s};
  const float tempo = -haste * static_cast<float>(rounds(s) - usual_rounds / 2) * turns_to_end(look, seat);
  const int late = rounds(s) - 3 * usual_rounds / 2;
  if (late <= 0) return tempo;
  const Player& player = s.player(seat);
  return tempo + static_cast<float>(late) *
                     (static_cast<float>(star_count(player)) + 0.7f * nearness(facts, player) + saved_up(look, seat));
}

namespace {

// Early in the game: a bonus for each of the first five workers, and until then for a worker in a village.
float growth_bonus(const Look& look, Seat seat) {
  constexpr float per_worker = 4, in_village = 3;
  constexpr int enough = 5;
  if (rounds(look.s) > usual_rounds / 2) return 0;
  const Player& player = look.s.player(seat);
  const int workers = count_out(player.workers);
  const HexSet settled = workers_of(player) & look.facts.of_terrain[index(Terrain::village)];
  return per_worker * static_cast<float>(std::min(workers, enough)) +
         (workers < enough && !settled.empty() ? in_village : 0);
}

}  // namespace

// A few points only, so that every style still plays to win.
float style_bonus_of(const Facts& facts, const State& s, Seat seat, Style style) {
  const Player& player = s.player(seat);
  switch (style) {
    case Style::builder:
      return 1.5f * static_cast<float>(count_out(player.structures) + std::popcount(player.recruits)) +
             0.7f * static_cast<float>(std::popcount(player.cubes_moved));
    case Style::fighter:
      return 4.f * player.stars[index(Goal::combat)] + 1.5f * static_cast<float>(count_out(player.mechs)) +
             0.2f * player.power;
    case Style::runner:
      return -turns_to_end({facts, s}, seat);
    case Style::grower:
      return growth_bonus({facts, s}, seat);
    case Style::even:
      break;
  }
  return 0;
}

}  // namespace ludarium::scythe

template class ludarium::FactsMind<ludarium::scythe::Scythe, ludarium::scythe::Mind::features, ludarium::all_styles>;
