// The command `ludarium load` measures how much load a server can take. It starts a server on a free port of this
// machine. Clients play a number of tables over WebSockets for some time, and it reports how many decisions were
// acknowledged and how long that took. Tables and time are bounded; the database is a temporary file unless one is
// named.
#pragma once

#include <ostream>
#include <string>

#include "core/registry.hpp"
#include "core/words.hpp"

namespace ludarium {

struct LoadRequest {
  std::string game = "scythe";
  int tables = 100;
  double seconds = 10;
  double rate = 0;       // decisions per second of all tables together, as of people who think; 0: as fast as possible
  int idle = 0;          // tables that are only opened, to measure their memory
  bool full = false;     // players get the full messages that a page gets
  std::string database;  // empty: a temporary file
};

int load(const Registry& games, const DataSource& data, const LoadRequest& request, const Words& words,
         std::ostream& out, std::ostream& log);

}  // namespace ludarium
