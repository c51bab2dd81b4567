// Positions that name the next cards of their decks: they come in that order, whatever the generator says, and no view
// tells them.
#include <gmock/gmock.h>

#include "games/paladins/tests/played.hpp"
#include "games/paladins/tests/support/round.hpp"
#include "games/paladins/tests/support/solo.hpp"
#include "games/paladins/text/names.hpp"
#include "tests/support/position_checks.hpp"

namespace ludarium::paladins {
namespace next_cards_test {

namespace json = boost::json;

json::value position_with(const State& s, const json::object& next) {
  json::value position = game().write_position(s);
  json::value& decks = position.get_object()["decks"];
  if (!decks.is_object()) decks = json::object();
  for (const auto& [deck, cards] : next) decks.get_object()[deck] = {{"next", cards}};
  return position;
}

State with_next(const State& s, const json::object& next) {
  const json::value position = position_with(s, next);
  const auto read = game().read_position(position);
  if (!read) throw std::runtime_error(in_english(read.error()));
  return *read;
}

void refuse_next(const State& s, const json::object& next, std::string_view reason) {
  expect_position_refused(game(), position_with(s, next), reason);
}

template <class Deck>
std::vector<std::string> two_of(const Deck& deck) {
  std::vector<std::string> ids;
  for (auto card : deck) ids.insert(ids.begin(), std::string(name(facts(), card)));
  ids.resize(2);
  return ids;
}

json::array list(const std::vector<std::string>& ids) { return {json::string(ids[0]), json::string(ids[1])}; }

TEST(NextCards, of_every_deck_of_a_new_round_come_as_named) {
  State s = played_until(2, [](const State& x) { return x.round == 4 && x.ask == Ask::action && x.players[0].passed; });
  const auto folk = two_of(s.townsfolk_deck), outsiders = two_of(s.outsider_deck), favours = two_of(s.favours_left);
  const auto red = two_of(s.players[0].unseen);
  const int tavern_card = static_cast<int>(index(*s.tavern_deck.begin())) + 1;
  s = with_next(s, {{"townsfolk", list(folk)},
                    {"outsiders", list(outsiders)},
                    {"tavern", json::array{tavern_card}},
                    {"favours", json::array{favours[0]}},
                    {"red", list(red)}});
  expect_possible(game(), s);
  Scene scene = Scene::fresh(2);
  scene.s = s;
  scene.pass_all();
  ASSERT_EQ(scene.s.round, 5);
  EXPECT_EQ(scene.all(Happened::townsfolk_laid).at(0).arg[1], number(townsman(folk[0])));
  EXPECT_EQ(scene.all(Happened::outsider_laid).at(0).arg[1], number(foreigner(outsiders[0])));
  EXPECT_EQ(name(facts(), scene.s.favours[2]), favours[0]);
  EXPECT_EQ(scene.s.tavern[0], tavern(tavern_card));
  EXPECT_EQ(name(facts(), scene.of(0).drawn[1]), red[0]);  // after the one put on top
  EXPECT_EQ(name(facts(), scene.of(0).drawn[2]), red[1]);
}

TEST(NextCards, PW_SUSP_04_suspicions_come_as_named) {
  State s = with_next(full_table(), {{"suspicions", {2, 0}}});
  EXPECT_EQ(s.next_count, 2);
  EXPECT_EQ(draw(s, Deck::suspicions, s.suspicion_deck), 2u);
  EXPECT_EQ(draw(s, Deck::suspicions, s.suspicion_deck), 0u);
  EXPECT_EQ(s.next_count, 0);
}

TEST(NextCards, PW_FORT_04_the_wall_is_the_one_named) {
  State s = full_table();
  std::vector<int> left;
  for (Wall card : s.wall_deck) left.push_back(static_cast<int>(index(card)) + 1);
  s = with_next(s, {{"walls", {left[3], left[1]}}});
  EXPECT_EQ(draw(s, Deck::walls, s.wall_deck), wall(left[3]));
  EXPECT_EQ(draw(s, Deck::walls, s.wall_deck), wall(left[1]));
}

TEST(NextCards, PW_SWRK_05_the_scheme_is_the_one_named_until_they_are_shuffled) {
  Scene scene = alone();
  scene.s.next[0] = {static_cast<std::uint8_t>(Deck::schemes), static_cast<std::uint8_t>(Scheme::pray)};
  scene.s.next[1] = {static_cast<std::uint8_t>(Deck::schemes), static_cast<std::uint8_t>(Scheme::trade)};
  scene.s.next_count = 2;
  hunt_first(scene);
  EXPECT_EQ(of_rival(scene, Happened::scheme).at(0).arg[0], number(Scheme::pray));
  EXPECT_EQ(scene.s.next_count, 0);  // PW-SACT-04: a new deck
}

TEST(NextCards, are_written_as_they_were_read) {
  const State s =
      with_next(full_table(), {{"suspicions", {1, 2, 1}}, {"yellow", {two_of(full_table().players[1].unseen)[0]}}});
  EXPECT_EQ(*game().read_position(game().write_position(s)), s);
  EXPECT_EQ(game().write_position(s).at("decks").at("suspicions"), json::parse(R"({"next": [1, 2, 1]})"));
}

TEST(NextCards, of_a_deck_that_is_not_as_usual_stand_beside_its_cards) {
  State s = full_table();
  const Wall gone = *s.wall_deck.begin();
  s.wall_deck.remove(gone);  // which no game would do
  const int next = static_cast<int>(index(*s.wall_deck.begin())) + 1;
  s.next[0] = {static_cast<std::uint8_t>(Deck::walls), static_cast<std::uint8_t>(next - 1)};
  s.next_count = 1;
  const json::value walls = game().write_position(s).at("decks").at("walls");
  EXPECT_EQ(walls.at("next"), json::array{next});
  EXPECT_EQ(walls.at("cards").as_array().size(), s.wall_deck.size());
}

TEST(NextCards, are_named_with_their_deck_and_nowhere_else) {
  json::object position = game().write_position(full_table()).as_object();
  position["next"] = {{"suspicions", {1}}};
  expect_position_refused(game(), position, R"(next: is written "decks": {"walls": {"next": [...]}})");
}

TEST(NextCards, are_no_part_of_a_view) {
  const State s = with_next(full_table(), {{"suspicions", json::array{1}}});
  for (Seat seat : s.seats()) EXPECT_EQ(game().redact(s, seat), game().redact(full_table(), seat));
}

TEST(NextCards, must_be_left_in_their_deck) {
  const State& s = full_table();
  refuse_next(s, {{"walls", {static_cast<int>(index(s.players[0].walls[0])) + 1}}}, "only cards that are left");
  refuse_next(s, {{"townsfolk", json::array{name(facts(), s.players[0].hired[0])}}}, "only cards that are left");
  refuse_next(s, {{"red", json::array{name(facts(), s.players[0].paladin)}}}, "only cards that are left");
  refuse_next(s, {{"suspicions", json::array(11, json::value(2))}}, "only cards that are left");
  refuse_next(s, {{"schemes", json::array{"pray"}}}, "only cards that are left");
  refuse_next(s, {{"suspicions", json::array{3}}}, "decks.suspicions.next[0]: is 3");
  refuse_next(s, {{"walls", json::array{nullptr}}}, "decks.walls.next[0]: must be a name");
  refuse_next(s, {{"dice", json::array{1}}}, "decks: has no entry 'dice'");
  refuse_next(s, {{"walls", 3}}, "decks.walls.next: must be a list");
  refuse_next(game().redact(s, seat_at(0)), {{"suspicions", json::array{1}}}, "the next cards of a deck are known");
}

}  // namespace next_cards_test
}  // namespace ludarium::paladins
