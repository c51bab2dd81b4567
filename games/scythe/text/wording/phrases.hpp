// The small pieces all sentences of Scythe are made of: who, where, which unit, how much. Only keys, no language.
// Example: Message{"scythe.event.gained", {{"who", who(s, seat)}, {"what", counted(Item::coins, 2)}}}
#pragma once

#include <string>
#include <vector>

#include "core/wording.hpp"
#include "games/scythe/rules/play.hpp"
#include "games/scythe/text/names.hpp"

namespace ludarium::scythe {

Term who(const State& s, Seat seat);
Term place(const Facts& facts, Hex hex);
Term term(TopAction action);
Term term(BottomAction action);
Term term(Structure structure);
Term term(Ability ability);
Term term(Goal goal);
Term term(Cube cube);
Term term(Mat mat);
Term term(AutomaMove move);
Term term(AutomaKey key);
Term objective_title(const Facts& facts, std::size_t number);

Counted counted(Item item, long count);
Counted counted(Resource resource, long count);
Message amount(Counted what);                                    // "2 coins", for lists
Phrases unit(const Facts& facts, const Player& player, Unit u);  // "mech (Speed)"
Phrases tokens(const Tokens& tokens);
Phrases cost_of(const Cost& cost);
Phrases gain_of(const Gain& gain);

// "pay ..., gain ...", or whichever of the two there is.
Message pay_and_gain(const Cost& cost, const Gain& gain);

// What a top-row action gives the player now, with cubes and structures.
Gain bolster_gain(const Facts& facts, const Player& player, bool cards);
Gain trade_gain(const Facts& facts, const Player& player, bool popularity);
Gain coins_gain(const Facts& facts, const Player& player);
int units_to_move(const Facts& facts, const Player& player);
int hexes_to_produce_on(const Facts& facts, const Player& player);
Gain bottom_gain(const Facts& facts, const Player& player, BottomAction bottom);

}  // namespace ludarium::scythe
