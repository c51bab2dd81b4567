// What the data of Imperial Settlers says, against the ledger: decks, boards, numbers and the solo game.
#include "games/settlers/facts/facts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "games/settlers/facts/words.hpp"
#include "games/settlers/tests/support/scene.hpp"
#include "tests/source_tree.hpp"

namespace ludarium::settlers {
namespace facts_test {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

const FactionFacts& of(Faction faction) { return facts().faction[index(faction)]; }

Goods goods(std::initializer_list<std::pair<Good, int>> list) {
  Goods out;
  for (auto [good, count] : list) out[good] = static_cast<std::uint8_t>(count);
  return out;
}

constexpr std::uint8_t bit(Good good) { return static_cast<std::uint8_t>(1u << index(good)); }

// The English text of a catalogue entry; empty if there is none.
std::string english(const std::string& key) {
  std::ifstream file(std::string(source_tree) + "/games/settlers/words/en/messages.po");
  const std::string po{std::istreambuf_iterator<char>(file), {}};
  const std::string entry = "msgid \"" + key + "\"\nmsgstr \"";
  const std::size_t at = po.find(entry);
  if (at == std::string::npos) return {};
  return po.substr(at + entry.size(), po.find('"', at + entry.size()) - at - entry.size());
}

TEST(SettlersFacts, the_built_in_data_has_no_errors) { EXPECT_THAT(check_data(embedded_data()), IsEmpty()); }

// --- decks

TEST(SettlersFacts, IS_COMP_02_card_pool_of_220) {
  for (Deck deck : {Deck::barbarians, Deck::romans, Deck::egyptians, Deck::japanese})
    EXPECT_EQ(facts().deck[index(deck)].size(), 30) << deck_names[index(deck)];
  EXPECT_EQ(facts().deck[index(Deck::common)].size(), 84);
  EXPECT_EQ(facts().attack_good.size(), 16u);
  EXPECT_EQ(facts().card_count() + facts().attack_good.size(), 220u);
}

TEST(SettlersFacts, IS_COMP_16_prefix_and_copies) {
  const std::string_view prefixes[] = {"bar_", "rom_", "egy_", "jap_", "com_"};
  const std::string_view codes[] = {"BAR", "ROM", "EGY", "JAP"};
  for (std::size_t i = 0; i < faction_count; ++i) EXPECT_EQ(facts().faction[i].code, codes[i]);
  std::map<std::string, int> cards;
  for (std::size_t i = 0; i < facts().card_count(); ++i) ++cards[facts().title_of(card_at(i)).id];
  for (const Title& title : facts().titles) {
    EXPECT_TRUE(title.id.starts_with(prefixes[index(title.deck)])) << title.id;
    EXPECT_EQ(cards[title.id], title.copies) << title.id;
    EXPECT_LE(title.copies, title.deck == Deck::common ? 6 : 3) << title.id;
  }
}

TEST(SettlersFacts, every_faction_deck_has_three_triple_six_double_and_nine_single_titles) {
  EXPECT_THAT(facts().deck_pattern, ElementsAre(9, 6, 3));
  std::map<Deck, std::map<int, int>> titles;
  for (const Title& title : facts().titles) ++titles[title.deck][title.copies];
  const std::map<int, int> pattern{{1, 9}, {2, 6}, {3, 3}};
  for (std::size_t i = 0; i < faction_count; ++i) EXPECT_EQ(titles[static_cast<Deck>(i)], pattern) << faction_names[i];
}

TEST(SettlersFacts, cards_stand_in_the_order_of_the_decks_copies_side_by_side) {
  const Facts& all = facts();
  EXPECT_EQ(all.titles.size(), 130u);
  EXPECT_EQ(all.card_id.size(), all.card_count());
  EXPECT_THAT(
      std::vector(all.card_id.begin(), all.card_id.begin() + 4),
      ElementsAre("bar_primeval_forest#1", "bar_primeval_forest#2", "bar_primeval_forest#3", "bar_barbarian_altar#4"));
  EXPECT_EQ(all.card_id[29], "bar_robbers");
  EXPECT_EQ(all.card_id[30], "rom_sculptors_workshop#1");
  EXPECT_EQ(all.card_id[60], "egy_desert");
  EXPECT_EQ(all.card_id[90], "jap_farm#1");
  EXPECT_EQ(all.card_id[120], "com_statue");
  EXPECT_EQ(all.card_id[203], "com_porters");
  EXPECT_EQ(std::set<std::string>(all.card_id.begin(), all.card_id.end()).size(), 204u);
  for (std::size_t i = 1; i < all.card_count(); ++i)
    EXPECT_EQ(all.copy_index[i], all.title_index[i] == all.title_index[i - 1] ? all.copy_index[i - 1] + 1 : 0);
}

TEST(SettlersFacts, the_sets_say_the_same_as_the_titles) {
  const Facts& all = facts();
  for (std::size_t i = 0; i < all.card_count(); ++i) {
    const CardId card = card_at(i);
    const Title& printed = all.title_of(card);
    for (std::size_t deck = 0; deck < all.deck.size(); ++deck)
      EXPECT_EQ(all.deck[deck].has(card), deck == index(printed.deck)) << all.card_id[i];
    for (std::size_t kind = 0; kind < 3; ++kind)
      EXPECT_EQ(all.kind_set[kind].has(card), kind == index(printed.kind)) << all.card_id[i];
    for (std::size_t colour = 0; colour < 8; ++colour)
      EXPECT_EQ(all.colour_set[colour].has(card), (printed.colours >> colour & 1) != 0) << all.card_id[i];
    EXPECT_EQ(all.razable.has(card), !printed.spoils.empty()) << all.card_id[i];
  }
}

TEST(SettlersFacts, colours_of_the_common_deck) {
  const CardSet common = facts().deck[index(Deck::common)];
  std::vector<int> counts;
  CardSet coloured;
  for (const CardSet& colour : facts().colour_set) {
    counts.push_back((colour & common).size());
    coloured |= colour;
  }
  EXPECT_THAT(counts, ElementsAre(6, 1, 8, 16, 10, 12, 12, 13));  // black purple blue brown gold red pink grey
  EXPECT_EQ((common - coloured).size(), 6);                       // the Ruins
}

TEST(SettlersFacts, every_copy_has_its_own_deal_field) {
  const auto deals = [](std::string_view id) { return title(id).deals; };
  EXPECT_THAT(deals("jap_trade_route"), ElementsAre(Good::food, Good::settler, Good::vp));
  EXPECT_THAT(deals("bar_saboteurs"), ElementsAre(Good::card, Good::gold));
  const Facts& all = facts();
  for (std::size_t i = 0; i < all.card_count(); ++i) {
    const CardId card = card_at(i);
    if (all.deck[index(Deck::common)].has(card))
      EXPECT_EQ(all.deal_of(card), Good::none) << all.card_id[i];
    else
      EXPECT_NE(std::find(field_goods.begin(), field_goods.end(), all.deal_of(card)), field_goods.end());
  }
  const auto second = std::find(all.card_id.begin(), all.card_id.end(), "jap_trade_route#22") - all.card_id.begin();
  EXPECT_EQ(all.deal_of(card_at(static_cast<std::size_t>(second))), Good::settler);
}

TEST(SettlersFacts, IS_BUILD_04_common_locations_cost_resources_only) {
  std::vector<std::string> with_food;
  for (const Title& title : facts().titles) {
    if (title.deck != Deck::common) continue;
    const auto& cost = title.cost;
    EXPECT_EQ(cost, (Cost{.goods = {cost.goods[0], cost.goods[1], cost.goods[2], 0, 0, 0, 0}})) << title.id;
    if (cost.goods[index(Good::food)] > 0) with_food.push_back(title.id);
  }
  EXPECT_THAT(with_food, UnorderedElementsAre("com_grain_field", "com_missionaries", "com_imperial_messenger"));
}

TEST(SettlersFacts, faction_locations_cost_at_most_one_location) {
  std::vector<std::string> without;
  for (const Title& title : facts().titles) {
    if (title.deck == Deck::common) continue;
    EXPECT_LE(title.cost.location, 1) << title.id;
    if (title.cost.location == 0) without.push_back(title.id);
  }
  EXPECT_THAT(without, UnorderedElementsAre("bar_primeval_forest", "bar_settlement", "egy_desert", "egy_caravan",
                                            "egy_pyramid", "jap_farm", "jap_rice_fields"));
}

TEST(SettlersFacts, IS_CARD_08_counting_stops_at_3_and_6) {
  int productions = 0, bonuses = 0;
  for (const Title& title : facts().titles) {
    if (title.produce_per.max > 0) {
      EXPECT_EQ(title.produce_per.max, 3) << title.id;
      ++productions;
    }
    if (title.bonus_per.max > 0) {
      EXPECT_EQ(title.bonus_per.max, 6) << title.id;
      ++bonuses;
    }
  }
  EXPECT_EQ(productions, 8);
  EXPECT_EQ(bonuses, 6);
}

TEST(SettlersFacts, IS_CLAR_COM_02_ruins_have_no_colour_and_no_raze_field) {
  const Title& ruins = title("com_ruins");
  EXPECT_EQ(ruins.copies, 6);
  EXPECT_EQ(ruins.colours, 0);
  EXPECT_THAT(ruins.spoils, IsEmpty());
  EXPECT_EQ(ruins.cost, Cost{});
  std::vector<std::string> without;
  for (const Title& common : facts().titles)
    if (common.deck == Deck::common && common.spoils.size() != 2) without.push_back(common.id);
  EXPECT_THAT(without, ElementsAre("com_ruins"));
}

TEST(SettlersFacts, IS_CLAR_JAP_05_gate_and_shrine_have_no_raze_field) {
  std::vector<std::string> without;
  for (const Title& title : facts().titles) {
    if (title.deck == Deck::common) continue;
    const bool one_vp = title.spoils == std::vector{Good::vp};
    EXPECT_TRUE(title.spoils.empty() || (title.deck == Deck::japanese && one_vp)) << title.id;
    if (title.deck == Deck::japanese && !one_vp) without.push_back(title.id);
  }
  EXPECT_THAT(without, UnorderedElementsAre("jap_gate", "jap_shrine"));
}

// --- boards and numbers

TEST(SettlersFacts, IS_PROD_03_board_yields) {
  using enum Good;
  EXPECT_EQ(of(Faction::barbarians).produce, goods({{settler, 5}, {raze, 1}, {defence, 1}}));
  EXPECT_EQ(of(Faction::romans).produce, goods({{settler, 2}, {wood, 1}, {stone, 1}, {raze, 1}, {defence, 1}}));
  EXPECT_EQ(of(Faction::egyptians).produce, goods({{settler, 3}, {gold, 1}, {raze, 1}, {defence, 1}}));
  EXPECT_EQ(of(Faction::japanese).produce, goods({{settler, 4}, {wood, 1}, {raze, 1}, {defence, 1}}));
}

TEST(SettlersFacts, IS_PROD_04_every_board_yields_one_defence_token_and_no_card_does) {
  for (const FactionFacts& faction : facts().faction) EXPECT_EQ(faction.produce[Good::defence], 1) << faction.id;
  for (const Title& title : facts().titles) {
    EXPECT_EQ(title.produce[Good::defence] + title.bonus[Good::defence] + title.action_gain[Good::defence], 0);
    EXPECT_EQ(title.on.gain[Good::defence] + title.produce_per.gain[Good::defence], 0) << title.id;
  }
}

TEST(SettlersFacts, IS_CLEAN_02_stored_goods) {
  EXPECT_EQ(of(Faction::barbarians).store, bit(Good::settler));
  EXPECT_EQ(of(Faction::romans).store, bit(Good::raze));
  EXPECT_EQ(of(Faction::egyptians).store, bit(Good::gold));
  EXPECT_EQ(of(Faction::japanese).store, bit(Good::food));
  for (const Title& title : facts().titles) {
    const bool warehouses = title.id == "rom_warehouses";
    EXPECT_EQ(title.store, warehouses ? bit(Good::wood) | bit(Good::stone) | bit(Good::food) : 0) << title.id;
  }
}

TEST(SettlersFacts, only_the_japanese_have_samurai_and_can_be_razed) {
  for (std::size_t i = 0; i < faction_count; ++i) {
    const bool japanese = i == index(Faction::japanese);
    EXPECT_EQ(facts().faction[i].id, faction_names[i]);
    EXPECT_EQ(facts().faction[i].samurai, japanese);
    EXPECT_EQ(facts().faction[i].razable, japanese);
  }
}

TEST(SettlersFacts, numbers_of_the_game) {
  const Facts& all = facts();
  EXPECT_EQ(all.rounds, 5);
  EXPECT_EQ(all.start_faction_cards, 2);
  EXPECT_EQ(all.start_common_cards, 2);
  EXPECT_EQ(all.lookout_faction_cards, 1);
  EXPECT_EQ(all.row_beyond_players, 1);
  EXPECT_EQ(all.lookout_rows, 2);
  EXPECT_EQ(all.draft_cards, 3);
  EXPECT_EQ(all.advanced_row, 5);
  EXPECT_EQ(all.peaceful_common_cards, 1);
  EXPECT_EQ(all.deal_food, 1);
  EXPECT_EQ(all.raze_hand, 1);
  EXPECT_EQ(all.raze_opponent, 2);
  EXPECT_EQ(all.raze_per_defence, 1);
  EXPECT_EQ(all.raze_per_samurai, 1);
  EXPECT_EQ(all.settlers_per_pair, 2);
  EXPECT_EQ(all.razed_owner_gain, goods({{Good::wood, 1}}));
  EXPECT_THAT(all.end_vp, ElementsAre(2, 2, 2, 2, 1));
}

// --- the solo game

TEST(SettlersFacts, IS_SOLO_61_attack_deck) {
  std::map<Good, int> counts;
  for (Good good : facts().attack_good) ++counts[good];
  using enum Good;
  const std::map<Good, int> printed{{wood, 3}, {gold, 3}, {card, 3}, {stone, 2}, {settler, 2}, {vp, 2}, {food, 1}};
  EXPECT_EQ(counts, printed);
  std::vector<std::string> unmatched;  // a pair of one good needs two attack cards of it
  for (const Title& title : facts().titles)
    if (title.spoils.size() == 2 && title.spoils[0] == title.spoils[1] && counts[title.spoils[0]] < 2)
      unmatched.push_back(title.id);
  EXPECT_THAT(unmatched, UnorderedElementsAre("com_grain_field", "com_lords_fields"));
}

TEST(SettlersFacts, numbers_of_the_solo_game) {
  EXPECT_EQ(facts().solo_revealed_at_setup, 1);
  EXPECT_EQ(facts().solo_attacks, 2);
  EXPECT_EQ(facts().solo_row, 4);
  using enum Good;
  EXPECT_THAT(facts().japanese_priority, ElementsAre(card, raze, gold, vp, stone, settler, food, wood));
}

TEST(SettlersFacts, IS_SOLO_54_titles_by_final_score) {
  std::vector<std::pair<int, std::string>> ladder;
  for (const Achievement& step : facts().achievements) ladder.emplace_back(step.at, english(step.key));
  using Step = std::pair<int, std::string>;
  EXPECT_THAT(ladder, ElementsAre(Step(0, "Commoner"), Step(30, "Servant"), Step(40, "Squire"), Step(50, "Knight"),
                                  Step(60, "Castellan"), Step(70, "King"), Step(80, "Emperor")));
}

// --- words and doubts

TEST(SettlersFacts, every_title_has_a_name_and_only_variants_share_one) {
  std::map<std::string, std::vector<std::string>> cards;
  for (const Title& title : facts().titles) {
    EXPECT_NE(english(title.name_key), "") << title.name_key;
    cards[title.name_key].push_back(title.id);
  }
  std::vector<std::string> shared;
  for (const auto& [key, ids] : cards)
    if (ids.size() > 1) shared.push_back(ids.front() + "+" + std::to_string(ids.size() - 1));
  EXPECT_THAT(shared, UnorderedElementsAre("com_village+1", "com_mason+1", "com_castle+1", "com_pig_farmer+1"));
  EXPECT_EQ(english(title("com_settlers").name_key), "Settlers");
  EXPECT_EQ(english(title("com_watchtower").name_key), "Watchtower");
  EXPECT_EQ(english(title("bar_sentry_tower").name_key), "Sentry Tower");
}

TEST(SettlersFacts, doubts_are_what_is_not_verified) {
  std::map<std::string, int> by_file;
  for (const DataRemark& doubt : doubts(embedded_data())) ++by_file[doubt.file];
  const std::map<std::string, int> expected{
      {"settlers/factions.toml", 1},     // what the Barbarian board keeps
      {"settlers/barbarians.toml", 21},  // 10 effects and 11 titles
      {"settlers/romans.toml", 24},      // 10 and 14
      {"settlers/egyptians.toml", 23},   // 11 and 12
      {"settlers/japanese.toml", 22},    // 13 and 9
      {"settlers/common.toml", 65},      // 29 and 36
      {"settlers/attack.toml", 8},       // the attack cards and the 80 of the Emperor
  };
  EXPECT_EQ(by_file, expected);
}

}  // namespace facts_test
}  // namespace ludarium::settlers
