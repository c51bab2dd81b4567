// Chapter "Hidden information". redact() is the one place that decides what a seat may see; imagine() is its inverse
// for search: any full state that gives that view.
#include "games/scythe/rules/hidden.hpp"

#include <algorithm>
#include <numeric>

#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {
namespace {

void hide_hand(Player& player) {
  const int size = hand_size(player);
  player.hand = {};
  player.hand[unknown] = static_cast<std::uint8_t>(size);
}

// A completed card lies open; held ones and those put away unrevealed stay secret (SC-HID-02).
void hide_objectives(Player& player) {
  for (std::size_t i = 0; i < player.objectives.size(); ++i)
    if (player.objectives[i] && player.fate[i] != ObjectiveFate::completed) player.objectives[i] = hidden_card;
}

// SC-HID-07: until both are ready.
void hide_fight(State& s, SeatSet viewers) {
  for (std::size_t side : {attacker, defender}) {
    const Seat owner = side == attacker ? s.active : s.combat.defender;
    if (viewers.has(owner)) continue;
    s.combat.dial[side] = 0;
    s.combat.cards[side] = {};
  }
}

// SC-VAR-02: the others read the card, the active player only hears it.
void hide_encounter(State& s) {
  if (s.encounter_card == 0 || s.encounter_card == hidden_card) return;
  s.encounters_drawn &= ~(std::uint64_t{1} << (s.encounter_card - 1));
  s.encounter_card = hidden_card;
}

bool know_factory_cards(const State& s, SeatSet viewers) {
  if (s.ask == Ask::factory_card && viewers.has(s.active)) return true;
  for (Seat seat : s.seats())
    if (viewers.has(seat) && s.player(seat).factory_card != 0) return true;
  return false;
}

}  // namespace

bool is_view(const State& s) {
  if (s.rng == Rng{} || s.deck[unknown] || (s.factory_board & factory_cards_hidden)) return true;
  if (s.encounter_card == hidden_card) return true;
  for (Seat seat : s.seats()) {
    const Player& p = s.player(seat);
    if (p.hand[unknown] || p.coins == hidden_coins || p.objectives[0] == hidden_card || p.objectives[1] == hidden_card)
      return true;
  }
  return false;
}

State redact(const State& state, SeatSet viewers) {
  State s = state;
  s.rng = {};
  s.next_cards = s.next_encounters = s.automas.next_cards = {};
  for (Seat seat : s.seats().without(viewers)) {
    Player& player = s.player(seat);
    hide_hand(player);
    hide_objectives(player);
    if (s.has(hide_coin_totals) && s.ask != Ask::over)
      player.coins = hidden_coins;  // SC-HID-03; they are scored openly
  }
  s.deck = {0, 0, 0, 0, static_cast<std::uint8_t>(std::accumulate(s.deck.begin(), s.deck.end(), 0))};
  if (!know_factory_cards(s, viewers)) s.factory_board = factory_cards_hidden;
  if (s.ask == Ask::fight) hide_fight(s, viewers);
  if (s.has(blind_encounters) && viewers == SeatSet::of(s.active)) hide_encounter(s);
  return s;
}

namespace {

// Cards nobody sees. Search makes some with every world it imagines, so they need no memory of their own.
class CardPile {
 public:
  void add(std::size_t card) { cards_[size_++] = static_cast<std::uint8_t>(card); }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const std::uint8_t* begin() const { return cards_.data(); }
  const std::uint8_t* end() const { return cards_.data() + size_; }

  std::uint8_t take_random(Rng& rng) {
    const std::size_t i = rng.below(static_cast<std::uint32_t>(size_));
    const std::uint8_t card = cards_[i];
    cards_[i] = cards_[--size_];
    return card;
  }

 private:
  static constexpr std::size_t most = 256;  // more than the facts allow of any kind
  std::array<std::uint8_t, most> cards_;    // only the first `size_` of them mean something
  std::size_t size_ = 0;
};

// Combat cards nobody has shown: all of them less what the viewer sees.
CardPile unseen_combat_cards(const Facts& facts, const State& s) {
  std::array<int, card_values> left{};
  for (std::size_t v = 0; v < card_values; ++v) {
    left[v] = facts.card_count[v] - s.discard[v] - s.deck[v];
    for (Seat seat : s.seats()) left[v] -= s.player(seat).hand[v];
  }
  CardPile pile;
  for (std::size_t v = 0; v < card_values; ++v)
    for (int i = 0; i < left[v]; ++i) pile.add(v);
  return pile;
}

template <std::size_t n>
void fill(std::array<std::uint8_t, n>& cards, CardPile& pile, Rng& rng) {
  for (; cards[unknown] && !pile.empty(); --cards[unknown]) ++cards[pile.take_random(rng)];
}

// What nobody holds lies in the deck, whose order is drawn only when a card is.
void fill_deck(State& s, CardPile& pile, Rng& rng) {
  if (s.deck[unknown] != pile.size()) return fill(s.deck, pile, rng);
  for (std::uint8_t value : pile) ++s.deck[value];
  s.deck[unknown] = 0;
}

template <class Cards, class Used>
CardPile numbers_not(const Cards& cards, bool with_promo, const Used& used) {
  CardPile pile;
  for (std::size_t i = 0; i < cards.size(); ++i)
    if ((!cards[i].promo || with_promo) && !used(i + 1)) pile.add(i + 1);
  return pile;
}

void imagine_objectives(const Facts& facts, State& s, Rng& rng) {
  CardPile pile = numbers_not(facts.objectives, s.has(promo), [&](std::size_t number) {
    for (Seat seat : s.seats())
      for (auto card : s.player(seat).objectives)
        if (card == number) return true;
    return false;
  });
  for (Seat seat : s.seats())
    for (auto& card : s.player(seat).objectives)
      if (card == hidden_card) card = pile.take_random(rng);
}

void imagine_factory(const Facts& facts, State& s, Rng& rng) {
  if (s.factory_board != factory_cards_hidden) return;
  int taken = 0;
  CardPile pile = numbers_not(facts.factory_cards, s.has(promo), [&](std::size_t number) {
    for (Seat seat : s.seats())
      if (s.player(seat).factory_card == number) return true;
    return false;
  });
  for (Seat seat : s.seats()) taken += s.player(seat).factory_card != 0;
  s.factory_board = 0;
  for (int i = taken; i < s.player_count + facts.factory_cards_beyond_players; ++i)
    s.factory_board |= 1u << (pile.take_random(rng) - 1);
}

void imagine_encounter(const Facts& facts, State& s, Rng& rng) {
  if (s.encounter_card != hidden_card) return;
  CardPile pile = numbers_not(facts.encounter_cards, s.has(promo),
                              [&](std::size_t number) { return (s.encounters_drawn >> (number - 1) & 1) != 0; });
  s.encounter_card = pile.take_random(rng);
  s.encounters_drawn |= std::uint64_t{1} << (s.encounter_card - 1);
}

// An opponent who has already chosen chose something he could.
void imagine_fight(const Facts& facts, State& s, SeatSet viewers, Rng& rng) {
  if (s.ask != Ask::fight) return;
  for (std::size_t side : {attacker, defender}) {
    const Seat seat = fighter({facts, s}, side);
    if (viewers.has(seat) || s.is_automa(seat) || !(s.combat.answered >> side & 1)) continue;
    const Player& player = s.player(seat);
    s.combat.dial[side] =
        static_cast<std::uint8_t>(rng.below(std::min<std::uint32_t>(facts.dial_max, player.power) + 1));
    auto hand = player.hand;
    for (int cards = static_cast<int>(rng.below(static_cast<std::uint32_t>(card_limit({facts, s}, side)) + 1));
         cards > 0; --cards) {
      std::size_t value = rng.below(card_values);
      while (hand[value] == 0) value = (value + 1) % card_values;
      --hand[value];
      ++s.combat.cards[side][value];
    }
  }
}

}  // namespace

State imagine(const Facts& facts, const State& state, SeatSet viewers, Rng& rng) {
  State s = redact(state, viewers);
  s.rng.state = rng.next();
  CardPile pile = unseen_combat_cards(facts, s);
  for (Seat seat : s.seats()) fill(s.player(seat).hand, pile, rng);
  fill_deck(s, pile, rng);
  imagine_objectives(facts, s, rng);
  imagine_factory(facts, s, rng);
  imagine_encounter(facts, s, rng);
  imagine_fight(facts, s, viewers, rng);
  for (Seat seat : s.seats())
    if (s.player(seat).coins == hidden_coins)
      s.player(seat).coins = s.is_automa(seat) ? facts.automa.coins : facts.of(s.player(seat).mat).coins;
  return s;
}

}  // namespace ludarium::scythe
