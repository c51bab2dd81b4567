// What is kept of tables loses the name of a person who is deleted: journals, and the rows of tables that no program
// can open any more.
#pragma once

#include "store/store.hpp"

namespace ludarium {

Store::Rewrite forgetting_of(const Forgetting& forgetting);

// A table that stays closed: what the lobby shows of it, and the last position and record that are kept.
void forget_in_closed_table(Store& store, const Forgetting& forgetting);

}  // namespace ludarium
