// A command of the shell, run to its end: what it wrote, on both streams, and its exit code.
// Example: const CommandResult result = run_command("tools/play scythe --terminal");
#pragma once

#include <string>

namespace ludarium {

struct CommandResult {
  int code = -1;
  std::string said;
};

// It begins in the source tree.
CommandResult run_command(const std::string& command);

}  // namespace ludarium
