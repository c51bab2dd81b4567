// The tables of the database, as the list of steps that lead to them. A new version of the program adds steps at the
// end and never changes one that was released; `migrate` does those a database has not seen.
#pragma once

#include "store/database.hpp"

namespace ludarium {

int newest_schema();
// Throws if the database is newer than the program: an older program must not write into it.
// No further than step `to`: what an older program left.
void migrate(Database& database, int to = newest_schema());
int schema_of(Database& database);  // 0: none of ours

}  // namespace ludarium
