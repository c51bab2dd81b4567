#include "cli/start_failure.hpp"

#include "store/database.hpp"
#include "store/database_lock.hpp"

namespace ludarium {
namespace {

// The address of a PostgreSQL database can have a password, so it is not repeated.
Message no_database(const std::string& what, const std::string& where) {
  if (is_postgres(where)) return {"cli.serve.no_postgres", {{"what", literal(what)}}};
  return {"cli.serve.no_database", {{"file", literal(where)}, {"what", literal(what)}}};
}

Message in_use(const std::string& where) {
  if (is_postgres(where)) return {"cli.store.postgres_in_use", {}};
  const std::string address = DatabaseLock::address_of(where);
  if (address.empty()) return {"cli.serve.database_in_use", {{"file", literal(where)}}};
  return {"cli.serve.database_in_use_at", {{"file", literal(where)}, {"address", literal(address)}}};
}

}  // namespace

Message database_failure(const DatabaseError& error, const std::string& where) {
  const MessageArg file = literal(is_postgres(where) ? "PostgreSQL" : where);
  switch (error.kind()) {
    case DatabaseError::Kind::newer:
      return {"cli.serve.newer_database", {}};
    case DatabaseError::Kind::in_use:
      return in_use(error.what());
    case DatabaseError::Kind::not_ours:
      return {"cli.store.not_ours", {{"where", file}}};
    case DatabaseError::Kind::not_empty:
      return {"cli.store.not_empty", {{"where", literal(error.what())}}};
    default:
      return no_database(error.what(), where);
  }
}

Message start_failure(const std::exception& failure, const ServerOptions& options) {
  using Why = CannotStart::Why;
  const auto* known = dynamic_cast<const CannotStart*>(&failure);
  if (known == nullptr) return {"cli.serve.failed", {{"what", literal(failure.what())}}};
  const MessageArg what = literal(known->what());
  switch (known->why()) {
    case Why::bad_address:
      return {"cli.serve.bad_address", {{"address", what}}};
    case Why::bad_proxy:
      return {"cli.serve.bad_proxy", {{"address", what}}};
    case Why::bad_host:
      return {"cli.serve.bad_host", {{"name", what}}};
    case Why::bad_origin:
      return {"cli.serve.bad_origin", {{"name", what}}};
    case Why::bad_peer:
      return {"cli.serve.bad_peer", {{"address", what}}};
    case Why::bad_database:
      return {"cli.serve.bad_database", {{"where", what}}};
    case Why::database_not_ours:
      return {"cli.store.not_ours",
              {{"where", literal(is_postgres(options.database) ? "PostgreSQL" : options.database)}}};
    case Why::not_our_address:
      return {"cli.serve.not_our_address", {{"address", what}}};
    case Why::port_taken:
      return {"cli.serve.port_taken", {{"port", what}}};
    case Why::port_forbidden:
      return {"cli.serve.port_forbidden", {{"port", what}}};
    case Why::no_page:
      return {"cli.serve.no_page", {{"folder", what}}};
    case Why::newer_database:
      return {"cli.serve.newer_database", {}};
    case Why::database_in_use:
      return in_use(options.database);
    case Why::no_database:
      break;
  }
  return no_database(known->what(), options.database);
}

}  // namespace ludarium
