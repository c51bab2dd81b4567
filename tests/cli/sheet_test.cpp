#include "cli/sheet.hpp"

#include <gtest/gtest.h>

namespace ludarium {
namespace sheet_test {

TEST(Sheet, keeps_the_first_name_on_a_line) {
  Sheet sheet = Sheet::read("first win [win.first]: Ada\n");
  EXPECT_FALSE(sheet.open("win.first"));
  sheet.sign("win.first", "first win", "Bob");
  EXPECT_EQ(sheet.write(), "first win [win.first]: Ada\n");
}

TEST(Sheet, knows_a_filled_line_in_another_language) {
  EXPECT_FALSE(Sheet::read("první výhra [win.first]: Ada\n").open("win.first"));
}

TEST(Sheet, takes_a_name_on_an_open_line) {
  Sheet sheet = Sheet::read("first win [win.first]: Ada\n\n# ours\n");
  EXPECT_TRUE(sheet.open("win"));
  sheet.sign("win.second", "second win", "Bob\nand Eve");
  EXPECT_EQ(sheet.write(), "first win [win.first]: Ada\n# ours\nsecond win [win.second]: Bob and Eve\n");
}

}  // namespace sheet_test
}  // namespace ludarium
