// What a turn, or a fight, would leave undone.
#include <algorithm>

#include "games/scythe/forecast/forecast.hpp"
#include "games/scythe/rules/prospects.hpp"
#include "games/scythe/text/wording/phrases.hpp"

namespace ludarium::scythe {
namespace {

ActionList answers(const Look& look, Seat seat) {
  ActionList list;
  legal(look.facts, look.s, seat, list);
  return list;
}

const Action* find(const ActionList& list, Do kind) {
  const auto* found = std::find_if(list.begin(), list.end(), [&](Action a) { return what(a) == kind; });
  return found == list.end() ? nullptr : found;
}

// SC-COMB-05: it is allowed, but hardly anybody means to.
std::optional<Message> empty_handed(const Look& look, Seat seat, Action action) {
  if (std::any_of(action.arg.begin(), action.arg.end(), [](std::uint8_t spent) { return spent > 0; }))
    return std::nullopt;
  if (answers(look, seat).size() < 2) return std::nullopt;
  return Message{"scythe.warning.no_power", {}};
}

std::optional<Message> left_of_the_turn(const Look& look, Seat seat) {
  const ActionList list = answers(look, seat);
  if (const Action* reveal = find(list, Do::reveal))
    return Message{"scythe.warning.objective", {{"card", objective_title(look.facts, reveal->arg[0])}}};
  if (look.s.ask == Ask::bottom && look.mover().section != factory_section && bottom_payable(look))
    return Message{"scythe.warning.bottom", {{"action", term(bottom_action_of(look))}}};
  if (look.s.ask == Ask::top && list.size() > 1 && look.mover().section != factory_section && !bottom_payable(look))
    return Message{"scythe.warning.nothing", {{"action", term(column_of(look).top)}}};
  return std::nullopt;
}

}  // namespace

std::optional<Message> warning(const Facts& facts, const State& view, Seat seat, Action action) {
  const Look look{facts, view};
  switch (what(action)) {
    case Do::fight:
      return empty_handed(look, seat, action);
    case Do::skip:
    case Do::end_turn:
      return left_of_the_turn(look, seat);
    default:
      return std::nullopt;
  }
}

}  // namespace ludarium::scythe
