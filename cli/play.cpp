#include "cli/play.hpp"

#include <algorithm>
#include <charconv>
#include <istream>
#include <ostream>

#include "cli/bot_tools.hpp"
#include "cli/files.hpp"
#include "cli/read_line.hpp"
#include "cli/sheet.hpp"
#include "core/trial.hpp"

namespace ludarium {
namespace {

constexpr std::size_t longest_input = 4096;
constexpr std::size_t shown_choices = 40;
constexpr std::size_t shown_log_lines = 60;
constexpr std::size_t everything = static_cast<std::size_t>(-1);

std::string trim(const std::string& text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

// The step to go back to: the last real choice of this seat. Nothing if it has not chosen yet.
std::optional<std::size_t> last_own_decision(const Match& match, Seat seat) {
  std::optional<std::size_t> last;
  std::size_t number = 0;
  match.replay([&](const Match::Step& step, const AnyState& before, const AnyState&) {
    ActionList list;
    match.game().legal(before, seat, list);
    const bool forced = list.size() == 1 && list[0] == step.move.action;
    if (step.move.seat == seat && !forced) last = number;
    ++number;
  });
  return last;
}

}  // namespace

Seating seating_of(const Record& record) {
  Seating seating;
  for (const std::string& name : record.names) seating.push_back(make_bot(name) == nullptr ? "" : name);
  return seating;
}

struct Play::Command {
  std::string_view name;
  bool takes_text;  // a command without text leaves "gift crimea 1" to the notation
  Next (*run)(Play& play, Seat seat, const ActionList& list, const std::string& rest);
};

const std::vector<Play::Command>& Play::commands() {
  static const std::vector<Command> all{
      {"undo", false, [](Play& p, Seat seat, const ActionList&, const std::string&) { return p.undo(seat); }},
      {"why", true, [](Play& p, Seat seat, const ActionList&, const std::string& rest) { return p.why(seat, rest); }},
      {"score", false,
       [](Play& p, Seat seat, const ActionList&, const std::string&) {
         return p.screen_.scores(p.match_->game(), p.match_->view(seat)), Next::ask_again;
       }},
      {"log", false,
       [](Play& p, Seat seat, const ActionList&, const std::string&) {
         return p.screen_.events(*p.match_, seat, 0, shown_log_lines), Next::ask_again;
       }},
      {"board", false,
       [](Play& p, Seat seat, const ActionList&, const std::string&) {
         return p.screen_.board(p.match_->game(), p.match_->view(seat), seat), Next::ask_again;
       }},
      {"all", false,
       [](Play& p, Seat seat, const ActionList& list, const std::string&) {
         return p.screen_.choices(p.match_->game(), p.match_->view(seat), seat, list, everything - 1), Next::ask_again;
       }},
      {"asides", false, [](Play& p, Seat seat, const ActionList&, const std::string&) { return p.list_asides(seat); }},
      {"gift", false, [](Play& p, Seat seat, const ActionList&, const std::string&) { return p.list_asides(seat); }},
      {"save", true, [](Play& p, Seat, const ActionList&, const std::string& rest) { return p.save(rest); }},
      {"resume", true, [](Play& p, Seat, const ActionList&, const std::string& rest) { return p.resume(rest); }},
      {"help", false,
       [](Play& p, Seat seat, const ActionList& list, const std::string&) { return p.help(seat, list); }},
      {"?", false, [](Play& p, Seat seat, const ActionList& list, const std::string&) { return p.help(seat, list); }},
      {"quit", false, [](Play& p, Seat, const ActionList&, const std::string&) { return p.quit(); }},
      {"exit", false, [](Play& p, Seat, const ActionList&, const std::string&) { return p.quit(); }},
  };
  return all;
}

void Play::run(Match match, const Seating& seating) {
  match_ = std::make_unique<Match>(std::move(match));
  seat_everyone(seating);
  Next next = Next::go_on;
  while (next != Next::leave && !match_->over()) next = step();
  if (!match_->over()) return;
  for (std::size_t i = 0; i < bots_.size(); ++i)
    if (is_person(seat_at(i)) && one_person()) catch_up(seat_at(i));
  screen_.result(match_->game(), match_->state());
  for (std::size_t i = 0; i < bots_.size() && !sheet_path_.empty(); ++i)
    if (is_person(seat_at(i))) sign_sheet(seat_at(i));
}

// Asks for a name for each line of the sheet that this seat earned and nobody has signed. An empty line passes.
void Play::sign_sheet(Seat seat) {
  const Honours honours = match_->game().honours(match_->state(), seat);
  const auto text = read_text_file(sheet_path_);
  Sheet sheet = Sheet::read(text ? *text : "");  // no file yet: a new sheet
  int signed_lines = 0;
  for (const std::string& key : honours.lines) {
    const std::string feat = screen_.words().term(key);
    if (signed_lines == honours.most || !sheet.open(key)) continue;
    screen_.say({"cli.play.sign", {{"feat", feat}}});
    std::string name;
    if (!read_line(in_, name, longest_input)) break;
    if (trim(name).empty()) continue;
    sheet.sign(key, feat, trim(name));
    ++signed_lines;
  }
  if (signed_lines == 0) return;
  const auto done = write_text_file(sheet_path_, sheet.write());
  if (done)
    screen_.say({"cli.play.signed", {{"path", sheet_path_}}});
  else
    screen_.say(done.error().message);
}

void Play::seat_everyone(const Seating& seating) {
  bots_.clear();
  for (std::size_t i = 0; i < match_->seats(); ++i)
    bots_.push_back(i < seating.size() ? make_bot(seating[i], bot_tools()) : nullptr);
  seen_.assign(match_->seats(), match_->steps().size());
  saved_steps_ = match_->steps().size();
  last_asked_ = Seat::none;
  turn_shown_ = -1;
}

bool Play::one_person() const { return std::count(bots_.begin(), bots_.end(), nullptr) == 1; }

// If several seats must answer, bots answer first: they cannot see the answer of a person anyway.
Play::Next Play::step() {
  const SeatSet asked = match_->game().pending(match_->state()).seats;
  for (Seat seat : asked)
    if (!is_person(seat)) return play_bot(seat), Next::go_on;
  return ask(asked.lowest());
}

void Play::play_bot(Seat seat) {
  Rng rng = decision_rng(match_->record().setup.seed, seat, match_->steps().size());
  match_->play(seat, bots_[index(seat)]->choose(match_->game(), match_->view(seat), seat, rng));
}

Play::Next Play::ask(Seat seat) {
  if (!hand_over(seat)) return leave_unasked();
  catch_up(seat);
  const AnyState view = match_->view(seat);
  ActionList list;
  match_->game().legal(view, seat, list);
  if (list.size() == 1) {
    screen_.say(
        {"cli.play.only_choice", {{"text", screen_.words().say(match_->game().describe_action(view, seat, list[0]))}}});
    return try_action(seat, list[0]);
  }
  present(seat, list);
  std::string line;
  Next next = Next::ask_again;
  while (next == Next::ask_again) {
    out_ << "> " << std::flush;
    if (!read_line(in_, line, longest_input)) return leave_unasked();
    next = obey(seat, list, trim(line));
  }
  return next;
}

// The input ended or was interrupted: offers to save the game. At a terminal the input can go on.
Play::Next Play::leave_unasked() {
  screen_.line();
  screen_.say({"cli.play.input_ended", {}});
  while (match_->steps().size() != saved_steps_) {
    screen_.say({"cli.play.offer_save", {}});
    out_ << "> " << std::flush;
    std::string path;
    if (!read_line(in_, path, longest_input) || trim(path).empty()) break;
    save(trim(path));
  }
  return Next::leave;
}

Play::Next Play::quit() {
  screen_.say({"cli.play.goodbye", {}});
  return Next::leave;
}

// With several people at one keyboard, nobody should see the hand of the previous person.
bool Play::hand_over(Seat seat) {
  const bool same = seat == last_asked_ || one_person();
  last_asked_ = seat;
  if (same) return true;
  if (clear_screen_) out_ << "\x1b[2J\x1b[H";
  screen_.say({"cli.play.hand_over", {{"who", screen_.who(match_->game(), match_->state(), seat)}}});
  turn_shown_ = -1;
  std::string line;
  return read_line(in_, line, longest_input);
}

void Play::catch_up(Seat seat) {
  screen_.events(*match_, seat, seen_[index(seat)], everything);
  seen_[index(seat)] = match_->steps().size();
}

void Play::present(Seat seat, const ActionList& list) {
  const AnyState view = match_->view(seat);
  const AnyGame& game = match_->game();
  if (turn_shown_ != game.turn(view)) {
    screen_.line();
    screen_.board(game, view, seat);
    screen_.hints(game, view, seat);
    turn_shown_ = game.turn(view);
  }
  screen_.prompt(game, view, seat);
  screen_.choices(game, view, seat, list, shown_choices);
}

Play::Next Play::obey(Seat seat, const ActionList& list, const std::string& line) {
  if (line.empty()) return Next::ask_again;
  const auto space = line.find(' ');
  const std::string word = line.substr(0, space);
  const std::string rest = space == std::string::npos ? "" : trim(line.substr(space));
  for (const Command& command : commands())
    if (command.name == lower(word) && (command.takes_text || rest.empty()))
      return command.run(*this, seat, list, rest);
  return choose(seat, list, line);
}

Play::Next Play::choose(Seat seat, const ActionList& list, const std::string& line) {
  std::size_t number = 0;
  const auto [end, fault] = std::from_chars(line.data(), line.data() + line.size(), number);
  if (fault == std::errc{} && end == line.data() + line.size()) {
    if (number >= 1 && number <= list.size()) return choose_action(seat, list[number - 1]);
    screen_.say({"cli.play.no_such_number", {{"most", static_cast<long>(list.size())}}});
    return Next::ask_again;
  }
  const auto action = match_->read(seat, line);
  if (action) return choose_action(seat, *action);
  if (list_matching(seat, list, line)) return Next::ask_again;
  if (begins_a_choice(seat, list, line)) {
    screen_.say(action.error().message);
  } else {
    screen_.say({"cli.play.not_understood", {{"text", line}}});
    screen_.choices(match_->game(), match_->view(seat), seat, list, shown_choices);
  }
  screen_.say({"cli.play.try_help", {}});
  return Next::ask_again;
}

// Whether the first word is known. Then the notation's message about the rest is useful.
bool Play::begins_a_choice(Seat seat, const ActionList& list, const std::string& line) const {
  const auto verb = [](const std::string& text) { return lower(text.substr(0, text.find(' '))); };
  const AnyState view = match_->view(seat);
  return std::any_of(list.begin(), list.end(), [&](Action action) {
    return verb(match_->game().write_action(view, seat, action)) == verb(line);
  });
}

bool Play::list_matching(Seat seat, const ActionList& list, const std::string& text) {
  const AnyState view = match_->view(seat);
  bool found = false;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string said = screen_.words().say(match_->game().describe_action(view, seat, list[i]));
    const std::string written = match_->game().write_action(view, seat, list[i]);
    if (said.find(text) == std::string::npos && written.find(text) == std::string::npos) continue;
    found = true;
    screen_.choice(match_->game(), view, seat, i + 1, list[i]);
  }
  return found;
}

Play::Next Play::choose_action(Seat seat, Action action) {
  return asked_about_substitutes(seat, action) ? Next::ask_again : try_action(seat, action);
}

// Gold replaces wood only if the player wants it: by the notation, or by repeating the same input.
bool Play::asked_about_substitutes(Seat seat, Action action) {
  const AnyState view = match_->view(seat);
  if (!match_->why_not(seat, action).legal) return false;
  const std::string written = match_->game().write_action(view, seat, action);
  std::vector<Transfer> unsaid = Trial(match_->game(), view, seat).outcome(action).substitutes;
  std::erase_if(unsaid, [&](const Transfer& part) { return written.find(part.what) != std::string::npos; });
  const std::pair about{match_->steps().size() + 1, action};
  if (unsaid.empty() || about == asked_about_) return false;
  asked_about_ = about;
  screen_.substitutes(match_->game(), unsaid);
  return true;
}

Play::Next Play::try_action(Seat seat, Action action) {
  const Verdict verdict = match_->play(seat, action);
  if (verdict.legal) return Next::go_on;
  screen_.verdict(verdict);
  return Next::ask_again;
}

Play::Next Play::undo(Seat seat) {
  const auto target = last_own_decision(*match_, seat);
  if (!target) return screen_.say({"cli.undo.nothing", {}}), Next::ask_again;
  for (std::size_t i = *target; i < match_->steps().size(); ++i) {
    const Seat other = match_->steps()[i].move.seat;
    if (match_->is_final(i) || (other != seat && match_->has_taught(i, seat)))
      return screen_.say({"cli.undo.barred", {}}), Next::ask_again;
    if (other != seat && is_person(other)) return screen_.say({"cli.undo.other_person", {}}), Next::ask_again;
  }
  match_->take_back_to(*target);
  for (std::size_t& seen : seen_) seen = std::min(seen, *target);
  turn_shown_ = -1;
  screen_.say({"cli.undo.done", {}});
  return Next::go_on;
}

Play::Next Play::why(Seat seat, const std::string& text) {
  const auto action = match_->read(seat, text);
  if (!action) return screen_.say(action.error().message), Next::ask_again;
  screen_.verdict(match_->why_not(seat, *action));
  return Next::ask_again;
}

Play::Next Play::save(const std::string& path) {
  if (path.empty()) return screen_.say({"cli.play.name_a_file", {}}), Next::ask_again;
  if (path != own_file_ && is_there(path)) {  // repeating the command confirms it
    own_file_ = path;
    return screen_.say({"cli.play.overwrite", {{"path", path}}}), Next::ask_again;
  }
  const auto done = write_text_file(path, write_record(match_->game(), match_->record()));
  if (!done) return screen_.say(done.error().message), Next::ask_again;
  own_file_ = path;
  saved_steps_ = match_->steps().size();
  screen_.say({"cli.play.saved", {{"path", path}}});
  return Next::ask_again;
}

Play::Next Play::resume(const std::string& path) {
  if (path.empty()) return screen_.say({"cli.play.name_a_file", {}}), Next::ask_again;
  const auto text = read_text_file(path);
  if (!text) return screen_.say(text.error().message), Next::ask_again;
  RecordReading reading = read_record(registry_, *text, screen_.words());
  if (reading.problem) {
    screen_.say(with_line(*reading.problem));
    return Next::ask_again;
  }
  auto match = Match::start(*reading.game, std::move(reading.record));
  if (!match) return screen_.say(match.error().message), Next::ask_again;
  match_ = std::make_unique<Match>(std::move(*match));
  own_file_ = path;
  seat_everyone(seating_of(match_->record()));
  screen_.say({"cli.play.resumed", {{"path", path}}});
  return Next::go_on;
}

Play::Next Play::list_asides(Seat seat) {
  const AnyState view = match_->view(seat);
  ActionList list;
  match_->game().asides(view, seat, list);
  screen_.say({list.empty() ? "cli.play.no_asides" : "cli.play.asides", {}});
  const std::size_t shown = std::min(list.size(), shown_choices);
  for (std::size_t i = 0; i < shown; ++i)
    screen_.line("      " + screen_.words().say(match_->game().describe_action(view, seat, list[i])) + "   (" +
                 match_->game().write_action(view, seat, list[i]) + ")");
  if (shown < list.size()) screen_.say({"cli.play.more_asides", {{"count", static_cast<long>(list.size() - shown)}}});
  return Next::ask_again;
}

// The example of an action in the help is one that is legal now, as wide as the other words of the list.
Play::Next Play::help(Seat seat, const ActionList& list) {
  constexpr std::size_t column = 15;
  std::string example = list.empty() ? "..." : match_->game().write_action(match_->view(seat), seat, list[0]);
  example.append(example.size() < column ? column - example.size() : 2, ' ');
  screen_.say({"cli.play.help.number", {}});
  screen_.say({"cli.play.help.notation", {{"example", example}}});
  for (const char* topic : {"undo", "why", "score", "log", "board", "all", "gift", "save", "resume", "help", "quit"})
    screen_.say({std::string("cli.play.help.") + topic, {}});
  return Next::ask_again;
}

}  // namespace ludarium
