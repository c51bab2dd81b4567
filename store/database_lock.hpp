// Who serves from a SQLite file: one server alone, or several that know each other as peers. A second one that does not
// is refused, because it would answer for tables that the first has in memory. The system lets the lock go with the
// process, however that ends. PostgreSQL needs none: there the processes are meant to be several.
// Example: const DatabaseLock lock("ludarium.db", DatabaseLock::Use::alone);
#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace ludarium {

class DatabaseLock {
 public:
  enum class Use : std::uint8_t { alone, with_peers };

  // Throws DatabaseError (in_use) where another process serves from it.
  DatabaseLock(const std::string& where, Use use);
  ~DatabaseLock();
  DatabaseLock(DatabaseLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  DatabaseLock& operator=(DatabaseLock&&) = delete;

 private:
  int file_ = -1;
};

}  // namespace ludarium
