// The answers a player may give, as lines of a menu: what it is, what it costs, what it gives. Those that say no more
// than their fields come from text/vocabulary.cpp.
#include "games/paladins/text/text.hpp"
#include "games/paladins/text/vocabulary.hpp"
#include "games/paladins/text/wording/phrases.hpp"

namespace ludarium::paladins {
namespace {

// In the position the one who answers is the actor: costs are asked of him.
struct ActionText : AboutAction<Facts, State> {
  Look look() const { return {facts, s}; }
  Space space() const { return static_cast<Space>(a.arg[0]); }
  static Message unknown() { return {"paladins.action.unknown", {}}; }
  static Phrases priced(int coins) {
    return coins ? cost_of({Token::silver, static_cast<std::uint8_t>(coins)}) : Phrases{};
  }

  // ---- townsfolk

  bool paid() const { return s.ask == Ask::townsfolk && s.space == Space::recruit && s.favour == 0; }
  Phrases price() const {
    if (!paid()) return {};
    if (a.arg[1]) return cost_of({Token::take_debt, 1});
    return priced(recruit_cost(look(), n()));
  }

  Message townsfolk() const {
    if (n() >= townsfolk_row || index(s.townsfolk[n()]) >= facts.townsfolk.size()) return unknown();
    const TownsfolkCard& card = facts[s.townsfolk[n()]];
    const Term called = title(facts, s.townsfolk[n()]);
    if (what(a) == Do::dismiss)
      return {"paladins.action.dismiss",
              {{"card", called}, {"trade", Phrases{trade(price(), gains_of(card.dismiss))}}}};
    if (price().empty()) return {"paladins.action.hire_free", {{"card", called}, {"effects", effects_of(card)}}};
    return {"paladins.action.hire", {{"card", called}, {"cost", price()}, {"effects", effects_of(card)}}};
  }

  // ---- the round

  Message split() const {
    for (std::size_t i = 0; i < drawn_paladins; ++i)
      if (n(i) >= facts.paladins.size()) return unknown();
    const auto card = [&](std::size_t i) { return static_cast<Paladin>(a.arg[i]); };
    return {"paladins.action.split",
            {{"used", title(facts, card(0))},
             {"effects", effects_of(facts[card(0)])},
             {"top", title(facts, card(1))},
             {"bottom", title(facts, card(2))}}};
  }

  Message tavern() const {
    if (n() >= s.tavern.size() || index(s.tavern[n()]) >= facts.tavern.size()) return unknown();
    return {"paladins.action.tavern", {{"workers", workers_of(facts[s.tavern[n()]].workers)}}};
  }

  // ---- the turn

  Phrases cost_of_action() const {
    Phrases list = priced(silver_cost(look(), space(), n(1)));
    if (const int food = provision_cost(look(), space()))
      list.push_back(cost_of({Token::provision, static_cast<std::uint8_t>(food)}).front());
    return list;
  }

  Phrases gain_of_action() const {
    if (right_side(space())) return gains_of(facts.right[right_index(space())].gain);
    return gains_of(facts.left[index(space())].options[n(1)].gain);
  }

  Message take() const {
    if (n() >= board_spaces) return unknown();
    if (n(1) >= (right_side(space()) ? 1 : facts.left[n()].options.size())) return unknown();
    const Phrases spots = spots_of(spots_needed(look(), space(), n(1)));
    if (space() == Space::recruit)
      return {n(1) == 0 ? "paladins.action.recruit_dismiss" : "paladins.action.recruit_hire", {{"spots", spots}}};
    const Phrases cost = cost_of_action(), gain = gain_of_action();
    if (cost.empty() && gain.empty())
      return {"paladins.action.act_free", {{"action", term(space())}, {"spots", spots}}};
    return {"paladins.action.act",
            {{"action", term(space())}, {"spots", spots}, {"trade", Phrases{trade(cost, gain)}}}};
  }

  Message favour() const {
    if (n() >= favour_slots || index(s.favours[n()]) >= facts.favours.size()) return unknown();
    const FavourCard& card = facts[s.favours[n()]];
    return {"paladins.action.favour",
            {{"card", title(facts, s.favours[n()])}, {"spot", term(card.spot)}, {"effects", effects_of(card)}}};
  }

  Message workers() const {
    const Spots chosen{static_cast<Worker>(a.arg[0]), static_cast<Worker>(a.arg[1]), static_cast<Worker>(a.arg[2])};
    return {"paladins.action.workers", {{"workers", spots_of(chosen)}}};
  }

  // ---- targets

  Message workshop() const {
    if (n() >= board_spaces || !right_side(space()) || n(1) >= most_spots) return unknown();
    const Worker there = s.player(s.actor).board[n()][n(1)];
    const Term spot = term(facts.right[right_index(space())].spots[n(1)]);
    if (there == Worker::none) return {"paladins.action.workshop", {{"action", term(space())}, {"spot", spot}}};
    return {"paladins.action.workshop_instead", {{"action", term(space())}, {"spot", spot}, {"worker", term(there)}}};
  }

  Message map_space() const {
    if (n() >= facts.spaces.size()) return unknown();
    const MapSpace& where = facts.spaces[n()];
    return {
        "paladins.action.space",
        {{"region", long{where.region} + 1}, {"space", place_in_region(facts, n())}, {"gain", gains_of(where.gain)}}};
  }

  Message jar() const {
    if (n() >= jar_spaces) return unknown();
    return {"paladins.action.jar", {{"space", long{a.arg[0]} + 1}, {"gain", gains_of(facts.jar_space[n()])}}};
  }

  Message outsider() const {
    if (n() >= outsider_row || index(s.outsiders[n()]) >= facts.outsiders.size()) return unknown();
    const OutsiderCard& card = facts[s.outsiders[n()]];
    const Term called = title(facts, s.outsiders[n()]);
    if (s.space == Space::attack) {
      const Phrases bargain{trade(priced(attack_cost(look(), n())), gains_of(card.attack))};
      return {"paladins.action.attack", {{"card", called}, {"people", term(card.people)}, {"trade", bargain}}};
    }
    return {"paladins.action.convert",
            {{"card", called},
             {"people", term(card.people)},
             {"gain", gains_of(card.convert)},
             {"vp", Phrases{vp_of(card)}}}};
  }

  Message decline() const {
    if (s.ask == Ask::townsfolk) return {"paladins.action.recruit_nobody", {}};
    return {s.ask == Ask::discard ? "paladins.action.keep_suspicion" : "paladins.action.clear_nothing", {}};
  }

  // ---- rewards

  const std::vector<Gains>* choice() const {
    if (index(s.wall) < facts.walls.size()) return &facts[s.wall].choice;
    const bool used = s.favour >= 1 && s.favour <= favour_slots;
    if (!used || index(s.favours[s.favour - 1u]) >= facts.favours.size()) return nullptr;
    return &facts[s.favours[s.favour - 1u]].choice;
  }
  Message option() const {
    if (!choice() || n() >= choice()->size()) return unknown();
    return {"paladins.action.option", {{"gain", gains_of((*choice())[n()])}}};
  }

  std::span<const Gain> rewards() const {
    return std::span(s.rewards).first(std::min<std::size_t>(s.reward_count, most_rewards));
  }
  Message reward() const {
    if (n() >= rewards().size()) return unknown();
    return {"paladins.action.reward", {{"gain", gain_of(rewards()[n()])}}};
  }

  Message ability() const {
    if (n() >= facts.townsfolk.size()) return unknown();
    const auto card = static_cast<Townsfolk>(a.arg[0]);
    return {"paladins.action.ability", {{"card", title(facts, card)}, {"gain", gain_of(facts[card].gain)}}};
  }

  Message keep() const {
    const Phrases kept = workers_of({a.arg[0], a.arg[1], a.arg[2], a.arg[3], a.arg[4], a.arg[5]});
    if (kept.empty()) return {"paladins.action.keep_nobody", {}};
    return {"paladins.action.keep", {{"workers", kept}}};
  }

  // ---- all of them

  Message text_of_target() const {
    switch (what(a)) {
      case Do::workshop:
        return workshop();
      case Do::space:
        return map_space();
      case Do::jar:
        return jar();
      case Do::outsider:
        return outsider();
      case Do::decline:
        return decline();
      case Do::discard:
        return {"paladins.action.discard", {{"what", Counted{"paladins.suspicion_card", 1}}}};
      case Do::option:
        return option();
      case Do::as_offered:
        return {"paladins.action.as_offered", {{"rewards", gains_of(rewards())}}};
      case Do::reward:
        return reward();
      case Do::ability:
        return ability();
      default:
        return sentence(vocabulary(), "paladins.action.");
    }
  }

  Message text() const {
    switch (what(a)) {
      case Do::hire:
      case Do::dismiss:
        return townsfolk();
      case Do::split:
        return split();
      case Do::tavern:
        return tavern();
      case Do::act:
        return take();
      case Do::favour:
        return favour();
      case Do::workers:
        return workers();
      case Do::keep:
        return keep();
      default:
        return text_of_target();
    }
  }
};

}  // namespace

Message describe_action(const Facts& facts, const State& s, Seat seat, Action action) {
  State asked = s;
  asked.actor = s.seats().has(seat) ? seat : seat_at(0);
  return ActionText{{facts, asked, asked.actor, action}}.text();
}

}  // namespace ludarium::paladins
