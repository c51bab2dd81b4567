// What moves taught is kept behind the decisions, so that a long game opens as a new one does; and whatever a snapshot
// says, the table is the one of its journal.
#include "server/snapshots.hpp"

#include <gtest/gtest.h>

#include <random>
#include <thread>

#include "server/marks.hpp"
#include "server/secrets.hpp"
#include "server/upgrade.hpp"
#include "store/store.hpp"
#include "tests/support/fake_words.hpp"
#include "tests/support/own_server.hpp"

namespace ludarium {
namespace snapshots_test {

using boost::json::array;
using boost::json::object;

class Kept : public testing::Test {
 protected:
  static ServerOptions patient() {
    ServerOptions options;
    options.messages_a_second = options.requests_a_second = 1'000'000;
    return options;
  }

  // A program plays both seats by itself, without being told more than it needs.
  void play_until(WebClient& client, int moves) {
    std::mt19937 random(7);
    client.send({{"type", "standing"}, {"seat", 0}, {"end_turn", "by_itself"}});
    client.send({{"type", "standing"}, {"seat", 1}, {"end_turn", "by_itself"}});
    client.send({{"type", "view"}, {"seat", 0}});
    for (;;) {
      const auto message = client.receive();
      ASSERT_TRUE(message);
      if (!message->contains("waiting") || !message->contains("moves")) continue;
      if (message->at("moves").to_number<int>() >= moves) return;
      if (!message->contains("answers")) {
        client.send({{"type", "view"}, {"seat", message->at("waiting").at(0)}});
        continue;
      }
      const object& answers = message->at("answers").as_object();
      const auto& actions = answers.at("actions").as_array();
      client.send({{"type", "play"},
                   {"seat", answers.at("seat")},
                   {"action", actions[random() % actions.size()].at("action")},
                   {"at", message->at("moves")}});
    }
  }
  std::string begin(WebClient& ana) const {
    const array both{object{{"who", "me"}}, object{{"who", "me"}}};
    return open_table(ana, 0, {{"seats", both}, {"hotseat", true}});
  }
  std::optional<StoredSnapshot> wait_for_snapshot(const std::string& id) const {
    for (int tries = 0; tries < 400; ++tries) {
      if (auto kept = Store(connect(server_.options.database)).snapshot(id)) return kept;
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return std::nullopt;
  }
  std::vector<object> journal(const std::string& id) const {
    return read_journal(Store(connect(server_.options.database)).journal(id));
  }

  OwnServer server_{patient()};
};

TEST_F(Kept, for_a_game_between_programs_and_the_table_is_told_as_without) {
  WebClient ana = server_.guest();
  const std::string id = begin(ana);
  ASSERT_TRUE(ana.open_socket(id, 0, "brief"));
  play_until(ana, 130);
  const auto kept = wait_for_snapshot(id);
  ASSERT_TRUE(kept);
  EXPECT_GE(kept->entries, 100);
  const std::string cookie = ana.cookie;
  const auto told = [&] {
    server_.stop();
    server_.start();
    WebClient again = server_.client();
    again.cookie = cookie;
    EXPECT_TRUE(again.open_socket(id));
    object table = *again.receive("table");
    table.erase("table");  // who is connected, and for how long
    return table;
  };
  const object with = told();
  connect(server_.options.database)->run("DELETE FROM snapshot");
  EXPECT_EQ(told(), with);
}

TEST_F(Kept, is_lent_to_the_moves_that_still_stand_and_only_where_it_fits) {
  WebClient ana = server_.guest();
  const std::string id = begin(ana);
  ASSERT_TRUE(ana.open_socket(id, 0, "brief"));
  play_until(ana, 120);
  const auto kept = wait_for_snapshot(id);
  ASSERT_TRUE(kept);
  const std::vector<object> all = journal(id);
  const auto lent = [&](const StoredSnapshot& snapshot, std::int64_t rules) {
    std::vector<object> some = all;
    const bool fits = lend(some, snapshot, rules);
    EXPECT_EQ(fits, some != all);
    return fits;
  };
  EXPECT_TRUE(lent(*kept, kept->rules));
  EXPECT_FALSE(lent(*kept, kept->rules + 1)) << "other rules";
  for (const auto& [entries, text] :
       std::vector<std::pair<std::int64_t, std::string>>{{0, kept->text},
                                                         {kept->entries - 1, kept->text},
                                                         {kept->entries + 100'000, kept->text},
                                                         {kept->entries, ""},
                                                         {kept->entries, "[]"},
                                                         {kept->entries, "{}"},
                                                         {kept->entries, kept->text.substr(0, kept->text.size() / 2)},
                                                         {kept->entries, R"({"mark":"0","from":0,"taught":[]})"},
                                                         {kept->entries, R"({"mark":1,"from":"x","taught":{}})"}})
    EXPECT_FALSE(lent({id, entries, kept->rules, text}, kept->rules)) << text.substr(0, 40);
  // What a snapshot says is what trying it all again says.
  std::vector<object> with = all;
  ASSERT_TRUE(lend(with, *kept, kept->rules));
  const auto row = *Store(connect(server_.options.database)).table(id);
  const auto table = Table::restore(served_games(), all, ChanceKey::read(row.chance_key)->chance(),
                                    [](const std::string&) -> const Words& { throw std::logic_error("no words"); });
  ASSERT_TRUE(table);
  std::size_t step = 0;
  table->match()->replay([&](const Match::Step&, const AnyState& before, const AnyState&) {
    std::size_t moves = 0;
    for (const object& entry : with) {
      if (entry.at("entry") != "move" || moves++ != step) continue;
      if (entry.contains("taught")) {
        EXPECT_EQ(entry.at("taught").to_number<std::uint32_t>(), table->match()->what_it_taught(step, before)) << step;
      }
      break;
    }
    ++step;
  });
}

TEST_F(Kept, of_a_damaged_one_nothing_comes_but_the_journal_counts) {
  WebClient ana = server_.guest();
  const std::string id = begin(ana);
  ASSERT_TRUE(ana.open_socket(id, 0, "brief"));
  play_until(ana, 120);
  ASSERT_TRUE(wait_for_snapshot(id));
  const std::string cookie = ana.cookie;
  server_.stop();
  for (const char* text : {"", "no JSON", R"({"taught":7})"}) {
    connect(server_.options.database)->run("UPDATE snapshot SET kept = $1", {std::string(text)});
    server_.start();
    WebClient again = server_.client();
    again.cookie = cookie;
    ASSERT_TRUE(again.open_socket(id)) << text;
    const auto table = again.receive("table");
    ASSERT_TRUE(table) << text;
    EXPECT_GE(table->at("moves").to_number<int>(), 120);
    again.drop_socket();
    server_.stop();
  }
  server_.start();
}

}  // namespace snapshots_test
}  // namespace ludarium
