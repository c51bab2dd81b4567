// Who serves from a SQLite file: one server alone, or several that know each other as peers. A second one that does not
// is refused, because it would answer for tables that the first has in memory. The lock is on the file itself, by
// whatever name or link it was opened; a small file beside it says where its server answers. The system lets the lock
// go with the process, however that ends. PostgreSQL needs none: there the processes are meant to be several. Example:
// DatabaseLock lock("ludarium.db", DatabaseLock::Use::alone); lock.say_address("http://127.0.0.1:8080/");
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
  DatabaseLock(DatabaseLock&& other) noexcept
      : beside_(std::exchange(other.beside_, -1)), file_(std::exchange(other.file_, -1)) {}
  DatabaseLock& operator=(DatabaseLock&&) = delete;

  void say_address(const std::string& address);
  // Where the server that uses it answers; empty where that is not known.
  static std::string address_of(const std::string& where);

 private:
  int beside_ = -1;
  int file_ = -1;
};

}  // namespace ludarium
