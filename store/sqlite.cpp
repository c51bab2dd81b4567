#include "store/sqlite.hpp"

#include <fmt/format.h>
#include <sqlite3.h>

#include <chrono>
#include <cstdlib>
#include <thread>

namespace ludarium {
namespace {

constexpr std::chrono::milliseconds patience(5000);

DatabaseError::Kind kind_of(int code) {
  switch (code & 0xff) {
    case SQLITE_CONSTRAINT:
      return DatabaseError::Kind::conflict;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
    case SQLITE_READONLY:
      return DatabaseError::Kind::unavailable;
    default:
      return DatabaseError::Kind::broken;
  }
}

int bind(sqlite3_stmt* statement, int place, const SqlValue& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return sqlite3_bind_int64(statement, place, *number);
  if (const auto* real = std::get_if<double>(&value)) return sqlite3_bind_double(statement, place, *real);
  if (const auto* text = std::get_if<std::string>(&value))
    return sqlite3_bind_text64(statement, place, text->data(), text->size(), SQLITE_STATIC, SQLITE_UTF8);
  return sqlite3_bind_null(statement, place);
}

SqlRow read_row(sqlite3_stmt* statement) {
  SqlRow row;
  for (int column = 0; column < sqlite3_column_count(statement); ++column) {
    if (sqlite3_column_type(statement, column) == SQLITE_FLOAT) {  // as text it would lose its last digits
      row.add(fmt::format("{}", sqlite3_column_double(statement, column)));
      continue;
    }
    const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
    if (text == nullptr)
      row.add(std::nullopt);
    else
      row.add(std::string(text, static_cast<std::size_t>(sqlite3_column_bytes(statement, column))));
  }
  return row;
}

sqlite3* open(const std::string& path) {
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  sqlite3* connection = nullptr;
  if (sqlite3_open_v2(path.c_str(), &connection, flags, nullptr) == SQLITE_OK) return connection;
  const std::string what = connection != nullptr ? sqlite3_errmsg(connection) : "out of memory";
  sqlite3_close_v2(connection);
  throw DatabaseError(DatabaseError::Kind::unavailable, what);
}

// A statement is given back clean, whatever happened.
struct Use {
  sqlite3_stmt* statement;
  ~Use() {
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
  }
};

}  // namespace

// The delegated constructor makes the connection this object's, so that it is closed if what follows fails.
SqliteDatabase::SqliteDatabase(const std::string& path) : SqliteDatabase(open(path)) {
  sqlite3_busy_timeout(connection_, static_cast<int>(patience.count()));
  write_ahead();
  script("PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000; PRAGMA secure_delete = ON;");
}

// Changing the kind of journal makes a reader of the file its only owner, and SQLite refuses that at once, without the
// waiting it does elsewhere, when two who open a new file for the first time want it at the same moment.
void SqliteDatabase::write_ahead() {
  for (const auto end = std::chrono::steady_clock::now() + patience;;) try {
      return script("PRAGMA journal_mode = WAL");
    } catch (const DatabaseError&) {  // a file that cannot be written will not be better in a while
      const bool busy = (sqlite3_errcode(connection_) & 0xff) == SQLITE_BUSY;
      if (!busy || std::chrono::steady_clock::now() > end) throw;
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
}

SqliteDatabase::~SqliteDatabase() {
  for (const auto& [sql, prepared] : statements_) sqlite3_finalize(prepared.statement);
  sqlite3_close_v2(connection_);
}

void SqliteDatabase::fail() const {
  throw DatabaseError(kind_of(sqlite3_errcode(connection_)), sqlite3_errmsg(connection_));
}

const SqliteDatabase::Prepared& SqliteDatabase::prepared(const std::string& sql) {
  const auto known = statements_.find(sql);
  if (known != statements_.end()) return known->second;
  Prepared made;
  if (sqlite3_prepare_v3(connection_, sql.c_str(), static_cast<int>(sql.size()) + 1, SQLITE_PREPARE_PERSISTENT,
                         &made.statement, nullptr) != SQLITE_OK)
    fail();
  for (int place = 1; place <= sqlite3_bind_parameter_count(made.statement); ++place)
    made.values.push_back(std::strtoul(sqlite3_bind_parameter_name(made.statement, place) + 1, nullptr, 10) - 1);
  return statements_.emplace(sql, std::move(made)).first->second;
}

SqlRows SqliteDatabase::run(const std::string& sql, const SqlValues& values) {
  const Prepared& wanted = prepared(sql);
  const Use use{wanted.statement};
  for (std::size_t i = 0; i < wanted.values.size(); ++i)
    if (wanted.values[i] < values.size() &&
        bind(use.statement, static_cast<int>(i) + 1, values[wanted.values[i]]) != SQLITE_OK)
      fail();
  SqlRows rows;
  int code = sqlite3_step(use.statement);
  for (; code == SQLITE_ROW; code = sqlite3_step(use.statement)) rows.push_back(read_row(use.statement));
  if (code != SQLITE_DONE) fail();
  return rows;
}

void SqliteDatabase::each(const std::string& sql, const std::function<void(const SqlRow&)>& row) {
  const Prepared& wanted = prepared(sql);
  const Use use{wanted.statement};
  int code = sqlite3_step(use.statement);
  for (; code == SQLITE_ROW; code = sqlite3_step(use.statement)) row(read_row(use.statement));
  if (code != SQLITE_DONE) fail();
}

std::vector<TableShape> SqliteDatabase::tables() {
  std::vector<TableShape> tables;
  for (const SqlRow& row :
       run("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name", {}))
    tables.push_back({row.text(0), {}});
  for (TableShape& table : tables)
    for (const SqlRow& row : run("SELECT name FROM pragma_table_info($1) ORDER BY cid", {table.name}))
      table.columns.push_back(row.text(0));
  return tables;
}

// What is written ahead keeps what it had until it is written over.
bool SqliteDatabase::scrub() { return run("PRAGMA wal_checkpoint(TRUNCATE)", {}).front().number(0) == 0; }

// A transaction that reads first and then wants to write is refused at once if somebody else has written meanwhile;
// one that says at its beginning that it will write waits for its turn.
void SqliteDatabase::script(const std::string& sql) {
  const char* const said = sql == "BEGIN" ? "BEGIN IMMEDIATE" : sql.c_str();
  if (sqlite3_exec(connection_, said, nullptr, nullptr, nullptr) != SQLITE_OK) fail();
}

}  // namespace ludarium
