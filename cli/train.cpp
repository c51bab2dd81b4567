#include "cli/train.hpp"

#include <fmt/format.h>

#include <ostream>

#include "bots/learn.hpp"
#include "bots/thinker.hpp"
#include "cli/files.hpp"
#include "cli/setup_arguments.hpp"

namespace ludarium {
namespace {

// Results of one generation, for the eye.
struct Harvest {
  int games = 0, finished = 0, solo = 0, solo_won = 0;
  double turns = 0, winner = 0;

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
  return fmt::format("ludarium train {} --seed {} --generations {} --games {} --iterations {}{}{}", game.id(),
                     request.seed, request.generations, request.games, request.iterations,
                     request.seats.empty() ? "" : " --seats " + request.seats, request.resume ? " --resume" : "");
}

// A solo opponent of several strengths: all of them are met.
void vary_options(const AnyGame& game, std::size_t number, SetupRequest& setup) {
  for (const OptionSpec& option : game.options())
    if (option.name == "difficulty") setup.options[option.name] = option.choices[number % option.choices.size()];
}

}  // namespace

int train(const AnyGame& game, const TrainRequest& request, const Words& words, std::ostream& out, std::ostream& err,
          bool to_terminal) {
  const auto fail = [&](const Message& message) { return err << words.say(message) << '\n', 1; };
  const auto seats = seats_of(game, request.seats);
  if (seats.empty())
    return fail({"cli.bad_seat_count", {{"least", long{game.least_seats()}}, {"most", long{game.most_seats()}}}});
  Brain brain;
  std::string made_by = command_of(game, request);
  if (request.resume) {
    const auto text = read_text_file(request.file);
    if (!text) return fail(text.error().message);
    auto read = read_brain(*text);
    if (!read) return fail({"cli.train.bad_brain", {{"path", request.file}}});
    brain = std::move(*read);
    made_by = brain.made_by + " && " + made_by;
  }
  const std::size_t features = make_thinker(game, brain)->features();
  Student student(std::move(brain), features);
  for (int generation = 0; generation < request.generations; ++generation) {
    Rng rng{request.seed + 1000003u * static_cast<std::uint64_t>(generation)};
    const Brain player = student.brain();
    const auto thinker = make_thinker(game, player);
    Harvest harvest;
    for (int i = 0; i < request.games; ++i) {
      SetupRequest setup{seats[static_cast<std::size_t>(i) % seats.size()], rng.next(), {}};
      if (setup.seats == 1) vary_options(game, static_cast<std::size_t>(i) / seats.size(), setup);
      const auto start = game.setup(setup);
      if (!start) return fail(start.error().message);
      Practice practice;
      practice.request.iterations = request.iterations;
      const Lesson lesson = thinker->practise(*start, rng, practice);
      student.take(lesson);
      harvest.add(lesson);
      if (to_terminal) err << fmt::format("\r{}/{} ", i + 1, request.games) << std::flush;
    }
    const auto report = student.study(generation == 0 ? 6 : 3, rng);
    const int with_others = std::max(1, harvest.games - harvest.solo);
    if (to_terminal) err << '\r';
    out << words.say({"cli.train.generation",
                      {{"generation", long{student.brain().generation}},
                       {"games", long{harvest.games}},
                       {"turns", fmt::format("{:.1f}", harvest.turns / harvest.games)},
                       {"winner", fmt::format("{:.1f}", harvest.winner / with_others)},
                       {"solo", fmt::format("{}/{}", harvest.solo_won, harvest.solo)},
                       {"error", fmt::format("{:.2f}", report.error)}}})
        << std::endl;
    student.brain().made_by = made_by;
    const auto done = write_text_file(request.file, write_brain(student.brain()));
    if (!done) return fail(done.error().message);
  }
  return 0;
}

}  // namespace ludarium
