// What holds in every position that play can reach, checked one chapter after the other. All that is broken is told.
// A view hides paladins; what cannot be known is not checked.
#include "games/paladins/checks/invariants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "games/paladins/text/options.hpp"
#include "games/paladins/text/text.hpp"

namespace ludarium::paladins {
namespace {

// ---- who plays, and when

Broken players(const Look& look) {
  const State& s = look.s;
  if (s.player_count < 1 || s.player_count > max_players)
    return wrong("paladins.broken.player_count", {{"count", amount(s.player_count)}, {"most", amount(max_players)}});
  if (!s.seats().has(s.start)) return wrong("paladins.broken.no_start");
  if (s.actor != Seat::none && !s.parties().has(s.actor)) return wrong("paladins.broken.no_actor");
  if ((s.actor == Seat::none) != (s.phase == Phase::over)) return wrong("paladins.broken.no_actor");
  if (index(s.difficulty) > index(Difficulty::hard) || (!s.solo() && s.difficulty != Difficulty::standard))
    return wrong("paladins.broken.difficulty");
  for (std::size_t i = static_cast<std::size_t>(s.parties().size()); i < max_players; ++i)
    if (s.players[i] != blank()) return wrong("paladins.broken.empty_seat", {{"seat", amount(i)}});
  return std::nullopt;
}

Broken course(const Look& look) {
  const State& s = look.s;
  const bool hiring = s.phase == Phase::hiring;
  if (index(s.phase) > index(Phase::over) || hiring != (s.round == 0) || s.round > look.facts.rounds)
    return wrong("paladins.broken.round", {{"round", amount(s.round)}, {"phase", literal(name(s.phase))}});
  if (s.phase == Phase::over && s.round != look.facts.rounds) return wrong("paladins.broken.over_too_soon");
  int passed = 0;
  for (Seat seat : s.parties()) passed += s.player(seat).passed != 0;
  if (passed && s.phase != Phase::actions && s.phase != Phase::over) return wrong("paladins.broken.passed_too_soon");
  if (s.phase == Phase::over && passed != s.parties().size()) return wrong("paladins.broken.not_passed");
  return std::nullopt;
}

// ---- where the cards are

// Counts the cards of one kind wherever they lie; each must turn up once.
template <class Card, class Set>
class Roll {
 public:
  using Call = std::function<std::string(Card)>;  // what a card is called
  Roll(std::size_t cards, Call called) : cards_(cards), called_(std::move(called)) {}

  void add(const Set& cards) {
    for (Card card : cards) add(card);
  }
  void add(Card card) {
    if (card == Card::none || problem_) return;
    if (index(card) >= cards_)
      problem_ = wrong("paladins.broken.no_such_card");
    else if (seen_.has(card))
      problem_ = wrong("paladins.broken.card_twice", {{"card", literal(called_(card))}});
    else
      seen_.add(card);
  }
  template <class List>
  void add_all(const List& list) {
    for (Card card : list) add(card);
  }
  Broken finish() const {
    if (problem_) return problem_;
    for (std::size_t i = 0; i < cards_; ++i)
      if (!seen_.has(static_cast<Card>(i)))
        return wrong("paladins.broken.card_missing", {{"card", literal(called_(static_cast<Card>(i)))}});
    return std::nullopt;
  }

 private:
  std::size_t cards_;
  Call called_;
  Set seen_;
  Broken problem_;
};

template <class Card>
auto by_id(const Facts& facts) {
  return [&facts](Card card) { return std::string(name(facts, card)); };
}
template <class Card>
auto by_number(const char* kind) {
  return [kind](Card card) { return fmt::format("{} {}", kind, index(card) + 1); };
}

Broken townsfolk_once(const Look& look) {
  const State& s = look.s;
  Roll<Townsfolk, TownsfolkSet> roll(look.facts.townsfolk.size(), by_id<Townsfolk>(look.facts));
  roll.add(s.townsfolk_deck);
  roll.add(s.townsfolk_discard);
  roll.add_all(s.townsfolk);
  for (Seat seat : s.seats()) roll.add_all(s.player(seat).hired);
  return roll.finish();
}

Broken outsiders_once(const Look& look) {
  const State& s = look.s;
  Roll<Outsider, OutsiderSet> roll(look.facts.outsiders.size(), by_id<Outsider>(look.facts));
  roll.add(s.outsider_deck);
  roll.add(s.outsider_discard);
  roll.add_all(s.outsiders);
  for (Seat seat : s.parties()) {
    roll.add(s.player(seat).attacked);
    roll.add_all(s.player(seat).converted);
  }
  return roll.finish();
}

Broken walls_once(const Look& look) {
  const State& s = look.s;
  Roll<Wall, WallSet> roll(look.facts.walls.size(), by_number<Wall>("wall"));
  roll.add(s.wall_deck);
  for (Seat seat : s.parties()) roll.add_all(s.player(seat).walls);
  return roll.finish();
}

Broken tavern_once(const Look& look) {
  const State& s = look.s;
  Roll<Tavern, TavernSet> roll(look.facts.tavern.size(), by_number<Tavern>("tavern"));
  roll.add(s.tavern_deck);
  roll.add(s.tavern_discard);
  roll.add_all(s.tavern);
  return roll.finish();
}

Broken kings_cards_once(const Look& look) {
  const State& s = look.s;
  Roll<Order, OrderSet> orders(look.facts.orders.size(), by_id<Order>(look.facts));
  orders.add(s.orders_left);
  orders.add_all(s.orders);
  if (auto broken = orders.finish()) return broken;
  Roll<Favour, FavourSet> favours(look.facts.favours.size(), by_id<Favour>(look.facts));
  favours.add(s.favours_left);
  favours.add_all(s.favours);
  return favours.finish();
}

Broken suspicions_once(const Look& look) {
  const State& s = look.s;
  std::array<int, suspicion_kinds> seen{};
  for (std::size_t tax = 0; tax < suspicion_kinds; ++tax) seen[tax] = s.suspicion_deck[tax] + s.suspicion_discard[tax];
  for (Seat seat : s.parties()) {
    const Player& p = s.player(seat);
    if (p.suspicion_count > suspicion_cards) return wrong("paladins.broken.suspicion", {{"who", of(s, seat)}});
    for (std::size_t i = 0; i < suspicion_cards; ++i) {
      if (p.suspicions[i] >= suspicion_kinds || (i >= p.suspicion_count && p.suspicions[i] != 0))
        return wrong("paladins.broken.suspicion", {{"who", of(s, seat)}});
      if (i < p.suspicion_count) ++seen[p.suspicions[i]];
    }
  }
  for (std::size_t tax = 0; tax < suspicion_kinds; ++tax)
    if (seen[tax] != look.facts.suspicion_copies[tax])
      return wrong(
          "paladins.broken.suspicion_count",
          {{"tax", amount(tax)}, {"count", amount(seen[tax])}, {"all", amount(look.facts.suspicion_copies[tax])}});
  return std::nullopt;
}

// ---- what lies open on the main board

// PW-KING-01 to PW-KING-04: face up from its round on.
template <class Row, class Slots>
bool revealed_in_time(const Row& row, const Slots& slots, std::size_t round) {
  for (std::size_t i = 0; i < row.size(); ++i)
    if ((row[i] != Row::value_type::none) != (slots[i].round <= round)) return false;
  return true;
}

Broken kings_row(const Look& look) {
  const State& s = look.s;
  if (!revealed_in_time(s.orders, look.facts.order_slot, s.round)) return wrong("paladins.broken.orders");
  if (!revealed_in_time(s.favours, look.facts.favour_slot, s.round)) return wrong("paladins.broken.favours");
  for (std::size_t slot = 0; slot < favour_slots; ++slot) {
    const bool used = s.favour_worker[slot] != Worker::none;
    if (used != (s.favour_user[slot] != Seat::none) || (used && !s.parties().has(s.favour_user[slot])))
      return wrong("paladins.broken.favour_user", {{"slot", amount(slot + 1)}});
    if (!used) continue;
    const bool in_time = s.phase == Phase::actions || s.phase == Phase::over;
    const bool rival = s.is_rival(s.favour_user[slot]);
    if (!in_time || s.favours[slot] == Favour::none || rival != (s.favour_worker[slot] == Worker::any))
      return wrong("paladins.broken.favour_worker", {{"slot", amount(slot + 1)}});
    const bool colour = rival || fits(s.favour_worker[slot], look.facts[s.favours[slot]].spot);
    if (!colour) return wrong("paladins.broken.favour_worker", {{"slot", amount(slot + 1)}});
  }
  return std::nullopt;
}

int cards_taken(const State& s, Seat seat) {
  return static_cast<int>(std::count(s.tavern_taker.begin(), s.tavern_taker.end(), seat));
}

// PW-TAV-01 to PW-TAV-03. Who has taken a card in the Workers phase, the muster under way tells.
Broken tavern_row(const Look& look) {
  const State& s = look.s;
  const std::size_t cards = s.phase == Phase::hiring ? 0 : tavern_places(look);
  for (std::size_t i = 0; i < s.tavern.size(); ++i) {
    if ((s.tavern[i] != Tavern::none) != (i < cards))
      return wrong("paladins.broken.tavern", {{"cards", amount(cards)}});
    const Seat taker = s.tavern_taker[i];
    if (taker != Seat::none && (i >= cards || !s.seats().has(taker)))
      return wrong("paladins.broken.tavern_taker", {{"place", amount(i + 1)}});
  }
  for (Seat seat : s.seats()) {
    const int taken = cards_taken(s, seat), least = s.phase == Phase::actions || s.phase == Phase::over;
    const int most = s.phase == Phase::hiring || s.phase == Phase::paladins ? 0 : 1;
    if (taken < least || taken > most) return wrong("paladins.broken.tavern_cards", {{"who", of(s, seat)}});
  }
  return std::nullopt;
}

// PW-RESET-02, PW-RESET-05: a round begins with full rows, as long as there are cards. PW-SETUP-18: in the first hire
// the row of townsfolk has a gap for each card that was taken.
Broken rows_filled(const Look& look) {
  const State& s = look.s;
  if (s.phase == Phase::actions || s.phase == Phase::over) return std::nullopt;
  const auto gaps = [](const auto& row) {
    return std::count(row.begin(), row.end(), std::decay_t<decltype(row[0])>::none);
  };
  int taken = 0;
  if (s.phase == Phase::hiring)
    for (Seat seat : s.seats()) taken += s.player(seat).hired_count;
  if (!s.townsfolk_deck.empty() && gaps(s.townsfolk) != taken) return wrong("paladins.broken.townsfolk_row");
  if (!s.outsider_deck.empty() && gaps(s.outsiders) > 0) return wrong("paladins.broken.outsider_row");
  return std::nullopt;
}

Broken map(const Look& look) {
  const State& s = look.s;
  for (std::size_t i = 0; i < space_count; ++i) {
    if (s.map[i].free()) continue;
    if (!s.parties().has(s.map[i].seat()) || look.facts.spaces[i].min_players > s.player_count)
      return wrong("paladins.broken.map", {{"space", literal(look.facts.spaces[i].id)}});
  }
  return std::nullopt;
}

// PW-TAX-03: the Inquisition comes at once, and fills it up again.
Broken tax_supply(const Look& look) {
  const State& s = look.s;
  const int full = look.facts.tax_supply[s.player_count - 1u];
  if (s.tax > full) return wrong("paladins.broken.tax", {{"tax", amount(s.tax)}, {"most", amount(full)}});
  if (s.tax == 0 && s.ask != Ask::inquisition) return wrong("paladins.broken.no_tax");
  return std::nullopt;
}

// ---- what a position says about its decks

std::size_t cards_named(const State& s, NextCard next) {
  return static_cast<std::size_t>(std::count(s.next.begin(), s.next.begin() + s.next_count, next));
}

// How often a deck can give this card.
std::size_t copies_in_deck(const State& s, NextCard next) {
  const auto in = [&]<class Card, class Bits>(const Cards<Card, Bits>& deck) {
    return next.card < 8 * sizeof(Bits) && deck.has(static_cast<Card>(next.card)) ? 1u : 0u;
  };
  const auto in_pile = [&](const auto& pile) { return next.card < pile.size() ? std::size_t{pile[next.card]} : 0u; };
  switch (static_cast<Deck>(next.deck)) {
    case Deck::townsfolk:
      return in(s.townsfolk_deck);
    case Deck::outsiders:
      return in(s.outsider_deck);
    case Deck::tavern:
      return in(s.tavern_deck);
    case Deck::walls:
      return in(s.wall_deck);
    case Deck::orders:
      return in(s.orders_left);
    case Deck::favours:
      return in(s.favours_left);
    case Deck::suspicions:
      return in_pile(s.suspicion_deck);
    case Deck::schemes:
      return in_pile(s.rival.deck);
    default: {
      const std::size_t seat = next.deck - index(Deck::paladins);
      return seat < s.player_count ? in(s.players[seat].unseen) : 0u;
    }
  }
}

Broken next_cards(const Look& look) {
  const State& s = look.s;
  if (s.next_count > most_next) return wrong("paladins.broken.next");
  for (std::size_t i = 0; i < most_next; ++i) {
    if (i >= s.next_count ? s.next[i] != NextCard{} : copies_in_deck(s, s.next[i]) < cards_named(s, s.next[i]))
      return wrong("paladins.broken.next");
    if (i > 0 && i < s.next_count && s.next[i].deck < s.next[i - 1].deck) return wrong("paladins.broken.next");
  }
  if (s.next_count > 0 && s.rng.state == 0) return wrong("paladins.broken.next_in_view");
  return std::nullopt;
}

using Check = Broken (*)(const Look&);
void run(std::initializer_list<Check> checks, const Look& look, Faults& faults) {
  for (Check check : checks) faults.add(check(look));
}

}  // namespace

Broken Faults::all() const {
  if (list_.empty()) return std::nullopt;
  Message all = list_.back();
  for (auto one = list_.rbegin() + 1; one != list_.rend(); ++one)
    all = {"paladins.broken.and", {{"first", inner(*one)}, {"rest", inner(std::move(all))}}};
  return all;
}

// Who plays comes first, everything else stands on it; the question comes last, for it is put to the rules.
std::optional<Message> broken_invariant(const Facts& facts, const State& s) {
  const Look look{facts, s};
  Faults faults;
  faults.add(players(look));
  if (!faults.none()) return faults.all();
  run({townsfolk_once, outsiders_once, walls_once, tavern_once, kings_cards_once, suspicions_once}, look, faults);
  check_cards_held(look, faults);
  check_paladins(look, faults);
  const bool can_be_asked = faults.none();
  run({course, tavern_row, rows_filled, map, tax_supply, next_cards}, look, faults);
  check_supply(look, faults);
  check_boards(look, faults);
  if (can_be_asked) {
    faults.add(kings_row(look));
    check_rival(look, faults);
    check_question(look, faults);
  }
  return faults.all();
}

}  // namespace ludarium::paladins
