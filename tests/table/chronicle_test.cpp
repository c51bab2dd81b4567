// A match as turns and lines, held on random games of every kind: nothing is lost, nothing told twice, and what was
// told stays as it is.
#include "table/chronicle.hpp"

#include <gtest/gtest.h>

#include "core/outcome.hpp"
#include "table/show.hpp"
#include "tests/support/fake_words.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace chronicle_test {

using boost::json::array;
using boost::json::object;
using boost::json::value;

constexpr std::size_t most_steps = 250;

Match random_match(const AnyGame& game, int seats, std::uint64_t seed, std::size_t steps = most_steps) {
  Record record{std::string(game.id()), game.rules_version(), {}, {}, {}, {}};
  record.setup.seats = seats;
  record.setup.seed = seed;
  auto match = Match::start(game, record);
  if (!match) throw std::runtime_error(match.error().message.key);
  Rng rng{seed};
  while (!match->over() && match->steps().size() < steps) {
    const Seat seat = game.pending(match->state()).seats.lowest();
    ActionList list;
    game.legal(match->view(seat), seat, list);
    match->play(seat, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
  return std::move(*match);
}

array told(const Match& match, const Look& look) {
  const Chronicle chronicle(match);
  return chronicle.show(1, chronicle.turns(), look, FakeWords{}, Seat::none);
}

std::vector<Look> looks(const Match& match) {
  std::vector<Look> all{{Seat::none, false}, {Seat::none, true}};
  for (Seat seat : SeatSet::first(match.seats())) all.push_back({seat, false});
  return all;
}

// By seat and thing: what was gained less what was paid.
using Sums = std::map<std::pair<std::string, std::string>, std::int64_t>;

void add(Sums& sums, const value& seat, const object& told, bool with_place = true) {
  for (const auto& [list, sign] : {std::pair{"gains", 1}, std::pair{"pays", -1}})
    for (const value& amount : told.at(list).as_array()) {
      std::string what(amount.at("what").as_string());
      if (const auto* at = amount.as_object().if_contains("at"); at && with_place)
        what += "@" + std::string(at->as_string());
      sums[{boost::json::serialize(seat), what}] += sign * amount.at("amount").as_int64();
    }
}

void drop_zeros(Sums& sums) {
  std::erase_if(sums, [](const auto& sum) { return sum.second == 0; });
}

class ChronicleTest : public testing::TestWithParam<std::string> {
 protected:
  const AnyGame& game() const { return *every_game().find(GetParam()); }
  std::vector<int> seat_counts() const {
    std::vector<int> counts;
    for (int seats = std::max(1, game().least_seats()); seats <= std::min(3, game().most_seats()); ++seats)
      counts.push_back(seats);
    return counts;
  }
};

INSTANTIATE_TEST_SUITE_P(, ChronicleTest, testing::ValuesIn(every_game_id()),
                         [](const auto& which) { return which.param; });

TEST_P(ChronicleTest, tells_every_event_a_viewer_may_know_once_and_in_order) {
  for (int seats : seat_counts()) {
    const Match match = random_match(game(), seats, static_cast<std::uint64_t>(40 + seats));
    for (const Look& look : looks(match)) {
      std::vector<std::string> happened, told_so;
      std::size_t step = 0;
      match.replay([&](const Match::Step& made, const AnyState&, const AnyState& after) {
        ++step;
        for (const Event& event : made.events) {
          const std::string name = game().event_name(event);
          const bool head = name == "turn_began" || name == "round_began" || name == "phase_began";
          if (!may_know(event, look) || head) continue;
          object shown = show_events(game(), seen_by(game(), after, look), {event}, FakeWords{}).front().as_object();
          shown["move"] = step;
          happened.push_back(boost::json::serialize(shown));
        }
      });
      for (const value& turn : told(match, look))
        for (const value& line : turn.at("lines").as_array()) {
          EXPECT_FALSE(line.at("parts").as_array().empty());
          for (const value& part : line.at("parts").as_array()) {
            EXPECT_LE(line.at("from").to_number<int>(), part.at("move").to_number<int>());
            EXPECT_GE(line.at("to").to_number<int>(), part.at("move").to_number<int>());
            told_so.push_back(boost::json::serialize(part));
          }
        }
      EXPECT_EQ(happened, told_so);
    }
  }
}

// Who sees the marks alone does not know what happened.
TEST_P(ChronicleTest, tells_every_line_in_words) {
  for (int seats : seat_counts()) {
    const Match match = random_match(game(), seats, static_cast<std::uint64_t>(80 + seats));
    for (const value& turn : told(match, {Seat::none, false}))
      for (const value& line : turn.at("lines").as_array()) {
        const auto says = [](const value& in, const char* field) {
          const auto* text = in.as_object().if_contains(field);
          return text && !text->as_string().empty();
        };
        EXPECT_TRUE(says(line, "name") || says(line, "about")) << boost::json::serialize(line);
        for (const value& other : line.at("others").as_array())
          EXPECT_TRUE(says(other, "text")) << boost::json::serialize(line);
      }
  }
}

TEST_P(ChronicleTest, sums_up_lines_as_the_events_do_and_turns_as_their_lines) {
  for (int seats : seat_counts()) {
    const Match match = random_match(game(), seats, static_cast<std::uint64_t>(50 + seats));
    const Look look{Seat::none, false};
    Sums by_events, by_lines;
    match.replay([&](const Match::Step& made, const AnyState&, const AnyState& after) {
      for (const Event& event : made.events) {
        if (!may_know(event, look)) continue;
        Outcome outcome;
        outcome.add(game(), seen_by(game(), after, look), event);
        add(by_events, event.seat == Seat::none ? value(nullptr) : value(index(event.seat)), show_outcome(outcome));
      }
    });
    for (const value& turn : told(match, look)) {
      Sums own, net;
      add(net, turn.at("seat"), turn.as_object());
      for (const value& line : turn.at("lines").as_array()) {
        add(by_lines, line.at("seat"), line.as_object());
        if (line.at("seat") == turn.at("seat")) add(own, turn.at("seat"), line.as_object(), false);
        for (const value& other : line.at("others").as_array()) {
          EXPECT_NE(other.at("seat"), line.at("seat"));
          add(by_lines, other.at("seat"), other.as_object());
        }
      }
      drop_zeros(own);
      EXPECT_EQ(own, net);
    }
    drop_zeros(by_events);
    drop_zeros(by_lines);
    EXPECT_EQ(by_events, by_lines);
  }
}

// What was told before a step is told the same after it, but for the last line, which may go on.
TEST_P(ChronicleTest, only_ever_adds_to_what_it_told) {
  const Match whole = random_match(game(), game().least_seats() > 1 ? game().least_seats() : 2, 61, 120);
  const Look look{seat_at(0), false};
  const array all = told(whole, look);
  for (std::size_t steps : {0u, 1u, 7u, 20u, 33u, 64u, 90u, 119u}) {
    if (steps > whole.steps().size()) continue;
    Match cut = whole;
    cut.take_back_to(steps);
    const array part = told(cut, look);
    ASSERT_LE(part.size(), all.size());
    for (std::size_t i = 0; i + 1 < part.size(); ++i) EXPECT_EQ(part[i], all[i]);
    const array &last = part.back().at("lines").as_array(), &same = all[part.size() - 1].at("lines").as_array();
    for (std::size_t i = 0; i + 1 < last.size(); ++i) EXPECT_EQ(last[i], same.at(i));
  }
}

TEST_P(ChronicleTest, shows_any_part_as_it_stands_in_the_whole) {
  const Match match = random_match(game(), game().least_seats() > 1 ? game().least_seats() : 2, 71);
  const Chronicle chronicle(match);
  const Look look{seat_at(1), false};
  const array all = told(match, look);
  ASSERT_EQ(all.size(), chronicle.turns());
  for (std::size_t first = 1; first <= all.size(); first += 7)
    for (std::size_t last = first; last <= std::min(all.size(), first + 3); ++last) {
      const array part = chronicle.show(first, last, look, FakeWords{}, Seat::none);
      ASSERT_EQ(part.size(), last - first + 1);
      for (std::size_t i = 0; i < part.size(); ++i) EXPECT_EQ(part[i], all[first - 1 + i]);
    }
  for (std::size_t step = 0; step < match.steps().size(); ++step) EXPECT_LE(chronicle.turn_of(step), chronicle.turns());
}

// Two matches that differ only in what a viewer cannot know are told in the same words.
TEST_P(ChronicleTest, tells_nothing_a_viewer_may_not_know) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const Match before = random_match(game(), 2, seed, 4 * seed);
    if (before.over()) continue;
    for (Seat viewer : {seat_at(0), seat_at(1)}) {
      Rng rng{seed};
      const AnyState other = game().imagine(game().redact(before.state(), viewer), SeatSet::of(viewer), rng);
      const auto begin = [&](const AnyState& state) {
        Record record{std::string(game().id()), game().rules_version(), {}, game().write_position(state), {}, {}};
        return Match::start(game(), record);
      };
      auto here = begin(before.state()), there = begin(other);
      ASSERT_TRUE(here && there);
      // Both go on by the same actions as long as they tell the viewer the same.
      for (int step = 0; step < 12 && !here->over(); ++step) {
        const Seat seat = game().pending(here->state()).seats.lowest();
        ActionList list;
        game().legal(here->view(seat), seat, list);
        const Action action = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        if (!here->play(seat, action).legal || !there->play(seat, action).legal) break;
        const auto same = [&](const Match& match) {
          return std::pair(match.view(viewer), events_for(match.steps().back().events, viewer));
        };
        if (here->steps().size() != there->steps().size() || same(*here) != same(*there)) break;
        EXPECT_EQ(told(*here, {viewer, false}), told(*there, {viewer, false}));
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 0);
}

TEST(Chronicle, gives_every_action_of_a_scythe_turn_a_line_of_its_own) {
  const AnyGame& game = *every_game().find("scythe");
  Record record{"scythe", game.rules_version(), {}, {}, {}, {}};
  record.setup = {
      2, 5, boost::json::parse(R"({"factions":["nordic","crimea"],"mats":["industrial","engineering"]})").as_object()};
  auto match = Match::start(game, record);
  ASSERT_TRUE(match);
  const std::pair<std::size_t, const char*> moves[] = {
      {0, "section bolster"}, {0, "bolster power"}, {0, "skip"}, {1, "section produce"}, {1, "produce"}};
  for (const auto& [seat, action] : moves)
    ASSERT_TRUE(match->play(seat_at(seat), *match->read(seat_at(seat), action)).legal) << action;
  const array turns = told(*match, {seat_at(1), false});
  ASSERT_EQ(turns.size(), 2u);
  EXPECT_EQ(turns[0].at("seat"), value(0));
  EXPECT_EQ(turns[0].at("lines").as_array().size(), 1u);
  const object bolster = turns[0].at("lines").at(0).as_object();
  EXPECT_EQ(bolster.at("kind"), value("bolster"));
  EXPECT_EQ(bolster.at("from"), value(1));
  EXPECT_EQ(bolster.at("to"), value(2));
  EXPECT_EQ(bolster.at("pays"), boost::json::parse(R"([{"what":"coins","amount":1}])"));
  EXPECT_EQ(turns[1].at("lines").at(0).at("kind"), value("produce"));
}

// A card that is drawn ends what can be taken back; that card is the news.
TEST(Chronicle, knows_what_a_final_step_told) {
  const AnyGame& game = *every_game().find("scythe");
  Record record{"scythe", game.rules_version(), {}, {}, {}, {}};
  record.setup = {
      2, 5, boost::json::parse(R"({"factions":["nordic","crimea"],"mats":["industrial","engineering"]})").as_object()};
  auto match = Match::start(game, record);
  ASSERT_TRUE(match);
  for (const char* action : {"section bolster", "bolster cards"})
    ASSERT_TRUE(match->play(seat_at(0), *match->read(seat_at(0), action)).legal);
  EXPECT_FALSE(match->is_final(0));
  ASSERT_TRUE(match->is_final(1));
  const auto news = news_of(*match, 1);
  ASSERT_TRUE(news);
  EXPECT_EQ(game.event_name(*news), "drew_card");
  EXPECT_FALSE(news_of(*match, 0));
}

}  // namespace chronicle_test
}  // namespace ludarium
