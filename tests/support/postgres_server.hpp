// A PostgreSQL server of the test's own, in a temporary folder and reached through a socket there: nothing of the
// machine's own servers is touched. Where the tests run as root it runs as another user, as PostgreSQL demands.
// Example: PostgresServer server; Store store = Store::open(server.where());
#pragma once

#include <string>

namespace ludarium {

class PostgresServer {
 public:
  PostgresServer();   // made and started; throws if that cannot be
  ~PostgresServer();  // stopped and removed
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  static bool available();
  std::string where() const;   // a connection string
  std::string new_database();  // one that nobody has used yet
  void start();
  void stop();                    // at once, as if the machine had failed
  void signal(int number) const;  // to every process of it

 private:
  int run(const std::string& command) const;
  std::string folder_;
  int databases_ = 0;
};

// The one that all tests of a program share, started when first asked for.
PostgresServer& shared_postgres();

// A temporary folder, gone with the value.
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
