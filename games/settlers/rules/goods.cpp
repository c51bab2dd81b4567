// Gaining, drawing and paying: chapters "Gold as wildcard" and "Drawing cards & decks".
#include <algorithm>

#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {
namespace {

template <std::size_t n>
CardId take_next(Play& p, CardSet& deck, NextCards<n>& next) {
  const std::uint8_t named = take_named(next);
  const CardId card =
      named ? card_at(named - 1u) : deck.nth(static_cast<int>(p.s.rng.below(static_cast<std::uint32_t>(deck.size()))));
  deck.remove(card);
  return card;
}

int more(int count, int amount, int most) { return std::min(count + amount, most); }

}  // namespace

void add_goods(Player& player, Good good, int amount) {
  auto& have = player.has(good);
  have = static_cast<std::uint8_t>(more(have, amount, most_goods));
}

void take_good(Play& p, Good good, CardId source, int amount) {
  if (amount == 0) return;
  switch (good) {
    case Good::vp:
      return score(p, p.s.actor, amount, source);
    case Good::card:
    case Good::card_common:
    case Good::card_faction:
      return p.push(Todo::gain_cards, source, index(good), static_cast<std::size_t>(amount));
    case Good::samurai:
      return p.push(Todo::samurai, source, static_cast<std::size_t>(amount));
    default:
      add_goods(p.actor(), good, amount);
      p.tell(Happened::gained, p.s.actor, {number(good), number(amount), number(source)});
  }
}

void take_goods(Play& p, const Goods& goods, CardId source) {
  for (std::size_t good = 0; good < good_count; ++good)
    if (goods.count[good]) take_good(p, static_cast<Good>(good), source, goods.count[good]);
}

// IS-CLAR-EGY-08, IS-CLAR-EGY-17: one call is one effect; what a Sphinx adds fires none.
void score(Play& p, Seat seat, int vp, CardId source) {
  if (vp == 0) return;
  auto& total = p.s.player(seat).score;
  total = static_cast<std::uint16_t>(more(total, vp, most_score));
  p.tell(Happened::scored, seat, {number(vp), number(source)});
  for (CardId feature : with_trigger(p, seat, Trigger::vp_gain)) {
    const On& on = p.title(feature).on;
    if (vp < on.at_least) continue;
    total = static_cast<std::uint16_t>(more(total, on.gain[Good::vp], most_score));
    p.tell(Happened::scored, seat, {on.gain[Good::vp], number(feature)});
  }
}

// A view counts the cards of a deck without knowing them.
bool can_draw_common(const Look& look) {
  return !look.s.common_deck.empty() || look.s.hidden_common_deck || !look.s.common_discard.empty();
}
bool can_draw_faction(const Look& look, Seat seat) {
  return !look.s.player(seat).deck.empty() || look.s.player(seat).hidden_deck;
}

// IS-DECK-04: reshuffled when a draw is needed and the deck is empty; of cards a view hides none is known.
CardId draw_common(Play& p) {
  if (p.s.hidden_common_deck) return --p.s.hidden_common_deck, CardId::none;
  if (p.s.common_deck.empty() && !p.s.common_discard.empty()) {
    p.tell(Happened::deck_reshuffled, Seat::none, {number(p.s.common_discard.size())});
    std::swap(p.s.common_deck, p.s.common_discard);
  }
  return p.s.common_deck.empty() ? CardId::none : take_next(p, p.s.common_deck, p.s.next_common);
}

CardId draw_faction(Play& p, Seat seat) {
  Player& player = p.s.player(seat);
  if (player.hidden_deck) return --player.hidden_deck, CardId::none;
  return player.deck.empty() ? CardId::none : take_next(p, player.deck, player.next);
}

void draw_to_hand(Play& p, Seat seat, bool faction) {
  Player& player = p.s.player(seat);
  const bool hidden = faction ? player.hidden_deck : p.s.hidden_common_deck;
  const CardId card = faction ? draw_faction(p, seat) : draw_common(p);
  if (hidden) ++(faction ? player.hidden_hand_faction : player.hidden_hand_common);
  if (card == CardId::none) return;
  player.hand.add(card);
  p.tell(Happened::drew, seat, {number(static_cast<int>(faction))});
  p.tell(Happened::drew_card, seat, {number(card)}, SeatSet::of(seat));
}

// IS-DECK-01: card by card, from either deck unless the source names one.
void do_gain_cards(Play& p) {
  Task& task = p.top();
  const Good good = static_cast<Good>(task.a);
  const bool common = good != Good::card_faction && can_draw_common(p);
  const bool faction = good != Good::card_common && can_draw_faction(p, p.s.actor);
  if (task.b == 0 || (!common && !faction)) return p.pop();
  if (common && faction) return p.ask(Ask::deck, task.card);
  --task.b;
  draw_to_hand(p, p.s.actor, faction);
}

Rule forbids_deck(const Look& look, bool faction) {
  return (faction ? can_draw_faction(look, look.s.actor) : can_draw_common(look)) ? allowed : "IS-DECK-06";
}

void legal_deck(const Look& look, ActionList& list) {
  for (bool faction : {false, true})
    if (!forbids_deck(look, faction)) list.push(act::deck(faction));
}

// IS-DECK-08: with fewer cards left, of those.
void start_draw(Play& p, const DrawKeep& draw, CardId source) {
  p.push(Todo::keep, source, draw.keep, draw.shuffle_back ? 1 : 2);
  p.push(Todo::look, source, index(draw.deck), draw.draw);
}

namespace {

void turn_up(Play& p, bool faction) {
  const bool hidden = faction ? p.actor().hidden_deck : p.s.hidden_common_deck;
  const CardId card = faction ? draw_faction(p, p.s.actor) : draw_common(p);
  if (hidden) p.s.hidden_looked = static_cast<std::uint8_t>(p.s.hidden_looked + (faction ? 16 : 1));
  if (card == CardId::none) return;
  p.s.looked.add(card);
  p.tell(Happened::looked_at, p.s.actor, {number(card)}, SeatSet::of(p.s.actor));
}

}  // namespace

void do_look(Play& p) {
  Task& task = p.top();
  const DrawFrom from = static_cast<DrawFrom>(task.a);
  const bool common = from != DrawFrom::faction && can_draw_common(p);
  const bool faction = from != DrawFrom::common && can_draw_faction(p, p.s.actor);
  if (task.b == 0 || (!common && !faction)) return p.pop();
  if (common && faction) return p.ask(Ask::deck, task.card);
  --task.b;
  turn_up(p, faction);
}

void choose_deck(Play& p, bool faction) {
  --p.top().b;
  if (p.top().what == Todo::look)
    turn_up(p, faction);
  else
    draw_to_hand(p, p.s.actor, faction);
}

namespace {

void shuffle_in(Play& p, CardId card) {
  if (p.title(card).deck == Deck::common) {
    p.s.common_deck.add(card);
    p.s.next_common = {};
  } else {
    p.actor().deck.add(card);
    p.actor().next = {};
  }
}

void put_back_looked(Play& p, bool shuffle_back) {
  for (CardId card : p.s.looked) {
    if (!shuffle_back)
      discard(p, card);
    else
      shuffle_in(p, card);
  }
  p.s.looked = {};
  p.s.hidden_looked = 0;
}

}  // namespace

void do_keep(Play& p) {
  Task& task = p.top();
  if (p.s.hidden_looked) return p.ask(Ask::keep, task.card);  // a view does not know of which
  if (task.a == 0 || p.s.looked.empty()) {
    put_back_looked(p, task.b == 1);
    return p.pop();
  }
  if (p.s.looked.size() > task.a) return p.ask(Ask::keep, task.card);
  keep_card(p, p.s.looked.first());
}

void keep_card(Play& p, CardId card) {
  --p.top().a;
  p.s.looked.remove(card);
  p.actor().hand.add(card);
  p.tell(Happened::drew, p.s.actor, {number(static_cast<int>(p.title(card).deck != Deck::common))});
  p.tell(Happened::drew_card, p.s.actor, {number(card)}, SeatSet::of(p.s.actor));
}

Cost times_cost(const Cost& cost, std::size_t times) {
  Cost all = cost;
  for (auto& good : all.goods) good = static_cast<std::uint8_t>(good * times);
  all.resources = static_cast<std::uint8_t>(cost.resources * times);
  all.hand_cards = static_cast<std::uint8_t>(cost.hand_cards * times);
  return all;
}

namespace {

int resources_due(const Cost& cost) { return cost.goods[0] + cost.goods[1] + cost.goods[2] + cost.resources; }

using Amounts = std::array<std::uint8_t, 4>;  // wood, stone, food, gold

// IS-ACTLOC-11: the price of an activation that builds must leave enough to build something.
bool leaves_enough(const Look& look, const Amounts& amounts) {
  if (look.s.task_count < 2) return true;
  const Task& next = look.s.tasks[look.s.task_count - 2u];
  if (next.what != Todo::operate || look.title(next.card).operation.op != Op::build) return true;
  State after = look.s;
  Play p{look.facts, after};
  pay_goods(p, amounts);
  ActionList targets;
  list_targets(p, next.card, targets);
  return !targets.empty();
}

// The ways to pay wood, stone and food: how much of each, and how much gold in their place (IS-GOLD-01, IS-GOLD-04).
template <class Way>
void each_way(const Look& look, const Cost& cost, Way way) {
  const Player& player = look.actor();
  const int due = resources_due(cost), gold = player.has(Good::gold) - cost.goods[index(Good::gold)];
  const std::array<int, 3> most{std::min<int>(player.supply[0], cost.goods[0] + cost.resources),
                                std::min<int>(player.supply[1], cost.goods[1] + cost.resources),
                                std::min<int>(player.supply[2], cost.goods[2] + cost.resources)};
  for (int wood = most[0]; wood >= 0; --wood)
    for (int stone = most[1]; stone >= 0; --stone)
      for (int food = most[2]; food >= 0; --food) {
        const int rest = due - wood - stone - food;
        const int beyond =
            std::max(0, wood - cost.goods[0]) + std::max(0, stone - cost.goods[1]) + std::max(0, food - cost.goods[2]);
        if (rest < 0 || rest > gold || beyond > cost.resources) continue;
        const Amounts amounts{static_cast<std::uint8_t>(wood), static_cast<std::uint8_t>(stone),
                              static_cast<std::uint8_t>(food), static_cast<std::uint8_t>(rest)};
        if (leaves_enough(look, amounts)) way(amounts);
      }
}

}  // namespace

// IS-GOLD-01: gold for the resources that are missing.
bool Purse::pays_with_gold(const Cost& cost) const {
  if (player_.hand.size() < cost.hand_cards) return false;
  int missing = 0, spare = 0;
  for (std::size_t r = 0; r < resource_types; ++r) {
    missing += std::max(0, cost.goods[r] - player_.supply[r]);
    spare += std::max(0, player_.supply[r] - cost.goods[r]);
  }
  missing += std::max(0, cost.resources - spare);
  return missing + cost.goods[index(Good::gold)] <= player_.has(Good::gold);
}

bool can_pay(const Look& look, const Cost& cost) { return Purse(look.actor()).pays(cost); }

namespace {

struct Ways {
  int count = 0;
  Amounts usual{};  // the least gold
};

Ways ways_to_pay(const Look& look, const Cost& price) {
  Ways ways;
  each_way(look, price, [&](const Amounts& amounts) {
    if (++ways.count == 1 || amounts[3] < ways.usual[3]) ways.usual = amounts;
  });
  return ways;
}

void pay_tokens(Play& p) {
  for (std::size_t good = index(Good::gold); good < supply_goods; ++good) {
    const std::uint8_t due = p.s.price.goods[good];
    if (!due) continue;
    p.actor().supply[good] = static_cast<std::uint8_t>(p.actor().supply[good] - due);
    p.tell(Happened::paid, p.s.actor, {static_cast<std::int16_t>(good), due});
  }
  p.s.price = {};
  p.pop();
}

}  // namespace

// The usual payment leaves gold alone as long as there are resources; who wants to choose says so (Wish).
void do_pay(Play& p) {
  Cost& price = p.s.price;
  if (resources_due(price) > 0) {
    const Ways ways = ways_to_pay(p, price);
    if (ways.count > 1 && (price.resources > 0 || (p.actor().wishes & choose_payment))) return p.ask(Ask::pay);
    return pay_goods(p, ways.usual);
  }
  if (price.hand_cards == 0) return pay_tokens(p);
  if (p.actor().hand.size() > 1) return p.ask(Ask::hand_card);
  pay_hand_card(p, p.actor().hand.first());
}

void do_pay_usual(Play& p) {
  if (resources_due(p.s.price) > 0) pay_goods(p, ways_to_pay(p, p.s.price).usual);
  pay_tokens(p);
}

void tell_paid(Play& p, Good good, int amount) { p.tell(Happened::paid, p.s.actor, {number(good), number(amount)}); }

void pay_hand_card(Play& p, CardId card) {
  p.actor().hand.remove(card);
  --p.s.price.hand_cards;
  discard(p, card);
  tell_paid(p, Good::card, 1);
}

void pay_goods(Play& p, std::array<std::uint8_t, 4> amounts) {
  for (std::size_t good = 0; good < amounts.size(); ++good) {
    if (!amounts[good]) continue;
    p.actor().supply[good] = static_cast<std::uint8_t>(p.actor().supply[good] - amounts[good]);
    const bool in_place_of_another = good == index(Good::gold);  // IS-GOLD-01
    p.tell(Happened::paid, p.s.actor, {static_cast<std::int16_t>(good), amounts[good], in_place_of_another});
  }
  p.s.price.goods[0] = p.s.price.goods[1] = p.s.price.goods[2] = p.s.price.resources = 0;
}

void legal_pay(const Look& look, ActionList& list) {
  each_way(look, look.s.price, [&](const Amounts& a) { list.push(act::pay(a[0], a[1], a[2], a[3])); });
}

Rule forbids_pay(const Look& look, std::array<std::uint8_t, 4> amounts) {
  bool found = false;
  each_way(look, look.s.price, [&](const Amounts& way) { found = found || way == amounts; });
  return found ? allowed : "IS-GOLD-01";
}

void legal_hand_card(const Look& look, ActionList& list) {
  for (CardId card : look.actor().hand) list.push(act::hand_card(card));
}

}  // namespace ludarium::settlers
