#include "core/lessons.hpp"

#include <algorithm>
#include <utility>

namespace ludarium {
namespace {

constexpr std::size_t most = 99;
constexpr int most_turns = 99;

// A list of texts, or one text.
std::vector<std::string> texts_of(Row& row, std::string_view key) {
  if (!row.has(key)) return {};
  if (row.is_list(key)) return row.texts(key, 1, most);
  return {row.text(key)};
}

LessonCondition read_condition(Row row) {
  LessonCondition when;
  when.own_turn = row.number_or("own_turn", 1, most_turns, 0);
  when.round = row.number_or("round", 0, most_turns, 0);
  when.last_turn = row.number_or("last_turn", 1, most_turns, 0);
  when.last_round = row.number_or("last_round", 1, most_turns, 0);
  when.decisions = texts_of(row, "decision");
  when.legal = texts_of(row, "legal");
  when.did = texts_of(row, "did");
  when.events = texts_of(row, "event");
  when.since = texts_of(row, "since");
  if (row.has("has")) {
    when.measure = row.text("has");
    when.at_least = row.number_or("at_least", -999, 999, -999);
    when.at_most = row.number_or("at_most", -999, 999, 999);
  }
  for (const Row& part : row.rows("any", 0, most)) when.any.push_back(read_condition(part));
  for (const Row& part : row.rows("none", 0, most)) when.none.push_back(read_condition(part));
  return when;
}

LessonDone read_done(Row row) {
  LessonDone done;
  done.did = texts_of(row, "did");
  done.events = texts_of(row, "event");
  done.times = row.number_or("times", 1, 9, 1);
  done.from_turn = row.number_or("from_turn", 1, most_turns, 0);
  done.from_round = row.number_or("from_round", 1, most_turns, 0);
  return done;
}

LessonStep read_step(Row row) {
  LessonStep step;
  step.decisions = texts_of(row, "decision");
  step.tries = texts_of(row, "try");
  step.lit = texts_of(row, "lit");
  step.once = row.flag("once");
  return step;
}

Lesson read_lesson(Row row, const std::vector<std::string>& chapters) {
  Lesson lesson;
  lesson.id = row.text("id");
  std::vector<std::string_view> known(chapters.begin(), chapters.end());
  lesson.chapter = row.choice("chapter", known);
  lesson.rules = texts_of(row, "rules");
  if (row.has("due")) lesson.due = read_condition(row.row("due"));
  if (row.has("done")) lesson.done = read_done(row.row("done"));
  for (const Row& step : row.rows("steps", 0, most)) lesson.steps.push_back(read_step(step));
  lesson.lit = texts_of(row, "lit");
  for (const Row& other : row.rows("other", 0, most)) lesson.other.push_back(read_done(other));
  lesson.counts_score = row.flag("counts_score");
  if (row.has("raised")) {
    Row raised = row.row("raised");
    lesson.raised = raised.text("what");
    lesson.raised_to = raised.numbers("to", 1, most, 0, 999);
  }
  return lesson;
}

boost::json::value read_json(Row& row, std::string_view key) {
  boost::json::error_code wrong;
  boost::json::value json = boost::json::parse(row.text(key), wrong);
  if (wrong) row.remark(key, {"data.not_json", {{"key", literal(key)}}});
  return json;
}

void check_names(Row& row, const std::vector<std::string>& since, const Lessons& script) {
  for (const std::string& id : since)
    if (!script.find(id)) row.remark({"data.unknown_lesson", {{"id", literal(id)}}});
}

}  // namespace

bool fits(std::string_view pattern, std::string_view text) {
  std::size_t p = 0, t = 0, star = std::string_view::npos, from = 0;
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      from = t;
    } else if (p < pattern.size() && pattern[p] == text[t]) {
      ++p, ++t;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      t = ++from;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && pattern[p] == '*') ++p;
  return p == pattern.size();
}

bool fits_any(const std::vector<std::string>& patterns, std::string_view text) {
  return std::any_of(patterns.begin(), patterns.end(), [&](const std::string& one) { return fits(one, text); });
}

const Lesson* Lessons::find(std::string_view id) const {
  const auto found = std::find_if(lessons.begin(), lessons.end(), [&](const Lesson& one) { return one.id == id; });
  return found == lessons.end() ? nullptr : &*found;
}

std::string lessons_file(std::string_view game) { return std::string(game) + "/lessons.toml"; }

Lessons read_lessons(const DataSource& source, std::string_view game, DataNotes& notes) {
  Lessons script;
  TomlFile file(source, lessons_file(game), notes);
  Row root = file.root();
  Row deal = root.row("deal");
  script.bot = deal.text("bot");
  script.position = read_json(deal, "position");
  for (Row& row : deal.rows("book", 0, most))
    script.book.push_back(
        {texts_of(row, "decision"), texts_of(row, "try"), row.number_or("last_round", 0, most_turns, most_turns)});
  script.told_from = read_condition(root.row("told"));
  script.chapters = root.texts("chapters", 1, most);
  std::vector<Row> rows = root.rows("lesson", 1, most);
  for (Row& row : rows) {
    Lesson lesson = read_lesson(row, script.chapters);
    if (script.find(lesson.id)) row.remark("id", {"data.lesson_twice", {{"id", literal(lesson.id)}}});
    script.lessons.push_back(std::move(lesson));
  }
  for (std::size_t i = 0; i < rows.size(); ++i) check_names(rows[i], script.lessons[i].due.since, script);
  file.finish();
  return script;
}

}  // namespace ludarium
