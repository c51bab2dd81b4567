// The words of Scythe: what its actions and events are called, and what their fields are.
// games/scythe/text/vocabulary.cpp has the tables; core/kinds.hpp tells what is made of them. Example:
// vocabulary().write({facts, s, seat}, action)
#pragma once

#include "core/kinds.hpp"
#include "games/scythe/facts/facts.hpp"
#include "games/scythe/rules/state.hpp"

namespace ludarium::scythe {

using Telling = ludarium::Telling<Facts, State>;

const VocabularyOf<Telling>& vocabulary();
inline const VocabularyOf<Telling>& vocabulary_of(const Facts&) { return vocabulary(); }

}  // namespace ludarium::scythe
