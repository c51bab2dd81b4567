// What is chosen at set-up is played by: an option that a game takes changes the state it begins with, and one that
// would change nothing with so many seats is refused, by the engine as at every table.
#include <gtest/gtest.h>

#include "tests/support/games.hpp"

namespace ludarium {
namespace options_test {

using boost::json::array;
using boost::json::object;
using boost::json::value;

class OptionsTest : public ::testing::TestWithParam<std::string> {
 protected:
  const AnyGame& game() const { return *every_game().find(GetParam()); }
};

// Of a list one entry at a time: who asks for one thing leaves the rest to chance.
std::vector<value> values_of(const OptionSpec& option, int seats) {
  if (option.type == OptionSpec::Type::flag) return {false, true};
  std::vector<value> values;
  for (const std::string& choice : option.choices) {
    if (option.type == OptionSpec::Type::choice) {
      values.emplace_back(boost::json::string(choice));
      continue;
    }
    array list{boost::json::string(choice)};
    while (list.size() < static_cast<std::size_t>(seats))
      list.emplace_back(boost::json::string(option.choices.front()));
    values.emplace_back(std::move(list));
  }
  return values;
}

bool changes_anything(const AnyGame& game, int seats, const object& options) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {  // what is asked for may be dealt by chance as well
    const auto with = game.setup({seats, seed, options}), without = game.setup({seats, seed, {}});
    if (!with || !without || *with != *without) return true;
  }
  return false;
}

// The usual number of Automas against one person, said as a number.
bool says_the_usual(const object& options, int seats) { return seats == 1 && options == object{{"automas", "1"}}; }

TEST_P(OptionsTest, that_are_taken_change_something) {
  for (const OptionSpec& option : game().options())
    for (int seats = game().least_seats(); seats <= game().most_seats(); ++seats)
      for (const value& chosen : values_of(option, seats)) {
        const object options{{option.name, chosen}};
        const bool usual = chosen == option.fallback ||
                           (option.type == OptionSpec::Type::list && chosen.at(0) == value(option.choices.front()));
        const auto state = game().setup({seats, 1, options});
        if (usual) {
          EXPECT_TRUE(state || option.type == OptionSpec::Type::list) << options << " with " << seats;
        } else if (state) {
          EXPECT_TRUE(option.applies_to(seats)) << options << " with " << seats;
          EXPECT_TRUE(says_the_usual(options, seats) || changes_anything(game(), seats, options))
              << options << " with " << seats;
        } else {
          EXPECT_TRUE(state.error().code.starts_with("bad_")) << options << " with " << seats;
        }
      }
}

TEST_P(OptionsTest, are_told_as_they_were_asked_for) {
  for (const OptionSpec& option : game().options())
    for (int seats = game().least_seats(); seats <= game().most_seats(); ++seats)
      for (const value& chosen : values_of(option, seats)) {
        const auto state = game().setup({seats, 1, {{option.name, chosen}}});
        if (!state) continue;
        // What the game says of itself sets it up again.
        const object told = game().read_options(*state);
        EXPECT_TRUE(game().setup({seats, 1, told})) << told;
      }
}

TEST_P(OptionsTest, that_do_not_apply_are_refused) {
  for (const OptionSpec& option : game().options())
    for (int seats = game().least_seats(); seats <= game().most_seats(); ++seats) {
      if (option.applies_to(seats)) continue;
      for (const value& chosen : values_of(option, seats)) {
        if (chosen == option.fallback) continue;
        const auto refused = game().setup({seats, 1, {{option.name, chosen}}});
        ASSERT_FALSE(refused) << option.name << " with " << seats;
        EXPECT_EQ(refused.error().message.key, "option.no_effect");
      }
    }
}

INSTANTIATE_TEST_SUITE_P(, OptionsTest, ::testing::ValuesIn(every_game_id()),
                         [](const auto& tested) { return tested.param; });

}  // namespace options_test
}  // namespace ludarium
