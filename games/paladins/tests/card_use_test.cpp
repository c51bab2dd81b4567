// Random games, many of them: every card of every deck is used somewhere. Whoever meets a card here only by its absence
// has found one that cannot be played.
#include <fmt/format.h>

#include <map>

#include "games/paladins/tests/support/scene.hpp"
#include "tests/support/random_play.hpp"

namespace ludarium::paladins {
namespace card_use_test {

constexpr int games = 1200;  // the rarest use below then comes some ten times, so that new seeds will do as well

using Uses = std::map<Happened, std::vector<int>>;  // by card

Uses nothing_used() {
  return {{Happened::revealed_paladin, std::vector<int>(paladin_count)},
          {Happened::took_tavern, std::vector<int>(tavern_count)},
          {Happened::hired, std::vector<int>(townsfolk_count)},
          {Happened::dismissed, std::vector<int>(townsfolk_count)},
          {Happened::ability, std::vector<int>(townsfolk_count)},
          {Happened::attacked, std::vector<int>(outsider_count)},
          {Happened::converted, std::vector<int>(outsider_count)},
          {Happened::fortified, std::vector<int>(wall_count)},
          {Happened::used_favour, std::vector<int>(favour_count)},
          {Happened::absolved, std::vector<int>(jar_spaces)},
          {Happened::suspicion, std::vector<int>(suspicion_kinds)},
          {Happened::scheme, std::vector<int>(scheme_kinds)}};
}

void note(const Events& events, Uses& uses, std::vector<int>& orders) {
  for (const Event& event : events) {
    const auto kind = static_cast<Happened>(event.kind);
    if (kind == Happened::order_revealed) ++orders[static_cast<std::size_t>(event.arg[1])];
    const auto found = uses.find(kind);
    const auto card = static_cast<std::size_t>(event.arg[0]);
    if (found != uses.end() && card < found->second.size()) ++found->second[card];
  }
}

// Any answer, but a pass seldom: the game would be over before the far regions come into reach.
Action choose(const ActionList& list, Rng& rng) {
  const Action any = list[rng.below(static_cast<std::uint32_t>(list.size()))];
  if (what(any) != Do::pass || list.size() == 1 || rng.below(10) == 0) return any;
  return list[rng.below(static_cast<std::uint32_t>(list.size() - 1))];  // the pass stands last
}

SetupRequest request(int number) {
  const char* difficulties[] = {"easy", "standard", "hard"};
  SetupRequest wanted{1 + number % 4, static_cast<std::uint64_t>(number) + 1, {}};
  if (wanted.seats == 1) wanted.options = {{"difficulty", difficulties[number / 4 % 3]}};
  return wanted;
}

void print(std::string_view what, const std::vector<int>& counts) {
  std::string line;
  for (int count : counts) line += fmt::format(" {}", count);
  fmt::print("{:18}{}\n", what, line);
  testing::Test::RecordProperty(std::string(what), line);
}

TEST(CardUse, every_card_of_every_deck_is_used_in_random_games) {
  Uses uses = nothing_used();
  std::vector<int> orders(order_count);
  int decisions = 0;
  for (int number = 0; number < games; ++number)
    decisions += play_out(game(), request(number), choose, [&](const Events& events) { note(events, uses, orders); });
  fmt::print("{} games, {} decisions; uses by card:\n", games, decisions);
  uses[Happened::order_revealed] = orders;
  for (const auto& [kind, counts] : uses) {
    const std::string name = game().event_name({static_cast<std::uint8_t>(kind)});
    print(name, counts);
    for (std::size_t i = 0; i < counts.size(); ++i) EXPECT_GT(counts[i], 0) << name << ' ' << i << " never came";
  }
}

}  // namespace card_use_test
}  // namespace ludarium::paladins
