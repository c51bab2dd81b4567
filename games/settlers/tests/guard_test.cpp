// What the rules allow, what is listed and what a refusal names are the same.
#include "games/settlers/rules/play.hpp"
#include "games/settlers/settlers.hpp"
#include "tests/support/guard_checks.hpp"

namespace ludarium::settlers {
namespace guard_test {

TEST(SettlersGuard, decides_what_is_listed_and_what_a_refusal_names) { EXPECT_EQ(check_guard<Settlers>(), ""); }

}  // namespace guard_test
}  // namespace ludarium::settlers
