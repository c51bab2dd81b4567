#include "games/scythe/checks/why.hpp"

#include <algorithm>

#include "games/scythe/checks/why_detail.hpp"
#include "games/scythe/text/names.hpp"

namespace ludarium::scythe {
namespace {

// The rule, and the numbers of this case where they explain it.
struct Rule {
  const char* id = nullptr;
  Detail detail;

  Rule(const char* rule) : id(rule) {}  // NOLINT(google-explicit-constructor): most refusals are a rule and no more
  Rule(const char* rule, Detail why) : id(rule), detail(std::move(why)) {}
  explicit operator bool() const { return id != nullptr; }
};

Hex hex_arg(Action a, std::size_t i) { return static_cast<Hex>(a.arg[i]); }
bool is_place(const Look& look, Hex hex) { return index(hex) < look.facts.hex_count; }

// ---- asides

Rule gift(const Look& look, Seat seat, Action a) {
  if (look.s.has(tournament)) return "SC-ALLY-03";
  if (look.s.is_automa(static_cast<Seat>(a.arg[0]))) return "SC-AUTO-07";
  // to oneself, to nobody, or more than there is
  return {"SC-ALLY-02", beyond_own_coins(look.s.player(seat), a.arg[1] + 256 * a.arg[2])};
}

// ---- the turn

Rule section(const Look& look, Action a) {
  const Player& player = look.mover();
  if (look.s.ask != Ask::section) return {"SC-TURN-01", token_placed(look)};
  if (a.arg[0] > factory_section) return "SC-TURN-01";
  if (a.arg[0] == factory_section && player.factory_card == 0) return "SC-FTRY-06";
  return player.faction == Faction::rusviet ? "SC-FABL-02" : "SC-TURN-02";
}

Rule reveal(const Look& look, Seat seat, Action a) {
  const Player& player = look.s.player(seat);
  if (seat != look.s.active) return "SC-OBJ-02";
  if (!reveal_window(look)) return "SC-OBJ-03";
  if (player.stars[index(Goal::objective)] >= objective_star_limit(look, seat))
    return {"SC-OBJ-06", objective_stars_placed(look, seat)};
  for (std::size_t i = 0; i < player.objectives.size(); ++i)
    if (a.arg[0] && player.objectives[i] == a.arg[0] && player.fate[i] == ObjectiveFate::held)
      return {"SC-OBJ-04", short_of_objective(look, seat, a.arg[0])};
  return "SC-OBJ-01";
}

// A top action named at the wrong moment or on the wrong section. One that could not be paid has been passed over
// without a question; what it lacked is the reason then.
Rule top_action(const Look& look, TopAction top, Rule cannot_pay) {
  if (look.s.ask == Ask::section) return "SC-TURN-01";
  if (!look.s.top_barred) {
    if (look.s.ask == Ask::bottom || look.s.ask == Ask::pay || look.s.ask == Ask::end_turn) return "SC-TURN-04";
    if (look.s.ask != Ask::top) return "SC-TURN-05";
  }
  if (look.mover().section == factory_section) return "SC-FTRY-06";
  if (column_of(look).top != top) return "SC-TURN-06";
  return cannot_pay;
}

Rule bolster(const Look& look, Action a) {
  if (a.arg[0] > 1) return "SC-BOLS-02";
  const Cost cost{.coins = look.facts.top.bolster_cost};
  return top_action(look, TopAction::bolster, {"SC-BOLS-01", lacking_for(look.mover(), cost)});
}

Rule trade(const Look& look, Action a) {
  if (a.arg[0] > 1) return "SC-TRADE-02";
  const Detail coins = lacking_for(look.mover(), {.coins = look.facts.top.trade_cost});
  return top_action(look, TopAction::trade, coins ? Rule("SC-TRADE-01", coins) : "SC-TRADE-05");
}

Rule move_units(const Look& look) {
  if (look.s.ask == Ask::bottom) return "SC-TURN-04";
  return top_action(look, TopAction::move, "SC-MOVE-01");
}

// ---- produce

Rule produce(const Look& look) {
  return top_action(look, TopAction::produce, {"SC-PROD-02", lacking_for(look.mover(), produce_cost(look))});
}

// The Mill stands for a worker, but only at Produce of the mat.
Rule mill_hex(const Look& look, Hex hex) {
  if (look.rules().mill_needs_control && !look.controlled(look.s.active).has(hex)) return "SC-BUILD-07";
  if (look.s.produced.has(hex)) return "SC-PROD-12";
  if (look.facts.terrain[index(hex)] >= Terrain::lake) return "SC-BUILD-17";
  if (!look.s.mill_open) return "SC-FTRY-18";
  return mill_hex_open(look) ? nullptr : "SC-PROD-10";
}

Rule produce_hex(const Look& look, Hex hex) {
  const bool worker = workers_of(look.mover()).has(hex);
  if (!worker && is_place(look, hex) && structure_at(look.mover(), Structure::mill) == hex) return mill_hex(look, hex);
  if (!is_place(look, hex) || !look.controlled(look.s.active).has(hex)) return "SC-PROD-03";
  if (look.s.produced.has(hex)) return "SC-PROD-12";
  if (look.facts.terrain[index(hex)] >= Terrain::lake) return "SC-PROD-05";
  if (!worker) return "SC-PROD-13";
  if (yield_at(look, hex) == 0) return "SC-PROD-10";
  return nullptr;
}

Rule produce_on(const Look& look, Action a) {
  if (look.s.ask != Ask::produce) return produce(look);
  if (look.s.in_part) return "SC-PROD-04";
  int named = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    if (hex_arg(a, i) == Hex::none) continue;
    ++named;
    if (Rule rule = produce_hex(look, hex_arg(a, i))) return rule;
    for (std::size_t j = 0; j < i; ++j)
      if (a.arg[i] == a.arg[j]) return "SC-PROD-12";
    if (mill_hex_open(look) && hex_arg(a, i) == structure_at(look.mover(), Structure::mill)) return "SC-BUILD-13";
  }
  return {"SC-PROD-03", other_count_of_hexes(look, named)};  // more or fewer than the action gives
}

Rule produce_at(const Look& look, Action a) {
  if (look.s.ask != Ask::produce) return produce(look);
  if (Rule rule = produce_hex(look, hex_arg(a, 0))) return rule;
  if (look.s.produce_left == 0) return "SC-PROD-03";
  return {"SC-PROD-04", beyond_yield(look, hex_arg(a, 0), a.arg[1])};
}

// ---- move

bool moving(const Look& look) { return look.s.ask == Ask::unit || look.s.ask == Ask::step; }

bool held_by_enemy(const Look& look, Hex from) {
  return look.rules().workers_held_by_enemy && enemies_of(look.s, look.s.active).fighters.has(from);
}

Rule move_coins(const Look& look) {
  return moving(look) ? "SC-MOVE-01" : top_action(look, TopAction::move, "SC-MOVE-01");
}

Rule unit(const Look& look, Action a) {
  const Moving& m = look.s.moving;
  if (look.s.ask == Ask::step) return "SC-MOVE-05";
  if (look.s.ask != Ask::unit) return top_action(look, TopAction::move, "SC-MOVE-01");
  if (a.arg[0] >= units_per_faction) return "SC-KEY-14";
  if (m.started >> a.arg[0] & 1) return "SC-MOVE-04";
  if (std::popcount(m.started) >= m.units) return {"SC-MOVE-03", units_used_up(m)};
  const Unit u = static_cast<Unit>(a.arg[0]);
  const Hex from = place_of(look.mover(), u);
  if (from == Hex::none) return is_worker(u) ? "SC-SETUP-20" : "SC-SETUP-24";
  if (is_worker(u) && look.facts.lakes.has(from)) return "SC-MECH-24";
  if (is_worker(u) && held_by_enemy(look, from)) return "SC-MOVE-27";
  return movable(look, u) ? "SC-MOVE-04" : "SC-MOVE-06";
}

Rule blocked_worker(const Look& look, Hex from, Hex to) {
  const Units enemy = enemies_of(look.s, look.s.active);
  if (look.facts.lakes.has(from)) return "SC-MECH-24";
  if (held_by_enemy(look, from)) return "SC-MOVE-27";
  if (enemy.fighters.has(to)) return "SC-MOVE-26";
  return enemy.workers.has(to) ? "SC-MOVE-25" : nullptr;
}

Rule blocked_base(const Look& look, Unit u, Hex from, Hex to) {
  if (is_worker(u) || !look.has(look.mover(), Ability::wayfare)) return "SC-MOVE-29";
  for (Seat seat : look.s.seats().without(look.s.active))
    if (look.facts.of(look.s.player(seat).faction).base == to) return "SC-MECH-38";
  return look.facts.bases.has(from) && from != to ? "SC-MECH-28" : "SC-MOVE-29";
}

Rule too_far(const Look& look, Unit u) { return {"SC-MOVE-06", steps_left_for(look, u)}; }

// An ability leads that far, but not onto this territory.
Rule beyond_ability(const Look& look, Unit u, Hex to) {
  const Player& player = look.mover();
  const Terrain terrain = look.facts.terrain[index(to)];
  if (look.controlled(look.s.active).has(to)) return too_far(look, u);  // it starts from the wrong place
  if (terrain == Terrain::mountain && look.has(player, Ability::underpass)) return "SC-MECH-11";
  if (terrain == Terrain::village && look.has(player, Ability::township)) return "SC-MECH-16";
  return too_far(look, u);
}

Rule blocked_way(const Look& look, Unit u, Hex from, Hex to) {
  const Facts& facts = look.facts;
  if (facts.bases.has(to)) return blocked_base(look, u, from, to);
  if (is_worker(u))
    if (Rule rule = blocked_worker(look, from, to)) return rule;
  if (facts.neighbours[index(from)].has(to)) {
    if (facts.bases.has(from)) return "SC-MOVE-34";
    if (facts.lakes.has(to)) return "SC-MOVE-15";
    return !is_worker(u) && look.has(look.mover(), Ability::riverwalk) ? "SC-MECH-02" : "SC-MOVE-14";
  }
  return is_worker(u) || facts.lakes.has(to) ? too_far(look, u) : beyond_ability(look, u, to);
}

Rule step(const Look& look, Action a) {
  const Unit u = look.s.moving.unit;
  if (look.s.ask != Ask::step) return moving(look) ? "SC-MOVE-03" : top_action(look, TopAction::move, "SC-MOVE-01");
  if (!is_place(look, hex_arg(a, 0))) return "SC-MOVE-06";
  const Hex from = place_of(look.mover(), u);
  if (!reach(look, u).has(hex_arg(a, 0))) return blocked_way(look, u, from, hex_arg(a, 0));
  const Load how = static_cast<Load>(a.arg[1]);
  if ((how == Load::workers || how == Load::everything) && !is_mech(u)) return "SC-KEY-17";
  if (look.s.moving.choosing && how != Load::chosen)
    return {how == Load::workers ? "SC-MOVE-09" : "SC-MOVE-07", Message{"scythe.why.loading", {}}};
  if (look.facts.lakes.has(from)) return "SC-MECH-23";
  return "SC-MOVE-07";
}

Rule load(const Look& look, Action a) {
  if (look.s.ask != Ask::step) return top_action(look, TopAction::move, "SC-MOVE-01");
  if (a.arg[0] >= resource_types && !is_mech(look.s.moving.unit)) return "SC-KEY-17";
  const bool worker = a.arg[0] >= resource_types;
  const Detail missing = worker ? no_worker_to_load(look, a) : nothing_to_load(look, static_cast<Resource>(a.arg[0]));
  return {worker ? "SC-MOVE-09" : "SC-MOVE-07", missing ? missing : Message{"scythe.why.load_single", {}}};
}

// ---- combat

// Leaving a question that has to be answered.
Rule way_out(const Look& look, Rule elsewhere) {
  switch (look.s.ask) {
    case Ask::section:
      return "SC-TURN-03";
    case Ask::battle:
    case Ask::ability:
    case Ask::fight:
      return "SC-COMB-02";
    case Ask::retreat:
      return "SC-COMB-18";
    case Ask::encounter:
      return "SC-ENC-06";
    case Ask::factory_card:
      return "SC-FTRY-02";
    default:
      return elsewhere;
  }
}

Rule fight(const Look& look, Seat seat, Action a) {
  if (look.s.ask != Ask::fight) return "SC-COMB-01";
  const Player& player = look.s.player(seat);
  if (a.arg[0] > std::min(look.facts.dial_max, player.power)) return {"SC-COMB-07", beyond_dial(look.facts, player)};
  return {"SC-COMB-08", beyond_cards(look, seat, a)};
}

Rule retreat(const Look& look, Seat seat, Action a) {
  if (look.s.ask != Ask::retreat) return "SC-RETR-01";
  const Hex to = hex_arg(a, 1);
  if (!is_place(look, to) || !look.facts.lakes.has(to)) return "SC-RETR-01";
  if (enemies_of(look.s, seat).all().has(to)) return "SC-MECH-21";
  if (!retreat_lakes(look, seat).has(to)) return "SC-MECH-20";
  return {"SC-RETR-04", next_in_retreat(look, seat, a)};
}

// ---- encounters, Factory

Rule option(const Look& look, Action a) {
  if (look.s.ask != Ask::encounter) return "SC-ENC-01";
  if (a.arg[0] >= options_per_encounter) return "SC-ENC-05";
  if (look.s.options_taken >> a.arg[0] & 1) return "SC-FABL-09";
  if (look.s.options_tried >> a.arg[0] & 1) return "SC-VAR-03";
  if (look.s.has(blind_encounters)) return "SC-ENC-05";  // the card is not for him to see
  const EncounterOption& o = look.facts.encounter_cards[look.s.encounter_card - 1u].option[a.arg[0]];
  const Detail lacking = lacking_for(look.mover(), o.cost);
  return lacking ? Rule("SC-ENC-06", lacking) : "SC-ENC-09";
}

Rule factory_top(const Look& look) {
  if (look.s.ask != Ask::top && !look.s.top_barred) return look.s.ask == Ask::section ? "SC-TURN-01" : "SC-TURN-04";
  if (look.mover().section != factory_section) return "SC-FTRY-06";
  if (factory_top_available(look)) return "SC-FTRY-17";
  const Cost& cost = factory_card_of(look, look.mover()).cost;
  const Detail tracks = lacking_for(look.mover(), cost);
  return {"SC-FTRY-16", tracks ? tracks : lacking_for(look, token_payment(cost))};
}

// ---- bottom row

Rule bottom(const Look& look, Action a) {
  if (look.s.ask == Ask::section) return "SC-TURN-01";
  if (look.s.ask != Ask::bottom) return look.s.ask == Ask::end_turn ? "SC-TURN-05" : "SC-TURN-01";
  if (look.mover().section == factory_section) return "SC-FTRY-09";
  if (a.arg[0] != no_card && !coercion_open(look)) return "SC-FABL-03";
  return {"SC-TURN-07", lacking_for(look, bottom_payment(look))};
}

Rule pay(const Look& look, Action a) {
  if (look.s.ask != Ask::bottom && look.s.ask != Ask::pay) return "SC-TURN-07";
  if (a.arg[1] >= resource_types || !is_place(look, hex_arg(a, 0))) return "SC-KEY-08";
  if (look.s.ask == Ask::bottom && look.mover().section == factory_section) return "SC-FTRY-09";
  const Payment payment = look.s.ask == Ask::bottom ? bottom_payment(look) : look.s.payment;
  if (payment.resource != Resource::none && index(payment.resource) != a.arg[1])
    return {"SC-BOT-01", still_to_pay(payment)};
  if (!look.controlled(look.s.active).has(hex_arg(a, 0))) return "SC-KEY-09";
  if (payment.different && (payment.used >> a.arg[1] & 1)) return "SC-FTRY-26";
  return "SC-TURN-07";
}

// ---- benefits

Rule placing(const Look& look, Rule elsewhere) { return look.s.gain_hex != Hex::none ? "SC-ENC-08" : elsewhere; }

Rule no_such_gain(const Look& look) {
  switch (look.s.ask) {
    case Ask::section:
      return "SC-TURN-01";
    case Ask::bottom:
      return "SC-TURN-07";
    default:
      return "SC-TURN-06";
  }
}

// What has left the mat is no matter of the moment: it cannot be paid for, and no section leads to it.
Rule upgrade(const Look& look, Action a) {
  if (a.arg[0] < cubes_per_faction && cube_moved(look.mover(), static_cast<Cube>(a.arg[0])))
    return {"SC-UPG-01", Message{"scythe.why.cube_moved", {}}};
  if (look.s.ask != Ask::gain || !look.s.gain.upgrade) return no_such_gain(look);
  if (a.arg[0] >= cubes_per_faction) return "SC-UPG-01";
  if (a.arg[1] >= bottom_actions) return "SC-UPG-09";
  return {"SC-UPG-09", squares_full(look, static_cast<BottomAction>(a.arg[1]))};
}

Rule deploy(const Look& look, Action a) {
  if (a.arg[0] < mechs_per_faction)
    if (const Detail stands = stands_already(look, look.mover().mechs[a.arg[0]])) return {"SC-DEP-01", stands};
  if (look.s.ask != Ask::gain || !look.s.gain.mech) return no_such_gain(look);
  const Hex hex = hex_arg(a, 1);
  if (a.arg[0] >= mechs_per_faction) return "SC-DEP-01";
  if (is_place(look, hex) && look.facts.lakes.has(hex)) return "SC-DEP-03";
  if (is_place(look, hex) && look.facts.bases.has(hex)) return "SC-DEP-04";
  return placing(look, "SC-DEP-02");
}

Rule build(const Look& look, Action a) {
  if (a.arg[0] < structures_per_faction)
    if (const Detail stands = stands_already(look, look.mover().structures[a.arg[0]])) return {"SC-BUILD-01", stands};
  if (look.s.ask != Ask::gain || !look.s.gain.structure) return no_such_gain(look);
  const Hex hex = hex_arg(a, 1);
  if (a.arg[0] >= structures_per_faction) return "SC-BUILD-01";
  if (is_place(look, hex) && (look.facts.lakes | look.facts.bases).has(hex)) return "SC-BUILD-03";
  for (Seat seat : look.s.seats())
    if (is_place(look, hex) && structures_of(look.s.player(seat)).has(hex)) return "SC-BUILD-02";
  return placing(look, "SC-BUILD-01");
}

Rule enlist(const Look& look, Action a) {
  if (a.arg[0] < bottom_actions && (look.mover().recruits >> a.arg[0] & 1))
    return {"SC-ENL-01", Message{"scythe.why.enlisted", {}}};
  if (look.s.ask != Ask::gain || !look.s.gain.recruit) return no_such_gain(look);
  if (a.arg[0] >= bottom_actions) return "SC-ENL-01";
  return "SC-ENL-03";
}

Rule tokens(const Look& look, Action a) {
  if (look.s.ask != Ask::gain || !look.s.gain.any) return no_such_gain(look);
  if (!token_hexes(look).has(hex_arg(a, 0))) return placing(look, "SC-TRADE-04");
  const Detail beyond = beyond_free_tokens(look, a.arg[1] + a.arg[2] + a.arg[3] + a.arg[4]);
  return {look.s.gain_hex != Hex::none ? "SC-ENC-21" : "SC-TRADE-03", beyond};
}

Rule of_action(const Look& look, Seat seat, Action a) {
  switch (what(a)) {
    case Do::section:
      return section(look, a);
    case Do::skip:
      return way_out(look, "SC-TURN-01");
    case Do::end_turn:
      return way_out(look, "SC-TIME-01");
    case Do::reveal:
      return reveal(look, seat, a);
    case Do::bolster:
      return bolster(look, a);
    case Do::trade:
      return trade(look, a);
    case Do::move_coins:
      return move_coins(look);
    case Do::move_units:
      return move_units(look);
    case Do::produce:
      return produce(look);
    case Do::produce_on:
      return produce_on(look, a);
    case Do::produce_at:
      return produce_at(look, a);
    case Do::unit:
      return unit(look, a);
    case Do::load:
      return load(look, a);
    case Do::step:
      return step(look, a);
    case Do::stop:
    case Do::end_move:
      return way_out(look, "SC-MOVE-03");
    case Do::battle:
      return look.s.ask == Ask::battle ? "SC-COMB-02" : "SC-COMB-01";
    case Do::ability:
      return "SC-COMB-06";
    case Do::fight:
      return fight(look, seat, a);
    case Do::retreat:
      return retreat(look, seat, a);
    case Do::meet:
      return "SC-COMB-21";
    case Do::option:
      return option(look, a);
    case Do::factory_card:
      return look.mover().factory_card ? "SC-FTRY-13" : "SC-FTRY-02";
    case Do::factory_top:
      return factory_top(look);
    case Do::bottom:
      return bottom(look, a);
    case Do::pay:
      return pay(look, a);
    case Do::pay_card:
      return "SC-FABL-03";
    case Do::pay_rest:
      return "SC-TURN-07";
    case Do::take:
      return look.s.ask == Ask::gain ? "SC-TURN-08" : no_such_gain(look);
    case Do::tokens:
      return tokens(look, a);
    case Do::upgrade:
      return upgrade(look, a);
    case Do::deploy:
      return deploy(look, a);
    case Do::build:
      return build(look, a);
    case Do::enlist:
      return enlist(look, a);
    case Do::peek:
    case Do::transport:
      return "SC-ENC-24";
    case Do::done:
      return way_out(look, "SC-TURN-08");
    default:
      return "SC-TURN-01";  // no such kind of action
  }
}

Verdict refusal(const Rule& rule) { return {false, rule.id, rule.detail, {}}; }

Verdict rule_against(const Look& look, Seat seat, Action a) {
  if (look.s.ask == Ask::over) return Verdict::no("SC-END-02");
  if (index(seat) >= look.s.player_count) return Verdict::no("SC-SETUP-01");
  if (look.s.is_automa(seat)) return Verdict::no("SC-AUTO-06");
  switch (what(a)) {
    case Do::gift:
      return refusal(gift(look, seat, a));
    case Do::delay:
      return Verdict::no("SC-VAR-01");
    case Do::in_part:
      return refusal({"SC-TURN-08", said_already(seat == look.s.active && look.s.in_part == a.arg[0])});
    case Do::standing_order:
      return refusal({"SC-ENL-12", said_already(look.rules().ongoing_bonus_optional)});
    default:
      break;
  }
  if (!deciding_seats(look.s).has(seat)) {
    if (what(a) == Do::reveal) return Verdict::no("SC-OBJ-02");
    return Verdict::no(look.s.ask == Ask::fight ? "SC-TIME-06" : "SC-TURN-11");
  }
  // A side decision of another player's turn: only that is asked of him.
  if (seat != look.s.active && what(a) != Do::fight && what(a) != Do::ability && what(a) != Do::retreat)
    return Verdict::no(what(a) == Do::reveal ? "SC-OBJ-02" : "SC-TURN-11");
  return refusal(of_action(look, seat, a));
}

}  // namespace

Verdict forbidding_rule(const Look& look, Seat seat, Action a) {
  Verdict verdict = rule_against(look, seat, a);
  if (look.s.edition != Edition::standard) verdict.edition = name(look.s.edition);
  return verdict;
}

}  // namespace ludarium::scythe
