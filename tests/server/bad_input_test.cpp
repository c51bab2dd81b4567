// Whatever is thrown at the server, it answers with an error or hangs up, and nobody else notices.
#include <gtest/gtest.h>

#include <future>

#include "core/rng.hpp"
#include "tests/support/own_server.hpp"

namespace ludarium {
namespace {

using boost::json::object;

constexpr int rounds = 300;

class BadInput : public testing::Test {
 protected:
  static ServerOptions generous() {
    ServerOptions options;
    options.requests_a_second = 1'000'000;
    options.messages_a_second = 1'000'000;
    return options;
  }
  // Somebody else plays at a table of their own; what they get must not change.
  void SetUp() override {
    table_ = open_table(witness_);
    ASSERT_TRUE(witness_.open_socket(table_));
    ASSERT_TRUE(witness_.receive("table"));
  }
  void TearDown() override {
    witness_.send({{"type", "score"}, {"id", 77}});
    const auto scores = witness_.receive("scores");
    ASSERT_TRUE(scores);
    EXPECT_EQ(scores->at("id"), 77);
    EXPECT_EQ(witness_.get("/health").status, 200u);
  }

  OwnServer server_{generous()};
  WebClient witness_ = server_.guest();
  std::string table_;
};

TEST_F(BadInput, on_http_is_refused) {
  WebClient eve = server_.guest();
  for (const char* body :
       {"", "[]", "{", "null", "{\"game\":1}", "{\"game\":\"scythe\"}", "\xff\xfe", "{\"seats\":{}}",
        "{\"game\":\"scythe\",\"seats\":[{\"who\":\"bot\",\"level\":\"strong:file=/etc/passwd\"},{\"who\":\"me\"}]}",
        "{\"game\":\"scythe\",\"seats\":[1,2]}", "{\"unknown\":true}"})
    EXPECT_EQ(eve.ask("POST", "/api/tables", body).status, 400u) << body;
  EXPECT_EQ(eve.ask("POST", "/api/tables", std::string(100'000, '[')).status, 400u);
  EXPECT_EQ(eve.ask("POST", "/api/guest", std::string((1 << 20) + 1, 'x')).status, 413u);
  for (const char* path : {"/api/", "/api/tables/%00", "/api/tables/%zz", "/api/tables/../me",
                           "/api/tables/"
                           "x/y/z/w",
                           "/api/games//facts", "/api/tables?filter=%", "/api/tables?filter=x"})
    EXPECT_GE(eve.get(path).status, 400u) << path;
  EXPECT_EQ(eve.ask("PUT", "/api/me", "{}").status, 405u);
  EXPECT_EQ(eve.ask("BREW", "/api/me", "{}").status, 405u);
}

TEST_F(BadInput, that_is_no_http_ends_the_connection) {
  WebClient eve = server_.client();
  Rng rng{3};
  for (int i = 0; i < rounds; ++i) {
    std::string bytes(rng.below(300), ' ');
    for (char& byte : bytes) byte = static_cast<char>(rng.below(256));
    if (i % 3 == 0) bytes = "GET / HTTP/1.1\r\n" + bytes;
    if (i % 3 == 1)
      bytes = "POST /api/guest HTTP/1.1\r\nContent-Length: " + std::to_string(rng.next()) + "\r\n\r\n" + bytes;
    eve.raw(bytes);
  }
  EXPECT_TRUE(eve.raw("GET / HTTP/1.1\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n").find("200 OK") ==
              std::string::npos);
}

TEST_F(BadInput, on_a_socket_gets_an_error_or_the_door) {
  Rng rng{5};
  for (int i = 0; i < rounds / 10; ++i) {
    WebClient eve = server_.guest();
    const std::string own = open_table(eve);
    ASSERT_TRUE(eve.open_socket(own));
    ASSERT_TRUE(eve.receive("table"));
    for (int k = 0; k < 30; ++k) {
      std::string bytes = R"({"type":"play","seat":0,"at":0,"action":"section bolster"})";
      for (int change = 0; change < 4; ++change)
        bytes[rng.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(32 + rng.below(95));
      eve.send_text(bytes, k % 7 == 0);
    }
    while (eve.receive()) {
      if (eve.close_code() != 0) break;
      eve.send_text("nonsense");
    }
  }
}

// One message of each kind that nobody should send, different each time: malformed, of a wrong shape, out of order,
// unauthorised, replayed, too large.
std::string bad_message(int kind, Rng& rng, const std::string& replayed) {
  const int number = static_cast<int>(rng.below(2000)) - 1000;
  std::string bytes = R"({"type":"play","seat":0,"at":0,"action":"section bolster"})";
  switch (kind) {
    case 0:  // not JSON, or something else in JSON
      for (int change = 0; change < 3; ++change)
        bytes[rng.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(rng.below(256));
      return bytes;
    case 1: {  // a field that is not known, or of another type
      const char* const values[] = {"null", "-1", "1e99", "[]", "{}", "true", "\"x\"", "99999999999999999999"};
      const char* const types[] = {"play", "undo", "view", "history", "standing", "chat", "language", "why"};
      const char* const fields[] = {"seat", "at", "action", "do", "steps", "from", "to", "answers", "text", "extra"};
      return std::string(R"({"type":")") + types[rng.below(8)] + R"(",")" + fields[rng.below(10)] + R"(":)" +
             values[rng.below(8)] + "}";
    }
    case 2:  // at another moment of the game
      return R"({"type":"play","seat":0,"at":)" + std::to_string(number) + R"(,"action":"section bolster"})";
    case 3:  // for somebody else
      return R"({"type":"undo","seat":)" + std::to_string(1 + rng.below(30)) + "}";
    case 4:
      return replayed;
    default:  // 60 kB of a chat line, or of a type
      return R"({"type":")" + std::string(rng.below(60'000), 'x') + R"("})";
  }
}

// How often somebody who sends so many bad messages got the door; each of the others must have got an error.
int doors_for(const OwnServer& server, int messages, std::uint64_t seed) {
  Rng rng{seed};
  WebClient eve = server.guest();
  const std::string own = open_table(eve);
  const std::string replayed = R"({"type":"play","at":-1,"action":"section bolster"})";
  int doors = 0;
  bool open = false;
  for (int sent = 0; sent < messages; ++sent) {
    if (!open) {
      open = eve.open_socket(own) && eve.receive("table");
      EXPECT_TRUE(open);
    }
    eve.send_text(bad_message(sent % 6, rng, replayed), sent % 97 == 0);
    auto answer = eve.receive();
    // What happens to be good after all is answered otherwise, and what follows from it comes first.
    while (answer && !answer->contains("code") && answer->at("type").as_string() != "done" &&
           answer->at("type").as_string() != "verdict" && answer->at("type").as_string() != "history")
      answer = eve.receive();
    open = answer.has_value();
    doors += !open;
  }
  return doors;
}

// Several at once: each waits for every answer, and only the waiting takes long.
TEST_F(BadInput, ten_thousand_times_gets_an_error_or_the_door_each_time) {
  constexpr int all = 10'000, people = 10;
  std::vector<std::future<int>> doors;
  for (int i = 0; i < people; ++i)
    doors.push_back(std::async(std::launch::async,
                               [&, i] { return doors_for(server_, all / people, static_cast<std::uint64_t>(i)); }));
  for (auto& each : doors) EXPECT_GT(each.get(), 0);
}

TEST_F(BadInput, too_large_for_a_socket_gets_the_door) {
  WebClient eve = server_.guest();
  ASSERT_TRUE(eve.open_socket(open_table(eve)));
  eve.send_text(std::string(100'000, 'x'));
  while (eve.receive()) {
  }
  EXPECT_EQ(eve.close_code(), 1009u);
}

TEST_F(BadInput, of_somebody_elses_seat_is_refused_each_time) {
  WebClient eve = server_.guest();
  ASSERT_TRUE(eve.open_socket(table_));
  const auto first = eve.receive("table");
  ASSERT_TRUE(first);
  EXPECT_FALSE(first->contains("answers"));
  for (const object& message :
       {object{{"type", "play"}, {"seat", 0}, {"action", "section bolster"}}, object{{"type", "undo"}, {"seat", 0}},
        object{{"type", "resign"}, {"seat", 0}}, object{{"type", "end_turn"}, {"seat", 0}},
        object{{"type", "hint"}, {"seat", 0}}, object{{"type", "view"}, {"seat", 0}},
        object{{"type", "view"}, {"seat", "all"}}, object{{"type", "take_back_seat"}, {"seat", 0}},
        object{{"type", "pause"}}, object{{"type", "why"}, {"seat", 1}, {"action", "section bolster"}},
        object{{"type", "no such thing"}}, object{{"type", 5}}, object{}}) {
    eve.send(message);
    const auto error = eve.receive("error");
    ASSERT_TRUE(error) << boost::json::serialize(message);
  }
  EXPECT_EQ(server_.client().post("/api/tables/" + table_ + "/start", {}).status, 401u);
  EXPECT_EQ(eve.post("/api/tables/" + table_ + "/start", {}).status, 403u);
  EXPECT_EQ(eve.post("/api/tables/" + table_ + "/leave", {}).status, 403u);
}

TEST_F(BadInput, sent_twice_counts_once) {
  WebClient ana = server_.guest();
  ASSERT_TRUE(ana.open_socket(open_table(ana)));
  auto message = ana.receive("table");
  while (message && !message->contains("answers")) message = ana.receive();
  ASSERT_TRUE(message);
  const object play{{"type", "play"},
                    {"action", message->at("answers").at("actions").at(0).at("action")},
                    {"at", message->at("moves")}};
  ana.send(play);
  ana.send(play);
  const auto error = ana.receive("error");
  ASSERT_TRUE(error);
  EXPECT_EQ(error->at("code").as_string(), "stale");
}

}  // namespace
}  // namespace ludarium
