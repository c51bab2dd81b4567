// Chapter "Lookout phase" with its variants, and the Lookout of the solo game.
#include <algorithm>

#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {
namespace {

// What a view hides cannot be laid out: it waits for a pick of cards it does not know.
void fill_row(Play& p, int cards) {
  if (cards && p.s.hidden_common_deck) return p.ask(Ask::pick);
  int laid = 0;
  for (; laid < cards; ++laid) {
    const CardId card = draw_common(p);
    if (card == CardId::none) break;
    p.s.row.add(card);
  }
  if (laid) p.tell(Happened::row_laid, Seat::none, {number(laid)});
}

void discard_row(Play& p) {
  for (CardId card : p.s.row) {
    p.tell(Happened::row_discarded, Seat::none, {number(card)});  // of nobody, and seen before
    p.s.common_discard.add(card);
  }
  p.s.row = {};
}

// The only card left is no choice.
void ask_pick(Play& p) {
  if (p.s.row.size() > 1) return p.ask(Ask::pick);
  pick(p, p.s.row.first());
}

int picks(const State& s) { return s.player_count * 2; }

// How many cards are turned up before the pick that comes next.
int cards_before_pick(const Look& look) {
  const State& s = look.s;
  const int n = s.player_count, pick = s.step;
  if (s.lookout == Lookout::standard) return pick % n == 0 ? n + look.facts.row_beyond_players : 0;
  if (pick == 0) return look.facts.advanced_row;
  if (n == 2) return 0;
  if (pick < n) return pick >= 2;          // IS-VAR-ADV-06
  return pick > n && pick < picks(s) - 1;  // IS-VAR-ADV-08, IS-VAR-ADV-09
}

bool row_ends_after(const State& s, int pick) {
  return s.lookout == Lookout::standard ? pick % s.player_count == 0 : pick == picks(s);
}

void offer(Play& p, Seat seat, CardSet cards) {
  p.s.player(seat).offer = cards;
  for (CardId card : cards) p.tell(Happened::looked_at, seat, {number(card)}, SeatSet::of(seat));
}

void begin_draft(Play& p) {
  for (std::size_t place = 0; place < p.s.player_count; ++place) {
    CardSet drawn;
    const Seat seat = in_turn_order(p.s, place);
    for (int i = 0; i < p.facts.draft_cards && can_draw_common(p); ++i) {
      const CardId card = draw_common(p);
      if (card == CardId::none)
        ++p.s.player(seat).hidden_offer;
      else
        drawn.add(card);
    }
    offer(p, seat, drawn);
  }
}

// IS-VAR-ALT-04: what was not kept goes to the left neighbour.
void pass_offers(Play& p) {
  std::array<CardSet, max_players> offers;
  std::array<std::uint8_t, max_players> hidden{};
  for (Seat seat : p.s.seats()) {
    offers[index(left_of(p.s, seat))] = p.s.player(seat).offer;
    hidden[index(left_of(p.s, seat))] = p.s.player(seat).hidden_offer;
  }
  for (Seat seat : p.s.seats()) {
    p.s.player(seat).hidden_offer = hidden[index(seat)];
    offer(p, seat, offers[index(seat)]);
  }
}

void discard_offers(Play& p) {
  for (Seat seat : p.s.seats()) {
    p.s.actor = seat;
    for (CardId card : p.s.player(seat).offer) discard(p, card);
    p.s.player(seat).offer = {};
    p.s.player(seat).hidden_offer = 0;
  }
}

void keep_offered(Play& p, Seat seat, CardId card) {
  Player& player = p.s.player(seat);
  player.offer.remove(card);
  player.hand.add(card);
  p.tell(Happened::drafted, seat, {number(card)}, SeatSet::of(seat));
}

void advance_draft(Play& p) {
  p.s.answered = 0;
  if (p.s.step == 0) begin_draft(p);
  if (p.s.step == 1) pass_offers(p);
  if (p.s.step == 2) {
    discard_offers(p);
    return begin_phase(p, Phase::production);
  }
  for (Seat seat : p.s.seats()) {
    const CardSet offered = p.s.player(seat).offer;
    if (p.s.player(seat).hidden_offer) continue;
    if (offered.size() == 1) keep_offered(p, seat, offered.first());
    if (offered.size() <= 1) p.s.answered |= SeatSet::of(seat).bits();
  }
  p.s.ask = Ask::draft;
  p.waiting = true;
  if (p.s.answered == p.s.seats().bits()) {
    p.waiting = false;
    ++p.s.step;
  }
}

// IS-SOLO-10..13: of four take one; of the rest one at random and the last go to the virtual player.
void advance_solo(Play& p) {
  const auto to_virtual = [&](CardId card) {
    p.s.row.remove(card);
    p.s.virtual_area.add(card);
    p.tell(Happened::virtual_took, Seat::none, {number(card)});
  };
  if (p.s.step == 0) fill_row(p, p.facts.solo_row);
  if (p.waiting) return;
  if (p.s.step == 1 && !p.s.row.empty())
    to_virtual(p.s.row.nth(static_cast<int>(p.s.rng.below(static_cast<std::uint32_t>(p.s.row.size())))));
  if (p.s.step == 2 || p.s.row.empty()) {
    for (CardId card : p.s.row) to_virtual(card);
    return begin_phase(p, Phase::production);
  }
  ask_pick(p);
}

}  // namespace

void begin_lookout(Play& p) {
  p.s.step = 0;
  for (std::size_t place = 0; place < p.s.player_count; ++place) {
    const Seat seat = in_turn_order(p.s, place);
    for (int i = 0; i < p.facts.lookout_faction_cards; ++i) draw_to_hand(p, seat, true);
    if (p.s.peaceful)
      for (int i = 0; i < p.facts.peaceful_common_cards; ++i) draw_to_hand(p, seat, false);
  }
}

// IS-LOOK-07: the second row of the standard Lookout is picked in reverse.
Seat picker(const Look& look) {
  const State& s = look.s;
  if (s.solo()) return seat_at(0);
  const std::size_t n = s.player_count, pick = s.step;
  const bool reverse = s.lookout == Lookout::standard && pick >= n;
  return in_turn_order(s, reverse ? 2 * n - 1 - pick : pick % n);
}

void advance_lookout(Play& p) {
  State& s = p.s;
  if (s.solo()) return advance_solo(p);
  if (s.lookout == Lookout::alternative) return advance_draft(p);
  if (s.step == picks(s)) return begin_phase(p, Phase::production);
  s.actor = picker(p);
  fill_row(p, cards_before_pick(p));
  if (p.waiting) return;
  if (s.row.empty()) {  // IS-LOOK-12: picks run on while cards last
    ++s.step;
    return;
  }
  ask_pick(p);
}

void pick(Play& p, CardId card) {
  State& s = p.s;
  const Seat seat = picker(p);
  s.row.remove(card);
  s.player(seat).hand.add(card);
  p.tell(Happened::picked, seat, {number(card)});
  ++s.step;
  if (!s.solo() && row_ends_after(s, s.step)) discard_row(p);
}

void draft(Play& p, Seat seat, CardId card) {
  keep_offered(p, seat, card);
  p.s.answered |= SeatSet::of(seat).bits();
  if (p.s.answered == p.s.seats().bits())
    ++p.s.step;
  else
    p.ask(Ask::draft);
}

void legal_draft(const Look& look, Seat seat, ActionList& list) {
  for (CardId card : look.s.player(seat).offer) list.push(act::pick(card));
}

}  // namespace ludarium::settlers
