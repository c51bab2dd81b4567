// The API as a browser meets it: people, games, tables and a whole game against bots over a socket.
#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <thread>

#include "cli/commands.hpp"
#include "core/record.hpp"
#include "core/rng.hpp"
#include "store/database.hpp"
#include "table/match.hpp"
#include "tests/support/own_server.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace api_test {

using boost::json::array;
using boost::json::object;

std::string text(const boost::json::value& value) { return std::string(value.as_string()); }

// Answers whatever is asked, the first listed answer each time, until the game is over.
object play_to_the_end(WebClient& player, std::size_t most = 3000) {
  object over;
  std::size_t asked = 0;
  player.send({{"type", "standing"}, {"end_turn", "by_itself"}});
  std::string last;
  while (auto message = player.receive()) {
    last += text(message->at("type")) + (message->contains("answers") ? "+" : "-") + " ";
    if (message->at("type").as_string() == "over") return *message;
    // A bot that was asked at the same time may have answered first; then the question has come anew.
    if (message->at("type").as_string() == "error") {
      EXPECT_EQ(text(message->at("code")), "stale");
    }
    const auto* answers = message->if_contains("answers");
    if (answers == nullptr || !answers->is_object()) continue;
    if (++asked > most) break;
    const auto& actions = answers->at("actions").as_array();
    player.send({{"type", "play"},
                 {"seat", answers->at("seat")},
                 {"do", actions.at(Rng{asked}.next() % actions.size()).at("do")},
                 {"at", message->at("moves")}});
    last += "\nplayed " + boost::json::serialize(message->at("moves")) + ": ";
  }
  ADD_FAILURE() << last.substr(last.size() > 500 ? last.size() - 500 : 0);
  return over;
}

TEST(Api, refuses_in_the_language_of_the_person) {
  const OwnServer server;
  WebClient ana = server.client();
  ASSERT_EQ(ana.post("/api/guest", {{"language", "cs"}}).status, 200u);
  const std::string said = ana.get("/api/tables/none").body;
  ana.language = "cs";
  EXPECT_EQ(said, ana.get("/api/tables/none").body);
  EXPECT_NE(said, server.client().get("/api/tables/none").body);
}

TEST(Api, makes_a_guest_with_one_request_and_knows_it_again) {
  OwnServer server;
  WebClient ana = server.client();
  EXPECT_EQ(ana.get("/api/me").error(), "not_signed_in");
  const auto first = ana.post("/api/guest", {{"language", "cs"}});
  ASSERT_EQ(first.status, 200u) << first.body;
  EXPECT_NE(first.headers.find("HttpOnly"), std::string::npos);
  EXPECT_NE(first.headers.find("SameSite=Lax"), std::string::npos);
  const auto me = first.json().at("me");
  EXPECT_TRUE(me.at("guest").as_bool());
  EXPECT_EQ(text(me.at("language")), "cs");
  EXPECT_EQ(ana.post("/api/guest", {}).json().at("me").at("id"), me.at("id"));
  EXPECT_EQ(text(me.at("name")).substr(0, 5), "Host ");
  EXPECT_NE(server.client().post("/api/guest", {{"language", "cs"}}).json().at("me").at("name"), me.at("name"));
}

TEST(Api, keeps_a_guest_who_registers_and_lets_the_account_in_again) {
  OwnServer server;
  WebClient ana = server.guest();
  const auto id = ana.get("/api/me").json().at("me").at("id");
  EXPECT_EQ(ana.post("/api/register", {{"name", "A"}, {"password", "long enough"}}).error(), "bad_request");
  EXPECT_EQ(ana.post("/api/register", {{"name", "Ana"}, {"password", "short"}}).error(), "bad_request");
  const auto registered = ana.post("/api/register", {{"name", "Ana"}, {"password", "long enough"}});
  ASSERT_EQ(registered.status, 200u) << registered.body;
  EXPECT_EQ(registered.json().at("me").at("id"), id);
  EXPECT_FALSE(registered.json().at("me").at("guest").as_bool());

  WebClient other = server.guest();
  EXPECT_EQ(other.post("/api/register", {{"name", "ana"}, {"password", "long enough"}}).error(), "conflict");
  EXPECT_EQ(other.post("/api/login", {{"name", "Ana"}, {"password", "wrong enough"}}).error(), "not_signed_in");
  EXPECT_EQ(other.post("/api/login", {{"name", "Nobody"}, {"password", "long enough"}}).error(), "not_signed_in");
  EXPECT_EQ(other.post("/api/login", {{"name", "ANA"}, {"password", "long enough"}}).json().at("me").at("id"), id);
}

TEST(Api, signs_out_here_or_everywhere) {
  OwnServer server;
  WebClient ana = server.guest();
  ana.post("/api/register", {{"name", "Ana"}, {"password", "long enough"}});
  WebClient phone = server.client();
  phone.post("/api/login", {{"name", "Ana"}, {"password", "long enough"}});
  const std::string cookie = phone.cookie;
  phone.post("/api/logout", {});
  phone.cookie = cookie;
  EXPECT_EQ(phone.get("/api/me").status, 401u);
  phone.post("/api/login", {{"name", "Ana"}, {"password", "long enough"}});
  EXPECT_EQ(ana.post("/api/logout", {{"everywhere", true}}).status, 200u);
  EXPECT_EQ(phone.get("/api/me").status, 401u);
}

TEST(Api, changes_and_deletes_a_person) {
  OwnServer server;
  WebClient ana = server.guest();
  EXPECT_EQ(text(ana.post("/api/me", {{"name", "Anička"}, {"language", "hu"}}).json().at("me").at("name")), "Anička");
  EXPECT_EQ(ana.post("/api/me", {{"language", "xx"}}).status, 400u);
  EXPECT_EQ(ana.post("/api/me", {{"settings", object{{"big", std::string(17000, 'x')}}}}).status, 413u);
  ana.post("/api/register", {{"name", "Ana"}, {"password", "long enough"}});
  EXPECT_EQ(ana.post("/api/me", {{"password", "even longer"}, {"old_password", "wrong"}}).status, 403u);
  EXPECT_EQ(ana.post("/api/me", {{"password", "even longer"}, {"old_password", "long enough"}}).status, 200u);
  EXPECT_EQ(ana.ask("DELETE", "/api/me", R"({"password":"long enough"})").status, 403u);
  EXPECT_EQ(ana.ask("DELETE", "/api/me", R"({"password":"even longer"})").status, 200u);
  EXPECT_EQ(server.client().post("/api/login", {{"name", "Ana"}, {"password", "even longer"}}).status, 401u);
}

TEST(Api, gives_a_bot_a_token_that_plays_as_its_person) {
  OwnServer server;
  WebClient ana = server.guest(), bot = server.client();
  const auto token = ana.post("/api/me/tokens", {{"name", "my bot"}}).json();
  bot.bearer = text(token.at("token"));
  bot.marked = false;
  EXPECT_EQ(bot.get("/api/me").json().at("me").at("id"), ana.get("/api/me").json().at("me").at("id"));
  EXPECT_FALSE(open_table(bot).empty());
  EXPECT_EQ(ana.ask("DELETE", "/api/me/tokens/" + text(token.at("id")), "").status, 200u);
  EXPECT_EQ(bot.get("/api/me").status, 401u);
}

TEST(Api, tells_of_the_games_their_facts_and_rules) {
  OwnServer server;
  WebClient ana = server.client();
  const auto games = ana.get("/api/games?language=cs").json().at("games").as_array();
  ASSERT_EQ(games.size(), 3u);
  for (const auto& game : games) {
    const std::string id = text(game.at("id"));
    EXPECT_FALSE(text(game.at("title")).empty());
    EXPECT_EQ(game.at("bots").as_array().size(), 5u);
    EXPECT_GT(ana.get("/api/games/" + id + "/facts").json().as_object().size(), 3u);
    EXPECT_GT(ana.get("/api/games/" + id + "/rules").json().at("chapters").as_array().size(), 3u);
    EXPECT_EQ(ana.get("/api/games/" + id + "/hall").status, 200u);
    EXPECT_EQ(ana.get("/api/ratings/" + id).status, 200u);
  }
  EXPECT_EQ(ana.get("/api/games/chess/facts").error(), "not_found");
}

TEST(Api, plays_a_whole_game_against_a_bot) {
  ServerOptions patient;
  patient.messages_a_second = 100'000;
  OwnServer server(patient);
  WebClient ana = server.guest();
  const std::string id = open_table(ana);
  ASSERT_FALSE(id.empty());
  ASSERT_TRUE(ana.open_socket(id));
  const object over = play_to_the_end(ana);
  ASSERT_TRUE(over.contains("scores"));
  EXPECT_EQ(text(over.at("key")).size(), 64u);
  EXPECT_EQ(text(ana.get("/api/tables/" + id).json().at("table").at("phase")), "over");
  const auto record = ana.get("/api/tables/" + id + "/record");
  EXPECT_EQ(record.status, 200u);
  EXPECT_NE(record.body.find("scythe"), std::string::npos);
  const auto mine = ana.get("/api/tables?filter=finished").json().at("tables").as_array();
  ASSERT_EQ(mine.size(), 1u);
  EXPECT_EQ(text(mine[0].at("id")), id);

  // Its record stays readable when the rules have changed.
  server.stop();
  const auto database = connect(server.options.database);
  database->run("UPDATE game_table SET rules = rules + 1000 WHERE id = $1", {id});
  // Its moves led elsewhere by those rules.
  database->run(
      "UPDATE journal SET entry = replace(replace(entry, '\"mark\":\"', '\"mark\":\"x'), '\"position\":', "
      "'\"other\":')");
  database->run(
      "UPDATE game_table SET keepsake = replace(replace(keepsake, '{\"position\":{', '{\"position\":{\"other\":1,'), "
      "'\"mark\":\"', '\"mark\":\"x')");
  server.start();
  EXPECT_EQ(server.client().get("/api/tables/" + id + "/record").body, record.body);
}

TEST(Api, seats_people_at_a_public_table_and_shows_it_in_the_lobby) {
  OwnServer server;
  WebClient ana = server.guest(), bob = server.guest(), eve = server.guest();
  const auto opened = ana.post("/api/tables", {{"game", "scythe"},
                                               {"seats", array{object{{"who", "me"}}, object{{"who", "open"}}}},
                                               {"public", true},
                                               {"title", "Friday"}});
  ASSERT_EQ(opened.status, 200u) << opened.body;
  const std::string id = text(opened.json().at("table").at("id"));
  EXPECT_EQ(bob.get("/api/tables?filter=open").json().at("tables").as_array().size(), 1u);
  EXPECT_EQ(bob.post("/api/tables/" + id + "/start", {}).error(), "forbidden");
  EXPECT_EQ(ana.post("/api/tables/" + id + "/start", {}).error(), "conflict");
  EXPECT_EQ(bob.post("/api/tables/" + id + "/join", {}).status, 200u);
  EXPECT_EQ(eve.post("/api/tables/" + id + "/join", {}).error(), "conflict");
  EXPECT_EQ(eve.post("/api/tables/" + id + "/leave", {}).status, 403u);
  EXPECT_EQ(bob.get("/api/tables?filter=mine").json().at("tables").as_array().size(), 1u);
  EXPECT_EQ(ana.post("/api/tables/" + id + "/start", {}).status, 200u);
  EXPECT_EQ(eve.get("/api/tables?filter=live").json().at("tables").as_array().size(), 1u);
  EXPECT_EQ(eve.get("/api/tables/nosuchtable1").error(), "not_found");
}

// What a browser on a review page does: ask until it is there. However slow the machine is, a decision more is looked
// at within a minute.
object review_of(WebClient& reader, const std::string& id) {
  boost::json::value done = 0;
  for (int tries = 0; tries < 600; ++tries) {
    const auto reply = reader.get("/api/tables/" + id + "/review");
    if (reply.status == 200) return reply.json().as_object();
    EXPECT_EQ(reply.status, 202u) << reply.body;
    if (reply.status != 202) break;
    if (reply.json().at("done") != done) tries = 0;
    done = reply.json().at("done");
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  return {};
}

TEST(Api, reviews_a_finished_game_verifies_its_record_and_counts_what_was_dealt) {
  ServerOptions patient;
  patient.messages_a_second = 100'000;
  patient.requests_a_second = 100'000;
  patient.critic = "master@50";  // a game of first answers is long, and sanitizers are slow
  OwnServer server(patient);
  WebClient ana = server.guest();
  const std::string id = open_table(ana, 1, {{"options", object{{"factions", array{"nordic", "crimea"}}}}});
  EXPECT_EQ(ana.get("/api/tables/" + id + "/review").error(), "conflict");
  ASSERT_TRUE(ana.open_socket(id));
  const auto first = ana.receive("table");
  ASSERT_TRUE(first);
  ASSERT_TRUE(ana.open_socket(id));
  const object over = play_to_the_end(ana);
  ASSERT_TRUE(over.contains("key"));

  const object review = review_of(ana, id);
  ASSERT_TRUE(review.contains("decisions"));
  EXPECT_EQ(review.at("done"), review.at("of"));
  const auto& step = review.at("decisions").at(0);
  for (const char* field : {"move", "turn", "seat", "played", "best", "loss", "chances", "points"})
    EXPECT_TRUE(step.as_object().contains(field)) << field;
  for (const auto& point : review.at("turning_points").as_array()) EXPECT_FALSE(text(point.at("better")).empty());

  const std::string record = ana.get("/api/tables/" + id + "/record").body;
  EXPECT_NE(record.find(text(first->at("commitment"))), std::string::npos);
  std::ostringstream told;
  EXPECT_EQ(verify(served_games(), Catalogue("en"), record, text(first->at("commitment")), told), 0) << told.str();
  EXPECT_NE(verify(served_games(), Catalogue("en"), record, std::string(64, '0'), told), 0);
  std::string forged = record;
  forged.insert(forged.find('\n', forged.find("# score ")), "0");
  EXPECT_NE(verify(served_games(), Catalogue("en"), forged, text(first->at("commitment")), told), 0);

  std::set<std::string> dealt;
  for (int tries = 0; tries < 100 && dealt.empty(); ++tries) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    const auto statistics = ana.get("/api/games/scythe/statistics").json();
    for (const auto& row : statistics.at("rows").as_array())
      if (text(row.at("what")) == "factions") dealt.insert(text(row.at("name")));
  }
  EXPECT_EQ(dealt, (std::set<std::string>{"crimea", "nordic"}));
}

TEST(Api, gives_hints_with_their_worth) {
  OwnServer server;
  WebClient ana = server.guest();
  ASSERT_TRUE(ana.open_socket(open_table(ana, 1, {{"options", object{{"factions", array{"nordic", "crimea"}}}}})));
  auto message = ana.receive("table");
  while (message && !message->contains("answers")) message = ana.receive();
  ASSERT_TRUE(message);
  ana.send({{"type", "hint"}, {"id", 5}});
  const auto hints = ana.receive("hints");
  ASSERT_TRUE(hints);
  EXPECT_EQ(hints->at("id"), 5);
  ASSERT_GT(hints->at("hints").as_array().size(), 1u);
  for (const auto& hint : hints->at("hints").as_array()) {
    for (const char* field : {"action", "do", "text", "value", "share"})
      EXPECT_TRUE(hint.as_object().contains(field)) << field;
    EXPECT_GE(hint.at("value").to_number<double>(), 0);
    EXPECT_LE(hint.at("value").to_number<double>(), 1);
  }
}

TEST(Api, opens_a_rematch_with_the_same_people_once_all_ask_for_it) {
  ServerOptions patient;
  patient.messages_a_second = 100'000;
  OwnServer server(patient);
  WebClient ana = server.guest();
  const std::string id = open_table(ana);
  ASSERT_TRUE(ana.open_socket(id));
  ana.send({{"type", "rematch"}, {"id", 1}});
  EXPECT_EQ(text(ana.receive("error")->at("code")), "conflict");
  ASSERT_TRUE(ana.open_socket(id));
  play_to_the_end(ana);
  ana.send({{"type", "rematch"}});
  std::optional<object> again = ana.receive("rematch");
  while (again && !again->contains("table")) again = ana.receive("rematch");
  ASSERT_TRUE(again);
  const auto summary = ana.get("/api/tables/" + text(again->at("table"))).json().at("table");
  EXPECT_EQ(text(summary.at("phase")), "playing");
  EXPECT_EQ(summary.at("you"), (array{0}));
  EXPECT_TRUE(summary.at("owner").as_bool());
}

TEST(Api, takes_a_guests_running_seats_along_to_the_account) {
  OwnServer server;
  WebClient ana = server.guest();
  const std::string before = open_table(ana);
  ana.post("/api/register", {{"name", "Ana"}, {"password", "long enough"}});
  EXPECT_EQ(text(ana.get("/api/tables/" + before).json().at("table").at("seats").at(0).at("name")), "Ana");

  WebClient elsewhere = server.guest();
  const std::string table = open_table(elsewhere);
  ASSERT_TRUE(elsewhere.open_socket(table));
  ASSERT_EQ(elsewhere.post("/api/login", {{"name", "Ana"}, {"password", "long enough"}}).status, 200u);
  for (WebClient* device : {&ana, &elsewhere}) {
    const auto summary = device->get("/api/tables/" + table).json().at("table");
    EXPECT_EQ(summary.at("you"), (array{0}));
    EXPECT_TRUE(summary.at("owner").as_bool());
  }
  // Who was connected as a guest comes back as the account, and after a restart it is still so.
  while (elsewhere.receive()) {
  }
  ASSERT_TRUE(elsewhere.open_socket(table));
  EXPECT_EQ(elsewhere.receive("table")->at("table").at("you"), (array{0}));
  server.stop();
  server.start();
  WebClient again = server.client();
  again.cookie = ana.cookie;
  EXPECT_EQ(again.get("/api/tables?filter=mine").json().at("tables").as_array().size(), 2u);
  ASSERT_TRUE(again.open_socket(table));
  EXPECT_EQ(again.receive("table")->at("table").at("you"), (array{0}));
}

TEST(Api, keeps_every_move_of_a_record_that_somebody_brings) {
  OwnServer server;
  WebClient ana = server.guest();
  const std::string record = record_of("scythe", 30);
  EXPECT_EQ(ana.post("/api/records", {{"record", record.substr(0, record.size() / 2)}}).error(), "bad_request");
  const auto opened = ana.post("/api/records", {{"record", record}});
  ASSERT_EQ(opened.status, 200u) << opened.body;
  const auto summary = opened.json().at("table");
  EXPECT_GE(summary.at("moves").to_number<int>(), 30);
  const std::string id = text(summary.at("id"));
  for (const bool restarted : {false, true}) {
    if (restarted) {
      server.stop();
      server.start();
    }
    WebClient again = server.client();
    again.cookie = ana.cookie;
    ASSERT_TRUE(again.open_socket(id));
    const auto table = again.receive("table");
    ASSERT_TRUE(table);
    EXPECT_GE(table->at("log").as_array().size(), 30u);
    EXPECT_FALSE(table->contains("commitment"));
    again.send({{"type", "history"}, {"from", 0}, {"to", 30}});
    EXPECT_EQ(again.receive("history")->at("views").as_array().size(), 31u);
  }
}

TEST(Api, reviews_a_whole_game_that_somebody_brings_and_counts_it_nowhere) {
  OwnServer server;
  WebClient ana = server.guest();
  const auto running = ana.post("/api/records", {{"record", record_of("settlers", 20)}});
  ASSERT_EQ(running.status, 200u) << running.body;
  EXPECT_EQ(ana.get("/api/tables/" + text(running.json().at("table").at("id")) + "/review").error(), "conflict");

  const std::string record = record_of("settlers", 10'000);
  const auto opened = ana.post("/api/records", {{"record", record}});
  ASSERT_EQ(opened.status, 200u) << opened.body;
  const auto summary = opened.json().at("table");
  EXPECT_EQ(text(summary.at("phase")), "over");
  const std::string id = text(summary.at("id"));
  const object review = review_of(ana, id);
  ASSERT_TRUE(review.contains("decisions"));
  EXPECT_EQ(review.at("of"), summary.at("moves"));
  EXPECT_GT(review.at("decisions").as_array().size(), 20u);
  for (const auto& step : review.at("decisions").as_array())
    EXPECT_LT(step.at("move").to_number<int>(), summary.at("moves").to_number<int>());
  // It goes home as it came, and nobody's statistics have changed.
  EXPECT_EQ(ana.get("/api/tables/" + id + "/record").body, record);
  EXPECT_TRUE(ana.get("/api/games/settlers/statistics").json().at("rows").as_array().empty());
  EXPECT_TRUE(ana.get("/api/games/settlers/hall").json().at("rows").as_array().empty());
}

TEST(Api, refuses_a_game_begun_with_other_rules_and_says_so) {
  OwnServer server;
  WebClient ana = server.guest();
  const std::string id = open_table(ana);
  const std::string cookie = ana.cookie;
  server.stop();
  const auto database = connect(server.options.database);
  database->run("UPDATE game_table SET rules = rules + 1000 WHERE id = $1", {id});
  // Its moves led elsewhere by those rules.
  database->run(
      "UPDATE journal SET entry = replace(replace(entry, '\"mark\":\"', '\"mark\":\"x'), '\"position\":', "
      "'\"other\":')");
  database->run(
      "UPDATE game_table SET keepsake = replace(replace(keepsake, '{\"position\":{', '{\"position\":{\"other\":1,'), "
      "'\"mark\":\"', '\"mark\":\"x')");
  server.start();
  WebClient again = server.client();
  again.cookie = cookie;
  const auto reply = again.get("/api/tables/" + id);
  ASSERT_EQ(reply.status, 200u) << reply.body;
  EXPECT_EQ(text(reply.json().at("closed").at("code")), "other_rules");
  EXPECT_NE(text(reply.json().at("closed").at("message")).find("100"), std::string::npos) << reply.body;
  EXPECT_EQ(text(reply.json().at("table").at("phase")), "playing");
  EXPECT_TRUE(reply.json().at("position").is_object());
  EXPECT_TRUE(reply.json().at("closed").at("record").is_null());  // both versions agree on nothing
  EXPECT_EQ(again.get("/api/tables/" + id + "/record").error(), "other_rules");
  EXPECT_FALSE(again.open_socket(id));
  EXPECT_EQ(again.get("/api/tables?filter=mine").json().at("tables").as_array().size(), 1u);
  server.stop();
  connect(server.options.database)->run("UPDATE game_table SET rules = rules - 1000 WHERE id = $1", {id});
  server.start();
  WebClient back = server.client();
  back.cookie = cookie;
  EXPECT_EQ(back.get("/api/tables/" + id).status, 200u);
}

TEST(Api, goes_on_where_a_table_was_after_a_restart) {
  OwnServer server;
  WebClient ana = server.guest();
  const std::string id = open_table(ana);
  ASSERT_TRUE(ana.open_socket(id));
  auto message = ana.receive("table");
  ASSERT_TRUE(message);
  const auto commitment = message->at("commitment");
  ana.send({{"type", "standing"}, {"end_turn", "by_itself"}});
  std::int64_t moves = 0;
  for (int played = 0; played < 5 && message; message = ana.receive()) {
    if (!message->contains("answers")) continue;
    moves = message->at("moves").to_number<std::int64_t>();
    ana.send({{"type", "play"}, {"action", message->at("answers").at("actions").at(0).at("action")}, {"at", moves}});
    ++played;
  }
  ASSERT_GT(moves, 2);
  const std::string cookie = ana.cookie;
  server.stop();
  server.start();
  WebClient again = server.client();
  again.cookie = cookie;
  ASSERT_TRUE(again.open_socket(id));
  const auto back = again.receive("table");
  ASSERT_TRUE(back);
  EXPECT_GE(back->at("moves").to_number<std::int64_t>(), moves);
  EXPECT_EQ(back->at("commitment"), commitment);
}

TEST(Api, lets_only_known_pages_in) {
  OwnServer server;
  WebClient ana = server.guest();
  ana.origin = "https://evil.example";
  EXPECT_EQ(ana.get("/api/me").error(), "forbidden");
  ana.origin = "http://127.0.0.1:" + std::to_string(server.port());
  EXPECT_EQ(ana.get("/api/me").status, 200u);
  const std::string id = open_table(ana);
  ana.origin = "https://evil.example";
  EXPECT_FALSE(ana.open_socket(id));
  ana.origin.clear();
  ana.marked = false;
  EXPECT_EQ(ana.post("/api/me", {{"language", "cs"}}).error(), "forbidden");
}

TEST(Api, wears_its_security_headers_everywhere) {
  OwnServer server;
  for (const char* path : {"/", "/api/games", "/nothing.js", "/health"}) {
    const auto reply = server.client().get(path);
    EXPECT_NE(reply.headers.find("Content-Security-Policy: default-src 'none'"), std::string::npos) << path;
    EXPECT_NE(reply.headers.find("X-Content-Type-Options: nosniff"), std::string::npos) << path;
  }
}

TEST(Api, can_be_watched) {
  OwnServer server;
  WebClient ana = server.guest();
  EXPECT_EQ(ana.get("/health").status, 200u);
  open_table(ana);
  const std::string metrics = ana.get("/metrics").body;
  EXPECT_NE(metrics.find("ludarium_tables_in_memory 1"), std::string::npos) << metrics;
  EXPECT_EQ(server.log().find(ana.cookie.substr(9)), std::string::npos);
}

}  // namespace api_test
}  // namespace ludarium
