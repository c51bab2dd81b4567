// The numbers behind a refusal, as a player reads them.
#include "games/settlers/tests/support/scene.hpp"
#include "tests/support/english.hpp"

namespace ludarium::settlers {
namespace {

constexpr Faction bar = Faction::barbarians, rom = Faction::romans;

std::string numbers(const Scene& scene, Action action) {
  const Verdict verdict = game().why_not(scene.s, scene.s.actor, action);
  return verdict.detail ? in_english(*verdict.detail) : "";
}

TEST(SettlersWhy, cost_of_a_building_with_the_gold_that_could_stand_in) {
  Scene scene({bar, rom});
  scene.hand(bar, {"com_wood_storage"}).goods(bar, Good::wood, 1).goods(bar, Good::gold, 1).turn_of(bar);
  EXPECT_EQ(numbers(scene, act::build(card("com_wood_storage"))),
            "This costs 2 Wood, 1 Stone. You have 1 Wood, 0 Stone, 1 Gold.");
  EXPECT_EQ(numbers(scene, act::build(card("com_castle#1"))), "");  // not in the hand: no number explains it
}

TEST(SettlersWhy, food_of_a_deal_and_tokens_of_a_raze) {
  Scene scene({bar, rom});
  scene.hand(bar, {"bar_settlement#1", "com_wood_storage"}).empire(rom, {"com_mill"}).turn_of(bar);
  EXPECT_EQ(numbers(scene, act::deal(card("bar_settlement#1"))), "This costs 1 Food. You have 0 Food, 0 Gold.");
  EXPECT_EQ(numbers(scene, act::raze_hand(card("com_wood_storage"))),
            "This costs 1 Raze token. You have 0 Raze tokens.");
  EXPECT_EQ(numbers(scene, act::raze(card("com_mill"))), "This costs 2 Raze tokens. You have 0 Raze tokens.");
}

TEST(SettlersWhy, settlers_to_be_sent) {
  Scene scene({bar, rom});
  scene.goods(bar, Good::settler, 3).turn_of(bar);
  EXPECT_EQ(numbers(scene, act::send(2)), "This costs 4 Workers. You have 3 Workers.");
}

}  // namespace
}  // namespace ludarium::settlers
