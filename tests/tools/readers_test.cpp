// tools/readers: clang-tidy reads every header of the program through some source, or what changed there is never
// checked.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/command.hpp"

namespace ludarium {
namespace readers_test {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Readers, every_header_is_read) {
  const CommandResult result = run_command("git ls-files '*.hpp' ':!tests/fuzz' | xargs tools/readers 2>&1");
  EXPECT_EQ(result.code, 0);
  EXPECT_THAT(result.said, Not(HasSubstr("nobody reads it"))) << result.said;
  EXPECT_THAT(result.said, Not(HasSubstr(".hpp")));
}

TEST(Readers, finds_a_source_through_other_headers_and_goes_on_after_a_header_without_one) {
  const CommandResult result = run_command("tools/readers core/action.hpp no/such.hpp table/rest.hpp 2>&1");
  EXPECT_EQ(result.code, 0);
  EXPECT_THAT(result.said, HasSubstr("no source includes no/such.hpp"));
  EXPECT_THAT(result.said, HasSubstr("table/rest.cpp\n"));
}

}  // namespace readers_test
}  // namespace ludarium
