// How a game of Scythe is told: a turn is a line for its section, one for each combat, encounter and Factory card, and
// one for the bottom row. Each is called after what began it.
#include <algorithm>

#include "games/scythe/text/text.hpp"
#include "games/scythe/text/wording/phrases.hpp"

namespace ludarium::scythe {
namespace {

enum class Topic : std::uint8_t { top, encounter, factory, bottom, end, combat };

Topic topic_of(const State& s) {
  switch (s.ask) {
    case Ask::ability:
    case Ask::fight:
    case Ask::retreat:
      return Topic::combat;
    case Ask::meet:
    case Ask::encounter:
      return Topic::encounter;
    case Ask::factory_card:
      return Topic::factory;
    default:
      break;
  }
  switch (s.stage) {
    case Stage::encounter:
      return Topic::encounter;
    case Stage::bottom:
      return Topic::bottom;
    case Stage::end:
      return Topic::end;
    default:
      return Topic::top;
  }
}

struct Line {
  const Facts& facts;
  const State& s;
  const Events& events;

  static Happened kind(const Event& event) { return static_cast<Happened>(event.kind); }
  const Event* find(Happened wanted) const {
    const auto found = std::find_if(events.begin(), events.end(), [&](const Event& e) { return kind(e) == wanted; });
    return found == events.end() ? nullptr : &*found;
  }
  long count(Happened wanted) const {
    return std::count_if(events.begin(), events.end(), [&](const Event& e) { return kind(e) == wanted; });
  }
  template <class E>
  static E as(const Event& event, std::size_t i) {
    return thing<E>(event.arg[i]);
  }
  Term at(const Event& event, std::size_t i) const { return place(facts, as<Hex>(event, i)); }
  Phrases unit_of(const Event& event) const { return unit(facts, s.player(event.seat), as<Unit>(event, 0)); }

  std::optional<Headline> headline() const {
    for (const Event& event : events) {
      switch (kind(event)) {
        case Happened::placed_token:
          return section(event);
        case Happened::moved:
          return Headline{"move", term(TopAction::move), moves()};
        case Happened::bottom_action:
          return Headline{std::string(name(as<BottomAction>(event, 0))), term(as<BottomAction>(event, 0)), work()};
        case Happened::battle_began:
        case Happened::used_ability:
        case Happened::fought:
        case Happened::won_battle:
        case Happened::retreated:
          return Headline{"combat", {"scythe.line.combat"}, battle()};
        case Happened::encounter_drawn:
        case Happened::encounter_option:
        case Happened::option_void:
          return Headline{"encounter", {"scythe.line.encounter"}, option()};
        case Happened::factory_taken:
          return Headline{"factory", {"scythe.line.factory"}, card(event)};
        case Happened::objective_revealed:
          return Headline{"objective",
                          {"scythe.line.objective"},
                          Message{"scythe.line.thing", {{"thing", objective_title(facts, as<std::size_t>(event, 0))}}}};
        case Happened::gave_coins:
          return Headline{
              "gift", {"scythe.line.gift"}, Message{"scythe.line.to", {{"place", who(s, as<Seat>(event, 0))}}}};
        case Happened::automa_card:
          return Headline{"automa", {"scythe.automa"}, card(event)};
        default:
          break;
      }
    }
    return std::nullopt;
  }

  Message card(const Event& event) const { return {"scythe.line.card", {{"card", long{event.arg[0]}}}}; }

  Headline section(const Event& placed) const {
    const auto which = static_cast<std::size_t>(placed.arg[0]);
    if (which >= sections) return {"factory", {"scythe.line.factory"}, moves()};
    const TopAction action = facts.of(s.player(placed.seat).mat).column[which].top;
    Headline line{std::string(name(action)), term(action)};
    switch (action) {
      case TopAction::move:
        if (find(Happened::gained) && !find(Happened::moved)) line.name = {"scythe.action_gain_coins"};
        line.about = moves();
        break;
      case TopAction::produce:
        if (const long hexes = count(Happened::produced))
          line.about = Message{"scythe.line.thing", {{"thing", Counted{"scythe.territory", hexes}}}};
        break;
      case TopAction::trade:
        for (const Event& event : events)
          if (kind(event) == Happened::gained && event.arg[2] >= 0 && event.seat == placed.seat)
            line.about = Message{"scythe.line.to", {{"place", at(event, 2)}}};
        break;
      default:
        break;
    }
    if (events.size() == 1) line.about = Message{"scythe.line.section", {}};
    return line;
  }

  // One unit by its way, several by their number.
  std::optional<Message> moves() const {
    const Event* first = nullptr;
    const Event* last = nullptr;
    std::vector<int> units;
    for (const Event& event : events) {
      if (kind(event) != Happened::moved) continue;
      if (!first) first = &event;
      last = &event;
      if (std::find(units.begin(), units.end(), event.arg[0]) == units.end()) units.push_back(event.arg[0]);
    }
    if (!first) return std::nullopt;
    if (units.size() == 1)
      return Message{"scythe.line.way", {{"unit", unit_of(*first)}, {"from", at(*first, 1)}, {"to", at(*last, 2)}}};
    return Message{"scythe.line.moves",
                   {{"units", Counted{"scythe.unit", static_cast<long>(units.size())}},
                    {"steps", Counted{"scythe.step", count(Happened::moved)}}}};
  }

  // What the bottom row brought.
  std::optional<Message> work() const {
    if (const Event* it = find(Happened::deployed)) {
      const auto mech = as<std::size_t>(*it, 0);
      const Player& player = s.player(it->seat);
      if (mech >= mechs_per_faction || player.faction == Faction::none) return std::nullopt;
      return Message{"scythe.line.thing_at",
                     {{"thing", term(facts.of(player.faction).ability[mech])}, {"place", at(*it, 1)}}};
    }
    if (const Event* it = find(Happened::built))
      return Message{"scythe.line.thing_at", {{"thing", term(as<Structure>(*it, 0))}, {"place", at(*it, 1)}}};
    if (const Event* it = find(Happened::enlisted))
      return Message{"scythe.line.thing", {{"thing", term(as<BottomAction>(*it, 0))}}};
    if (const Event* it = find(Happened::upgraded))
      return Message{"scythe.line.thing_at",
                     {{"thing", term(as<Cube>(*it, 0))}, {"place", term(as<BottomAction>(*it, 1))}}};
    return std::nullopt;
  }

  std::optional<Message> battle() const {
    const Event* won = find(Happened::won_battle);
    if (!won) return std::nullopt;
    const auto total = [&](bool of_winner) -> std::optional<long> {
      for (const Event& event : events)
        if (kind(event) == Happened::fought && (event.seat == won->seat) == of_winner) return long{event.arg[5]};
      return std::nullopt;
    };
    const auto more = total(true), less = total(false);
    if (!more || !less) return Message{"scythe.line.won", {{"who", who(s, won->seat)}, {"place", at(*won, 0)}}};
    return Message{"scythe.line.won_by",
                   {{"who", who(s, won->seat)}, {"place", at(*won, 0)}, {"more", *more}, {"less", *less}}};
  }

  // Who plays an encounter blind is not told the card (SC-VAR-02): number 0.
  std::optional<Message> option() const {
    const Event* chosen = find(Happened::encounter_option);
    if (!chosen) return std::nullopt;
    const auto number = as<std::size_t>(*chosen, 0), which = as<std::size_t>(*chosen, 1);
    const Term letter{"scythe.option_letter_" + std::string(1, static_cast<char>('a' + which))};
    if (number == 0 || number > facts.encounter_cards.size()) return Message{"scythe.line.thing", {{"thing", letter}}};
    const EncounterOption& deal = facts.encounter_cards[number - 1].option[which];
    return Message{"scythe.line.option", {{"option", letter}, {"deal", Phrases{pay_and_gain(deal.cost, deal.gain)}}}};
  }
};

}  // namespace

Passage passage(const Facts&, const State& view) {
  const Topic topic = topic_of(view);
  // Two combats in a row are two topics.
  const std::size_t field = topic == Topic::combat ? index(view.combat.hex) : 0;
  const bool anew = view.ask == Ask::section || view.ask == Ask::bottom || view.ask == Ask::meet;
  return {view.ask == Ask::over ? Seat::none : view.active, static_cast<int>(index(topic) + field), anew};
}

std::optional<Headline> headline(const Facts& facts, const State& view, Seat, const Events& events) {
  return Line{facts, view, events}.headline();
}

}  // namespace ludarium::scythe
