#include "store/copy.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "store/database.hpp"
#include "store/schema.hpp"

namespace ludarium {
namespace {

using Kind = DatabaseError::Kind;

// What belongs to a database and not to what it holds: its own steps, and who was alive.
bool is_copied(const TableShape& table) { return table.name != "schema_step" && table.name != "process"; }

std::vector<TableShape> tables_of(Database& database) {
  std::vector<TableShape> tables = database.tables();
  std::erase_if(tables, [](const TableShape& table) { return !is_copied(table); });
  return tables;
}

std::string list_of(const std::vector<std::string>& columns) {
  std::string list;
  for (const std::string& column : columns) list += (list.empty() ? "" : ", ") + column;
  return list;
}

// Takes rows and inserts them in lots.
class Inserting {
 public:
  Inserting(Database& to, const TableShape& table) : to_(to), table_(table) {}

  void add(const SqlRow& row) {
    for (std::size_t column = 0; column < table_.columns.size(); ++column)
      values_.push_back(row.null(column) ? SqlValue(nullptr) : SqlValue(row.text(column)));
    if (++rows_ % lot == 0) insert(lot);
  }
  std::size_t finish() {
    const SqlValues rest = std::exchange(values_, {});
    const auto width = static_cast<std::ptrdiff_t>(table_.columns.size());
    for (auto row = rest.begin(); row != rest.end(); row += width) {
      values_.assign(row, row + width);
      insert(1);
    }
    return rows_;
  }

 private:
  static constexpr std::size_t lot = 50;

  void insert(std::size_t rows) {
    to_.run("INSERT INTO " + table_.name + " (" + list_of(table_.columns) + ") VALUES " +
                sql_places(rows, table_.columns.size()),
            values_);
    values_.clear();
  }

  Database& to_;
  const TableShape& table_;
  SqlValues values_;
  std::size_t rows_ = 0;
};

void check_empty(Database& to, const std::string& where) {
  for (const TableShape& table : tables_of(to))
    if (to.run("SELECT COUNT(*) FROM " + table.name).front().number(0) > 0)
      throw DatabaseError(Kind::not_empty, is_postgres(where) ? "PostgreSQL" : where);
}

}  // namespace

std::size_t copy_database(const std::string& from, const std::string& to) {
  const auto source = connect(from), target = connect(to);
  const int schema = schema_of(*source);
  if (schema == 0) throw DatabaseError(Kind::not_ours, "the database is none of Ludarium");
  migrate(*target, schema);  // as it is; a newer program brings it up to date when it serves from it
  check_empty(*target, to);
  source->script(std::string(source->begin_reading()));
  std::size_t rows = 0;
  Transaction writing(*target);
  for (const TableShape& table : tables_of(*source)) {
    Inserting inserting(*target, table);
    source->each("SELECT " + list_of(table.columns) + " FROM " + table.name,
                 [&](const SqlRow& row) { inserting.add(row); });
    rows += inserting.finish();
  }
  target->run("UPDATE game_table SET holder = NULL");
  writing.commit();
  source->script("COMMIT");
  return rows;
}

std::size_t backup_database(const std::string& from, const std::string& file) {
  namespace fs = std::filesystem;
  if (fs::exists(file)) throw DatabaseError(Kind::not_empty, file);
  const std::string unfinished = file + "-unfinished";
  for (const char* ending : {"", "-wal", "-shm"}) fs::remove(unfinished + ending);
  const std::size_t rows = copy_database(from, unfinished);
  connect(unfinished)->script("PRAGMA journal_mode = DELETE");  // one file, with nothing beside it
  fs::rename(unfinished, file);
  return rows;
}

}  // namespace ludarium
