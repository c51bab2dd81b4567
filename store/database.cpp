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

std::string sql_places(std::size_t rows, std::size_t columns) {
  std::string text;
  for (std::size_t i = 0; i < rows * columns; ++i) {
    if (i % columns == 0) text += i == 0 ? "(" : "), (";
    if (i % columns != 0) text += ", ";
    text += "$" + std::to_string(i + 1);
  }
  return text + ")";
}

bool is_postgres(std::string_view where) {
  return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

std::unique_ptr<Database> connect(const std::string& where) {
  if (is_postgres(where)) return std::make_unique<PostgresDatabase>(where);
  return std::make_unique<SqliteDatabase>(where);
}

}  // namespace ludarium
