// Chapters "Combat" and "Retreat". One combat runs: abilities of the attacker, of the defender, both secret choices,
// reveal, payment, retreat, popularity, the loser's card, the winner's star, end check (SC-TIME-03).
#include <algorithm>

#include "games/scythe/rules/automa/automa.hpp"

namespace ludarium::scythe {
namespace {

void ask_ability(Play& p, CombatStage stage);

void start_fight(Play& p);
void resolve_fight(Play& p);
void continue_retreat(Play& p);
void finish_battle(Play& p);

Seat loser(const Look& look) { return fighter(look, 1 - look.s.combat.winner); }
Seat winner(const Look& look) { return fighter(look, look.s.combat.winner); }

}  // namespace

HexSet battlefields(const Look& look) {
  return fighters_of(look.mover()) & enemies_of(look.s, look.s.active).fighters & look.facts.territories;
}

void next_battle(Play& p) {
  p.s.combat = {};
  const HexSet fields = battlefields(p);
  if (fields.empty()) return after_battles(p);
  if (fields.size() == 1) return start_battle(p, fields.first());
  p.s.ask = Ask::battle;
}

void legal_battle(const Look& look, ActionList& list) {
  for (Hex hex : battlefields(look)) list.push(act::battle(hex));
}

void start_battle(Play& p, Hex hex) {
  p.s.combat = {};
  p.s.combat.hex = hex;
  p.s.fought.add(hex);
  for (Seat seat : p.s.seats().without(p.s.active))
    if (fighters_of(p.s.player(seat)).has(hex)) p.s.combat.defender = seat;
  p.tell(Happened::battle_began, p.s.active, {number(index(p.s.combat.defender)), number(index(hex))});
  ask_ability(p, CombatStage::attacker_ability);
}

Seat fighter(const Look& look, std::size_t side) { return side == attacker ? look.s.active : look.s.combat.defender; }

std::optional<Ability> combat_ability(const Look& look, std::size_t side) {
  const Player& player = look.s.player(fighter(look, side));
  for (Ability ability : {Ability::artillery, Ability::disarm, Ability::scout})
    if (look.has(player, ability)) return ability;
  return std::nullopt;
}

bool ability_applies(const Look& look, std::size_t side) {
  const auto ability = combat_ability(look, side);
  if (!ability) return false;
  const Player& own = look.s.player(fighter(look, side));
  const Player& other = look.s.player(fighter(look, 1 - side));
  const Hex hex = look.s.combat.hex;
  switch (*ability) {
    case Ability::artillery:
      return own.power >= look.facts.artillery_cost;
    case Ability::scout:
      return hand_size(other) > 0;
    case Ability::disarm: {
      const bool at_mine = look.rules().disarm_at_mine && structure_at(own, Structure::mine) == hex;
      return other.power > 0 && (look.facts.tunnels.has(hex) || at_mine);
    }
    default:
      return false;
  }
}

namespace {

std::size_t asked_side(const State& s) { return s.combat.stage == CombatStage::attacker_ability ? attacker : defender; }

void ask_ability(Play& p, CombatStage stage) {
  p.s.combat.stage = stage;
  p.s.ask = Ask::ability;
  if (ability_applies(p, asked_side(p.s))) return;
  if (stage == CombatStage::attacker_ability) return ask_ability(p, CombatStage::defender_ability);
  start_fight(p);
}

void hit(Play& p, Seat by, Seat at, Ability ability, int power) {
  p.tell(Happened::used_ability, by, {number(index(ability)), static_cast<std::int16_t>(power)});
  lose_power(p, at, power);
}

// SC-MECH-32, SC-HID-08: a random card; only the two of them learn which.
void scout(Play& p, Seat thief, Seat victim) {
  auto& from = p.s.player(victim).hand;
  p.tell(Happened::used_ability, thief, {number(index(Ability::scout)), 0});
  for (int i = 0; i < p.facts.scout_cards; ++i) {
    const int size = hand_size(p.s.player(victim));
    if (size == 0) return;
    int card = static_cast<int>(p.s.rng.below(static_cast<std::uint32_t>(size)));
    std::size_t value = 0;
    while (card >= from[value]) card -= from[value++];
    --from[value];
    ++p.s.player(thief).hand[value];
    p.tell(Happened::stole_card, thief, {number(index(victim))});
    p.tell(Happened::stole_card_value, thief, {number(index(victim)), p.facts.card_value[value]},
           SeatSet::of(thief).with(victim));
  }
}

void use_ability(Play& p, std::size_t side) {
  const Seat own = fighter(p, side), other = fighter(p, 1 - side);
  switch (*combat_ability(p, side)) {
    case Ability::artillery:
      lose_power(p, own, p.facts.artillery_cost);
      return hit(p, own, other, Ability::artillery, p.facts.artillery_hit);
    case Ability::disarm:
      return hit(p, own, other, Ability::disarm, p.facts.disarm_hit);
    default:
      return scout(p, own, other);
  }
}

}  // namespace

void answer_ability(Play& p, bool use) {
  const std::size_t side = asked_side(p.s);
  if (use) use_ability(p, side);
  if (side == attacker) return ask_ability(p, CombatStage::defender_ability);
  start_fight(p);
}

// SC-COMB-08, SC-MECH-17.
int card_limit(const Look& look, std::size_t side) {
  const Player& player = look.s.player(fighter(look, side));
  const Hex hex = look.s.combat.hex;
  int limit = fighters_at(player, hex) * look.facts.cards_per_unit;
  if (look.has(player, Ability::peoples_army) && count_at(player.workers, hex)) limit += look.facts.army_cards;
  return std::min(limit, hand_size(player));
}

namespace {

// With no power and no card to add there is nothing to choose, and everybody can see that. An Automa is not asked.
void start_fight(Play& p) {
  p.s.combat.stage = CombatStage::fight;
  p.s.ask = Ask::fight;
  for (std::size_t side : {attacker, defender})
    if (p.s.is_automa(fighter(p, side)) || (p.s.player(fighter(p, side)).power == 0 && card_limit(p, side) == 0))
      p.s.combat.answered |= static_cast<std::uint8_t>(1u << side);
  if (p.s.combat.answered == 3) resolve_fight(p);
}

}  // namespace

namespace {

std::size_t side_of(const State& s, Seat seat) { return seat == s.active ? attacker : defender; }
int most_on_dial(const Look& look, Seat seat) { return std::min(look.facts.dial_max, look.s.player(seat).power); }

}  // namespace

Rule forbids_fight(const Look& look, Seat seat, Action a) {
  if (a.arg[0] > most_on_dial(look, seat)) return "SC-COMB-07";
  int cards = 0;
  for (std::size_t value = 0; value < card_values; ++value) {
    if (a.arg[1 + value] > look.s.player(seat).hand[value]) return "SC-COMB-08";
    cards += a.arg[1 + value];
  }
  return cards <= card_limit(look, side_of(look.s, seat)) ? allowed : "SC-COMB-08";
}

void legal_fight(const Look& look, Seat seat, ActionList& list) {
  const std::size_t side = side_of(look.s, seat);
  if (look.s.combat.answered >> side & 1) return;
  const Player& player = look.s.player(seat);
  const int limit = card_limit(look, side);
  const int dial_max = most_on_dial(look, seat);
  const auto& hand = player.hand;
  for (int twos = std::min<int>(limit, hand[0]); twos >= 0; --twos)
    for (int threes = std::min<int>(limit - twos, hand[1]); threes >= 0; --threes)
      for (int fours = std::min<int>(limit - twos - threes, hand[2]); fours >= 0; --fours)
        for (int fives = std::min<int>(limit - twos - threes - fours, hand[3]); fives >= 0; --fives)
          for (int dial = dial_max; dial >= 0; --dial)
            list.push(act::make(Do::fight, dial, twos, threes, fours, fives));
}

void answer_fight(Play& p, Seat seat, Action a) {
  Combat& c = p.s.combat;
  const std::size_t side = side_of(p.s, seat);
  c.dial[side] = a.arg[0];
  for (std::size_t value = 0; value < card_values; ++value) c.cards[side][value] = a.arg[1 + value];
  c.answered |= static_cast<std::uint8_t>(1u << side);
  if (c.answered == 3) resolve_fight(p);
}

namespace {

int shown(const Facts& facts, const Combat& c, std::size_t side) {
  int sum = c.dial[side];
  for (std::size_t value = 0; value < card_values; ++value) sum += c.cards[side][value] * facts.card_value[value];
  return sum;
}

// SC-COMB-12, SC-COMB-13: both pay their dial, both discard their cards.
void pay_for_fight(Play& p, std::size_t side) {
  const Combat& c = p.s.combat;
  const Seat seat = fighter(p, side);
  p.tell(Happened::fought, seat,
         {c.dial[side], c.cards[side][0], c.cards[side][1], c.cards[side][2], c.cards[side][3],
          static_cast<std::int16_t>(shown(p.facts, c, side))});
  lose_power(p, seat, c.dial[side]);
  int cards = 0;
  for (std::size_t value = 0; value < card_values; ++value) {
    cards += c.cards[side][value];
    auto& hand = p.s.player(seat).hand[value];
    hand = static_cast<std::uint8_t>(hand - c.cards[side][value]);
    p.s.discard[value] = static_cast<std::uint8_t>(p.s.discard[value] + c.cards[side][value]);
  }
  if (cards) p.tell(Happened::paid, seat, {number(Item::cards), static_cast<std::int16_t>(cards), -1});
}

void resolve_fight(Play& p) {
  Combat& c = p.s.combat;
  for (std::size_t side : {attacker, defender})
    if (p.s.is_automa(fighter(p, side))) commit_automa(p, side);
  const int attack = shown(p.facts, c, attacker), defence = shown(p.facts, c, defender);
  c.winner = attack >= defence ? attacker : defender;  // SC-COMB-11
  c.loser_showed = static_cast<std::uint8_t>(c.winner == attacker ? defence : attack);
  pay_for_fight(p, attacker);
  pay_for_fight(p, defender);
  c.dial = {};
  c.cards = {};
  c.beaten_workers = static_cast<std::uint8_t>(count_at(p.s.player(loser(p)).workers, c.hex));
  p.tell(Happened::won_battle, winner(p), {number(index(c.hex))});
  c.stage = CombatStage::retreat;
  continue_retreat(p);
}

}  // namespace

// SC-COMB-16, SC-COMB-17, SC-MECH-35.
int popularity_for_workers(const Look& look, std::size_t winner, int workers) {
  if (winner != attacker || look.has(look.s.player(fighter(look, winner)), Ability::camaraderie)) return 0;
  return workers * look.facts.popularity_per_worker;
}

bool wins_a_star(const Look& look, std::size_t side) {
  const Seat seat = fighter(look, side);
  return look.s.player(seat).stars[index(Goal::combat)] < combat_star_limit(look, seat);
}

// SC-RETR-04: Nordic with Seaworthy may flee onto a lake nobody else is on.
HexSet retreat_lakes(const Look& look, Seat seat) {
  if (!look.has(look.s.player(seat), Ability::seaworthy)) return {};
  return (look.facts.neighbours[index(look.s.combat.hex)] & look.facts.lakes) - enemies_of(look.s, seat).all();
}

Unit next_to_retreat(const Look& look, Seat seat) {
  for (std::size_t u = 0; u < combat_units; ++u)
    if (place_of(look.s.player(seat), unit_at(u)) == look.s.combat.hex) return unit_at(u);
  return Unit::none;
}

namespace {

int may_go_along(const Look& look, Seat seat, Unit unit) {
  return is_mech(unit) ? count_at(look.s.player(seat).workers, look.s.combat.hex) : 0;
}

}  // namespace

// The units go one after the other, home or onto a lake; workers stay with a mech only there.
Rule forbids_retreat(const Look& look, Seat seat, Unit unit, Hex to, std::size_t workers) {
  const bool next = unit == next_to_retreat(look, seat);
  if (to == look.facts.of(look.s.player(seat).faction).base && next && workers == 0) return allowed;
  if (!look.facts.lakes.has(to)) return "SC-RETR-01";
  if (enemies_of(look.s, seat).all().has(to)) return "SC-MECH-21";
  if (!retreat_lakes(look, seat).has(to)) return "SC-MECH-20";
  return next && static_cast<int>(workers) <= may_go_along(look, seat, unit) ? allowed : "SC-RETR-04";
}

void legal_retreat(const Look& look, ActionList& list) {
  const Seat seat = loser(look);
  const Unit unit = next_to_retreat(look, seat);
  list.push(act::retreat(unit, look.facts.of(look.s.player(seat).faction).base));
  const int along = may_go_along(look, seat, unit);
  for (Hex lake : retreat_lakes(look, seat))
    for (int workers = 0; workers <= along; ++workers)
      list.push(act::retreat(unit, lake, static_cast<std::size_t>(workers)));
}

void answer_retreat(Play& p, Unit unit, Hex hex, std::size_t workers) {
  Player& player = p.s.player(loser(p));
  p.tell(Happened::retreated, loser(p), {number(index(unit)), number(index(hex)), number(workers)});
  place_of(player, unit) = hex;
  for (Hex& place : player.workers)
    if (workers && place == p.s.combat.hex) {
      place = hex;
      --workers;
    }
  continue_retreat(p);
}

namespace {

void continue_retreat(Play& p) {
  const Seat seat = loser(p);
  Player& player = p.s.player(seat);
  const Hex home = p.facts.of(player.faction).base, field = p.s.combat.hex;
  p.s.ask = Ask::retreat;
  if (next_to_retreat(p, seat) != Unit::none && !retreat_lakes(p, seat).empty()) return;
  int workers = 0;
  for (Hex& place : player.workers)
    if (place == field) {
      place = home;
      ++workers;
    }
  for (Unit unit = next_to_retreat(p, seat); unit != Unit::none; unit = next_to_retreat(p, seat)) {
    if (is_automa(player)) {  // SC-AUTO-85: off the board
      place_of(player, unit) = Hex::none;
      p.tell(Happened::automa_beaten, seat, {number(index(unit)), number(index(field))});
      continue;
    }
    place_of(player, unit) = home;
    p.tell(Happened::retreated, seat, {number(index(unit)), number(index(home)), 0});
  }
  if (workers) p.tell(Happened::retreated, seat, {-1, number(index(home)), static_cast<std::int16_t>(workers)});
  finish_battle(p);
}

void finish_battle(Play& p) {
  const Combat c = p.s.combat;
  const Seat won = winner(p), lost = loser(p);
  if (c.winner == attacker && c.beaten_workers) p.s.forced_retreat = 1;
  lose_popularity(p, won, popularity_for_workers(p, c.winner, c.beaten_workers));
  if (c.winner == attacker) {
    take_from_automa(p, c.hex, lost);
    if (p.s.is_automa(won)) clear_tokens(p, c.hex);
  }
  if (c.loser_showed) draw_combat_cards(p, lost, p.facts.loser_draws);
  if (wins_a_star(p, c.winner)) place_star(p, won, Goal::combat);
  p.s.combat = {};
  if (!check_end(p)) next_battle(p);
}

}  // namespace

// SC-TIME-02: after the combats the encounter or the Factory, never both, for there is one character.
void after_battles(Play& p) {
  if (p.s.is_automa(p.s.active)) return after_automa_move(p);
  if (ask_for_spoils(p)) return;
  const Player& player = p.mover();
  const bool character_moved = p.s.moving.steps[index(Unit::character)] > 0;
  if (character_moved && p.s.encounter_tokens.has(player.character)) {
    if (p.rules().encounter_after_combat_optional && p.s.fought.has(player.character)) {
      p.s.ask = Ask::meet;
      return;
    }
    return begin_encounter(p);
  }
  if (player.character == p.facts.factory && player.factory_card == 0) return visit_factory(p);
  end_of_move(p);
}

}  // namespace ludarium::scythe
