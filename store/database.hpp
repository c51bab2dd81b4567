// One connection to a SQL database: statements with $1, $2, … in, rows of text out. SQLite and PostgreSQL understand
// the same statements as they are written in this folder; whatever differs between them stays behind this interface. A
// connection belongs to one thread at a time. What goes wrong is thrown as DatabaseError: nobody but the one place that
// started the work can do anything about it.
// Example: for (const SqlRow& row : database->run("SELECT name FROM person WHERE id = $1", {id})) row.text(0);
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ludarium {

class DatabaseError : public std::runtime_error {
 public:
  // conflict: a key exists already, or a deadlock; newer: made by a newer version of the program; in_use: by another
  // server
  // not_ours: not made by this program; not_empty: where something is to be copied to. Of in_use and not_empty `what`
  // is the file, or "PostgreSQL".
  enum class Kind : std::uint8_t { unavailable, conflict, broken, newer, in_use, not_ours, not_empty };

  DatabaseError(Kind kind, const std::string& what) : std::runtime_error(what), kind_(kind) {}
  Kind kind() const { return kind_; }

 private:
  Kind kind_;
};

using SqlValue = std::variant<std::nullptr_t, std::int64_t, double, std::string>;
using SqlValues = std::vector<SqlValue>;

class SqlRow {
 public:
  void add(std::optional<std::string> value) { values_.push_back(std::move(value)); }
  bool null(std::size_t column) const { return !values_.at(column); }
  const std::string& text(std::size_t column) const { return values_.at(column) ? *values_[column] : empty(); }
  std::int64_t number(std::size_t column) const { return null(column) ? 0 : std::stoll(*values_[column]); }
  double real(std::size_t column) const { return null(column) ? 0 : std::stod(*values_[column]); }

 private:
  static const std::string& empty() {
    static const std::string none;
    return none;
  }
  std::vector<std::optional<std::string>> values_;
};
using SqlRows = std::vector<SqlRow>;

struct TableShape {
  std::string name;
  std::vector<std::string> columns;
};

class Database {
 public:
  virtual ~Database() = default;
  // Statements are prepared once for each text, so their texts must come from a small set.
  virtual SqlRows run(const std::string& sql, const SqlValues& values) = 0;
  // Row by row, however many they are.
  virtual void each(const std::string& sql, const std::function<void(const SqlRow&)>& row) = 0;
  virtual std::vector<TableShape> tables() = 0;        // that there are
  virtual std::string_view begin_reading() const = 0;  // a transaction that sees one moment and writes nothing
  virtual void script(const std::string& sql) = 0;     // several statements, nothing to fill in
  virtual bool scrub() = 0;                            // what was deleted leaves the files, too; false: not just now
  virtual std::string_view keyed_table() const = 0;    // what CREATE TABLE ends with for a table read by its key alone
  virtual std::string_view now() const = 0;            // its own clock in milliseconds since 1970, as an expression

  SqlRows run(const std::string& sql) { return run(sql, {}); }
};

// All or nothing: what was done since is taken back unless `commit` was reached.
class Transaction {
 public:
  explicit Transaction(Database& database) : database_(database) { database_.script("BEGIN"); }
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit();

 private:
  Database& database_;
  bool open_ = true;
};

// "($1, $2, $3), ($4, …" for so many rows of so many columns.
std::string sql_places(std::size_t rows, std::size_t columns);

// "postgresql://…" or the path of a SQLite file.
std::unique_ptr<Database> connect(const std::string& where);
bool is_postgres(std::string_view where);

}  // namespace ludarium
