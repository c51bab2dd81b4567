// The commands of whoever runs a server, as they are typed, beside a server that is running or not.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <thread>

#include "server/upgrade.hpp"
#include "store/database.hpp"
#include "store/store.hpp"
#include "tests/source_tree.hpp"
#include "tests/support/command.hpp"
#include "tests/support/own_server.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace operating_test {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;

CommandResult run(const std::string& arguments) {
  return run_command(std::string(program_path) + " --lang en " + arguments);
}

std::string said(const Message& message) { return Catalogue("en").say(message) + "\n"; }

// Everything a database holds, as text, but for what belongs to a running process.
std::string dump(const std::string& where) {
  const auto database = connect(where);
  std::string all;
  for (const TableShape& table : database->tables()) {
    if (table.name == "process" || table.name == "schema_step") continue;
    std::vector<std::string> rows;
    database->each("SELECT * FROM " + table.name, [&](const SqlRow& row) {
      std::string text = table.name + ":";
      for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i] != "holder") text += " " + (row.null(i) ? "NULL" : row.text(i));
      rows.push_back(text);
    });
    std::sort(rows.begin(), rows.end());
    for (const std::string& row : rows) all += row + "\n";
  }
  return all;
}

class Operating : public testing::Test {
 protected:
  // An account at a table where something has happened.
  void SetUp() override {
    ana_.emplace(server_.guest());
    ASSERT_EQ(ana_->post("/api/register", {{"name", "Ana"}, {"password", "eight or more"}}).status, 200u);
    table_ = open_table(*ana_);
    ASSERT_TRUE(ana_->open_socket(table_));
    ana_->send({{"type", "chat"}, {"text", "Ahoj, čaj?"}, {"id", 1}});
    ASSERT_TRUE(ana_->receive("done"));
    while (Store(connect(database())).table(table_)->entries < 3) std::this_thread::sleep_for(20ms);
  }
  const std::string& database() const { return server_.options.database; }
  std::string file(const std::string& name) const { return folder_.path() + "/" + name; }
  std::string address() const { return "http://127.0.0.1:" + std::to_string(server_.port()) + "/"; }
  std::string beside(const std::string& arguments) const { return arguments + " --db " + database(); }

  TemporaryFolder folder_;
  OwnServer server_;
  std::optional<WebClient> ana_;
  std::string table_;
};

TEST_F(Operating, a_backup_is_taken_while_the_server_runs_and_a_server_goes_on_from_it) {
  const CommandResult saved = run(beside("backup " + file("copy.db")));
  ASSERT_EQ(saved.code, 0) << saved.said;
  EXPECT_FALSE(std::filesystem::exists(file("copy.db-wal")));
  using std::filesystem::perms;  // it holds hands, keys and passwords
  EXPECT_EQ(std::filesystem::status(file("copy.db")).permissions() & (perms::group_all | perms::others_all),
            perms::none);
  const CommandResult again = run(beside("backup " + file("copy.db")));
  EXPECT_EQ(again.code, 1);
  EXPECT_EQ(again.said, said({"cli.store.not_empty", {{"where", file("copy.db")}}}));
  const std::string cookie = ana_->cookie;
  server_.stop();
  const CommandResult restored = run("restore " + file("copy.db") + " --db " + file("new.db"));
  ASSERT_EQ(restored.code, 0) << restored.said;
  EXPECT_EQ(dump(file("new.db")), dump(file("copy.db")));
  ServerOptions options;
  options.database = file("new.db");
  const OwnServer server(options);
  WebClient ana = server.client();
  ana.cookie = cookie;
  ASSERT_TRUE(ana.open_socket(table_));
  EXPECT_EQ(ana.receive("table")->at("chat").as_array().size(), 1u);
}

TEST_F(Operating, a_move_to_postgresql_and_back_changes_nothing) {
  if (!PostgresServer::available()) GTEST_SKIP() << "no PostgreSQL here";
  const CommandResult early = run(beside("move " + file("other.db")));
  EXPECT_EQ(early.code, 1);
  EXPECT_EQ(early.said, said({"cli.serve.database_in_use_at", {{"file", database()}, {"address", address()}}}));
  server_.stop();
  Store(connect(database())).set_rating("scythe", {"ana", "", 25.123456789012345, 1.0 / 3, 7});
  const std::string postgres = shared_postgres().new_database();
  const CommandResult there = run(beside("move '" + postgres + "'"));
  ASSERT_EQ(there.code, 0) << there.said;
  EXPECT_THAT(there.said, Not(HasSubstr("postgresql://")));
  const CommandResult back = run("move " + file("back.db") + " --db '" + postgres + "'");
  ASSERT_EQ(back.code, 0) << back.said;
  EXPECT_EQ(dump(file("back.db")), dump(database()));
  EXPECT_EQ(run("move " + file("back.db") + " --db '" + postgres + "'").said,
            said({"cli.store.not_empty", {{"where", file("back.db")}}}));
}

TEST_F(Operating, check_follows_every_journal_and_names_the_one_it_cannot) {
  const CommandResult good = run(beside("check"));
  EXPECT_EQ(good.code, 0) << good.said;
  EXPECT_THAT(good.said, HasSubstr("Tables: 1. "));
  EXPECT_THAT(good.said, HasSubstr("Cannot be followed: 0."));
  server_.stop();
  connect(database())->run("DELETE FROM journal WHERE n = 2");
  const CommandResult bad = run(beside("check"));
  EXPECT_EQ(bad.code, 1);
  EXPECT_THAT(bad.said, HasSubstr(table_));
  EXPECT_THAT(bad.said, HasSubstr("Cannot be followed: 1."));
}

// A mark in the middle that says something else, where no position stands beside it or one does.
TEST_F(Operating, check_compares_where_every_single_step_led) {
  const auto marked = [&] {
    std::vector<std::string> all;
    for (const SqlRow& row : connect(database())->run("SELECT n FROM journal WHERE entry LIKE '%\"mark\"%' ORDER BY n"))
      all.push_back(row.text(0));
    return all;
  };
  for (int i = 0; i < 6; ++i) {
    ana_->send({{"type", "chat"}, {"text", "hm"}, {"id", 2}});
    ASSERT_TRUE(ana_->receive("done"));
  }
  server_.stop();
  const auto entries = marked();
  ASSERT_GE(entries.size(), 6u);
  EXPECT_EQ(run(beside("check")).code, 0) << run(beside("check")).said;
  for (const std::string& n : {entries[2], entries[entries.size() / 2]}) {
    const auto store = connect(database());
    const std::string kept = store->run("SELECT entry FROM journal WHERE n = " + n).front().text(0);
    for (const bool with_position : {false, true}) {
      boost::json::object entry = boost::json::parse(kept).as_object();
      entry["mark"] = "0123456789abcdef";
      if (!with_position) entry.erase("position");
      store->run("UPDATE journal SET entry = $1 WHERE n = " + n, {boost::json::serialize(entry)});
      const CommandResult bad = run(beside("check"));
      EXPECT_EQ(bad.code, 1) << n;
      std::string differs = said({"cli.check.differs", {{"entry", n}}});
      differs.pop_back();  // the end of the line
      EXPECT_THAT(bad.said, HasSubstr(differs));
    }
    store->run("UPDATE journal SET entry = $1 WHERE n = " + n, {kept});
  }
}

TEST_F(Operating, a_move_out_of_postgresql_waits_until_no_server_uses_it) {
  if (!PostgresServer::available()) GTEST_SKIP() << "no PostgreSQL here";
  ServerOptions options;
  options.database = shared_postgres().new_database();
  OwnServer server(options);
  const std::string move = "move " + file("out.db") + " --db '" + options.database + "'";
  const CommandResult early = run(move);
  EXPECT_EQ(early.code, 1);
  EXPECT_EQ(early.said, said({"cli.store.postgres_in_use", {}}));
  server.stop();
  EXPECT_EQ(run(move).code, 0);
}

TEST_F(Operating, a_move_onto_itself_says_so) {
  server_.stop();
  std::filesystem::create_symlink(database(), file("link.db"));
  for (const std::string& to : {database(), file("link.db")})
    EXPECT_EQ(run(beside("move " + to)).said, said({"cli.store.same", {{"where", to}}}));
}

TEST_F(Operating, what_is_no_database_of_ours_is_named_and_left_alone) {
  const std::string none = file("none.db"), other = file("other.db");
  connect(other)->script("CREATE TABLE something (x BIGINT)");
  for (const std::string& command : {std::string("check"), std::string("admin list"), std::string("upgrade")})
    for (const std::string& where : {none, other})
      EXPECT_EQ(run(command + " --db " + where).said, said({"cli.store.not_ours", {{"where", where}}})) << command;
  EXPECT_FALSE(std::filesystem::exists(none));
  EXPECT_EQ(connect(other)->tables().size(), 1u);
}

TEST_F(Operating, a_table_is_listed_and_closed_under_the_feet_of_who_sits_there) {
  const CommandResult listed = run(beside("admin list"));
  EXPECT_THAT(listed.said, HasSubstr(table_));
  EXPECT_THAT(listed.said, HasSubstr("Ana"));
  const CommandResult closed = run(beside("admin close " + table_));
  EXPECT_EQ(closed.code, 0) << closed.said;
  while (ana_->receive()) {
  }
  EXPECT_NE(ana_->close_code(), 0u);
  const auto reply = ana_->get("/api/tables/" + table_);
  EXPECT_EQ(reply.status, 404u);
  EXPECT_THAT(reply.body, HasSubstr("closed"));
  EXPECT_EQ(run(beside("admin close " + table_)).said, said({"cli.admin.no_table", {{"id", table_}}}));
  EXPECT_EQ(run(beside("admin list")).said, said({"cli.admin.none", {}}));
}

TEST_F(Operating, who_is_shut_out_is_let_in_nowhere_until_that_ends) {
  ASSERT_EQ(run(beside("admin ban ana")).code, 0);
  EXPECT_EQ(ana_->get("/api/me").error(), "not_signed_in");
  WebClient again = server_.client();
  const boost::json::object ana{{"name", "Ana"}, {"password", "eight or more"}};
  EXPECT_EQ(again.post("/api/login", ana).error(), "forbidden");
  ASSERT_EQ(run(beside("admin unban ana")).code, 0);
  EXPECT_EQ(again.post("/api/login", ana).status, 200u);
  EXPECT_EQ(run(beside("admin ban nobody")).code, 1);
}

TEST_F(Operating, a_link_gives_one_new_password_once) {
  const CommandResult made = run(beside("admin reset ana --site https://example.org"));
  ASSERT_EQ(made.code, 0) << made.said;
  const std::string link = "https://example.org/reset/";
  const auto at = made.said.find(link);
  ASSERT_NE(at, std::string::npos) << made.said;
  const std::string token = made.said.substr(at + link.size(), 64);
  WebClient somebody = server_.client();
  EXPECT_EQ(somebody.post("/api/reset", {{"token", token}, {"password", "short"}}).error(), "bad_request");
  const auto reply = somebody.post("/api/reset", {{"token", token}, {"password", "another one"}});
  ASSERT_EQ(reply.status, 200u) << reply.body;
  EXPECT_EQ(reply.json().at("me").at("name").as_string(), "Ana");
  EXPECT_EQ(somebody.post("/api/reset", {{"token", token}, {"password", "a third one"}}).error(), "not_found");
  EXPECT_EQ(ana_->get("/api/me").error(), "not_signed_in") << "the old sessions have ended";
  WebClient again = server_.client();
  EXPECT_EQ(again.post("/api/login", {{"name", "Ana"}, {"password", "eight or more"}}).status, 401u);
  EXPECT_EQ(again.post("/api/login", {{"name", "Ana"}, {"password", "another one"}}).status, 200u);
}

TEST_F(Operating, a_link_ends_after_a_day) {
  const CommandResult made = run(beside("admin reset ana --site https://example.org"));
  const std::string token = made.said.substr(made.said.find("/reset/") + 7, 64);
  server_.wait(25 * 3600 * second);
  EXPECT_EQ(server_.client().post("/api/reset", {{"token", token}, {"password", "another one"}}).error(), "not_found");
}

}  // namespace operating_test
}  // namespace ludarium
