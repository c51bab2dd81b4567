// The program itself, serving as a process of its own, so that it can be killed. It takes any port that is free and
// says which in its log, so no two ever want the same; what it said is shown where it does not come up. Example:
// ServerProcess server(database); ASSERT_TRUE(server.up()) << server.said(); WebClient ana(server.port());
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

  bool up();  // waits until it answers; false: it has ended, or a minute is over
  unsigned short port() const { return port_; }
  std::string said() const;  // all it has said so far
  pid_t id() const { return id_; }
  int end(int signal);  // how it ended, as waitpid tells it
  // From now on no file of it may grow beyond so many bytes, as if the disk were full; nothing: as before.
  void limit_files(std::optional<std::uint64_t> most) const;

 private:
  bool alive();

  TemporaryFolder folder_;
  pid_t id_ = 0;
  int status_ = 0;
  unsigned short port_ = 0;
};

}  // namespace ludarium
