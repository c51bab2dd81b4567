// How games end and what they count for, at the socket: resigning, leaving, ratings, coming back after the end, records
// that come home, options that are judged at once.
#include <gtest/gtest.h>

#include <thread>

#include "core/record.hpp"
#include "server/place.hpp"
#include "server/ratings.hpp"
#include "server/results.hpp"
#include "table/match.hpp"
#include "tests/support/own_server.hpp"

namespace ludarium {
namespace endings_test {

using boost::json::array;
using boost::json::object;
using boost::json::value;

std::string text(const value& json) { return std::string(json.as_string()); }

class Endings : public testing::Test {
 protected:
  static ServerOptions patient() {
    ServerOptions options;
    options.messages_a_second = options.requests_a_second = 1'000'000;
    return options;
  }
  WebClient account(const std::string& name, const std::string& from) const {
    WebClient client = server_.client();
    client.from = from;
    client.post("/api/guest", {});
    const auto reply = client.post("/api/register", {{"name", name}, {"password", "long enough"}});
    EXPECT_EQ(reply.status, 200u) << reply.body;
    return client;
  }
  // A game of two seats that both hold, begun, with both at their sockets.
  std::string begin(WebClient& first, WebClient& second, const object& more = {}, const char* game = "scythe") {
    object setup{{"game", game}, {"seats", array{object{{"who", "me"}}, object{{"who", "open"}}}}};
    for (const auto& [key, given] : more) setup[key] = given;
    const auto opened = first.post("/api/tables", setup);
    EXPECT_EQ(opened.status, 200u) << opened.body;
    const std::string id = text(opened.json().at("table").at("id"));
    EXPECT_EQ(second.post("/api/tables/" + id + "/join", {}).status, 200u);
    EXPECT_EQ(first.post("/api/tables/" + id + "/start", {}).status, 200u);
    return id;
  }
  object summary(WebClient& client, const std::string& id) const {
    return client.get("/api/tables/" + id).json().at("table").as_object();
  }
  array ratings(WebClient& client, const std::string& game = "scythe") const {
    return client.get("/api/ratings/" + game).json().at("rows").as_array();
  }
  void wait_until_over(WebClient& client, const std::string& id) const {
    for (int tries = 0; tries < 1200 && text(summary(client, id).at("phase")) != "over"; ++tries)
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    ASSERT_EQ(text(summary(client, id).at("phase")), "over");
  }
  // Ratings are counted a moment after the end.
  array ratings_after(WebClient& client, std::size_t rows) const {
    for (int tries = 0; tries < 200 && ratings(client).size() < rows; ++tries)
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    return ratings(client);
  }

  OwnServer server_{patient()};
};

TEST_F(Endings, who_resigns_has_lost_whatever_the_bot_does_and_both_are_rated) {
  WebClient ana = account("Ana", "127.0.0.2"), bob = account("Bob", "127.0.0.3");
  const std::string id = begin(ana, bob);
  EXPECT_EQ(summary(ana, id).at("rated"), value(true));
  ASSERT_TRUE(ana.open_socket(id));
  ana.send({{"type", "resign"}, {"id", 1}});
  ASSERT_TRUE(ana.receive("done"));
  ana.send({{"type", "take_back_seat"}, {"id", 2}});
  EXPECT_EQ(text(ana.receive("error")->at("code")), "conflict");
  EXPECT_EQ(summary(bob, id).at("seats").at(0).at("lost"), value("resigned"));
  ASSERT_TRUE(bob.open_socket(id));
  bob.send({{"type", "resign"}});  // later: that is the better of the two
  wait_until_over(bob, id);
  const array rows = ratings_after(bob, 2);
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(text(rows.at(0).at("name")), "Bob");
  EXPECT_GT(rows.at(0).at("rating").to_number<int>(), 1500);
  EXPECT_LT(rows.at(1).at("rating").to_number<int>(), 1500);
  EXPECT_EQ(rows.at(0).at("provisional"), value(true));
  // Nobody is famous for what a bot has played, and no faction has won by it.
  EXPECT_TRUE(bob.get("/api/games/scythe/hall").json().at("rows").as_array().empty());
  EXPECT_TRUE(bob.get("/api/games/scythe/statistics").json().at("rows").as_array().empty());
}

TEST_F(Endings, nobody_gains_a_rating_alone) {
  WebClient ana = account("Ana", "127.0.0.2"), twin = account("Anna", "127.0.0.2"), guest = server_.client();
  guest.from = "127.0.0.4";
  guest.post("/api/guest", {});
  const auto both_resign = [&](WebClient& first, WebClient& second, const object& more, const char* why) {
    const std::string id = begin(first, second, more);
    EXPECT_EQ(text(summary(first, id).at("unrated")), why);
    for (WebClient* one : {&first, &second}) {
      ASSERT_TRUE(one->open_socket(id));
      one->send({{"type", "resign"}, {"id", 1}});
      ASSERT_TRUE(one->receive("done"));
    }
    wait_until_over(first, id);
  };
  both_resign(ana, twin, {}, "one_place");
  both_resign(ana, guest, {}, "guests");
  WebClient far = account("Far", "127.0.0.5");
  both_resign(ana, far, {{"hints", true}}, "hints");

  const std::string alone = open_table(ana, 1);
  EXPECT_EQ(text(summary(ana, alone).at("unrated")), "alone");
  const auto hotseat = ana.post("/api/tables", {{"game", "scythe"},
                                                {"seats", array{object{{"who", "me"}}, object{{"who", "me"}}}},
                                                {"hotseat", true},
                                                {"start", true}});
  const std::string shared = text(hotseat.json().at("table").at("id"));
  EXPECT_EQ(text(summary(ana, shared).at("unrated")), "hotseat");
  for (const std::string& id : {alone, shared}) {
    ASSERT_TRUE(ana.open_socket(id));
    const auto shown = summary(ana, id);
    for (const auto& seat : shown.at("you").as_array()) ana.send({{"type", "resign"}, {"seat", seat}});
    wait_until_over(ana, id);
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  EXPECT_TRUE(ratings(ana).empty());
}

TEST_F(Endings, the_end_reaches_whoever_comes_after_the_last_step) {
  WebClient ana = server_.guest(), bob = server_.guest();
  const std::string id = begin(ana, bob);
  ASSERT_TRUE(ana.open_socket(id));
  const auto first = ana.receive("table");
  ASSERT_TRUE(first);
  ana.send({{"type", "resign"}});
  ASSERT_TRUE(bob.open_socket(id));
  bob.send({{"type", "resign"}});
  ana.drop_socket();
  wait_until_over(bob, id);
  for (const std::uint64_t since : {first->at("n").to_number<std::uint64_t>(), std::uint64_t{0}}) {
    ASSERT_TRUE(ana.open_socket(id, since));
    EXPECT_EQ(text(ana.receive()->at("type")), since == 0 ? "table" : "missed");
    const auto over = ana.receive("over");
    ASSERT_TRUE(over);
    EXPECT_EQ(text(over->at("key")).size(), 64u);
    EXPECT_FALSE(text(over->at("record")).empty());
  }
  // Its log has an end, its history has not.
  const auto moves = summary(ana, id).at("moves").to_number<int>();
  ASSERT_GT(moves, 100);
  int known = 0;
  for (int from = 0; from <= moves; from += 200) {
    ana.send({{"type", "history"}, {"from", from}, {"to", std::min(moves, from + 199)}});
    const auto history = ana.receive("history");
    ASSERT_TRUE(history);
    for (const auto& step : history->at("steps").as_array()) {
      if (step.at("move").to_number<int>() == known) continue;
      EXPECT_EQ(step.at("move").to_number<int>(), ++known);
      EXPECT_TRUE(step.as_object().contains("events"));
    }
  }
  EXPECT_EQ(known, moves);
}

TEST_F(Endings, a_clock_runs_on_over_a_restart_but_not_while_nobody_was_there) {
  WebClient ana = server_.guest(), bob = server_.guest();
  const std::string id =
      begin(ana, bob, {{"clock", object{{"kind", "real"}, {"bank", 10}, {"increment", 0}, {"cap", 0}}}});
  const auto left = [&] {  // of whoever is waited for: chance says who begins
    const object shown = summary(ana, id);
    const auto seat = shown.at("waiting").at(0).to_number<std::size_t>();
    return shown.at("seats").at(seat).at("clock").to_number<double>();
  };
  std::this_thread::sleep_for(std::chrono::milliseconds(1100));  // the heart has beaten
  const double before = left();
  EXPECT_LT(before, 600);
  const std::string cookie = ana.cookie;
  server_.stop();
  server_.wait(20 * second);
  server_.start();
  ana = server_.client();
  ana.cookie = cookie;
  EXPECT_GT(left(), before - 6);  // two seconds at most, and what this machine takes to start
  EXPECT_LE(left(), before + 2);  // the second before the server said for the last time that it is well
}

TEST_F(Endings, a_clock_in_days_stands_still_on_the_days_a_person_rests) {
  WebClient ana = server_.guest(), bob = server_.guest();
  const auto changed = ana.post("/api/me", {{"rest", object{{"weekend", array{"monday"}}, {"zone", 60}}}});
  ASSERT_EQ(changed.status, 200u) << changed.body;
  EXPECT_EQ(changed.json().at("me").at("rest").at("weekend"), (array{"monday"}));
  EXPECT_EQ(ana.post("/api/me", {{"rest", object{{"weekend", array{"someday"}}}}}).status, 400u);
  const std::string id =
      begin(ana, bob, {{"clock", object{{"kind", "days"}, {"bank", 2}, {"increment", 12}, {"cap", 2}}}});
  const auto left = [&] { return summary(bob, id).at("seats").at(0).at("clock").to_number<double>(); };
  // All days from now on are holidays: at the table that runs already, too.
  const object holidays{{"holidays", array{object{{"from", "2026-01-01"}, {"to", "2026-02-15"}}}},
                        {"weekend", array{}}};
  EXPECT_EQ(ana.post("/api/me", {{"rest", holidays}}).status, 200u);
  EXPECT_GT(left(), 2 * 86'400 - 60);
  EXPECT_TRUE(ana.get("/api/me").json().at("me").as_object().contains("rest_allowance"));
}

TEST_F(Endings, secret_answers_move_nothing_that_others_see) {
  WebClient ana = server_.guest(), bob = server_.guest(), eve = server_.guest();
  const std::string id = begin(ana, bob);
  ASSERT_TRUE(ana.open_socket(id));
  ASSERT_TRUE(bob.open_socket(id));
  ASSERT_TRUE(eve.open_socket(id));
  const auto n_of = [](WebClient& client) {
    client.send({{"type", "score"}, {"id", 77}});
    std::string types;
    for (auto message = client.receive(); message; message = client.receive()) {
      if (message->at("type") == "scores") return std::pair(message->at("n").to_number<int>(), types);
      types += text(message->at("type")) + " ";
    }
    return std::pair(-1, types);
  };
  for (WebClient* one : {&bob, &eve, &ana}) n_of(*one);  // everybody has heard that all are here
  const int before = n_of(eve).first;
  for (const char* answer : {"take", "decline", "take"})
    bob.send({{"type", "standing"}, {"answers", object{{"no such decision", answer}}}});
  for (WebClient* other : {&ana, &eve}) {
    const auto [n, heard] = n_of(*other);
    EXPECT_EQ(heard, "");
    EXPECT_EQ(n, before);
  }
  EXPECT_EQ(summary(eve, id).at("moves"), value(0));
}

TEST_F(Endings, hints_follow_the_table) {
  WebClient ana = server_.guest(), bob = server_.guest();
  for (const bool allowed : {false, true}) {
    const std::string id = allowed ? begin(ana, bob, {{"hints", true}}) : begin(ana, bob);
    EXPECT_EQ(summary(bob, id).at("hints"), value(allowed));
    ASSERT_TRUE(ana.open_socket(id));
    ASSERT_TRUE(bob.open_socket(id));
    const bool first = summary(ana, id).at("waiting").at(0) == 0;
    WebClient& asked = first ? ana : bob;
    asked.send({{"type", "hint"}, {"id", 3}});
    if (allowed) {
      EXPECT_TRUE(asked.receive("hints"));
    } else {
      EXPECT_EQ(text(asked.receive("error")->at("code")), "forbidden");
    }
  }
}

TEST_F(Endings, options_are_judged_before_a_table_is_open) {
  WebClient ana = server_.guest();
  object many;
  for (int i = 0; i < 500; ++i) many["option" + std::to_string(i)] = i;
  struct Wrong {
    const char* game;
    int seats;
    object options;
  };
  for (const Wrong& wrong : std::initializer_list<Wrong>{{"scythe", 2, {{"colour", "red"}}},
                                                         {"scythe", 2, {{"factions", array{"nordic", "nordic"}}}},
                                                         {"scythe", 2, many},
                                                         {"scythe", 3, {{"automa", "ultimaszyna"}}},
                                                         {"scythe", 1, {{"delay_penalty", true}}},
                                                         {"settlers", 1, {{"peaceful", true}}},
                                                         {"paladins", 2, {{"solo_second_discard", "card"}}},
                                                         {"paladins", 2, {{"difficulty", "hard"}}}}) {
    array seats;
    for (int i = 0; i < wrong.seats; ++i) seats.push_back(object{{"who", i == 0 ? "me" : "open"}});
    const auto reply = ana.post("/api/tables", {{"game", wrong.game}, {"seats", seats}, {"options", wrong.options}});
    EXPECT_EQ(reply.status, 400u) << wrong.options;
    EXPECT_EQ(reply.error(), "bad_option") << wrong.options;
  }
  EXPECT_TRUE(ana.get("/api/tables?filter=mine").json().at("tables").as_array().empty());
}

// A game without a table, as the terminal saves it, with the names of who played.
std::string record_of(const std::string& id, int moves, std::vector<std::string> names) {
  const AnyGame& game = *served_games().find(id);
  Match match = *Match::start(game, {id, game.rules_version(), {2, 77, {}}, std::nullopt, std::move(names), {}});
  for (Rng rng{5}; moves > 0 && !match.over(); --moves) {
    const Seat seat = game.pending(match.state()).seats.lowest();
    ActionList list;
    game.legal(match.view(seat), seat, list);
    match.play(seat, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
  return write_record(game, match.record());
}

TEST_F(Endings, an_uploaded_record_comes_back_as_it_was) {
  WebClient ana = server_.guest();
  const auto upload = [&](const std::string& record) {
    const auto opened = ana.post("/api/records", {{"record", record}});
    EXPECT_EQ(opened.status, 200u) << opened.body;
    const std::string id = text(opened.json().at("table").at("id"));
    return ana.get("/api/tables/" + id + "/record").body;
  };
  const std::string by_hand = record_of("settlers", 10'000, {"Zora", "Yvo"});
  EXPECT_EQ(upload(by_hand), by_hand);
  // One of a table, with its key and commitment.
  WebClient bob = server_.guest();
  const std::string id = begin(ana, bob, {}, "paladins");
  for (WebClient* one : {&ana, &bob}) {
    ASSERT_TRUE(one->open_socket(id));
    one->send({{"type", "resign"}, {"id", 1}});
    ASSERT_TRUE(one->receive("done"));
  }
  wait_until_over(ana, id);
  const std::string played = ana.get("/api/tables/" + id + "/record").body;
  EXPECT_NE(played.find("# commitment"), std::string::npos);
  EXPECT_EQ(upload(played), played);
}

TEST_F(Endings, a_record_with_a_forged_score_is_refused) {
  WebClient ana = server_.guest();
  std::string record = record_of("settlers", 10'000, {"Zora", "Yvo"});
  const auto at = record.find("# score ");
  ASSERT_NE(at, std::string::npos);
  record.insert(record.find('\n', at), "0");
  const auto reply = ana.post("/api/records", {{"record", record}});
  EXPECT_EQ(reply.error(), "bad_request");
  EXPECT_NE(reply.body.find("score"), std::string::npos) << reply.body;
}

// ---- What a game is worth, without a server

TEST(Places, are_one_network) {
  EXPECT_EQ(network_of("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(network_of("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), network_of("2001:db8:1:2::9"));
  EXPECT_EQ(network_of("2001:db8::1"), network_of("2001:db8:0:0:7::"));
  EXPECT_NE(network_of("2001:db8:1:2::9"), network_of("2001:db8:1:3::9"));
  EXPECT_EQ(Place("a").mark("192.0.2.7"), Place("a").mark("192.0.2.7"));
  EXPECT_NE(Place("a").mark("192.0.2.7"), Place("b").mark("192.0.2.7"));
  EXPECT_EQ(Place("a").mark(""), "");
}

// Shown ratings of two equals after so many games, each winning in turn or by the toss of a coin.
std::pair<double, double> after_games(int games, bool by_turns) {
  Strength ana, bob, side = unknown_side, other = unknown_side;
  Rng rng{3};
  for (int game = 0; game < games; ++game) {
    const bool first = by_turns ? game % 2 == 0 : rng.below(2) == 0;
    RatedSeat seats[] = {{ana, side, first ? 1 : 2}, {bob, other, first ? 2 : 1}};
    rate(seats);
    ana = seats[0].person;
    bob = seats[1].person;
  }
  return {shown_rating(ana), shown_rating(bob)};
}

TEST(Ratings, shown_of_two_equals_do_not_drift) {
  EXPECT_DOUBLE_EQ(shown_rating(unknown_person), 1500);
  for (const int games : {2, 20, 200, 1000}) {
    const auto [ana, bob] = after_games(games, true);
    EXPECT_NEAR(ana, 1500, 100) << games;
    EXPECT_NEAR(bob, 1500, 100) << games;
    const auto [luck, bad_luck] = after_games(games, false);
    EXPECT_NEAR((luck + bad_luck) / 2, 1500, 30) << games;
  }
}

class Counting : public testing::Test {
 protected:
  StoredResult result(const std::string& table, int seat, const std::string& person, int place) const {
    StoredResult made;
    made.table = table;
    made.seat = seat;
    made.game = "scythe";
    made.person = made.name = person;
    made.side = seat == 0 ? "nordic" : "crimea";
    made.place = place;
    made.seats = 2;
    made.finished = now_;
    made.rated = true;
    return made;
  }
  double mean_of(const std::string& person) { return store_.rating("scythe", person)->mean; }

  TemporaryFolder folder_;
  Store store_ = Store::open(folder_.path() + "/counting.db");
  Time now_ = 1'000'000'000;
};

TEST_F(Counting, rates_the_same_two_people_three_times_a_day_at_most) {
  double before = 0;
  for (int game = 0; game < 6; ++game) {
    const std::string table = "table" + std::to_string(game);
    now_ += 1000;
    count_game(store_, {result(table, 0, "ana", 1), result(table, 1, "bob", 2)});
    if (game >= 3) {
      EXPECT_DOUBLE_EQ(mean_of("ana"), before) << game;
    } else {
      EXPECT_GT(mean_of("ana"), before) << game;
    }
    before = mean_of("ana");
  }
  now_ += day;
  count_game(store_, {result("later", 0, "ana", 1), result("later", 1, "bob", 2)});
  EXPECT_GT(mean_of("ana"), before);
}

TEST_F(Counting, says_a_line_of_the_sheet_once_to_each_person) {
  for (const char* table : {"one", "two"}) {
    StoredResult won = result(table, 0, "ana", 1), lost = result(table, 1, "bob", 2);
    won.honours = R"(["scythe.record.first_win_nordic","scythe.record.feat_1"])";
    won.most_honours = 2;
    count_game(store_, {won, lost});
  }
  std::multiset<std::string> said;
  for (const StoredResult& kept : store_.results_of("scythe", "ana", 10)) {
    const auto lines = parse_json(kept.honours);
    for (const auto& line : lines->as_array()) said.insert(text(line));
  }
  EXPECT_EQ(said, (std::multiset<std::string>{"scythe.record.feat_1", "scythe.record.first_win_nordic"}));
  now_ += 1000;
  StoredResult won = result("three", 0, "bob", 1);
  won.honours = R"(["scythe.record.first_win_nordic"])";
  won.most_honours = 2;
  count_game(store_, {won});
  EXPECT_EQ(store_.results_of("scythe", "bob", 1).front().honours, won.honours);  // hers is not his
}

TEST_F(Counting, a_game_that_was_given_up_is_in_no_hall_and_no_statistics) {
  StoredResult gone = result("one", 0, "ana", 2);
  gone.lost = "resigned";
  gone.points = 99;
  gone.dealt = R"({"factions":"nordic"})";
  StoredTable table;
  table.id = "one";
  table.game = "scythe";
  table.listed = true;
  table.people = {"ana", "bob"};
  store_.add_table(table);
  count_game(store_, {gone, result("one", 1, "bob", 1)});
  ASSERT_EQ(store_.best_results("scythe", "", 10).size(), 1u);
  for (const StoredResult& best : store_.best_results("scythe", "", 10)) EXPECT_NE(best.person, "ana");
  for (const StoredStatistic& row : store_.statistics("scythe", "")) EXPECT_EQ(row.dealt, "{}");
  EXPECT_EQ(store_.results_of("scythe", "ana", 1).front().lost, "resigned");
}

}  // namespace endings_test
}  // namespace ludarium
