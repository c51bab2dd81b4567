// Chapter "Paladin selection": drawing, splitting and revealing them. What they can do: paladin_ability_test.cpp.
#include <algorithm>

#include "games/paladins/tests/support/round.hpp"

namespace ludarium::paladins {
namespace paladin_test {

using Drawn = std::array<Paladin, drawn_paladins>;

// Two players have drawn, seat 0 these.
Scene drawn(std::string_view first, std::string_view second, std::string_view third) {
  Scene scene = at_paladins(2);
  return draw(scene, 0, {first, second, third});
}

// The face-down cards of the own deck.
int deck_size(const Player& player) {
  return player.unseen.size() + (player.top != Paladin::none) + player.bottom_count;
}

TEST(PaladinChoice, PW_PAL_01_everybody_draws_three) {
  for (int players = 1; players <= 4; ++players) {
    Scene scene = Scene::fresh(players);
    hire_all(scene);
    EXPECT_EQ(scene.s.ask, Ask::paladins);
    for (int seat = 0; seat < players; ++seat) {
      const Player& player = scene.of(seat);
      EXPECT_EQ(std::set(player.drawn.begin(), player.drawn.end()).size(), 3u);
      for (Paladin card : player.drawn) {
        EXPECT_LT(index(card), paladin_count);
        EXPECT_FALSE(player.unseen.has(card));
      }
      EXPECT_EQ(player.unseen.size(), 9);
    }
  }
}

TEST(PaladinChoice, PW_PAL_02_one_lies_face_down_for_this_round) {
  Scene scene = drawn("otton", "samson", "gerin");
  scene.play(0, split("samson", "otton", "gerin"));
  EXPECT_EQ(scene.of(0).paladin, paladin("samson"));
  EXPECT_FALSE(scene.of(0).revealed);
  EXPECT_EQ(effective(scene.look(), seat_at(0), Attribute::strength), 0);  // face down he does nothing
  EXPECT_EQ(workers_held(scene.of(0)), 0);
}

TEST(PaladinChoice, PW_PAL_03_one_on_top_is_drawn_again_next_round) {
  for (const char* top : {"otton", "gerin"}) {
    Scene scene = drawn("otton", "samson", "gerin");
    const std::string_view bottom = top == std::string_view("otton") ? "gerin" : "otton";
    scene.play(0, split("samson", top, bottom));
    EXPECT_EQ(scene.of(0).top, paladin(top));
    scene.pass_all();
    ASSERT_EQ(scene.s.round, 2);
    EXPECT_EQ(scene.of(0).drawn[0], paladin(top));
    EXPECT_EQ(scene.of(0).top, Paladin::none);
    for (std::size_t i : {1u, 2u}) EXPECT_NE(scene.of(0).drawn[i], paladin(bottom));
  }
}

TEST(PaladinChoice, PW_PAL_04_one_at_the_bottom_comes_after_all_others) {
  Scene scene = at_paladins(2);
  std::vector<Paladin> bottoms;
  std::array<Drawn, 8> hands{};
  for (std::size_t round = 1; round <= 7; ++round) {
    hands[round] = scene.of(0).drawn;
    if (round <= 5) {
      for (Paladin card : hands[round]) EXPECT_EQ(std::count(bottoms.begin(), bottoms.end(), card), 0) << round;
    }
    bottoms.push_back(hands[round][1]);
    scene.play(0, act::split(hands[round][0], hands[round][2], hands[round][1])).pass_all();
  }
  // Twelve cards: the ninth new one comes in round 6, then the bottom ones, the first put down first.
  EXPECT_EQ(hands[6][2], bottoms[0]);
  EXPECT_EQ(hands[7][1], bottoms[1]);
  EXPECT_EQ(hands[7][2], bottoms[2]);
}

TEST(PaladinChoice, PW_PAL_05_all_three_are_placed_in_one_of_six_ways) {
  Scene scene = drawn("otton", "samson", "gerin");
  std::array<std::string_view, 3> ids{"gerin", "otton", "samson"};
  EXPECT_EQ(scene.legal(0).size(), 6u);
  do {
    EXPECT_TRUE(scene.can(0, split(ids[0], ids[1], ids[2])));
  } while (std::next_permutation(ids.begin(), ids.end()));
  EXPECT_EQ(scene.why(0, split("otton", "otton", "gerin")), "PW-PAL-05");
  EXPECT_EQ(scene.why(0, split("otton", "samson", "roland")), "PW-PAL-05");
  EXPECT_EQ(scene.why(0, act::decline()), "PW-PAL-05");
}

TEST(PaladinChoice, PW_PAL_05_all_at_once_in_any_order) {
  Scene scene = at_paladins(3);
  EXPECT_EQ(game().pending(scene.s).seats, SeatSet::first(3));
  for (int seat : {2, 0, 1}) {
    EXPECT_EQ(scene.s.ask, Ask::paladins);
    for (int other : {0, 1, 2}) EXPECT_FALSE(scene.of(other).revealed);
    const Action choice = scene.legal(seat)[3];
    scene.play(seat, choice);
    if (seat != 1) {
      EXPECT_EQ(scene.why(seat, choice), "PW-PAL-05");  // once is enough
    }
  }
  EXPECT_EQ(scene.s.ask, Ask::tavern);
}

TEST(PaladinChoice, PW_PAL_05_nobody_sees_the_choice_of_another_before_it_is_revealed) {
  Scene one = drawn("otton", "samson", "gerin"), other = one;
  one.play(0, split("otton", "samson", "gerin"));
  other.play(0, split("gerin", "otton", "samson"));
  EXPECT_EQ(game().redact(one.s, seat_at(1)), game().redact(other.s, seat_at(1)));
  EXPECT_EQ(events_for(one.events, seat_at(1)), events_for(other.events, seat_at(1)));
  EXPECT_NE(game().redact(one.s, seat_at(0)), game().redact(other.s, seat_at(0)));
  const Action answer = one.legal(1)[0];  // seat 0 starts, so that the last choice reveals it
  one.play(1, answer);
  other.play(1, answer);
  EXPECT_EQ(game().redact(one.s, seat_at(1)).players[0].paladin, paladin("otton"));
  EXPECT_EQ(game().redact(other.s, seat_at(1)).players[0].paladin, paladin("gerin"));
}

TEST(PaladinChoice, PW_PAL_06_when_revealed_he_brings_two_workers) {
  for (const PaladinCard& card : facts().paladins) {
    Scene scene = at_paladins(2);
    const char* top = card.id == "otton" ? "gerin" : "otton";
    const char* bottom = card.id == "roland" ? "samson" : "roland";
    draw(scene, 0, {card.id, top, bottom}).play(0, split(card.id, top, bottom)).play(scene.legal()[0]);
    ASSERT_EQ(scene.s.ask, Ask::tavern);
    std::array<std::uint8_t, worker_types> shown{};
    for (Worker worker : card.workers) ++shown[index(worker)];
    EXPECT_EQ(scene.of(0).workers, shown) << card.id;
    EXPECT_EQ(workers_held(scene.of(0)), 2);
  }
}

TEST(PaladinChoice, PW_PAL_07_his_boosts_hold_for_this_round_only) {
  Scene scene(2);
  scene.paladin(0, "engelier").track(0, Attribute::strength, 1);
  const auto strength = [&] { return effective(scene.look(), seat_at(0), Attribute::strength); };
  EXPECT_EQ(strength(), 1 + 3);
  EXPECT_EQ(effective(scene.look(), seat_at(0), Attribute::faith), 1);
  EXPECT_EQ(effective(scene.look(), seat_at(1), Attribute::strength), 0);  // nobody else's
  scene.play(act::pass());
  EXPECT_EQ(strength(), 1 + 3);  // to the end of the round
  scene.pass_all();
  EXPECT_EQ(strength(), 1);
  draw(scene, 0, {"oliver", "samson", "gerin"}).play(0, split("oliver", "samson", "gerin"));
  muster_all(choose_all(scene));
  EXPECT_EQ(strength(), 1);
  EXPECT_EQ(effective(scene.look(), seat_at(0), Attribute::faith), 4);
  EXPECT_EQ(scene.level(0, Attribute::strength), 1);
}

TEST(PaladinChoice, PW_PAL_08_his_ability_works_every_time_this_round) {
  Scene scene(2);
  scene.paladin(0, "otton").silver(0, 0);
  for (int time = 1; time <= 3; ++time) {
    scene.turn_of(0).on_board(0, Space::trade, no_workers).workers(0, {Worker::labourer});
    scene.play(act::take(Space::trade));
    EXPECT_EQ(scene.of(0).silver, time * (1 + 2));
  }
  scene.workers(0, {}).turn_of(0).pass_all();
  draw(scene, 0, {"oliver", "samson", "gerin"}).play(0, split("oliver", "samson", "gerin"));
  muster_all(choose_all(scene));
  scene.turn_of(0).silver(0, 0).workers(0, {Worker::labourer}).play(act::take(Space::trade));
  EXPECT_EQ(scene.of(0).silver, 1);
}

TEST(PaladinChoice, PW_PAL_09_a_used_paladin_never_comes_back) {
  Scene scene = at_paladins(3);
  PaladinSet used;
  for (int round = 1; round <= 7; ++round) {
    const Player& player = scene.of(0);
    EXPECT_EQ(deck_size(player) + 3, 13 - round);
    EXPECT_EQ(player.used, used);
    for (Paladin card : player.drawn) EXPECT_FALSE(used.has(card)) << round;
    const Action choice = scene.legal(0)[static_cast<std::size_t>(round % 6)];
    used.add(static_cast<Paladin>(choice.arg[0]));
    scene.play(0, choice).pass_all();
  }
  EXPECT_EQ(used.size(), 7);
}

}  // namespace paladin_test
}  // namespace ludarium::paladins
