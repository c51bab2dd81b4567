// The rules of Paladins of the West Kingdom at work. `Look` is a position one may only ask about, `Play` one that is
// being changed. What is still to be done lies on a small stack of tasks in the state: an answer pushes tasks, run()
// works them off until one of them needs a choice. The functions below are the chapters of the rulebook.
#pragma once

#include "core/action.hpp"
#include "core/play.hpp"
#include "games/paladins/facts/facts.hpp"
#include "games/paladins/rules/actions.hpp"
#include "games/paladins/rules/draw.hpp"
#include "games/paladins/rules/events.hpp"
#include "games/paladins/rules/state.hpp"

namespace ludarium::paladins {

struct Look : LookOf<Facts, State> {
  using LookOf::LookOf;
  const Player& actor() const { return s.player(s.actor); }
};

struct Play : TaskPlayOf<Facts, State> {
  using TaskPlayOf::TaskPlayOf;
  operator Look() const { return {facts, s}; }  // NOLINT(google-explicit-constructor): a Play may always be looked at

  void ask(Ask question) {
    s.ask = question;
    waiting = true;
  }
  void push(Todo what, std::size_t a = 0, std::size_t b = 0) {
    push_task(Task{what, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
  }
};

template <class E>
requires std::is_enum_v<E>
constexpr std::int16_t number(E value) { return static_cast<std::int16_t>(value); }
constexpr std::int16_t number(int n) { return static_cast<std::int16_t>(n); }
constexpr std::int16_t number(std::size_t n) { return static_cast<std::int16_t>(n); }

// round.cpp: the seven steps of a round, turn order and the task stack
void run(Play& p);
void begin_round(Play& p);
void split_paladins(Play& p, Seat seat, Paladin used, Paladin top, Paladin bottom);
void take_tavern_card(Play& p, std::size_t place);
void pass(Play& p);
void keep_workers(Play& p, const std::array<std::uint8_t, worker_types>& kept);
void legal_split(const Look& look, Seat seat, ActionList& list);
void legal_tavern(const Look& look, ActionList& list);
void legal_keep(const Look& look, ActionList& list);
Seat in_turn_order(const State& s, std::size_t place);  // 0 = the start player
Seat hiring_seat(const State& s, std::size_t place);    // PW-SETUP-16
SeatSet deciding_seats(const State& s);

// rows.cpp: the rows of townsfolk, outsiders and King's cards
void slide_townsfolk(Play& p);
void slide_outsiders(Play& p);
void reveal_kings_cards(Play& p);
void lay_tavern_cards(Play& p);
void reset_board(Play& p);

// workers.cpp: spots and who may stand on them
int workers_held(const Player& player);
bool fits(Worker worker, Worker spot);
bool occupied(const Player& player, Space space);
bool covered(const Player& player, Space space, std::size_t spot);
Spots spots_needed(const Look& look, Space space, std::size_t option);  // none: covered or not there
bool can_fill(const Player& player, const Spots& needed);
struct Supply {              // a player's workers, to be compared with many crews
  std::uint64_t counts = 0;  // a byte for each type
  int held = 0, criminals = 0;
};
Supply supply_of(const Player& player);
bool can_come(const Supply& supply, const Crew& crew);
void legal_workers(const Look& look, ActionList& list);
void do_assign(Play& p);
void assign(Play& p, const Spots& chosen);

// action.cpp: the actions of the player board and the favours
// How often so far.
inline int done(const Look& look, Seat seat, Space action) {
  const Player& player = look.s.player(seat);
  switch (action) {
    case Space::develop:
      return player.workshop_count;
    case Space::recruit:
      return player.hired_count;
    case Space::commission:
      return player.monks;
    case Space::fortify:
      return player.wall_count;
    case Space::garrison:
      return player.outposts;
    case Space::absolve:
      return player.jars;
    case Space::attack:
      return player.attacked.size();
    case Space::convert:
      return player.converted_count;
    default:
      return 0;
  }
}

// PW-ATTR-04.
inline int effective(const Look& look, Seat seat, Attribute attribute) {
  const Player& player = look.s.player(seat);
  const int boost = player.revealed ? look.facts[player.paladin].boost[index(attribute)] : 0;
  return player.track[index(attribute)] + boost;
}
const PaladinCard* ability(const Look& look, Space action);  // the actor's paladin, if it is about that action
int silver_cost(const Look& look, Space action, std::size_t option);
int provision_cost(const Look& look, Space action);
int recruit_cost(const Look& look, std::size_t slot);
bool debt_instead(const Look& look, std::size_t slot, bool dismiss);
int attack_cost(const Look& look, std::size_t column);
std::uint64_t open_spaces(const Look& look);  // of the map, a bit each
bool open_space(const Look& look, std::size_t space);
std::uint64_t spaces_in_reach(const Facts& facts, Space action, int level);  // of the attribute it asks for
bool in_reach(const Look& look, Space action, std::size_t space);
bool can_act(const Look& look, Space action, std::size_t option);
bool can_use_favour(const Look& look, std::size_t slot);
bool can_take_townsfolk(const Look& look, std::size_t slot, bool dismiss, bool debt);
bool can_target(const Look& look, std::size_t column);  // the running Attack or Conversion
bool can_cover(const Player& player, Space action, std::size_t spot);
void legal_action(const Look& look, ActionList& list);
void legal_workshop(const Look& look, ActionList& list);
void legal_townsfolk(const Look& look, ActionList& list);
void legal_space(const Look& look, ActionList& list);
void legal_jar(const Look& look, ActionList& list);
void legal_outsider(const Look& look, ActionList& list);
void legal_option(const Look& look, ActionList& list);
void start_action(Play& p, Space action, std::size_t option);
void start_favour(Play& p, std::size_t slot);
void do_perform(Play& p);
void place_workshop(Play& p, Space action, std::size_t spot);
void take_townsfolk(Play& p, std::size_t slot, bool dismiss, bool debt);
void take_space(Play& p, std::size_t space);
void take_jar(Play& p, std::size_t space);
void take_outsider(Play& p, std::size_t column);
void take_option(Play& p, std::size_t n);
void draw_wall(Play& p);

// rewards.cpp: what an action brings
void offer(Play& p, Gain gain);
void offer(Play& p, const Gains& gains);
void offer_first(Play& p, const Gains& gains);  // before those still to come
void offer_abilities(Play& p, Space action);    // hired townsfolk, then the paladin
bool order_matters(const State& s, std::size_t without = most_rewards);
void do_rewards(Play& p);
void take_reward(Play& p, std::size_t n);
void do_gain(Play& p);
void grant(Play& p, Seat seat, Token token, int n);  // what needs no choice and draws no card
void raise(Play& p, Seat seat, Attribute attribute, int n);
void pay(Play& p, Token token, int n);
void discard_suspicions(Play& p, Seat seat, int n);
void clear_space(Play& p, Space space);
bool can_clear(const Look& look, Space space);
void legal_clear(const Look& look, ActionList& list);
void legal_reward(const Look& look, ActionList& list);

// inquisition.cpp: tax, suspicion, debt
void do_suspicions(Play& p);
void do_tax(Play& p);
void do_inquisition(Play& p);
void start_inquisition_if_empty(Play& p);
void use_ability(Play& p, Townsfolk card);
bool usable(const Look& look, Seat seat, Townsfolk card);
void legal_inquisition(const Look& look, ActionList& list);

// rival.cpp: the solo opponent
void set_up_rival(Play& p);
void begin_rival_round(Play& p);
void do_rival_taxes(Play& p);
void do_rival_turn(Play& p);
void rival_gain(Play& p, Token token, int n);
void rival_tax(Play& p, int n);
void rival_order_revealed(Play& p, Order order);
void rival_favour_revealed(Play& p);

}  // namespace ludarium::paladins
