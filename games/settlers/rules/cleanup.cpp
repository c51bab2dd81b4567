// Chapter "Cleanup": storage, then everything else goes.
#include <algorithm>

#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {

std::uint8_t storable(const Look& look, Seat seat) {
  std::uint8_t goods = look.facts.faction[index(look.s.player(seat).faction)].store;
  for (CardId card : holdings(look, seat) & look.facts.storing) goods |= look.title(card).store;
  return goods;
}

namespace {

Action store_all(const Look& look) {
  const std::uint8_t goods = storable(look, look.s.actor);
  Action all = act::make(Do::store);
  for (std::size_t good = 0; good < supply_goods; ++good)
    if (goods >> good & 1) all.arg[good] = look.actor().supply[good];
  return all;
}

}  // namespace

namespace {

constexpr std::size_t most_ways = 256;

std::size_t ways_to_keep(const Action& all) {
  std::size_t ways = 1;
  for (std::uint8_t amount : all.arg) ways *= amount + 1u;
  return ways;
}

// Counts down like a clock, wood slowest: from all to nothing.
bool next_less(Action& kept, const Action& all) {
  for (std::size_t good = supply_goods; good-- > 0;) {
    if (kept.arg[good]-- > 0) return true;
    kept.arg[good] = all.arg[good];
  }
  return false;
}

void each_good_by_itself(const Action& all, ActionList& list) {
  list.push(all);
  for (std::size_t good = 0; good < supply_goods; ++good)
    for (std::uint8_t less = 0; less < all.arg[good]; ++less) {
      Action part = all;
      part.arg[good] = less;
      list.push(part);
    }
}

}  // namespace

// IS-CLEAN-03. The usual answer keeps all that may be kept. Who wants less says so (Wish): any part of it, or where
// there are too many parts to list, less of one good, and the rest is asked about again.
void legal_store(const Look& look, ActionList& list) {
  const Action all = store_all(look);
  if (ways_to_keep(all) > most_ways) return each_good_by_itself(all, list);
  Action kept = all;
  do list.push(kept);
  while (next_less(kept, all));
}

Rule forbids_store(const Look& look, Action kept) {
  ActionList ways;
  legal_store(look, ways);
  return ways.contains(kept) ? allowed : "IS-CLEAN-02";
}

void store(Play& p, std::array<std::uint8_t, supply_goods> kept) {
  const Action all = store_all(p);
  const bool final = kept == all.arg || ways_to_keep(all) <= most_ways;
  p.actor().supply = kept;
  if (!final) return p.ask(Ask::store);
  for (std::size_t good = 0; good < supply_goods; ++good)
    if (kept[good]) p.tell(Happened::kept, p.s.actor, {static_cast<std::int16_t>(good), kept[good]});
  ++p.s.step;
}

namespace {

// IS-CLEAN-05, IS-CLEAN-06.
void clear_table(Play& p) {
  end_marks_of_the_round(p);
  p.s.used = p.s.used_twice = p.s.defence = p.s.defence_twice = {};
  for (Seat seat : p.s.seats()) p.s.player(seat).exchange_gains = 0;
}

}  // namespace

// IS-CLEAN-12.
void end_marks_of_the_round(Play& p) {
  for (CardId card : p.s.taken_over) p.tell(Happened::took_over_ended, egyptian(p), {number(card)});
  p.s.taken_over = p.s.blocked = {};
}

void do_cleanup(Play& p) {
  if (p.s.step < p.s.player_count) {
    p.s.actor = in_turn_order(p.s, p.s.step);
    const Action all = store_all(p);
    if ((p.actor().wishes & choose_storage) && all != act::make(Do::store)) return p.ask(Ask::store);
    return store(p, all.arg);
  }
  clear_table(p);
  if (p.s.solo()) return begin_phase(p, Phase::attack);
  p.s.first = left_of(p.s, p.s.first);
  begin_round(p);
}

}  // namespace ludarium::settlers
