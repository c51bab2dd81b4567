#include "store/store.hpp"

#include <algorithm>

#include "store/rows.hpp"
#include "store/schema.hpp"

namespace ludarium {

Store Store::open(const std::string& where) {
  auto database = connect(where);
  // In a file nobody else keeps anything; our first step is there before any table of ours.
  const std::vector<TableShape> tables = is_postgres(where) ? std::vector<TableShape>() : database->tables();
  const bool ours =
      std::any_of(tables.begin(), tables.end(), [](const auto& table) { return table.name == "schema_step"; });
  if (!ours && !tables.empty()) throw DatabaseError(DatabaseError::Kind::not_ours, "the database is none of Ludarium");
  try {
    migrate(*database);
  } catch (const DatabaseError& error) {  // another process did it just now
    if (error.kind() != DatabaseError::Kind::conflict) throw;
    migrate(*database);
  }
  return Store(std::move(database));
}

std::string Store::setting(const std::string& name, const std::string& first) {
  database_->run("INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", {name, first});
  return one_text(database_->run("SELECT value FROM setting WHERE name = $1", {name})).value_or(first);
}

}  // namespace ludarium
