// Chapter "Several Automas or several humans" of the solo ledger, and what nobody may know about any of them.
#include "games/scythe/tests/support/automa.hpp"

namespace ludarium::scythe {
namespace automa_several_test {

// Two people, Saxony and Crimea, and Automas behind them, the first of them Nordic.
struct Several : Scene {
  explicit Several(boost::json::object options = {}, std::vector<Faction> people = {Faction::saxony, Faction::crimea})
      : Scene(std::move(people), with_two(std::move(options))) {}

  static boost::json::object with_two(boost::json::object options) {
    options.emplace("automas", "2");
    options.emplace("automa_faction", "nordic");
    return options;
  }
  Seat automa(std::size_t i) const { return seat_at(static_cast<std::size_t>(s.people().size()) + i); }
  void turn(Seat who, std::vector<int> cards) {
    events.clear();
    std::uint32_t& deck = automa_deck(s, who);
    s.automas.next_cards = {};
    for (std::size_t i = 0; i < cards.size(); ++i) {
      s.automas.next_cards[i] = static_cast<std::uint8_t>(cards[i]);
      deck |= 1u << (cards[i] - 1);
    }
    Play p{facts(), s, &events};
    s.active = who;
    s.stage = Stage::top;
    play_automa_turn(p);
  }
};

TEST(SeveralAutomas, SC_AUTO_127_each_has_its_own_faction_tracker_and_turn) {
  Several scene;
  EXPECT_EQ(scene.s.player_count, 4);
  EXPECT_EQ(game().seats(scene.s), 2);
  std::set<Faction> sitting;
  for (Seat seat : scene.s.seats()) sitting.insert(scene.s.player(seat).faction);
  EXPECT_EQ(sitting.size(), 4u);
  EXPECT_TRUE(scene.s.people().has(scene.s.active)) << "a person begins";
  EXPECT_EQ(facts().of(scene.s.mover().mat).number, 1) << "with the lowest mat number";
  for (int i = 0; i < 8 && !scene.over(); ++i) scene.play(scene.legal().front());
  scene.end_turn();
  EXPECT_EQ(scene.s.automas.space[2], 0);
  EXPECT_EQ(game().setup({3, 1, {{"automas", "2"}}})->automas.count, 2);
}

TEST(SeveralAutomas, SC_AUTO_128_competing_or_together_against_the_people) {
  Several each({}, {Faction::saxony});
  Seat first = each.automa(0), second = each.automa(1);
  const Hex near = hex_named("nordic_mountain");
  each.s.player(second).character = near;
  EXPECT_TRUE(automa_destinations(AutomaSight(each.look(), first), AutomaMove::attack, Unit::character).has(near));
  Several together({{"automas_side", "cooperative"}}, {Faction::saxony});
  together.s.player(second).character = near;
  const AutomaSight sight(together.look(), first);
  EXPECT_FALSE(automa_destinations(sight, AutomaMove::attack, Unit::character).has(near));
  EXPECT_FALSE(automa_destinations(sight, AutomaMove::character, Unit::character).has(near)) << "but there is no room";
  together.s.player(seat_at(0)).coins = 50;
  together.s.player(first).coins = 80;
  together.s.player(second).coins = 10;
  EXPECT_EQ(places(together.look())[0], 1) << "the average counts";
  EXPECT_EQ(places(each.look())[0],
            1 + (fortune(each.look(), first).total() > fortune(each.look(), seat_at(0)).total()) +
                (fortune(each.look(), second).total() > fortune(each.look(), seat_at(0)).total()));
  together.s.player(second).coins = 60;
  EXPECT_EQ(places(together.look())[0], 3);
}

TEST(SeveralAutomas, SC_AUTO_129_own_units_are_those_of_the_one_whose_turn_it_is) {
  Several scene;
  const Seat first = scene.automa(0), second = scene.automa(1);
  scene.s.player(second).workers[0] = hex_named("albion_farm");
  EXPECT_FALSE(near_own_units(AutomaSight(scene.look(), first)).has(hex_named("albion_farm")));
  EXPECT_TRUE(near_own_units(AutomaSight(scene.look(), second)).has(hex_named("albion_farm")));
}

TEST(SeveralAutomas, SC_AUTO_130_a_deck_each_or_one_for_all_and_a_scheme_each) {
  Several own;
  EXPECT_EQ(std::popcount(own.s.automas.deck[0]), 19);
  EXPECT_EQ(std::popcount(own.s.automas.deck[1]), 19);
  Several shared({{"automas_deck", "shared"}});
  EXPECT_EQ(shared.s.automas.deck[1], 0u);
  EXPECT_EQ(&automa_deck(shared.s, shared.automa(0)), &automa_deck(shared.s, shared.automa(1)));
  own.s.automas.space[1] = own.look().facts.automa.of(AutomaLevel::automa).scheme_2;
  EXPECT_EQ(scheme_of(own.look(), own.automa(0)), 0u);
  EXPECT_EQ(scheme_of(own.look(), own.automa(1)), 1u);
}

TEST(SeveralAutomas, SC_AUTO_131_recruit_bonuses_come_from_neighbours_only) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const State dealt = *game().setup({3, seed, {{"automas", "2"}}});
    for (Seat who : dealt.seats().without(dealt.people())) {
      State s = dealt;
      for (Seat person : s.people()) s.player(person).recruits = s.player(person).one_time = 0b1111;
      Events events;
      s.active = who;
      s.automas.card[s.automa_at(who)] = 5;
      Play p{facts(), s, &events};
      automa_recruit_line(p);
      for (Seat person : s.people()) {
        const bool neighbour = left_of(s, who) == person || right_of(s, who) == person;
        EXPECT_EQ(s.player(person).coins - dealt.player(person).coins, neighbour) << seed;
      }
    }
  }
}

TEST(SeveralAutomas, SC_AUTO_132_fight_one_another_with_a_card_each_and_place_no_tokens) {
  Several scene({}, {Faction::saxony});
  const Seat first = scene.automa(0), second = scene.automa(1);
  scene.s.player(second).character = hex_named("nordic_mountain");
  scene.s.player(first).power = 6;
  scene.s.automas.card[1] = 5;
  scene.turn(first, {17});
  EXPECT_EQ(scene.all(Happened::automa_fights).size(), 2u);
  EXPECT_TRUE(scene.happened(Happened::won_battle));
  EXPECT_EQ(total(scene.s.tokens[index(hex_named("nordic_mountain"))]), 0);
}

TEST(SeveralAutomas, SC_AUTO_133_with_one_deck_the_last_card_of_any_of_them_counts) {
  Several shared({{"automas_deck", "shared"}});
  shared.turn(shared.automa(1), {5});
  EXPECT_EQ(last_turn_card(shared.s, shared.automa(0)), 5);
  Several own;
  own.s.automas.card[0] = 2;
  own.turn(own.automa(1), {5});
  EXPECT_EQ(last_turn_card(own.s, own.automa(0)), 2);
}

TEST(SeveralAutomas, SC_AUTO_134_a_marker_goes_round_the_bases_instead_of_reading_order) {
  Several scene;
  const auto base = [&](std::size_t use) {
    const AutomaFacts& automa = facts().automa;
    return Solo::at(hex_at(facts().territory_count + automa.marker_bases[use * automa.marker_moves % all_bases]));
  };
  EXPECT_EQ(base(0), "albion_base");
  EXPECT_EQ(base(1), "rusviet_base");
  EXPECT_EQ(base(2), "crimea_base");
  const Seat who = scene.automa(0);
  Player& own = scene.s.player(who);
  const auto goes_to = [&](std::uint8_t marker) {
    State s = scene.s;
    s.automas.marker = marker;
    Play p{facts(), s};
    const AutomaSight sight(p, who);
    const HexSet tied = HexSet::of(hex_named("nordic_forest")) | HexSet::of(hex_named("northeast_village"));
    const AutomaChoice choice = choose_destination(p, sight, AutomaMove::encounter_or_factory, Unit::character,
                                                   tied);  // the Factory key leaves what is as near
    return std::pair{Solo::at(choice.hex), s.automas.marker};
  };
  own.character = hex_named("nordic_base");
  ASSERT_EQ(hex_distance(facts(), hex_named("nordic_forest"), facts().factory) + 1,
            hex_distance(facts(), hex_named("northeast_village"), facts().factory));
  EXPECT_EQ(goes_to(0).second, 0) << "no tie, no use";
  State s = scene.s;
  Play p{facts(), s};
  const AutomaSight sight(p, who);
  const HexSet tied = HexSet::of(hex_named("factory_forest")) | HexSet::of(hex_named("factory_mountain"));
  const AutomaChoice albion = choose_destination(p, sight, AutomaMove::encounter_or_factory, Unit::character, tied);
  EXPECT_EQ(Solo::at(albion.hex), "factory_forest") << "nearest to Albion";
  EXPECT_EQ(albion.by, AutomaKey::marker);
  EXPECT_EQ(s.automas.marker, facts().automa.marker_moves);
  const AutomaChoice rusviet = choose_destination(p, sight, AutomaMove::encounter_or_factory, Unit::character, tied);
  EXPECT_EQ(Solo::at(rusviet.hex), "factory_mountain") << "then to Rusviet";
}

// ---- what nobody may know

TEST(AutomaHidden, the_next_cards_a_position_names_are_nobodys) {
  Solo solo(Faction::saxony, Faction::nordic);
  const State before = redact(solo.s, solo.me());
  solo.next({3, 5});
  EXPECT_EQ(redact(solo.s, solo.me()), before);
}

TEST(AutomaHidden, what_is_imagined_gives_the_same_view) {
  Solo solo(Faction::saxony, Faction::nordic);
  solo.unlock().place({"factory_forest"}, {}, "nordic_base").turn(18);
  Rng rng{5};
  for (int i = 0; i < 20; ++i) {
    const State imagined = imagine(facts(), solo.s, solo.me(), rng);
    EXPECT_EQ(redact(imagined, solo.me()), redact(solo.s, solo.me()));
    EXPECT_FALSE(game().broken_invariant(imagined));
  }
}

TEST(AutomaPosition, is_read_as_it_was_written) {
  Solo solo(Faction::saxony, Faction::nordic, {{"automa", "ultimaszyna"}, {"automa_danger", "reach"}});
  solo.turn(18).turn(16).next({4, 9});
  const auto written = game().write_position(solo.s);
  const auto read = game().read_position(written);
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, solo.s);
  const State view = redact(solo.s, solo.me());
  const auto view_read = game().read_position(game().write_position(view));
  ASSERT_TRUE(view_read);
  EXPECT_EQ(*view_read, view);
  const auto& automa = written.at("automa");
  EXPECT_EQ(automa.at("level"), boost::json::value("ultimaszyna"));
  EXPECT_EQ(automa.at("spaces"), (boost::json::value{2}));
  EXPECT_EQ(automa.at("cards"), (boost::json::value{16}));
  EXPECT_EQ(automa.at("next"), (boost::json::value{4, 9}));
}

TEST(AutomaPosition, that_cannot_be_is_refused) {
  const auto broken = [](auto change) {
    Solo solo(Faction::saxony, Faction::nordic);
    change(solo);
    return solo.broken();
  };
  EXPECT_EQ(broken([](Solo&) {}), "");
  EXPECT_EQ(broken([](Solo& solo) { solo.s.automas.space[0] = 9; }), "scythe.broken.automa_tracker");
  EXPECT_EQ(broken([](Solo& solo) { solo.s.automas.deck[0] = 1u << 19; }), "scythe.broken.automa_cards");
  EXPECT_EQ(broken([](Solo& solo) { solo.s.automas.card[1] = 3; }), "scythe.broken.automa_cards");
  EXPECT_EQ(broken([](Solo& solo) { solo.s.automas.marker = 2; }), "scythe.broken.automa_options");
  EXPECT_EQ(broken([](Solo& solo) { solo.s.automas.spoils[0] = 2; }), "scythe.broken.automa_spoils");
  EXPECT_EQ(broken([](Solo& solo) { solo.s.automas.count = 2; }), "scythe.broken.automas_alone");
  EXPECT_EQ(broken([](Solo& solo) { solo.automa().mat = Mat::patriotic; }), "scythe.broken.automa_mat");
  EXPECT_EQ(broken([](Solo& solo) { solo.s.active = solo.it(); }).substr(0, 13), "scythe.broken");
  Scene two({Faction::saxony, Faction::nordic});
  two.s.automas.marker = 1;
  EXPECT_EQ(game().broken_invariant(two.s)->key, "scythe.broken.automa_absent");
}

}  // namespace automa_several_test
}  // namespace ludarium::scythe
