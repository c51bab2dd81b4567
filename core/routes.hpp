// Route says which action a click on a thing could mean at a decision, in the notation. Routes are used only if no way
// leads to the thing (core/ways.hpp): the first refused action on the best route gives the reason.
// Example: constexpr Route routes[] = {{"outsider", "action", "attack"}, {"outsider", "outsider", "outsider {}"}};
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ludarium {

struct Route {
  std::string_view noun;    // of the thing: "outsider" of "outsider:guardian_2"
  std::string_view asked;   // the decision where it applies; empty: all others
  std::string_view action;  // {} stands for the id of the thing, with blanks for colons
};

inline std::string_view noun_of(std::string_view thing) { return thing.substr(0, thing.find(':')); }
inline std::string id_of(std::string_view thing) {
  const auto colon = thing.find(':');
  std::string id(colon == std::string_view::npos ? "" : thing.substr(colon + 1));
  for (char& sign : id)
    if (sign == ':') sign = ' ';
  return id;
}

// The actions that a table of routes has for a thing at a decision.
inline std::vector<std::string> along(std::span<const Route> routes, std::string_view asked, std::string_view thing) {
  const auto meant = [&](std::string_view at) {
    std::vector<std::string> actions;
    for (const Route& route : routes) {
      if (route.noun != noun_of(thing) || route.asked != at) continue;
      std::string action(route.action);
      if (const auto hole = action.find("{}"); hole != std::string::npos) action.replace(hole, 2, id_of(thing));
      actions.push_back(std::move(action));
    }
    return actions;
  };
  std::vector<std::string> here = meant(asked);
  return here.empty() ? meant("") : here;
}

}  // namespace ludarium
