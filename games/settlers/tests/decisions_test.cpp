// Chapter "Timing & decision points", the action turn: who is asked what, and what is not asked.
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace decisions_test {

constexpr Faction bar = Faction::barbarians, rom = Faction::romans, egy = Faction::egyptians, jap = Faction::japanese;

Scene turn(Faction who, Scene::Ids hand, Scene::Ids empire = {}, int each_good = 3) {
  Scene scene({who, who == bar ? jap : bar});
  scene.hand(who, hand).empire(who, empire);
  for (Good good : {Good::wood, Good::stone, Good::food, Good::settler, Good::raze}) scene.goods(who, good, each_good);
  return scene.turn_of(who);
}

std::vector<Action> for_cards(Action (*make)(CardId), Scene::Ids ids) {
  std::vector<Action> actions;
  for (auto id : ids) actions.push_back(make(card(id)));
  return actions;
}

Action aim(CardId at) { return act::target(at); }

TEST(Decisions, IS_DEC_11_a_defence_token_before_or_after_the_action_never_inside) {
  Scene scene = turn(bar, {"bar_raid#7"}, {"com_mill", "com_brewer"});
  scene.goods(bar, Good::defence, 1);
  EXPECT_TRUE(scene.can(act::defend(card("com_mill"))));
  scene.play(act::build(card("bar_raid#7")));
  EXPECT_EQ(scene.s.ask, Ask::sacrifice);
  EXPECT_EQ(scene.why(act::defend(card("com_mill"))), "IS-DEF-01");
  scene.play({act::sacrifice(card("com_brewer")), act::defend(card("com_mill"))});
  EXPECT_TRUE(scene.s.defence.has(card("com_mill")));
}

TEST(Decisions, IS_DEC_12_samurai_before_or_after_the_action_never_inside) {
  Scene scene = turn(jap, {}, {"jap_farm#1", "jap_farm#2", "jap_casino"}, 5);
  scene.play({act::samurai(card("jap_farm#1")), act::send(1)});
  EXPECT_EQ(scene.s.ask, Ask::pair);
  EXPECT_EQ(scene.why(act::samurai(card("jap_farm#2"))), "IS-JAP-01");
  scene.play({act::pair(Good::wood), act::samurai(card("jap_farm#2"))});
  EXPECT_EQ(scene.s.samurai.size(), 2);
  EXPECT_EQ(scene.has(jap, Good::settler), 1);
  EXPECT_FALSE(scene.can(act::samurai(card("jap_farm#2"))));  // one a location
  EXPECT_TRUE(scene.can(act::end_turn()));                    // the third is optional
}

TEST(Decisions, IS_DEC_13_exactly_one_main_choice) {
  Scene scene = turn(bar, {"bar_settlement#20", "com_mill"}, {"com_coal_mine"});
  scene.empire(jap, {"com_castle#46"});
  for (Action a : {act::build(card("com_mill")), act::deal(card("bar_settlement#20")), act::raze_hand(card("com_mill")),
                   act::raze(card("com_castle#46")), act::activate(card("com_coal_mine")), act::send(1), act::pass()})
    EXPECT_TRUE(scene.can(a));
  EXPECT_FALSE(scene.can(act::end_turn()));  // neither acting nor passing is no choice
  scene.play(act::activate(card("com_coal_mine")));
  EXPECT_EQ(scene.s.actor, scene.seat(jap));
}

TEST(Decisions, IS_DEC_14_which_hand_card_is_built) {
  Scene scene = turn(bar, {"com_village#12", "com_village#13", "com_brewer", "com_castle#46"}, {}, 1);
  std::vector<Action> builds;
  for (Action a : scene.legal())
    if (what(a) == Do::build) builds.push_back(a);
  EXPECT_EQ(builds, for_cards(act::build, {"com_village#12", "com_village#13", "com_castle#46", "com_brewer"}));
}

TEST(Decisions, IS_DEC_15_which_location_or_foundation_pays) {
  Scene scene = turn(bar, {"bar_raid#7"}, {"com_mill", "bar_settlement#20"});
  scene.foundations(bar, {"com_castle#46"}).play(act::build(card("bar_raid#7")));
  EXPECT_EQ(scene.s.ask, Ask::sacrifice);
  EXPECT_EQ(scene.legal().size(), 3u);
  for (Action a : for_cards(act::sacrifice, {"com_mill", "bar_settlement#20", "com_castle#46"}))
    EXPECT_TRUE(scene.can(a));
  Scene forced = turn(bar, {"bar_raid#7"}, {"com_mill"});
  forced.play(act::build(card("bar_raid#7")));
  EXPECT_TRUE(forced.s.common_discard.has(card("com_mill")));  // not asked
}

TEST(Decisions, IS_DEC_15_taken_over_locations_are_no_choice) {
  Scene scene({egy, bar});
  scene.empire(bar, {"com_mill"}).hand(egy, {"egy_sphinx#19"}).hand(bar, {"bar_raid#7"});
  scene.goods(egy, Good::stone, 1).goods(bar, Good::wood, 1).s.taken_over.add(card("com_mill"));
  EXPECT_FALSE(scene.turn_of(egy).can(act::build(card("egy_sphinx#19"))));
  EXPECT_FALSE(scene.turn_of(bar).can(act::build(card("bar_raid#7"))));
}

TEST(Decisions, IS_DEC_16_how_many_gold_for_which_resource) {
  Scene scene = turn(bar, {"com_castle#46"}, {}, 1);
  scene.goods(bar, Good::gold, 1).aside(scene.seat(bar), act::wish(choose_payment, true));
  Scene forced = scene;
  scene.play(act::build(card("com_castle#46")));
  EXPECT_EQ(scene.legal(), (std::vector<Action>{act::pay(1, 1, 0, 0), act::pay(1, 0, 0, 1), act::pay(0, 1, 0, 1)}));
  EXPECT_EQ(scene.why(act::pay(1, 0, 0, 0)), "IS-GOLD-01");
  forced.goods(bar, Good::stone, 0).play(act::build(card("com_castle#46")));  // one way only: not asked
  EXPECT_EQ(forced.has(bar, Good::gold), 0);
  EXPECT_TRUE(forced.of(bar).empire.has(card("com_castle#46")));
}

TEST(Decisions, IS_DEC_17_decks_and_choices_of_a_build_production_before_bonus_before_features) {
  Scene scene = turn(bar, {"com_watchtower#65"});  // a card of production, a card of bonus
  scene.play(act::build(card("com_watchtower#65")));
  EXPECT_EQ(scene.legal(), (std::vector<Action>{act::deck(false), act::deck(true)}));
  scene.play(act::deck(true));
  EXPECT_EQ(scene.s.ask, Ask::deck);
  scene.play(act::deck(false));
  EXPECT_EQ(scene.of(bar).hand.size(), 2);
  Scene guard = turn(egy, {"egy_pharaohs_guard"}, {"egy_slaver", "com_mill"});
  guard.play({act::build(card("egy_pharaohs_guard")), act::sacrifice(card("com_mill"))});
  EXPECT_EQ(guard.s.ask, Ask::option);
  guard.play(act::option(1));
  EXPECT_EQ(guard.s.ask, Ask::trigger);
  EXPECT_TRUE(guard.can(act::trigger(card("egy_slaver"), 1)));
}

TEST(Decisions, IS_DEC_18_where_the_samurai_of_the_ninjas_go) {
  Scene scene = turn(jap, {"jap_ninjas#26"}, {"com_mill", "jap_farm#1", "jap_casino"});
  scene.play({act::build(card("jap_ninjas#26")), act::sacrifice(card("com_mill"))});
  EXPECT_EQ(scene.s.ask, Ask::samurai);
  EXPECT_EQ(scene.legal(), for_cards(act::samurai, {"jap_farm#1", "jap_casino", "jap_ninjas#26"}));
  scene.play({act::samurai(card("jap_casino")), act::samurai(card("jap_farm#1"))});
  EXPECT_EQ(scene.s.samurai.size(), 2);
  EXPECT_EQ(scene.has(jap, Good::settler), 3);  // from the general supply
}

TEST(Decisions, IS_DEC_19_which_card_is_dealt_food_or_gold_and_the_deck) {
  Scene scene = turn(bar, {"bar_mission", "bar_idol"});
  scene.goods(bar, Good::gold, 1).aside(scene.seat(bar), act::wish(choose_payment, true));
  EXPECT_TRUE(scene.can(act::deal(card("bar_idol"))));
  scene.play(act::deal(card("bar_mission")));
  EXPECT_EQ(scene.legal(), (std::vector<Action>{act::pay(0, 0, 1, 0), act::pay(0, 0, 0, 1)}));
  scene.play(act::pay(0, 0, 0, 1));
  EXPECT_EQ(scene.s.ask, Ask::deck);
  scene.play(act::deck(true));
  EXPECT_EQ(scene.of(bar).hand.size(), 2);
}

TEST(Decisions, IS_DEC_20_which_card_is_razed_and_the_deck_of_each_card_gained) {
  Scene scene = turn(bar, {"com_castle#46", "com_mill"});
  EXPECT_TRUE(scene.can(act::raze_hand(card("com_mill"))));
  scene.play({act::raze_hand(card("com_castle#46")), act::deck(true)});
  EXPECT_EQ(scene.s.ask, Ask::deck);
  scene.play(act::deck(false));
  EXPECT_EQ((scene.of(bar).hand & facts().deck[index(Deck::barbarians)]).size(), 1);
  EXPECT_EQ((scene.of(bar).hand & facts().deck[index(Deck::common)]).size(), 2);
}

TEST(Decisions, IS_DEC_21_which_location_of_which_opponent_not_passed) {
  Scene scene({bar, jap, rom, egy});
  scene.empire(jap, {"com_mill"}).empire(rom, {"com_castle#46", "com_brewer"}).empire(egy, {"com_quarry#8"});
  scene.goods(bar, Good::raze, 2).turn_of(bar).of(egy).passed = 1;
  scene.s.defence.add(card("com_brewer"));  // 3 tokens are asked for
  std::vector<Action> razes = scene.legal();
  std::erase_if(razes, [](Action a) { return what(a) != Do::raze; });
  EXPECT_EQ(razes, for_cards(act::raze, {"com_mill", "com_castle#46"}));
  EXPECT_EQ(scene.play(act::raze(card("com_castle#46"))).s.ask, Ask::deck);
}

TEST(Decisions, IS_DEC_22_which_location_how_often_and_how_it_is_paid) {
  Scene scene = turn(bar, {}, {"bar_barter", "com_coal_mine"}, 4);
  EXPECT_TRUE(scene.can(act::activate(card("com_coal_mine"))));
  EXPECT_TRUE(scene.can(act::activate(card("bar_barter"))));
  scene.play(act::activate(card("bar_barter"), 2));
  EXPECT_EQ(scene.s.ask, Ask::pay);
  for (Action way : {act::pay(4, 0, 0, 0), act::pay(1, 2, 1, 0), act::pay(0, 0, 4, 0)}) EXPECT_TRUE(scene.can(way));
  EXPECT_FALSE(scene.can(act::pay(2, 0, 0, 0)));
  scene.play(act::pay(1, 2, 1, 0));
  EXPECT_EQ(scene.vp(bar), 4);
}

// Two opponents, each with something of everything.
Scene aiming(Faction who, std::string_view with, std::vector<Faction> others) {
  Scene scene({who, others[0], others[1]});
  scene.empire(who, {with});
  for (Good good : {Good::settler, Good::raze, Good::food}) scene.goods(who, good, 4);
  return scene.turn_of(who);
}

TEST(Decisions, IS_DEC_23_the_active_player_picks_the_opponent_and_what_is_aimed_at) {
  Scene theft = aiming(bar, "bar_saboteurs#10", {rom, jap});
  theft.goods(rom, Good::wood, 1).goods(rom, Good::stone, 1).goods(jap, Good::wood, 1);
  theft.play(act::activate(card("bar_saboteurs#10")));
  EXPECT_EQ(theft.legal(), (std::vector<Action>{act::target_seat(theft.seat(rom), Good::wood),
                                                act::target_seat(theft.seat(rom), Good::stone),
                                                act::target_seat(theft.seat(jap), Good::wood)}));

  for (const auto& [who, id] : {std::pair{bar, "bar_robbers"}, {rom, "rom_spies"}, {egy, "egy_scorpion_breeder"}}) {
    Scene scene = aiming(who, id, {jap, who == rom ? egy : rom});
    scene.deals(jap, {"jap_farm#1", "jap_casino"}).empire(jap, {"com_coal_mine", "com_brewer", "com_mill"});
    scene.play(act::activate(card(id)));
    const bool deals = who != egy;
    EXPECT_EQ(scene.legal(),
              deals ? for_cards(aim, {"jap_farm#1", "jap_casino"}) : for_cards(aim, {"com_coal_mine", "com_brewer"}));
  }
}

TEST(Decisions, IS_DEC_23_locations_of_opponents_and_own_ones) {
  Scene pack = aiming(bar, "bar_pack#16", {rom, jap});
  pack.empire(rom, {"com_mill"}).empire(jap, {"jap_farm#1"}).play(act::activate(card("bar_pack#16")));
  EXPECT_EQ(pack.legal(), (std::vector<Action>{act::target(card("jap_farm#1"), Good::vp),
                                               act::target(card("com_mill"), Good::settler),
                                               act::target(card("com_mill"), Good::food)}));
  for (const auto& [who, id] :
       {std::pair{egy, "egy_temple_of_ra"}, {jap, "jap_garrison"}, {egy, "egy_chariot_builder"}}) {
    Scene scene = aiming(who, id, {rom, bar});
    scene.empire(rom, {"com_mill"}).empire(bar, {"com_quarry#8"}).play(act::activate(card(id)));
    EXPECT_EQ(scene.legal(), for_cards(aim, {"com_mill", "com_quarry#8"})) << id;
  }
  Scene chapel = aiming(bar, "bar_dark_chapel#14", {rom, jap});
  chapel.hand(bar, {"com_mill"}).empire(rom, {"com_quarry#8"}).play(act::activate(card("bar_dark_chapel#14")));
  EXPECT_EQ(chapel.legal(), for_cards(aim, {"com_mill", "com_quarry#8"}));
  Scene rabble = aiming(bar, "bar_rabble#18", {rom, jap});
  rabble.empire(bar, {"com_mill", "com_brewer"}).play(act::activate(card("bar_rabble#18")));
  EXPECT_EQ(rabble.legal(), for_cards(aim, {"com_mill", "com_brewer"}));
  Scene route = aiming(jap, "jap_trade_route#21", {rom, bar});
  route.empire(rom, {"rom_spies", "com_mill"})
      .empire(bar, {"bar_idol"})
      .play(act::activate(card("jap_trade_route#21")));
  EXPECT_EQ(route.legal().size(), 2u);
  Scene desert = aiming(egy, "egy_desert", {rom, bar});
  desert.hand(egy, {"com_mill"}).play(act::activate(card("egy_desert")));
  EXPECT_EQ(desert.legal(),
            (std::vector<Action>{act::target_seat(desert.seat(rom)), act::target_seat(desert.seat(bar))}));
}

TEST(Decisions, IS_DEC_24_the_dark_chapel_asks_good_by_good_before_it_is_taken) {
  Scene scene = turn(bar, {"com_mill"}, {"bar_dark_chapel#14"}, 1);
  scene.play(act::activate(card("bar_dark_chapel#14")));
  EXPECT_EQ(scene.s.ask, Ask::convert);
  EXPECT_EQ(scene.has(bar, Good::settler), 1);  // not yet taken
  scene.play({act::give_up(), act::take()});
  EXPECT_EQ(scene.vp(bar), 2);
  EXPECT_EQ(scene.has(bar, Good::settler) + scene.has(bar, Good::food), 2 + 1);
}

TEST(Decisions, IS_DEC_25_which_card_or_deal_is_built_by_the_action) {
  Scene settlers = turn(bar, {"bar_raid#7", "bar_settlement#20", "com_mill"}, {"com_settlers"});
  settlers.play(act::activate(card("com_settlers")));
  EXPECT_EQ(settlers.legal(), for_cards(aim, {"bar_raid#7", "bar_settlement#20"}));
  Scene negotiator = turn(jap, {"jap_casino"}, {"jap_negotiator"});
  negotiator.deals(jap, {"jap_stalls#16", "jap_farm#1"}).goods(jap, Good::gold, 1);
  negotiator.aside(negotiator.seat(jap), act::wish(choose_payment, true));
  negotiator.play(act::activate(card("jap_negotiator")));
  EXPECT_EQ(negotiator.legal(), for_cards(aim, {"jap_farm#1", "jap_stalls#16"}));
  negotiator.play({act::target(card("jap_stalls#16")), act::pay(0, 0, 0, 1)});
  EXPECT_TRUE(negotiator.of(jap).empire.has(card("jap_stalls#16")));
}

TEST(Decisions, IS_DEC_26_which_hand_card_is_paid_or_founded) {
  for (const char* id : {"com_tavern", "egy_desert"}) {
    Scene scene = turn(egy, {"com_mill", "egy_oasis"}, {id});
    scene.play(act::activate(card(id)));
    EXPECT_EQ(scene.legal().size(), 2u);
    scene.play(act::hand_card(card("egy_oasis")));
    EXPECT_TRUE(scene.of(egy).discard.has(card("egy_oasis")));
  }
  Scene sanctuary = turn(egy, {"com_mill", "com_brewer", "egy_oasis"}, {"egy_sanctuary#14"});
  sanctuary.play(act::activate(card("egy_sanctuary#14")));
  EXPECT_EQ(sanctuary.legal(), for_cards(aim, {"com_mill", "com_brewer"}));
}

TEST(Decisions, IS_DEC_27_which_own_location_or_deal) {
  Scene porters = turn(bar, {}, {"com_porters", "com_quarry#8", "bar_settlement#20", "com_mill"});
  porters.play(act::activate(card("com_porters")));
  EXPECT_EQ(porters.legal().size(), 2u);
  for (const char* id : {"com_imperial_messenger", "com_hanseatic_league"}) {
    Scene scene = turn(bar, {}, {id});
    scene.deals(bar, {"bar_raid#7", "bar_idol"}).play(act::activate(card(id)));
    EXPECT_EQ(scene.legal(), for_cards(aim, {"bar_raid#7", "bar_idol"})) << id;
  }
  for (const char* id : {"com_wandering_jugglers", "egy_royal_bath#7"}) {
    Scene scene = turn(egy, {}, {id, "com_coal_mine", "com_brewer", "com_mill"});
    scene.goods(egy, Good::gold, 1).play(act::activate(card(id)));
    EXPECT_EQ(scene.legal(), for_cards(aim, {"com_coal_mine", "com_brewer"})) << id;
  }
}

TEST(Decisions, IS_DEC_28_the_number_of_pairs_then_pair_by_pair) {
  Scene scene = turn(bar, {}, {}, 5);
  for (std::size_t pairs : {1u, 2u}) EXPECT_TRUE(scene.can(act::send(pairs)));
  scene.common_deck({"com_mill"}).play(act::send(2));
  EXPECT_EQ(scene.legal().size(), 5u);
  scene.play(act::pair(Good::card_common));
  EXPECT_TRUE(scene.of(bar).hand.has(card("com_mill")));  // seen before the second pair is decided
  EXPECT_EQ(scene.s.ask, Ask::pair);
}

TEST(Decisions, IS_DEC_29_victims_decide_nothing) {
  for (const auto& [who, id] :
       {std::pair{bar, "bar_saboteurs#10"}, {rom, "rom_engineers"}, {egy, "egy_temple_of_ra"}}) {
    Scene scene = aiming(who, id, {jap, who == bar ? rom : bar});
    scene.empire(jap, {"com_mill", "com_brewer"}).goods(jap, Good::defence, 1).goods(jap, Good::wood, 1);
    scene.goods(jap, Good::food, 1).play(act::activate(card(id)));
    EXPECT_EQ(scene.s.ask, Ask::target);
    EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(scene.seat(who)));
    EXPECT_TRUE(scene.legal(scene.seat(jap)).empty());
    scene.play(scene.legal().front());
    EXPECT_EQ(scene.s.ask, Ask::action);  // the next turn: nothing was asked in between
  }
  Scene oasis({bar, egy});
  oasis.empire(egy, {"egy_oasis"}).goods(bar, Good::settler, 2).turn_of(bar).play(act::send(1));
  EXPECT_EQ(oasis.has(egy, Good::settler), 1);  // by itself
  EXPECT_EQ(game().pending(oasis.s).seats, SeatSet::of(oasis.seat(bar)));
}

TEST(Decisions, IS_DEC_35_the_turn_stays_open_for_placements_and_closes_by_itself) {
  Scene scene = turn(bar, {"com_village#12"}, {}, 1);
  scene.goods(bar, Good::defence, 1).play(act::build(card("com_village#12")));
  EXPECT_EQ(scene.s.ask, Ask::after);
  EXPECT_EQ(scene.legal(), (std::vector<Action>{act::defend(card("com_village#12")), act::end_turn()}));
  scene.play(act::defend(card("com_village#12")));  // just built; nothing more to place
  EXPECT_EQ(scene.s.actor, scene.seat(jap));
  Scene bare = turn(bar, {"com_village#12"}, {}, 1);
  EXPECT_EQ(bare.play(act::build(card("com_village#12"))).s.actor, bare.seat(jap));
  EXPECT_EQ(bare.why(bare.seat(bar), act::end_turn()), "IS-DEC-35");
  EXPECT_EQ(turn(bar, {}).why(act::end_turn()), "IS-DEC-35");
}

}  // namespace decisions_test
}  // namespace ludarium::settlers
