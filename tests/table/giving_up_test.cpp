// How a game ends for whoever does not play it to the end, which games are rated, and what their ends tell.
#include "tests/table/table_fixture.hpp"

namespace ludarium {
namespace giving_up_test {

using namespace table_fixture;

class GivingUp : public TableFixture {
 protected:
  object seat(std::size_t number) { return table_->summary(anna.id, now_).at("seats").at(number).as_object(); }
  std::string unrated() {
    const auto why = table_->summary(anna.id, now_).at("unrated");
    return why.is_null() ? "" : std::string(why.as_string());
  }
};

TEST_F(GivingUp, a_resigned_seat_stays_resigned_and_counts_as_lost) {
  start_two();
  send(anna_, {{"type", "resign"}});
  EXPECT_EQ(seat(0).at("lost"), value("resigned"));
  EXPECT_EQ(seat(0).at("stand_in"), value(true));
  send(anna_, {{"type", "take_back_seat"}});
  EXPECT_EQ(code(anna_), "conflict");
  EXPECT_EQ(seat(0).at("lost"), value("resigned"));
  const auto back = Table::restore(registry_, journal_, draws, fake_words);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->seats()[0].given_up, GivenUp::resigned);
}

TEST_F(GivingUp, the_bot_may_win_but_the_person_has_lost) {
  start_two();
  send(anna_, {{"type", "resign"}});
  ASSERT_EQ(thoughts_.size(), 1u);
  // The bot takes a lot, Boris draws cards.
  for (int step = 0; step < 200 && !table_->match()->over(); ++step) {
    if (!thoughts_.empty()) {
      const Thought thought = thoughts_.front();
      auto action = table_->match()->read(thought.seat, "take 3");
      if (!action || !table_->match()->why_not(thought.seat, *action).legal)
        action = table_->match()->read(thought.seat, "take 1");
      table_->bot_played(thought, *action, now_);
      take();
    } else {
      play(boris_, "draw");
      if (!code(boris_).empty()) play(boris_, "take 1");
      if (!got(boris_, "over").empty()) break;
    }
  }
  ASSERT_TRUE(table_->match()->over());
  const Scores scores = table_->game().score(table_->match()->state());
  ASSERT_EQ(scores[0].place, 1) << "the bot had more";
  EXPECT_EQ(table_->places(), (std::vector<int>{2, 1}));
  const array told = got(boris_, "over").at(0).at("scores").as_array();
  EXPECT_EQ(told.at(0).at("place"), value(2));
  EXPECT_EQ(told.at(1).at("place"), value(1));
}

TEST_F(GivingUp, who_leaves_a_rated_game_has_lost_it) {
  start_two();
  EXPECT_EQ(unrated(), "");
  ASSERT_FALSE(table_->leave(anna.id, now_));
  take();
  EXPECT_EQ(seat(0).at("lost"), value("left"));
  send(anna_, {{"type", "take_back_seat"}});
  EXPECT_EQ(code(anna_), "conflict");
}

TEST_F(GivingUp, who_leaves_another_game_may_come_back) {
  object setup = two_persons();
  setup["hints"] = true;
  start_two(setup);
  EXPECT_EQ(unrated(), "hints");
  ASSERT_FALSE(table_->leave(anna.id, now_));
  take();
  send(anna_, {{"type", "take_back_seat"}});
  EXPECT_EQ(code(anna_), "");
  EXPECT_TRUE(seat(0).at("lost").is_null());
}

TEST_F(GivingUp, who_stays_longer_comes_before_who_went_first) {
  object setup = two_persons();
  setup["seats"] = array{object{{"who", "me"}}, object{{"who", "open"}}, object{{"who", "open"}}};
  setup["options"] = object{{"bids", false}};
  open(setup);
  ASSERT_FALSE(table_->sit(boris, std::nullopt, now_));
  ASSERT_FALSE(table_->sit(guest, std::nullopt, now_));
  ASSERT_FALSE(table_->start(anna.id, false, now_));
  anna_ = table_->attach(anna, "en", 0, now_);
  boris_ = table_->attach(boris, "en", 0, now_);
  take();
  send(boris_, {{"type", "resign"}});
  send(anna_, {{"type", "resign"}});
  const std::vector<int> places = table_->places();
  EXPECT_EQ(places, (std::vector<int>{2, 3, 1}));
}

TEST_F(GivingUp, only_games_between_different_people_with_accounts_are_rated) {
  const auto reason = [&](const object& setup, const Person& second) {
    open(setup);
    EXPECT_FALSE(table_->sit(second, std::nullopt, now_));
    EXPECT_FALSE(table_->start(anna.id, false, now_));
    return unrated();
  };
  EXPECT_EQ(reason(two_persons(), boris), "");
  object hints = two_persons();
  hints["hints"] = true;
  EXPECT_EQ(reason(hints, boris), "hints");
  EXPECT_EQ(reason(two_persons(), {"p9", "Guest 9", true}), "guests");

  object shared = two_persons();
  shared["seats"] = array{object{{"who", "me"}}, object{{"who", "me"}}};
  shared["hotseat"] = shared["start"] = true;
  open(shared);
  EXPECT_EQ(unrated(), "hotseat");
  shared.erase("hotseat");
  open(shared);
  EXPECT_EQ(unrated(), "hotseat");

  object bots = two_persons();
  bots["seats"] = array{object{{"who", "me"}}, object{{"who", "bot"}}};
  bots["start"] = true;
  open(bots);
  EXPECT_EQ(unrated(), "alone");

  object by_hand = two_persons();
  by_hand["position"] = table_->game().write_position(table_->match()->state());
  EXPECT_EQ(reason(by_hand, boris), "position");
}

TEST_F(GivingUp, two_people_of_one_place_are_not_rated_wherever_they_sat_down) {
  const auto open_from = [&](const char* place) {
    journal_.clear();
    open(two_persons(), {"p1", "Anna", false, "home"});
    ASSERT_FALSE(table_->sit({"p2", "Boris", false, place}, std::nullopt, now_));
    ASSERT_FALSE(table_->start(anna.id, false, now_));
  };
  open_from("home");
  EXPECT_EQ(unrated(), "one_place");
  open_from("work");
  EXPECT_EQ(unrated(), "");
  const ViewerId watching = table_->attach(guest, "en", 0, now_);
  take();
  table_->attach({"p2", "Boris", false, "home"}, "en", 0, now_);
  take();
  EXPECT_EQ(unrated(), "one_place");
  const auto back = Table::restore(registry_, journal_, draws, fake_words);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->unrated(), "one_place");
  for (const object& message : inbox_[watching])
    EXPECT_EQ(boost::json::serialize(message).find("home"), std::string::npos);
}

TEST_F(GivingUp, hints_between_people_are_as_the_table_says) {
  for (const bool allowed : {false, true}) {
    object setup = two_persons();
    if (allowed) setup["hints"] = true;
    start_two(setup);
    EXPECT_EQ(table_->summary(anna.id, now_).at("hints"), value(allowed));
    send(anna_, {{"type", "hint"}});
    EXPECT_EQ(code(anna_), allowed ? "" : "forbidden");
    EXPECT_EQ(thoughts_.size(), allowed ? 1u : 0u);
  }
  object alone = two_persons();
  alone["seats"] = array{object{{"who", "me"}}, object{{"who", "bot"}}};
  alone["start"] = true;
  open(alone);
  EXPECT_EQ(table_->summary(anna.id, now_).at("hints"), value(true));
}

TEST_F(GivingUp, one_who_asks_for_a_pause_in_a_rated_game_waits_for_the_other) {
  start_two();
  send(anna_, {{"type", "pause"}});
  EXPECT_EQ(table_->phase(), Phase::playing);
  send(boris_, {{"type", "pause"}});
  EXPECT_EQ(table_->phase(), Phase::paused);
}

// ---- Coming back after the last step

TEST_F(GivingUp, the_end_is_told_to_whoever_comes_after_it) {
  start_two();
  const std::uint64_t seen = journal_.size();
  table_->detach(boris_, now_);
  thoughts_.clear();
  for (int step = 0; step < 100 && !table_->match()->over(); ++step) {
    const Seat seat = table_->game().pending(table_->match()->state()).seats.lowest();
    const Person& person = seat == seat_at(0) ? anna : boris;
    const ViewerId asked = seat == seat_at(0) ? anna_ : table_->attach(person, "en", 0, now_);
    take();
    play(asked, "take 1");
    send(asked, {{"type", "end_turn"}});
    if (seat != seat_at(0)) table_->detach(asked, now_);
    take();
  }
  ASSERT_TRUE(table_->match()->over());
  const std::uint64_t last = journal_.size();
  for (const std::uint64_t since : {seen, last, std::uint64_t{0}})
    for (const Detail detail : {Detail::full, Detail::brief}) {
      const ViewerId back = table_->attach(boris, "en", since, now_, detail);
      take();
      EXPECT_EQ(got(back, since == 0 ? "table" : "missed").size(), 1u) << since;
      ASSERT_EQ(got(back, "over").size(), 1u) << since;
      EXPECT_FALSE(got(back, "over").at(0).at("scores").as_array().empty());
    }
}

TEST_F(GivingUp, history_brings_the_steps_of_all_its_moves) {
  start_two();
  play(anna_, "draw");
  play(boris_, "take 1");
  send(boris_, {{"type", "end_turn"}});
  play(anna_, "take 2");
  send(boris_, {{"type", "history"}, {"from", 0}, {"to", 3}});
  const array steps = got(boris_, "history").at(0).at("steps").as_array();
  ASSERT_EQ(steps.size(), 3u);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    EXPECT_EQ(steps[i].at("move"), value(i + 1));
    EXPECT_FALSE(steps[i].at("events").as_array().empty());
  }
  send(boris_, {{"type", "history"}, {"from", 2}, {"to", 2}});
  EXPECT_EQ(got(boris_, "history").at(0).at("steps").as_array().size(), 1u);
  EXPECT_EQ(got(boris_, "history").at(0).at("steps").at(0).at("move"), value(2));
}

// ---- Options

TEST_F(GivingUp, options_are_judged_when_the_table_is_opened) {
  object many;
  for (int i = 0; i < 500; ++i) many["option_" + std::to_string(i)] = true;
  for (const object& options : std::initializer_list<object>{
           {{"colour", "red"}}, {{"colours", array{"red", "red"}}}, {{"pile", "huge"}}, many}) {
    object setup = two_persons();
    setup["options"] = options;
    const auto read = read_table_setup(registry_, setup);
    ASSERT_TRUE(read);
    const auto table = Table::open(registry_, *read, anna, now_, draws, fake_words);
    EXPECT_FALSE(table) << options;
  }
}

}  // namespace giving_up_test
}  // namespace ludarium
