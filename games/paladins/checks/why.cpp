#include "games/paladins/checks/why.hpp"

#include <algorithm>

#include "games/paladins/checks/why_detail.hpp"

namespace ludarium::paladins {
namespace {

using Rule = const char*;

// What may be done only as the one action of a turn.
Rule not_now(const Look& look) {
  if (look.s.ask == Ask::hire) return "PW-SETUP-17";
  if (look.s.ask == Ask::keep) return "PW-PASS-03";
  return look.s.phase == Phase::actions ? "PW-TURN-01" : "PW-ROUND-01";
}

// The rule that says which workers an action needs, by Space and option.
Rule spots_rule(Space action, std::size_t option) {
  switch (action) {
    case Space::develop:
      return "PW-DEV-01";
    case Space::recruit:
      return option == 0 ? "PW-REC-05" : "PW-REC-07";
    case Space::hunt:
      return option == 0 ? "PW-HUNT-01" : "PW-HUNT-02";
    case Space::trade:
      return option == 0 ? "PW-HUNT-03" : "PW-HUNT-04";
    case Space::pray:
      return "PW-PRAY-01";
    case Space::conspire:
      return "PW-CONS-01";
    case Space::commission:
      return "PW-COMM-01";
    case Space::fortify:
      return "PW-FORT-01";
    case Space::garrison:
      return "PW-GARR-01";
    case Space::absolve:
      return "PW-ABS-01";
    case Space::attack:
      return "PW-ATT-01";
    case Space::convert:
      return "PW-CONV-01";
    case Space::none:
      break;
  }
  return "PW-TURN-08";
}

Rule cost_rule(Space action) {
  switch (action) {
    case Space::develop:
      return "PW-DEV-01";
    case Space::pray:
      return "PW-PRAY-01";
    case Space::commission:
      return "PW-COMM-02";
    case Space::fortify:
      return "PW-FORT-02";
    case Space::garrison:
      return "PW-GARR-02";
    case Space::absolve:
      return "PW-ABS-02";
    case Space::convert:
      return "PW-CONV-02";
    default:
      return "PW-TURN-12";
  }
}

template <class Row>
bool row_empty(const Row& row) {
  return std::all_of(row.begin(), row.end(), [](auto card) { return card == Row::value_type::none; });
}

// Whether an outpost could go anywhere at all, were nobody there.
bool reaches_a_region(const Look& look) {
  for (std::size_t i = 0; i < space_count; ++i)
    if (in_reach(look, Space::garrison, i)) return true;
  return false;
}

// Workers, limit and price are there: the target or the requirement is not.
Rule target_rule(const Look& look, Space action) {
  switch (action) {
    case Space::develop:
      return "PW-DEV-09";
    case Space::recruit:
      return row_empty(look.s.townsfolk) ? "PW-REC-14" : "PW-REC-02";
    case Space::commission:
      return "PW-COMM-10";
    case Space::fortify:
      return look.s.wall_deck.empty() ? "PW-COMP-18" : "PW-FORT-03";
    case Space::garrison:
      return reaches_a_region(look) ? "PW-GARR-05" : "PW-GARR-04";
    case Space::absolve:
      return "PW-ABS-04";
    case Space::attack:
      return row_empty(look.s.outsiders) ? "PW-ATT-02" : "PW-ATT-04";
    case Space::convert:
      return "PW-CONV-03";
    default:
      return "PW-TURN-12";
  }
}

Rule act(const Look& look, std::size_t space, std::size_t option) {
  if (look.s.ask != Ask::action) return not_now(look);
  if (space >= board_spaces) return "PW-TURN-01";
  const auto action = static_cast<Space>(space);
  const std::size_t options = right_side(action) ? 1 : look.facts.left[space].options.size();
  if (option >= options) return spots_rule(action, 0);
  const Player& player = look.actor();
  if (occupied(player, action)) {
    if (action == Space::recruit) return "PW-REC-10";
    return action == Space::hunt || action == Space::trade ? "PW-HUNT-06" : "PW-TURN-09";
  }
  if (right_side(action)) {
    const RightAction& facts = look.facts.right[right_index(action)];
    if (facts.most != 0 && done(look, look.s.actor, action) >= facts.most) return "PW-LIM-03";
  }
  if (action == Space::develop && player.workshop_count == workshop_count) return "PW-DEV-09";
  if (!can_fill(player, spots_needed(look, action, option))) return spots_rule(action, option);
  if (silver_cost(look, action, option) > player.silver || provision_cost(look, action) > player.provision)
    return cost_rule(action);
  return target_rule(look, action);
}

Rule favour(const Look& look, std::size_t slot) {
  if (look.s.ask != Ask::action) return not_now(look);
  if (slot >= favour_slots || look.s.favours[slot] == Favour::none) return "PW-KING-10";
  if (look.s.favour_worker[slot] != Worker::none) return "PW-FAV-02";
  const FavourCard& card = look.facts[look.s.favours[slot]];
  if (can_fill(look.actor(), {card.spot, Worker::none, Worker::none})) return "PW-FAV-01";
  return card.spot == Worker::criminal ? "PW-FAV-06" : "PW-FAV-04";
}

Rule townsfolk(const Look& look, std::size_t slot, bool dismiss, std::size_t debt) {
  if (look.s.ask == Ask::hire) return dismiss ? "PW-SETUP-19" : "PW-SETUP-17";
  if (look.s.ask != Ask::townsfolk) return look.s.ask == Ask::action ? "PW-REC-01" : not_now(look);
  if (slot >= townsfolk_row || look.s.townsfolk[slot] == Townsfolk::none) return "PW-REC-11";
  if (look.s.space != Space::recruit || look.s.favour != 0) return "PW-REC-13";
  if (dismiss != (look.s.option == 0)) return "PW-REC-01";
  if (debt == 0) return "PW-REC-02";
  if (recruit_cost(look, slot) == 0) return look.facts.townsfolk_slot[slot].silver > 0 ? "PW-PAL-12" : "PW-REC-16";
  return look.facts.townsfolk_slot[slot].or_debt ? "PW-REC-03" : "PW-REC-16";
}

Rule workers(const Look& look, Action a) {
  if (look.s.ask != Ask::workers) return not_now(look);
  std::array<int, worker_types> used{};
  int spot = 0;
  const Spots needed = look.s.favour
                           ? Spots{look.facts[look.s.favours[look.s.favour - 1u]].spot, Worker::none, Worker::none}
                           : spots_needed(look, look.s.space, look.s.option);
  for (Worker need : needed) {
    const auto worker = static_cast<Worker>(a.arg[spot++]);
    if ((need == Worker::none) != (worker == Worker::none)) return need == Worker::none ? "PW-DEV-05" : "PW-TURN-08";
    if (need == Worker::none) continue;
    if (index(worker) >= worker_types) return "PW-COMP-03";
    if (!fits(worker, need)) return "PW-TURN-05";
    ++used[index(worker)];
  }
  for (std::size_t i = 0; i < worker_types; ++i)
    if (used[i] > look.actor().workers[i]) return "PW-TURN-03";
  return "PW-TURN-08";
}

Rule workshop(const Look& look, std::size_t space, std::size_t spot) {
  if (look.s.ask != Ask::workshop) return look.s.ask == Ask::action ? "PW-DEV-01" : not_now(look);
  if (space < right_spaces || space >= board_spaces || spot >= look.facts.right[space - right_spaces].coverable)
    return "PW-DEV-03";
  return "PW-DEV-04";
}

Rule map_space(const Look& look, std::size_t space) {
  if (look.s.ask != Ask::space) {
    const bool taken = space < space_count && !look.s.map[space].free();
    return look.s.ask == Ask::action && taken ? "PW-GARR-06" : not_now(look);
  }
  const bool garrison = look.s.space == Space::garrison;
  if (space >= space_count) return garrison ? "PW-GARR-05" : "PW-COMM-05";
  if (look.facts.spaces[space].min_players > look.s.player_count) return garrison ? "PW-GARR-07" : "PW-COMM-06";
  if (const Piece piece = look.s.map[space]; !piece.free()) {
    if (piece.outpost() != garrison) return "PW-GARR-06";
    return garrison ? "PW-GARR-05" : "PW-COMM-05";
  }
  return garrison ? "PW-GARR-04" : "PW-COMM-04";
}

Rule outsider(const Look& look, std::size_t column) {
  if (look.s.ask != Ask::outsider) return not_now(look);
  const bool attack = look.s.space == Space::attack;
  if (column >= outsider_row || look.s.outsiders[column] == Outsider::none) return attack ? "PW-ATT-02" : "PW-CONV-03";
  return attack ? "PW-ATT-04" : "PW-CONV-04";
}

Rule jar(const Look& look, std::size_t place) {
  if (look.s.ask == Ask::jar || (place < jar_spaces && (look.actor().jar_places >> place & 1u) != 0))
    return "PW-ABS-06";
  return look.s.ask == Ask::action ? "PW-ABS-05" : not_now(look);
}

Rule clear(const Look& look, std::size_t space) {
  if (look.s.ask != Ask::clear) return look.s.ask == Ask::action ? "PW-PRAY-01" : not_now(look);
  return space == index(Space::pray) && occupied(look.actor(), Space::pray) ? "PW-PRAY-06" : "PW-PRAY-02";
}

Rule keep(const Look& look, Action a) {
  if (look.s.ask != Ask::keep) return "PW-PASS-03";
  for (std::size_t i = 0; i < worker_types; ++i)
    if (a.arg[i] > look.actor().workers[i]) return "PW-TURN-03";
  return "PW-PASS-03";
}

// What a townsfolk of one's own does, and when: nobody uses it but an Inquisition.
Rule fires_by_itself(const Look& look, std::size_t card) {
  if (card >= look.facts.townsfolk.size()) return "PW-ABIL-03";
  switch (look.facts.townsfolk[card].fires) {
    case TownsfolkCard::Fires::action:
      return "PW-ABIL-01";
    case TownsfolkCard::Fires::pay_debt:
      return "PW-DEBT-09";
    default:
      return "PW-INQ-04";
  }
}

Rule inquisition_ability(const Look& look, Seat seat, std::size_t card) {
  if (look.s.ask != Ask::inquisition) return fires_by_itself(look, card);
  const Player& player = look.s.player(seat);
  const auto* end = player.hired.begin() + player.hired_count;
  const bool own = std::find(player.hired.begin(), end, static_cast<Townsfolk>(card)) != end;
  if (!own) return "PW-ABIL-03";
  return look.s.inquired.has(static_cast<Townsfolk>(card)) ? "PW-INQ-04" : "PW-INQ-05";
}

Rule decline(const Look& look) {
  switch (look.s.ask) {
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

Rule of_action(const Look& look, Seat seat, Action a) {
  switch (what(a)) {
    case Do::hire:
    case Do::dismiss:
      return townsfolk(look, a.arg[0], what(a) == Do::dismiss, a.arg[1]);
    case Do::split:
      return look.s.ask == Ask::paladins ? "PW-PAL-05" : "PW-ROUND-05";
    case Do::tavern:
      return look.s.ask == Ask::tavern ? "PW-TAV-02" : "PW-ROUND-06";
    case Do::act:
      return act(look, a.arg[0], a.arg[1]);
    case Do::favour:
      return favour(look, a.arg[0]);
    case Do::pass:
      return not_now(look);
    case Do::workers:
      return workers(look, a);
    case Do::workshop:
      return workshop(look, a.arg[0], a.arg[1]);
    case Do::space:
      return map_space(look, a.arg[0]);
    case Do::jar:
      return jar(look, a.arg[0]);
    case Do::outsider:
      return outsider(look, a.arg[0]);
    case Do::clear:
      return clear(look, a.arg[0]);
    case Do::decline:
      return decline(look);
    case Do::discard:
      return "PW-ABS-08";
    case Do::option:
      return "PW-TURN-18";
    case Do::as_offered:
    case Do::reward:
      return "PW-TURN-15";
    case Do::ability:
      return inquisition_ability(look, seat, a.arg[0]);
    case Do::done:
      return "PW-INQ-04";
    case Do::keep:
      return keep(look, a);
  }
  return "PW-TURN-01";
}

// PW-ROUND-09 when it is over; else it is somebody else's to decide.
Rule not_asked(const Look& look, Seat seat) {
  if (look.s.ask == Ask::over) return "PW-ROUND-09";
  if (look.s.ask == Ask::paladins) return "PW-PAL-05";
  if (look.s.ask == Ask::hire) return "PW-SETUP-16";
  if (look.s.ask == Ask::inquisition) return "PW-INQ-14";
  return seat != Seat::none && look.s.player(seat).passed ? "PW-TURN-14" : "PW-TURN-02";
}

}  // namespace

Verdict forbidding_rule(const Look& look, Seat seat, Action action) {
  if (!deciding_seats(look.s).has(seat)) return Verdict::no(not_asked(look, seat));
  Verdict verdict = Verdict::no(of_action(look, seat, action));
  verdict.detail = numbers_behind(look, action);
  return verdict;
}

}  // namespace ludarium::paladins
