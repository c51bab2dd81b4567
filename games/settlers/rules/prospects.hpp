// What can be asked of the rules about what is to come: what each source of Production gives a seat, and the whole game
// for who wants to try an answer. Example: Goods goods = board_goods(look, seat);
#pragma once

#include "games/settlers/rules/play.hpp"

namespace ludarium::settlers {

// production.cpp
Goods board_goods(const Look& look, Seat seat);
Goods attack_deal_goods(const Look& look);                             // solo: of attack cards held as deals
CardSet deals_of(const Look& look, Seat seat);                         // those that produce
Goods production_goods(const Look& look, Seat seat, CardId location);  // without what it leaves to choose

// settlers.cpp
void legal(const Facts& facts, const State& s, Seat seat, ActionList& list);
void apply(const Facts& facts, State& s, Seat seat, Action action, Events* events);

}  // namespace ludarium::settlers
