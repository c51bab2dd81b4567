#include "cli/sheet.hpp"

#include <gtest/gtest.h>

namespace ludarium {
namespace {

TEST(Sheet, keeps_the_first_name_on_a_line) {
  Sheet sheet = Sheet::read("first win: Ada\n");
  EXPECT_FALSE(sheet.open("first win"));
  sheet.sign("first win", "Bob");
  EXPECT_EQ(sheet.write(), "first win: Ada\n");
}

TEST(Sheet, takes_a_name_on_an_open_line) {
  Sheet sheet = Sheet::read("first win: Ada\n\n# ours\n");
  EXPECT_TRUE(sheet.open("first"));
  sheet.sign("second win", "Bob\nand Eve");
  EXPECT_EQ(sheet.write(), "first win: Ada\n# ours\nsecond win: Bob and Eve\n");
}

}  // namespace
}  // namespace ludarium
