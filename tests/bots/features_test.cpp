// What bots learn from: every number and every trait has a name, and a seat's numbers say nothing that it does not
// know.
#include "bots/features.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "bots/playout.hpp"
#include "games/all.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace features_test {

// Positions of random games with every number of seats, with the seats that are asked.
template <class Look>
void on_positions(const AnyGame& game, Look look) {
  Rng rng{11};
  for (int seats = game.least_seats(); seats <= game.most_seats(); ++seats)
    for (int games = 0; games < 3; ++games) {
      AnyState state = game.setup(random_setup(game, seats, rng)).value();
      for (int i = 0; i < 3000 && !game.pending(state).over(); ++i) {
        for (Seat seat : game.pending(state).seats) look(state, seat);
        const Move move = random_move(game, state, rng);
        game.apply(state, move.seat, move.action, nullptr);
      }
    }
}

// Every game but the toy that only tests know.
template <class Look>
void on_games(Look look) {
  for (const auto& game : every_game().games())
    if (const auto features = features_of(*game)) look(*game, *features);
}

TEST(Features, are_told_by_every_game_of_the_program) {
  std::set<std::string_view> games;
  on_games([&](const AnyGame& game, const Features&) { games.insert(game.id()); });
  AllGames::each([&]<class G>() { EXPECT_TRUE(games.contains(G::id)) << G::id; });
}

TEST(Features, have_each_a_name_of_its_own) {
  on_games([](const AnyGame& game, const Features& features) {
    const auto names = features.names();
    EXPECT_EQ(names.size(), features.count()) << game.id();
    std::set<std::string> met;
    for (const std::string& name : names) EXPECT_TRUE(met.insert(name).second) << game.id() << ": " << name;
  });
}

TEST(Features, without_a_name_are_always_zero) {
  on_games([](const AnyGame& game, const Features& features) {
    const auto names = features.names();
    std::vector<float> row(features.count());
    on_positions(game, [&](const AnyState& state, Seat seat) {
      features.describe(state, seat, row.data());
      for (std::size_t i = 0; i < row.size(); ++i)
        if (names[i].starts_with("unused.")) {
          ASSERT_EQ(row[i], 0) << game.id() << ": " << names[i];
        }
    });
  });
}

TEST(Features, of_answers_have_names) {
  on_games([](const AnyGame& game, const Features& features) {
    std::set<int> named, unnamed;
    for (const TraitName& trait : features.trait_names()) named.insert(trait.family);
    on_positions(game, [&](const AnyState& state, Seat seat) {
      ActionList list;
      game.legal(state, seat, list);
      for (std::size_t i = 0; i < std::min<std::size_t>(list.size(), 8); ++i) {
        Traits whole;
        features.traits(state, seat, list[i], whole);
        for (std::size_t t = 0; t < whole.size(); ++t)
          if (!named.contains(whole.family(t))) unnamed.insert(whole.family(t));
      }
    });
    for (int family : unnamed) ADD_FAILURE() << game.id() << ": family " << family << " has no name";
  });
}

}  // namespace features_test
}  // namespace ludarium
