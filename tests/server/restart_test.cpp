// After the end of a process nothing waits for a visitor: bots that had to move go on by themselves.
#include <gtest/gtest.h>
#include <signal.h>

#include <chrono>
#include <thread>

#include "store/store.hpp"
#include "tests/support/own_server.hpp"
#include "tests/support/server_process.hpp"

namespace ludarium {
namespace restart_test {

using namespace std::chrono_literals;

std::int64_t entries(const std::string& database, const std::string& table) {
  return Store(connect(database)).table(table)->entries;
}

bool goes_on(const std::string& database, const std::string& table, std::int64_t before) {
  for (int tries = 0; tries < 200; ++tries) {
    if (entries(database, table) > before) return true;
    std::this_thread::sleep_for(100ms);
  }
  return false;
}

// A table where a bot has to move, and thinks for a while: who begins is left to chance.
std::string left_to_bots(WebClient& ana) {
  const boost::json::object bot{{"who", "bot"}, {"level", "master"}};
  const boost::json::array seats{boost::json::object{{"who", "me"}}, bot, bot, bot};
  for (;;) {
    const std::string table = open_table(ana, 1, {{"seats", seats}});
    const auto shown = ana.get("/api/tables/" + table).json();
    if (shown.at("table").at("waiting").at(0) != 0) return table;
  }
}

TEST(Restart, wakes_bots_that_had_to_move_when_the_server_was_stopped) {
  OwnServer server;
  WebClient ana = server.guest();
  const std::string table = left_to_bots(ana);
  server.stop();
  const std::int64_t before = entries(server.options.database, table);
  server.start();
  EXPECT_TRUE(goes_on(server.options.database, table, before));
}

TEST(Restart, wakes_bots_that_had_to_move_when_the_server_was_killed) {
  const TemporaryFolder folder;
  const std::string database = folder.path() + "/test.db";
  std::vector<std::string> tables;
  {
    ServerProcess server(database);
    ASSERT_TRUE(server.up()) << server.said();
    WebClient ana(server.port());
    ana.post("/api/guest", {});
    for (int i = 0; i < 4; ++i) tables.push_back(left_to_bots(ana));
    std::this_thread::sleep_for(500ms);
    server.end(SIGKILL);
  }
  std::vector<std::int64_t> before;
  for (const std::string& table : tables) before.push_back(entries(database, table));
  ServerProcess again(database);
  ASSERT_TRUE(again.up()) << again.said();
  for (std::size_t i = 0; i < tables.size(); ++i) EXPECT_TRUE(goes_on(database, tables[i], before[i])) << i;
}

TEST(Restart, of_a_second_server_on_the_same_file_is_refused) {
  OwnServer server;
  EXPECT_THROW(OwnServer second(server.options), CannotStart);
  server.stop();
  OwnServer second(server.options);
  EXPECT_EQ(second.client().get("/health").status, 200u);
}

}  // namespace restart_test
}  // namespace ludarium
