// Requests of tests and measurements: perft counts, records and speed of the module, to compare with the native
// program.
#include <fmt/format.h>

#include "bots/playout.hpp"
#include "bots/search_bot.hpp"
#include "core/perft.hpp"
#include "core/record.hpp"
#include "site/request.hpp"

namespace ludarium {
namespace {

AnyState random_position(const AnyGame& game, const SetupRequest& setup, std::int64_t moves) {
  AnyState state = wanted(game.setup(setup));
  Rng rng{setup.seed};
  for (; moves > 0 && !game.pending(state).over(); --moves) {
    const Seat seat = game.pending(state).seats.lowest();
    ActionList list;
    game.legal(state, seat, list);
    game.apply(state, seat, list[rng.below(static_cast<std::uint32_t>(list.size()))], nullptr);
  }
  return state;
}

std::string whole_hash(const AnyState& state) { return fmt::format("{:016x}", hash(state)); }

}  // namespace

Site::Json Site::replay(const Request& request) {
  const RecordReading reading = read_record(registry_, request.text("record"), request.words);
  if (reading.problem) throw SiteRefusal{{"bad_request", with_line(*reading.problem)}};
  return {{"moves", reading.record.moves.size()}, {"hash", whole_hash(reading.state)}};
}

Site::Json Site::perft(const Request& request) {
  constexpr std::uint64_t most_nodes = 1'000'000;
  const AnyGame& game = request.game(registry_);
  SetupRequest setup{
      static_cast<int>(request.number("seats", 2)), static_cast<std::uint64_t>(request.number("seed")), {}};
  if (const auto* options = request.json.if_contains("options")) setup.options = options->as_object();
  const AnyState state = random_position(game, setup, request.number("moves"));
  const auto counted = ludarium::perft(game, state, static_cast<int>(request.number("depth", 1)), most_nodes);
  if (!counted) refuse("bad_request", "cli.perft.bad_depth");
  return {{"counts", boost::json::array(counted->counts.begin(), counted->counts.end())},
          {"signature", counted->signature_text()}};
}

// Plays random games, or one long search of a level, and returns the number of decisions or iterations. The caller
// measures the time.
Site::Json Site::measure(const Request& request) {
  const AnyGame& game = request.game(registry_);
  const int seats = static_cast<int>(request.number("seats", 3));
  Rng rng{1};
  if (request.json.contains("level")) {
    const auto bot = make_search_bot(request.text("level"), tools_);
    if (bot == nullptr) refuse("bad_request", "server.no_such_level");
    const AnyState state = random_position(game, {seats, 1, {}}, 100);
    const Seat seat = game.pending(state).seats.lowest();
    return {{"iterations", bot->think(game, game.redact(state, seat), seat, rng).iterations}};
  }
  std::int64_t decisions = 0;
  for (std::int64_t games = request.number("games", 1); games > 0; --games) {
    AnyState state = wanted(game.setup({seats, rng.next(), {}}));
    for (; !game.pending(state).over(); ++decisions) {
      const Move move = random_move(game, state, rng);
      game.apply(state, move.seat, move.action, nullptr);
    }
  }
  return {{"decisions", decisions}};
}

}  // namespace ludarium
