// Spots and who may stand on them (PW-TURN-03 to PW-TURN-10).
#include <algorithm>
#include <numeric>

#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {

int workers_held(const Player& player) { return std::accumulate(player.workers.begin(), player.workers.end(), 0); }

// PW-TURN-04 to PW-TURN-06, PW-FAV-06: a criminal goes anywhere, and only he onto a criminal's spot.
bool fits(Worker worker, Worker spot) { return worker == spot || spot == Worker::any || worker == Worker::criminal; }

bool occupied(const Player& player, Space space) { return player.board[index(space)] != no_workers; }

bool covered(const Player& player, Space space, std::size_t spot) {
  return right_side(space) && spot < 2 && (player.workshops >> (right_index(space) * 2 + spot) & 1u) != 0;
}

Spots spots_needed(const Look& look, Space space, std::size_t option) {
  Spots needed = no_workers;
  if (right_side(space)) {
    const RightAction& action = look.facts.right[right_index(space)];
    for (std::size_t i = 0; i < most_spots; ++i)
      if (!covered(look.actor(), space, i)) needed[i] = action.spots[i];
  } else {
    const auto& spots = look.facts.left[index(space)].options[option].spots;
    std::copy(spots.begin(), spots.end(), needed.begin());
  }
  return needed;
}

namespace {

Spots needed_now(const Look& look) {
  if (look.s.favour == 0) return spots_needed(look, look.s.space, look.s.option);
  return {look.facts[look.s.favours[look.s.favour - 1u]].spot, Worker::none, Worker::none};
}

}  // namespace

// Coloured spots take their own colour first; criminals make up for what is missing.
bool can_fill(const Player& player, const Spots& needed) {
  std::array<std::uint8_t, worker_types> left = player.workers;
  int spots = 0, missing = 0, criminals_asked = 0;
  for (Worker spot : needed) {
    if (spot == Worker::none) continue;
    ++spots;
    if (spot == Worker::any) continue;
    if (spot == Worker::criminal)
      ++criminals_asked;
    else if (left[index(spot)] > 0)
      --left[index(spot)];
    else
      ++missing;
  }
  return missing + criminals_asked <= player.workers[index(Worker::criminal)] && spots <= workers_held(player);
}

namespace {

// Calls `found(chosen)` for every way to fill the spots from `spot` on. Neighbouring spots of the same kind are filled
// in the order of the types only: the other order is the same placement.
template <class Found>
void each_filling(const Spots& needed, std::array<std::uint8_t, worker_types>& left, Spots& chosen, std::size_t spot,
                  Found&& found) {
  if (spot == most_spots) return found(chosen);
  if (needed[spot] == Worker::none) return each_filling(needed, left, chosen, spot + 1, found);
  const bool alike = spot > 0 && needed[spot] == needed[spot - 1];
  for (std::size_t type = alike ? index(chosen[spot - 1]) : 0; type < worker_types; ++type) {
    const auto worker = static_cast<Worker>(type);
    if (left[type] == 0 || !fits(worker, needed[spot])) continue;
    --left[type];
    chosen[spot] = worker;
    each_filling(needed, left, chosen, spot + 1, found);
    chosen[spot] = Worker::none;
    ++left[type];
  }
}

}  // namespace

void legal_workers(const Look& look, ActionList& list) {
  auto left = look.actor().workers;
  Spots chosen = no_workers;
  each_filling(needed_now(look), left, chosen, 0, [&](const Spots& filled) { list.push(act::workers(filled)); });
}

// Decision point 7: asked only if there is more than one way.
void do_assign(Play& p) {
  p.pop();
  auto left = p.actor().workers;
  Spots chosen = no_workers, only = no_workers;
  int ways = 0;
  each_filling(needed_now(p), left, chosen, 0, [&](const Spots& filled) {
    only = filled;
    ++ways;
  });
  assert(ways > 0);
  if (ways > 1) return p.ask(Ask::workers);
  assign(p, only);
}

void assign(Play& p, const Spots& chosen) {
  for (Worker worker : chosen)
    if (worker != Worker::none) --p.actor().workers[index(worker)];
  if (p.s.favour == 0) {
    p.actor().board[index(p.s.space)] = chosen;
  } else {
    p.s.favour_worker[p.s.favour - 1u] = chosen[0];
    p.s.favour_user[p.s.favour - 1u] = p.s.actor;
  }
  p.tell(Happened::placed, p.s.actor, {number(chosen[0]), number(chosen[1]), number(chosen[2])});
}

}  // namespace ludarium::paladins
