#include "store/database_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "store/database.hpp"

namespace ludarium {

// A file beside the database: closing a descriptor of the database itself would let go the locks SQLite has on it.
DatabaseLock::DatabaseLock(const std::string& where, Use use) {
  if (is_postgres(where)) return;
  file_ = open((where + "-serving").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0) return;  // nothing can be kept there, and the database itself will say why
  if (flock(file_, (use == Use::alone ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0) return;
  const int fault = errno;
  close(file_);
  file_ = -1;
  if (fault == EWOULDBLOCK) throw DatabaseError(DatabaseError::Kind::in_use, where);
  throw DatabaseError(DatabaseError::Kind::unavailable, std::strerror(fault));
}

DatabaseLock::~DatabaseLock() {
  if (file_ >= 0) close(file_);
}

}  // namespace ludarium
