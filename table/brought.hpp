// A game that somebody brings as a record, as the journal a table would have kept of it: with all its moves, so that it
// can be replayed and reviewed, and gone on with where it is not over. A record with a key keeps drawing from it; one
// without goes on by the generator of its own state. Example: Table::bring(registry, journal_of(*reading.game,
// reading.record, owner, now), key.chance(), words)
#pragma once

#include <vector>

#include "core/record.hpp"
#include "table/table.hpp"

namespace ludarium {

// Whoever brings it has the first seat, bots the others. The record must have been read without a problem.
std::vector<boost::json::object> journal_of(const AnyGame& game, const Record& record, const Person& owner, Time now);

}  // namespace ludarium
