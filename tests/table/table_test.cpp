// A table's life: sitting down, moves, undo, bots, sealed answers, coming back.
#include "tests/table/table_fixture.hpp"

namespace ludarium {
namespace table_test {

using namespace table_fixture;

class TableTest : public TableFixture {};

TEST_F(TableTest, waits_for_people_before_it_starts) {
  open(two_persons());
  EXPECT_EQ(table_->phase(), Phase::open);
  EXPECT_EQ(table_->start(anna.id, false, now_)->code, "conflict");
  EXPECT_EQ(table_->start(boris.id, true, now_)->code, "forbidden");
  EXPECT_FALSE(table_->sit(boris, std::nullopt, now_));
  EXPECT_EQ(table_->sit(guest, std::nullopt, now_)->code, "conflict");
  EXPECT_FALSE(table_->start(anna.id, false, now_));
  EXPECT_EQ(table_->phase(), Phase::playing);
}

TEST_F(TableTest, gives_empty_seats_to_bots_where_the_owner_wants_it) {
  open(two_persons());
  EXPECT_FALSE(table_->start(anna.id, true, now_));
  EXPECT_EQ(table_->seats()[1].kind, Holder::bot);
}

TEST_F(TableTest, shows_a_viewer_the_scene_and_who_is_asked_the_answers) {
  start_two();
  const ViewerId again = table_->attach(anna, "en", 0, now_);
  take();
  const object message = got(again, "table").at(0);
  for (const char* field : {"table", "position", "scores", "answers", "undo", "waiting", "log", "chat"})
    EXPECT_TRUE(message.contains(field)) << field;
  EXPECT_EQ(message.at("viewer"), value(0));
  const object answer = message.at("answers").at("actions").at(0).as_object();
  for (const char* field : {"action", "do", "text", "pays", "gains", "final"})
    EXPECT_TRUE(answer.contains(field)) << field;
  const ViewerId other = table_->attach(boris, "en", 0, now_);
  take();
  EXPECT_FALSE(got(other, "table").at(0).contains("answers"));
}

TEST_F(TableTest, tells_everybody_a_step_and_only_the_mover_that_it_is_done) {
  start_two();
  play(anna_, "take 2");
  EXPECT_EQ(got(anna_, "done").size(), 1u);
  EXPECT_EQ(got(boris_, "done").size(), 0u);
  EXPECT_EQ(got(anna_, "step").size(), 1u);
  ASSERT_EQ(got(boris_, "step").size(), 1u);
  EXPECT_EQ(got(boris_, "step").at(0).at("step").at("seat"), value(0));
}

TEST_F(TableTest, holds_a_turn_that_can_be_taken_back_until_it_is_ended) {
  start_two();
  play(anna_, "take 2");
  EXPECT_EQ(got(anna_, "step").at(0).at("end_turn"), value(true));
  play(boris_, "take 1");
  EXPECT_EQ(code(boris_), "not_asked");
  send(anna_, {{"type", "undo"}});
  EXPECT_EQ(moves(), 0u);
  play(anna_, "take 3");
  send(anna_, {{"type", "end_turn"}});
  EXPECT_EQ(got(boris_, "turn_ended").size(), 1u);
  play(boris_, "take 1");
  EXPECT_EQ(moves(), 2u);
}

TEST_F(TableTest, passes_a_turn_on_at_once_where_the_player_prefers_that) {
  start_two();
  send(anna_, {{"type", "standing"}, {"end_turn", "by_itself"}});
  play(anna_, "take 2");
  play(boris_, "take 1");
  EXPECT_EQ(moves(), 2u);
}

TEST_F(TableTest, takes_back_own_steps_only_and_nothing_that_told_something) {
  start_two();
  play(anna_, "draw");
  send(anna_, {{"type", "undo"}});
  EXPECT_EQ(code(anna_), "undo_barred");
  EXPECT_EQ(moves(), 1u);
  play(boris_, "take 1");
  send(anna_, {{"type", "undo"}});
  EXPECT_EQ(code(anna_), "undo_barred");
  send(boris_, {{"type", "undo"}});
  EXPECT_EQ(moves(), 1u);
}

TEST_F(TableTest, asks_the_others_for_an_undo_where_it_was_opened_so) {
  object setup = two_persons();
  setup["undo"] = "ask";
  start_two(setup);
  play(anna_, "take 2");
  send(anna_, {{"type", "undo"}});
  EXPECT_EQ(moves(), 1u);
  EXPECT_EQ(got(boris_, "undo_asked").size(), 1u);
  send(anna_, {{"type", "allow_undo"}, {"allow", true}});
  EXPECT_EQ(code(anna_), "not_asked");
  send(boris_, {{"type", "allow_undo"}, {"allow", true}});
  EXPECT_EQ(moves(), 0u);
}

TEST_F(TableTest, refuses_what_is_not_ones_seat_decision_or_moment) {
  start_two();
  const ViewerId stranger = table_->attach(guest, "en", 0, now_);
  take();
  play(stranger, "take 1");
  EXPECT_EQ(code(stranger), "not_your_seat");
  send(boris_, {{"type", "play"}, {"seat", 0}, {"action", "take 1"}});
  EXPECT_EQ(code(boris_), "not_your_seat");
  play(boris_, "take 1");
  EXPECT_EQ(code(boris_), "illegal");
  send(anna_, {{"type", "play"}, {"action", "take 1"}, {"at", 7}});
  EXPECT_EQ(code(anna_), "stale");
  send(anna_, {{"type", "play"}, {"action", "take 1"}, {"colour", "red"}});
  EXPECT_EQ(code(anna_), "bad_request");
  send(anna_, {{"type", "dance"}});
  EXPECT_EQ(code(anna_), "bad_request");
  send(stranger, {{"type", "view"}, {"seat", 0}});
  EXPECT_EQ(code(stranger), "not_your_seat");
  EXPECT_EQ(moves(), 0u);
}

TEST_F(TableTest, asks_bots_outside_and_takes_no_answer_to_an_older_question) {
  object setup = two_persons();
  setup["seats"] = array{object{{"who", "bot"}, {"level", "casual"}}, object{{"who", "me"}}};
  setup["start"] = true;
  const auto read = read_table_setup(registry_, setup);
  auto table = Table::open(registry_, *read, anna, now_, draws, fake_words);
  ASSERT_TRUE(table);
  table_.emplace(std::move(*table));
  take();
  ASSERT_EQ(thoughts_.size(), 1u);
  const Thought thought = thoughts_[0];
  EXPECT_EQ(thought.level, "casual");
  EXPECT_EQ(thought.view, table_->match()->view(seat_at(0)));
  const auto take_one = *table_->match()->read(seat_at(0), "take 1");
  table_->bot_played(thought, take_one, now_);
  EXPECT_EQ(moves(), 1u);
  table_->bot_played(thought, take_one, now_);
  EXPECT_EQ(moves(), 1u);
}

TEST_F(TableTest, answers_by_itself_what_stands_so) {
  start_two();
  send(boris_, {{"type", "standing"}, {"answers", object{{"turn", "take 1"}}}, {"end_turn", "by_itself"}});
  send(anna_, {{"type", "standing"}, {"end_turn", "by_itself"}});
  play(anna_, "take 2");
  EXPECT_EQ(moves(), 2u);
}

TEST_F(TableTest, comes_up_from_its_journal_as_it_was) {
  start_two();
  play(anna_, "take 2");
  send(anna_, {{"type", "undo"}});
  play(anna_, "draw");
  send(boris_, {{"type", "chat"}, {"text", "hm"}});
  play(boris_, "take 3");
  auto back = Table::restore(registry_, journal_, draws, fake_words);
  ASSERT_TRUE(back) << back.error().message.key;
  EXPECT_EQ(back->match()->state(), table_->match()->state());
  const ViewerId seen = back->attach(boris, "en", 0, now_);
  const TableOutput output = back->take_output();
  ASSERT_FALSE(output.messages.empty());
  EXPECT_EQ(output.messages[0].viewer, seen);
  EXPECT_EQ(output.messages[0].message.at("chat").as_array().size(), 1u);
  EXPECT_EQ(output.messages[0].message.at("log").as_array().size(), moves());
}

TEST_F(TableTest, gives_who_was_away_what_was_missed) {
  start_two();
  const std::uint64_t seen = journal_.size();
  table_->detach(boris_, now_);
  play(anna_, "draw");
  boris_ = table_->attach(boris, "en", seen, now_);
  take();
  ASSERT_EQ(got(boris_, "missed").size(), 1u);
  EXPECT_EQ(got(boris_, "missed").at(0).at("steps").as_array().size(), 1u);
  EXPECT_TRUE(got(boris_, "missed").at(0).contains("answers"));
}

TEST_F(TableTest, tells_who_wants_it_brief_what_is_asked_and_what_happened) {
  open(two_persons());
  ASSERT_FALSE(table_->sit(boris, std::nullopt, now_));
  ASSERT_FALSE(table_->start(anna.id, false, now_));
  anna_ = table_->attach(anna, "en", 0, now_, Detail::brief);
  boris_ = table_->attach(boris, "en", 0, now_, Detail::brief);
  take();
  const object first = got(anna_, "table").at(0);
  EXPECT_FALSE(first.contains("position"));
  EXPECT_EQ(first.at("answers").at("actions").at(0).as_object().size(), 1u);
  send(anna_, {{"type", "play"}, {"id", 7}, {"action", "take 2"}});
  ASSERT_EQ(got(anna_, "step").size(), 1u);
  EXPECT_EQ(got(anna_, "step").at(0).at("id"), value(7));
  EXPECT_TRUE(got(anna_, "done").empty());
  EXPECT_FALSE(got(boris_, "step").at(0).contains("id"));
  EXPECT_FALSE(got(boris_, "step").at(0).at("step").at("events").as_array().empty());
  send(anna_, {{"type", "end_turn"}});
  play(anna_, "take 1");
  EXPECT_FALSE(code(anna_).empty());
  send(boris_, {{"type", "scene"}, {"id", 8}});
  const object whole = got(boris_, "scene").at(0);
  EXPECT_EQ(whole.at("id"), value(8));
  for (const char* field : {"position", "scores", "undo"}) EXPECT_TRUE(whole.contains(field)) << field;
  EXPECT_TRUE(whole.at("answers").at("actions").at(0).as_object().contains("gains"));
}

// What a move taught is kept with it, and must be what would be found out anew.
TEST_F(TableTest, shows_the_same_log_from_a_journal_that_says_what_moves_taught_and_from_one_that_does_not) {
  object setup = two_persons();
  setup["options"].as_object()["bids"] = true;
  start_two(setup);
  for (int i = 0; i < 6; ++i)
    for (const ViewerId viewer : {anna_, boris_}) {
      send(viewer, {{"type", "scene"}});
      const auto scenes = got(viewer, "scene");
      if (scenes.empty() || !scenes.front().contains("answers")) continue;
      const auto& actions = scenes.front().at("answers").at("actions").as_array();
      send(viewer, {{"type", "play"}, {"action", actions.at(actions.size() / 2).at("action")}});
      send(viewer, {{"type", "end_turn"}});
    }
  ASSERT_GT(moves(), 4u);
  std::vector<object> bare = journal_;
  std::size_t kept = 0;
  for (object& entry : bare) kept += entry.erase("taught");
  EXPECT_EQ(kept, moves());
  const auto log_for = [&](const std::vector<object>& journal, const Person& person) {
    auto table = Table::restore(registry_, journal, draws, fake_words);
    table->attach(person, "en", 0, now_);
    return boost::json::serialize(table->take_output().messages.at(0).message.at("log"));
  };
  for (const Person& person : {anna, boris, guest}) EXPECT_EQ(log_for(journal_, person), log_for(bare, person));
}

TEST_F(TableTest, foresees_for_who_wants_it_and_for_nobody_else) {
  start_two();
  play(anna_, "draw");
  EXPECT_FALSE(got(anna_, "step").at(0).contains("forecast"));
  send(boris_, {{"type", "forecast"}, {"on", true}});
  const array now = got(boris_, "forecast").at(0).at("forecast").as_array();
  ASSERT_FALSE(now.empty());
  for (const char* field : {"name", "title", "lines"}) EXPECT_TRUE(now[0].as_object().contains(field)) << field;
  const object line = now[0].at("lines").at(0).as_object();
  for (const char* field : {"key", "text", "amounts"}) EXPECT_TRUE(line.contains(field)) << field;
  EXPECT_EQ(line.at("amounts").at(0).at("what"), value("pebble"));
  play(boris_, "take 1");
  EXPECT_TRUE(got(boris_, "step").at(0).contains("forecast"));
  EXPECT_FALSE(got(anna_, "step").at(0).contains("forecast"));
  send(boris_, {{"type", "history"}, {"from", 0}, {"to", 1}});
  EXPECT_TRUE(got(boris_, "history").at(0).at("views").at(1).as_object().contains("forecast"));
  send(boris_, {{"type", "forecast"}, {"on", false}});
  EXPECT_TRUE(got(boris_, "forecast").at(0).at("forecast").as_array().empty());
}

TEST_F(TableTest, warns_with_the_answer_that_leaves_something_undone) {
  start_two();
  const ViewerId again = table_->attach(anna, "en", 0, now_);
  take();
  const object message = got(again, "table").at(0);
  for (const value& answer : message.at("answers").at("actions").as_array())
    EXPECT_EQ(answer.as_object().contains("warning"),
              answer.at("action") == value("take 1") || answer.at("action") == value("take 2"))
        << answer;
}

// Whoever only watches gets the same bytes whatever was dealt and drawn.
TEST_F(TableTest, sends_the_same_bytes_whatever_a_viewer_cannot_know) {
  const auto bytes_for_a_guest = [&](std::uint64_t offset, Detail detail) {
    const auto read = read_table_setup(registry_, two_persons());
    const auto chance = [offset](std::size_t move) { return draws(move + offset); };
    auto table = Table::open(registry_, *read, anna, now_, chance, fake_words);
    table_.emplace(std::move(*table));
    seat_two();
    const ViewerId watching = table_->attach(guest, "en", 0, now_, detail);
    table_->receive(watching, {{"type", "forecast"}, {"on", true}}, now_);
    take();
    std::string bytes;
    const auto keep = [&] {
      for (const object& message : inbox_[watching]) bytes += boost::json::serialize(message);
    };
    keep();
    play(anna_, "draw");
    keep();
    send(anna_, {{"type", "undo"}});
    keep();
    play(boris_, "draw");
    keep();
    send(boris_, {{"type", "chat"}, {"text", "hello"}});
    keep();
    return bytes;
  };
  for (const Detail detail : {Detail::full, Detail::brief}) {
    const std::string bytes = bytes_for_a_guest(0, detail);
    EXPECT_GT(bytes.size(), 1000u);
    for (const std::uint64_t offset : {1000u, 2000u, 3000u}) EXPECT_EQ(bytes_for_a_guest(offset, detail), bytes);
  }
}

// ---- Answers given at the same time ----

class SealedAnswer : public TableTest {
 protected:
  // Three sit at a table where a round ends with secret bids; the turns before them are made.
  void reach_the_bids() {
    object setup = two_persons();
    setup["seats"] = array{object{{"who", "me"}}, object{{"who", "open"}}, object{{"who", "open"}}};
    setup["options"] = object{{"colours", array{"red", "blue", "green"}}, {"bids", true}};
    open(setup);
    ASSERT_FALSE(table_->sit(boris, std::nullopt, now_));
    ASSERT_FALSE(table_->sit(guest, std::nullopt, now_));
    ASSERT_FALSE(table_->start(anna.id, false, now_));
    anna_ = table_->attach(anna, "en", 0, now_);
    boris_ = table_->attach(boris, "en", 0, now_);
    cyril_ = table_->attach(guest, "en", 0, now_);
    for (const ViewerId one : {anna_, boris_, cyril_}) {
      send(one, {{"type", "standing"}, {"end_turn", "by_itself"}});
      play(one, "take 3");
    }
    ASSERT_EQ(table_->game().pending(table_->match()->state()).seats.size(), 3u);
  }
  ViewerId cyril_ = 0;
};

TEST_F(SealedAnswer, is_shown_to_its_seat_alone_until_all_have_answered) {
  reach_the_bids();
  play(anna_, "bid 1");
  const object own = got(anna_, "step").front();
  EXPECT_EQ(own.at("sealed").at("action"), value("bid 1"));
  EXPECT_FALSE(got(boris_, "step").front().contains("sealed"));
  play(boris_, "bid 2");
  EXPECT_EQ(got(anna_, "step").front().at("sealed").at("action"), value("bid 1"));
  play(cyril_, "bid 0");
  EXPECT_FALSE(got(anna_, "step").front().contains("sealed"));
}

TEST_F(SealedAnswer, can_be_changed_after_others_have_answered_and_nobody_hears_of_it) {
  reach_the_bids();
  play(anna_, "bid 1");
  play(boris_, "bid 2");
  const std::size_t before = moves();
  const auto counted = got(boris_, "step").front().at("n");
  send(anna_, {{"type", "change"}});
  ASSERT_EQ(got(anna_, "answers").size(), 1u);
  EXPECT_GE(got(anna_, "answers").front().at("answers").at("actions").as_array().size(), 3u);
  play(anna_, "bid 3");
  EXPECT_EQ(got(anna_, "changed").front().at("sealed").at("action"), value("bid 3"));
  EXPECT_EQ(got(anna_, "changed").front().at("step").at("do").at("amount"), value(3));
  EXPECT_TRUE(inbox_[boris_].empty());
  EXPECT_TRUE(inbox_[cyril_].empty());
  EXPECT_EQ(moves(), before);
  play(cyril_, "bid 0");
  EXPECT_EQ(got(boris_, "step").front().at("n").to_number<std::int64_t>(), counted.to_number<std::int64_t>() + 1);
  // The changed answer is the one that counts, also after the table was restored.
  const auto restored = Table::restore(registry_, journal_, draws, fake_words);
  ASSERT_TRUE(restored) << restored.error().message.key;
  EXPECT_EQ(restored->match()->state(), table_->match()->state());
  EXPECT_EQ(table_->match()->record().moves[3].action, restored->match()->record().moves[3].action);
  send(anna_, {{"type", "change"}});
  EXPECT_EQ(code(anna_), "not_asked");
}

TEST_F(SealedAnswer, can_be_changed_by_a_way_of_one_link) {
  reach_the_bids();
  play(anna_, "bid 1");
  send(anna_, {{"type", "ways"}, {"things", array{"do:bid"}}});
  EXPECT_FALSE(got(anna_, "ways").front().at("ways").as_array().empty());
  send(anna_, {{"type", "play"}, {"links", array{"bid 3"}}});
  EXPECT_EQ(got(anna_, "changed").front().at("sealed").at("action"), value("bid 3"));
  EXPECT_TRUE(inbox_[boris_].empty());
  send(anna_, {{"type", "play"}, {"links", array{"bid 3", "bid 1"}}});
  EXPECT_EQ(code(anna_), "not_asked");
}

TEST_F(SealedAnswer, gives_others_the_same_bytes_whether_it_was_changed_or_not) {
  const auto bytes_for_the_others = [&](bool change) {
    journal_.clear();
    reach_the_bids();
    std::string bytes;
    const auto keep = [&] {
      for (const ViewerId one : {boris_, cyril_})
        for (const object& message : inbox_[one]) bytes += boost::json::serialize(message);
    };
    play(anna_, change ? "bid 1" : "bid 3");
    keep();
    play(boris_, "bid 2");
    keep();
    if (change) {
      play(anna_, "bid 3");
      keep();
    }
    play(cyril_, "bid 0");
    keep();
    return bytes;
  };
  EXPECT_TRUE(bytes_for_the_others(true) == bytes_for_the_others(false));
}

// Taking it back would tell the others that it was another one.
TEST_F(SealedAnswer, is_not_taken_back_but_changed) {
  reach_the_bids();
  play(anna_, "bid 1");
  const object undo = got(anna_, "step").front().at("undo").as_object();
  EXPECT_EQ(undo.at("moves"), value(0));
  EXPECT_EQ(undo.at("barrier"), value("table.undo_sealed"));
  send(anna_, {{"type", "undo"}});
  EXPECT_EQ(code(anna_), "undo_barred");
  EXPECT_TRUE(inbox_[boris_].empty());
  EXPECT_EQ(moves(), 4u);
}

TEST_F(SealedAnswer, and_standing_answers_move_nothing_that_others_see) {
  const auto bytes_for_boris = [&](bool secretly) {
    journal_.clear();
    now_ = 1'000'000;
    reach_the_bids();
    const Time asked = now_;
    if (secretly) {
      now_ += 90 * second;
      for (const char* bid : {"bid 0", "bid 1", "bid 2"})
        send(anna_, {{"type", "standing"}, {"answers", object{{"no such decision", bid}}}});
      EXPECT_TRUE(inbox_[boris_].empty());
    }
    now_ = asked + 100 * second;
    play(cyril_, "bid 1");
    const ViewerId again = table_->attach(boris, "en", 0, now_);
    take();
    return boost::json::serialize(got(again, "table").at(0));
  };
  EXPECT_EQ(bytes_for_boris(true), bytes_for_boris(false));
}

TEST_F(TableTest, keeps_the_chronicle_of_everybody_up_to_date) {
  start_two();
  play(anna_, "take 2");
  const object step = got(boris_, "step").at(0).at("chronicle").as_object();
  EXPECT_EQ(step.at("turns").as_array().back().at("lines").at(0).at("kind"), value("take"));
  EXPECT_EQ(step.at("turns").as_array().back().at("lines").at(0).at("seat"), value(0));
  EXPECT_FALSE(step.at("turns").as_array().back().at("lines").at(0).as_object().contains("final") &&
               step.at("turns").as_array().back().at("lines").at(0).at("final").as_bool());
  send(anna_, {{"type", "undo"}, {"to", 0}});
  EXPECT_EQ(moves(), 0u);
  const object undone = got(boris_, "undone").at(0).at("chronicle").as_object();
  EXPECT_EQ(undone.at("of"), value(1));
  EXPECT_TRUE(undone.at("turns").at(0).at("lines").as_array().empty());
  send(boris_, {{"type", "chronicle"}});
  EXPECT_EQ(got(boris_, "chronicle").at(0).at("turns").as_array().size(), 1u);
  send(boris_, {{"type", "chronicle"}, {"from", 2}, {"to", 2}});
  EXPECT_EQ(code(boris_), "bad_request");
}

TEST_F(TableTest, says_what_ends_that_which_can_be_taken_back) {
  start_two();
  EXPECT_TRUE(got(anna_, "step").empty());
  play(anna_, "take 2");
  EXPECT_TRUE(got(anna_, "step").at(0).at("undo").at("cause").is_null());
  send(anna_, {{"type", "end_turn"}});
  play(boris_, "take 1");
  EXPECT_EQ(got(boris_, "step").at(0).at("undo").at("moved"), value(0));
  EXPECT_TRUE(got(boris_, "step").at(0).at("undo").at("cause").is_null());
  send(boris_, {{"type", "undo"}, {"to", 0}});
  EXPECT_EQ(code(boris_), "undo_barred");
}

}  // namespace table_test
}  // namespace ludarium
