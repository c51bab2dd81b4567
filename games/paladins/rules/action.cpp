// The actions of the player board and the King's favours: what they need and cost, and which rule forbids them.
#include <algorithm>
#include <cstring>

#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {

const PaladinCard* ability(const Look& look, Space action) {
  const Player& player = look.actor();
  if (!player.revealed) return nullptr;
  const PaladinCard& card = look.facts[player.paladin];
  return card.on == action ? &card : nullptr;
}

namespace {

// PW-PAL-10 to PW-PAL-13.
int reduced(const Look& look, Space action, int silver) {
  const PaladinCard* paladin = ability(look, action);
  if (!paladin) return silver;
  return paladin->free ? 0 : std::max(0, silver - paladin->silver_off);
}

std::size_t next_use(const Look& look, Space action) {
  return std::min(static_cast<std::size_t>(done(look, look.s.actor, action)), most_uses - 1);
}

}  // namespace

int silver_cost(const Look& look, Space action, std::size_t option) {
  const int printed = right_side(action) ? look.facts.right[right_index(action)].silver[next_use(look, action)]
                                         : look.facts.left[index(action)].options[option].silver;
  return reduced(look, action, printed);
}

int provision_cost(const Look& look, Space action) {
  if (!right_side(action)) return 0;
  const PaladinCard* paladin = ability(look, action);
  return paladin && paladin->free ? 0 : look.facts.right[right_index(action)].provision[next_use(look, action)];
}

int recruit_cost(const Look& look, std::size_t slot) {
  return reduced(look, Space::recruit, look.facts.townsfolk_slot[slot].silver);
}

// PW-ATT-05: each column out of reach up to the target costs its silver, empty ones too.
int attack_cost(const Look& look, std::size_t column) {
  const int strength = effective(look, look.s.actor, Attribute::strength);
  int silver = 0;
  for (std::size_t i = 0; i <= column; ++i)
    if (look.facts.outsider_slot[i].strength > strength) silver += look.facts.outsider_slot[i].short_silver;
  return silver;
}

// A byte of a word is 0 where its lower bits carry nothing into the highest and it has no bit of its own there.
std::uint64_t open_spaces(const Look& look) {
  constexpr std::size_t word = sizeof(std::uint64_t);
  constexpr std::uint64_t low = 0x7f7f7f7f7f7f7f7fu, gather = 0x0102040810204080u;
  static_assert(sizeof(Piece) == 1 && space_count % word == 0 && Piece{}.free() && Piece{}.code == 0);
  std::uint64_t free = 0;
  for (std::size_t i = 0; i < space_count; i += word) {
    std::uint64_t pieces;
    std::memcpy(&pieces, &look.s.map[i], word);
    const std::uint64_t zero = ~(((pieces & low) + low) | pieces | low) >> 7;
    free |= (zero * gather >> 56) << i;
  }
  return free & look.facts.spaces_for[look.s.player_count];
}

bool open_space(const Look& look, std::size_t space) {
  return look.facts.spaces[space].min_players <= look.s.player_count && look.s.map[space].free();
}

std::uint64_t spaces_in_reach(const Facts& facts, Space action, int level) {
  std::uint64_t reached = 0;
  for (std::size_t i = 0; i < region_count; ++i) {
    const RegionFacts& region = facts.region[i];
    if ((action == Space::commission ? region.faith : region.strength) <= level) reached |= facts.spaces_of[i];
  }
  return reached;
}

bool in_reach(const Look& look, Space action, std::size_t space) {
  const RegionFacts& region = look.facts.region[look.facts.spaces[space].region];
  if (action == Space::commission) return region.faith <= effective(look, look.s.actor, Attribute::faith);
  return region.strength <= effective(look, look.s.actor, Attribute::strength);
}

namespace {

// The rules that stand against an action, by Space: its space is taken, the workers of its one way or of its other way
// are lacking, it was done often enough, the price is lacking, so is the target, so is the attribute.
struct RulesOf {
  Rule taken, workers, more_workers, often, price, target = "PW-TURN-12", attribute = "PW-TURN-12";
};
constexpr std::array<RulesOf, board_spaces> rules_of{{
    {"PW-TURN-09", "PW-DEV-01", "PW-DEV-01", "PW-DEV-09", "PW-DEV-01"},
    {"PW-REC-10", "PW-REC-05", "PW-REC-07", "PW-LIM-03", "PW-TURN-12", "PW-REC-02"},
    {"PW-HUNT-06", "PW-HUNT-01", "PW-HUNT-02", "PW-LIM-03", "PW-TURN-12"},
    {"PW-HUNT-06", "PW-HUNT-03", "PW-HUNT-04", "PW-LIM-03", "PW-TURN-12"},
    {"PW-TURN-09", "PW-PRAY-01", "PW-PRAY-01", "PW-LIM-03", "PW-PRAY-01"},
    {"PW-TURN-09", "PW-CONS-01", "PW-CONS-01", "PW-LIM-03", "PW-TURN-12"},
    {"PW-TURN-09", "PW-COMM-01", "PW-COMM-01", "PW-LIM-03", "PW-COMM-02", "PW-COMM-10"},
    {"PW-TURN-09", "PW-FORT-01", "PW-FORT-01", "PW-LIM-03", "PW-FORT-02", "PW-COMP-18", "PW-FORT-03"},
    {"PW-TURN-09", "PW-GARR-01", "PW-GARR-01", "PW-LIM-03", "PW-GARR-02", "PW-GARR-05"},
    {"PW-TURN-09", "PW-ABS-01", "PW-ABS-01", "PW-LIM-03", "PW-ABS-02", "PW-ABS-04", "PW-ABS-04"},
    {"PW-TURN-09", "PW-ATT-01", "PW-ATT-01", "PW-LIM-03", "PW-TURN-12", "PW-ATT-04"},
    {"PW-TURN-09", "PW-CONV-01", "PW-CONV-01", "PW-LIM-03", "PW-CONV-02", "PW-CONV-03"},
}};

template <class Row>
bool row_is_empty(const Row& row) {
  return std::all_of(row.begin(), row.end(), [](auto card) { return card == Row::value_type::none; });
}

// The paladin may make a card free (PW-PAL-12); where nothing is due no debt can stand in for it.
Rule forbids_price(const Look& look, std::size_t slot, bool dismiss, bool debt) {
  const int due = recruit_cost(look, slot);
  if (!debt) return due <= look.actor().silver ? allowed : "PW-REC-02";
  const TownsfolkSlot& printed = look.facts.townsfolk_slot[slot];
  if (due == 0) return printed.silver > 0 ? "PW-PAL-12" : "PW-REC-16";
  if (!printed.or_debt) return "PW-REC-16";
  return dismiss && look.s.reads(no_debt_for_dismiss) ? "PW-REC-03" : allowed;
}

bool takes_space(const Look& look, Space action, std::size_t space) {
  return open_space(look, space) && in_reach(look, action, space);
}

Rule forbids_space(const Look& look, Space action, std::size_t space) {
  const bool outpost = action == Space::garrison;
  if (space >= space_count) return outpost ? "PW-GARR-05" : "PW-COMM-05";
  if (takes_space(look, action, space)) return allowed;
  if (open_space(look, space)) return outpost ? "PW-GARR-04" : "PW-COMM-04";
  if (look.facts.spaces[space].min_players > look.s.player_count) return outpost ? "PW-GARR-07" : "PW-COMM-06";
  if (look.s.map[space].outpost() != outpost) return "PW-GARR-06";
  return outpost ? "PW-GARR-05" : "PW-COMM-05";
}

Rule forbids_outsider(const Look& look, Space action, std::size_t column) {
  const bool attack = action == Space::attack;
  if (column >= outsider_row || look.s.outsiders[column] == Outsider::none) return attack ? "PW-ATT-02" : "PW-CONV-03";
  if (attack) return attack_cost(look, column) <= look.actor().silver ? allowed : "PW-ATT-04";
  const int faith = effective(look, look.s.actor, Attribute::faith);
  return look.facts.outsider_slot[column].faith <= faith ? allowed : "PW-CONV-04";
}

bool any_townsfolk(const Look& look, bool dismiss) {
  for (std::size_t slot = 0; slot < townsfolk_row; ++slot) {
    if (look.s.townsfolk[slot] == Townsfolk::none) continue;
    for (bool debt : {false, true})
      if (!forbids_price(look, slot, dismiss, debt)) return true;
  }
  return false;
}

bool any_space(const Look& look, Space action) {
  const Attribute asked = action == Space::commission ? Attribute::faith : Attribute::strength;
  return (open_spaces(look) & spaces_in_reach(look.facts, action, effective(look, look.s.actor, asked))) != 0;
}

// Were nobody there.
bool reaches_a_region(const Look& look) {
  for (std::size_t i = 0; i < space_count; ++i)
    if (in_reach(look, Space::garrison, i)) return true;
  return false;
}

bool any_outsider(const Look& look, Space action) {
  for (std::size_t i = 0; i < outsider_row; ++i)
    if (!forbids_outsider(look, action, i)) return true;
  return false;
}

bool has_target(const Look& look, Space action, std::size_t option) {
  switch (action) {
    case Space::recruit:
      return any_townsfolk(look, option == 0);
    case Space::commission:
    case Space::garrison:
      return any_space(look, action);
    case Space::fortify:
      return !look.s.wall_deck.empty();
    case Space::attack:
    case Space::convert:
      return any_outsider(look, action);
    default:
      return true;
  }
}

// What is missing where there is no target: the cards themselves, or the strength for any region at all.
Rule no_target(const Look& look, Space action) {
  if (action == Space::recruit && row_is_empty(look.s.townsfolk)) return "PW-REC-14";
  if (action == Space::attack && row_is_empty(look.s.outsiders)) return "PW-ATT-02";
  if (action == Space::garrison && !reaches_a_region(look)) return "PW-GARR-04";
  return rules_of[index(action)].target;
}

bool often_enough(const Look& look, Space action) {
  if (action == Space::develop) return look.actor().workshop_count == workshop_count;
  if (!right_side(action)) return false;
  const RightAction& facts = look.facts.right[right_index(action)];
  return facts.most != 0 && done(look, look.s.actor, action) >= facts.most;
}

bool meets_requirement(const Look& look, Space action) {
  if (!right_side(action)) return true;
  const RightAction& facts = look.facts.right[right_index(action)];
  return effective(look, look.s.actor, facts.requires_) >= facts.required[next_use(look, action)];
}

const Crew& crew_of(const Look& look, Space action, std::size_t option) {
  if (!right_side(action)) return look.facts.left[index(action)].options[option].crew;
  const std::size_t i = right_index(action);
  return look.facts.right[i].crew[look.actor().workshops >> 2 * i & 3u];
}

std::size_t ways_of(const Look& look, Space action) {
  return right_side(action) ? 1 : look.facts.left[index(action)].options.size();
}

// PW-TURN-12, PW-TURN-16: everything is tested before anything moves. This is what comes after space and workers.
Rule forbids_means(const Look& look, Space action, std::size_t option) {
  const Player& player = look.actor();
  const RulesOf& rules = rules_of[index(action)];
  if (often_enough(look, action)) return rules.often;
  if (silver_cost(look, action, option) > player.silver || provision_cost(look, action) > player.provision)
    return rules.price;
  if (!has_target(look, action, option)) return rules.target;
  return meets_requirement(look, action) ? allowed : rules.attribute;
}

}  // namespace

Rule forbids_act(const Look& look, std::size_t space, std::size_t option) {
  if (space >= board_spaces) return "PW-TURN-01";
  const auto action = static_cast<Space>(space);
  const RulesOf& rules = rules_of[space];
  if (option >= ways_of(look, action)) return rules.workers;
  if (occupied(look.actor(), action)) return rules.taken;
  if (!can_come(supply_of(look.actor()), crew_of(look, action, option)))
    return option == 0 ? rules.workers : rules.more_workers;
  const Rule rule = forbids_means(look, action, option);
  const bool targetless = rule && rule == rules.target.id() && !has_target(look, action, option);
  return targetless ? no_target(look, action) : rule;
}

Rule forbids_favour(const Look& look, std::size_t slot) {
  if (slot >= favour_slots || look.s.favours[slot] == Favour::none) return "PW-KING-10";
  if (look.s.favour_worker[slot] != Worker::none) return "PW-FAV-02";
  const FavourCard& card = look.facts[look.s.favours[slot]];
  if (!can_fill(look.actor(), {card.spot, Worker::none, Worker::none}))
    return card.spot == Worker::criminal ? "PW-FAV-06" : "PW-FAV-04";
  const bool can_pay = card.cost.count(Token::silver) <= look.actor().silver &&
                       card.cost.count(Token::provision) <= look.actor().provision;
  return can_pay ? allowed : "PW-FAV-01";
}

void legal_action(const Look& look, ActionList& list) {
  const Supply supply = supply_of(look.actor());
  for (std::size_t i = 0; supply.held > 0 && i < board_spaces; ++i) {
    const auto action = static_cast<Space>(i);
    if (occupied(look.actor(), action)) continue;
    for (std::size_t option = 0; option < ways_of(look, action); ++option)
      if (can_come(supply, crew_of(look, action, option)) && !forbids_means(look, action, option))
        list.push(act::take(action, option));
  }
  for (std::size_t slot = 0; supply.held > 0 && slot < favour_slots; ++slot)
    if (!forbids_favour(look, slot)) list.push(act::favour(slot));
  list.push(act::pass());
}

// PW-DEV-03, PW-DEV-04.
Rule forbids_workshop(const Look& look, std::size_t space, std::size_t spot) {
  if (space < right_spaces || space >= board_spaces || spot >= look.facts.right[space - right_spaces].coverable)
    return "PW-DEV-03";
  return covered(look.actor(), static_cast<Space>(space), spot) ? "PW-DEV-04" : allowed;
}

void legal_workshop(const Look& look, ActionList& list) {
  for (std::size_t space = right_spaces; space < board_spaces; ++space)
    for (std::size_t spot = 0; spot < most_spots; ++spot)
      if (!forbids_workshop(look, space, spot)) list.push(act::workshop(static_cast<Space>(space), spot));
}

// A recruit by the board action is paid for, one by an icon is free (PW-REC-13).
bool paid_recruit(const State& s) { return s.space == Space::recruit && s.favour == 0 && s.phase == Phase::actions; }

Rule forbids_townsfolk(const Look& look, std::size_t slot, bool dismiss, bool debt) {
  const State& s = look.s;
  const bool there = slot < townsfolk_row && s.townsfolk[slot] != Townsfolk::none;
  if (s.ask == Ask::hire) {
    if (dismiss) return "PW-SETUP-19";
    return there && !debt ? allowed : "PW-SETUP-17";
  }
  if (!there) return "PW-REC-11";
  if (!paid_recruit(s)) {
    const bool may_dismiss = s.phase == Phase::actions && s.reads(free_recruit_dismisses);
    return debt || (dismiss && !may_dismiss) ? "PW-REC-13" : allowed;
  }
  if (dismiss != (s.option == 0)) return "PW-REC-01";
  return forbids_price(look, slot, dismiss, debt);
}

void legal_townsfolk(const Look& look, ActionList& list) {
  for (std::size_t slot = 0; slot < townsfolk_row; ++slot)
    for (bool dismiss : {false, true})
      for (bool debt : {false, true})
        if (!forbids_townsfolk(look, slot, dismiss, debt))
          list.push(dismiss ? act::dismiss(slot, debt) : act::hire(slot, debt));
  if (!forbids_decline(look)) list.push(act::decline());
}

Rule forbids_space(const Look& look, std::size_t space) { return forbids_space(look, look.s.space, space); }

void legal_space(const Look& look, ActionList& list) {
  for (std::size_t i = 0; i < space_count; ++i)
    if (!forbids_space(look, i)) list.push(act::space(i));
}

Rule forbids_jar(const Look& look, std::size_t place) {
  return place < jar_spaces && (look.actor().jar_places >> place & 1u) == 0 ? allowed : "PW-ABS-06";
}

void legal_jar(const Look& look, ActionList& list) {
  for (std::size_t i = 0; i < jar_spaces; ++i)
    if (!forbids_jar(look, i)) list.push(act::jar(i));
}

Rule forbids_outsider(const Look& look, std::size_t column) { return forbids_outsider(look, look.s.space, column); }

void legal_outsider(const Look& look, ActionList& list) {
  for (std::size_t i = 0; i < outsider_row; ++i)
    if (!forbids_outsider(look, i)) list.push(act::outsider(i));
}

const std::vector<Gains>& alternatives(const Look& look) {
  if (look.s.wall != Wall::none) return look.facts[look.s.wall].choice;
  return look.facts[look.s.favours[look.s.favour - 1u]].choice;
}

Rule forbids_option(const Look& look, std::size_t n) { return n < alternatives(look).size() ? allowed : "PW-TURN-18"; }

void legal_option(const Look& look, ActionList& list) {
  for (std::size_t i = 0; !forbids_option(look, i); ++i) list.push(act::option(i));
}

}  // namespace ludarium::paladins
