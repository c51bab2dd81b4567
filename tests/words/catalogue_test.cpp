#include "words/catalogue.hpp"

#include <gtest/gtest.h>

#include <initializer_list>

namespace ludarium {
namespace catalogue_test {

struct Count {
  const char* key;
  long number;
  const char* text;
};

void expect_counts(const char* language, std::initializer_list<Count> counts) {
  const Catalogue words(language);
  for (const Count& count : counts) EXPECT_EQ(words.counted(count.key, count.number), count.text) << language;
}

TEST(Catalogue, counts_in_english) {
  expect_counts("en", {{"scythe.coin", 1, "1 coin"},
                       {"scythe.coin", 0, "0 coins"},
                       {"scythe.territory", 2, "2 territories"},
                       {"scythe.mech", 4, "4 mechs"},
                       {"scythe.popularity", 3, "3 popularity"},
                       {"settlers.goods", 1, "1 Good"}});
}

TEST(Catalogue, counts_in_czech) {
  expect_counts("cs", {{"scythe.coin", 1, "1 mince"},
                       {"scythe.coin", 2, "2 mince"},
                       {"scythe.coin", 5, "5 mincí"},
                       {"scythe.coin", 22, "22 mincí"},
                       {"scythe.coin", 0, "0 mincí"},
                       {"scythe.worker", 3, "3 dělníci"}});
}

TEST(Catalogue, counts_in_polish) {
  expect_counts("pl", {{"scythe.coin", 1, "1 moneta"},
                       {"scythe.coin", 2, "2 monety"},
                       {"scythe.coin", 5, "5 monet"},
                       {"scythe.coin", 12, "12 monet"},
                       {"scythe.coin", 22, "22 monety"},
                       {"scythe.coin", 112, "112 monet"}});
}

TEST(Catalogue, counts_in_hungarian_without_a_plural) {
  expect_counts("hu",
                {{"scythe.worker", 1, "1 munkás"}, {"scythe.worker", 3, "3 munkás"}, {"settlers.goods", 2, "2 áru"}});
}

TEST(Catalogue, counts_below_zero_like_above) {
  EXPECT_EQ(Catalogue("en").counted("scythe.coin", -1), "−1 coin");
  EXPECT_EQ(Catalogue("cs").counted("scythe.coin", -3), "−3 mince");
}

TEST(Catalogue, names_what_is_not_counted_by_its_bare_noun) {
  EXPECT_EQ(Catalogue("cs").term("scythe.power"), "moc");
  EXPECT_EQ(Catalogue("cs").counted("scythe.power", 2), "2 body moci");
  EXPECT_EQ(Catalogue("hu").term("settlers.goods"), "áruk");
  EXPECT_EQ(Catalogue("en").term("scythe.coin"), "coin");
}

TEST(Catalogue, falls_back_to_english_and_then_to_the_key) {
  const Catalogue words("cs");
  const Gettext czech("cs");
  ASSERT_FALSE(czech.find("scythe.power.name.acc")) << "the test needs an entry that only English has";
  EXPECT_EQ(words.term("scythe.power.name.acc"), "power");
  EXPECT_EQ(words.term("scythe.no_such_thing"), "scythe.no_such_thing");
  EXPECT_EQ(words.counted("scythe.no_such_thing", 2), "2 scythe.no_such_thing");
  EXPECT_EQ(words.term(""), "");
}

TEST(Catalogue, speaks_english_where_the_language_is_unknown) {
  const Catalogue words("tlh");
  EXPECT_EQ(words.language(), "en");
  EXPECT_EQ(words.term("scythe.worker"), "worker");
}

// A key without an entry is its own text, so the tests below can write sentences in place of keys.
TEST(Catalogue, fills_holes_with_every_kind_of_argument) {
  const Catalogue words("en");
  EXPECT_EQ(words.say({"{who} takes {number} of {what} and {count}: {list}",
                       {{"who", std::string("Ann {what}")},
                        {"number", 3L},
                        {"what", Term{"scythe.worker"}},
                        {"count", Counted{"scythe.coin", 2}},
                        {"list", std::vector<Message>{{"scythe.oil", {}}, {"{n} more", {{"n", 4L}}}}}}}),
            "Ann {what} takes 3 of worker and 2 coins: oil, 4 more");
}

TEST(Catalogue, leaves_a_hole_nobody_fills) {
  const Catalogue words("en");
  EXPECT_EQ(words.say({"{who} waits", {}}), "{who} waits");
  EXPECT_EQ(words.say({"an open { brace", {}}), "an open { brace");
  EXPECT_EQ(words.say({"a closing } and {who}", {{"who", 1L}}}), "a closing } and 1");
}

TEST(Catalogue, uses_the_accusative_where_a_hole_asks_for_it) {
  const Message one{"získá {what.acc}", {{"what", Counted{"scythe.faction", 1}}}};
  EXPECT_EQ(Catalogue("cs").say(one), "získá 1 frakci");
  EXPECT_EQ(Catalogue("cs").say({"{what.acc}", {{"what", Term{"scythe.terrain_factory"}}}}), "Továrnu");
  EXPECT_EQ(Catalogue("cs").say({"{what}", {{"what", Term{"scythe.terrain_factory"}}}}), "Továrna");
  EXPECT_EQ(Catalogue("pl").say({"{what.acc}", {{"what", Term{"scythe.power"}}}}), "siłę");
}

TEST(Catalogue, takes_the_plain_form_of_the_same_language_where_there_is_no_accusative) {
  EXPECT_EQ(Catalogue("hu").say({"{what.acc}", {{"what", Counted{"scythe.faction", 2}}}}), "2 frakciót");
  EXPECT_EQ(Catalogue("hu").say({"{what.dat}", {{"what", Counted{"scythe.faction", 2}}}}), "2 frakció");
  ASSERT_FALSE(Gettext("cs").find("scythe.structure_mine.acc"));
  EXPECT_EQ(Catalogue("cs").say({"{what.acc}", {{"what", Term{"scythe.structure_mine"}}}}),
            Catalogue("cs").term("scythe.structure_mine"));
}

TEST(Catalogue, passes_the_case_on_to_a_list) {
  const std::vector<Message> list{{"scythe.faction", {}}, {"scythe.terrain_factory", {}}};
  EXPECT_EQ(Catalogue("cs").say({"{list.acc}", {{"list", list}}}), "frakci, Továrnu");
}

TEST(Catalogue, cites_rules) {
  const Catalogue words("en");
  EXPECT_EQ(words.rule("SC-KEY-04"), "You control a territory holding at least 1 of your units");
  EXPECT_EQ(words.rule("SC-NONE-99"), "");
  EXPECT_FALSE(Catalogue("cs").rule("SC-KEY-04").empty());
}

}  // namespace catalogue_test
}  // namespace ludarium
