#include "games/settlers/settlers.hpp"

#include <algorithm>

#include "core/facts_game_members.hpp"
#include "games/settlers/bot/estimate.hpp"
#include "games/settlers/checks/why.hpp"
#include "games/settlers/forecast/forecast.hpp"
#include "games/settlers/rules/hidden.hpp"
#include "games/settlers/rules/play.hpp"
#include "games/settlers/rules/prospects.hpp"
#include "games/settlers/rules/scoring.hpp"
#include "games/settlers/text/names.hpp"
#include "games/settlers/text/notation/listed.hpp"
#include "games/settlers/text/options.hpp"
#include "games/settlers/text/routes.hpp"
#include "games/settlers/text/text.hpp"
#include "games/settlers/text/vocabulary.hpp"

namespace ludarium::settlers {

namespace {

void list_cards(const CardSet& cards, Action (*make)(CardId), ActionList& list) {
  for (CardId card : cards) list.push(make(card));
}

void legal_attacked(const Look& look, ActionList& list) {
  std::size_t second = 0;
  list_cards(attack_candidates(look, second), act::attacked, list);
}

void legal_option(const Look& look, ActionList& list) {
  for (std::size_t i = 0; i < look.title(look.s.card).produce_choice.size(); ++i) list.push(act::option(i));
}

void take_or_give_up(ActionList& list) {
  list.push(act::take());
  list.push(act::give_up());
}

}  // namespace

// The answers of a seat that is asked.
void legal(const Facts& facts, const State& s, Seat seat, ActionList& list) {
  const Look look{facts, s};
  switch (s.ask) {
    case Ask::pick:
      return list_cards(s.row, act::pick, list);
    case Ask::draft:
      return legal_draft(look, seat, list);
    case Ask::source:
      return list_cards(s.sources, act::source, list);
    case Ask::deck:
      return legal_deck(look, list);
    case Ask::keep:
      return list_cards(s.looked, act::pick, list);
    case Ask::option:
      return legal_option(look, list);
    case Ask::copy:
      return list_cards(copy_candidates(look, s.card), act::copy, list);
    case Ask::diplomacy:
    case Ask::convert:
      return take_or_give_up(list);
    case Ask::action:
      return legal_action(look, list);
    case Ask::after:
      legal_placements(look, list);
      return list.push(act::end_turn());
    case Ask::sacrifice:
      return list_cards(sacrifices(look), act::sacrifice, list);
    case Ask::pay:
      return legal_pay(look, list);
    case Ask::hand_card:
      return legal_hand_card(look, list);
    case Ask::target:
      return list_targets(look, s.card, list);
    case Ask::trigger:
      return legal_trigger(look, list);
    case Ask::pair:
      return legal_pair(look, list);
    case Ask::samurai:
      return list_cards(samurai_places(look), act::samurai, list);
    case Ask::discard:
      return list_cards(s.player(seat).hand, act::discard, list);
    case Ask::store:
      return legal_store(look, list);
    case Ask::attacked:
      return legal_attacked(look, list);
    case Ask::over:
      return;
  }
}

void asides(const Facts& facts, const State& s, Seat seat, ActionList& list) { legal_asides({facts, s}, seat, list); }

namespace {

void give_up_deal_good(Play& p) {
  const Task task = p.top();
  p.pop();
  int vp = 0;
  for (CardId card : holdings(p, p.s.actor)) vp = std::max<int>(vp, p.title(card).deal_goods_to_vp);
  p.tell(Happened::gave_up_good, p.s.actor, {static_cast<std::int16_t>(task.a), number(vp)});
  score(p, p.s.actor, vp, task.card);
}

void take_deal_good(Play& p) {
  const Task task = p.top();
  p.pop();
  take_good(p, static_cast<Good>(task.a), task.card);
}

void take_or_leave(Play& p, bool give_up) {
  if (p.s.ask == Ask::convert) return convert_spoil(p, give_up);
  give_up ? give_up_deal_good(p) : take_deal_good(p);
}

// A placement leaves the question as it was: before the action, or after it as long as another is possible.
void placed(Play& p) {
  if (p.s.ask == Ask::action) return p.ask(Ask::action);
  p.push(Todo::end_action);
}

void place_bonus_samurai(Play& p, CardId card) {
  --p.top().a;
  p.s.samurai.add(card);
  p.tell(Happened::placed_samurai, p.s.actor, {number(card)});
}

void take_pair(Play& p, Good good) {
  --p.top().a;
  if (good == Good::card_common || good == Good::card_faction)
    draw_to_hand(p, p.s.actor, good == Good::card_faction);
  else
    take_good(p, good, CardId::none);
}

void main_action(Play& p, Action a) {
  const CardId card = card_arg(a);
  p.push(Todo::end_action);
  switch (what(a)) {
    case Do::build:
      return start_build(p, card, false);
    case Do::deal:
      return make_deal(p, card);
    case Do::raze_hand:
      return raze_from_hand(p, card);
    case Do::raze:
      return raze_location(p, card);
    case Do::activate:
      return activate(p, card, a.arg[1]);
    default:
      return send(p, a.arg[0]);
  }
}

void answer(Play& p, Seat seat, Action a) {
  const CardId card = card_arg(a);
  switch (what(a)) {
    case Do::pick:
      if (p.s.ask == Ask::draft) return draft(p, seat, card);
      return p.s.ask == Ask::keep ? keep_card(p, card) : pick(p, card);
    case Do::source:
      return take_source(p, card);
    case Do::deck:
      return choose_deck(p, a.arg[0]);
    case Do::option:
      return take_goods(p, p.title(p.s.card).produce_choice[a.arg[0]], p.s.card);
    case Do::copy:
      return p.push(Todo::produce, card);
    case Do::take:
      return take_or_leave(p, false);
    case Do::give_up:
      return take_or_leave(p, true);
    case Do::build:
    case Do::deal:
    case Do::raze_hand:
    case Do::raze:
    case Do::activate:
    case Do::send:
      return main_action(p, a);
    case Do::pass:
      return pass(p);
    case Do::defend:
      defend(p, card);
      return placed(p);
    case Do::samurai:
      if (p.s.ask == Ask::samurai) return place_bonus_samurai(p, card);
      place_samurai(p, card);
      return placed(p);
    case Do::stash_card:
      stash_card(p, card, card_arg(a, 1));
      return placed(p);
    case Do::stash_resource:
      stash_resource(p, card, static_cast<Good>(a.arg[1]));
      return placed(p);
    case Do::end_turn:
      return;
    case Do::sacrifice:
      return sacrifice(p, card);
    case Do::pay:
      return pay_goods(p, {a.arg[0], a.arg[1], a.arg[2], a.arg[3]});
    case Do::hand_card:
      return pay_hand_card(p, card);
    case Do::target:
    case Do::target_attack:
    case Do::target_seat:
      return apply_target(p, p.s.card, a);
    case Do::trigger:
      return fire(p, card, a.arg[1]);
    case Do::done:
      p.s.firing = {};
      return;
    case Do::pair:
      return take_pair(p, static_cast<Good>(a.arg[0]));
    case Do::discard:
      p.s.player(seat).hand.remove(card);
      p.s.victim = Seat::none;
      return discard(p, card);
    case Do::store:
      return store(p, a.arg);
    case Do::attacked:
      return razed_by_attack(p, card, p.top().b);
    case Do::wish:
      return;
  }
}

}  // namespace

// A wish may be made at any time and changes no question.
void apply(const Facts& facts, State& s, Seat seat, Action action, Events* events) {
  if (what(action) == Do::wish) {
    s.player(seat).wishes = static_cast<std::uint8_t>(s.player(seat).wishes ^ action.arg[0]);
    return;
  }
  Play p{facts, s, events};
  answer(p, seat, action);
  run(p);
}

std::string_view seat_name(const Facts& facts, const State& s, Seat seat) {
  return facts.faction[index(s.player(seat).faction)].id;
}
std::vector<Message> hints(const Facts&, const State&, Seat) { return {}; }  // the rulebook has none

// IS-SOLO-54: the title a won solo game earns. There is no sheet to sign.
Honours honours(const Facts& facts, const State& s, Seat seat) {
  Honours honours;
  if (s.ask != Ask::over || !s.solo()) return honours;
  const std::string_view title = solo_title({facts, s});
  if (!title.empty() && seat == seat_at(0)) honours.lines.emplace_back(title);
  return honours;
}

static_assert(Game<Settlers>);

}  // namespace ludarium::settlers

template class ludarium::FactsGame<ludarium::settlers::Facts, ludarium::settlers::State>;
