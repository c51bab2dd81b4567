// The small pieces all sentences of Imperial Settlers are made of: who, which card, how much, what a card does.
// Only keys, no language.
// Example: Message{"settlers.event.gained", {{"who", who(s, seat)}, {"what", counted(Good::wood, 2)}}}
#pragma once

#include <string>
#include <vector>

#include "core/wording.hpp"
#include "games/settlers/rules/play.hpp"
#include "games/settlers/text/names.hpp"

namespace ludarium::settlers {

Term who(const State& s, Seat seat);               // nobody's seat is the virtual player's
Term card_title(const Facts& facts, CardId card);  // "card" if it is not known which
Term term(Phase phase);
Term term(Good good);

Counted counted(Good good, long count);
Message amount(Counted what);  // "2 wood", for lists
Phrases goods_of(const Goods& goods);
Phrases goods_of(const std::vector<Good>& goods);
Phrases cost_of(const Cost& cost);

// "pay ..., gain ...", or whichever of the two there is.
Message pay_and_gain(const Phrases& cost, const Phrases& gain);

Phrases activation_of(const Title& title, std::size_t times = 1);  // what an activation costs and does
Phrases effects_of(const Title& title);                            // everything the card does

// "Castle (2 wood, 1 stone): produces 1 card", as a line of a menu or a list.
Message card_line(const Facts& facts, CardId card);

}  // namespace ludarium::settlers
