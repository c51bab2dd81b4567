#include "cli/program.hpp"

#include <CLI/CLI.hpp>
#include <charconv>
#include <functional>
#include <limits>
#include <map>
#include <random>
#include <regex>

#include "bots/bot.hpp"
#include "cli/advice.hpp"
#include "cli/arena.hpp"
#include "cli/commands.hpp"
#include "cli/engine.hpp"
#include "cli/files.hpp"
#include "cli/load/load.hpp"
#include "cli/operating.hpp"
#include "cli/play.hpp"
#include "cli/selfplay.hpp"
#include "cli/serve.hpp"
#include "cli/setup_arguments.hpp"
#include "cli/train.hpp"
#include "games/games.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace {

// The language must be known before the arguments are parsed, because their help is in this language.
std::string language_in(const std::vector<std::string>& arguments, std::string fallback) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--lang" && i + 1 < arguments.size()) fallback = arguments[i + 1];
    if (arguments[i].starts_with("--lang=")) fallback = arguments[i].substr(7);
  }
  return fallback;
}

std::vector<std::string> readable_languages() {
  auto all = languages();
  all.emplace_back(marked_language);
  return all;
}

constexpr std::size_t narrowest = 40;  // no board fits below this width

// A whole number: -1 is not a very large number, and an empty text is not 0.
template <class Number>
std::string no_number(const std::string& text) {
  Number number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault == std::errc{} && end == text.data() + text.size()) return "";
  return "not in [" + std::to_string(std::numeric_limits<Number>::min()) + " - " +
         std::to_string(std::numeric_limits<Number>::max()) + "]";
}

// What such a check of an option says, and CLI::Range: the option, and at the end what is possible.
std::optional<Message> says_what_numbers(const CLI::ParseError& error, const std::string& given) {
  static const std::regex said("^(--[a-z-]+): .*[^0-9.](-?[0-9]+)[^0-9.]+([0-9]+)\\]?$");
  std::smatch found;
  const std::string text = error.what();
  if (error.get_name() != "ValidationError" || !std::regex_match(text, found, said)) return std::nullopt;
  return Message{"cli.arguments.bad_number",
                 {{"option", literal(found[1].str())},
                  {"least", literal(found[2].str())},
                  {"most", literal(found[3].str())},
                  {"given", literal(given)}}};
}

class Program {
 public:
  Program(const Streams& streams, const std::string& language, Build build)
      : streams_(streams), words_(language), build_(std::move(build)) {
    server_.page = build_.page;
    words_.set_width(std::max(streams.width, narrowest));
    app_.description(words_.term("cli.about"));
    app_.require_subcommand(1);
    app_.fallthrough();
    app_.set_help_flag("-h,--help", words_.term("cli.help.help"));
    app_.set_version_flag("--version", build_.version, words_.term("cli.help.version"));
    app_.option_defaults()->group(words_.term("cli.label.Options"));
    for (CLI::Option* option : {app_.get_help_ptr(), app_.get_version_ptr()})
      option->group(words_.term("cli.label.Options"));
    label_help();
    app_.add_option("--lang", language_, words_.term("cli.help.lang"))->check(CLI::IsMember(readable_languages()));
    app_.add_option("--data", data_folder_, words_.term("cli.help.data_folder"));
    add_play();
    add_engine();
    add_replay();
    add_explain();
    add_perft();
    add_bench();
    add_selfcheck();
    add_data();
    add_serve();
    add_load();
    add_verify();
    add_arena();
    add_train();
    add_selfplay();
    add_hint();
    add_review();
    operating_.add_to(app_);
  }

  int run(std::vector<std::string> arguments) {
    std::string given = app_.get_name();
    for (const std::string& argument : arguments) given += " " + argument;
    std::reverse(arguments.begin(), arguments.end());  // CLI11 takes them from the back
    try {
      app_.parse(std::move(arguments));
    } catch (const CLI::CallForHelp&) {
      streams_.out << help() << std::flush;
      return 0;
    } catch (const CLI::CallForVersion&) {
      return with_games([this](const Registry& games) { return show_version(games); });
    } catch (const CLI::ParseError& error) {
      return complain(error, given);
    }
    return action_();
  }

 private:
  CLI::App* add_command(CLI::App& parent, const std::string& name, const std::string& help_key) {
    CLI::App* command = parent.add_subcommand(name, words_.term(help_key))->group(words_.term("cli.label.Subcommands"));
    command->set_help_flag("-h,--help", words_.term("cli.help.help"))->group(words_.term("cli.label.Options"));
    return command;
  }

  CLI::App* add(const std::string& name, const std::string& help_key, std::function<int()> action) {
    CLI::App* command = add_command(app_, name, help_key);
    let_do(command, std::move(action));
    return command;
  }

  void let_do(CLI::App* command, std::function<int()> action) {
    command->callback([this, action = std::move(action)] { action_ = action; });
  }

  void add_setup(CLI::App* command) {
    command->add_option("--seats", setup_.seats, words_.term("cli.help.seats"));
    command->add_option("--seed", setup_.seed, words_.term("cli.help.seed"))->check(no_number<std::uint64_t>);
    command->add_option("--option", setup_.options, words_.term("cli.help.option"))->allow_extra_args(false);
  }

  void sit_down(const Registry& games, Match match, const Seating& seating) {
    Play table(games, words_, streams_.in, streams_.out, streams_.to_terminal);
    table.keep_sheet(sheet_);
    table.run(std::move(match), seating);
  }

  void add_play() {
    CLI::App* command = add("play", "cli.help.play", [this] { return play(); });
    command->add_option("game", game_, words_.term("cli.help.game"));
    add_setup(command);
    command->add_option("--seat", people_, words_.term("cli.help.seat"));
    command->add_option("--bots", bots_, words_.term("cli.help.bots"));
    command->add_option("--load", file_, words_.term("cli.help.load"));
    command->add_option("--sheet", sheet_, words_.term("cli.help.sheet"));
  }

  void add_engine() {
    add("engine", "cli.help.engine", [this] {
      return with_games([&](const Registry& games) { return run_engine(games, words_, streams_.in, streams_.out); });
    });
  }

  void add_replay() {
    CLI::App* command = add("replay", "cli.help.replay", [this] { return replay_file(); });
    command->add_option("record", file_, words_.term("cli.help.record"))->required();
    command->add_option("--step", step_, words_.term("cli.help.step"));
    command->add_option("--seat", viewer_, words_.term("cli.help.viewer"));
  }

  void add_explain() {
    CLI::App* command =
        add("explain", "cli.help.explain", [this] { return explain(rule_, words_.ledger(), words_, streams_.out); });
    command->add_option("rule", rule_, words_.term("cli.help.rule"))->required();
  }

  void add_perft() {
    CLI::App* command = add("perft", "cli.help.perft", [this] {
      return with_setup([&](const AnyGame& game, const SetupRequest& setup) {
        return show_perft(game, setup, depth_, words_, streams_.out);
      });
    });
    command->add_option("game", game_, words_.term("cli.help.game"))->required();
    add_setup(command);
    command->add_option("--depth", depth_, words_.term("cli.help.depth"));
  }

  void add_bench() {
    CLI::App* command = add("bench", "cli.help.bench", [this] { return measure(); });
    command->add_option("game", game_, words_.term("cli.help.game"));
    command->add_option("--seats", setup_.seats, words_.term("cli.help.seats"));
    command->add_option("--seconds", seconds_, words_.term("cli.help.seconds"));
  }

  void add_selfcheck() {
    CLI::App* command = add("selfcheck", "cli.help.selfcheck", [this] {
      return with_game(
          [&](const Registry&, const AnyGame& game) { return selfcheck(game, check_, words_, streams_.out); });
    });
    command->add_option("game", game_, words_.term("cli.help.game"))->required();
    command->add_option("--games", check_.games, words_.term("cli.help.games"))->check(CLI::Range(1, 1'000'000'000));
    command->add_option("--seats", check_.seats, words_.term("cli.help.seats"));
    command->add_option("--seed", check_.seed, words_.term("cli.help.seed"))->check(no_number<std::uint64_t>);
    command->add_option("--threads", check_.threads, words_.term("cli.help.threads"))->check(CLI::Range(1, 64));
  }

  void add_data() {
    CLI::App* data = add_command(app_, "data", "cli.help.data");
    data->require_subcommand(1);
    data->fallthrough();
    CLI::App* check = add_command(*data, "check", "cli.help.data_check");
    check->add_option("folder", data_folder_, words_.term("cli.help.data_folder"));
    check->callback([this] {
      action_ = [this] {
        return with_data([&](const DataSource& d) { return check_data(known_games(), d, words_, streams_.out); });
      };
    });
    add_command(*data, "doubts", "cli.help.data_doubts")->callback([this] {
      action_ = [this] {
        return with_data([&](const DataSource& d) { return show_doubts(known_games(), d, words_, streams_.out); });
      };
    });
  }

  void add_verify() {
    CLI::App* command = add("verify", "cli.help.verify", [this] {
      return with_games([&](const Registry& games) {
        const auto text = read_text_file(file_);
        return text ? verify(games, words_, *text, commitment_, streams_.out) : fail(text.error());
      });
    });
    command->add_option("record", file_, words_.term("cli.help.record"))->required();
    command->add_option("--commitment", commitment_, words_.term("cli.help.commitment"));
  }

  void add_serve() {
    CLI::App* command = add("serve", "cli.help.serve", [this] {
      return with_data([&](const DataSource& data) {
        const auto games = all_games(data);
        if (!games) return fail(games.error());
        server_.or_next_port = port_->empty() && server_.peer.empty();  // peers know each other's addresses
        return serve(*games, data, server_, words_, streams_.out, streams_.err);
      });
    });
    command->add_option("--address", server_.address, words_.term("cli.help.address"));
    port_ = command->add_option("--port", server_.port, words_.term("cli.help.port"))->check(no_number<unsigned short>);
    command->add_option("--db", server_.database, words_.term("cli.help.db"));
    command->add_option("--web", server_.web, words_.term("cli.help.web"));
    command->add_option("--host", server_.hosts, words_.term("cli.help.host"))->allow_extra_args(false);
    command->add_option("--origin", server_.origins, words_.term("cli.help.origin"))->allow_extra_args(false);
    command->add_option("--proxy", server_.proxies, words_.term("cli.help.proxy"))->allow_extra_args(false);
    command->add_option("--peer", server_.peer, words_.term("cli.help.peer"));
    command->add_option("--bot-threads", server_.bot_threads, words_.term("cli.help.bot_threads"))
        ->check(CLI::Range(1, 256));
    command->add_option("--rate", server_.requests_a_second, words_.term("cli.help.rate"))
        ->check(CLI::Range(1, 1000000));
  }

  void add_load() {
    CLI::App* command = add("load", "cli.help.load_server", [this] {
      return with_data([&](const DataSource& data) {
        const auto games = all_games(data);
        return games ? load(*games, data, load_, words_, streams_.out, streams_.err) : fail(games.error());
      });
    });
    command->add_option("game", load_.game, words_.term("cli.help.game"));
    command->add_option("--tables", load_.tables, words_.term("cli.help.load_tables"))->check(CLI::Range(1, 5000));
    command->add_option("--seconds", load_.seconds, words_.term("cli.help.load_seconds"))->check(CLI::Range(1, 600));
    command->add_option("--rate", load_.rate, words_.term("cli.help.load_rate"))->check(CLI::Range(0.1, 1e6));
    command->add_option("--idle", load_.idle, words_.term("cli.help.load_idle"))->check(CLI::Range(0, 20000));
    command->add_flag("--full", load_.full, words_.term("cli.help.load_full"));
    command->add_option("--db", load_.database, words_.term("cli.help.load_db"));
  }

  void add_arena() {
    CLI::App* command = add("arena", "cli.help.arena", [this] {
      return with_games([&](const Registry& games) {
        return arena(games, arena_, words_, streams_.out, streams_.err, streams_.to_terminal);
      });
    });
    command->add_option("game,--game", arena_.game, words_.term("cli.help.game"));
    command->add_option("--seats", arena_.contenders, words_.term("cli.help.contenders"));
    command->add_option("--bot", arena_.commands, words_.term("cli.help.outside_bot"))->allow_extra_args(false);
    command->add_option("--option", arena_.options, words_.term("cli.help.option"))->allow_extra_args(false);
    command->add_option("--games", arena_.games, words_.term("cli.help.games"));
    command->add_option("--seed", arena_.seed, words_.term("cli.help.seed"));
    command->add_option("--threads", arena_.threads, words_.term("cli.help.threads"))->check(CLI::Range(1, 256));
    command->add_option("--sprt", arena_.sprt, words_.term("cli.help.sprt"));
    command->add_option("--shard", arena_.shard, words_.term("cli.help.shard"));
    command->add_option("--merge", arena_.merge, words_.term("cli.help.merge"));
    command->add_option("--json", arena_.file, words_.term("cli.help.results"));
  }

  void add_train() {
    CLI::App* command = add("train", "cli.help.train", [this] {
      return with_game([&](const Registry&, const AnyGame& game) {
        return train(game, train_, words_, streams_.out, streams_.err, streams_.to_terminal);
      });
    });
    command->add_option("game", game_, words_.term("cli.help.game"))->required();
    command->add_option("--seed", train_.seed, words_.term("cli.help.seed"));
    command->add_option("--generations", train_.generations, words_.term("cli.help.generations"));
    command->add_option("--games", train_.games, words_.term("cli.help.games"));
    command->add_option("--iterations", train_.iterations, words_.term("cli.help.iterations"));
    command->add_option("--fast,--brief", train_.fast, words_.term("cli.help.train_fast"));
    command->add_option("--turns", train_.turns, words_.term("cli.help.train_turns"));
    command->add_option("--rate", train_.rate, words_.term("cli.help.train_rate"))->check(CLI::Range(1e-6, 1.0));
    command->add_option("--slowing", train_.slowing, words_.term("cli.help.train_slowing"));
    command->add_option("--seats", train_.seats, words_.term("cli.help.train_seats"));
    command->add_option("--file", train_.file, words_.term("cli.help.weights"))->required();
    command->add_flag("--resume", train_.resume, words_.term("cli.help.resume"));
    command->add_option("--threads", train_.threads, words_.term("cli.help.threads"))->check(CLI::Range(1, 256));
  }

  void add_selfplay() {
    CLI::App* command = add("selfplay", "cli.help.selfplay", [this] {
      return with_game([&](const Registry&, const AnyGame& game) {
        selfplay_.setup = setup_;
        return selfplay(game, selfplay_, words_, streams_.out, streams_.err, streams_.to_terminal);
      });
    });
    command->add_option("game", game_, words_.term("cli.help.game"))->required();
    command->add_option("--games", selfplay_.games, words_.term("cli.help.games"))->check(CLI::Range(1, 1'000'000'000));
    command->add_option("--out", selfplay_.folder, words_.term("cli.help.selfplay_out"))->required();
    add_setup(command);
    command->add_option("--bot", selfplay_.bot, words_.term("cli.help.selfplay_bot"));
    command->add_option("--drawn", selfplay_.drawn, words_.term("cli.help.selfplay_drawn"))
        ->check(no_number<std::size_t>);
    command->add_option("--threads", selfplay_.threads, words_.term("cli.help.threads"))->check(CLI::Range(1, 256));
  }

  void add_hint() {
    CLI::App* command = add_advice("hint", "cli.help.hint", hint);
    command->add_option("--step", advice_.step, words_.term("cli.help.step"));
    command->add_option("--seat", advice_.seat, words_.term("cli.help.hint_seat"));
    command->add_option("--most", advice_.most, words_.term("cli.help.most"));
  }

  void add_review() {
    CLI::App* command = add_advice("review", "cli.help.review", review);
    command->add_option("--graph", advice_.graph, words_.term("cli.help.graph"));
  }

  using Advise = int (*)(const Registry&, const AdviceRequest&, const Words&, std::ostream&);
  CLI::App* add_advice(const std::string& name, const std::string& help_key, Advise advise) {
    CLI::App* command = add(name, help_key, [this, advise] {
      return with_games([&](const Registry& games) {
        auto text = read_text_file(file_);
        if (!text) return fail(text.error());
        advice_.record = std::move(*text);
        return advise(games, advice_, words_, streams_.out);
      });
    });
    command->add_option("record", file_, words_.term("cli.help.record"))->required();
    command->add_option("--bot", advice_.bot, words_.term("cli.help.adviser"));
    command->add_flag("--json", advice_.json, words_.term("cli.help.json"));
    return command;
  }

  void label_help() {
    for (const char* label : {"Usage", "Positionals", "OPTIONS", "SUBCOMMAND", "REQUIRED"})
      app_.get_formatter()->label(label, words_.term(std::string("cli.label.") + label));
  }

  std::string help() const {
    const CLI::App* shown = &app_;
    while (!shown->get_subcommands().empty()) shown = shown->get_subcommands().front();
    return shown->help();
  }

  int show_version(const Registry& games) const {
    streams_.out << words_.say({"cli.version.program", {{"version", literal(build_.version)}}}) << '\n';
    if (!build_.commit.empty())
      streams_.out << words_.say({"cli.version.commit", {{"commit", literal(build_.commit)}}}) << '\n';
    for (const auto& game : games.games())
      streams_.out << words_.say({"cli.version.rules",
                                  {{"game", Term{std::string(game->id()) + ".title"}},
                                   {"rules", number(game->rules_version())}}})
                   << '\n';
    return 0;
  }

  // CLI11's own sentences are English only. The type of its error selects one of ours.
  int complain(const CLI::ParseError& error, const std::string& given) const {
    static const std::map<std::string, std::string> keys{{"RequiredError", "cli.arguments.missing"},
                                                         {"ExtrasError", "cli.arguments.too_many"},
                                                         {"ConversionError", "cli.arguments.bad_value"},
                                                         {"ValidationError", "cli.arguments.bad_value"},
                                                         {"ArgumentMismatch", "cli.arguments.no_value"}};
    if (const auto numbers = says_what_numbers(error, given)) return streams_.err << words_.say(*numbers) << '\n', 2;
    const auto key = keys.find(error.get_name());
    streams_.err << words_.say({key == keys.end() ? "cli.arguments.bad" : key->second, {{"given", given}}}) << '\n';
    return 2;
  }

  int fail(const Error& error) const { return fail(error.message); }
  int fail(const Message& message) const { return streams_.err << words_.say(message) << '\n', 1; }

  int with_data(const std::function<int(const DataSource&)>& use) const {
    if (data_folder_.empty()) return use(embedded_data());
    const auto data = read_data_folder(data_folder_);
    return data ? use(*data) : fail(data.error());
  }

  int with_games(const std::function<int(const Registry&)>& use) const {
    return with_data([&](const DataSource& data) {
      const auto games = all_games(data);
      return games ? use(*games) : fail(games.error());
    });
  }

  int with_game(const std::function<int(const Registry&, const AnyGame&)>& use) const {
    return with_games([&](const Registry& games) {
      const AnyGame* game = games.find(game_);
      return game != nullptr ? use(games, *game) : fail({"cli.unknown_game", {{"id", game_}}});
    });
  }

  int with_setup(const std::function<int(const AnyGame&, const SetupRequest&)>& use) const {
    return with_game([&](const Registry&, const AnyGame& game) {
      const auto setup = read_setup(game, setup_, 0);
      return setup ? use(game, *setup) : fail(setup.error());
    });
  }

  int play() {
    if (!file_.empty()) return with_games([&](const Registry& games) { return play_record(games); });
    return with_game([&](const Registry& games, const AnyGame& game) { return play_new(games, game); });
  }

  int play_new(const Registry& games, const AnyGame& game) {
    const auto setup = read_setup(game, setup_, std::random_device{}());
    if (!setup) return fail(setup.error());
    const auto seating = choose_seats(static_cast<std::size_t>(setup->seats));
    if (!seating) return fail(seating.error());
    Record record{std::string(game.id()), game.rules_version(), *setup, std::nullopt, *seating, {}};
    for (std::string& name : record.names)
      if (name.empty()) name = words_.term("cli.play.person");
    auto match = Match::start(game, std::move(record));
    if (!match) return fail(match.error());
    streams_.out << words_.say({"cli.play.welcome", {{"seed", std::to_string(setup->seed)}}}) << '\n';
    sit_down(games, std::move(*match), *seating);
    return 0;
  }

  int play_record(const Registry& games) {
    const auto text = read_text_file(file_);
    if (!text) return fail(text.error());
    RecordReading reading = read_record(games, *text, words_);
    if (reading.problem) return fail(with_line(*reading.problem));
    auto match = Match::start(*reading.game, std::move(reading.record));
    if (!match) return fail(match.error());
    auto seating = Result<Seating>(seating_of(match->record()));
    if (!people_.empty()) seating = choose_seats(match->seats());
    if (!seating) return fail(seating.error());
    sit_down(games, std::move(*match), *seating);
    return 0;
  }

  // People sit at --seat, by default at seat 0. The bots take the other seats in turn.
  Result<Seating> choose_seats(std::size_t seats) const {
    const auto bots = split(bots_, ',');
    for (const std::string& bot : bots)
      if (make_bot(bot) == nullptr) return Error{"unknown_bot", {"cli.unknown_bot", {{"name", bot}}}};
    std::vector<bool> person(seats);
    for (const std::string& text : split(people_.empty() ? "0" : people_, ',')) {
      const std::size_t seat =
          text.size() == 1 && text[0] >= '0' && text[0] <= '9' ? static_cast<std::size_t>(text[0] - '0') : seats;
      if (seat >= seats) return Error{"bad_seat", {"cli.no_such_seat", {{"seat", text}}}};
      person[seat] = true;
    }
    Seating seating;
    std::size_t next = 0;
    for (std::size_t i = 0; i < seats; ++i)
      seating.push_back(person[i] || bots.empty() ? "" : bots[next++ % bots.size()]);
    return seating;
  }

  int replay_file() {
    return with_games([&](const Registry& games) {
      auto text = read_text_file(file_);
      if (!text) return fail(text.error());
      std::optional<Seat> seat;
      if (viewer_) seat = seat_at(*viewer_);
      return replay(games, words_, {std::move(*text), step_, seat}, streams_.out);
    });
  }

  int measure() {
    return with_games([&](const Registry& games) {
      int result = 0;
      for (const auto& game : games.games())
        if (game_.empty() || game_ == game->id())
          result |= bench(*game, setup_.seats.value_or(game->least_seats()), seconds_, words_, streams_.out);
      if (!game_.empty() && games.find(game_) == nullptr) return fail({"cli.unknown_game", {{"id", game_}}});
      return result;
    });
  }

  Streams streams_;
  Catalogue words_;
  Build build_;
  CLI::App app_{"", "ludarium"};
  std::function<int()> action_;

  std::string language_;
  std::string data_folder_;
  std::string game_;
  SetupArguments setup_;
  std::string people_;
  std::string bots_{usual_level};
  std::string file_;
  std::string sheet_;
  std::optional<std::size_t> step_;
  std::optional<std::uint8_t> viewer_;
  std::string rule_;
  int depth_ = 3;
  double seconds_ = 2;
  SelfCheckRequest check_;
  ServerOptions server_;
  const CLI::Option* port_ = nullptr;
  LoadRequest load_;
  std::string commitment_;
  ArenaRequest arena_;
  TrainRequest train_;
  SelfPlayArguments selfplay_;
  AdviceRequest advice_;
  Operating operating_{{words_, streams_.out, streams_.err,
                        [this](CLI::App& parent, const std::string& name, const std::string& help_key) {
                          return add_command(parent, name, help_key);
                        },
                        [this](CLI::App* command, std::function<int()> action) { let_do(command, std::move(action)); },
                        [this](const std::function<int(const Registry&)>& use) { return with_games(use); }}};
};

}  // namespace

std::string language_of(const std::vector<const char*>& settings) {
  const auto known = languages();
  for (const char* setting : settings) {
    if (setting == nullptr || *setting == '\0') continue;
    const std::string language = std::string(setting).substr(0, 2);
    return std::find(known.begin(), known.end(), language) != known.end() ? language : "en";
  }
  return "en";
}

int run_program(const std::vector<std::string>& arguments, const Streams& streams, const std::string& language,
                Build build) {
  return Program(streams, language_in(arguments, language), std::move(build)).run(arguments);
}

}  // namespace ludarium
