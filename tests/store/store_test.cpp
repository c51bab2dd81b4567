// What is kept, on both databases.
#include "store/store.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "store/schema.hpp"
#include "store/writer.hpp"
#include "tests/support/postgres_server.hpp"

namespace ludarium {
namespace store_test {

class Stored : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    const bool postgres = std::string(GetParam()) == "postgresql";
    if (postgres && !PostgresServer::available()) GTEST_SKIP() << "no PostgreSQL here";
    where_ = postgres ? shared_postgres().new_database() : folder_.path() + "/test.db";
  }
  Store open() const { return Store::open(where_); }

  TemporaryFolder folder_;
  std::string where_;
};

INSTANTIATE_TEST_SUITE_P(, Stored, testing::Values("sqlite", "postgresql"),
                         [](const auto& which) { return which.param; });

StoredPerson ana() { return {"ana1", "Ana", "", "cs", R"({"a":1})", 5}; }

StoredTable some_table(const std::string& id) {
  StoredTable table;
  table.id = id;
  table.game = "scythe";
  table.rules = 3;
  table.chance_key = std::string(64, 'a');
  table.owner = "ana1";
  table.listed = true;
  table.phase = "open";
  table.updated = 10;
  table.summary = "{}";
  table.summary_of = 1;
  table.people = {"ana1", "", "bob1"};
  return table;
}

TEST_P(Stored, opens_for_several_who_come_first_at_the_same_time) {
  std::atomic<int> opened = 0;
  std::vector<std::thread> all;
  for (int i = 0; i < 6; ++i)
    all.emplace_back([&] {
      try {
        open().add_session("h" + std::to_string(++opened), "ana1", 100);
      } catch (const DatabaseError& error) {
        ADD_FAILURE() << error.what();
      }
    });
  for (std::thread& thread : all) thread.join();
  EXPECT_EQ(opened, 6);
}

TEST_P(Stored, a_person_comes_back_as_kept) {
  open().add_person(ana());
  const auto back = open().person("ana1");
  ASSERT_TRUE(back);
  EXPECT_EQ(back->name, "Ana");
  EXPECT_TRUE(back->guest());
  EXPECT_EQ(back->language, "cs");
  EXPECT_EQ(back->settings, R"({"a":1})");
  EXPECT_EQ(back->created, 5);
  EXPECT_FALSE(open().person("bob1"));
}

TEST_P(Stored, names_of_accounts_are_told_apart_without_case_but_guests_share_theirs) {
  Store store = open();
  StoredPerson account = ana(), other = ana(), guest = ana();
  account.password = "hash";
  store.add_person(account);
  other.id = "ana2";
  other.name = "ANA ";
  store.add_person(other);
  guest.id = "ana3";
  store.add_person(guest);
  other.password = "hash";
  EXPECT_FALSE(store.change_person(other));
  ASSERT_EQ(store.accounts_named(" aNa").size(), 1u);
  EXPECT_EQ(store.accounts_named(" aNa")[0].id, "ana1");
  EXPECT_TRUE(store.is_taken("ANA"));
  EXPECT_FALSE(store.is_taken("ANA", "ana1"));
}

TEST_P(Stored, sessions_end_by_time_by_hand_and_everywhere) {
  Store store = open();
  store.add_person(ana());
  store.add_session("h1", "ana1", 100);
  store.add_session("h2", "ana1", 200);
  ASSERT_TRUE(store.session("h1", 99));
  EXPECT_EQ(store.session("h1", 99)->person, "ana1");
  EXPECT_EQ(store.session("h1", 99)->expires, 100);
  EXPECT_FALSE(store.session("h1", 100));
  store.remove_session("h2");
  EXPECT_FALSE(store.session("h2", 1));
  store.end_rights_of("ana1");
  EXPECT_FALSE(store.session("h1", 1));
}

TEST_P(Stored, tokens_belong_to_one_person) {
  Store store = open();
  store.add_token({"t1", "my bot"}, "hash", "ana1");
  EXPECT_EQ(store.person_of_token("hash"), "ana1");
  EXPECT_EQ(store.tokens_of("ana1").front().name, "my bot");
  EXPECT_FALSE(store.remove_token("t1", "bob1"));
  EXPECT_TRUE(store.remove_token("t1", "ana1"));
  EXPECT_FALSE(store.person_of_token("hash"));
}

TEST_P(Stored, who_is_deleted_leaves_games_without_a_name) {
  Store store = open();
  store.add_person(ana());
  store.add_session("h1", "ana1", 100);
  store.add_table(some_table("t"));
  store.once({{"t", 0, "scythe", "ana1", "Ana", "", "nordic", 1, 80, 2, 5, "[]"}}, [] {});
  EXPECT_EQ(store.best_results("scythe", "", 10).size(), 1u);
  store.remove_person("ana1");
  EXPECT_FALSE(store.person("ana1"));
  EXPECT_FALSE(store.session("h1", 1));
  EXPECT_TRUE(store.best_results("scythe", "", 10).empty());
}

TEST_P(Stored, a_name_leaves_the_journals_it_stands_in) {
  Store store = open();
  store.add_person(ana());
  store.append({{"t1", 1, "said by Ana"}, {"t1", 2, "said by Bob"}, {"t2", 1, "said by Ana"}});
  store.leave_trace("t1", {"ana1", "bob1"});
  store.leave_trace("t1", {"ana1"});
  store.remove_person("ana1");
  const auto left = store.forgettings(10);
  ASSERT_EQ(left.size(), 1u);
  EXPECT_EQ(left[0].table + " " + left[0].person + " " + left[0].name, "t1 ana1 Ana");
  store.forget(left[0], [](const std::string& entry) { return entry == "said by Ana" ? "said" : entry; });
  EXPECT_EQ(store.journal("t1"), (std::vector<std::string>{"said", "said by Bob"}));
  EXPECT_TRUE(store.forgettings(10).empty());
}

TEST_P(Stored, endings_are_told_in_their_order_and_when_some_were_missed) {
  Store store = open(), other = open();
  const auto before = store.last_ending();
  store.add_session("h1", "ana1", 100);
  store.remove_session("h1");
  store.remove_session("h1");  // nothing ends twice
  store.add_token({"t1", "my bot"}, "hash", "bob1");
  store.remove_token("t1", "bob1");
  other.end_rights_of("eve1");
  const auto endings = other.endings_after(before);
  EXPECT_EQ(endings.people, (std::vector<std::string>{"ana1", "bob1", "eve1"}));
  EXPECT_FALSE(endings.missed);
  EXPECT_TRUE(other.endings_after(endings.last).people.empty());
  connect(where_)->run("DELETE FROM ending WHERE person = 'ana1'");
  EXPECT_TRUE(other.endings_after(before).missed);
}

TEST_P(Stored, tables_are_listed_by_what_one_may_see_of_them) {
  Store store = open();
  StoredTable secret = some_table("t2"), live = some_table("t3");
  store.add_table(some_table("t1"));
  secret.listed = false;
  store.add_table(secret);
  live.phase = "playing";
  live.owner = "eve1";
  live.people = {"eve1"};
  live.alarm = 50;
  store.add_table(live);
  const auto ids = [&](TableFilter filter, const std::string& person) {
    std::string all;
    for (const StoredTable& table : store.tables(filter, person, 10)) all += table.id + " ";
    return all;
  };
  EXPECT_EQ(ids(TableFilter::open, ""), "t1 ");
  EXPECT_EQ(ids(TableFilter::mine, "bob1"), "t1 t2 ");
  EXPECT_EQ(ids(TableFilter::live, ""), "t3 ");
  EXPECT_EQ(ids(TableFilter::finished, "ana1"), "");
  EXPECT_EQ(store.tables_due(49, 10).size(), 0u);
  EXPECT_EQ(store.tables_due(50, 10), std::vector<std::string>{"t3"});
  EXPECT_EQ(store.table("t1")->people, (std::vector<std::string>{"ana1", "", "bob1"}));
}

TEST_P(Stored, a_journal_comes_back_in_order_however_many_lines_were_kept_at_once) {
  Store store = open();
  std::vector<Store::Entry> entries;
  for (int n = 1; n <= 150; ++n) entries.push_back({"t1", n, "line " + std::to_string(n) + " čeština"});
  store.append(entries);
  const auto lines = store.journal("t1");
  ASSERT_EQ(lines.size(), 150u);
  for (int n = 1; n <= 150; ++n)
    EXPECT_EQ(lines[static_cast<std::size_t>(n - 1)], entries[static_cast<std::size_t>(n - 1)].text);
}

TEST_P(Stored, an_entry_is_never_kept_twice) {
  Store store = open();
  store.append({{"t1", 1, "first"}});
  try {
    store.append({{"t1", 1, "second"}});
    FAIL();
  } catch (const DatabaseError& error) {
    EXPECT_EQ(error.kind(), DatabaseError::Kind::conflict);
  }
  EXPECT_EQ(store.journal("t1"), std::vector<std::string>{"first"});
}

TEST_P(Stored, a_table_is_held_by_one_process_as_long_as_that_lives) {
  Store store = open();
  store.add_table(some_table("t1"));
  store.stay_alive("a", 60'000);
  store.stay_alive("b", 60'000);
  EXPECT_EQ(store.hold_table("t1", "a"), "a");
  EXPECT_EQ(store.hold_table("t1", "b"), "a");
  EXPECT_EQ(store.living().size(), 2u);
  store.stay_alive("a", -1);
  EXPECT_EQ(store.living(), std::vector<std::string>{"b"});
  EXPECT_EQ(store.hold_table("t1", "b"), "b");
  store.let_go("t1", "a");  // not its own any more
  EXPECT_EQ(store.hold_table("t1", "a"), "b");
  store.end_process("b");
  EXPECT_EQ(store.hold_table("t1", "a"), "a");
}

TEST_P(Stored, tables_left_are_those_nobody_has_where_a_bot_may_have_to_move) {
  Store store = open();
  const auto add = [&](const std::string& id, bool bot_asked, int entries) {
    StoredTable table = some_table(id);
    table.phase = "playing";
    table.bot_asked = bot_asked;
    store.add_table(table);
    for (int n = 1; n <= entries; ++n) store.append({{id, n, "{}"}});
  };
  add("asks a bot", true, 1);
  add("asks a person", false, 1);
  add("went on after its summary", false, 2);
  add("held", true, 1);
  store.stay_alive("a", 60'000);
  ASSERT_EQ(store.hold_table("held", "a"), "a");
  EXPECT_EQ(store.tables_left("", 10), (std::vector<std::string>{"asks a bot", "went on after its summary"}));
  EXPECT_EQ(store.tables_left("asks a bot", 10), std::vector<std::string>{"went on after its summary"});
  store.end_process("a");
  EXPECT_EQ(store.tables_left("", 10).size(), 3u);
}

TEST_P(Stored, a_closed_table_stays_closed_and_is_told_for_a_while) {
  Store store = open();
  store.add_table(some_table("t1"));
  EXPECT_FALSE(store.close_table("t2"));
  EXPECT_TRUE(store.close_table("t1"));
  EXPECT_FALSE(store.close_table("t1"));
  store.change_table(some_table("t1"));  // by whoever has it in memory and does not know yet
  EXPECT_EQ(store.table("t1")->phase, "gone");
  EXPECT_EQ(store.tables_closed_lately(), std::vector<std::string>{"t1"});
  EXPECT_TRUE(store.tables(TableFilter::mine, "ana1", 10).empty());
}

TEST_P(Stored, all_or_nothing_inside_another_is_a_part_of_it) {
  Store store = open();
  EXPECT_THROW(store.all_or_nothing([&] {
    store.all_or_nothing([&] { store.setting("inner", "1"); });
    throw std::runtime_error("after all");
  }),
               std::runtime_error);
  EXPECT_EQ(store.setting("inner", "2"), "2");
  store.all_or_nothing([&] { store.setting("later", "1"); });
  EXPECT_EQ(open().setting("later", "2"), "1");
}

TEST_P(Stored, a_setting_keeps_its_first_value) {
  EXPECT_EQ(open().setting("secret", "one"), "one");
  EXPECT_EQ(open().setting("secret", "two"), "one");
}

TEST_P(Stored, a_game_is_counted_once) {
  Store store = open();
  int counted = 0;
  for (int i = 0; i < 3; ++i)
    store.once({{"t", 0, "scythe", "ana1", "Ana", "", "nordic", 1, 80, 2, 5, "[]"}}, [&] { ++counted; });
  EXPECT_EQ(counted, 1);
  EXPECT_EQ(store.results_of("scythe", "ana1", 10).size(), 1u);
}

TEST_P(Stored, ratings_of_few_games_are_listed_last) {
  Store store = open();
  StoredPerson bob = ana();
  bob.id = "bob1";
  store.add_person(ana());
  store.add_person(bob);
  store.set_rating("scythe", {"ana1", "", 30, 8, 1});
  store.set_rating("scythe", {"bob1", "", 25, 2, 9});
  store.set_rating("scythe", {"bob1", "", 26.5, 2, 10});
  store.set_rating("scythe", {"side:nordic", "", 1, 1, 10});
  store.add_table(some_table("t"));
  store.once({{"t", 0, "scythe", "ana1", "Ana", "", "nordic", 1, 80, 2, 5, "[]"},
              {"t", 1, "scythe", "bob1", "Bob", "", "crimea", 2, 70, 2, 5, "[]"}},
             [] {});
  const auto rows = store.ratings("scythe", "", 10, 5);  // one game is too few
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(rows[0].who, "bob1");
  EXPECT_DOUBLE_EQ(rows[0].mean, 26.5);
  EXPECT_EQ(rows[0].games, 10);
}

TEST_P(Stored, opening_again_changes_nothing_and_a_newer_database_is_refused) {
  open().add_person(ana());
  EXPECT_TRUE(open().person("ana1"));
  connect(where_)->run("INSERT INTO schema_step (step) VALUES ($1)", {std::int64_t{newest_schema()} + 1});
  EXPECT_THROW(open(), DatabaseError);
}

TEST_P(Stored, many_hand_ins_share_a_commit_and_each_is_reported_once) {
  open();
  std::atomic<int> kept = 0;
  {
    Writer writer{Store(connect(where_))};
    for (int i = 0; i < 500; ++i)
      writer.keep({nullptr, {}, {{"t" + std::to_string(i), 1, "x"}}, {}, [&](bool yes) { kept += yes; }});
    writer.flush();
    EXPECT_EQ(kept, 500);
    EXPECT_LT(writer.counts().commits, 400u);
    EXPECT_EQ(writer.counts().entries, 500u);
  }
  EXPECT_EQ(open().journal("t499").size(), 1u);
}

TEST_P(Stored, one_refusal_does_not_refuse_the_others_and_leaves_no_gap) {
  open().append({{"t1", 2, "of another process"}});
  Writer writer{Store(connect(where_))};
  const auto line = std::make_shared<std::atomic<bool>>(false);
  std::string reported;
  const auto report = [&](bool yes) { reported += yes ? 'y' : 'n'; };
  writer.keep({line, {}, {{"t1", 1, "a"}}, {}, report});
  writer.keep({nullptr, {}, {{"t2", 1, "b"}}, {}, report});
  writer.keep({line, {}, {{"t1", 2, "c"}}, {}, report});
  writer.keep({line, {}, {{"t1", 3, "d"}}, {}, report});
  writer.keep({nullptr, {}, {{"t2", 2, "e"}}, {}, report});
  writer.flush();
  EXPECT_EQ(reported, "yynny");
  EXPECT_EQ(open().journal("t1"), (std::vector<std::string>{"a", "of another process"}));
}

TEST_P(Stored, a_snapshot_is_the_newest_and_goes_with_the_end_of_its_game) {
  Store store = open();
  StoredTable table = some_table("t1");
  table.phase = "playing";
  store.add_table(table);
  store.keep_snapshot({"t1", 100, 3, "old"});
  store.keep_snapshot({"t1", 200, 3, "new"});
  store.keep_snapshot({"nothing", 1, 3, "of no table"});
  const auto kept = store.snapshot("t1");
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->entries, 200);
  EXPECT_EQ(kept->rules, 3);
  EXPECT_EQ(kept->text, "new");
  EXPECT_FALSE(store.snapshot("nothing"));
  table.phase = "over";
  store.change_table(table);
  EXPECT_FALSE(store.snapshot("t1"));
  store.keep_snapshot({"t1", 300, 3, "that was under way"});
  EXPECT_FALSE(store.snapshot("t1"));
}

TEST(Postgres, a_restarted_database_is_found_again_and_what_failed_left_no_trace) {
  if (!PostgresServer::available()) GTEST_SKIP() << "no PostgreSQL here";
  PostgresServer server;
  Store store = Store::open(server.where());
  Writer writer{Store(connect(server.where()))};
  const auto keep = [&](int n) {
    bool kept = false;
    writer.keep({nullptr, {}, {{"t1", n, "x"}}, {}, [&](bool yes) { kept = yes; }});
    writer.flush();
    return kept;
  };
  EXPECT_TRUE(keep(1));
  server.stop();
  EXPECT_FALSE(keep(2));
  EXPECT_THROW(store.beat("", 1), DatabaseError);
  server.start();
  EXPECT_TRUE(keep(2));
  store.beat("", 1);
  EXPECT_EQ(store.journal("t1").size(), 2u);
}

}  // namespace store_test
}  // namespace ludarium
