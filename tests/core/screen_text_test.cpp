#include "core/screen_text.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "cli/plain_output.hpp"

namespace ludarium {
namespace {

TEST(ScreenText, plain_text_keeps_its_width) {
  const std::string text = "Příliš żółty őr ─┼│≈ … 漢";
  EXPECT_EQ(plain(text), "Prilis zolty or -+|~ . ?");
  EXPECT_EQ(width_of(plain(text)), width_of(text));
}

TEST(ScreenText, a_plain_stream_puts_characters_together) {
  std::stringbuf under;
  PlainOutput buffer(under);
  std::ostream out(&buffer);
  out << "Ko"
      << "\xc4"
      << "\x8d"
      << "ka" << std::flush;
  EXPECT_EQ(under.str(), "Kocka");
}

}  // namespace
}  // namespace ludarium
