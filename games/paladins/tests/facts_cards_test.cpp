// What each card of Paladins of the West Kingdom shows, against the ledger.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/paladins/tests/facts_text.hpp"

namespace ludarium::paladins {
namespace facts_cards_test {

using testing::Each;
using testing::ElementsAre;
using testing::ElementsAreArray;
using testing::UnorderedElementsAre;
using Fires = TownsfolkCard::Fires;
using Condition = TownsfolkCard::Condition;
using Vp = OutsiderCard::Vp;

const PaladinCard& paladin(std::string_view id) { return card(facts().paladins, id); }
const TownsfolkCard& townsfolk(std::string_view id) { return card(facts().townsfolk, id); }

// "abbot" of "abbot_1"
std::string name_of(const std::string& id) { return id.substr(0, id.find_last_of('_')); }

std::string joined(const std::vector<std::string>& list) {
  std::string all;
  for (const std::string& one : list) all += (all.empty() ? "" : " ") + one;
  return all;
}

template <class Cards, class Tell>
std::vector<std::string> told(const Cards& cards, Tell tell) {
  std::vector<std::string> all;
  for (const auto& one : cards) all.push_back(tell(one));
  return all;
}

// --- paladins

std::string tell(const PaladinCard& card) {
  std::string out = card.id + ": " + joined(words(card.workers)) + ", ";
  for (std::size_t i = 0; i < attributes; ++i) out += (i == 0 ? "" : "/") + std::to_string(card.boost[i]);
  out += ", " + std::string(space_names[index(card.on)]) + " ";
  if (card.silver_off > 0) out += "-" + std::to_string(card.silver_off);
  return out + (card.free ? "free" : "") + text(card.gain);
}

const char* const paladins_printed[] = {"anseis: merchant scout, 0/1/3, fortify free",
                                        "berengier: fighter merchant, 3/0/1, garrison free",
                                        "engelier: fighter scout, 3/1/0, attack silver*2",
                                        "gerier: cleric fighter, 0/3/1, convert free",
                                        "gerin: merchant labourer, 0/0/4, conspire silver*2",
                                        "girard: scout scout, 0/2/2, hunt provision*2",
                                        "ivoire: cleric merchant, 1/0/3, absolve free",
                                        "ivon: cleric scout, 1/3/0, commission free",
                                        "oliver: cleric cleric, 0/4/0, pray free",
                                        "otton: merchant merchant, 2/2/0, trade silver*2",
                                        "roland: fighter labourer, 4/0/0, recruit free",
                                        "samson: scout labourer, 2/0/2, develop -2"};

TEST(PaladinCards, PW_COMP_11_twelve_cards_with_workers_boosts_and_one_ability) {
  EXPECT_THAT(told(facts().paladins, [](const auto& card) { return tell(card); }), ElementsAreArray(paladins_printed));
  for (const PaladinCard& card : facts().paladins)
    EXPECT_EQ(card.free + (card.silver_off > 0) + (card.gain.token != Token::none), 1) << card.id;
}

TEST(PaladinCards, each_action_has_its_paladin) {
  std::set<Space> actions;
  for (const PaladinCard& card : facts().paladins) actions.insert(card.on);
  EXPECT_EQ(actions.size(), paladin_count);
}

TEST(PaladinCards, PW_PAL_10_three_actions_free_of_provisions) {
  for (auto [id, space] :
       {std::pair("anseis", Space::fortify), {"berengier", Space::garrison}, {"ivon", Space::commission}}) {
    EXPECT_TRUE(paladin(id).free) << id;
    EXPECT_EQ(paladin(id).on, space) << id;
    EXPECT_THAT(facts().right[right_index(space)].provision, Each(testing::Gt(0))) << id;
  }
}

TEST(PaladinCards, PW_PAL_11_three_actions_free_of_silver) {
  for (auto [id, space] : {std::pair("gerier", Space::convert), {"ivoire", Space::absolve}, {"oliver", Space::pray}}) {
    EXPECT_TRUE(paladin(id).free) << id;
    EXPECT_EQ(paladin(id).on, space) << id;
  }
}

TEST(PaladinCards, PW_PAL_12_roland_recruits_without_silver) {
  EXPECT_EQ(paladin("roland").on, Space::recruit);
  EXPECT_TRUE(paladin("roland").free);
}

TEST(PaladinCards, PW_PAL_13_samson_develops_for_2_silver) {
  EXPECT_EQ(paladin("samson").on, Space::develop);
  EXPECT_FALSE(paladin("samson").free);
  EXPECT_EQ(facts().left[index(Space::develop)].options.front().silver - paladin("samson").silver_off, 2);
}

TEST(PaladinCards, PW_PAL_14_four_paladins_gain_after_an_action) {
  std::vector<std::string> gains;
  for (const PaladinCard& card : facts().paladins)
    if (card.gain.token != Token::none)
      gains.push_back(card.id + " " + std::string(space_names[index(card.on)]) + " " + text(card.gain));
  EXPECT_THAT(gains, ElementsAre("engelier attack silver*2", "gerin conspire silver*2", "girard hunt provision*2",
                                 "otton trade silver*2"));
}

// --- tavern

const char* const tavern_printed[] = {
    "cleric scout labourer labourer",      "fighter fighter scout criminal",     "merchant merchant scout criminal",
    "fighter fighter criminal labourer",   "cleric scout scout criminal",        "fighter merchant scout criminal",
    "merchant merchant labourer labourer", "merchant merchant scout scout",      "cleric cleric fighter scout",
    "cleric cleric merchant scout",        "fighter fighter merchant criminal",  "fighter scout criminal criminal",
    "merchant merchant scout labourer",    "cleric cleric merchant labourer",    "fighter merchant scout scout",
    "fighter criminal criminal labourer",  "cleric labourer criminal labourer",  "cleric cleric merchant merchant",
    "fighter fighter labourer labourer",   "cleric cleric cleric fighter",       "cleric cleric fighter merchant",
    "scout scout scout labourer",          "fighter merchant criminal criminal", "fighter criminal labourer labourer"};

TEST(TavernCards, PW_COMP_12_four_workers_each) {
  EXPECT_THAT(told(facts().tavern, [](const auto& card) { return joined(words(card.workers)); }),
              ElementsAreArray(tavern_printed));
}

// --- townsfolk

std::string trigger_of(const TownsfolkCard& card) {
  if (card.fires == Fires::action) return std::string(space_names[index(card.on)]);
  return card.fires == Fires::pay_debt ? "pay_debt" : "inquisition";
}

std::string tell(const TownsfolkCard& card) {
  const std::string when = card.condition == Condition::at_least       ? " with " + std::to_string(card.suspicions)
                           : card.condition == Condition::no_suspicion ? " with none"
                                                                       : "";
  return card.id + ": " + text(card.dismiss) + ", " + text(card.instant) + ", " + trigger_of(card) + when + " " +
         text(card.gain);
}

const char* const townsfolk_printed[] = {"abbot_1: cleric labourer, , absolve labourer",
                                         "abbot_2: pray, provision, absolve provision",
                                         "abbot_3: cancel_debt, remove_suspicion, absolve tax",
                                         "acolyte_1: cleric, , commission labourer",
                                         "acolyte_2: pray, silver, commission silver",
                                         "acolyte_3: remove_suspicion*2, remove_suspicion, commission tax",
                                         "architect_1: criminal, , develop labourer",
                                         "architect_2: labourer provision, provision, develop provision",
                                         "architect_3: tax*2, remove_suspicion, develop tax",
                                         "conspirator_1: remove_suspicion*2, , inquisition remove_suspicion",
                                         "conspirator_2: criminal, , inquisition remove_suspicion",
                                         "debt_collector_1: labourer*2, , pay_debt labourer",
                                         "debt_collector_2: cancel_debt, , pay_debt fighter",
                                         "debt_collector_3: remove_suspicion*2, , pay_debt scout",
                                         "defender_1: strength, , attack labourer",
                                         "defender_2: labourer provision, provision, attack provision",
                                         "defender_3: tax*2, remove_suspicion, attack tax",
                                         "gatekeeper_1: merchant labourer, , fortify labourer",
                                         "gatekeeper_2: scout, silver, fortify silver",
                                         "gatekeeper_3: tax*2, remove_suspicion, fortify tax",
                                         "missionary_1: pray, , convert labourer",
                                         "missionary_2: faith, provision, convert provision",
                                         "missionary_3: scout labourer, remove_suspicion, convert tax",
                                         "peddler_1: labourer*2, , inquisition with 2 labourer",
                                         "peddler_2: labourer provision, , inquisition with 2 provision*2",
                                         "peddler_3: remove_suspicion*2, , inquisition with 2 silver*2",
                                         "squire_1: criminal, , inquisition with none faith",
                                         "squire_2: influence, , inquisition with none influence",
                                         "squire_3: fighter, , inquisition with none strength",
                                         "watchman_1: fighter labourer, , garrison labourer",
                                         "watchman_2: labourer provision, silver, garrison silver",
                                         "watchman_3: merchant, remove_suspicion, garrison tax"};

TEST(TownsfolkCards, PW_COMP_14_dismiss_reward_ability_and_on_some_an_instant_reward) {
  EXPECT_THAT(told(facts().townsfolk, [](const auto& card) { return tell(card); }),
              ElementsAreArray(townsfolk_printed));
  EXPECT_EQ(std::count_if(facts().townsfolk.begin(), facts().townsfolk.end(),
                          [](const TownsfolkCard& card) { return !card.instant.empty(); }),
            14);
}

// The triggers of all cards of a name; one if they agree.
std::map<std::string, std::set<std::string>> triggers_by_name() {
  std::map<std::string, std::set<std::string>> triggers;
  for (const TownsfolkCard& card : facts().townsfolk) triggers[name_of(card.id)].insert(trigger_of(card));
  return triggers;
}

TEST(TownsfolkCards, PW_TOWN_01_seven_names_answer_to_an_action) {
  const auto triggers = triggers_by_name();
  const std::pair<const char*, const char*> printed[] = {
      {"abbot", "absolve"},      {"acolyte", "commission"}, {"architect", "develop"}, {"defender", "attack"},
      {"gatekeeper", "fortify"}, {"missionary", "convert"}, {"watchman", "garrison"}};
  for (const auto& [name, action] : printed) EXPECT_THAT(triggers.at(name), ElementsAre(action)) << name;
  EXPECT_EQ(text(townsfolk("gatekeeper_2").gain), "silver");
}

TEST(TownsfolkCards, PW_TOWN_02_squires_gain_one_attribute_with_no_suspicion) {
  for (const char* id : {"squire_1", "squire_2", "squire_3"}) {
    EXPECT_EQ(townsfolk(id).fires, Fires::inquisition);
    EXPECT_EQ(townsfolk(id).condition, Condition::no_suspicion);
    EXPECT_TRUE(is_attribute(townsfolk(id).gain.token));
    EXPECT_EQ(townsfolk(id).gain.n, 1);
  }
}

TEST(TownsfolkCards, PW_TOWN_03_conspirators_discard_a_suspicion) {
  for (const char* id : {"conspirator_1", "conspirator_2"}) {
    EXPECT_EQ(townsfolk(id).fires, Fires::inquisition);
    EXPECT_EQ(townsfolk(id).condition, Condition::none);
    EXPECT_EQ(text(townsfolk(id).gain), "remove_suspicion");
  }
}

TEST(TownsfolkCards, PW_TOWN_04_peddlers_need_two_suspicions) {
  for (const char* id : {"peddler_1", "peddler_2", "peddler_3"}) {
    EXPECT_EQ(townsfolk(id).fires, Fires::inquisition);
    EXPECT_EQ(townsfolk(id).condition, Condition::at_least);
    EXPECT_EQ(townsfolk(id).suspicions, 2);
  }
}

TEST(TownsfolkCards, PW_TOWN_05_debt_collectors_answer_to_a_paid_debt) {
  EXPECT_THAT(triggers_by_name().at("debt_collector"), ElementsAre("pay_debt"));
  for (const TownsfolkCard& card : facts().townsfolk)
    EXPECT_EQ(card.fires == Fires::pay_debt, name_of(card.id) == "debt_collector") << card.id;
}

TEST(TownsfolkCards, PW_TOWN_06_what_squires_peddlers_and_debt_collectors_give) {
  const auto gains = [](const std::string& name) {
    std::vector<std::string> list;
    for (const char* number : {"_1", "_2", "_3"}) list.push_back(text(townsfolk(name + number).gain));
    return list;
  };
  EXPECT_THAT(gains("squire"), ElementsAre("faith", "influence", "strength"));
  EXPECT_THAT(gains("peddler"), ElementsAre("labourer", "provision*2", "silver*2"));
  EXPECT_THAT(gains("debt_collector"), ElementsAre("labourer", "fighter", "scout"));
}

TEST(TownsfolkCards, no_instant_reward_and_nothing_in_an_inquisition_touches_the_tax_supply) {  // PW-SETUP-24, INQ-15
  for (const TownsfolkCard& card : facts().townsfolk) {
    EXPECT_EQ(card.instant.count(Token::tax) + card.instant.count(Token::criminal), 0) << card.id;
    const bool harmless = card.gain.token != Token::tax && card.gain.token != Token::criminal;
    EXPECT_TRUE(card.fires != Fires::inquisition || harmless) << card.id;
  }
}

// --- outsiders

std::string vp_of(const OutsiderCard& card) {
  const std::string kind(vp_names[index(card.vp)]), per = " " + std::to_string(card.per);
  const std::string sum = " " + std::to_string(card.base) + "+" + std::to_string(card.each);
  switch (card.vp) {
    case Vp::per_action:
      return kind + " " + std::string(space_names[index(card.action)]) + per;
    case Vp::per_attribute:
      return kind + " " + std::string(attribute_names[index(card.attribute)]) + per;
    case Vp::per_attacked:
      return kind + " " + std::string(people_names[index(card.attacked)]);
    case Vp::base_plus_order:
    case Vp::base_plus_mercenary:
      return kind + sum;
    default:
      return kind;
  }
}

std::string tell(const OutsiderCard& card) {
  return card.id + ", " + std::string(people_names[index(card.people)]) + ": " + text(card.attack) + ", " +
         text(card.convert) + ", " + vp_of(card);
}

const char* const outsiders_printed[] = {
    "adventurer_1, saracen: influence labourer scout, strength, per_action commission 2",
    "adventurer_2, viking: influence labourer cleric, strength, per_action commission 2",
    "archer_1, byzantine: influence scout provision, strength, per_action garrison 2",
    "archer_2, saracen: influence provision*2, strength, per_action garrison 2",
    "armourer_1, byzantine: influence fighter, strength, per_attribute strength 4",
    "armourer_2, viking: influence labourer provision, strength, per_attribute strength 4",
    "assassin_1, byzantine: influence labourer provision, strength*2, per_attacked saracen",
    "assassin_2, viking: influence labourer fighter, strength*2, per_attacked saracen",
    "barbarian_1, saracen: influence labourer scout, strength*2, per_attacked byzantine",
    "barbarian_2, viking: influence tax provision, strength*2, per_attacked byzantine",
    "champion_1, byzantine: influence remove_suspicion merchant, strength, base_plus_order 1+1",
    "champion_2, saracen: influence remove_suspicion scout, strength, base_plus_order 1+1",
    "guardian_1, byzantine: influence labourer*2, strength, per_action develop 2",
    "guardian_2, viking: influence merchant provision, strength, per_action develop 2",
    "hunter_1, byzantine: influence remove_suspicion fighter, strength, per_action recruit 2",
    "hunter_2, saracen: influence cancel_debt, strength, per_action recruit 2",
    "invader_1, byzantine: influence tax provision, strength*2, per_attacked viking",
    "invader_2, saracen: influence*2, strength*2, per_attacked viking",
    "lookout_1, byzantine: influence labourer merchant, strength, per_action fortify 2",
    "lookout_2, viking: influence merchant, strength, per_action fortify 2",
    "marauder_1, saracen: influence*2, strength, per_attribute influence 4",
    "marauder_2, viking: influence criminal, strength, per_attribute influence 4",
    "mercenary_1, byzantine: influence remove_suspicion labourer, strength, base_plus_mercenary 1+1",
    "mercenary_2, saracen: influence labourer provision, strength, base_plus_mercenary 1+1",
    "mercenary_3, saracen: influence tax*2, strength, base_plus_mercenary 1+1",
    "mercenary_4, viking: influence labourer*2, strength, base_plus_mercenary 1+1",
    "protector_1, saracen: influence labourer*2, strength, per_paid_debt",
    "protector_2, viking: influence labourer provision, strength, per_paid_debt",
    "thief_1, byzantine: influence criminal, strength, per_suspicion",
    "thief_2, viking: influence tax*2, strength, per_suspicion",
    "traitor_1, byzantine: influence cancel_debt, strength, per_unpaid_debt",
    "traitor_2, viking: influence criminal, strength, per_unpaid_debt",
    "vigilante_1, saracen: influence cancel_debt cleric, strength, per_action absolve 2",
    "vigilante_2, viking: influence cancel_debt, strength, per_action absolve 2",
    "warrior_1, byzantine: influence provision*2, strength, per_attribute faith 4",
    "warrior_2, saracen: influence cleric, strength, per_attribute faith 4"};

TEST(OutsiderCards, PW_COMP_15_rewards_vp_and_people) {
  EXPECT_THAT(told(facts().outsiders, [](const auto& card) { return tell(card); }),
              ElementsAreArray(outsiders_printed));
  for (const OutsiderCard& card : facts().outsiders) {
    EXPECT_GE(card.attack.count(Token::influence), 1) << card.id;
    EXPECT_GE(card.convert.count(Token::strength), 1) << card.id;
  }
}

TEST(OutsiderCards, PW_COMP_16_twelve_of_each_of_three_peoples) {
  std::map<People, int> cards;
  for (const OutsiderCard& card : facts().outsiders) ++cards[card.people];
  EXPECT_EQ(cards, (std::map<People, int>{{People::saracen, 12}, {People::byzantine, 12}, {People::viking, 12}}));
}

// What all cards of a name score; one text if they agree.
void expect_scores(const std::string& name, const std::string& vp) {
  int cards = 0;
  for (const OutsiderCard& card : facts().outsiders) {
    if (name_of(card.id) != name) continue;
    ++cards;
    EXPECT_EQ(vp_of(card), vp) << card.id;
  }
  EXPECT_EQ(cards, name == "mercenary" ? 4 : 2) << name;
}

TEST(OutsiderCards, PW_OUT_01_vp_for_each_attacked_of_a_people) {
  expect_scores("assassin", "per_attacked saracen");
  expect_scores("barbarian", "per_attacked byzantine");
  expect_scores("invader", "per_attacked viking");
}

TEST(OutsiderCards, PW_OUT_02_vp_for_every_second_action) {
  expect_scores("adventurer", "per_action commission 2");
  expect_scores("lookout", "per_action fortify 2");
  expect_scores("hunter", "per_action recruit 2");
  expect_scores("archer", "per_action garrison 2");
  expect_scores("vigilante", "per_action absolve 2");
  expect_scores("guardian", "per_action develop 2");
}

TEST(OutsiderCards, PW_OUT_04_protector_counts_paid_debts) { expect_scores("protector", "per_paid_debt"); }

TEST(OutsiderCards, PW_OUT_05_vp_for_every_fourth_level) {
  expect_scores("armourer", "per_attribute strength 4");
  expect_scores("marauder", "per_attribute influence 4");
  expect_scores("warrior", "per_attribute faith 4");
}

TEST(OutsiderCards, PW_OUT_06_champion_counts_orders) { expect_scores("champion", "base_plus_order 1+1"); }

TEST(OutsiderCards, PW_OUT_07_thief_counts_suspicions) { expect_scores("thief", "per_suspicion"); }

TEST(OutsiderCards, PW_OUT_08_traitor_counts_unpaid_debts) { expect_scores("traitor", "per_unpaid_debt"); }

TEST(OutsiderCards, PW_OUT_09_mercenary_counts_mercenaries) {
  expect_scores("mercenary", "base_plus_mercenary 1+1");
  for (const OutsiderCard& card : facts().outsiders)
    EXPECT_EQ(card.mercenary, name_of(card.id) == "mercenary") << card.id;
}

TEST(OutsiderCards, PW_OUT_10_two_cards_of_each_name_and_four_mercenaries) {
  std::map<std::string, int> copies;
  for (const OutsiderCard& card : facts().outsiders) ++copies[card.name_key];
  EXPECT_EQ(copies.size(), 17u);
  for (const auto& [key, count] : copies) EXPECT_EQ(count, key == "paladins.outsider_mercenary" ? 4 : 2) << key;
}

// --- walls, orders, favours

const char* const walls_printed[] = {"strength*2, , 0",
                                     "strength*2, , 0",
                                     "strength labourer, , 1",
                                     "strength labourer, , 1",
                                     "strength, , 2",
                                     "strength, , 2",
                                     "strength, pay_debt or silver*2, 0",
                                     "strength, pay_debt or silver*2, 0",
                                     "strength, pay_debt or silver*2, 0",
                                     "strength, remove_suspicion or silver*2, 0",
                                     "strength, remove_suspicion or silver*2, 0",
                                     "strength, remove_suspicion or silver*2, 0",
                                     "strength, remove_suspicion or silver*2, 0",
                                     "strength labourer*2, , 0",
                                     "strength labourer*3, , 0",
                                     "strength labourer merchant, , 0",
                                     "strength labourer fighter, , 0",
                                     "strength labourer scout, , 0",
                                     "strength labourer cleric, , 0",
                                     "strength scout, , 0",
                                     "strength merchant, , 0",
                                     "strength fighter, , 0",
                                     "strength cleric, , 0",
                                     "strength scout merchant, , 0"};

TEST(WallCards, PW_COMP_17_rewards_with_strength_and_on_some_vp) {
  EXPECT_THAT(told(facts().walls,
                   [](const WallCard& card) {
                     return text(card.gain) + ", " + text(card.choice) + ", " + std::to_string(card.vp);
                   }),
              ElementsAreArray(walls_printed));
  for (const WallCard& card : facts().walls) EXPECT_GE(card.gain.count(Token::strength), 1);
}

TEST(OrderCards, PW_KING_08_five_of_each_right_side_action) {
  using enum Space;
  std::vector<Space> actions;
  for (const OrderCard& card : facts().orders) {
    actions.push_back(card.action);
    EXPECT_EQ(card.at_least, 5);
    EXPECT_EQ(card.id, space_names[index(card.action)]);
  }
  EXPECT_THAT(actions, UnorderedElementsAre(commission, fortify, garrison, absolve, attack, convert));
}

const char* const favours_printed[] = {"recruit: scout, , free_recruit",
                                       "clemency: cleric, , remove_suspicion tax*2",
                                       "underworld: any, , criminal*2",
                                       "training: criminal, , strength or faith or influence",
                                       "settlement: fighter, silver, pay_debt or remove_suspicion*2",
                                       "loan: any, take_debt, scout merchant fighter",
                                       "works: merchant, provision, free_develop or fighter cleric",
                                       "labour: criminal, , labourer*3",
                                       "supplies: any, , provision*2 tax",
                                       "prayer: any, , pray"};

TEST(FavourCards, ten_cards_with_spot_price_and_reward) {
  EXPECT_THAT(told(facts().favours,
                   [](const FavourCard& card) {
                     return card.id + ": " + std::string(worker_names[index(card.spot)]) + ", " + text(card.cost) +
                            ", " + text(card.gain) + text(card.choice);
                   }),
              ElementsAreArray(favours_printed));
}

}  // namespace facts_cards_test
}  // namespace ludarium::paladins
