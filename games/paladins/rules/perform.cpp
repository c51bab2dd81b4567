// What the actions of the player board and the King's favours move, once nothing forbids them.
#include <utility>

#include "games/paladins/rules/play.hpp"

namespace ludarium::paladins {

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
