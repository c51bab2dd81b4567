// Bytes as choices: which game, how many seats, which options, then which of the legal actions; after each of them the
// position has to be sound, and at the end the record has to give the same game.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>

#include "bots/playout.hpp"
#include "core/record.hpp"
#include "tests/support/battery.hpp"
#include "tests/support/english.hpp"
#include "tests/support/games.hpp"

namespace {

using namespace ludarium;

class Choices {
 public:
  explicit Choices(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  bool empty() const { return bytes_.empty(); }
  std::size_t below(std::size_t bound) {
    std::size_t number = byte();
    if (bound > 256) number = number << 8 | byte();
    return number % bound;
  }

 private:
  std::size_t byte() {
    if (bytes_.empty()) return 0;
    const std::uint8_t first = bytes_[0];
    bytes_ = bytes_.subspan(1);
    return first;
  }

  std::span<const std::uint8_t> bytes_;
};

void demand(const std::string& complaint) {
  if (complaint.empty()) return;
  std::fprintf(stderr, "%s\n", complaint.c_str());
  std::abort();
}

// Nearly always an answer; now and then an aside of any seat.
Move choose(const AnyGame& game, const AnyState& state, Choices& choices) {
  ActionList list;
  if (choices.below(16) == 0) {
    const Seat seat = seat_at(choices.below(static_cast<std::size_t>(game.seats(state))));
    game.asides(state, seat, list);
    if (!list.empty()) return {seat, list[choices.below(list.size())]};
  }
  const SeatSet asked = game.pending(state).seats;
  Seat seat = asked.lowest();
  for (std::size_t skip = choices.below(static_cast<std::size_t>(asked.size())); Seat other : asked)
    if (skip-- == 0) seat = other;
  game.legal(state, seat, list);
  return {seat, list[choices.below(list.size())]};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Choices choices({data, size});
  const Registry& games = every_game();
  const AnyGame& game = *games.games()[choices.below(games.games().size())];
  const int seats =
      game.least_seats() +
      static_cast<int>(choices.below(static_cast<std::size_t>(game.most_seats() - game.least_seats() + 1)));
  Rng rng{choices.below(65536)};
  Record record{std::string(game.id()), game.rules_version(), random_setup(game, seats, rng), std::nullopt, {}, {}};
  AnyState state = *game.setup(record.setup);
  while (!choices.empty() && !game.pending(state).over()) {
    record.moves.push_back(choose(game, state, choices));
    game.apply(state, record.moves.back().seat, record.moves.back().action, nullptr);
    for (Check check : {check_invariant, check_position}) demand(check({game, words_of(game), state, rng}));
    constexpr std::size_t every = 8;  // views are slow to check
    if (record.moves.size() % every == 0) demand(check_views({game, words_of(game), state, rng}));
  }
  const RecordReading back = read_record(games, write_record(game, record), words_of(game));
  demand(back.problem ? in_english(back.problem->error) : "");
  demand(back.state == state ? "" : "the record gives another game");
  return 0;
}
