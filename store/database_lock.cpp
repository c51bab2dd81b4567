#include "store/database_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <vector>

#include "store/database.hpp"

namespace ludarium {
namespace {

std::string beside(const std::string& where) {
  std::error_code none;
  const auto path = std::filesystem::weakly_canonical(where, none);
  return (none ? where : path.string()) + "-serving";
}

// Closing any descriptor of a file lets go all locks SQLite has on it in this process, where another server or a
// command may still use it. So one that is done with is kept until the file is gone.
void put_down(int file) {
  static std::mutex mutex;
  static std::vector<int> kept;
  const std::lock_guard guard(mutex);
  flock(file, LOCK_UN);
  kept.push_back(file);
  std::erase_if(kept, [](int old) {
    struct stat about {};
    return (fstat(old, &about) != 0 || about.st_nlink == 0) && close(old) == 0;
  });
}

// The descriptor with the lock. None where it cannot be opened: the database itself will say why.
int lock(const std::string& path, DatabaseLock::Use use, const std::string& where) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return file;
  // Not fcntl's locks, which are SQLite's: the two kinds know nothing of each other.
  if (flock(file, (use == DatabaseLock::Use::alone ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0) return file;
  const int fault = errno;
  put_down(file);
  if (fault == EWOULDBLOCK) throw DatabaseError(DatabaseError::Kind::in_use, where);
  throw DatabaseError(DatabaseError::Kind::unavailable, std::strerror(fault));
}

}  // namespace

DatabaseLock::DatabaseLock(const std::string& where, Use use) {
  if (where.empty() || is_postgres(where)) return;
  beside_ = lock(beside(where), use, where);
  try {
    file_ = lock(where, use, where);
  } catch (const DatabaseError&) {
    close(std::exchange(beside_, -1));
    throw;
  }
}

DatabaseLock::~DatabaseLock() {
  if (file_ >= 0) put_down(file_);
  if (beside_ >= 0) close(beside_);
}

void DatabaseLock::say_address(const std::string& address) {
  if (beside_ < 0) return;
  const std::string line = address + "\n";
  if (ftruncate(beside_, 0) != 0 || pwrite(beside_, line.data(), line.size(), 0) < 0)
    throw DatabaseError(DatabaseError::Kind::unavailable, std::strerror(errno));
}

std::string DatabaseLock::address_of(const std::string& where) {
  std::string line;
  if (!is_postgres(where)) std::getline(std::ifstream(beside(where)) >> std::ws, line);
  return line;
}

}  // namespace ludarium
