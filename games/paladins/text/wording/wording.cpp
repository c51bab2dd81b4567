// What a player is asked. The answers are worded in wording_actions.cpp, what happened in wording_events.cpp.
#include "games/paladins/text/text.hpp"
#include "games/paladins/text/wording/phrases.hpp"

namespace ludarium::paladins {
namespace {

struct Prompt {
  const Facts& facts;
  const State& s;

  // What is being done: an action of the board, or a favour.
  Term doing() const { return s.favour ? title(facts, favour()) : term(s.space); }
  Favour favour() const { return s.favour <= favour_slots ? s.favours[s.favour - 1u] : Favour::none; }

  Message townsfolk() const {
    if (s.space != Space::recruit) return {"paladins.prompt.free_recruit", {}};
    return {s.option == 0 ? "paladins.prompt.dismiss" : "paladins.prompt.hire_one", {}};
  }

  Message option() const {
    if (s.wall != Wall::none) return {"paladins.prompt.option_wall", {}};
    return {"paladins.prompt.option", {{"card", doing()}}};
  }

  Message target() const {
    switch (s.ask) {
      case Ask::workers:
        return {"paladins.prompt.workers", {{"action", doing()}}};
      case Ask::workshop:
        return {"paladins.prompt.workshop", {}};
      case Ask::townsfolk:
        return townsfolk();
      case Ask::space:
        return {s.space == Space::garrison ? "paladins.prompt.space_outpost" : "paladins.prompt.space_monk", {}};
      case Ask::jar:
        return {"paladins.prompt.jar", {}};
      case Ask::outsider:
        return {s.space == Space::attack ? "paladins.prompt.attack" : "paladins.prompt.convert", {}};
      case Ask::clear:
        return {"paladins.prompt.clear", {}};
      case Ask::option:
        return option();
      default:
        return {"paladins.prompt.over", {}};
    }
  }

  Message text() const {
    switch (s.ask) {
      case Ask::hire:
        return {"paladins.prompt.hire", {}};
      case Ask::paladins:
        return {"paladins.prompt.paladins", {}};
      case Ask::tavern:
        return {"paladins.prompt.tavern", {}};
      case Ask::action:
        return {"paladins.prompt.action", {{"round", long{s.round}}, {"rounds", long{facts.rounds}}}};
      case Ask::discard:
        return {"paladins.prompt.discard", {}};
      case Ask::reward:
        return {"paladins.prompt.reward", {}};
      case Ask::inquisition:
        return {"paladins.prompt.inquisition", {}};
      case Ask::keep:
        return {"paladins.prompt.keep", {{"workers", Counted{"paladins.worker", facts.carry_over}}}};
      default:
        return target();
    }
  }
};

}  // namespace

Message prompt(const Facts& facts, const State& s, Seat seat) {
  const SeatSet seats = deciding_seats(s);
  if (seats.empty()) return {"paladins.prompt.over", {}};
  if (seats.has(seat)) return Prompt{facts, s}.text();
  Phrases waiting;
  for (Seat other : seats) waiting.push_back({"paladins.prompt.one_of_them", {{"who", who(s, other)}}});
  return {"paladins.prompt.wait", {{"who", std::move(waiting)}}};
}

}  // namespace ludarium::paladins
