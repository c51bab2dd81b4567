// Chapter "The Factory": the visit, and the top action of the card.
#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {

void visit_factory(Play& p) {
  p.s.ask = Ask::factory_card;
  p.tell(Happened::factory_seen, p.s.active,
         {static_cast<std::int16_t>(p.s.factory_board & 0x7fff), static_cast<std::int16_t>(p.s.factory_board >> 15)},
         SeatSet::of(p.s.active));
}

Rule forbids_factory_card(const Look& look, std::size_t number) {
  const bool known = number >= 1 && number <= look.facts.factory_cards.size();
  return known && (look.s.factory_board >> (number - 1) & 1) ? allowed : "SC-FTRY-02";
}

void legal_factory_card(const Look& look, ActionList& list) {
  for (std::size_t number = 1; number <= look.facts.factory_cards.size(); ++number)
    if (!forbids_factory_card(look, number)) list.push(act::factory_card(number));
}

void take_factory_card(Play& p, std::size_t number) {
  p.s.factory_board &= ~(1u << (number - 1));
  p.mover().factory_card = static_cast<std::uint8_t>(number);
  p.tell(Happened::factory_taken, p.s.active, {static_cast<std::int16_t>(number)});
  end_of_move(p);
}

const FactoryCard& factory_card_of(const Look& look, const Player& player) {
  return look.facts.factory_cards[player.factory_card - 1u];
}

Payment token_payment(const Cost& cost) {
  return {.left = static_cast<std::uint8_t>(cost.any + cost.different),
          .different = static_cast<std::uint8_t>(cost.different > 0)};
}

bool factory_top_available(const Look& look) {
  const Cost& cost = factory_card_of(look, look.mover()).cost;
  if (!can_pay(look.mover(), cost)) return false;
  const Payment payment = token_payment(cost);
  return tokens_for(look, payment) + coercion_open(look) >= payment.left;
}

// The payer chooses which combat card goes, if the cost names one.
Rule forbids_factory_top(const Look& look, std::size_t card) {
  if (!factory_top_available(look)) return "SC-FTRY-16";
  if (factory_card_of(look, look.mover()).cost.cards == 0) return card == no_card ? allowed : "SC-FTRY-17";
  return card < card_values && look.mover().hand[card] ? allowed : "SC-FTRY-17";
}

void legal_factory_top(const Look& look, ActionList& list) {
  for (std::size_t card : {std::size_t{no_card}, std::size_t{0}, std::size_t{1}, std::size_t{2}, std::size_t{3}})
    if (!forbids_factory_top(look, card)) list.push(act::factory_top(card));
  list.push(act::skip());
}

void factory_top(Play& p, std::uint8_t card) {
  const FactoryCard& factory = factory_card_of(p, p.mover());
  pay_tracks(p, factory.cost);
  if (card != no_card) discard_card(p, p.s.active, card);
  const Payment payment = token_payment(factory.cost);
  if (payment.left == 0) return start_gain(p, factory.gain, Hex::none);
  start_payment(p, payment);
  continue_payment(p);
}

}  // namespace ludarium::scythe
