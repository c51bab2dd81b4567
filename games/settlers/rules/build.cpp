// Chapter "Build". Every build runs: pay, place, production, bonus, features (IS-BUILD-17).
#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {

// IS-BUILD-05, IS-BUILD-06; taken-over locations pay nobody's building (IS-CLAR-EGY-11).
CardSet sacrifices(const Look& look) { return (look.actor().empire - look.s.taken_over) | look.actor().foundations; }

bool can_build(const Look& look, CardId card, bool waive_location) {
  return !forbids_building(look, Purse(look.actor()), waive_location || !sacrifices(look).empty(), card);
}

Rule forbids_build(const Look& look, CardId card) {
  if (!look.actor().hand.has(card)) return "IS-BUILD-01";
  return forbids_building(look, Purse(look.actor()), !sacrifices(look).empty(), card);
}

// In its own place a card cannot lie, nor on one that is another's (IS-BUILD-11, IS-CLAR-EGY-11).
Rule forbids_sacrifice(const Look& look, CardId card) {
  if (sacrifices(look).has(card)) return allowed;
  if (card == look.s.card) return "IS-BUILD-11";
  return look.s.taken_over.has(card) ? "IS-CLAR-EGY-11" : "IS-BUILD-05";
}

void start_build(Play& p, CardId card, bool waive_location) {
  const Title& title = p.title(card);
  p.push(Todo::built, card);
  p.push(Todo::bonus, card);
  if (title.kind == Kind::production) p.push(Todo::produce, card);
  p.push(Todo::place, card);
  p.push(Todo::pay);
  if (title.cost.location && !waive_location) p.push(Todo::sacrifice, card);
  p.s.price = title.cost;
  p.s.price.location = 0;
}

void do_sacrifice(Play& p) {
  const CardSet choices = sacrifices(p);
  if (choices.size() > 1) return p.ask(Ask::sacrifice, p.top().card);
  sacrifice(p, choices.first());
}

// IS-BUILD-09, IS-BUILD-10, IS-FOUND-04.
void sacrifice(Play& p, CardId card) {
  p.pop();
  if (p.actor().foundations.has(card)) {
    p.actor().foundations.remove(card);
    p.s.secret.remove(card);
  } else {
    leave_play(p, card);
  }
  p.tell(Happened::sacrificed, p.s.actor, {number(card)});
  onto_discard(p, card);
}

void do_place(Play& p) {
  const Task task = p.top();
  p.pop();
  p.actor().hand.remove(task.card);
  p.actor().deals.remove(task.card);
  p.actor().empire.add(task.card);
  p.tell(Happened::built, p.s.actor, {number(task.card)});
}

void do_bonus(Play& p) {
  const CardId card = p.top().card;
  const Title& title = p.title(card);
  p.pop();
  Goods goods = title.bonus;
  if (title.bonus_per.max) {
    const int n = times(p, p.s.actor, title.bonus_per);
    for (std::size_t i = 0; i < good_count; ++i)
      goods.count[i] = static_cast<std::uint8_t>(goods.count[i] + title.bonus_per.gain.count[i] * n);
  }
  take_goods(p, goods, card);
}

namespace {

bool plain(const On& on) { return on.choose.empty() && on.paid.empty(); }

bool fits(const Look& look, const On& on, CardId card) {
  if (on.faction_only && look.common(card)) return false;
  return on.colours == 0 || (on.colours & look.title(card).colours);
}

bool affordable(const Look& look, CardId feature) {
  for (const PaidChoice& choice : look.title(feature).on.paid)
    if (can_pay(look, choice.cost)) return true;
  return false;
}

}  // namespace

bool any_fires(const Look& look) {
  for (CardId feature : look.s.firing)
    if (!look.title(feature).on.choose.empty() || affordable(look, feature)) return true;
  return false;
}

// Features without a choice pay at once; the others are asked for, in the order the builder likes.
void do_built(Play& p) {
  const CardId card = p.top().card;
  p.pop();
  for (CardId feature : with_trigger(p, p.s.actor, Trigger::build)) {
    const On& on = p.title(feature).on;
    if (!fits(p, on, card)) continue;
    if (plain(on))
      take_goods(p, on.gain, feature);
    else
      p.s.firing.add(feature);
  }
  if (!p.s.firing.empty()) p.push(Todo::trigger);
}

// IS-BUILD-17: what cannot be paid for yet waits, for another feature may bring the good.
void do_trigger(Play& p) {
  if (any_fires(p)) return p.ask(Ask::trigger);
  p.s.firing = {};
  p.pop();
}

// A feature gives a choice of goods or of payments, never both.
Rule forbids_trigger(const Look& look, CardId feature, std::size_t option) {
  if (!look.s.firing.has(feature)) return "IS-DEC-39";
  const On& on = look.title(feature).on;
  if (option < on.choose.size()) return allowed;
  return option < on.paid.size() && can_pay(look, on.paid[option].cost) ? allowed : "IS-DEC-39";
}

Rule forbids_done(const Look& look) {
  for (CardId feature : look.s.firing)
    if (!look.title(feature).on.choose.empty()) return "IS-DEC-39";
  return allowed;
}

void legal_trigger(const Look& look, ActionList& list) {
  for (CardId feature : look.s.firing) {
    const On& on = look.title(feature).on;
    for (std::size_t i = 0; i < std::max(on.choose.size(), on.paid.size()); ++i)
      if (!forbids_trigger(look, feature, i)) list.push(act::trigger(feature, i));
  }
  if (!forbids_done(look)) list.push(act::done());
}

void fire(Play& p, CardId feature, std::size_t option) {
  const On& on = p.title(feature).on;
  p.s.firing.remove(feature);
  if (!on.choose.empty()) return take_goods(p, on.choose[option], feature);
  take_goods(p, on.paid[option].gain, feature);
  p.s.price = on.paid[option].cost;
  p.push(Todo::pay);
}

void fire_plain(Play& p, Seat seat, Trigger trigger) {
  for (CardId feature : with_trigger(p, seat, trigger)) take_goods(p, p.title(feature).on.gain, feature);
}

// IS-CLAR-JAP-10, IS-CLAR-JAP-11: as many as find a place.
CardSet samurai_places(const Look& look) {
  const CardSet own = look.actor().empire - look.s.taken_over - look.s.samurai;
  return own & look.facts.deck[index(look.actor().faction)];
}

Rule forbids_samurai_place(const Look& look, CardId card) {
  if (samurai_places(look).has(card)) return allowed;
  return look.s.samurai.has(card) ? "IS-JAP-02" : "IS-JAP-03";
}

void do_samurai(Play& p) {
  Task& task = p.top();
  const CardSet free_places = samurai_places(p);
  if (task.a == 0 || free_places.empty()) return p.pop();
  if (free_places.size() > task.a) return p.ask(Ask::samurai, task.card);
  --task.a;
  p.s.samurai.add(free_places.first());
  p.tell(Happened::placed_samurai, p.s.actor, {number(free_places.first())});
}

}  // namespace ludarium::settlers
