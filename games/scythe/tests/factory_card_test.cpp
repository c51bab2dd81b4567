// Chapter "The Factory": the top actions of the cards.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace factory_card_test {

constexpr Seat nordic_seat = seat_at(0);

// Nordic's token lies on Factory card `number`: $5, 5 power, 5 popularity, cards 2 and 5, workers on two territories.
Scene with_card(std::uint8_t number, boost::json::object options = {}, Faction who = Faction::nordic) {
  Scene scene({who, Faction::saxony}, options);
  Player& player = scene.of(who);
  player.coins = player.power = player.popularity = 5;
  scene.hand(who, {2, 5}).workers(who, {"nordic_forest", "nordic_tundra"}).factory_card(who, number);
  scene.turn_of(who).play(act::section(factory_section));
  return scene;
}

int lying(Scene& scene, std::string_view hex, Resource resource) {
  return scene.s.tokens[index(scene.hex(hex))][index(resource)];
}

void all_recruits_out(Player& player) {
  player.recruits = player.one_time = 0b1111;
  player.stars[index(Goal::recruits)] = 1;
}

constexpr Action with_the_two = act::factory_top(0), with_the_five = act::factory_top(3);

TEST(FactoryCard, SC_FTRY_08_brings_no_mat_coins_and_no_ongoing_bonus) {
  Scene scene = with_card(9);  // $2 for an upgrade and 1 popularity
  for (Faction faction : {Faction::nordic, Faction::saxony}) {
    scene.of(faction).recruits = 1u << index(BottomAction::upgrade);
    scene.of(faction).one_time = 1;
    scene.of(faction).power = 5;
  }
  scene.play({act::factory_top(), act::upgrade(Cube::move_coins, BottomAction::build)});
  EXPECT_EQ(scene.nordic().coins, 3);
  EXPECT_EQ(scene.nordic().power, 5);
  EXPECT_EQ(scene.saxony().power, 5);
}

TEST(FactoryCard, SC_FTRY_08_brings_no_structure_bonus) {
  Scene scene = with_card(8);  // tokens, as Trade gives
  scene.structure(Faction::nordic, Structure::armory, "factory_forest");
  scene.structure(Faction::nordic, Structure::monument, "factory_tundra");
  scene.play({with_the_two, act::tokens(scene.hex("nordic_forest"), 0, 0, 0, 3)});
  EXPECT_EQ(scene.nordic().power, 5);
  EXPECT_EQ(scene.nordic().popularity, 5);
}

TEST(FactoryCard, SC_FTRY_16_costs_and_gains_of_the_twelve_cards) {
  const std::array<Cost, 12> costs{{{.coins = 1, .cards = 1},
                                    {.popularity = 1},
                                    {.cards = 1},
                                    {.cards = 1},
                                    {.power = 1},
                                    {.power = 1},
                                    {.popularity = 1},
                                    {.cards = 1},
                                    {.coins = 2},
                                    {.coins = 2},
                                    {.coins = 2},
                                    {.coins = 2}}};
  const std::array<Gain, 12> gains{{{.produce = 2},
                                    {.recruit = 1, .upgrade = 1, .choose_one = 1},
                                    {.popularity = 2},
                                    {.coins = 3},
                                    {.popularity = 2},
                                    {.coins = 3},
                                    {.mech = 1, .structure = 1, .choose_one = 1},
                                    {.any = 3},
                                    {.popularity = 1, .upgrade = 1},
                                    {.power = 1, .mech = 1},
                                    {.popularity = 1, .structure = 1},
                                    {.power = 1, .recruit = 1}}};
  for (std::size_t i = 0; i < 12; ++i) {
    EXPECT_EQ(facts().factory_cards[i].cost, costs[i]) << "card " << i + 1;
    EXPECT_EQ(facts().factory_cards[i].gain, gains[i]) << "card " << i + 1;
  }
}

TEST(FactoryCard, SC_FTRY_16_the_cost_is_paid_in_full_before_the_gain) {
  Scene scene = with_card(6);  // 1 power for $3
  scene.play(act::factory_top());
  EXPECT_EQ(scene.nordic().power, 4);
  EXPECT_EQ(scene.nordic().coins, 8);

  Scene weak = with_card(6);
  weak.nordic().power = 0;
  EXPECT_EQ(weak.legal(), (std::vector{act::skip()}));
  EXPECT_EQ(weak.why(act::factory_top()), "SC-FTRY-16");

  Scene poor = with_card(9);
  poor.nordic().coins = 1;
  EXPECT_EQ(poor.why(act::factory_top()), "SC-FTRY-16");
}

TEST(FactoryCard, SC_FTRY_16_any_part_of_the_gain_may_be_taken) {
  Scene scene = with_card(6);
  scene.aside(nordic_seat, act::in_part());
  scene.play({act::factory_top(), act::take(Item::coins), act::done()});
  EXPECT_EQ(scene.nordic().coins, 6);
  EXPECT_EQ(scene.nordic().power, 4);
  EXPECT_EQ(scene.s.ask, Ask::bottom);
}

TEST(FactoryCard, SC_FTRY_17_the_payer_chooses_the_combat_card_and_it_is_discarded) {
  Scene scene = with_card(4);  // a combat card for $3
  EXPECT_EQ(scene.legal(), (std::vector{with_the_two, with_the_five, act::skip()}));
  EXPECT_EQ(scene.why(act::factory_top()), "SC-FTRY-17");
  EXPECT_EQ(scene.why(act::factory_top(1)), "SC-FTRY-17");  // no 3 in the hand
  scene.play(with_the_five);
  EXPECT_EQ(scene.nordic().hand, (std::array<std::uint8_t, card_values + 1>{1, 0, 0, 0, 0}));
  EXPECT_EQ(scene.s.discard[3], 1);
  EXPECT_EQ(scene.nordic().coins, 8);
}

TEST(FactoryCard, SC_FTRY_18_produces_on_two_territories_at_the_price_of_the_card_alone) {
  Scene scene = with_card(1);
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_forest", "nordic_tundra", "factory_mountain",
                                  "factory_mountain", "nordic_base", "nordic_base", "nordic_base"});
  scene.nordic().stars[index(Goal::workers)] = 1;
  scene.nordic().cubes_moved = 1u << index(Cube::produce_hexes);  // adds no third territory
  const Hex forest = scene.hex("nordic_forest"), tundra = scene.hex("nordic_tundra");
  scene.play(with_the_two);
  EXPECT_EQ(scene.nordic().coins, 4);
  EXPECT_EQ(scene.nordic().power, 5);
  EXPECT_EQ(scene.nordic().popularity, 5);
  EXPECT_EQ(scene.why(act::produce_on(forest, tundra, scene.hex("factory_mountain"))), "SC-PROD-03");
  scene.play(act::produce_on(forest, tundra));
  EXPECT_EQ(lying(scene, "nordic_forest", Resource::wood), 2);
  EXPECT_EQ(lying(scene, "nordic_tundra", Resource::oil), 1);
  EXPECT_EQ(lying(scene, "factory_mountain", Resource::metal), 0);
  EXPECT_EQ(scene.s.ask, Ask::bottom);
}

TEST(FactoryCard, SC_FTRY_18_the_mill_does_not_help) {
  Scene scene = with_card(1);
  scene.structure(Faction::nordic, Structure::mill, "nordic_forest").play(with_the_two);
  EXPECT_EQ(lying(scene, "nordic_forest", Resource::wood), 1);  // the worker's, not the Mill's
  EXPECT_EQ(lying(scene, "nordic_tundra", Resource::oil), 1);

  Scene apart = with_card(1);
  apart.structure(Faction::nordic, Structure::mill, "factory_tundra").play(with_the_two);
  EXPECT_EQ(lying(apart, "factory_tundra", Resource::oil), 0);
}

TEST(FactoryCard, SC_FTRY_19_a_mech_comes_where_an_own_worker_is) {
  Scene scene = with_card(10);  // $2 for a mech and 1 power
  scene.mech(Faction::nordic, Ability::seaworthy, "lake_east");
  scene.workers(Faction::nordic, {"nordic_forest", "lake_east"}).tokens("nordic_forest", Resource::metal, 3);
  scene.character(Faction::nordic, "factory_tundra").play(act::factory_top());
  EXPECT_EQ(scene.why(act::deploy(0, scene.hex("factory_tundra"))), "SC-DEP-02");
  EXPECT_EQ(scene.why(act::deploy(0, scene.hex("lake_east"))), "SC-DEP-03");
  scene.play(act::deploy(0, scene.hex("nordic_forest")));
  EXPECT_EQ(scene.nordic().mechs[0], scene.hex("nordic_forest"));
  EXPECT_EQ(scene.nordic().power, 6);
  EXPECT_EQ(lying(scene, "nordic_forest", Resource::metal), 3);
}

TEST(FactoryCard, SC_FTRY_19_a_structure_comes_where_an_own_worker_and_no_structure_is) {
  Scene scene = with_card(11);  // $2 for a structure and 1 popularity
  scene.structure(Faction::saxony, Structure::mill, "nordic_tundra").tokens("nordic_forest", Resource::wood, 3);
  scene.play(act::factory_top());
  EXPECT_EQ(scene.why(act::build(Structure::mill, scene.hex("nordic_tundra"))), "SC-BUILD-02");
  EXPECT_EQ(scene.why(act::build(Structure::mill, scene.hex("factory"))), "SC-BUILD-01");
  scene.play(act::build(Structure::mill, scene.hex("nordic_forest")));
  EXPECT_EQ(scene.nordic().structures[index(Structure::mill)], scene.hex("nordic_forest"));
  EXPECT_EQ(scene.nordic().popularity, 6);
  EXPECT_EQ(lying(scene, "nordic_forest", Resource::wood), 3);
}

TEST(FactoryCard, SC_FTRY_20_a_recruit_brings_its_one_time_bonus_and_an_upgrade_moves_a_cube) {
  Scene recruit = with_card(12);  // $2 for a recruit and 1 power
  recruit.play({act::factory_top(), act::enlist(BottomAction::deploy, OneTimeBonus::popularity)});
  EXPECT_EQ(recruit.nordic().popularity, 7);
  EXPECT_EQ(recruit.nordic().power, 6);
  EXPECT_EQ(recruit.nordic().recruits, 1u << index(BottomAction::deploy));

  Scene upgrade = with_card(9);
  upgrade.play({act::factory_top(), act::upgrade(Cube::bolster_cards, BottomAction::enlist)});
  EXPECT_EQ(upgrade.nordic().cubes_moved, 1u << index(Cube::bolster_cards));
  EXPECT_EQ(upgrade.nordic().cubes_on[index(BottomAction::enlist)], 1);
  EXPECT_EQ(upgrade.nordic().popularity, 6);
}

TEST(FactoryCard, SC_FTRY_21_tokens_come_to_one_territory_with_an_own_worker) {
  Scene scene = with_card(8);  // a combat card for 3 tokens of any types
  scene.play(with_the_two);
  EXPECT_EQ(scene.why(act::tokens(scene.hex("factory"), 1, 1, 1, 0)), "SC-TRADE-04");
  scene.play(act::tokens(scene.hex("nordic_tundra"), 1, 1, 1, 0));
  EXPECT_EQ(scene.s.tokens[index(scene.hex("nordic_tundra"))], (Tokens{1, 1, 1, 0}));

  Scene at_home = with_card(8);
  at_home.workers(Faction::nordic, {"nordic_base", "nordic_base"}).play(with_the_two);
  EXPECT_EQ(at_home.s.ask, Ask::bottom);  // paid for nothing
  EXPECT_EQ(hand_size(at_home.nordic()), 1);
}

TEST(FactoryCard, SC_FTRY_22_one_of_the_two_or_neither) {
  Scene enlist = with_card(2);  // 1 popularity for a recruit or an upgrade
  enlist.play(act::factory_top());
  Scene upgrade = enlist, neither = enlist;
  enlist.play(act::enlist(BottomAction::build, OneTimeBonus::coins));
  EXPECT_EQ(enlist.s.ask, Ask::bottom);
  EXPECT_EQ(enlist.nordic().coins, 7);
  upgrade.play(act::upgrade(Cube::move_coins, BottomAction::build));
  EXPECT_EQ(upgrade.s.ask, Ask::bottom);
  EXPECT_EQ(upgrade.nordic().recruits, 0);
  neither.play(act::done());
  EXPECT_EQ(neither.s.ask, Ask::bottom);
  EXPECT_EQ(neither.nordic().popularity, 4);

  Scene build = with_card(7);  // 1 popularity for a mech or a structure
  build.play(act::factory_top());
  Scene deploy = build;
  build.play(act::build(Structure::mill, build.hex("nordic_forest")));
  EXPECT_EQ(build.s.ask, Ask::bottom);
  deploy.play(act::deploy(0, deploy.hex("nordic_forest")));
  EXPECT_EQ(deploy.s.ask, Ask::bottom);
}

TEST(FactoryCard, SC_FTRY_23_what_cannot_be_had_does_not_bar_the_rest) {
  Scene scene = with_card(12);
  all_recruits_out(scene.nordic());
  scene.play(act::factory_top());
  EXPECT_EQ(scene.nordic().power, 6);
  EXPECT_EQ(scene.nordic().coins, 3);
  EXPECT_EQ(scene.s.ask, Ask::bottom);

  Scene either = with_card(2);  // with no recruit left the upgrade is still there
  all_recruits_out(either.nordic());
  either.play(act::factory_top());
  EXPECT_TRUE(either.can(act::upgrade(Cube::move_coins, BottomAction::build)));

  Scene homeless = with_card(10);
  homeless.workers(Faction::nordic, {"nordic_base"}).play(act::factory_top());
  EXPECT_EQ(homeless.nordic().power, 6);
  EXPECT_EQ(homeless.s.ask, Ask::bottom);
}

Scene with_promo_card(std::uint8_t number, Faction who = Faction::nordic) {
  return with_card(number, {{"promo", true}}, who);
}

// Promo card 13, 15, 16 or 18 with tokens on the territories of the two workers, the question being put anew.
Scene with_tokens(std::uint8_t number, Tokens forest, Tokens tundra, Faction who = Faction::nordic) {
  Scene scene = with_promo_card(number, who);
  scene.s.tokens[index(scene.hex("nordic_forest"))] = forest;
  scene.s.tokens[index(scene.hex("nordic_tundra"))] = tundra;
  scene.turn_of(who);
  scene.of(who).section = no_section;
  return scene.play(act::section(factory_section));
}

TEST(FactoryCard, SC_FTRY_26_cards_13_and_18_cost_two_tokens_of_different_types) {
  for (std::uint8_t number : {13, 18}) {
    Scene same = with_tokens(number, {0, 3, 0, 0}, {0, 1, 0, 0});
    EXPECT_FALSE(same.can(act::factory_top()));

    Scene scene = with_tokens(number, {0, 2, 0, 0}, {1, 0, 0, 1});
    scene.play({act::factory_top(), act::pay(scene.hex("nordic_forest"), Resource::metal)});
    EXPECT_EQ(scene.why(act::pay(scene.hex("nordic_forest"), Resource::metal)), "SC-FTRY-26");
    scene.play(act::pay(scene.hex("nordic_tundra"), Resource::food));
    EXPECT_EQ(scene.s.tokens[index(scene.hex("nordic_forest"))], (Tokens{0, 1, 0, 0}));
    EXPECT_EQ(scene.s.tokens[index(scene.hex("nordic_tundra"))], (Tokens{1, 0, 0, 0}));
    EXPECT_EQ(scene.s.ask, Ask::gain);
  }
}

TEST(FactoryCard, SC_FTRY_26_cards_15_and_16_cost_one_token_of_any_type) {
  for (std::uint8_t number : {15, 16}) {
    Scene none = with_tokens(number, {}, {});
    EXPECT_FALSE(none.can(act::factory_top()));

    Scene scene = with_tokens(number, {1, 0, 0, 0}, {0, 0, 0, 1});
    scene.play({act::factory_top(), act::pay(scene.hex("nordic_tundra"), Resource::food)});
    EXPECT_EQ(scene.s.tokens[index(scene.hex("nordic_tundra"))], Tokens{});
    EXPECT_EQ(scene.s.tokens[index(scene.hex("nordic_forest"))], (Tokens{1, 0, 0, 0}));
    EXPECT_EQ(scene.nordic().power, 6);
  }
}

TEST(FactoryCard, SC_FTRY_26_a_combat_card_of_crimea_stands_for_one_of_the_tokens) {
  Scene scene = with_tokens(13, {0, 2, 0, 0}, {}, Faction::crimea);
  scene.play({act::factory_top(), act::pay_card(0)});
  EXPECT_EQ(lying(scene, "nordic_forest", Resource::metal), 1);
  EXPECT_EQ(hand_size(scene.crimea()), 1);
  EXPECT_EQ(scene.s.ask, Ask::gain);
}

TEST(FactoryCard, SC_FTRY_26_the_worker_of_card_14_comes_to_an_own_mech) {
  Scene scene = with_promo_card(14);
  scene.mech(Faction::nordic, 0, "factory_tundra").play(with_the_two);
  EXPECT_EQ(scene.nordic().coins, 7);
  EXPECT_FALSE(scene.can(act::take(Item::worker, scene.hex("nordic_forest"))));
  scene.play(act::take(Item::worker, scene.hex("factory_tundra")));
  EXPECT_EQ(scene.nordic().workers[2], scene.hex("factory_tundra"));

  Scene no_mech = with_promo_card(14);
  no_mech.play(with_the_two);
  EXPECT_EQ(no_mech.nordic().coins, 7);
  EXPECT_EQ(no_mech.s.ask, Ask::bottom);
}

TEST(FactoryCard, SC_FTRY_26_the_worker_of_card_14_does_not_come_to_a_base) {
  Scene scene = with_promo_card(14);
  scene.mech(Faction::nordic, 0, "nordic_base").mech(Faction::nordic, 1, "factory_tundra").play(with_the_two);
  EXPECT_EQ(scene.legal(), (std::vector{act::take(Item::worker, scene.hex("factory_tundra")), act::done()}));

  Scene at_home = with_promo_card(14);
  at_home.mech(Faction::nordic, 0, "nordic_base").play(with_the_two);
  EXPECT_EQ(at_home.s.ask, Ask::bottom);
  EXPECT_EQ(count_out(at_home.nordic().workers), 2);
}

TEST(FactoryCard, SC_FTRY_17_any_card_of_the_hand_pays_and_lies_with_the_discards) {
  for (std::uint8_t number : {1, 3, 4, 8})
    for (std::size_t value = 0; value < card_values; ++value) {
      Scene scene = with_card(number);
      scene.hand(Faction::nordic, {2, 3, 3, 4, 5});
      for (std::size_t other = 0; other < card_values; ++other) EXPECT_TRUE(scene.can(act::factory_top(other)));
      const auto before = scene.nordic().hand;
      scene.play(act::factory_top(value));
      for (std::size_t other = 0; other < card_values; ++other) {
        EXPECT_EQ(scene.nordic().hand[other], before[other] - (other == value)) << int{number};
        EXPECT_EQ(scene.s.discard[other], other == value) << int{number};
      }
    }
}

TEST(FactoryCard, SC_FTRY_17_the_last_card_pays_and_an_empty_hand_does_not) {
  for (std::uint8_t number : {1, 3, 4, 8}) {
    Scene last = with_card(number);
    last.hand(Faction::nordic, {4}).play(act::factory_top(2));
    EXPECT_EQ(hand_size(last.nordic()), 0);
    Scene none = with_card(number);
    none.hand(Faction::nordic, {});
    EXPECT_EQ(none.legal(), std::vector{act::skip()});
    EXPECT_EQ(none.why(act::factory_top(0)), "SC-FTRY-16");
  }
}

}  // namespace factory_card_test
}  // namespace ludarium::scythe
