// What viewers are told: docs/api.md, "From the table". Every message is made for one viewer, from what that viewer may
// know.
#include <algorithm>
#include <set>

#include "core/names.hpp"
#include "table/forecast.hpp"
#include "table/show.hpp"
#include "table/table.hpp"

namespace ludarium {
namespace {

constexpr Names<3> holder_names = {"open", "person", "bot"};
constexpr std::size_t longest_log = 300;
constexpr std::size_t first_turns = 40;  // of the chronicle, without being asked
constexpr std::size_t most_watchers_named = 20;

double in_tenths(Duration time) { return static_cast<double>(time / (second / 10)) / 10; }

}  // namespace

// ---- Coming and going ----

ViewerId Table::attach(const Person& person, const std::string& language, std::uint64_t since, Time now,
                       Detail detail) {
  const ViewerId id = next_viewer_++;
  viewers_[id] = {person, language, first_look(person.id), detail};
  bool came_back = false;
  for (Seat seat : seats_of(person.id)) {
    came_back |= seats_[index(seat)].away_since != 0;
    seats_[index(seat)].away_since = 0;
  }
  note_mark(person, now);
  set_rest(person.id, person.rest, now);
  if (!send_missed(id, since, now)) send_table(id, now);
  if (phase_ == Phase::over) send_over(id);  // whoever waits for it may have missed the last step
  const bool new_watcher = seats_of(person.id).empty() && windows_of(person) == 1;
  if (came_back || (new_watcher && watchers_are_told())) tell_seats(now);
  return id;
}

// A visitor has no id: each is somebody else.
std::size_t Table::windows_of(const Person& person) const {
  if (person.id.empty()) return 1;
  return static_cast<std::size_t>(std::count_if(
      viewers_.begin(), viewers_.end(), [&](const auto& viewer) { return viewer.second.person.id == person.id; }));
}

boost::json::object Table::show_watchers() const {
  std::size_t count = 0;
  std::set<std::string> known;
  boost::json::array names;
  for (const auto& [id, viewer] : viewers_) {
    if (!seats_of(viewer.person.id).empty() || (!viewer.person.id.empty() && !known.insert(viewer.person.id).second))
      continue;
    ++count;
    if (!viewer.person.id.empty() && names.size() < most_watchers_named)
      names.emplace_back(boost::json::string(viewer.person.name));
  }
  return {{"count", count}, {"names", std::move(names)}};
}

// At a table that a crowd looks at, not everybody hears of everybody who comes and goes.
bool Table::watchers_are_told() const { return viewers_.size() <= 2 * most_watchers_named; }

// From how many places somebody plays is nobody's business but that of whoever rates the game.
void Table::note_mark(const Person& person, Time now) {
  const SeatSet own = seats_of(person.id);
  if (phase_ == Phase::over || person.mark.empty() || own.empty()) return;
  if (seats_[index(own.lowest())].marks.contains(person.mark)) return;
  record({{"entry", "place"}, {"person", person.id}, {"place", person.mark}}, now);
}

void Table::detach(ViewerId viewer, Time now) {
  const auto gone = viewers_.find(viewer);
  if (gone == viewers_.end()) return;
  const Person person = gone->second.person;
  const bool last_window = windows_of(person) == 1;
  viewers_.erase(gone);
  if (!last_window) return;
  const SeatSet own = seats_of(person.id);
  for (Seat seat : own) seats_[index(seat)].away_since = now;
  if (!own.empty() || watchers_are_told()) tell_seats(now);
}

Look Table::first_look(const std::string& person) const {
  const SeatSet own = seats_of(person);
  for (Seat seat : waited_for())
    if (own.has(seat)) return {seat, false};
  return {own.lowest(), false};
}

SeatSet Table::persons() const {
  SeatSet seats;
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (seats_[i].kind == Holder::person && !seats_[i].stand_in) seats = seats.with(seat_at(i));
  return seats;
}

// ---- Messages ----

void Table::send(ViewerId to, boost::json::object message) {
  message["n"] = entries_;
  output_.messages.push_back({to, std::move(message)});
}

void Table::tell_all(const std::function<boost::json::object(const Viewer&)>& make) {
  for (const auto& [id, viewer] : viewers_) send(id, make(viewer));
}

bool Table::anybody_wants_all() const {
  return std::any_of(viewers_.begin(), viewers_.end(),
                     [](const auto& viewer) { return viewer.second.detail == Detail::full; });
}

bool Table::plays_now(const Viewer& viewer) const {
  const Seat seat = viewer.look.seat;
  return phase_ == Phase::playing && !viewer.look.everything && seats_of(viewer.person.id).has(seat) &&
         !seats_[index(seat)].stand_in;
}

boost::json::object Table::scene(const Viewer& viewer, Time) const {
  return viewer.detail == Detail::brief ? brief_scene(viewer) : full_scene(viewer);
}

AnyState Table::state_for(const Viewer& viewer) const {
  const bool own = !viewer.look.everything && seats_of(viewer.person.id).has(viewer.look.seat);
  return own ? match_->state_for(viewer.look.seat) : match_->state();
}

boost::json::object Table::brief_scene(const Viewer& viewer) const {
  boost::json::object scene = show_brief_scene(*game_, state_for(viewer), match_->steps().size(), viewer.look);
  const SeatSet waiting = waited_for();
  boost::json::array waited;
  for (Seat seat : waiting) waited.push_back(index(seat));
  scene["waiting"] = std::move(waited);
  if (!plays_now(viewer)) return scene;
  const Seat seat = viewer.look.seat;
  if (holding_ == Seat::none && waiting.has(seat)) scene["answers"] = show_brief_answers(*match_, seat);
  if (holding_ == seat) scene["end_turn"] = true;
  return scene;
}

boost::json::object Table::full_scene(const Viewer& viewer) const {
  const Words& words = words_(viewer.language);
  boost::json::object scene = show_scene(*game_, state_for(viewer), match_->steps().size(), viewer.look, words);
  if (phase_ == Phase::over) scene["scores"] = show_final_scores(words);
  const SeatSet waiting = waited_for();
  boost::json::array waited;
  for (Seat seat : waiting) waited.push_back(index(seat));
  scene["waiting"] = std::move(waited);
  if (viewer.forecast) scene["forecast"] = forecast_for(*game_, state_for(viewer), viewer.look, words);
  if (!plays_now(viewer)) return scene;
  const Seat seat = viewer.look.seat;
  if (holding_ == Seat::none && waiting.has(seat)) scene["answers"] = show_answers(*match_, seat, words);
  if (const auto step = match_->sealed(seat)) scene["sealed"] = show_sealed(*step, words);
  scene["end_turn"] = holding_ == seat;
  scene["undo"] = show_undo(seat, words);
  if (is_taught(viewer)) scene["coach"] = show_coach(seat, words);
  return scene;
}

bool Table::is_taught(const Viewer& viewer) const {
  return coach_ && plays_now(viewer) && viewer.detail == Detail::full;
}

boost::json::object Table::show_coach(Seat seat, const Words& words) const {
  std::size_t last = match_->steps().size();
  while (last > 0 && match_->steps()[last - 1].move.seat != seat) --last;
  const bool asked = holding_ == Seat::none && waited_for().has(seat) && !match_->sealed(seat);
  return coach_->show(*match_, seat, words,
                      {asked, last > 0 ? way_of_[last - 1] : match_->steps().size(), undoable(seat)});
}

// What can be taken back, and what it begins behind: somebody's move, or what the seat has learned.
boost::json::object Table::show_undo(Seat seat, const Words& words) const {
  const std::size_t steps = undoable(seat), kept = match_->steps().size() - steps;
  boost::json::object undo{{"steps", ways_in(steps)}, {"moves", steps},   {"turn", undoable_this_turn(seat)},
                           {"barrier", nullptr},      {"moved", nullptr}, {"cause", nullptr}};
  const bool sealed = match_->sealed(seat).has_value();
  if (steps == 0 && kept > 0) undo["barrier"] = words.term(sealed ? "table.undo_sealed" : "table.undo_barred");
  if (kept == 0) return undo;
  const Seat mover = match_->steps()[kept - 1].move.seat;
  if (mover != seat) {
    undo["moved"] = index(mover);
  } else if (const auto news = news_of(*match_, kept - 1)) {
    undo["cause"] = words.say(game_->describe_event(game_->redact(match_->before(kept), seat), *news));
  } else {
    undo["cause"] = words.term("table.undo_barred");
  }
  return undo;
}

boost::json::object Table::show_sealed(std::size_t step, const Words& words) const {
  const auto [seat, action] = match_->steps()[step].move;
  const AnyState view = game_->redact(match_->without(step), seat);
  return {{"action", game_->write_action(view, seat, action)},
          {"do", game_->action_json(view, seat, action)},
          {"text", words.say(game_->describe_action(view, seat, action))}};
}

boost::json::array Table::show_seats(Time now) const {
  boost::json::array shown;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const SeatHolder& holder = seats_[i];
    const Seat seat = seat_at(i);
    boost::json::object json{{"seat", i},
                             {"name", holder.name},
                             {"kind", holder_names[static_cast<std::size_t>(holder.kind)]},
                             {"level", nullptr},
                             {"side", nullptr},
                             {"stand_in", holder.stand_in},
                             {"connected", holder.kind != Holder::person || holder.away_since == 0},
                             {"away", holder.away_since == 0 ? 0 : std::max<Time>(0, now - holder.away_since) / second},
                             {"clock", nullptr},
                             {"grace", nullptr},
                             {"lost", nullptr},
                             {"rematch", rematch_.has(seat)},
                             {"pause", pause_.has(seat)}};
    if (!holder.level.empty()) json["level"] = holder.level;
    if (match_) json["side"] = game_->seat_name(match_->state(), seat);
    if (holder.given_up != GivenUp::no) json["lost"] = name(holder.given_up);
    if (match_ && setup_.clock.kind != ClockKind::none && !holder.played_by_bot()) {
      json["clock"] = in_tenths(*clock_.left(seat, now));
      json["grace"] = in_tenths(*clock_.grace(seat, now));
    }
    shown.push_back(std::move(json));
  }
  return shown;
}

boost::json::object Table::summary(const std::string& person, Time now) const {
  boost::json::array own, waiting;
  for (Seat seat : seats_of(person)) own.push_back(index(seat));
  for (Seat seat : waited_for()) waiting.push_back(index(seat));
  boost::json::object json{{"game", setup_.game},
                           {"title", setup_.title},
                           {"options", match_ ? game_->read_options(match_->state()) : setup_.options},
                           {"public", setup_.listed},
                           {"phase", phase_names[static_cast<std::size_t>(phase_)]},
                           {"seats", show_seats(now)},
                           {"turn", match_ ? game_->turn(match_->state()) : 0},
                           {"moves", match_ ? match_->steps().size() : 0},
                           {"waiting", std::move(waiting)},
                           {"you", std::move(own)},
                           {"owner", person == owner_},
                           {"clock", write_clock_rule(setup_.clock)},
                           {"undo", setup_.ask_undo ? "ask" : "free"},
                           {"hotseat", setup_.hotseat},
                           {"guided", setup_.guided},
                           {"watchers", show_watchers()},
                           {"hints", allows_hints()},
                           {"rated", unrated().empty()},
                           {"unrated", nullptr},
                           {"updated", updated_ / second}};
  if (const auto why = unrated(); !why.empty()) json["unrated"] = why;
  return json;
}

boost::json::object Table::show_line(const ChatLine& line) const {
  boost::json::object shown{{"from", line.from}, {"seat", nullptr}, {"time", line.time / second}};
  if (line.seat) shown["seat"] = index(*line.seat);
  shown[line.text.empty() ? "phrase" : "text"] = line.text.empty() ? line.phrase : line.text;
  return shown;
}

void Table::send_table(ViewerId to, Time now) {
  const Viewer& viewer = viewers_.at(to);
  boost::json::object message{{"type", "table"}, {"table", summary(viewer.person.id, now)}};
  boost::json::array lines;
  for (const ChatLine& line : chat_) lines.push_back(show_line(line));
  message["chat"] = std::move(lines);
  if (match_) {
    for (auto& [key, value] : scene(viewer, now)) message[key] = std::move(value);
  }
  if (match_ && viewer.detail == Detail::full) {
    const std::size_t made = match_->steps().size();
    message["log"] = show_log(viewer, made > longest_log ? made - longest_log : 0, made);
    const Chronicle chronicle(*match_);
    const std::size_t last = chronicle.turns();
    message["chronicle"] = show_turns(viewer, chronicle, last > first_turns ? last - first_turns + 1 : 1, last);
  }
  send(to, std::move(message));
}

// The steps behind the first `from`, up to so many.
boost::json::array Table::show_log(const Viewer& viewer, std::size_t from, std::size_t to) const {
  boost::json::array log;
  std::size_t step = 0;
  match_->replay([&](const Match::Step&, const AnyState& before, const AnyState& after) {
    if (step >= from && step < to)
      log.push_back(show_step(*match_, step, before, after, by_bot_[step], viewer.look, words_(viewer.language)));
    ++step;
  });
  return log;
}

boost::json::object Table::show_turns(const Viewer& viewer, const Chronicle& chronicle, std::size_t first,
                                      std::size_t last) const {
  const Seat undoing = plays_now(viewer) ? viewer.look.seat : Seat::none;
  boost::json::array turns = chronicle.show(first, last, viewer.look, words_(viewer.language), undoing);
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const auto [from, to] = chronicle.steps_of(first + i);
    if (to > from) turns[i].as_object()["time"] = (made_at_[to] - made_at_[from]) / second;
  }
  return {{"turns", std::move(turns)}, {"of", chronicle.turns()}};
}

// The turns that have changed since the table stood before that step.
boost::json::object Table::show_turns_since(const Viewer& viewer, const Chronicle& chronicle, std::size_t step) const {
  return show_turns(viewer, chronicle, chronicle.turn_of(step), chronicle.turns());
}

// Who was away only for moves and talk gets just these.
bool Table::send_missed(ViewerId to, std::uint64_t since, Time now) {
  if (since == 0 || since > entries_ || !match_ || since < missable_from_) return false;
  const Viewer& viewer = viewers_.at(to);
  const std::size_t seen = moves_at_[since - 1];
  boost::json::object message = scene(viewer, now);
  message["type"] = "missed";
  message["steps"] =
      show_log(viewer, seen, match_->steps().size());  // with words also for who wants it brief: it is rare
  if (viewer.detail == Detail::full) message["chronicle"] = show_turns_since(viewer, Chronicle(*match_), seen);
  message["seats"] = show_seats(now);
  boost::json::array lines;
  for (const ChatLine& line : chat_) lines.push_back(show_line(line));
  message["chat"] = std::move(lines);
  send(to, std::move(message));
  return true;
}

void Table::tell_seats(Time now) {
  tell_all([&](const Viewer&) {
    boost::json::array waiting;
    for (Seat seat : waited_for()) waiting.push_back(index(seat));
    return boost::json::object{{"type", "seats"},
                               {"seats", show_seats(now)},
                               {"watchers", show_watchers()},
                               {"phase", phase_names[static_cast<std::size_t>(phase_)]},
                               {"waiting", std::move(waiting)}};
  });
}

// The decisions of one click; `states` are those before each of them, and the one after the last.
void Table::tell_steps(std::size_t first, const std::vector<AnyState>& states, Time now) {
  std::optional<Chronicle> chronicle;
  if (anybody_wants_all()) chronicle.emplace(*match_);
  tell_all([&](const Viewer& viewer) {
    boost::json::object message = scene(viewer, now);
    message["type"] = "step";
    const bool brief = viewer.detail == Detail::brief;
    if (!brief) {
      message["seats"] = show_seats(now);
      message["chronicle"] = show_turns_since(viewer, *chronicle, first);
    }
    boost::json::array steps;
    for (std::size_t i = 0; i + 1 < states.size(); ++i)
      steps.push_back(brief ? show_brief_step(*match_, first + i, states[i + 1], by_bot_[first + i], viewer.look)
                            : show_step(*match_, first + i, states[i], states[i + 1], by_bot_[first + i], viewer.look,
                                        words_(viewer.language)));
    if (steps.size() == 1)
      message["step"] = std::move(steps.front());
    else
      message["steps"] = std::move(steps);
    return message;
  });
  if (phase_ == Phase::over) tell_over(now);
}

void Table::tell_over(Time) {
  for (const auto& [id, viewer] : viewers_) send_over(id);
}

void Table::send_over(ViewerId to) {
  send(to, {{"type", "over"}, {"scores", show_final_scores(words_(viewers_.at(to).language))}});
}

// As they count: a bot may have won a game that its person has lost.
boost::json::array Table::show_final_scores(const Words& words) const {
  boost::json::array scores = show_scores(*game_, match_->state(), words);
  const std::vector<int> counted = places();
  for (std::size_t i = 0; i < scores.size() && i < counted.size(); ++i)
    if (counted[i] != 0) scores[i].as_object()["place"] = counted[i];
  return scores;
}

void Table::change_phase(Phase phase, Time now) {
  record({{"entry", "phase"}, {"phase", phase_names[static_cast<std::size_t>(phase)]}}, now);
  for (const auto& [id, viewer] : viewers_) send_table(id, now);
}

}  // namespace ludarium
