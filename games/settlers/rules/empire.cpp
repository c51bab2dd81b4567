// Who holds what: locations, take-overs, colours, marks. Everything is derived from the card sets of the state.
#include <algorithm>

#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {

Seat egyptian(const Look& look) {
  for (Seat seat : look.s.seats())
    if (look.s.player(seat).faction == Faction::egyptians) return seat;
  return Seat::none;
}

// IS-CLAR-EGY-09: a taken-over location is the taker's in every respect and not its owner's.
CardSet holdings_beside_take_overs(const Look& look, Seat seat) {
  const CardSet own = look.s.player(seat).empire;
  return look.s.player(seat).faction == Faction::egyptians ? own | look.s.taken_over : own - look.s.taken_over;
}

Seat owner_of(const Look& look, CardId location) {
  for (Seat seat : look.s.seats())
    if (look.s.player(seat).empire.has(location)) return seat;
  return Seat::none;
}

Seat holder_of(const Look& look, CardId location) {
  return look.s.taken_over.has(location) ? egyptian(look) : owner_of(look, location);
}

// IS-PASS-03, IS-PASS-04: nobody who has passed.
SeatSet reachable_opponents(const Look& look) {
  SeatSet seats;
  for (Seat seat : look.s.seats().without(look.s.actor))
    if (!look.s.player(seat).passed) seats = seats.with(seat);
  return seats;
}

// IS-SOLO-16: in the solo game the virtual player's cards count as an opponent's locations.
CardSet reachable_locations(const Look& look) {
  CardSet all = look.s.virtual_area;
  if (look.s.player(look.s.actor).faction == Faction::egyptians) all -= look.s.taken_over;
  for (Seat seat : reachable_opponents(look)) all |= holdings(look, seat);
  return all;
}

CardSet of_colours(const Look& look, CardSet cards, Colours colours) {
  CardSet all;
  for (std::size_t i = 0; i < look.facts.colour_set.size(); ++i)
    if (colours >> i & 1) all |= look.facts.colour_set[i];
  return cards & all;
}

CardSet with_trigger(const Look& look, Seat seat, Trigger trigger) {
  return holdings(look, seat) & look.facts.firing[index(trigger)];
}

int times(const Look& look, Seat seat, const Per& per) {
  const CardSet own = holdings(look, seat);
  const int count = per.samurai ? (own & look.s.samurai).size() : of_colours(look, own, per.colours).size();
  return std::min<int>(count, per.max);
}

int uses_left(const Look& look, CardId location) {
  if (look.s.blocked.has(location)) return 0;
  return look.facts.action[index(location)].uses - look.s.used.has(location) - look.s.used_twice.has(location);
}

int protection(const Look& look, CardId location) {
  const State& s = look.s;
  return (s.defence.has(location) + s.defence_twice.has(location)) * look.facts.raze_per_defence +
         s.samurai.has(location) * look.facts.raze_per_samurai;
}

// Cards that take hand cards first, then those that take resources, in the order of their ids.
std::size_t stash_slot(const Look& look, CardId card) {
  const std::size_t first = look.title(card).stash == Stash::resources ? hand_stashes : 0;
  return first + look.facts.stash_place[index(card)];
}

// IS-CLAR-EGY-09: what a taken-over Trade Route brings is the taker's and stays so (IS-CLAR-JAP-13).
CardSet trades_of(const Look& look, Seat seat) {
  switch (look.s.player(seat).faction) {
    case Faction::japanese:
      return look.s.traded - look.s.by_taker;
    case Faction::egyptians:
      return look.s.traded & look.s.by_taker;
    default:
      return {};
  }
}

// IS-CLAR-JAP-19: the deal ends with the location; nobody knew the marker, so any of the trader's will do.
void end_trade_deal(Play& p, CardId location) {
  if (!p.s.traded.has(location)) return;
  const Deck deck = p.s.by_taker.has(location) ? Deck::egyptians : Deck::japanese;
  p.s.traded.remove(location);
  p.s.by_taker.remove(location);
  const CardSet markers = p.s.markers & p.facts.deck[index(deck)];
  if (markers.empty() && p.s.hidden_markers) --p.s.hidden_markers;
  if (markers.empty()) return;
  const CardId marker = markers.nth(static_cast<int>(p.s.rng.below(static_cast<std::uint32_t>(markers.size()))));
  p.s.markers.remove(marker);
  discard(p, marker);
}

namespace {

// IS-CLAR-JAP-15.
void empty_stash(Play& p, CardId location) {
  const Stash kind = p.title(location).stash;
  if (kind == Stash::none) return;
  const std::size_t slot = stash_slot(p, location);
  p.s.laid[slot] = 0;
  if (kind != Stash::hand_cards) return;
  for (CardId card : p.s.under[slot]) discard(p, card);
  p.s.by_taker -= p.s.under[slot];
  p.s.under[slot] = {};
  p.s.hidden_under[slot] = {};
}

}  // namespace

void take_marks_off(State& s, const CardSet& locations) {
  for (CardSet* marks : {&s.used, &s.used_twice, &s.blocked, &s.samurai, &s.defence, &s.defence_twice, &s.taken_over})
    *marks -= locations;
}

void leave_play(Play& p, CardId location) {
  State& s = p.s;
  CardSet gone;
  gone.add(location);
  take_marks_off(s, gone);
  for (Seat seat : s.seats()) s.player(seat).empire.remove(location);
  s.virtual_area.remove(location);
  end_trade_deal(p, location);
  empty_stash(p, location);
}

void discard(Play& p, CardId card) {
  p.tell(Happened::discarded, p.s.actor, {number(card)});
  onto_discard(p, card);
}

void onto_discard(Play& p, CardId card) {
  if (Look(p).common(card)) return p.s.common_discard.add(card);
  for (Seat seat : p.s.seats())
    if (p.facts.deck[index(p.s.player(seat).faction)].has(card)) p.s.player(seat).discard.add(card);
}

}  // namespace ludarium::settlers
