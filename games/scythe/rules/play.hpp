// The rules at work. `Look` is a position one may only ask about, `Play` one that is being changed; the functions below
// are the chapters of the rulebook, each in the .cpp named after it.
// legal_*(look, list) lists the answers to a question; a function named like an action carries it out and then moves on
// to the next question that leaves a choice.
#pragma once

#include <optional>

#include "core/action.hpp"
#include "core/play.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/rules/actions.hpp"
#include "games/scythe/rules/board.hpp"
#include "games/scythe/rules/editions.hpp"
#include "games/scythe/rules/events.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

struct Look : LookOf<Facts, State> {
  using LookOf::LookOf;
  const Readings& rules() const { return readings(s.edition); }
  const Player& mover() const { return s.mover(); }
  HexSet controlled(Seat seat) const { return scythe::controlled(facts, s, seat); }
  bool has(const Player& p, Ability ability) const { return has_ability(facts, p, ability); }
};

struct Play : PlayOf<Facts, State> {
  using PlayOf::PlayOf;
  operator Look() const { return {facts, s}; }  // NOLINT(google-explicit-constructor): a Play may always be looked at
  const Readings& rules() const { return readings(s.edition); }
  Player& mover() { return s.mover(); }
};

// A field of an event.
inline std::int16_t number(std::size_t n) { return static_cast<std::int16_t>(n); }
inline std::int16_t number(Item item) { return static_cast<std::int16_t>(item); }
inline std::int16_t number(Hex hex) { return static_cast<std::int16_t>(hex); }

// turn.cpp
SeatSet deciding_seats(const State& s);  // who has to answer the question the state waits on
void begin_turn(Play& p, Seat seat);
void place_token(Play& p, std::size_t section);
void to_bottom(Play& p);
void to_end(Play& p);
void next_turn(Play& p);
void legal_section(const Look& look, ActionList& list);
void legal_top(const Look& look, ActionList& list);
void legal_bottom(const Look& look, ActionList& list);
bool section_allowed(const Look& look, std::size_t section);
bool top_available(const Look& look);
bool gift_may_open_top(const Look& look);
bool bottom_available(const Look& look);
const MatColumn& column_of(const Look& look);  // of the section the action token lies on

// top_row.cpp
bool bolster_available(const Look& look);
bool trade_available(const Look& look);
bool trade_tokens_available(const Look& look);
void bolster(Play& p, bool cards);
void trade(Play& p, bool popularity);
void move_coins(Play& p);
HexSet worker_territories(const Look& look);  // where Trade, Deploy and Build may place things

// produce.cpp
bool produce_available(const Look& look);
Cost produce_cost(const Look& look);
void produce(Play& p);
void start_producing(Play& p, std::size_t hexes, bool mill);
void produce_on(Play& p, std::array<Hex, 3> hexes);
void produce_at(Play& p, Hex hex, std::size_t amount);
void finish_producing(Play& p);
int yield_at(const Look& look, Hex hex);
HexSet producing_hexes(const Look& look);
bool mill_hex_open(const Look& look);
void legal_produce(const Look& look, ActionList& list);

// gain.cpp
void gain_power(Play& p, Seat seat, int amount);
void gain_popularity(Play& p, Seat seat, int amount);
void gain_coins(Play& p, Seat seat, int amount);
std::uint8_t take_named(std::array<std::uint8_t, named_next>& next);  // the next card a position named, 0 = none
void draw_combat_cards(Play& p, Seat seat, int amount);
void lose_power(Play& p, Seat seat, int amount);
void lose_popularity(Play& p, Seat seat, int amount);
void add_tokens(Play& p, Hex hex, Resource resource, int amount);
void place_worker(Play& p, Hex hex);
void gain_at_once(Play& p, Seat seat, const Gain& gain);  // only tracks, coins and cards only
bool can_pay(const Player& player, const Cost& cost);     // coins, power, popularity, number of cards
void pay_tracks(Play& p, const Cost& cost);
void start_gain(Play& p, const Gain& gain, Hex hex);
void answer_gain(Play& p, Action action);
void legal_gain(const Look& look, ActionList& list);
void end_gain(Play& p);
HexSet deploy_hexes(const Look& look);
HexSet build_hexes(const Look& look);
HexSet token_hexes(const Look& look);
HexSet transport_hexes(const Look& look);

// move.cpp
void start_move(Play& p, std::size_t units, std::size_t steps);
void choose_unit(Play& p, Unit unit);
void load(Play& p, std::size_t item);
void step(Play& p, Hex to, Load how);
void stop_unit(Play& p);
void finish_move(Play& p);
void end_of_move(Play& p);
HexSet reach(const Look& look, Unit unit);  // where a unit may step now
bool movable(const Look& look, Unit unit);
int steps_left(const Look& look, Unit unit);
std::uint8_t workers_at(const Player& player, Hex hex);  // bit per worker
bool same_load(const Look& look, Load a, Load b);        // the unit that moves now would take the same along
bool load_allowed(const Look& look, Unit unit, std::uint8_t workers, const Tokens& tokens);
void drive_out_workers(Play& p, Hex hex);
void put_back_units(Play& p);
void legal_unit(const Look& look, ActionList& list);
void legal_step(const Look& look, ActionList& list);

// combat.cpp
HexSet battlefields(const Look& look);
void next_battle(Play& p);
void start_battle(Play& p, Hex hex);
void answer_ability(Play& p, bool use);
void answer_fight(Play& p, Seat seat, Action action);
void answer_retreat(Play& p, Unit unit, Hex hex, std::size_t workers);
Seat fighter(const Look& look, std::size_t side);
bool ability_applies(const Look& look, std::size_t side);
std::optional<Ability> combat_ability(const Look& look, std::size_t side);
int card_limit(const Look& look, std::size_t side);
int popularity_for_workers(const Look& look, std::size_t winner, int workers);  // what driving them out costs
bool wins_a_star(const Look& look, std::size_t side);
HexSet retreat_lakes(const Look& look, Seat loser);
Unit next_to_retreat(const Look& look, Seat loser);
void legal_battle(const Look& look, ActionList& list);
void legal_fight(const Look& look, Seat seat, ActionList& list);
void legal_retreat(const Look& look, ActionList& list);
void after_battles(Play& p);

// encounter.cpp
void begin_encounter(Play& p);
void choose_option(Play& p, std::size_t option);
void after_option(Play& p);
void end_encounter(Play& p);
bool option_payable(const Look& look, std::size_t option);
bool option_open(const Look& look, std::size_t option);
int options_allowed(const Look& look);
void legal_encounter(const Look& look, ActionList& list);

// factory.cpp
void visit_factory(Play& p);
void take_factory_card(Play& p, std::size_t number);
const FactoryCard& factory_card_of(const Look& look, const Player& player);
Payment token_payment(const Cost& cost);  // the tokens of a card's cost
bool factory_top_available(const Look& look);
void factory_top(Play& p, std::uint8_t card);
void legal_factory_top(const Look& look, ActionList& list);
void legal_factory_card(const Look& look, ActionList& list);

// bottom_row.cpp
BottomAction bottom_action_of(const Look& look);
int bottom_cost(const Look& look, const Player& player, BottomAction bottom);
bool bottom_payable(const Look& look);
bool coercion_open(const Look& look);
int tokens_for(const Look& look, const Payment& payment);  // tokens that could go into this payment
HexSet payable_hexes(const Look& look, const Payment& payment, Resource resource);
void take_bottom(Play& p, std::uint8_t card);
void start_payment(Play& p, const Payment& payment);
void continue_payment(Play& p);
void pay_token(Play& p, Hex hex, Resource resource);
void pay_with_card(Play& p, std::size_t value);
void pay_rest(Play& p);
void discard_card(Play& p, Seat seat, std::size_t value);
void give_ongoing_bonus(Play& p, Seat seat, std::size_t bottom);  // of an open circle
void finish_bottom(Play& p);
void legal_pay(const Look& look, ActionList& list);
Payment bottom_payment(const Look& look);

// objectives.cpp
bool objective_met(const Look& look, Seat seat, std::size_t number);
// The first condition that does not hold, and what there is of it. Conditions of one territory are told of the
// territory that comes nearest; what is only true or false has no number.
struct UnmetBound {
  Bound bound;
  int have = 0;
};
std::optional<UnmetBound> unmet_bound(const Look& look, Seat seat, std::size_t number);
bool may_hold_objective(const Look& look, Seat seat);  // by what everybody can see
int met_objectives(const Look& look, Seat seat);       // of those in its hand that are known
int met_objectives(const Look& look, Seat seat, HexSet held);
bool reveal_window(const Look& look);
void reveal_objective(Play& p, std::size_t number);
void legal_reveals(const Look& look, ActionList& list);

// stars.cpp
void place_star(Play& p, Seat seat, Goal goal);
void place_stars(Play& p, Seat seat);  // for every goal on tracks and mats just reached
bool end_waits(const Look& look);      // until the combat or benefit under way is complete
bool check_end(Play& p);               // true: the game is over
int combat_star_limit(const Look& look, Seat seat);
int objective_star_limit(const Look& look, Seat seat);

// alliances.cpp
inline constexpr int largest_gift = 100;  // larger ones are given in several goes
void legal_asides(const Look& look, Seat seat, ActionList& list);
void answer_aside(Play& p, Seat seat, Action action);

}  // namespace ludarium::scythe
