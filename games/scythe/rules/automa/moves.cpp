// The first line of a card: its move options from left to right, until one can be carried out (SC-AUTO-25).
#include "games/scythe/rules/automa/automa.hpp"

namespace ludarium::scythe {
namespace {

struct Plan {
  AutomaMove move{};
  Unit unit = Unit::none;
  AutomaChoice to;
};

// SC-AUTO-24, SC-AUTO-63.
bool open(const Look& look, const AutomaMoveOption& option) {
  if (option.only != Faction::none && option.only != look.mover().faction) return false;
  return look.mover().power >= option.power;
}

Plan plan_for(Play& p, AutomaMove move) {
  const AutomaSight sight(p, p.s.active);
  Plan plan{move, automa_unit(p, sight, move), {}};
  if (plan.unit == Unit::none) return plan;
  const HexSet valid = automa_destinations(sight, move, plan.unit);
  if (!valid.empty()) plan.to = choose_destination(p, sight, move, plan.unit, valid);
  return plan;
}

// SC-AUTO-41, D 5: whether staying carries the option out.
bool possible(const Look& look, const Plan& plan) {
  if (plan.to.hex == Hex::none) return false;
  return plan.to.hex != place_of(look.mover(), plan.unit) || !look.s.reads(staying_is_no_move);
}

// As a Move action of one unit and one step (SC-AUTO-23, SC-AUTO-34), so that a combat finds what it needs.
void note_move(Play& p, Unit unit) {
  Moving& m = p.s.moving;
  m = {};
  m.under_way = m.units = m.steps_each = 1;
  m.started = m.stopped = static_cast<std::uint16_t>(1u << index(unit));
  m.steps[index(unit)] = 1;
  m.origin[index(unit)] = place_of(p.mover(), unit);
}

void go(Play& p, const Plan& plan) {
  Hex& place = place_of(p.mover(), plan.unit);
  note_move(p, plan.unit);
  p.tell(Happened::automa_moved, p.s.active,
         {number(index(plan.unit)), number(index(place)), number(index(plan.to.hex)), last_turn_card(p.s, p.s.active),
          number(index(plan.move)), number(index(plan.to.by))});
  place = plan.to.hex;
  if (plan.move == AutomaMove::attack) return start_battle(p, place);
  if (plan.move == AutomaMove::attack_worker) drive_out_workers(p, place);
  after_automa_move(p);
}

}  // namespace

void automa_move_line(Play& p) {
  const std::uint8_t card = last_turn_card(p.s, p.s.active);
  for (const AutomaMoveOption& option : automa_card(p.facts, card).half[scheme_of(p, p.s.active)].moves) {
    if (!open(p, option)) continue;
    const Plan plan = plan_for(p, option.move);
    if (possible(p, plan)) return go(p, plan);
  }
  p.tell(Happened::automa_stayed, p.s.active, {card});
  after_automa_move(p);
}

}  // namespace ludarium::scythe
