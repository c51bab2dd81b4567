#include "tests/support/battery.hpp"

#include <fmt/format.h>

#include "bots/playout.hpp"

namespace ludarium {
namespace {

constexpr int longest_game = 200'000;
constexpr std::uint64_t first_seed = 20'240'607;

std::uint32_t below(Rng& rng, std::size_t bound) { return rng.below(static_cast<std::uint32_t>(bound)); }

// Sometimes an aside, else an answer to the decision.
Move any_move(const AnyGame& game, const AnyState& state, Rng& rng) {
  if (rng.below(20) == 0) {
    const Seat seat = seat_at(below(rng, static_cast<std::size_t>(game.seats(state))));
    ActionList list;
    game.asides(state, seat, list);
    if (!list.empty()) return {seat, list[below(rng, list.size())]};
  }
  return random_move(game, state, rng);
}

std::string name(const SetupRequest& request) {
  return fmt::format("{} seats, seed {}, options {}", request.seats, request.seed,
                     boost::json::serialize(request.options));
}

std::string check_game(const AnyGame& game, const Words& words, Check check, const SetupRequest& request) {
  const auto start = game.setup(request);
  if (!start) return name(request) + ": " + words.say(start.error().message);
  AnyState state = *start;
  Rng rng{request.seed};
  for (int step = 0;; ++step) {
    const std::string complaint = check({game, words, state, rng});
    if (!complaint.empty()) return fmt::format("{}, move {}: {}", name(request), step, complaint);
    if (game.pending(state).over()) return {};
    if (step == longest_game) return name(request) + ": does not end";
    const Move move = any_move(game, state, rng);
    game.apply(state, move.seat, move.action, nullptr);
  }
}

std::vector<boost::json::value> values_of(const OptionSpec& option, int seats) {
  std::vector<boost::json::value> values;
  if (option.type == OptionSpec::Type::flag) return {false, true};
  for (std::size_t first = 0; first < option.choices.size(); ++first) {
    if (option.type == OptionSpec::Type::choice) {
      values.emplace_back(option.choices[first]);
      continue;
    }
    boost::json::array list;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
      list.emplace_back(option.choices[(first + i) % option.choices.size()]);
    values.emplace_back(std::move(list));
  }
  return values;
}

int random_seats(const AnyGame& game, Rng& rng) {
  return game.least_seats() +
         static_cast<int>(below(rng, static_cast<std::size_t>(game.most_seats() - game.least_seats() + 1)));
}

// A value may mean something only beside another option. So each is tried alone, then with one other value of each
// option in turn.
void add_value(const AnyGame& game, const OptionSpec& option, std::size_t value, Rng& rng, Setups& setups) {
  constexpr int attempts = 20;
  const auto takes = [&](const OptionSpec* beside, std::size_t other) {
    const int seats = random_seats(game, rng);
    SetupRequest request{seats, rng.next(), {{option.name, values_of(option, seats)[value]}}};
    if (beside != nullptr) request.options[beside->name] = values_of(*beside, seats)[other];
    if (!game.setup(request)) return false;
    setups.requests.push_back(std::move(request));
    return true;
  };
  for (int i = 0; i < attempts; ++i)
    if (takes(nullptr, 0)) return;
  const auto all = game.options();
  for (int i = 0; i < attempts; ++i)
    for (const OptionSpec& beside : all)
      for (std::size_t other = 0; beside.name != option.name && other < values_of(beside, game.least_seats()).size();
           ++other)
        if (takes(&beside, other)) return;
  setups.complaint = fmt::format("value {} of option {} is never accepted", value, option.name);
}

std::size_t most_values(const AnyGame& game) {
  std::size_t most = 0;
  for (const OptionSpec& option : game.options()) most = std::max(most, values_of(option, game.least_seats()).size());
  return most;
}

struct Wish {
  const OptionSpec* option;
  std::size_t value;
};

// Puts as many wishes into one game as the game accepts together. Refused wishes stay in the list.
SetupRequest grant(const AnyGame& game, std::vector<Wish>& wishes, Rng& rng) {
  SetupRequest request{random_seats(game, rng), rng.next(), {}};
  std::erase_if(wishes, [&](const Wish& wish) {
    request.options[wish.option->name] = values_of(*wish.option, request.seats)[wish.value];
    const bool accepted{game.setup(request)};
    if (!accepted) request.options.erase(wish.option->name);
    return accepted;
  });
  return request;
}

// All options at the same time, each at its next value. So the number of games is the number of values of the longest
// option. Values that do not go together are tried in other games, so that none is left out.
void add_row(const AnyGame& game, std::size_t row, Rng& rng, Setups& setups) {
  const auto options = game.options();
  std::vector<Wish> wishes;
  for (std::size_t i = 0; i < options.size(); ++i)
    wishes.push_back({&options[i], (row + i) % values_of(options[i], game.least_seats()).size()});
  while (!wishes.empty()) {
    SetupRequest request = grant(game, wishes, rng);
    if (!request.options.empty()) {
      setups.requests.push_back(std::move(request));
      continue;
    }
    add_value(game, *wishes.back().option, wishes.back().value, rng, setups);
    wishes.pop_back();
  }
}

}  // namespace

Setups setups_to_try(const AnyGame& game, Extent extent, Rng rng) {
  Setups setups;
  for (int seats = game.least_seats(); seats <= game.most_seats(); ++seats)
    setups.requests.push_back({seats, rng.next(), {}});
  const std::size_t rows = extent.values == Values::every ? most_values(game) : 0;
  for (std::size_t row = 0; row < rows; ++row) add_row(game, row, rng, setups);
  for (int i = 0; i < extent.mixes; ++i) setups.requests.push_back(random_setup(game, random_seats(game, rng), rng));
  return setups;
}

std::string check_games(const AnyGame& game, const Words& words, Check check, Extent extent) {
  const Setups setups = setups_to_try(game, extent, Rng{first_seed});
  if (!setups.complaint.empty()) return setups.complaint;
  for (const SetupRequest& request : setups.requests)
    if (const std::string complaint = check_game(game, words, check, request); !complaint.empty()) return complaint;
  return {};
}

std::string check_same_seed(const AnyGame& game, Extent extent) {
  for (const SetupRequest& request : setups_to_try(game, extent, Rng{first_seed}).requests) {
    std::array<AnyState, 2> state{*game.setup(request), *game.setup(request)};
    std::array<Rng, 2> rng{Rng{request.seed}, Rng{request.seed}};
    while (!game.pending(state[0]).over()) {
      std::array<Events, 2> events;
      for (std::size_t i = 0; i < 2; ++i) {
        const Move move = any_move(game, state[i], rng[i]);
        game.apply(state[i], move.seat, move.action, &events[i]);
      }
      if (state[0] != state[1] || events[0] != events[1]) return name(request) + ": two games of one seed differ";
    }
  }
  return {};
}

std::string check_records(const Registry& registry, const AnyGame& game, const Words& words, Extent extent) {
  for (const SetupRequest& request : setups_to_try(game, extent, Rng{first_seed}).requests) {
    Record record{std::string(game.id()), game.rules_version(), request, std::nullopt, {}, {}};
    record.names.resize(static_cast<std::size_t>(request.seats), "Anna");
    AnyState state = *game.setup(request);
    for (Rng rng{request.seed}; !game.pending(state).over();) {
      record.moves.push_back(any_move(game, state, rng));
      game.apply(state, record.moves.back().seat, record.moves.back().action, nullptr);
    }
    const std::string text = write_record(game, record);
    const RecordReading back = read_record(registry, text, words);
    if (back.problem)
      return fmt::format("{}: line {}: {}\n{}", name(request), back.problem->line,
                         words.say(back.problem->error.message), text);
    if (back.state != state) return name(request) + ": the replay ends elsewhere";
    if (write_record(game, back.record) != text) return name(request) + ": the record is not written as it was read";
  }
  return {};
}

}  // namespace ludarium
