// A program with other rules: the games it leads to the same go on in it, the rest can be looked at and taken along as
// far as both agree.
#include "server/upgrade.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "core/erased.hpp"
#include "server/secrets.hpp"
#include "server/server.hpp"
#include "tests/support/pebbles.hpp"
#include "tests/support/postgres_server.hpp"
#include "tests/support/web_client.hpp"

namespace ludarium {
namespace upgrade_test {

// The same game under another number, and one in which who takes pebbles is given one more after so many turns.
struct Renumbered : Pebbles {
  int rules_version() const { return 1000; }
};
struct Generous : Pebbles {
  int rules_version() const { return 1001; }
  void apply(State& state, Seat seat, Action action, Events* events) const {
    const auto turn = state.turn;
    Pebbles::apply(state, seat, action, events);
    if (turn >= 3) ++state.pebbles[index(seat)];
  }
};

// What nobody sees is another after so many turns: the order of the cards that are still to be drawn. For one turn
// only, or for good; and where only the bytes of a state are others.
struct Sleight : Pebbles {
  int rules_version() const { return 1002; }
  static void turn_deck(State& state) { std::reverse(state.deck.begin(), state.deck.begin() + state.deck_size); }
  void apply(State& state, Seat seat, Action action, Events* events) const {
    const auto turn = state.turn;
    Pebbles::apply(state, seat, action, events);
    if (turn == 3) turn_deck(state);
  }
};
struct Healed : Sleight {
  int rules_version() const { return 1003; }
  void apply(State& state, Seat seat, Action action, Events* events) const {
    const auto turn = state.turn;
    Pebbles::apply(state, seat, action, events);
    if (turn == 3 || turn == 4) turn_deck(state);
  }
};
struct LaidOut : Pebbles {
  int rules_version() const { return 1004; }
  void apply(State& state, Seat seat, Action action, Events* events) const {
    Pebbles::apply(state, seat, action, events);
    state.spare = 1;
  }
};

const DataSource no_facts;

class Served {
 public:
  template <class Game>
  Served(Game game, const std::string& database) {
    start_secrets();
    games_.add(std::make_unique<Erased<Game>>(std::move(game)));
    ServerOptions options;
    options.port = 0;
    options.database = database;
    server_ = std::make_unique<Server>(games_, no_facts, options, machine_time, log_);
    server_->start();
  }
  WebClient client(const std::string& cookie = "") const {
    WebClient client(server_->port());
    client.cookie = cookie;
    if (cookie.empty()) client.post("/api/guest", {});
    return client;
  }

 private:
  Registry games_;
  std::ostringstream log_;
  std::unique_ptr<Server> server_;
};

// Plays so many decisions against a bot; the table's id.
std::string play(WebClient& ana, int decisions) {
  const boost::json::array seats{{{"who", "me"}}, {{"who", "bot"}, {"level", "random"}}};
  const boost::json::object options{{"bids", false}};
  const auto opened =
      ana.post("/api/tables", {{"game", "pebbles"}, {"seats", seats}, {"options", options}, {"start", true}});
  const std::string id(opened.json().at("table").at("id").as_string());
  EXPECT_TRUE(ana.open_socket(id));
  ana.send({{"type", "standing"}, {"end_turn", "by_itself"}});
  for (int made = 0; made <= decisions;) {
    const auto message = ana.receive();
    if (!message) return "";
    if (!message->contains("answers")) continue;
    if (made++ == decisions) break;  // it is our turn again
    ana.send({{"type", "play"},
              {"action", message->at("answers").at("actions").at(0).at("action")},
              {"at", message->at("moves")}});
  }
  ana.close_socket();
  return id;
}

class Upgrade : public testing::Test {
 protected:
  void SetUp() override {
    const Served served(Pebbles{}, database_);
    WebClient ana = served.client();
    cookie_ = ana.cookie;
    short_ = play(ana, 1);
    long_ = play(ana, 3);
    ASSERT_FALSE(short_.empty() || long_.empty());
  }
  template <class Game>
  std::map<std::string, UpgradeCount> tried(Game game) const {
    Registry games;
    games.add(std::make_unique<Erased<Game>>(std::move(game)));
    Store store(connect(database_));
    UpgradeRequest request;
    request.only_try = true;
    return upgrade(
        store, games, [](const std::string&) -> const Words& { throw std::logic_error("no words"); }, request);
  }

  TemporaryFolder folder_;
  const std::string database_ = folder_.path() + "/test.db";
  std::string cookie_, short_, long_;
};

TEST_F(Upgrade, lets_all_games_go_on_where_the_rules_lead_to_the_same) {
  EXPECT_EQ(tried(Renumbered{}).at("pebbles").on, 2u);
  const Served served(Renumbered{}, database_);
  WebClient ana = served.client(cookie_);
  for (const std::string& table : {short_, long_}) {
    EXPECT_TRUE(ana.open_socket(table));
    EXPECT_TRUE(ana.receive("table"));
  }
}

TEST_F(Upgrade, closes_a_game_that_leads_elsewhere_and_gives_out_what_both_versions_agree_on) {
  const auto counts = tried(Generous{});
  EXPECT_EQ(counts.at("pebbles").running, 2u);
  EXPECT_EQ(counts.at("pebbles").on, 1u);
  EXPECT_EQ(counts.at("pebbles").closed, 1u);
  const Served served(Generous{}, database_);
  WebClient ana = served.client(cookie_);
  EXPECT_TRUE(ana.open_socket(short_));
  EXPECT_FALSE(ana.open_socket(long_));
  const auto shown = ana.get("/api/tables/" + long_).json();
  EXPECT_EQ(shown.at("closed").at("code").as_string(), "other_rules");
  EXPECT_TRUE(shown.at("position").is_object());
  const auto record = ana.get(std::string(shown.at("closed").at("record").as_string()));
  ASSERT_EQ(record.status, 200u) << record.body;
  // It goes on by the new rules as a game of its own.
  const auto brought = ana.post("/api/records", {{"record", record.body}});
  ASSERT_EQ(brought.status, 200u) << brought.body << record.body;
  EXPECT_GT(brought.json().at("table").at("moves").to_number<int>(), 0);
  WebClient eve = served.client();
  EXPECT_EQ(eve.get("/api/tables/" + long_ + "/record").error(), "other_rules");
}

TEST_F(Upgrade, judges_every_step_by_what_every_seat_sees_and_not_by_how_it_is_laid_out) {
  EXPECT_EQ(tried(LaidOut{}).at("pebbles").on, 2u);
  EXPECT_EQ(tried(Sleight{}).at("pebbles").closed, 1u);
  EXPECT_EQ(tried(Healed{}).at("pebbles").closed, 1u) << "it ends as it did, but a step between led elsewhere";
}

// Journals of before say nothing of where each step led; what was kept beside them says where the last one did.
TEST_F(Upgrade, compares_the_end_where_a_journal_has_no_marks) {
  const auto database = connect(database_);
  database->run(
      "UPDATE journal SET entry = replace(replace(entry, '\"mark\":', '\"was\":'), '\"position\":\"', '\"were\":\"')");
  EXPECT_EQ(tried(Renumbered{}).at("pebbles").on, 2u);
  EXPECT_EQ(tried(Generous{}).at("pebbles").closed, 1u);
  EXPECT_EQ(tried(Sleight{}).at("pebbles").closed, 1u);
  database->run("UPDATE game_table SET keepsake = replace(keepsake, '\"mark\":', '\"was\":')");
  EXPECT_EQ(tried(Renumbered{}).at("pebbles").on, 2u) << "by the position everybody may see";
  EXPECT_EQ(tried(Generous{}).at("pebbles").closed, 1u);
}

}  // namespace upgrade_test
}  // namespace ludarium
