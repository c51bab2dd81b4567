// What a seat does unasked is no turn of its own: whoever is waited for stays so, and no clock gains by it. What a seat
// only orders is heard by nobody else before it makes a difference.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "table/table.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace asides_test {

using boost::json::array;
using boost::json::object;
using boost::json::value;

const Person anna{"p1", "Anna"}, boris{"p2", "Boris"}, guest{"p3", "Cyril"};

class AsidesAtATable : public testing::TestWithParam<std::string> {
 protected:
  void open(std::uint64_t seed, Detail detail) {
    seed_ = seed;
    journal_.clear();
    const auto setup =
        read_table_setup(every_game(), {{"game", game_id()},
                                        {"seats", array{object{{"who", "me"}}, object{{"who", "open"}}}},
                                        {"clock", object{{"kind", "real"}, {"bank", 10}, {"increment", 7}}}});
    ASSERT_TRUE(setup) << setup.error().message.key;
    auto table = Table::open(every_game(), *setup, anna, now_, chance(), words());
    ASSERT_TRUE(table) << table.error().message.key;
    table_.emplace(std::move(*table));
    ASSERT_FALSE(table_->sit(boris, std::nullopt, now_));
    ASSERT_FALSE(table_->start(anna.id, false, now_));
    viewers_[0] = table_->attach(anna, "en", 0, now_, detail);
    viewers_[1] = table_->attach(boris, "en", 0, now_, detail);
    watching_ = table_->attach(guest, "en", 0, now_, detail);
    take();
  }
  virtual std::string game_id() const { return GetParam(); }
  Chance chance() const {
    return [seed = seed_](std::size_t move) { return Rng{move * 977 + seed}.next(); };
  }
  WordsIn words() const {
    return [this](const std::string&) -> const Words& { return words_of(*every_game().find(game_id())); };
  }
  const Match& match() const { return *table_->match(); }
  const AnyGame& game() const { return match().game(); }

  void take() {
    TableOutput output = table_->take_output();
    for (auto& entry : output.journal) journal_.push_back(std::move(entry));
    inbox_.clear();
    for (Sent& sent : output.messages) inbox_[sent.viewer].push_back(std::move(sent.message));
  }
  object send(std::size_t seat, object message) {
    message["id"] = 1;
    if (message.at("type") != value("scene")) message["seat"] = seat;
    table_->receive(viewers_[seat], message, now_);
    take();
    for (const object& said : inbox_[viewers_[seat]])
      if (said.contains("id")) return said;
    return {};
  }
  object play(std::size_t seat, const std::string& action) {
    return send(seat, {{"type", "play"}, {"action", action}});
  }
  object scene(std::size_t seat) { return send(seat, {{"type", "scene"}}); }
  std::string clocks() const {
    std::string shown;
    const object summary = table_->summary(anna.id, now_);
    for (const value& seat : summary.at("seats").as_array()) shown += boost::json::serialize(seat.at("clock")) + " ";
    return shown;
  }
  std::vector<std::string> asides_of(std::size_t seat, bool orders) const {
    ActionList list;
    game().asides(match().view(seat_at(seat)), seat_at(seat), list);
    std::vector<std::string> texts;
    for (Action action : list)
      if (match().is_order(seat_at(seat), action) == orders)
        texts.push_back(game().write_action(match().view(seat_at(seat)), seat_at(seat), action));
    return texts;
  }
  // A decision of whoever is waited for, at random; what gives up is taken only where nothing else is left.
  void go_on(Rng& rng) {
    const Seat seat = table_->waited_for().lowest();
    if (send(index(seat), {{"type", "end_turn"}}).at("type") == value("done")) return;
    const AnyState view = match().view(seat);
    ActionList all, wanted;
    game().legal(view, seat, all);
    for (Action action : all)
      if (!game().traits(action).gives_up) wanted.push(action);
    const ActionList& from = wanted.empty() ? all : wanted;
    const Action chosen = from[rng.below(static_cast<std::uint32_t>(from.size()))];
    const object answer = play(index(seat), game().write_action(view, seat, chosen));
    ASSERT_NE(answer.empty() ? value("step") : answer.at("type"), value("error")) << boost::json::serialize(answer);
  }

  std::optional<Table> table_;
  std::vector<object> journal_;
  std::map<std::size_t, ViewerId> viewers_;
  ViewerId watching_ = 0;
  std::map<ViewerId, std::vector<object>> inbox_;
  std::uint64_t seed_ = 0;
  Time now_ = 1'000'000;
};

TEST_P(AsidesAtATable, leave_whoever_is_waited_for_and_every_clock_as_they_were) {
  open(5, Detail::brief);
  Rng rng{11};
  std::size_t unasked = 0;
  for (int i = 0; i < 120 && !match().over(); ++i) {
    for (std::size_t seat : {0u, 1u}) {
      const auto asides = asides_of(seat, false);
      const bool held = scene(table_->waited_for().lowest() == seat_at(0) ? 0 : 1).at("end_turn").as_bool();
      if (asides.empty() || held || rng.below(3) == 0) continue;
      const Decision asked = game().pending(match().state());
      const SeatSet waiting = table_->waited_for();
      const std::string before = clocks();
      const std::string aside = asides[rng.below(static_cast<std::uint32_t>(asides.size()))];
      ASSERT_NE(play(seat, aside).at("type"), value("error")) << aside;
      unasked += !asked.seats.has(seat_at(seat));
      ASSERT_EQ(game().pending(match().state()).seats, asked.seats) << aside;  // no game here asks for one
      ASSERT_EQ(table_->waited_for(), waiting) << aside;
      ASSERT_EQ(clocks(), before) << aside;
      for (Seat one : waiting) {
        const object shown = scene(index(one));
        ASSERT_TRUE(shown.contains("answers")) << aside;
        ASSERT_FALSE(shown.at("end_turn").as_bool()) << aside;
        ASSERT_FALSE(shown.at("answers").at("actions").as_array().empty()) << aside;
      }
    }
    now_ += 3 * second;
    go_on(rng);
  }
  if (game_id() != "paladins") {  // there nothing can be done unasked
    EXPECT_GT(unasked, 5u);
  }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, AsidesAtATable, testing::ValuesIn(every_game_id()));

class Orders : public AsidesAtATable {
 protected:
  std::string game_id() const override { return "scythe"; }
  std::size_t unasked() const { return table_->waited_for().has(seat_at(0)) ? 1 : 0; }
};

TEST_P(Orders, are_heard_by_nobody_else) {
  const auto seen_by_others = [&](bool orders) {
    open(3, Detail::full);
    const std::size_t seat = unasked(), other = 1 - seat;
    const Time asked = now_;
    std::string seen;
    if (orders) {
      now_ += 40 * second;
      for (const char* text : {"order decline upgrade", "order decline build", "order take build"}) {
        EXPECT_EQ(play(seat, text).at("type"), value("done")) << text;
        for (const ViewerId viewer : {viewers_[other], watching_})
          for (const object& message : inbox_[viewer]) seen += boost::json::serialize(message);
        EXPECT_EQ(inbox_[viewers_[seat]].at(0).at("type"), value("ordered"));
      }
      EXPECT_EQ(play(seat, "order decline upgrade").at("code"), value("illegal"));  // it has been said
      EXPECT_THAT(asides_of(seat, true), testing::Contains("order take upgrade"));
      EXPECT_EQ(match().steps().size(), 0u);
    }
    now_ = asked + 60 * second;
    Rng rng{4};
    go_on(rng);
    for (const ViewerId viewer : {viewers_[other], watching_})
      for (const object& message : inbox_[viewer]) seen += boost::json::serialize(message);
    for (const Person& person : {seat == 0 ? boris : anna, guest}) {
      const ViewerId again = table_->attach(person, "en", 0, now_);
      take();
      seen += boost::json::serialize(inbox_[again].at(0));
      table_->detach(again, now_);
      take();
    }
    now_ = asked;
    return seen;
  };
  const std::string quiet = seen_by_others(false), secret = seen_by_others(true);
  EXPECT_TRUE(quiet == secret);
}

TEST_P(Orders, are_carried_out_where_they_make_a_difference) {
  std::size_t carried_out = 0;
  for (std::uint64_t seed = 1; seed <= 12 && carried_out < 3; ++seed) {
    open(seed, Detail::brief);
    for (std::size_t seat : {0u, 1u}) {
      send(seat, {{"type", "standing"}, {"end_turn", "by_itself"}});
      for (const char* bonus : {"upgrade", "deploy", "build", "enlist"})
        ASSERT_EQ(play(seat, std::string("order decline ") + bonus).at("type"), value("done"));
    }
    Rng rng{seed};
    for (int i = 0; i < 900 && !match().over(); ++i) go_on(rng);
    const auto& steps = match().steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
      carried_out += steps[i].ordered;
      EXPECT_TRUE(!steps[i].ordered || (i + 1 < steps.size() && (steps[i + 1].ordered || !steps[i + 1].aside)));
      for (const Event& event : steps[i].events) EXPECT_NE(game().event_name(event), "ongoing_bonus") << i;
    }
    const auto again = Table::restore(every_game(), journal_, chance(), words());
    ASSERT_TRUE(again) << again.error().message.key;
    EXPECT_EQ(again->match()->state(), match().state());
    EXPECT_EQ(again->match()->steps().size(), steps.size());
  }
  EXPECT_GT(carried_out, 0u);
}

INSTANTIATE_TEST_SUITE_P(OfScythe, Orders, testing::Values("scythe"));

}  // namespace asides_test
}  // namespace ludarium
