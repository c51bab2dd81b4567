// What an operator watches tells the truth: health, numbers, the log.
#include <gtest/gtest.h>
#include <signal.h>

#include <chrono>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <thread>

#include "server/metrics.hpp"
#include "store/store.hpp"
#include "tests/source_tree.hpp"
#include "tests/support/own_server.hpp"
#include "tests/support/server_process.hpp"

namespace ludarium {
namespace watch_test {

using namespace std::chrono_literals;

std::string read(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(std::string(source_tree) + "/" + path).rdbuf();
  return text.str();
}

std::set<std::string> names_in(const std::string& text) {
  static const std::regex name("ludarium_[a-z_]+[a-z]");
  static const std::regex ending("_(bucket|sum|count)$");
  std::set<std::string> names;
  for (std::sregex_iterator it(text.begin(), text.end(), name), end; it != end; ++it)
    names.insert(std::regex_replace(it->str(), ending, ""));
  return names;
}

TEST(Watch, every_number_has_a_type_and_a_meaning) {
  Metrics metrics;
  metrics.count_refusal("http", "too_many");
  metrics.decisions.observe(0.003);
  std::istringstream lines(metrics.text({}));
  std::string help, type;
  int numbers = 0;
  const std::regex number(R"rx(^(ludarium_[a-z_]+?)(_bucket|_sum|_count)?(\{[^}]*\})? [0-9.e+-]+$)rx");
  for (std::string line; std::getline(lines, line);) {
    std::smatch found;
    if (line.starts_with("# HELP ")) {
      help = line.substr(7, line.find(' ', 7) - 7);
    } else if (line.starts_with("# TYPE ")) {
      type = line.substr(7, line.find(' ', 7) - 7);
    } else {
      ASSERT_TRUE(std::regex_match(line, found, number)) << line;
      EXPECT_EQ(found[1], help);
      EXPECT_EQ(found[1], type);
      ++numbers;
    }
  }
  EXPECT_GT(numbers, 40);
}

TEST(Watch, histograms_count_what_took_at_most_so_long) {
  Metrics metrics;
  for (const double seconds : {0.0005, 0.003, 0.003, 40.0}) metrics.decisions.observe(seconds);
  const std::string text = metrics.text({});
  for (const char* line :
       {"ludarium_decision_seconds_bucket{le=\"0.001\"} 1\n", "ludarium_decision_seconds_bucket{le=\"0.005\"} 3\n",
        "ludarium_decision_seconds_bucket{le=\"30\"} 3\n", "ludarium_decision_seconds_bucket{le=\"+Inf\"} 4\n",
        "ludarium_decision_seconds_count 4\n"})
    EXPECT_NE(text.find(line), std::string::npos) << line << text;
}

// One source: the server. The page for operators explains each number, and whatever watches asks for numbers there are.
TEST(Watch, the_documentation_the_dashboard_and_the_alerts_know_the_same_numbers) {
  Metrics metrics;
  const std::set<std::string> known = names_in(metrics.text({}));
  EXPECT_EQ(names_in(read("docs/operations.md")), known);
  for (const char* file : {"deploy/grafana-dashboard.json", "deploy/alerts.yml"}) {
    const auto asked = names_in(read(file));
    EXPECT_GT(asked.size(), 5u) << file;
    for (const std::string& name : asked) EXPECT_TRUE(known.contains(name)) << file << ": " << name;
  }
  EXPECT_TRUE(boost::json::parse(read("deploy/grafana-dashboard.json")).is_object());
}

TEST(Watch, decisions_moves_of_bots_and_refusals_are_counted) {
  OwnServer server;
  WebClient ana = server.guest();
  EXPECT_EQ(ana.get("/api/tables/nothing").status, 404u);
  ASSERT_TRUE(ana.open_socket(open_table(ana)));
  auto asked = ana.receive();
  while (asked && !asked->contains("answers")) asked = ana.receive();
  ASSERT_TRUE(asked);
  ana.send({{"type", "standing"}, {"end_turn", "by_itself"}});
  ana.send({{"type", "play"}, {"action", "nonsense"}, {"id", 1}});
  ASSERT_TRUE(ana.receive("error"));
  ana.send({{"type", "play"}, {"action", asked->at("answers").at("actions").at(0).at("action")}, {"id", 2}});
  ASSERT_TRUE(ana.receive("done"));
  const std::string metrics = ana.get("/metrics").body;
  for (const char* line :
       {"ludarium_refusals_total{way=\"http\",code=\"not_found\"} 1\n",
        "ludarium_refusals_total{way=\"socket\",code=\"bad_notation\"} 1\n", "ludarium_decision_seconds_count 1\n"})
    EXPECT_NE(metrics.find(line), std::string::npos) << line << metrics;
}

TEST(Watch, what_belongs_to_a_running_game_is_kept_nowhere) {
  const OwnServer server;
  WebClient ana = server.guest();
  const std::string table = "/api/tables/" + open_table(ana);
  for (const std::string& path : {table, table + "/record", std::string("/api/me"), std::string("/api/tables")})
    EXPECT_NE(ana.get(path).headers.find("Cache-Control: no-store"), std::string::npos) << path;
}

TEST(Watch, every_line_of_the_log_has_a_level) {
  OwnServer server;
  server.stop();
  std::istringstream lines(server.log());
  for (std::string line; std::getline(lines, line);)
    EXPECT_TRUE(boost::json::parse(line).as_object().contains("level")) << line;
}

// A full disk is no health: SQLite still answers whatever only reads.
TEST(Watch, health_on_a_full_disk_is_bad) {
  TemporaryFolder folder;
  const std::string database = folder.path() + "/full.db";
  ServerProcess server(database);
  ASSERT_TRUE(server.up()) << server.said();
  std::this_thread::sleep_for(300ms);  // an answer that is younger is given again
  server.limit_files(1000);
  EXPECT_EQ(WebClient(server.port()).get("/health").status, 503u);
  EXPECT_NE(server.said().find("\"event\":\"failed\""), std::string::npos) << server.said();
  server.limit_files(std::nullopt);
  std::this_thread::sleep_for(300ms);
  EXPECT_EQ(WebClient(server.port()).get("/health").status, 200u);
}

// One heart: whoever asks makes it beat, and it beats where nobody asks.
TEST(Watch, health_is_the_beat_that_is_kept) {
  const OwnServer server;
  Store store(connect(server.options.database));
  const auto beats_after = [&](auto&& what) {
    const auto before = store.last_beat("");
    what();
    return store.last_beat("") > before;
  };
  std::this_thread::sleep_for(300ms);  // a beat that is younger is not repeated
  EXPECT_TRUE(beats_after([&] { EXPECT_EQ(server.client().get("/health").status, 200u); }));
  EXPECT_TRUE(beats_after([] { std::this_thread::sleep_for(1500ms); }));
}

// A database that hangs, as its machine may: every process of it is stopped, no connection is closed.
class Hanging {
 public:
  explicit Hanging(const PostgresServer& server) : server_(server) { server_.signal(SIGSTOP); }
  ~Hanging() { server_.signal(SIGCONT); }
  Hanging(const Hanging&) = delete;
  Hanging& operator=(const Hanging&) = delete;

 private:
  const PostgresServer& server_;
};

TEST(Watch, health_is_told_within_a_second_and_requests_are_refused_soon_where_the_database_hangs) {
  if (!PostgresServer::available()) GTEST_SKIP() << "no PostgreSQL here";
  PostgresServer database;
  ServerOptions options;
  options.database = database.where();
  const OwnServer server(options);
  WebClient ana = server.guest();
  ASSERT_EQ(ana.get("/health").status, 200u);
  std::this_thread::sleep_for(300ms);
  {
    const Hanging hanging(database);
    auto begin = std::chrono::steady_clock::now();
    EXPECT_EQ(ana.get("/health").status, 503u);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 1500ms);
    begin = std::chrono::steady_clock::now();
    const auto reply = ana.get("/api/me");
    EXPECT_EQ(reply.error(), "unavailable");
    EXPECT_NE(reply.headers.find("Retry-After"), std::string::npos);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 15s);
  }
  for (int tries = 0; tries < 100 && ana.get("/health").status != 200; ++tries) std::this_thread::sleep_for(100ms);
  EXPECT_EQ(ana.get("/api/me").status, 200u);
}

}  // namespace watch_test
}  // namespace ludarium
