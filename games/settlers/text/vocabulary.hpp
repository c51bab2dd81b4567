// The words of Imperial Settlers: what its actions and events are called, and what their fields are.
// games/settlers/text/vocabulary.cpp has the tables; core/kinds.hpp tells what is made of them. Example:
// vocabulary().write({facts, s, seat}, action)
#pragma once

#include "core/kinds.hpp"
#include "games/settlers/facts/facts.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

using Telling = ludarium::Telling<Facts, State>;

const VocabularyOf<Telling>& vocabulary();
inline const VocabularyOf<Telling>& vocabulary_of(const Facts&) { return vocabulary(); }

}  // namespace ludarium::settlers
