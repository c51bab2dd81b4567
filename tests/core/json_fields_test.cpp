#include "core/json_fields.hpp"

#include <gtest/gtest.h>

namespace ludarium {
namespace {

TEST(JsonFields, a_card_is_listed_once) {
  std::uint16_t cards = 0;
  const NumberSet<std::uint16_t> code{10, 0};
  EXPECT_FALSE(code.read(json::parse("[1,10,2]"), cards));
  EXPECT_EQ(cards, 0b10'0000'0011);
  const Reading twice = code.read(json::parse("[3,1,3]"), cards);
  ASSERT_TRUE(twice);
  EXPECT_EQ(twice->reason.key, "position.card_twice");
}

TEST(JsonFields, a_name_is_listed_once) {
  std::uint8_t bits = 0;
  const Bits code(std::vector<std::string_view>{"mine", "mill"});
  const Reading twice = code.read(json::parse(R"(["mill","mill"])"), bits);
  ASSERT_TRUE(twice);
  EXPECT_EQ(twice->reason.key, "position.name_twice");
}

}  // namespace
}  // namespace ludarium
