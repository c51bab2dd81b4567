// What the rules allow, what is listed and what a refusal names are the same.
#include "games/paladins/paladins.hpp"
#include "games/paladins/rules/play.hpp"
#include "tests/support/guard_checks.hpp"

namespace ludarium::paladins {
namespace guard_test {

TEST(PaladinsGuard, decides_what_is_listed_and_what_a_refusal_names) { EXPECT_EQ(check_guard<Paladins>(), ""); }

}  // namespace guard_test
}  // namespace ludarium::paladins
