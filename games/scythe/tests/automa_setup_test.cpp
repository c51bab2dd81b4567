// Chapters "What the Automa is" and "Set-up" of the solo ledger.
#include "games/scythe/tests/support/automa.hpp"

namespace ludarium::scythe {
namespace automa_setup_test {

Solo nordic_against_saxony(boost::json::object options = {}) {
  return {Faction::saxony, Faction::nordic, std::move(options)};
}

TEST(AutomaIs, SC_AUTO_01_holds_a_seat_and_a_faction_like_a_player) {
  Solo solo = nordic_against_saxony();
  EXPECT_EQ(solo.s.player_count, 2);
  EXPECT_EQ(game().seats(solo.s), 1) << "but nobody has to sit on it";
  EXPECT_EQ(solo.automa().faction, Faction::nordic);
  EXPECT_EQ(solo.s.order[0], solo.it()) << "clockwise by faction, as everybody";
  EXPECT_EQ(game().score(solo.s).size(), 2u);
}

TEST(AutomaIs, SC_AUTO_02_has_no_player_mat_and_nothing_of_one) {
  Solo solo = nordic_against_saxony();
  EXPECT_EQ(solo.automa().mat, Mat::none);
  EXPECT_EQ(solo.automa().objectives, (std::array<std::uint8_t, 2>{}));
  EXPECT_EQ(count_out(solo.automa().structures), 0);
  EXPECT_EQ(solo.automa().section, no_section);
  EXPECT_EQ(solo.broken(), "");
  solo.automa().recruits = 1;
  EXPECT_EQ(solo.broken(), "scythe.broken.automa_mat");
}

TEST(AutomaIs, SC_AUTO_03_pays_nothing_and_has_no_resources) {
  Solo solo = nordic_against_saxony();
  const auto tokens = solo.s.tokens;
  solo.turn(10);  // a mech and 2 power
  EXPECT_EQ(count_out(solo.automa().mechs), 1);
  EXPECT_EQ(solo.automa().coins, facts().automa.coins);
  EXPECT_EQ(solo.automa().power, facts().of(Faction::nordic).power + 2);
  EXPECT_EQ(solo.s.tokens, tokens);
}

TEST(AutomaIs, SC_AUTO_04_keeps_its_popularity) {
  Solo solo = nordic_against_saxony();
  EXPECT_EQ(solo.automa().popularity, 10);
  solo.place({"nordic_forest"}, {}, "nordic_base").place_person({"nordic_tundra"}, {}, "saxony_base").turn(19);
  EXPECT_TRUE(solo.happened(Happened::drove_out));
  EXPECT_EQ(solo.automa().popularity, 10);
  solo.automa().popularity = 11;
  EXPECT_EQ(solo.broken(), "scythe.broken.automa_popularity");
}

TEST(AutomaIs, SC_AUTO_05_uses_no_ability_tunnel_or_mine) {
  Solo solo = nordic_against_saxony();
  solo.place({"nordic_forest"}, {"nordic_mountain", "nordic_tundra", "nordic_base", "nordic_base"}, "nordic_base");
  for (std::size_t a = 0; a < ability_names.size(); ++a)
    EXPECT_FALSE(has_ability(facts(), solo.automa(), static_cast<Ability>(a))) << ability_names[a];
  solo.place({"tunnel_north_tundra"}, {}, "nordic_base").unlock();
  EXPECT_FALSE(solo.valid(AutomaMove::mech).has(solo.hex("tunnel_south_tundra")));
  Solo saxony(Faction::nordic, Faction::saxony);
  EXPECT_EQ(combat_star_limit(saxony.look(), saxony.it()), facts().combat_star_limit) << "not even Dominate";
}

TEST(AutomaIs, SC_AUTO_06_leaves_the_human_no_choice_and_chance_no_room) {
  Solo one = nordic_against_saxony(), other = nordic_against_saxony();
  one.turn(3);
  other.turn(3);
  EXPECT_EQ(one.s, other.s);
  EXPECT_EQ(one.events, other.events);
  EXPECT_EQ(one.s.active, one.me()) << "nothing was asked";
  EXPECT_EQ(one.s.ask, Ask::section);
  EXPECT_EQ(one.why(one.it(), act::section(0)), "SC-AUTO-06");
}

// SC-AUTO-DP-06: neither gifts nor promises are offered.
TEST(AutomaIs, SC_AUTO_07_SC_AUTO_DP_06_makes_no_deals) {
  Solo solo = nordic_against_saxony();
  EXPECT_FALSE(solo.can_aside(solo.me(), act::gift(solo.it(), 1)));
  EXPECT_EQ(solo.why(solo.me(), act::gift(solo.it(), 1)), "SC-AUTO-07");
  ActionList list;
  game().asides(solo.s, solo.it(), list);
  EXPECT_TRUE(list.empty());
  solo.person().coins = 0;
  solo.turn_of(Faction::saxony);
  for (Player& player : solo.s.players) player.section = 0;  // a token stands somewhere before anything can be opened
  EXPECT_FALSE(gift_may_open_top(solo.look())) << "so its coins open nothing";
}

TEST(AutomaSetup, SC_AUTO_08_the_human_sets_up_as_usual) {
  Solo solo = nordic_against_saxony();
  const Scene two({Faction::saxony, Faction::nordic});
  const Player &alone = solo.person(), &usual = two.s.players[0];
  EXPECT_EQ(alone.coins, usual.coins);
  EXPECT_EQ(alone.power, usual.power);
  EXPECT_EQ(alone.popularity, usual.popularity);
  EXPECT_EQ(alone.character, usual.character);
  EXPECT_EQ(alone.workers, usual.workers);
  EXPECT_NE(alone.objectives[0], 0);
  EXPECT_NE(alone.objectives[1], 0);
}

TEST(AutomaSetup, SC_AUTO_09_three_factory_cards_lie_out) {
  EXPECT_EQ(std::popcount(nordic_against_saxony().s.factory_board), 3);
}

TEST(AutomaSetup, SC_AUTO_DP_01_level_and_sides_are_chosen_before_a_game_alone) {
  for (const auto& [name, level] :
       {std::pair{"autometta", AutomaLevel::autometta}, std::pair{"automa", AutomaLevel::automa},
        std::pair{"automaszyna", AutomaLevel::automaszyna}, std::pair{"ultimaszyna", AutomaLevel::ultimaszyna}}) {
    const State s = *game().setup(
        {1, 1, {{"automa", name}, {"factions", {"rusviet"}}, {"mats", {"mechanical"}}, {"automa_faction", "polania"}}});
    EXPECT_EQ(s.automas.level, level);
    EXPECT_EQ(s.players[0].faction, Faction::rusviet);
    EXPECT_EQ(s.players[0].mat, Mat::mechanical);
    EXPECT_EQ(s.players[1].faction, Faction::polania);
  }
}

TEST(AutomaSetup, SC_AUTO_10_its_faction_is_chosen_or_random_and_free) {
  EXPECT_EQ(nordic_against_saxony().s.players[1].faction, Faction::nordic);
  std::set<Faction> seen;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const State s = *game().setup({1, seed, {{"factions", {"crimea"}}}});
    EXPECT_NE(s.players[1].faction, Faction::crimea);
    seen.insert(s.players[1].faction);
  }
  EXPECT_EQ(seen.size(), 4u);
  const auto taken = game().setup({1, 1, {{"factions", {"crimea"}}, {"automa_faction", "crimea"}}});
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().message.key, "scythe.setup.automa_faction_taken");
}

TEST(AutomaSetup, SC_AUTO_11_power_and_cards_come_from_the_faction_mat) {
  for (Faction faction : {Faction::nordic, Faction::rusviet, Faction::crimea, Faction::polania}) {
    Solo solo(Faction::saxony, faction);
    EXPECT_EQ(solo.automa().power, facts().of(faction).power);
    EXPECT_EQ(hand_size(solo.automa()), facts().of(faction).cards);
  }
}

TEST(AutomaSetup, SC_AUTO_12_its_combat_cards_are_hidden_but_for_their_number) {
  Solo solo(Faction::saxony, Faction::polania);
  State other = solo.s;
  for (std::size_t v = 0; v < card_values; ++v) {
    other.deck[v] = static_cast<std::uint8_t>(other.deck[v] + other.player(solo.it()).hand[v]);
    other.player(solo.it()).hand[v] = 0;
  }
  other.player(solo.it()).hand[3] = facts().of(Faction::polania).cards;
  other.deck[3] = static_cast<std::uint8_t>(other.deck[3] - other.player(solo.it()).hand[3]);
  EXPECT_EQ(redact(solo.s, solo.me()), redact(other, solo.me()));
  EXPECT_EQ(redact(solo.s, solo.me()).player(solo.it()).hand[unknown], facts().of(Faction::polania).cards);
}

TEST(AutomaSetup, SC_AUTO_13_its_pieces_stand_as_everybodys) {
  Solo solo = nordic_against_saxony();
  EXPECT_EQ(solo.automa().character, solo.hex("nordic_base"));
  EXPECT_EQ(solo.automa().workers[0], solo.hex("nordic_forest"));
  EXPECT_EQ(solo.automa().workers[1], solo.hex("nordic_tundra"));
  EXPECT_EQ(count_out(solo.automa().workers), 2);
  EXPECT_EQ(count_out(solo.automa().mechs), 0);
  EXPECT_EQ(star_count(solo.automa()), 0);
}

TEST(AutomaSetup, SC_AUTO_14_it_starts_with_five_coins) { EXPECT_EQ(nordic_against_saxony().automa().coins, 5); }

TEST(AutomaSetup, SC_AUTO_15_its_token_starts_on_space_0) {
  for (std::string_view level : automa_level_names) EXPECT_EQ(nordic_against_saxony({{"automa", level}}).token(), 0);
}

TEST(AutomaSetup, SC_AUTO_16_all_cards_are_shuffled_and_scheme_1_is_in_force) {
  Solo solo = nordic_against_saxony();
  EXPECT_EQ(std::popcount(solo.s.automas.deck[0]), 19);
  EXPECT_EQ(scheme_of(solo.look(), solo.it()), 0u);
  std::set<std::uint8_t> first;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Solo other = nordic_against_saxony();
    other.s.rng.state = seed;
    other.begin();
    first.insert(last_turn_card(other.s, other.it()));
  }
  EXPECT_EQ(first.size(), 19u) << "any card may be the first";
}

TEST(AutomaSetup, SC_AUTO_17_the_human_begins_and_turns_alternate) {
  for (Faction automa : {Faction::nordic, Faction::polania}) {
    Solo solo(Faction::crimea, automa, {});
    EXPECT_EQ(solo.s.active, solo.me());
    EXPECT_EQ(solo.s.turn, 1);
    solo.play(act::section(0)).end_turn();
    EXPECT_EQ(solo.all(Happened::automa_card).size(), 1u);
    EXPECT_EQ(solo.s.active, solo.me());
    EXPECT_EQ(solo.s.turn, 3);
  }
}

TEST(AutomaSetup, SC_AUTO_18_levels_differ_by_their_tracker_only) {
  const State usual = nordic_against_saxony().s;
  EXPECT_EQ(usual.automas.level, AutomaLevel::automa);
  for (std::size_t i = 0; i < automa_levels; ++i) {
    State s = nordic_against_saxony({{"automa", automa_level_names[i]}}).s;
    EXPECT_EQ(s.automas.level, static_cast<AutomaLevel>(i));
    s.automas.level = usual.automas.level;
    EXPECT_EQ(s, usual);
  }
}

TEST(AutomaSetup, options_are_written_as_they_were_read) {
  const boost::json::object options{{"automa", "ultimaszyna"}, {"automa_danger", "lock"}, {"automas", "2"}};
  const State s = *game().setup({2, 3, options});
  EXPECT_EQ(s.automas.count, 2);
  const auto written = game().read_options(s);
  for (const auto& option : options) EXPECT_EQ(written.at(option.key()), option.value()) << option.key();
  EXPECT_EQ(*game().setup({2, 3, written}), s);
  EXPECT_EQ(game().setup({4, 3, {{"automas", "4"}}})->automas.count, 1) << "as far as chairs are left";
  for (const boost::json::object& idle : std::initializer_list<boost::json::object>{
           {{"automa", "ultimaszyna"}}, {{"automa_danger", "lock"}}, {{"automas", "1"}, {"automas_deck", "shared"}}}) {
    const auto refused = game().setup({3, 3, idle});
    ASSERT_FALSE(refused) << idle;
    EXPECT_EQ(refused.error().message.key, "option.no_effect") << idle;
  }
  EXPECT_FALSE(game().setup({static_cast<int>(max_players), 3, {{"automas", "1"}}})) << "no chair is left";
}

}  // namespace automa_setup_test
}  // namespace ludarium::scythe
