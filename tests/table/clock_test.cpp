// Clocks at a table: three numbers, a grace, and nothing that fills them but an answer that stands.
#include "table/clock.hpp"

#include "tests/table/table_fixture.hpp"

namespace ludarium {
namespace clock_test {

using namespace table_fixture;

object with_clock(const object& clock) {
  object setup = two_persons();
  setup["clock"] = clock;
  return setup;
}
const object five_minutes{{"kind", "real"}, {"bank", 5}, {"increment", 10}, {"cap", 6}};

ClockRule rule_of(const object& json) {
  const auto rule = read_clock_rule(json);
  EXPECT_TRUE(rule) << json;
  return rule ? *rule : ClockRule();
}

class ClockTest : public TableFixture {
 protected:
  void start_with(const object& clock) {
    start_two(with_clock(clock));
    for (const ViewerId viewer : {anna_, boris_}) send(viewer, {{"type", "standing"}, {"end_turn", "by_itself"}});
  }
  double shown(std::size_t seat, const char* what = "clock") {
    return table_->summary(anna.id, now_).at("seats").at(seat).at(what).to_number<double>();
  }
  void pass(Duration time) {
    now_ += time;
    table_->tick(now_);
    take();
  }
};

TEST_F(ClockTest, has_three_numbers_in_minutes_and_in_days) {
  const ClockRule real = rule_of(five_minutes);
  EXPECT_EQ(real.bank, 5 * minute);
  EXPECT_EQ(real.increment, 10 * second);
  EXPECT_EQ(real.cap, 6 * minute);
  EXPECT_EQ(write_clock_rule(real), five_minutes);
  const object days{{"kind", "days"}, {"bank", 3}, {"increment", 12}, {"cap", 4}};
  EXPECT_EQ(rule_of(days).bank, 3 * day);
  EXPECT_EQ(rule_of(days).increment, 12 * hour);
  EXPECT_EQ(rule_of(days).cap, 4 * day);
  EXPECT_EQ(write_clock_rule(rule_of(days)), days);
}

TEST_F(ClockTest, reads_the_numbers_that_tables_of_old_were_opened_with) {
  EXPECT_EQ(rule_of({{"kind", "real"}, {"minutes", 30}, {"increment", 20}}),
            (ClockRule{ClockKind::real, 30 * minute, 20 * second, 0}));
  EXPECT_EQ(rule_of({{"kind", "days"}, {"days", 2}}), (ClockRule{ClockKind::days, 2 * day, 2 * day, 2 * day}));
}

TEST_F(ClockTest, refuses_numbers_that_are_none_of_a_clock) {
  for (const object& wrong : std::initializer_list<object>{{{"kind", "real"}},
                                                           {{"kind", "real"}, {"bank", 0}},
                                                           {{"kind", "real"}, {"bank", 5}, {"minutes", 5}},
                                                           {{"kind", "real"}, {"bank", 5}, {"days", 5}},
                                                           {{"kind", "real"}, {"bank", 5}, {"cap", 4}},
                                                           {{"kind", "real"}, {"bank", 5}, {"increment", -1}},
                                                           {{"kind", "days"}, {"bank", 61}},
                                                           {{"kind", "days"}, {"bank", 2.5}},
                                                           {{"kind", "none"}, {"bank", 2}},
                                                           {{"kind", "sand"}}})
    EXPECT_FALSE(read_clock_rule(wrong)) << wrong;
}

TEST_F(ClockTest, shows_tenths_of_a_second) {
  start_with(five_minutes);
  now_ += 12'340;
  EXPECT_DOUBLE_EQ(shown(0), 287.6);
}

TEST_F(ClockTest, gives_the_increment_for_an_answer_up_to_the_cap) {
  start_with(five_minutes);
  now_ += 4 * second;
  play(anna_, "take 1");
  EXPECT_DOUBLE_EQ(shown(0), 306);
  for (int i = 0; i < 8; ++i) play(i % 2 == 0 ? boris_ : anna_, "take 1");
  EXPECT_DOUBLE_EQ(shown(0), 346);
  play(boris_, "take 1");
  play(anna_, "take 1");
  play(boris_, "take 1");
  play(anna_, "take 1");
  EXPECT_DOUBLE_EQ(shown(0), 360);
}

TEST_F(ClockTest, takes_the_increment_back_with_the_answer) {
  start_with(five_minutes);
  for (int i = 0; i < 5; ++i) {
    now_ += 1 * second;
    play(anna_, "take 2");
    send(anna_, {{"type", "undo"}});
  }
  EXPECT_EQ(moves(), 0u);
  EXPECT_DOUBLE_EQ(shown(0), 295);
  const auto back = Table::restore(registry_, journal_, draws, fake_words);
  ASSERT_TRUE(back);
  EXPECT_DOUBLE_EQ(back->summary(anna.id, now_).at("seats").at(0).at("clock").to_number<double>(), 295);
}

TEST_F(ClockTest, gives_nothing_for_a_pause) {
  object setup = with_clock(five_minutes);
  setup["seats"] = array{object{{"who", "me"}}, object{{"who", "bot"}, {"level", "casual"}}};
  setup["start"] = true;
  open(setup);
  anna_ = table_->attach(anna, "en", 0, now_);
  for (int i = 0; i < 3; ++i) {
    now_ += 10 * second;
    send(anna_, {{"type", "pause"}});
    EXPECT_EQ(table_->phase(), Phase::paused);
    now_ += 100 * second;
    send(anna_, {{"type", "resume"}});
  }
  EXPECT_DOUBLE_EQ(shown(0), 270);
}

TEST_F(ClockTest, gives_nothing_for_leaving_and_coming_back) {
  object setup = with_clock(five_minutes);
  setup["hints"] = true;  // not rated, or nobody could come back
  start_two(setup);
  now_ += 100 * second;
  ASSERT_FALSE(table_->leave(anna.id, now_));
  take();
  now_ += 5 * second;
  send(anna_, {{"type", "take_back_seat"}});
  EXPECT_EQ(code(anna_), "");
  EXPECT_DOUBLE_EQ(shown(0), 200);
}

TEST_F(ClockTest, has_a_grace_once_in_the_game_and_then_the_seat_is_lost) {
  start_with({{"kind", "real"}, {"bank", 1}, {"increment", 10}, {"cap", 0}});
  pass(90 * second);
  EXPECT_DOUBLE_EQ(shown(0), 0);
  EXPECT_DOUBLE_EQ(shown(0, "grace"), 30);
  play(anna_, "take 1");
  EXPECT_DOUBLE_EQ(shown(0), 10);
  EXPECT_DOUBLE_EQ(shown(0, "grace"), 30);
  play(boris_, "take 1");
  ASSERT_TRUE(table_->next_alarm());
  EXPECT_EQ(*table_->next_alarm(), now_ + 40 * second + 1);
  pass(40 * second);
  EXPECT_FALSE(table_->seats()[0].stand_in);
  pass(1);
  EXPECT_TRUE(table_->seats()[0].stand_in);
  EXPECT_EQ(table_->seats()[0].given_up, GivenUp::out_of_time);
  EXPECT_EQ(thoughts_.size(), 1u);
  play(anna_, "take 1");
  EXPECT_EQ(code(anna_), "not_your_seat");
  send(anna_, {{"type", "take_back_seat"}});
  EXPECT_EQ(code(anna_), "conflict");
}

TEST_F(ClockTest, does_not_run_while_nobody_could_play) {
  start_with(five_minutes);
  now_ += 10 * second;
  const Time from = now_;
  now_ += 20 * second;
  table_->excuse_outage(from, now_, now_);
  table_->excuse_outage(from, now_, now_);  // told twice, counted once
  take();
  EXPECT_DOUBLE_EQ(shown(0), 290);
  now_ += 5 * second;
  EXPECT_DOUBLE_EQ(shown(0), 285);
  const auto back = Table::restore(registry_, journal_, draws, fake_words);
  ASSERT_TRUE(back);
  EXPECT_DOUBLE_EQ(back->summary(anna.id, now_).at("seats").at(0).at("clock").to_number<double>(), 285);
}

// ---- Days

Rest resting(const object& json) {
  const auto rest = read_rest(json);
  EXPECT_TRUE(rest) << json;
  return rest ? *rest : Rest();
}

class DaysTest : public ClockTest {
 protected:
  void start_on(Time time, const object& rest) {
    now_ = time;
    Person resting_anna = anna;
    resting_anna.rest = resting(rest);
    open(with_clock({{"kind", "days"}, {"bank", 3}, {"increment", 24}, {"cap", 3}}), resting_anna);
    ASSERT_FALSE(table_->sit(boris, std::nullopt, now_));
    ASSERT_FALSE(table_->start(anna.id, false, now_));
    boris_ = table_->attach(boris, "en", 0, now_);
    take();
  }
  // How long after the start Anna's clock runs out.
  double days_of(Time start, const object& rest) {
    start_on(start, rest);
    const auto alarm = table_->next_alarm();
    return alarm ? static_cast<double>(*alarm - 1 - start) / day : 0;
  }
};

TEST(RestDays, are_days_of_the_week_and_holidays_in_ones_own_calendar) {
  const Rest rest = resting({{"weekend", array{"saturday", "sunday"}},
                             {"holidays", array{object{{"from", "2026-12-24"}, {"to", "2027-01-01"}}}},
                             {"zone", 60}});
  EXPECT_TRUE(read_rest(write_rest(rest)) && *read_rest(write_rest(rest)) == rest);
  const Day thursday = local_day(rest, 0);  // 1 January 1970
  EXPECT_FALSE(rest.rests(thursday));
  EXPECT_TRUE(rest.rests(thursday + 2));
  EXPECT_TRUE(rest.rests(thursday + 3));
  EXPECT_FALSE(rest.rests(thursday + 4));
  EXPECT_EQ(local_day(rest, day - hour), 1);  // an hour east the next day has begun
  EXPECT_EQ(local_day(rest, day - hour - 1), 0);
  EXPECT_EQ(year_of(local_day(rest, 0)), 1970);
}

TEST(RestDays, refuse_what_is_no_rest) {
  for (const object& wrong :
       std::initializer_list<object>{{{"weekend", array{"friday", "saturday", "sunday"}}},
                                     {{"weekend", array{"caturday"}}},
                                     {{"holidays", array{object{{"from", "2026-12-24"}}}}},
                                     {{"holidays", array{object{{"from", "2026-12-24"}, {"to", "2026-12-23"}}}}},
                                     {{"holidays", array{object{{"from", "2026-02-30"}, {"to", "2026-03-01"}}}}},
                                     {{"holidays", array{object{{"from", "2026-01-01"}, {"to", "2026-12-31"}}}}},
                                     {{"zone", 900}},
                                     {{"monday", true}}})
    EXPECT_FALSE(read_rest(wrong)) << wrong;
}

TEST_F(DaysTest, stands_still_at_week_ends_and_on_holidays) {
  const Time monday = 4 * day + 52 * 7 * day;  // 1 January 1970 was a Thursday
  const double grace = 0.5;
  EXPECT_DOUBLE_EQ(days_of(monday, object{}), 3 + grace);
  EXPECT_DOUBLE_EQ(days_of(monday + 3 * day, {{"weekend", array{"saturday", "sunday"}}}), 3 + 2 + grace);
  EXPECT_DOUBLE_EQ(days_of(monday, {{"holidays", array{object{{"from", "1971-01-05"}, {"to", "1971-01-14"}}}}}),
                   3 + 10 + grace);
}

TEST_F(DaysTest, stands_still_no_longer_than_the_allowance_of_a_year) {
  const Time first = 365 * day;  // 1 January 1971
  EXPECT_DOUBLE_EQ(days_of(first, {{"holidays", array{object{{"from", "1971-01-01"}, {"to", "1971-02-15"}},
                                                      object{{"from", "1971-02-16"}, {"to", "1971-03-30"}}}}}),
                   3 + 40 + 0.5);
  // What is left of it does not depend on how often the clock was looked at.
  for (int i = 0; i < 43; ++i) pass(day - hour);
  for (int i = 0; i < 43; ++i) pass(hour);
  EXPECT_FALSE(table_->seats()[0].stand_in);
  pass(12 * hour + 1);
  EXPECT_TRUE(table_->seats()[0].stand_in);
}

TEST_F(DaysTest, hears_of_new_rest_days_while_it_runs_and_nobody_else_does) {
  start_on(4 * day + 52 * 7 * day, object{});
  const auto before = *table_->next_alarm();
  table_->set_rest(anna.id, resting({{"weekend", array{"tuesday"}}}), now_ + hour);
  take();
  EXPECT_EQ(*table_->next_alarm(), before + day);
  EXPECT_TRUE(inbox_[boris_].empty());
  const auto back = Table::restore(registry_, journal_, draws, fake_words);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->next_alarm(), table_->next_alarm());
}

TEST_F(ClockTest, without_one_nobody_waits_for_ever) {
  start_two();
  EXPECT_TRUE(table_->summary(anna.id, now_).at("seats").at(0).at("clock").is_null());
  ASSERT_TRUE(table_->next_alarm());
  pass(30 * day);
  EXPECT_FALSE(table_->seats()[0].stand_in);
  pass(13 * hour);
  EXPECT_EQ(table_->seats()[0].given_up, GivenUp::out_of_time);
}

TEST_F(ClockTest, alone_with_bots_takes_all_the_time_it_wants) {
  object setup = two_persons();
  setup["seats"] = array{object{{"who", "me"}}, object{{"who", "bot"}, {"level", "casual"}}};
  setup["start"] = true;
  open(setup);
  EXPECT_FALSE(table_->next_alarm());
}

}  // namespace clock_test
}  // namespace ludarium
