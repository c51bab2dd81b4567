// What the rules allow, what is listed and what a refusal names are the same.
#include "games/scythe/rules/play.hpp"
#include "games/scythe/scythe.hpp"
#include "tests/support/guard_checks.hpp"

namespace ludarium::scythe {
namespace guard_test {

TEST(ScytheGuard, decides_what_is_listed_and_what_a_refusal_names) { EXPECT_EQ(check_guard<Scythe>(), ""); }

}  // namespace guard_test
}  // namespace ludarium::scythe
