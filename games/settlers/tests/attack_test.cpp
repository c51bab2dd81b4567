// Chapter "Solo game": the attack phase, and the Japanese in it.
#include <algorithm>

#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace attack_test {

constexpr Faction bar = Faction::barbarians, jap = Faction::japanese, rom = Faction::romans;
constexpr Seat me = Seat{0};
using Line = std::vector<Good>;

// The last round, so that nothing follows the attacks but the end.
Scene standing_alone(Faction who, Scene::Ids empire, std::initializer_list<Good> line) {
  Scene scene = Scene::solo(who);
  scene.empire(who, empire).line(line).round(facts().rounds);
  return scene;
}

std::uint16_t unseen(const Scene& scene, Good good, const Facts& with) {
  std::uint16_t cards = 0xffff;
  for (std::size_t i = 0; i < attack_cards; ++i)
    if (with.attack_good[i] != good) cards = static_cast<std::uint16_t>(cards & ~(1u << i));
  for (std::size_t i = 0; i < scene.s.line_length; ++i)
    cards = static_cast<std::uint16_t>(cards & ~(1u << (scene.s.line[i] - 1)));
  return cards;
}

// One attack with a card of this good.
Scene& attack(Scene& scene, Good good, const Facts& with = facts()) {
  scene.s.attack_deck = unseen(scene, good, with);
  scene.s.phase = Phase::attack;
  scene.s.actor = me;
  scene.events.clear();
  Play p{with, scene.s, &scene.events};
  p.push(Todo::attack, CardId::none, 1);
  run(p);
  return scene;
}

Line line_of(const Scene& scene) {
  Line goods;
  for (std::size_t i = 0; i < scene.s.line_length; ++i) goods.push_back(facts().attack_good[scene.s.line[i] - 1u]);
  return goods;
}

bool fell(const Scene& scene, std::string_view id) {
  return scene.s.collection.has(card(id)) && !scene.s.players[0].empire.has(card(id));
}
bool failed(const Scene& scene) { return scene.happened(Happened::attack_failed) && scene.s.collection.empty(); }

// ---- the phase

TEST(Attack, IS_SOLO_22_first_the_virtual_area_is_collected) {
  Scene scene = standing_alone(bar, {}, {Good::wood});
  scene.virtual_area({"com_mill", "com_castle#46"}).turn_of(bar).play(act::pass());
  EXPECT_TRUE(scene.s.virtual_area.empty());
  EXPECT_TRUE(scene.s.collection.has(card("com_mill")));
  EXPECT_TRUE(scene.s.collection.has(card("com_castle#46")));
  const auto is = [](Happened kind) {
    return [kind](const Event& event) { return event.kind == static_cast<std::uint8_t>(kind); };
  };
  const auto collected = std::find_if(scene.events.begin(), scene.events.end(), is(Happened::collected));
  const auto revealed = std::find_if(scene.events.begin(), scene.events.end(), is(Happened::attack_revealed));
  EXPECT_LT(collected, revealed);
}

TEST(Attack, IS_SOLO_23_then_two_attacks_one_after_the_other) {
  Scene scene = standing_alone(bar, {"com_marketplace", "com_carpenters_workshop", "com_castle#46"}, {Good::wood});
  scene.s.attack_deck = unseen(scene, Good::gold, facts());
  scene.turn_of(bar).play(act::pass());
  EXPECT_EQ(scene.all(Happened::attack_revealed).size(), 2u);
  EXPECT_EQ(scene.all(Happened::attacked).size(), 2u);
  EXPECT_EQ(scene.s.collection.size(), 2);
  EXPECT_FALSE(fell(scene, "com_castle#46"));
}

TEST(Attack, IS_SOLO_24_the_newest_card_at_the_front_the_others_behind_it) {
  Scene scene = standing_alone(bar, {}, {Good::gold, Good::stone, Good::food});
  EXPECT_EQ(line_of(attack(scene, Good::wood)), (Line{Good::wood, Good::gold, Good::stone, Good::food}));
  EXPECT_EQ(scene.all(Happened::attack_revealed).size(), 1u);
}

TEST(Attack, IS_SOLO_25_an_attack_razes_one_location_at_most) {
  Scene scene = standing_alone(bar, {"com_marketplace", "com_carpenters_workshop"}, {Good::wood, Good::wood});
  attack(scene, Good::gold);
  EXPECT_EQ(scene.s.collection.size(), 1);
  EXPECT_EQ(scene.of(bar).empire.size(), 1);
}

TEST(Attack, IS_SOLO_26_candidates_are_own_common_locations_with_the_front_good) {
  Scene scene = standing_alone(bar, {"com_masons_guild#37"}, {Good::gold});  // gold and stone
  scene.hand(bar, {"com_marketplace"}).foundations(bar, {"com_carpenters_workshop"});
  EXPECT_TRUE(failed(attack(scene, Good::wood)));  // with wood there are only a hand card and a foundation
  scene.empire(bar, {"com_marketplace"}).line({Good::gold});
  EXPECT_TRUE(fell(attack(scene, Good::wood), "com_marketplace"));
}

TEST(Attack, IS_SOLO_27_without_a_candidate_nothing_happens) {
  Scene scene = standing_alone(bar, {"com_marketplace"}, {Good::gold, Good::wood});
  EXPECT_TRUE(failed(attack(scene, Good::settler)));
  EXPECT_TRUE(scene.of(bar).empire.has(card("com_marketplace")));
}

TEST(Attack, IS_SOLO_28_the_other_cards_are_tried_from_the_second_on) {
  const auto razed = [](std::initializer_list<Good> line, std::string_view id) {
    Scene scene = standing_alone(bar, {"com_brewer", "com_joiner#44", "com_marketplace"}, line);
    return fell(attack(scene, Good::wood), id);
  };
  EXPECT_TRUE(razed({Good::settler, Good::food, Good::gold, Good::vp}, "com_brewer"));
  EXPECT_TRUE(razed({Good::settler, Good::gold, Good::vp, Good::food}, "com_marketplace"));
  EXPECT_TRUE(razed({Good::settler, Good::card, Good::vp}, "com_joiner#44"));
}

TEST(Attack, IS_SOLO_29_a_double_field_needs_two_cards) {
  Scene one = standing_alone(bar, {"com_wood_supplier"}, {Good::gold, Good::stone});
  EXPECT_TRUE(failed(attack(one, Good::wood)));
  Scene two = standing_alone(bar, {"com_wood_supplier"}, {Good::gold, Good::wood});
  EXPECT_TRUE(fell(attack(two, Good::wood), "com_wood_supplier"));
  Scene half = standing_alone(bar, {"com_marketplace"}, {Good::wood});  // wood and wood is not wood and gold
  EXPECT_TRUE(failed(attack(half, Good::wood)));
}

TEST(Attack, IS_SOLO_29_in_whatever_order_the_two_goods_come) {
  ASSERT_EQ(title("com_marketplace").spoils, (std::vector<Good>{Good::gold, Good::wood}));
  Scene as_printed = standing_alone(bar, {"com_marketplace"}, {Good::stone, Good::wood});
  EXPECT_TRUE(fell(attack(as_printed, Good::gold), "com_marketplace"));
  Scene turned = standing_alone(bar, {"com_marketplace"}, {Good::stone, Good::gold});
  EXPECT_TRUE(fell(attack(turned, Good::wood), "com_marketplace"));
  for (Good other : {Good::stone, Good::gold}) {  // one good of the field is not enough, be it twice
    Scene scene = standing_alone(bar, {"com_marketplace"}, {other});
    EXPECT_TRUE(failed(attack(scene, Good::gold)));
  }
}

TEST(Attack, IS_SOLO_30_the_first_match_ends_the_search) {
  // Wood and gold finds a feature; wood and food, further back, would find an action.
  Scene scene = standing_alone(bar, {"com_carpenters_workshop", "com_brewer"}, {Good::gold, Good::food});
  EXPECT_TRUE(fell(attack(scene, Good::wood), "com_carpenters_workshop"));
  EXPECT_FALSE(fell(scene, "com_brewer"));
}

TEST(Attack, IS_SOLO_31_two_older_cards_are_no_pair) {
  Scene scene = standing_alone(bar, {"com_masons_guild#37", "com_joiner#44"}, {Good::gold, Good::stone});
  EXPECT_TRUE(failed(attack(scene, Good::vp)));
}

TEST(Attack, IS_SOLO_32_without_a_match_no_card_moves) {
  Scene scene = standing_alone(bar, {"com_marketplace"}, {Good::stone, Good::settler});
  EXPECT_TRUE(failed(attack(scene, Good::wood)));
  EXPECT_EQ(line_of(scene), (Line{Good::wood, Good::stone, Good::settler}));
}

TEST(Attack, IS_SOLO_33_the_location_moves_to_the_collection) {
  Scene scene = standing_alone(bar, {"com_marketplace"}, {Good::gold});
  attack(scene, Good::wood);
  EXPECT_TRUE(fell(scene, "com_marketplace"));
  EXPECT_FALSE(scene.s.common_discard.has(card("com_marketplace")));
  ASSERT_EQ(scene.all(Happened::attacked).size(), 1u);
  EXPECT_EQ(scene.all(Happened::attacked)[0].arg[0], number(card("com_marketplace")));
}

TEST(Attack, IS_SOLO_34_nobody_gains_and_no_foundation_arises) {
  Scene scene = standing_alone(bar, {"com_marketplace", "com_pillory"}, {Good::gold});
  attack(scene, Good::wood);
  EXPECT_TRUE(fell(scene, "com_marketplace"));
  EXPECT_EQ(scene.of(bar).supply, Player{}.supply);
  EXPECT_EQ(scene.vp(bar), 0);  // nor does a feature see a raze
  EXPECT_TRUE(scene.of(bar).foundations.empty());
  EXPECT_FALSE(scene.happened(Happened::gained));
}

TEST(Attack, IS_SOLO_35_a_defence_token_does_not_help) {
  Scene scene = standing_alone(bar, {"com_marketplace"}, {Good::gold});
  scene.s.defence.add(card("com_marketplace"));
  EXPECT_TRUE(fell(attack(scene, Good::wood), "com_marketplace"));
}

// ---- which of several

std::string_view first_to_fall(Scene::Ids empire, Good front, Good other) {
  Scene scene = standing_alone(bar, empire, {other});
  attack(scene, front);
  if (scene.s.ask == Ask::attacked) return "a choice";
  return scene.s.collection.empty() ? std::string_view("none") : facts().card_id[index(scene.s.collection.first())];
}

TEST(Attack, IS_SOLO_36_action_before_feature_before_production) {
  // All with gold and stone; the action is not dearer than the others.
  EXPECT_EQ(first_to_fall({"com_merchants_guild", "com_supplier", "com_masons_guild#37"}, Good::gold, Good::stone),
            "com_masons_guild#37");
  EXPECT_EQ(first_to_fall({"com_merchants_guild", "com_supplier"}, Good::gold, Good::stone), "com_supplier");
  // Settler and gold: an action for one food before a production for three wood.
  EXPECT_EQ(first_to_fall({"com_working_peasants", "com_imperial_messenger"}, Good::settler, Good::gold),
            "com_imperial_messenger");
}

TEST(Attack, IS_SOLO_37_then_the_higher_cost) {
  EXPECT_EQ(first_to_fall({"com_settlers", "com_wandering_jugglers", "com_sawmill#76"}, Good::settler, Good::wood),
            "com_wandering_jugglers");
  EXPECT_EQ(first_to_fall({"com_court_sculptor", "com_porters"}, Good::settler, Good::stone),
            "com_porters");  // two wood are more than one stone
}

TEST(Attack, IS_SOLO_38_then_more_stone) {
  EXPECT_EQ(first_to_fall({"com_porters", "com_coal_mine"}, Good::settler, Good::stone), "com_coal_mine");
}

Scene equals() {
  Scene scene = standing_alone(bar, {"com_brewer", "com_hunter_john", "com_castle#46"}, {Good::food, Good::gold});
  attack(scene, Good::wood);
  return scene;
}

TEST(Attack, IS_SOLO_39_then_the_player_chooses) {
  for (std::string_view id : {"com_brewer", "com_hunter_john"}) {
    Scene scene = equals();
    ASSERT_EQ(scene.s.ask, Ask::attacked);
    EXPECT_EQ(scene.why(act::attacked(card("com_castle#46"))), "IS-SOLO-39");
    scene.play(act::attacked(card(id)));
    EXPECT_TRUE(fell(scene, id));
    EXPECT_EQ(scene.s.collection.size(), 1);
  }
}

TEST(Attack, IS_DEC_32_a_tie_is_the_solo_players_decision) {
  Scene scene = equals();
  EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(me));
  EXPECT_EQ(scene.legal(), (std::vector<Action>{act::attacked(std::min(card("com_brewer"), card("com_hunter_john"))),
                                                act::attacked(std::max(card("com_brewer"), card("com_hunter_john")))}));
  EXPECT_EQ(scene.why(act::pass()), "IS-ROUND-02");
  scene.play(scene.legal()[1]);
  EXPECT_EQ(line_of(scene), (Line{Good::gold, Good::wood, Good::food}));  // and the attack runs on as ever
}

TEST(Attack, IS_DEC_33_the_order_of_the_moved_cards_is_no_decision) {
  Scene scene = standing_alone(bar, {"com_brewer"}, {Good::gold, Good::food, Good::stone});
  attack(scene, Good::wood);
  EXPECT_TRUE(scene.over());  // nothing was asked
  EXPECT_EQ(line_of(scene), (Line{Good::gold, Good::stone, Good::wood, Good::food}));
}

// ---- the line

TEST(Attack, IS_SOLO_40_the_pair_moves_to_the_end_the_front_card_ahead) {
  Scene scene = standing_alone(bar, {"com_marketplace"}, {Good::stone, Good::gold, Good::settler});
  const auto old_gold = scene.s.line[1];
  attack(scene, Good::wood);
  EXPECT_EQ(line_of(scene), (Line{Good::stone, Good::settler, Good::wood, Good::gold}));
  EXPECT_EQ(scene.s.line[3], old_gold);
  EXPECT_EQ(scene.s.line[4], 0);
}

TEST(Attack, IS_SOLO_41_the_second_attack_finds_the_line_the_first_one_left) {
  // Had the first pair stayed in front, the second gold would find the workshop, not the guild.
  Scene scene = standing_alone(bar, {"com_marketplace", "com_carpenters_workshop", "com_masons_guild#37"},
                               {Good::wood, Good::stone});
  scene.s.attack_deck = unseen(scene, Good::gold, facts());
  scene.round(2).turn_of(bar).play(act::pass());
  EXPECT_TRUE(fell(scene, "com_marketplace"));
  EXPECT_TRUE(fell(scene, "com_masons_guild#37"));
  EXPECT_FALSE(fell(scene, "com_carpenters_workshop"));
  EXPECT_EQ(line_of(scene), (Line{Good::gold, Good::wood, Good::gold, Good::stone}));
  EXPECT_EQ(scene.s.round, 3);
  EXPECT_EQ(scene.s.phase, Phase::lookout);
}

TEST(Attack, IS_SOLO_42_two_cards_a_round_eleven_in_all) {
  Scene scene = Scene::solo(bar);
  scene.s = game().setup({1, 4, {}}).value();
  EXPECT_EQ(scene.s.line_length, 1);
  while (!scene.over()) {
    const int round = scene.s.round;
    scene.play(scene.s.ask == Ask::action ? act::pass() : scene.legal()[0]);
    if (scene.s.round == round) continue;
    EXPECT_EQ(scene.s.line_length, 2 * round + 1);
  }
  EXPECT_EQ(scene.s.line_length, 11);
  EXPECT_EQ(std::popcount(scene.s.attack_deck), 5);
}

TEST(Attack, IS_SOLO_43_other_factions_and_ruins_are_never_attacked) {
  for (Good front : {Good::wood, Good::gold, Good::card, Good::stone, Good::settler, Good::vp, Good::food}) {
    Scene scene = standing_alone(rom, {"rom_builder#20", "rom_roman_bank", "rom_spies", "com_ruins#69", "com_ruins#70"},
                                 {Good::wood, Good::gold, Good::card, Good::stone, Good::settler, Good::vp});
    EXPECT_TRUE(failed(attack(scene, front))) << int(front);
  }
}

// ---- the Japanese

TEST(Attack, IS_SOLO_44_two_vp_cards_strike_a_japanese_faction_location) {
  Scene scene = standing_alone(jap, {"jap_farm#1"}, {Good::gold, Good::wood, Good::vp});
  EXPECT_TRUE(fell(attack(scene, Good::vp), "jap_farm#1"));

  Scene single = standing_alone(jap, {"jap_farm#1"}, {Good::gold, Good::wood});
  EXPECT_TRUE(failed(attack(single, Good::vp)));
  Scene behind = standing_alone(jap, {"jap_farm#1"}, {Good::vp, Good::vp});
  EXPECT_TRUE(failed(attack(behind, Good::gold)));
}

TEST(Attack, IS_SOLO_45_before_the_search_among_common_locations) {
  Scene scene = standing_alone(jap, {"jap_farm#1", "com_armorer#18"}, {Good::stone, Good::vp});
  attack(scene, Good::vp);
  EXPECT_TRUE(fell(scene, "jap_farm#1"));
  EXPECT_FALSE(fell(scene, "com_armorer#18"));

  Scene none = standing_alone(jap, {"com_armorer#18"}, {Good::stone, Good::vp});
  EXPECT_TRUE(fell(attack(none, Good::vp), "com_armorer#18"));
  EXPECT_EQ(line_of(none), (Line{Good::vp, Good::vp, Good::stone}));  // front and stone moved, the old VP did not
}

// Which faction location falls next, with two VP cards.
std::string next_to_fall(Scene& scene) {
  const CardSet before = scene.s.collection;
  scene.line({Good::vp});
  attack(scene, Good::vp);
  return scene.s.ask == Ask::attacked ? "a choice" : facts().card_id[index((scene.s.collection - before).first())];
}

TEST(Attack, IS_SOLO_46_by_the_deal_field_of_the_copy) {
  Scene scene = standing_alone(jap,
                               {"jap_trade_route#21", "jap_farm#1", "jap_daimyos_castle#9", "jap_dojo#24",
                                "jap_daimyos_castle#10", "jap_ninjas#26", "jap_temple_of_buddha"},
                               {});
  for (const char* id : {"jap_temple_of_buddha",   // card
                         "jap_ninjas#26",          // raze token
                         "jap_daimyos_castle#10",  // gold
                         "jap_dojo#24",            // VP
                         "jap_daimyos_castle#9",   // stone, on another copy of the castle
                         "jap_farm#1",             // settler
                         "jap_trade_route#21"})    // food
    EXPECT_EQ(next_to_fall(scene), id);
  EXPECT_EQ(facts().japanese_priority.back(), Good::wood);  // last of all; no Japanese card bears it
}

TEST(Attack, IS_SOLO_47_further_ties_by_kind_cost_and_stone) {
  Scene gold =
      standing_alone(jap, {"jap_daimyos_castle#10", "jap_school_of_diplomacy", "jap_negotiator", "jap_casino"}, {});
  for (const char* id : {"jap_casino", "jap_negotiator", "jap_school_of_diplomacy", "jap_daimyos_castle#10"})
    EXPECT_EQ(next_to_fall(gold), id);
  Scene raze = standing_alone(jap, {"jap_garrison", "jap_ninjas#26"}, {});  // wood against stone
  EXPECT_EQ(next_to_fall(raze), "jap_ninjas#26");
  Scene settler = standing_alone(jap, {"jap_farm#1", "jap_geisha_house#6"}, {});  // the Location symbol is no resource
  EXPECT_EQ(next_to_fall(settler), "a choice");
  EXPECT_TRUE(fell(settler.play(act::attacked(card("jap_farm#1"))), "jap_farm#1"));
}

TEST(Attack, IS_SOLO_48_the_two_vp_cards_move_to_the_end) {
  Scene scene = standing_alone(jap, {"jap_farm#1"}, {Good::gold, Good::vp, Good::wood});
  attack(scene, Good::vp);
  EXPECT_EQ(line_of(scene), (Line{Good::gold, Good::wood, Good::vp, Good::vp}));

  Facts more = facts();  // were there a third VP card, the nearer one would be used
  Scene third = standing_alone(jap, {"jap_farm#1"}, {Good::gold, Good::vp, Good::food});
  more.attack_good[third.s.line[2] - 1u] = Good::vp;
  const auto nearer = third.s.line[1], farther = third.s.line[2];
  attack(third, Good::vp, more);
  EXPECT_EQ(third.s.line[1], farther);
  EXPECT_EQ(third.s.line[3], nearer);
}

TEST(Attack, IS_SOLO_49_location_to_the_collection_samurai_to_the_supply) {
  Scene scene = standing_alone(jap, {"jap_farm#1"}, {Good::vp});
  scene.s.samurai.add(card("jap_farm#1"));
  attack(scene, Good::vp);
  EXPECT_TRUE(fell(scene, "jap_farm#1"));
  EXPECT_TRUE(scene.s.samurai.empty());
  EXPECT_TRUE(scene.of(jap).discard.empty());
  EXPECT_EQ(scene.has(jap, Good::settler), 0);
}

TEST(Attack, IS_SOLO_50_samurai_protect_nothing_but_count_for_the_castle) {
  Scene scene = standing_alone(jap, {"jap_garrison", "jap_farm#1"}, {Good::vp});
  scene.s.samurai.add(card("jap_garrison"));
  EXPECT_TRUE(fell(attack(scene, Good::vp), "jap_garrison"));  // not the farm, which has none

  Scene castle = Scene::solo(jap);
  castle.empire(jap, {"jap_daimyos_castle#9", "jap_farm#1"});
  castle.s.samurai.add(card("jap_daimyos_castle#9"));
  castle.s.samurai.add(card("jap_farm#1"));
  EXPECT_EQ(castle.production_of(jap).vp(jap), 2);
}

TEST(Attack, IS_SOLO_51_shrine_and_gate_are_not_eligible) {
  Scene scene = standing_alone(jap, {"jap_shrine", "jap_gate#13"}, {Good::vp});
  EXPECT_TRUE(failed(attack(scene, Good::vp)));  // though the Shrine's Deal field is a card
  EXPECT_EQ(scene.of(jap).empire.size(), 2);
}

TEST(Attack, IS_SOLO_59_tokens_and_goods_on_it_go_with_it) {
  Scene scene = standing_alone(bar, {"com_marketplace"}, {Good::gold});
  for (CardSet* marks : {&scene.s.used, &scene.s.defence, &scene.s.blocked}) marks->add(card("com_marketplace"));
  attack(scene, Good::wood);
  for (const CardSet& marks : {scene.s.used, scene.s.defence, scene.s.blocked}) EXPECT_TRUE(marks.empty());
  EXPECT_EQ(scene.of(bar).supply, Player{}.supply);
}

TEST(Attack, IS_SOLO_61_the_attack_deck_has_one_food_card) {
  const auto cards = [](Good good) { return std::count(facts().attack_good.begin(), facts().attack_good.end(), good); };
  for (Good good : {Good::wood, Good::gold, Good::card}) EXPECT_EQ(cards(good), 3);
  for (Good good : {Good::stone, Good::settler, Good::vp}) EXPECT_EQ(cards(good), 2);
  EXPECT_EQ(cards(Good::food), 1);
  for (std::string_view field : {"com_grain_field#23", "com_lords_fields"}) {
    Scene scene = standing_alone(bar, {field}, {Good::wood, Good::gold, Good::card, Good::stone, Good::vp});
    EXPECT_TRUE(failed(attack(scene, Good::food))) << field;
  }
}

TEST(Attack, IS_SOLO_22_what_lay_on_a_collected_location_is_gone_in_the_last_round_too) {
  Scene scene = Scene::solo(Faction::egyptians);
  scene.virtual_area({"com_armorer#18"}).round(facts().rounds).turn_of(Faction::egyptians);
  scene.s.taken_over.add(card("com_armorer#18"));
  scene.s.used.add(card("com_armorer#18"));
  scene.play(act::pass());
  EXPECT_TRUE(scene.s.collection.has(card("com_armorer#18")));
  EXPECT_TRUE((scene.s.used | scene.s.taken_over).empty());
  EXPECT_EQ(game().broken_invariant(scene.s), std::nullopt);
}

}  // namespace attack_test
}  // namespace ludarium::settlers
