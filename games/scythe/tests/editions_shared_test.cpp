// Table "Edition differences", the rows that are worded differently but play alike: each is played under all four
// editions and must come out the same. Rows about names and places at the table only are in games/scythe/editions.md.
#include <fmt/format.h>

#include "games/scythe/tests/support/editions.hpp"
#include "games/scythe/tests/support/moves.hpp"

namespace ludarium::scythe {
namespace editions_shared_test {

using boost::json::object;

constexpr Unit character = Unit::character;
constexpr Faction nordic = Faction::nordic, rusviet = Faction::rusviet, crimea = Faction::crimea,
                  saxony = Faction::saxony, polania = Faction::polania;

struct Row {
  const char* name;
  const char* comes_out;
  std::string (*play)(object edition);
};

void PrintTo(const Row& row, std::ostream* out) { *out << row.name; }

const char* yes_or_no(bool yes) { return yes ? "yes" : "no"; }

std::string place(Scene& scene, Faction faction, Unit unit) {
  return std::string(facts().hex_id[index(place_of(scene.of(faction), unit))]);
}

// One faction's mech with this ability stands there, and its Move has begun.
Scene mech_at(Faction faction, Ability ability, const char* hex, object edition) {
  Scene scene = moving(faction, faction == saxony ? nordic : saxony, std::move(edition));
  scene.mech(faction, ability, hex);
  return scene;
}

// Both fight with characters on a hex; the attacker shows `dial`, the defender nothing.
Scene fought(Faction by, Faction against, const char* hex, int dial, object edition) {
  Scene scene({by, against}, std::move(edition));
  scene.hand(by, {}).hand(against, {});
  scene.of(by).power = 7;
  scene.of(against).power = 1;
  scene.battle(by, against, hex);
  scene.play(scene.seat(by), act::fight(static_cast<std::size_t>(dial)));
  scene.play(scene.seat(against), act::fight(dial ? 0 : 1));
  return scene;
}

Scene visitor(Faction faction, object edition) {
  Scene scene({faction, faction == saxony ? nordic : saxony}, std::move(edition));
  scene.factory_card(faction, 5).of(faction).section = factory_section;
  return scene;
}

void over_by_power(Scene& scene, Faction faction) {
  for (std::size_t goal = 0; goal < 5; ++goal) scene.of(faction).stars[goal] = 1;
  scene.of(faction).power = 15;
  scene.turn_of(faction, TopAction::bolster).play(act::bolster_power());
}

const Row setup_and_turn[] = {
    {"SC_SETUP_05", "11 tokens",
     [](object edition) {
       return fmt::format("{} tokens", Scene({nordic, saxony}, edition).s.encounter_tokens.size());
     }},
    {"SC_KEY_02", "SC-DEP-04 SC-BUILD-03 SC-MOVE-29",
     [](object edition) {
       Scene scene({nordic, saxony}, edition);
       const Hex base = scene.hex("nordic_base");
       scene.tokens("nordic_forest", Resource::metal, 4).tokens("nordic_forest", Resource::wood, 4);
       scene.bottom_of(nordic, BottomAction::deploy).play(act::bottom());
       const std::string deploy = scene.why(act::deploy(0, base));
       scene.bottom_of(nordic, BottomAction::build).play(act::bottom());
       const std::string build = scene.why(act::build(Structure::mill, base));
       Scene walker = moving(nordic, saxony, edition);
       return deploy + " " + build + " " + why_not_go(walker, worker(0), "nordic_base");
     }},
    {"SC_TURN_05", "SC-TURN-05",
     [](object edition) {
       Scene scene({nordic, saxony}, edition);
       scene.tokens("nordic_forest", Resource::oil, 9).bottom_of(nordic, BottomAction::upgrade);
       scene.play({act::bottom(), act::upgrade(Cube::move_units, BottomAction::build)});
       return scene.why(act::bottom());
     }},
    {"SC_TURN_13", "token only, then the next player",
     [](object edition) {
       Scene scene({nordic, saxony}, edition);
       scene.workers(nordic, {"factory", "factory", "factory", "factory"}).turn_of(nordic);
       scene.nordic().coins = scene.nordic().power = scene.nordic().popularity = 0;
       scene.nordic().section = index(BottomAction::build);    // Move was the last action
       scene.play(act::section(index(BottomAction::deploy)));  // Produce costs a power
       const bool nothing = scene.legal() == std::vector{act::skip()};
       scene.play(act::skip());
       return fmt::format("{}, then {}", nothing ? "token only" : "actions",
                          scene.s.active == scene.seat(saxony) ? "the next player" : "on");
     }},
    {"SC_BOT_04", "coins for nothing left to do",
     [](object edition) {
       Scene scene({nordic, saxony}, edition);
       scene.mech(nordic, 0, "factory")
           .mech(nordic, 1, "factory")
           .mech(nordic, 2, "factory")
           .mech(nordic, 3, "factory");
       scene.nordic().stars[index(Goal::mechs)] = 1;
       scene.tokens("factory", Resource::metal, 3).bottom_of(nordic, BottomAction::deploy);
       const int coins = scene.nordic().coins;
       scene.play(act::bottom());
       return std::string(scene.nordic().coins > coins ? "coins for nothing left to do" : "nothing");
     }},
    {"SC_ALLY_03", "SC-ALLY-03",
     [](object edition) {
       edition["tournament"] = true;
       Scene scene({nordic, saxony}, edition);
       return scene.turn_of(nordic).why(scene.seat(nordic), act::gift(scene.seat(saxony), 1));
     }},
};

const Row moves[] = {
    {"SC_MOVE_06", "yes",
     [](object edition) {
       return std::string(yes_or_no(can_go(moving(nordic, saxony, edition), character, "nordic_forest")));
     }},
    {"SC_MOVE_08", "1 left, 1 dropped half-way",
     [](object edition) {
       Scene scene = mech_at(nordic, Ability::speed, "nordic_base", edition);
       scene.character(nordic, "factory_forest").tokens("factory_forest", Resource::oil, 2);
       scene.play(
           {act::unit(character), act::load_token(Resource::oil), act::step(scene.hex("factory"), Load::chosen)});
       scene.play(act::step(scene.hex("factory_mountain")));
       return fmt::format("{} left, {} dropped half-way", tokens_at(scene, "factory_forest", Resource::oil),
                          tokens_at(scene, "factory", Resource::oil));
     }},
    {"SC_MOVE_13_SC_MECH_23", "SC-MECH-23, handed over",
     [](object edition) {
       Scene scene = mech_at(nordic, Ability::seaworthy, "lake_east", edition);
       scene.tokens("lake_east", Resource::oil, 1);
       const Action leave = act::step(scene.hex("rusviet_tundra"));
       scene.play(act::unit(mech_with(nordic, Ability::seaworthy)));
       const std::string rule = scene.why(leave);
       scene.character(nordic, "lake_east");
       return rule + (scene.can(leave) ? ", handed over" : "");
     }},
    {"SC_MOVE_19", "no",
     [](object edition) {
       Scene scene = mech_at(polania, Ability::speed, "factory_forest", edition);
       scene.workers(saxony, {"factory"});
       go(scene, mech_with(polania, Ability::speed), "factory");
       return std::string(
           yes_or_no(scene.s.ask == Ask::step || scene.can(act::unit(mech_with(polania, Ability::speed)))));
     }},
    {"SC_MOVE_21", "2 metal stay",
     [](object edition) {
       Scene scene = mech_at(polania, Ability::submerge, "factory_forest", edition);
       scene.workers(saxony, {"factory"}).tokens("factory", Resource::metal, 2);
       go(scene, mech_with(polania, Ability::submerge), "factory");
       scene.play(act::end_move());
       return fmt::format("{} metal stay", tokens_at(scene, "factory", Resource::metal));
     }},
    {"SC_FTRY_09_SC_FTRY_12", "3 steps",
     [](object edition) {
       Scene scene = visitor(nordic, edition);
       scene.mech(nordic, Ability::speed, "nordic_base").character(nordic, "factory_forest");
       scene.s.active = scene.seat(nordic);
       scene.s.stage = Stage::bottom;
       scene.s.ask = Ask::bottom;
       scene.play({act::move_units(), act::unit(character)});
       int steps = 0;
       for (const char* to : {"factory", "factory_forest", "factory", "factory_forest"})
         if (scene.s.ask == Ask::step) scene.play(act::step(scene.hex(to))), ++steps;
       return fmt::format("{} steps", steps);
     }},
    {"SC_FTRY_10", "stopped, action over",
     [](object edition) {
       Scene scene = visitor(nordic, edition);
       scene.character(nordic, "factory_forest").workers(saxony, {"factory"});
       scene.s.active = scene.seat(nordic);
       scene.s.stage = Stage::bottom;
       scene.s.ask = Ask::bottom;
       scene.play({act::move_units(), act::unit(character), act::step(scene.hex("factory"))});
       return std::string(scene.s.ask != Ask::step && scene.s.ask != Ask::unit ? "stopped, action over" : "goes on");
     }},
};

const Row top_row[] = {
    {"SC_PROD_03", "1 oil, the forest left out",
     [](object edition) {
       Scene scene({nordic, saxony}, edition);
       scene.turn_of(nordic, TopAction::produce).aside(scene.seat(nordic), act::in_part());
       scene.play({act::produce(), act::produce_at(scene.hex("nordic_tundra"), 1), act::done()});
       const int wood = tokens_at(scene, "nordic_forest", Resource::wood);
       return fmt::format("{} oil, the forest {}", tokens_at(scene, "nordic_tundra", Resource::oil),
                          wood ? "too" : "left out");
     }},
    {"SC_PROD_04", "1 of 2 metal",
     [](object edition) {
       Scene scene({nordic, saxony}, edition);
       scene.workers(nordic, {"albion_mountain", "albion_mountain"}).turn_of(nordic, TopAction::produce);
       scene.aside(scene.seat(nordic), act::in_part()).play(act::produce());
       scene.play(act::produce_at(scene.hex("albion_mountain"), 1));
       return fmt::format("{} of 2 metal", tokens_at(scene, "albion_mountain", Resource::metal));
     }},
    {"SC_BUILD_13", "2 food",
     [](object edition) {
       Scene scene({nordic, saxony}, edition);
       scene.workers(nordic, {"albion_farm"}).structure(nordic, Structure::mill, "albion_farm");
       scene.turn_of(nordic, TopAction::produce).play(act::produce());
       return fmt::format("{} food", tokens_at(scene, "albion_farm", Resource::food));
     }},
    {"SC_DEP_02_SC_BUILD_01", "SC-DEP-02 SC-BUILD-01",
     [](object edition) {
       Scene scene({nordic, saxony}, edition);
       scene.character(nordic, "factory").tokens("factory", Resource::metal, 4).tokens("factory", Resource::wood, 4);
       scene.bottom_of(nordic, BottomAction::deploy).play(act::bottom());
       const std::string deploy = scene.why(act::deploy(0, scene.hex("factory")));
       scene.bottom_of(nordic, BottomAction::build).play(act::bottom());
       return deploy + " " + scene.why(act::build(Structure::mill, scene.hex("factory")));
     }},
    {"SC_FTRY_06", "yes",
     [](object edition) {
       Scene scene = visitor(nordic, edition);
       scene.nordic().section = no_section;
       scene.nordic().power = 5;
       scene.turn_of(nordic).play(act::section(factory_section));
       return std::string(yes_or_no(scene.can(act::factory_top()) && scene.can(act::skip())));
     }},
    {"SC_FABL_02", "yes",
     [](object edition) {
       Scene scene = visitor(rusviet, edition);
       return std::string(yes_or_no(scene.turn_of(rusviet).can(act::section(factory_section))));
     }},
};

const Row mech_abilities[] = {
    {"SC_MECH_03", "yes",
     [](object edition) {
       Scene scene = mech_at(rusviet, Ability::riverwalk, "rusviet_base", edition);
       return std::string(yes_or_no(can_go(scene, mech_with(rusviet, Ability::riverwalk), "northeast_farm_outer")));
     }},
    {"SC_MECH_09_SC_MECH_10", "mountain yes, mine yes, tunnel yes",
     [](object edition) {
       Scene scene = mech_at(saxony, Ability::underpass, "saxony_mountain", edition);
       scene.workers(saxony, {"togawa_mountain"}).structure(saxony, Structure::mine, "albion_farm");
       const auto way = [&](const char* to) {
         return yes_or_no(can_go(scene, mech_with(saxony, Ability::underpass), to));
       };
       return fmt::format("mountain {}, mine {}, tunnel {}", way("togawa_mountain"), way("albion_farm"),
                          way("tunnel_north_tundra"));
     }},
    {"SC_MECH_21_SC_MECH_22", "SC-MECH-21, the character to lake_north, the mech to nordic_base",
     [](object edition) {
       Scene scene({saxony, nordic}, edition);
       scene.mech(nordic, Ability::seaworthy, "factory_forest").character(nordic, "factory_forest");
       scene.character(saxony, "factory_forest").mech(saxony, 0, "lake_factory_w");
       arm(scene, saxony, nordic);
       scene.battle(saxony, nordic, "factory_forest");
       fight_it_out(scene, saxony);
       const std::string rule = scene.why(act::retreat(character, scene.hex("lake_factory_w")));
       const Unit mech = mech_with(nordic, Ability::seaworthy);
       scene.play({act::retreat(character, scene.hex("lake_north")), act::retreat(mech, scene.hex("nordic_base"))});
       return fmt::format("{}, the character to {}, the mech to {}", rule, place(scene, nordic, character),
                          place(scene, nordic, mech));
     }},
    {"SC_MECH_30_SC_MECH_31", "2 tokens brought, 0 scored",
     [](object edition) {
       Scene scene = mech_at(crimea, Ability::wayfare, "factory", edition);
       scene.workers(crimea, {"factory"}).tokens("factory", Resource::oil, 2);
       go(scene, mech_with(crimea, Ability::wayfare), "nordic_base", Load::everything);
       EXPECT_EQ(workers_on(scene, crimea, "nordic_base"), 1);
       return fmt::format("{} tokens brought, {} scored", tokens_at(scene, "nordic_base", Resource::oil),
                          fortune(scene.look(), scene.seat(crimea)).token_count);
     }},
    {"SC_MECH_32", "yes",
     [](object edition) {
       Scene scene({crimea, saxony}, edition);
       scene.mech(crimea, Ability::scout, "factory").battle(crimea, saxony, "factory");
       return std::string(yes_or_no(scene.can(act::ability(true)) && scene.can(act::ability(false))));
     }},
    {"SC_MECH_33", "in yes, out yes, across yes",
     [](object edition) {
       const auto way = [&](const char* from, const char* to) {
         Scene scene = mech_at(polania, Ability::submerge, from, edition);
         return yes_or_no(can_go(scene, mech_with(polania, Ability::submerge), to));
       };
       return fmt::format("in {}, out {}, across {}", way("factory_forest", "lake_north"),
                          way("lake_north", "factory_forest"), way("lake_north", "lake_east"));
     }},
    {"SC_MECH_34", "polania_base",
     [](object edition) {
       Scene scene({saxony, polania}, edition);
       scene.mech(polania, Ability::submerge, "factory_forest");
       arm(scene, saxony, polania);
       scene.battle(saxony, polania, "factory_forest");
       fight_it_out(scene, saxony);
       return place(scene, polania, mech_with(polania, Ability::submerge));
     }},
    {"SC_MECH_35", "attacking 5, defending 5",
     [](object edition) {
       const auto popularity_after = [&](Faction attacking, Faction defending) {
         Scene scene({polania, saxony}, edition);
         scene.mech(polania, Ability::camaraderie, "factory").workers(saxony, {"factory"});
         scene.polania().popularity = 5;
         arm(scene, polania, saxony);
         scene.battle(attacking, defending, "factory");
         fight_it_out(scene, polania);
         return int{scene.polania().popularity};
       };
       return fmt::format("attacking {}, defending {}", popularity_after(polania, saxony),
                          popularity_after(saxony, polania));
     }},
};

const Row combats[] = {
    {"SC_COMB_05", "won with nothing",
     [](object edition) {
       Scene scene({nordic, saxony}, edition);
       scene.hand(nordic, {}).hand(saxony, {}).character(nordic, "factory_forest").character(saxony, "factory");
       scene.nordic().power = scene.nordic().popularity = scene.saxony().power = 0;
       scene.turn_of(nordic, TopAction::move).play({act::move_units(), act::unit(character)});
       scene.play({act::step(scene.hex("factory")), act::end_move()});
       return std::string(place(scene, saxony, character) == "saxony_base" ? "won with nothing" : "lost");
     }},
    {"SC_COMB_12", "paid 3 once",
     [](object edition) {
       return fmt::format("paid {} once", 7 - fought(nordic, saxony, "factory", 3, edition).nordic().power);
     }},
    {"SC_COMB_17_SC_RETR_06", "defender's popularity 5",
     [](object edition) {
       Scene scene({nordic, saxony}, edition);
       scene.workers(nordic, {"factory", "factory"}).saxony().popularity = 5;
       arm(scene, saxony, nordic);
       scene.battle(nordic, saxony, "factory");
       fight_it_out(scene, saxony);
       EXPECT_EQ(workers_on(scene, nordic, "nordic_base"), 2);
       return fmt::format("defender's popularity {}", scene.saxony().popularity);
     }},
    {"SC_COMB_19", "1 card for 1 power shown, 0 for none",
     [](object edition) {
       const auto cards_of_loser = [&](std::size_t shown) {
         Scene scene({nordic, saxony}, edition);
         scene.hand(nordic, {}).hand(saxony, {});
         scene.nordic().power = scene.saxony().power = 2;
         scene.battle(nordic, saxony, "factory").play(scene.seat(nordic), act::fight(2));
         return hand_size(scene.play(scene.seat(saxony), act::fight(shown)).saxony());
       };
       return fmt::format("{} card for 1 power shown, {} for none", cards_of_loser(1), cards_of_loser(0));
     }},
    {"SC_COMB_23", "yes",
     [](object edition) {
       Scene scene({nordic, polania}, edition);
       scene.mech(nordic, Ability::seaworthy, "lake_east").mech(polania, Ability::submerge, "lake_east");
       scene.tokens("lake_east", Resource::oil, 2);
       arm(scene, nordic, polania);
       scene.battle(nordic, polania, "lake_east");
       fight_it_out(scene, nordic);
       const bool held = scene.look().controlled(scene.seat(nordic)).has(scene.hex("lake_east"));
       return std::string(yes_or_no(held && tokens_at(scene, "lake_east", Resource::oil) == 2));
     }},
    {"SC_COMB_24_SC_END_10", "retreated before the end",
     [](object edition) {
       Scene scene({nordic, saxony}, edition);
       for (std::size_t goal = 0; goal < 5; ++goal) scene.nordic().stars[goal] = 1;
       scene.workers(saxony, {"factory"});
       arm(scene, nordic, saxony);
       scene.battle(nordic, saxony, "factory");
       fight_it_out(scene, nordic);
       EXPECT_TRUE(scene.over());
       return std::string(workers_on(scene, saxony, "saxony_base") ? "retreated before the end" : "cut off");
     }},
    {"SC_FABL_14", "3 combat stars",
     [](object edition) {
       Scene scene({saxony, nordic}, edition);
       scene.saxony().stars[index(Goal::combat)] = 2;
       arm(scene, saxony, nordic);
       scene.battle(saxony, nordic, "factory");
       fight_it_out(scene, saxony);
       return fmt::format("{} combat stars", scene.saxony().stars[index(Goal::combat)]);
     }},
    {"SC_ENC_12", "the token stays",
     [](object edition) {
       Scene scene = fought(nordic, saxony, "nordic_mountain", 0, edition);
       const bool stays = scene.s.encounter_tokens.has(scene.hex("nordic_mountain")) && scene.s.ask != Ask::encounter;
       return std::string(stays ? "the token stays" : "met by the loser");
     }},
    {"SC_FTRY_03", "no card",
     [](object edition) {
       Scene scene = fought(nordic, saxony, "factory", 0, edition);
       return std::string(scene.s.ask == Ask::factory_card ? "card" : "no card");
     }},
    {"SC_FTRY_13", "SC-FTRY-13",
     [](object edition) {
       Scene scene = visitor(nordic, edition);
       scene.character(nordic, "factory_forest").turn_of(nordic, TopAction::move).play(act::move_units());
       go(scene, character, "factory");
       return scene.play(act::end_move()).why(act::factory_card(1));
     }},
};

const Row the_end[] = {
    {"SC_END_08_SC_END_09", "active 6, left 5, right 5",
     [](object edition) {
       Scene scene({saxony, polania, nordic}, edition);
       for (Seat seat : scene.s.seats()) {
         for (std::size_t goal = 0; goal < 5; ++goal) scene.s.player(seat).stars[goal] = 1;
         scene.s.player(seat).recruits = 1u << index(BottomAction::build);
         scene.s.player(seat).popularity = 17;
       }
       scene.tokens("saxony_tundra", Resource::wood, 3).bottom_of(saxony, BottomAction::build);
       scene.play({act::bottom(), act::done()});
       return fmt::format("active {}, left {}, right {}", scene.stars(saxony), scene.stars(polania),
                          scene.stars(nordic));
     }},
    {"SC_SCOR_05", "3 territories",
     [](object edition) {
       Scene scene({nordic, saxony}, edition);
       scene.mech(nordic, 0, "albion_farm").structure(nordic, Structure::mill, "albion_mountain");
       scene.workers(nordic, {"lake_east"}).mech(nordic, 1, "lake_east");
       return fmt::format("{} territories", fortune(scene.look(), scene.seat(nordic)).territory_count);
     }},
    {"SC_TIE_01", "3 pieces",
     [](object edition) {
       Scene scene({nordic, saxony}, edition);
       scene.workers(nordic, {"nordic_base"})
           .mech(nordic, 0, "nordic_base")
           .structure(nordic, Structure::mill, "factory");
       return fmt::format("{} pieces", standing(scene.look(), scene.seat(nordic))[1]);
     }},
    {"SC_LEARN_07", "told at the first star only",
     [](object edition) {
       Scene scene({nordic, saxony}, edition);
       scene.nordic().power = scene.saxony().power = 15;
       scene.turn_of(nordic, TopAction::bolster).play(act::bolster_power());
       const bool first = scene.happened(Happened::sample_scoring);
       scene.turn_of(saxony, TopAction::bolster).play(act::bolster_power());
       return fmt::format("told at the first star{}",
                          first && !scene.happened(Happened::sample_scoring) ? " only" : "?");
     }},
    {"SC_VAR_01", "loses 2",
     [](object edition) {
       edition["delay_penalty"] = true;
       Scene scene({nordic, saxony}, edition);
       scene.nordic().popularity = 5;
       scene.turn_of(nordic).aside(scene.seat(saxony), act::delay(scene.seat(nordic)));
       const int lost = 5 - scene.nordic().popularity;
       over_by_power(scene, nordic);
       EXPECT_FALSE(scene.can_aside(scene.seat(saxony), act::delay(scene.seat(nordic))));  // not in the final scoring
       return fmt::format("loses {}", lost);
     }},
    {"SC_VAR_02", "hidden from the active player",
     [](object edition) {
       edition["blind_encounters"] = true;
       Scene scene = moving(nordic, saxony, edition);
       scene.character(nordic, "nordic_tundra");
       go(scene, character, "nordic_mountain");
       scene.play(act::end_move());
       const bool hidden = game().redact(scene.s, scene.seat(nordic)).encounter_card == hidden_card &&
                           game().redact(scene.s, scene.seat(saxony)).encounter_card == scene.s.encounter_card;
       return std::string(hidden ? "hidden from the active player" : "shown to all");
     }},
};

class EditionsAgree : public testing::TestWithParam<Row> {};

TEST_P(EditionsAgree, on_what_comes_out) {
  const std::string all = GetParam().comes_out;
  EXPECT_EQ(under_each(GetParam().play), by_edition(all, all, all, all));
}

std::string row_name(const testing::TestParamInfo<Row>& test) { return test.param.name; }

INSTANTIATE_TEST_SUITE_P(SetupAndTurn, EditionsAgree, testing::ValuesIn(setup_and_turn), row_name);
INSTANTIATE_TEST_SUITE_P(Move, EditionsAgree, testing::ValuesIn(moves), row_name);
INSTANTIATE_TEST_SUITE_P(TopRow, EditionsAgree, testing::ValuesIn(top_row), row_name);
INSTANTIATE_TEST_SUITE_P(MechAbilities, EditionsAgree, testing::ValuesIn(mech_abilities), row_name);
INSTANTIATE_TEST_SUITE_P(Combat, EditionsAgree, testing::ValuesIn(combats), row_name);
INSTANTIATE_TEST_SUITE_P(End, EditionsAgree, testing::ValuesIn(the_end), row_name);

}  // namespace editions_shared_test
}  // namespace ludarium::scythe
