// Hidden information in play: what a seat may suppose of the rest, and which events reach it.
#include "core/erased.hpp"
#include "core/finality.hpp"
#include "games/paladins/tests/support/round.hpp"

namespace ludarium::paladins {
namespace hidden_play_test {

// Paladins chosen and drawn, revealed and not, on top and below: the first questions of six rounds.
std::vector<State> positions() {
  std::vector<State> found;
  Scene scene = at_paladins(3);
  while (scene.s.round < 7) {
    if (scene.s.ask == Ask::paladins || scene.s.ask == Ask::tavern) found.push_back(scene.s);
    const Action first = scene.s.ask == Ask::action ? act::pass() : scene.legal()[0];
    scene.play(first);
  }
  return found;
}

// What lies where, as everybody could count it.
std::array<int, 4> counts(const Player& player) {
  int drawn = 0;
  for (Paladin card : player.drawn) drawn += card != Paladin::none;
  return {drawn, player.paladin != Paladin::none, player.top != Paladin::none, player.bottom_count};
}

// Every card of a player's set, wherever it lies.
std::multiset<Paladin> all_paladins(const Player& player) {
  std::multiset<Paladin> cards;
  for (Paladin card : player.unseen | player.used) cards.insert(card);
  for (Paladin card : player.drawn) cards.insert(card);
  for (Paladin card : player.bottom) cards.insert(card);
  cards.insert(player.paladin);
  cards.insert(player.top);
  cards.erase(Paladin::none);
  return cards;
}

TEST(Imagine, a_supposed_table_has_every_count_and_every_card_once) {
  Rng rng{7};
  for (const State& s : positions())
    for (Seat viewer : {seat_at(0), seat_at(1), Seat::none}) {
      const State supposed = imagine(s, viewer, rng);
      for (Seat seat : s.seats()) {
        const Player& player = supposed.player(seat);
        EXPECT_FALSE(player.hidden);
        EXPECT_EQ(counts(player), counts(s.player(seat)));
        EXPECT_EQ(player.unseen.size(), s.player(seat).unseen.size());
        const auto cards = all_paladins(player);
        EXPECT_EQ(cards.size(), paladin_count);
        EXPECT_EQ(std::set(cards.begin(), cards.end()).size(), paladin_count);
        EXPECT_LT(index(*cards.rbegin()), paladin_count);
      }
      EXPECT_FALSE(game().broken_invariant(supposed));
    }
}

TEST(Imagine, what_the_viewer_knows_stays) {
  Rng rng{7};
  for (const State& s : positions())
    for (Seat viewer : {seat_at(0), seat_at(1), Seat::none})
      EXPECT_EQ(redact(imagine(s, viewer, rng), viewer), redact(s, viewer));
}

TEST(Imagine, it_never_depends_on_what_is_hidden) {
  int compared = 0;
  for (const State& s : positions()) {
    State other = s;  // all of seat 0's secrets are others
    Player& player = other.players[0];
    std::swap(player.top, player.bottom[0]);
    std::swap(player.drawn[0], player.drawn[2]);
    other.rng.state += 99;
    for (Seat viewer : {seat_at(1), Seat::none}) {
      Rng one{5}, same{5};
      if (redact(s, viewer) != redact(other, viewer)) continue;  // nothing lies on top: the swap would show
      compared += s.players[0].top != other.players[0].top;
      EXPECT_EQ(imagine(s, viewer, one), imagine(other, viewer, same));
      Rng from_view{5};
      EXPECT_EQ(imagine(redact(s, viewer), viewer, from_view), imagine(s, viewer, one = Rng{5}));
    }
  }
  EXPECT_GT(compared, 10);
}

TEST(Imagine, every_card_that_could_lie_there_is_supposed_there) {
  Scene scene = at_paladins(3);
  scene.pass_all();
  choose_all(scene);  // round 2, seat 1 starts: its paladin lies open
  const Player& player = scene.of(1);
  const PaladinSet possible = [&] {
    PaladinSet cards = PaladinSet::first(paladin_count) - player.used;
    cards.remove(player.paladin);
    return cards;
  }();
  PaladinSet top, bottom;
  std::set<std::uint64_t> luck;
  Rng rng{3};
  for (int i = 0; i < 300; ++i) {
    const State supposed = imagine(scene.s, seat_at(0), rng);
    EXPECT_EQ(supposed.players[1].paladin, player.paladin);
    top.add(supposed.players[1].top);
    bottom.add(supposed.players[1].bottom[0]);
    luck.insert(supposed.rng.state);
  }
  EXPECT_EQ(top, possible);
  EXPECT_EQ(bottom, possible);
  EXPECT_EQ(luck.size(), 300u);  // and the decks come in any order
}

// --- events

TEST(HiddenEvents, who_drew_which_paladin_is_told_to_the_owner_alone) {
  Scene scene = Scene::fresh(3);
  hire_all(scene);
  const auto drew = scene.all(Happened::drew_paladin);
  EXPECT_EQ(drew.size(), 9u);
  for (const Event& event : drew) {
    EXPECT_EQ(event.audience, SeatSet::of(event.seat));
  }
  for (const Event& event : events_for(scene.events, seat_at(1))) {
    if (event.kind == static_cast<std::uint8_t>(Happened::drew_paladin)) {
      EXPECT_EQ(event.seat, seat_at(1));
    }
  }
}

TEST(HiddenEvents, all_others_are_for_everybody) {
  Scene scene = Scene::fresh(2);
  hire_all(scene);
  while (!scene.over()) {
    for (const Event& event : scene.events) {
      if (event.kind == static_cast<std::uint8_t>(Happened::drew_paladin)) continue;
      EXPECT_EQ(event.audience, SeatSet::everyone()) << game().event_name(event);
    }
    scene.pass_all();
  }
}

TEST(HiddenEvents, that_a_paladin_was_chosen_is_told_but_not_which) {
  Scene scene = at_paladins(3);
  const std::vector<Action> ways = scene.legal(1);
  Events told;
  for (const Action& way : ways) {
    Scene one = scene;
    one.play(1, way);
    if (told.empty()) told = one.events;
    EXPECT_EQ(one.events, told);
    ASSERT_EQ(one.events.size(), 1u);
    EXPECT_EQ(one.events[0].seat, seat_at(1));
  }
}

TEST(HiddenEvents, a_revealed_paladin_is_told_to_all_at_the_owners_turn) {
  Scene scene = at_paladins(3);
  choose_all(scene);
  for (int seat : {0, 1, 2}) {
    const auto told = scene.all(Happened::revealed_paladin);
    ASSERT_EQ(told.size(), 1u);
    EXPECT_EQ(told[0].seat, seat_at(static_cast<std::size_t>(seat)));
    EXPECT_EQ(told[0].arg[0], number(scene.of(seat).paladin));
    EXPECT_EQ(told[0].audience, SeatSet::everyone());
    scene.play(scene.legal()[0]);
    if (seat < 2) {
      ASSERT_EQ(scene.s.ask, Ask::tavern);
    }
  }
}

// The first player chooses last: his paladin comes to light at once, where the other two lie must not.
TEST(HiddenEvents, the_last_split_taken_back_does_not_tell_where_the_other_two_went) {
  const Erased<Paladins> any(game());
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Scene scene = at_paladins(3, seed);
    for (int seat : {1, 2}) scene.play(seat, scene.legal(seat)[0]);
    const AnyState before = Erased<Paladins>::erase(scene.s);
    for (const Action& way : scene.legal(0)) EXPECT_FALSE(shows_action(any, before, seat_at(0), way, seat_at(2)));
  }
}

}  // namespace hidden_play_test
}  // namespace ludarium::paladins
