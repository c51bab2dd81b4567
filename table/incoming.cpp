// What viewers send: each kind of message with its fields (docs/api.md, "To the table"), checked before anything
// happens.
#include "core/names.hpp"
#include "core/request.hpp"
#include "table/forecast.hpp"
#include "table/messages.hpp"
#include "table/show.hpp"
#include "table/table.hpp"

namespace ludarium {
namespace {

Error refused(std::string code, std::string key) { return {std::move(code), {std::move(key), {}}}; }

boost::json::object done() { return {{"type", "done"}}; }

constexpr std::size_t longest_line = 500;
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
  if (number < 0 && own.size() == 1) return own.lowest();
  if (number < 0 || number >= static_cast<std::int64_t>(seats_.size()) ||
      !own.has(seat_at(static_cast<std::size_t>(number))))
    return refused("not_your_seat", "table.not_your_seat");
  return seat_at(static_cast<std::size_t>(number));
}

// An action by its notation or by its names; either is understood as the seat's own view has it.
Result<Action> Table::read_answer(Seat seat, const Request& request) const {
  const auto* named = request.if_contains("do");
  if ((named != nullptr) == request.contains("action")) return refused("bad_request", "table.action_or_do");
  if (named == nullptr) return match_->read(seat, text_field(request, "action"));
  return game_->read_action_json(match_->view(seat), seat, *named);
}

Table::Reply Table::play(ViewerId from, const Request& request, Time now) {
  const auto seat = own_seat(viewers_.at(from), request);
  if (!seat) return seat.error();
  if (phase_ == Phase::over) return refused("game_over", "table.game_over");
  if (phase_ == Phase::paused) return refused("paused", "table.is_paused");
  if (seats_[index(*seat)].stand_in) return refused("not_your_seat", "table.bot_has_seat");
  const auto at = number_field(request, "at", static_cast<std::int64_t>(match_->steps().size()));
  if (at != static_cast<std::int64_t>(match_->steps().size())) return refused("stale", "table.moved_on");
  if (holding_ != Seat::none) return refused("not_asked", "table.turn_is_held");
  const auto action = read_answer(*seat, request);
  if (!action) return action.error();
  const Verdict verdict = match_->why_not(*seat, *action);
  if (!verdict.legal) {
    const Words& words = words_(viewers_.at(from).language);
    boost::json::object answer = show_verdict(verdict, words);
    answer["type"] = "error";
    answer["code"] = "illegal";
    answer["message"] = answer.at("text");
    return answer;
  }
  make_move(*seat, *action, false, now);
  go_on(now);
  return done();
}

Table::Reply Table::undo(ViewerId from, const Request& request, Time now) {
  const auto seat = own_seat(viewers_.at(from), request);
  if (!seat) return seat.error();
  if (phase_ != Phase::playing) return refused("undo_barred", "table.undo_barred");
  const std::size_t most = undoable(*seat);
  const std::size_t wanted =
      flag_field(request, "turn")
          ? undoable_this_turn(*seat)
          : static_cast<std::size_t>(std::max<std::int64_t>(1, number_field(request, "steps", 1)));
  if (match_->steps().empty()) return refused("nothing_to_undo", "table.nothing_to_undo");
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
  const auto seat = own_seat(viewers_.at(from), request);
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
  const auto action = read_answer(*seat, request);
  if (!action) return action.error();
  boost::json::object answer = show_verdict(match_->why_not(*seat, *action), words_(viewer.language));
  answer["type"] = "verdict";
  return answer;
}

Table::Reply Table::hint(ViewerId from, const Request& request, Time) {
  const auto seat = own_seat(viewers_.at(from), request);
  if (!seat) return seat.error();
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
  const AnyState seen = seen_by(*game_, match_->state(), viewer.look);
  return boost::json::object{{"type", "scores"}, {"scores", show_scores(*game_, seen, words_(viewer.language))}};
}

Table::Reply Table::chat(ViewerId from, const Request& request, Time now) {
  const Viewer& viewer = viewers_.at(from);
  const std::string text = text_field(request, "text"), phrase = text_field(request, "phrase");
  if (text.empty() == phrase.empty() || !is_plain_text(text, longest_line) || !is_plain_text(phrase, longest_name))
    return Error{"bad_request", {"request.bad_field", {{"name", std::string(text.empty() ? "phrase" : "text")}}}};
  Entry entry{{"entry", "chat"}, {"from", viewer.person.name}, {"text", text}, {"phrase", phrase}};
  if (const SeatSet own = seats_of(viewer.person.id); !own.empty()) entry["seat"] = index(own.lowest());
  record(std::move(entry), now);
  tell_all([&](const Viewer&) { return boost::json::object{{"type", "chat"}, {"line", show_line(chat_.back())}}; });
  return done();
}

Table::Reply Table::standing(ViewerId from, const Request& request, Time now) {
  const auto seat = own_seat(viewers_.at(from), request);
  if (!seat) return seat.error();
  const std::string end_turn = text_field(request, "end_turn");
  if (request.contains("end_turn") && end_turn != "wait" && end_turn != "by_itself")
    return Error{"bad_request", {"request.bad_field", {{"name", std::string("end_turn")}}}};
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
  rest_of_seats_to_bots(SeatSet::of(*seat), now);
  return done();
}

Table::Reply Table::take_back_seat(ViewerId from, const Request& request, Time now) {
  const auto seat = own_seat(viewers_.at(from), request);
  if (!seat) return seat.error();
  if (!seats_[index(*seat)].stand_in) return refused("conflict", "table.seat_is_yours");
  record({{"entry", "stand_in"}, {"seat", index(*seat)}, {"bot", false}}, now);
  thinking_.erase(*seat);
  tell_seats(now);
  send_table(from, now);
  return done();
}

Table::Reply Table::pause(ViewerId from, const Request&, Time now) {
  const SeatSet own = seats_of(viewers_.at(from).person.id);
  if (own.empty()) return refused("not_your_seat", "table.not_your_seat");
  if (phase_ != Phase::playing) return refused("conflict", "table.not_playing");
  for (Seat seat : own) pause_ = pause_.with(seat);
  if (setup_.clock.kind != ClockKind::none && !persons().without(pause_).empty()) {
    tell_seats(now);  // the others see who asks
    return done();
  }
  change_phase(Phase::paused, now);
  return done();
}

Table::Reply Table::resume(ViewerId from, const Request&, Time now) {
  if (seats_of(viewers_.at(from).person.id).empty()) return refused("not_your_seat", "table.not_your_seat");
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
    if (*number < 0 || *number >= static_cast<std::int64_t>(seats_.size()))
      return Error{"bad_request", {"request.bad_field", {{"name", std::string("seat")}}}};
    look.seat = seat_at(static_cast<std::size_t>(*number));
  } else if (!wanted.is_null()) {
    return Error{"bad_request", {"request.bad_field", {{"name", std::string("seat")}}}};
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
  if (viewer.forecast) now = forecast_for(*game_, match_->state(), viewer.look, words_(viewer.language));
  return boost::json::object{{"type", "forecast"}, {"forecast", std::move(now)}};
}

Table::Reply Table::history(ViewerId from, const Request& request, Time) {
  constexpr std::int64_t most_views = 200;
  const Viewer& viewer = viewers_.at(from);
  const auto first = number_field(request, "from"), last = number_field(request, "to", first);
  if (first < 0 || last < first || last > static_cast<std::int64_t>(match_->steps().size()) ||
      last - first >= most_views)
    return Error{"bad_request", {"request.bad_field", {{"name", std::string("to")}}}};
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
  return boost::json::object{{"type", "history"}, {"views", std::move(views)}};
}

}  // namespace ludarium
