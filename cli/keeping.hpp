// What is done with a whole database: copied, checked, taken over to other rules. Each writes what it did to the stream
// it is given and returns the exit code; what the database refuses is thrown as DatabaseError.
// Example: return check_store("ludarium.db", games, words, std::cout);
#pragma once

#include <iosfwd>
#include <string>

#include "core/registry.hpp"
#include "store/store.hpp"
#include "words/catalogue.hpp"

namespace ludarium {

// With its schema brought up to date. Throws where it is none of ours or of a newer program.
Store open_store(const std::string& database);

int backup_store(const std::string& database, const std::string& file, const Words& words, std::ostream& out);
// Neither may be in use by a server: what is written meanwhile would be lost.
int move_store(const std::string& from, const std::string& to, const Words& words, std::ostream& out);
// Follows every journal; 1 if one cannot be followed.
int check_store(const std::string& database, const Registry& games, const Words& words, std::ostream& out);
int upgrade_store(const std::string& database, const Registry& games, bool only_try, const Words& words,
                  std::ostream& out);

}  // namespace ludarium
