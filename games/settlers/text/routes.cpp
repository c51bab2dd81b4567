#include "games/settlers/text/routes.hpp"

#include "games/settlers/text/names.hpp"

namespace ludarium::settlers {
namespace {

constexpr Route routes[] = {
    {"card", "pick", "pick {}"},        {"card", "draft", "pick {}"},      {"card", "keep", "pick {}"},
    {"card", "source", "source {}"},    {"card", "copy", "copy {}"},       {"card", "sacrifice", "sacrifice {}"},
    {"card", "hand_card", "give {}"},   {"card", "target", "target {}"},   {"card", "discard", "discard {}"},
    {"card", "attacked", "lose {}"},    {"card", "samurai", "samurai {}"}, {"deck", "", "draw {}"},
    {"good", "pair", "pair {}"},        {"good", "action", "send 1"},      {"option", "", "option {}"},
    {"attack", "", "target attack {}"},
};

// Which card it is tells what could be done with it: one of the hand, an own one, or a rival's.
std::vector<std::string> with_card(const Facts& facts, const State& view, Seat seat, const std::string& id) {
  for (std::size_t i = 0; i < facts.card_count(); ++i) {
    const CardId card = card_at(i);
    if (card_name(facts, card) != id) continue;
    const Player& own = view.player(seat);
    if (own.hand.has(card)) return {"build " + id, "deal " + id, "raze hand " + id};
    if (own.empire.has(card)) return {"activate " + id};
    if (own.foundations.has(card) || own.deals.has(card)) return {"activate " + id};
    return {"raze " + id};
  }
  return {};
}

// A token goes onto an own location; without one there is nothing to put it on.
std::vector<std::string> onto_a_location(const Facts& facts, const State& view, Seat seat, std::string_view verb) {
  std::vector<std::string> actions;
  for (CardId card : view.player(seat).empire)
    actions.push_back(std::string(verb) + " " + std::string(card_name(facts, card)));
  return actions;
}

}  // namespace

std::vector<std::string> wishes(const Facts& facts, const State& view, Seat seat, std::string_view thing) {
  if (!view.seats().has(seat)) return {};
  if (thing == "token:defence") return onto_a_location(facts, view, seat, "defend");
  if (thing == "token:samurai") return onto_a_location(facts, view, seat, "samurai");
  std::vector<std::string> listed = along(routes, name(view.ask), thing);
  if (listed.empty() && noun_of(thing) == "card") return with_card(facts, view, seat, id_of(thing));
  return listed;
}

}  // namespace ludarium::settlers
