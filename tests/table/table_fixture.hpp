// A table driven as a server drives it, for tests: messages with a time in, messages per viewer, journal and thoughts
// out. Example: class ClockTest : public TableFixture {}; start_two(); play(anna_, "take 2"); got(boris_, "step")
#pragma once

#include <gtest/gtest.h>

#include "table/table.hpp"
#include "tests/support/fake_words.hpp"
#include "tests/support/games.hpp"

namespace ludarium::table_fixture {

using boost::json::array;
using boost::json::object;
using boost::json::value;

inline const Person anna{"p1", "Anna"}, boris{"p2", "Boris"}, guest{"p3", "Cyril"};

inline std::uint64_t draws(std::size_t move) { return Rng{move + 17}.next(); }

inline const Words& fake_words(const std::string&) {
  static const FakeWords words;
  return words;
}

inline object two_persons() {
  return {{"game", "pebbles"},
          {"seats", array{object{{"who", "me"}}, object{{"who", "open"}}}},
          {"options", object{{"colours", array{"red", "blue"}}, {"bids", false}}}};
}

class TableFixture : public testing::Test {
 protected:
  void open(const object& setup, const Person& owner = anna) {
    const auto read = read_table_setup(registry_, setup);
    ASSERT_TRUE(read) << read.error().message.key;
    auto table = Table::open(registry_, *read, owner, now_, draws, fake_words);
    ASSERT_TRUE(table) << table.error().message.key;
    table_.emplace(std::move(*table));
    take();
  }
  void start_two(object setup = two_persons()) {
    open(setup);
    seat_two();
  }
  void seat_two() {
    ASSERT_FALSE(table_->sit(boris, std::nullopt, now_));
    ASSERT_FALSE(table_->start(anna.id, false, now_));
    anna_ = table_->attach(anna, "en", 0, now_);
    boris_ = table_->attach(boris, "en", 0, now_);
    take();
  }
  // Everything that has come out since the last time, by viewer.
  void take() {
    TableOutput output = table_->take_output();
    for (auto& entry : output.journal) journal_.push_back(std::move(entry));
    thoughts_ = std::move(output.thoughts);
    inbox_.clear();
    for (Sent& sent : output.messages) inbox_[sent.viewer].push_back(std::move(sent.message));
  }
  void send(ViewerId from, object message) {
    table_->receive(from, message, now_);
    take();
  }
  void play(ViewerId from, const char* action) { send(from, {{"type", "play"}, {"action", action}}); }
  std::vector<object> got(ViewerId viewer, std::string_view type) {
    std::vector<object> found;
    for (const object& message : inbox_[viewer])
      if (message.at("type").as_string() == type) found.push_back(message);
    return found;
  }
  std::string code(ViewerId viewer) {
    const auto errors = got(viewer, "error");
    return errors.empty() ? "" : std::string(errors.front().at("code").as_string());
  }
  std::size_t moves() const { return table_->match()->steps().size(); }

  Registry registry_ = pebbles_only();
  std::optional<Table> table_;
  std::vector<object> journal_;
  std::vector<Thought> thoughts_;
  std::map<ViewerId, std::vector<object>> inbox_;
  ViewerId anna_ = 0, boris_ = 0;
  Time now_ = 1'000'000;
};

}  // namespace ludarium::table_fixture
