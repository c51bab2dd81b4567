// Spots and who may stand on them (PW-TURN-03 to PW-TURN-10).
#include <algorithm>
#include <bit>
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

Supply supply_of(const Player& player) {
  static_assert(worker_types == 6);
  Supply supply;
  for (std::size_t i = 0; i < worker_types; ++i) {
    supply.counts |= std::uint64_t{player.workers[i]} << 8 * i;
    supply.held += player.workers[i];
  }
  supply.criminals = player.workers[index(Worker::criminal)];
  return supply;
}

// Coloured spots take their own colour first; criminals make up for what is missing. Each byte of `counts` is below
// 128, so a bit set above it is borrowed away exactly where somebody is missing.
bool can_come(const Supply& supply, const Crew& crew) {
  static_assert(most_pieces < 128);
  constexpr std::uint64_t above = 0x8080808080u;  // the five colours
  const std::uint64_t there = ((supply.counts | above) - crew.coloured) & above;
  return crew.spots <= supply.held && std::popcount(above & ~there) + crew.criminals <= supply.criminals;
}

bool can_fill(const Player& player, const Spots& needed) { return can_come(supply_of(player), crew_for(needed)); }

namespace {

// Which types may stand on a spot, a bit each.
unsigned fitting(Worker spot) {
  constexpr unsigned everyone = (1u << worker_types) - 1, criminal = 1u << index(Worker::criminal);
  return spot == Worker::any ? everyone : criminal | 1u << index(spot);
}

// Calls `found(chosen)` for every way to fill the spots from `spot` on, until it says that it has seen enough.
// Neighbouring spots of the same kind are filled in the order of the types only: the other order is the same placement.
template <std::size_t spot = 0, class Found>
bool each_filling(const Spots& needed, std::array<std::uint8_t, worker_types>& left, Spots& chosen, Found&& found) {
  if constexpr (spot == most_spots) {
    return found(chosen);
  } else {
    if (needed[spot] == Worker::none) return each_filling<spot + 1>(needed, left, chosen, found);
    unsigned types = fitting(needed[spot]);
    if constexpr (spot > 0)
      if (needed[spot] == needed[spot - 1]) types &= ~0u << index(chosen[spot - 1]);
    for (; types; types &= types - 1) {
      const auto type = static_cast<std::size_t>(std::countr_zero(types));
      if (left[type] == 0) continue;
      --left[type];
      chosen[spot] = static_cast<Worker>(type);
      const bool enough = each_filling<spot + 1>(needed, left, chosen, found);
      ++left[type];
      if (enough) return true;
    }
    chosen[spot] = Worker::none;
    return false;
  }
}

}  // namespace

namespace {

// Labourers are cheap, colours there are many of cheaper than others; criminals, who fit everywhere, go last.
int price_of(const Player& player, Action workers) {
  int price = 0;
  for (std::size_t i = 0; i < most_spots; ++i) {
    const auto worker = static_cast<Worker>(workers.arg[i]);
    if (worker == Worker::none || worker == Worker::labourer) continue;
    price += worker == Worker::criminal ? 100 : 20 - std::min<int>(9, player.workers[index(worker)]);
  }
  return price;
}

}  // namespace

Rule forbids_workers(const Look& look, const Spots& chosen) {
  const Spots needed = needed_now(look);
  auto left = look.actor().workers;
  for (std::size_t i = 0; i < most_spots; ++i) {
    if (needed[i] == Worker::none && chosen[i] != Worker::none) return "PW-DEV-05";
    if (needed[i] == Worker::none) continue;
    if (chosen[i] == Worker::none) return "PW-TURN-08";
    if (index(chosen[i]) >= worker_types) return "PW-COMP-03";
    if (!fits(chosen[i], needed[i])) return "PW-TURN-05";
    if (left[index(chosen[i])]-- == 0) return "PW-TURN-03";
  }
  for (std::size_t i = 1; i < most_spots; ++i)  // the same placement is listed in the order of the types
    if (needed[i] != Worker::none && needed[i] == needed[i - 1] && chosen[i] < chosen[i - 1]) return "PW-TURN-08";
  return allowed;
}

// The usual answer first.
void legal_workers(const Look& look, ActionList& list) {
  const std::size_t from = list.size();
  auto left = look.actor().workers;
  Spots chosen = no_workers;
  each_filling(needed_now(look), left, chosen, [&](const Spots& filled) {
    list.push(act::workers(filled));
    return false;
  });
  list.put_first(from, [&](Action a, Action b) { return price_of(look.actor(), a) < price_of(look.actor(), b); });
}

// Decision point 7: asked only if there is more than one way.
void do_assign(Play& p) {
  p.pop();
  auto left = p.actor().workers;
  Spots chosen = no_workers, only = no_workers;
  int ways = 0;
  each_filling(needed_now(p), left, chosen, [&](const Spots& filled) {
    only = filled;
    return ++ways > 1;
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
