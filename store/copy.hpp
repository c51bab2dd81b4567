// Everything one database holds, copied into another that is empty: from SQLite to PostgreSQL, back, or to a file that
// is a backup. It is read in one transaction, so that it is the state of one moment, also while a server goes on
// writing. Example: const std::size_t rows = copy_database("postgresql://…", "backup.db");
#pragma once

#include <cstddef>
#include <string>

namespace ludarium {

// Throws DatabaseError: kind not_ours where `from` is no database of ours, not_empty where `to` holds something.
std::size_t copy_database(const std::string& from, const std::string& to);

// Into a file that is not there yet and is whole once it is: a copy that breaks off leaves no backup.
std::size_t backup_database(const std::string& from, const std::string& file);

}  // namespace ludarium
