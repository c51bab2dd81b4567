// The map of Scythe drawn with characters: bricks for hexes, so that every cell touches its six neighbours and a river
// can be seen on the very border it runs along.
#pragma once

#include <string>

#include "core/words.hpp"
#include "scythe/facts.hpp"
#include "scythe/state.hpp"

namespace ludarium::scythe {

std::string draw_map(const Facts& facts, const State& s, const Words& words);

// The letter of a faction on maps and in tables: N R C S P.
char letter(Faction faction);

// Characters a UTF-8 text takes on the screen, and the text cut or filled up to a width.
std::size_t width_of(std::string_view text);
std::string fitted(std::string_view text, std::size_t width, std::string_view filling = " ");

}  // namespace ludarium::scythe
