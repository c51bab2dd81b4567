// The icons of Paladins of the West Kingdom are words of its data, and every card has a name.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

#include "games/paladins/tests/facts_text.hpp"
#include "tests/source_tree.hpp"

namespace ludarium::paladins {
namespace facts_icons_test {

const TownsfolkCard& townsfolk(std::string_view id) { return card(facts().townsfolk, id); }
const FavourCard& favour(std::string_view id) { return card(facts().favours, id); }

// --- icons

// How often a word stands in the rewards of all cards and spaces.
int printed(Token token) {
  int n = 0;
  const auto add = [&](const Gains& gains) { n += gains.count(token) > 0; };
  for (const TownsfolkCard& card : facts().townsfolk) add(card.dismiss), add(card.instant);
  for (const TownsfolkCard& card : facts().townsfolk) n += card.gain.token == token;
  for (const OutsiderCard& card : facts().outsiders) add(card.attack), add(card.convert);
  for (const WallCard& card : facts().walls) add(card.gain), std::for_each(card.choice.begin(), card.choice.end(), add);
  for (const FavourCard& card : facts().favours)
    add(card.gain), std::for_each(card.choice.begin(), card.choice.end(), add);
  for (const MapSpace& space : facts().spaces) add(space.gain);
  for (const Gains& gains : facts().jar_space) add(gains);
  return n;
}

TEST(PaladinsIcons, PW_ICON_01_attributes) {
  EXPECT_EQ(attribute_of(Token::strength), Attribute::strength);
  EXPECT_EQ(attribute_of(Token::influence), Attribute::influence);
  EXPECT_EQ(attribute_of(Token::faith), Attribute::faith);
  EXPECT_EQ(printed(Token::strength), 36 + 24 + 3);  // outsiders, walls, defender_1, squire_3, training
  EXPECT_EQ(printed(Token::influence), 36 + 3);      // outsiders, squire_2 twice, training
  EXPECT_EQ(printed(Token::faith), 4);               // missionary_2, squire_1, training, a jar space
}

TEST(PaladinsIcons, PW_ICON_02_workers) {
  for (Token token : {Token::labourer, Token::scout, Token::merchant, Token::fighter, Token::cleric}) {
    EXPECT_TRUE(is_worker(token));
    EXPECT_EQ(token_names[index(token)], worker_names[index(token)]);
    EXPECT_GT(printed(token), 0) << token_names[index(token)];
  }
}

TEST(PaladinsIcons, PW_ICON_03_criminals) {
  EXPECT_EQ(text(favour("underworld").gain), "criminal*2");
  EXPECT_EQ(printed(Token::criminal), 3 + 3 + 1);  // dismissed townsfolk, attacked outsiders, underworld
}

TEST(PaladinsIcons, PW_ICON_04_pray) {
  EXPECT_EQ(text(favour("prayer").gain), "pray");
  EXPECT_EQ(printed(Token::pray), 3 + 5 + 2 + 1);  // townsfolk, spaces, jar spaces, prayer
}

TEST(PaladinsIcons, PW_ICON_05_PW_ICON_06_PW_ICON_07_provisions_silver_and_tax) {
  EXPECT_EQ(text(favour("supplies").gain), "provision*2 tax");
  EXPECT_EQ(text(townsfolk("gatekeeper_2").instant), "silver");
  EXPECT_EQ(text(townsfolk("abbot_3").gain), "tax");
}

TEST(PaladinsIcons, PW_ICON_08_PW_ICON_09_PW_ICON_10_suspicions_and_debts) {
  EXPECT_EQ(text(favour("clemency").gain), "remove_suspicion tax*2");
  EXPECT_EQ(text(townsfolk("abbot_3").dismiss), "cancel_debt");
  EXPECT_EQ(text(favour("settlement").choice), "pay_debt or remove_suspicion*2");
}

TEST(PaladinsIcons, PW_ICON_11_free_recruit) { EXPECT_EQ(printed(Token::free_recruit), 3 + 1 + 1); }

// --- names

// The English text of a catalogue entry; empty if there is none.
std::string english(const std::string& key) {
  static const std::string po = [] {
    std::ifstream file(std::string(source_tree) + "/games/paladins/words/en/messages.po");
    return std::string{std::istreambuf_iterator<char>(file), {}};
  }();
  const std::size_t at = po.find("msgid \"" + key + "\"\n");
  if (at == std::string::npos) return {};
  const std::size_t open = po.find("msgstr", at);
  const std::size_t start = po.find('"', open) + 1;
  return po.substr(start, po.find('"', start) - start);
}

TEST(PaladinsNames, every_card_has_one) {
  const auto check = [](const auto& cards, std::size_t names) {
    std::set<std::string> different;
    for (const auto& one : cards) {
      EXPECT_NE(english(one.name_key), "") << one.name_key;
      different.insert(english(one.name_key));
    }
    EXPECT_EQ(different.size(), names);
  };
  check(facts().paladins, 12);
  check(facts().townsfolk, 11);
  check(facts().outsiders, 17);
  check(facts().favours, 10);
  EXPECT_EQ(english(card(facts().paladins, "berengier").name_key), "Bérengier");
}

}  // namespace facts_icons_test
}  // namespace ludarium::paladins
