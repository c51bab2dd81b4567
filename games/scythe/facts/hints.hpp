// The aids for a first game (SC-LEARN-01): the quick-start card and the Riverwalk card, as messages. They change
// nothing. Example: for (const Message& hint : quick_start(facts, 1)) say(hint);
#pragma once

#include <vector>

#include "core/message.hpp"
#include "games/scythe/facts/facts.hpp"

namespace ludarium::scythe {

// What the quick-start card says to a player in the given turn of his own, counted from 1; nothing after the last hint.
std::vector<Message> quick_start(const Facts& facts, int turn);

// One line a faction: the terrains its Riverwalk crosses rivers onto.
std::vector<Message> riverwalk_card(const Facts& facts);

}  // namespace ludarium::scythe
