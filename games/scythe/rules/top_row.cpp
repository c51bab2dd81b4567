// Chapters "Bolster" and "Trade", and the coins of Move.
#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {
namespace {

std::uint8_t with_cube(const Look& look, std::uint8_t base, Cube cube) {
  return cube_moved(look.mover(), cube) ? static_cast<std::uint8_t>(base + look.facts.top.cube_adds[index(cube)])
                                        : base;
}

}  // namespace

HexSet worker_territories(const Look& look) { return look.controlled(look.s.active) & workers_of(look.mover()); }

Rule forbids_bolster(const Look& look) {
  return look.mover().coins >= look.facts.top.bolster_cost ? allowed : "SC-BOLS-01";
}

void bolster(Play& p, bool cards) {
  const TopFacts& top = p.facts.top;
  pay_tracks(p, {.coins = top.bolster_cost});
  Gain gain;
  if (cards)
    gain.cards = with_cube(p, top.bolster_cards, Cube::bolster_cards);
  else
    gain.power = with_cube(p, top.bolster_power, Cube::bolster_power);
  if (has_built(p.mover(), Structure::monument)) gain.popularity = top.monument_popularity;
  start_gain(p, gain, Hex::none);
}

// SC-TRADE-05: with all workers at home the popularity is still to be had, but not in every edition.
Rule forbids_trade(const Look& look, bool popularity) {
  if (look.mover().coins < look.facts.top.trade_cost) return "SC-TRADE-01";
  if (popularity && !look.rules().trade_needs_worker) return allowed;
  return worker_territories(look).empty() ? "SC-TRADE-05" : allowed;
}

void trade(Play& p, bool popularity) {
  const TopFacts& top = p.facts.top;
  pay_tracks(p, {.coins = top.trade_cost});
  Gain gain;
  if (popularity)
    gain.popularity = with_cube(p, top.trade_popularity, Cube::trade_popularity);
  else
    gain.any = top.trade_tokens;
  if (has_built(p.mover(), Structure::armory)) gain.power = top.armory_power;
  start_gain(p, gain, Hex::none);
}

void move_coins(Play& p) {
  Gain gain;
  gain.coins = with_cube(p, p.facts.top.move_coins, Cube::move_coins);
  start_gain(p, gain, Hex::none);
}

}  // namespace ludarium::scythe
