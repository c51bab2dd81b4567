// The traits of an action of Scythe, and the hand-written prior against what is hardly ever right.
#include "games/scythe/bot/mind.hpp"
#include "games/scythe/bot/progress.hpp"

namespace ludarium::scythe {
namespace {

bool bottom_in_reach(const Look& look, std::size_t section) {
  if (section >= bottom_actions) return false;
  const Player& player = look.mover();
  int have = 0;
  for (Hex hex : look.controlled(look.s.active)) have += look.s.tokens[index(hex)][section];
  return have >= bottom_cost(look, player, static_cast<BottomAction>(section));
}

std::uint32_t stage_of_game(const State& s) { return static_cast<std::uint32_t>(std::min(rounds(s) / 4, 5)); }

std::uint32_t kind_of(Unit unit) { return unit == Unit::character ? 0 : is_mech(unit) ? 1 : 2; }

// What a unit would meet on the territory, as bits.
std::uint32_t sight(const Look& look, Hex hex, Unit unit) {
  const State& s = look.s;
  const Units enemy = enemies_of(s, s.active);
  std::uint32_t seen = 0;
  if (s.encounter_tokens.has(hex) && unit == Unit::character) seen |= 1;
  if (enemy.fighters.has(hex)) seen |= 2;
  if (enemy.workers.has(hex)) seen |= 4;
  if (pieces_of(look.mover()).units().has(hex)) seen |= 8;
  if (hex == look.facts.factory) seen |= 16;
  if (total(s.tokens[index(hex)]) > 0) seen |= 32;
  return seen;
}

void step_traits(const Look& look, Action a, Traits& traits) {
  const auto hex = static_cast<Hex>(a.arg[0]);
  const Unit unit = look.s.moving.unit;
  const auto terrain = static_cast<std::uint32_t>(look.facts.terrain[index(hex)]);
  const std::uint32_t seen = sight(look, hex, unit);
  traits.add(30, kind_of(unit), a.arg[1]);
  traits.add(31, kind_of(unit), terrain, seen);
  traits.add(32, kind_of(unit), seen, stage_of_game(look.s));
  traits.add(33, kind_of(unit), index(hex));
  traits.add(34, index(look.mover().faction), index(hex), kind_of(unit));
  if (unit == Unit::character) {
    const Hex from = look.mover().character;
    const HexSet open = look.s.encounter_tokens;
    const int nearer = nearest(look.facts, from, open) - nearest(look.facts, hex, open);
    const HexSet factory = HexSet::of(look.facts.factory);
    const int to_factory = nearest(look.facts, from, factory) - nearest(look.facts, hex, factory);
    traits.add(36, static_cast<std::uint32_t>(nearer + 8), stage_of_game(look.s));
    traits.add(37, static_cast<std::uint32_t>(to_factory + 8), look.mover().factory_card != 0, stage_of_game(look.s));
  }
  if (seen & 2) {
    const Player& player = look.mover();
    int foes = 0;
    for (Seat other : look.s.seats().without(look.s.active))
      if (fighters_of(look.s.player(other)).has(hex)) foes = std::max<int>(foes, look.s.player(other).power);
    const int own = std::min<int>(player.power, look.facts.dial_max);
    traits.add(38, static_cast<std::uint32_t>(std::clamp(own - std::min<int>(foes, look.facts.dial_max), -4, 4) + 8),
               static_cast<std::uint32_t>(std::min<int>(player.stars[index(Goal::combat)], 2)));
  }
  if (is_worker(unit))
    traits.add(35, terrain, static_cast<std::uint32_t>(look.s.moving.steps[index(unit)] > 0), a.arg[1]);
}

void fight_traits(const Look& look, Seat seat, Action a, Traits& traits) {
  const std::size_t side = seat == look.s.active ? attacker : defender;
  const Seat foe = fighter(look, 1 - side);
  const int most = std::min<int>(look.facts.dial_max, look.s.player(seat).power);
  const int foes_most = std::min<int>(look.facts.dial_max, look.s.player(foe).power);
  const int cards = a.arg[1] + a.arg[2] + a.arg[3] + a.arg[4];
  const std::uint32_t effort = a.arg[0] == 0 ? 0 : a.arg[0] == most ? 2 : 1;
  const std::uint32_t balance = most > foes_most ? 2 : most == foes_most ? 1 : 0;
  traits.add(40, side, effort, balance);
  traits.add(41, side, static_cast<std::uint32_t>(std::min(cards, 3)), balance);
  traits.add(42, a.arg[0], static_cast<std::uint32_t>(foes_most));
  traits.add(43, static_cast<std::uint32_t>(cards), effort);
}

void section_traits(const Look& look, Action a, Traits& traits) {
  const Player& player = look.mover();
  const bool payable = bottom_in_reach(look, a.arg[0]);
  const auto top = a.arg[0] < sections ? index(look.facts.of(player.mat).column[a.arg[0]].top) : top_actions;
  const auto workers = static_cast<std::uint32_t>(count_out(player.workers));
  const auto stage = stage_of_game(look.s);
  traits.add(10, a.arg[0], payable, stage);
  traits.add(11, top, payable, stage);
  traits.add(12, index(player.mat), a.arg[0], payable);
  traits.add(13, index(player.faction) * 8 + index(player.mat), a.arg[0], stage);
  traits.add(14, top, workers, stage);
  traits.add(15, top, std::min<std::uint32_t>(player.coins, 4), payable);
  traits.add(16, top, static_cast<std::uint32_t>(rounds(look.s)), index(player.faction) * 8 + index(player.mat));
  if (a.arg[0] < bottom_actions)
    traits.add(17, a.arg[0], static_cast<std::uint32_t>(goals(look.facts, player)[a.arg[0] == 0 ? 0 : a.arg[0]].have),
               payable);
}

void tokens_traits(const Look& look, Action a, Traits& traits) {
  const Player& player = look.mover();
  const Tokens have = stock(look.s, look.controlled(look.s.active));
  for (std::size_t r = 0; r < resource_types; ++r) {
    if (a.arg[1 + r] == 0) continue;
    const int missing = bottom_cost(look, player, static_cast<BottomAction>(r)) - have[r];
    traits.add(50, r, a.arg[1 + r], static_cast<std::uint32_t>(std::clamp(missing, -1, 4) + 1));
    traits.add(51, r, index(player.mat) * 8 + index(player.faction), stage_of_game(look.s));
    traits.add(52, static_cast<std::uint32_t>(missing == a.arg[1 + r]), r);
  }
}

void produce_traits(const Look& look, Action a, Traits& traits) {
  for (std::size_t i = 0; i < 3; ++i) {
    const auto hex = static_cast<Hex>(a.arg[i]);
    if (hex == Hex::none) continue;
    const auto terrain = static_cast<std::uint32_t>(look.facts.terrain[index(hex)]);
    const auto yield = static_cast<std::uint32_t>(std::min(yield_at(look, hex), 6));
    traits.add(60, terrain, yield);
    traits.add(61, terrain, static_cast<std::uint32_t>(count_out(look.mover().workers)));
    traits.add(62, terrain, index(look.mover().mat), stage_of_game(look.s));
  }
}

}  // namespace

// One for each family of add_traits().
std::span<const TraitName> action_trait_names(const Facts&) {
  static constexpr TraitName all[] = {
      {1, "kind, question, stage of the game"},
      {2, "kind, first operand"},
      {3, "unit moved: its kind, stage of the game"},
      {4, "unit moved: its kind, terrain it leaves"},
      {5, "new piece, faction or stage of the game"},
      {6, "deploy: workers there"},
      {7, "build: structure, terrain"},
      {8, "upgrade: cube, mat"},
      {9, "enlist: bonus, stage of the game"},
      {10, "section, payable, stage of the game"},
      {11, "top action, payable, stage of the game"},
      {12, "section: mat, payable"},
      {13, "section: faction and mat, stage of the game"},
      {14, "top action: workers, stage of the game"},
      {15, "top action: coins, payable"},
      {16, "top action: round, faction and mat"},
      {17, "bottom action: steps of its goal, payable"},
      {20, "factory card"},
      {21, "encounter card, option"},
      {22, "encounter option, stage of the game"},
      {23, "trade or bolster: popularity"},
      {24, "trade or bolster: power"},
      {25, "trade or bolster: faction, stage of the game"},
      {26, "bottom action left: section, stage of the game"},
      {27, "retreat: terrain"},
      {30, "step: kind of unit, load"},
      {31, "step: kind of unit, terrain, what is there"},
      {32, "step: kind of unit, what is there, stage of the game"},
      {33, "step: kind of unit, hex"},
      {34, "step: faction, hex, kind of unit"},
      {35, "step of a worker: terrain, moved before, load"},
      {36, "step: nearer to an encounter, stage of the game"},
      {37, "step: nearer to the Factory, factory card, stage of the game"},
      {38, "step to an enemy: balance of power, combat stars"},
      {40, "fight: side, effort, balance of power"},
      {41, "fight: side, cards, balance of power"},
      {42, "fight: power, most of the enemy"},
      {43, "fight: cards, effort"},
      {50, "tokens: resource, amount, missing"},
      {51, "tokens: resource, mat and faction, stage of the game"},
      {52, "tokens: whether they complete a price, resource"},
      {60, "produce: terrain, yield"},
      {61, "produce: terrain, workers"},
      {62, "produce: terrain, mat, stage of the game"},
  };
  return all;
}

void add_traits(const Facts& facts, const State& s, Seat seat, Action a, Traits& traits) {
  const Look look{facts, s};
  const Player& player = s.player(seat);
  const auto stage = stage_of_game(s);
  traits.add(1, a.kind, static_cast<std::uint32_t>(s.ask), stage);
  switch (what(a)) {
    case Do::section:
      return section_traits(look, a, traits);
    case Do::step:
      return step_traits(look, a, traits);
    case Do::fight:
      return fight_traits(look, seat, a, traits);
    case Do::tokens:
      return tokens_traits(look, a, traits);
    case Do::produce_on:
      return produce_traits(look, a, traits);
    case Do::unit:
      traits.add(3, kind_of(static_cast<Unit>(a.arg[0])), stage);
      traits.add(4, kind_of(static_cast<Unit>(a.arg[0])),
                 static_cast<std::uint32_t>(facts.terrain[index(place_of(player, static_cast<Unit>(a.arg[0])))]));
      return;
    case Do::deploy:
      traits.add(5, a.arg[0], index(player.faction), stage);
      traits.add(6, static_cast<std::uint32_t>(std::min(count_at(player.workers, static_cast<Hex>(a.arg[1])), 4)));
      return;
    case Do::build:
      traits.add(5, 16u + a.arg[0], stage);
      traits.add(7, a.arg[0], static_cast<std::uint32_t>(facts.terrain[a.arg[1]]));
      return;
    case Do::upgrade:
      traits.add(5, 32u + a.arg[0], stage);
      traits.add(8, a.arg[1], index(player.mat));
      traits.add(8, 64, a.arg[0], index(player.mat));
      return;
    case Do::enlist:
      traits.add(5, 48u + a.arg[0], stage);
      traits.add(9, a.arg[1], stage);
      return;
    case Do::factory_card:
      return traits.add(20, a.arg[0]);
    case Do::option:
      traits.add(21, s.encounter_card, a.arg[0]);
      traits.add(22, a.arg[0], stage);
      return;
    case Do::trade:
    case Do::bolster:
      traits.add(23, a.kind * 2u + a.arg[0], static_cast<std::uint32_t>(player.popularity / 3));
      traits.add(24, a.kind * 2u + a.arg[0], static_cast<std::uint32_t>(player.power / 3));
      traits.add(25, a.kind * 2u + a.arg[0], index(player.faction), stage);
      return;
    case Do::bottom:
      traits.add(26, a.arg[0] == no_card, player.section, stage);
      return;
    case Do::retreat:
      traits.add(27, static_cast<std::uint32_t>(facts.terrain[a.arg[1]]));
      return;
    default:
      traits.add(2, a.kind, a.arg[0]);
  }
}

// Against doing piece by piece what one action does, and against leaving a benefit.
float hand_prior_of(const Facts&, const State& s, Seat, Action a) {
  switch (what(a)) {
    case Do::load:
    case Do::pay:
    case Do::pay_card:
    case Do::transport:
      return s.ask == Ask::pay && what(a) == Do::pay ? -1.f : never;
    case Do::skip:
      return s.ask == Ask::top ? never : -3.f;
    case Do::done:
      return s.ask == Ask::produce || s.ask == Ask::encounter ? -3.f : never;
    case Do::end_move:
      return -1.f;
    case Do::stop:
      return -1.f;
    case Do::bottom:
      return a.arg[0] == no_card ? 3.f : 1.f;
    case Do::reveal:
      return 3.f;
    case Do::factory_top:
      return 1.f;
    case Do::move_units:
      return 1.f;
    case Do::step:
      if (static_cast<Load>(a.arg[1]) == Load::chosen) return never;
      return 0.f;
    case Do::produce_on:
      return 0.f;
    default:
      return 0.f;
  }
}

}  // namespace ludarium::scythe
