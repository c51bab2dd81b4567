// The solo opponent, an Automa: it turns cards and never decides. games/scythe/ledger-automa.md has its rules; the
// files here are named after its chapters. It sits behind the people (State::automas) and plays inside next_turn(),
// until somebody has to answer: only its attacks ask anything of the people. Example: begin_turn(p, automa) draws its
// card and carries out the four lines
#pragma once

#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {

// cards.cpp
std::uint8_t draw_automa_card(Play& p, Seat automa, bool for_turn);  // its number
void shuffle_all_automa_cards(Play& p, Seat automa);
std::uint32_t& automa_deck(State& s, Seat automa);
const AutomaCard& automa_card(const Facts& facts, std::uint8_t number);
std::uint8_t last_turn_card(const State& s, Seat automa);  // 0 before the first (SC-AUTO-93, SC-AUTO-133)
std::size_t scheme_of(const Look& look, Seat automa);      // 0 = I, 1 = II
bool water_locked(const Look& look, Seat automa);

// turn.cpp
void play_automa_turn(Play& p);
void after_automa_move(Play& p);  // combat over, if there was one

// destinations.cpp
struct AutomaSight {  // what an Automa looks at while it chooses
  const Look look;
  Seat seat;
  const Player& own;
  Units enemy;    // whom it may fight
  HexSet others;  // everybody else's units
  bool locked;

  AutomaSight(const Look& l, Seat automa);
};
HexSet neighbourhood(const AutomaSight& sight, Hex hex);
HexSet near_own_units(const AutomaSight& sight);
int hex_distance(const Facts& facts, Hex a, Hex b);
Unit automa_unit(Play& p, const AutomaSight& sight, AutomaMove move);  // Unit::none: it has none to move
HexSet automa_destinations(const AutomaSight& sight, AutomaMove move, Unit unit);
struct AutomaChoice {
  Hex hex = Hex::none;
  AutomaKey by = AutomaKey::only;  // what decided
};
AutomaChoice choose_destination(Play& p, const AutomaSight& sight, AutomaMove move, Unit unit, HexSet valid);

// moves.cpp
void automa_move_line(Play& p);  // then after_automa_move(), at once or behind a combat

// gains.cpp
bool automa_gain_line(Play& p);     // true: the game is over
bool automa_recruit_line(Play& p);  // true: the game is over

// combat.cpp
void commit_automa(Play& p, std::size_t side);       // its dial and cards
void take_from_automa(Play& p, Hex hex, Seat from);  // a territory: tokens for who took it
void clear_tokens(Play& p, Hex hex);                 // an Automa took it
bool ask_for_spoils(Play& p);                        // true: a question about tokens is open
void settle_spoils(Play& p);

}  // namespace ludarium::scythe
