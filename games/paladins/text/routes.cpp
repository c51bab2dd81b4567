#include "games/paladins/text/routes.hpp"

#include <cstdlib>

#include "games/paladins/text/names.hpp"

namespace ludarium::paladins {
namespace {

// A thing is chosen at a question of its own, which comes behind an action on the board.
constexpr Route routes[] = {
    {"act", "", "{}"},
    {"town", "hire", "hire {}"},
    {"town", "townsfolk", "hire {}"},
    {"town", "", "recruit 2"},
    {"town", "", "recruit 1"},
    {"space", "space", "space {}"},
    {"space", "", "commission"},
    {"space", "", "garrison"},
    {"outsider", "outsider", "outsider {}"},
    {"outsider", "", "attack"},
    {"outsider", "", "convert"},
    {"jar", "jar", "jar {}"},
    {"jar", "", "absolve"},
    {"spot", "workshop", "workshop {}"},
    {"spot", "", "develop"},
    {"clear", "clear", "clear {}"},
    {"clear", "", "pray"},
    {"favour", "", "favour {}"},
    {"tavern", "", "tavern {}"},
    {"hired", "", "use {}"},
    {"option", "", "option {}"},
    {"reward", "", "reward {}"},
};

bool is_full(const Facts& facts, const State& view, std::string_view thing) {
  if (noun_of(thing) == "jar") {
    const auto place = std::strtoul(id_of(thing).c_str(), nullptr, 10);
    return place >= 1 && place <= jar_spaces && (view.player(view.actor).jar_places >> (place - 1) & 1u) != 0;
  }
  if (noun_of(thing) != "space") return false;
  const std::string id = id_of(thing);
  for (std::size_t i = 0; i < space_count; ++i)
    if (facts.spaces[i].id == id) return !view.map[i].free();
  return false;
}

}  // namespace

std::vector<std::string> wishes(const Facts& facts, const State& view, Seat, std::string_view thing) {
  // Of the board's Recruit the smaller way dismisses.
  if (noun_of(thing) == "town" && view.ask == Ask::townsfolk && view.space == Space::recruit && view.option == 0)
    return {"dismiss " + id_of(thing)};
  // Where a piece lies already nothing leads, whatever an action would cost.
  if (view.ask == Ask::action && is_full(facts, view, thing)) return {std::string(noun_of(thing)) + " " + id_of(thing)};
  return along(routes, name(view.ask), thing);
}

}  // namespace ludarium::paladins
