// The notation of Paladins of the West Kingdom: written and read back to the same eight bytes, forgiving in form,
// helpful when it is wrong.
#include <gmock/gmock.h>

#include <set>

#include "games/paladins/tests/support/scene.hpp"
#include "games/paladins/text/text.hpp"
#include "tests/support/notation_checks.hpp"

namespace ludarium::paladins {
namespace notation_test {

using testing::HasSubstr;

const Seat me = seat_at(0);

Scene table() {
  Scene scene(2);
  scene.townsfolk({"gatekeeper_1", "gatekeeper_2", "", "abbot_1", "debt_collector_2"});
  scene.outsiders({"mercenary_4", "", "assassin_1", "mercenary_2"});
  scene.favours({"clemency", "loan"}).hired(0, {"conspirator_1", "peddler_2", "conspirator_2"});
  return scene;
}

NotationChecks<Paladins> checks(const Scene& scene) { return {game(), scene.s, me}; }

std::vector<NotationEntry> entries() {
  constexpr Worker none = Worker::none;
  return {
      {act::hire(1), "hire gatekeeper_2"},
      {act::hire(0, true), "hire gatekeeper_1 debt"},
      {act::hire(2), "hire 3"},
      {act::dismiss(3), "dismiss abbot_1"},
      {act::dismiss(4, true), "dismiss debt_collector_2 debt"},
      {act::split(paladin("roland"), paladin("otton"), paladin("ivon")), "split roland otton ivon"},
      {act::tavern(2), "tavern 3"},
      {act::take(Space::develop), "develop"},
      {act::take(Space::recruit, 1), "recruit 2"},
      {act::take(Space::hunt), "hunt"},
      {act::take(Space::hunt, 1), "hunt 2"},
      {act::take(Space::trade, 1), "trade 2"},
      {act::take(Space::pray), "pray"},
      {act::take(Space::conspire), "conspire"},
      {act::take(Space::commission), "commission"},
      {act::take(Space::fortify), "fortify"},
      {act::take(Space::garrison), "garrison"},
      {act::take(Space::absolve), "absolve"},
      {act::take(Space::attack), "attack"},
      {act::take(Space::convert), "convert"},
      {act::favour(0), "favour clemency"},
      {act::favour(4), "favour 5"},
      {act::pass(), "pass"},
      {act::workers({Worker::scout, Worker::criminal, Worker::cleric}), "workers scout criminal cleric"},
      {act::workers({none, Worker::labourer, Worker::cleric}), "workers - labourer cleric"},
      {act::workers({none, none, Worker::fighter}), "workers - - fighter"},
      {act::workers({Worker::merchant, none, none}), "workers merchant"},
      {act::workers({Worker::merchant, none, Worker::scout}), "workers merchant - scout"},
      {act::workshop(Space::commission, 0), "workshop commission 1"},
      {act::workshop(Space::convert, 1), "workshop convert 2"},
      {act::space(space("r2_3")), "space r2_3"},
      {act::jar(3), "jar 4"},
      {act::outsider(2), "outsider assassin_1"},
      {act::outsider(1), "outsider 2"},
      {act::clear(Space::absolve), "clear absolve"},
      {act::decline(), "decline"},
      {act::discard(), "discard"},
      {act::option(0), "option 1"},
      {act::as_offered(), "in order"},
      {act::reward(1), "reward 2"},
      {act::ability(townsman("conspirator_1")), "use conspirator_1"},
      {act::done(), "done"},
      {act::keep({0, 1, 0, 0, 2, 0}), "keep 1 scout 2 cleric"},
      {act::keep({}), "keep nothing"},
  };
}

TEST(PaladinsNotation, is_written_and_read_back) {
  const Scene scene = table();
  checks(scene).read_back(entries());
}

TEST(PaladinsNotation, knows_every_kind_of_action_and_every_space) {
  std::set<std::uint8_t> spaces;
  for (const NotationEntry& entry : entries())
    if (what(entry.action) == Do::act) spaces.insert(entry.action.arg[0]);
  for (std::size_t kind = 1; kind <= index(Do::keep); ++kind)
    EXPECT_TRUE(kinds_in(entries()).contains(static_cast<std::uint8_t>(kind)))
        << "kind " << kind << " is missing from the list above";
  EXPECT_EQ(spaces.size(), board_spaces);
}

TEST(PaladinsNotation, is_read_in_any_case_and_spacing) {
  const Scene scene = table();
  const auto same = [&](const char* text, Action action) { checks(scene).same(text, action); };
  same("  HIRE   Gatekeeper_2  DEBT ", act::hire(1, true));
  same("In  Order", act::as_offered());
  same("hunt 1", act::take(Space::hunt));
  same("workers -", act::workers(no_workers));
  same("workers scout - -", act::workers({Worker::scout, Worker::none, Worker::none}));
  same("keep scout cleric cleric", act::keep({0, 1, 0, 0, 2, 0}));
  same("keep 1 scout 1 scout", act::keep({0, 2, 0, 0, 0, 0}));
}

TEST(PaladinsNotation, takes_a_kind_or_a_place_for_the_card_that_lies_there) {
  Scene scene = table();
  const auto read = [&](const char* text) { return *read_action(facts(), scene.s, me, text); };
  EXPECT_EQ(read("hire gatekeeper"), act::hire(0));
  EXPECT_EQ(read("hire 2 debt"), act::hire(1, true));
  EXPECT_EQ(read("dismiss debt_collector debt"), act::dismiss(4, true));
  EXPECT_EQ(read("outsider mercenary"), act::outsider(0));
  EXPECT_EQ(read("outsider mercenary_2"), act::outsider(3));
  EXPECT_EQ(read("favour 2"), act::favour(1));
  EXPECT_EQ(read("use conspirator"), act::ability(townsman("conspirator_1")));
  scene.s.inquired.add(townsman("conspirator_1"));
  EXPECT_EQ(read("use conspirator"), act::ability(townsman("conspirator_2")));
}

TEST(PaladinsNotation, PW_TURN_15_takes_what_means_the_same_as_a_listed_reward) {
  Scene scene(2);  // influence, scout, tax, tax of the Defender beside what a suspicion more would touch
  scene.hired(0, {"defender_3"}).outsiders({"hunter_2"}).track(0, Attribute::strength, 1).crew(0, Space::attack);
  scene.play({act::take(Space::attack), act::outsider(0), act::reward(0)});
  ASSERT_EQ(scene.legal(), (std::vector{act::as_offered(), act::reward(1)}));
  EXPECT_EQ(*game().read_action(scene.s, me, "reward 1"), act::as_offered());
  EXPECT_EQ(*game().read_action(scene.s, me, "reward 2"), act::reward(1));
  EXPECT_EQ(*game().read_action(scene.s, me, "reward 3"), act::reward(2));  // which is refused
}

TEST(PaladinsNotation, takes_workers_in_any_order_where_they_fit_in_one_way_only) {
  using enum Worker;
  Scene scene(2);
  scene.workers(0, {labourer, scout, fighter}).silver(0, 9).play(act::take(Space::develop));
  ASSERT_TRUE(scene.can(act::workers({labourer, scout, none})));
  EXPECT_EQ(*game().read_action(scene.s, me, "workers scout labourer"), act::workers({labourer, scout, none}));
  Scene covered(2);
  covered.workers(0, {labourer, scout, cleric, criminal}).provision(0, 9).workshop(0, Space::commission, 0);
  covered.play(act::take(Space::commission));
  EXPECT_EQ(*game().read_action(covered.s, me, "workers cleric labourer"), act::workers({none, labourer, cleric}));
  EXPECT_EQ(*game().read_action(covered.s, me, "workers - cleric criminal"), act::workers({none, cleric, criminal}));
  const Action unclear = *game().read_action(covered.s, me, "workers cleric criminal");  // two ways: which?
  EXPECT_FALSE(covered.can(unclear));
}

TEST(PaladinsNotation, PW_INQ_04_to_decline_is_to_be_done) {
  Scene scene(2);
  scene.hired(0, {"conspirator_1"}).tax(1).suspicion_deck({1}).workers(0, {Worker::labourer});
  scene.play(act::take(Space::conspire));
  ASSERT_EQ(scene.s.ask, Ask::inquisition);
  EXPECT_EQ(*game().read_action(scene.s, me, "decline"), act::done());
}

TEST(PaladinsNotation, reads_what_is_not_legal_so_that_the_rules_can_say_why) {
  const Scene scene = table();
  const auto action = read_action(facts(), scene.s, me, "garrison");
  ASSERT_TRUE(action);
  EXPECT_NE(scene.why(*action), "");
}

TEST(PaladinsNotation, says_what_it_did_not_understand_and_what_is_possible) {
  const Scene scene = table();
  const auto error = [&](const char* text) { return checks(scene).error(text); };
  EXPECT_THAT(error("dance"), HasSubstr("'dance' is not understood here. Possible: hire, dismiss"));
  EXPECT_THAT(error(""), HasSubstr("missing"));
  EXPECT_THAT(error("hire"), HasSubstr("the id of a townsfolk card, such as abbot_1"));
  EXPECT_THAT(error("hire squire_1"), HasSubstr("squire_1 does not lie on the table"));
  EXPECT_THAT(error("hire squire"), HasSubstr("squire does not lie on the table"));
  EXPECT_THAT(error("hire keeper"), HasSubstr("gatekeeper_1, gatekeeper_2"));
  EXPECT_THAT(error("hire abbot_1 credit"), HasSubstr("'credit' is too much"));
  EXPECT_THAT(error("outsider hun"), HasSubstr("hunter_1"));
  EXPECT_THAT(error("outsider xyz"), HasSubstr("the id of an outsider, such as"));
  EXPECT_THAT(error("favour xyz"), HasSubstr("the id of a King's Favour, such as"));
  EXPECT_THAT(error("split roland otton"), HasSubstr("the id of a paladin, such as anseis"));
  EXPECT_THAT(error("space r9_9"), HasSubstr("the id of a space of the map, such as r1_1"));
  EXPECT_THAT(error("tavern 0"), HasSubstr("a number from 1"));
  EXPECT_THAT(error("hunt many"), HasSubstr("a number from 1"));
  EXPECT_THAT(error("workers any"), HasSubstr("Possible: labourer, scout"));
  EXPECT_THAT(error("workers scout scout scout scout"), HasSubstr("'scout' is too much"));
  EXPECT_THAT(error("workshop market 1"), HasSubstr("Possible: develop, recruit"));
  EXPECT_THAT(error("in"), HasSubstr("Possible: order"));
  EXPECT_THAT(error("keep 3 paladin"), HasSubstr("Possible: labourer"));
  EXPECT_THAT(error("keep 200 scout 200 scout"), HasSubstr("a number from 0 to 255"));
  EXPECT_THAT(error("pass it"), HasSubstr("'it' is too much"));
}

TEST(PaladinsNotation, of_the_documented_turns_is_understood) {
  const Scene scene = table();
  EXPECT_EQ(checks(scene).documented("games/paladins/notation.md"), 14);
}

TEST(PaladinsNotation, stands_any_text_and_any_bytes) {
  const Scene scene = table();
  checks(scene).any_text_and_bytes(entries(), index(Do::keep));
}

TEST(PaladinsNotation, holds_for_everything_random_games_offer) {
  for (std::uint64_t g = 0; g < 16; ++g) offers_read_back(game(), {1 + static_cast<int>(g % 4), g + 40, {}}, 1500);
}

}  // namespace notation_test
}  // namespace ludarium::paladins
