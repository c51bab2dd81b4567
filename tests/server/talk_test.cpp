// What people say at a table, who looks on, and what a seat that does not exist is answered.
#include <gtest/gtest.h>

#include <set>

#include "tests/support/own_server.hpp"

namespace ludarium {
namespace talk_test {

using boost::json::object;

std::string text(const boost::json::value& value) { return std::string(value.as_string()); }

// The answer to a message, whatever else comes.
object answer_to(WebClient& person, object message) {
  static int asked = 0;
  message["id"] = ++asked;
  person.send(message);
  while (const auto got = person.receive())
    if (const auto* id = got->if_contains("id"); id != nullptr && *id == asked) return *got;
  return {};
}
std::string code_of(const object& answer) {
  return answer.contains("code") ? text(answer.at("code")) : text(answer.at("type"));
}

TEST(Talk, has_one_measure_a_person_at_all_tables_and_windows_together) {
  OwnServer server;
  WebClient ana = server.guest(), window = server.client(), bob = server.guest();
  const std::string table = open_table(ana), other = open_table(ana);
  window.cookie = ana.cookie;
  ASSERT_TRUE(ana.open_socket(table));
  ASSERT_TRUE(window.open_socket(other));
  ASSERT_TRUE(bob.open_socket(table));
  int said = 0, refused = 0;
  for (int i = 0; i < 30; ++i) {
    const object answer = answer_to(i % 2 == 0 ? ana : window, {{"type", "chat"}, {"text", "again"}});
    (code_of(answer) == "too_many" ? refused : said) += 1;
  }
  EXPECT_GT(said, 5);
  EXPECT_GT(refused, 10);
  EXPECT_EQ(code_of(answer_to(bob, {{"type", "chat"}, {"text", "hello"}})), "done");
  EXPECT_EQ(code_of(answer_to(ana, {{"type", "score"}})), "scores");  // only talk is measured
  server.wait(minute);
  EXPECT_EQ(code_of(answer_to(ana, {{"type", "chat"}, {"text", "hello"}})), "done");
}

TEST(Talk, knows_its_phrases_and_keeps_marks_to_themselves) {
  OwnServer server;
  WebClient ana = server.guest();
  ASSERT_TRUE(ana.open_socket(open_table(ana)));
  EXPECT_EQ(code_of(answer_to(ana, {{"type", "chat"}, {"phrase", "well_played"}})), "done");
  for (const char* phrase : {"", "no_such", "hello ", "web.chat.send"})
    EXPECT_EQ(code_of(answer_to(ana, {{"type", "chat"}, {"phrase", phrase}})), "bad_request") << phrase;
  const auto said = [&](const std::string& line) {
    ana.send({{"type", "chat"}, {"text", line}});
    std::string heard;
    for (int i = 0; i < 2 && heard.empty(); ++i)
      if (const auto got = ana.receive("chat"); got && got->at("line").as_object().contains("text"))
        heard = text(got->at("line").at("text"));
    return heard;
  };
  EXPECT_EQ(said("dobrý večer"), "dobrý večer");
  EXPECT_EQ(said("\u202egnp.exe"), "\u2068\u202egnp.exe\u2069");
  EXPECT_EQ(said("out \u2069\u2069 \u2067in"), "\u2068out  \u2067in\u2069\u2069");
}

TEST(Table, has_no_title_or_name_that_turns_the_lobby_around) {
  OwnServer server;
  WebClient ana = server.guest();
  for (const char* bad : {"\u202eabc", "a\u2066b", "a\u2028b", "a\u0085b"}) {
    EXPECT_TRUE(open_table(ana, 1, {{"title", bad}}).empty());
    EXPECT_TRUE(open_table(ana, 1,
                           {{"seats", boost::json::array{object{{"who", "me"}, {"name", bad}},
                                                         object{{"who", "bot"}, {"level", "greedy"}}}}})
                    .empty());
  }
  EXPECT_FALSE(open_table(ana, 1, {{"title", "Žluťoučký kůň"}}).empty());
}

TEST(Watchers, are_shown_as_they_come_and_go) {
  OwnServer server;
  WebClient ana = server.guest(), bob = server.guest(), visitor = server.client();
  bob.post("/api/me", {{"name", "Bob"}});
  const std::string table = open_table(ana);
  ASSERT_TRUE(ana.open_socket(table));
  const auto first = ana.receive("table");
  ASSERT_TRUE(first);
  EXPECT_EQ(first->at("table").at("watchers").at("count"), 0);
  // A bot moves meanwhile, and seats are told of for other reasons, too.
  const auto watched_by = [&](std::int64_t count) {
    for (int tries = 0; tries < 20; ++tries) {
      const auto told = ana.receive("seats");
      if (told && told->at("watchers").at("count") == count) return told->at("watchers").as_object();
    }
    return object();
  };
  ASSERT_TRUE(bob.open_socket(table));
  EXPECT_EQ(watched_by(1).at("names"), (boost::json::array{"Bob"}));
  ASSERT_TRUE(visitor.open_socket(table));
  EXPECT_EQ(watched_by(2).at("names"), (boost::json::array{"Bob"}));
  bob.close_socket();
  EXPECT_EQ(watched_by(1).at("names"), boost::json::array());
  visitor.close_socket();
  EXPECT_FALSE(watched_by(0).empty());
}

// From a refusal nobody learns how many seats there are, or that one is somebody's.
TEST(Seat, of_somebody_else_is_refused_like_one_that_does_not_exist) {
  OwnServer server;
  WebClient ana = server.guest(), bob = server.guest(), eve = server.guest();
  const std::string table = open_table(ana);
  ASSERT_TRUE(eve.open_socket(table));
  ASSERT_TRUE(ana.open_socket(table));
  const object wishes[] = {{{"type", "play"}, {"action", "section produce"}},
                           {{"type", "ways"}, {"things", boost::json::array{"do:skip"}}},
                           {{"type", "change"}},
                           {{"type", "undo"}},
                           {{"type", "end_turn"}},
                           {{"type", "why"}, {"action", "section produce"}},
                           {{"type", "hint"}},
                           {{"type", "standing"}, {"end_turn", "wait"}},
                           {{"type", "resign"}},
                           {{"type", "take_back_seat"}},
                           {{"type", "view"}}};
  for (const object& wish : wishes)
    for (WebClient* person : {&eve, &ana}) {
      std::set<std::string> answers;
      for (const int seat : {1, 2, 7, 15, 16, 99, -1, -7}) {  // the first is the bot's
        object message = wish;
        message["seat"] = seat;
        object answer = answer_to(*person, message);
        answer.erase("id");
        answer.erase("n");
        answers.insert(boost::json::serialize(answer));
      }
      EXPECT_EQ(answers.size(), 1u) << boost::json::serialize(wish) << *answers.begin() << *answers.rbegin();
      EXPECT_NE(answers.begin()->find("not_your_seat"), std::string::npos) << *answers.begin();
    }
  std::set<std::string> answers;
  for (const int seat : {1, 2, 15, 99, -1})
    answers.insert(bob.post("/api/tables/" + table + "/join", {{"seat", seat}}).body);
  EXPECT_EQ(answers.size(), 1u);
}

}  // namespace talk_test
}  // namespace ludarium
