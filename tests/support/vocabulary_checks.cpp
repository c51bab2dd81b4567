#include "tests/support/vocabulary_checks.hpp"

#include <fmt/format.h>

#include "bots/playout.hpp"
#include "tests/support/battery.hpp"

namespace ludarium {
namespace {

void note(const boost::json::object& shown, std::string_view tag, std::set<std::string>& seen) {
  const std::string kind(shown.at(tag).get_string());
  seen.insert(kind);
  for (const auto& field : shown)
    if (std::string_view(field.key()) != tag) seen.insert(fmt::format("{}.{}", kind, std::string_view(field.key())));
}

struct Watcher {
  const AnyGame& game;
  VocabularyUse& use;

  void complain(std::string complaint) const {
    if (use.complaint.empty()) use.complaint = std::move(complaint);
  }

  void watch(const AnyState& state, Seat seat, Action action) const {
    const AnyState view = game.redact(state, seat);
    const boost::json::object shown = game.action_json(view, seat, action);
    note(shown, "do", use.actions);
    const auto back = game.read_action_json(view, seat, shown);
    if (!back || *back != action)
      complain(fmt::format("{} comes back from {} as {}", game.write_action(state, seat, action),
                           boost::json::serialize(shown), back ? game.write_action(state, seat, *back) : "nothing"));
    if (game.action_json(state, seat, action) != shown) complain("a view writes it differently: " + serialize(shown));
  }

  void watch(const AnyState& state, const Event& event) const {
    const boost::json::object shown = game.event_json(state, event);
    note(shown, "event", use.events);
    const auto back = game.read_event_json(state, shown);
    Event expected = event;
    if (back) expected.audience = back->audience;
    if (!back || *back != expected) complain("an event does not come back from " + serialize(shown));
    for (Seat seat : event.audience)
      if (index(seat) < static_cast<std::size_t>(game.seats(state)) &&
          game.event_json(game.redact(state, seat), event) != shown)
        complain("a view tells it differently: " + serialize(shown));
  }
};

void watch_game(const Watcher& watcher, const SetupRequest& request) {
  const AnyGame& game = watcher.game;
  AnyState state = *game.setup(request);
  for (Rng rng{request.seed}; !game.pending(state).over() && watcher.use.complaint.empty();) {
    const Seat asked = game.pending(state).seats.lowest();
    ActionList answers, asides;
    game.legal(state, asked, answers);
    game.asides(state, asked, asides);
    for (const ActionList* list : {&answers, &asides})
      for (Action action : *list)
        if (list->size() < 8 || rng.below(8) == 0) watcher.watch(state, asked, action);
    Move move = random_move(game, state, rng);
    if (!asides.empty() && rng.below(8) == 0)
      move = {asked, asides[rng.below(static_cast<std::uint32_t>(asides.size()))]};
    Events events;
    game.apply(state, move.seat, move.action, &events);
    for (const Event& event : events) watcher.watch(state, event);
  }
}

}  // namespace

VocabularyUse use_of_vocabulary(const AnyGame& game, int mixes) {
  VocabularyUse use;
  const Watcher watcher{game, use};
  for (const SetupRequest& request : setups_to_try(game, {.mixes = mixes}, Rng{7}).requests)
    watch_game(watcher, request);
  return use;
}

VocabularyUse use_at_random(const AnyGame& game, int rounds) {
  VocabularyUse use;
  Rng rng{11};
  for (int round = 0; round < rounds; ++round) {
    const AnyState state = *game.setup({game.least_seats(), rng.next(), {}});
    const std::uint32_t operands =
        round % 2 == 0 ? 5 : 256;  // small operands mostly name something, large ones nothing
    for (std::size_t kind = 0; kind < 256; ++kind) {
      Action action{static_cast<std::uint8_t>(kind), {}};
      for (std::uint8_t& operand : action.arg) operand = static_cast<std::uint8_t>(rng.below(operands));
      const auto shown = game.action_json(state, seat_at(0), action);
      const auto back = game.read_action_json(state, seat_at(0), shown);
      if (back && game.action_json(state, seat_at(0), *back) == shown) note(shown, "do", use.actions);

      Event event{static_cast<std::uint8_t>(kind), seat_at(0), SeatSet::everyone(), {}};
      for (std::int16_t& operand : event.arg) operand = static_cast<std::int16_t>(rng.below(operands));
      const auto told = game.event_json(state, event);
      const auto heard = game.read_event_json(state, told);
      if (heard && game.event_json(state, *heard) == told) note(told, "event", use.events);
    }
  }
  return use;
}

std::set<std::string> kinds_and_fields(const std::vector<KindSpec>& kinds) {
  std::set<std::string> all;
  for (const KindSpec& kind : kinds) {
    all.insert(kind.name);
    for (const FieldSpec& field : kind.fields) all.insert(kind.name + "." + field.name);
  }
  return all;
}

}  // namespace ludarium
