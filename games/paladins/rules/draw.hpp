// Drawing from the decks: what a position names as next comes first, then chance decides. Suspicions and schemes are
// piles of like cards, counted by kind; the other decks are sets.
// Example: const Wall wall = draw(p.s, Deck::walls, p.s.wall_deck);
#pragma once

#include <numeric>
#include <optional>

#include "games/paladins/rules/state.hpp"

namespace ludarium::paladins {

std::optional<std::uint8_t> take_named(State& s, Deck deck);  // the card named as the next of this deck
void forget_named(State& s, Deck deck);                       // it is shuffled

template <class Card, class Bits>
Card draw(State& s, Deck deck, Cards<Card, Bits>& cards) {
  if (s.next_count != 0) [[unlikely]]
    if (const auto named = take_named(s, deck)) {
      cards.remove(static_cast<Card>(*named));
      return static_cast<Card>(*named);
    }
  return cards.draw(s.rng);
}

template <std::size_t kinds>
int count(const std::array<std::uint8_t, kinds>& pile) {
  return std::accumulate(pile.begin(), pile.end(), 0);
}

// The kind of a card taken off a pile that is not empty.
template <std::size_t kinds>
std::size_t draw(State& s, Deck deck, std::array<std::uint8_t, kinds>& pile) {
  if (s.next_count != 0) [[unlikely]]
    if (const auto named = take_named(s, deck)) {
      --pile[*named];
      return *named;
    }
  auto skip = s.rng.below(static_cast<std::uint32_t>(count(pile)));
  std::size_t kind = 0;
  while (skip >= pile[kind]) skip -= pile[kind++];
  --pile[kind];
  return kind;
}

}  // namespace ludarium::paladins
