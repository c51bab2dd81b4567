// `ludarium load`: how much a server bears. It starts one on a free port of this machine, lets so many tables be played
// by clients over WebSockets for so long, and says how many decisions were acknowledged and how long that took. Bounded
// in tables and time; a file of its own as the database, unless one is named.
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
  double rate = 0;       // decisions a second of all tables together, by people who think; 0: as fast as they can
  int idle = 0;          // tables that are only opened: what memory they take
  bool full = false;     // players are sent all that a page is
  std::string database;  // empty: a file that is removed afterwards
};

int load(const Registry& games, const DataSource& data, const LoadRequest& request, const Words& words,
         std::ostream& out, std::ostream& log);

}  // namespace ludarium
