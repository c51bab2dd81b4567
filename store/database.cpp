#include "store/database.hpp"

#include "store/postgres.hpp"
#include "store/sqlite.hpp"

namespace ludarium {

Transaction::~Transaction() {
  if (!open_) return;
  try {
    database_.script("ROLLBACK");
  } catch (const DatabaseError&) {  // the connection is gone, and the transaction with it
  }
}

void Transaction::commit() {
  database_.script("COMMIT");
  open_ = false;
}

bool is_postgres(std::string_view where) {
  return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

std::unique_ptr<Database> connect(const std::string& where) {
  if (is_postgres(where)) return std::make_unique<PostgresDatabase>(where);
  return std::make_unique<SqliteDatabase>(where);
}

}  // namespace ludarium
