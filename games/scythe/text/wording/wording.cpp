// What a player is asked. The answers are worded in wording_actions.cpp, what happened in wording_events.cpp.
#include "games/scythe/text/text.hpp"
#include "games/scythe/text/wording/phrases.hpp"

namespace ludarium::scythe {
namespace {

struct Prompt {
  const Facts& facts;
  const State& s;
  Seat seat;

  Look look() const { return {facts, s}; }
  const Player& player() const { return s.player(seat); }

  Message top() const {
    if (player().section == factory_section)
      return {"scythe.prompt.factory_top", {{"number", long{player().factory_card}}}};
    return {"scythe.prompt.top", {{"action", term(column_of(look()).top)}}};
  }

  Message bottom() const {
    if (player().section == factory_section) return {"scythe.prompt.factory_move", {}};
    if (!bottom_payable(look())) return {"scythe.prompt.bottom_unpaid", {{"action", term(bottom_action_of(look()))}}};
    return {"scythe.prompt.bottom", {{"action", term(bottom_action_of(look()))}}};
  }

  Message produce() const {
    const Counted hexes{"scythe.territory", s.produce_left};
    if (mill_hex_open(look()))
      return {"scythe.prompt.produce_with_mill",
              {{"hexes", hexes}, {"place", place(facts, structure_at(player(), Structure::mill))}}};
    return {"scythe.prompt.produce", {{"hexes", hexes}}};
  }

  Message gain() const {
    if (s.gain_hex == Hex::none) return {"scythe.prompt.gain", {{"gain", gain_of(s.gain)}}};
    return {"scythe.prompt.gain_at", {{"gain", gain_of(s.gain)}, {"place", place(facts, s.gain_hex)}}};
  }

  Message next_unit() const {
    const long left = s.moving.units - std::popcount(s.moving.started);
    return {"scythe.prompt.unit", {{"units", Counted{"scythe.unit", left}}}};
  }

  Message step() const {
    const Unit u = s.moving.unit;
    const Hex at = place_of(player(), u);
    const Counted steps{"scythe.step", steps_left(look(), u)};
    Phrases cargo = tokens(s.moving.chosen_tokens);
    if (s.moving.chosen_workers)
      cargo.insert(cargo.begin(), amount(counted(Item::worker, std::popcount(s.moving.chosen_workers))));
    if (cargo.empty())
      return {"scythe.prompt.step",
              {{"unit", unit(facts, player(), u)}, {"place", place(facts, at)}, {"steps", steps}}};
    return {"scythe.prompt.step_loaded",
            {{"unit", unit(facts, player(), u)}, {"place", place(facts, at)}, {"steps", steps}, {"cargo", cargo}}};
  }

  std::size_t side() const { return seat == s.active ? attacker : defender; }
  Term enemy() const { return who(s, fighter(look(), 1 - side())); }
  Term field() const { return place(facts, s.combat.hex); }

  Message ability() const {
    const auto ability = combat_ability(look(), side());
    return {
        "scythe.prompt.ability",
        {{"place", field()}, {"enemy", enemy()}, {"ability", ability ? term(*ability) : Term{"scythe.mech_ability"}}}};
  }

  Message fight() const {
    return {"scythe.prompt.fight",
            {{"place", field()},
             {"enemy", enemy()},
             {"power", counted(Item::power, std::min(facts.dial_max, player().power))},
             {"cards", counted(Item::cards, card_limit(look(), side()))}}};
  }

  Message retreat() const {
    return {"scythe.prompt.retreat",
            {{"unit", unit(facts, player(), next_to_retreat(look(), seat))}, {"place", field()}}};
  }

  Message encounter() const {
    const char* key = s.options_taken ? "scythe.prompt.encounter_again" : "scythe.prompt.encounter";
    return {key, {{"place", place(facts, player().character)}}};
  }

  Message pay() const {
    if (s.payment.resource != Resource::none)
      return {"scythe.prompt.pay", {{"what", counted(s.payment.resource, s.payment.left)}}};
    return {"scythe.prompt.pay", {{"what", Counted{"scythe.resource", s.payment.left}}}};
  }

  Message text() const {
    switch (s.ask) {
      case Ask::section:
        return {"scythe.prompt.section", {{"turn", long{s.turn}}}};
      case Ask::top:
        return top();
      case Ask::produce:
        return produce();
      case Ask::gain:
        return gain();
      case Ask::unit:
        return next_unit();
      case Ask::step:
        return step();
      case Ask::battle:
        return {"scythe.prompt.battle", {}};
      case Ask::ability:
        return ability();
      case Ask::fight:
        return fight();
      case Ask::retreat:
        return retreat();
      case Ask::meet:
        return {"scythe.prompt.meet", {{"place", place(facts, player().character)}}};
      case Ask::encounter:
        return encounter();
      case Ask::factory_card:
        return {"scythe.prompt.factory_card", {}};
      case Ask::bottom:
        return bottom();
      case Ask::pay:
        return pay();
      case Ask::end_turn:
        return {"scythe.prompt.end_turn", {}};
      case Ask::over:
        break;
    }
    return {"scythe.prompt.over", {}};
  }
};

}  // namespace

Message prompt(const Facts& facts, const State& s, Seat seat) {
  const SeatSet seats = deciding_seats(s);
  if (seats.empty()) return {"scythe.prompt.over", {}};
  if (seats.has(seat)) return Prompt{facts, s, seat}.text();
  Phrases waiting;
  for (Seat other : seats) waiting.push_back({"scythe.prompt.one_of_them", {{"who", who(s, other)}}});
  return {"scythe.prompt.wait", {{"who", std::move(waiting)}}};
}

}  // namespace ludarium::scythe
