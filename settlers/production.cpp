// Chapter "Production phase": board, deals, production locations, in this order (IS-PROD-13).
#include "settlers/play.hpp"

namespace ludarium::settlers {
namespace {

enum Part : std::uint8_t { board, deals, locations, choices };

void board_goods(Play& p) {
  Goods goods = p.facts.faction[index(p.actor().faction)].produce;
  if (p.s.solo()) goods[Good::defence] = 0;  // IS-SOLO-07
  take_goods(p, goods, CardId::none);
}

// IS-PROD-05; each deal is a good of its own, so that it may be given up for VP (IS-CLAR-JAP-21).
void deal_goods(Play& p) {
  for (CardId card : p.actor().deals) p.push(Todo::deal_good, card, index(p.facts.deal_of(card)));
  if (trader(p) == p.s.actor)
    for (CardId card : p.s.traded) p.push(Todo::deal_good, card, index(p.facts.deal_of(card)));
  for (std::size_t i = 0; i < attack_cards; ++i)
    if (p.s.attack_deals >> i & 1) p.push(Todo::deal_good, CardId::none, index(p.facts.attack_good[i]));
}

void plain_locations(Play& p) {
  for (CardId card : holdings(p, p.s.actor) & p.facts.kind_set[index(Kind::production)]) {
    if (leaves_choice(p, card))
      p.s.sources.add(card);
    else
      p.push(Todo::produce, card);
  }
}

bool may_give_up(const Look& look) {
  for (CardId card : holdings(look, look.s.actor) & look.facts.kind_set[index(Kind::feature)])
    if (look.title(card).deal_goods_to_vp) return true;
  return false;
}

}  // namespace

// Only where cards or an "or" come up can the order of production matter.
bool leaves_choice(const Look& look, CardId card) {
  const Title& title = look.title(card);
  return title.produce[Good::card] || title.produce[Good::card_common] || title.produce[Good::card_faction] ||
         !title.produce_choice.empty() || title.produce_draw.draw || title.produce_copy;
}

void do_produce_phase(Play& p) {
  Task& task = p.top();
  switch (task.a++) {
    case board:
      return board_goods(p);
    case deals:
      return deal_goods(p);
    case locations:
      return plain_locations(p);
    default:
      break;
  }
  task.a = choices;
  if (p.s.sources.empty()) return p.pop();
  if (p.s.sources.size() > 1) return p.ask(Ask::source);
  const CardId only = p.s.sources.first();
  p.s.sources.remove(only);
  p.push(Todo::produce, only);
}

void do_produce(Play& p) {
  const CardId card = p.top().card;
  const Title& title = p.title(card);
  p.pop();
  Goods goods = title.produce;
  if (title.produce_per.max) {
    const int n = times(p, p.s.actor, title.produce_per);
    for (std::size_t i = 0; i < good_count; ++i)
      goods.count[i] = static_cast<std::uint8_t>(goods.count[i] + title.produce_per.gain.count[i] * n);
  }
  take_goods(p, goods, card);
  if (title.produce_draw.draw) start_draw(p, title.produce_draw, card);
  if (!title.produce_choice.empty()) return p.ask(Ask::option, card);
  if (!title.produce_copy) return;
  const CardSet others = copy_candidates(p, card);
  if (others.size() > 1) return p.ask(Ask::copy, card);
  if (!others.empty()) p.push(Todo::produce, others.first());
}

// IS-CLAR-COM-09; one that copies cannot be copied in turn, or two of them would never end.
CardSet copy_candidates(const Look& look, CardId card) {
  CardSet others = holdings(look, look.s.actor) & look.facts.kind_set[index(Kind::production)];
  others.remove(card);
  for (CardId other : others)
    if (look.title(other).produce_copy) others.remove(other);
  return others;
}

void do_deal_good(Play& p) {
  if (p.s.phase == Phase::production && may_give_up(p)) return p.ask(Ask::diplomacy, p.top().card);
  const Task task = p.top();
  p.pop();
  take_good(p, static_cast<Good>(task.a), task.card);
}

}  // namespace ludarium::settlers
