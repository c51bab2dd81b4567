// Chapter "Setup" and the decisions before play.
#include <set>

#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace setup_test {

namespace json = boost::json;

const CardSet& common_cards() { return facts().deck[index(Deck::common)]; }

State fresh(int seats, std::uint64_t seed = 1, json::object options = {}) {
  return *game().setup({seats, seed, std::move(options)});
}

bool refused(int seats, json::object options) { return !game().setup({seats, 1, std::move(options)}); }

CardSet all_cards(const State& s) {
  CardSet all = s.common_deck | s.common_discard | s.row | s.virtual_area | s.collection | s.markers | s.looked;
  for (Seat seat : s.seats()) {
    const Player& p = s.player(seat);
    all |= p.hand | p.empire | p.deals | p.foundations | p.deck | p.discard | p.offer;
  }
  return all;
}

TEST(Setup, IS_SETUP_01_round_one) {
  for (int seats = 1; seats <= 4; ++seats) EXPECT_EQ(fresh(seats).round, 1);
}

TEST(Setup, IS_SETUP_02_one_shuffled_common_deck_for_all) {
  const State s = fresh(3);
  CardSet dealt = s.row;
  for (Seat seat : s.seats()) dealt |= s.player(seat).hand & common_cards();
  EXPECT_EQ(s.common_deck | dealt, common_cards());
  EXPECT_EQ(s.common_deck.size(), 84 - dealt.size());
  std::set<std::size_t> first_cards;
  for (std::uint64_t seed = 0; seed < 60; ++seed) first_cards.insert(index(fresh(2, seed).row.first()));
  EXPECT_GT(first_cards.size(), 10u);
}

TEST(Setup, IS_SETUP_03_each_takes_the_board_and_deck_of_his_faction) {
  const State s = fresh(3, 1, {{"factions", json::array{"egyptians", "barbarians", "japanese"}}});
  const std::array chosen{Faction::egyptians, Faction::barbarians, Faction::japanese};
  for (Seat seat : s.seats()) {
    const Player& player = s.player(seat);
    EXPECT_EQ(player.faction, chosen[index(seat)]);
    EXPECT_EQ(player.deck | (player.hand - common_cards()), facts().deck[index(player.faction)]);
    EXPECT_EQ(facts().deck[index(player.faction)].size(), 30);
  }
}

TEST(Setup, IS_SETUP_04_faction_decks_are_shuffled) {
  std::set<std::size_t> first_cards;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const State s = fresh(2, seed, {{"factions", json::array{"romans", "japanese"}}});
    first_cards.insert(index((s.players[0].hand - common_cards()).first()));
  }
  EXPECT_GT(first_cards.size(), 5u);
}

TEST(Setup, IS_SETUP_05_unused_factions_leave_the_game) {
  const State s = fresh(2, 1, {{"factions", json::array{"romans", "japanese"}}});
  EXPECT_EQ(all_cards(s), common_cards() | facts().deck[index(Deck::romans)] | facts().deck[index(Deck::japanese)]);
}

TEST(Setup, IS_SETUP_06_scores_start_at_0) {
  const State s = fresh(4);
  for (Seat seat : s.seats()) EXPECT_EQ(s.player(seat).score, 0);
}

TEST(Setup, IS_SETUP_07_personal_supplies_start_empty) {
  const State s = fresh(4);
  for (Seat seat : s.seats()) EXPECT_EQ(s.player(seat).supply, (std::array<std::uint8_t, supply_goods>{}));
}

TEST(Setup, IS_SETUP_08_one_defence_token_a_round) {
  Scene scene({Faction::romans, Faction::japanese});
  scene.empire(Faction::romans, {"com_mill", "com_quarry#8"}).production_of(Faction::romans);
  EXPECT_EQ(scene.has(Faction::romans, Good::defence), 1);
  scene.turn_of(Faction::romans).play(act::defend(card("com_mill")));
  EXPECT_EQ(scene.has(Faction::romans, Good::defence), 0);
  EXPECT_EQ(scene.why(act::defend(card("com_quarry#8"))), "IS-SETUP-08");
}

TEST(Setup, IS_SETUP_09_the_first_player_is_drawn_by_lot) {
  std::set<std::size_t> firsts;
  for (std::uint64_t seed = 0; seed < 60; ++seed) firsts.insert(index(fresh(4, seed).first));
  EXPECT_EQ(firsts.size(), 4u);
}

// The Lookout of round 1 has already brought its faction card when the first question comes.
TEST(Setup, IS_SETUP_10_two_cards_of_each_deck) {
  for (int seats = 2; seats <= 4; ++seats) {
    const State s = fresh(seats);
    EXPECT_EQ(s.ask, Ask::pick);
    for (Seat seat : s.seats()) {
      const CardSet hand = s.player(seat).hand;
      EXPECT_EQ((hand & common_cards()).size(), 2);
      EXPECT_EQ((hand & facts().deck[index(s.player(seat).faction)]).size(), 2 + facts().lookout_faction_cards);
    }
  }
}

TEST(Setup, IS_SETUP_11_no_mulligan) {
  const State s = fresh(3);
  ActionList list;
  for (Seat seat : s.seats()) game().legal(s, seat, list);
  EXPECT_EQ(list.size(), 4u);
  for (Action a : list) EXPECT_EQ(what(a), Do::pick);
  ActionList asides;
  game().asides(s, s.first, asides);
  for (Action a : asides) EXPECT_EQ(what(a), Do::wish);
}

TEST(Setup, IS_DEC_01_the_table_chooses_players_lookout_and_peace) {
  for (const char* lookout : {"standard", "alternative", "advanced"})
    for (bool peaceful : {false, true})
      EXPECT_FALSE(refused(3, {{"lookout", lookout}, {"peaceful", peaceful}})) << lookout;
  EXPECT_TRUE(refused(3, {{"lookout", json::array{"alternative", "advanced"}}}));  // one at a time
  EXPECT_TRUE(refused(1, {{"lookout", "advanced"}}));
  EXPECT_TRUE(refused(1, {{"peaceful", true}}));
  const State s = fresh(3, 1, {{"lookout", "advanced"}, {"peaceful", true}});
  EXPECT_EQ(s.ask, Ask::pick);  // the peaceful card has come before the row
  for (Seat seat : s.seats()) EXPECT_EQ(s.player(seat).hand.size(), 4 + 1 + 1);
}

TEST(Setup, IS_DEC_02_each_chooses_a_free_faction_and_nobody_the_first_player) {
  EXPECT_EQ(fresh(2, 1, {{"factions", json::array{"japanese", "romans"}}}).players[0].faction, Faction::japanese);
  EXPECT_TRUE(refused(2, {{"factions", json::array{"japanese", "japanese"}}}));
  EXPECT_TRUE(refused(2, {{"factions", json::array{"vikings", "japanese"}}}));
  EXPECT_TRUE(refused(2, {{"first", 1}}));
}

}  // namespace setup_test
}  // namespace ludarium::settlers
