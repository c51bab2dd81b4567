#include "cli/train.hpp"

#include <fmt/format.h>

#include <atomic>
#include <functional>
#include <ostream>

#include "bots/learn.hpp"
#include "bots/thinker.hpp"
#include "cli/bot_tools.hpp"
#include "cli/files.hpp"
#include "cli/setup_arguments.hpp"

namespace ludarium {
namespace {

// Results of one generation, for the eye.
struct Harvest {
  int games = 0, finished = 0, solo = 0, solo_won = 0;
  double turns = 0, winner = 0;
  float error = 0;

  void add(const Lesson& lesson) {
    ++games;
    finished += lesson.finished;
    turns += static_cast<double>(lesson.turns) / lesson.seats;
    if (lesson.seats == 1) {
      ++solo;
      solo_won += lesson.final[0].place == 1;
      return;
    }
    float best = -1e9f;
    for (std::size_t i = 0; i < static_cast<std::size_t>(lesson.seats); ++i)
      best = std::max(best, lesson.final[i].points);
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
                     request.brief ? fmt::format(" --brief {}", request.brief) : "",
                     request.turns ? fmt::format(" --turns {}", request.turns) : "",
                     request.rate != TrainRequest{}.rate ? fmt::format(" --rate {}", request.rate) : "",
                     request.slowing != TrainRequest{}.slowing ? fmt::format(" --slowing {}", request.slowing) : "",
                     request.seats.empty() ? "" : " --seats " + request.seats, request.resume ? " --resume" : "");
}

// A solo opponent of several strengths: all of them are met.
void vary_options(const AnyGame& game, std::size_t number, SetupRequest& setup) {
  for (const OptionSpec& option : game.options())
    if (option.name == "difficulty" || option.name == "automa")
      setup.options[option.name] = option.choices[number % option.choices.size()];
}

class Training {
 public:
  Training(const AnyGame& game, const TrainRequest& request, std::vector<int> seats, Brain brain)
      : game_(game),
        request_(request),
        seats_(std::move(seats)),
        student_(with_room(game, std::move(brain), request.rate)) {}

  // Games of the present bot against itself, then what they teach. `told` hears of every game.
  Result<Harvest> generation(int number, const std::function<void(int)>& told) {
    Rng rng{request_.seed + 1000003u * static_cast<std::uint64_t>(number)};
    const Brain player = student_.brain();
    const Practice practice = practice_of(number);
    Harvest harvest;
    while (harvest.games < request_.games) {
      const auto lessons = play(player, practice, harvest.games, rng);
      if (!lessons) return lessons.error();
      for (const Lesson& lesson : *lessons) {
        student_.take(lesson, rng);
        harvest.add(lesson);
      }
      told(harvest.games);
    }
    student_.slow_down(1 - request_.slowing * progress(number));
    harvest.error = student_.study(passes, rng).error;
    return harvest;
  }
  Brain& brain() { return student_.brain(); }

 private:
  static constexpr int passes = 10;  // over what is remembered, in each generation

  // Some of the games of a generation, from the number `first` on, on all threads. Each has chance of its own, and they
  // are learned from in the order of their numbers: how many threads there are changes nothing.
  Result<std::vector<Lesson>> play(const Brain& player, const Practice& practice, int first, Rng& rng) const {
    constexpr int at_once = 64;
    std::vector<AnyState> starts;
    std::vector<Rng> chance;
    for (int i = first; i < std::min(first + at_once, request_.games); ++i) {
      auto start = game_.setup(setup_of(static_cast<std::size_t>(i), rng));
      if (!start) return start.error();
      starts.push_back(std::move(*start));
      chance.push_back(Rng{rng.next()});
    }
    std::vector<Lesson> lessons(starts.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&](std::size_t) {
      const auto thinker = make_thinker(game_, player);
      for (std::size_t i; (i = next++) < starts.size();) lessons[i] = thinker->practise(starts[i], chance[i], practice);
    };
    bot_tools().at_once(static_cast<std::size_t>(request_.threads), work);
    return lessons;
  }

  static Student with_room(const AnyGame& game, Brain brain, float rate) {
    const std::size_t features = make_thinker(game, brain)->features();
    Student::Settings settings;
    settings.rate = rate;
    return Student(std::move(brain), features, settings);
  }

  SetupRequest setup_of(std::size_t number, Rng& rng) const {
    SetupRequest setup{seats_[number % seats_.size()], rng.next(), {}};
    if (setup.seats == 1) vary_options(game_, number / seats_.size(), setup);
    return setup;
  }

  float progress(int generation) const {
    return static_cast<float>(generation) / static_cast<float>(request_.generations);
  }

  // Likings show ways that nobody went before; towards the end, and from the start for who knows the game already,
  // games are played as they will be played.
  Practice practice_of(int generation) const {
    Practice practice;
    practice.moods *= request_.resume ? 0.2f : 1 - progress(generation);
    practice.request.iterations = request_.iterations;
    practice.request.style.curiosity = 0.25f;  // what is usual so far may be wrong
    practice.brief = request_.brief;
    // long games have more to teach at first
    practice.request.style.decisive = request_.resume || generation >= request_.generations / 2;
    practice.turns = request_.turns;
    return practice;
  }

  const AnyGame& game_;
  const TrainRequest& request_;
  std::vector<int> seats_;
  Student student_;
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

Result<Brain> brain_to_train(const TrainRequest& request) {
  if (!request.resume) return Brain{};
  const auto text = read_text_file(request.file);
  if (!text) return text.error();
  auto brain = read_brain(*text);
  if (!brain) return Error{"bad_brain", {"cli.train.bad_brain", {{"path", request.file}}}};
  brain->made_by += " && ";
  return std::move(*brain);
}

}  // namespace

int train(const AnyGame& game, const TrainRequest& request, const Words& words, std::ostream& out, std::ostream& err,
          bool to_terminal) {
  const auto fail = [&](const Message& message) { return err << words.say(message) << '\n', 1; };
  auto seats = seats_of(game, request.seats);
  if (seats.empty())
    return fail({"cli.bad_seat_count", {{"least", long{game.least_seats()}}, {"most", long{game.most_seats()}}}});
  auto brain = brain_to_train(request);
  if (!brain) return fail(brain.error().message);
  const std::string made_by = brain->made_by + command_of(game, request);
  Training training(game, request, std::move(seats), std::move(*brain));
  const auto told = [&](int games) {
    if (to_terminal) err << progress_bar(games, request.games) << std::flush;
  };
  for (int generation = 0; generation < request.generations; ++generation) {
    const auto harvest = training.generation(generation, told);
    if (!harvest) return fail(harvest.error().message);
    if (to_terminal) err << '\r';
    out << words.say(report_of(training.brain().generation, *harvest)) << std::endl;
    training.brain().made_by = made_by;
    const auto done = write_text_file(request.file, write_brain(training.brain()));
    if (!done) return fail(done.error().message);
  }
  return 0;
}

}  // namespace ludarium
