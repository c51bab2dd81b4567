// Sentences as a player reads them, put together from their pieces. Each was once said otherwise and found by reading
// whole games in the language.
#include <gtest/gtest.h>

#include "words/catalogue.hpp"

namespace ludarium {
namespace sentence_test {

using Phrases = std::vector<Message>;

struct Spoken {
  const char* language;
  const char* text;
};

void expect_said(const Message& message, std::initializer_list<Spoken> all) {
  for (const Spoken& spoken : all) EXPECT_EQ(Catalogue(spoken.language).say(message), spoken.text) << spoken.language;
}

Message good(const char* key) { return {"settlers.effect.good", {{"good", Term{key}}}}; }
Message amount(const char* game, const char* thing, long count) {
  return {std::string(game) + ".amount", {{"what", Counted{std::string(game) + "." + thing, count}}}};
}

TEST(Sentence, counts_what_is_taken_from_an_opponent) {
  const Message thief{
      "settlers.effect.op_steal",
      {{"what", Counted{"settlers.goods", 2}}, {"goods", Phrases{good("settlers.wood"), good("settlers.gold")}}}};
  expect_said(thief, {{"en", "take 2 Goods from an opponent (Wood, Gold)"},
                      {"cs", "vezmi soupeři 2 prostředky (dřevo, zlatá mince)"},
                      {"pl", "zabierz przeciwnikowi 2 dobra (drewno, złoto)"},
                      {"hu", "végy el egy ellenféltől 2 árut (fa, arany)"}});
  const Message spoil{"settlers.effect.op_spoil", {{"what", Counted{"settlers.goods", 1}}}};
  expect_said(spoil, {{"cs", "získej 1 prostředek z pole Zboř a získáš na soupeřově lokaci"},
                      {"pl", "otrzymaj 1 dobro z pola Splądruj i zyskaj na lokacji przeciwnika"},
                      {"hu", "kapsz 1 árut egy ellenfél helyszínének fosztogatásmezőjéről"}});
}

// A list of prices is not followed by a comma: what the card does would read as one more of them.
TEST(Sentence, sets_a_deed_off_from_its_price) {
  const Message price{"settlers.trade.pay", {{"cost", Phrases{amount("settlers", "settler", 2)}}}};
  const Message both{"settlers.effect.trade_and",
                     {{"trade", Phrases{price}}, {"operation", Phrases{{"settlers.effect.op_raze", {}}}}}};
  expect_said(both, {{"en", "pay 2 Workers, raze a location of an opponent"},
                     {"cs", "cena: 2 osadníci; zboř soupeřovu lokaci"},
                     {"pl", "koszt: 2 robotników; splądruj lokację przeciwnika"},
                     {"hu", "költség: 2 munkás; fosztd ki egy ellenfél helyszínét"}});
}

TEST(Sentence, counts_the_points_of_an_attribute) {
  const auto points = [](long count) {
    return Message{"paladins.vp.per_attribute",
                   {{"points", Counted{"paladins.attribute_point", count}}, {"attribute", Term{"paladins.faith"}}}};
  };
  expect_said(points(2), {{"en", "1 VP for 2 points of Faith"},
                          {"cs", "víra: 1 VB za 2 body"},
                          {"pl", "wiara: 1 PZ za 2 punkty"},
                          {"hu", "hit: 1 GYP minden 2 pont után"}});
  expect_said(points(5), {{"cs", "víra: 1 VB za 5 bodů"}, {"pl", "wiara: 1 PZ za 5 punktów"}});
}

// What fills the hole is a whole line with a colon of its own: nothing can be hung behind it.
TEST(Sentence, puts_a_long_card_at_its_end) {
  const Message card{"settlers.action.pick", {{"card", std::string("Pék (1 fa): termelés: 1 élelem")}}};
  expect_said(card, {{"hu", "Elvétel: Pék (1 fa): termelés: 1 élelem"}});
  const Message does{"settlers.action.activate",
                     {{"card", std::string("Pék")},
                      {"does", Phrases{{"settlers.trade.gain", {{"gain", Phrases{amount("settlers", "food", 1)}}}}}}}};
  expect_said(does, {{"cs", "Aktivovat: Pék – zisk: 1 jídlo"}, {"hu", "Aktiválás: Pék – előny: 1 élelem"}});
}

TEST(Sentence, names_a_place_without_brackets_in_brackets) {
  const Message found{"scythe.event.gained_at",
                      {{"who", Term{"scythe.faction_crimea"}},
                       {"what", Counted{"scythe.oil", 3}},
                       {"at", Term{"scythe.hex.nordic_mountain"}}}};
  expect_said(found, {{"cs", "Krymský chanát: +3 ropy na B5 (hory)."},
                      {"pl", "Krym: +3 ropy – B5 (góry)."},
                      {"hu", "Krím: +3 olaj – B5 (hegy)."}});
}

TEST(Sentence, has_one_colon_for_one_thing) {
  const Message raised{"scythe.action.upgrade",
                       {{"cube", Term{"scythe.cube.bolster_power"}}, {"to", Term{"scythe.action_build"}}}};
  expect_said(raised, {{"cs", "Vylepšit: Podpora (moc); o 1 levněji: Stavba"},
                       {"pl", "Ulepsz: Wzmocnienie (siła); taniej o 1: Budowa"},
                       {"hu", "Fejlesztés: Erősítés (hatalom); 1 erőforrással olcsóbb: Építés"}});
  const Message coins{"scythe.action.deal",
                      {{"action", Term{"scythe.action_gain_coins"}},
                       {"deal", Phrases{{"scythe.deal.gain", {{"gain", Phrases{amount("scythe", "coin", 1)}}}}}}}};
  expect_said(coins, {{"hu", "Pénz – előny: 1 pénz"}});
}

TEST(Sentence, names_a_spot_by_its_worker) {
  const Message workshop{"paladins.action.workshop",
                         {{"action", Term{"paladins.action_attack"}}, {"spot", Term{"paladins.worker_scout"}}}};
  expect_said(workshop, {{"cs", "Dílna: Útok, políčko: zvěd"},
                         {"pl", "Warsztat: Atak, miejsce: zwiadowca"},
                         {"hu", "Műhely: Támadás, hely: felderítő"}});
}

TEST(Sentence, names_a_price_it_does_not_decline_behind_a_colon) {
  const Message instead{"cli.play.substitute", {{"what", std::string("1 zlatá mince")}}};
  expect_said(instead, {{"cs", "Místo něčeho jiného zaplatíš: 1 zlatá mince. Chceš-li to udělat, zopakuj totéž."}});
}

TEST(Sentence, tells_of_a_star_in_small_letters) {
  const Message star{"scythe.event.star",
                     {{"who", Term{"scythe.faction_crimea"}}, {"goal", Term{"scythe.star_workers"}}}};
  expect_said(star, {{"cs", "Krymský chanát: hvězda – všech 8 dělníků ve hře."},
                     {"pl", "Krym: gwiazdka – 8 robotników na planszy."},
                     {"hu", "Krím: csillag – mind a 8 munkás a táblán."}});
}

}  // namespace sentence_test
}  // namespace ludarium
