// Marks in a text do not reach beyond it.
#include "table/talk.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"

namespace ludarium {
namespace talk_test {

// How deep what follows a text would stand in what the text has begun, or -1 if the text ends what stands around it.
int depth_after(const std::string& text) {
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::string sign = text.substr(at, 3);
    if (sign == "\u2066" || sign == "\u2067" || sign == "\u2068") ++depth;
    if (sign == "\u2069" && --depth < 0) return -1;
  }
  return depth;
}

TEST(Talk, isolates_a_text_only_where_it_needs_that) {
  for (const char* plain : {"", "hello", "žluťoučký", "שלום", "e\u0301"}) EXPECT_EQ(isolated(plain), plain);
  for (const std::string leaning : {"\u061c12", "12\u200e", "\u200f"})
    EXPECT_EQ(isolated(leaning), "\u2068" + leaning + "\u2069");
  EXPECT_EQ(isolated("\u202eabc"), "\u2068\u202eabc\u2069");
  EXPECT_EQ(isolated("\u2069\u2069"), "\u2068\u2069");
}

TEST(Talk, closes_whatever_a_text_begins_and_nothing_else) {
  constexpr std::string_view parts[] = {"a", "ž", "\u202a", "\u202c", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"};
  Rng rng{9};
  for (int round = 0; round < 2000; ++round) {
    std::string typed;
    for (std::uint32_t i = rng.below(12); i > 0; --i) typed += parts[rng.below(std::size(parts))];
    const std::string shown = isolated(typed);
    EXPECT_EQ(depth_after(shown), 0) << typed;
    EXPECT_EQ(shown == typed, typed.find("\xe2") == std::string::npos) << typed;
    EXPECT_EQ(has_hidden_marks(typed), typed.find("\xe2") != std::string::npos) << typed;
  }
}

}  // namespace talk_test
}  // namespace ludarium
