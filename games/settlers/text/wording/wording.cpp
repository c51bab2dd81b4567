// What a player is asked. The answers are worded in wording_actions.cpp, what happened in wording_events.cpp.
#include "games/settlers/text/text.hpp"
#include "games/settlers/text/wording/phrases.hpp"

namespace ludarium::settlers {
namespace {

struct Prompt {
  const Facts& facts;
  const State& s;
  Seat seat;

  Term card() const { return card_title(facts, s.card); }
  Task top() const { return s.task_count ? s.tasks[s.task_count - 1u] : Task{}; }

  Message deck() const {
    const Counted left = counted(Good::card, top().b);
    if (s.card == CardId::none) return {"settlers.prompt.deck", {{"cards", left}}};
    return {"settlers.prompt.deck_of", {{"card", card()}, {"cards", left}}};
  }

  Message keep() const { return {"settlers.prompt.keep", {{"card", card()}, {"cards", counted(Good::card, top().a)}}}; }

  Message diplomacy() const {
    return {"settlers.prompt.diplomacy", {{"good", amount_phrase(static_cast<Good>(top().a))}}};
  }
  static Phrases amount_phrase(Good good) { return {amount(counted(good, 1))}; }

  Message convert() const {
    return {"settlers.prompt.convert", {{"card", card()}, {"vp", counted(Good::vp, top().b)}}};
  }

  Message hand_card() const {
    return {"settlers.prompt.hand_card", {{"cards", counted(Good::card, s.price.hand_cards)}}};
  }

  Message turn() const {
    switch (s.ask) {
      case Ask::action:
        return {"settlers.prompt.action", {{"round", long{s.round}}, {"rounds", long{facts.rounds}}}};
      case Ask::after:
        return {"settlers.prompt.after", {}};
      case Ask::sacrifice:
        return {"settlers.prompt.sacrifice", {{"card", card()}}};
      case Ask::pay:
        return {"settlers.prompt.pay", {{"cost", cost_of(s.price)}}};
      case Ask::hand_card:
        return hand_card();
      case Ask::target:
        return {"settlers.prompt.target", {{"card", card()}}};
      case Ask::convert:
        return convert();
      case Ask::trigger:
        return {"settlers.prompt.trigger", {}};
      case Ask::pair:
        return {"settlers.prompt.pair", {{"pairs", long{top().a}}}};
      case Ask::samurai:
        return {"settlers.prompt.samurai", {{"samurai", counted(Good::samurai, top().a)}}};
      case Ask::discard:
        return {"settlers.prompt.discard", {{"who", who(s, s.actor)}}};
      default:
        return {"settlers.prompt.over", {}};
    }
  }

  Message text() const {
    switch (s.ask) {
      case Ask::pick:
        return {s.solo() ? "settlers.prompt.pick_solo" : "settlers.prompt.pick", {}};
      case Ask::draft:
        return {s.step == 0 ? "settlers.prompt.draft" : "settlers.prompt.draft_again", {}};
      case Ask::source:
        return {"settlers.prompt.source", {}};
      case Ask::deck:
        return deck();
      case Ask::keep:
        return keep();
      case Ask::option:
        return {"settlers.prompt.option", {{"card", card()}}};
      case Ask::copy:
        return {"settlers.prompt.copy", {{"card", card()}}};
      case Ask::diplomacy:
        return diplomacy();
      case Ask::store:
        return {"settlers.prompt.store", {}};
      case Ask::attacked:
        return {"settlers.prompt.attacked", {}};
      default:
        return turn();
    }
  }
};

}  // namespace

Message prompt(const Facts& facts, const State& s, Seat seat) {
  const SeatSet seats = deciding_seats(s);
  if (seats.empty()) return {"settlers.prompt.over", {}};
  if (seats.has(seat)) return Prompt{facts, s, seat}.text();
  Phrases waiting;
  for (Seat other : seats) waiting.push_back({"settlers.prompt.one_of_them", {{"who", who(s, other)}}});
  return {"settlers.prompt.wait", {{"who", std::move(waiting)}}};
}

}  // namespace ludarium::settlers
