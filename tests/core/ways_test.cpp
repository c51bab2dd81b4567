// Ways through every game, at positions of random games. The battery asks the same of more positions (check_ways).
#include "core/ways.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <map>
#include <set>

#include "bots/playout.hpp"
#include "table/ways.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace ways_test {

// LUDARIUM_GAMES raises how many games are walked through.
int games_to_play() {
  const char* wanted = std::getenv("LUDARIUM_GAMES");
  return std::max(3, wanted == nullptr ? 3 : 3 * std::atoi(wanted) / 4);
}

class WaysTest : public ::testing::TestWithParam<std::string> {
 protected:
  const AnyGame& game() const { return *every_game().find(GetParam()); }
  const Words& words() const { return words_of(game()); }

  // Calls visit(state, seat, rng) at about one in `every` decisions of random games.
  template <class Visit>
  void walk(std::uint64_t first_seed, std::uint32_t every, Visit visit) const {
    for (int i = 0; i < games_to_play(); ++i) {
      Rng rng{first_seed + static_cast<std::uint64_t>(i)};
      const auto start = game().setup({2 + i % 3, rng.next(), {}});
      ASSERT_TRUE(start);
      for (AnyState state = *start; !game().pending(state).over();) {
        const Move move = random_move(game(), state, rng);
        if (rng.below(every) == 0) visit(state, move.seat, rng);
        game().apply(state, move.seat, move.action, nullptr);
      }
    }
  }

  // What all answers of some games mention.
  std::set<std::string> things_met() const {
    std::set<std::string> met;
    walk(7, 2, [&](const AnyState& state, Seat seat, Rng&) {
      const AnyState view = game().redact(state, seat);
      ActionList list;
      game().legal(view, seat, list);
      for (Action action : list)
        for (std::string& thing : game().things(view, seat, action)) met.insert(std::move(thing));
    });
    return met;
  }
};

std::string noun_of(const std::string& thing) { return thing.substr(0, thing.find(':')); }

// Ids of other factions, of cards that are gone, of goods no question is about, of kinds with fields of their own.
bool may_be_gone(const std::string& noun) {
  static const std::set<std::string> nouns{"unit", "paladin", "favour", "town", "do", "load", "good", "gain"};
  return nouns.contains(noun);
}

INSTANTIATE_TEST_SUITE_P(Every, WaysTest, ::testing::ValuesIn(every_game_id()),
                         [](const auto& tested) { return tested.param; });

// What a final way is said to bring for certain can still turn out wrong where a chance is rarer than the worlds tried.
TEST_P(WaysTest, a_final_way_brings_at_least_what_was_certain) {
  int final_ways = 0, wrong = 0;
  const auto contains = [](const std::vector<Transfer>& all, const std::vector<Transfer>& part) {
    return std::all_of(part.begin(), part.end(), [&](const Transfer& wanted) {
      return std::any_of(all.begin(), all.end(), [&](const Transfer& one) {
        return one.what == wanted.what && one.at == wanted.at && one.amount >= wanted.amount;
      });
    });
  };
  walk(100, 8, [&](const AnyState& state, Seat seat, Rng&) {
    const AnyState view = game().redact(state, seat);
    const Ways ways(game(), view, seat);
    const Trial trial(game(), view, seat);
    for (const auto& [thing, fewest] : ways.reach())
      for (const auto& links : ways.to({thing}, 1).ways) {
        const Chain chain(links);
        if (!trial.is_possible(chain) || trial.is_final(chain.first(chain.size() - 1)) || !trial.is_final(chain))
          continue;
        ++final_ways;
        AnyState after = state;
        Outcome came;
        for (Action action : chain) {
          Events events;
          game().apply(after, seat, action, &events);
          for (const Event& event : events)
            if (event.audience.has(seat) && event.seat == seat) came.add(game(), after, event);
        }
        const Outcome certain = trial.outcome(chain, true);
        wrong += !contains(came.pays, certain.pays) || !contains(came.gains, certain.gains);
      }
  });
  EXPECT_LE(wrong, final_ways / 1000);
  EXPECT_GT(final_ways, 0);
}

// What a seat has of what its events tell of, by the names of the amounts; out of its position.
std::map<std::string, int> purse(const boost::json::object& player) {
  static constexpr std::array numbers{"coins", "power", "popularity", "silver", "provision"};
  std::map<std::string, int> held;
  const auto add = [&](std::string_view what, const boost::json::value& n) {
    if (n.is_number()) held[std::string(what)] += n.to_number<int>();
  };
  for (const char* name : numbers)
    if (const auto* value = player.if_contains(name)) add(name, *value);
  for (const char* group : {"track", "supply"})
    if (const auto* all = player.if_contains(group))
      for (const auto& [what, n] : all->as_object()) add(what, n);
  if (const auto* unpaid = player.if_contains("unpaid")) add("debt", *unpaid);
  if (const auto* cards = player.if_contains("suspicions"))
    held["suspicion"] += static_cast<int>(cards->as_array().size());
  return held;
}

// The sum of the events is what a promise is made of: it is all that the purse has more or less afterwards. Within a
// turn alone; between turns and rounds goods come and go by themselves.
TEST_P(WaysTest, the_events_of_a_decision_tell_all_that_its_purse_gains_and_pays) {
  int compared = 0;
  walk(500, 1, [&](const AnyState& state, Seat seat, Rng& rng) {
    const Move move = random_move(game(), state, rng);
    if (move.seat != seat) return;
    AnyState after = state;
    Events events;
    game().apply(after, seat, move.action, &events);
    const auto before_json = game().write_position(state), after_json = game().write_position(after);
    if (!before_json.as_object().contains("players")) return;  // a game whose goods lie in the middle
    for (const char* name : {"round", "phase", "turn"})
      if (const auto* was = before_json.as_object().if_contains(name))
        if (const auto* is = after_json.as_object().if_contains(name); !is || *is != *was) return;
    Outcome outcome;
    for (const Event& event : events)
      if (event.seat == seat) outcome.add(game(), after, event);
    auto here = purse(before_json.at("players").at(index(seat)).as_object());
    auto there = purse(after_json.at("players").at(index(seat)).as_object());
    std::map<std::string, int> told;
    for (const Transfer& transfer : outcome.gains) told[transfer.what] += transfer.amount;
    for (const Transfer& transfer : outcome.pays) told[transfer.what] -= transfer.amount;
    for (const auto& [what, n] : there) here.try_emplace(what, 0);
    for (const auto& [what, n] : here) {
      EXPECT_EQ(there[what] - n, told[what]) << what << " by " << game().write_action(state, seat, move.action) << "\n"
                                             << boost::json::serialize(before_json);
      ++compared;
    }
  });
  if (compared == 0) GTEST_SKIP() << "players of this game own nothing";
  EXPECT_GT(compared, 100);
}

// What is promised of the questions that are still to come arrives whatever is answered.
TEST_P(WaysTest, what_is_certain_of_later_questions_comes_whatever_is_answered) {
  int checked = 0, wrong = 0;
  walk(600, 3, [&](const AnyState& state, Seat seat, Rng& rng) {
    const Move move = random_move(game(), state, rng);
    if (move.seat != seat) return;
    const Trial trial(game(), game().redact(state, seat), seat);
    const Chain chain(&move.action, 1);
    const Outcome rest = trial.rest(chain, trial.is_final(chain));
    if (rest.nothing()) return;
    ++checked;
    AnyState after = state;
    game().apply(after, seat, move.action, nullptr);
    Outcome came;
    const int turn = game().turn(state);
    while (game().pending(after).seats == SeatSet::of(seat) && game().turn(after) == turn &&
           game().pending(after).kind != game().pending(state).kind) {
      Events events;
      game().apply(after, seat, random_move(game(), after, rng).action, &events);
      for (const Event& event : events)
        if (event.seat == seat) came.add(game(), after, event);
    }
    Outcome common = rest;
    common.keep_common(came);
    wrong += !(common == rest);
  });
  EXPECT_LE(wrong, checked / 100);
}

// The merged tree of a position is small; what is cut short says so.
TEST_P(WaysTest, grow_no_larger_than_a_page_can_wait_for) {
  std::size_t nodes = 0, positions = 0;
  walk(200, 20, [&](const AnyState& state, Seat seat, Rng&) {
    const Ways ways(game(), game().redact(state, seat), seat);
    nodes += ways.size();
    ++positions;
  });
  ASSERT_GT(positions, 0u);
  EXPECT_LT(nodes / positions, 300u);
}

// A click that leads nowhere is answered by a rule, and by one that the engine really refuses that link with; or by
// what leads towards it. Nothing can be said only of what is not there now: a card that is gone, a unit elsewhere.
TEST_P(WaysTest, every_thing_has_a_way_or_a_reason) {
  const std::set<std::string> met = things_met();
  std::map<std::string, std::pair<int, int>> by_noun;  // explained, and all without a way
  walk(300, 60, [&](const AnyState& state, Seat seat, Rng&) {
    const AnyState view = game().redact(state, seat);
    const Ways ways(game(), view, seat);
    for (const std::string& thing : met) {
      if (ways.reach().contains(thing)) continue;
      auto& [explained, all] = by_noun[noun_of(thing)];
      ++all;
      const Ways::None none = ways.none({thing});
      explained += none.reason || !none.towards.empty();
      EXPECT_TRUE(Trial(game(), view, seat).is_possible(none.towards)) << thing;  // nothing is always possible
      if (!none.reason) continue;
      const Ways::Reason& reason = *none.reason;
      EXPECT_FALSE(reason.verdict.legal);
      EXPECT_FALSE(words().rule(reason.verdict.rule).empty()) << thing << ": " << reason.verdict.rule;
      EXPECT_EQ(game().why_not(reason.view, seat, reason.link).rule, reason.verdict.rule) << thing;
    }
  });
  for (const auto& [noun, counts] : by_noun)
    EXPECT_TRUE(may_be_gone(noun) || counts.first * 10 >= counts.second * 7)
        << noun << ": " << counts.first << " of " << counts.second;
}

// What the vocabulary calls a thing is one that games really mention; what only rare options or three seats bring is
// left out.
TEST_P(WaysTest, every_noun_of_the_vocabulary_is_met) {
  static const std::set<std::string> rare{"gain", "seat", "attack"};
  std::set<std::string> named, met;
  for (const KindSpec& kind : game().vocabulary().actions) {
    if (!kind.thing.empty()) named.insert(noun_of(kind.thing));
    for (const FieldSpec& field : kind.fields)
      if (!field.thing.empty()) named.insert(field.thing);
  }
  for (const std::string& thing : things_met()) met.insert(noun_of(thing));
  for (const std::string& noun : named) EXPECT_TRUE(met.contains(noun) || rare.contains(noun)) << noun;
}

}  // namespace ways_test
}  // namespace ludarium
