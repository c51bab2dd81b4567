// Whatever is thrown at the server, it answers with an error or hangs up, and nobody else notices.
#include <gtest/gtest.h>

#include <future>
#include <thread>

#include "core/rng.hpp"
#include "tests/support/own_server.hpp"

namespace ludarium {
namespace bad_input_test {

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
  EXPECT_EQ(status_of(eve.raw("GET / HTTP/1.1\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n")), 400u);
}

TEST_F(BadInput, that_looks_like_a_status_line_is_repeated_but_is_none) {
  WebClient eve = server_.guest();
  const std::string body = R"({"game":"scythe","HTTP/1.1 500":[]})";
  const std::string answer = eve.raw("POST /api/tables HTTP/1.1\r\nHost: " + eve.host + "\r\nOrigin: " + eve.origin +
                                     "\r\nX-Ludarium: 1\r\nConnection: close\r\nCookie: " + eve.cookie +
                                     "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
  EXPECT_NE(answer.find("HTTP/1.1 500"), std::string::npos) << answer;
  EXPECT_EQ(status_of(answer), 400u) << answer;
  for (const char* none : {"", "HTTP/1.", "HTTP/1.1", "hello HTTP/1.1 500", "\r\nHTTP/1.1 500\r\n"})
    EXPECT_EQ(status_of(none), 0u) << none;
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

// Frames that hold nothing and end nothing, without end: a message that never comes.
TEST_F(BadInput, that_never_becomes_a_message_is_cut_off) {
  WebClient eve = server_.guest();
  const std::string head = "GET /api/tables/" + table_ +
                           "/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                           "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
  std::string frames{"\x01\x80mask", 6};  // text, more to come, empty
  for (int i = 1; i < 200'000; ++i) frames.append("\x00\x80mask", 6);
  const auto begin = std::chrono::steady_clock::now();
  const std::string answer = eve.raw(head + frames, false);
  EXPECT_NE(status_of(answer) / 100, 4u) << answer;
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10)) << "nobody cut it off";
}

std::size_t unread_bytes(const OwnServer& server) {
  const std::string numbers = server.client().get("/metrics").body, name = "\nludarium_unread_bytes ";
  return std::stoul(numbers.substr(numbers.find(name) + name.size()));
}

// Who asks and does not read gets nothing more done until they do: what they are told is not heaped up.
TEST_F(BadInput, whose_answers_nobody_reads_costs_no_more_than_a_megabyte) {
  constexpr int questions = 3000;  // for 10 kB each
  WebClient eve = server_.guest();
  ASSERT_TRUE(eve.open_socket(open_table(eve)));
  ASSERT_TRUE(eve.receive("table"));
  for (int i = 1; i <= questions; ++i) eve.send({{"type", "scene"}, {"id", i}});
  std::size_t most = 0;
  for (int i = 0; i < 20; ++i) {
    most = std::max(most, unread_bytes(server_));
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_GT(most, 0u) << "all of it fitted into the kernel's buffers";
  EXPECT_LE(most, 1u << 20);
  std::int64_t answered = 0;
  while (answered < questions) {
    const auto scene = eve.receive("scene");
    ASSERT_TRUE(scene) << "cut off after " << answered;
    answered = scene->at("id").to_number<std::int64_t>();
  }
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

// Whoever has an old cookie has what a visitor has.
TEST_F(BadInput, by_a_session_that_has_ended_is_refused_each_time) {
  WebClient eve = server_.client();
  eve.cookie = witness_.cookie;
  ASSERT_EQ(witness_.post("/api/register", {{"name", "Witness"}, {"password", "long enough"}}).status, 200u);
  EXPECT_EQ(eve.get("/api/me").status, 401u);
  EXPECT_EQ(eve.get("/api/tables?filter=mine").status, 401u);
  for (const char* path : {"/api/me", "/api/me/tokens", "/api/tables", "/api/records", "/api/positions"})
    EXPECT_GE(eve.post(path, {}).status, 400u) << path;
  for (const char* what : {"/join", "/leave", "/start"})
    EXPECT_EQ(eve.post("/api/tables/" + table_ + what, {}).status, 401u) << what;
  EXPECT_EQ(eve.ask("DELETE", "/api/me", R"({"password":"long enough"})").status, 401u);
  ASSERT_TRUE(eve.open_socket(table_));
  const auto first = eve.receive("table");
  ASSERT_TRUE(first);
  EXPECT_FALSE(first->contains("answers"));
  EXPECT_TRUE(first->at("viewer").is_null());
  // The one who was there comes back by the new one.
  while (witness_.receive()) {
  }
  ASSERT_TRUE(witness_.open_socket(table_));
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

}  // namespace bad_input_test
}  // namespace ludarium
