#include "settlers/hidden.hpp"

#include "settlers/play.hpp"

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
  for (Seat seat : s.seats()) {
    Player& player = s.player(seat);
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

Seat gate_owner(const Facts& facts, const State& s, std::size_t slot) {
  for (Seat seat : s.seats())
    for (CardId card : s.player(seat).empire)
      if (facts.title_of(card).stash == Stash::hand_cards && stash_slot({facts, s}, card) == slot) return seat;
  return Seat::none;
}

}  // namespace

State redact(const Facts& facts, const State& state, Seat viewer) {
  State s = state;
  s.rng = {};
  hide_decks(s);
  for (Seat seat : s.seats().without(viewer)) hide_player(facts, s, seat);
  for (std::size_t slot = 0; slot < hand_stashes; ++slot) {
    if (s.under[slot].empty() || gate_owner(facts, s, slot) == viewer) continue;
    const Backs hidden = backs(facts, s.under[slot]);
    s.hidden_under[slot] = {hidden.common, hidden.faction};
    s.under[slot] = {};
  }
  if (s.actor != viewer && !s.looked.empty()) {
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

void deal(CardSet& to, std::uint8_t& hidden, CardSet& from, Rng& rng) {
  for (; hidden && !from.empty(); --hidden) {
    const CardId card = from.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(from.size()))));
    from.remove(card);
    to.add(card);
  }
}

void imagine_faction(const Facts& facts, State& s, Seat seat, const CardSet& seen, Rng& rng) {
  Player& player = s.player(seat);
  CardSet unseen = facts.deck[index(player.faction)] - seen;
  deal(player.hand, player.hidden_hand_faction, unseen, rng);
  if (player.faction == Faction::japanese) {
    deal(s.markers, s.hidden_markers, unseen, rng);
    for (std::size_t slot = 0; slot < hand_stashes; ++slot) deal(s.under[slot], s.hidden_under[slot][1], unseen, rng);
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
  for (std::size_t slot = 0; slot < hand_stashes; ++slot) deal(s.under[slot], s.hidden_under[slot][0], unseen, rng);
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

}  // namespace

State imagine(const Facts& facts, const State& state, Seat viewer, Rng& rng) {
  State s = redact(facts, state, viewer);
  s.rng.state = rng.next();
  const CardSet seen = visible(s);
  for (Seat seat : s.seats()) imagine_faction(facts, s, seat, seen, rng);
  imagine_common(facts, s, seen, rng);
  imagine_attacks(s);
  return s;
}

}  // namespace ludarium::settlers
