// What viewers are told: docs/api.md, "From the table". Every message is made for one viewer, from what that viewer may
// know.
#include <algorithm>

#include "core/names.hpp"
#include "table/forecast.hpp"
#include "table/show.hpp"
#include "table/table.hpp"

namespace ludarium {
namespace {

constexpr Names<4> phase_names = {"open", "playing", "paused", "over"};
constexpr Names<3> holder_names = {"open", "person", "bot"};
constexpr std::size_t longest_log = 300;

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
  if (!send_missed(id, since, now)) send_table(id, now);
  if (came_back) tell_seats(now);
  return id;
}

void Table::detach(ViewerId viewer, Time now) {
  const auto gone = viewers_.find(viewer);
  if (gone == viewers_.end()) return;
  const std::string person = gone->second.person.id;
  viewers_.erase(gone);
  for (const auto& [id, other] : viewers_)
    if (other.person.id == person) return;  // still here in another window
  const SeatSet own = seats_of(person);
  for (Seat seat : own) seats_[index(seat)].away_since = now;
  if (!own.empty()) tell_seats(now);
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

boost::json::object Table::brief_scene(const Viewer& viewer) const {
  boost::json::object scene = show_brief_scene(*game_, match_->state(), match_->steps().size(), viewer.look);
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
  boost::json::object scene = show_scene(*game_, match_->state(), match_->steps().size(), viewer.look, words);
  const SeatSet waiting = waited_for();
  boost::json::array waited;
  for (Seat seat : waiting) waited.push_back(index(seat));
  scene["waiting"] = std::move(waited);
  if (viewer.forecast) scene["forecast"] = forecast_for(*game_, match_->state(), viewer.look, words);
  if (!plays_now(viewer)) return scene;
  const Seat seat = viewer.look.seat;
  if (holding_ == Seat::none && waiting.has(seat)) scene["answers"] = show_answers(*match_, seat, words);
  scene["end_turn"] = holding_ == seat;
  const std::size_t steps = undoable(seat);
  boost::json::object undo{{"steps", steps}, {"turn", undoable_this_turn(seat)}, {"barrier", nullptr}};
  if (steps == 0 && !match_->steps().empty()) undo["barrier"] = words.term("table.undo_barred");
  scene["undo"] = std::move(undo);
  return scene;
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
                             {"rematch", rematch_.has(seat)},
                             {"pause", pause_.has(seat)}};
    if (!holder.level.empty()) json["level"] = holder.level;
    if (match_) json["side"] = game_->seat_name(match_->state(), seat);
    if (const auto left = match_ ? clock_.left(seat, now) : std::nullopt) json["clock"] = *left / second;
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
                           {"updated", updated_ / second}};
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
    message["log"] = show_log(viewer, match_->steps().size() > longest_log ? match_->steps().size() - longest_log : 0);
  }
  send(to, std::move(message));
}

boost::json::array Table::show_log(const Viewer& viewer, std::size_t from) const {
  boost::json::array log;
  std::size_t step = 0;
  match_->replay([&](const Match::Step&, const AnyState& before, const AnyState& after) {
    if (step >= from)
      log.push_back(show_step(*match_, step, before, after, by_bot_[step], viewer.look, words_(viewer.language)));
    ++step;
  });
  return log;
}

// Who was away only for moves and talk gets just these.
bool Table::send_missed(ViewerId to, std::uint64_t since, Time now) {
  if (since == 0 || since > entries_ || !match_ || since < missable_from_) return false;
  const Viewer& viewer = viewers_.at(to);
  const std::size_t seen = moves_at_[since - 1];
  boost::json::object message = scene(viewer, now);
  message["type"] = "missed";
  message["steps"] = show_log(viewer, seen);  // with words also for who wants it brief: it is rare
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
                               {"phase", phase_names[static_cast<std::size_t>(phase_)]},
                               {"waiting", std::move(waiting)}};
  });
}

void Table::tell_step(std::size_t step, const AnyState& before, Time now) {
  tell_all([&](const Viewer& viewer) {
    boost::json::object message = scene(viewer, now);
    message["type"] = "step";
    if (viewer.detail == Detail::brief) {
      message["step"] = show_brief_step(*match_, step, match_->state(), by_bot_[step], viewer.look);
      return message;
    }
    message["seats"] = show_seats(now);
    message["step"] =
        show_step(*match_, step, before, match_->state(), by_bot_[step], viewer.look, words_(viewer.language));
    return message;
  });
  if (phase_ == Phase::over) tell_over(now);
}

void Table::tell_over(Time) {
  tell_all([&](const Viewer& viewer) {
    const Words& words = words_(viewer.language);
    return boost::json::object{{"type", "over"}, {"scores", show_scores(*game_, match_->state(), words)}};
  });
}

void Table::change_phase(Phase phase, Time now) {
  record({{"entry", "phase"}, {"phase", phase_names[static_cast<std::size_t>(phase)]}}, now);
  for (const auto& [id, viewer] : viewers_) send_table(id, now);
}

}  // namespace ludarium
