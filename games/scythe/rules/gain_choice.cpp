// What a gain leaves to choose: where things may be placed, which pieces are left on the mat, and which rule forbids a
// choice.
#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {

// Encounters place everything on the character's territory (SC-ENC-08); elsewhere a worker must be there.
HexSet token_hexes(const Look& look) {
  return look.s.gain_hex != Hex::none ? HexSet::of(look.s.gain_hex) : worker_territories(look);
}

HexSet deploy_hexes(const Look& look) { return token_hexes(look) - look.facts.lakes; }

HexSet build_hexes(const Look& look) {
  HexSet taken;
  for (Seat seat : look.s.seats()) taken |= structures_of(look.s.player(seat));
  return deploy_hexes(look) - taken;
}

// Promo encounter 42: adjacent land that holds nobody and nothing built (SC-ENC-24).
HexSet transport_hexes(const Look& look) {
  if (look.s.transport_hex != Hex::none) return HexSet::of(look.s.transport_hex);
  HexSet taken;
  for (Seat seat : look.s.seats()) {
    const Pieces pieces = pieces_of(look.s.player(seat));
    taken |= pieces.units() | pieces.structures;
  }
  return (look.facts.neighbours[index(look.s.gain_hex)] & look.facts.territories) - look.facts.lakes - taken;
}

HexSet free_worker_hexes(const Look& look) { return look.controlled(look.s.active) & places(look.mover().mechs); }

namespace {

// Where a gain of an encounter goes is no choice.
Rule elsewhere(const Look& look, Rule rule) { return look.s.gain_hex != Hex::none ? "SC-ENC-08" : rule; }

bool is_place(const Look& look, Hex hex) { return index(hex) < look.facts.hex_count; }

int fewest_tokens(const Look& look) { return look.s.in_part || look.s.has(split_trade) ? 1 : look.s.gain.any; }

Rule forbids_tokens(const Look& look, Action a) {
  if (!token_hexes(look).has(static_cast<Hex>(a.arg[0]))) return elsewhere(look, "SC-TRADE-04");
  const int named = a.arg[1] + a.arg[2] + a.arg[3] + a.arg[4];
  if (named <= look.s.gain.any && named >= fewest_tokens(look)) return allowed;
  return look.s.gain_hex != Hex::none ? "SC-ENC-21" : "SC-TRADE-03";
}

void legal_tokens(const Look& look, ActionList& list) {
  const int most = look.s.gain.any;
  const int least = fewest_tokens(look);
  for (Hex hex : token_hexes(look))
    for (int oil = most; oil >= 0; --oil)
      for (int metal = most - oil; metal >= 0; --metal)
        for (int wood = most - oil - metal; wood >= 0; --wood) {
          const int rest = most - oil - metal - wood;
          for (int food = rest; food >= 0 && oil + metal + wood + food >= least; --food)
            list.push(act::tokens(hex, static_cast<std::size_t>(oil), static_cast<std::size_t>(metal),
                                  static_cast<std::size_t>(wood), static_cast<std::size_t>(food)));
        }
}

Rule cube_gone(const Player& player, std::size_t cube) {
  return cube < cubes_per_faction && cube_moved(player, static_cast<Cube>(cube)) ? "SC-UPG-01" : allowed;
}

Rule forbids_upgrade(const Look& look, std::size_t cube, std::size_t bottom) {
  const Player& player = look.mover();
  if (cube >= cubes_per_faction || cube_gone(player, cube)) return "SC-UPG-01";
  if (bottom >= bottom_actions) return "SC-UPG-09";
  return player.cubes_on[bottom] < look.facts.of(player.mat).column[bottom].squares ? allowed : "SC-UPG-09";
}

void legal_upgrade(const Look& look, ActionList& list) {
  for (std::size_t cube = 0; cube < cubes_per_faction; ++cube)
    for (std::size_t b = 0; b < bottom_actions; ++b)
      if (!forbids_upgrade(look, cube, b))
        list.push(act::upgrade(static_cast<Cube>(cube), static_cast<BottomAction>(b)));
}

// A piece that has left the mat is no matter of the moment.
template <std::size_t n>
Rule gone(const std::array<Hex, n>& pieces, std::size_t i, Rule rule) {
  return i < n && pieces[i] != Hex::none ? rule : allowed;
}

Rule forbids_deploy(const Look& look, std::size_t mech, Hex hex) {
  if (mech >= mechs_per_faction) return "SC-DEP-01";
  if (const Rule rule = gone(look.mover().mechs, mech, "SC-DEP-01")) return rule;
  if (deploy_hexes(look).has(hex)) return allowed;
  if (is_place(look, hex) && look.facts.lakes.has(hex)) return "SC-DEP-03";
  if (is_place(look, hex) && look.facts.bases.has(hex)) return "SC-DEP-04";
  return elsewhere(look, "SC-DEP-02");
}

void legal_deploy(const Look& look, ActionList& list) {
  for (std::size_t mech = 0; mech < mechs_per_faction; ++mech)
    if (!gone(look.mover().mechs, mech, "SC-DEP-01"))
      for (Hex hex : deploy_hexes(look)) list.push(act::deploy(mech, hex));
}

Rule forbids_build(const Look& look, std::size_t structure, Hex hex) {
  if (structure >= structures_per_faction) return "SC-BUILD-01";
  if (const Rule rule = gone(look.mover().structures, structure, "SC-BUILD-01")) return rule;
  if (build_hexes(look).has(hex)) return allowed;
  if (is_place(look, hex) && (look.facts.lakes | look.facts.bases).has(hex)) return "SC-BUILD-03";
  for (Seat seat : look.s.seats())
    if (is_place(look, hex) && structures_of(look.s.player(seat)).has(hex)) return "SC-BUILD-02";
  return elsewhere(look, "SC-BUILD-01");
}

void legal_build(const Look& look, ActionList& list) {
  for (std::size_t i = 0; i < structures_per_faction; ++i)
    if (!gone(look.mover().structures, i, "SC-BUILD-01"))
      for (Hex hex : build_hexes(look)) list.push(act::build(static_cast<Structure>(i), hex));
}

Rule recruit_gone(const Player& player, std::size_t from) {
  return from < bottom_actions && (player.recruits >> from & 1) ? "SC-ENL-01" : allowed;
}

Rule forbids_enlist(const Look& look, std::size_t from, std::size_t to) {
  const Player& player = look.mover();
  if (from >= bottom_actions || recruit_gone(player, from)) return "SC-ENL-01";
  return to < recruits_per_faction && !(player.one_time >> to & 1) ? allowed : "SC-ENL-03";
}

void legal_enlist(const Look& look, ActionList& list) {
  for (std::size_t from = 0; from < bottom_actions; ++from)
    for (std::size_t to = 0; to < recruits_per_faction; ++to)
      if (!forbids_enlist(look, from, to))
        list.push(act::enlist(static_cast<BottomAction>(from), static_cast<OneTimeBonus>(to)));
}

bool may_be_transported(const Look& look, std::size_t what) {
  const Player& player = look.mover();
  const Hex from = look.s.gain_hex;
  if (what == transport_everything) return true;
  if (what < units_per_faction) {
    const bool same_as_before =
        is_worker(unit_at(what)) && what > combat_units && place_of(player, unit_at(what - 1)) == from;
    return place_of(player, unit_at(what)) == from && !same_as_before;
  }
  if (what < transport_token || what >= transport_token + resource_types) return false;
  const bool with_a_unit = look.s.transport_hex != Hex::none;  // cargo goes along
  return with_a_unit && look.s.tokens[index(from)][what - transport_token] > 0;
}

Rule forbids_transport(const Look& look, Hex to, std::size_t what) {
  return transport_hexes(look).has(to) && may_be_transported(look, what) ? allowed : "SC-ENC-24";
}

void legal_transport(const Look& look, ActionList& list) {
  for (Hex to : transport_hexes(look)) {
    list.push(act::transport(to, transport_everything));
    for (std::size_t what = 0; what < transport_token + resource_types; ++what)
      if (may_be_transported(look, what)) list.push(act::transport(to, what));
  }
}

int left_of_gain(const Gain& gain, Item item) {
  switch (item) {
    case Item::coins:
      return gain.coins;
    case Item::popularity:
      return gain.popularity;
    case Item::power:
      return gain.power;
    case Item::cards:
      return gain.cards;
    case Item::worker:
      return gain.worker;
    default:
      return item < Item::coins ? gain.tokens[index(item)] : 0;
  }
}

// A worker may need a place of its own; everything else goes where it has to.
Rule forbids_take(const Look& look, Item item, Hex hex) {
  if (left_of_gain(look.s.gain, item) == 0) return "SC-TURN-08";
  if (item != Item::worker || look.s.gain_hex != Hex::none) return hex == Hex::none ? allowed : "SC-TURN-08";
  return free_worker_hexes(look).has(hex) ? allowed : "SC-TURN-08";
}

constexpr std::array items_in_order{Item::coins, Item::popularity, Item::power, Item::cards, Item::oil,
                                    Item::metal, Item::wood,       Item::food,  Item::worker};

void legal_pieces(const Look& look, ActionList& list) {
  for (Item item : items_in_order)
    if (!forbids_take(look, item, Hex::none)) list.push(act::take(item));
  if (!look.s.gain.worker || look.s.gain_hex != Hex::none) return;
  for (Hex hex : free_worker_hexes(look)) list.push(act::take(Item::worker, hex));
}

// What this gain does not give.
Rule not_gained(const Look& look) {
  switch (look.s.ask) {
    case Ask::section:
      return "SC-TURN-01";
    case Ask::bottom:
      return "SC-TURN-07";
    default:
      return "SC-TURN-06";
  }
}

}  // namespace

void legal_gain(const Look& look, ActionList& list) {
  const Gain& gain = look.s.gain;
  legal_pieces(look, list);
  if (gain.any) legal_tokens(look, list);
  if (gain.upgrade) legal_upgrade(look, list);
  if (gain.mech) legal_deploy(look, list);
  if (gain.structure) legal_build(look, list);
  if (gain.recruit) legal_enlist(look, list);
  if (gain.peek)
    for (Seat seat : look.s.seats().without(look.s.active)) list.push(act::peek(seat));
  if (gain.transport) legal_transport(look, list);
  list.push(act::done());
}

namespace {

// Which cannot be had again at any time, whatever is gained now: what has left the mat.
Rule gone_for_good(const Look& look, Action a) {
  switch (what(a)) {
    case Do::upgrade:
      return cube_gone(look.mover(), a.arg[0]);
    case Do::deploy:
      return gone(look.mover().mechs, a.arg[0], "SC-DEP-01");
    case Do::build:
      return gone(look.mover().structures, a.arg[0], "SC-BUILD-01");
    case Do::enlist:
      return recruit_gone(look.mover(), a.arg[0]);
    default:
      return allowed;
  }
}

bool is_gained(const Look& look, Action a) {
  const Gain& gain = look.s.gain;
  if (look.s.ask != Ask::gain) return false;
  switch (what(a)) {
    case Do::tokens:
      return gain.any != 0;
    case Do::upgrade:
      return gain.upgrade != 0;
    case Do::deploy:
      return gain.mech != 0;
    case Do::build:
      return gain.structure != 0;
    case Do::enlist:
      return gain.recruit != 0;
    case Do::peek:
      return gain.peek != 0;
    case Do::transport:
      return gain.transport != 0;
    default:
      return true;
  }
}

}  // namespace

Rule forbids_gain(const Look& look, Action a) {
  if (const Rule rule = gone_for_good(look, a)) return rule;
  const bool promo = what(a) == Do::peek || what(a) == Do::transport;
  if (!is_gained(look, a)) return promo ? "SC-ENC-24" : not_gained(look);
  const Hex second = static_cast<Hex>(a.arg[1]);
  switch (what(a)) {
    case Do::take:
      return forbids_take(look, static_cast<Item>(a.arg[0]), second);
    case Do::tokens:
      return forbids_tokens(look, a);
    case Do::upgrade:
      return forbids_upgrade(look, a.arg[0], a.arg[1]);
    case Do::deploy:
      return forbids_deploy(look, a.arg[0], second);
    case Do::build:
      return forbids_build(look, a.arg[0], second);
    case Do::enlist:
      return forbids_enlist(look, a.arg[0], a.arg[1]);
    case Do::peek:
      return a.arg[0] < look.s.player_count && seat_at(a.arg[0]) != look.s.active ? allowed : "SC-ENC-24";
    default:
      return forbids_transport(look, static_cast<Hex>(a.arg[0]), a.arg[1]);
  }
}

}  // namespace ludarium::scythe
