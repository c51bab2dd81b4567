#include "store/postgres.hpp"

#include <libpq-fe.h>
#include <poll.h>

#include <chrono>
#include <cstring>

namespace ludarium {

namespace {

constexpr auto most_waiting = std::chrono::seconds(5);

}  // namespace

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

SqlRow read_pg_row(const pg_result* result, int number) {
  SqlRow row;
  for (int column = 0; column < PQnfields(result); ++column)
    if (PQgetisnull(result, number, column) != 0)
      row.add(std::nullopt);
    else
      row.add(std::string(PQgetvalue(result, number, column),
                          static_cast<std::size_t>(PQgetlength(result, number, column))));
  return row;
}

// What a server that was reached says to a connection it refuses, as that there is no such database.
std::string refusal_in(std::string_view message) {
  constexpr std::string_view mark = "FATAL:  ";
  const auto at = message.find(mark);
  if (at == std::string_view::npos) return "no connection to the database";
  message.remove_prefix(at + mark.size());
  return std::string(message.substr(0, message.find('\n')));
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
  return {kind, said != nullptr ? said : refusal_in(PQerrorMessage(connection))};
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

pg_result* PostgresDatabase::next_result() {
  const auto until = std::chrono::steady_clock::now() + most_waiting;
  while (PQisBusy(connection_) != 0) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
    pollfd socket{PQsocket(connection_), POLLIN, 0};
    const bool heard = left.count() > 0 && poll(&socket, 1, static_cast<int>(left.count())) > 0;
    if (heard && PQconsumeInput(connection_) != 0) continue;
    lost_ = true;  // whether it was done nobody knows; the next work asks over a new connection
    throw DatabaseError(DatabaseError::Kind::unavailable, "the database does not answer");
  }
  return PQgetResult(connection_);
}

pg_result* PostgresDatabase::answer() {
  pg_result* last = nullptr;
  for (;;) {
    const bool lost = PQstatus(connection_) != CONNECTION_OK;
    pg_result* next = lost ? nullptr : next_result();
    if (next == nullptr) return last;
    PQclear(last);
    last = next;
  }
}

const std::string& PostgresDatabase::prepared(const std::string& sql) {
  const auto known = statements_.find(sql);
  if (known != statements_.end()) return known->second;
  const std::string name = "s" + std::to_string(statements_.size());
  PQsendPrepare(connection_, name.c_str(), sql.c_str(), 0, nullptr);
  const Answer prepared(answer());
  check(prepared.result);
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
  PQsendQueryPrepared(connection_, name.c_str(), static_cast<int>(pointers.size()), pointers.data(), nullptr, nullptr,
                      0);
  const Answer found(answer());
  check(found.result);
  SqlRows rows;
  for (int row = 0; row < PQntuples(found.result); ++row) rows.push_back(read_pg_row(found.result, row));
  return rows;
}

void PostgresDatabase::each(const std::string& sql, const std::function<void(const SqlRow&)>& row) {
  make_sure_of_connection();
  PQsendQuery(connection_, sql.c_str());
  PQsetSingleRowMode(connection_);
  while (pg_result* next = next_result()) {
    const Answer one(next);
    if (PQresultStatus(one.result) == PGRES_SINGLE_TUPLE)
      row(read_pg_row(one.result, 0));
    else
      check(one.result);
  }
}

std::vector<TableShape> PostgresDatabase::tables() {
  std::vector<TableShape> tables;
  for (const SqlRow& row : run("SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = "
                               "current_schema() ORDER BY table_name, ordinal_position",
                               {})) {
    if (tables.empty() || tables.back().name != row.text(0)) tables.push_back({row.text(0), {}});
    tables.back().columns.push_back(row.text(1));
  }
  return tables;
}

void PostgresDatabase::script(const std::string& sql) {
  if (sql == "ROLLBACK") {
    in_transaction_ = false;
    if (lost_ || PQstatus(connection_) != CONNECTION_OK) return;
  }
  make_sure_of_connection();
  if (sql == "COMMIT") in_transaction_ = false;
  PQsendQuery(connection_, sql.c_str());
  const Answer done(answer());
  check(done.result);
  if (sql.starts_with("BEGIN")) in_transaction_ = true;
  // A transaction that failed inside answers COMMIT with ROLLBACK.
  if (sql == "COMMIT" && std::strcmp(PQcmdStatus(done.result), "COMMIT") != 0)
    throw DatabaseError(DatabaseError::Kind::broken, "the transaction was rolled back");
}

}  // namespace ludarium
