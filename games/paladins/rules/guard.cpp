// Which rule forbids an action: whether this seat is asked, whether the action answers what is asked, then the guard of
// its chapter.
#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {
namespace {

// PW-ROUND-09 when it is over; else it is somebody else's to decide.
Rule not_asked(const Look& look, Seat seat) {
  if (look.s.ask == Ask::over) return "PW-ROUND-09";
  if (look.s.ask == Ask::paladins) return "PW-PAL-05";
  if (look.s.ask == Ask::hire) return "PW-SETUP-16";
  if (look.s.ask == Ask::inquisition) return "PW-INQ-14";
  return seat != Seat::none && look.s.player(seat).passed ? "PW-TURN-14" : "PW-TURN-02";
}

// What may be done only as the one action of a turn.
Rule not_now(const Look& look) {
  if (look.s.ask == Ask::hire) return "PW-SETUP-17";
  if (look.s.ask == Ask::keep) return "PW-PASS-03";
  return look.s.phase == Phase::actions ? "PW-TURN-01" : "PW-ROUND-01";
}

// A step of an action that has not begun; within another one, or once it is done, it is not the time.
Rule before(const Look& look, Rule of_action) { return look.s.ask == Ask::action ? of_action : not_now(look); }

// The workers are chosen by the rules where there is one way only: they stand there already.
Rule not_placing(const Look& look) {
  const bool placed = look.s.phase == Phase::actions && (look.s.space != Space::none || look.s.favour != 0);
  return placed ? "PW-TURN-10" : not_now(look);
}

Rule not_map_space(const Look& look, std::size_t space) {
  const bool taken = space < space_count && !look.s.map[space].free();
  return before(look, taken ? "PW-GARR-06" : "PW-TURN-01");
}

Rule not_jar(const Look& look, std::size_t place) {
  return place < jar_spaces && forbids_jar(look, place) ? "PW-ABS-06" : before(look, "PW-ABS-05");
}

// Only those of an Inquisition are used at all, and once each.
Rule not_inquiring(const Look& look, std::size_t card) {
  const Rule rule = fires_by_itself(look, card);
  return rule ? rule : "PW-INQ-04";
}

constexpr Paladin paladin_arg(Action a, std::size_t i) { return static_cast<Paladin>(a.arg[i]); }
constexpr Worker worker_arg(Action a, std::size_t i) { return static_cast<Worker>(a.arg[i]); }

Rule forbids_by_kind(const Look& look, Seat seat, Action a) {
  const Ask ask = look.s.ask;
  switch (what(a)) {
    case Do::hire:
    case Do::dismiss:
      if (ask != Ask::hire && ask != Ask::townsfolk) return before(look, "PW-REC-01");
      return forbids_townsfolk(look, a.arg[0], what(a) == Do::dismiss, a.arg[1] != 0);
    case Do::split:
      if (ask != Ask::paladins) return "PW-ROUND-05";
      return forbids_split(look, seat, paladin_arg(a, 0), paladin_arg(a, 1), paladin_arg(a, 2));
    case Do::tavern:
      return ask == Ask::tavern ? forbids_tavern(look, a.arg[0]) : "PW-ROUND-06";
    case Do::act:
      return ask == Ask::action ? forbids_act(look, a.arg[0], a.arg[1]) : not_now(look);
    case Do::favour:
      return ask == Ask::action ? forbids_favour(look, a.arg[0]) : not_now(look);
    case Do::pass:
      return ask == Ask::action ? allowed : not_now(look);
    case Do::workers:
      if (ask != Ask::workers) return not_placing(look);
      return forbids_workers(look, {worker_arg(a, 0), worker_arg(a, 1), worker_arg(a, 2)});
    case Do::workshop:
      return ask == Ask::workshop ? forbids_workshop(look, a.arg[0], a.arg[1]) : before(look, "PW-DEV-01");
    case Do::space:
      return ask == Ask::space ? forbids_space(look, a.arg[0]) : not_map_space(look, a.arg[0]);
    case Do::jar:
      return ask == Ask::jar ? forbids_jar(look, a.arg[0]) : not_jar(look, a.arg[0]);
    case Do::outsider:
      return ask == Ask::outsider ? forbids_outsider(look, a.arg[0]) : not_now(look);
    case Do::clear:
      return ask == Ask::clear ? forbids_clear(look, a.arg[0]) : before(look, "PW-PRAY-01");
    case Do::decline:
      return forbids_decline(look);
    case Do::discard:
      return ask == Ask::discard ? allowed : "PW-ABS-08";
    case Do::option:
      return ask == Ask::option ? forbids_option(look, a.arg[0]) : "PW-TURN-18";
    case Do::as_offered:
      return ask == Ask::reward ? allowed : "PW-TURN-15";
    case Do::reward:
      return ask == Ask::reward ? forbids_reward(look, a.arg[0]) : "PW-TURN-15";
    case Do::ability:
      return ask == Ask::inquisition ? forbids_ability(look, a.arg[0]) : not_inquiring(look, a.arg[0]);
    case Do::done:
      return ask == Ask::inquisition ? allowed : "PW-INQ-04";
    case Do::keep:
      return ask == Ask::keep ? forbids_keep(look, a) : "PW-PASS-03";
  }
  return "PW-TURN-01";
}

bool is_action(Action a) {
  if (a.kind == 0 || a.kind >= operands.size() || !nothing_behind(a, operands[a.kind])) return false;
  return (what(a) != Do::hire && what(a) != Do::dismiss) || a.arg[1] <= 1;
}

}  // namespace

Rule forbids_decline(const Look& look) {
  switch (look.s.ask) {
    case Ask::clear:
    case Ask::discard:
      return allowed;
    case Ask::townsfolk:
      return paid_recruit(look.s) || look.s.phase != Phase::actions ? "PW-TURN-16" : allowed;
    case Ask::hire:
      return "PW-SETUP-17";
    case Ask::paladins:
      return "PW-PAL-05";
    case Ask::tavern:
      return "PW-TAV-02";
    case Ask::option:
      return "PW-TURN-18";
    default:
      return "PW-TURN-16";
  }
}

Rule forbids(const Look& look, Seat seat, Action action) {
  if (!deciding_seats(look.s).has(seat)) return not_asked(look, seat);
  if (!is_action(action)) return "PW-TURN-01";
  return forbids_by_kind(look, seat, action);
}

}  // namespace ludarium::paladins
