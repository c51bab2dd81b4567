// How a game of Imperial Settlers is told: an action is a line, and so is each pick of the Lookout.
#include <algorithm>

#include "games/settlers/text/text.hpp"
#include "games/settlers/text/wording/phrases.hpp"

namespace ludarium::settlers {
namespace {

bool begins_line(Ask ask) {
  switch (ask) {
    case Ask::pick:
    case Ask::draft:
    case Ask::source:
    case Ask::action:
    case Ask::after:
    case Ask::store:
    case Ask::attacked:
      return true;
    default:
      return false;
  }
}

struct Line {
  const Facts& facts;
  const State& s;
  const Event& e;
  const Events& all;  // of the line

  Term card() const { return card_title(facts, thing<CardId>(e.arg[0])); }
  Headline with_card(const char* kind, const char* name) const {
    return {kind, {name}, Message{"settlers.line.card", {{"card", card()}}}};
  }

  const Event* other(Happened kind) const {
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Event& event) { return event.kind == index(kind); });
    return found == all.end() ? nullptr : &*found;
  }
  Headline building() const {
    const Event* gone = other(Happened::sacrificed);
    if (!gone) return with_card("build", "settlers.line.build");
    return {"build",
            {"settlers.line.build"},
            Message{"settlers.line.card_for",
                    {{"card", card()}, {"gone", card_title(facts, thing<CardId>(gone->arg[0]))}}}};
  }
  Headline attack() const {
    Headline said{"attack", {"settlers.line.attack"}};
    if (const Event* hit = other(Happened::attacked))
      said.about = Message{"settlers.line.card", {{"card", card_title(facts, thing<CardId>(hit->arg[0]))}}};
    else if (other(Happened::attack_failed))
      said.about = Message{"settlers.line.attack_failed", {}};
    return said;
  }

  std::optional<Headline> headline() const {
    switch (static_cast<Happened>(e.kind)) {
      case Happened::picked:
      case Happened::drafted:
        return with_card("pick", "settlers.line.pick");
      case Happened::built:
        return building();
      case Happened::made_deal:
        return with_card("deal", "settlers.line.deal");
      case Happened::razed_hand:
        return with_card("raze", "settlers.line.raze_hand");
      case Happened::razed:
        return Headline{"raze",
                        {"settlers.line.raze"},
                        Message{"settlers.line.card_of", {{"card", card()}, {"who", who(s, thing<Seat>(e.arg[1]))}}}};
      case Happened::activated:
        return with_card("activate", "settlers.line.activate");
      case Happened::sent:
        return Headline{
            "send",
            {"settlers.line.send"},
            Message{"settlers.amount",
                    {{"what", counted(Good::settler, static_cast<long>(facts.settlers_per_pair) * e.arg[0])}}}};
      case Happened::defended:
        return with_card("defend", "settlers.line.defend");
      case Happened::placed_samurai:
        return with_card("samurai", "settlers.line.samurai");
      case Happened::stashed:
        return with_card("stash", "settlers.line.stash");
      case Happened::passed:
        return Headline{"pass", {"settlers.action_pass"}};
      case Happened::attack_revealed:
        return attack();
      default:
        return std::nullopt;
    }
  }
};

}  // namespace

Passage passage(const Facts&, const State& view) {
  return {view.phase == Phase::action ? view.actor : Seat::none, 0, begins_line(view.ask), view.round};
}

std::optional<Headline> headline(const Facts& facts, const State& view, Seat, const Events& events) {
  for (const Event& event : events)
    if (auto line = Line{facts, view, event, events}.headline()) return line;
  return view.phase == Phase::production ? std::optional(Headline{"produce", {"settlers.phase_production"}})
                                         : std::nullopt;
}

}  // namespace ludarium::settlers
