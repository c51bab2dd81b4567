// Lessons is the script of a guided first game, read from games/<game>/data/lessons.toml: the deal, the chapters, and
// the lessons in the order of teaching. A condition is worked out from a seat's own view by table/coach.hpp. Texts are
// keys of the catalogue: scythe.lesson.trade.title, …say, …why.
// Example: const Lessons* script = registry.lessons("scythe"); for (const Lesson& lesson : script->lessons) ...
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/toml_reader.hpp"

namespace ludarium {

// All that is named must hold. Patterns are texts in which `*` stands for anything.
struct LessonCondition {
  int own_turn = 0, round = 0;         // the seat's so many-th turn, or a later one
  int last_turn = 0, last_round = 0;   // or an earlier one; 0: whenever
  std::vector<std::string> decisions;  // one of these is asked
  std::vector<std::string> legal;      // an answer in the notation that fits one of these
  std::vector<std::string> did;        // so the seat has answered
  std::vector<std::string> events;     // "produced what=worker": something that happened to the seat
  std::string measure;                 // a place in the position: "/players/me/popularity"; a list counts its entries
  int at_least = 0, at_most = 0;
  std::vector<std::string> since;  // lessons that are done
  std::vector<LessonCondition> any, none;
};

// What of a seat's own step makes a lesson done: an answer and, or, an event.
struct LessonDone {
  std::vector<std::string> did, events;
  int times = 1;
  int from_turn = 0, from_round = 0;  // an earlier one does not count
  bool by_reading() const { return did.empty() && events.empty(); }
};

struct LessonStep {
  std::vector<std::string> decisions;  // none: whatever is asked
  std::vector<std::string> tries;      // the first answer that fits the first of these that any answer fits
  std::vector<std::string> lit;        // things on the screen; none, or only parts of the page: the answer's first
  bool once = false;                   // in a turn: afterwards the next step
};

struct Lesson {
  std::string id;
  std::size_t chapter = 0;
  std::vector<std::string> rules;
  LessonCondition due;
  LessonDone done;
  std::vector<LessonStep> steps;
  std::vector<std::string> lit;   // where there is no step
  std::vector<LessonDone> other;  // another move: what is said of it, `.other_1` and so on
  bool counts_score = false;      // shows what each would have if the game ended now
  // A number of the position that is tried higher: what the score would then be.
  std::string raised;
  std::vector<int> raised_to;
};

// The opponent's first answers, taken while they are legal.
struct BookLine {
  std::vector<std::string> decisions, tries;
  int last_round = 0;
};

struct Lessons {
  std::string bot;
  boost::json::value position;
  std::vector<BookLine> book;
  LessonCondition told_from;  // what never became possible is told
  std::vector<std::string> chapters;
  std::vector<Lesson> lessons;

  const Lesson* find(std::string_view id) const;
};

bool fits(std::string_view pattern, std::string_view text);
bool fits_any(const std::vector<std::string>& patterns, std::string_view text);

Lessons read_lessons(const DataSource& source, std::string_view game, DataNotes& notes);
std::string lessons_file(std::string_view game);  // "scythe/lessons.toml"

}  // namespace ludarium
