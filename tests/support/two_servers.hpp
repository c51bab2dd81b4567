// TwoServers is two processes on one database that know each other, as a test suite with the database as parameter.
// Example: class Peers : public TwoServers {}; INSTANTIATE_TEST_SUITE_P(, Peers, Values("sqlite", "postgresql"));
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/support/own_server.hpp"

namespace ludarium {

class TwoServers : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    const bool postgres = std::string(GetParam()) == "postgresql";
    if (postgres && !PostgresServer::available()) GTEST_SKIP() << "no PostgreSQL here";
    const std::string database = postgres ? shared_postgres().new_database() : folder_.path() + "/peers.db";
    one_ = make(database, 1);
    two_ = make(database, 2);
  }
  // A process must know its own address before it starts, so the test chooses and tries the port. It is below the ports
  // that the system gives to connections.
  static std::unique_ptr<OwnServer> make(const std::string& database, int number) {
    ServerOptions options;
    options.database = database;
    for (int tries = 0;; ++tries) {
      options.port = static_cast<unsigned short>(20000 + (getpid() * 7 + number * 1000 + tries * 13) % 12000);
      options.peer = "127.0.0.1:" + std::to_string(options.port);
      try {
        return std::make_unique<OwnServer>(options);
      } catch (const std::exception&) {
        if (tries > 50) throw;
      }
    }
  }

  TemporaryFolder folder_;
  std::unique_ptr<OwnServer> one_, two_;
};

}  // namespace ludarium
