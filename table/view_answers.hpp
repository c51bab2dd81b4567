// What a seat may answer, from its view alone, where there is no match to remember what was found out before: what
// `show_answers` of table/scene.hpp says of a table. Example: Json answers = show_answers(game, view, seat, words);
#pragma once

#include <boost/json.hpp>

#include "core/game.hpp"
#include "core/words.hpp"

namespace ludarium {

boost::json::object show_answers(const AnyGame& game, const AnyState& view, Seat seat, const Words& words);

}  // namespace ludarium
