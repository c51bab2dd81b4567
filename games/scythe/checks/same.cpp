#include "games/scythe/checks/same.hpp"

#include <algorithm>

namespace ludarium::scythe {
namespace {

using Forms = std::vector<Action>;

// In the order of the board, and without the Mill's territory, which comes by itself.
Forms produce_on(const Look& look, Action a) {
  std::vector<Hex> hexes;
  for (std::size_t i = 0; i < 3; ++i) hexes.push_back(static_cast<Hex>(a.arg[i]));
  if (mill_hex_open(look))
    std::replace(hexes.begin(), hexes.end(), structure_at(look.mover(), Structure::mill), Hex::none);
  if (std::count(hexes.begin(), hexes.end(), Hex::none) + look.s.produce_left != 3) return {};
  std::sort(hexes.begin(), hexes.end());  // Hex::none comes last
  return {act::produce_on(hexes[0], hexes[1], hexes[2])};
}

// With the same cargo. Who wants workers along that only a mech can carry is not understood as going without them.
Forms step(const Look& look, Action a) {
  const Unit unit = look.s.moving.unit;
  if (look.s.ask != Ask::step || a.arg[1] > index(Load::chosen)) return {};
  const Load named = static_cast<Load>(a.arg[1]);
  const bool with_workers = named == Load::workers || named == Load::everything;
  if (with_workers && !is_mech(unit) && workers_of(look.mover()).has(place_of(look.mover(), unit))) return {};
  Forms forms;
  for (Load how : {Load::nothing, Load::workers, Load::tokens, Load::everything, Load::chosen})
    if (same_load(look, named, how)) forms.push_back(act::step(static_cast<Hex>(a.arg[0]), how));
  return forms;
}

// Workers on one territory are alike, but for those that have walked.
Forms unit(const Look& look, Action a) {
  const auto started = [&](std::size_t u) { return (look.s.moving.started >> u & 1u) != 0; };
  if (a.arg[0] >= units_per_faction || !is_worker(unit_at(a.arg[0])) || started(a.arg[0])) return {};
  Forms forms;
  for (std::size_t u = combat_units; u < a.arg[0]; ++u)
    if (!started(u) && place_of(look.mover(), unit_at(u)) == place_of(look.mover(), unit_at(a.arg[0])))
      forms.push_back(act::unit(unit_at(u)));
  return forms;
}

Forms transport(const Look& look, Action a) {
  Forms forms;
  if (a.arg[1] >= units_per_faction || !is_worker(unit_at(a.arg[1]))) return forms;
  if (place_of(look.mover(), unit_at(a.arg[1])) != look.s.gain_hex) return forms;
  for (std::size_t u = combat_units; u < a.arg[1]; ++u) forms.push_back(act::transport(static_cast<Hex>(a.arg[0]), u));
  return forms;
}

// A worker comes where everything else does, or to the only territory it can come to.
Forms take(const Look& look, Action a) {
  const Hex hex = static_cast<Hex>(a.arg[1]);
  if (static_cast<Item>(a.arg[0]) != Item::worker) return {};
  if (look.s.gain_hex != Hex::none) return hex == look.s.gain_hex ? Forms{act::take(Item::worker)} : Forms{};
  const HexSet free = look.controlled(look.s.active) & places(look.mover().mechs);
  return hex == Hex::none && free.size() == 1 ? Forms{act::take(Item::worker, free.first())} : Forms{};
}

// The only value there is to pay with.
Forms factory_top(const Look& look, Action a) {
  Forms forms;
  for (std::size_t value = 0; value < card_values; ++value)
    if (look.mover().hand[value]) forms.push_back(act::factory_top(value));
  return a.arg[0] == no_card && forms.size() == 1 ? forms : Forms{};
}

}  // namespace

std::vector<Action> other_forms(const Look& look, Action a) {
  switch (what(a)) {
    case Do::produce_on:
      return produce_on(look, a);
    case Do::step:
      return step(look, a);
    case Do::unit:
      return unit(look, a);
    case Do::transport:
      return transport(look, a);
    case Do::take:
      return take(look, a);
    case Do::factory_top:
      return factory_top(look, a);
    case Do::skip:
      return {act::end_turn()};
    case Do::end_turn:  // without a bottom action
      return look.s.ask == Ask::bottom ? Forms{act::skip()} : Forms{};
    case Do::pay_rest:
      return {act::bottom()};
    case Do::bottom:
      return a.arg[0] == no_card && look.s.stage == Stage::bottom ? Forms{act::pay_rest()} : Forms{};
    default:
      return {};
  }
}

Action as_listed(const Facts& facts, const State& s, Seat seat, const ActionList& listed, Action written) {
  if (seat != s.active || listed.contains(written)) return written;
  for (Action form : other_forms({facts, s}, written))
    if (listed.contains(form)) return form;
  return written;
}

}  // namespace ludarium::scythe
