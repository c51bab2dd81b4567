// The reader of fact files: harmless values, and a remark with the line for everything that is wrong.
#include "core/toml_reader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "tests/support/english.hpp"

namespace ludarium {
namespace toml_reader_test {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::array<std::string_view, 3> colours = {"red", "green", "blue"};

// Reads `text` as the file "toys.toml" and gives back what `read` made the reader say, as "line: what".
template <class Read>
std::vector<std::string> remarks(const std::string& text, Read read) {
  DataNotes notes;
  TomlFile file({{{"toys.toml", text}}}, "toys.toml", notes);
  read(file.root());
  file.finish();
  std::vector<std::string> said;
  for (const DataRemark& remark : notes.wrong) {
    EXPECT_EQ(remark.file, "toys.toml");
    said.push_back(std::to_string(remark.line) + ": " + in_english(remark.what));
  }
  EXPECT_EQ(file.clean(), said.empty());
  return said;
}

TEST(TomlReader, reads_every_kind_of_value) {
  const std::string text = R"(
name = "ball"
size = -3
round = true
colour = "blue"
colours = ["red", "blue"]
owners = ["Ann", "Bob"]
prices = [3, 0, 7]
box = { depth = 2 }

[[part]]
id = "a"

[[part]]
id = "b"
)";
  EXPECT_THAT(remarks(text,
                      [](Row root) {
                        EXPECT_EQ(root.text("name"), "ball");
                        EXPECT_EQ(root.number("size", -5, 5), -3);
                        EXPECT_EQ(root.number_or("weight", 0, 9, 7), 7);
                        EXPECT_TRUE(root.flag("round"));
                        EXPECT_FALSE(root.flag("square"));
                        EXPECT_EQ(root.choice("colour", colours), 2u);
                        EXPECT_THAT(root.choices("colours", colours, 1, 3), ElementsAre(0, 2));
                        EXPECT_THAT(root.numbers("prices", 1, 3, 0, 9), ElementsAre(3, 0, 7));
                        EXPECT_THAT(root.texts("owners", 2, 2), ElementsAre("Ann", "Bob"));
                        EXPECT_THAT(root.texts("friends", 0, 2), IsEmpty());
                        EXPECT_EQ(root.row("box").number("depth", 0, 9), 2);
                        std::vector<Row> parts = root.rows("part", 1, 9);
                        ASSERT_EQ(parts.size(), 2u);
                        EXPECT_EQ(parts[0].line(), 11);
                        EXPECT_EQ(parts[1].line(), 14);
                        EXPECT_EQ(parts[1].line("id"), 15);
                        EXPECT_EQ(parts[1].text("id"), "b");
                        EXPECT_EQ(parts[0].text("id"), "a");
                        EXPECT_FALSE(parts[0].has("size"));
                      }),
              IsEmpty());
}

TEST(TomlReader, a_missing_file_is_one_remark) {
  DataNotes notes;
  TomlFile file({}, "toys.toml", notes);
  EXPECT_EQ(file.root().number("size", 3, 9), 3);
  EXPECT_THAT(file.root().rows("part", 1, 2), IsEmpty());
  file.finish();
  ASSERT_EQ(notes.wrong.size(), 1u);
  EXPECT_EQ(in_english(notes.wrong[0].what), "the file is missing");
  EXPECT_FALSE(file.clean());
}

TEST(TomlReader, a_syntax_error_has_its_line) {
  const auto said = remarks("a = 1\nb = = 2\n", [](Row root) { root.number("a", 0, 9); });
  ASSERT_EQ(said.size(), 1u);
  EXPECT_THAT(said[0], HasSubstr("2: this is not valid TOML"));
}

TEST(TomlReader, the_same_key_twice_is_a_syntax_error) {
  const auto said = remarks("a = 1\n\na = 2\n", [](Row root) { root.number("a", 0, 9); });
  ASSERT_EQ(said.size(), 1u);
  EXPECT_THAT(said[0], HasSubstr("3: this is not valid TOML"));
}

TEST(TomlReader, wrong_types_are_named) {
  const std::string text = "a = 1\nb = 'x'\nc = 1.5\nd = 0\ne = 'x'\nf = 3\ng = ['x', 2]\nh = [1]\n";
  EXPECT_THAT(
      remarks(text,
              [](Row root) {
                root.text("a");
                EXPECT_EQ(root.number("b", 4, 9), 4);
                EXPECT_EQ(root.number("c", 4, 9), 4);
                root.flag("d");
                root.row("e").text("anything");  // swallowed: the row is no row
                root.rows("f", 1, 2);
                root.texts("g", 1, 2);
                root.rows("h", 1, 2);
              }),
      ElementsAre("1: \"a\" must be a text", "2: \"b\" must be a whole number", "3: \"c\" must be a whole number",
                  "4: \"d\" must be true or false", "5: \"e\" must be a table", "6: \"f\" must be a list",
                  "7: \"g\" must be a list of texts", "8: \"h\" must be a list of tables"));
}

TEST(TomlReader, numbers_keep_their_bounds) {
  EXPECT_THAT(remarks("a = 10\nb = -1\nc = 2\nd = 9223372036854775807\ne = [4, 12, 'x']\n",
                      [](Row root) {
                        EXPECT_EQ(root.number("a", 0, 9), 0);
                        EXPECT_EQ(root.number_or("b", 0, 9, 5), 0);
                        EXPECT_EQ(root.number("c", 1, 1), 1);
                        EXPECT_EQ(root.number("d", 0, 9), 0);
                        EXPECT_THAT(root.numbers("e", 1, 3, 1, 9), ElementsAre(4, 1, 1));
                      }),
              ElementsAre("1: \"a\" must be between 0 and 9, not 10", "2: \"b\" must be between 0 and 9, not -1",
                          "3: \"c\" must be 1, not 2", "4: \"d\" must be between 0 and 9, not 9223372036854775807",
                          "5: \"e\" must be between 1 and 9, not 12", "5: \"e\" must be a whole number"));
}

TEST(TomlReader, lists_keep_their_length) {
  EXPECT_THAT(remarks("a = ['x', 'y', 'z']\nb = []\n",
                      [](Row root) {
                        EXPECT_EQ(root.texts("a", 1, 2).size(), 2u);
                        EXPECT_THAT(root.rows("b", 2, 2), IsEmpty());
                      }),
              ElementsAre("1: \"a\" must have between 1 and 2 entries, not 3", "2: \"b\" must have 2 entries, not 0"));
}

TEST(TomlReader, unknown_words_list_the_known_ones) {
  EXPECT_THAT(remarks("a = 'pink'\nb = ['red', 'gold']\n",
                      [](Row root) {
                        EXPECT_EQ(root.choice("a", colours), 0u);
                        EXPECT_THAT(root.choices("b", std::span(colours).first(1), 1, 2), ElementsAre(0, 0));
                      }),
              ElementsAre("1: \"a\" must be one of red, green, blue; \"pink\" is not",
                          "2: \"b\" must be \"red\", not \"gold\""));
}

TEST(TomlReader, keys_nobody_asked_for_are_unknown) {
  const std::string text = "a = 1\nb = 2\n[c]\nd = 3\ne = 4\n[[f]]\ng = 5\n[[f]]\nh = 6\n[i]\nj = 7\n";
  EXPECT_THAT(
      remarks(text,
              [](Row root) {
                root.number("a", 0, 9);
                root.row("c").number("e", 0, 9);
                for (Row row : root.rows("f", 0, 9)) row.number_or("g", 0, 9, 0);
              }),
      ElementsAre("2: unknown key \"b\"", "4: unknown key \"d\"", "9: unknown key \"h\"", "10: unknown key \"i\""));
}

TEST(TomlReader, remarks_come_in_the_order_of_the_lines) {
  EXPECT_THAT(remarks("z = 1\na = 2\n",
                      [](Row root) {
                        root.remark("a", {"odd", {}});
                      }),
              ElementsAre("1: unknown key \"z\"", "2: odd"));
}

TEST(TomlReader, missing_keys_point_at_their_row) {
  EXPECT_THAT(remarks("\n[box]\nsize = 1\n",
                      [](Row root) {
                        Row box = root.row("box");
                        box.number("size", 0, 9);
                        box.text("name");
                      }),
              ElementsAre("2: \"name\" is missing"));
}

TEST(TomlReader, unsure_rows_become_doubts) {
  const std::string text =
      "[a]\nconfidence = 'verified'\nnote = 'fine'\n[b]\nconfidence = 'sourced'\n"
      "[c]\nconfidence = 'recalled'\nnote = 'long ago'\n[d]\nconfidence = 'sure'\n[e]\n";
  DataNotes notes;
  TomlFile file({{{"toys.toml", text}}}, "toys.toml", notes);
  for (const char* key : {"a", "b", "c", "d", "e"}) file.root().row(key).confidence({std::string("row ") + key, {}});
  file.finish();
  ASSERT_EQ(notes.doubtful.size(), 2u);
  EXPECT_EQ(in_english(notes.doubtful[0].what), "row b: sourced");
  EXPECT_EQ(notes.doubtful[0].line, 4);
  EXPECT_EQ(in_english(notes.doubtful[1].what), "row c: recalled; long ago");
  ASSERT_EQ(notes.wrong.size(), 2u);
  EXPECT_THAT(in_english(notes.wrong[0].what), HasSubstr("\"sure\" is not"));
  EXPECT_EQ(in_english(notes.wrong[1].what), "\"confidence\" is missing");
}

TEST(TomlReader, files_share_their_notes_but_not_their_errors) {
  const DataSource source{{{"bad.toml", "a = 'x'\n"}, {"good.toml", "a = 1\n"}}};
  DataNotes notes;
  TomlFile bad(source, "bad.toml", notes);
  bad.root().number("a", 0, 9);
  bad.finish();
  TomlFile good(source, "good.toml", notes);
  good.root().number("a", 0, 9);
  good.finish();
  EXPECT_FALSE(bad.clean());
  EXPECT_TRUE(good.clean());
  EXPECT_FALSE(good.all_clean());
}

TEST(TomlReader, survives_a_key_of_endless_parts) {
  std::string key = "a";
  for (int i = 0; i < 100'000; ++i) key += ".a";
  for (const std::string& text : {key + " = 1\n", "[" + key + "]\n", "x = {" + key + " = 1}\n", "[[" + key + "]]\n"}) {
    const DataSource source{{{"long.toml", text}}};
    DataNotes notes;
    TomlFile file(source, "long.toml", notes);
    ASSERT_EQ(notes.wrong.size(), 1u);
    EXPECT_EQ(notes.wrong[0].line, 1);
  }
}

}  // namespace toml_reader_test
}  // namespace ludarium
