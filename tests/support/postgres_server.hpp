// PostgresServer is a PostgreSQL server of the test, in a temporary folder and reached through a socket there. It does
// not touch the servers of the machine. If the tests run as root, it runs as another user, as PostgreSQL demands.
// Example: PostgresServer server; Store store = Store::open(server.where());
#pragma once

#include <string>

namespace ludarium {

class PostgresServer {
 public:
  PostgresServer();   // creates and starts it, or throws
  ~PostgresServer();  // stops and removes it
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  static bool available();
  std::string where() const;   // a connection string
  std::string new_database();  // a new, empty database
  void start();
  void stop();                    // at once, as in a crash of the machine
  void signal(int number) const;  // to all its processes

 private:
  int run(const std::string& command) const;
  std::string folder_;
  int databases_ = 0;
};

// The server that all tests of a program share. The first call starts it.
PostgresServer& shared_postgres();

// A temporary folder that is removed with the value.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace ludarium
