// PostgreSQL behind the interface of database.hpp. A lost connection fails the work it was doing; the next work tries
// to connect anew, so that a server which was restarted is found again without anybody's help.
#pragma once

#include <unordered_map>

#include "store/database.hpp"

struct pg_conn;
struct pg_result;

namespace ludarium {

class PostgresDatabase final : public Database {
 public:
  explicit PostgresDatabase(std::string where);
  ~PostgresDatabase() override;
  PostgresDatabase(const PostgresDatabase&) = delete;
  PostgresDatabase& operator=(const PostgresDatabase&) = delete;

  SqlRows run(const std::string& sql, const SqlValues& values) override;
  void each(const std::string& sql, const std::function<void(const SqlRow&)>& row) override;
  std::vector<TableShape> tables() override;
  std::string_view begin_reading() const override { return "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"; }
  void script(const std::string& sql) override;
  bool scrub() override { return true; }  // the database vacuums by itself
  std::string_view keyed_table() const override { return ""; }
  std::string_view now() const override { return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"; }

 private:
  struct Answer;
  // What the server says to what was sent, within `most_waiting`; a server that is silent for longer is lost.
  pg_result* next_result();  // nothing: that was all
  pg_result* answer();       // the last of them
  void make_sure_of_connection();
  const std::string& prepared(const std::string& sql);
  void check(const pg_result* result);

  std::string where_;
  pg_conn* connection_ = nullptr;
  bool in_transaction_ = false;
  bool lost_ = false;
  std::unordered_map<std::string, std::string> statements_;  // text to name
};

}  // namespace ludarium
