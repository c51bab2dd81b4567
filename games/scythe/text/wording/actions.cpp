// The answers a player may give, as lines of a menu: what it is, what it costs, what it gives. Those that say no more
// than their fields come from text/vocabulary.cpp.
#include "games/scythe/text/text.hpp"
#include "games/scythe/text/vocabulary.hpp"
#include "games/scythe/text/wording/phrases.hpp"

namespace ludarium::scythe {
namespace {

struct ActionText : AboutAction<Facts, State> {
  Message text() const {
    switch (what(a)) {
      case Do::unit:
        return unit_to_move();
      case Do::load:
        return load();
      case Do::step:
        return step();
      case Do::battle:
        return battle();
      case Do::ability:
        return ability();
      case Do::fight:
        return fight();
      case Do::retreat:
        return retreat();
      case Do::meet:
        return {a.arg[0] ? "scythe.action.meet" : "scythe.action.meet_not", {}};
      default:
        return text_of_gain();
    }
  }

  Term at(std::size_t i) const { return place(facts, as<Hex>(i)); }
  long value(std::size_t i) const { return a.arg[i] < card_values ? facts.card_value[a.arg[i]] : 0; }
  static Message note(Message action, Phrases remarks) {
    if (remarks.empty()) return action;
    return {"scythe.action.with_note", {{"action", Phrases{std::move(action)}}, {"note", std::move(remarks)}}};
  }

  // ---- turn ----

  Message section() const {
    if (a.arg[0] == factory_section) return factory("scythe.action.section_factory", player().factory_card);
    if (a.arg[0] >= sections) return {"scythe.action.unknown", {}};
    const BottomAction bottom = as<BottomAction>(0);
    const int cost = bottom_cost(look(), player(), bottom);
    return {"scythe.action.section",
            {{"top", term(facts.of(player().mat).column[index(bottom)].top)},
             {"bottom", term(bottom)},
             {"cost", Phrases{amount(counted(static_cast<Resource>(bottom), cost))}},
             {"coins", counted(Item::coins, facts.of(player().mat).column[index(bottom)].coins)}}};
  }

  Message skip() const { return {s.stage == Stage::top ? "scythe.action.skip_top" : "scythe.action.skip_bottom", {}}; }

  Message deal(Term action, const Cost& cost, const Gain& gain) const {
    return {"scythe.action.deal", {{"action", std::move(action)}, {"deal", Phrases{pay_and_gain(cost, gain)}}}};
  }

  Message bolster() const {
    return deal(term(TopAction::bolster), {.coins = facts.top.bolster_cost}, bolster_gain(facts, player(), a.arg[0]));
  }
  Message trade() const {
    return deal(term(TopAction::trade), {.coins = facts.top.trade_cost}, trade_gain(facts, player(), a.arg[0]));
  }

  Message move_units() const {
    if (player().section == factory_section) {
      const Counted steps{"scythe.step", facts.factory_move_steps};
      return {"scythe.action.factory_move",
              {{"units", Counted{"scythe.unit", facts.factory_move_units}}, {"steps", steps}}};
    }
    return {"scythe.action.move_units", {{"units", Counted{"scythe.unit", units_to_move(facts, player())}}}};
  }

  Message produce() const {
    const Counted hexes{"scythe.territory", hexes_to_produce_on(facts, player())};
    const Phrases cost = cost_of(produce_cost(look()));
    if (cost.empty()) return {"scythe.action.produce_free", {{"hexes", hexes}}};
    return {"scythe.action.produce", {{"hexes", hexes}, {"cost", cost}}};
  }

  Counted yield(Hex hex, int count) const {
    const Terrain terrain = facts.terrain[index(hex)];
    if (terrain >= Terrain::village) return counted(Item::worker, count);
    return counted(facts.produces[index(terrain)], count);
  }

  Message produce_on() const {
    Phrases list;
    HexSet hexes;
    for (std::size_t i = 0; i < 3; ++i)
      if (index(as<Hex>(i)) < facts.territory_count) hexes.add(as<Hex>(i));
    if (mill_hex_open(look())) hexes.add(structure_at(player(), Structure::mill));
    for (Hex hex : hexes)
      list.push_back(
          {"scythe.action.yield", {{"place", place(facts, hex)}, {"what", yield(hex, yield_at(look(), hex))}}});
    if (list.empty()) return {"scythe.action.produce_nothing", {}};
    return {"scythe.action.produce_on", {{"list", std::move(list)}}};
  }

  Message produce_at() const {
    if (index(as<Hex>(0)) >= facts.territory_count) return {"scythe.action.produce_nothing", {}};
    return {"scythe.action.produce_at", {{"what", yield(as<Hex>(0), a.arg[1])}, {"place", at(0)}}};
  }

  // ---- move ----

  Message unit_to_move() const {
    const Unit u = as<Unit>(0);
    const Hex hex = index(u) < units_per_faction ? place_of(player(), u) : Hex::none;
    return {"scythe.action.unit", {{"unit", unit(facts, player(), u)}, {"place", place(facts, hex)}}};
  }

  Message load() const {
    if (a.arg[0] < resource_types) return {"scythe.action.load", {{"what", counted(as<Resource>(0), 1)}}};
    return {a.arg[0] == resource_types ? "scythe.action.load_worker" : "scythe.action.load_walked", {}};
  }

  // What waits there: a combat, workers to drive out and what that costs, an encounter, the Factory.
  Phrases awaiting(Hex to) const {
    Phrases list;
    const Unit u = s.moving.unit;
    if (index(to) >= facts.territory_count || index(u) >= units_per_faction || is_worker(u)) return list;
    for (Seat other : s.seats().without(seat)) {
      const Player& enemy = s.player(other);
      const int workers = count_at(enemy.workers, to);
      if (fighters_at(enemy, to))
        list.push_back({"scythe.note.combat", {{"who", who(s, other)}}});
      else if (workers)
        list.push_back({"scythe.note.drive_out",
                        {{"who", who(s, other)},
                         {"workers", counted(Item::worker, workers)},
                         {"cost", counted(Item::popularity, std::min<long>(player().popularity,
                                                                           workers * facts.popularity_per_worker))}}});
    }
    if (u != Unit::character) return list;
    if (s.encounter_tokens.has(to)) list.push_back({"scythe.note.encounter", {}});
    if (to == facts.factory && player().factory_card == 0) list.push_back({"scythe.note.factory", {}});
    return list;
  }

  Message step() const {
    static constexpr std::array keys{"scythe.action.step", "scythe.action.step_workers", "scythe.action.step_tokens",
                                     "scythe.action.step_all", "scythe.action.step_chosen"};
    const char* key = keys[std::min<std::size_t>(a.arg[1], keys.size() - 1)];
    return note({key, {{"place", at(0)}}}, awaiting(as<Hex>(0)));
  }

  // ---- combat ----

  Term enemy() const { return who(s, seat == s.active ? s.combat.defender : s.active); }

  Message battle() const {
    for (Seat other : s.seats().without(seat))
      if (fighters_at(s.player(other), as<Hex>(0)))
        return {"scythe.action.battle", {{"place", at(0)}, {"enemy", who(s, other)}}};
    return {"scythe.action.battle_nobody", {{"place", at(0)}}};
  }

  Message ability() const {
    if (s.combat.hex == Hex::none) return {"scythe.action.unknown", {}};
    const auto ability = combat_ability(look(), seat == s.active ? attacker : defender);
    if (!ability) return {"scythe.action.unknown", {}};
    if (!a.arg[0]) return {"scythe.action.pass", {{"ability", term(*ability)}}};
    Args args{{"ability", term(*ability)}, {"enemy", enemy()}};
    switch (*ability) {
      case Ability::artillery:
        args.emplace_back("cost", counted(Item::power, facts.artillery_cost));
        args.emplace_back("hit", counted(Item::power, facts.artillery_hit));
        return {"scythe.action.use_paying", std::move(args)};
      case Ability::disarm:
        args.emplace_back("hit", counted(Item::power, facts.disarm_hit));
        return {"scythe.action.use_hitting", std::move(args)};
      default:
        args.emplace_back("cards", counted(Item::cards, facts.scout_cards));
        return {"scythe.action.use_scout", std::move(args)};
    }
  }

  Message fight() const {
    std::string cards;
    long total = a.arg[0];
    for (std::size_t v = 0; v < card_values; ++v)
      for (int n = 0; n < a.arg[1 + v]; ++n) {
        cards += (cards.empty() ? "" : " + ") + std::to_string(facts.card_value[v]);
        total += facts.card_value[v];
      }
    if (cards.empty()) return {"scythe.action.fight", {{"dial", long{a.arg[0]}}}};
    return {"scythe.action.fight_with_cards", {{"dial", long{a.arg[0]}}, {"cards", cards}, {"total", total}}};
  }

  Message retreat() const {
    Args args{{"unit", unit(facts, player(), as<Unit>(0))}, {"place", at(1)}};
    if (!a.arg[2]) return {"scythe.action.retreat", std::move(args)};
    args.emplace_back("workers", counted(Item::worker, a.arg[2]));
    return {"scythe.action.retreat_with", std::move(args)};
  }

  // ---- encounter and Factory ----

  Message option() const {
    const Term letter{"scythe.option_letter_" + std::string(1, static_cast<char>('a' + a.arg[0] % 3))};
    const bool known = s.encounter_card > 0 && s.encounter_card <= facts.encounter_cards.size();
    if (!known || a.arg[0] >= options_per_encounter) return {"scythe.action.option_blind", {{"option", letter}}};
    const EncounterOption& o = facts.encounter_cards[s.encounter_card - 1u].option[a.arg[0]];
    return {"scythe.action.option", {{"option", letter}, {"deal", Phrases{pay_and_gain(o.cost, o.gain)}}}};
  }

  Message factory(const char* key, std::size_t number) const {
    if (number == 0 || number > facts.factory_cards.size()) return {"scythe.action.unknown", {}};
    const FactoryCard& card = facts.factory_cards[number - 1];
    return {key, {{"number", static_cast<long>(number)}, {"deal", Phrases{pay_and_gain(card.cost, card.gain)}}}};
  }

  Message factory_top() const {
    Message top = factory("scythe.action.factory_top", player().factory_card);
    if (a.arg[0] == no_card) return top;
    return note(std::move(top), {{"scythe.note.with_card", {{"value", value(0)}}}});
  }

  // ---- bottom row and gains ----

  Message bottom() const {
    if (player().section >= sections) return {"scythe.action.unknown", {}};
    const auto action = static_cast<BottomAction>(player().section);
    int tokens = bottom_cost(look(), player(), action);
    Phrases remarks;
    if (a.arg[0] != no_card) {
      --tokens;
      remarks.push_back({"scythe.note.with_card", {{"value", value(0)}}});
    }
    return note({"scythe.action.bottom",
                 {{"action", term(action)},
                  {"cost", Phrases{amount(counted(static_cast<Resource>(action), tokens))}},
                  {"gain", gain_of(bottom_gain(facts, player(), action))}}},
                std::move(remarks));
  }

  Message tokens_at() const {
    const Tokens tokens{a.arg[1], a.arg[2], a.arg[3], a.arg[4]};
    return {"scythe.action.tokens", {{"list", scythe::tokens(tokens)}, {"place", at(0)}}};
  }

  Message enlist() const {
    if (a.arg[0] >= bottom_actions || a.arg[1] >= recruits_per_faction) return {"scythe.action.unknown", {}};
    return {"scythe.action.enlist",
            {{"action", term(as<BottomAction>(0))},
             {"bonus", gain_of(facts.ongoing_bonus[a.arg[0]])},
             {"gain", gain_of(facts.one_time_bonus[a.arg[1]])}}};
  }

  Message transport() const {
    const std::size_t cargo = a.arg[1];
    if (cargo == transport_everything) return {"scythe.action.transport_all", {{"place", at(0)}}};
    if (cargo < units_per_faction)
      return {"scythe.action.transport", {{"what", unit(facts, player(), unit_at(cargo))}, {"place", at(0)}}};
    const Counted token = counted(static_cast<Resource>(cargo - transport_token), 1);
    return {"scythe.action.transport", {{"what", Phrases{amount(token)}}, {"place", at(0)}}};
  }

  Message standing_order() const {
    const char* key = a.arg[1] ? "scythe.action.order_decline" : "scythe.action.order_take";
    if (a.arg[0] >= bottom_actions) return {"scythe.action.unknown", {}};
    return {key, {{"action", term(as<BottomAction>(0))}, {"bonus", gain_of(facts.ongoing_bonus[a.arg[0]])}}};
  }

  Message text_in_turn() const {
    switch (what(a)) {
      case Do::section:
        return section();
      case Do::skip:
        return skip();
      case Do::in_part:
        return {a.arg[0] ? "scythe.action.in_part" : "scythe.action.in_full", {}};
      case Do::bolster:
        return bolster();
      case Do::trade:
        return trade();
      case Do::move_coins:
        return deal({"scythe.action_gain_coins"}, {}, coins_gain(facts, player()));
      case Do::move_units:
        return move_units();
      case Do::produce:
        return produce();
      case Do::produce_on:
        return produce_on();
      case Do::produce_at:
        return produce_at();
      case Do::option:
        return option();
      case Do::factory_card:
        return factory("scythe.action.factory_card", a.arg[0]);
      case Do::factory_top:
        return factory_top();
      case Do::bottom:
        return bottom();
      case Do::delay:
        return {"scythe.action.delay",
                {{"who", who(s, as<Seat>(0))}, {"cost", counted(Item::popularity, facts.delay_popularity)}}};
      case Do::standing_order:
        return standing_order();
      default:
        return sentence(vocabulary(), "scythe.action.");
    }
  }

  Message text_of_gain() const {
    switch (what(a)) {
      case Do::tokens:
        return tokens_at();
      case Do::enlist:
        return enlist();
      case Do::transport:
        return transport();
      default:
        return text_in_turn();
    }
  }

  Look look() const { return {facts, s}; }
};

}  // namespace

Message describe_action(const Facts& facts, const State& s, Seat seat, Action action) {
  return ActionText{{facts, s, seat, action}}.text();
}

}  // namespace ludarium::scythe
