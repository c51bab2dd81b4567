// Says why a server did not start, as a sentence for the person who typed the command.
// Example: catch (const CannotStart& failure) { err << words.say(start_failure(failure, options)); }
#pragma once

#include "core/message.hpp"
#include "server/server.hpp"
#include "store/database.hpp"

namespace ludarium {

Message database_failure(const DatabaseError& error, const std::string& where);
Message start_failure(const std::exception& failure, const ServerOptions& options);

}  // namespace ludarium
