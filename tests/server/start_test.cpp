// How a server starts, and what it says where it cannot: a sentence about what was asked for, in the language of the
// user, never a line of a library.
#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <regex>

#include "store/database.hpp"
#include "store/database_lock.hpp"
#include "tests/source_tree.hpp"
#include "tests/support/command.hpp"
#include "tests/support/own_server.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace start_test {

using ::testing::HasSubstr;
using ::testing::Not;

// Somebody else, who listens already.
class TakenPort {
 public:
  explicit TakenPort(const char* address = "127.0.0.1", unsigned short port = 0)
      : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_port = htons(port);
    inet_pton(AF_INET, address, &here.sin_addr);
    socklen_t size = sizeof here;
    auto* any = reinterpret_cast<sockaddr*>(&here);
    if (bind(socket_, any, size) != 0 || listen(socket_, 1) != 0 || getsockname(socket_, any, &size) != 0)
      throw std::runtime_error("no port for the test");
    port_ = ntohs(here.sin_port);
  }
  ~TakenPort() { close(socket_); }
  TakenPort(const TakenPort&) = delete;
  TakenPort& operator=(const TakenPort&) = delete;
  unsigned short port() const { return port_; }

 private:
  int socket_;
  unsigned short port_ = 0;
};

class Start : public testing::Test {
 protected:
  // The program, stopped after a while if it does serve.
  CommandResult serve(const std::string& arguments, const std::string& database = "") const {
    return run_command("timeout -s TERM 3 " + std::string(program_path) + " serve --db '" +
                       (database.empty() ? folder_.path() + "/test.db" : database) + "' " + arguments);
  }
  // It does not start, and says so by the one sentence with this key, in every language.
  void expect_refusal(const std::string& arguments, const Message& sentence, const std::string& database = "") const {
    for (const std::string& language : languages()) {
      const CommandResult result = serve(arguments + " --lang " + language, database);
      EXPECT_EQ(result.code, 1) << result.said;
      EXPECT_EQ(result.said, Catalogue(language).say(sentence) + "\n");
    }
  }

  TemporaryFolder folder_;
};

TEST_F(Start, on_a_taken_port_that_was_asked_for_names_it) {
  const TakenPort taken;
  const std::string port = std::to_string(taken.port());
  expect_refusal("--port " + port, {"cli.serve.port_taken", {{"port", port}}});
}

// 127.77.0.1 is this machine's, too, and nobody but this test listens there.
TEST_F(Start, without_a_port_takes_the_next_free_one_and_says_so) {
  const char* const address = "127.77.0.1";
  const TakenPort first(address, ServerOptions().port), second(address, ServerOptions().port + 1);
  const CommandResult result = serve(std::string("--address ") + address);
  EXPECT_THAT(result.said, HasSubstr("Port 8080 is taken"));
  EXPECT_THAT(result.said, HasSubstr(std::string("http://") + address + ":8082/"));
}

TEST_F(Start, takes_no_other_port_where_peers_were_told_which) {
  const char* const address = "127.77.0.2";
  const TakenPort taken(address, ServerOptions().port);
  expect_refusal(std::string("--address ") + address + " --peer 127.77.0.2:8080",
                 {"cli.serve.port_taken", {{"port", std::string("8080")}}});
}

TEST_F(Start, on_the_next_port_is_reached_there) {
  const TakenPort taken;
  ServerOptions options;
  options.port = taken.port();
  options.or_next_port = true;
  OwnServer server(options);
  EXPECT_NE(server.port(), taken.port());
  EXPECT_EQ(server.client().get("/health").status, 200u);
}

TEST_F(Start, with_a_port_that_is_none_is_refused) {
  for (const char* port : {"70000", "65536", "-1", "x", "80a", "1.5", "''"}) {
    const CommandResult result = serve(std::string("--port ") + port);
    EXPECT_EQ(result.code, 2) << port << ": " << result.said;
    EXPECT_THAT(result.said, HasSubstr("--port takes a whole number from 0 to 65535")) << port;
  }
}

TEST_F(Start, with_port_0_takes_any_and_says_which) {
  const CommandResult result = serve("--port 0");
  EXPECT_TRUE(std::regex_search(result.said, std::regex("http://127\\.0\\.0\\.1:[1-9][0-9]+/"))) << result.said;
  EXPECT_THAT(result.said, Not(HasSubstr("is taken")));
}

TEST_F(Start, says_an_address_a_browser_can_open) {
  EXPECT_THAT(serve("--port 0 --address 0.0.0.0").said, HasSubstr("http://127.0.0.1:"));
  if (!std::filesystem::exists("/proc/net/if_inet6")) GTEST_SKIP() << "no IPv6 here";
  EXPECT_THAT(serve("--port 0 --address ::1").said, HasSubstr("http://[::1]:"));
}

TEST_F(Start, at_an_address_that_is_none_or_not_ours_says_which) {
  expect_refusal("--port 0 --address localhost", {"cli.serve.bad_address", {{"address", std::string("localhost")}}});
  expect_refusal("--port 0 --address 300.1.1.1", {"cli.serve.bad_address", {{"address", std::string("300.1.1.1")}}});
  expect_refusal("--port 0 --address 203.0.113.7",
                 {"cli.serve.not_our_address", {{"address", std::string("203.0.113.7")}}});
}

TEST_F(Start, on_a_low_port_needs_rights) {
  if (geteuid() == 0) GTEST_SKIP() << "root may take any port";
  expect_refusal("--port 1", {"cli.serve.port_forbidden", {{"port", std::string("1")}}});
}

TEST_F(Start, without_a_page_says_where_it_looked) {
  const std::string empty = folder_.path() + "/empty";
  std::filesystem::create_directory(empty);
  for (const std::string& folder : {empty, folder_.path() + "/none"})
    expect_refusal("--port 0 --web " + folder, {"cli.serve.no_page", {{"folder", folder}}});
}

TEST_F(Start, with_a_database_that_cannot_be_opened_names_the_file) {
  const std::string nowhere = folder_.path() + "/none/test.db", text = folder_.path() + "/text.db";
  std::ofstream(text) << std::string(5000, 'x');
  expect_refusal("--port 0",
                 {"cli.serve.no_database", {{"file", nowhere}, {"what", std::string("unable to open database file")}}},
                 nowhere);
  expect_refusal("--port 0",
                 {"cli.serve.no_database", {{"file", text}, {"what", std::string("file is not a database")}}}, text);
}

TEST_F(Start, on_a_database_that_another_server_uses_names_it) {
  const std::string file = folder_.path() + "/used.db";
  const DatabaseLock other(file, DatabaseLock::Use::alone);
  expect_refusal("--port 0", {"cli.serve.database_in_use", {{"file", file}}}, file);
}

// The same file by another name: in another folder, by a symbolic link, by a hard link.
TEST_F(Start, on_a_database_that_another_server_uses_says_where_that_answers) {
  namespace fs = std::filesystem;
  const OwnServer server;
  const std::string file = server.options.database, address = "http://127.0.0.1:" + std::to_string(server.port()) + "/";
  expect_refusal("--port 0", {"cli.serve.database_in_use_at", {{"file", file}, {"address", address}}}, file);
  const std::string soft = folder_.path() + "/soft.db", hard = fs::path(file).parent_path().string() + "/hard.db";
  fs::create_symlink(file, soft);
  expect_refusal("--port 0", {"cli.serve.database_in_use_at", {{"file", soft}, {"address", address}}}, soft);
  fs::create_hard_link(file, hard);
  expect_refusal("--port 0", {"cli.serve.database_in_use", {{"file", hard}}}, hard);
}

TEST_F(Start, on_what_is_no_database_says_so) {
  expect_refusal("--port 0", {"cli.serve.bad_database", {{"where", std::string("mysql")}}}, "mysql://x");
  const std::string other = folder_.path() + "/other.db";
  connect(other)->script("CREATE TABLE something (x BIGINT)");
  expect_refusal("--port 0", {"cli.store.not_ours", {{"where", other}}}, other);
  EXPECT_EQ(connect(other)->tables().size(), 1u);
  const CommandResult none = run_command("timeout -s TERM 3 " + std::string(program_path) + " serve --port 0 --db ''");
  EXPECT_EQ(none.said, Catalogue("en").say({"cli.serve.bad_database", {{"where", std::string()}}}) + "\n");
}

TEST_F(Start, under_a_name_by_which_nobody_can_come_says_so) {
  for (const std::string& name : {std::string("http://x"), std::string("a/b")})
    expect_refusal("--port 0 --host " + name, {"cli.serve.bad_host", {{"name", name}}});
  for (const std::string& origin : {std::string("x"), std::string("https://"), std::string("https://a/b")})
    expect_refusal("--port 0 --origin " + origin, {"cli.serve.bad_origin", {{"name", origin}}});
  for (const std::string& peer : {std::string("host:80"), std::string("127.0.0.1"), std::string("127.0.0.1:99999")})
    expect_refusal("--port 0 --peer " + peer, {"cli.serve.bad_peer", {{"address", peer}}});
}

TEST_F(Start, behind_a_proxy_without_a_numeric_address_says_so) {
  expect_refusal("--port 0 --proxy localhost", {"cli.serve.bad_proxy", {{"address", std::string("localhost")}}});
}

TEST_F(Start, with_a_postgresql_database_that_is_none_names_it) {
  if (!PostgresServer::available()) GTEST_SKIP() << "no PostgreSQL here";
  std::string nowhere = shared_postgres().where();
  nowhere.replace(nowhere.find("/postgres?"), 9, "/no_such_games");
  const CommandResult result = serve("--port 0", nowhere);
  EXPECT_EQ(result.code, 1);
  EXPECT_THAT(result.said, HasSubstr("\"no_such_games\" does not exist"));
}

TEST_F(Start, with_a_postgresql_that_does_not_answer_keeps_its_address_secret) {
  const CommandResult result = serve("--port 0", "postgresql://ana:secret@127.0.0.1:1/games");
  EXPECT_EQ(result.code, 1);
  EXPECT_THAT(result.said, HasSubstr("PostgreSQL"));
  EXPECT_THAT(result.said, Not(HasSubstr("secret")));
}

TEST_F(Start, with_a_database_of_a_newer_program_says_so) {
  const std::string file = folder_.path() + "/newer.db";
  connect(file)->script("CREATE TABLE schema_step (step BIGINT PRIMARY KEY); INSERT INTO schema_step VALUES (1000000)");
  expect_refusal("--port 0", {"cli.serve.newer_database", {}}, file);
}

TEST_F(Start, of_a_load_fails_with_the_same_sentence) {
  const std::string nowhere = folder_.path() + "/none/test.db";
  const CommandResult result = run_command(std::string(program_path) + " load scythe --seconds 1 --db " + nowhere);
  EXPECT_EQ(result.code, 1);
  EXPECT_THAT(result.said, HasSubstr(nowhere));
}

}  // namespace start_test
}  // namespace ludarium
