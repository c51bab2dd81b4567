// Several processes on one database: any of them answers for any table, and the tables of one that is gone come up on
// another.
#include <gtest/gtest.h>
#include <signal.h>

#include <chrono>
#include <thread>

#include "store/database.hpp"
#include "tests/support/server_process.hpp"
#include "tests/support/two_servers.hpp"

namespace ludarium {
namespace peers_test {

class Peers : public TwoServers {};
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

// A lease is counted by the database's clock: a machine whose own clock runs an hour ahead takes nobody's table.
TEST_P(Peers, keep_their_tables_however_wrong_a_clock_is) {
  WebClient ana = one_->guest();
  const std::string table = open_table(ana);
  const auto holder = [&] {
    return connect(one_->options.database)->run("SELECT holder FROM game_table WHERE id = $1", {table}).front().text(0);
  };
  two_->wait(3600 * second);
  WebClient there = two_->client();
  there.cookie = ana.cookie;
  EXPECT_EQ(there.get("/api/tables/" + table).status, 200u);
  EXPECT_EQ(holder(), one_->options.peer);
  one_->wait(-3600 * second);
  std::this_thread::sleep_for(std::chrono::milliseconds(1200));  // one has said again that it lives
  EXPECT_EQ(there.get("/api/tables/" + table).status, 200u);
  EXPECT_EQ(holder(), one_->options.peer);
}

// One machine speaks for many: what peers hand on to each other is capped where it came in, and nowhere else.
TEST_P(Peers, are_not_capped_as_one_person_is) {
  constexpr std::size_t most = 5;
  two_.reset();
  one_->stop();
  one_->options.most_of_an_address = most;
  one_->start();
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  std::vector<WebClient> all;
  for (std::size_t i = 0; i < 3 * most; ++i) {
    all.push_back(one_->guest());
    EXPECT_TRUE(all.back().open_socket(open_table(all.back()))) << i;
  }
}

// A process that hangs keeps its connections and says nothing: whoever asks is told so, and after the lease has its
// table.
TEST(HangingPeer, is_waited_for_no_longer_than_its_lease) {
  using namespace std::chrono_literals;
  const TemporaryFolder folder;
  const std::string database = folder.path() + "/peers.db";
  const std::string port = std::to_string(20000 + getpid() * 7 % 12000);
  ServerProcess hanging(database, {"--port", port, "--peer", "127.0.0.1:" + port});
  ASSERT_TRUE(hanging.up()) << hanging.said();
  WebClient ana(hanging.port());
  ana.post("/api/guest", {});
  const std::string table = open_table(ana);
  ASSERT_FALSE(table.empty());

  ServerOptions options;
  options.database = database;
  options.peer = "127.0.0.1:1";
  const OwnServer other(options);
  WebClient there = other.client();
  there.cookie = ana.cookie;
  ASSERT_EQ(there.get("/api/tables/" + table).status, 200u);
  kill(hanging.id(), SIGSTOP);
  const auto begin = std::chrono::steady_clock::now();
  const auto reply = there.get("/api/tables/" + table);
  EXPECT_EQ(reply.status, 503u) << reply.body;
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 15s);
  std::this_thread::sleep_for(1s);
  EXPECT_EQ(there.get("/api/tables/" + table).status, 200u);
  kill(hanging.id(), SIGCONT);
}

}  // namespace peers_test
}  // namespace ludarium
