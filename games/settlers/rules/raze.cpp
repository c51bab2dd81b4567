// Chapters "Make a deal", "Raze" and "Foundations".
#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {

// ---- deals

Rule lacks_food(const Look& look) {
  const int food = look.actor().has(Good::food) + look.actor().has(Good::gold);
  return food >= look.facts.deal_food ? allowed : "IS-DEAL-03";
}

Rule forbids_deal(const Look& look, CardId card) {
  if (!look.actor().hand.has(card)) return "IS-DEAL-01";
  if (!look.facts.dealable.has(card)) return "IS-DEAL-02";
  return lacks_food(look);
}

void make_deal(Play& p, CardId card) {
  p.push(Todo::made_deal, card);
  p.push(Todo::pay);
  p.s.price = {};
  p.s.price.goods[index(Good::food)] = p.facts.deal_food;
}

void do_made_deal(Play& p) {
  const CardId card = p.top().card;
  p.pop();
  p.actor().hand.remove(card);
  p.actor().deals.add(card);
  p.tell(Happened::made_deal, p.s.actor, {number(card)});
  p.push(Todo::deal_good, card, index(p.facts.deal_of(card)));
  fire_plain(p, p.s.actor, Trigger::deal);
}

// ---- raze

// `too_few`: the rule where some are there.
Rule lacks_raze(const Look& look, int price, Rule too_few) {
  const int have = look.actor().has(Good::raze);
  if (have >= price) return allowed;
  return have > 0 ? too_few : "IS-RAZE-01";
}

namespace {

// Ruins, Gate and Shrine have no Raze field, nor has any card of the other factions (IS-RAZE-07).
Rule not_razable(const Look& look, CardId card, Rule of_others) {
  if (look.common(card)) return "IS-RAZE-02";
  return look.is_card(card) && look.facts.faction[index(look.title(card).deck)].razable ? "IS-CLAR-JAP-05" : of_others;
}

// Not a location of anybody: a foundation, a deal, or a card that is not on the table.
Rule no_location(const Look& look, CardId card) {
  for (Seat seat : look.s.seats()) {
    if (look.s.player(seat).foundations.has(card)) return "IS-FOUND-05";
    if (look.s.player(seat).deals.has(card)) return "IS-DEAL-08";
  }
  return "IS-RAZE-10";
}

Rule out_of_reach(const Look& look, CardId card) {
  if (holdings(look, look.s.actor).has(card)) return "IS-RAZE-13";
  return holder_of(look, card) == Seat::none ? no_location(look, card) : "IS-PASS-03";
}

}  // namespace

Rule forbids_raze_hand(const Look& look, CardId card) {
  if (!look.actor().hand.has(card)) return "IS-RAZE-03";
  if (!look.facts.razable.has(card)) return not_razable(look, card, "IS-RAZE-08");
  return lacks_raze(look, look.facts.raze_hand, "IS-RAZE-04");
}

int raze_price(const Look& look, CardId location) { return look.facts.raze_opponent + protection(look, location); }

Rule forbids_razing(const Look& look, CardId location) {
  if (!look.facts.razable.has(location)) return not_razable(look, location, "IS-RAZE-14");
  return lacks_raze(look, raze_price(look, location), "IS-RAZE-11");
}

Rule forbids_raze(const Look& look, CardId location) {
  if (look.s.peaceful) return "IS-VAR-PEACE-02";
  if (!reachable_locations(look).has(location)) return out_of_reach(look, location);
  return forbids_razing(look, location);
}

namespace {

void pay_raze(Play& p, int tokens) {
  if (!tokens) return;
  p.actor().has(Good::raze) = static_cast<std::uint8_t>(p.actor().has(Good::raze) - tokens);
  tell_paid(p, Good::raze, tokens);
}

}  // namespace

void raze_from_hand(Play& p, CardId card) {
  pay_raze(p, p.facts.raze_hand);
  start_raze(p, card, 0);
}

void raze_location(Play& p, CardId location) {
  pay_raze(p, raze_price(p, location));
  start_raze(p, location, 0);
}

// IS-RAZE-19: spoils, then wood for the owner, then features of the razer.
void start_raze(Play& p, CardId card, std::size_t convert_vp) {
  p.push(Todo::razed, card);
  p.push(Todo::spoils, card, (1u << p.title(card).spoils.size()) - 1u, convert_vp);
  p.s.effect_vp = 0;
}

void do_spoils(Play& p) {
  const Task task = p.top();
  const auto& spoils = p.title(task.card).spoils;
  if (task.b && task.a) return p.ask(Ask::convert, task.card);
  p.pop();
  Goods goods;
  for (std::size_t i = 0; i < spoils.size(); ++i)
    if (task.a >> i & 1) ++goods[spoils[i]];
  goods[Good::vp] = static_cast<std::uint8_t>(goods[Good::vp] + p.s.effect_vp);
  p.s.effect_vp = 0;
  take_goods(p, goods, task.card);
}

// Dark Chapel, good by good (IS-CLAR-BAR-12). VP taken and VP for goods given up are one effect.
void convert_spoil(Play& p, bool give_up) {
  Task& task = p.top();
  const std::size_t i = static_cast<std::size_t>(std::countr_zero(task.a));
  const Good good = p.title(task.card).spoils[i];
  const std::uint8_t vp = task.b;
  task.a = static_cast<std::uint8_t>(task.a & (task.a - 1));
  if (give_up) {
    p.s.effect_vp = static_cast<std::uint8_t>(p.s.effect_vp + vp);
    return p.tell(Happened::gave_up_good, p.s.actor, {number(good), vp});
  }
  if (good == Good::vp)
    ++p.s.effect_vp;
  else
    take_good(p, good, p.top().card);
}

namespace {

// IS-FOUND-01, IS-FOUND-02, IS-CLAR-EGY-13, IS-CLAR-EGY-14: the foundation is the owner's, the wood the holder's.
void fall(Play& p, CardId location) {
  const Seat owner = owner_of(p, location), holder = holder_of(p, location);
  leave_play(p, location);
  if (!Look(p).common(location) || owner == Seat::none) return discard(p, location);
  p.s.player(owner).foundations.add(location);
  p.tell(Happened::foundation, owner, {number(location)});
  const Seat razer = p.s.actor;
  p.s.actor = holder;
  take_goods(p, p.facts.razed_owner_gain, location);
  p.s.actor = razer;
}

}  // namespace

void do_razed(Play& p) {
  const CardId card = p.top().card;
  p.pop();
  if (p.actor().hand.has(card)) {
    p.actor().hand.remove(card);
    p.tell(Happened::razed_hand, p.s.actor, {number(card)});
    discard(p, card);
  } else {
    p.tell(Happened::razed, p.s.actor, {number(card), number(owner_of(p, card))});
    fall(p, card);
  }
  fire_plain(p, p.s.actor, Trigger::raze);
}

}  // namespace ludarium::settlers
