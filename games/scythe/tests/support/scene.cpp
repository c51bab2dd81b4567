#include "games/scythe/tests/support/scene.hpp"

#include <algorithm>

namespace ludarium::scythe {

Hex hex_named(std::string_view id) {
  for (std::size_t i = 0; i < facts().hex_count; ++i)
    if (facts().hex_id[i] == id) return hex_at(i);
  throw std::runtime_error("no hex " + std::string(id));
}

Scene::Scene(std::vector<Faction> faction_list, boost::json::object options, std::vector<Mat> mat_list) {
  boost::json::array faction_ids, mat_ids;
  for (std::size_t i = 0; i < faction_list.size(); ++i) {
    faction_ids.emplace_back(facts().of(faction_list[i]).id);
    mat_ids.emplace_back(facts().of(i < mat_list.size() ? mat_list[i] : static_cast<Mat>(i)).id);
  }
  options["factions"] = faction_ids;
  options["mats"] = mat_ids;
  s = fresh_game(game(), {static_cast<int>(faction_list.size()), 1, options});
}

Seat Scene::seat(Faction faction) const {
  for (Seat taken : s.seats())
    if (s.player(taken).faction == faction) return taken;
  throw std::runtime_error("that faction does not play");
}

Scene& Scene::workers(Faction faction, std::initializer_list<std::string_view> hexes) {
  auto& places = of(faction).workers;
  places.fill(Hex::none);
  std::transform(hexes.begin(), hexes.end(), places.begin(), hex_named);
  return *this;
}

Scene& Scene::mech(Faction faction, std::size_t slot, std::string_view id) {
  of(faction).mechs[slot] = hex_named(id);
  return *this;
}

Scene& Scene::mech(Faction faction, Ability ability, std::string_view id) {
  const auto& abilities = facts().of(faction).ability;
  const auto found = std::find(abilities.begin(), abilities.end(), ability);
  if (found == abilities.end()) throw std::runtime_error("not an ability of that faction");
  return mech(faction, static_cast<std::size_t>(found - abilities.begin()), id);
}

Scene& Scene::character(Faction faction, std::string_view id) {
  of(faction).character = hex_named(id);
  return *this;
}

Scene& Scene::structure(Faction faction, Structure structure, std::string_view id) {
  of(faction).structures[index(structure)] = hex_named(id);
  return *this;
}

Scene& Scene::tokens(std::string_view id, Resource resource, int count) {
  s.tokens[index(hex_named(id))][index(resource)] = static_cast<std::uint16_t>(count);
  return *this;
}

Scene& Scene::hand(Faction faction, std::initializer_list<int> values) {
  auto& cards = of(faction).hand;
  for (std::size_t v = 0; v < card_values; ++v) s.deck[v] = static_cast<std::uint8_t>(s.deck[v] + cards[v]);
  cards = {};
  for (int value : values) {
    const std::size_t v = static_cast<std::size_t>(value - facts().card_value[0]);
    --s.deck[v];
    ++cards[v];
  }
  return *this;
}

Scene& Scene::objectives(Faction faction, std::uint8_t first, std::uint8_t second) {
  auto& own = of(faction).objectives;
  const auto before = own;
  own = {first, second};
  for (Seat other : s.seats().without(seat(faction)))  // whoever held one of these takes one that became free
    for (auto& card : s.player(other).objectives)
      if (card == first || card == second) card = before[0] != first && before[0] != second ? before[0] : before[1];
  return *this;
}

Scene& Scene::factory_card(Faction faction, std::uint8_t number) {
  Player& player = of(faction);
  const std::uint32_t bit = 1u << (number - 1);
  if (!(s.factory_board & bit)) s.factory_board = (s.factory_board & (s.factory_board - 1)) | bit;
  s.factory_board &= ~bit;
  player.factory_card = number;
  return *this;
}

Scene& Scene::encounter_next(std::uint8_t number) {
  s.encounters_drawn = ~(std::uint64_t{1} << (number - 1));
  return *this;
}

Scene& Scene::turn_of(Faction faction) {
  s.active = seat(faction);
  s.ask = Ask::section;
  s.stage = Stage::section;
  return *this;
}

Scene& Scene::turn_of(Faction faction, TopAction top) {
  turn_of(faction);
  const auto& columns = facts().of(of(faction).mat).column;
  for (std::size_t i = 0; i < sections; ++i)
    if (columns[i].top == top) of(faction).section = static_cast<std::uint8_t>(i);
  s.stage = Stage::top;
  s.ask = Ask::top;
  return *this;
}

Scene& Scene::bottom_of(Faction faction, BottomAction bottom) {
  turn_of(faction);
  of(faction).section = static_cast<std::uint8_t>(bottom);
  s.stage = Stage::bottom;
  s.ask = Ask::bottom;
  return *this;
}

// The attacker's fighters on the hex are taken to have just moved there.
Scene& Scene::battle(Faction attacking, Faction defending, std::string_view id) {
  turn_of(attacking, TopAction::move);
  const Hex field = hex_named(id);
  if (fighters_at(of(attacking), field) == 0) of(attacking).character = field;
  if (fighters_at(of(defending), field) == 0) of(defending).character = field;
  Play p{facts(), s, &events};
  s.moving = {};
  s.moving.under_way = 1;
  s.moving.units = 5;
  s.moving.steps_each = 1;
  for (std::size_t u = 0; u < combat_units; ++u)
    if (place_of(of(attacking), unit_at(u)) == field) {
      s.moving.started = static_cast<std::uint16_t>(s.moving.started | 1u << u);
      s.moving.steps[u] = 1;
      s.moving.origin[u] = facts().of(attacking).base;
    }
  start_battle(p, field);
  return *this;
}

Scene& Scene::end_turn() {
  const auto turn = s.turn;
  while (s.turn == turn && !over()) {
    for (Action action : {act::skip(), act::end_turn(), act::done(), act::stop(), act::end_move()})
      if (can(action)) {
        play(action);
        break;
      }
    const bool stuck =
        !can(act::skip()) && !can(act::end_turn()) && !can(act::done()) && !can(act::stop()) && !can(act::end_move());
    if (s.turn == turn && !over() && stuck) {
      ADD_FAILURE() << "cannot end the turn at " << game().decision_name(s);
      break;
    }
  }
  return *this;
}

}  // namespace ludarium::scythe

template class ludarium::SceneOf<ludarium::scythe::Scene, ludarium::scythe::Scythe>;
