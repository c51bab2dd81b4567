#include "tests/support/command.hpp"

#include <sys/wait.h>

#include <array>
#include <cstdio>

#include "tests/source_tree.hpp"

namespace ludarium {

CommandResult run_command(const std::string& command) {
  CommandResult result;
  FILE* pipe = popen(("cd '" + std::string(source_tree) + "' && { " + command + "; } 2>&1 </dev/null").c_str(), "r");
  if (pipe == nullptr) return result;
  std::array<char, 4096> part{};
  while (const std::size_t size = std::fread(part.data(), 1, part.size(), pipe)) result.said.append(part.data(), size);
  const int status = pclose(pipe);
  result.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return result;
}

}  // namespace ludarium
