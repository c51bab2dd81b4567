// Random games, many of them: every title is built, dealt, razed and activated somewhere. Whoever meets a title here
// only by its absence has found a card that cannot be played.
#include <fmt/format.h>

#include "games/settlers/tests/support/scene.hpp"
#include "tests/support/random_play.hpp"

namespace ludarium::settlers {
namespace card_use_test {

constexpr int games = 1000;  // the rarest use below then comes some ten times, so that new seeds will do as well

struct Uses {
  int built = 0, dealt = 0, razed = 0, activated = 0;
};
using Table = std::vector<Uses>;  // by title

// Seat counts, factions, Lookouts and the peaceful game in turn.
SetupRequest request(int number) {
  const int seats = 1 + number % 4;
  boost::json::array factions;
  for (int i = 0; i < seats; ++i)
    factions.emplace_back(facts().faction[static_cast<std::size_t>(number / 4 + i) % faction_count].id);
  boost::json::object options{{"factions", factions}};
  if (seats > 1) {
    const char* lookouts[] = {"standard", "alternative", "advanced"};
    options["lookout"] = lookouts[number / 4 % 3];
    options["peaceful"] = number / 4 % 5 == 0;
  }
  return {seats, static_cast<std::uint64_t>(number) + 1, options};
}

int* counter(Uses& uses, Happened kind) {
  switch (kind) {
    case Happened::built:
      return &uses.built;
    case Happened::made_deal:
      return &uses.dealt;
    case Happened::razed_hand:
    case Happened::razed:
      return &uses.razed;
    case Happened::activated:
      return &uses.activated;
    default:
      return nullptr;
  }
}

void note(const Events& events, Table& table) {
  for (const Event& event : events) {
    Uses other;
    const auto kind = static_cast<Happened>(event.kind);
    if (counter(other, kind)) ++*counter(table[facts().title_index[static_cast<std::size_t>(event.arg[0])]], kind);
  }
}

// Any answer, but an activation rather often: a dear one would hardly ever come up among so many others.
Action choose(const ActionList& list, Rng& rng) {
  const Action any = list[rng.below(static_cast<std::uint32_t>(list.size()))];
  if (rng.below(2)) return any;
  ActionList activations;
  for (Action action : list)
    if (what(action) == Do::activate) activations.push(action);
  return activations.empty() ? any : activations[rng.below(static_cast<std::uint32_t>(activations.size()))];
}

TEST(CardUse, every_title_is_built_dealt_razed_and_activated_in_random_games) {
  Table table(facts().titles.size());
  int decisions = 0;
  for (int number = 0; number < games; ++number)
    decisions += play_out(game(), request(number), choose, [&](const Events& events) { note(events, table); });

  fmt::print("{} games, {} decisions\n{:28} {:>6} {:>6} {:>6} {:>6}\n", games, decisions, "title", "built", "dealt",
             "razed", "used");
  for (std::size_t i = 0; i < table.size(); ++i) {
    const Title& t = facts().titles[i];
    const Uses& uses = table[i];
    const std::string counts = fmt::format("{:6} {:6} {:6} {:6}", uses.built, uses.dealt, uses.razed, uses.activated);
    fmt::print("{:28} {}\n", t.id, counts);
    RecordProperty(t.id, counts);
    EXPECT_GT(uses.built, 0) << t.id << " was never built";
    EXPECT_EQ(uses.dealt > 0, !t.deals.empty()) << t.id << " was dealt " << uses.dealt << " times";
    EXPECT_EQ(uses.razed > 0, !t.spoils.empty()) << t.id << " was razed " << uses.razed << " times";
    EXPECT_EQ(uses.activated > 0, t.uses > 0) << t.id << " was activated " << uses.activated << " times";
  }
}

}  // namespace card_use_test
}  // namespace ludarium::settlers
