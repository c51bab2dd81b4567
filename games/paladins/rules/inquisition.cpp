// Tax, suspicion, debt and the Inquisition (PW-TAX, PW-SUSP, PW-DEBT, PW-INQ).
#include <algorithm>

#include "games/paladins/rules/prospects.hpp"

namespace ludarium::paladins {

void start_inquisition_if_empty(Play& p) {
  if (p.s.tax == 0) p.push(Todo::inquisition);
}

// PW-TAX-01 to PW-TAX-03: always the full amount, what the supply lacks from the general one.
void do_tax(Play& p) {
  const Task task = p.pop();
  if (p.s.is_rival(p.s.actor)) return rival_tax(p, task.a);
  const std::uint8_t from_supply = std::min(task.a, p.s.tax);
  p.s.tax = static_cast<std::uint8_t>(p.s.tax - from_supply);
  p.actor().silver = static_cast<std::uint16_t>(std::min(p.actor().silver + task.a, most_goods));
  p.tell(Happened::taxed, p.s.actor, {task.a, from_supply});
  start_inquisition_if_empty(p);
}

namespace {

// PW-SUSP-05, PW-SUSP-06. False if there is no card at all: the Inquisition comes first.
bool suspicion_ready(Play& p) {
  if (count(p.s.suspicion_deck) > 0) return true;
  if (count(p.s.suspicion_discard) == 0) return false;
  std::swap(p.s.suspicion_deck, p.s.suspicion_discard);
  p.tell(Happened::suspicion_reshuffled, Seat::none, {number(count(p.s.suspicion_deck))});
  return true;
}

}  // namespace

// One by one, each resolved to the end before the next (PW-SUSP-04).
void do_suspicions(Play& p) {
  if (p.top().a == 0) return (void)p.pop();
  if (!suspicion_ready(p)) return p.push(Todo::inquisition);
  --p.top().a;
  const std::size_t tax = draw(p.s, Deck::suspicions, p.s.suspicion_deck);
  Player& player = p.actor();
  player.suspicions[player.suspicion_count++] = static_cast<std::uint8_t>(tax);
  p.tell(Happened::suspicion, p.s.actor, {number(tax)});
  if (tax > 0) p.push(Todo::tax, tax);
}

// PW-SUSP-08: the latest drawn goes first.
void discard_suspicions(Play& p, Seat seat, int n) {
  Player& player = p.s.player(seat);
  n = std::min<int>(n, player.suspicion_count);
  if (n == 0) return;
  for (int i = 0; i < n; ++i) {
    std::uint8_t& latest = player.suspicions[--player.suspicion_count];
    ++p.s.suspicion_discard[latest];
    latest = 0;
  }
  p.tell(Happened::suspicion_discarded, seat, {number(n)});
}

namespace {

bool condition_met(const TownsfolkCard& card, int suspicions) {
  if (card.gain.token == Token::remove_suspicion && suspicions == 0) return false;
  switch (card.condition) {
    case TownsfolkCard::Condition::none:
      return true;
    case TownsfolkCard::Condition::at_least:
      return suspicions >= card.suspicions;
    case TownsfolkCard::Condition::no_suspicion:
      return suspicions == 0;
  }
  return false;
}

// Once a card, its condition tested when it is used.
Rule forbids_hired(const Look& look, Seat seat, Townsfolk card) {
  if (const Rule rule = fires_by_itself(look, index(card))) return rule;
  if (look.s.inquired.has(card)) return "PW-INQ-04";
  return condition_met(look.facts[card], look.s.player(seat).suspicion_count) ? allowed : "PW-INQ-05";
}

bool has_usable(const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  for (std::size_t i = 0; i < player.hired_count; ++i)
    if (!forbids_hired(look, seat, player.hired[i])) return true;
  return false;
}

// PW-INQ-08 to PW-INQ-10: everyone tied for the most takes a debt, then discards half of the cards.
void deal_debts(Play& p) {
  const SeatSet struck = suspects(p);
  for (Seat seat : struck) grant(p, seat, Token::take_debt, 1);
  for (Seat seat : struck) discard_suspicions(p, seat, p.s.player(seat).suspicion_count / 2);
}

}  // namespace

// PW-INQ-08, PW-INQ-16: everyone tied for the most; nobody without any.
SeatSet suspects(const Look& look) {
  int most = 1;
  for (Seat seat : look.s.parties()) most = std::max<int>(most, look.s.player(seat).suspicion_count);
  SeatSet tied;
  for (Seat seat : look.s.parties())
    if (look.s.player(seat).suspicion_count == most) tied = tied.with(seat);
  return tied;
}

// PW-INQ-03: abilities, clockwise from the active player (PW-INQ-14), then debts, discards and the new tax supply.
void do_inquisition(Play& p) {
  if (p.top().a == 0) {
    p.top().a = 1;
    p.s.inquired = {};
    p.tell(Happened::inquisition_began, p.s.actor);
  }
  const std::size_t parties = static_cast<std::size_t>(p.s.parties().size());
  for (; p.top().b < parties; ++p.top().b) {
    const Seat seat = seat_at((ludarium::index(p.s.actor) + p.top().b) % parties);
    if (!has_usable(p, seat)) continue;
    p.s.questioned = seat;
    return p.ask(Ask::inquisition);
  }
  p.pop();
  p.s.questioned = Seat::none;
  p.s.inquired = {};
  deal_debts(p);
  p.s.tax = p.facts.tax_supply[p.s.player_count - 1u];
  p.tell(Happened::inquisition_ended, Seat::none, {p.s.tax});
}

void use_ability(Play& p, Townsfolk card) {
  const Gain gain = p.facts[card].gain;
  p.s.inquired.add(card);
  p.tell(Happened::ability, p.s.questioned, {number(card)});
  grant(p, p.s.questioned, gain.token, gain.n);
}

// What a townsfolk does without being asked: of all the cards only those for an Inquisition are used.
Rule fires_by_itself(const Look& look, std::size_t card) {
  if (card >= look.facts.townsfolk.size()) return "PW-ABIL-03";
  switch (look.facts.townsfolk[card].fires) {
    case TownsfolkCard::Fires::action:
      return "PW-ABIL-01";
    case TownsfolkCard::Fires::pay_debt:
      return "PW-DEBT-09";
    case TownsfolkCard::Fires::inquisition:
      break;
  }
  return allowed;
}

Rule forbids_ability(const Look& look, std::size_t card) {
  const Player& player = look.s.player(look.s.questioned);
  const auto* end = player.hired.begin() + player.hired_count;
  const bool own = std::find(player.hired.begin(), end, static_cast<Townsfolk>(card)) != end;
  return own ? forbids_hired(look, look.s.questioned, static_cast<Townsfolk>(card)) : "PW-ABIL-03";
}

void legal_inquisition(const Look& look, ActionList& list) {
  const Player& player = look.s.player(look.s.questioned);
  for (std::size_t i = 0; i < player.hired_count; ++i)
    if (!forbids_hired(look, look.s.questioned, player.hired[i])) list.push(act::ability(player.hired[i]));
  list.push(act::done());
}

}  // namespace ludarium::paladins
