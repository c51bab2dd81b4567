// The solo opponent to the letter (PW-SSET, PW-SRND, PW-SRES, PW-SWRK, PW-SACT, PW-SEND). It never decides: its
// schemes, its resource marker and its order of preference do.
#include <algorithm>
#include <utility>

#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {
namespace {

Player& pieces(Play& p) { return p.s.player(rival_seat); }

void place_workshop_of(Play& p, Order order) {
  const Space action = p.facts[order].action;
  std::uint8_t& workshops = p.s.rival.workshops[right_index(action)];
  if (workshops >= p.facts.solo.most_workshops) return;
  ++workshops;
  ++pieces(p).workshop_count;
  p.tell(Happened::rival_workshop, rival_seat, {number(action)});
}

}  // namespace

// PW-SSET-03 to PW-SSET-07.
void set_up_rival(Play& p) {
  Rival& rival = p.s.rival;
  rival.stack = p.facts.solo.stack;
  rival.deck = p.facts.solo.copies;
  rival.deck[index(Scheme::kings_favour)] = 0;
  OrderSet orders = OrderSet::first(order_count);
  for (int i = 0; i < p.facts.solo.setup_workshops[index(p.s.difficulty)]; ++i) {
    const Order order = orders.draw(p.s.rng);
    p.tell(Happened::difficulty_order, rival_seat, {number(order)});
    place_workshop_of(p, order);
  }
}

void rival_order_revealed(Play& p, Order order) { place_workshop_of(p, order); }           // PW-SRND-01
void rival_favour_revealed(Play& p) { ++p.s.rival.discard[index(Scheme::kings_favour)]; }  // PW-SRND-02

// PW-SWRK-03, PW-SEND-01.
void begin_rival_round(Play& p) {
  Rival& rival = p.s.rival;
  rival.workers = static_cast<std::uint8_t>(p.s.round + p.facts.solo.start_workers);
  rival.placed = {};
  rival.left = 0;
  rival.rested = 0;
  pieces(p).passed = 0;
  p.tell(Happened::rival_workers, rival_seat, {rival.workers});
}

// PW-SRND-04, PW-SRND-06: a suspicion for each criminal on the card left behind.
void do_rival_taxes(Play& p) {
  p.s.actor = rival_seat;
  if (p.top().a != 0) return (void)p.pop();
  p.top().a = 1;
  int criminals = 0;
  for (std::size_t i = 0; i < p.s.tavern.size(); ++i) {
    if (p.s.tavern[i] == Tavern::none || p.s.tavern_taker[i] != Seat::none) continue;
    const auto& workers = p.facts[p.s.tavern[i]].workers;
    criminals += static_cast<int>(std::count(workers.begin(), workers.end(), Worker::criminal));
  }
  p.push(Todo::suspicions, static_cast<std::size_t>(criminals));
}

namespace {

// PW-SRES-14: a marker that moves lands on top of those it meets.
void rival_raise(Play& p, Attribute attribute, int n) {
  const std::uint8_t before = pieces(p).track[index(attribute)];
  raise(p, rival_seat, attribute, n);
  if (pieces(p).track[index(attribute)] == before) return;
  auto& stack = p.s.rival.stack;
  const auto place = std::find(stack.begin(), stack.end(), attribute);
  std::rotate(place, place + 1, stack.end());
}

// PW-SRES-03, PW-SRES-04: the lowest, of equals the one on top.
void raise_lowest(Play& p) {
  const auto& track = pieces(p).track;
  Attribute lowest = p.s.rival.stack[0];
  for (Attribute attribute : p.s.rival.stack)
    if (track[index(attribute)] <= track[index(lowest)]) lowest = attribute;
  rival_raise(p, lowest, 1);
}

void move_marker(Play& p, int steps) {
  Rival& rival = p.s.rival;
  for (; steps > 0; --steps) {
    rival.marker = static_cast<std::uint8_t>((rival.marker + 1) % p.facts.solo.track);
    if (rival.marker == 0) raise_lowest(p);
  }
  p.tell(Happened::resource_marker, rival_seat, {rival.marker});
}

void remove_tax(Play& p, int coins) {
  p.s.tax = static_cast<std::uint8_t>(p.s.tax - coins);
  p.tell(Happened::tax_removed, rival_seat, {number(coins)});
  start_inquisition_if_empty(p);
}

}  // namespace

// PW-SRES-02, PW-SRES-12.
void rival_tax(Play& p, int n) {
  move_marker(p, n);
  remove_tax(p, std::min<int>(n, p.s.tax));
}

namespace {

// PW-SRES-08: with nothing of the kind to discard a coin leaves the tax supply instead.
void nothing_to_discard(Play& p, bool has_other_kind) {
  if (p.s.reads(neither_kind) && has_other_kind) return;
  remove_tax(p, 1);
}

void rival_discard(Play& p) {
  if (pieces(p).suspicion_count > 0) return discard_suspicions(p, rival_seat, 1);
  nothing_to_discard(p, pieces(p).unpaid > 0);
}

void rival_cancel(Play& p) {
  if (pieces(p).unpaid > 0) return grant(p, rival_seat, Token::cancel_debt, 1);
  nothing_to_discard(p, pieces(p).suspicion_count > 0);
}

void gain_workers(Play& p, int n) {
  p.s.rival.workers = static_cast<std::uint8_t>(std::min(p.s.rival.workers + n, most_pieces));
  p.tell(Happened::rival_workers, rival_seat, {p.s.rival.workers});
}

void shuffle_schemes(Play& p) {
  Rival& rival = p.s.rival;
  for (std::size_t i = 0; i < scheme_kinds; ++i)
    rival.deck[i] = static_cast<std::uint8_t>(rival.deck[i] + rival.discard[i]);
  rival.discard = {};
  rival.scheme = Scheme::none;
  forget_named(p.s, Deck::schemes);
  p.tell(Happened::schemes_shuffled, rival_seat, {number(count(rival.deck))});
}

// PW-SACT-02 to PW-SACT-04.
void rival_pray(Play& p) {
  Rival& rival = p.s.rival;
  const bool any = std::any_of(rival.placed.begin(), rival.placed.end(), [](auto n) { return n > 0; });
  if (any)
    p.tell(Happened::cleared, rival_seat, {number(Space::none)});
  else
    gain_workers(p, p.facts.solo.pray_workers);
  rival.placed = {};
  shuffle_schemes(p);
}

// PW-SRES-06: from the marker to the right, then from the left. Calls `can` until it says yes; `none` if it never does.
template <class Can>
std::size_t pick_by_marker(const Look& look, std::size_t places, Can can) {
  const std::size_t marker = look.s.rival.marker;
  for (std::size_t i = 0; i < places; ++i)
    if (const std::size_t place = (marker + i) % places; can(place)) return place;
  return places;
}

std::size_t pick_townsfolk(const Look& look) {
  return pick_by_marker(look, townsfolk_row, [&](std::size_t i) { return look.s.townsfolk[i] != Townsfolk::none; });
}

void rival_recruit(Play& p) {
  const std::size_t slot = pick_townsfolk(p);
  if (slot == townsfolk_row) return p.tell(Happened::lost, rival_seat, {number(Token::free_recruit)});
  const Townsfolk card = std::exchange(p.s.townsfolk[slot], Townsfolk::none);
  p.s.townsfolk_discard.add(card);
  p.tell(Happened::dismissed, rival_seat, {number(card)});
  offer_first(p, p.facts[card].dismiss);
}

// PW-SACT-23: the leftmost it can carry out.
const Gains* rival_choice(const Look& look, const std::vector<Gains>& choice) {
  const auto can = [&](const Gains& gains) {
    return (gains.count(Token::pay_debt) == 0 || look.s.player(rival_seat).unpaid > 0) &&
           gains.count(Token::free_develop) == 0;
  };
  const auto found = std::find_if(choice.begin(), choice.end(), can);
  return found == choice.end() ? nullptr : &*found;
}

// One of several of a token now, the rest afterwards: an Inquisition may come between.
void one_by_one(Play& p, Token token, int n) {
  if (n > 1) p.push(Todo::gain, index(token), static_cast<std::size_t>(n - 1));
}

}  // namespace

// PW-SRES-01, PW-SACT-25, PW-SACT-26.
void rival_gain(Play& p, Token token, int n) {
  if (is_worker(token)) {
    gain_workers(p, n);
    if (token == Token::criminal) p.push(Todo::suspicions, static_cast<std::size_t>(n));  // PW-SWRK-02
    return;
  }
  if (is_attribute(token)) return rival_raise(p, attribute_of(token), n);
  switch (token) {
    case Token::silver:
    case Token::provision:
      return move_marker(p, n);
    case Token::tax:
      return rival_tax(p, n);
    case Token::remove_suspicion:
      one_by_one(p, token, n);
      return rival_discard(p);
    case Token::cancel_debt:
      one_by_one(p, token, n);
      return rival_cancel(p);
    case Token::pay_or_discard:  // PW-SACT-13
      if (pieces(p).unpaid > 0) return grant(p, rival_seat, Token::pay_debt, 1);
      return rival_discard(p);
    case Token::pray:
      return rival_pray(p);
    case Token::free_recruit:
      return rival_recruit(p);
    case Token::pay_debt:
    case Token::take_debt:
      return grant(p, rival_seat, token, n);
    default:
      return p.tell(Happened::lost, rival_seat, {number(token)});
  }
}

namespace {

int track(const Look& look, Attribute attribute) { return look.s.player(rival_seat).track[index(attribute)]; }

// PW-SACT-10.
Lure lure_of(const Gains& gains) {
  if (gains.count(Token::free_recruit)) return Lure::free_recruit;
  if (gains.count(Token::pay_debt)) return Lure::pay_debt;
  if (gains.count(Token::pray)) return Lure::pray;
  int workers = 0;
  for (Gain gain : gains) workers += is_worker(gain.token) ? gain.n : 0;
  if (workers > 0) return workers > 1 ? Lure::two_workers : Lure::one_worker;
  return gains.count(Token::silver) ? Lure::silver : Lure::remove_suspicion;
}

// How much the rival likes a space, 0 best. One that pays a debt it has not comes last.
std::size_t liking(const Look& look, const Gains& gains) {
  const auto& order = look.facts.solo.space_priority;
  const Lure lure = lure_of(gains);
  if (lure == Lure::pay_debt && look.s.player(rival_seat).unpaid == 0) return order.size();
  return static_cast<std::size_t>(std::find(order.begin(), order.end(), lure) - order.begin());
}

bool rival_reaches(const Look& look, Space action, std::size_t space) {
  const RegionFacts& region = look.facts.region[look.facts.spaces[space].region];
  return action == Space::commission ? region.faith <= track(look, Attribute::faith)
                                     : region.strength <= track(look, Attribute::strength);
}

std::size_t pick_space(const Look& look, Space action) {
  std::size_t best = space_count, best_liking = 0;
  for (std::size_t i = 0; i < space_count; ++i) {
    if (!open_space(look, i) || !rival_reaches(look, action, i)) continue;
    const std::size_t its = liking(look, look.facts.spaces[i].gain);
    if (best != space_count && its >= best_liking) continue;
    best = i;
    best_liking = its;
  }
  return best;
}

// PW-SRES-07: after the fifth the sixth, only then the first. The marker never stands on the sixth.
std::size_t pick_outsider(const Look& look, Space action) {
  return pick_by_marker(look, outsider_row, [&](std::size_t column) {
    const OutsiderSlot& slot = look.facts.outsider_slot[column];
    return look.s.outsiders[column] != Outsider::none &&
           (action == Space::attack ? slot.strength <= track(look, Attribute::strength)
                                    : slot.faith <= track(look, Attribute::faith));
  });
}

bool rival_has_target(const Look& look, Space action) {
  const RightAction& facts = look.facts.right[right_index(action)];
  const auto uses = static_cast<std::size_t>(done(look, rival_seat, action));
  if (facts.most != 0 && uses >= facts.most) return false;
  switch (action) {
    case Space::commission:
    case Space::garrison:
      return pick_space(look, action) != space_count;
    case Space::attack:
    case Space::convert:
      return pick_outsider(look, action) != outsider_row;
    default:
      return facts.required[uses] <= track(look, facts.requires_) &&
             (action != Space::fortify || !look.s.wall_deck.empty());
  }
}

int workers_needed(const Look& look, Space action) {
  const std::size_t i = right_index(action);
  return look.facts.solo.workers[i] - look.s.rival.workshops[i];
}

bool rival_can(const Look& look, Space action) {
  const Rival& rival = look.s.rival;
  return rival.placed[right_index(action)] == 0 && workers_needed(look, action) <= rival.workers &&
         rival_has_target(look, action);
}

void rival_space(Play& p, Space action) {
  const std::size_t space = pick_space(p, action);
  const bool outpost = action == Space::garrison;
  p.s.map[space] = Piece::of(rival_seat, outpost);
  ++(outpost ? pieces(p).outposts : pieces(p).monks);
  p.tell(outpost ? Happened::garrisoned : Happened::commissioned, rival_seat, {number(space)});
  offer(p, p.facts.right[right_index(action)].gain);
  offer(p, p.facts.spaces[space].gain);
}

// PW-SACT-13, PW-SACT-14.
void rival_absolve(Play& p) {
  ++pieces(p).jars;
  p.tell(Happened::absolved, rival_seat, {255});
  for (Gain gain : p.facts.right[right_index(Space::absolve)].gain)
    offer(p, gain.token == Token::may_discard ? Gain{Token::remove_suspicion, gain.n} : gain);
  offer(p, {Token::pay_or_discard, 1});
}

void rival_fortify(Play& p) {
  const Wall wall = draw(p.s, Deck::walls, p.s.wall_deck);
  pieces(p).walls[pieces(p).wall_count++] = wall;
  p.tell(Happened::fortified, rival_seat, {number(wall)});
  offer(p, p.facts[wall].gain);
  if (const Gains* choice = rival_choice(p, p.facts[wall].choice)) offer(p, *choice);
}

void rival_outsider(Play& p, Space action) {
  const Outsider card = std::exchange(p.s.outsiders[pick_outsider(p, action)], Outsider::none);
  if (action == Space::attack)
    pieces(p).attacked.add(card);
  else
    pieces(p).converted[pieces(p).converted_count++] = card;
  p.tell(action == Space::attack ? Happened::attacked : Happened::converted, rival_seat, {number(card)});
  offer(p, action == Space::attack ? p.facts[card].attack : p.facts[card].convert);
}

void rival_right(Play& p, Space action) {
  const int needed = workers_needed(p, action);
  p.s.rival.placed[right_index(action)] = static_cast<std::uint8_t>(needed);
  p.s.rival.workers = static_cast<std::uint8_t>(p.s.rival.workers - needed);
  p.tell(Happened::acted, rival_seat, {number(action), 0});
  switch (action) {
    case Space::commission:
    case Space::garrison:
      return rival_space(p, action);
    case Space::absolve:
      return rival_absolve(p);
    case Space::fortify:
      return rival_fortify(p);
    default:
      return rival_outsider(p, action);
  }
}

bool try_right(Play& p, Space action) {
  if (!rival_can(p, action)) return false;
  rival_right(p, action);
  return true;
}

constexpr Space left_space(Scheme scheme) {
  switch (scheme) {
    case Scheme::recruit:
      return Space::recruit;
    case Scheme::pray:
      return Space::pray;
    case Scheme::trade:
      return Space::trade;
    default:
      return Space::conspire;
  }
}

bool try_left(Play& p, Scheme scheme) {
  Rival& rival = p.s.rival;
  const int needed = p.facts.solo.workers[index(scheme)];
  if ((rival.left >> index(scheme) & 1u) != 0 || rival.workers < needed) return false;
  if (scheme == Scheme::recruit && pick_townsfolk(p) == townsfolk_row) return false;
  rival.left = static_cast<std::uint16_t>(rival.left | 1u << index(scheme));
  rival.workers = static_cast<std::uint8_t>(rival.workers - needed);
  p.tell(Happened::acted, rival_seat, {number(left_space(scheme)), 0});
  switch (scheme) {
    case Scheme::recruit:
      rival_recruit(p);
      break;
    case Scheme::pray:
      rival_pray(p);
      break;
    case Scheme::trade:
      move_marker(p, p.facts.solo.trade_steps);
      break;
    default:  // PW-SACT-06
      gain_workers(p, p.facts.solo.conspire_workers);
      p.push(Todo::suspicions, p.facts.solo.conspire_suspicions);
  }
  return true;
}

// PW-SACT-18, PW-SACT-27: unmet orders from right to left, then the met ones.
bool try_orders(Play& p) {
  for (bool met : {false, true})
    for (std::size_t slot = order_slots; slot-- > 0;) {
      const Order order = p.s.orders[slot];
      if (order == Order::none) continue;
      const OrderCard& card = p.facts[order];
      if ((done(p, rival_seat, card.action) >= card.at_least) == met && try_right(p, card.action)) return true;
    }
  return false;
}

// PW-SACT-21, PW-SACT-24.
bool try_favour(Play& p) {
  const int needed = p.facts.solo.workers[index(Scheme::kings_favour)];
  if (p.s.rival.workers < needed) return false;
  const std::size_t slot = pick_by_marker(p, favour_slots, [&](std::size_t i) {
    return p.s.favours[i] != Favour::none && p.s.favour_worker[i] == Worker::none;
  });
  if (slot == favour_slots) return false;
  p.s.rival.workers = static_cast<std::uint8_t>(p.s.rival.workers - needed);
  p.s.favour_worker[slot] = Worker::any;
  p.s.favour_user[slot] = rival_seat;
  const FavourCard& card = p.facts[p.s.favours[slot]];
  p.tell(Happened::used_favour, rival_seat, {number(p.s.favours[slot])});
  if (card.cost.count(Token::take_debt)) grant(p, rival_seat, Token::take_debt, card.cost.count(Token::take_debt));
  offer(p, card.gain);
  if (const Gains* choice = rival_choice(p, card.choice)) offer(p, *choice);
  return true;
}

bool try_scheme(Play& p, Scheme scheme) {
  if (scheme == Scheme::kings_order) return try_orders(p);
  if (scheme == Scheme::kings_favour) return try_favour(p);
  if (index(scheme) < right_spaces) return try_right(p, right_at(index(scheme)));
  return try_left(p, scheme);
}

// PW-SWRK-05, PW-SWRK-11.
Scheme turn_up_scheme(Play& p) {
  Rival& rival = p.s.rival;
  if (count(rival.deck) == 0) shuffle_schemes(p);
  const std::size_t kind = draw(p.s, Deck::schemes, rival.deck);
  ++rival.discard[kind];
  rival.scheme = static_cast<Scheme>(kind);
  p.tell(Happened::scheme, rival_seat, {number(rival.scheme)});
  return rival.scheme;
}

// PW-SACT-07.
void rest(Play& p) {
  p.tell(Happened::rested, rival_seat);
  move_marker(p, p.facts.solo.rest_steps + p.s.rival.workers);
  p.s.rival.rested = 1;
  pieces(p).passed = 1;
}

// PW-SWRK-06, PW-SWRK-12, PW-SWRK-14.
void fall_back(Play& p) {
  p.tell(Happened::scheme_fallback, rival_seat, {number(p.s.rival.scheme)});
  for (Scheme scheme : p.facts.solo.fallback)
    if (try_left(p, scheme)) return;
  rest(p);
}

}  // namespace

void do_rival_turn(Play& p) {
  p.pop();
  p.push(Todo::end_turn);
  if (p.s.rival.workers == 0) {  // PW-SWRK-10
    pieces(p).passed = 1;
    return p.tell(Happened::passed, rival_seat);
  }
  p.push(Todo::rewards);
  if (!try_scheme(p, turn_up_scheme(p))) fall_back(p);
}

}  // namespace ludarium::paladins
