// Chapter "Variants": alternative and advanced Lookout, the peaceful game.
#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {
namespace variants_test {

constexpr auto barbarians = Faction::barbarians, romans = Faction::romans, egyptians = Faction::egyptians,
               japanese = Faction::japanese;

const std::vector<Faction> all_factions{barbarians, romans, egyptians, japanese};

const CardSet& common_cards() { return facts().deck[index(Deck::common)]; }

Scene looking_out(const char* variant, int seats, std::size_t first = 0, bool peaceful = false) {
  Scene scene({all_factions.begin(), all_factions.begin() + seats}, {{"lookout", variant}, {"peaceful", peaceful}});
  scene.s.first = seat_at(first);
  scene.lookout();
  return scene;
}
Scene alternative(int seats) { return looking_out("alternative", seats); }
Scene advanced(int seats, std::size_t first = 0) { return looking_out("advanced", seats, first); }

std::size_t picking(const Scene& scene) { return index(game().pending(scene.s).seats.lowest()); }

void finish(Scene& scene) {
  while (scene.s.phase == Phase::lookout) scene.play(scene.legal().front());
}

CardSet& offer_of(Scene& scene, std::size_t seat) { return scene.s.players[seat].offer; }

void everybody_keeps_one(Scene& scene) {
  for (Seat seat : scene.s.seats()) scene.play(seat, act::pick(scene.s.player(seat).offer.first()));
}

// ---- alternative Lookout

TEST(AlternativeLookout, IS_VAR_ALT_01_first_a_faction_card) {
  const Scene scene = alternative(3);
  for (Seat seat : scene.s.seats()) {
    const Player& player = scene.s.player(seat);
    EXPECT_EQ(player.hand.size(), 1);
    EXPECT_TRUE(facts().deck[index(player.faction)].has(player.hand.first()));
  }
}

TEST(AlternativeLookout, IS_VAR_ALT_02_then_three_common_cards_each) {
  const Scene scene = alternative(3);
  EXPECT_TRUE(scene.s.row.empty());
  for (Seat seat : scene.s.seats()) {
    const CardSet offer = scene.s.player(seat).offer;
    EXPECT_EQ((offer & common_cards()).size(), 3);
    EXPECT_TRUE((offer & scene.s.player(seat).hand).empty());
  }
}

TEST(AlternativeLookout, IS_VAR_ALT_03_one_of_the_three_is_kept) {
  Scene scene = alternative(3);
  const CardId kept = offer_of(scene, 1).nth(2);
  EXPECT_EQ(scene.why(seat_at(1), act::pick(offer_of(scene, 0).first())), "IS-VAR-ALT-03");
  scene.play(seat_at(1), act::pick(kept));
  EXPECT_TRUE(scene.s.players[1].hand.has(kept));
  EXPECT_EQ(offer_of(scene, 1).size(), 2);
}

TEST(AlternativeLookout, IS_VAR_ALT_04_when_all_have_chosen_the_rest_goes_left) {
  Scene scene = alternative(3);
  for (std::size_t seat : {2u, 0u}) scene.play(seat_at(seat), act::pick(offer_of(scene, seat).first()));
  const CardSet left_by_0 = offer_of(scene, 0), left_by_2 = offer_of(scene, 2);
  EXPECT_EQ(scene.why(seat_at(0), act::pick(left_by_0.first())), "IS-VAR-ALT-04");  // the pair is not his any more
  scene.play(seat_at(1), act::pick(offer_of(scene, 1).first()));
  EXPECT_EQ(offer_of(scene, 1), left_by_0);
  EXPECT_EQ(offer_of(scene, 0), left_by_2);
}

TEST(AlternativeLookout, IS_VAR_ALT_05_one_of_the_two_is_kept_the_other_discarded) {
  Scene scene = alternative(2);
  everybody_keeps_one(scene);
  const CardSet kept = [&] {
    CardSet cards;
    for (std::size_t seat : {0u, 1u}) cards.add(offer_of(scene, seat).first());
    return cards;
  }();
  const CardSet left = (offer_of(scene, 0) | offer_of(scene, 1)) - kept;
  everybody_keeps_one(scene);
  EXPECT_EQ(scene.s.common_discard, left);
  EXPECT_EQ((scene.s.players[0].hand | scene.s.players[1].hand) & kept, kept);
}

TEST(AlternativeLookout, IS_VAR_ALT_05_the_only_card_received_is_kept_without_asking) {
  Scene scene({barbarians, romans}, {{"lookout", "alternative"}});
  scene.common_deck({"com_mill", "com_statue", "com_baker", "com_brewer"}).s.common_discard = {};
  scene.lookout();  // three and one
  EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(scene.seat(barbarians)));
  EXPECT_EQ((scene.of(romans).hand & facts().deck[index(Deck::common)]).size(), 1);
  scene.play(scene.seat(barbarians), scene.legal(scene.seat(barbarians))[0]);
  EXPECT_EQ(game().pending(scene.s).seats, SeatSet::of(scene.seat(romans)));  // one of the two left over
}

TEST(AlternativeLookout, IS_VAR_ALT_06_a_faction_and_two_common_cards_more) {
  for (int seats = 2; seats <= 4; ++seats) {
    Scene scene = alternative(seats);
    everybody_keeps_one(scene);
    everybody_keeps_one(scene);
    EXPECT_EQ(scene.s.phase, Phase::action);
    for (Seat seat : scene.s.seats()) {
      EXPECT_EQ(scene.s.player(seat).hand.size(), 3);
      EXPECT_EQ((scene.s.player(seat).hand & common_cards()).size(), 2);
      EXPECT_TRUE(scene.s.player(seat).offer.empty());
    }
  }
}

TEST(AlternativeLookout, IS_VAR_ALT_07_one_may_look_at_the_own_pile) {
  Scene scene = alternative(3);
  const CardId kept = offer_of(scene, 0).first();
  scene.play(seat_at(0), act::pick(kept));
  EXPECT_EQ(game().redact(scene.s, seat_at(0)).players[0].hand, scene.s.players[0].hand);
  EXPECT_TRUE(game().redact(scene.s, seat_at(0)).players[0].hand.has(kept));
}

TEST(AlternativeLookout, IS_VAR_ALT_08_three_cards_each_and_one_each_discarded) {
  for (int seats = 2; seats <= 4; ++seats) {
    Scene scene = alternative(seats);
    finish(scene);
    EXPECT_EQ(scene.s.common_deck.size(), 84 - 3 * seats);
    EXPECT_EQ(scene.s.common_discard.size(), seats);
  }
}

TEST(AlternativeLookout, IS_DEC_05_all_choose_at_once) {
  Scene scene = alternative(3), other = scene;
  EXPECT_EQ(game().pending(scene.s).seats, SeatSet::first(3));
  EXPECT_EQ(scene.why(seat_at(2), act::pass()), "IS-LOOK-09");
  for (std::size_t seat : {0u, 1u, 2u}) scene.play(seat_at(seat), act::pick(offer_of(scene, seat).first()));
  for (std::size_t seat : {2u, 0u, 1u}) other.play(seat_at(seat), act::pick(offer_of(other, seat).first()));
  EXPECT_EQ(scene.s, other.s);  // whoever was first
  EXPECT_EQ(game().pending(scene.s).seats, SeatSet::first(3));
  for (Seat seat : scene.s.seats()) EXPECT_EQ(scene.legal(seat).size(), 2u);
}

// ---- advanced Lookout

struct Choice {
  std::size_t seat;
  int cards;
  bool operator==(const Choice&) const = default;
};

std::vector<Choice> choices(Scene scene) {
  std::vector<Choice> made;
  while (scene.s.phase == Phase::lookout) {
    made.push_back({picking(scene), scene.s.row.size()});
    scene.play(scene.legal().front());
  }
  return made;
}

// The card turned up between two picks, if any.
int turned_up_before(int seats, int pick_number) {
  Scene scene = advanced(seats);
  for (int i = 0; i < pick_number; ++i) scene.play(scene.legal().front());
  int cards = 0;
  for (const Event& event : scene.all(Happened::row_laid)) cards += event.arg[0];
  return cards;
}

TEST(AdvancedLookout, IS_VAR_ADV_01_first_a_faction_card) {
  const Scene scene = advanced(3);
  for (Seat seat : scene.s.seats()) {
    EXPECT_EQ(scene.s.player(seat).hand.size(), 1);
    EXPECT_EQ(scene.s.player(seat).deck.size(), 29);
  }
}

TEST(AdvancedLookout, IS_VAR_ADV_02_five_cards_and_two_passes_until_everyone_has_two) {
  for (int seats = 2; seats <= 4; ++seats) {
    Scene scene = advanced(seats, 1);
    EXPECT_EQ(scene.s.row.size(), 5);
    EXPECT_EQ(picking(scene), 1u);
    EXPECT_EQ(scene.why(seat_at(0), act::pick(scene.s.row.first())), "IS-VAR-ADV-02");
    EXPECT_EQ(scene.why(act::pick(scene.s.common_deck.first())), "IS-VAR-ADV-02");
    finish(scene);
    for (Seat seat : scene.s.seats()) EXPECT_EQ((scene.s.player(seat).hand & common_cards()).size(), 2);
  }
}

TEST(AdvancedLookout, IS_VAR_ADV_03_two_players_choose_of_5_4_3_2) {
  EXPECT_EQ(choices(advanced(2)), (std::vector<Choice>{{0, 5}, {1, 4}, {0, 3}, {1, 2}}));
}

TEST(AdvancedLookout, IS_VAR_ADV_04_of_two_players_the_fifth_card_is_discarded) {
  Scene scene = advanced(2);
  const CardSet row = scene.s.row;
  finish(scene);
  EXPECT_EQ(scene.s.common_discard.size(), 1);
  EXPECT_EQ(scene.s.common_discard & row, scene.s.common_discard);
  EXPECT_TRUE(scene.s.row.empty());
}

TEST(AdvancedLookout, IS_VAR_ADV_05_first_pass_the_first_of_five_the_others_of_four) {
  for (int seats : {3, 4}) {
    const auto made = choices(advanced(seats));
    EXPECT_EQ(made[0].cards, 5);
    for (int i = 1; i < seats; ++i) EXPECT_EQ(made[static_cast<std::size_t>(i)].cards, 4);
  }
}

TEST(AdvancedLookout, IS_VAR_ADV_06_a_card_more_before_the_third_and_fourth_player) {
  for (int seats : {3, 4}) {
    EXPECT_EQ(turned_up_before(seats, 1), 0);
    for (int i = 2; i < seats; ++i) EXPECT_EQ(turned_up_before(seats, i), 1);
    EXPECT_EQ(choices(advanced(seats))[static_cast<std::size_t>(seats)].cards, 3);
  }
}

TEST(AdvancedLookout, IS_VAR_ADV_07_second_pass_the_first_of_the_three_left) {
  for (int seats : {3, 4}) {
    EXPECT_EQ(turned_up_before(seats, seats), 0);
    EXPECT_EQ(choices(advanced(seats))[static_cast<std::size_t>(seats)], (Choice{0, 3}));
  }
}

TEST(AdvancedLookout, IS_VAR_ADV_08_second_pass_those_between_of_three_with_a_card_more) {
  for (int seats : {3, 4})
    for (int i = seats + 1; i < 2 * seats - 1; ++i) {
      EXPECT_EQ(turned_up_before(seats, i), 1);
      EXPECT_EQ(choices(advanced(seats))[static_cast<std::size_t>(i)].cards, 3);
    }
}

TEST(AdvancedLookout, IS_VAR_ADV_09_second_pass_the_last_of_two_and_the_final_card_goes) {
  for (int seats : {3, 4}) {
    EXPECT_EQ(turned_up_before(seats, 2 * seats - 1), 0);
    Scene scene = advanced(seats);
    while (scene.s.row.size() > 2) scene.play(scene.legal().front());
    EXPECT_EQ(picking(scene), static_cast<std::size_t>(seats - 1));
    const CardId left = scene.s.row.nth(1);
    scene.play(act::pick(scene.s.row.first()));
    EXPECT_EQ(scene.s.phase, Phase::action);
    EXPECT_TRUE(scene.s.common_discard.has(left));
  }
}

TEST(AdvancedLookout, IS_VAR_ADV_10_choices_of_three_and_four_players) {
  EXPECT_EQ(choices(advanced(3)), (std::vector<Choice>{{0, 5}, {1, 4}, {2, 4}, {0, 3}, {1, 3}, {2, 2}}));
  EXPECT_EQ(choices(advanced(4)),
            (std::vector<Choice>{{0, 5}, {1, 4}, {2, 4}, {3, 4}, {0, 3}, {1, 3}, {2, 3}, {3, 2}}));
}

TEST(AdvancedLookout, IS_VAR_ADV_11_five_seven_or_nine_cards_one_discarded) {
  for (int seats = 2; seats <= 4; ++seats) {
    Scene scene = advanced(seats);
    finish(scene);
    EXPECT_EQ(scene.s.common_deck.size(), 84 - (2 * seats + 1));
    EXPECT_EQ(scene.s.common_discard.size(), 1);
  }
}

TEST(AdvancedLookout, IS_VAR_ADV_12_clockwise_both_times) {
  const auto made = choices(advanced(3, 2));
  std::vector<std::size_t> seats;
  for (const Choice& choice : made) seats.push_back(choice.seat);
  EXPECT_EQ(seats, (std::vector<std::size_t>{2, 0, 1, 2, 0, 1}));
}

TEST(AdvancedLookout, IS_DEC_06_any_card_of_the_row) {
  Scene scene = advanced(4);
  while (scene.s.phase == Phase::lookout) {
    EXPECT_EQ(static_cast<int>(scene.legal().size()), scene.s.row.size());
    EXPECT_EQ(scene.why(act::pass()), "IS-LOOK-09");
    scene.play(scene.legal().back());
  }
}

// ---- the peaceful game

Scene at_war_or_peace(bool peaceful) {
  Scene scene({barbarians, romans}, {{"peaceful", peaceful}});
  scene.empire(barbarians, {"com_castle#46", "bar_dark_chapel#14", "bar_pack#16", "bar_saboteurs#10"});
  scene.empire(romans, {"com_quarry#8", "com_mill"}).hand(barbarians, {"com_statue", "bar_raid#7"});
  for (std::size_t good = 0; good < supply_goods; ++good)
    scene.goods(barbarians, static_cast<Good>(good), 6).goods(romans, static_cast<Good>(good), 6);
  scene.turn_of(barbarians);
  return scene;
}

TEST(Peaceful, IS_VAR_PEACE_01_a_common_card_besides_the_faction_card) {
  for (const char* variant : {"standard", "alternative", "advanced"}) {
    Scene scene = looking_out(variant, 3, 0, true);
    for (Seat seat : scene.s.seats()) {
      EXPECT_EQ(scene.s.player(seat).hand.size(), 2) << variant;
      EXPECT_EQ((scene.s.player(seat).hand & common_cards()).size(), 1) << variant;
    }
    finish(scene);
    for (Seat seat : scene.s.seats()) EXPECT_EQ(scene.s.player(seat).hand.size(), 4) << variant;
  }
}

TEST(Peaceful, IS_VAR_PEACE_01_in_every_round) {
  for (int round = 1; round < facts().rounds; ++round) {
    Scene scene({barbarians, romans}, {{"peaceful", true}});
    scene.round(round).cleanup();
    ASSERT_EQ(scene.s.round, round + 1);
    for (Seat seat : scene.s.seats()) {
      EXPECT_EQ(scene.s.player(seat).hand.size(), 2) << round;
      EXPECT_EQ((scene.s.player(seat).hand & common_cards()).size(), 1) << round;
    }
  }
}

TEST(Peaceful, IS_VAR_PEACE_02_the_raze_action_reaches_only_the_own_hand) {
  const Scene scene = at_war_or_peace(true);
  EXPECT_EQ(scene.why(act::raze(card("com_quarry#8"))), "IS-VAR-PEACE-02");
  EXPECT_TRUE(scene.can(act::raze_hand(card("com_statue"))));
  EXPECT_TRUE(at_war_or_peace(false).can(act::raze(card("com_quarry#8"))));
}

TEST(Peaceful, IS_VAR_PEACE_03_cards_may_raze_opponents_locations) {
  Scene scene = at_war_or_peace(true);
  scene.play({act::activate(card("bar_dark_chapel#14")), act::target(card("com_quarry#8")), act::take(), act::take()});
  EXPECT_TRUE(scene.of(romans).foundations.has(card("com_quarry#8")));
  EXPECT_EQ(scene.has(barbarians, Good::stone), 8);
  EXPECT_EQ(scene.has(barbarians, Good::raze), 4);
}

TEST(Peaceful, IS_VAR_PEACE_04_all_else_is_as_always) {
  std::vector<Action> war = at_war_or_peace(false).legal();
  const std::size_t all = war.size();
  std::erase_if(war, [](Action a) { return what(a) == Do::raze; });
  EXPECT_EQ(all - war.size(), 2u);
  EXPECT_EQ(at_war_or_peace(true).legal(), war);
}

TEST(Peaceful, IS_VAR_PEACE_05_what_is_no_raze_works) {
  Scene chariot({egyptians, romans}, {{"peaceful", true}});
  chariot.empire(egyptians, {"egy_chariot_builder"}).empire(romans, {"com_quarry#8"}).goods(egyptians, Good::raze, 1);
  chariot.turn_of(egyptians).play(act::activate(card("egy_chariot_builder")));
  EXPECT_TRUE(chariot.of(romans).foundations.has(card("com_quarry#8")));

  Scene pack = at_war_or_peace(true);
  pack.play({act::activate(card("bar_pack#16")), act::target(card("com_mill"), Good::food)});
  EXPECT_EQ(pack.has(barbarians, Good::food), 7);

  Scene saboteurs = at_war_or_peace(true);
  saboteurs.play({act::activate(card("bar_saboteurs#10")), act::target_seat(saboteurs.seat(romans), Good::wood)});
  EXPECT_EQ(saboteurs.has(romans, Good::wood), 5);

  for (auto [faction, id] : {std::pair(japanese, "jap_garrison"), std::pair(romans, "rom_engineers")}) {
    Scene remover({faction, barbarians}, {{"peaceful", true}});
    remover.empire(faction, {id}).empire(barbarians, {"com_mill"});
    remover.goods(faction, Good::raze, 2).goods(faction, Good::settler, 2).turn_of(faction);
    remover.play(act::activate(card(id)));
    EXPECT_TRUE(remover.s.common_discard.has(card("com_mill"))) << id;
  }
}

}  // namespace variants_test
}  // namespace ludarium::settlers
