// Chapter "Board reset".
#include <algorithm>

#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {
namespace reset_test {

using Townsmen = std::array<Townsfolk, townsfolk_row>;
using Foreigners = std::array<Outsider, outsider_row>;

Townsmen townsmen(std::array<std::string_view, townsfolk_row> ids) {
  Townsmen row{};
  std::transform(ids.begin(), ids.end(), row.begin(),
                 [](auto id) { return id.empty() ? Townsfolk::none : townsman(id); });
  return row;
}
Foreigners foreigners(std::array<std::string_view, outsider_row> ids) {
  Foreigners row{};
  std::transform(ids.begin(), ids.end(), row.begin(),
                 [](auto id) { return id.empty() ? Outsider::none : foreigner(id); });
  return row;
}

// The place of the first event of a kind; the number of events if there is none.
std::size_t when(const Scene& scene, Happened kind) {
  const auto is = [&](const Event& event) { return event.kind == static_cast<std::uint8_t>(kind); };
  return static_cast<std::size_t>(std::find_if(scene.events.begin(), scene.events.end(), is) - scene.events.begin());
}

TEST(Reset, PW_RESET_01_the_rightmost_townsfolk_is_discarded) {
  Scene scene(2);
  scene.townsfolk({"abbot_1", "abbot_2", "abbot_3", "acolyte_1", "acolyte_2"}).pass_all();
  EXPECT_EQ(scene.s.round, 2);
  EXPECT_TRUE(scene.s.townsfolk_discard.has(townsman("acolyte_2")));
  EXPECT_EQ(scene.s.townsfolk_discard.size(), 1);
}

TEST(Reset, PW_RESET_01_an_empty_slot_spares_the_others) {
  Scene scene(2);
  scene.townsfolk({"abbot_1", "abbot_2", "abbot_3", "acolyte_1", ""}).pass_all();
  EXPECT_TRUE(scene.s.townsfolk_discard.empty());
  EXPECT_EQ(scene.s.townsfolk[4], townsman("acolyte_1"));
}

TEST(Reset, PW_RESET_02_the_rest_slide_right_and_new_ones_come_from_the_deck) {
  Scene scene(2);
  scene.townsfolk({"abbot_1", "", "abbot_2", "", "abbot_3"}).pass_all();
  EXPECT_EQ(scene.s.townsfolk[3], townsman("abbot_1"));
  EXPECT_EQ(scene.s.townsfolk[4], townsman("abbot_2"));
  for (std::size_t slot : {0u, 1u, 2u}) EXPECT_NE(scene.s.townsfolk[slot], Townsfolk::none);
  EXPECT_EQ(scene.s.townsfolk_deck.size(), 32 - 3 - 3);
  const auto laid = scene.all(Happened::townsfolk_laid);
  ASSERT_EQ(laid.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(laid[i].arg[0], static_cast<int>(2 - i));  // right to left
}

TEST(Reset, PW_RESET_03_without_a_deck_townsfolk_slots_stay_empty) {
  Scene scene(2);
  scene.townsfolk({"abbot_1", "", "abbot_2", "", "abbot_3"}).next_townsfolk({"squire_1"}).pass_all();
  EXPECT_EQ(scene.s.townsfolk, townsmen({"", "", "squire_1", "abbot_1", "abbot_2"}));
  EXPECT_TRUE(scene.s.townsfolk_deck.empty());
  EXPECT_TRUE(scene.s.townsfolk_discard.has(townsman("abbot_3")));  // not shuffled back
}

TEST(Reset, PW_RESET_04_the_leftmost_outsider_is_discarded) {
  Scene scene(2);
  scene.outsiders({"archer_1", "archer_2"}).pass_all();
  EXPECT_TRUE(scene.s.outsider_discard.has(foreigner("archer_1")));
  EXPECT_EQ(scene.s.outsider_discard.size(), 1);
  Scene empty(2);
  empty.outsiders({"", "archer_2"}).pass_all();
  EXPECT_TRUE(empty.s.outsider_discard.empty());
  EXPECT_EQ(empty.s.outsiders[0], foreigner("archer_2"));
}

TEST(Reset, PW_RESET_05_the_rest_slide_left_and_new_ones_come_from_the_deck) {
  Scene scene(2);
  scene.outsiders({"archer_1", "", "archer_2", "", "", "thief_1"}).pass_all();
  EXPECT_EQ(scene.s.outsiders[0], foreigner("archer_2"));
  EXPECT_EQ(scene.s.outsiders[1], foreigner("thief_1"));
  const auto laid = scene.all(Happened::outsider_laid);
  ASSERT_EQ(laid.size(), 4u);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(laid[i].arg[0], static_cast<int>(2 + i));  // left to right
  EXPECT_EQ(scene.s.outsider_deck.size(), 36 - 3 - 4);
}

TEST(Reset, PW_RESET_06_without_a_deck_outsider_columns_stay_empty) {
  Scene scene(2);
  scene.outsiders({"archer_1", "", "archer_2"}).next_outsiders({"thief_2"}).pass_all();
  EXPECT_EQ(scene.s.outsiders, foreigners({"archer_2", "thief_2", "", "", "", ""}));
  EXPECT_TRUE(scene.s.outsider_discard.has(foreigner("archer_1")));
}

TEST(Reset, PW_RESET_07_every_tavern_card_is_discarded_taken_or_not) {
  Scene scene(3);
  const auto row = scene.s.tavern;
  ASSERT_EQ(scene.s.tavern_taker[3], Seat::none);
  scene.pass_all();
  for (std::size_t place = 0; place < 4; ++place) EXPECT_TRUE(scene.s.tavern_discard.has(row[place]));
  EXPECT_EQ(scene.s.tavern_discard.size(), 4);
  for (Seat taker : scene.s.tavern_taker) EXPECT_EQ(taker, Seat::none);
}

TEST(Reset, PW_RESET_08_workers_leave_the_favours) {
  Scene scene(2);
  scene.round(3).favours({"labour", "prayer"}).workers(0, {Worker::criminal}).play(act::favour(0));
  EXPECT_EQ(scene.s.favour_worker[0], Worker::criminal);
  scene.play(act::pass());
  EXPECT_EQ(scene.s.favour_worker[0], Worker::criminal);  // a pass does not clear it
  scene.pass_all();
  EXPECT_EQ(scene.s.favour_worker[0], Worker::none);
  EXPECT_EQ(scene.s.favours[0], favour("labour"));
  EXPECT_EQ(scene.held(0, Worker::criminal), 0);  // to the general supply
}

TEST(Reset, PW_RESET_09_townsfolk_outsiders_tavern_favours_in_this_order) {
  Scene scene(2);
  scene.townsfolk({"", "", "", "", "abbot_1"}).outsiders({"archer_1"});
  scene.s.tavern_deck = {};  // the new cards can only be those just discarded
  auto before = scene.s.tavern;
  scene.pass_all();
  EXPECT_LT(when(scene, Happened::townsfolk_discarded), when(scene, Happened::townsfolk_laid));
  EXPECT_LT(when(scene, Happened::townsfolk_laid), when(scene, Happened::outsider_discarded));
  EXPECT_LT(when(scene, Happened::outsider_discarded), when(scene, Happened::outsider_laid));
  EXPECT_LT(when(scene, Happened::outsider_laid), when(scene, Happened::tavern_reshuffled));
  EXPECT_LT(when(scene, Happened::tavern_reshuffled), scene.events.size());
  auto after = scene.s.tavern;
  std::sort(before.begin(), before.end());
  std::sort(after.begin(), after.end());
  EXPECT_EQ(before, after);
}

TEST(Reset, PW_RESET_10_everything_else_stays) {
  Scene scene(2);
  scene.tax(4).suspicions(0, {0, 2}).debts(0, 1, 2).hired(0, {"abbot_1"}).workshop(0, Space::attack, 1);
  scene.monks(0, 2).outposts(1, 3).walls(0, {5}).jars(1, 2).attacked(0, {"thief_1"}).converted(1, {"thief_2"});
  const State before = scene.s;
  scene.pass_all();
  EXPECT_EQ(scene.s.tax, 4);
  EXPECT_EQ(scene.s.map, before.map);
  for (int seat : {0, 1}) {
    Player now = scene.of(seat), then = before.players[static_cast<std::size_t>(seat)];
    for (Player* player : {&now, &then}) {  // but for the paladins of the new round
      player->unseen = player->used = {};
      player->drawn.fill(Paladin::none);
    }
    EXPECT_TRUE(now == then) << seat;
  }
}

}  // namespace reset_test
}  // namespace ludarium::paladins
