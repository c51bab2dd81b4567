// Chapter "Production phase": board, deals, production locations, in this order (IS-PROD-13).
#include "games/settlers/rules/prospects.hpp"

namespace ludarium::settlers {

Goods board_goods(const Look& look, Seat seat) {
  Goods goods = look.facts.faction[index(look.s.player(seat).faction)].produce;
  if (look.s.solo()) goods[Good::defence] = 0;  // IS-SOLO-07
  return goods;
}

Goods attack_deal_goods(const Look& look) {
  Goods goods;
  for (std::size_t i = 0; i < attack_cards; ++i)
    if (look.s.attack_deals >> i & 1) ++goods[look.facts.attack_good[i]];
  return goods;
}

// IS-PROD-05: those under the board and those on foreign locations.
CardSet deals_of(const Look& look, Seat seat) { return look.s.player(seat).deals | trades_of(look, seat); }

Goods production_goods(const Look& look, Seat seat, CardId location) {
  const Title& title = look.title(location);
  Goods goods = title.produce;
  if (title.produce_per.max == 0) return goods;
  const int n = times(look, seat, title.produce_per);
  for (std::size_t i = 0; i < good_count; ++i)
    goods.count[i] = static_cast<std::uint8_t>(goods.count[i] + title.produce_per.gain.count[i] * n);
  return goods;
}

namespace {

enum Part : std::uint8_t { board, deals, locations };

void produce_attack_deals(Play& p) {
  for (std::size_t i = 0; i < attack_cards; ++i)
    if (p.s.attack_deals >> i & 1) p.push(Todo::deal_good, CardId::none, index(p.facts.attack_good[i]));
}

bool may_give_up(const Look& look) { return !(holdings(look, look.s.actor) & look.facts.giving_up).empty(); }

bool producing_deals(const Look& look) { return look.s.tasks[look.s.task_count - 1u].a == locations; }

// Only where cards or an "or" come up can the order of production matter.
bool leaves_choice(const Look& look, CardId card) {
  const Title& title = look.title(card);
  return title.produce[Good::card] || title.produce[Good::card_common] || title.produce[Good::card_faction] ||
         !title.produce_choice.empty() || title.produce_draw.draw || title.produce_copy;
}

// Among deals it matters only if a card may be seen before another good is taken or given up.
CardSet in_the_order_one_likes(const Look& look) {
  CardSet found;
  const bool deals = producing_deals(look);
  for (CardId source : look.s.sources)
    if (deals ? look.facts.deal_of(source) == Good::card : leaves_choice(look, source)) found.add(source);
  if (!deals) return found;
  return found.empty() || found == look.s.sources || !may_give_up(look) ? CardSet{} : look.s.sources;
}

// IS-DEC-08.
void next_source(Play& p) {
  const CardSet open = in_the_order_one_likes(p);
  const CardSet plain = p.s.sources - open;
  if (!plain.empty()) return take_source(p, plain.first());
  if (open.size() > 1) return p.ask(Ask::source);
  take_source(p, open.first());
}

}  // namespace

void do_produce_phase(Play& p) {
  if (!p.s.sources.empty()) return next_source(p);
  switch (p.top().a++) {
    case board:
      return take_goods(p, board_goods(p, p.s.actor), CardId::none);
    case deals:
      p.s.sources = deals_of(p, p.s.actor);
      return produce_attack_deals(p);
    case locations:
      p.s.sources = holdings(p, p.s.actor) & p.facts.kind_set[index(Kind::production)];
      return;
    default:
      return p.pop();
  }
}

// Each deal is a good of its own, so that it may be given up for VP (IS-CLAR-JAP-21).
void take_source(Play& p, CardId source) {
  p.s.sources.remove(source);
  if (producing_deals(p)) return p.push(Todo::deal_good, source, index(p.facts.deal_of(source)));
  p.push(Todo::produce, source);
}

void do_produce(Play& p) {
  const CardId card = p.top().card;
  const Title& title = p.title(card);
  p.pop();
  take_goods(p, production_goods(p, p.s.actor, card), card);
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
