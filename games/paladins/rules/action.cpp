// The actions of the player board and the King's favours: what they need and cost, and what they move.
#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

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

// PW-REC-03, PW-REC-16, PW-PAL-12: where nothing is due no debt can stand in for it.
bool debt_instead(const Look& look, std::size_t slot, bool dismiss) {
  if (dismiss && look.s.reads(no_debt_for_dismiss)) return false;
  return look.facts.townsfolk_slot[slot].or_debt && recruit_cost(look, slot) > 0;
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

bool any_space(const Look& look, Space action) {
  const Attribute asked = action == Space::commission ? Attribute::faith : Attribute::strength;
  return (open_spaces(look) & spaces_in_reach(look.facts, action, effective(look, look.s.actor, asked))) != 0;
}

bool can_attack(const Look& look, std::size_t column) {
  return look.s.outsiders[column] != Outsider::none && attack_cost(look, column) <= look.actor().silver;
}

bool can_convert(const Look& look, std::size_t column) {
  return look.s.outsiders[column] != Outsider::none &&
         look.facts.outsider_slot[column].faith <= effective(look, look.s.actor, Attribute::faith);
}

template <class Can>
bool any_column(const Look& look, Can can) {
  for (std::size_t i = 0; i < outsider_row; ++i)
    if (can(look, i)) return true;
  return false;
}

bool any_townsfolk(const Look& look, bool dismiss) {
  for (std::size_t slot = 0; slot < townsfolk_row; ++slot)
    if (can_take_townsfolk(look, slot, dismiss, false) || can_take_townsfolk(look, slot, dismiss, true)) return true;
  return false;
}

bool has_target(const Look& look, Space action, std::size_t option) {
  switch (action) {
    case Space::develop:
      return look.actor().workshop_count < workshop_count;
    case Space::recruit:
      return any_townsfolk(look, option == 0);
    case Space::commission:
    case Space::garrison:
      return any_space(look, action);
    case Space::fortify:
      return !look.s.wall_deck.empty();
    case Space::attack:
      return any_column(look, can_attack);
    case Space::convert:
      return any_column(look, can_convert);
    default:
      return true;
  }
}

bool within_limit(const Look& look, Space action) {
  const RightAction& facts = look.facts.right[right_index(action)];
  return facts.most == 0 || done(look, look.s.actor, action) < facts.most;
}

bool meets_requirement(const Look& look, Space action) {
  const RightAction& facts = look.facts.right[right_index(action)];
  return effective(look, look.s.actor, facts.requires_) >= facts.required[next_use(look, action)];
}

}  // namespace

namespace {

const Crew& crew_of(const Look& look, Space action, std::size_t option) {
  if (!right_side(action)) return look.facts.left[index(action)].options[option].crew;
  const std::size_t i = right_index(action);
  return look.facts.right[i].crew[look.actor().workshops >> 2 * i & 3u];
}

// What besides an empty space and workers an action asks for.
bool can_carry_out(const Look& look, Space action, std::size_t option) {
  const Player& player = look.actor();
  if (right_side(action) && !(within_limit(look, action) && meets_requirement(look, action))) return false;
  return silver_cost(look, action, option) <= player.silver && provision_cost(look, action) <= player.provision &&
         has_target(look, action, option);
}

}  // namespace

// PW-TURN-12, PW-TURN-16: everything is tested before anything moves.
bool can_act(const Look& look, Space action, std::size_t option) {
  return !occupied(look.actor(), action) && can_come(supply_of(look.actor()), crew_of(look, action, option)) &&
         can_carry_out(look, action, option);
}

// PW-FAV-01, PW-FAV-02, PW-KING-10.
bool can_use_favour(const Look& look, std::size_t slot) {
  const Favour favour = look.s.favours[slot];
  if (favour == Favour::none || look.s.favour_worker[slot] != Worker::none) return false;
  const FavourCard& card = look.facts[favour];
  return can_fill(look.actor(), {card.spot, Worker::none, Worker::none}) &&
         card.cost.count(Token::silver) <= look.actor().silver &&
         card.cost.count(Token::provision) <= look.actor().provision;
}

bool can_cover(const Player& player, Space action, std::size_t spot) {
  return right_side(action) && !covered(player, action, spot);
}

// A recruit by the board action is paid for, one by an icon is free (PW-REC-13).
namespace {
bool paid_recruit(const State& s) { return s.space == Space::recruit && s.favour == 0 && s.phase == Phase::actions; }
}  // namespace

bool can_take_townsfolk(const Look& look, std::size_t slot, bool dismiss, bool debt) {
  if (look.s.townsfolk[slot] == Townsfolk::none) return false;
  if (debt) return debt_instead(look, slot, dismiss);
  return recruit_cost(look, slot) <= look.actor().silver;
}

bool can_target(const Look& look, std::size_t column) {
  return look.s.space == Space::attack ? can_attack(look, column) : can_convert(look, column);
}

void legal_action(const Look& look, ActionList& list) {
  const Player& player = look.actor();
  const Supply supply = supply_of(player);
  for (std::size_t i = 0; supply.held > 0 && i < board_spaces; ++i) {
    const auto action = static_cast<Space>(i);
    if (occupied(player, action)) continue;
    const std::size_t options = right_side(action) ? 1 : look.facts.left[i].options.size();
    for (std::size_t option = 0; option < options; ++option)
      if (can_come(supply, crew_of(look, action, option)) && can_carry_out(look, action, option))
        list.push(act::take(action, option));
  }
  for (std::size_t slot = 0; supply.held > 0 && slot < favour_slots; ++slot)
    if (can_use_favour(look, slot)) list.push(act::favour(slot));
  list.push(act::pass());
}

void legal_workshop(const Look& look, ActionList& list) {
  for (std::size_t i = 0; i < right_spaces; ++i)
    for (std::size_t spot = 0; spot < look.facts.right[i].coverable; ++spot)
      if (can_cover(look.actor(), right_at(i), spot)) list.push(act::workshop(right_at(i), spot));
}

void legal_townsfolk(const Look& look, ActionList& list) {
  const bool paid = paid_recruit(look.s);
  for (std::size_t slot = 0; slot < townsfolk_row; ++slot) {
    if (look.s.townsfolk[slot] == Townsfolk::none) continue;
    if (!paid) {
      list.push(act::hire(slot));
      if (look.s.phase == Phase::actions && look.s.reads(free_recruit_dismisses)) list.push(act::dismiss(slot));
      continue;
    }
    const bool dismiss = look.s.option == 0;
    for (bool debt : {false, true})
      if (can_take_townsfolk(look, slot, dismiss, debt))
        list.push(dismiss ? act::dismiss(slot, debt) : act::hire(slot, debt));
  }
  if (!paid && look.s.phase == Phase::actions) list.push(act::decline());
}

void legal_space(const Look& look, ActionList& list) {
  for (std::size_t i = 0; i < space_count; ++i)
    if (open_space(look, i) && in_reach(look, look.s.space, i)) list.push(act::space(i));
}

void legal_jar(const Look& look, ActionList& list) {
  for (std::size_t i = 0; i < jar_spaces; ++i)
    if ((look.actor().jar_places >> i & 1u) == 0) list.push(act::jar(i));
}

void legal_outsider(const Look& look, ActionList& list) {
  for (std::size_t i = 0; i < outsider_row; ++i)
    if (can_target(look, i)) list.push(act::outsider(i));
}

namespace {

const std::vector<Gains>& alternatives(const Look& look) {
  if (look.s.wall != Wall::none) return look.facts[look.s.wall].choice;
  return look.facts[look.s.favours[look.s.favour - 1u]].choice;
}

}  // namespace

void legal_option(const Look& look, ActionList& list) {
  for (std::size_t i = 0; i < alternatives(look).size(); ++i) list.push(act::option(i));
}

void start_action(Play& p, Space action, std::size_t option) {
  p.s.space = action;
  p.s.option = static_cast<std::uint8_t>(option);
  p.tell(Happened::acted, p.s.actor, {number(action), number(option)});
  p.push(Todo::end_turn);
  p.push(Todo::rewards);
  p.push(Todo::perform);
  p.push(Todo::assign);
}

void start_favour(Play& p, std::size_t slot) {
  p.s.favour = static_cast<std::uint8_t>(slot + 1);
  p.tell(Happened::used_favour, p.s.actor, {number(p.s.favours[slot])});
  p.push(Todo::end_turn);
  p.push(Todo::rewards);
  p.push(Todo::perform);
  p.push(Todo::assign);
}

namespace {

// PW-FAV-07, PW-FAV-08: the cost first, a debt among it, then one alternative.
void perform_favour(Play& p) {
  const FavourCard& card = p.facts[p.s.favours[p.s.favour - 1u]];
  for (Gain cost : card.cost)
    cost.token == Token::take_debt ? grant(p, p.s.actor, cost.token, cost.n) : pay(p, cost.token, cost.n);
  offer(p, card.gain);
  if (!card.choice.empty()) p.ask(Ask::option);
}

Ask target_of(Space action) {
  switch (action) {
    case Space::develop:
      return Ask::workshop;
    case Space::recruit:
      return Ask::townsfolk;
    case Space::commission:
    case Space::garrison:
      return Ask::space;
    case Space::absolve:
      return Ask::jar;
    case Space::attack:
    case Space::convert:
      return Ask::outsider;
    default:
      return Ask::over;  // none to choose
  }
}

}  // namespace

void do_perform(Play& p) {
  p.pop();
  if (p.s.favour != 0) return perform_favour(p);
  const Space action = p.s.space;
  pay(p, Token::silver, silver_cost(p, action, p.s.option));
  pay(p, Token::provision, provision_cost(p, action));
  if (right_side(action)) offer(p, p.facts.right[right_index(action)].gain);
  if (action == Space::fortify) return draw_wall(p);
  if (const Ask question = target_of(action); question != Ask::over) return p.ask(question);
  offer(p, p.facts.left[index(action)].options[p.s.option].gain);
  offer_abilities(p, action);
}

namespace {

// PW-DEV-07: a worker on the covered spot goes back to the general supply.
Worker cover(Player& player, Space action, std::size_t spot) {
  player.workshops = static_cast<std::uint16_t>(player.workshops | 1u << (right_index(action) * 2 + spot));
  return std::exchange(player.board[index(action)][spot], Worker::none);
}

}  // namespace

void place_workshop(Play& p, Space action, std::size_t spot) {
  Player& player = p.actor();
  const Worker back = cover(player, action, spot);
  p.tell(Happened::workshop, p.s.actor, {number(action), number(spot), number(back)});
  const auto under = static_cast<Token>(p.facts.workshop[player.workshop_count++]);  // workers are the first tokens
  const bool by_icon = p.s.space != Space::develop;
  if (by_icon) {
    Gains worker;
    worker.push({under, 1});
    offer_first(p, worker);
    if (p.s.reads(trigger_on_icon)) offer_abilities(p, Space::develop);
    return;
  }
  offer(p, {under, 1});
  offer_abilities(p, Space::develop);
}

void take_townsfolk(Play& p, std::size_t slot, bool dismiss, bool debt) {
  const bool paid = paid_recruit(p.s);
  if (paid && debt) grant(p, p.s.actor, Token::take_debt, 1);
  if (paid && !debt) pay(p, Token::silver, recruit_cost(p, slot));
  const Townsfolk card = std::exchange(p.s.townsfolk[slot], Townsfolk::none);
  if (dismiss) {
    p.s.townsfolk_discard.add(card);
    p.tell(Happened::dismissed, p.s.actor, {number(card)});
    offer_first(p, p.facts[card].dismiss);
  } else {
    p.actor().hired[p.actor().hired_count++] = card;
    p.tell(Happened::hired, p.s.actor, {number(card)});
    offer_first(p, p.facts[card].instant);
  }
  if (paid) offer_abilities(p, Space::recruit);
}

void take_space(Play& p, std::size_t space) {
  const bool outpost = p.s.space == Space::garrison;
  p.s.map[space] = Piece::of(p.s.actor, outpost);
  ++(outpost ? p.actor().outposts : p.actor().monks);
  p.tell(outpost ? Happened::garrisoned : Happened::commissioned, p.s.actor, {number(space)});
  offer(p, p.facts.spaces[space].gain);
  offer_abilities(p, p.s.space);
}

void take_jar(Play& p, std::size_t space) {
  p.actor().jar_places = static_cast<std::uint16_t>(p.actor().jar_places | 1u << space);
  ++p.actor().jars;
  p.tell(Happened::absolved, p.s.actor, {number(space)});
  offer(p, p.facts.jar_space[space]);
  offer_abilities(p, Space::absolve);
}

void take_outsider(Play& p, std::size_t column) {
  const bool attack = p.s.space == Space::attack;
  if (attack) pay(p, Token::silver, attack_cost(p, column));
  const Outsider card = std::exchange(p.s.outsiders[column], Outsider::none);
  if (attack)
    p.actor().attacked.add(card);
  else
    p.actor().converted[p.actor().converted_count++] = card;
  p.tell(attack ? Happened::attacked : Happened::converted, p.s.actor, {number(card)});
  offer(p, attack ? p.facts[card].attack : p.facts[card].convert);
  offer_abilities(p, p.s.space);
}

// PW-FORT-04, PW-FORT-05: drawn only now, nobody could look.
void draw_wall(Play& p) {
  const Wall wall = draw(p.s, Deck::walls, p.s.wall_deck);
  p.actor().walls[p.actor().wall_count++] = wall;
  p.tell(Happened::fortified, p.s.actor, {number(wall)});
  offer(p, p.facts[wall].gain);
  if (p.facts[wall].choice.empty()) return offer_abilities(p, Space::fortify);
  p.s.wall = wall;
  p.ask(Ask::option);
}

void take_option(Play& p, std::size_t n) {
  const Gains chosen = alternatives(p)[n];
  offer(p, chosen);
  if (std::exchange(p.s.wall, Wall::none) != Wall::none) offer_abilities(p, Space::fortify);
}

}  // namespace ludarium::paladins
