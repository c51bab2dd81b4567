#include "core/json_fields.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/fake_words.hpp"

namespace ludarium {
namespace json_fields_test {

using ::testing::HasSubstr;

std::string why(const Reading& reading) { return FakeWords{}.say(bad_position(reading).message); }

TEST(JsonFields, a_card_is_listed_once) {
  std::uint16_t cards = 0;
  const NumberSet<std::uint16_t> code{10, 0};
  EXPECT_FALSE(code.read(json::parse("[1,10,2]"), cards));
  EXPECT_EQ(cards, 0b10'0000'0011);
  EXPECT_THAT(why(code.read(json::parse("[3,1,3]"), cards)), HasSubstr("position.card_twice card=3"));
}

TEST(JsonFields, a_name_is_listed_once) {
  std::uint8_t bits = 0;
  const Bits code(std::vector<std::string_view>{"mine", "mill"});
  EXPECT_THAT(why(code.read(json::parse(R"(["mill","mill"])"), bits)), HasSubstr("position.name_twice name=mill"));
}

TEST(JsonFields, all_faults_of_an_object_are_told_at_once) {
  const json::value in = json::parse(R"({"coins":99,"stars":[1,"x",7],"extra":1,"nest":{"deep":-1}})");
  FieldReader reader(in.get_object());
  std::uint8_t coins = 0, power = 0, deep = 0;
  std::array<std::uint8_t, 3> stars{};
  reader.field("coins", coins, Number{0, 9});
  reader.field("power", power, Number{0, 9});
  reader.field("stars", stars, ListOf<Number, std::uint8_t>{Number{0, 5}, 0, 3});
  reader.field("nest", deep, Part{[](auto& io, auto& value) { io.field("deep", value, Number{0, 9}); }});
  const Reading reading = reader.finish();
  EXPECT_EQ(reading.problems().size(), 6u);
  for (const char* field :
       {"field=coins", "field=power", "field=stars[1]", "field=stars[2]", "field=nest.deep", "field=extra"})
    EXPECT_THAT(why(reading), HasSubstr(field));
}

TEST(JsonFields, of_very_many_faults_the_rest_is_counted) {
  const std::vector<Message> faults(40, Message{"fault", {}});
  const std::string said = FakeWords{}.say(sentences(faults));
  EXPECT_THAT(said, HasSubstr("position.more_faults count=28"));
  EXPECT_EQ(FakeWords{}.say(sentences({{"fault", {}}})), "<fault>");
}

}  // namespace json_fields_test
}  // namespace ludarium
