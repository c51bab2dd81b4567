// Chapter "Hidden information": what a seat may see, and that nothing else reaches it.
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace hidden_test {

constexpr auto barbarians = Faction::barbarians, romans = Faction::romans, egyptians = Faction::egyptians,
               japanese = Faction::japanese;

State view(const Scene& scene, Faction faction) { return game().redact(scene.s, scene.seat(faction)); }

// What another player sees of him.
Player seen(const Scene& scene, Faction of, Faction by) { return view(scene, by).player(scene.seat(of)); }

Events heard(const Scene& scene, Faction by) { return events_for(scene.events, scene.seat(by)); }

bool heard_of(const Scene& scene, Faction by, Happened kind, CardId about) {
  for (const Event& event : heard(scene, by))
    if (event.kind == static_cast<std::uint8_t>(kind) && event.arg[0] == number(about)) return true;
  return false;
}

// A card he holds changes places with one of the deck it came from.
Scene with_other_hand(Scene scene, Faction faction) {
  Player& player = scene.of(faction);
  const CardId held = player.hand.first();
  CardSet& deck = scene.look().common(held) ? scene.s.common_deck : player.deck;
  const CardId other = deck.first();
  deck.remove(other);
  deck.add(held);
  player.hand.remove(held);
  player.hand.add(other);
  return scene;
}

TEST(Hidden, IS_HID_01_a_hand_is_its_owners) {
  Scene scene({romans, barbarians});
  scene.hand(romans, {"com_mill", "rom_spies"}).turn_of(romans);
  EXPECT_EQ(seen(scene, romans, romans).hand.size(), 2);
  EXPECT_TRUE(seen(scene, romans, barbarians).hand.empty());
  const Scene other = with_other_hand(scene, romans);
  EXPECT_NE(view(scene, romans), view(other, romans));
  EXPECT_EQ(view(scene, barbarians), view(other, barbarians));
}

TEST(Hidden, IS_HID_02_hand_sizes_are_public) {
  Scene scene({romans, barbarians});
  scene.hand(romans, {"com_mill", "com_statue", "rom_spies"});
  EXPECT_EQ(seen(scene, romans, barbarians).hidden_hand_common, 2);
  EXPECT_EQ(seen(scene, romans, barbarians).hidden_hand_faction, 1);
}

TEST(Hidden, IS_HID_03_decks_are_hidden_from_all) {
  Scene scene({romans, barbarians});
  scene.turn_of(romans);
  for (Faction by : {romans, barbarians}) {
    EXPECT_TRUE(view(scene, by).common_deck.empty());
    EXPECT_TRUE(seen(scene, romans, by).deck.empty());
    EXPECT_EQ(view(scene, by).hidden_common_deck, 84);
    EXPECT_EQ(seen(scene, romans, by).hidden_deck, 30);
  }
  Scene other = scene;  // the cards to come are decided by the generator
  other.s.rng.state += 12345;
  EXPECT_EQ(view(scene, romans), view(other, romans));
}

TEST(Hidden, IS_HID_04_rows_and_picks_are_public) {
  for (const char* variant : {"standard", "advanced"}) {
    Scene scene({romans, barbarians}, {{"lookout", variant}});
    scene.lookout();
    EXPECT_EQ(view(scene, barbarians).row, scene.s.row);
    const CardId taken = scene.s.row.first();
    scene.play(act::pick(taken));
    EXPECT_TRUE(heard_of(scene, barbarians, Happened::picked, taken));
  }
}

TEST(Hidden, IS_HID_05_a_drawn_card_is_seen_by_the_drawer) {
  Scene scene({romans, barbarians});
  scene.lookout();
  EXPECT_TRUE(heard_of(scene, romans, Happened::drew_card, scene.of(romans).hand.first()));
  EXPECT_FALSE(heard_of(scene, barbarians, Happened::drew_card, scene.of(romans).hand.first()));

  scene.goods(romans, Good::settler, 2).turn_of(romans).play({act::send(1), act::pair(Good::card_common)});
  bool deck_told = false, card_told = false;
  for (const Event& event : heard(scene, barbarians)) {
    deck_told |= event.kind == static_cast<std::uint8_t>(Happened::drew) && event.arg[0] == 0;
    card_told |= event.kind == static_cast<std::uint8_t>(Happened::drew_card);
  }
  EXPECT_TRUE(deck_told);
  EXPECT_FALSE(card_told);
  EXPECT_TRUE(scene.happened(Happened::drew_card));
}

TEST(Hidden, IS_HID_06_the_draft_is_secret) {
  Scene scene({romans, barbarians, japanese}, {{"lookout", "alternative"}});
  scene.lookout();
  EXPECT_TRUE(seen(scene, romans, barbarians).offer.empty());
  EXPECT_EQ(seen(scene, romans, barbarians).hidden_offer, 3);
  EXPECT_EQ(seen(scene, romans, romans).offer.size(), 3);

  Scene other = scene;
  scene.play(scene.seat(romans), act::pick(scene.of(romans).offer.first()));
  EXPECT_FALSE(heard(scene, romans).empty());
  EXPECT_TRUE(heard(scene, barbarians).empty());
  other.play(other.seat(romans), act::pick(other.of(romans).offer.nth(1)));
  EXPECT_EQ(view(scene, japanese), view(other, japanese));

  const CardSet left = scene.of(romans).offer;
  for (Faction faction : {barbarians, japanese})
    scene.play(scene.seat(faction), act::pick(scene.of(faction).offer.first()));
  EXPECT_EQ(seen(scene, barbarians, barbarians).offer, left);  // the left neighbour of the Romans
  EXPECT_TRUE(seen(scene, barbarians, romans).offer.empty());
  for (Seat seat : scene.s.seats()) scene.play(seat, act::pick(scene.s.player(seat).offer.first()));
  EXPECT_EQ(view(scene, romans).common_discard.size(), 3);
}

TEST(Hidden, IS_HID_07_supplies_are_public) {
  Scene scene({romans, barbarians});
  scene.of(romans).supply = {1, 2, 3, 4, 5, 6, 1};
  EXPECT_EQ(seen(scene, romans, barbarians).supply, scene.of(romans).supply);
}

TEST(Hidden, IS_HID_08_scores_round_first_player_and_who_passed_are_public) {
  Scene scene({romans, barbarians});
  scene.of(romans).score = 12;
  scene.of(romans).passed = 1;
  scene.round(3).s.first = seat_at(1);
  const State v = view(scene, barbarians);
  EXPECT_EQ(v.player(scene.seat(romans)).score, 12);
  EXPECT_EQ(v.player(scene.seat(romans)).passed, 1);
  EXPECT_EQ(v.round, 3);
  EXPECT_EQ(v.first, seat_at(1));
}

TEST(Hidden, IS_HID_09_locations_and_what_lies_on_them_are_public) {
  Scene scene({japanese, barbarians});
  scene.empire(japanese, {"com_mill", "jap_shrine", "com_castle#46"});
  scene.goods(japanese, Good::wood, 1).goods(japanese, Good::settler, 2).goods(japanese, Good::defence, 1);
  scene.turn_of(japanese);
  scene.play({act::defend(card("com_mill")), act::samurai(card("jap_shrine")),
              act::stash_resource(card("jap_shrine"), Good::wood), act::activate(card("com_castle#46")),
              act::deck(false)});
  const State v = view(scene, barbarians);
  EXPECT_EQ(v.player(scene.seat(japanese)).empire, scene.of(japanese).empire);
  EXPECT_TRUE(v.defence.has(card("com_mill")));
  EXPECT_TRUE(v.samurai.has(card("jap_shrine")));
  EXPECT_EQ(v.laid[hand_stashes], 1);
  EXPECT_TRUE(v.used.has(card("com_castle#46")));
}

TEST(Hidden, IS_HID_10_deals_are_known) {
  Scene scene({romans, barbarians});
  scene.hand(romans, {"rom_spies"}).goods(romans, Good::food, 1).turn_of(romans).play(act::deal(card("rom_spies")));
  EXPECT_TRUE(heard_of(scene, barbarians, Happened::made_deal, card("rom_spies")));
  EXPECT_TRUE(seen(scene, romans, barbarians).deals.has(card("rom_spies")));
}

TEST(Hidden, IS_HID_11_a_razed_locations_foundation_is_known) {
  Scene scene({romans, barbarians, japanese});
  scene.empire(romans, {"com_mill"}).goods(barbarians, Good::raze, 2).turn_of(barbarians);
  scene.play(act::raze(card("com_mill")));
  for (Faction by : {romans, barbarians, japanese})
    EXPECT_TRUE(seen(scene, romans, by).foundations.has(card("com_mill")));
}

TEST(Hidden, IS_HID_12_a_foundation_laid_from_hand_is_its_owners_secret) {
  Scene scene({egyptians, barbarians});
  scene.empire(egyptians, {"egy_sanctuary#14"}).hand(egyptians, {"com_mill", "com_statue", "egy_oasis"});
  scene.goods(egyptians, Good::settler, 1).turn_of(egyptians).play(act::activate(card("egy_sanctuary#14")));
  Scene other = scene;
  scene.play(act::target(card("com_mill")));
  EXPECT_TRUE(seen(scene, egyptians, egyptians).foundations.has(card("com_mill")));
  EXPECT_TRUE(seen(scene, egyptians, barbarians).foundations.empty());
  EXPECT_EQ(seen(scene, egyptians, barbarians).hidden_foundations, 1);
  other.play(act::target(card("com_statue")));
  EXPECT_EQ(view(scene, barbarians), view(other, barbarians));
  EXPECT_EQ(heard(scene, barbarians), heard(other, barbarians));

  scene.goods(egyptians, Good::food, 1).turn_of(egyptians);
  scene.play({act::build(card("egy_oasis")), act::sacrifice(card("com_mill"))});
  EXPECT_TRUE(view(scene, barbarians).common_discard.has(card("com_mill")));
  EXPECT_TRUE(heard_of(scene, barbarians, Happened::sacrificed, card("com_mill")));
}

TEST(Hidden, IS_HID_13_cards_under_the_gate_are_counted_but_not_seen) {
  Scene scene({japanese, barbarians});
  scene.empire(japanese, {"jap_gate#13"}).hand(japanese, {"com_mill", "com_statue", "jap_farm#1"}).turn_of(japanese);
  scene.play(act::stash_card(card("jap_gate#13"), card("jap_farm#1")));
  Scene other = scene;
  scene.play(act::stash_card(card("jap_gate#13"), card("com_mill")));
  EXPECT_EQ(view(scene, japanese).under[0].size(), 2);
  EXPECT_TRUE(view(scene, barbarians).under[0].empty());
  EXPECT_EQ(view(scene, barbarians).hidden_under[0], (HiddenUnder{1, 1, 0, 0}));
  other.play(act::stash_card(card("jap_gate#13"), card("com_statue")));
  EXPECT_EQ(view(scene, barbarians), view(other, barbarians));
  EXPECT_EQ(heard(scene, barbarians), heard(other, barbarians));
}

// The Egyptian player has taken the Gate over and lays a card of each deck under it.
Scene gate_taken_over() {
  Scene scene({japanese, egyptians, barbarians});
  scene.empire(japanese, {"jap_gate#13"}).hand(japanese, {"com_mill"}).turn_of(japanese);
  scene.play(act::stash_card(card("jap_gate#13"), card("com_mill")));
  scene.hand(egyptians, {"com_statue", "egy_oasis"}).s.taken_over.add(card("jap_gate#13"));
  scene.turn_of(egyptians);
  scene.play(act::stash_card(card("jap_gate#13"), card("com_statue")));
  scene.play(act::stash_card(card("jap_gate#13"), card("egy_oasis")));
  return scene;
}

TEST(Hidden, IS_HID_13_owner_and_taker_know_what_each_has_laid_there) {
  Scene scene = gate_taken_over();
  EXPECT_EQ(view(scene, japanese).under[0].first(), card("com_mill"));
  EXPECT_EQ(view(scene, japanese).hidden_under[0], (HiddenUnder{0, 0, 1, 1}));
  EXPECT_FALSE(view(scene, egyptians).under[0].has(card("com_mill")));
  EXPECT_EQ(view(scene, egyptians).under[0].size(), 2);
  EXPECT_EQ(view(scene, egyptians).hidden_under[0], (HiddenUnder{1, 0, 0, 0}));
  EXPECT_EQ(view(scene, barbarians).hidden_under[0], (HiddenUnder{1, 0, 1, 1}));
  EXPECT_TRUE(view(scene, barbarians).by_taker.empty());
}

TEST(Hidden, IS_HID_13_the_gate_given_back_shows_its_owner_everything) {
  Scene scene = gate_taken_over();
  scene.s.taken_over = {};
  EXPECT_EQ(view(scene, japanese).under[0].size(), 3);
  EXPECT_EQ(view(scene, egyptians).under[0].size(), 2);  // he has not forgotten
}

TEST(Hidden, IS_HID_13_what_a_taker_laid_there_is_imagined_from_his_cards) {
  const Scene scene = gate_taken_over();
  Rng rng{5};
  for (Faction by : {japanese, egyptians, barbarians})
    for (int i = 0; i < 20; ++i) {
      const State imagined = game().imagine(scene.s, scene.seat(by), rng);
      EXPECT_EQ((imagined.under[0] & facts().deck[index(Deck::egyptians)]).size(), 1);
      EXPECT_EQ(imagined.by_taker.size(), 2);
      EXPECT_EQ(game().broken_invariant(imagined), std::nullopt);
      EXPECT_EQ(game().redact(imagined, scene.seat(by)), view(scene, by));
    }
}

// Asked which location of his faction to build, a player has two that he can pay for: with a stone these are few.
TEST(Hidden, IS_HID_01_who_chooses_among_hand_cards_is_imagined_to_hold_such) {
  Scene scene({romans, barbarians});
  scene.empire(romans, {"com_settlers"}).hand(romans, {"rom_sculptors_workshop#1", "rom_gladiator_school#6"});
  scene.goods(romans, Good::wood, 1).goods(romans, Good::stone, 1).turn_of(romans);
  scene.play(act::activate(card("com_settlers")));
  ASSERT_EQ(scene.s.ask, Ask::target);
  Rng rng{7};
  for (int i = 0; i < 50; ++i) {
    const State imagined = game().imagine(scene.s, scene.seat(barbarians), rng);
    EXPECT_EQ(game().broken_invariant(imagined), std::nullopt);
    EXPECT_EQ(imagined.player(scene.seat(romans)).hand.size(), 2);
    EXPECT_EQ(game().redact(imagined, scene.seat(barbarians)), view(scene, barbarians));
  }
}

TEST(Hidden, IS_HID_14_a_card_razed_or_paid_from_hand_is_shown) {
  Scene scene({romans, barbarians});
  scene.hand(romans, {"com_tavern", "com_mill"}).goods(romans, Good::raze, 1).turn_of(romans);
  scene.play(act::raze_hand(card("com_tavern")));
  EXPECT_EQ(scene.s.ask, Ask::deck);  // he still takes the spoils
  EXPECT_TRUE(seen(scene, romans, barbarians).hand.has(card("com_tavern")));
  EXPECT_EQ(seen(scene, romans, barbarians).hidden_hand_common, 1);
  Rng rng{7};
  const State imagined = game().imagine(scene.s, scene.seat(barbarians), rng);
  EXPECT_TRUE(imagined.player(scene.seat(romans)).hand.has(card("com_tavern")));
  scene.play({act::deck(true), act::deck(true)});
  EXPECT_TRUE(heard_of(scene, barbarians, Happened::razed_hand, card("com_tavern")));

  Scene paying({romans, barbarians});
  paying.empire(romans, {"com_tavern"}).hand(romans, {"com_statue", "com_mill"}).turn_of(romans);
  paying.play({act::activate(card("com_tavern")), act::hand_card(card("com_mill"))});
  EXPECT_TRUE(heard_of(paying, barbarians, Happened::discarded, card("com_mill")));
  EXPECT_TRUE(view(paying, barbarians).common_discard.has(card("com_mill")));
}

TEST(Hidden, IS_HID_15_discard_piles_are_open) {
  Scene scene({romans, barbarians});
  scene.common_deck({"com_mill"}).faction_deck(romans, {"rom_spies"});
  EXPECT_EQ(view(scene, barbarians).common_discard, scene.s.common_discard);
  EXPECT_EQ(scene.s.common_discard.size(), 83);
  EXPECT_EQ(seen(scene, romans, barbarians).discard, scene.of(romans).discard);
}

TEST(Hidden, IS_HID_16_alone_line_and_collection_are_seen_the_attack_deck_is_not) {
  Scene scene = Scene::solo(romans);
  scene.line({Good::wood, Good::gold}).lookout();
  scene.s.collection.add(card("com_mill"));
  const State v = view(scene, romans);
  EXPECT_EQ(v.line, scene.s.line);
  EXPECT_EQ(v.collection, scene.s.collection);
  EXPECT_EQ(v.attack_deck, 0);
  EXPECT_EQ(v.hidden_attack_deck, 14);

  EXPECT_EQ(v.row.size(), 4);  // he knows the three that are left, not which of them goes
  CardSet gone;
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    Scene tried = scene;
    tried.s.rng.state = seed * 0x9e3779b97f4a7c15u;
    EXPECT_EQ(view(tried, romans), v);
    tried.play(act::pick(tried.s.row.first()));
    gone |= tried.s.virtual_area;
  }
  EXPECT_EQ(gone.size(), 3);
}

TEST(Hidden, IS_HID_17_cards_looked_at_are_seen_by_the_looker) {
  Scene scene({romans, barbarians});
  scene.empire(romans, {"rom_architect"}).production_of(romans);
  EXPECT_EQ(view(scene, romans).looked, scene.s.looked);
  EXPECT_EQ(scene.s.looked.size(), 2);
  EXPECT_TRUE(view(scene, barbarians).looked.empty());
  for (CardId any : scene.s.looked) {
    EXPECT_TRUE(heard_of(scene, romans, Happened::looked_at, any));
    EXPECT_FALSE(heard_of(scene, barbarians, Happened::looked_at, any));
  }
  Scene other = scene;
  scene.play(act::pick(scene.s.looked.nth(0)));
  other.play(act::pick(other.s.looked.nth(1)));
  EXPECT_EQ(view(scene, barbarians), view(other, barbarians));
}

TEST(Hidden, IS_HID_18_nobody_knows_a_trade_route_marker) {
  Scene scene({japanese, romans});
  scene.empire(japanese, {"jap_trade_route#21"}).empire(romans, {"rom_colossus"}).goods(japanese, Good::food, 1);
  scene.turn_of(japanese).play(act::activate(card("jap_trade_route#21")));
  EXPECT_EQ(scene.s.markers.size(), 1);
  Scene other = scene;
  const CardId marker = scene.s.markers.first(), instead = scene.of(japanese).deck.first();
  other.s.markers.remove(marker), other.s.markers.add(instead);
  other.of(japanese).deck.remove(instead), other.of(japanese).deck.add(marker);
  for (Faction by : {japanese, romans}) {
    EXPECT_TRUE(view(scene, by).markers.empty());
    EXPECT_EQ(view(scene, by).hidden_markers, 1);
    EXPECT_TRUE(view(scene, by).traded.has(card("rom_colossus")));
    EXPECT_EQ(view(scene, by), view(other, by));
  }
  for (const Event& event : heard(scene, japanese))
    EXPECT_NE(event.kind, static_cast<std::uint8_t>(Happened::drew_card));
}

}  // namespace hidden_test
}  // namespace ludarium::settlers
