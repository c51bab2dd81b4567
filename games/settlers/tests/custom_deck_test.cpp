// Playing with a faction deck of one's own: a data folder brings titles of an expansion and a deck file that uses them.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/settlers/settlers.hpp"
#include "games/settlers/text/options.hpp"
#include "games/settlers/text/wording/phrases.hpp"
#include "tests/support/english.hpp"

namespace ludarium::settlers {
namespace custom_deck_test {

constexpr const char* senate = R"(
[[card]]
id = "rom_senate"
title = { confidence = "verified" }
number = 31
copies = 1
expansion = true
kind = "feature"
colours = ["blue"]
cost = { stone = 1 }
deal = ["gold"]
bonus = { vp = 1 }
confidence = "verified"
)";

std::string& text_of(DataSource& data, std::string_view path) {
  return std::find_if(data.files.begin(), data.files.end(), [&](const DataFile& file) { return file.path == path; })
      ->text;
}

const Facts& base() {
  static const Facts read = read_facts(embedded_data()).value();
  return read;
}

// The Roman deck with the Senate in place of the Colossus.
DataFile senators(std::string_view left_out = "rom_colossus") {
  std::string titles = "\"rom_senate\"";
  for (const Title& title : base().titles)
    if (title.deck == Deck::romans && title.id != left_out) titles += ", \"" + title.id + '"';
  return {"settlers/decks/senators.toml", "faction = \"romans\"\ntitles = [" + titles + "]\n"};
}

DataSource expanded(DataFile deck = senators()) {
  DataSource data = embedded_data();
  text_of(data, "settlers/romans.toml") += senate;
  data.files.push_back(std::move(deck));
  return data;
}

const Settlers& expanded_game() {
  static const Settlers made = Settlers::from(expanded()).value();
  return made;
}

CardId named(std::string_view id) {
  const auto& ids = expanded_game().facts().card_id;
  return card_at(static_cast<std::size_t>(std::find(ids.begin(), ids.end(), id) - ids.begin()));
}

Result<State> set_up(boost::json::array factions, boost::json::array decks) {
  const int seats = static_cast<int>(std::max(factions.size(), decks.size()));
  return expanded_game().setup({seats, 1, {{"factions", std::move(factions)}, {"decks", std::move(decks)}}});
}

CardSet own_cards(const State& s, Seat seat) {
  const Player& player = s.player(seat);
  return (player.hand | player.deck) - expanded_game().facts().deck[index(Deck::common)];
}

TEST(CustomDeckGame, IS_CUST_03_the_new_title_is_played_in_place_of_the_old_one) {
  const auto s = set_up({"romans", "japanese"}, {"senators", "base"});
  ASSERT_TRUE(s);
  const CardSet romans = own_cards(*s, seat_at(0));
  EXPECT_EQ(romans.size(), 30);
  EXPECT_TRUE(romans.has(named("rom_senate")));
  EXPECT_FALSE(romans.has(named("rom_colossus")));
  EXPECT_EQ(own_cards(*s, seat_at(1)), expanded_game().facts().deck[index(Deck::japanese)]);
}

TEST(CustomDeckGame, IS_CUST_03_a_title_of_ones_own_has_a_name) {
  DataSource data = expanded();
  std::string& romans = text_of(data, "settlers/romans.toml");
  const std::string plain = "title = { confidence = \"verified\" }\nnumber = 31";
  const std::size_t at = romans.find(plain);
  ASSERT_NE(at, std::string::npos);
  romans.replace(at, plain.size(), "title = { name = \"Senát na kopci\", confidence = \"verified\" }\nnumber = 31");
  const auto made = Settlers::from(data);
  ASSERT_TRUE(made);
  EXPECT_EQ(in_english(Message{"settlers.card_line.plain", {{"card", card_title(made->facts(), named("rom_senate"))}}}),
            "Senát na kopci (free)");

  for (const char* broken : {"name = \" \"", "name = \"Senate\", term = \"senate\""}) {
    DataSource wrong = expanded();
    text_of(wrong, "settlers/romans.toml")
        .replace(at, plain.size(), std::string("title = { ") + broken + ", confidence = \"verified\" }\nnumber = 31");
    EXPECT_FALSE(Settlers::from(wrong)) << broken;
  }
}

TEST(CustomDeckGame, IS_CUST_04_without_a_deck_file_the_base_lists_are_played) {
  for (const auto& s : {set_up({"romans", "japanese"}, {}), set_up({"romans", "japanese"}, {"base", "base"})}) {
    ASSERT_TRUE(s);
    EXPECT_EQ(own_cards(*s, seat_at(0)).size(), 30);
    EXPECT_FALSE(own_cards(*s, seat_at(0)).has(named("rom_senate")));
  }
  const auto offers_decks = [](const Facts& facts) {
    const auto specs = option_specs(facts);
    return std::any_of(specs.begin(), specs.end(), [](const OptionSpec& spec) { return spec.name == "decks"; });
  };
  EXPECT_FALSE(offers_decks(base()));  // the box alone leaves no choice
  EXPECT_TRUE(offers_decks(expanded_game().facts()));
}

TEST(CustomDeckGame, IS_CUST_05_a_bad_deck_file_is_refused_with_the_data) {
  const auto wrong = check_data(expanded(senators("rom_legion")));  // one copy for two
  ASSERT_EQ(wrong.size(), 1u);
  EXPECT_EQ(wrong[0].file, "settlers/decks/senators.toml");
  EXPECT_EQ(wrong[0].line, 2);
  EXPECT_EQ(wrong[0].what.key, "settlers.data.deck_size");
}

TEST(CustomDeckGame, IS_DEC_01_a_deck_brings_its_faction_and_no_other) {
  const auto any = set_up({"random", "random"}, {"base", "senators"});
  ASSERT_TRUE(any);
  EXPECT_EQ(any->player(seat_at(1)).faction, Faction::romans);
  EXPECT_NE(any->player(seat_at(0)).faction, Faction::romans);
  for (const auto& refused :
       {set_up({"romans", "japanese"}, {"base", "senators"}), set_up({"egyptians", "japanese"}, {"senators", "base"}),
        set_up({"romans", "random"}, {"base", "senators"})}) {
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message.key, "settlers.setup.deck_of_another");
  }
  EXPECT_EQ(set_up({}, {"senators", "senators"}).error().message.key, "option.name_twice");
  EXPECT_EQ(set_up({}, {"senators", "consuls"}).error().message.key, "option.entry_not_a_choice");
}

TEST(CustomDeckGame, the_options_of_a_game_are_written_as_they_were_given) {
  const auto s = set_up({"japanese", "romans"}, {"base", "senators"});
  const boost::json::object written = write_options(expanded_game().facts(), *s);
  EXPECT_EQ(written.at("decks"), (boost::json::array{"base", "senators"}));
  const auto again = expanded_game().setup({2, 1, written});
  ASSERT_TRUE(again);
  EXPECT_EQ(*again, *s);
}

TEST(CustomDeckGame, nobody_imagines_cards_that_were_left_out) {
  const auto s = set_up({"romans", "japanese"}, {"senators", "base"});
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng{seed};
    const State guess = expanded_game().imagine(*s, seat_at(1), rng);
    EXPECT_EQ(own_cards(guess, seat_at(0)), own_cards(*s, seat_at(0)));
  }
}

TEST(CustomDeckGame, more_cards_than_can_be_told_apart_are_refused) {
  DataSource data = embedded_data();
  std::string& romans = text_of(data, "settlers/romans.toml");
  for (int i = 0; i < 60; ++i) {
    std::string more = senate;
    const std::string id = std::to_string(i), number = std::to_string(31 + i);
    more.replace(more.find("rom_senate"), 10, "rom_senate" + id);
    more.replace(more.find("= 31"), 4, "= " + number);
    romans += more;
  }
  const auto wrong = check_data(data);
  ASSERT_FALSE(wrong.empty());
  EXPECT_EQ(wrong[0].what.key, "settlers.data.too_many_cards");
}

}  // namespace custom_deck_test
}  // namespace ludarium::settlers
