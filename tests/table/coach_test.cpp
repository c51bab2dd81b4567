// The guide of a first game, followed and not followed: a pupil plays the deal of each game's script against its bot,
// by what the coach says, or now and then otherwise.
#include "table/coach.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>

#include "bots/bot.hpp"
#include "table/table.hpp"
#include "tests/source_tree.hpp"
#include "tests/support/games.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace coach_test {

using boost::json::array;
using boost::json::object;
using boost::json::value;

std::vector<std::string> guided_games() {
  std::vector<std::string> ids;
  for (const auto& game : every_game().games())
    if (every_game().lessons(game->id()) != nullptr) ids.emplace_back(game->id());
  return ids;
}

// What comes up when it comes up (rivals may have nothing that can be razed); all else within the guided turns. By the
// end of the game everything was told.
const std::map<std::string, std::set<std::string>> later = {
    {"scythe", {"plan", "popularity", "reach", "combat", "factory", "end"}},
    {"settlers", {"raze", "gold", "convert", "foundation", "tide", "last"}},
    {"paladins", {"five", "favour", "hire_two", "inquisition", "debt", "last"}}};

class Pupil {
 public:
  Pupil(const std::string& game, std::uint64_t seed) : id_(game), rng_{seed} {
    const auto setup = read_table_setup(
        every_game(),
        {{"game", game}, {"seats", array{object{{"who", "me"}}, object{{"who", "open"}}}}, {"guided", true}});
    auto table = Table::open(
        every_game(), *setup, anna, now_, [seed](std::size_t move) { return Rng{seed + move}.next(); },
        [this](const std::string&) -> const Words& { return words_of(this->game()); });
    EXPECT_TRUE(table);
    table_.emplace(std::move(*table));
    EXPECT_FALSE(table_->start(anna.id, false, now_));
    viewer_ = table_->attach(anna, "en", 0, now_);
    send({{"type", "standing"}, {"end_turn", "by_itself"}});
  }

  const AnyGame& game() const { return *every_game().find(id_); }
  const Lessons& script() const { return *every_game().lessons(id_); }
  const Match& match() const { return *table_->match(); }
  bool over() const { return table_->phase() == Phase::over; }
  const std::set<std::string>& seen() const { return seen_; }
  int turn() const { return own_turn_; }
  int round() const { return game().passage(match().state()).round.value_or(0); }

  // What the table says to the last message; bots answer at once.
  object send(object message) {
    message["id"] = 1;
    table_->receive(viewer_, message, ++now_);
    object reply;
    for (bool more = true; more;) {
      TableOutput output = table_->take_output();
      for (auto& entry : output.journal) journal_.push_back(std::move(entry));
      for (Sent& sent : output.messages)
        if (sent.message.contains("id")) reply = std::move(sent.message);
      more = !output.thoughts.empty();
      for (const Thought& thought : output.thoughts)
        table_->bot_played(thought, bot_->choose(game(), thought.view, thought.seat, rng_), ++now_);
    }
    return reply;
  }
  object look() {
    object scene = send({{"type", "scene"}});
    if (const auto* coach = scene.if_contains("coach")) own_turn_ = coach->at("own_turn").to_number<int>();
    return scene;
  }
  void note(const char* what, const std::string& lesson) {
    if (std::string_view(what) == "seen") seen_.insert(lesson);
    EXPECT_EQ(send({{"type", "coach"}, {"seat", 0}, {"note", what}, {"lesson", lesson}}).at("type"), value("done"));
  }
  void play(const std::string& action) {
    const object reply = send({{"type", "play"}, {"seat", 0}, {"action", action}});
    EXPECT_EQ(reply.at("type"), value("done")) << id_ << ": " << action << " " << reply;
  }
  std::vector<std::string> answers() const {
    std::vector<std::string> texts;
    const AnyState view = match().view(seat_at(0));
    ActionList list;
    game().legal(view, seat_at(0), list);
    for (Action action : list) texts.push_back(game().write_action(view, seat_at(0), action));
    return texts;
  }
  std::string any_answer() {
    const auto all = answers();
    return all[rng_.below(static_cast<std::uint32_t>(all.size()))];
  }
  // Where nothing is suggested: on, as quickly as can be.
  std::string plain_answer() const {
    for (const char* pattern : {"end", "end move", "skip", "done", "decline", "in order", "pass", "keep *"})
      for (const std::string& answer : answers())
        if (fits(pattern, answer)) return answer;
    return answers().front();
  }
  std::string bots_answer() {
    const AnyState view = match().view(seat_at(0));
    return game().write_action(view, seat_at(0), bot_->choose(game(), view, seat_at(0), rng_));
  }
  std::set<std::string> lessons_in(const object& coach, std::string_view state) const {
    std::set<std::string> ids;
    for (const value& chapter : coach.at("chapters").as_array())
      for (const value& lesson : chapter.at("lessons").as_array())
        if (lesson.at("state").as_string() == state) ids.emplace(lesson.at("lesson").as_string());
    return ids;
  }
  // Reads the card; what is only read is put away. True if something is to be answered.
  bool reads(const object& coach) {
    const auto* card = coach.at("card").if_object();
    if (card == nullptr) return true;
    const std::string lesson(card->at("lesson").as_string());
    note("seen", lesson);
    if (!card->at("reads").as_bool() && !card->at("already").as_bool()) return true;
    note("understood", lesson);
    return false;
  }
  std::string suggested(const object& coach) const {
    const auto* card = coach.at("card").if_object();
    return card != nullptr && card->at("answer").is_string() ? std::string(card->at("answer").as_string()) : "";
  }
  std::string story() const {
    std::string text;
    for (const auto& step : match().steps()) {
      const AnyState before = match().before(static_cast<std::size_t>(&step - match().steps().data()));
      text += (step.move.seat == seat_at(0) ? "\n" : "\n    ") +
              game().write_action(before, step.move.seat, step.move.action);
    }
    return text;
  }
  const std::vector<object>& journal() const { return journal_; }
  const Table& table() const { return *table_; }
  Rng& rng() { return rng_; }

 private:
  const Person anna{"p1", "Anna"};
  std::string id_;
  Rng rng_;
  Time now_ = 1000;
  std::unique_ptr<const Bot> bot_ = make_bot("beginner");
  std::optional<Table> table_;
  ViewerId viewer_ = 0;
  std::set<std::string> seen_;
  std::vector<object> journal_;
  int own_turn_ = 0;
};

class Guide : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, Guide, testing::ValuesIn(guided_games()),
                         [](const auto& tested) { return tested.param; });

bool still_guided(const Pupil& pupil, const std::string& game) {
  return game == "scythe" ? pupil.turn() <= 10 : pupil.round() <= 2;
}

// Every lesson of the guided turns is shown before it is done; by the end of the game all of them are.
TEST_P(Guide, followed_teaches_everything) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Pupil pupil(GetParam(), seed);
    std::set<std::string> missed;
    bool counted = false;
    object coach;
    for (int questions = 0; !pupil.over() && questions < 4000; ++questions) {
      const object scene = pupil.look();
      if (pupil.over()) break;
      ASSERT_TRUE(scene.contains("coach"));
      coach = scene.at("coach").as_object();
      for (const std::string& lesson : pupil.lessons_in(coach, "done"))
        EXPECT_TRUE(pupil.seen().contains(lesson)) << lesson << " was ticked unseen";
      if (!pupil.reads(coach)) continue;
      const std::string suggested = pupil.suggested(coach);
      const bool guided = still_guided(pupil, GetParam());
      if (!guided && !counted) {
        counted = true;
        for (const Lesson& lesson : pupil.script().lessons)
          if (!later.at(GetParam()).contains(lesson.id) && !pupil.lessons_in(coach, "done").contains(lesson.id))
            missed.insert(lesson.id);
        EXPECT_EQ(missed, std::set<std::string>()) << "seed " << seed << pupil.story();
      }
      pupil.play(!suggested.empty() ? suggested : guided ? pupil.plain_answer() : pupil.bots_answer());
    }
    EXPECT_TRUE(pupil.over());
    EXPECT_TRUE(counted);
    for (const Lesson& lesson : pupil.script().lessons)
      EXPECT_TRUE(pupil.seen().contains(lesson.id)) << lesson.id << " was never shown, seed " << seed;
  }
}

// Who does otherwise is told what waits, keeps nothing ticked that was not read, and can take it back.
TEST_P(Guide, strayed_from_comments_and_waits) {
  int other = 0, followed = 0, undone = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Pupil pupil(GetParam(), 100 + seed);
    for (int questions = 0; !pupil.over() && questions < 250; ++questions) {
      const object scene = pupil.look();
      if (pupil.over()) break;
      const object& coach = scene.at("coach").as_object();
      for (const std::string& lesson : pupil.lessons_in(coach, "done"))
        EXPECT_TRUE(pupil.seen().contains(lesson)) << lesson;
      if (const auto* remark = coach.at("remark").if_object()) {
        const std::string lesson(remark->at("lesson").as_string());
        EXPECT_TRUE(pupil.seen().contains(lesson)) << lesson;
        (remark->at("kind").as_string() == "other" ? other : followed) += 1;
        if (const value& to = remark->at("undo"); to.is_number() && pupil.rng().below(4) == 0) {
          ASSERT_EQ(pupil.send({{"type", "undo"}, {"seat", 0}, {"to", to}}).at("type"), value("done"));
          const object again = pupil.look().at("coach").as_object();
          EXPECT_EQ(again.at("card").at("lesson"), value(lesson));
          EXPECT_FALSE(pupil.lessons_in(again, "done").contains(lesson));
          ++undone;
          continue;
        }
      }
      if (!pupil.reads(coach)) continue;
      const std::string suggested = pupil.suggested(coach);
      pupil.play(suggested.empty() || pupil.rng().below(2) == 0 ? pupil.any_answer() : suggested);
    }
  }
  EXPECT_GT(other, 10);
  EXPECT_GT(followed, 10);
  EXPECT_GT(undone, 0);
}

// What was done before it was read is told afterwards.
TEST_P(Guide, tells_what_was_done_unread) {
  Pupil pupil(GetParam(), 5);
  std::set<std::string> already;
  for (int questions = 0; !pupil.over() && questions < 60; ++questions) {
    const object coach = pupil.look().at("coach").as_object();
    const auto* card = coach.at("card").if_object();
    if (card != nullptr && card->at("already").as_bool()) already.emplace(card->at("lesson").as_string());
    if (card != nullptr && card->at("reads").as_bool())
      pupil.note("understood", std::string(card->at("lesson").as_string()));
    if (card != nullptr && card->at("reads").as_bool()) continue;
    const std::string suggested = pupil.suggested(coach);
    pupil.play(suggested.empty() ? pupil.plain_answer() : suggested);
  }
  EXPECT_FALSE(already.empty());
}

// The states are kept like everything else at a table, and leaving the guide is this seat's alone.
TEST_P(Guide, is_kept_in_the_journal) {
  Pupil pupil(GetParam(), 9);
  for (int questions = 0; questions < 12; ++questions) {
    const object coach = pupil.look().at("coach").as_object();
    if (!pupil.reads(coach)) continue;
    const std::string suggested = pupil.suggested(coach);
    pupil.play(suggested.empty() ? pupil.plain_answer() : suggested);
  }
  pupil.send({{"type", "coach"}, {"seat", 0}, {"note", "leave"}});
  const object before = pupil.look().at("coach").as_object();
  EXPECT_EQ(before.at("left"), value(true));
  auto back = Table::restore(
      every_game(), pupil.journal(), [](std::size_t move) { return Rng{9 + move}.next(); },
      [&](const std::string&) -> const Words& { return words_of(pupil.game()); });
  ASSERT_TRUE(back);
  const ViewerId viewer = back->attach({"p1", "Anna"}, "en", 0, 5000);
  back->take_output();
  back->receive(viewer, {{"type", "scene"}, {"id", 2}}, 5000);
  object after;
  for (Sent& sent : back->take_output().messages)
    if (sent.message.contains("id")) after = sent.message;
  EXPECT_EQ(after.at("coach"), value(before));
  EXPECT_EQ(pupil.send({{"type", "coach"}, {"seat", 0}, {"note", "seen"}, {"lesson", "none"}}).at("type"),
            value("error"));
}

// ---- The data

TEST_P(Guide, has_texts_in_every_language) {
  const Lessons& script = *every_game().lessons(GetParam());
  for (const std::string language : {"en", "cs", "pl", "hu"}) {
    const Catalogue words(language);
    const auto text = [&](const std::string& key) {
      const std::string found = words.term(GetParam() + "." + key);
      EXPECT_NE(found, GetParam() + "." + key) << language;
      return found;
    };
    text("lesson.in_short");
    for (const std::string& chapter : script.chapters) text("chapter." + chapter);
    for (const Lesson& lesson : script.lessons) {
      // What fits the card of a phone, which is never folded.
      EXPECT_LE(text("lesson." + lesson.id + ".title").size(), 45u) << lesson.id << " " << language;
      EXPECT_LE(text("lesson." + lesson.id + ".say").size() + text("lesson." + lesson.id + ".why").size(), 300u)
          << lesson.id << " " << language;
      for (std::size_t i = 1; i <= lesson.other.size(); ++i)
        text("lesson." + lesson.id + ".other_" + std::to_string(i));
    }
  }
}

TEST_P(Guide, names_rules_and_main_actions) {
  const Lessons& script = *every_game().lessons(GetParam());
  const Words& words = words_of(*every_game().find(GetParam()));
  for (const Lesson& lesson : script.lessons)
    for (const std::string& rule : lesson.rules) EXPECT_FALSE(words.rule(rule).empty()) << rule;
  // Every action of a turn is suggested by some lesson.
  static const std::map<std::string, std::vector<std::string>> actions = {
      {"scythe",
       {"section move", "section bolster", "section trade", "section produce", "upgrade", "deploy", "build", "enlist",
        "option A", "factory card 2", "reveal 14"}},
      {"settlers",
       {"build x", "deal bar_pack#16", "raze hand com_ruins#3", "raze com_quarry", "activate x", "send 2", "pass",
        "defend x"}},
      {"paladins",
       {"develop", "recruit", "recruit 2", "hunt", "trade", "pray", "conspire", "commission", "fortify", "garrison",
        "absolve", "attack", "convert", "favour x", "pass"}}};
  for (const std::string& action : actions.at(GetParam())) {
    const bool taught = std::any_of(script.lessons.begin(), script.lessons.end(), [&](const Lesson& lesson) {
      return std::any_of(lesson.steps.begin(), lesson.steps.end(), [&](const LessonStep& step) {
        const std::string word = action.ends_with(" x") ? action.substr(0, action.size() - 1) : action;
        return std::any_of(step.tries.begin(), step.tries.end(), [&](const std::string& pattern) {
          return action.ends_with(" x") ? pattern.starts_with(word) : fits(pattern, action);
        });
      });
    });
    EXPECT_TRUE(taught) << action;
  }
}

// ---- Patterns and the reader

TEST(Lessons, patterns_fit_whole_texts) {
  EXPECT_TRUE(fits("build with *", "build with 2"));
  EXPECT_FALSE(fits("build", "build with 2"));
  EXPECT_TRUE(fits("go * +workers", "go tunnel_south_tundra +workers"));
  EXPECT_FALSE(fits("go * +workers", "go tunnel_south_tundra"));
  EXPECT_TRUE(fits("*", ""));
  EXPECT_TRUE(fits("cube *>deploy", "cube move_units>deploy"));
}

TEST(Lessons, reader_finds_what_is_wrong) {
  const std::string good =
      "chapters = [\"one\"]\n[deal]\nbot = \"beginner\"\nposition = '{}'\n[told]\nround = 2\n"
      "[[lesson]]\nid = \"a\"\nchapter = \"one\"\n";
  const auto faults = [](const std::string& text) {
    DataNotes notes;
    read_lessons({{{"x/lessons.toml", text}}}, "x", notes);
    std::set<std::string> keys;
    for (const DataRemark& remark : notes.wrong) keys.insert(remark.what.key);
    return keys;
  };
  EXPECT_EQ(faults(good), std::set<std::string>());
  EXPECT_EQ(faults(good + "due = { since = \"b\" }\n"), std::set<std::string>{"data.unknown_lesson"});
  EXPECT_EQ(faults(good + "[[lesson]]\nid = \"a\"\nchapter = \"one\"\n"), std::set<std::string>{"data.lesson_twice"});
  EXPECT_EQ(faults(good + "done = { evnet = \"x\" }\n"), std::set<std::string>{"data.unknown_key"});
  EXPECT_EQ(faults("chapters = [\"one\"]\n[deal]\nbot = \"b\"\nposition = '{'\n[told]\nround = 2\n"
                   "[[lesson]]\nid = \"a\"\nchapter = \"one\"\n"),
            std::set<std::string>{"data.not_json"});
}

}  // namespace coach_test
}  // namespace ludarium
