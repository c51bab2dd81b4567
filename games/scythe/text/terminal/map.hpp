// The map of Scythe drawn with characters: bricks for hexes, so that every cell touches its six neighbours and a river
// can be seen on the very border it runs along.
#pragma once

#include <string>

#include "core/screen_text.hpp"
#include "core/words.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

std::string draw_map(const Facts& facts, const State& s, const Words& words);

// The letter of a faction on maps and in tables: N R C S P.
char letter(Faction faction);

}  // namespace ludarium::scythe
