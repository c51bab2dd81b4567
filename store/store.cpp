#include "store/store.hpp"

#include "store/rows.hpp"
#include "store/schema.hpp"

namespace ludarium {

Store Store::open(const std::string& where) {
  auto database = connect(where);
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
