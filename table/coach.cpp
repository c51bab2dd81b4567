#include "table/coach.hpp"

#include <algorithm>
#include <set>
#include <sstream>

#include "core/names.hpp"
#include "core/trial.hpp"
#include "table/scene.hpp"

namespace ludarium {
namespace {

constexpr std::size_t most_told = 2;  // events that a remark repeats

// "produced what=worker" fits {"event": "produced", "what": "worker", ...}.
bool fits_event(const std::string& pattern, const boost::json::object& event) {
  const auto rest = pattern.find(' ');
  if (!fits(std::string_view(pattern).substr(0, rest), event.at("event").as_string())) return false;
  if (rest == std::string::npos) return true;
  std::istringstream words(pattern.substr(rest));
  std::string word;
  while (words >> word) {
    const auto split = word.find('=');
    const auto* field = event.if_contains(word.substr(0, split));
    if (field == nullptr || split == std::string::npos) return false;
    const std::string found = field->is_string() ? std::string(field->get_string()) : boost::json::serialize(*field);
    if (!fits(word.substr(split + 1), found)) return false;
  }
  return true;
}

// A place of the position as a JSON pointer; `me` is the place of the seat in a list.
std::string pointer_of(std::string_view path, Seat seat) {
  constexpr std::string_view me = "/me";
  std::string pointer(path);
  if (const auto at = pointer.find(me); at != std::string::npos)
    pointer.replace(at, me.size(), "/" + std::to_string(index(seat)));
  return pointer;
}

// A number there, or how much there is of a list. What is not there is 0.
int measured(const boost::json::value& position, std::string_view path, Seat seat) {
  boost::json::error_code missing;
  const boost::json::value* at = position.find_pointer(pointer_of(path, seat), missing);
  if (at == nullptr || at->is_null()) return 0;
  if (at->is_number()) return at->to_number<int>();
  if (at->is_array()) return static_cast<int>(at->get_array().size());
  if (at->is_object()) return static_cast<int>(at->get_object().size());
  return at->is_bool() && !at->get_bool() ? 0 : 1;
}

}  // namespace

// ---- What was done

bool Coach::Made::matches(const LessonDone& what) const {
  if (what.by_reading() || round < what.from_round || (own_turn < what.from_turn && own_turn > 0)) return false;
  if (!what.did.empty() && !fits_any(what.did, action)) return false;
  return what.events.empty() || std::any_of(what.events.begin(), what.events.end(), [&](const std::string& pattern) {
           return std::any_of(events.begin(), events.end(),
                              [&](const boost::json::object& event) { return fits_event(pattern, event); });
         });
}

void Coach::forget_from(std::size_t step) {
  made_.resize(std::min(made_.size(), step));
  for (Note& note : notes_) note.moves = std::min(note.moves, step);
}

void Coach::follow(const Match& match) const {
  game_ = match.game().id();
  if (made_.size() == match.steps().size()) return;
  const AnyGame& game = match.game();
  std::size_t step = 0;
  match.replay([&](const Match::Step& played, const AnyState& before, const AnyState& after) {
    if (step++ < made_.size()) return;
    const Seat seat = played.move.seat;
    const AnyState view = game.redact(before, seat), then = game.redact(after, seat);
    const Passage passage = game.passage(view);
    Made made{
        seat, game.write_action(view, seat, played.move.action), game.turn(view), 0, passage.round.value_or(0), {}, {}};
    if (passage.turn == seat) made.own_turn = own_turns(seat, made_.size(), made.turn);
    for (const Event& event : played.events) {
      if (event.seat != seat || !may_know(event, {seat, false})) continue;
      made.events.push_back(game.event_json(then, event));
      made.told.push_back(game.describe_event(then, event));
    }
    made_.push_back(std::move(made));
  });
}

// How many turns a seat has had before that step, with the one that is meant.
int Coach::own_turns(Seat seat, std::size_t moves, std::optional<int> now) const {
  std::set<int> turns;
  for (std::size_t i = 0; i < moves; ++i)
    if (made_[i].seat == seat && made_[i].own_turn > 0) turns.insert(made_[i].turn);
  if (now) turns.insert(*now);
  return static_cast<int>(turns.size());
}

// ---- Where a seat stands

class Coach::Moment {
 public:
  struct Answer {
    Action action;
    std::string text;
  };

  Moment(const Coach& coach, const AnyGame& game, const AnyState& state, Seat seat, std::size_t moves)
      : game_(game), view_(game.redact(state, seat)), seat_(seat), moves_(moves), passage_(game.passage(view_)) {
    decision_ = game.decision_name(view_);
    own_turn_ = coach.own_turns(seat, moves, passage_.turn == seat ? std::optional(game.turn(view_)) : std::nullopt);
  }

  const AnyGame& game() const { return game_; }
  const AnyState& view() const { return view_; }
  Seat seat() const { return seat_; }
  std::size_t moves() const { return moves_; }
  const std::string& decision() const { return decision_; }
  int own_turn() const { return own_turn_; }
  int round() const { return passage_.round.value_or(0); }
  bool asked() const { return game_.pending(view_).seats.has(seat_); }
  const std::vector<std::string>& given() const { return given_; }
  void give(std::vector<std::string> answers) { given_ = std::move(answers); }

  const std::vector<Answer>& answers() const {
    if (listed_ || !asked()) return answers_;
    listed_ = true;
    ActionList list;
    game_.legal(view_, seat_, list);
    for (Action action : list) answers_.push_back({action, game_.write_action(view_, seat_, action)});
    return answers_;
  }
  const Answer* answer(const std::vector<std::string>& patterns) const {
    for (const std::string& pattern : patterns)
      for (const Answer& one : answers())
        if (fits(pattern, one.text)) return &one;
    return nullptr;
  }
  const boost::json::value& position() const {
    if (position_.is_null()) position_ = game_.write_position(view_);
    return position_;
  }

 private:
  const AnyGame& game_;
  AnyState view_;
  Seat seat_;
  std::size_t moves_;
  Passage passage_;
  std::string decision_;
  int own_turn_ = 0;
  std::vector<std::string> given_;  // in thought, before this moment
  mutable bool listed_ = false;
  mutable std::vector<Answer> answers_;
  mutable boost::json::value position_;
};

bool Coach::holds(const LessonCondition& when, const Moment& moment) const {
  if (moment.own_turn() < when.own_turn || moment.round() < when.round) return false;
  if (when.last_turn > 0 && moment.own_turn() > when.last_turn) return false;
  if (when.last_round > 0 && moment.round() > when.last_round) return false;
  const auto& decisions = when.decisions;
  if (!decisions.empty() && std::find(decisions.begin(), decisions.end(), moment.decision()) == decisions.end())
    return false;
  const auto was = [&](const LessonDone& what) {
    return std::any_of(made_.begin(), made_.begin() + static_cast<std::ptrdiff_t>(moment.moves()),
                       [&](const Made& made) { return made.seat == moment.seat() && made.matches(what); });
  };
  if (!when.did.empty() && !was({when.did, {}, 1})) return false;
  if (!when.events.empty() && !was({{}, when.events, 1})) return false;
  for (const std::string& id : when.since)
    if (const Lesson* other = script_->find(id))
      if (state_of(*other, moment.seat(), moment.moves()) != State::done) return false;
  if (!when.measure.empty()) {
    const int found = measured(moment.position(), when.measure, moment.seat());
    if (found < when.at_least || found > when.at_most) return false;
  }
  if (!when.legal.empty() && moment.answer(when.legal) == nullptr) return false;
  const auto holds_too = [&](const LessonCondition& part) { return holds(part, moment); };
  if (!when.any.empty() && std::none_of(when.any.begin(), when.any.end(), holds_too)) return false;
  return std::none_of(when.none.begin(), when.none.end(), holds_too);
}

// ---- Lessons

// Read, and its move made, or put away. What was done before it was read needs one more look.
Coach::State Coach::state_of(const Lesson& lesson, Seat seat, std::size_t moves) const {
  std::size_t seen = std::string::npos;
  for (const Note& note : notes_) {
    if (note.seat != seat || note.lesson != lesson.id || note.moves > moves) continue;
    if (note.understood) return State::done;
    seen = std::min(seen, note.moves);
  }
  int matches = 0;
  bool went_on = false;
  for (std::size_t i = 0; i < moves; ++i) {
    if (made_[i].seat != seat) continue;
    matches += made_[i].matches(lesson.done);
    went_on |= i >= seen;
  }
  const bool met = lesson.done.by_reading() || matches >= lesson.done.times;
  if (met && went_on) return State::done;
  if (met && !lesson.done.by_reading()) return State::already;
  return seen == std::string::npos ? State::waiting : State::shown;
}

// In how many earlier own turns it was shown: what was passed over lets others come first.
std::size_t Coach::turns_seen(const Lesson& lesson, Seat seat, const Moment& moment) const {
  const auto turn_at = [&](std::size_t moves) {
    return moves < made_.size() && moves < moment.moves() ? made_[moves].turn : moment.game().turn(moment.view());
  };
  std::set<int> turns;
  for (const Note& note : notes_)
    if (note.seat == seat && note.lesson == lesson.id && note.moves <= moment.moves())
      turns.insert(turn_at(note.moves));
  turns.erase(moment.game().turn(moment.view()));
  return turns.size();
}

bool Coach::made_this_turn(const LessonStep& step, const Moment& moment) const {
  if (!step.once) return false;
  for (const std::string& answer : moment.given())
    if (fits_any(step.tries, answer)) return true;
  const int turn = moment.game().turn(moment.view());
  return std::any_of(made_.begin(), made_.begin() + static_cast<std::ptrdiff_t>(moment.moves()), [&](const Made& made) {
    return made.seat == moment.seat() && made.turn == turn && fits_any(step.tries, made.action);
  });
}

Coach::Card Coach::card_of(const Lesson& lesson, const Moment& moment) const {
  if (state_of(lesson, moment.seat(), moment.moves()) == State::already) return {&lesson, nullptr, true};
  if (holds(lesson.due, moment)) {
    if (lesson.steps.empty()) return {&lesson, nullptr, false};
    for (const LessonStep& step : lesson.steps) {
      const auto& at = step.decisions;
      const bool here = at.empty() || std::find(at.begin(), at.end(), moment.decision()) != at.end();
      if (here && moment.answer(step.tries) != nullptr && !made_this_turn(step, moment)) return {&lesson, &step, false};
    }
  }
  if (holds(script_->told_from, moment) && turns_seen(lesson, moment.seat(), moment) == 0)
    return {&lesson, nullptr, false};
  return {};
}

Coach::Card Coach::card_at(const Moment& moment) const {
  Card best;
  std::size_t least = 0;
  for (const Lesson& lesson : script_->lessons) {
    if (state_of(lesson, moment.seat(), moment.moves()) == State::done) continue;
    const Card card = card_of(lesson, moment);
    if (card.lesson == nullptr) continue;
    const std::size_t seen = turns_seen(lesson, moment.seat(), moment);
    if (best.lesson != nullptr && seen >= least) continue;
    best = card;
    least = seen;
  }
  return best;
}

// ---- What is shown

std::string Coach::key_of(const Lesson& lesson, std::string_view what) const {
  return game_ + ".lesson." + lesson.id + "." + std::string(what);
}

// Of a step without names: the things of its answer. Where those may be out of sight, the parts of the page behind.
std::vector<std::string> Coach::lit_of(const Card& card, const Moment& moment) const {
  if (card.already) return {};
  if (card.step == nullptr) return card.lesson->lit;
  const bool only_parts = std::all_of(card.step->lit.begin(), card.step->lit.end(),
                                      [](const std::string& name) { return name.starts_with("part:"); });
  if (!only_parts) return card.step->lit;
  auto things = moment.game().things(moment.view(), moment.seat(), moment.answer(card.step->tries)->action);
  things.insert(things.end(), card.step->lit.begin(), card.step->lit.end());
  return things;
}

// What the lesson asks next in this turn, as far as that can be known, for a screen that enters several decisions with
// one click: the unit, then the hex.
boost::json::array Coach::show_next(const Card& card, const Moment& moment, Action action) const {
  constexpr std::size_t most = 4;
  const Trial trial(moment.game(), moment.view(), moment.seat());
  std::vector<Action> links{action};
  std::vector<std::string> given{moment.game().write_action(moment.view(), moment.seat(), action)};
  boost::json::array all;
  while (all.size() < most && !trial.is_final(Chain(links))) {
    Moment then(*this, moment.game(), trial.view_after(Chain(links)), moment.seat(), moment.moves());
    then.give(given);
    const Card next = then.asked() ? card_of(*card.lesson, then) : Card{};
    if (next.step == nullptr || next.already) break;
    const auto& answer = *then.answer(next.step->tries);
    const auto lit = lit_of(next, then);
    all.push_back(boost::json::object{{"answer", answer.text}, {"lit", boost::json::array(lit.begin(), lit.end())}});
    links.push_back(answer.action);
    given.push_back(answer.text);
  }
  return all;
}

boost::json::object Coach::show_card(const Card& card, const Moment& moment, const Words& words) const {
  const Lesson& lesson = *card.lesson;
  const auto lit = lit_of(card, moment);
  boost::json::object shown{{"lesson", lesson.id},
                            {"chapter", script_->chapters[lesson.chapter]},
                            {"already", card.already},
                            {"reads", card.step == nullptr},
                            {"title", words.term(key_of(lesson, "title"))},
                            {"say", words.term(key_of(lesson, "say"))},
                            {"why", words.term(key_of(lesson, "why"))},
                            {"rules", boost::json::array(lesson.rules.begin(), lesson.rules.end())},
                            {"lit", boost::json::array(lit.begin(), lit.end())},
                            {"answer", nullptr},
                            {"do", nullptr},
                            {"then", boost::json::array()},
                            {"counts_score", lesson.counts_score},
                            {"raised", nullptr}};
  if (card.step != nullptr) {
    const auto& answer = *moment.answer(card.step->tries);
    shown["answer"] = answer.text;
    shown["do"] = words.say(moment.game().describe_action(moment.view(), moment.seat(), answer.action));
    shown["then"] = show_next(card, moment, answer.action);
  }
  if (lesson.raised.empty()) return shown;
  const int now = measured(moment.position(), lesson.raised, moment.seat());
  const auto next = std::find_if(lesson.raised_to.begin(), lesson.raised_to.end(), [&](int to) { return to > now; });
  boost::json::value position = moment.position();
  boost::json::error_code missing;
  boost::json::value* at = position.find_pointer(pointer_of(lesson.raised, moment.seat()), missing);
  if (next == lesson.raised_to.end() || at == nullptr) return shown;
  *at = *next;
  const auto state = moment.game().read_position(position);
  if (!state) return shown;  // what a view hides cannot always be read back
  const auto score = [&](const AnyState& of) { return moment.game().score(of)[index(moment.seat())].total; };
  shown["raised"] = boost::json::object{{"from", now}, {"to", *next}, {"more", score(*state) - score(moment.view())}};
  return shown;
}

// Of the last click: what it did where it was the lesson's move, and what waits where it was another.
boost::json::value Coach::show_remark(const Match& match, const Moment& now, const Words& words,
                                      const Asked& asked) const {
  const Seat seat = now.seat();
  const auto mine = [&](std::size_t step) { return step < made_.size() && made_[step].seat == seat; };
  if (!mine(asked.click)) return nullptr;
  std::size_t end = asked.click;
  while (mine(end) && end + 1 <= made_.size()) ++end;
  const Moment before(*this, match.game(), match.before(asked.click), seat, asked.click);
  const Card card = before.asked() ? card_at(before) : Card{};
  if (card.lesson == nullptr || card.already || card.step == nullptr) return nullptr;
  const bool seen = std::any_of(notes_.begin(), notes_.end(), [&](const Note& note) {
    return note.seat == seat && note.lesson == card.lesson->id && note.moves <= asked.click;
  });
  if (!seen) return nullptr;
  bool followed = false;
  std::string did;
  std::size_t told = 0;
  for (std::size_t i = asked.click; i < end; ++i) {
    followed |= made_[i].matches(card.lesson->done) || fits_any(card.step->tries, made_[i].action);
    for (const Message& event : made_[i].told)
      if (told++ < most_told) did += (did.empty() ? "" : " · ") + words.say(event);
  }
  boost::json::object remark{{"kind", followed ? "followed" : "other"},
                             {"lesson", card.lesson->id},
                             {"title", words.term(key_of(*card.lesson, "title"))},
                             {"did", did},
                             {"say", nullptr},
                             {"at", end},
                             {"undo", nullptr}};
  if (followed) return remark;
  for (std::size_t i = 0; i < card.lesson->other.size() && remark["say"].is_null(); ++i)
    for (std::size_t step = asked.click; step < end; ++step)
      if (made_[step].matches(card.lesson->other[i]))
        remark["say"] = words.term(key_of(*card.lesson, "other_" + std::to_string(i + 1)));
  if (made_.size() - asked.click <= asked.undoable) remark["undo"] = asked.click;
  return remark;
}

boost::json::array Coach::show_chapters(Seat seat, std::size_t moves, const Words& words) const {
  constexpr Names<4> state_names = {"waiting", "shown", "already", "done"};
  boost::json::array chapters;
  for (std::size_t i = 0; i < script_->chapters.size(); ++i) {
    boost::json::array lessons;
    for (const Lesson& lesson : script_->lessons) {
      if (lesson.chapter != i) continue;
      const State state = state_of(lesson, seat, moves);
      boost::json::object shown{{"lesson", lesson.id},
                                {"title", words.term(key_of(lesson, "title"))},
                                {"state", state_names[static_cast<std::size_t>(state)]}};
      if (state == State::shown || state == State::done)
        for (const char* text : {"say", "why"}) shown[text] = words.term(key_of(lesson, text));
      lessons.push_back(std::move(shown));
    }
    chapters.push_back(boost::json::object{{"id", script_->chapters[i]},
                                           {"title", words.term(game_ + ".chapter." + script_->chapters[i])},
                                           {"lessons", std::move(lessons)}});
  }
  return chapters;
}

boost::json::object Coach::show(const Match& match, Seat seat, const Words& words, const Asked& asked) const {
  follow(match);
  const Moment now(*this, match.game(), match.state(), seat, match.steps().size());
  boost::json::object shown{{"left", away_.has(seat)},
                            {"aim", words.term(game_ + ".lesson.in_short")},
                            {"card", nullptr},
                            {"remark", show_remark(match, now, words, asked)},
                            {"own_turn", now.own_turn()},
                            {"chapters", show_chapters(seat, match.steps().size(), words)}};
  const Card card = asked.now ? card_at(now) : Card{};
  if (card.lesson != nullptr) shown["card"] = show_card(card, now, words);
  return shown;
}

}  // namespace ludarium
