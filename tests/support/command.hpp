// run_command runs a shell command to its end and returns its output on both streams and its exit code.
// Example: const CommandResult result = run_command("tools/play scythe --terminal");
#pragma once

#include <string>

namespace ludarium {

struct CommandResult {
  int code = -1;
  std::string said;
};

// The working directory is the source tree.
CommandResult run_command(const std::string& command);

}  // namespace ludarium
