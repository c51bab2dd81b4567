#include "core/record.hpp"

#include <fmt/format.h>

#include <set>

#include "core/read_number.hpp"
#include "core/view.hpp"

namespace ludarium {
namespace {

constexpr int turns_between_hashes = 10;
constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";  // some editors write it at the beginning of a file
constexpr std::string_view score_mark = "# score ";
constexpr std::string_view moves_then_hash = " moves, hash ", end_mark = ", end", end_by_hand = "# end";

std::string_view trim(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

template <class Number>
std::optional<Number> read_number(std::string_view text) {
  Number number{};
  if (!ludarium::read_number(text, number)) return std::nullopt;
  return number;
}

// A player's name must be one line and must not change when it is trimmed.
std::string one_line(std::string_view name) {
  std::string line(name);
  for (char& c : line)
    if (static_cast<unsigned char>(c) < ' ') c = ' ';
  return std::string(trim(line));
}

std::string header(const AnyGame& game, const Record& record, const AnyState& start) {
  std::string text = fmt::format("game: {}\nrules: {}\n", record.game, record.rules_version);
  if (record.position) {
    text += fmt::format("position: {}\n", boost::json::serialize(*record.position));
  } else {
    text += fmt::format("options: {}\nseed: {}\n", boost::json::serialize(record.setup.options), record.setup.seed);
  }
  if (!record.key.empty()) text += fmt::format("key: {}\n", record.key);
  for (int i = 0; i < game.seats(start); ++i) {
    const auto at = static_cast<std::size_t>(i);
    const std::string name = at < record.names.size() ? one_line(record.names[at]) : "";
    text += fmt::format("seat {}:{}{}\n", game.seat_name(start, seat_at(at)), name.empty() ? "" : " ", name);
  }
  return text + "\n";
}

// A turn belongs to the seat that is asked first, even if another seat makes an aside before it.
Seat owner_of_turn(const AnyGame& game, const AnyState& state, const Move& move) {
  const Decision decision = game.pending(state);
  return decision.over() ? move.seat : decision.seats.lowest();
}

std::string score_comment(const AnyGame& game, const AnyState& state) {
  std::string text(score_mark);
  const Scores scores = game.score(state);
  for (std::size_t i = 0; i < scores.size(); ++i)
    text += fmt::format("{}{} {}", i == 0 ? "" : ", ", game.seat_name(state, seat_at(i)), scores[i].total);
  return text;
}

// Finds fields that stand twice: the parser keeps the last one without an error. Precondition: the text is JSON.
bool names_a_field_twice(std::string_view text) {
  std::vector<std::set<boost::json::string>> open;  // the names so far in each object around
  std::optional<boost::json::string> last;          // a text that may be the name of a field
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"') {
      const std::size_t first = i++;
      for (; text[i] != '"'; ++i) i += text[i] == '\\';
      last = boost::json::parse(text.substr(first, i + 1 - first)).get_string();
    }
    if (text[i] == '{' || text[i] == '[') open.emplace_back();
    if (text[i] == '}' || text[i] == ']') open.pop_back();
    if (text[i] == ':' && !open.back().insert(*last).second) return true;
  }
  return false;
}

class Reader {
 public:
  Reader(const Registry& registry, const Words& words) : registry_(registry), words_(words) {}

  RecordReading read(std::string_view text) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    while (!text.empty() && !reading_.problem) {
      const auto end = text.find('\n');
      ++line_;
      read_line(trim(text.substr(0, end)));
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    if (!reading_.problem && !started_) start();
    if (!ended_) fail("cut_short", {"record.cut_short", {}});
    return std::move(reading_);
  }

 private:
  void fail(std::string code, Message message) { fail(Error{std::move(code), std::move(message)}); }
  void fail(Error error) {
    if (!reading_.problem) reading_.problem = RecordProblem{line_, std::move(error)};
  }

  void read_line(std::string_view line) {
    if (line.empty()) return;
    if (line == end_by_hand || (line[0] == '#' && line.ends_with(end_mark))) return check_end(line);
    if (line.starts_with(score_mark)) return check_score(line);
    if (line[0] == '#') return check_hash(line);
    if (ended_) return fail("bad_line", {"record.after_the_end", {{"text", literal(line)}}});
    if (line[0] >= '0' && line[0] <= '9') return read_turn(line);
    read_header(line);
  }

  void read_header(std::string_view line) {
    const auto colon = line.find(':');
    const std::string_view key = trim(line.substr(0, colon));
    if (started_ || colon == std::string_view::npos)
      return fail("bad_line", {"record.neither_header_nor_turn", {{"text", literal(line)}}});
    const std::string_view value = trim(line.substr(colon + 1));
    if (key == "game") return read_game(value);
    if (key == "rules") return read_rules(value);
    if (key == "options") return read_options(value);
    if (key == "position") return read_position(value);
    if (key == "seed") return read_seed(value);
    if (key == "key") return read_key(value);
    if (key.starts_with("seat ")) {
      seat_names_.emplace_back(trim(key.substr(5)));
      return reading_.record.names.emplace_back(value), void();
    }
    fail("bad_header", {"record.unknown_header", {{"name", literal(key)}}});
  }

  void read_game(std::string_view id) {
    reading_.game = registry_.find(id);
    if (reading_.game == nullptr) return fail("unknown_game", {"record.unknown_game", {{"id", literal(id)}}});
    reading_.record.game = id;
    reading_.record.rules_version = reading_.game->rules_version();
  }

  void read_rules(std::string_view text) {
    const auto version = read_number<int>(text);
    if (!version) return fail("bad_header", {"record.not_a_number", {{"text", literal(text)}}});
    version_ = {*version, line_};
  }

  void read_options(std::string_view text) {
    const auto json = parse_json(text);
    if (!json || !json->is_object()) return fail("bad_header", {"record.options_not_json", {}});
    reading_.record.setup.options = json->get_object();
  }

  void read_position(std::string_view text) {
    const auto json = parse_json(text);
    if (!json) return fail("bad_header", {"record.position_not_json", {}});
    reading_.record.position = *json;
  }

  void read_seed(std::string_view text) {
    const auto seed = read_number<std::uint64_t>(text);
    if (!seed) return fail("bad_header", {"record.not_a_number", {{"text", literal(text)}}});
    reading_.record.setup.seed = *seed;
  }

  void read_key(std::string_view text) {
    if (!ChanceKey::read(text)) return fail("bad_header", {"record.not_a_key", {}});
    reading_.record.key = text;
    chance_ = chance_of(reading_.record);
  }

  void start() {
    started_ = true;
    if (reading_.game == nullptr) return fail("bad_header", {"record.no_game", {}});
    check_rules_version();
    if (reading_.problem) return;
    if (seat_names_.empty()) return fail("bad_header", {"record.no_seats", {}});
    reading_.record.setup.seats = static_cast<int>(seat_names_.size());
    const auto state = start_of(*reading_.game, reading_.record);
    if (!state) return fail(state.error());
    reading_.state = *state;
    check_seats();
  }

  // Called when the game is known, because the lines of the header come in any order.
  void check_rules_version() {
    if (!version_ || version_->number == reading_.game->rules_version()) return;
    reading_.problem =
        RecordProblem{version_->line,
                      {"rules_version",
                       {"record.rules_version",
                        {{"theirs", number(version_->number)}, {"ours", number(reading_.game->rules_version())}}}}};
  }

  void check_seats() {
    const auto seats = static_cast<std::size_t>(reading_.game->seats(reading_.state));
    if (seats != seat_names_.size())
      return fail("bad_header",
                  {"record.seat_count", {{"theirs", number(seat_names_.size())}, {"ours", number(seats)}}});
    for (std::size_t i = 0; i < seats; ++i) {
      const std::string name = reading_.game->seat_name(reading_.state, seat_at(i));
      if (name != seat_names_[i])
        return fail("diverged",
                    {"record.other_seat", {{"number", number(i + 1)}, {"theirs", seat_names_[i]}, {"ours", name}}});
    }
  }

  void check_hash(std::string_view line) {
    constexpr std::string_view mark = "# hash ";
    if (!line.starts_with(mark)) return;
    if (!started_) start();
    if (reading_.problem) return;
    compare_hash(trim(line.substr(mark.size())));
  }

  // The score line must fit the end of the game: a game that is not over has no score line.
  void check_score(std::string_view line) {
    if (!started_) start();
    if (reading_.problem) return;
    const bool over = reading_.game->pending(reading_.state).over();
    const std::string ours = over ? score_comment(*reading_.game, reading_.state) : "";
    if (line != ours)
      fail("diverged", {"record.other_score",
                        {{"theirs", literal(line.substr(score_mark.size()))},
                         {"ours", literal(over ? std::string_view(ours).substr(score_mark.size()) : "–")}}});
  }

  void compare_hash(std::string_view theirs) {
    const std::string ours = short_hash(reading_.state);
    if (theirs != ours) fail("diverged", {"record.other_hash", {{"theirs", literal(theirs)}, {"ours", ours}}});
  }

  // Reads "# 37 moves, hash 0123abcd, end". A part of this line is not an end. People who write by hand use "# end".
  void check_end(std::string_view line) {
    if (!started_) start();
    if (reading_.problem) return;
    ended_ = true;
    if (line == end_by_hand) return;
    const std::string_view rest = trim(line.substr(1, line.size() - 1 - end_mark.size()));
    const auto comma = rest.find(moves_then_hash);
    const auto count = read_number<std::size_t>(rest.substr(0, comma));
    if (comma == std::string_view::npos || !count)
      return fail("cut_short", {"record.bad_end", {{"text", literal(line)}}});
    if (*count != reading_.record.moves.size())
      return fail("cut_short",
                  {"record.other_count", {{"theirs", number(*count)}, {"ours", number(reading_.record.moves.size())}}});
    compare_hash(rest.substr(comma + moves_then_hash.size()));
  }

  void read_turn(std::string_view line) {
    if (!started_) start();
    if (reading_.problem) return;
    const auto colon = line.find(':');
    const auto space = line.find(' ');
    if (colon == std::string_view::npos || space > colon)
      return fail("bad_line", {"record.neither_header_nor_turn", {{"text", literal(line)}}});
    const auto turn = read_number<int>(line.substr(0, space));
    if (!turn || *turn != reading_.game->turn(reading_.state))
      return fail("diverged", {"record.other_turn",
                               {{"theirs", literal(line.substr(0, space))},
                                {"ours", number(reading_.game->turn(reading_.state))}}});
    const Seat owner = find_seat(trim(line.substr(space, colon - space)));
    std::string_view rest = line.substr(colon + 1);
    while (!rest.empty() && !reading_.problem) {
      const auto end = rest.find(';');
      read_move(owner, trim(rest.substr(0, end)));
      rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
  }

  Seat find_seat(std::string_view name) {
    for (std::size_t i = 0; i < seat_names_.size(); ++i)
      if (seat_names_[i] == name) return seat_at(i);
    fail("bad_line", {"record.unknown_seat", {{"name", literal(name)}}});
    return Seat::none;
  }

  void read_move(Seat seat, std::string_view text) {
    if (text.starts_with('[')) {
      const auto close = text.find(']');
      if (close == std::string_view::npos) return fail("bad_line", {"record.unclosed_seat", {{"text", literal(text)}}});
      seat = find_seat(trim(text.substr(1, close - 1)));
      text = trim(text.substr(close + 1));
    }
    if (text.empty() || reading_.problem) return;
    const auto action = reading_.game->read_action(reading_.state, seat, text);
    if (!action) return fail(action.error());
    const Verdict verdict = reading_.game->why_not(reading_.state, seat, *action);
    if (!verdict.legal)
      return fail(
          "diverged",
          {"record.illegal",
           {{"action", literal(text)}, {"rule", verdict.rule}, {"text", words_.rule(verdict.rule, verdict.edition)}}});
    if (chance_) reading_.game->reseed(reading_.state, chance_(reading_.record.moves.size() + 1));
    reading_.game->apply(reading_.state, seat, *action, nullptr);
    reading_.record.moves.push_back({seat, *action});
  }

  const Registry& registry_;
  const Words& words_;
  RecordReading reading_;
  Chance chance_;
  std::vector<std::string> seat_names_;
  struct Version {
    int number = 0;
    int line = 0;
  };
  std::optional<Version> version_;
  int line_ = 0;
  bool started_ = false;
  bool ended_ = false;
};

}  // namespace

Message with_line(const RecordProblem& problem) {
  return {"record.problem", {{"line", number(problem.line)}, {"what", inner(problem.error.message)}}};
}

Chance chance_of(const Record& record) {
  const auto key = ChanceKey::read(record.key);
  return key ? key->chance() : Chance();
}

Result<AnyState> start_of(const AnyGame& game, const Record& record) {
  if (!record.position) return game.setup(record.setup);
  auto state = game.read_position(*record.position);
  if (state && is_view(game, *state)) return Error{"bad_position", {"position.is_a_view", {}}};
  return state;
}

std::string write_record(const AnyGame& game, const Record& record) {
  const auto start = start_of(game, record);
  assert(start);
  AnyState state = *start;
  const Chance chance = chance_of(record);
  std::string text = header(game, record, state);
  int turn_lines = 0;
  for (std::size_t i = 0; i < record.moves.size();) {
    if (turn_lines > 0 && turn_lines % turns_between_hashes == 0) text += "# hash " + short_hash(state) + "\n";
    ++turn_lines;
    const int turn = game.turn(state);
    const Seat owner = owner_of_turn(game, state, record.moves[i]);
    text += fmt::format("{} {}:", turn, game.seat_name(state, owner));
    for (bool first = true; i < record.moves.size() && game.turn(state) == turn; ++i, first = false) {
      const auto [seat, action] = record.moves[i];
      text += first ? " " : "; ";
      if (seat != owner) text += fmt::format("[{}] ", game.seat_name(state, seat));
      text += game.write_action(state, seat, action);
      if (chance) game.reseed(state, chance(i + 1));
      game.apply(state, seat, action, nullptr);
    }
    text += "\n";
  }
  if (game.pending(state).over()) text += score_comment(game, state) + "\n";
  return text + fmt::format("# {}{}{}{}\n", record.moves.size(), moves_then_hash, short_hash(state), end_mark);
}

RecordReading read_record(const Registry& registry, std::string_view text, const Words& words) {
  return Reader(registry, words).read(text);
}

std::string short_hash(const AnyState& state) {
  const std::uint64_t whole = hash(state);
  return fmt::format("{:08x}", static_cast<std::uint32_t>(whole ^ whole >> 32));
}

std::optional<boost::json::value> parse_json(std::string_view text) {
  boost::json::parse_options options;
  options.max_depth = max_json_depth;
  boost::system::error_code fault;
  boost::json::value value = boost::json::parse({text.data(), text.size()}, fault, {}, options);
  if (fault || names_a_field_twice(text)) return std::nullopt;
  return value;
}

}  // namespace ludarium
