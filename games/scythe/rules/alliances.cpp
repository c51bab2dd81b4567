// Chapter "Alliances and bribes" and the other things a player may do unasked: coin gifts, the delay claim, the word
// that he will take only a part of the next benefit (SC-TURN-08), and a standing order about ongoing bonuses, so that
// nobody is asked every time whether he wants his coin (SC-ENL-12).
#include <algorithm>

#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {
namespace {

// A benefit is about to be chosen, so it can still be said that not all of it will be taken.
bool benefit_ahead(const Look& look) {
  switch (look.s.ask) {
    case Ask::top:
      return top_available(look);
    case Ask::encounter:
      return true;
    case Ask::bottom:
      return look.mover().section != factory_section && bottom_payable(look);
    default:
      return false;
  }
}

}  // namespace

void legal_asides(const Look& look, Seat seat, ActionList& list) {
  const State& s = look.s;
  if (s.ask == Ask::over || !s.people().has(seat)) return;
  if (!s.has(tournament))
    for (Seat to : s.people().without(seat))  // SC-AUTO-07
      for (int coins = 1; coins <= std::min<int>(s.player(seat).coins, largest_gift); ++coins)
        list.push(act::gift(to, static_cast<std::size_t>(coins)));
  if (s.has(delay_penalty))
    for (Seat slow : deciding_seats(s))
      if (slow != seat) list.push(act::delay(slow));
  if (seat == s.active && benefit_ahead(look)) list.push(act::in_part(!s.in_part));
  if (look.rules().ongoing_bonus_optional)
    for (std::size_t b = 0; b < bottom_actions; ++b)
      list.push(act::standing_order(static_cast<BottomAction>(b), !(s.player(seat).declines >> b & 1)));
}

void answer_aside(Play& p, Seat seat, Action a) {
  Player& player = p.s.player(seat);
  switch (what(a)) {
    case Do::gift: {
      const int coins = a.arg[1] + 256 * a.arg[2];
      player.coins = static_cast<std::uint16_t>(player.coins - coins);
      p.tell(Happened::gave_coins, seat, {a.arg[0], static_cast<std::int16_t>(coins)});
      return gain_coins(p, static_cast<Seat>(a.arg[0]), coins);
    }
    case Do::delay:
      p.tell(Happened::delay_claimed, seat, {a.arg[0]});
      return lose_popularity(p, static_cast<Seat>(a.arg[0]), p.facts.delay_popularity);
    case Do::in_part:
      p.s.in_part = a.arg[0];
      return;
    default:
      player.declines = static_cast<std::uint8_t>(player.declines ^ 1u << a.arg[0]);
  }
}

}  // namespace ludarium::scythe
