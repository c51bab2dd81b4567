#include "games/paladins/rules/draw.hpp"

#include <algorithm>

namespace ludarium::paladins {
namespace {

auto of(Deck deck) {
  return [deck](const NextCard& next) { return next.deck == index(deck); };
}

}  // namespace

std::optional<std::uint8_t> take_named(State& s, Deck deck) {
  auto* const end = s.next.data() + s.next_count;
  auto* const found = std::find_if(s.next.data(), end, of(deck));
  if (found == end) return std::nullopt;
  const std::uint8_t card = found->card;
  std::move(found + 1, end, found);
  s.next[--s.next_count] = {};
  return card;
}

void forget_named(State& s, Deck deck) {
  auto* const end = s.next.data() + s.next_count;
  auto* const left = std::remove_if(s.next.data(), end, of(deck));
  std::fill(left, end, NextCard{});
  s.next_count = static_cast<std::uint8_t>(left - s.next.data());
}

}  // namespace ludarium::paladins
