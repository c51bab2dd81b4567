// The small pieces all sentences of Paladins of the West Kingdom are made of: who, which card, how much, what it gives.
// Only keys, no language.
// Example: Message{"paladins.event.gained", {{"who", who(s, seat)}, {"what", gain_of({Token::silver, 2})}}}
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/wording.hpp"
#include "games/paladins/rules/play.hpp"
#include "games/paladins/text/names.hpp"

namespace ludarium::paladins {

Term who(const State& s, Seat seat);  // nobody's seat is the rival's
Term term(Worker worker);
Term term(Attribute attribute);
Term term(Space space);
Term term(Scheme scheme);
Term term(People people);
Term term(Phase phase);
Term title(const Facts& facts, Paladin card);  // "Paladin", "Townsfolk" ... if it is not known which
Term title(const Facts& facts, Townsfolk card);
Term title(const Facts& facts, Outsider card);
Term title(const Facts& facts, Favour card);
long place_in_region(const Facts& facts, std::size_t space);  // of the map, from 1
Message order_of(const Facts& facts, Order card);             // "5 x Commission"

Message amount(Counted what);  // "2 Silver", for lists
Message silver(long count);
Message provisions(long count);

Phrases gain_of(Gain gain);
Phrases gains_of(std::span<const Gain> gains);
Phrases gains_of(const Gains& gains);
Phrases one_of_them(const std::vector<Gains>& choice);
Phrases workers_of(std::span<const Worker> workers);  // "2 Labourers, 1 Scout"
Phrases workers_of(const std::array<std::uint8_t, worker_types>& counts);
Phrases spots_of(std::span<const Worker> spots);  // "Scout, any Worker"; a covered one is left out

Phrases cost_of(Gain cost);  // "pay 2 Silver", "take 1 Debt"
Phrases costs_of(const Gains& costs);
Message trade(const Phrases& cost, const Phrases& gain);  // "pay 2 Silver, then ...", or whichever of the two there is

// What a card is good for. phrases_cards.cpp
Phrases effects_of(const PaladinCard& card);    // boosts, workers, ability
Phrases effects_of(const TownsfolkCard& card);  // if it is hired
Message vp_of(const OutsiderCard& card);        // if it is converted
Phrases effects_of(const WallCard& card);
Phrases effects_of(const FavourCard& card);

}  // namespace ludarium::paladins
