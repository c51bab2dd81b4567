#include "games/paladins/rules/hidden.hpp"

namespace ludarium::paladins {
namespace {

void hide(Paladin& card) {
  if (card != Paladin::none) card = Paladin::unknown;
}

// Others know which paladins a player has used and how many lie where, no more.
void hide_paladins(Player& player) {
  player.hidden = 1;
  player.unseen = {};
  if (!player.revealed) hide(player.paladin);
  hide(player.top);
  for (Paladin& card : player.drawn) hide(card);
  for (Paladin& card : player.bottom) hide(card);
}

void suppose(Paladin& card, PaladinSet& pool, Rng& rng) {
  if (card == Paladin::unknown) card = pool.draw(rng);
}

void suppose_paladins(Player& player, Rng& rng) {
  PaladinSet pool = PaladinSet::first(paladin_count) - player.used;
  if (player.revealed) pool.remove(player.paladin);
  suppose(player.paladin, pool, rng);
  suppose(player.top, pool, rng);
  for (Paladin& card : player.drawn) suppose(card, pool, rng);
  for (Paladin& card : player.bottom) suppose(card, pool, rng);
  player.unseen = pool;
  player.hidden = 0;
}

}  // namespace

State redact(const State& state, SeatSet viewers) {
  State s = state;
  s.rng = {};
  s.next = {};
  s.next_count = 0;
  for (Seat seat : s.seats().without(viewers)) hide_paladins(s.player(seat));
  return s;
}

State imagine(const State& state, SeatSet viewers, Rng& rng) {
  State s = redact(state, viewers);
  for (Seat seat : s.seats())
    if (s.player(seat).hidden) suppose_paladins(s.player(seat), rng);
  s.rng.state = rng.next();
  return s;
}

}  // namespace ludarium::paladins
