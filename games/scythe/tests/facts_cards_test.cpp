// The cards and tiles of Scythe as the data has them, against the ledger.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "games/scythe/facts/facts.hpp"
#include "tests/source_tree.hpp"
#include "tests/support/english.hpp"

namespace ludarium::scythe {
namespace facts_cards_test {

using testing::ElementsAre;

const Facts& facts() {
  static const Facts read = read_facts(embedded_data()).value();
  return read;
}

template <class Card>
std::size_t base_cards(const std::vector<Card>& cards) {
  std::size_t count = 0;
  while (count < cards.size() && !cards[count].promo) ++count;
  for (std::size_t i = count; i < cards.size(); ++i) EXPECT_TRUE(cards[i].promo) << "card " << i + 1;
  return count;
}

TEST(FactsCards, SC_SETUP_28_base_decks_and_promo_cards) {
  EXPECT_EQ(base_cards(facts().encounter_cards), 28u);
  EXPECT_EQ(base_cards(facts().objectives), 23u);
  EXPECT_EQ(base_cards(facts().factory_cards), 12u);
  EXPECT_EQ(facts().encounter_cards.size(), 42u);
  EXPECT_EQ(facts().objectives.size(), 27u);
  EXPECT_EQ(facts().factory_cards.size(), 18u);
}

// --- Factory

struct PrintedFactoryCard {
  Cost cost;
  Gain gain;
};

TEST(FactsCards, SC_FTRY_16_factory_cards_as_printed) {
  const PrintedFactoryCard printed[] = {
      {{.coins = 1, .cards = 1}, {.produce = 2}},
      {{.popularity = 1}, {.recruit = 1, .upgrade = 1, .choose_one = 1}},
      {{.cards = 1}, {.popularity = 2}},
      {{.cards = 1}, {.coins = 3}},
      {{.power = 1}, {.popularity = 2}},
      {{.power = 1}, {.coins = 3}},
      {{.popularity = 1}, {.mech = 1, .structure = 1, .choose_one = 1}},
      {{.cards = 1}, {.any = 3}},
      {{.coins = 2}, {.popularity = 1, .upgrade = 1}},
      {{.coins = 2}, {.power = 1, .mech = 1}},
      {{.coins = 2}, {.popularity = 1, .structure = 1}},
      {{.coins = 2}, {.power = 1, .recruit = 1}},
      {{.different = 2}, {.mech = 1, .structure = 1, .choose_one = 1}},  // SC-FTRY-26 from here on
      {{.cards = 1}, {.coins = 2, .worker = 1}},
      {{.any = 1}, {.power = 1, .cards = 1}},
      {{.any = 1}, {.coins = 1, .popularity = 1, .power = 1}},
      {{.cards = 1}, {.power = 1, .upgrade = 1}},
      {{.different = 2}, {.recruit = 1, .upgrade = 1, .choose_one = 1}},
  };
  ASSERT_EQ(facts().factory_cards.size(), std::size(printed));
  for (std::size_t i = 0; i < std::size(printed); ++i) {
    EXPECT_EQ(facts().factory_cards[i].cost, printed[i].cost) << "card " << i + 1;
    EXPECT_EQ(facts().factory_cards[i].gain, printed[i].gain) << "card " << i + 1;
  }
}

TEST(FactsCards, SC_SETUP_09_one_factory_card_beyond_the_players) {
  EXPECT_EQ(facts().factory_cards_beyond_players, 1);
}

TEST(FactsCards, SC_FTRY_09_factory_move) {
  EXPECT_EQ(facts().factory_move_units, 1);
  EXPECT_EQ(facts().factory_move_steps, 2);
}

// --- encounters

Gain tokens(Resource resource, std::uint8_t count) {
  Gain gain;
  gain.tokens[index(resource)] = count;
  return gain;
}

TEST(FactsCards, SC_ENC_14_the_first_option_is_free) {
  for (const EncounterCard& card : facts().encounter_cards) EXPECT_EQ(card.option[0].cost, Cost{});
}

TEST(FactsCards, SC_ENC_06_options_cost_coins_or_popularity) {
  for (const EncounterCard& card : facts().encounter_cards) {
    const Cost& b = card.option[1].cost;
    const Cost& c = card.option[2].cost;
    EXPECT_EQ(b, Cost{.coins = b.coins});
    EXPECT_GE(b.coins, 2);
    EXPECT_LE(b.coins, 4);
    EXPECT_EQ(c, Cost{.popularity = c.popularity});
    EXPECT_GE(c.popularity, 2);
    EXPECT_LE(c.popularity, 3);
  }
}

TEST(FactsCards, SC_EX_23_the_pictured_encounter_card) {
  const EncounterCard& card = facts().encounter_cards[8 - 1];
  EXPECT_EQ(card.option[0].gain, (Gain{.coins = 2, .popularity = 1}));
  EXPECT_EQ(card.option[1].cost, Cost{.coins = 2});
  EXPECT_EQ(card.option[1].gain, tokens(Resource::oil, 4));
  EXPECT_EQ(card.option[2].cost, Cost{.popularity = 2});
  EXPECT_EQ(card.option[2].gain, Gain{.recruit = 1});
}

TEST(FactsCards, encounter_12_gives_wood) {
  Gain worker_and_wood = tokens(Resource::wood, 3);
  worker_and_wood.worker = 1;
  EXPECT_EQ(facts().encounter_cards[12 - 1].option[2].gain, worker_and_wood);
}

TEST(FactsCards, SC_ENC_24_promo_encounters) {
  EXPECT_EQ(facts().encounter_cards[31 - 1].option[2].gain, (Gain{.cards = 3, .peek = 1}));
  EXPECT_EQ(facts().encounter_cards[42 - 1].option[1].gain, Gain{.transport = 1});
}

// The sum over all cards guards the rows no test names one by one; it was taken from the facts the data was made from.
TEST(FactsCards, encounter_gains_in_all) {
  Gain sum;
  for (const EncounterCard& card : facts().encounter_cards)
    for (const EncounterOption& option : card.option) {
      sum.coins += option.gain.coins;
      sum.popularity += option.gain.popularity;
      sum.power += option.gain.power;
      sum.cards += option.gain.cards;
      sum.any += option.gain.any;
      sum.worker += option.gain.worker;
      sum.mech += option.gain.mech;
      sum.structure += option.gain.structure;
      sum.recruit += option.gain.recruit;
      sum.upgrade += option.gain.upgrade;
      for (std::size_t i = 0; i < resource_types; ++i) sum.tokens[i] += option.gain.tokens[i];
    }
  EXPECT_EQ(sum.coins, 30);
  EXPECT_EQ(sum.popularity, 61);
  EXPECT_EQ(sum.power, 35);
  EXPECT_EQ(sum.cards, 22);
  EXPECT_EQ(sum.any, 37);
  EXPECT_EQ(sum.worker, 10);
  EXPECT_EQ(sum.mech, 9);
  EXPECT_EQ(sum.structure, 9);
  EXPECT_EQ(sum.recruit, 9);
  EXPECT_EQ(sum.upgrade, 5);
  EXPECT_THAT(sum.tokens, ElementsAre(31, 23, 24, 50));  // oil, metal, wood, food
}

TEST(FactsCards, SC_FABL_09_polania_takes_up_to_two_options) {
  EXPECT_EQ(facts().encounter_options, 1);
  EXPECT_EQ(facts().encounter_options_polania, 2);
}

// A card is what it costs and gives: with their contents swapped two cards are each other.
TEST(FactsCards, SC_ENC_13_a_card_number_says_nothing) {
  DataSource source = embedded_data();
  for (DataFile& file : source.files)
    if (file.path == "scythe/encounters.toml") {
      const std::size_t first = file.text.find("number = 1\n"), second = file.text.find("number = 2\n");
      ASSERT_NE(second, std::string::npos);
      const std::size_t third = file.text.find("\n[[card]]\nnumber = 3\n");
      const std::string one = "number = 2\n" + file.text.substr(first + 11, second - first - 11 - 10);
      const std::string two = "number = 1\n" + file.text.substr(second + 11, third - second - 11);
      file.text = file.text.substr(0, first) + two + "\n[[card]]\n" + one + file.text.substr(third);
    }
  const Result<Facts> swapped = read_facts(source);
  ASSERT_TRUE(swapped) << in_english(swapped.error());
  for (std::size_t i = 0; i < options_per_encounter; ++i) {
    EXPECT_EQ(swapped->encounter_cards[0].option[i].gain, facts().encounter_cards[1].option[i].gain);
    EXPECT_EQ(swapped->encounter_cards[1].option[i].gain, facts().encounter_cards[0].option[i].gain);
    EXPECT_EQ(swapped->encounter_cards[1].option[i].cost, facts().encounter_cards[0].option[i].cost);
  }
}

// --- objectives

struct Need {
  Condition condition;
  int at_least, at_most;
  bool operator==(const Need&) const = default;
};
constexpr int no_limit = INT16_MAX;

std::vector<Need> needs(int number) {
  std::vector<Need> found;
  for (const Bound& bound : facts().objectives[static_cast<std::size_t>(number) - 1].bounds)
    found.push_back({bound.condition, bound.at_least, bound.at_most});
  return found;
}

TEST(FactsCards, objectives_of_control) {
  using enum Condition;
  EXPECT_THAT(needs(1), ElementsAre(Need{control_mountains, 3, no_limit}));
  EXPECT_THAT(needs(2), ElementsAre(Need{control_tunnels, 3, no_limit}));
  EXPECT_THAT(needs(3), ElementsAre(Need{control_farms, 3, no_limit}));
  EXPECT_THAT(needs(4), ElementsAre(Need{control_tundras, 3, no_limit}));
  EXPECT_THAT(needs(10), ElementsAre(Need{control_forests, 3, no_limit}));
  EXPECT_THAT(needs(11), ElementsAre(Need{control_villages, 3, no_limit}));
  EXPECT_THAT(needs(17), ElementsAre(Need{factory_cards, 0, 0}, Need{control_adjacent_to_factory, 2, no_limit}));
  EXPECT_THAT(needs(19), ElementsAre(Need{control_around_one_lake, 5, no_limit}));
}

TEST(FactsCards, SC_OBJ_14_highest_power_at_the_factory) {
  using enum Condition;
  EXPECT_THAT(needs(5), ElementsAre(Need{control_factory, 1, no_limit}, Need{highest_power, 1, no_limit}));
}

TEST(FactsCards, SC_OBJ_15_a_worker_driven_off_and_seven_power) {
  using enum Condition;
  EXPECT_THAT(needs(6), ElementsAre(Need{forced_worker_retreat, 1, no_limit}, Need{power, 7, no_limit}));
}

TEST(FactsCards, SC_OBJ_16_six_pieces_on_one_territory) {
  EXPECT_THAT(needs(13), ElementsAre(Need{Condition::one_territory_pieces, 6, no_limit}));
}

TEST(FactsCards, SC_OBJ_17_exactly_and_at_most_are_upper_bounds) {
  using enum Condition;
  EXPECT_THAT(needs(7), ElementsAre(Need{factory_cards, 1, no_limit}, Need{mechs, 1, no_limit}, Need{workers, 0, 3}));
  EXPECT_THAT(needs(8), ElementsAre(Need{coins, 0, 2}, Need{workers, 4, no_limit}, Need{popularity, 7, no_limit}));
  EXPECT_THAT(needs(15), ElementsAre(Need{workers_equal_recruits, 1, no_limit}));
  EXPECT_THAT(needs(16), ElementsAre(Need{one_territory_character, 1, no_limit}, Need{one_territory_mechs, 1, 1},
                                     Need{one_territory_workers, 1, 1}, Need{one_territory_resources, 5, no_limit}));
  EXPECT_THAT(needs(18), ElementsAre(Need{power, 0, 0}, Need{popularity, 13, no_limit}, Need{workers, 5, no_limit}));
  EXPECT_THAT(needs(20), ElementsAre(Need{structures, 3, no_limit}, Need{popularity, 7, no_limit}, Need{mechs, 0, 0}));
  EXPECT_THAT(needs(22), ElementsAre(Need{factory_cards, 1, no_limit}, Need{upgrades, 0, 0}));
}

TEST(FactsCards, the_other_objectives) {
  using enum Condition;
  EXPECT_THAT(needs(9),
              ElementsAre(Need{one_territory_resources, 9, no_limit}, Need{one_territory_each_type, 1, no_limit}));
  EXPECT_THAT(needs(12), ElementsAre(Need{coins, 20, no_limit}));
  EXPECT_THAT(needs(14),
              ElementsAre(Need{upgrades, 1, no_limit}, Need{mechs, 1, no_limit}, Need{structures, 1, no_limit},
                          Need{recruits, 1, no_limit}, Need{each_resource, 1, no_limit}));
  EXPECT_THAT(needs(21), ElementsAre(Need{one_resource_type, 9, no_limit}));
  EXPECT_THAT(needs(23), ElementsAre(Need{combat_cards, 8, no_limit}, Need{combat_stars, 1, no_limit}));
  EXPECT_THAT(needs(24), ElementsAre(Need{workers_on_one_territory_adjacent_to_factory, 5, no_limit}));
  EXPECT_THAT(needs(25), ElementsAre(Need{popularity, 0, 3}, Need{power, 13, no_limit}, Need{mechs, 2, no_limit}));
  EXPECT_THAT(needs(26), ElementsAre(Need{each_main_terrain_with_worker, 1, no_limit}));
  EXPECT_THAT(needs(27), ElementsAre(Need{structures, 3, no_limit}, Need{structures_adjacent_to_home_base, 0, 0}));
}

TEST(FactsCards, SC_OBJ_07_the_end_of_turn_mark) {
  std::vector<std::size_t> marked;
  for (std::size_t i = 0; i < facts().objectives.size(); ++i)
    if (facts().objectives[i].end_of_turn) marked.push_back(i + 1);
  EXPECT_THAT(marked, ElementsAre(1, 2, 3, 4, 5, 9, 10, 11, 12, 14, 16, 17, 19, 21, 24, 26));
}

TEST(FactsCards, every_objective_has_a_title) {
  std::ifstream file(std::string(source_tree) + "/games/scythe/words/en/messages.po");
  const std::string catalogue{std::istreambuf_iterator<char>(file), {}};
  for (const Objective& objective : facts().objectives)
    EXPECT_NE(catalogue.find("msgid \"" + objective.title_key + "\"\n"), std::string::npos) << objective.title_key;
}

// --- structure bonus tiles

const std::vector<std::uint8_t>& ladder(BonusRule rule) {
  for (const BonusTile& tile : facts().bonus_tiles)
    if (tile.rule == rule) return tile.coins_by_count;
  static const std::vector<std::uint8_t> none;
  return none;
}

TEST(FactsCards, SC_SBON_02_tunnels_adjacent) {
  EXPECT_THAT(ladder(BonusRule::adjacent_tunnels), ElementsAre(0, 2, 4, 4, 6, 6, 9));
}
TEST(FactsCards, SC_SBON_03_lakes_adjacent) {
  EXPECT_THAT(ladder(BonusRule::adjacent_lakes), ElementsAre(0, 2, 4, 4, 6, 6, 9, 9));
}
TEST(FactsCards, SC_SBON_04_encounters_adjacent) {
  EXPECT_THAT(ladder(BonusRule::adjacent_encounters), ElementsAre(0, 2, 4, 4, 6, 6, 9, 9));
}
TEST(FactsCards, SC_SBON_05_on_tunnels) { EXPECT_THAT(ladder(BonusRule::on_tunnels), ElementsAre(0, 2, 4, 6, 6)); }
TEST(FactsCards, SC_SBON_06_in_a_row) { EXPECT_THAT(ladder(BonusRule::in_a_row), ElementsAre(0, 2, 4, 6, 9)); }
TEST(FactsCards, SC_SBON_07_on_farms_and_tundras) {
  EXPECT_THAT(ladder(BonusRule::on_farms_and_tundras), ElementsAre(0, 2, 4, 6, 9));
}

}  // namespace facts_cards_test
}  // namespace ludarium::scythe
