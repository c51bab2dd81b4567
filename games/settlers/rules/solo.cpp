// Chapter "Solo game": the attack phase.
#include <algorithm>

#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {
namespace {

Good good_in_line(const Look& look, std::size_t place) { return look.facts.attack_good[look.s.line[place] - 1u]; }

// IS-SOLO-29: by multiset, the two goods of a Raze field against the two cards.
bool matches(const std::vector<Good>& spoils, Good first, Good second) {
  if (spoils.size() != 2) return false;
  return (spoils[0] == first && spoils[1] == second) || (spoils[0] == second && spoils[1] == first);
}

// IS-SOLO-44, IS-SOLO-45: two VP cards go for a Japanese faction location.
CardSet japanese_targets(const Look& look, std::size_t& second) {
  const Player& player = look.s.player(seat_at(0));
  if (player.faction != Faction::japanese || good_in_line(look, 0) != Good::vp) return {};
  for (std::size_t k = 1; k < look.s.line_length; ++k)
    if (good_in_line(look, k) == Good::vp) {
      second = k;
      return player.empire & look.facts.deck[index(Deck::japanese)] & look.facts.razable;
    }
  return {};
}

CardSet common_targets(const Look& look, std::size_t& second) {
  const CardSet own = look.s.player(seat_at(0)).empire & look.facts.deck[index(Deck::common)];
  for (std::size_t k = 1; k < look.s.line_length; ++k) {
    CardSet found;
    for (CardId card : own)
      if (matches(look.title(card).spoils, good_in_line(look, 0), good_in_line(look, k))) found.add(card);
    if (found.empty()) continue;
    second = k;
    return found;
  }
  return {};
}

// What is razed before what: the highest first, compared from left to right.
std::array<int, 4> priority(const Look& look, CardId card) {
  const Title& title = look.title(card);
  int deal = 0;
  if (title.deck == Deck::japanese) {
    const auto& order = look.facts.japanese_priority;
    deal = static_cast<int>(order.end() - std::find(order.begin(), order.end(), look.facts.deal_of(card)));
  }
  const int resources = title.cost.goods[0] + title.cost.goods[1] + title.cost.goods[2];
  return {deal, static_cast<int>(title.kind), resources, title.cost.goods[index(Good::stone)]};
}

}  // namespace

namespace {

int any_attack(State& s, int left) {
  int n = static_cast<int>(s.rng.below(static_cast<std::uint32_t>(left)));
  std::uint16_t deck = s.attack_deck;
  while (n-- > 0) deck = static_cast<std::uint16_t>(deck & (deck - 1));
  return std::countr_zero(deck);
}

}  // namespace

// IS-SOLO-24: the newest card at the front.
void reveal_attack(Play& p) {
  State& s = p.s;
  const int left = std::popcount(s.attack_deck);
  if (left == 0) return;
  const std::uint8_t named = take_named(s.next_attack);
  const int card = named ? named - 1 : any_attack(s, left);
  s.attack_deck = static_cast<std::uint16_t>(s.attack_deck & ~(1u << card));
  std::copy_backward(s.line.begin(), s.line.begin() + s.line_length, s.line.begin() + s.line_length + 1);
  s.line[0] = static_cast<std::uint8_t>(card + 1);
  ++s.line_length;
  p.tell(Happened::attack_revealed, Seat::none,
         {static_cast<std::int16_t>(card + 1), number(p.facts.attack_good[static_cast<std::size_t>(card)])});
}

// IS-SOLO-36..38, IS-SOLO-46, IS-SOLO-47. The kinds stand in the order production, feature, action.
CardSet attack_candidates(const Look& look, std::size_t& second) {
  CardSet found = japanese_targets(look, second);
  if (found.empty()) found = common_targets(look, second);
  CardSet best;
  std::array<int, 4> highest{-1, -1, -1, -1};
  for (CardId card : found) {
    const auto rank = priority(look, card);
    if (rank > highest) best = {};
    if (rank >= highest) best.add(card);
    highest = std::max(highest, rank);
  }
  return best;
}

void begin_attack(Play& p) {
  p.s.actor = seat_at(0);
  if (!p.s.virtual_area.empty()) p.tell(Happened::collected, Seat::none, {number(p.s.virtual_area.size())});
  take_marks_off(p.s, p.s.virtual_area);  // no Cleanup does it in the last round
  p.s.collection |= p.s.virtual_area;
  p.s.virtual_area = {};
  p.push(Todo::attack, CardId::none, p.facts.solo_attacks);
}

void do_attack(Play& p) {
  Task& task = p.top();
  if (task.a == 0) {
    p.pop();
    if (p.s.round == p.facts.rounds) return begin_phase(p, Phase::over);
    return begin_round(p);
  }
  if (p.s.hidden_attack_deck) return p.ask(Ask::attacked);  // a view does not know by what
  --task.a;
  reveal_attack(p);
  std::size_t second = 0;
  const CardSet best = p.s.line_length ? attack_candidates(p, second) : CardSet{};
  if (best.empty()) return p.tell(Happened::attack_failed, Seat::none);
  task.b = static_cast<std::uint8_t>(second);
  if (best.size() > 1) return p.ask(Ask::attacked);
  razed_by_attack(p, best.first(), second);
}

// IS-SOLO-33, IS-SOLO-34, IS-SOLO-40: to the Collection; the two cards to the end, the front one ahead.
void razed_by_attack(Play& p, CardId location, std::size_t second) {
  State& s = p.s;
  p.tell(Happened::attacked, Seat::none, {number(location)});
  leave_play(p, location);
  s.collection.add(location);
  const std::uint8_t front = s.line[0], other = s.line[second];
  const auto end = std::remove_if(s.line.begin(), s.line.begin() + s.line_length,
                                  [&](std::uint8_t card) { return card == front || card == other; });
  *end = front;
  *(end + 1) = other;
}

}  // namespace ludarium::settlers
