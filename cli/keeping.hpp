// The commands for a whole database: copy, check, change to other rules. Each writes what it did to a stream and
// returns the exit code. Errors of the database are thrown as DatabaseError.
// Example: return check_store("ludarium.db", games, words, std::cout);
#pragma once

#include <iosfwd>
#include <string>

#include "core/registry.hpp"
#include "store/store.hpp"
#include "words/catalogue.hpp"

namespace ludarium {

// Opens a database and updates its schema. Throws if it is not a database of this program, or of a newer version.
Store open_store(const std::string& database);

int backup_store(const std::string& database, const std::string& file, const Words& words, std::ostream& out);
// No server may use either database: anything it writes meanwhile would be lost.
int move_store(const std::string& from, const std::string& to, const Words& words, std::ostream& out);
// Replays every journal; returns 1 if one cannot be replayed.
int check_store(const std::string& database, const Registry& games, const Words& words, std::ostream& out);
int upgrade_store(const std::string& database, const Registry& games, bool only_try, const Words& words,
                  std::ostream& out);

}  // namespace ludarium
