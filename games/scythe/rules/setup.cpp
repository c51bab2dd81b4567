// Chapter "Setup".
#include <algorithm>
#include <numeric>

#include "games/scythe/rules/play.hpp"
#include "games/scythe/text/options.hpp"

namespace ludarium::scythe {
namespace {

template <class Array>
void shuffle(Array& cards, Rng& rng) {
  for (std::size_t i = cards.size(); i > 1; --i)
    std::swap(cards[i - 1], cards[rng.below(static_cast<std::uint32_t>(i))]);
}

// The mats nobody asked for go round at random among the seats that asked for none.
template <class E, std::size_t n>
std::array<E, max_players> deal(const std::array<E, max_players>& wished, int seats, Rng& rng) {
  std::array<std::uint8_t, n> pile;
  std::iota(pile.begin(), pile.end(), std::uint8_t{0});
  shuffle(pile, rng);
  std::array<E, max_players> dealt = wished;
  std::size_t next = 0;
  for (int seat = 0; seat < seats; ++seat) {
    if (wished[seat] != E::none) continue;
    while (std::find(wished.begin(), wished.end(), static_cast<E>(pile[next])) != wished.end()) ++next;
    dealt[seat] = static_cast<E>(pile[next++]);
  }
  return dealt;
}

bool has_banned_pair(const Facts& facts, const Options& o) {
  for (int i = 0; i < o.seats; ++i)
    if (facts.banned[index(o.factions[i])][index(o.mats[i])]) return true;
  return false;
}

Options deal_mats(const Facts& facts, const Options& wished, Rng& rng) {
  Options dealt = wished;
  do {
    dealt.factions = deal<Faction, factions>(wished.factions, wished.seats + wished.automas, rng);
    dealt.mats = deal<Mat, mats>(wished.mats, wished.seats, rng);
  } while ((wished.flags & banned_pairs) && has_banned_pair(facts, dealt));
  return dealt;
}

// Numbers of the cards in play, promo ones only by option (SC-SETUP-28), shuffled.
template <class Cards>
std::vector<std::uint8_t> shuffled_numbers(const Cards& cards, bool with_promo, Rng& rng) {
  std::vector<std::uint8_t> numbers;
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (!cards[i].promo || with_promo) numbers.push_back(static_cast<std::uint8_t>(i + 1));
  shuffle(numbers, rng);
  return numbers;
}

void set_up_player(const Facts& facts, Player& player, Faction faction, Mat mat) {
  const FactionFacts& f = facts.of(faction);
  const MatFacts& m = facts.of(mat);
  player.faction = faction;
  player.mat = mat;
  player.power = f.power;
  player.popularity = m.popularity;
  player.coins = m.coins;
  player.character = f.base;
  player.mechs.fill(Hex::none);
  player.structures.fill(Hex::none);
  player.workers.fill(Hex::none);
  std::copy(f.start_workers.begin(), f.start_workers.end(), player.workers.begin());
}

// SC-AUTO-11, SC-AUTO-13 to SC-AUTO-16.
void set_up_automa(const Facts& facts, Player& player, Faction faction) {
  const FactionFacts& f = facts.of(faction);
  player.faction = faction;
  player.power = f.power;
  player.popularity = facts.automa.popularity;
  player.coins = facts.automa.coins;
  player.character = f.base;
  player.mechs.fill(Hex::none);
  player.structures.fill(Hex::none);
  player.workers.fill(Hex::none);
  std::copy(f.start_workers.begin(), f.start_workers.end(), player.workers.begin());
}

void lay_out_automas(State& s, const Options& o) {
  if (o.automas == 0) return;
  s.automas.count = static_cast<std::uint8_t>(o.automas);
  s.automas.level = o.level;
  s.automas.readings = o.readings;
  for (int i = 0; i < (s.reads(automas_share_a_deck) ? 1 : o.automas); ++i)
    s.automas.deck[static_cast<std::size_t>(i)] = (1u << automa_cards) - 1;
}

// SC-SETUP-13: clockwise by faction, whatever chairs people took.
void seat_clockwise(State& s) {
  s.order.fill(Seat::none);
  std::size_t place = 0;
  for (std::size_t f = 0; f < factions; ++f)
    for (Seat seat : s.seats())
      if (s.player(seat).faction == static_cast<Faction>(f)) s.order[place++] = seat;
}

// SC-SETUP-25, SC-SETUP-30, SC-AUTO-17.
Seat first_player(const Facts& facts, const State& s) {
  Seat first = seat_at(0);
  for (Seat seat : s.people())
    if (facts.of(s.player(seat).mat).number < facts.of(s.player(first).mat).number) first = seat;
  return first;
}

void clear_unused_seats(State& s) {
  for (std::size_t i = s.player_count; i < max_players; ++i) {
    s.players[i].mechs.fill(Hex::none);
    s.players[i].workers.fill(Hex::none);
    s.players[i].structures.fill(Hex::none);
  }
}

}  // namespace

State set_up(const Facts& facts, const Options& wished, std::uint64_t seed) {
  State s{};
  s.rng.state = seed;
  s.player_count = static_cast<std::uint8_t>(wished.seats + wished.automas);
  lay_out_automas(s, wished);
  s.edition = wished.edition;
  s.options = wished.flags;
  const Options dealt = deal_mats(facts, wished, s.rng);
  for (Seat seat : s.people())
    set_up_player(facts, s.player(seat), dealt.factions[index(seat)], dealt.mats[index(seat)]);
  for (Seat seat : s.seats().without(s.people())) set_up_automa(facts, s.player(seat), dealt.factions[index(seat)]);
  clear_unused_seats(s);
  seat_clockwise(s);
  s.encounter_tokens = facts.encounters;
  std::copy(facts.card_count.begin(), facts.card_count.end(), s.deck.begin());
  const auto factory = shuffled_numbers(facts.factory_cards, s.has(promo), s.rng);
  for (int i = 0; i < s.player_count + facts.factory_cards_beyond_players; ++i)
    s.factory_board |= 1u << (factory[i] - 1);
  s.bonus_tile = static_cast<std::uint8_t>(s.rng.below(static_cast<std::uint32_t>(facts.bonus_tiles.size())));
  const auto objectives = shuffled_numbers(facts.objectives, s.has(promo), s.rng);
  std::size_t next = 0;
  for (Seat seat : s.people())
    for (int i = 0; i < facts.of(s.player(seat).mat).objectives; ++i) s.player(seat).objectives[i] = objectives[next++];
  Play p{facts, s};
  for (Seat seat : s.seats()) draw_combat_cards(p, seat, facts.of(s.player(seat).faction).cards);
  begin_turn(p, first_player(facts, s));
  return s;
}

}  // namespace ludarium::scythe
