// What actions, cards and bonuses give. One mechanism serves Bolster, Trade, the bottom row, encounters, Factory cards
// and recruits: a Gain is pending in the state; what needs no choice is taken at once, the rest is asked for. With
// `in_part` set everything is asked for piece by piece, for any part of a benefit may be left (SC-TURN-08).
#include <algorithm>
#include <bit>

#include "core/same_bytes.hpp"
#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {
namespace {

void tell_gain(Play& p, Seat seat, Item item, int amount, int hex = -1) {
  if (amount)
    p.tell(Happened::gained, seat, {number(item), static_cast<std::int16_t>(amount), static_cast<std::int16_t>(hex)});
}
void tell_cost(Play& p, Seat seat, Item item, int amount) {
  if (amount) p.tell(Happened::paid, seat, {number(item), static_cast<std::int16_t>(amount), -1});
}

// SC-SETUP-07: an empty deck takes back the discards.
void refill_deck(Play& p) {
  int cards = 0;
  for (std::size_t value = 0; value < card_values; ++value) {
    cards += p.s.discard[value];
    p.s.deck[value] = p.s.discard[value];
    p.s.discard[value] = 0;
  }
  if (cards) p.tell(Happened::deck_reshuffled, Seat::none, {static_cast<std::int16_t>(cards)});
}

int deck_size(const State& s) {
  int size = 0;
  for (auto count : s.deck) size += count;
  return size;
}

}  // namespace

void gain_power(Play& p, Seat seat, int amount) {
  auto& power = p.s.player(seat).power;
  const int now = std::min<int>(power + amount, p.facts.power_max);
  tell_gain(p, seat, Item::power, now - power);
  power = static_cast<std::uint8_t>(now);
}

void gain_popularity(Play& p, Seat seat, int amount) {
  auto& popularity = p.s.player(seat).popularity;
  const int now = std::min<int>(popularity + amount, p.facts.popularity_max);
  tell_gain(p, seat, Item::popularity, now - popularity);
  popularity = static_cast<std::uint8_t>(now);
}

void gain_coins(Play& p, Seat seat, int amount) {
  auto& coins = p.s.player(seat).coins;
  if (coins == hidden_coins)
    return tell_gain(p, seat, Item::coins, amount);  // a view does not know the new total either
  const int now = std::min<int>(coins + amount, most_coins);
  tell_gain(p, seat, Item::coins, now - coins);
  coins = static_cast<std::uint16_t>(now);
}

void lose_power(Play& p, Seat seat, int amount) {
  auto& power = p.s.player(seat).power;
  const int lost = std::min<int>(power, amount);
  tell_cost(p, seat, Item::power, lost);
  power = static_cast<std::uint8_t>(power - lost);
}

void lose_popularity(Play& p, Seat seat, int amount) {
  if (p.s.is_automa(seat)) return;  // SC-AUTO-04
  auto& popularity = p.s.player(seat).popularity;
  const int lost = std::min<int>(popularity, amount);
  tell_cost(p, seat, Item::popularity, lost);
  popularity = static_cast<std::uint8_t>(popularity - lost);
}

std::uint8_t take_named(std::array<std::uint8_t, named_next>& next) {
  const std::uint8_t first = next[0];
  std::copy(next.begin() + 1, next.end(), next.begin());
  next.back() = 0;
  return first;
}

namespace {

// Which of the cards left in the deck comes: as a place in facts.card_value.
std::size_t next_combat_card(State& s, int size) {
  if (s.next_cards[0]) return take_named(s.next_cards) - 1u;
  int card = static_cast<int>(s.rng.below(static_cast<std::uint32_t>(size)));
  std::size_t value = 0;
  while (card >= s.deck[value]) card -= s.deck[value++];
  return value;
}

}  // namespace

void draw_combat_cards(Play& p, Seat seat, int amount) {
  int drawn = 0;
  for (; drawn < amount; ++drawn) {
    if (deck_size(p.s) == 0) refill_deck(p);
    const int size = deck_size(p.s);
    if (size == 0) break;  // SC-SETUP-08
    const std::size_t value = next_combat_card(p.s, size);
    --p.s.deck[value];
    ++p.s.player(seat).hand[value];
    p.tell(Happened::drew_card, seat, {p.facts.card_value[value]}, SeatSet::of(seat));
  }
  if (drawn) p.tell(Happened::drew_cards, seat, {static_cast<std::int16_t>(drawn)});
}

namespace {

// All four types are added up at once: no sum is large enough to run over into the next.
int tokens_on_board(const State& s, Resource resource) {
  static_assert(sizeof(Tokens) == sizeof(std::uint64_t) && most_tokens < 1 << 15);
  std::uint64_t sum = 0;
  for (const Tokens& here : s.tokens) sum += same_bytes<std::uint64_t>(here);
  return same_bytes<Tokens>(sum)[index(resource)];
}

}  // namespace

void add_tokens(Play& p, Hex hex, Resource resource, int amount) {
  auto& pile = p.s.tokens[index(hex)][index(resource)];
  amount = std::min(amount, std::max(0, most_tokens - tokens_on_board(p.s, resource)));
  pile = static_cast<std::uint16_t>(pile + amount);
  tell_gain(p, p.s.active, static_cast<Item>(resource), amount, number(hex));
}

// SC-PROD-07: always the leftmost worker of the mat.
void place_worker(Play& p, Hex hex) {
  for (Hex& place : p.mover().workers)
    if (place == Hex::none) {
      place = hex;
      tell_gain(p, p.s.active, Item::worker, 1, number(hex));
      return;
    }
}

void gain_at_once(Play& p, Seat seat, const Gain& gain) {
  if (gain.coins) gain_coins(p, seat, gain.coins);
  if (gain.power) gain_power(p, seat, gain.power);
  if (gain.popularity) gain_popularity(p, seat, gain.popularity);
  if (gain.cards) draw_combat_cards(p, seat, gain.cards);
}

bool can_pay(const Player& player, const Cost& cost) {
  return player.coins >= cost.coins && player.power >= cost.power && player.popularity >= cost.popularity &&
         hand_size(player) >= cost.cards;
}

void pay_tracks(Play& p, const Cost& cost) {
  Player& player = p.mover();
  player.coins = static_cast<std::uint16_t>(player.coins - cost.coins);
  tell_cost(p, p.s.active, Item::coins, cost.coins);
  lose_power(p, p.s.active, cost.power);
  lose_popularity(p, p.s.active, cost.popularity);
}

namespace {

bool worker_left(const Player& player) { return count_at(player.workers, Hex::none) > 0; }
// Once a unit has gone, tokens may follow it one by one.
bool left_to_transport(const Look& look) {
  if (pieces_of(look.mover()).units().has(look.s.gain_hex)) return true;
  return look.s.transport_hex != Hex::none && total(look.s.tokens[index(look.s.gain_hex)]) > 0;
}

// A part of a gain that cannot be had falls away and bars nothing (SC-FTRY-23, SC-ENC-16).
void drop_impossible(Play& p) {
  Gain& gain = p.s.gain;
  const Player& player = p.mover();
  if (gain.mech && (count_out(player.mechs) == mechs_per_faction || deploy_hexes(p).empty())) gain.mech = 0;
  if (gain.structure && (count_out(player.structures) == structures_per_faction || build_hexes(p).empty()))
    gain.structure = 0;
  if (gain.recruit && std::popcount(player.recruits) == recruits_per_faction) gain.recruit = 0;
  if (gain.upgrade && std::popcount(player.cubes_moved) == cubes_per_faction) gain.upgrade = 0;
  if (gain.any && token_hexes(p).empty()) gain.any = 0;
  if (gain.worker && !worker_left(player)) gain.worker = 0;
  if (gain.worker && p.s.gain_hex == Hex::none && free_worker_hexes(p).empty()) gain.worker = 0;
  if (gain.transport && (!left_to_transport(p) || transport_hexes(p).empty())) gain.transport = 0;
}

// Everything that leaves no choice.
void take_whole(Play& p) {
  Gain& gain = p.s.gain;
  if (gain.peek) return;  // first the look, then the cards (SC-ENC-24)
  gain_at_once(p, p.s.active, gain);
  gain.coins = gain.power = gain.popularity = gain.cards = 0;
  if (p.s.gain_hex == Hex::none) return;
  for (std::size_t r = 0; r < resource_types; ++r)
    if (gain.tokens[r]) add_tokens(p, p.s.gain_hex, static_cast<Resource>(r), gain.tokens[r]);
  gain.tokens = {};
  for (; gain.worker; --gain.worker) place_worker(p, p.s.gain_hex);
}

bool nothing_left(Gain gain) {
  gain.choose_one = 0;
  return gain == Gain{};
}

void continue_gain(Play& p) {
  Gain& gain = p.s.gain;
  drop_impossible(p);
  if (!p.s.in_part && !gain.choose_one) take_whole(p);
  if (gain.produce && !gain.choose_one) {
    const std::size_t hexes = gain.produce;
    gain.produce = 0;
    return start_producing(p, hexes, false);
  }
  if (nothing_left(gain)) return end_gain(p);
  p.s.ask = Ask::gain;
}

// Of "A or B" the other is gone once one is taken (SC-FTRY-22).
void keep_only(Gain& gain, std::uint8_t Gain::*kind) {
  if (!gain.choose_one) return;
  const std::uint8_t count = gain.*kind;
  gain = {};
  gain.*kind = count;
}

}  // namespace

void start_gain(Play& p, const Gain& gain, Hex hex) {
  p.s.gain = gain;
  p.s.gain_hex = hex;
  p.s.transport_hex = Hex::none;
  continue_gain(p);
}

void end_gain(Play& p) {
  p.s.gain = {};
  p.s.gain_hex = p.s.transport_hex = Hex::none;
  p.s.in_part = 0;
  if (p.s.stage == Stage::encounter) return after_option(p);
  if (p.s.moving.under_way) return after_battles(p);  // tokens found on a conquered territory
  if (p.s.stage == Stage::bottom) return finish_bottom(p);
  place_stars(p, p.s.active);
  if (!check_end(p)) to_bottom(p);
}

namespace {

void take_piece(Play& p, Item item, Hex hex) {
  Gain& gain = p.s.gain;
  const Seat seat = p.s.active;
  switch (item) {
    case Item::coins:
      --gain.coins;
      return gain_coins(p, seat, 1);
    case Item::popularity:
      --gain.popularity;
      return gain_popularity(p, seat, 1);
    case Item::power:
      --gain.power;
      return gain_power(p, seat, 1);
    case Item::cards:
      --gain.cards;
      return draw_combat_cards(p, seat, 1);
    case Item::worker:
      --gain.worker;
      return place_worker(p, hex == Hex::none ? p.s.gain_hex : hex);
    default:
      --gain.tokens[index(item)];
      return add_tokens(p, p.s.gain_hex, static_cast<Resource>(item), 1);
  }
}

void place_tokens(Play& p, Action a) {
  keep_only(p.s.gain, &Gain::any);
  int placed = 0;
  for (std::size_t r = 0; r < resource_types; ++r) {
    if (a.arg[1 + r]) add_tokens(p, static_cast<Hex>(a.arg[0]), static_cast<Resource>(r), a.arg[1 + r]);
    placed += a.arg[1 + r];
  }
  // SC-TRADE-04: all on one territory; what was not named now is left.
  p.s.gain.any = p.s.has(split_trade) ? static_cast<std::uint8_t>(p.s.gain.any - placed) : std::uint8_t{0};
}

void upgrade(Play& p, Cube cube, BottomAction target) {
  keep_only(p.s.gain, &Gain::upgrade);
  --p.s.gain.upgrade;
  p.mover().cubes_moved |= static_cast<std::uint8_t>(1u << index(cube));
  ++p.mover().cubes_on[index(target)];
  p.tell(Happened::upgraded, p.s.active, {number(index(cube)), number(index(target))});
}

void deploy(Play& p, std::size_t mech, Hex hex) {
  keep_only(p.s.gain, &Gain::mech);
  --p.s.gain.mech;
  p.mover().mechs[mech] = hex;
  p.tell(Happened::deployed, p.s.active, {number(mech), number(hex)});
}

void build(Play& p, Structure structure, Hex hex) {
  keep_only(p.s.gain, &Gain::structure);
  --p.s.gain.structure;
  p.mover().structures[index(structure)] = hex;
  p.tell(Happened::built, p.s.active, {number(index(structure)), number(hex)});
}

void add(Gain& gain, const Gain& more) {
  gain.coins = static_cast<std::uint8_t>(gain.coins + more.coins);
  gain.power = static_cast<std::uint8_t>(gain.power + more.power);
  gain.popularity = static_cast<std::uint8_t>(gain.popularity + more.popularity);
  gain.cards = static_cast<std::uint8_t>(gain.cards + more.cards);
}

void enlist(Play& p, BottomAction from, OneTimeBonus to) {
  keep_only(p.s.gain, &Gain::recruit);
  p.s.gain.choose_one = 0;
  --p.s.gain.recruit;
  Player& player = p.mover();
  player.recruits |= static_cast<std::uint8_t>(1u << index(from));
  player.fresh_recruits |= static_cast<std::uint8_t>(1u << index(from));
  player.one_time |= static_cast<std::uint8_t>(1u << index(to));
  p.tell(Happened::enlisted, p.s.active, {number(index(from)), number(index(to))});
  add(p.s.gain, p.facts.one_time_bonus[index(to)]);
}

void peek(Play& p, Seat at) {
  --p.s.gain.peek;
  const auto& hand = p.s.player(at).hand;
  p.tell(Happened::saw_hand, p.s.active, {number(index(at)), hand[0], hand[1], hand[2], hand[3]},
         SeatSet::of(p.s.active));
}

void carry_unit(Play& p, Unit unit, Hex to) {
  Hex& place = place_of(p.mover(), unit);
  p.tell(Happened::moved, p.s.active, {number(index(unit)), number(place), number(to)});
  place = to;
}

void transport(Play& p, Hex to, std::uint8_t what) {
  Tokens& here = p.s.tokens[index(p.s.gain_hex)];
  Tokens& there = p.s.tokens[index(to)];
  p.s.transport_hex = to;
  const auto carry_tokens = [&](std::size_t r, int amount) {
    here[r] = static_cast<std::uint16_t>(here[r] - amount);
    there[r] = static_cast<std::uint16_t>(there[r] + amount);
  };
  if (what == transport_everything) {
    for (std::size_t u = 0; u < units_per_faction; ++u)
      if (place_of(p.mover(), unit_at(u)) == p.s.gain_hex) carry_unit(p, unit_at(u), to);
    for (std::size_t r = 0; r < resource_types; ++r) carry_tokens(r, here[r]);
    p.s.gain.transport = 0;
  } else if (what >= transport_token) {
    carry_tokens(what - transport_token, 1);
  } else {
    carry_unit(p, unit_at(what), to);
  }
}

}  // namespace

void answer_gain(Play& p, Action a) {
  switch (what(a)) {
    case Do::take:
      take_piece(p, static_cast<Item>(a.arg[0]), static_cast<Hex>(a.arg[1]));
      break;
    case Do::tokens:
      place_tokens(p, a);
      break;
    case Do::upgrade:
      upgrade(p, static_cast<Cube>(a.arg[0]), static_cast<BottomAction>(a.arg[1]));
      break;
    case Do::deploy:
      deploy(p, a.arg[0], static_cast<Hex>(a.arg[1]));
      break;
    case Do::build:
      build(p, static_cast<Structure>(a.arg[0]), static_cast<Hex>(a.arg[1]));
      break;
    case Do::enlist:
      enlist(p, static_cast<BottomAction>(a.arg[0]), static_cast<OneTimeBonus>(a.arg[1]));
      break;
    case Do::peek:
      peek(p, static_cast<Seat>(a.arg[0]));
      break;
    case Do::transport:
      transport(p, static_cast<Hex>(a.arg[0]), a.arg[1]);
      break;
    default:  // Do::done
      if (!p.s.gain.peek || p.s.in_part) return end_gain(p);
      p.s.gain.peek = 0;  // no look, but the rest
  }
  continue_gain(p);
}

}  // namespace ludarium::scythe
