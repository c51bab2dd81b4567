// How a game of Paladins of the West Kingdom is told: an action with its workers, target and rewards is a line, and so
// is each choice before the actions of a round.
#include "games/paladins/text/text.hpp"
#include "games/paladins/text/wording/phrases.hpp"

namespace ludarium::paladins {
namespace {

bool begins_line(Ask ask) {
  switch (ask) {
    case Ask::hire:
    case Ask::paladins:
    case Ask::tavern:
    case Ask::action:
    case Ask::inquisition:
    case Ask::keep:
      return true;
    default:
      return false;
  }
}

struct Line {
  const Facts& facts;
  const Events& events;

  static Happened kind(const Event& event) { return static_cast<Happened>(event.kind); }
  static Message about(Term thing) { return {"paladins.line.thing", {{"thing", std::move(thing)}}}; }

  std::optional<Headline> headline() const {
    for (const Event& event : events) {
      switch (kind(event)) {
        case Happened::acted:
          return Headline{std::string(name(thing<Space>(event.arg[0]))), term(thing<Space>(event.arg[0])), target()};
        case Happened::used_favour:
          return Headline{"favour", {"paladins.action_kings_favour"}, about(title(facts, thing<Favour>(event.arg[0])))};
        case Happened::hired:
        case Happened::dismissed:
          return Headline{"recruit", {"paladins.line.townsfolk"}, target()};
        case Happened::chose_paladin:
          return Headline{"paladin", {"paladins.line.paladin"}};
        case Happened::revealed_paladin:
          return Headline{"paladin", {"paladins.line.paladin"}, about(title(facts, thing<Paladin>(event.arg[0])))};
        case Happened::took_tavern:
          return Headline{"tavern", {"paladins.line.tavern"}};
        case Happened::passed:
          return Headline{"pass", {"paladins.action_pass"}};
        case Happened::inquisition_began:
          return Headline{"inquisition", {"paladins.inquisition"}};
        case Happened::scheme:
          return Headline{"scheme", term(thing<Scheme>(event.arg[0]))};
        default:
          break;
      }
    }
    return std::nullopt;
  }

  // Where the action went, or to whom.
  std::optional<Message> target() const {
    for (const Event& event : events) {
      switch (kind(event)) {
        case Happened::commissioned:
        case Happened::garrisoned:
          return on_map(static_cast<std::size_t>(event.arg[0]));
        case Happened::attacked:
        case Happened::converted:
          return about(title(facts, thing<Outsider>(event.arg[0])));
        case Happened::hired:
        case Happened::dismissed:
          return about(title(facts, thing<Townsfolk>(event.arg[0])));
        case Happened::workshop:
          return about(term(thing<Space>(event.arg[0])));
        default:
          break;
      }
    }
    return std::nullopt;
  }

  std::optional<Message> on_map(std::size_t where) const {
    if (where >= facts.spaces.size()) return std::nullopt;
    return Message{"paladins.line.space",
                   {{"region", long{facts.spaces[where].region} + 1}, {"space", place_in_region(facts, where)}}};
  }
};

}  // namespace

Passage passage(const Facts&, const State& view) {
  return {view.phase == Phase::actions ? view.actor : Seat::none, 0, begins_line(view.ask), view.round};
}

std::optional<Headline> headline(const Facts& facts, const State&, Seat, const Events& events) {
  return Line{facts, events}.headline();
}

}  // namespace ludarium::paladins
