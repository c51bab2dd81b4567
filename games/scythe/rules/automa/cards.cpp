// Chapters "The turn" and "Star tracker and schemes" of the solo ledger, as far as they are about the cards.
#include "games/scythe/rules/automa/automa.hpp"

namespace ludarium::scythe {
namespace {

constexpr std::uint32_t whole_deck = (1u << automa_cards) - 1;

std::size_t deck_of(const State& s, Seat automa) { return s.reads(automas_share_a_deck) ? 0 : s.automa_at(automa); }

// SC-AUTO-21: all discards; the card of a turn under way is none yet.
void refill(Play& p, Seat automa, bool for_turn) {
  std::uint32_t& deck = automa_deck(p.s, automa);
  deck = whole_deck;
  const bool in_turn = !for_turn && p.s.is_automa(p.s.active);
  const bool same_deck = in_turn && deck_of(p.s, p.s.active) == deck_of(p.s, automa);
  if (same_deck) deck &= ~(1u << (p.s.automas.card[p.s.automa_at(p.s.active)] - 1));
  p.tell(Happened::automa_reshuffled, automa, {static_cast<std::int16_t>(std::popcount(deck))});
}

std::uint8_t random_card(std::uint32_t deck, Rng& rng) {
  for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(std::popcount(deck))); skip; --skip) deck &= deck - 1;
  return static_cast<std::uint8_t>(std::countr_zero(deck) + 1);
}

}  // namespace

std::uint32_t& automa_deck(State& s, Seat automa) { return s.automas.deck[deck_of(s, automa)]; }

const AutomaCard& automa_card(const Facts& facts, std::uint8_t number) { return facts.automa.card[number - 1u]; }

std::uint8_t draw_automa_card(Play& p, Seat automa, bool for_turn) {
  std::uint32_t& deck = automa_deck(p.s, automa);
  if (deck == 0) refill(p, automa, for_turn);
  const std::uint8_t card = p.s.automas.next_cards[0] ? take_named(p.s.automas.next_cards) : random_card(deck, p.s.rng);
  deck &= ~(1u << (card - 1));
  if (!for_turn) return card;
  for (Seat seat : p.s.seats().without(p.s.people()))  // of a shared deck the last one any of them drew (SC-AUTO-133)
    if (seat == automa || p.s.reads(automas_share_a_deck)) p.s.automas.card[p.s.automa_at(seat)] = card;
  return card;
}

// SC-AUTO-107.
void shuffle_all_automa_cards(Play& p, Seat automa) { automa_deck(p.s, automa) = whole_deck; }

std::uint8_t last_turn_card(const State& s, Seat automa) { return s.automas.card[s.automa_at(automa)]; }

std::size_t scheme_of(const Look& look, Seat automa) {
  const StarTracker& tracker = look.facts.automa.of(look.s.automas.level);
  return look.s.automas.space[look.s.automa_at(automa)] >= tracker.scheme_2;
}

// SC-AUTO-108.
bool water_locked(const Look& look, Seat automa) {
  const StarTracker& tracker = look.facts.automa.of(look.s.automas.level);
  return look.s.automas.space[look.s.automa_at(automa)] < tracker.opens;
}

}  // namespace ludarium::scythe
