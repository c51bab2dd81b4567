// What a finished game leaves behind: a line for each seat, and the ratings of the people and of the sides they played.
#pragma once

#include <vector>

#include "store/store.hpp"
#include "table/table.hpp"

namespace ludarium {

std::vector<StoredResult> results_of(const Table& table, const std::string& id);  // none before the end

// Counts a game once, however often it is asked to. Ratings move only where at least two people played.
void count_game(Store& store, const std::vector<StoredResult>& results);

}  // namespace ludarium
