#include "cli/train.hpp"

#include <fmt/format.h>

#include <atomic>
#include <functional>
#include <ostream>

#include "bots/thinker.hpp"
#include "bots/trainer.hpp"
#include "cli/bot_tools.hpp"
#include "cli/files.hpp"
#include "cli/setup_arguments.hpp"

namespace ludarium {
namespace {

// Results of one generation, for the output.
struct Harvest {
  int games = 0, finished = 0, solo = 0, solo_won = 0;
  double turns = 0, winner = 0;
  float error = 0;

  void add(const SelfPlayGame& played) {
    ++games;
    finished += played.finished;
    turns += static_cast<double>(played.turns) / played.seats;
    if (played.seats == 1) {
      ++solo;
      solo_won += played.final[0].place == 1;
      return;
    }
    float best = -1e9f;
    for (std::size_t i = 0; i < static_cast<std::size_t>(played.seats); ++i)
      best = std::max(best, played.final[i].points);
    winner += static_cast<double>(best);
  }
};

std::string progress_bar(int done, int all) {
  return fmt::format("\r[{:<30}] {}/{} ", std::string(static_cast<std::size_t>(30 * done / all), '#'), done, all);
}

std::vector<int> seats_of(const AnyGame& game, const std::string& text) {
  std::vector<int> seats;
  for (const std::string& part : split(text, ',')) {
    const int count = part.size() == 1 ? part[0] - '0' : 0;
    if (count < game.least_seats() || count > game.most_seats()) return {};
    seats.push_back(count);
  }
  for (int count = game.least_seats(); text.empty() && count <= game.most_seats(); ++count) seats.push_back(count);
  return seats;
}

std::string command_of(const AnyGame& game, const TrainRequest& request) {
  return fmt::format("ludarium train {} --seed {} --generations {} --games {} --iterations {}{}{}{}{}{}{}", game.id(),
                     request.seed, request.generations, request.games, request.iterations,
                     request.fast ? fmt::format(" --fast {}", request.fast) : "",
                     request.turns ? fmt::format(" --turns {}", request.turns) : "",
                     request.rate != TrainRequest{}.rate ? fmt::format(" --rate {}", request.rate) : "",
                     request.slowing != TrainRequest{}.slowing ? fmt::format(" --slowing {}", request.slowing) : "",
                     request.seats.empty() ? "" : " --seats " + request.seats, request.resume ? " --resume" : "");
}

// Solo games use the strengths of the solo opponent in turn.
void vary_options(const AnyGame& game, std::size_t number, SetupRequest& setup) {
  for (const OptionSpec& option : game.options())
    if (option.name == "difficulty" || option.name == "automa")
      setup.options[option.name] = option.choices[number % option.choices.size()];
}

class Training {
 public:
  Training(const AnyGame& game, const TrainRequest& request, std::vector<int> seats, Weights weights)
      : game_(game),
        request_(request),
        seats_(std::move(seats)),
        trainer_(trainer_for(game, std::move(weights), request.rate)) {}

  // Plays games with the present weights, then trains on them. `told` is called after every game.
  Result<Harvest> generation(int number, const std::function<void(int)>& told) {
    Rng rng{request_.seed + 1000003u * static_cast<std::uint64_t>(number)};
    const Weights player = trainer_.weights();
    const SelfPlaySettings settings = settings_of(number);
    Harvest harvest;
    while (harvest.games < request_.games) {
      const auto games = play(player, settings, harvest.games, rng);
      if (!games) return games.error();
      for (const SelfPlayGame& played : *games) {
        trainer_.add(played, rng);
        harvest.add(played);
      }
      told(harvest.games);
    }
    trainer_.scale_rate(1 - request_.slowing * progress(number));
    harvest.error = trainer_.train(epochs, rng).error;
    return harvest;
  }
  Weights& weights() { return trainer_.weights(); }

 private:
  static constexpr int epochs = 10;  // over the replay buffer, in each generation

  // Plays some games of a generation on all threads, from number `first` on. Each game has its own random generator,
  // and training uses the games in the order of their numbers. So the number of threads changes nothing.
  Result<std::vector<SelfPlayGame>> play(const Weights& player, const SelfPlaySettings& settings, int first,
                                         Rng& rng) const {
    constexpr int at_once = 64;
    std::vector<AnyState> starts;
    std::vector<Rng> chance;
    for (int i = first; i < std::min(first + at_once, request_.games); ++i) {
      auto start = game_.setup(setup_of(static_cast<std::size_t>(i), rng));
      if (!start) return start.error();
      starts.push_back(std::move(*start));
      chance.push_back(Rng{rng.next()});
    }
    std::vector<SelfPlayGame> played(starts.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&](std::size_t) {
      const auto thinker = make_thinker(game_, player);
      for (std::size_t i; (i = next++) < starts.size();) played[i] = thinker->self_play(starts[i], chance[i], settings);
    };
    bot_tools().at_once(static_cast<std::size_t>(request_.threads), work);
    return played;
  }

  static Trainer trainer_for(const AnyGame& game, Weights weights, float rate) {
    const std::size_t features = make_thinker(game, weights)->features();
    Trainer::Settings settings;
    settings.rate = rate;
    return Trainer(std::move(weights), features, settings);
  }

  SetupRequest setup_of(std::size_t number, Rng& rng) const {
    SetupRequest setup{seats_[number % seats_.size()], rng.next(), {}};
    if (setup.seats == 1) vary_options(game_, number / seats_.size(), setup);
    return setup;
  }

  float progress(int generation) const {
    return static_cast<float>(generation) / static_cast<float>(request_.generations);
  }

  // Styles lead to plans that self-play would not try by itself. In the last generations, and always when weights are
  // trained further, bots play as in real games.
  SelfPlaySettings settings_of(int generation) const {
    SelfPlaySettings settings;
    settings.style_share *= request_.resume ? 0.2f : 1 - progress(generation);
    settings.request.iterations = request_.iterations;
    settings.request.settings.uniform_share = 0.25f;  // the present policy may be wrong
    settings.fast_iterations = request_.fast;
    // long games teach more at first
    settings.request.settings.decisive = request_.resume || generation >= request_.generations / 2;
    settings.turns = request_.turns;
    return settings;
  }

  const AnyGame& game_;
  const TrainRequest& request_;
  std::vector<int> seats_;
  Trainer trainer_;
};

Message report_of(int generation, const Harvest& harvest) {
  const int with_others = std::max(1, harvest.games - harvest.solo);
  return {"cli.train.generation",
          {{"generation", long{generation}},
           {"games", long{harvest.games}},
           {"turns", fmt::format("{:.1f}", harvest.turns / harvest.games)},
           {"winner", fmt::format("{:.1f}", harvest.winner / with_others)},
           {"solo", fmt::format("{}/{}", harvest.solo_won, harvest.solo)},
           {"error", fmt::format("{:.2f}", harvest.error)}}};
}

Result<Weights> weights_to_train(const TrainRequest& request) {
  if (!request.resume) return Weights{};
  const auto text = read_text_file(request.file);
  if (!text) return text.error();
  auto weights = read_weights(*text);
  if (!weights) return Error{"bad_weights", {"cli.train.bad_weights", {{"path", request.file}}}};
  weights->made_by += " && ";
  return std::move(*weights);
}

}  // namespace

int train(const AnyGame& game, const TrainRequest& request, const Words& words, std::ostream& out, std::ostream& err,
          bool to_terminal) {
  const auto fail = [&](const Message& message) { return err << words.say(message) << '\n', 1; };
  auto seats = seats_of(game, request.seats);
  if (seats.empty())
    return fail({"cli.bad_seat_count", {{"least", long{game.least_seats()}}, {"most", long{game.most_seats()}}}});
  auto weights = weights_to_train(request);
  if (!weights) return fail(weights.error().message);
  const std::string made_by = weights->made_by + command_of(game, request);
  Training training(game, request, std::move(seats), std::move(*weights));
  const auto told = [&](int games) {
    if (to_terminal) err << progress_bar(games, request.games) << std::flush;
  };
  for (int generation = 0; generation < request.generations; ++generation) {
    const auto harvest = training.generation(generation, told);
    if (!harvest) return fail(harvest.error().message);
    if (to_terminal) err << '\r';
    out << words.say(report_of(training.weights().generation, *harvest)) << std::endl;
    training.weights().made_by = made_by;
    const auto done = write_text_file(request.file, write_weights(training.weights()));
    if (!done) return fail(done.error().message);
  }
  return 0;
}

}  // namespace ludarium
