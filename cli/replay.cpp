#include <fmt/format.h>

#include <ostream>

#include "cli/commands.hpp"
#include "cli/screen.hpp"
#include "core/record.hpp"
#include "table/match.hpp"

namespace ludarium {
namespace {

// One line for each move, its events below it.
void show_step(const Match& match, const Match::Step& step, const AnyState& before, const AnyState& after,
               std::optional<Seat> seat, const Screen& screen) {
  const AnyGame& game = match.game();
  const bool own = !seat || *seat == step.move.seat;
  if (own)
    screen.line(fmt::format("{} {}: {}", game.turn(before), screen.who(game, before, step.move.seat),
                            game.write_action(before, step.move.seat, step.move.action)));
  const AnyState view = seat ? game.redact(after, *seat) : after;
  for (const Event& event : seat ? events_for(step.events, *seat) : step.events)
    screen.line("    " + screen.words().say(game.describe_event(view, event)));
}

}  // namespace

int replay(const Registry& registry, const Words& words, const ReplayRequest& request, std::ostream& out) {
  const Screen screen(words, out);
  RecordReading reading = read_record(registry, request.text, words);
  if (reading.game == nullptr || (reading.problem && reading.record.moves.empty())) {
    screen.say(with_line(*reading.problem));
    return 1;
  }
  auto match = Match::start(*reading.game, reading.record);
  if (!match) return screen.say(match.error().message), 1;
  if (request.seat && index(*request.seat) >= match->seats())
    return screen.say({"cli.no_such_seat", {{"seat", static_cast<long>(index(*request.seat))}}}), 1;
  const bool whole = !request.step || *request.step >= match->steps().size();
  if (!whole) match->take_back_to(*request.step);
  match->replay([&](const Match::Step& step, const AnyState& before, const AnyState& after) {
    show_step(*match, step, before, after, request.seat, screen);
  });
  const AnyState shown = request.seat ? match->view(*request.seat) : match->state();
  const Decision decision = match->game().pending(shown);
  screen.line();
  screen.board(match->game(), shown,
               request.seat      ? *request.seat
               : decision.over() ? seat_at(0)
                                 : decision.seats.lowest());
  screen.scores(match->game(), shown);
  if (!whole || !reading.problem) return 0;
  screen.say(with_line(*reading.problem));
  return 1;
}

}  // namespace ludarium
