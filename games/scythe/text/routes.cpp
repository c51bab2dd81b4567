#include "games/scythe/text/routes.hpp"

#include <algorithm>

#include "games/scythe/rules/actions.hpp"
#include "games/scythe/rules/board.hpp"
#include "games/scythe/text/names.hpp"

namespace ludarium::scythe {
namespace {

constexpr Route routes[] = {
    {"section", "", "section {}"},
    {"unit", "", "unit {}"},
    {"hex", "produce", "produce on {}"},
    {"hex", "battle", "battle {}"},
    {"hex", "", "go {}"},
    {"objective", "", "reveal {}"},
    {"option", "", "option {}"},
    {"factory_card", "", "factory card {}"},
    {"card", "fight", "fight 0 +{}"},
    {"card", "bottom", "pay card {}"},
    {"card", "pay", "pay card {}"},
    {"card", "", "fight 0 +{}"},
    {"gain", "", "take {}"},
    {"seat", "", "peek {}"},
    {"load", "", "load {}"},
};

// A row of the mat, in the notation.
std::string top_action(std::string_view row) {
  if (row == "move_coins") return "coins";
  if (row == "move_units") return "move";
  std::string words(row);
  std::replace(words.begin(), words.end(), ':', ' ');
  return words;
}

std::string_view section_of_top(std::string_view row) { return row.substr(0, row.find_first_of(":_")); }

// What is done in a section that is not the one in use: the token would have to go there.
std::optional<std::string> token_to(const Facts& facts, const State& view, const Player& player,
                                    std::string_view section) {
  if (view.ask != Ask::section && section_name(facts, player.mat, player.section) == section) return std::nullopt;
  return "section " + std::string(section);
}

// What has left the mat, in an answer that says so: no section and no payment would bring it back.
std::optional<std::string> gone_from_mat(const Facts& facts, const Player& player, std::string_view thing) {
  const std::string id = id_of(thing);
  const std::string_view noun = noun_of(thing);
  if (noun == "mech")
    for (std::size_t i = 0; i < mechs_per_faction && player.faction != Faction::none; ++i)
      if (name(facts.of(player.faction).ability[i]) == id && player.mechs[i] != Hex::none)
        return "mech " + id + "@" + std::string(hex_name(facts, player.mechs[i]));
  if (noun == "structure")
    if (const auto i = place_in(structure_names, id); i && player.structures[*i] != Hex::none)
      return "structure " + id + "@" + std::string(hex_name(facts, player.structures[*i]));
  if (noun == "recruit")
    if (const auto i = place_in(bottom_action_names, id); i && (player.recruits >> *i & 1))
      return "recruit " + id + ">" + std::string(one_time_names[0]);
  if (noun == "cube")
    if (const auto i = place_in(cube_names, id); i && cube_moved(player, static_cast<Cube>(*i)))
      return "cube " + id + ">" + std::string(bottom_action_names[0]);
  return std::nullopt;
}

// A question that nothing else on the table belongs to: it has to be answered first.
bool asks_for_itself(Ask ask) {
  return ask == Ask::meet || ask == Ask::encounter || ask == Ask::factory_card || ask == Ask::ability ||
         ask == Ask::fight;
}

// What the bottom row leads to: the section whose bottom action it is, that action, then the thing itself.
std::vector<std::string> by_bottom_action(const Facts& facts, const State& view, Seat seat, BottomAction bottom,
                                          std::string_view thing) {
  const Player& player = view.player(seat);
  if (const auto gone = gone_from_mat(facts, player, thing)) return {*gone};
  if (view.ask == Ask::gain) {
    std::vector<std::string> actions;
    const std::string_view noun = noun_of(thing);
    if (noun == "mech" || noun == "structure")
      for (Hex hex : workers_of(player))
        actions.push_back(std::string(noun) + " " + id_of(thing) + "@" + std::string(hex_name(facts, hex)));
    return actions;
  }
  if (auto token = token_to(facts, view, player, section_name(facts, player.mat, index(bottom)))) return {*token};
  // Where it cannot be paid, skipping the top row ends the turn: the bottom action itself has the reason.
  if (view.ask == Ask::top) return {"skip", std::string(name(bottom))};
  return {std::string(name(bottom))};
}

// Units move, and territories are moved to, in the section of Move.
std::vector<std::string> by_move(const Facts& facts, const State& view, Seat seat, std::string_view thing) {
  const Player& player = view.player(seat);
  const std::string id = id_of(thing);
  if (noun_of(thing) == "hex" && view.ask == Ask::gain) return {};  // where what is gained may go
  if (view.ask == Ask::section || view.ask == Ask::top || view.ask == Ask::bottom || view.ask == Ask::gain ||
      view.ask == Ask::end_turn) {
    if (auto token = token_to(facts, view, player, name(TopAction::move))) return {*token};
    return {"move"};
  }
  if (noun_of(thing) == "hex" && view.ask == Ask::unit) {
    std::vector<std::string> units;
    for (std::size_t i = 0; i < unit_names.size(); ++i)
      if (place_of(player, static_cast<Unit>(i)) != Hex::none) units.push_back("unit " + std::string(unit_names[i]));
    return units;
  }
  if (noun_of(thing) == "hex" && view.ask == Ask::retreat) return {"retreat character " + id};
  // Workers of one territory are alike: any of them will do.
  constexpr std::string_view worker = "worker@";
  if (noun_of(thing) == "unit" && id.starts_with(worker)) {
    for (std::size_t i = combat_units; i < unit_names.size(); ++i)
      if (hex_name(facts, place_of(player, static_cast<Unit>(i))) == id.substr(worker.size()))
        return {"unit " + std::string(unit_names[i])};
    return {};
  }
  return along(routes, name(view.ask), thing);
}

std::optional<BottomAction> bottom_action_of(std::string_view thing) {
  const std::string_view noun = noun_of(thing);
  if (noun == "mech") return BottomAction::deploy;
  if (noun == "structure") return BottomAction::build;
  if (noun == "recruit" || noun == "bonus") return BottomAction::enlist;
  if (noun == "cube" || noun == "slot") return BottomAction::upgrade;
  if (noun != "bottom") return std::nullopt;
  const auto place = place_in(bottom_action_names, id_of(thing));
  return place ? std::optional(static_cast<BottomAction>(*place)) : std::nullopt;
}

}  // namespace

std::vector<std::string> wishes(const Facts& facts, const State& view, Seat seat, std::string_view thing) {
  if (!view.seats().has(seat)) return {};
  constexpr std::array<std::string_view, 4> elsewhere{"hex", "unit", "top", "section"};
  if (asks_for_itself(view.ask) &&
      (bottom_action_of(thing) || std::find(elsewhere.begin(), elsewhere.end(), noun_of(thing)) != elsewhere.end()))
    return {};
  if (const auto bottom = bottom_action_of(thing)) return by_bottom_action(facts, view, seat, *bottom, thing);
  if (noun_of(thing) == "top") {
    const std::string_view row = thing.substr(thing.find(':') + 1);
    if (auto token = token_to(facts, view, view.player(seat), section_of_top(row))) return {*token};
    return {top_action(row)};
  }
  if (noun_of(thing) == "hex" || noun_of(thing) == "unit") return by_move(facts, view, seat, thing);
  return along(routes, name(view.ask), thing);
}

}  // namespace ludarium::scythe
