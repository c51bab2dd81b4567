// Rights that end: sockets go with the session or token they were opened by, cookies change when somebody becomes
// somebody else, and who is deleted leaves no name behind.
#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <functional>
#include <sstream>
#include <thread>

#include "store/database.hpp"
#include "store/store.hpp"
#include "tests/support/own_server.hpp"
#include "tests/support/two_servers.hpp"

namespace ludarium {
namespace rights_test {

using boost::json::array;
using boost::json::object;
using Clock = std::chrono::steady_clock;

constexpr unsigned right_ended = 4001;
constexpr auto a_second = std::chrono::seconds(1);
const std::string password = "long enough";

std::string text(const boost::json::value& value) { return std::string(value.as_string()); }

void register_as(WebClient& person, const std::string& name) {
  const auto reply = person.post("/api/register", {{"name", name}, {"password", password}});
  EXPECT_EQ(reply.status, 200u) << reply.body;
}

// Reads until the server hangs up, which is to be soon.
void expect_cut(WebClient& socket, Clock::time_point since, Clock::duration within = a_second) {
  while (socket.receive()) {
  }
  EXPECT_EQ(socket.close_code(), right_ended);
  EXPECT_LT(Clock::now() - since, within);
}

// What was said at a table, as somebody hears it who comes to look.
std::string talk_at(WebClient spectator, const std::string& table) {
  if (!spectator.open_socket(table)) return "no socket";
  const auto first = spectator.receive("table");
  return first ? boost::json::serialize(first->at("chat")) : "no table";
}

struct Ending {
  const char* name;
  bool by_token;
  std::function<void(OwnServer&, WebClient& ana)> end;
};
void PrintTo(const Ending& ending, std::ostream* out) { *out << ending.name; }

const Ending endings[] = {
    {"log_out", false, [](OwnServer&, WebClient& ana) { ana.post("/api/logout", {}); }},
    {"log_out_everywhere", false,
     [](OwnServer& server, WebClient&) {
       WebClient phone = server.client();
       phone.post("/api/login", {{"name", "Ana"}, {"password", password}});
       EXPECT_EQ(phone.post("/api/logout", {{"everywhere", true}}).status, 200u);
     }},
    {"log_in_as_somebody_else", false,
     [](OwnServer& server, WebClient& ana) {
       WebClient bob = server.guest();
       register_as(bob, "Bob");
       EXPECT_EQ(ana.post("/api/login", {{"name", "Bob"}, {"password", password}}).status, 200u);
     }},
    {"another_password", false,
     [](OwnServer&, WebClient& ana) {
       EXPECT_EQ(ana.post("/api/me", {{"old_password", password}, {"password", "even longer"}}).status, 200u);
     }},
    {"deletion", false,
     [](OwnServer&, WebClient& ana) {
       EXPECT_EQ(ana.ask("DELETE", "/api/me", R"({"password":"long enough"})").status, 200u);
     }},
    {"deletion_with_a_token", true,
     [](OwnServer&, WebClient& ana) {
       EXPECT_EQ(ana.ask("DELETE", "/api/me", R"({"password":"long enough"})").status, 200u);
     }},
    {"log_out_everywhere_with_a_token", true,
     [](OwnServer&, WebClient& ana) {
       EXPECT_EQ(ana.post("/api/logout", {{"everywhere", true}}).status, 200u);
     }},
    {"another_password_with_a_token", true,
     [](OwnServer&, WebClient& ana) {
       EXPECT_EQ(ana.post("/api/me", {{"old_password", password}, {"password", "even longer"}}).status, 200u);
     }},
    {"revocation", true,
     [](OwnServer&, WebClient& ana) {
       const auto tokens = ana.get("/api/me").json().at("me").at("tokens").as_array();
       EXPECT_EQ(ana.ask("DELETE", "/api/me/tokens/" + text(tokens.at(0).at("id")), "").status, 200u);
     }},
};

class RightEnds : public testing::TestWithParam<Ending> {};
INSTANTIATE_TEST_SUITE_P(, RightEnds, testing::ValuesIn(endings), [](const auto& which) { return which.param.name; });

TEST_P(RightEnds, and_the_socket_within_a_second) {
  OwnServer server;
  WebClient ana = server.guest();
  register_as(ana, "Ana");
  const std::string table = open_table(ana);
  WebClient window = server.client();
  window.cookie = ana.cookie;
  if (GetParam().by_token) {
    window.cookie.clear();
    window.bearer = text(ana.post("/api/me/tokens", {{"name", "my bot"}}).json().at("token"));
  }
  ASSERT_TRUE(window.open_socket(table));
  ASSERT_TRUE(window.receive("table"));
  window.send({{"type", "chat"}, {"text", "before"}});
  ASSERT_TRUE(window.receive("chat"));

  GetParam().end(server, ana);
  const auto ended = Clock::now();
  window.send({{"type", "chat"}, {"text", "after"}});
  expect_cut(window, ended);
  EXPECT_EQ(window.get("/api/me").status, 401u);
  const std::string talk = talk_at(server.guest(), table);
  EXPECT_NE(talk.find("before"), std::string::npos) << talk;
  EXPECT_EQ(talk.find("after"), std::string::npos) << talk;
}

TEST(EndedRight, and_who_does_not_hang_up_is_cut_off) {
  OwnServer server;
  WebClient ana = server.guest(), watching = server.guest();
  const std::string table = open_table(ana);
  WebClient window = server.client();
  window.cookie = ana.cookie;
  ASSERT_TRUE(window.open_socket(table));
  ASSERT_TRUE(watching.open_socket(table));
  ASSERT_TRUE(watching.receive("table"));
  ana.post("/api/logout", {});
  std::this_thread::sleep_for(2 * a_second);  // says nothing and hears nothing
  EXPECT_NE(server.guest().get("/metrics").body.find("ludarium_sockets 1\n"), std::string::npos);
  EXPECT_FALSE(
      server.guest().get("/api/tables/" + table).json().at("table").at("seats").at(0).at("connected").as_bool());
}

TEST(EndedRight, by_time_and_the_socket_with_it) {
  OwnServer server;
  WebClient ana = server.guest();
  const std::string table = open_table(ana);
  ASSERT_TRUE(ana.open_socket(table));
  ASSERT_TRUE(ana.receive("table"));
  server.wait(181 * day);
  expect_cut(ana, Clock::now(), 2 * a_second);  // half of one, on a machine that does nothing else
}

TEST(EndedRight, but_not_that_of_others_and_of_other_devices) {
  OwnServer server;
  WebClient ana = server.guest(), visitor = server.client();
  register_as(ana, "Ana");
  WebClient phone = server.client();
  phone.post("/api/login", {{"name", "Ana"}, {"password", password}});
  const std::string table = open_table(ana);
  ASSERT_TRUE(phone.open_socket(table));
  ASSERT_TRUE(visitor.open_socket(table));
  ana.post("/api/logout", {});
  std::this_thread::sleep_for(a_second);
  for (WebClient* other : {&phone, &visitor}) {
    other->send({{"type", "score"}, {"id", 1}});
    EXPECT_TRUE(other->receive("scores"));
  }
}

TEST(Cookie, changes_when_somebody_becomes_somebody_else) {
  OwnServer server;
  WebClient ana = server.guest(), bob = server.guest(), planted = server.client();
  planted.cookie = ana.cookie;
  register_as(ana, "Ana");
  EXPECT_NE(ana.cookie, planted.cookie);
  EXPECT_EQ(planted.get("/api/me").status, 401u);
  planted.cookie = bob.cookie;
  ASSERT_EQ(bob.post("/api/login", {{"name", "Ana"}, {"password", password}}).status, 200u);
  EXPECT_NE(bob.cookie, planted.cookie);
  EXPECT_EQ(planted.get("/api/me").status, 401u);
  EXPECT_EQ(bob.get("/api/me").json().at("me").at("id"), ana.get("/api/me").json().at("me").at("id"));
}

class RightEndsElsewhere : public TwoServers {};
INSTANTIATE_TEST_SUITE_P(, RightEndsElsewhere, testing::Values("sqlite", "postgresql"),
                         [](const auto& which) { return which.param; });

TEST_P(RightEndsElsewhere, and_the_socket_in_this_process) {
  WebClient ana = one_->guest();
  const std::string table = open_table(ana);
  WebClient there = two_->client();
  there.cookie = ana.cookie;
  there.origin = "http://" + there.host;
  ASSERT_TRUE(ana.open_socket(table));
  ASSERT_TRUE(there.open_socket(table));  // handed on to the first process
  WebClient door = two_->client();
  door.cookie = ana.cookie;
  const auto ended = Clock::now();
  EXPECT_EQ(door.post("/api/logout", {}).status, 200u);
  expect_cut(ana, ended, 2 * a_second);
  expect_cut(there, ended, 2 * a_second);
}

// A right may end while its socket is being opened: whoever was let in hears why it ends, at whatever moment that is.
TEST(EndedRight, and_a_socket_that_is_just_being_opened) {
  OwnServer server;
  for (int i = 0; i < 20; ++i) {
    WebClient ana = server.guest(), window = server.client();
    const std::string table = open_table(ana);
    window.cookie = ana.cookie;
    std::thread door([&] { ana.post("/api/logout", {}); });
    const bool opened = window.open_socket(table);
    door.join();
    if (!opened) continue;
    while (window.receive()) {
    }
    EXPECT_EQ(window.close_code(), right_ended) << "try " << i;
  }
}

// ---- Deletion

// Everything the store has written down, but ids.
std::string all_texts(const std::string& where) {
  const auto database = connect(where);
  std::string all;
  for (const char* query :
       {"SELECT entry FROM journal", "SELECT summary || ' ' || keepsake FROM game_table", "SELECT name FROM result",
        "SELECT name || ' ' || COALESCE(name_key, '') || ' ' || COALESCE(name_look, '') FROM person",
        "SELECT name_key FROM former_name", "SELECT name FROM forgetting", "SELECT person FROM session",
        "SELECT person FROM token", "SELECT name FROM token"})
    for (const SqlRow& row : database->run(query)) all += row.text(0) + "\n";
  return all;
}

class Deleted : public TwoServers {
 protected:
  const std::string name_ = "Žofie Veselá", guest_name_ = "Žofinka";

  void SetUp() override {
    TwoServers::SetUp();
    if (IsSkipped()) return;
    zofie_ = std::make_unique<WebClient>(one_->guest());
    bob_ = std::make_unique<WebClient>(one_->guest());
    register_as(*zofie_, name_);
    WebClient phone = one_->guest();
    phone.post("/api/me", {{"name", guest_name_}});
    open_ = opened(phone, {{"public", true}});  // by a guest who is Žofie, as comes out later
    EXPECT_EQ(phone.post("/api/login", {{"name", name_}, {"password", password}}).status, 200u);
    running_ = opened(*zofie_, {{"public", true}});
    finished_ =
        text(zofie_->post("/api/records", {{"record", record_of("settlers", 10'000)}}).json().at("table").at("id"));
    watched_ = opened(*bob_, {});
    for (const std::string& table : {open_, running_})
      EXPECT_EQ(bob_->post("/api/tables/" + table + "/join", {}).status, 200u);
    EXPECT_EQ(zofie_->post("/api/tables/" + running_ + "/start", {}).status, 200u);
    for (const std::string& table : {running_, watched_, finished_}) {
      ASSERT_TRUE(zofie_->open_socket(table));
      zofie_->send({{"type", "chat"}, {"text", "good evening"}});
      ASSERT_TRUE(zofie_->receive("chat"));
    }
  }
  static std::string opened(WebClient& owner, const object& more) {
    object setup{{"game", "scythe"}, {"seats", array{object{{"who", "me"}}, object{{"who", "open"}}}}};
    for (const auto& [key, value] : more) setup[key] = value;
    return text(owner.post("/api/tables", setup).json().at("table").at("id"));
  }
  void remove() { EXPECT_EQ(zofie_->ask("DELETE", "/api/me", R"({"password":"long enough"})").status, 200u); }
  // All that anybody is told.
  std::string all_told(OwnServer& server) {
    WebClient reader = server.client();
    reader.cookie = bob_->cookie;
    std::string told;
    for (const char* filter : {"open", "mine", "live", "finished"})
      told += reader.get(std::string("/api/tables?filter=") + filter).body;
    for (const char* list : {"/api/games/scythe/hall", "/api/games/settlers/hall", "/api/ratings/scythe"})
      told += reader.get(list).body;
    for (const std::string& table : {open_, running_, watched_, finished_}) {
      told += reader.get("/api/tables/" + table).body + reader.get("/api/tables/" + table + "/record").body;
      EXPECT_TRUE(reader.open_socket(table));
      if (const auto first = reader.receive("table")) told += boost::json::serialize(*first);
    }
    return told;
  }
  // Whoever begins: nobody waits for who is gone.
  static bool hears_the_bot(WebClient& bob) {
    bob.send({{"type", "standing"}, {"end_turn", "by_itself"}});
    while (const auto message = bob.receive()) {
      const auto* step = message->if_contains("step");
      if (step != nullptr && step->at("seat") == 0) return step->at("by_bot").as_bool();
      if (message->contains("answers"))
        bob.send({{"type", "play"},
                  {"action", message->at("answers").at("actions").at(0).at("action")},
                  {"at", message->at("moves")}});
    }
    return false;
  }
  void expect_no_name(const std::string& where) const {
    for (const std::string& name : {name_, guest_name_})
      if (const auto at = where.find(name); at != std::string::npos)
        ADD_FAILURE() << where.substr(at > 200 ? at - 200 : 0, 400);
  }

  std::unique_ptr<WebClient> zofie_, bob_;
  std::string open_, running_, watched_, finished_;
};
INSTANTIATE_TEST_SUITE_P(, Deleted, testing::Values("sqlite", "postgresql"),
                         [](const auto& which) { return which.param; });

TEST_P(Deleted, leaves_no_name_and_a_bot_in_the_seat) {
  ASSERT_NE(all_told(*one_).find(name_), std::string::npos);
  ASSERT_TRUE(bob_->open_socket(running_));
  ASSERT_TRUE(bob_->receive("table"));
  remove();
  EXPECT_TRUE(hears_the_bot(*bob_));
  const auto seat = bob_->get("/api/tables/" + running_).json().at("table").at("seats").at(0);
  EXPECT_EQ(text(seat.at("name")), "");
  EXPECT_TRUE(seat.at("stand_in").as_bool());
  EXPECT_EQ(text(bob_->get("/api/tables/" + open_).json().at("table").at("seats").at(0).at("kind")), "open");
  EXPECT_TRUE(bob_->get("/api/tables/" + open_).json().at("table").at("owner").as_bool());

  expect_no_name(all_told(*one_));
  expect_no_name(all_told(*two_));
  expect_no_name(all_texts(one_->options.database));
  for (OwnServer* server : {one_.get(), two_.get()}) {
    server->stop();
    server->start();
  }
  expect_no_name(all_told(*one_));
  expect_no_name(all_texts(one_->options.database));
}

TEST_P(Deleted, leaves_no_name_at_tables_another_process_holds) {
  WebClient elsewhere = two_->client();
  elsewhere.cookie = zofie_->cookie;
  ASSERT_EQ(elsewhere.ask("DELETE", "/api/me", R"({"password":"long enough"})").status, 200u);
  std::string texts;
  for (int tries = 0; tries < 100; ++tries) {
    texts = all_texts(one_->options.database);
    if (texts.find(name_) == std::string::npos && texts.find(guest_name_) == std::string::npos) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  expect_no_name(texts);
  expect_no_name(all_told(*one_));
}

TEST_P(Deleted, leaves_no_name_at_tables_that_other_rules_keep_closed) {
  const std::string database = one_->options.database;
  one_->stop();
  two_->stop();
  connect(database)->run("UPDATE game_table SET rules = rules + 1000");
  one_->start();
  WebClient again = one_->client();
  again.cookie = zofie_->cookie;
  ASSERT_EQ(again.ask("DELETE", "/api/me", R"({"password":"long enough"})").status, 200u);
  expect_no_name(all_texts(database));
}

TEST(DeletedAlone, leaves_no_table_that_waits_for_nobody_and_no_name_in_the_files) {
  const OwnServer server;
  WebClient zofie = server.guest();
  register_as(zofie, "Zofie Vesela");
  const array seats{object{{"who", "me"}}, object{{"who", "open"}}};
  const std::string waiting = text(
      zofie.post("/api/tables", {{"game", "scythe"}, {"seats", seats}, {"public", true}}).json().at("table").at("id"));
  ASSERT_EQ(zofie.ask("DELETE", "/api/me", R"({"password":"long enough"})").status, 200u);
  EXPECT_EQ(server.guest().get("/api/tables?filter=open").json().at("tables").as_array().size(), 0u);
  EXPECT_EQ(server.guest().get("/api/tables/" + waiting).status, 404u);
  for (const char* ending : {"", "-wal"}) {
    std::ostringstream bytes;
    bytes << std::ifstream(server.options.database + ending, std::ios::binary).rdbuf();
    EXPECT_EQ(bytes.str().find("Zofie"), std::string::npos) << "the file" << ending;
  }
}

}  // namespace rights_test
}  // namespace ludarium
