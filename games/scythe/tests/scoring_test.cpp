// Chapters "Scoring" and "Tie-breaks". The structure bonus tiles: structure_bonus_test.cpp.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace scoring_test {

void choose_tile(State& s, BonusRule rule) {
  for (std::size_t i = 0; i < facts().bonus_tiles.size(); ++i)
    if (facts().bonus_tiles[i].rule == rule) s.bonus_tile = static_cast<std::uint8_t>(i);
}

// Both players have nothing but the character on the base.
Scene bare() {
  Scene scene({Faction::nordic, Faction::saxony});
  for (Seat seat : scene.s.seats()) {
    Player& p = scene.s.player(seat);
    p.workers.fill(Hex::none);
    p.coins = 0;
    p.power = p.popularity = 0;
  }
  choose_tile(scene.s, BonusRule::on_tunnels);
  return scene;
}

Fortune of(const Scene& scene, Faction faction = Faction::nordic) { return fortune(scene.look(), scene.seat(faction)); }

int place_of_nordic(const Scene& scene) { return game().score(scene.s)[index(scene.seat(Faction::nordic))].place; }

TEST(Scoring, SC_SCOR_01_a_fortune_is_coins_stars_territories_resources_and_structures) {
  Scene scene = bare();
  scene.nordic().coins = 11;
  scene.nordic().popularity = 10;
  scene.nordic().stars[index(Goal::power)] = 1;
  scene.nordic().stars[index(Goal::combat)] = 2;
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_tundra", "north_village"});
  scene.structure(Faction::nordic, Structure::mill, "tunnel_north_tundra");
  scene.tokens("nordic_forest", Resource::wood, 4).tokens("nordic_tundra", Resource::oil, 3);
  const Fortune f = of(scene);
  EXPECT_EQ(f.coins, 11);
  EXPECT_EQ(f.stars, 3 * 4);
  EXPECT_EQ(f.territories, 4 * 3);
  EXPECT_EQ(f.resources, 3 * 2);
  EXPECT_EQ(f.structures, 2);
  EXPECT_EQ(f.total(), 43);
  const Scores scores = game().score(scene.s);
  EXPECT_EQ(scores[0].total, 43);
  EXPECT_EQ(scores[0].place, 1);
  EXPECT_EQ(scores[1].place, 2);
}

TEST(Scoring, SC_SCOR_02_popularity_sets_the_rates) {
  struct Row {
    int popularity, star, territory, pair;
  };
  for (Row row : {Row{0, 3, 2, 1}, {6, 3, 2, 1}, {7, 4, 3, 2}, {12, 4, 3, 2}, {13, 5, 4, 3}}) {
    Scene scene = bare();
    scene.nordic().popularity = static_cast<std::uint8_t>(row.popularity);
    scene.nordic().stars[index(Goal::power)] = 1;
    scene.workers(Faction::nordic, {"nordic_forest"}).tokens("nordic_forest", Resource::wood, 2);
    EXPECT_EQ(of(scene).stars, row.star);
    EXPECT_EQ(of(scene).territories, row.territory);
    EXPECT_EQ(of(scene).resources, row.pair);
  }
}

TEST(Scoring, SC_SCOR_03_eighteen_scores_like_seventeen) {
  for (std::uint8_t popularity : {17, 18}) {
    Scene scene = bare();
    scene.nordic().popularity = popularity;
    scene.nordic().stars[index(Goal::power)] = 1;
    scene.workers(Faction::nordic, {"nordic_forest"}).tokens("nordic_forest", Resource::wood, 2);
    EXPECT_EQ(of(scene).total(), 5 + 4 + 3);
  }
}

TEST(Scoring, SC_SCOR_04_every_star_counts) {
  Scene scene = bare();
  scene.nordic().stars = {1, 0, 0, 1, 0, 1, 2, 0, 1};
  EXPECT_EQ(of(scene).stars, 6 * 3);
}

TEST(Scoring, SC_SCOR_05_controlled_lakes_count_bases_do_not) {
  Scene scene = bare();
  scene.workers(Faction::nordic, {"nordic_base", "nordic_forest", "nordic_forest"});
  scene.mech(Faction::nordic, 0, "lake_north").mech(Faction::nordic, 1, "factory_tundra");
  EXPECT_EQ(of(scene).territory_count, 3);
  EXPECT_EQ(of(scene).territories, 3 * 2);
}

TEST(Scoring, SC_SCOR_06_the_factory_counts_as_three) {
  Scene scene = bare();
  scene.character(Faction::nordic, "factory").workers(Faction::nordic, {"nordic_forest"});
  EXPECT_EQ(of(scene).territories, 4 * 2);
}

TEST(Scoring, SC_SCOR_07_a_lone_structure_counts_unless_an_enemy_is_there) {
  Scene scene = bare();
  scene.structure(Faction::nordic, Structure::mill, "factory_forest");
  EXPECT_EQ(of(scene).territories, 2);
  scene.workers(Faction::saxony, {"factory_forest"});
  EXPECT_EQ(of(scene).territories, 0);
  EXPECT_EQ(of(scene, Faction::saxony).territories, 2);
}

TEST(Scoring, SC_SCOR_08_pairs_are_counted_over_all_types_and_territories) {
  Scene scene = bare();
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_tundra", "north_village"});
  scene.tokens("nordic_forest", Resource::wood, 1).tokens("nordic_tundra", Resource::oil, 1);
  EXPECT_EQ(of(scene).resources, 1);
  scene.tokens("north_village", Resource::food, 1);
  EXPECT_EQ(of(scene).resources, 1);  // the odd one is worth nothing
  scene.tokens("north_village", Resource::metal, 1);
  EXPECT_EQ(of(scene).resources, 2);
}

TEST(Scoring, SC_SCOR_09_workers_power_cards_and_tokens_on_bases_are_worth_nothing) {
  Scene scene = bare();
  scene.workers(Faction::nordic, {"nordic_forest"});
  const int before = of(scene).total();
  scene.workers(Faction::nordic, {"nordic_forest", "nordic_forest", "nordic_base"});
  scene.hand(Faction::nordic, {5, 5, 5, 4});
  scene.tokens("nordic_base", Resource::wood, 8).tokens("factory", Resource::wood, 8);
  scene.nordic().power = 16;
  EXPECT_EQ(of(scene).total(), before);
}

TEST(Scoring, SC_SCOR_10_the_structure_bonus_is_paid_whoever_holds_the_ground) {
  Scene scene = bare();
  scene.structure(Faction::nordic, Structure::mill, "tunnel_north_tundra")
      .workers(Faction::saxony, {"tunnel_north_tundra"});
  EXPECT_EQ(of(scene).structures, 2);
  EXPECT_EQ(of(scene).territories, 0);
  EXPECT_EQ(of(scene, Faction::saxony).structures, 0);
}

TEST(Scoring, SC_SCOR_11_the_coins_of_the_box_set_no_limit) {
  Scene scene = bare();
  scene.nordic().coins = facts().box.coins;
  scene.nordic().popularity = 13;
  scene.nordic().stars = {1, 1, 1, 1, 1, 1};
  EXPECT_EQ(of(scene).total(), facts().box.coins + 30);
}

TEST(Scoring, SC_SCOR_12_seventy_five_is_a_usual_winning_fortune) { EXPECT_EQ(facts().usual_winning_fortune, 75); }

// Both players with the same fortune; then Nordic is one better in one thing and one worse in all that come later.
Scene tied() {
  Scene scene = bare();
  scene.nordic().coins = scene.saxony().coins = 20;
  return scene;
}

TEST(TieBreaks, SC_TIE_01_more_workers_mechs_and_structures_bases_included) {
  Scene scene = tied();
  scene.saxony().power = 5;
  scene.workers(Faction::nordic, {"nordic_base"});
  EXPECT_EQ(of(scene).total(), of(scene, Faction::saxony).total());
  EXPECT_EQ(place_of_nordic(scene), 1);
  scene.mech(Faction::saxony, 0, "saxony_base").workers(Faction::saxony, {"saxony_base"});
  EXPECT_EQ(place_of_nordic(scene), 2);
  scene.structure(Faction::nordic, Structure::mill, "factory_forest")
      .workers(Faction::nordic, {"nordic_base", "nordic_base"});
  scene.nordic().coins = 18;  // the structure holds a territory
  EXPECT_EQ(of(scene).total(), of(scene, Faction::saxony).total());
  EXPECT_EQ(place_of_nordic(scene), 1);
}

TEST(TieBreaks, SC_TIE_02_then_more_power) {
  Scene scene = tied();
  scene.nordic().power = 1;
  scene.saxony().popularity = 6;
  EXPECT_EQ(place_of_nordic(scene), 1);
}

TEST(TieBreaks, SC_TIE_03_then_more_popularity) {
  Scene scene = tied();
  scene.nordic().popularity = 1;
  scene.character(Faction::nordic, "nordic_forest").character(Faction::saxony, "factory_forest");
  scene.tokens("factory_forest", Resource::wood, 1);  // a single token is worth no coin
  EXPECT_EQ(of(scene).total(), of(scene, Faction::saxony).total());
  EXPECT_EQ(place_of_nordic(scene), 1);
}

TEST(TieBreaks, SC_TIE_04_then_more_controlled_tokens) {
  Scene scene = tied();
  scene.character(Faction::nordic, "nordic_forest").tokens("nordic_forest", Resource::wood, 1);
  scene.structure(Faction::saxony, Structure::mill, "factory_forest").mech(Faction::nordic, 0, "nordic_base");
  scene.character(Faction::saxony, "saxony_village");
  scene.saxony().coins = 18;  // two territories against one
  EXPECT_EQ(of(scene).total(), of(scene, Faction::saxony).total());
  EXPECT_EQ(place_of_nordic(scene), 1);
}

TEST(TieBreaks, SC_TIE_05_then_more_controlled_territories_the_factory_as_one) {
  Scene scene = tied();
  scene.character(Faction::saxony, "factory");
  scene.character(Faction::nordic, "nordic_forest").mech(Faction::nordic, 0, "factory_tundra");
  scene.mech(Faction::saxony, 0, "saxony_base");
  scene.nordic().coins = 22;  // two territories against three
  EXPECT_EQ(of(scene).total(), of(scene, Faction::saxony).total());
  EXPECT_EQ(place_of_nordic(scene), 1);
}

TEST(TieBreaks, SC_TIE_06_then_more_stars) {
  Scene scene = tied();
  scene.nordic().stars[index(Goal::combat)] = 1;
  scene.saxony().coins = 23;
  EXPECT_EQ(of(scene).total(), of(scene, Faction::saxony).total());
  EXPECT_EQ(place_of_nordic(scene), 1);
}

TEST(TieBreaks, SC_TIE_07_still_equal_the_victory_is_shared) {
  const Scores scores = game().score(tied().s);
  EXPECT_EQ(scores[0].place, 1);
  EXPECT_EQ(scores[1].place, 1);
}

}  // namespace scoring_test
}  // namespace ludarium::scythe
