// The checks of the battery for ways (core/ways.hpp).
#include <fmt/format.h>

#include <algorithm>

#include "core/worlds.hpp"
#include "table/ways.hpp"
#include "tests/support/battery.hpp"

namespace ludarium {
namespace {

std::uint32_t below(Rng& rng, std::size_t bound) { return rng.below(static_cast<std::uint32_t>(bound)); }

std::string written(const AnyGame& game, const AnyState& view, Seat seat, const Trial& trial, Chain links) {
  std::string text;
  for (std::size_t i = 0; i < links.size(); ++i) {
    if (i > 0) text += ", ";
    text += game.write_action(i == 0 ? view : trial.view_after(links.first(i)), seat, links[i]);
  }
  return text;
}

// Every legal action can be reached by clicks on its things.
std::string check_answers(const Moment& moment, const AnyState& view, Seat seat, const Ways& ways) {
  ActionList list;
  moment.game.legal(view, seat, list);
  if (list.empty()) return "is asked and has no answer";
  const Action action = list[below(moment.rng, list.size())];
  const std::vector<std::string> things = moment.game.things(view, seat, action);
  const std::string text = moment.game.write_action(view, seat, action);
  if (things.empty()) return text + " mentions nothing";
  for (const std::string& thing : things)
    if (!ways.reach().contains(thing) || ways.reach().at(thing) != 1)
      return fmt::format("{} is one answer away and out of reach", thing);
  const Ways::Found found = ways.to(things);
  const bool listed = std::any_of(found.ways.begin(), found.ways.end(),
                                  [&](const auto& links) { return links.size() == 1 && links[0] == action; });
  return listed || found.more ? "" : fmt::format("{} is no way to what it mentions", text);
}

// Everything that a seat is told about ways, as it is sent. It is made from the view, so it is the same in every world.
std::string check_told_from_the_view(const Moment& moment, const AnyState& view, Seat seat, const Ways& ways,
                                     const std::string& thing) {
  const AnyState other = moment.game.redact(moment.game.imagine(moment.state, seat, moment.rng), seat);
  const Ways there(moment.game, other, seat);
  if (there.reach() != ways.reach() || there.locked() != ways.locked())
    return "what can be reached tells what the seat may not know";
  const auto here_said = show_ways(moment.game, view, seat, ways, {thing}, moment.words);
  const auto there_said = show_ways(moment.game, other, seat, there, {thing}, moment.words);
  if (boost::json::serialize(here_said) != boost::json::serialize(there_said))
    return fmt::format("the ways to {} tell what the seat may not know", thing);
  return {};
}

// A way works in the real game too: every link is legal when its turn comes, and the promised outcome comes.
std::string check_promise(const Moment& moment, Seat seat, const Trial& trial, Chain links) {
  const AnyGame& game = moment.game;
  if (links.empty() || links.size() > Ways::most_links) return "has too many links";
  if (!trial.is_possible(links)) return {};  // a trial has more worlds than the search; such a way is not offered
  if (links.size() > 1 && trial.is_final(links.first(links.size() - 1))) return {};
  const bool final = trial.is_final(links);
  AnyState after = moment.state;
  Outcome came;
  for (std::size_t i = 0; i < links.size(); ++i) {
    ActionList list;
    game.legal(after, seat, list);
    if (!list.contains(links[i])) return "has a link that is not legal when its turn comes";
    const AnyState before = game.redact(after, seat);
    const bool link_final = Trial(game, before, seat).is_final(links[i]);
    if (link_final != (final && i + 1 == links.size())) return "is final, and no link of it is, or the other way round";
    Events events;
    game.apply(after, seat, links[i], &events);
    for (const Event& event : events)
      if (event.audience.has(seat) && event.seat == seat) came.add(game, after, event);
  }
  came.score = game.score(after)[index(seat)].total - game.score(moment.state)[index(seat)].total;
  if (final) return {};
  if (!same_state(game.redact(after, seat), trial.view_after(links))) return "ends in another view than was promised";
  const Outcome promised = trial.outcome(links, false);
  if (promised.pays != came.pays || promised.gains != came.gains || promised.substitutes != came.substitutes)
    return "pays or gains something else than was promised";
  if (promised.score && promised.score != came.score) return "scores otherwise than was promised";
  return {};
}

}  // namespace

std::string check_ways(const Moment& moment) {
  constexpr std::uint32_t every = 16;  // many worlds have to be imagined for each
  if (moment.rng.below(every) != 0) return {};
  for (Seat seat : moment.game.pending(moment.state).seats) {
    const AnyState view = moment.game.redact(moment.state, seat);
    const Ways ways(moment.game, view, seat);
    if (std::string wrong = check_answers(moment, view, seat, ways); !wrong.empty()) return wrong;
    auto picked = ways.reach().begin();
    std::advance(picked, below(moment.rng, ways.reach().size()));
    const auto& [thing, fewest] = *picked;
    if (std::string wrong = check_told_from_the_view(moment, view, seat, ways, thing); !wrong.empty()) return wrong;
    const Ways::Found found = ways.to({thing});
    if (found.ways.empty()) return fmt::format("no way to {}, which is in reach", thing);
    const Trial trial(moment.game, view, seat);
    const auto final = [&](const auto& links) { return trial.is_final(links); };
    if (ways.locked().contains(thing) && std::none_of(found.ways.begin(), found.ways.end(), final))
      return fmt::format("{} is locked, and what leads there can be taken back", thing);
    const auto& links = found.ways[below(moment.rng, found.ways.size())];
    if (std::string wrong = check_promise(moment, seat, trial, links); !wrong.empty())
      return fmt::format("seat {}, to {}: {}: {}", index(seat), thing, written(moment.game, view, seat, trial, links),
                         wrong);
  }
  return {};
}

}  // namespace ludarium
