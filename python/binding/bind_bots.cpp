// The levels as policies of Python, and policies of Python in the arena.
#include <algorithm>
#include <fstream>
#include <sstream>
#include <thread>

#include "bots/arena.hpp"
#include "bots/bot.hpp"
#include "bots/dataset/dataset.hpp"
#include "bots/match_report.hpp"
#include "bots/search_bot.hpp"
#include "bots/stopwatch.hpp"
#include "bots/thread_clock.hpp"
#include "core/action_id.hpp"
#include "python/binding/bind.hpp"

namespace ludarium::python {
namespace {

std::optional<std::string> read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::ostringstream text;
  text << file.rdbuf();
  return std::move(text).str();
}

void do_at_once(std::size_t count, const std::function<void(std::size_t)>& job) {
  std::vector<std::jthread> helpers;
  for (std::size_t i = 1; i < count; ++i) helpers.emplace_back([&job, i] { job(i); });
  job(0);
}

BotTools tools() { return {wall_stopwatch, read_file, do_at_once}; }

Refused unknown_bot(const std::string& name) {
  return {Refused::Kind::bad_input, "unknown_bot", "there is no bot \"" + name + "\" (docs/bots.md)"};
}

// Bots keep no memory of their own, so one may be asked by several threads.
class PyBot {
 public:
  explicit PyBot(const std::string& name)
      : name_(name), bot_(make_bot(name, tools())), search_(make_search_bot(name, tools())) {
    if (!bot_) throw unknown_bot(name);
  }
  const std::string& name() const { return name_; }

  std::int64_t choose(const PyState& state, std::optional<int> player, std::uint64_t seed) const {
    const Asked asked(state.position, player, seed);
    const py::gil_scoped_release free;
    Rng rng = asked.rng;
    return id_of(bot_->choose(asked.game, asked.view, asked.seat, rng));
  }

  py::dict think(const PyState& state, std::optional<int> player, std::uint64_t seed) const {
    if (!search_) throw Refused{Refused::Kind::bad_input, "no_search", name_ + " does not search"};
    const Asked asked(state.position, player, seed);
    const auto found = [&] {
      const py::gil_scoped_release free;
      Rng rng = asked.rng;
      return search_->think(asked.game, asked.view, asked.seat, rng);
    }();
    const auto count = static_cast<py::ssize_t>(found.candidates.size());
    py::array_t<std::int64_t> ids(count), visits(count);
    py::array_t<float> values(count), priors(count);
    for (py::ssize_t i = 0; i < count; ++i) {
      const Candidate& candidate = found.candidates[static_cast<std::size_t>(i)];
      ids.mutable_at(i) = id_of(candidate.action);
      visits.mutable_at(i) = candidate.visits;
      values.mutable_at(i) = candidate.value;
      priors.mutable_at(i) = candidate.prior;
    }
    const auto seats = state.position.setup().seats;
    py::dict told;
    told["ids"] = ids;
    told["visits"] = visits;
    told["values"] = values;
    told["priors"] = priors;
    told["chance"] = py::array_t<float>(seats, found.chance.data());
    told["points"] = py::array_t<float>(seats, found.points.data());
    told["iterations"] = found.iterations;
    return told;
  }

 private:
  struct Asked {
    const AnyGame& game;
    Seat seat;
    AnyState view;
    Rng rng;
    Asked(const Position& position, std::optional<int> player, std::uint64_t seed)
        : game(position.game()),
          seat(position.seat(player)),
          view(game.redact(position.state(), seat)),
          rng(decision_rng(seed, seat, position.moves())) {
      if (!position.asked().has(seat))
        throw Refused{Refused::Kind::bad_input, "not_asked", "this player has nothing to decide now"};
    }
  };

  std::string name_;
  std::unique_ptr<const Bot> bot_;
  std::unique_ptr<const SearchBot> search_;
};

// A function of Python at a seat: it is given what the seat may know, and answers with an id or a text.
class PolicyBot final : public Bot {
 public:
  PolicyBot(SharedSetup setup, py::object policy) : setup_(std::move(setup)), policy_(std::move(policy)) {}

  Action choose(const AnyGame& game, const AnyState& view, Seat seat, Rng&) const override {
    const py::gil_scoped_acquire hold;
    const Position seen(setup_, view);
    const py::object answer = policy_(PyState(seen), static_cast<int>(index(seat)));
    const Action action = read(seen, seat, answer);
    const Verdict verdict = game.why_not(view, seat, action);
    if (!verdict.legal) throw seen.refusal(verdict);
    const auto listed = seen.legal(seat);
    if (std::find(listed.begin(), listed.end(), action) == listed.end())
      throw Refused{Refused::Kind::bad_input, "not_listed", "a policy answers with one of the legal actions"};
    return action;
  }

 private:
  static Action read(const Position& seen, Seat seat, const py::object& answer) {
    if (!py::isinstance<py::str>(answer)) {
      const auto id = answer.cast<std::int64_t>();
      if (id < 0) throw Refused{Refused::Kind::bad_input, "bad_action", "no action has a negative id"};
      return action_of(id);
    }
    const auto action = seen.game().read_action(seen.state(), seat, answer.cast<std::string>());
    if (!action) throw seen.setup().refusal(action.error());
    return *action;
  }

  SharedSetup setup_;
  py::object policy_;
};

std::string match(const std::shared_ptr<GameSetup>& setup, const std::vector<std::string>& names,
                  const std::vector<py::object>& policies, std::size_t games, std::uint64_t seed) {
  std::vector<std::unique_ptr<const Bot>> team;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (policies[i].is_none())
      team.push_back(make_bot(names[i], tools()));
    else
      team.push_back(std::make_unique<PolicyBot>(setup, policies[i]));
    if (!team.back()) throw unknown_bot(names[i]);
  }
  std::vector<const Bot*> bots;
  bots.reserve(team.size());
  for (const auto& bot : team) bots.push_back(bot.get());
  MatchReport report{std::string(setup->game.id()), names, seed, setup->options, {}};
  for (std::size_t i = 0; i < games; ++i) {
    const Bout bout{{setup->seats, seed + i / bots.size(), setup->options}, i % bots.size()};
    const py::gil_scoped_release free;
    report.bouts.emplace(i, play_bout(setup->game, bots, bout, thread_seconds));
  }
  return boost::json::serialize(write_report(report));
}

// The files go to a function of Python. It is asked by the thread that called, and so is Python's own wish to stop.
std::size_t write_games(const std::shared_ptr<GameSetup>& setup, const std::string& name, std::size_t games,
                        std::uint64_t seed, std::size_t drawn, std::size_t games_a_file, std::size_t threads,
                        const py::function& write, const py::object& told) {
  const auto bot = make_search_bot(name, tools());
  if (!bot)
    throw Refused{Refused::Kind::bad_input, "no_search", "\"" + name + "\" is no bot that searches (docs/bots.md)"};
  DatasetRequest request{{setup->seats, seed, setup->options}, name, games, drawn, games_a_file, threads};
  DatasetOutput output;
  output.write = [&](const std::string& file, const std::string& bytes) -> Result<bool> {
    const py::gil_scoped_acquire hold;
    write(file, py::bytes(bytes));
    return true;
  };
  output.at_once = do_at_once;
  output.told = [&](std::size_t done) {
    const py::gil_scoped_acquire hold;
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    if (!told.is_none()) told(done);
  };
  const py::gil_scoped_release free;
  const auto done = write_dataset(setup->game, *bot, request, output);
  if (!done) throw setup->refusal(done.error());
  return done->decisions;
}

py::dict column_names() {
  py::dict names;
  for (const DatasetColumn& column : dataset_columns())
    names[py::str(std::string(column.name))] = std::string(column.what);
  return names;
}

py::dict rating_of(const Rating& rating) {
  py::dict told;
  told["share"] = rating.share;
  told["low"] = rating.low;
  told["high"] = rating.high;
  told["elo"] = rating.elo;
  told["elo_low"] = rating.elo_low;
  told["elo_high"] = rating.elo_high;
  return told;
}

py::dict summary(const std::string& text) {
  const auto json = boost::json::parse(text);
  const auto report = read_report(json);
  if (!report) throw Refused{Refused::Kind::bad_input, report.error().code, "this is no report of a match"};
  const Summary sum = summarise(*report);
  py::list contenders;
  for (const ContenderSummary& one : sum.contenders) {
    py::dict told;
    told["name"] = one.name;
    told["wins"] = rating_of(one.wins);
    told["ahead"] = rating_of(one.ahead);
    told["fair"] = one.fair;
    told["score"] = one.score;
    told["spread"] = one.spread;
    told["milliseconds"] = one.milliseconds;
    contenders.append(told);
  }
  py::dict all;
  all["games"] = sum.games;
  all["unfinished"] = sum.unfinished;
  all["turns"] = sum.turns;
  all["moves"] = sum.moves;
  all["contenders"] = contenders;
  return all;
}

std::vector<std::string> levels_of_bots() {
  const auto names = bot_levels();
  return {names.begin(), names.end()};
}

}  // namespace

void bind_bots(py::module_& module) {
  py::class_<PyBot>(module, "Bot",
                    R"(A bot of the program by its name (docs/bots.md): "steady", "master@500", "greedy".)")
      .def(py::init<const std::string&>(), py::arg("name") = std::string(usual_level))
      .def_property_readonly("name", &PyBot::name, "The name it was made by.")
      .def("choose", &PyBot::choose, py::arg("state"), py::arg("player") = py::none(), py::arg("seed") = 0,
           "The id of the action it chooses by what the player may know. The same seed gives the same choice, unless "
           "it thinks by the clock.")
      .def("__call__", &PyBot::choose, py::arg("state"), py::arg("player") = py::none(), py::arg("seed") = 0,
           "As choose().")
      .def("think", &PyBot::think, py::arg("state"), py::arg("player") = py::none(), py::arg("seed") = 0,
           "What its search has found: \"ids\", \"visits\", \"values\" and \"priors\" of the actions, best first; "
           "\"chance\" to win and \"points\" of each seat; \"iterations\".")
      .def("__repr__", [](const PyBot& bot) { return "<ludarium.Bot " + bot.name() + ">"; });
  module.def("bot_levels", levels_of_bots, "The five levels, from the weakest to the strongest.");
  module.def("_match", match, py::arg("game"), py::arg("names"), py::arg("policies"), py::arg("games"),
             py::arg("seed"));
  module.def("_summary", summary, py::arg("report"));
  module.def("_write_games", write_games, py::arg("game"), py::arg("bot"), py::arg("games"), py::arg("seed"),
             py::arg("drawn"), py::arg("games_a_file"), py::arg("threads"), py::arg("write"), py::arg("told"));
  module.def("_columns", column_names);
}

}  // namespace ludarium::python
