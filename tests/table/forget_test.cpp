// Who is deleted leaves a table, and its journal, without a name; the game goes on.
#include "table/forget.hpp"

#include <gtest/gtest.h>

#include <set>

#include "table/table.hpp"
#include "tests/support/fake_words.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace forget_test {

using boost::json::array;
using boost::json::object;

const Words& words_in(const std::string&) {
  static const FakeWords words;
  return words;
}
std::uint64_t chance(std::size_t move) { return Rng{move}.next(); }

// Anna, who brought a friend to her screen, and Boris; Anna has talked.
class Forgotten : public testing::Test {
 protected:
  void SetUp() override {
    const auto setup = read_table_setup(
        every_game(),
        {{"game", "scythe"},
         {"hotseat", true},
         {"seats", array{object{{"who", "me"}, {"name", "Annuska"}}, object{{"who", "me"}}, object{{"who", "open"}}}}});
    table_.emplace(*Table::open(every_game(), *setup, {"p1", "Anna"}, 1, chance, words_in));
    keep();
  }
  void begin() {
    table_->sit({"p2", "Boris"}, std::nullopt, 2);
    table_->start("p1", false, 3);
    const ViewerId anna = table_->attach({"p1", "Anna"}, "en", 0, 4);
    table_->receive(anna, {{"type", "chat"}, {"text", "hello"}}, 5);
    keep();
  }
  void keep() {
    for (object& entry : table_->take_output().journal) journal_.push_back(std::move(entry));
  }
  void forget() {
    table_->forget("p1", "Anna", 6);
    for (object& entry : journal_) forget_in(entry, "p1", "Anna");
    keep();
  }
  static std::string seats_of(const Table& table) {
    std::string seats;
    for (const SeatHolder& seat : table.seats())
      seats += seat.name + (seat.played_by_bot() ? "(bot) " : seat.kind == Holder::open ? "(open) " : " ");
    return seats;
  }
  std::string everything() const {
    std::string all;
    for (const object& entry : journal_) all += boost::json::serialize(entry);
    return all;
  }

  std::optional<Table> table_;
  std::vector<object> journal_;
};

TEST_F(Forgotten, people_leave_bots_in_their_seats_and_no_name) {
  begin();
  EXPECT_NE(everything().find("Anna"), std::string::npos);
  forget();
  EXPECT_EQ(seats_of(*table_), "(bot) (bot) Boris ");
  EXPECT_EQ(table_->owner(), "p2");
  EXPECT_EQ(everything().find("Ann"), std::string::npos) << everything();
  EXPECT_EQ(table_->match()->record().names, (std::vector<std::string>{"", "", "Boris"}));
  // What comes back from the journal is the same.
  const auto again = Table::restore(every_game(), journal_, chance, words_in);
  ASSERT_TRUE(again);
  EXPECT_EQ(seats_of(*again), seats_of(*table_));
  EXPECT_EQ(again->owner(), "p2");
  EXPECT_EQ(again->match()->record().names, table_->match()->record().names);
}

TEST_F(Forgotten, people_leave_a_journal_with_entries_of_every_kind) {
  begin();
  const ViewerId boris = table_->attach({"p2", "Boris"}, "en", 0, 6);
  const ViewerId anna = table_->attach({"p1", "Anna"}, "en", 0, 6);
  table_->excuse_outage(7, 9'000, 9'000);
  for (const ViewerId somebody : {anna, boris}) {
    table_->receive(somebody, {{"type", "chat"}, {"phrase", "hello"}}, 7);
    table_->receive(somebody, {{"type", "standing"}, {"seat", 0}, {"answers", object{}}, {"end_turn", "by_itself"}}, 8);
    table_->receive(somebody, {{"type", "pause"}}, 9);
  }
  for (const char* person : {"p1", "p2"}) table_->set_rest(person, {}, 9'002);
  table_->leave("p2", 9'003);
  keep();
  std::set<std::string> kinds;
  for (const object& entry : journal_) kinds.insert(std::string(entry.at("entry").as_string()));
  for (const char* wanted : {"open", "sit", "start", "chat", "outage"}) EXPECT_TRUE(kinds.contains(wanted)) << wanted;
  forget();
  EXPECT_EQ(everything().find("Ann"), std::string::npos) << everything();
  EXPECT_NE(everything().find("9000"), std::string::npos);
  EXPECT_TRUE(Table::restore(every_game(), journal_, chance, words_in));
}

TEST_F(Forgotten, people_leave_a_table_that_has_not_begun_to_who_comes_next) {
  forget();
  EXPECT_EQ(seats_of(*table_), "(open) (open) (open) ");
  EXPECT_FALSE(table_->sit({"p2", "Boris"}, std::nullopt, 7));
  EXPECT_EQ(table_->owner(), "p2");
  EXPECT_FALSE(table_->start("p2", true, 8));
}

TEST_F(Forgotten, people_are_known_by_their_name_in_lines_from_before) {
  object old{{"entry", "chat"}, {"from", "Anna"}, {"text", "hello"}, {"phrase", ""}};
  object other{{"entry", "chat"}, {"from", "Anna"}, {"person", "p9"}, {"text", "hello"}, {"phrase", ""}};
  forget_in(old, "p1", "Anna");
  forget_in(other, "p1", "Anna");  // somebody else of the same name
  EXPECT_EQ(old.at("from"), "");
  EXPECT_EQ(other.at("from"), "Anna");
}

}  // namespace forget_test
}  // namespace ludarium
