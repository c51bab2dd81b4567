// The command `ludarium serve`: runs a server until it is told to stop (docs/operations.md).
#pragma once

#include <ostream>

#include "core/registry.hpp"
#include "core/words.hpp"
#include "server/server.hpp"

namespace ludarium {

int serve(const Registry& games, const DataSource& data, const ServerOptions& options, const Words& words,
          std::ostream& out, std::ostream& log);

}  // namespace ludarium
