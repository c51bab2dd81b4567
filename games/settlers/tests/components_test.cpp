// Chapter "Components & limits".
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace components_test {

constexpr auto barbarians = Faction::barbarians, romans = Faction::romans, egyptians = Faction::egyptians,
               japanese = Faction::japanese;

bool refused(int seats, boost::json::object options = {}) { return !game().setup({seats, 1, std::move(options)}); }

State fresh(int seats, std::uint64_t seed = 1) { return *game().setup({seats, seed, {}}); }

int answers(const Scene& scene, Do kind) {
  const auto list = scene.legal();
  return static_cast<int>(std::count_if(list.begin(), list.end(), [&](Action a) { return what(a) == kind; }));
}

TEST(Components, IS_COMP_01_one_to_four_players) {
  EXPECT_TRUE(refused(0));
  EXPECT_TRUE(refused(5));
  for (int seats = 1; seats <= 4; ++seats) EXPECT_FALSE(refused(seats)) << seats;
  EXPECT_EQ(fresh(1).line_length, 1);  // only he plays against the attack cards
  EXPECT_EQ(fresh(2).line_length, 0);
}

TEST(Components, IS_COMP_03_attack_cards_are_for_the_solo_game) {
  for (int seats = 2; seats <= 4; ++seats) {
    EXPECT_EQ(fresh(seats).attack_deck, 0) << seats;
    EXPECT_EQ(fresh(seats).line_length, 0) << seats;
  }
  EXPECT_EQ(std::popcount(fresh(1).attack_deck) + fresh(1).line_length, 16);
}

TEST(Components, IS_COMP_04_everybody_draws_from_the_common_deck_and_his_own) {
  for (Faction faction : {barbarians, romans}) {
    Scene scene({barbarians, romans});
    scene.goods(faction, Good::settler, 4).turn_of(faction);
    scene.play({act::send(2), act::pair(Good::card_common), act::pair(Good::card_faction)});
    const CardSet hand = scene.of(faction).hand;
    EXPECT_EQ((hand & facts().deck[index(Deck::common)]).size(), 1);
    EXPECT_EQ((hand & facts().deck[index(faction)]).size(), 1);
    EXPECT_EQ(scene.of(faction == romans ? barbarians : romans).deck.size(), 30);
  }
}

TEST(Components, IS_COMP_05_nobody_chooses_a_side_of_his_board) {
  EXPECT_TRUE(refused(2, {{"sides", boost::json::array{"male", "female"}}}));
  for (const OptionSpec& option : game().options()) EXPECT_EQ(option.name.find("side"), std::string::npos);
}

TEST(Components, IS_COMP_06_a_faction_is_played_once) {
  EXPECT_TRUE(refused(2, {{"factions", boost::json::array{"romans", "romans"}}}));
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const State s = fresh(4, seed);
    unsigned seen = 0;
    for (Seat seat : s.seats()) seen |= 1u << index(s.player(seat).faction);
    EXPECT_EQ(seen, 15u) << seed;
  }
}

TEST(Components, IS_COMP_07_the_supply_never_runs_out) {
  Scene scene({barbarians, romans});
  for (Faction faction : {barbarians, romans})
    for (std::size_t good = 0; good < supply_goods; ++good) scene.goods(faction, static_cast<Good>(good), 90);
  scene.empire(romans, {"com_old_forest", "com_armorer#18", "com_gold_bearing_stream", "com_grain_field#23"});
  scene.production_of(romans);
  EXPECT_EQ(scene.has(romans, Good::wood), 93);
  EXPECT_EQ(scene.has(romans, Good::stone), 91);
  EXPECT_EQ(scene.has(romans, Good::food), 91);
  EXPECT_EQ(scene.has(romans, Good::gold), 91);
  EXPECT_EQ(scene.has(romans, Good::settler), 92);
  EXPECT_EQ(scene.has(romans, Good::raze), 92);
  EXPECT_EQ(scene.has(romans, Good::defence), 91);
}

TEST(Components, IS_COMP_08_five_stone_are_five_stone) {
  Scene scene({romans, japanese});
  scene.empire(romans, {"rom_colossus"}).goods(romans, Good::stone, 5).goods(romans, Good::settler, 1);
  scene.turn_of(romans).play(act::activate(card("rom_colossus")));
  EXPECT_EQ(scene.has(romans, Good::stone), 2);
}

TEST(Components, IS_COMP_09_egyptian_tokens_come_through_the_temple_of_ra_and_are_not_counted) {
  for (const Title& any : facts().titles)
    EXPECT_EQ(any.operation.op == Op::take_over, any.id == "egy_temple_of_ra") << any.id;
  Scene scene({egyptians, barbarians});
  scene.empire(egyptians, {"egy_temple_of_ra", "egy_royal_bath#7", "egy_royal_bath#8"});
  scene.empire(barbarians,
               {"com_ruins#69", "com_ruins#70", "com_ruins#71", "com_ruins#72", "com_ruins#73", "com_ruins#74"});
  scene.goods(egyptians, Good::gold, 4).goods(egyptians, Good::settler, 0);
  const CardId temple = card("egy_temple_of_ra");
  const std::array baths{"egy_royal_bath#7", "egy_royal_bath#7", "egy_royal_bath#8", "egy_royal_bath#8"};
  const std::array targets{"com_ruins#69", "com_ruins#70", "com_ruins#71", "com_ruins#72", "com_ruins#73"};
  for (std::size_t i = 0; i < targets.size(); ++i) {
    scene.turn_of(egyptians).play({act::activate(temple), act::target(card(targets[i]))});
    if (i < baths.size()) scene.turn_of(egyptians).play({act::activate(card(baths[i])), act::target(temple)});
  }
  EXPECT_EQ(scene.s.taken_over.size(), 5);  // four in the box
}

TEST(Components, IS_COMP_10_goods) {
  for (Good good : {Good::settler, Good::raze, Good::defence, Good::gold, Good::food, Good::wood, Good::stone}) {
    Scene scene({barbarians, romans});
    Play p{facts(), scene.s};
    take_good(p, good, CardId::none);
    EXPECT_EQ(scene.has(barbarians, good), 1) << index(good);
  }
  Scene scene({barbarians, romans});
  Play p{facts(), scene.s};
  take_good(p, Good::vp, CardId::none);
  EXPECT_EQ(scene.vp(barbarians), 1);
  take_good(p, Good::card, CardId::none);
  run(p);
  EXPECT_EQ(scene.s.ask, Ask::deck);
}

TEST(Components, IS_COMP_11_resources_are_food_wood_and_stone) {
  Scene scene({barbarians, romans});
  const CardId saboteurs = card("bar_saboteurs#10");
  scene.empire(barbarians, {"bar_saboteurs#10"}).hand(romans, {"com_castle#46"});
  scene.goods(barbarians, Good::settler, 1).turn_of(barbarians);
  for (Good good : {Good::gold, Good::settler, Good::raze, Good::defence}) scene.goods(romans, good, 3);
  scene.of(romans).score = 5;
  EXPECT_EQ(scene.why(act::activate(saboteurs)), "IS-ACTLOC-11");
  for (Good good : {Good::food, Good::wood, Good::stone}) {
    Scene other = scene;
    other.goods(romans, good, 1).play(act::activate(saboteurs));
    EXPECT_EQ(other.has(barbarians, good), 1);
  }
}

TEST(Components, IS_COMP_12_a_card_in_hand_is_no_location) {
  Scene scene({romans, japanese});
  scene.hand(romans, {"com_quarry#8", "com_castle#46"}).empire(romans, {"com_rubble"});
  scene.production_of(romans);
  EXPECT_EQ(scene.has(romans, Good::stone), 2);  // board and Rubble, which counts only itself
  scene.turn_of(romans);
  EXPECT_EQ(scene.why(act::activate(card("com_castle#46"))), "IS-ACTLOC-01");
  EXPECT_EQ(tally(scene.look(), scene.seat(romans)).common, 1);
}

TEST(Components, IS_COMP_13_hands_have_no_limit) {
  Scene scene({barbarians, romans});
  scene.of(barbarians).hand = facts().deck[index(Deck::common)] | facts().deck[index(Deck::barbarians)];
  const CardId last = card("com_statue");
  scene.common_deck({"com_statue"}).of(barbarians).deck = {};
  scene.goods(barbarians, Good::settler, 2).turn_of(barbarians);
  scene.play({act::send(1), act::pair(Good::card_common)});
  EXPECT_TRUE(scene.of(barbarians).hand.has(last));
  EXPECT_EQ(scene.of(barbarians).hand.size(), 114);
}

TEST(Components, IS_COMP_14_any_number_of_deals_locations_and_foundations) {
  Scene scene({barbarians, romans});
  Player& player = scene.of(barbarians);
  player.deals = facts().deck[index(Deck::barbarians)];
  player.deck = {};
  player.empire = facts().deck[index(Deck::common)] & facts().kind_set[index(Kind::production)];
  player.empire.remove(card("com_working_peasants"));
  player.foundations = facts().deck[index(Deck::common)] & facts().kind_set[index(Kind::action)];
  scene.s.common_deck = facts().deck[index(Deck::common)] & facts().kind_set[index(Kind::feature)];
  int gold = 0, wood = 0;
  for (CardId deal : player.deals)
    gold += facts().deal_of(deal) == Good::gold, wood += facts().deal_of(deal) == Good::wood;
  scene.production_of(barbarians);
  while (scene.s.ask == Ask::source) scene.play(scene.legal().front());
  EXPECT_EQ(scene.s.phase, Phase::action);
  EXPECT_EQ(player.deals.size(), 30);
  EXPECT_EQ(player.has(Good::gold), gold + 1 + 2);      // the stream, and the Guild for two golden locations
  EXPECT_EQ(player.has(Good::wood), wood + 2 + 3 + 3);  // Old Forest, three Lumber Trails, the Supplier
  EXPECT_EQ(player.hand.size(), 2 + 4);                 // two deals, four Watchtowers
}

TEST(Components, IS_COMP_15_where_cards_lie_is_nowhere_noted) {
  const auto build_two = [](std::string_view first, std::string_view second) {
    Scene scene({barbarians, romans});
    scene.hand(barbarians, {"com_ruins#69", "com_ruins#70"}).foundations(barbarians, {"com_mill"});
    scene.turn_of(barbarians);
    EXPECT_EQ(answers(scene, Do::build), 2);  // one way each
    scene.play(act::build(card(first))).turn_of(barbarians).play(act::build(card(second)));
    return scene.s;
  };
  EXPECT_EQ(build_two("com_ruins#69", "com_ruins#70"), build_two("com_ruins#70", "com_ruins#69"));
}

struct Uses {
  Faction faction;
  std::string_view id, no_deal, no_raze;  // the forbidding rule, none if allowed
};

TEST(Components, IS_COMP_17_uses_of_a_hand_card) {
  const std::array<Uses, 8> table{{{romans, "com_quarry#8", "IS-DEAL-02", ""},
                                   {romans, "com_ruins#69", "IS-DEAL-02", "IS-RAZE-02"},
                                   {romans, "rom_builder#20", "", "IS-RAZE-08"},
                                   {barbarians, "bar_raid#7", "", "IS-RAZE-08"},
                                   {egyptians, "egy_pyramid#28", "", "IS-RAZE-08"},
                                   {japanese, "jap_farm#1", "", ""},
                                   {japanese, "jap_gate#13", "", "IS-CLAR-JAP-05"},
                                   {japanese, "jap_shrine", "", "IS-CLAR-JAP-05"}}};
  for (const Uses& uses : table) {
    Scene scene({uses.faction, uses.faction == romans ? japanese : romans});
    for (std::size_t good = 0; good < supply_goods; ++good) scene.goods(uses.faction, static_cast<Good>(good), 9);
    scene.hand(uses.faction, {uses.id}).empire(uses.faction, {"com_mill"}).turn_of(uses.faction);
    const CardId held = card(uses.id);
    EXPECT_EQ(scene.why(act::build(held)), "") << uses.id;
    EXPECT_EQ(scene.why(act::deal(held)), uses.no_deal) << uses.id;
    EXPECT_EQ(scene.why(act::raze_hand(held)), uses.no_raze) << uses.id;
  }
}

}  // namespace components_test
}  // namespace ludarium::settlers
