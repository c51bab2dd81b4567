// SQLite behind the interface of database.hpp: one file, written ahead (WAL) and flushed to disk at every commit.
#pragma once

#include <unordered_map>

#include "store/database.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace ludarium {

class SqliteDatabase final : public Database {
 public:
  explicit SqliteDatabase(const std::string& path);
  ~SqliteDatabase() override;
  SqliteDatabase(const SqliteDatabase&) = delete;
  SqliteDatabase& operator=(const SqliteDatabase&) = delete;

  SqlRows run(const std::string& sql, const SqlValues& values) override;
  void each(const std::string& sql, const std::function<void(const SqlRow&)>& row) override;
  std::vector<TableShape> tables() override;
  std::string_view begin_reading() const override { return "BEGIN DEFERRED"; }
  void script(const std::string& sql) override;
  bool scrub() override;
  std::string_view keyed_table() const override { return "WITHOUT ROWID"; }
  std::string_view now() const override { return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"; }

 private:
  struct Prepared {
    sqlite3_stmt* statement = nullptr;
    std::vector<std::size_t> values;  // which value goes into each of its places: $2 is the second, wherever it stands
  };
  explicit SqliteDatabase(sqlite3* connection) : connection_(connection) {}
  void write_ahead();
  [[noreturn]] void fail() const;
  const Prepared& prepared(const std::string& sql);

  sqlite3* connection_;
  std::unordered_map<std::string, Prepared> statements_;
};

}  // namespace ludarium
