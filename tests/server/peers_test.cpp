// Several processes on one database: any of them answers for any table, and the tables of one that is gone come up on
// another.
#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/support/own_server.hpp"

namespace ludarium {
namespace {

class Peers : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    const bool postgres = std::string(GetParam()) == "postgresql";
    if (postgres && !PostgresServer::available()) GTEST_SKIP() << "no PostgreSQL here";
    const std::string database = postgres ? shared_postgres().new_database() : folder_.path() + "/peers.db";
    one_ = make(database, 1);
    two_ = make(database, 2);
  }
  // A process has to know its own address before it starts, so the port is chosen and tried; below those that the
  // system gives to connections.
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

INSTANTIATE_TEST_SUITE_P(, Peers, testing::Values("sqlite", "postgresql"),
                         [](const auto& which) { return which.param; });

TEST_P(Peers, answer_for_each_others_tables) {
  WebClient ana = one_->guest();
  const std::string table = open_table(ana);
  WebClient there = two_->client();
  there.cookie = ana.cookie;
  EXPECT_EQ(there.get("/api/tables/" + table).json().at("table").at("you").as_array().size(), 1u);
  ASSERT_TRUE(there.open_socket(table));
  ASSERT_TRUE(there.receive("table"));
  ASSERT_TRUE(ana.open_socket(table));
  ASSERT_TRUE(ana.receive("table"));
  there.send({{"type", "chat"}, {"text", "from the other side"}});
  const auto line = ana.receive("chat");
  ASSERT_TRUE(line);
  EXPECT_EQ(line->at("line").at("text").as_string(), "from the other side");
}

TEST_P(Peers, take_over_what_another_left) {
  WebClient ana = one_->guest();
  const std::string table = open_table(ana);
  ASSERT_TRUE(ana.open_socket(table));
  const auto before = ana.receive("table");
  ASSERT_TRUE(before);
  one_.reset();
  WebClient there = two_->client();
  there.cookie = ana.cookie;
  ASSERT_TRUE(there.open_socket(table));
  const auto after = there.receive("table");
  ASSERT_TRUE(after);
  EXPECT_EQ(after->at("commitment"), before->at("commitment"));
}

}  // namespace
}  // namespace ludarium
