#include "cli/engine.hpp"

#include <array>
#include <istream>
#include <ostream>
#include <span>

#include "bots/bot.hpp"
#include "cli/advice.hpp"
#include "cli/bot_tools.hpp"
#include "cli/read_line.hpp"
#include "core/perft.hpp"
#include "core/trial.hpp"
#include "core/view.hpp"
#include "table/show.hpp"

namespace ludarium {
namespace {

enum class Type { text, number, seat, flag, object, texts, action, anything };

struct Field {
  std::string_view name;
  Type type = Type::anything;
  bool required = false;
};

// Whether an id comes back exactly as it was sent. A number with a fraction or a very large number would not.
bool fits_an_id(const boost::json::value& id) { return id.is_string() || id.is_int64() || id.is_uint64(); }

std::optional<std::uint64_t> as_number(const boost::json::value& json) {
  if (!json.is_int64() && !json.is_uint64()) return std::nullopt;
  boost::system::error_code fault;
  const auto number = json.to_number<std::uint64_t>(fault);
  if (fault) return std::nullopt;
  return number;
}

bool fits(const boost::json::value& json, Type type, std::size_t seats) {
  switch (type) {
    case Type::text:
      return json.is_string();
    case Type::number:
      return as_number(json).has_value();
    case Type::seat:
      return as_number(json).has_value() && *as_number(json) < seats;
    case Type::flag:
      return json.is_bool();
    case Type::object:
      return json.is_object();
    case Type::texts: {
      if (!json.is_array()) return false;
      const auto& list = json.get_array();
      return std::all_of(list.begin(), list.end(), [](const auto& item) { return item.is_string(); });
    }
    case Type::action:
      return json.is_string() || json.is_object();
    case Type::anything:
      return true;
  }
  return false;
}

// These cannot fail for a request that passed the check of its fields.
std::uint64_t number(const boost::json::object& request, std::string_view name, std::uint64_t fallback) {
  const auto* found = request.if_contains(name);
  return found == nullptr ? fallback : *as_number(*found);
}
std::string_view text(const boost::json::object& request, std::string_view name, std::string_view fallback = "") {
  const auto* found = request.if_contains(name);
  return found == nullptr ? fallback : std::string_view(found->get_string());
}
bool flag(const boost::json::object& request, std::string_view name) {
  const auto* found = request.if_contains(name);
  return found != nullptr && found->get_bool();
}
std::optional<Seat> seat(const boost::json::object& request, std::string_view name) {
  const auto* found = request.if_contains(name);
  if (found == nullptr) return std::nullopt;
  return seat_at(static_cast<std::size_t>(*as_number(*found)));
}
std::vector<std::string> names(const boost::json::object& request) {
  std::vector<std::string> all;
  if (const auto* found = request.if_contains("names"))
    for (const auto& name : found->get_array()) all.emplace_back(name.get_string());
  return all;
}

// The seat of a request that names none: the first one that must answer, or seat 0 when the game is over.
Seat seat_or_asked(const boost::json::object& request, const Match& match) {
  if (const auto named = seat(request, "seat")) return *named;
  const Decision decision = match.game().pending(match.state());
  return decision.over() ? seat_at(0) : decision.seats.lowest();
}

// An action of a request, in the notation or as an object.
Result<Action> read_action(const Match& match, Seat seat, const boost::json::value& action) {
  return action.is_string() ? match.read(seat, action.get_string())
                            : match.game().read_action_json(match.view(seat), seat, action);
}

void add_outcomes(const AnyGame& game, const AnyState& view, Seat seat, const ActionList& list,
                  boost::json::array& shown) {
  const Trial trial(game, view, seat);
  for (std::size_t i = 0; i < list.size(); ++i)
    for (auto& [key, value] : show_outcome(trial.outcome(list[i]))) shown[i].get_object()[key] = std::move(value);
}

}  // namespace

struct Engine::Command {
  std::string_view name;
  bool needs_match = false;
  Reply (Engine::*run)(const Request&) = nullptr;
  std::array<Field, 6> fields{};
};

const Engine::Command* Engine::find_command(std::string_view name) {
  using enum Type;
  static constexpr std::array<Command, 17> commands{{
      {"games", false, &Engine::games, {}},
      {"new",
       false,
       &Engine::make_new,
       {{{"game", text, true}, {"seats", number}, {"seed", number}, {"options", object}, {"names", texts}}}},
      {"load",
       false,
       &Engine::load,
       {{{"record", text}, {"game", text}, {"position", anything}, {"names", texts}, {"imagine", Type::flag}}}},
      {"position", true, &Engine::position, {{{"seat", Type::seat}}}},
      {"vocabulary", false, &Engine::vocabulary, {{{"game", text}}}},
      {"legal", true, &Engine::legal, {{{"seat", Type::seat}, {"asides", Type::flag}, {"outcome", Type::flag}}}},
      {"play", true, &Engine::play, {{{"action", Type::action, true}, {"seat", Type::seat}, {"view", Type::seat}}}},
      {"undo", true, &Engine::undo, {{{"force", Type::flag}, {"view", Type::seat}}}},
      {"why", true, &Engine::why, {{{"action", Type::action, true}, {"seat", Type::seat}}}},
      {"score", true, &Engine::score, {{{"view", Type::seat}}}},
      {"perft", true, &Engine::count, {{{"depth", number, true}}}},
      {"bot", true, &Engine::bot, {{{"bot", text}, {"seat", Type::seat}, {"seed", number}}}},
      {"choose",
       false,
       &Engine::choose,
       {{{"game", text, true},
         {"position", anything, true},
         {"seat", number, true},
         {"bot", text},
         {"seed", number},
         {"actions", texts}}}},
      {"hint", true, &Engine::hint, {{{"bot", text}, {"seat", Type::seat}, {"most", number}, {"seed", number}}}},
      {"review", true, &Engine::review, {{{"bot", text}}}},
      {"record", true, &Engine::record, {}},
      {"quit", false, &Engine::quit, {}},
  }};
  for (const Command& command : commands)
    if (command.name == name) return &command;
  return nullptr;
}

std::string Engine::answer(std::string_view line) {
  boost::json::value id;
  Reply reply;
  if (line.size() > longest_line) {
    reply = fail("line_too_long", {"cli.engine.line_too_long", {{"most", static_cast<long>(longest_line)}}});
  } else if (const auto json = parse_json(line); !json) {
    reply = fail("bad_json", {"cli.engine.bad_json", {{"depth", static_cast<long>(max_json_depth)}}});
  } else if (!json->is_object() || !json->get_object().contains("id") || !fits_an_id(json->get_object().at("id"))) {
    reply = fail("bad_request", {"cli.engine.no_id", {}});
  } else {
    id = json->get_object().at("id");
    reply = carry_out(json->get_object());
  }
  boost::json::object whole{{"id", std::move(id)}};
  whole[reply.ok ? "ok" : "error"] = std::move(reply.body);
  return boost::json::serialize(whole);
}

Engine::Reply Engine::carry_out(const Request& request) {
  const auto* name = request.if_contains("cmd");
  if (name == nullptr || !name->is_string()) return fail("bad_request", {"cli.engine.no_command", {}});
  const std::string named(name->get_string());
  const Command* command = find_command(named);
  if (command == nullptr) return fail("unknown_command", {"cli.engine.unknown_command", {{"name", named}}});
  if (command->needs_match && !match_) return fail("no_game", {"cli.engine.no_game", {}});
  for (const auto& [key, value] : request) {
    if (key == "id" || key == "cmd") continue;
    const auto field =
        std::find_if(command->fields.begin(), command->fields.end(),
                     [&, given = std::string_view(key)](const Field& f) { return !f.name.empty() && f.name == given; });
    if (field == command->fields.end())
      return fail("bad_request", {"cli.engine.unknown_field", {{"name", std::string(key)}}});
    if (!fits(value, field->type, match_ ? match_->seats() : 0))
      return fail("bad_request", {"cli.engine.bad_field", {{"name", std::string(key)}}});
  }
  for (const Field& field : command->fields)
    if (field.required && !request.contains(field.name))
      return fail("bad_request", {"cli.engine.missing_field", {{"name", std::string(field.name)}}});
  return (this->*command->run)(request);
}

Engine::Reply Engine::fail(std::string_view code, const Message& message) const {
  return {false, {{"code", code}, {"message", words_.say(message)}}};
}

Engine::Reply Engine::fail(const Error& error) const { return fail(error.code, error.message); }

Engine::Reply Engine::status(boost::json::object body, std::optional<Seat> viewer) const {
  const AnyState seen = viewer ? match_->view(*viewer) : match_->state();
  body["status"] = show_status(match_->game(), seen, match_->steps().size());
  return {true, std::move(body)};
}

Engine::Reply Engine::begin(const AnyGame& game, Record record) {
  auto match = Match::start(game, std::move(record));
  if (!match) return fail(match.error());
  match_ = std::move(*match);
  return status({});
}

const AnyGame* Engine::find_game(const Request& request) const { return registry_.find(text(request, "game")); }

Engine::Reply Engine::games(const Request&) {
  boost::json::array shown;
  for (const auto& game : registry_.games()) shown.push_back(show_game(*game, words_));
  return {true, {{"games", std::move(shown)}}};
}

Engine::Reply Engine::make_new(const Request& request) {
  const AnyGame* game = find_game(request);
  const std::string id(text(request, "game"));
  if (game == nullptr) return fail("unknown_game", {"cli.unknown_game", {{"id", id}}});
  SetupRequest setup;
  const std::uint64_t seats = number(request, "seats", static_cast<std::uint64_t>(game->least_seats()));
  if (seats > static_cast<std::uint64_t>(game->most_seats()) || seats < static_cast<std::uint64_t>(game->least_seats()))
    return fail("bad_setup",
                {"cli.bad_seat_count", {{"least", long{game->least_seats()}}, {"most", long{game->most_seats()}}}});
  setup.seats = static_cast<int>(seats);
  setup.seed = number(request, "seed", 0);
  if (const auto* options = request.if_contains("options")) setup.options = options->get_object();
  return begin(*game, {id, game->rules_version(), setup, std::nullopt, names(request), {}});
}

Engine::Reply Engine::load(const Request& request) {
  const bool from_record = request.contains("record");
  if (from_record == request.contains("position")) return fail("bad_request", {"cli.engine.record_or_position", {}});
  return from_record ? load_record(request.at("record").get_string()) : load_position(request);
}

Engine::Reply Engine::load_record(const boost::json::string& text) {
  RecordReading reading = read_record(registry_, text, words_);
  if (!reading.problem) return begin(*reading.game, std::move(reading.record));
  Reply reply = fail(reading.problem->error);
  reply.body["line"] = reading.problem->line;
  return reply;
}

Engine::Reply Engine::load_position(const Request& request) {
  const AnyGame* game = find_game(request);
  const std::string id(text(request, "game"));
  if (game == nullptr) return fail("unknown_game", {"cli.unknown_game", {{"id", id}}});
  Record record{id, game->rules_version(), {}, request.at("position"), names(request), {}};
  if (flag(request, "imagine"))
    if (const auto seen = game->read_position(*record.position); seen && is_view(*game, *seen)) {
      Rng rng{hash(*seen)};
      const auto seats = SeatSet::first(static_cast<std::size_t>(game->seats(*seen)));
      record.position = game->write_position(game->imagine(*seen, seats, rng));
    }
  return begin(*game, std::move(record));
}

Engine::Reply Engine::position(const Request& request) {
  const auto viewer = seat(request, "seat");
  const AnyState seen = viewer ? match_->view(*viewer) : match_->state();
  return status({{"position", match_->game().write_position(seen)}}, viewer);
}

Engine::Reply Engine::vocabulary(const Request& request) {
  const bool named = request.contains("game");
  const AnyGame* game = named ? find_game(request) : match_ ? &match_->game() : nullptr;
  if (game) return {true, show_vocabulary(game->vocabulary())};
  if (!named) return fail("no_game", {"cli.engine.no_game", {}});
  return fail("unknown_game", {"cli.unknown_game", {{"id", std::string(text(request, "game"))}}});
}

Engine::Reply Engine::legal(const Request& request) {
  const Seat asked = seat_or_asked(request, *match_);
  const AnyGame& game = match_->game();
  const AnyState view = match_->view(asked);
  ActionList answers;
  game.legal(view, asked, answers);
  boost::json::array actions = show_actions(game, view, asked, answers, words_);
  if (flag(request, "outcome")) add_outcomes(game, view, asked, answers, actions);
  boost::json::object body{{"seat", index(asked)}, {"actions", std::move(actions)}};
  if (flag(request, "asides")) {  // there can be hundreds of them
    ActionList asides;
    game.asides(view, asked, asides);
    body["asides"] = show_actions(game, view, asked, asides, words_);
  }
  if (!answers.empty()) {
    body["prompt"] = words_.say(game.prompt(view, asked));
    body["hints"] = show_messages(game.hints(view, asked), words_);
  }
  return {true, std::move(body)};
}

Engine::Reply Engine::play(const Request& request) {
  const Seat mover = seat_or_asked(request, *match_);
  if (match_->steps().size() >= most_moves) return fail("too_large", {"cli.engine.too_many_moves", {}});
  const auto action = read_action(*match_, mover, request.at("action"));
  if (!action) return fail(action.error());
  const Verdict verdict = match_->play(mover, *action);
  if (!verdict.legal) {
    Reply reply = fail("illegal",
                       {"cli.illegal", {{"rule", verdict.rule}, {"text", words_.rule(verdict.rule, verdict.edition)}}});
    reply.body["rule"] = verdict.rule;
    if (verdict.detail) reply.body["detail"] = words_.say(*verdict.detail);
    return reply;
  }
  const auto viewer = seat(request, "view");
  const Events& happened = match_->steps().back().events;
  const AnyState seen = viewer ? match_->view(*viewer) : match_->state();
  return status(
      {{"events", show_events(match_->game(), seen, viewer ? events_for(happened, *viewer) : happened, words_)}},
      viewer);
}

Engine::Reply Engine::undo(const Request& request) {
  if (match_->steps().empty()) return fail("nothing_to_undo", {"cli.undo.nothing", {}});
  const std::size_t last = match_->steps().size() - 1;
  if (!flag(request, "force") && match_->is_final(last)) return fail("undo_barred", {"cli.undo.barred", {}});
  const auto viewer = seat(request, "view");
  const bool known = !viewer || match_->has_shown_action(last, *viewer);
  const auto [mover, action] = match_->steps()[last].move;
  match_->take_back_to(last);
  boost::json::object body{{"seat", index(mover)}, {"action", nullptr}};
  if (known) body["action"] = match_->game().write_action(match_->view(mover), mover, action);
  return status(std::move(body), viewer);
}

Engine::Reply Engine::why(const Request& request) {
  const Seat asked = seat_or_asked(request, *match_);
  const auto action = read_action(*match_, asked, request.at("action"));
  if (!action) return fail(action.error());
  return {true, show_verdict(match_->why_not(asked, *action), words_)};
}

Engine::Reply Engine::score(const Request& request) {
  const auto viewer = seat(request, "view");
  return {true, {{"scores", show_scores(match_->game(), viewer ? match_->view(*viewer) : match_->state(), words_)}}};
}

Engine::Reply Engine::count(const Request& request) {
  const std::uint64_t depth = number(request, "depth", 0);
  if (depth < 1 || depth > deepest_perft)
    return fail("bad_request", {"cli.perft.bad_depth", {{"most", long{deepest_perft}}}});
  const auto result = perft(match_->game(), match_->state(), static_cast<int>(depth), most_perft_nodes);
  if (!result) return fail("too_large", {"cli.perft.too_large", {{"most", static_cast<long>(most_perft_nodes)}}});
  return {true,
          {{"counts", boost::json::array(result->counts.begin(), result->counts.end())},
           {"signature", result->signature_text()}}};
}

Engine::Reply Engine::bot(const Request& request) {
  const std::string named(text(request, "bot", usual_level));
  const auto bot = make_bot(named, bot_tools());
  if (bot == nullptr) return fail("unknown_bot", {"cli.unknown_bot", {{"name", named}}});
  const Seat asked = seat_or_asked(request, *match_);
  if (!match_->game().pending(match_->state()).seats.has(asked)) return fail("not_asked", {"cli.engine.not_asked", {}});
  Rng rng = decision_rng(number(request, "seed", match_->record().setup.seed), asked, match_->steps().size());
  const AnyState view = match_->view(asked);
  boost::json::object body =
      show_action(match_->game(), view, asked, bot->choose(match_->game(), view, asked, rng), words_);
  body["seat"] = index(asked);
  return {true, std::move(body)};
}

// Needs no game in progress: the position of the request is the view of the seat.
Engine::Reply Engine::choose(const Request& request) {
  const AnyGame* game = find_game(request);
  if (game == nullptr) return fail("unknown_game", {"cli.unknown_game", {{"id", std::string(text(request, "game"))}}});
  const auto view = game->read_position(request.at("position"));
  if (!view) return fail(view.error());
  const std::string named(text(request, "bot", usual_level));
  const auto bot = make_bot(named, bot_tools());
  if (bot == nullptr) return fail("unknown_bot", {"cli.unknown_bot", {{"name", named}}});
  const std::uint64_t number_of_seat = number(request, "seat", 0);
  const Seat asked =
      number_of_seat < most_seats_of_all ? seat_at(static_cast<std::size_t>(number_of_seat)) : Seat::none;
  if (!game->pending(*view).seats.has(asked)) return fail("not_asked", {"cli.engine.not_asked", {}});
  Rng rng{number(request, "seed", 0)};
  return {true, show_action(*game, *view, asked, bot->choose(*game, *view, asked, rng), words_)};
}

Engine::Reply Engine::hint(const Request& request) {
  const std::string named(text(request, "bot", adviser_level));
  const auto adviser = make_search_bot(named, bot_tools());
  if (adviser == nullptr) return fail("unknown_bot", {"cli.unknown_bot", {{"name", named}}});
  const Seat asked = seat_or_asked(request, *match_);
  if (!match_->game().pending(match_->state()).seats.has(asked)) return fail("not_asked", {"cli.engine.not_asked", {}});
  Rng rng = decision_rng(number(request, "seed", match_->record().setup.seed), asked, match_->steps().size());
  const AnyState view = match_->view(asked);
  const SearchResult found = adviser->think(match_->game(), view, asked, rng);
  return {true, show_hint(match_->game(), view, asked, found,
                          static_cast<std::size_t>(number(request, "most", usual_hints)), words_)};
}

Engine::Reply Engine::review(const Request& request) {
  const std::string named(text(request, "bot", adviser_level));
  const auto critic = make_search_bot(named, bot_tools());
  if (critic == nullptr) return fail("unknown_bot", {"cli.unknown_bot", {{"name", named}}});
  return {true, show_review(*match_, review_match(*match_, *critic), words_)};
}

Engine::Reply Engine::record(const Request&) {
  return {true, {{"record", write_record(match_->game(), match_->record())}}};
}

Engine::Reply Engine::quit(const Request&) {
  finished_ = true;
  return {true, {}};
}

int run_engine(const Registry& registry, const Words& words, std::istream& in, std::ostream& out) {
  Engine engine(registry, words);
  std::string line;
  while (!engine.finished() && read_line(in, line, Engine::longest_line + 1)) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    out << engine.answer(line) << '\n' << std::flush;
  }
  return 0;
}

}  // namespace ludarium
