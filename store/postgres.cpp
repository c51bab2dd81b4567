#include "store/postgres.hpp"

#include <libpq-fe.h>

#include <cstring>

namespace ludarium {

struct PostgresDatabase::Answer {
  pg_result* result;
  explicit Answer(pg_result* taken) : result(taken) {}
  ~Answer() { PQclear(result); }
  Answer(const Answer&) = delete;
  Answer& operator=(const Answer&) = delete;
};

namespace {

std::optional<std::string> as_text(const SqlValue& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  if (const auto* real = std::get_if<double>(&value)) {
    char text[32];
    std::snprintf(text, sizeof text, "%.17g", *real);
    return text;
  }
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  return std::nullopt;
}

// The connection string is a secret, so errors carry what the server says and never where it is.
DatabaseError failure(pg_conn* connection, const pg_result* result) {
  const char* state = result != nullptr ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : nullptr;
  const std::string code = state != nullptr ? state : "";
  auto kind = DatabaseError::Kind::broken;
  // A key that exists already, a deadlock, a table or type that somebody else has made meanwhile.
  for (const char* taken : {"23", "40", "42P07", "42710"})
    if (code.starts_with(taken)) kind = DatabaseError::Kind::conflict;
  // Connection, resources (disk, connections), operator intervention (shutdown) and read-only standbys.
  for (const char* passing : {"08", "53", "57", "25006"})
    if (code.starts_with(passing)) kind = DatabaseError::Kind::unavailable;
  if (code.empty() || PQstatus(connection) != CONNECTION_OK) kind = DatabaseError::Kind::unavailable;
  const char* said = result != nullptr ? PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY) : nullptr;
  return {kind, said != nullptr ? said : "no connection to the database"};
}

}  // namespace

PostgresDatabase::PostgresDatabase(std::string where) : where_(std::move(where)) { make_sure_of_connection(); }

PostgresDatabase::~PostgresDatabase() { PQfinish(connection_); }

void PostgresDatabase::make_sure_of_connection() {
  if (connection_ != nullptr && !lost_ && PQstatus(connection_) == CONNECTION_OK) return;
  const bool lost_transaction = in_transaction_;
  in_transaction_ = false;
  statements_.clear();
  PQfinish(connection_);
  const char* keys[] = {"dbname", "connect_timeout", "tcp_user_timeout", "application_name", nullptr};
  const char* values[] = {where_.c_str(), "5", "10000", "ludarium", nullptr};
  connection_ = PQconnectdbParams(keys, values, 1);
  if (PQstatus(connection_) != CONNECTION_OK) throw failure(connection_, nullptr);
  lost_ = false;
  PQsetNoticeProcessor(
      connection_, [](void*, const char*) {}, nullptr);
  if (lost_transaction)
    throw DatabaseError(DatabaseError::Kind::unavailable, "the connection was lost inside a transaction");
}

// A server that shuts down says so before the connection is known to be gone: do not wait for the second failure.
void PostgresDatabase::check(const pg_result* result) {
  const auto status = PQresultStatus(result);
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return;
  const DatabaseError error = failure(connection_, result);
  lost_ = error.kind() == DatabaseError::Kind::unavailable;
  throw error;
}

const std::string& PostgresDatabase::prepared(const std::string& sql) {
  const auto known = statements_.find(sql);
  if (known != statements_.end()) return known->second;
  const std::string name = "s" + std::to_string(statements_.size());
  const Answer answer(PQprepare(connection_, name.c_str(), sql.c_str(), 0, nullptr));
  check(answer.result);
  return statements_.emplace(sql, name).first->second;
}

SqlRows PostgresDatabase::run(const std::string& sql, const SqlValues& values) {
  make_sure_of_connection();
  const std::string& name = prepared(sql);
  std::vector<std::optional<std::string>> texts;
  texts.reserve(values.size());
  for (const SqlValue& value : values) texts.push_back(as_text(value));
  std::vector<const char*> pointers;
  pointers.reserve(values.size());
  for (const auto& text : texts) pointers.push_back(text ? text->c_str() : nullptr);
  const Answer answer(PQexecPrepared(connection_, name.c_str(), static_cast<int>(pointers.size()), pointers.data(),
                                     nullptr, nullptr, 0));
  check(answer.result);
  SqlRows rows(static_cast<std::size_t>(PQntuples(answer.result)));
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (int column = 0; column < PQnfields(answer.result); ++column) {
      const int row = static_cast<int>(i);
      if (PQgetisnull(answer.result, row, column))
        rows[i].add(std::nullopt);
      else
        rows[i].add(std::string(PQgetvalue(answer.result, row, column),
                                static_cast<std::size_t>(PQgetlength(answer.result, row, column))));
    }
  return rows;
}

void PostgresDatabase::script(const std::string& sql) {
  if (sql == "ROLLBACK") {
    in_transaction_ = false;
    if (lost_ || PQstatus(connection_) != CONNECTION_OK) return;
  }
  make_sure_of_connection();
  if (sql == "COMMIT") in_transaction_ = false;
  const Answer answer(PQexec(connection_, sql.c_str()));
  check(answer.result);
  if (sql == "BEGIN") in_transaction_ = true;
  // A transaction that failed inside answers COMMIT with ROLLBACK.
  if (sql == "COMMIT" && std::strcmp(PQcmdStatus(answer.result), "COMMIT") != 0)
    throw DatabaseError(DatabaseError::Kind::broken, "the transaction was rolled back");
}

}  // namespace ludarium
