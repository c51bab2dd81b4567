// Chapter "Encounters": what the options give.
#include "games/scythe/tests/support/scene.hpp"

namespace ludarium::scythe {
namespace encounter_gain_test {

constexpr Seat nordic_seat = seat_at(0), saxony_seat = seat_at(1);
constexpr const char* token_hex = "nordic_mountain";
constexpr std::size_t a = 0, b = 1, c = 2;  // the options of a card

// Nordic's character has come upon card `number`; no own worker is there. Coins and popularity 5.
Scene meeting(std::uint8_t number, boost::json::object options = {}) {
  Scene scene({Faction::nordic, Faction::saxony}, options);
  scene.nordic().coins = scene.nordic().popularity = 5;
  scene.character(Faction::nordic, "nordic_tundra").encounter_next(number);
  scene.turn_of(Faction::nordic, TopAction::move);
  scene.play({act::move_units(), act::unit(Unit::character), act::step(scene.hex(token_hex)), act::end_move()});
  return scene;
}

int tokens_there(Scene& scene, Resource resource) {
  return scene.s.tokens[index(scene.hex(token_hex))][index(resource)];
}

void all_but_one_upgraded(Player& player) {
  player.cubes_moved = 0b011111;
  player.cubes_on = {1, 2, 1, 1};
}

TEST(Encounter, SC_ENC_07_the_gain_may_be_taken_in_part_or_not_at_all) {
  Scene part = meeting(3);  // B: $2 for a worker and 3 food
  part.aside(nordic_seat, act::in_part());
  part.play({act::option(b), act::take(Item::food), act::take(Item::food), act::done()});
  EXPECT_EQ(tokens_there(part, Resource::food), 2);
  EXPECT_EQ(count_out(part.nordic().workers), 2);
  EXPECT_EQ(part.nordic().coins, 3);  // the cost was paid in full

  Scene nothing = meeting(3);
  nothing.aside(nordic_seat, act::in_part());
  nothing.play({act::option(a), act::done()});
  EXPECT_EQ(tokens_there(nothing, Resource::food), 0);
  EXPECT_EQ(nothing.nordic().popularity, 5);

  Scene unwanted = meeting(5);  // B: $4 for a mech
  unwanted.play({act::option(b), act::done()});
  EXPECT_EQ(count_out(unwanted.nordic().mechs), 0);
  EXPECT_EQ(unwanted.nordic().coins, 1);
}

TEST(Encounter, SC_ENC_08_tokens_workers_mechs_and_structures_come_to_the_characters_territory) {
  Scene goods = meeting(3);
  goods.play(act::option(b));
  EXPECT_EQ(tokens_there(goods, Resource::food), 3);
  EXPECT_EQ(count_at(goods.nordic().workers, goods.hex(token_hex)), 1);

  Scene mech_gained = meeting(5);
  mech_gained.play(act::option(b));
  EXPECT_EQ(mech_gained.why(act::deploy(0, mech_gained.hex("nordic_forest"))), "SC-ENC-08");  // a worker is there
  mech_gained.play(act::deploy(0, mech_gained.hex(token_hex)));
  EXPECT_EQ(mech_gained.nordic().mechs[0], mech_gained.hex(token_hex));

  Scene built = meeting(1);
  built.play(act::option(c));
  EXPECT_EQ(built.why(act::build(Structure::mine, built.hex("nordic_forest"))), "SC-ENC-08");
  built.play(act::build(Structure::mine, built.hex(token_hex)));
  EXPECT_EQ(built.nordic().structures[index(Structure::mine)], built.hex(token_hex));
}

TEST(Encounter, SC_ENC_10_brings_no_mat_coins_and_no_ongoing_bonus) {
  Scene scene = meeting(7);  // B: $2 for an upgrade
  for (Faction faction : {Faction::nordic, Faction::saxony}) {
    scene.of(faction).recruits = 1u << index(BottomAction::upgrade);
    scene.of(faction).one_time = 1;
    scene.of(faction).power = 3;
  }
  scene.tokens("nordic_tundra", Resource::oil, 2);
  scene.play({act::option(b), act::upgrade(Cube::move_units, BottomAction::build)});
  EXPECT_EQ(scene.nordic().coins, 3);  // the price of the card, nothing of the mat's $3
  EXPECT_EQ(scene.nordic().power, 3);
  EXPECT_EQ(scene.saxony().power, 3);
  EXPECT_EQ(scene.s.tokens[index(scene.hex("nordic_tundra"))][index(Resource::oil)], 2);
}

TEST(Encounter, SC_ENC_15_what_is_gained_counts_for_stars) {
  Scene upgraded = meeting(7);
  all_but_one_upgraded(upgraded.nordic());
  upgraded.play({act::option(b), act::upgrade(Cube::trade_popularity, BottomAction::enlist)});
  EXPECT_EQ(upgraded.nordic().stars[index(Goal::upgrades)], 1);

  Scene deployed = meeting(5);
  for (std::size_t i = 0; i < 3; ++i) deployed.mech(Faction::nordic, i, "nordic_forest");
  deployed.play({act::option(b), act::deploy(3, deployed.hex(token_hex))});
  EXPECT_EQ(deployed.nordic().stars[index(Goal::mechs)], 1);

  Scene peopled = meeting(3);
  for (std::size_t i = 0; i < 7; ++i) peopled.nordic().workers[i] = peopled.hex("nordic_forest");
  EXPECT_EQ(peopled.play(act::option(b)).nordic().stars[index(Goal::workers)], 1);

  Scene last = meeting(15);  // A: 2 popularity
  last.nordic().popularity = 16;
  last.nordic().stars = {1, 1, 1, 1, 1, 0, 0, 0, 0};
  EXPECT_TRUE(last.play(act::option(a)).over());
}

TEST(Encounter, SC_ENC_15_a_structure_or_recruit_gained_counts_for_its_star) {
  Scene built = meeting(1);
  built.structure(Faction::nordic, Structure::mine, "nordic_forest");
  built.structure(Faction::nordic, Structure::armory, "nordic_tundra");
  built.structure(Faction::nordic, Structure::mill, "factory_forest");
  built.play({act::option(c), act::build(Structure::monument, built.hex(token_hex))});
  EXPECT_EQ(built.nordic().stars[index(Goal::structures)], 1);

  Scene enlisted = meeting(2);
  enlisted.nordic().recruits = enlisted.nordic().one_time = 0b0111;
  enlisted.play({act::option(c), act::enlist(BottomAction::enlist, OneTimeBonus::combat_cards)});
  EXPECT_EQ(enlisted.nordic().stars[index(Goal::recruits)], 1);
}

TEST(Encounter, SC_ENC_16_with_the_piece_used_up_the_rest_is_still_gained) {
  Scene no_worker = meeting(3);
  no_worker.nordic().workers.fill(no_worker.hex("nordic_forest"));
  no_worker.nordic().stars[index(Goal::workers)] = 1;
  Scene in_part = no_worker;
  in_part.aside(nordic_seat, act::in_part()).play(act::option(b));
  EXPECT_FALSE(in_part.can(act::take(Item::worker)));
  no_worker.play(act::option(b));
  EXPECT_EQ(tokens_there(no_worker, Resource::food), 3);
  EXPECT_EQ(no_worker.nordic().coins, 3);

  Scene no_mech = meeting(5);
  no_mech.nordic().mechs.fill(no_mech.hex("nordic_forest"));
  no_mech.nordic().stars[index(Goal::mechs)] = 1;
  no_mech.play(act::option(b));
  EXPECT_EQ(no_mech.nordic().coins, 1);
  EXPECT_EQ(no_mech.s.ask, Ask::bottom);

  Scene no_recruit = meeting(2);
  no_recruit.nordic().recruits = no_recruit.nordic().one_time = 0b1111;
  no_recruit.nordic().stars[index(Goal::recruits)] = 1;
  EXPECT_EQ(no_recruit.play(act::option(c)).s.ask, Ask::bottom);

  Scene no_structure = meeting(1);
  no_structure.nordic().structures = {no_structure.hex("nordic_forest"), no_structure.hex("nordic_tundra"),
                                      no_structure.hex("factory_forest"), no_structure.hex("factory")};
  no_structure.nordic().stars[index(Goal::structures)] = 1;
  EXPECT_EQ(no_structure.play(act::option(c)).s.ask, Ask::bottom);
  EXPECT_EQ(no_structure.nordic().popularity, 3);

  Scene no_cube = meeting(25);  // C: 2 popularity for an upgrade and 2 tokens
  no_cube.nordic().cubes_moved = 0b111111;
  no_cube.nordic().stars[index(Goal::upgrades)] = 1;
  no_cube.play(act::option(c));
  EXPECT_TRUE(no_cube.can(act::tokens(no_cube.hex(token_hex), 2, 0, 0, 0)));
  EXPECT_EQ(no_cube.why(act::upgrade(Cube::move_units, BottomAction::build)), "SC-UPG-01");  // it has left the mat
}

TEST(Encounter, SC_ENC_17_a_mech_or_structure_needs_no_worker_and_is_open_at_once) {
  Scene scene = meeting(5);
  EXPECT_EQ(count_at(scene.nordic().workers, scene.hex(token_hex)), 0);
  EXPECT_FALSE(has_ability(facts(), scene.nordic(), Ability::seaworthy));
  scene.play({act::option(b), act::deploy(1, scene.hex(token_hex))});
  EXPECT_TRUE(has_ability(facts(), scene.nordic(), Ability::seaworthy));

  Scene built = meeting(1);
  built.nordic().popularity = 2;
  built.play({act::option(c), act::build(Structure::monument, built.hex(token_hex))});
  built.turn_of(Faction::nordic, TopAction::bolster).play(act::bolster_power());
  EXPECT_EQ(built.nordic().popularity, 1);
}

TEST(Encounter, SC_ENC_18_a_recruit_gives_its_one_time_bonus_and_opens_its_circle) {
  Scene scene = meeting(2);
  scene.nordic().one_time = 1u << index(OneTimeBonus::power);
  scene.nordic().recruits = 1u << index(BottomAction::upgrade);
  scene.play(act::option(c));
  EXPECT_EQ(scene.why(act::enlist(BottomAction::build, OneTimeBonus::power)), "SC-ENL-03");
  EXPECT_EQ(scene.why(act::enlist(BottomAction::upgrade, OneTimeBonus::coins)), "SC-ENL-01");
  scene.play(act::enlist(BottomAction::build, OneTimeBonus::coins));
  EXPECT_EQ(scene.nordic().coins, 7);

  // Saxony builds: Nordic's circle is open.
  scene.workers(Faction::saxony, {"saxony_tundra"}).tokens("saxony_tundra", Resource::wood, 4);
  const int before = scene.nordic().popularity;
  scene.bottom_of(Faction::saxony, BottomAction::build).play({act::bottom(), act::done()});
  EXPECT_EQ(scene.nordic().popularity, before + 1);
}

TEST(Encounter, SC_ENC_19_an_upgrade_moves_one_cube_for_nothing_more) {
  Scene scene = meeting(7);
  scene.play(act::option(b));
  EXPECT_EQ(scene.s.ask, Ask::gain);
  scene.play(act::upgrade(Cube::move_coins, BottomAction::enlist));
  EXPECT_EQ(scene.nordic().cubes_moved, 1u << index(Cube::move_coins));
  EXPECT_EQ(scene.nordic().cubes_on[index(BottomAction::enlist)], 1);
  EXPECT_EQ(scene.s.ask, Ask::bottom);  // one cube only

  Scene full = meeting(7);  // Upgrade of the industrial mat has one dashed square
  full.nordic().cubes_moved = 1;
  full.nordic().cubes_on = {1, 0, 0, 0};
  full.play(act::option(b));
  EXPECT_EQ(full.why(act::upgrade(Cube::move_coins, BottomAction::upgrade)), "SC-UPG-09");
  EXPECT_EQ(full.why(act::upgrade(Cube::bolster_power, BottomAction::build)), "SC-UPG-01");
}

TEST(Encounter, SC_ENC_20_a_worker_is_the_leftmost_of_the_mat_on_any_terrain) {
  Scene scene = meeting(3);
  ASSERT_EQ(facts().terrain[index(scene.hex(token_hex))], Terrain::mountain);
  scene.play(act::option(b));
  EXPECT_EQ(scene.nordic().workers[2], scene.hex(token_hex));
  EXPECT_EQ(scene.nordic().workers[3], Hex::none);
}

TEST(Encounter, SC_ENC_21_tokens_of_any_type_are_named_one_by_one) {
  Scene scene = meeting(14);  // B: $2 for 3 tokens of any types
  const Hex here = scene.hex(token_hex);
  scene.play(act::option(b));
  EXPECT_TRUE(scene.can(act::tokens(here, 3, 0, 0, 0)));
  EXPECT_EQ(scene.why(act::tokens(here, 2, 2, 0, 0)), "SC-ENC-21");
  EXPECT_EQ(scene.why(act::tokens(scene.hex("nordic_forest"), 3, 0, 0, 0)), "SC-ENC-08");
  scene.play(act::tokens(here, 1, 0, 1, 1));
  EXPECT_EQ(scene.s.tokens[index(here)], (Tokens{1, 0, 1, 1}));
  EXPECT_EQ(scene.s.ask, Ask::bottom);
}

TEST(Encounter, SC_ENC_23_tracks_end_where_they_end_and_an_empty_deck_is_reshuffled) {
  Scene tracks = meeting(25);  // A: 2 power and 1 popularity
  tracks.nordic().power = 15;
  tracks.nordic().popularity = 18;
  tracks.nordic().stars[index(Goal::popularity)] = 1;
  tracks.play(act::option(a));
  EXPECT_EQ(tracks.nordic().power, 16);
  EXPECT_EQ(tracks.nordic().popularity, 18);
  EXPECT_EQ(tracks.nordic().stars[index(Goal::power)], 1);

  Scene cards = meeting(19);  // C: 2 popularity for 2 cards and 3 power
  cards.s.deck = {0, 0, 0, 1, 0};
  cards.s.discard = {0, 1, 0, 0};
  cards.hand(Faction::nordic, {});
  cards.s.deck = {0, 0, 0, 1, 0};
  cards.play(act::option(c));
  EXPECT_EQ(cards.nordic().hand, (std::array<std::uint8_t, card_values + 1>{0, 1, 0, 1, 0}));
  EXPECT_EQ(cards.nordic().power, 7);
}

Scene promo_meeting(std::uint8_t number) { return meeting(number, {{"promo", true}}); }

TEST(Encounter, SC_ENC_24_card_31_shows_one_hand_to_the_player_alone_then_draws_three) {
  Scene scene = promo_meeting(31);
  scene.hand(Faction::nordic, {}).hand(Faction::saxony, {2, 5, 5});
  scene.play(act::option(c));
  EXPECT_EQ(hand_size(scene.nordic()), 0);
  scene.play(act::peek(saxony_seat));
  const auto seen = scene.all(Happened::saw_hand);
  ASSERT_EQ(seen.size(), 1u);
  EXPECT_EQ(seen[0].audience, SeatSet::of(nordic_seat));
  EXPECT_EQ(seen[0].arg, (std::array<std::int16_t, 6>{1, 1, 0, 0, 2, 0}));
  EXPECT_EQ(hand_size(scene.nordic()), 3);
  EXPECT_EQ(hand_size(scene.saxony()), 3);

  Scene blind = promo_meeting(31);
  blind.hand(Faction::nordic, {}).play({act::option(c), act::done()});  // no look, but the cards
  EXPECT_EQ(hand_size(blind.nordic()), 3);
}

TEST(Encounter, SC_ENC_24_card_42_carries_units_to_adjacent_empty_land_rivers_ignored) {
  Scene scene = promo_meeting(42);
  const Hex across = scene.hex("northeast_farm_inner"), here = scene.hex(token_hex);
  ASSERT_TRUE(facts().across_river[index(here)].has(across));
  scene.mech(Faction::nordic, 0, token_hex).tokens(token_hex, Resource::metal, 2);
  scene.structure(Faction::saxony, Structure::mine, "tunnel_northeast_forest");
  scene.play(act::option(b));
  EXPECT_EQ(scene.why(act::transport(scene.hex("lake_factory_ne"), transport_everything)), "SC-ENC-24");
  EXPECT_EQ(scene.why(act::transport(scene.hex("nordic_forest"), transport_everything)), "SC-ENC-24");  // own worker
  EXPECT_EQ(scene.why(act::transport(scene.hex("tunnel_northeast_forest"), transport_everything)), "SC-ENC-24");
  EXPECT_EQ(scene.why(act::transport(scene.hex("factory"), transport_everything)), "SC-ENC-24");
  Scene piecewise = scene;
  scene.play(act::transport(across, transport_everything));
  EXPECT_EQ(scene.nordic().character, across);
  EXPECT_EQ(scene.nordic().mechs[0], across);
  EXPECT_EQ(scene.s.tokens[index(across)][index(Resource::metal)], 2);
  EXPECT_EQ(scene.s.ask, Ask::bottom);

  piecewise.play(act::transport(across, index(mech(0))));
  EXPECT_FALSE(piecewise.can(act::transport(piecewise.hex("tunnel_north_tundra"), index(Unit::character))));
  piecewise.play({act::transport(across, transport_token + index(Resource::metal)), act::done()});
  EXPECT_EQ(piecewise.nordic().character, here);
  EXPECT_EQ(piecewise.s.tokens[index(across)][index(Resource::metal)], 1);
  EXPECT_EQ(piecewise.s.tokens[index(here)][index(Resource::metal)], 1);
}

TEST(Encounter, SC_ENC_24_card_42_lets_the_last_unit_take_a_part_of_the_tokens) {
  Scene scene = promo_meeting(42);
  scene.tokens(token_hex, Resource::metal, 2);
  const Hex there = scene.hex("northeast_farm_inner");
  scene.play({act::option(b), act::transport(there, index(Unit::character)),
              act::transport(there, transport_token + index(Resource::metal)), act::done()});
  EXPECT_EQ(scene.s.tokens[index(there)][index(Resource::metal)], 1);
  EXPECT_EQ(tokens_there(scene, Resource::metal), 1);
}

TEST(Encounter, SC_ENC_24_card_42_carries_no_tokens_without_a_unit) {
  Scene scene = promo_meeting(42);
  scene.mech(Faction::nordic, 0, token_hex).tokens(token_hex, Resource::metal, 2).play(act::option(b));
  const Hex there = scene.hex("northeast_farm_inner");
  const Action metal = act::transport(there, transport_token + index(Resource::metal));
  EXPECT_FALSE(scene.can(metal));
  EXPECT_EQ(scene.why(metal), "SC-ENC-24");
  EXPECT_TRUE(scene.play(act::transport(there, index(mech(0)))).can(metal));
}

}  // namespace encounter_gain_test
}  // namespace ludarium::scythe
