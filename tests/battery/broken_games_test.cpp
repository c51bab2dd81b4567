// The battery is worth what it catches: Pebbles with one fault each, and the check that has to find it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/erased.hpp"
#include "tests/support/battery.hpp"
#include "tests/support/fake_words.hpp"
#include "tests/support/pebbles.hpp"

namespace ludarium {
namespace broken_games_test {

using ::testing::HasSubstr;

template <class G>
std::string complaint(Check check) {
  const Erased<G> game{G{}};
  return check_games(game, FakeWords{}, check, {.mixes = 5});
}

struct LosesACard : Pebbles {
  void apply(State& state, Seat seat, Action action, Events* events) const {
    Pebbles::apply(state, seat, action, events);
    if (action.kind == static_cast<std::uint8_t>(Kind::play)) state.discarded[0] = 0;
  }
};
TEST(BrokenGame, that_breaks_an_invariant) {
  EXPECT_THAT(complaint<LosesACard>(check_invariant), HasSubstr("a card is missing"));
}

struct LeavesSeatWithoutAnswer : Pebbles {
  void legal(const State& state, Seat seat, ActionList& list) const {
    Pebbles::legal(state, seat, list);
    if (state.pile == 1) list.clear();
  }
};
TEST(BrokenGame, that_has_a_dead_end) {
  EXPECT_THAT(complaint<LeavesSeatWithoutAnswer>(check_invariant), HasSubstr("has no answer"));
}

struct ListsTwice : Pebbles {
  void legal(const State& state, Seat seat, ActionList& list) const {
    Pebbles::legal(state, seat, list);
    if (!list.empty()) list.push(list[0]);
  }
};
TEST(BrokenGame, that_lists_an_action_twice) {
  EXPECT_THAT(complaint<ListsTwice>(check_legal_actions), HasSubstr("listed twice"));
}

struct IgnoresUnusedBytes : Pebbles {
  Verdict why_not(const State& state, Seat seat, Action action) const {
    action.arg[6] = 0;
    return Pebbles::why_not(state, seat, action);
  }
};
TEST(BrokenGame, that_allows_what_it_does_not_list) {
  EXPECT_THAT(complaint<IgnoresUnusedBytes>(check_refusals), HasSubstr("why_not allows"));
}

struct CitesNothing : Pebbles {
  Verdict why_not(const State& state, Seat seat, Action action) const {
    Verdict verdict = Pebbles::why_not(state, seat, action);
    if (!verdict.legal) verdict.rule = "PB-HMM-01";
    return verdict;
  }
};
TEST(BrokenGame, that_cites_a_rule_nobody_wrote) {
  EXPECT_THAT(complaint<CitesNothing>(check_refusals), HasSubstr("no rule of the ledger"));
}

struct MixesUpItsNotation : Pebbles {
  std::string write_action(const State& state, Seat seat, Action action) const {
    if (action.kind == static_cast<std::uint8_t>(Kind::play)) action.arg[0] = 1;
    return Pebbles::write_action(state, seat, action);
  }
};
TEST(BrokenGame, that_writes_two_actions_alike) {
  EXPECT_THAT(complaint<MixesUpItsNotation>(check_notation), HasSubstr("reads back as"));
}

struct ForgetsTheTurn : Pebbles {
  Result<State> read_position(const boost::json::value& json) const {
    auto state = Pebbles::read_position(json);
    if (state) state->turn = 1;
    return state;
  }
};
TEST(BrokenGame, that_forgets_part_of_a_position) {
  EXPECT_THAT(complaint<ForgetsTheTurn>(check_position), HasSubstr("reads back as another"));
}

struct ShowsBids : Pebbles {
  State redact(const State& state, Seat seat) const {
    State view = Pebbles::redact(state, seat);
    view.bid = state.bid;
    return view;
  }
};
TEST(BrokenGame, that_shows_secret_bids) {
  EXPECT_THAT(complaint<ShowsBids>(check_views), HasSubstr("what is imagined looks different"));
}

struct ShowsTheGenerator : Pebbles {
  State redact(const State& state, Seat seat) const {
    State view = Pebbles::redact(state, seat);
    view.rng = state.rng;
    return view;
  }
};
TEST(BrokenGame, that_shows_its_generator) {
  EXPECT_THAT(complaint<ShowsTheGenerator>(check_views), HasSubstr("what is imagined looks different"));
}

struct TellsTheNextCard : Pebbles {
  void apply(State& state, Seat seat, Action action, Events* events) const {
    Pebbles::apply(state, seat, action, events);
    if (events != nullptr && !events->empty() && state.deck_size > 0)
      events->back().arg[5] = state.deck[state.deck_size - 1u];
  }
};
TEST(BrokenGame, that_tells_a_secret_in_an_event) {
  EXPECT_THAT(complaint<TellsTheNextCard>(check_views), HasSubstr("tells a seat what it may not know"));
}

struct RefusesBySecret : Pebbles {
  Verdict why_not(const State& state, Seat seat, Action action) const {
    return state.deck[0] == 2 ? Verdict::no("PB-DRAW-01") : Pebbles::why_not(state, seat, action);
  }
};
TEST(BrokenGame, that_knows_better_than_the_view_what_is_legal) {
  EXPECT_THAT(complaint<RefusesBySecret>(check_views), HasSubstr("not in both"));
}

struct ExplainsNothing : Pebbles {
  Verdict why_not(const State& state, Seat seat, Action action) const {
    Verdict verdict = Pebbles::why_not(state, seat, action);
    if (!verdict.legal) verdict.detail = Message{"pebbles {what}", {}};
    return verdict;
  }
};
TEST(BrokenGame, that_leaves_a_hole_in_the_detail_of_a_refusal) {
  EXPECT_THAT(complaint<ExplainsNothing>(check_refusals), HasSubstr("stays empty"));
}

struct HasNoWords : Pebbles {
  Message prompt(const State&, Seat) const { return {"", {}}; }
};
class SilentWords final : public Words {
  std::string say(const Message& message) const override { return message.key; }
  std::string term(std::string_view key) const override { return std::string(key); }
  std::string counted(std::string_view key, long) const override { return std::string(key); }
  std::string rule(std::string_view, std::string_view) const override { return {}; }
};
TEST(BrokenGame, that_has_no_words) {
  const Erased<HasNoWords> game{HasNoWords{}};
  EXPECT_THAT(check_games(game, SilentWords{}, check_texts, {}), HasSubstr("no words for"));
}

struct RefusesLargePiles : Pebbles {
  Result<State> setup(const SetupRequest& request) const {
    auto state = Pebbles::setup(request);
    if (state && state->large_pile != 0) return Error{"bad_setup", {"no", {}}};
    return state;
  }
};
TEST(BrokenGame, that_refuses_a_value_of_its_own_option) {
  EXPECT_THAT(complaint<RefusesLargePiles>(check_invariant), HasSubstr("option pile is never accepted"));
}

struct DependsOnTheWeather : Pebbles {
  Result<State> setup(const SetupRequest& request) const {
    static std::uint64_t weather = 0;
    auto state = Pebbles::setup(request);
    if (state) state->rng.state += ++weather;
    return state;
  }
};
TEST(BrokenGame, that_is_another_game_each_time) {
  EXPECT_THAT(check_same_seed(Erased<DependsOnTheWeather>{{}}, {.mixes = 2}),
              HasSubstr("two games of one seed differ"));
}

TEST(BrokenGame, whose_record_does_not_read_back) {
  Registry registry;
  registry.add(std::make_unique<Erased<MixesUpItsNotation>>(MixesUpItsNotation{}));
  EXPECT_NE(check_records(registry, *registry.find("pebbles"), FakeWords{}, {.mixes = 5}), "");
}

}  // namespace broken_games_test
}  // namespace ludarium
