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
  void script(const std::string& sql) override;
  std::string_view keyed_table() const override { return ""; }

 private:
  struct Answer;
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
