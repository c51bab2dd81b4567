// Chapter "Solo game": the virtual player, set-up, rounds and the end. The attacks are in attack_test.cpp.
#include <set>

#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace solo_test {

constexpr Faction bar = Faction::barbarians, egy = Faction::egyptians, jap = Faction::japanese, rom = Faction::romans;
constexpr Seat me = Seat{0};

State fresh(Faction who, std::uint64_t seed = 1) {
  return game().setup({1, seed, {{"factions", boost::json::array{facts().faction[index(who)].id}}}}).value();
}

Scene turn(Faction who) {
  Scene scene = Scene::solo(who);
  scene.turn_of(who);
  return scene;
}

bool razable_deals(const Scene& scene, std::size_t attack) { return scene.can(act::target_attack(attack)); }

// ---- the virtual player and the aim

TEST(Solo, IS_SOLO_01_the_virtual_player_is_nobody_and_gains_nothing) {
  Scene scene = turn(bar);
  EXPECT_EQ(scene.s.player_count, 1);
  EXPECT_EQ(game().score(scene.s).size(), 1u);
  scene.virtual_area({"com_mill"}).goods(bar, Good::raze, 2);
  scene.play(act::raze(card("com_mill")));
  for (const Event& gain : scene.all(Happened::gained)) EXPECT_EQ(gain.seat, me);
  EXPECT_EQ(scene.has(bar, Good::wood), 0);  // the wood of a razed owner goes to nobody
  for (std::size_t other = 1; other < max_players; ++other) EXPECT_EQ(scene.s.players[other], Player{});
}

TEST(Solo, IS_SOLO_02_more_faction_locations_than_the_collection_has_cards) {
  Scene scene = turn(bar);
  scene.s.collection.add(card("com_mill"));
  scene.empire(bar, {"bar_raid#7", "com_castle#46", "com_castle#47"});
  EXPECT_FALSE(solo_won(scene.look()));
  scene.empire(bar, {"bar_raid#8"});
  EXPECT_TRUE(solo_won(scene.look()));
}

TEST(Solo, IS_SOLO_03_points_are_scored_as_ever) {
  Scene scene = turn(bar);
  scene.empire(bar, {"bar_barbarian_altar#4"}).goods(bar, Good::settler, 1);
  scene.play(act::activate(card("bar_barbarian_altar#4")));
  EXPECT_EQ(scene.vp(bar), 1);
  EXPECT_EQ(game().score(scene.s)[0].total, 1 + 2);
}

// ---- set-up

TEST(Solo, IS_SOLO_04_two_faction_and_two_common_cards_to_start_with) {
  for (Faction who : {bar, rom, egy, jap}) {
    const State s = fresh(who);  // at its first question the Lookout has given one more faction card
    const CardSet common = facts().deck[index(Deck::common)];
    EXPECT_EQ((s.player(me).hand & common).size(), 2);
    EXPECT_EQ((s.player(me).hand - common).size(), 2 + 1);
    EXPECT_EQ(s.player(me).faction, who);
    EXPECT_EQ(s.round, 1);
  }
}

TEST(Solo, IS_SOLO_05_the_attack_deck_is_shuffled) {
  std::set<int> fronts;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const State s = fresh(rom, seed);
    EXPECT_EQ(std::popcount(s.attack_deck) + s.line_length, 16);
    fronts.insert(s.line[0]);
  }
  EXPECT_EQ(fronts.size(), 16u);  // each card comes first now and then
  EXPECT_EQ(Scene({bar, rom}).s.attack_deck, 0);
}

TEST(Solo, IS_SOLO_06_one_attack_card_is_revealed_at_set_up) {
  const State s = fresh(rom);
  ASSERT_EQ(s.line_length, 1);
  EXPECT_EQ(s.attack_deck >> (s.line[0] - 1) & 1, 0);
  EXPECT_EQ(game().redact(s, me).line, s.line);
}

TEST(Solo, IS_SOLO_07_no_defence_token_comes_or_is_laid) {
  for (Faction who : {bar, rom, egy, jap}) {
    Scene scene = Scene::solo(who);
    EXPECT_EQ(scene.production_of(who).has(who, Good::defence), 0);
    EXPECT_GT(scene.has(who, Good::raze), 0);
    scene.empire(who, {"com_mill"});
    EXPECT_EQ(scene.why(act::defend(card("com_mill"))), "IS-SOLO-07");
  }
}

// ---- the round

TEST(Solo, IS_SOLO_08_five_rounds_of_five_phases) {
  Scene scene = Scene::solo(bar);
  scene.s = fresh(bar);
  std::vector<int> phases;
  while (!scene.over()) {
    scene.play(scene.s.ask == Ask::action ? act::pass() : scene.legal()[0]);
    for (const Event& event : scene.all(Happened::phase_began)) phases.push_back(event.arg[0]);
  }
  const auto number_of = [](Phase phase) { return static_cast<int>(phase); };
  std::vector<int> expected;
  for (int round = 1; round <= 5; ++round) {
    if (round > 1) expected.push_back(number_of(Phase::lookout));  // the first began at set-up
    expected.insert(expected.end(), {number_of(Phase::production), number_of(Phase::action)});
    if (round < 5) expected.push_back(number_of(Phase::cleanup));
    expected.push_back(number_of(Phase::attack));
  }
  expected.push_back(number_of(Phase::over));
  EXPECT_EQ(phases, expected);
}

TEST(Solo, IS_SOLO_09_the_lookout_begins_with_a_faction_card) {
  Scene scene = Scene::solo(bar);
  scene.faction_deck(bar, {"bar_idol"}).lookout();
  EXPECT_TRUE(scene.of(bar).hand.has(card("bar_idol")));
  EXPECT_EQ(scene.of(bar).hand.size(), 1);
}

Scene looking_out() {
  Scene scene = Scene::solo(bar);
  scene.common_deck({"com_mill", "com_castle#46", "com_ruins#69", "com_tavern"}).faction_deck(bar, {}).lookout();
  return scene;
}

TEST(Solo, IS_SOLO_10_one_of_four_common_cards) {
  Scene scene = looking_out();
  EXPECT_EQ(scene.s.row.size(), 4);
  EXPECT_EQ(scene.legal().size(), 4u);
  EXPECT_EQ(scene.why(act::pick(card("com_porters"))), "IS-SOLO-10");
  scene.play(act::pick(card("com_tavern")));
  EXPECT_TRUE(scene.of(bar).hand.has(card("com_tavern")));
}

TEST(Solo, IS_SOLO_11_one_of_the_rest_goes_at_random_to_the_virtual_player) {
  std::set<CardId> given;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Scene scene = looking_out();
    scene.s.rng.state = seed;
    scene.play(act::pick(card("com_tavern")));
    EXPECT_EQ(scene.s.virtual_area.size(), 1);
    given.insert(scene.s.virtual_area.first());
  }
  EXPECT_EQ(given.size(), 3u);
  EXPECT_FALSE(given.count(card("com_tavern")));
}

TEST(Solo, IS_SOLO_12_one_of_the_other_two_is_taken) {
  Scene scene = looking_out();
  scene.play(act::pick(card("com_tavern")));
  ASSERT_EQ(scene.legal().size(), 2u);
  const CardId wanted = card_arg(scene.legal()[1]);
  EXPECT_FALSE(scene.s.virtual_area.has(wanted));
  scene.play(act::pick(wanted));
  EXPECT_TRUE(scene.of(bar).hand.has(wanted));
}

TEST(Solo, IS_SOLO_13_the_last_one_is_the_virtual_players) {
  Scene scene = looking_out();
  scene.play(act::pick(card("com_tavern")));
  const CardId left = card_arg(scene.legal()[0]);
  scene.play(scene.legal()[1]);
  EXPECT_EQ(scene.s.virtual_area.size(), 2);
  EXPECT_TRUE(scene.s.virtual_area.has(left));
  EXPECT_EQ(scene.s.phase, Phase::action);
}

TEST(Solo, IS_SOLO_14_three_cards_for_me_two_for_the_virtual_player_none_discarded) {
  Scene scene = Scene::solo(bar);
  scene.lookout().play(scene.legal()[0]).play(scene.legal()[0]);
  EXPECT_EQ(scene.of(bar).hand.size(), 3);
  EXPECT_EQ(scene.s.virtual_area.size(), 2);
  EXPECT_TRUE(scene.s.common_discard.empty());
  EXPECT_EQ(scene.s.common_deck.size(), 84 - 4);
}

TEST(Solo, IS_SOLO_15_only_the_player_produces_acts_and_cleans_up) {
  Scene scene = Scene::solo(bar);
  scene.virtual_area({"com_armorer#18", "com_castle#46"}).production_of(bar);
  EXPECT_EQ(scene.has(bar, Good::raze), 1);  // no production of the Armorer
  for (int turns = 0; turns < 2; ++turns) {
    EXPECT_EQ(scene.s.ask, Ask::action);
    EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(me));
    scene.play(act::send(1)).play(act::pair(Good::wood));
  }
  scene.play(act::pass());
  EXPECT_EQ(scene.has(bar, Good::wood), 0);
  EXPECT_EQ(scene.s.round, 2);
}

TEST(Solo, IS_SOLO_16_virtual_cards_are_an_opponents_locations) {
  Scene pack = turn(bar);
  pack.empire(bar, {"bar_pack#16"}).virtual_area({"com_mill"}).goods(bar, Good::settler, 1);
  pack.play({act::activate(card("bar_pack#16")), act::target(card("com_mill"), Good::food)});
  EXPECT_EQ(pack.has(bar, Good::food), 1);
  EXPECT_TRUE(pack.s.virtual_area.has(card("com_mill")));

  Scene engineers = turn(rom);
  engineers.empire(rom, {"rom_engineers"}).virtual_area({"com_ruins#69"}).goods(rom, Good::settler, 2);
  engineers.play(act::activate(card("rom_engineers")));
  EXPECT_TRUE(engineers.s.common_discard.has(card("com_ruins#69")));

  Scene ra = turn(egy);  // taken over, its action is mine
  ra.empire(egy, {"egy_temple_of_ra"}).virtual_area({"com_lumberjacks"}).goods(egy, Good::settler, 1);
  ra.play({act::activate(card("egy_temple_of_ra")), act::activate(card("com_lumberjacks"))});
  EXPECT_EQ(ra.has(egy, Good::wood), 2);
}

TEST(Solo, IS_SOLO_16_every_card_that_aims_at_a_location_reaches_them) {
  const std::tuple<Faction, const char*, Good, int> cards[] = {{bar, "bar_pack#16", Good::settler, 1},
                                                               {bar, "bar_dark_chapel#14", Good::raze, 2},
                                                               {rom, "rom_engineers", Good::settler, 2},
                                                               {egy, "egy_chariot_builder", Good::raze, 1},
                                                               {egy, "egy_scorpion_breeder", Good::settler, 1},
                                                               {egy, "egy_temple_of_ra", Good::settler, 0},
                                                               {jap, "jap_garrison", Good::raze, 2}};
  for (const auto& [who, id, good, price] : cards) {
    Scene scene = turn(who);
    scene.empire(who, {id}).goods(who, good, price);
    EXPECT_EQ(scene.why(act::activate(card(id))), "IS-ACTLOC-11") << id;
    scene.virtual_area({"com_lumberjacks", "com_brewer"}).play(act::activate(card(id)));
    ASSERT_EQ(scene.s.ask, Ask::target) << id;
    std::set<CardId> aims;
    for (Action action : scene.legal()) aims.insert(card_arg(action));
    EXPECT_EQ(aims, (std::set<CardId>{card("com_lumberjacks"), card("com_brewer")})) << id;
  }
  Scene raze = turn(bar);  // and so does the raze action
  raze.virtual_area({"com_mill"}).goods(bar, Good::raze, 2);
  EXPECT_TRUE(raze.can(act::raze(card("com_mill"))));
}

TEST(Solo, IS_SOLO_16_one_that_is_taken_over_is_an_opponents_no_longer) {
  Scene scene = turn(egy);
  scene.empire(egy, {"egy_temple_of_ra", "egy_chariot_builder", "egy_scorpion_breeder"});
  scene.virtual_area({"com_lumberjacks"}).goods(egy, Good::raze, 3).goods(egy, Good::settler, 2);
  EXPECT_TRUE(scene.can(act::raze(card("com_lumberjacks"))));
  scene.play(act::activate(card("egy_temple_of_ra")));
  EXPECT_EQ(scene.why(act::raze(card("com_lumberjacks"))), "IS-RAZE-13");
  for (const char* id : {"egy_chariot_builder", "egy_scorpion_breeder"})
    EXPECT_EQ(scene.why(act::activate(card(id))), "IS-ACTLOC-11") << id;
  EXPECT_TRUE(scene.can(act::activate(card("com_lumberjacks"))));
}

TEST(Solo, IS_SOLO_17_revealed_attack_cards_are_an_opponents_deals) {
  Scene scene = turn(bar);
  scene.empire(bar, {"bar_robbers"}).goods(bar, Good::settler, 2).line({Good::gold, Good::food});
  scene.play(act::activate(card("bar_robbers")));
  EXPECT_EQ(scene.legal().size(), 2u);
  for (int place : {0, 1}) EXPECT_TRUE(razable_deals(scene, scene.s.line[static_cast<std::size_t>(place)]));

  Scene none = turn(bar);  // the face-down deck is no deal
  none.empire(bar, {"bar_robbers"}).goods(bar, Good::settler, 2).line({});
  EXPECT_EQ(none.why(act::activate(card("bar_robbers"))), "IS-ACTLOC-11");
}

TEST(Solo, IS_SOLO_18_razing_a_virtual_location) {
  Scene scene = turn(bar);
  scene.virtual_area({"com_mill"}).goods(bar, Good::raze, 3);
  scene.play(act::raze(card("com_mill")));
  EXPECT_EQ(scene.has(bar, Good::raze), 1);
  EXPECT_EQ(scene.has(bar, Good::settler), 1);
  EXPECT_EQ(scene.has(bar, Good::food), 1);
  EXPECT_TRUE(scene.s.common_discard.has(card("com_mill")));
  EXPECT_FALSE(scene.happened(Happened::foundation));
  EXPECT_TRUE(scene.of(bar).foundations.empty());

  Scene poor = turn(bar);
  poor.virtual_area({"com_mill"}).goods(bar, Good::raze, 1);
  EXPECT_EQ(poor.why(act::raze(card("com_mill"))), "IS-RAZE-11");
}

TEST(Solo, IS_SOLO_19_what_was_removed_never_enters_the_collection) {
  Scene scene = turn(bar);
  scene.virtual_area({"com_mill", "com_castle#46"}).goods(bar, Good::raze, 2);
  scene.play({act::raze(card("com_mill")), act::pass()});
  EXPECT_FALSE(scene.s.collection.has(card("com_mill")));
  EXPECT_TRUE(scene.s.collection.has(card("com_castle#46")));
}

TEST(Solo, IS_SOLO_20_the_virtual_player_is_always_in_reach_but_owns_nothing) {
  Scene scene = turn(bar);  // turn after turn
  scene.virtual_area({"com_mill", "com_castle#46"}).goods(bar, Good::raze, 4);
  scene.play(act::raze(card("com_mill")));
  EXPECT_TRUE(scene.can(act::raze(card("com_castle#46"))));

  Scene saboteurs = turn(bar);
  saboteurs.empire(bar, {"bar_saboteurs#10"}).virtual_area({"com_mill"}).goods(bar, Good::settler, 1);
  EXPECT_EQ(saboteurs.why(act::activate(card("bar_saboteurs#10"))), "IS-ACTLOC-11");

  Scene desert = turn(egy);
  desert.empire(egy, {"egy_desert"}).hand(egy, {"com_mill", "com_porters"});
  desert.play({act::activate(card("egy_desert")), act::hand_card(card("com_mill"))});
  EXPECT_EQ(desert.vp(egy), 1);
  EXPECT_TRUE(desert.of(egy).hand.has(card("com_porters")));
  EXPECT_EQ(desert.s.ask, Ask::action);
}

TEST(Solo, IS_SOLO_21_round_five_has_no_cleanup_but_an_attack) {
  Scene scene = turn(bar);
  scene.round(5).goods(bar, Good::stone, 3).line({Good::wood}).play(act::pass());
  EXPECT_TRUE(scene.over());
  EXPECT_EQ(scene.has(bar, Good::stone), 3);
  EXPECT_EQ(scene.s.line_length, 3);
}

// ---- the end

Scene ended(int faction_locations, int collected) {
  Scene scene = turn(bar);
  const CardSet deck = facts().deck[index(Deck::barbarians)];
  for (int i = 0; i < faction_locations; ++i) scene.empire(bar, {facts().card_id[index(deck.nth(i))]});
  for (int i = 0; i < collected; ++i) {
    const CardId taken = scene.s.common_deck.first();
    scene.s.common_deck.remove(taken);
    scene.s.collection.add(taken);
  }
  scene.round(5).play(act::pass());
  return scene;
}

TEST(Solo, IS_SOLO_52_a_draw_is_a_loss) {
  for (const auto& [mine, theirs, place] : {std::tuple{5, 4, 1}, {5, 5, 2}, {5, 6, 2}, {0, 0, 2}, {1, 0, 1}}) {
    Scene scene = ended(mine, theirs);
    ASSERT_TRUE(scene.over());
    EXPECT_EQ(game().score(scene.s)[0].place, place) << mine << " against " << theirs;
  }
}

TEST(Solo, IS_SOLO_53_a_win_adds_locations_and_bonuses) {
  Scene scene = turn(jap);
  scene.empire(jap, {"com_ruins#69", "jap_farm#1", "jap_shrine"}).round(5);
  scene.s.laid[stash_slot(scene.look(), card("jap_shrine"))] = 3;
  scene.of(jap).score = 20;
  scene.line({}).next_attack(Good::food).play(act::pass());
  EXPECT_TRUE(solo_won(scene.look()));
  EXPECT_EQ(game().score(scene.s)[0].total, 20 + 1 + 2 * 2 + 2);
}

TEST(Solo, IS_SOLO_54_titles_by_final_score) {
  Scene scene = ended(1, 0);
  const auto title_at = [&](int score) {
    scene.of(bar).score = static_cast<std::uint16_t>(score - 2);  // the location is worth two
    return std::string(solo_title(scene.look()));
  };
  EXPECT_EQ(title_at(2), "settlers.rank_commoner");
  EXPECT_EQ(title_at(29), "settlers.rank_commoner");
  EXPECT_EQ(title_at(30), "settlers.rank_squire");
  EXPECT_EQ(title_at(39), "settlers.rank_squire");
  EXPECT_EQ(title_at(40), "settlers.rank_noble");
  EXPECT_EQ(title_at(50), "settlers.rank_knight");
  EXPECT_EQ(title_at(60), "settlers.rank_castellan");
  EXPECT_EQ(title_at(70), "settlers.rank_king");
  EXPECT_EQ(title_at(79), "settlers.rank_king");
  EXPECT_EQ(title_at(80), "settlers.rank_emperor");
  EXPECT_EQ(title_at(200), "settlers.rank_emperor");
  EXPECT_EQ(solo_title(Scene({bar, rom}).look()), "");
}

TEST(Solo, IS_SOLO_55_a_loss_earns_no_title) {
  Scene scene = ended(1, 1);
  scene.of(bar).score = 90;
  EXPECT_EQ(solo_title(scene.look()), "");
}

TEST(Solo, IS_SOLO_56_a_discarded_one_never_comes_back) {
  Scene scene = turn(bar);
  scene.empire(bar, {"bar_robbers"}).goods(bar, Good::settler, 2).line({Good::gold});
  const std::uint8_t gold = scene.s.line[0];
  scene.play(act::activate(card("bar_robbers")));
  EXPECT_EQ(scene.s.attack_gone, 1u << (gold - 1));
  EXPECT_EQ(scene.s.attack_deals, 0);
  EXPECT_EQ(std::popcount(scene.s.attack_deck), 15);
  EXPECT_EQ(game().broken_invariant(scene.s), std::nullopt);
  Play p{facts(), scene.s};
  for (int i = 0; i < 16; ++i) reveal_attack(p);
  EXPECT_EQ(scene.s.line_length, 15);  // all the others
  for (std::uint8_t number : scene.s.line) EXPECT_NE(number, gold);
}

TEST(Solo, IS_SOLO_56_one_held_as_a_deal_brings_its_good_until_it_is_broken) {
  Scene scene = turn(rom);
  scene.empire(rom, {"rom_spies", "com_hanseatic_league"}).goods(rom, Good::settler, 2).line({Good::food, Good::stone});
  const std::uint8_t food = scene.s.line[0], stone = scene.s.line[1];
  scene.play({act::activate(card("rom_spies")), act::target_attack(food)});
  EXPECT_EQ(scene.s.attack_deals, 1u << (food - 1));
  EXPECT_EQ(scene.s.line[0], stone);
  Scene producing = scene;
  EXPECT_EQ(producing.production_of(rom).has(rom, Good::food), 1);
  scene.play(act::activate(card("com_hanseatic_league")));
  EXPECT_EQ(scene.s.attack_deals, 0);
  EXPECT_EQ(scene.s.attack_gone, 1u << (food - 1));
  EXPECT_EQ(scene.vp(rom), 3);  // one of the Spies
  EXPECT_EQ(game().broken_invariant(scene.s), std::nullopt);
  EXPECT_EQ(scene.production_of(rom).has(rom, Good::food), 0);
}

TEST(Solo, IS_SOLO_56_attack_cards_as_deals) {
  Scene robbers = turn(bar);
  robbers.empire(bar, {"bar_robbers"}).goods(bar, Good::settler, 2).line({Good::gold, Good::food, Good::wood});
  const auto food = robbers.s.line[1], gold = robbers.s.line[0], wood = robbers.s.line[2];
  robbers.play({act::activate(card("bar_robbers")), act::target_attack(food)});
  EXPECT_EQ(robbers.s.line_length, 2);
  EXPECT_EQ(robbers.s.line[0], gold);
  EXPECT_EQ(robbers.s.line[1], wood);
  EXPECT_FALSE(robbers.s.attack_deck >> (food - 1) & 1);  // out of the game
  Rng rng{5};
  EXPECT_FALSE(game().imagine(robbers.s, me, rng).attack_deck >> (food - 1) & 1);

  Scene ninjas = turn(jap);
  ninjas.empire(jap, {"jap_ninjas#26"}).goods(jap, Good::settler, 1).line({Good::gold});
  ninjas.play(act::activate(card("jap_ninjas#26")));
  EXPECT_EQ(ninjas.has(jap, Good::gold), 1);
  EXPECT_EQ(ninjas.s.line_length, 0);

  Scene spies = turn(rom);
  spies.empire(rom, {"rom_spies"}).goods(rom, Good::settler, 1).line({Good::gold});
  spies.play(act::activate(card("rom_spies")));
  EXPECT_EQ(spies.s.line_length, 0);
  EXPECT_EQ(spies.has(rom, Good::gold), 0);  // not at once
  EXPECT_EQ(spies.production_of(rom).has(rom, Good::gold), 1);
}

TEST(Solo, IS_SOLO_57_no_trade_route_and_no_oasis) {
  Scene route = turn(jap);
  route.empire(jap, {"jap_trade_route#21"}).virtual_area({"com_mill", "com_castle#46"}).goods(jap, Good::food, 1);
  EXPECT_EQ(route.why(act::activate(card("jap_trade_route#21"))), "IS-ACTLOC-11");

  Scene oasis = turn(egy);
  oasis.empire(egy, {"egy_oasis"}).goods(egy, Good::settler, 4);
  oasis.play({act::send(2), act::pair(Good::wood), act::pair(Good::wood)});
  EXPECT_EQ(oasis.has(egy, Good::settler), 0);
}

TEST(Solo, IS_SOLO_58_a_take_over_ends_before_the_attack) {
  for (int round : {2, 5}) {
    Scene scene = turn(egy);
    scene.round(round).empire(egy, {"egy_temple_of_ra"}).virtual_area({"com_castle#46"});
    scene.play(act::activate(card("egy_temple_of_ra")));
    EXPECT_TRUE(holdings(scene.look(), me).has(card("com_castle#46")));
    scene.play(act::pass());
    EXPECT_TRUE(scene.s.collection.has(card("com_castle#46"))) << round;
    EXPECT_TRUE(scene.s.taken_over.empty());
  }
}

TEST(Solo, IS_SOLO_60_no_variants_and_no_ties) {
  for (const auto& [name, value] : {std::pair<const char*, boost::json::value>{"lookout", "alternative"},
                                    {"lookout", "advanced"},
                                    {"peaceful", true}}) {
    const auto refused = game().setup({1, 1, {{name, value}}});
    ASSERT_FALSE(refused) << name;
    EXPECT_EQ(refused.error().message.key, "option.no_effect");
    EXPECT_TRUE(game().setup({2, 1, {{name, value}}})) << name;
  }
  Scene scene = ended(3, 3);  // no leftover turns the loss into a win
  scene.goods(bar, Good::wood, 9);
  EXPECT_EQ(game().score(scene.s)[0].place, 2);
}

}  // namespace solo_test
}  // namespace ludarium::settlers
