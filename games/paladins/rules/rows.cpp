// The rows on the main board: townsfolk, outsiders, tavern and King's cards, and the reset between rounds (PW-RESET).
#include <algorithm>

#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {

// PW-RESET-02: to the right, then new ones from the right to the left.
void slide_townsfolk(Play& p) {
  auto& row = p.s.townsfolk;
  std::stable_partition(row.begin(), row.end(), [](Townsfolk card) { return card == Townsfolk::none; });
  for (std::size_t slot = townsfolk_row; slot-- > 0;) {
    if (row[slot] != Townsfolk::none || p.s.townsfolk_deck.empty()) continue;
    row[slot] = draw(p.s, Deck::townsfolk, p.s.townsfolk_deck);
    p.tell(Happened::townsfolk_laid, Seat::none, {number(slot), number(row[slot])});
  }
}

// PW-RESET-05: to the left, then new ones from the left to the right.
void slide_outsiders(Play& p) {
  auto& row = p.s.outsiders;
  std::stable_partition(row.begin(), row.end(), [](Outsider card) { return card != Outsider::none; });
  for (std::size_t column = 0; column < outsider_row; ++column) {
    if (row[column] != Outsider::none || p.s.outsider_deck.empty()) continue;
    row[column] = draw(p.s, Deck::outsiders, p.s.outsider_deck);
    p.tell(Happened::outsider_laid, Seat::none, {number(column), number(row[column])});
  }
}

// PW-KING-01 to PW-KING-04.
void reveal_kings_cards(Play& p) {
  for (std::size_t slot = 0; slot < order_slots; ++slot) {
    if (p.facts.order_slot[slot].round != p.s.round) continue;
    p.s.orders[slot] = draw(p.s, Deck::orders, p.s.orders_left);
    p.tell(Happened::order_revealed, Seat::none, {number(slot), number(p.s.orders[slot])});
    if (p.s.solo()) rival_order_revealed(p, p.s.orders[slot]);
  }
  for (std::size_t slot = 0; slot < favour_slots; ++slot) {
    if (p.facts.favour_slot[slot].round != p.s.round) continue;
    p.s.favours[slot] = draw(p.s, Deck::favours, p.s.favours_left);
    p.tell(Happened::favour_revealed, Seat::none, {number(slot), number(p.s.favours[slot])});
    if (p.s.solo()) rival_favour_revealed(p);
  }
}

// PW-TAV-01, PW-TAV-06, PW-SRND-03.
void lay_tavern_cards(Play& p) {
  const std::size_t cards = p.s.solo() ? p.facts.solo.tavern_cards : p.s.player_count + 1u;
  for (std::size_t place = 0; place < cards; ++place) {
    if (p.s.tavern_deck.empty()) {
      std::swap(p.s.tavern_deck, p.s.tavern_discard);
      p.tell(Happened::tavern_reshuffled, Seat::none, {number(p.s.tavern_deck.size())});
    }
    p.s.tavern[place] = draw(p.s, Deck::tavern, p.s.tavern_deck);
    p.tell(Happened::tavern_revealed, Seat::none, {number(p.s.tavern[place])});
  }
}

namespace {

void discard_townsfolk(Play& p, std::size_t slot) {
  if (p.s.townsfolk[slot] == Townsfolk::none) return;
  p.tell(Happened::townsfolk_discarded, Seat::none, {number(p.s.townsfolk[slot])});
  p.s.townsfolk_discard.add(p.s.townsfolk[slot]);
  p.s.townsfolk[slot] = Townsfolk::none;
}

void discard_outsider(Play& p, std::size_t column) {
  if (p.s.outsiders[column] == Outsider::none) return;
  p.tell(Happened::outsider_discarded, Seat::none, {number(p.s.outsiders[column])});
  p.s.outsider_discard.add(p.s.outsiders[column]);
  p.s.outsiders[column] = Outsider::none;
}

// PW-SEND-03: the slot next to the end, or with the other reading the second card counted from that end.
std::size_t second_townsfolk(const Look& look) {
  if (!look.s.reads(second_card)) return look.facts.solo.townsfolk_discard_slot;
  int seen = 0;
  for (std::size_t slot = townsfolk_row; slot-- > 0;)
    if (look.s.townsfolk[slot] != Townsfolk::none && ++seen == 2) return slot;
  return townsfolk_row;
}

std::size_t second_outsider(const Look& look) {
  if (!look.s.reads(second_card)) return look.facts.solo.outsider_discard_slot;
  int seen = 0;
  for (std::size_t column = 0; column < outsider_row; ++column)
    if (look.s.outsiders[column] != Outsider::none && ++seen == 2) return column;
  return outsider_row;
}

void reset_townsfolk(Play& p) {
  const std::size_t second = second_townsfolk(p);
  discard_townsfolk(p, townsfolk_row - 1);
  if (p.s.solo() && second < townsfolk_row) discard_townsfolk(p, second);
  slide_townsfolk(p);
}

void reset_outsiders(Play& p) {
  const std::size_t second = second_outsider(p);
  discard_outsider(p, 0);
  if (p.s.solo() && second < outsider_row) discard_outsider(p, second);
  slide_outsiders(p);
}

void discard_tavern(State& s) {
  for (Tavern& card : s.tavern) {
    if (card != Tavern::none) s.tavern_discard.add(card);
    card = Tavern::none;
  }
  s.tavern_taker.fill(Seat::none);
}

}  // namespace

// PW-RESET-09: in this order.
void reset_board(Play& p) {
  reset_townsfolk(p);
  reset_outsiders(p);
  discard_tavern(p.s);
  p.s.favour_worker.fill(Worker::none);
  p.s.favour_user.fill(Seat::none);
}

}  // namespace ludarium::paladins
