#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "core/finality.hpp"
#include "tests/support/battery.hpp"

namespace ludarium {
namespace {

// Some positions have a thousand legal actions. Samples at every decision of many games cover all of them.
constexpr std::size_t sample = 16;
constexpr std::size_t small_sample = 3;  // for slow checks

std::uint32_t below(Rng& rng, std::size_t bound) { return rng.below(static_cast<std::uint32_t>(bound)); }

ActionList legal(const AnyGame& game, const AnyState& state, Seat seat) {
  ActionList list;
  game.legal(state, seat, list);
  return list;
}

ActionList asides(const AnyGame& game, const AnyState& state, Seat seat) {
  ActionList list;
  game.asides(state, seat, list);
  return list;
}

}  // namespace

std::vector<Action> listed_for(const Moment& moment, Seat seat) {
  std::vector<Action> listed;
  for (const ActionList& list : {legal(moment.game, moment.state, seat), asides(moment.game, moment.state, seat)})
    listed.insert(listed.end(), list.begin(), list.end());
  std::sort(listed.begin(), listed.end());
  return listed;
}

namespace {

bool same(const ActionList& a, const ActionList& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

std::vector<Action> some_of(const ActionList& list, Rng& rng, std::size_t most = sample) {
  std::vector<Action> some(list.begin(), list.end());
  while (some.size() > most) {
    std::swap(some[below(rng, some.size())], some.back());
    some.pop_back();
  }
  return some;
}

// Calls `visit(seat, action)` for a sample of the actions and asides of each seat, until it complains.
template <class Visit>
std::string each_option(const Moment& moment, Visit&& visit, std::size_t most = sample) {
  for (Seat seat : SeatSet::first(static_cast<std::size_t>(moment.game.seats(moment.state))))
    for (const ActionList& list : {legal(moment.game, moment.state, seat), asides(moment.game, moment.state, seat)})
      for (Action action : some_of(list, moment.rng, most))
        if (std::string complaint = visit(seat, action); !complaint.empty())
          return fmt::format("seat {}, {}: {}", index(seat), moment.game.write_action(moment.state, seat, action),
                             complaint);
  return {};
}

std::string repeated(const ActionList& list) {
  std::vector<Action> sorted(list.begin(), list.end());
  std::sort(sorted.begin(), sorted.end());
  return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end() ? "" : "an action is listed twice";
}

Action random_bytes(Rng& rng) {
  Action action{static_cast<std::uint8_t>(rng.below(256)), {}};
  for (std::uint8_t& byte : action.arg) byte = static_cast<std::uint8_t>(rng.below(256));
  return action;
}

std::uint8_t changed(std::uint8_t byte, Rng& rng) {
  return static_cast<std::uint8_t>(rng.below(4) == 0 ? rng.below(256) : byte + rng.below(5) - 2);
}

// A listed action with one operand changed, each in turn, or sometimes with two, finds more errors than random bytes.
std::vector<Action> near_misses(Action action, Rng& rng) {
  std::vector<Action> found;
  for (std::size_t i = 0; i < action.arg.size(); ++i) {
    Action& tried = found.emplace_back(action);
    tried.arg[i] = changed(tried.arg[i], rng);
    if (rng.below(4) == 0) tried.arg[rng.below(7)] = static_cast<std::uint8_t>(rng.below(8));
  }
  found.push_back({changed(action.kind, rng), action.arg});
  return found;
}

// A kind with operands as they mostly are: few and small.
Action small_operands(std::uint8_t kind, Rng& rng) {
  Action action{kind, {}};
  for (std::size_t i = 0, n = rng.below(4); i < n; ++i) action.arg[i] = static_cast<std::uint8_t>(rng.below(12));
  return action;
}

std::string bytes_of(Action action) {
  std::string text = fmt::format("{}", action.kind);
  for (std::uint8_t byte : action.arg) text += fmt::format(" {}", byte);
  return text;
}

std::string check_said(const Words& words, const Message& message) {
  const std::string text = words.say(message);
  if (text.empty() || text == message.key) return fmt::format("no words for {}", message.key);
  if (text.find('{') != std::string::npos) return fmt::format("a hole of {} stays empty: {}", message.key, text);
  return {};
}

// What is listed is what no rule forbids.
std::string check_refusal(const Moment& moment, Seat seat, const std::vector<Action>& all, Action action) {
  const bool listed = std::binary_search(all.begin(), all.end(), action);
  const Verdict verdict = moment.game.why_not(moment.state, seat, action);
  if (verdict.legal && !listed)
    return fmt::format("why_not allows {} to seat {}, which is not listed", bytes_of(action), index(seat));
  if (!verdict.legal && listed)
    return fmt::format("why_not forbids {} by {}, which is listed", bytes_of(action), verdict.rule);
  if (!listed && moment.words.rule(verdict.rule).empty())
    return fmt::format("{} is forbidden by '{}', which is no rule of the ledger", bytes_of(action), verdict.rule);
  return verdict.detail ? check_said(moment.words, *verdict.detail) : "";
}

// Events that tell something which the view afterwards need not show: a look at a hand, a bid or a card that is gone at
// once, the order of drawn cards, the owner of a card on a pile.
bool may_tell_more_than_the_view(std::string_view event) {
  static const std::set<std::string_view> names{"saw_hand",   "drew_card", "fought",     // Scythe
                                                "scheme",                                // Paladins
                                                "discarded",                             // Settlers
                                                "bids_shown", "rolled",    "saw_card"};  // Pebbles
  return names.contains(event);
}
// Events after such an event may differ. The same events in another order come from chance: cards drawn one after the
// other.
bool tells_too_much(const AnyGame& game, const Events& here, const Events& there) {
  if (std::is_permutation(here.begin(), here.end(), there.begin(), there.end())) return false;
  const auto [a, b] = std::mismatch(here.begin(), here.end(), there.begin(), there.end());
  return a == here.end() || !may_tell_more_than_the_view(game.event_name(*a));
}

std::string difference(const AnyGame& game, const AnyState& state, const Events& here, const Events& there) {
  std::string text;
  for (const Events* events : {&here, &there}) {
    text += text.empty() ? "" : " or ";
    for (const Event& event : *events) text += boost::json::serialize(game.event_json(state, event));
  }
  return text;
}

// Everything a seat sees of a move.
struct Outcome {
  AnyState view;
  Events events;
};
Outcome outcome(const AnyGame& game, AnyState state, const Move& move, Seat viewer) {
  Events events;
  game.apply(state, move.seat, move.action, &events);
  return {game.redact(state, viewer), events_for(events, viewer)};
}

// Two positions look the same to a viewer and to the mover. A move may tell the viewer which of them it was, but then
// the view afterwards shows it. An event that tells more is a leak.
std::string check_outcome(const Moment& moment, const AnyState& other, const Move& move, Seat viewer) {
  const Outcome here = outcome(moment.game, moment.state, move, viewer);
  const Outcome there = outcome(moment.game, other, move, viewer);
  if (here.view == there.view && tells_too_much(moment.game, here.events, there.events))
    return fmt::format("{} tells a seat what it may not know: {}",
                       moment.game.write_action(moment.state, move.seat, move.action),
                       difference(moment.game, here.view, here.events, there.events));
  return {};
}

// A move that can be taken back has the same outcome in every world of the mover.
std::string check_finality(const Moment& moment, Seat seat, Action action) {
  if (is_final(moment.game, moment.state, seat, action)) return {};
  const AnyState other = moment.game.imagine(moment.state, seat, moment.rng);
  const Outcome here = outcome(moment.game, moment.state, {seat, action}, seat);
  const Outcome there = outcome(moment.game, other, {seat, action}, seat);
  if (here.view == there.view && here.events == there.events) return {};
  return moment.game.write_action(moment.state, seat, action) + " can be taken back, and yet it teaches the mover";
}

// A viewer who is told which action was taken back must have known which action it was.
std::string check_secrecy(const Moment& moment, Seat seat, Action action) {
  for (Seat viewer : SeatSet::first(static_cast<std::size_t>(moment.game.seats(moment.state))).without(seat)) {
    if (!shows_action(moment.game, moment.state, seat, action, viewer)) continue;
    const Outcome seen = outcome(moment.game, moment.state, {seat, action}, viewer);
    for (Action otherwise : legal(moment.game, moment.state, seat)) {
      if (otherwise == action) continue;
      const Outcome instead = outcome(moment.game, moment.state, {seat, otherwise}, viewer);
      if (instead.view == seen.view && instead.events == seen.events)
        return fmt::format("taking back {} tells seat {} a secret",
                           moment.game.write_action(moment.state, seat, action), index(viewer));
    }
  }
  return {};
}

// Texts that a seat may write: words of legal actions and of the whole position, in new combinations.
std::vector<std::string> words_at_hand(const Moment& moment) {
  std::vector<std::string> words;
  const auto add = [&](std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find(' ', at), text.size());
      if (end > at) words.emplace_back(text.substr(at, end - at));
      at = end + 1;
    }
  };
  for (Seat seat : SeatSet::first(static_cast<std::size_t>(moment.game.seats(moment.state))))
    for (const ActionList& list : {legal(moment.game, moment.state, seat), asides(moment.game, moment.state, seat)})
      for (Action action : some_of(list, moment.rng, small_sample))
        add(moment.game.write_action(moment.state, seat, action));
  const std::string position = boost::json::serialize(moment.game.write_position(moment.state));
  for (std::size_t at = position.find('"'); at != std::string::npos && at + 1 < position.size();) {
    const std::size_t end = std::min(position.find('"', at + 1), position.size());
    if (moment.rng.below(8) == 0) add(position.substr(at + 1, end - at - 1));
    at = end < position.size() ? position.find('"', end + 1) : std::string::npos;
  }
  return words;
}

std::string strange_text(std::string text, const std::vector<std::string>& words, Rng& rng) {
  const std::string& word = words[below(rng, words.size())];
  const std::size_t space = text.find(' ');
  if (space == std::string::npos || rng.below(4) == 0) return text + " " + word;
  const std::size_t end = std::min(text.find(' ', space + 1), text.size());
  if (rng.below(4) == 0) return word + text.substr(space);
  return text.substr(0, space + 1) + word + text.substr(end);
}

// The answer to such a text comes from the view. Here the whole position must agree on what is legal.
std::string check_written(const Moment& moment, const AnyState& view, Seat seat, const std::string& text) {
  const auto action = moment.game.read_action(view, seat, text);
  if (!action) return {};
  const Verdict judged = moment.game.why_not(view, seat, *action);
  if (judged.legal != moment.game.why_not(moment.state, seat, *action).legal)
    return fmt::format("{} is legal in the view or in the game, not in both", text);
  if (!judged.legal && moment.words.rule(judged.rule).empty())
    return fmt::format("{} is forbidden by '{}', which is no rule of the ledger", text, judged.rule);
  return {};
}

std::string check_writing(const Moment& moment, Seat seat, const std::vector<std::string>& words) {
  const AnyState view = moment.game.redact(moment.state, seat);
  if (words.empty()) return {};
  for (const ActionList& list : {legal(moment.game, moment.state, seat), asides(moment.game, moment.state, seat)})
    for (Action action : some_of(list, moment.rng, small_sample)) {
      const std::string text = moment.game.write_action(moment.state, seat, action);
      for (std::size_t i = 0; i < small_sample; ++i)
        if (std::string wrong = check_written(moment, view, seat, strange_text(text, words, moment.rng));
            !wrong.empty())
          return wrong;
    }
  return {};
}

// What this seat sees of everybody's actions, in positions that look the same to it and to the mover.
std::string check_moves_seen(const Moment& moment, Seat viewer) {
  for (Seat mover : moment.game.pending(moment.state).seats) {
    const AnyState other = moment.game.imagine(moment.state, SeatSet::of(mover).with(viewer), moment.rng);
    for (Action action : some_of(legal(moment.game, moment.state, mover), moment.rng))
      if (std::string leak = check_outcome(moment, other, {mover, action}, viewer); !leak.empty()) return leak;
  }
  return {};
}

std::string check_view(const Moment& moment, Seat seat, const std::vector<std::string>& words) {
  const AnyGame& game = moment.game;
  const AnyState& state = moment.state;
  const AnyState view = game.redact(state, seat);
  if (game.redact(view, seat) != view) return "a view of a view is another view";
  const AnyState other = game.imagine(view, seat, moment.rng);
  if (game.redact(other, seat) != view) return "what is imagined looks different";
  if (const auto broken = game.broken_invariant(other))
    return "what is imagined cannot be: " + moment.words.say(*broken);
  if (game.pending(view) != game.pending(state)) return "a view is asked something else";
  if (game.pending(other) != game.pending(state)) return "what is imagined is asked something else";
  const ActionList list = legal(game, state, seat);
  if (!same(legal(game, view, seat), list)) return "a view lists other actions";
  if (!same(legal(game, other, seat), list)) return "what is imagined lists other actions";
  if (!same(asides(game, view, seat), asides(game, state, seat))) return "a view lists other asides";
  if (!same(asides(game, other, seat), asides(game, state, seat))) return "what is imagined lists other asides";
  if (std::string leak = check_moves_seen(moment, seat); !leak.empty()) return leak;
  return check_writing(moment, seat, words);
}

// Changes one value somewhere in a position, as an editing mistake would.
void spoil(boost::json::value& json, Rng& rng) {
  if (json.is_object() && !json.get_object().empty()) {
    auto at = json.get_object().begin();
    std::advance(at, below(rng, json.get_object().size()));
    return spoil(at->value(), rng);
  }
  if (json.is_array() && !json.get_array().empty())
    return spoil(json.get_array()[below(rng, json.get_array().size())], rng);
  switch (rng.below(5)) {
    case 0:
      json = nullptr;
      break;
    case 1:
      json = static_cast<std::int64_t>(rng.below(12));
      break;
    case 2:
      json = -static_cast<std::int64_t>(rng.next() >> 2);
      break;
    case 3:
      json = "nobody";
      break;
    default:
      json = boost::json::array{1, 2};
      break;
  }
}

}  // namespace

std::string check_invariant(const Moment& moment) {
  if (const auto broken = moment.game.broken_invariant(moment.state)) return moment.words.say(*broken);
  for (Seat seat : moment.game.pending(moment.state).seats)
    if (legal(moment.game, moment.state, seat).empty()) return fmt::format("seat {} has no answer", index(seat));
  return {};
}

std::string check_legal_actions(const Moment& moment) {
  const SeatSet asked = moment.game.pending(moment.state).seats;
  for (Seat seat : SeatSet::first(static_cast<std::size_t>(moment.game.seats(moment.state)))) {
    const ActionList list = legal(moment.game, moment.state, seat);
    if (asked.has(seat) == list.empty())
      return fmt::format("seat {} is asked and has no answer, or the other way round", index(seat));
    if (!repeated(list).empty()) return repeated(list);
    if (!repeated(asides(moment.game, moment.state, seat)).empty()) return "an aside is listed twice";
  }
  return each_option(moment, [&](Seat seat, Action action) -> std::string {
    AnyState after = moment.state;
    moment.game.apply(after, seat, action, nullptr);
    if (after == moment.state && asked.has(seat) && legal(moment.game, moment.state, seat).contains(action))
      return "changes nothing";
    return check_invariant({moment.game, moment.words, after, moment.rng});
  });
}

std::vector<Action> actions_to_try(const Moment& moment) {
  constexpr std::uint8_t kinds = 64;  // more than any game has
  std::vector<Action> tried;
  const auto try_it = [&](Seat, Action action) {
    tried.push_back(action);
    for (Action near : near_misses(action, moment.rng)) tried.push_back(near);
    return std::string();
  };
  each_option(moment, try_it, small_sample);
  for (std::uint8_t kind = 0; kind < kinds; ++kind) tried.push_back(small_operands(kind, moment.rng));
  for (int i = 0; i < 4; ++i) tried.push_back(random_bytes(moment.rng));
  return tried;
}

std::string check_refusals(const Moment& moment) {
  const std::vector<Action> tried = actions_to_try(moment);
  for (Seat seat : SeatSet::first(static_cast<std::size_t>(moment.game.seats(moment.state)))) {
    const std::vector<Action> listed = listed_for(moment, seat);
    for (Action action : tried)
      if (std::string wrong = check_refusal(moment, seat, listed, action); !wrong.empty()) return wrong;
  }
  return {};
}

std::string check_notation(const Moment& moment) {
  return each_option(moment, [&](Seat seat, Action action) -> std::string {
    std::string text = moment.game.write_action(moment.state, seat, action);
    if (text.empty() || text[0] == '[' || text.find_first_of(";\n\r") != std::string::npos)
      return "does not fit a line of a record";
    for (const AnyState& state : {moment.state, moment.game.redact(moment.state, seat)}) {
      if (moment.game.write_action(state, seat, action) != text) return "is written differently in a view";
      const auto back = moment.game.read_action(state, seat, text);
      if (!back) return "does not read back: " + moment.words.say(back.error().message);
      if (*back != action) return fmt::format("reads back as {}", moment.game.write_action(state, seat, *back));
    }
    text[below(moment.rng, text.size())] = static_cast<char>(moment.rng.below(256));  // must not crash
    if (const auto strange = moment.game.read_action(moment.state, seat, text))
      return check_refusal(moment, seat, listed_for(moment, seat), *strange);
    return {};
  });
}

std::string check_position(const Moment& moment) {
  const std::string text = boost::json::serialize(moment.game.write_position(moment.state));
  auto json = parse_json(text);
  if (!json) return "the position is not JSON of a modest depth";
  const auto back = moment.game.read_position(*json);
  if (!back) return "the position is refused: " + moment.words.say(back.error().message);
  if (*back != moment.state) return "the position reads back as another";
  if (boost::json::serialize(moment.game.write_position(*back)) != text) return "the position is written differently";
  spoil(*json, moment.rng);
  if (const auto spoiled = moment.game.read_position(*json))
    if (const auto broken = moment.game.broken_invariant(*spoiled))
      return fmt::format("an impossible position is accepted ({}): {}", moment.words.say(*broken),
                         boost::json::serialize(*json));
  return {};
}

std::string check_views(const Moment& moment) {
  const std::vector<std::string> words = words_at_hand(moment);
  for (Seat seat : SeatSet::first(static_cast<std::size_t>(moment.game.seats(moment.state))))
    if (std::string complaint = check_view(moment, seat, words); !complaint.empty())
      return fmt::format("seat {}: {}", index(seat), complaint);
  return {};
}

std::string check_undo(const Moment& moment) {
  constexpr std::uint32_t every = 8;  // many worlds have to be imagined for each
  if (moment.rng.below(every) != 0) return {};
  for (Seat seat : moment.game.pending(moment.state).seats)
    for (Action action : some_of(legal(moment.game, moment.state, seat), moment.rng, 1)) {
      if (std::string wrong = check_finality(moment, seat, action); !wrong.empty()) return wrong;
      if (std::string wrong = check_secrecy(moment, seat, action); !wrong.empty()) return wrong;
    }
  return {};
}

namespace {

constexpr std::uint32_t forecasts_every = 8;  // they are long and change little between decisions

// Every seat, and the spectators.
std::vector<Seat> viewers(const AnyGame& game, const AnyState& state) {
  std::vector<Seat> all{Seat::none};
  for (Seat seat : SeatSet::first(static_cast<std::size_t>(game.seats(state)))) all.push_back(seat);
  return all;
}

std::string check_line(const Moment& moment, const OutlookLine& line) {
  if (std::string wrong = check_said(moment.words, line.label); !wrong.empty()) return wrong;
  for (const Transfer& amount : line.amounts)
    if (amount.what.empty() || amount.amount < 0) return "a forecast of nothing, or of less: " + amount.what;
  return line.because ? check_said(moment.words, *line.because) : "";
}

// A forecast has texts and is made from a view. A warning has a text and depends only on its action.
std::string check_forecast(const Moment& moment, Seat viewer) {
  const AnyState view = moment.game.redact(moment.state, viewer);
  for (const OutlookSection& section : moment.game.forecast(view, viewer)) {
    if (section.lines.empty()) return "an empty forecast: " + section.name;
    if (std::string wrong = check_said(moment.words, {section.title, {}}); !wrong.empty()) return wrong;
    for (const OutlookLine& line : section.lines)
      if (std::string wrong = check_line(moment, line); !wrong.empty()) return wrong;
  }
  for (Action action : some_of(legal(moment.game, view, viewer), moment.rng))
    if (const auto warning = moment.game.warning(view, viewer, action))
      if (std::string wrong = check_said(moment.words, *warning); !wrong.empty()) return wrong;
  return {};
}

}  // namespace

std::string check_texts(const Moment& moment) {
  const AnyGame& game = moment.game;
  std::string complaint;
  const auto demand = [&](const Message& message) {
    if (complaint.empty()) complaint = check_said(moment.words, message);
  };
  for (Seat seat : game.pending(moment.state).seats) {
    demand(game.prompt(game.redact(moment.state, seat), seat));
    for (const Message& hint : game.hints(game.redact(moment.state, seat), seat)) demand(hint);
  }
  for (const SeatScore& seat : game.score(moment.state))
    for (const ScoreLine& line : seat.lines)
      if (moment.words.term(line.key).empty()) return "no words for " + line.key;
  for (Seat viewer : moment.rng.below(forecasts_every) == 0 ? viewers(game, moment.state) : std::vector<Seat>{})
    if (std::string wrong = check_forecast(moment, viewer); !wrong.empty()) return wrong;
  if (!complaint.empty()) return complaint;
  return each_option(
      moment,
      [&](Seat seat, Action action) {
        demand(game.describe_action(game.redact(moment.state, seat), seat, action));
        AnyState after = moment.state;
        Events events;
        game.apply(after, seat, action, &events);
        for (Seat viewer : SeatSet::first(static_cast<std::size_t>(game.seats(after)))) {
          const AnyState view = game.redact(after, viewer);
          for (const Event& event : events_for(events, viewer)) demand(game.describe_event(view, event));
          if (const auto line = game.headline(view, seat, events_for(events, viewer))) {
            demand({line->name.key, {}});
            if (line->about) demand(*line->about);
          }
        }
        return complaint;
      },
      small_sample);
}

}  // namespace ludarium
