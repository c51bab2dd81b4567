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

// Not to oneself nor to nobody, and not more than there is.
Rule forbids_gift(const Look& look, Seat seat, Seat to, int coins) {
  if (look.s.has(tournament)) return "SC-ALLY-03";
  if (look.s.is_automa(to)) return "SC-AUTO-07";
  const bool given = index(to) < look.s.player_count && to != seat && coins >= 1;
  return given && coins <= std::min<int>(look.s.player(seat).coins, largest_gift) ? allowed : "SC-ALLY-02";
}

Rule forbids_delay(const Look& look, Seat seat, Seat slow) {
  const bool there = index(slow) < look.s.player_count && slow != seat;
  const bool waits = there && look.s.has(delay_penalty) && deciding_seats(look.s).has(slow);
  return waits ? allowed : "SC-VAR-01";
}

Rule forbids_in_part(const Look& look, Seat seat, std::size_t yes) {
  const bool changes = yes <= 1 && (look.s.in_part != 0) != (yes == 1);
  return changes && seat == look.s.active && benefit_ahead(look) ? allowed : "SC-TURN-08";
}

Rule forbids_standing_order(const Look& look, Seat seat, std::size_t bottom, std::size_t decline) {
  if (!look.rules().ongoing_bonus_optional || bottom >= bottom_actions || decline > 1) return "SC-ENL-12";
  const bool declines = (look.s.player(seat).declines >> bottom & 1) != 0;
  return declines != (decline == 1) ? allowed : "SC-ENL-12";
}

void legal_asides(const Look& look, Seat seat, ActionList& list) {
  const State& s = look.s;
  if (s.ask == Ask::over || !s.people().has(seat)) return;
  for (Seat to : s.people())
    for (int coins = 1; !forbids_gift(look, seat, to, coins); ++coins)
      list.push(act::gift(to, static_cast<std::size_t>(coins)));
  for (Seat slow : deciding_seats(s))
    if (!forbids_delay(look, seat, slow)) list.push(act::delay(slow));
  for (bool yes : {false, true})
    if (!forbids_in_part(look, seat, yes)) list.push(act::in_part(yes));
  for (std::size_t b = 0; b < bottom_actions; ++b)
    for (bool decline : {false, true})
      if (!forbids_standing_order(look, seat, b, decline))
        list.push(act::standing_order(static_cast<BottomAction>(b), decline));
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
