#include "games/settlers/rules/hidden.hpp"

#include <algorithm>

#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {
namespace {

std::uint8_t count(const CardSet& cards) { return static_cast<std::uint8_t>(cards.size()); }

// IS-HID-05: which deck a card came from shows on its back.
struct Backs {
  std::uint8_t common = 0, faction = 0;
};
Backs backs(const Facts& facts, const CardSet& cards) {
  const CardSet common = cards & facts.deck[index(Deck::common)];
  return {count(common), count(cards - common)};
}

// IS-HID-14: a card that is being built, dealt or razed is on the table, though it leaves the hand only afterwards.
CardSet shown(const State& s) {
  CardSet cards;
  for (std::size_t i = 0; i < s.task_count; ++i)
    if (s.tasks[i].card != CardId::none) cards.add(s.tasks[i].card);
  return cards;
}

void hide_player(const Facts& facts, State& s, Seat seat) {
  Player& player = s.player(seat);
  const CardSet played = player.hand & shown(s);
  const Backs hand = backs(facts, player.hand - played);
  player.hidden_hand_common = static_cast<std::uint8_t>(player.hidden_hand_common + hand.common);
  player.hidden_hand_faction = static_cast<std::uint8_t>(player.hidden_hand_faction + hand.faction);
  player.hand = played;
  player.hidden_offer = static_cast<std::uint8_t>(player.hidden_offer + count(player.offer));
  player.offer = {};
  const CardSet secret = player.foundations & s.secret;  // IS-HID-12
  player.hidden_foundations = static_cast<std::uint8_t>(player.hidden_foundations + count(secret));
  player.foundations -= secret;
  s.secret -= secret;
}

void hide_decks(State& s) {
  s.next_common = {};
  s.next_attack = {};
  for (Seat seat : s.seats()) {
    Player& player = s.player(seat);
    player.next = {};
    player.hidden_deck = static_cast<std::uint8_t>(player.hidden_deck + count(player.deck));
    player.deck = {};
  }
  s.hidden_common_deck = static_cast<std::uint8_t>(s.hidden_common_deck + count(s.common_deck));
  s.common_deck = {};
  s.hidden_markers = static_cast<std::uint8_t>(s.hidden_markers + count(s.markers));  // IS-HID-18
  s.markers = {};
  s.hidden_attack_deck = static_cast<std::uint8_t>(s.hidden_attack_deck + std::popcount(s.attack_deck));
  s.attack_deck = 0;
}

struct Gate {
  CardId card = CardId::none;
  Seat owner = Seat::none;
};
Gate gate_of(const Facts& facts, const State& s, std::size_t slot) {
  for (Seat seat : s.seats())
    for (CardId card : s.player(seat).empire& facts.stashing)
      if (facts.title_of(card).stash == Stash::hand_cards && stash_slot({facts, s}, card) == slot) return {card, seat};
  return {};
}

void hide_under(const Facts& facts, State& s, std::size_t slot, const CardSet& cards, UnderGate common) {
  const Backs hidden = backs(facts, cards);
  auto& counts = s.hidden_under[slot];
  counts[index(common)] = static_cast<std::uint8_t>(counts[index(common)] + hidden.common);
  counts[index(common) + 1] = static_cast<std::uint8_t>(counts[index(common) + 1] + hidden.faction);
  s.under[slot] -= cards;
  s.by_taker -= cards;
}

// IS-HID-13: the owner knows them; what a taker laid there only once the Gate is his own again.
void hide_gate(const Facts& facts, State& s, std::size_t slot, SeatSet viewers) {
  if (s.under[slot].empty()) return;
  const Gate gate = gate_of(facts, s, slot);
  const CardSet takers = s.under[slot] & s.by_taker, owners = s.under[slot] - takers;
  const bool own = viewers.has(gate.owner), taker = viewers.has(egyptian({facts, s}));
  if (!own) hide_under(facts, s, slot, owners, UnderGate::common);
  if (!taker && (!own || s.taken_over.has(gate.card))) hide_under(facts, s, slot, takers, UnderGate::taker_common);
}

}  // namespace

State redact(const Facts& facts, const State& state, SeatSet viewers) {
  State s = state;
  s.rng = {};
  hide_decks(s);
  for (Seat seat : s.seats().without(viewers)) hide_player(facts, s, seat);
  for (std::size_t slot = 0; slot < hand_stashes; ++slot) hide_gate(facts, s, slot, viewers);
  if (!viewers.has(s.actor) && !s.looked.empty()) {
    const Backs hidden = backs(facts, s.looked);
    s.hidden_looked = static_cast<std::uint8_t>(hidden.common | hidden.faction << 4);
    s.looked = {};
  }
  return s;
}

namespace {

CardSet visible(const State& s) {
  CardSet all = s.common_deck | s.common_discard | s.row | s.virtual_area | s.collection | s.box | s.markers | s.looked;
  for (const CardSet& under : s.under) all |= under;
  for (Seat seat : s.seats()) {
    const Player& p = s.player(seat);
    all |= p.hand | p.empire | p.deals | p.foundations | p.deck | p.discard | p.offer;
  }
  return all;
}

CardId any_of(const CardSet& cards, Rng& rng) {
  return cards.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
}

// What is left for a deck is all of it: a deck has no order, so there is nothing to draw.
void deal(CardSet& to, std::uint8_t& hidden, CardSet& from, Rng& rng) {
  if (hidden == 0) return;
  if (const int left = from.size(); hidden >= left) {
    to |= from;
    from = {};
    hidden = static_cast<std::uint8_t>(hidden - left);
    return;
  }
  for (; hidden && !from.empty(); --hidden) {
    const CardId card = any_of(from, rng);
    from.remove(card);
    to.add(card);
  }
}

void deal_under(State& s, std::size_t slot, UnderGate part, CardSet& from, Rng& rng) {
  if (s.hidden_under[slot][index(part)] == 0) return;
  CardSet dealt;
  deal(dealt, s.hidden_under[slot][index(part)], from, rng);
  s.under[slot] |= dealt;
  if (part == UnderGate::taker_common || part == UnderGate::taker_faction) s.by_taker |= dealt;
}

void imagine_faction(const Facts& facts, State& s, Seat seat, const CardSet& seen, Rng& rng) {
  Player& player = s.player(seat);
  CardSet unseen = facts.deck[index(player.faction)] - seen;
  deal(player.hand, player.hidden_hand_faction, unseen, rng);
  if (s.hidden_markers) {
    auto markers = std::min(count(trades_of({facts, s}, seat)), s.hidden_markers);
    s.hidden_markers = static_cast<std::uint8_t>(s.hidden_markers - markers);
    deal(s.markers, markers, unseen, rng);
  }
  for (std::size_t slot = 0; slot < hand_stashes; ++slot) {
    if (s.hidden_under[slot] == HiddenUnder{}) continue;
    if (gate_of(facts, s, slot).owner == seat) deal_under(s, slot, UnderGate::faction, unseen, rng);
    if (player.faction == Faction::egyptians) deal_under(s, slot, UnderGate::taker_faction, unseen, rng);
  }
  if (s.actor == seat) {
    auto looked = static_cast<std::uint8_t>(s.hidden_looked >> 4);
    deal(s.looked, looked, unseen, rng);
    s.hidden_looked = static_cast<std::uint8_t>(s.hidden_looked & 15);
  }
  deal(player.deck, player.hidden_deck, unseen, rng);
}

void imagine_common(const Facts& facts, State& s, const CardSet& seen, Rng& rng) {
  CardSet unseen = facts.deck[index(Deck::common)] - seen;
  for (Seat seat : s.seats()) {
    Player& player = s.player(seat);
    deal(player.hand, player.hidden_hand_common, unseen, rng);
    deal(player.offer, player.hidden_offer, unseen, rng);
    CardSet founded;
    deal(founded, player.hidden_foundations, unseen, rng);
    player.foundations |= founded;
    s.secret |= founded;
  }
  for (std::size_t slot = 0; slot < hand_stashes; ++slot) {
    deal_under(s, slot, UnderGate::common, unseen, rng);
    deal_under(s, slot, UnderGate::taker_common, unseen, rng);
  }
  deal(s.looked, s.hidden_looked, unseen, rng);
  deal(s.common_deck, s.hidden_common_deck, unseen, rng);
}

// The deck has no order, and everything that left it was seen: so all the rest is in it.
void imagine_attacks(State& s) {
  unsigned unseen = 0xffff & ~s.attack_deals & ~s.attack_gone;
  for (std::size_t i = 0; i < s.line_length; ++i) unseen &= ~(1u << (s.line[i] - 1));
  s.attack_deck = static_cast<std::uint16_t>(s.solo() ? unseen : 0);
  s.hidden_attack_deck = 0;
}

// The hidden hand's cards that would answer the question, if they were there, and what answers it already.
struct Answers {
  CardSet hidden;
  std::size_t known = 0;
};
Answers answers_in_hand(const Facts& facts, const State& state, const CardSet& unseen) {
  State s = state;
  s.player(s.actor).hand |= unseen;
  ActionList list;
  list_targets({facts, s}, s.card, list);
  Answers found;
  for (Action action : list)
    if (what(action) == Do::target && unseen.has(card_arg(action)))
      found.hidden.add(card_arg(action));
    else
      ++found.known;
  return found;
}

// Who is asked for a target has a choice of at least two (do_operate): where they can only come from the hand, it holds
// them.
void imagine_targets(const Facts& facts, State& s, Rng& rng) {
  constexpr std::size_t least = 2;
  Player& player = s.player(s.actor);
  const CardSet unseen = (facts.deck[index(player.faction)] | facts.deck[index(Deck::common)]) - visible(s);
  Answers answers = answers_in_hand(facts, s, unseen);
  for (; answers.known < least; ++answers.known) {
    if (player.hidden_hand_common == 0) answers.hidden -= facts.deck[index(Deck::common)];
    if (player.hidden_hand_faction == 0) answers.hidden -= facts.deck[index(player.faction)];
    if (answers.hidden.empty()) return;
    const CardId card = any_of(answers.hidden, rng);
    answers.hidden.remove(card);
    player.hand.add(card);
    --(facts.deck[index(Deck::common)].has(card) ? player.hidden_hand_common : player.hidden_hand_faction);
  }
}

}  // namespace

State imagine(const Facts& facts, const State& state, SeatSet viewers, Rng& rng) {
  State s = redact(facts, state, viewers);
  s.rng.state = rng.next();
  if (s.ask == Ask::target && !viewers.has(s.actor)) imagine_targets(facts, s, rng);
  const CardSet seen = visible(s);
  for (Seat seat : s.seats()) imagine_faction(facts, s, seat, seen, rng);
  imagine_common(facts, s, seen, rng);
  imagine_attacks(s);
  return s;
}

}  // namespace ludarium::settlers
