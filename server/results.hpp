// What a finished game leaves behind: a line for each seat, and the ratings of the people and of the sides they played.
#pragma once

#include <vector>

#include "store/store.hpp"
#include "table/table.hpp"

namespace ludarium {

std::vector<StoredResult> results_of(const Table& table, const std::string& id);  // none before the end

// Counts a game once, however often it is asked to. Ratings move only where it is rated (Table::unrated), and not where
// the same two people have had three rated games in a day. An honour is kept with the first game that earns it.
void count_game(Store& store, std::vector<StoredResult> results);

}  // namespace ludarium
