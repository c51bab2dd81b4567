// The program is killed in the middle of play, again and again: every decision it acknowledged is there afterwards,
// none twice, and every table goes on.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <random>
#include <thread>

#include "store/store.hpp"
#include "tests/support/own_server.hpp"
#include "tests/support/server_process.hpp"

namespace ludarium {
namespace kill_test {

using namespace std::chrono_literals;

constexpr std::size_t players = 4;

int kills() {
  const char* wanted = std::getenv("LUDARIUM_KILLS");
  return wanted != nullptr ? std::atoi(wanted) : 5;
}

// Plays on and on; remembers how many decisions of the table were acknowledged.
struct Player {
  std::string cookie, table;
  std::atomic<std::int64_t> acknowledged = 0;
  std::atomic<int> plays = 0;

  void play(const std::atomic<unsigned short>& port, const std::atomic<bool>& stop) {
    while (!stop) {
      WebClient client(port);
      client.cookie = cookie;
      if (!client.open_socket(table)) {
        std::this_thread::sleep_for(20ms);
        continue;
      }
      client.send({{"type", "standing"}, {"end_turn", "by_itself"}});
      while (!stop) {
        const auto message = client.receive();
        if (!message) break;
        if (const auto* moves = message->if_contains("moves"))
          if (moves->is_int64()) acknowledged = std::max<std::int64_t>(acknowledged, moves->get_int64());
        const auto* answers = message->if_contains("answers");
        if (answers == nullptr || !answers->is_object()) continue;
        const auto& actions = answers->at("actions").as_array();
        client.send({{"type", "play"},
                     {"action", actions[static_cast<std::size_t>(++plays) * 31 % actions.size()].at("action")},
                     {"at", message->at("moves")}});
      }
    }
  }
};

// How many decisions a journal holds; -1 if it is not one entry after the other.
std::int64_t decisions(Store& store, const std::string& table) {
  std::int64_t moves = 0;
  for (const std::string& line : store.journal(table)) {
    const auto entry = boost::json::parse(line).as_object();
    if (entry.at("entry").as_string() == "move") ++moves;
    if (entry.at("entry").as_string() == "undo") return -1;
  }
  return moves;
}

void survive(const std::string& database) {
  auto server = std::make_unique<ServerProcess>(database);
  ASSERT_TRUE(server->up()) << server->said();
  std::atomic<unsigned short> port = server->port();  // another one after every start
  std::vector<Player> all(players);
  for (Player& player : all) {
    WebClient client(port);
    client.post("/api/guest", {});
    player.cookie = client.cookie;
    player.table = open_table(client);
    ASSERT_FALSE(player.table.empty());
  }
  std::atomic<bool> stop = false;
  std::vector<std::thread> threads;
  for (Player& player : all) threads.emplace_back([&] { player.play(port, stop); });
  std::mt19937 chance(7);
  for (int round = 0; round < kills(); ++round) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100 + chance() % 400));
    server->end(SIGKILL);
    std::vector<std::int64_t> known;
    for (const Player& player : all) known.push_back(player.acknowledged);
    Store store = Store::open(database);
    for (std::size_t i = 0; i < all.size(); ++i)
      EXPECT_GE(decisions(store, all[i].table), known[i]) << "round " << round << " table " << i;
    server = std::make_unique<ServerProcess>(database);
    EXPECT_TRUE(server->up()) << server->said();
    port = server->port();
  }
  // Every table goes on, however busy the machine is.
  const auto all_played = [&] {
    return std::all_of(all.begin(), all.end(), [](const Player& player) { return player.acknowledged > 20; });
  };
  for (const auto until = std::chrono::steady_clock::now() + 60s;
       !all_played() && std::chrono::steady_clock::now() < until;)
    std::this_thread::sleep_for(50ms);
  stop = true;
  const int status = server->end(SIGTERM);  // and once politely: it ends by itself, with everything saved
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  for (std::thread& thread : threads) thread.join();
  Store store = Store::open(database);
  for (const Player& player : all) {
    EXPECT_GE(decisions(store, player.table), player.acknowledged);
    EXPECT_GT(player.acknowledged, 20) << "nobody played";
  }
}

TEST(Kill, loses_nothing_on_sqlite) {
  TemporaryFolder folder;
  survive(folder.path() + "/kill.db");
}

TEST(Kill, loses_nothing_on_postgresql) {
  if (!PostgresServer::available()) GTEST_SKIP() << "no PostgreSQL here";
  survive(shared_postgres().new_database());
}

// A guest at a table against a bot, who has been shown it; nothing if that was refused.
std::string sit_down(WebClient& client) {
  client.post("/api/guest", {});
  const std::string table = open_table(client);
  return !table.empty() && client.open_socket(table) && client.receive("table") ? table : "";
}

// A full disk: what is said while it is full is refused, what was acknowledged before is there after it.
TEST(Kill, a_full_disk_refuses_and_room_lets_it_go_on) {
  TemporaryFolder folder;
  const std::string database = folder.path() + "/full.db";
  ServerProcess server(database);
  ASSERT_TRUE(server.up()) << server.said();
  WebClient client(server.port());
  const std::string table = sit_down(client);
  ASSERT_FALSE(table.empty());

  WebClient other(server.port());
  other.post("/api/guest", {});
  ASSERT_TRUE(other.open_socket(table));
  ASSERT_TRUE(other.receive("table"));

  // Everybody may say ten lines in a row. Each takes a page at least, so there is no room for what two may say.
  constexpr int most_lines = 20, before = 2;
  constexpr std::uintmax_t room = 16 * 4096;
  int said = 0;
  for (; said < most_lines; ++said) {
    if (said == before) server.limit_files(std::filesystem::file_size(database + "-wal") + room);
    WebClient& speaker = said % 2 == 0 ? client : other;
    speaker.send({{"type", "chat"}, {"text", "line " + std::to_string(said)}, {"id", said}});
    if (!speaker.receive("done")) break;
  }
  ASSERT_GE(said, before);
  ASSERT_LT(said, most_lines) << "the disk was never full";
  for (WebClient* one : {&client, &other}) {
    while (one->close_code() == 0 && one->receive()) continue;
    EXPECT_EQ(one->close_code(), 1013u);
  }
  const boost::json::array seats{{{"who", "me"}}, {{"who", "open"}}};
  EXPECT_EQ(client.post("/api/tables", {{"game", "scythe"}, {"seats", seats}}).error(), "unavailable");

  server.limit_files(std::nullopt);
  ASSERT_TRUE(client.open_socket(table)) << server.said();
  const auto back = client.receive("table");
  ASSERT_TRUE(back);
  EXPECT_EQ(back->at("chat").as_array().size(), static_cast<std::size_t>(said));
  client.send({{"type", "chat"}, {"text", "after"}, {"id", 1}});
  EXPECT_TRUE(client.receive("done"));
}

TEST(Kill, a_stopped_database_refuses_and_a_started_one_goes_on) {
  if (!PostgresServer::available()) GTEST_SKIP() << "no PostgreSQL here";
  PostgresServer database;
  ServerProcess server(database.where());
  ASSERT_TRUE(server.up()) << server.said();
  WebClient client(server.port());
  const std::string table = sit_down(client);
  ASSERT_FALSE(table.empty());
  client.send({{"type", "chat"}, {"text", "before"}, {"id", 1}});
  ASSERT_TRUE(client.receive("done"));
  std::this_thread::sleep_for(300ms);  // an answer about health that is younger is given again
  database.stop();
  client.send({{"type", "chat"}, {"text", "lost"}, {"id", 2}});
  EXPECT_FALSE(client.receive("done"));
  EXPECT_EQ(client.close_code(), 1013u);
  EXPECT_EQ(client.get("/health").status, 503u);
  EXPECT_EQ(client.get("/api/me").error(), "unavailable");
  database.start();
  ASSERT_TRUE(server.up()) << server.said();
  ASSERT_TRUE(client.open_socket(table));
  const auto back = client.receive("table");
  ASSERT_TRUE(back);
  ASSERT_EQ(back->at("chat").as_array().size(), 1u);
  EXPECT_EQ(back->at("chat").at(0).at("text").as_string(), "before");
}

// However the server came to be silent: what a player's clock is charged for it is two seconds at most.
TEST(Kill, an_outage_costs_a_clock_two_seconds_at_most) {
  constexpr double most = 2, machine = 3;  // seconds; the second for what this one takes to answer
  TemporaryFolder folder;
  const std::string database = folder.path() + "/outage.db";
  auto server = std::make_unique<ServerProcess>(database);
  ASSERT_TRUE(server->up()) << server->said();
  WebClient ana(server->port()), bob(server->port());
  for (WebClient* one : {&ana, &bob}) one->post("/api/guest", {});
  const auto opened =
      ana.post("/api/tables", {{"game", "scythe"},
                               {"seats", boost::json::array{{{"who", "me"}}, {{"who", "open"}}}},
                               {"clock", {{"kind", "real"}, {"bank", 10}, {"increment", 0}, {"cap", 0}}}});
  const std::string table(opened.json().at("table").at("id").as_string());
  ASSERT_EQ(bob.post("/api/tables/" + table + "/join", {}).status, 200u);
  ASSERT_EQ(ana.post("/api/tables/" + table + "/start", {}).status, 200u);
  const std::string cookie = ana.cookie;
  const auto left = [&] {
    WebClient asking(server->port());
    asking.cookie = cookie;
    double least = 600;
    const auto shown = asking.get("/api/tables/" + table).json();
    for (const auto& seat : shown.at("table").at("seats").as_array())
      least = std::min(least, seat.at("clock").to_number<double>());
    return least;
  };
  std::this_thread::sleep_for(2500ms);  // the heart has beaten

  double before = left();
  kill(server->id(), SIGSTOP);
  std::this_thread::sleep_for(10s);
  kill(server->id(), SIGCONT);
  std::this_thread::sleep_for(1s);
  EXPECT_GT(left(), before - 1 - most - machine) << "it stood still";
  EXPECT_LE(left(), before + most);

  before = left();
  server->end(SIGKILL);
  std::this_thread::sleep_for(10s);
  server = std::make_unique<ServerProcess>(database);
  ASSERT_TRUE(server->up()) << server->said();
  EXPECT_GT(left(), before - most - machine) << "it was killed";
  EXPECT_LE(left(), before + most);
}

}  // namespace kill_test
}  // namespace ludarium
