// Chapter "Produce", with the Mill.
#include <algorithm>

#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {
namespace {

int workers_left(const Player& player) { return count_at(player.workers, Hex::none); }

bool produces(const Facts& facts, Hex hex) { return facts.terrain[index(hex)] < Terrain::lake; }
HexSet villages(const Facts& facts) { return facts.of_terrain[index(Terrain::village)]; }

// SC-BUILD-07: the Mill's territory must be its owner's, but not in every edition.
bool mill_works(const Look& look) {
  const Hex mill = structure_at(look.mover(), Structure::mill);
  return mill != Hex::none && (!look.rules().mill_needs_control || look.controlled(look.s.active).has(mill));
}

// One event tells it all; the pieces are placed in silence.
void yield(Play& p, Hex hex, int amount) {
  Play silent{p.facts, p.s};
  if (p.facts.terrain[index(hex)] == Terrain::village) {
    for (int i = 0; i < amount; ++i) place_worker(silent, hex);
  } else {
    add_tokens(silent, hex, p.facts.produces[index(p.facts.terrain[index(hex)])], amount);
  }
  p.tell(Happened::produced, p.s.active, {static_cast<std::int16_t>(index(hex)), static_cast<std::int16_t>(amount)});
}

}  // namespace

// SC-PROD-01: what the uncovered worker rectangles show.
Cost produce_cost(const Look& look) {
  Cost cost;
  const int uncovered = static_cast<int>(look.facts.worker_slots.size()) - workers_left(look.mover());
  for (int i = 0; i < uncovered; ++i) switch (look.facts.worker_slots[i]) {
      case WorkerSlot::nothing:
        break;
      case WorkerSlot::power:
        cost.power += look.facts.worker_slot_amount;
        break;
      case WorkerSlot::popularity:
        cost.popularity += look.facts.worker_slot_amount;
        break;
      case WorkerSlot::coins:
        cost.coins += look.facts.worker_slot_amount;
        break;
    }
  return cost;
}

Rule forbids_produce(const Look& look) { return can_pay(look.mover(), produce_cost(look)) ? allowed : "SC-PROD-02"; }

void produce(Play& p) {
  pay_tracks(p, produce_cost(p));
  const TopFacts& top = p.facts.top;
  const bool more = cube_moved(p.mover(), Cube::produce_hexes);
  start_producing(p, top.produce_hexes + (more ? top.cube_adds[index(Cube::produce_hexes)] : 0u), true);
}

// The Mill's own territory is always the extra one, so it never counts twice (SC-BUILD-13).
bool mill_hex_open(const Look& look) {
  const Hex mill = structure_at(look.mover(), Structure::mill);
  if (!look.s.mill_open || !mill_works(look) || look.s.produced.has(mill)) return false;
  if (look.facts.terrain[index(mill)] == Terrain::village)  // no worker appears among enemies, control or not
    return workers_left(look.mover()) > 0 && look.controlled(look.s.active).has(mill);
  return produces(look.facts, mill);
}

int yield_at(const Look& look, Hex hex) {
  const Player& player = look.mover();
  int amount = count_at(player.workers, hex);
  if (mill_hex_open(look) && structure_at(player, Structure::mill) == hex) amount += look.facts.top.mill_items;
  if (look.facts.terrain[index(hex)] == Terrain::village) amount = std::min(amount, workers_left(player));
  return amount;
}

namespace {

// Of a controlled territory with a worker.
Rule forbids_yield(const Look& look, Hex hex) {
  if (look.s.produced.has(hex)) return "SC-PROD-12";
  if (!produces(look.facts, hex)) return "SC-PROD-05";
  const bool village = look.facts.terrain[index(hex)] == Terrain::village;
  return village && workers_left(look.mover()) == 0 ? "SC-PROD-10" : allowed;
}

}  // namespace

// Territories that would yield something, the Mill's aside.
HexSet producing_hexes(const Look& look) {
  HexSet hexes = worker_territories(look);
  if (mill_hex_open(look)) hexes.remove(structure_at(look.mover(), Structure::mill));
  for (Hex hex : hexes)
    if (forbids_yield(look, hex)) hexes.remove(hex);
  return hexes;
}

namespace {

// The Mill stands for a worker, but only at Produce of the mat.
Rule forbids_mill(const Look& look, Hex hex) {
  if (!mill_works(look)) return "SC-BUILD-07";
  if (look.s.produced.has(hex)) return "SC-PROD-12";
  if (!produces(look.facts, hex)) return "SC-BUILD-17";
  return look.s.mill_open ? "SC-PROD-10" : "SC-FTRY-18";
}

Rule forbids_produce_hex(const Look& look, Hex hex) {
  const bool worker = workers_of(look.mover()).has(hex), place = index(hex) < look.facts.hex_count;
  const bool mill = place && structure_at(look.mover(), Structure::mill) == hex;
  if (mill && mill_hex_open(look)) return allowed;
  if (mill && !worker) return forbids_mill(look, hex);
  if (!place || !look.controlled(look.s.active).has(hex)) return "SC-PROD-03";
  if (worker) return forbids_yield(look, hex);
  return produces(look.facts, hex) ? "SC-PROD-13" : "SC-PROD-05";
}

}  // namespace

// As many as the action gives, in the order of the list. The Mill's territory comes for nothing.
Rule forbids_produce_on(const Look& look, std::array<Hex, 3> hexes) {
  if (look.s.in_part) return "SC-PROD-04";
  const Hex mill = mill_hex_open(look) ? structure_at(look.mover(), Structure::mill) : Hex::none;
  std::size_t named = 0;
  for (std::size_t i = 0; i < hexes.size(); ++i) {
    if (hexes[i] == Hex::none) continue;
    if (const Rule rule = forbids_produce_hex(look, hexes[i])) return rule;
    for (std::size_t j = 0; j < i; ++j)
      if (hexes[i] == hexes[j]) return "SC-PROD-12";
    if (hexes[i] == mill) return "SC-BUILD-13";
    const bool in_order = named == i && (i == 0 || hexes[i - 1] < hexes[i]);
    if (in_order) ++named;
  }
  const bool all_in_order = std::all_of(hexes.begin() + named, hexes.end(), [](Hex hex) { return hex == Hex::none; });
  return named == look.s.produce_left && named > 0 && all_in_order ? allowed : "SC-PROD-03";
}

Rule forbids_produce_at(const Look& look, Hex hex, std::size_t amount) {
  if (const Rule rule = forbids_produce_hex(look, hex)) return rule;
  const bool mill = mill_hex_open(look) && structure_at(look.mover(), Structure::mill) == hex;
  if (look.s.produce_left == 0 && !mill) return "SC-PROD-03";
  const bool fits = amount >= 1 && static_cast<int>(amount) <= yield_at(look, hex);
  return look.s.in_part && fits ? allowed : "SC-PROD-04";
}

namespace {

// Villages that could use more workers than are left on the mat: who gets the last one is for the player to say.
bool villages_compete(const Look& look, HexSet producing) {
  if (mill_hex_open(look)) producing.add(structure_at(look.mover(), Structure::mill));
  const HexSet rivals = producing & villages(look.facts);
  if (rivals.size() < 2) return false;
  int wanted = 0;
  for (Hex village : rivals) wanted += yield_at(look, village);
  return wanted > workers_left(look.mover());
}

}  // namespace

void start_producing(Play& p, std::size_t hexes, bool mill) {
  p.s.produced = {};
  p.s.produce_left = static_cast<std::uint8_t>(hexes);
  p.s.mill_open = mill;
  p.s.ask = Ask::produce;
  const HexSet choices = producing_hexes(p);
  if (villages_compete(p, choices)) p.s.in_part = 1;
  if (choices.size() > p.s.produce_left || (p.s.in_part && (!choices.empty() || mill_hex_open(p)))) return;
  std::array<Hex, 3> all{Hex::none, Hex::none, Hex::none};
  std::size_t i = 0;
  for (Hex hex : choices) all[i++] = hex;
  produce_on(p, all);
}

void produce_on(Play& p, std::array<Hex, 3> hexes) {
  const Hex mill = mill_hex_open(p) ? structure_at(p.mover(), Structure::mill) : Hex::none;
  for (Hex hex : hexes)
    if (hex != Hex::none) yield(p, hex, yield_at(p, hex));
  if (mill != Hex::none) yield(p, mill, yield_at(p, mill));
  finish_producing(p);
}

// In part: one territory at a time, with as many of its items as wanted.
void produce_at(Play& p, Hex hex, std::size_t amount) {
  if (!mill_hex_open(p) || hex != structure_at(p.mover(), Structure::mill)) --p.s.produce_left;
  yield(p, hex, static_cast<int>(amount));
  p.s.produced.add(hex);
  if ((p.s.produce_left == 0 || producing_hexes(p).empty()) && !mill_hex_open(p)) finish_producing(p);
}

void finish_producing(Play& p) {
  p.s.produce_left = p.s.mill_open = 0;
  p.s.produced = {};
  end_gain(p);
}

namespace {

void legal_produce_whole(const Look& look, ActionList& list) {
  std::array<Hex, max_hexes> hexes;
  std::size_t n = 0;
  for (Hex hex : producing_hexes(look)) hexes[n++] = hex;
  const std::size_t k = look.s.produce_left;
  for (std::size_t a = 0; a < n; ++a) {
    if (k == 1) list.push(act::produce_on(hexes[a]));
    for (std::size_t b = a + 1; k >= 2 && b < n; ++b) {
      if (k == 2) list.push(act::produce_on(hexes[a], hexes[b]));
      for (std::size_t c = b + 1; k >= 3 && c < n; ++c) list.push(act::produce_on(hexes[a], hexes[b], hexes[c]));
    }
  }
}

}  // namespace

void legal_produce(const Look& look, ActionList& list) {
  if (!look.s.in_part) return legal_produce_whole(look, list);
  HexSet hexes = look.s.produce_left ? producing_hexes(look) : HexSet{};
  if (mill_hex_open(look)) hexes.add(structure_at(look.mover(), Structure::mill));
  for (Hex hex : hexes)
    for (int amount = 1; amount <= yield_at(look, hex); ++amount)
      list.push(act::produce_at(hex, static_cast<std::size_t>(amount)));
  list.push(act::done());
}

}  // namespace ludarium::scythe
