// ServerProcess is the program as a server in a process of its own, so that a test can kill it. It takes any free port
// and writes it to its log, so two servers never want the same port. If it does not start, the test shows its output.
// Example: ServerProcess server(database); ASSERT_TRUE(server.up()) << server.said(); WebClient ana(server.port());
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/postgres_server.hpp"

namespace ludarium {

class ServerProcess {
 public:
  explicit ServerProcess(const std::string& database, const std::vector<std::string>& more = {});
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  bool up();  // waits until it answers; false: it has ended, or a minute has passed
  unsigned short port() const { return port_; }
  std::string said() const;  // all its output so far
  pid_t id() const { return id_; }
  int end(int signal);  // returns how it ended, as waitpid says
  // From now on none of its files may grow beyond this size, as if the disk were full. Nothing: no limit again.
  void limit_files(std::optional<std::uint64_t> most) const;

 private:
  bool alive();

  TemporaryFolder folder_;
  pid_t id_ = 0;
  int status_ = 0;
  unsigned short port_ = 0;
};

}  // namespace ludarium
