// What viewers send: each kind of message with its fields (docs/api.md, "To the table"), checked before anything
// happens.
#include "core/names.hpp"
#include "core/request.hpp"
#include "table/forecast.hpp"
#include "table/messages.hpp"
#include "table/show.hpp"
#include "table/table.hpp"
#include "table/talk.hpp"
#include "table/view_answers.hpp"
#include "table/ways.hpp"

namespace ludarium {
namespace {

boost::json::object done() { return {{"type", "done"}}; }

constexpr std::size_t longest_line = 500;
constexpr std::size_t most_things = 8;
constexpr std::string_view always_allowed[] = {"type", "id"};

}  // namespace

struct Table::Incoming {
  std::string_view type;
  Reply (Table::*run)(ViewerId, const Request&, Time);
  bool needs_match = true;
};

void Table::receive(ViewerId from, const boost::json::object& message, Time now) {
  static constexpr Incoming kinds[] = {
      {"play", &Table::play},
      {"ways", &Table::ways},
      {"change", &Table::change_answer},
      {"undo", &Table::undo},
      {"end_turn", &Table::end_turn},
      {"why", &Table::why},
      {"hint", &Table::hint},
      {"scene", &Table::show_whole_scene},
      {"score", &Table::score},
      {"chat", &Table::chat, false},
      {"standing", &Table::standing, false},
      {"resign", &Table::resign},
      {"take_back_seat", &Table::take_back_seat},
      {"pause", &Table::pause},
      {"resume", &Table::resume},
      {"allow_undo", &Table::allow_undo},
      {"rematch", &Table::rematch},
      {"language", &Table::language, false},
      {"view", &Table::look_through},
      {"forecast", &Table::forecast},
      {"history", &Table::history},
      {"chronicle", &Table::tell_chronicle},
      {"coach", &Table::hear_pupil},
  };
  const auto viewer = viewers_.find(from);
  if (viewer == viewers_.end()) return;
  const auto answer_with = [&](boost::json::object answer) {
    if (const auto* id = message.if_contains("id")) answer["id"] = *id;
    send(from, std::move(answer));
  };

  const auto* type = message.if_contains("type");
  const std::string named = type && type->is_string() ? std::string(type->get_string()) : "";
  const auto* kind = std::find_if(std::begin(kinds), std::end(kinds), [&](const auto& k) { return k.type == named; });
  const std::size_t said = output_.messages.size();
  const Reply reply = [&]() -> Reply {
    if (kind == std::end(kinds)) return refused("bad_request", "table.unknown_message");
    if (auto error = check_request(message, fields_of_message(named), always_allowed)) return *error;
    if (kind->needs_match && !match_) return refused("not_started", "table.not_started");
    return (this->*kind->run)(from, message, now);
  }();
  if (!reply) return answer_with(show_error(reply.error(), words_(viewer->second.language)));
  if (named == "play" && acknowledge_by_step(from, message, said)) return;
  if (!reply->empty()) answer_with(*reply);
}

// Who wants it brief hears of an own move once: the step says that it was made.
bool Table::acknowledge_by_step(ViewerId to, const Request& request, std::size_t from) {
  if (viewers_.at(to).detail != Detail::brief) return false;
  for (std::size_t i = from; i < output_.messages.size(); ++i) {
    auto& [viewer, message] = output_.messages[i];
    if (viewer != to || message.at("type").as_string() != "step") continue;
    if (const auto* id = request.if_contains("id")) message["id"] = *id;
    return true;
  }
  return false;
}

Result<Seat> Table::own_seat(const Viewer& viewer, const Request& request) const {
  const auto number = number_field(request, "seat", -1);
  const SeatSet own = seats_of(viewer.person.id);
  if (!request.contains("seat") && own.size() == 1) return own.lowest();
  if (number < 0 || number >= static_cast<std::int64_t>(seats_.size()) ||
      !own.has(seat_at(static_cast<std::size_t>(number))))
    return refused("not_your_seat", "table.not_your_seat");
  return seat_at(static_cast<std::size_t>(number));
}

Result<Seat> Table::played_seat(const Viewer& viewer, const Request& request) const {
  auto seat = own_seat(viewer, request);
  if (seat && seats_[index(*seat)].stand_in)
    return refused("not_your_seat", may_come_back(seats_[index(*seat)]) ? "table.bot_has_seat" : "table.bot_plays_on");
  return seat;
}

SeatSet Table::played_seats(const Viewer& viewer) const {
  SeatSet played;
  for (Seat seat : seats_of(viewer.person.id))
    if (!seats_[index(seat)].stand_in) played = played.with(seat);
  return played;
}

// An action by its notation or by its names; either is understood as the seat's own view has it.
Result<Action> Table::read_answer(Seat seat, const AnyState& view, const Request& request) const {
  const auto* named = request.if_contains("do");
  if ((named != nullptr) == request.contains("action")) return refused("bad_request", "table.action_or_do");
  if (named == nullptr) return game_->read_action(view, seat, text_field(request, "action"));
  return game_->read_action_json(view, seat, *named);
}

namespace {

boost::json::object illegal(const Verdict& verdict, const Words& words) {
  boost::json::object answer = show_verdict(verdict, words);
  answer.erase("legal");
  answer["type"] = "error";
  answer["code"] = "illegal";
  answer["message"] = answer.at("text");
  return answer;
}

}  // namespace

Table::Reply Table::play(ViewerId from, const Request& request, Time now) {
  const auto seat = played_seat(viewers_.at(from), request);
  if (!seat) return seat.error();
  if (phase_ == Phase::over) return refused("game_over", "table.game_over");
  if (phase_ == Phase::paused) return refused("paused", "table.is_paused");
  const auto at = number_field(request, "at", static_cast<std::int64_t>(match_->steps().size()));
  if (at != static_cast<std::int64_t>(match_->steps().size())) return refused("stale", "table.moved_on");
  const Viewer& viewer = viewers_.at(from);
  if (request.contains("links")) return play_links(*seat, viewer, request, now);
  const auto action = read_answer(*seat, match_->view(*seat), request);
  if (action && match_->is_order(*seat, *action)) return order(*seat, *action, viewer, now);
  if (holding_ != Seat::none) return refused("not_asked", "table.turn_is_held");
  const auto sealed = match_->sealed(*seat);
  if (sealed && !(action && match_->is_aside(*seat, *action) && match_->why_not(*seat, *action).legal))
    return answer_anew(*seat, *sealed, viewer, request, now);
  if (!action) return action.error();
  const Verdict verdict = match_->why_not(*seat, *action);
  if (!verdict.legal) return illegal(verdict, words_(viewers_.at(from).language));
  make_move(*seat, *action, false, now);
  go_on(now);
  return done();
}

// Several decisions as one: all of them, or nothing happens. They are judged by what the seat may know before anything
// is done, so that a refusal tells nothing that only the first of them would have shown.
Table::Reply Table::play_links(Seat seat, const Viewer& viewer, const Request& request, Time now) {
  if (request.contains("action") || request.contains("do")) return refused("bad_request", "table.action_or_do");
  const std::vector<std::string> texts = texts_field(request, "links");
  for (const std::string& text : texts) {
    const auto action = game_->read_action(match_->view(seat), seat, text);
    if (!action || !match_->is_order(seat, *action)) continue;
    if (texts.size() != 1) return refused("not_asked", "table.not_asked");  // it belongs to no turn
    return order(seat, *action, viewer, now);
  }
  if (holding_ != Seat::none) return refused("not_asked", "table.turn_is_held");
  if (const auto step = match_->sealed(seat)) {
    if (texts.size() != 1) return refused("not_asked", "table.not_asked");
    return answer_anew(seat, *step, viewer, {{"action", texts[0]}}, now);
  }
  const AnyState view = match_->view(seat);
  const auto read = read_links(*game_, view, seat, texts);
  if (!read) return read.error();
  if (read->refused) return illegal(*read->refused, words_(viewer.language));
  if (request.contains("sees") && text_field(request, "sees") != read->sees) return refused("stale", "table.moved_on");
  const std::size_t played = match_->playable(seat, read->links);
  if (played == 0) return refused("stale", "table.moved_on");
  make_way(seat, Chain(read->links).first(played), now);
  go_on(now);
  boost::json::object answer = done();
  answer["played"] = played;
  return answer;
}

Table::Reply Table::ways(ViewerId from, const Request& request, Time) {
  const Viewer& viewer = viewers_.at(from);
  const auto seat = own_seat(viewer, request);
  if (!seat) return seat.error();
  const std::size_t moves = match_->steps().size();
  if (number_field(request, "at", static_cast<std::int64_t>(moves)) != static_cast<std::int64_t>(moves))
    return refused("stale", "table.moved_on");
  const std::vector<std::string> things = texts_field(request, "things");
  if (things.empty() || things.size() > most_things) return refused("bad_request", "table.bad_things");
  const auto sealed = match_->sealed(*seat);
  const AnyState view = sealed ? game_->redact(match_->without(*sealed), *seat) : match_->view(*seat);
  const auto read = read_begun(*game_, view, *seat, texts_field(request, "begun"));
  if (!read) return read.error();
  if (read->refused) return illegal(*read->refused, words_(viewer.language));
  const Begun& begun = read->begun;
  boost::json::object answer =
      show_ways(*game_, view, *seat, begun, Ways(*game_, begun.view, *seat), things, words_(viewer.language));
  if (holding_ == *seat)  // whatever could be done comes after that
    answer = {{"things", boost::json::array(things.begin(), things.end())},
              {"open", boost::json::array()},
              {"ways", boost::json::array()},
              {"more", false},
              {"why", boost::json::object{{"text", words_(viewer.language).term("table.turn_is_held")}}}};
  answer["type"] = "ways";
  answer["at"] = moves;
  return answer;
}

// Another answer in place of the one that waits for the others'. Only this seat's own windows hear of it, and nothing
// that anybody else is sent is counted differently for it.
Table::Reply Table::answer_anew(Seat seat, std::size_t step, const Viewer& asker, const Request& request, Time now) {
  const AnyState open = match_->without(step);
  const auto action = read_answer(seat, game_->redact(open, seat), request);
  if (!action) return action.error();
  const Verdict verdict = game_->why_not(game_->redact(open, seat), seat, *action);
  if (!verdict.legal) return illegal(verdict, words_(asker.language));
  const std::string text = game_->write_action(open, seat, *action);
  record({{"entry", "change"}, {"seat", index(seat)}, {"step", step}, {"action", text}}, now);
  const AnyState before = match_->before(step);
  tell_windows_of(seat, [&](const Viewer& viewer) {
    boost::json::object message = scene(viewer, now);
    message["type"] = "changed";
    message["step"] =
        show_step(*match_, step, before, match_->before(step + 1), by_bot_[step], viewer.look, words_(viewer.language));
    if (viewer.detail == Detail::full) message["chronicle"] = show_turns_since(viewer, Chronicle(*match_), step);
    return message;
  });
  return done();
}

// What a seat has ordered, nobody else hears of before it is carried out.
Table::Reply Table::order(Seat seat, Action action, const Viewer& asker, Time now) {
  const Verdict verdict = match_->why_not(seat, action);
  if (!verdict.legal) return illegal(verdict, words_(asker.language));
  const std::string text = game_->write_action(match_->state_for(seat), seat, action);
  record({{"entry", "order"}, {"seat", index(seat)}, {"action", text}}, now);
  tell_windows_of(seat, [&](const Viewer& viewer) {
    boost::json::object message = scene(viewer, now);
    message["type"] = "ordered";
    return message;
  });
  return done();
}

void Table::tell_windows_of(Seat seat, const std::function<boost::json::object(const Viewer&)>& make) {
  for (const auto& [id, viewer] : viewers_)
    if (plays_now(viewer) && viewer.look.seat == seat) send(id, make(viewer));
}

// The question again that the seat has answered and may still answer otherwise.
Table::Reply Table::change_answer(ViewerId from, const Request& request, Time) {
  const Viewer& viewer = viewers_.at(from);
  const auto seat = played_seat(viewer, request);
  if (!seat) return seat.error();
  const auto step = match_->sealed(*seat);
  if (!step || phase_ != Phase::playing) return refused("not_asked", "table.nothing_to_change");
  const AnyState open = game_->redact(match_->without(*step), *seat);
  return boost::json::object{{"type", "answers"},
                             {"position", game_->write_position(open)},
                             {"answers", show_answers(*game_, open, *seat, words_(viewer.language))}};
}

Table::Reply Table::undo(ViewerId from, const Request& request, Time now) {
  const auto seat = played_seat(viewers_.at(from), request);
  if (!seat) return seat.error();
  if (phase_ != Phase::playing) return refused("undo_barred", "table.undo_barred");
  const std::size_t most = undoable(*seat);
  const std::size_t made = match_->steps().size();
  const auto asked = static_cast<std::size_t>(std::max<std::int64_t>(1, number_field(request, "steps", 1)));
  std::size_t wanted = std::min(steps_of_ways(asked), asked <= ways_in(most) ? most : made);
  if (flag_field(request, "turn")) wanted = undoable_this_turn(*seat);
  if (flag_field(request, "links")) wanted = asked;
  if (request.contains("to"))
    wanted = made - static_cast<std::size_t>(
                        std::clamp<std::int64_t>(number_field(request, "to"), 0, static_cast<std::int64_t>(made)));
  if (match_->steps().empty()) return refused("nothing_to_undo", "table.nothing_to_undo");
  if (match_->sealed(*seat)) return refused("undo_barred", "table.undo_sealed");
  if (wanted == 0 || wanted > most) return refused("undo_barred", "table.undo_barred");
  return ask_for_undo(*seat, match_->steps().size() - wanted, now);
}

Table::Reply Table::ask_for_undo(Seat seat, std::size_t moves, Time now) {
  const SeatSet others = persons().without(seats_of(seats_[index(seat)].person));
  if (!setup_.ask_undo || others.empty()) {
    take_back(moves, seat, now);
    go_on(now);
    return done();
  }
  undo_asker_ = seat;
  undo_to_ = moves;
  undo_allowed_ = {};
  tell_all([&](const Viewer&) {
    return boost::json::object{{"type", "undo_asked"}, {"by", index(seat)}, {"moves", moves}};
  });
  return done();
}

Table::Reply Table::allow_undo(ViewerId from, const Request& request, Time now) {
  const SeatSet own = seats_of(viewers_.at(from).person.id);
  if (!undo_asker_ || own.empty() || own.has(*undo_asker_)) return refused("not_asked", "table.no_undo_asked");
  if (!flag_field(request, "allow")) {
    undo_asker_.reset();
    tell_seats(now);
    return done();
  }
  for (Seat seat : own) undo_allowed_ = undo_allowed_.with(seat);
  const Seat asker = *undo_asker_;
  const SeatSet missing = persons().without(seats_of(seats_[index(asker)].person)).without(undo_allowed_);
  if (!missing.empty()) return done();
  take_back(undo_to_, asker, now);
  go_on(now);
  return done();
}

Table::Reply Table::end_turn(ViewerId from, const Request& request, Time now) {
  const auto seat = played_seat(viewers_.at(from), request);
  if (!seat) return seat.error();
  if (holding_ != *seat) return refused("not_asked", "table.no_turn_held");
  record({{"entry", "end_turn"}}, now);
  tell_all([&](const Viewer& viewer) {
    boost::json::object message = scene(viewer, now);
    message["type"] = "turn_ended";
    message["by"] = index(*seat);
    return message;
  });
  go_on(now);
  return done();
}

Table::Reply Table::why(ViewerId from, const Request& request, Time) {
  const Viewer& viewer = viewers_.at(from);
  const auto seat = own_seat(viewer, request);
  if (!seat) return seat.error();
  const auto action = read_answer(*seat, match_->view(*seat), request);
  if (!action) return action.error();
  boost::json::object answer = show_verdict(match_->why_not(*seat, *action), words_(viewer.language));
  const auto things = game_->things(match_->view(*seat), *seat, *action);
  answer["things"] = boost::json::array(things.begin(), things.end());
  answer["type"] = "verdict";
  return answer;
}

Table::Reply Table::hint(ViewerId from, const Request& request, Time) {
  const auto seat = played_seat(viewers_.at(from), request);
  if (!seat) return seat.error();
  if (!allows_hints()) return refused("forbidden", "table.no_hints");
  if (!waited_for().has(*seat) || holding_ != Seat::none) return refused("not_asked", "table.not_asked");
  const auto* id = request.if_contains("id");
  output_.thoughts.push_back(
      {from, id ? *id : boost::json::value(), *seat, {}, match_->view(*seat), match_->steps().size()});
  return boost::json::object{};  // `hints` comes when the bot has thought
}

Table::Reply Table::show_whole_scene(ViewerId from, const Request&, Time) {
  boost::json::object answer = full_scene(viewers_.at(from));
  answer["type"] = "scene";
  return answer;
}

Table::Reply Table::score(ViewerId from, const Request&, Time) {
  const Viewer& viewer = viewers_.at(from);
  const Words& words = words_(viewer.language);
  const AnyState seen = seen_by(*game_, match_->state(), viewer.look);
  return boost::json::object{
      {"type", "scores"},
      {"scores", phase_ == Phase::over ? show_final_scores(words) : show_scores(*game_, seen, words)}};
}

Table::Reply Table::chat(ViewerId from, const Request& request, Time now) {
  const Viewer& viewer = viewers_.at(from);
  const std::string text = text_field(request, "text"), phrase = text_field(request, "phrase");
  const bool good = text.empty() ? is_ready_phrase(phrase)
                                 : phrase.empty() && is_plain_text(text, longest_line) && says_something(text);
  if (!good) return bad_value(text.empty() ? "phrase" : "text");
  Entry entry{{"entry", "chat"}, {"from", viewer.person.name}, {"text", isolated(text)}, {"phrase", phrase}};
  if (!viewer.person.id.empty()) entry["person"] = viewer.person.id;
  if (const SeatSet own = seats_of(viewer.person.id); !own.empty()) entry["seat"] = index(own.lowest());
  record(std::move(entry), now);
  tell_all([&](const Viewer&) { return boost::json::object{{"type", "chat"}, {"line", show_line(chat_.back())}}; });
  return done();
}

Table::Reply Table::standing(ViewerId from, const Request& request, Time now) {
  const auto seat = own_seat(viewers_.at(from), request);
  if (!seat) return seat.error();
  const std::string end_turn = text_field(request, "end_turn");
  if (request.contains("end_turn") && end_turn != "wait" && end_turn != "by_itself") return bad_value("end_turn");
  Entry entry{{"entry", "standing"}, {"seat", index(*seat)}};
  for (const char* field : {"answers", "end_turn"})
    if (const auto* given = request.if_contains(field)) entry[field] = *given;
  record(std::move(entry), now);
  go_on(now);
  return done();
}

Table::Reply Table::resign(ViewerId from, const Request& request, Time now) {
  const auto seat = own_seat(viewers_.at(from), request);
  if (!seat) return seat.error();
  if (phase_ == Phase::over) return refused("game_over", "table.game_over");
  give_up(SeatSet::of(*seat), GivenUp::resigned, now);
  return done();
}

Table::Reply Table::take_back_seat(ViewerId from, const Request& request, Time now) {
  const auto seat = own_seat(viewers_.at(from), request);
  if (!seat) return seat.error();
  if (!seats_[index(*seat)].stand_in) return refused("conflict", "table.seat_is_yours");
  if (phase_ == Phase::over) return refused("game_over", "table.game_over");
  if (!may_come_back(seats_[index(*seat)])) return refused("conflict", "table.seat_is_lost");
  record({{"entry", "stand_in"}, {"seat", index(*seat)}, {"bot", false}}, now);
  thinking_.erase(*seat);
  tell_seats(now);
  send_table(from, now);
  return done();
}

Table::Reply Table::pause(ViewerId from, const Request&, Time now) {
  const SeatSet own = played_seats(viewers_.at(from));
  if (own.empty()) return refused("not_your_seat", "table.not_your_seat");
  if (phase_ != Phase::playing) return refused("conflict", "table.not_playing");
  for (Seat seat : own) pause_ = pause_.with(seat);
  const bool agreed = setup_.clock.kind == ClockKind::none && !unrated().empty();
  if (!agreed && !persons().without(pause_).empty()) {
    tell_seats(now);  // the others see who asks
    return done();
  }
  change_phase(Phase::paused, now);
  return done();
}

Table::Reply Table::resume(ViewerId from, const Request&, Time now) {
  if (played_seats(viewers_.at(from)).empty()) return refused("not_your_seat", "table.not_your_seat");
  if (phase_ != Phase::paused) return refused("conflict", "table.not_paused");
  change_phase(Phase::playing, now);
  go_on(now);
  return done();
}

Table::Reply Table::rematch(ViewerId from, const Request&, Time now) {
  const SeatSet own = seats_of(viewers_.at(from).person.id);
  if (own.empty()) return refused("not_your_seat", "table.not_your_seat");
  if (phase_ != Phase::over) return refused("conflict", "table.not_over");
  for (Seat seat : own) rematch_ = rematch_.with(seat);
  tell_all([&](const Viewer&) { return boost::json::object{{"type", "rematch"}, {"by", index(own.lowest())}}; });
  tell_seats(now);
  return done();
}

Table::Reply Table::language(ViewerId from, const Request& request, Time now) {
  viewers_.at(from).language = text_field(request, "language");
  send_table(from, now);
  return done();
}

Table::Reply Table::look_through(ViewerId from, const Request& request, Time now) {
  Viewer& viewer = viewers_.at(from);
  Look look;
  const auto& wanted = request.at("seat");
  if (wanted.is_string() && wanted.get_string() == "all") {
    look.everything = true;
  } else if (const auto number = as_integer(wanted)) {
    // A seat that does not exist is refused like somebody else's.
    if (*number < 0 || *number >= static_cast<std::int64_t>(seats_.size()))
      return refused("not_your_seat", "table.not_your_seat");
    look.seat = seat_at(static_cast<std::size_t>(*number));
  } else if (!wanted.is_null()) {
    return bad_value("seat");
  }
  const bool allowed = phase_ == Phase::over ||
                       (!look.everything && (look.seat == Seat::none || seats_of(viewer.person.id).has(look.seat)));
  if (!allowed) return refused("not_your_seat", "table.not_your_seat");
  viewer.look = look;
  send_table(from, now);
  return done();
}

Table::Reply Table::forecast(ViewerId from, const Request& request, Time) {
  Viewer& viewer = viewers_.at(from);
  viewer.forecast = flag_field(request, "on");
  boost::json::array now;
  if (viewer.forecast) now = forecast_for(*game_, state_for(viewer), viewer.look, words_(viewer.language));
  return boost::json::object{{"type", "forecast"}, {"forecast", std::move(now)}};
}

// What a person has read of the coach's cards, or that the guide was left. The other windows of the seat hear of it.
Table::Reply Table::hear_pupil(ViewerId from, const Request& request, Time now) {
  const auto seat = played_seat(viewers_.at(from), request);
  if (!seat) return seat.error();
  if (!coach_ || phase_ != Phase::playing) return refused("conflict", "table.not_guided");
  const std::string note = text_field(request, "note"), lesson = text_field(request, "lesson");
  const bool reads = note == "seen" || note == "understood";
  if (!reads && note != "leave" && note != "resume") return bad_value("note");
  if (reads && coach_->script().find(lesson) == nullptr) return bad_value("lesson");
  Entry entry{{"entry", "coach"}, {"seat", index(*seat)}, {"note", note}};
  if (reads) entry["lesson"] = lesson;
  record(std::move(entry), now);
  for (const auto& [id, viewer] : viewers_)
    if (is_taught(viewer) && viewer.look.seat == *seat)
      send(id, {{"type", "coach"}, {"coach", show_coach(*seat, words_(viewer.language))}});
  return done();
}

Table::Reply Table::history(ViewerId from, const Request& request, Time) {
  constexpr std::int64_t most_views = 200;
  const Viewer& viewer = viewers_.at(from);
  const auto first = number_field(request, "from"), last = number_field(request, "to", first);
  if (first < 0 || last < first || last > static_cast<std::int64_t>(match_->steps().size()) ||
      last - first >= most_views)
    return bad_value("to");
  boost::json::array views;
  const auto show = [&](std::size_t moves, const AnyState& state) {
    if (static_cast<std::int64_t>(moves) < first || static_cast<std::int64_t>(moves) > last) return;
    const Words& words = words_(viewer.language);
    boost::json::object view = show_scene(*game_, state, moves, viewer.look, words);
    if (viewer.forecast) view["forecast"] = forecast_for(*game_, state, viewer.look, words);
    views.push_back(std::move(view));
  };
  std::size_t made = 0;
  show(0, match_->before(0));
  match_->replay([&](const Match::Step&, const AnyState&, const AnyState& after) { show(++made, after); });
  boost::json::array steps =
      show_log(viewer, static_cast<std::size_t>(std::max<std::int64_t>(first, 1) - 1), static_cast<std::size_t>(last));
  return boost::json::object{{"type", "history"}, {"views", std::move(views)}, {"steps", std::move(steps)}};
}

Table::Reply Table::tell_chronicle(ViewerId from, const Request& request, Time) {
  constexpr std::int64_t most_turns = 200;
  const Chronicle chronicle(*match_);
  const auto all = static_cast<std::int64_t>(chronicle.turns());
  const auto last = number_field(request, "to", all);
  const auto first = number_field(request, "from", std::max<std::int64_t>(1, last - most_turns + 1));
  if (first < 1 || last < first || last > all || last - first >= most_turns) return bad_value("to");
  boost::json::object answer =
      show_turns(viewers_.at(from), chronicle, static_cast<std::size_t>(first), static_cast<std::size_t>(last));
  answer["type"] = "chronicle";
  return answer;
}

}  // namespace ludarium
