// Positions of Paladins of the West Kingdom that cannot be, each refused with its reason.
#include <gmock/gmock.h>

#include <functional>

#include "games/paladins/tests/played.hpp"
#include "tests/support/position_checks.hpp"

namespace ludarium::paladins {
namespace impossible_position_test {

namespace json = boost::json;
using testing::HasSubstr;

// ---- states that play cannot reach

struct BrokenState {
  const char* name;
  std::function<State()> from;
  std::function<void(State&)> breaking;
  const char* reason;
};

class PaladinsImpossible : public testing::TestWithParam<BrokenState> {};

TEST_P(PaladinsImpossible, is_refused_with_its_reason) {
  State s = GetParam().from();
  expect_possible(game(), s);
  GetParam().breaking(s);
  expect_position_refused(game(), write_position(facts(), s), GetParam().reason);
}

State full() { return full_table(); }
State solo() { return solo_table(); }
State hiring() { return *game().setup({3, 7, {}}); }
State drawing() { return asking(Ask::paladins); }
State mustering() { return asking(Ask::tavern); }
template <Ask ask>
State asked() {
  return asking(ask);
}

const BrokenState impossible_states[] = {
    {"nobody_starts", full, [](State& s) { s.start = Seat::none; }, "Nobody holds the Start Player marker"},
    {"nobodys_turn", full, [](State& s) { s.actor = Seat::none; }, "nobody's turn"},
    {"a_difficulty_among_players", full, [](State& s) { s.difficulty = Difficulty::hard; }, "Only the solo game"},
    {"round_eight", full, [](State& s) { s.round = 8; }, "no phase actions in round 8"},
    {"round_zero", full, [](State& s) { s.round = 0; }, "no phase actions in round 0"},
    {"an_early_end", full, [](State& s) { s.phase = Phase::over, s.actor = Seat::none; }, "over before the last round"},
    {"passed_too_soon", drawing, [](State& s) { s.players[0].passed = 1; }, "before the actions began"},

    {"a_townsfolk_twice", full, [](State& s) { s.townsfolk_discard.add(s.players[1].hired[0]); }, "is in two places"},
    {"a_townsfolk_nowhere", full, [](State& s) { s.townsfolk_deck.remove(*s.townsfolk_deck.begin()); }, "is nowhere"},
    {"an_outsider_twice", full, [](State& s) { s.outsider_deck.add(*s.players[0].attacked.begin()); }, "two places"},
    {"an_outsider_nowhere", full, [](State& s) { s.outsider_deck.remove(*s.outsider_deck.begin()); }, "is nowhere"},
    {"a_wall_twice", full, [](State& s) { s.wall_deck.add(s.players[0].walls[0]); }, "is in two places"},
    {"a_wall_nowhere", full, [](State& s) { s.wall_deck.remove(*s.wall_deck.begin()); }, "is nowhere"},
    {"a_tavern_card_twice", full, [](State& s) { s.tavern_discard.add(s.tavern[0]); }, "is in two places"},
    {"a_tavern_card_nowhere", full, [](State& s) { s.tavern_deck.remove(*s.tavern_deck.begin()); }, "is nowhere"},
    {"an_order_twice", full, [](State& s) { s.orders_left.add(s.orders[0]); }, "is in two places"},
    {"a_favour_nowhere", full, [](State& s) { s.favours_left.remove(*s.favours_left.begin()); }, "is nowhere"},
    {"a_suspicion_too_many", full, [](State& s) { ++s.suspicion_discard[0]; }, "suspicions with a tax of 0, must be"},
    {"a_suspicion_before_nobody", full, [](State& s) { s.players[0].suspicions[23] = 1; }, "must be"},

    {"an_order_too_late", full,
     [](State& s) {
       s.orders_left.add(s.orders[2]);
       s.orders[2] = Order::none;
     },
     "King's Orders that lie face up"},
    {"a_favour_too_soon", full,
     [](State& s) {
       s.favours[4] = *s.favours_left.begin();
       s.favours_left.remove(s.favours[4]);
     },
     "King's Favours that lie face up"},
    {"a_worker_of_nobody_on_a_favour", full, [](State& s) { s.favour_user[0] = s.favour_user[1] = Seat::none; },
     "a worker without a player"},
    {"a_worker_on_a_hidden_favour", full,
     [](State& s) {
       s.favour_worker[4] = Worker::criminal;
       s.favour_user[4] = seat_at(0);
     },
     "no such worker can stand there"},
    {"a_worker_of_no_colour_on_a_favour", full,
     [](State& s) {
       const std::size_t slot = s.favour_user[0] != Seat::none ? 0 : 1;
       s.favour_worker[slot] = Worker::any;
     },
     "no such worker can stand there"},
    {"a_tavern_card_too_few", full,
     [](State& s) {
       s.tavern_discard.add(s.tavern[4]);
       s.tavern[4] = Tavern::none;
       s.tavern_taker[4] = Seat::none;
     },
     "There must be 5 tavern cards"},
    {"a_tavern_card_taken_by_two", full, [](State& s) { s.tavern_taker.fill(seat_at(0)); }, "too many or too few"},
    {"a_tavern_card_taken_before_the_muster", drawing, [](State& s) { s.tavern_taker[0] = seat_at(0); },
     "too many or too few"},
    {"a_gap_among_the_townsfolk", drawing,
     [](State& s) {
       s.townsfolk_discard.add(s.townsfolk[2]);
       s.townsfolk[2] = Townsfolk::none;
     },
     "row of townsfolk has a gap"},
    {"a_gap_among_the_outsiders", drawing,
     [](State& s) {
       s.outsider_discard.add(s.outsiders[2]);
       s.outsiders[2] = Outsider::none;
     },
     "row of outsiders has a gap"},
    {"a_monk_on_a_closed_space", [] { return asking(Ask::action, 2); },
     [](State& s) {
       const auto closed = std::find_if(facts().spaces.begin(), facts().spaces.end(),
                                        [](const MapSpace& row) { return row.min_players == 4; });
       s.map[static_cast<std::size_t>(closed - facts().spaces.begin())] = Piece::of(seat_at(0), false);
       ++s.players[0].monks;
     },
     "Nobody here can stand on"},
    {"too_much_tax", full, [](State& s) { s.tax = 9; }, "at most 8 are possible"},
    {"an_empty_tax_supply", full, [](State& s) { s.tax = 0; }, "there is no Inquisition"},

    {"too_much_silver", full, [](State& s) { s.players[0].silver = 1000; }, "silver: is 1000, must be 0 to 999"},
    {"too_many_workers", full, [](State& s) { s.players[0].workers[2] = 100; }, "merchant: is 100, must be 0 to 99"},
    {"too_many_debts", full, [](State& s) { s.players[0].unpaid = 100; }, "unpaid: is 100, must be 0 to 99"},
    {"beyond_the_track", full, [](State& s) { s.players[1].track[1] = 13; }, "yellow has too much: faith"},
    {"a_hired_card_too_many", full, [](State& s) { ++s.players[0].hired_count; }, "the list hired"},
    {"a_wall_too_few", full, [](State& s) { --s.players[0].wall_count; }, "the list walls"},
    {"nobody_hired", full,
     [](State& s) {
       Player& p = s.players[1];
       for (std::size_t i = 0; i < p.hired_count; ++i) s.townsfolk_discard.add(p.hired[i]);
       p.hired.fill(Townsfolk::none);
       p.hired_count = 0;
     },
     "yellow has hired nobody"},
    {"a_worker_of_the_wrong_colour", full,
     [](State& s) {
       Player& p = s.players[0];
       p.board.fill(no_workers);
       p.board[index(Space::pray)] = {Worker::scout, Worker::none, Worker::none};
     },
     "these workers cannot stand on pray"},
    {"half_a_crew", full,
     [](State& s) {
       Player& p = s.players[0];
       p.board[index(Space::develop)] = {Worker::scout, Worker::none, Worker::none};
     },
     "these workers cannot stand on develop"},
    {"a_worker_on_a_covered_spot", full,
     [](State& s) {
       Player& p = s.players[0];
       p.board.fill(no_workers);
       p.workshops = 1;
       p.workshop_count = 1;
       p.board[index(Space::commission)] = {Worker::scout, Worker::scout, Worker::cleric};
     },
     "these workers cannot stand on commission"},
    {"workers_after_a_pass", full,
     [](State& s) {
       Player& p = s.players[0];
       p.passed = 1;
       p.board[index(Space::conspire)] = {Worker::scout, Worker::none, Worker::none};
       s.actor = seat_at(1);
     },
     "these workers cannot stand on"},
    {"a_workshop_too_many", full, [](State& s) { ++s.players[0].workshop_count; }, "the workshops do not add up"},
    {"nine_workshops", full,
     [](State& s) {
       s.players[0].workshops = 0x1ff;
       s.players[0].workshop_count = 9;
     },
     "the workshops do not add up"},
    {"a_monk_nowhere", full, [](State& s) { ++s.players[0].monks; }, "the number of monks"},
    {"an_outpost_nowhere", full, [](State& s) { ++s.players[2].outposts; }, "the number of outposts"},
    {"a_jar_nowhere", full, [](State& s) { ++s.players[0].jars; }, "the number of jars"},

    {"a_paladin_twice", full, [](State& s) { s.players[0].top = s.players[0].paladin; }, "is in two places"},
    {"no_paladin", full, [](State& s) { s.players[0].paladin = Paladin::none; }, "not where they must be"},
    {"a_paladin_used_too_few", full, [](State& s) { s.players[0].used.remove(*s.players[0].used.begin()); },
     "not where they must be"},
    {"an_unknown_paladin_in_a_full_state", full, [](State& s) { s.players[0].top = Paladin::unknown; },
     "red: paladins are hidden, but the generator is known"},
    {"two_drawn_paladins", drawing, [](State& s) { s.players[0].drawn[2] = Paladin::none; }, "not where they must be"},
    {"a_paladin_face_down_in_a_turn", full, [](State& s) { s.players[2].revealed = 0; }, "has not revealed"},
    {"a_paladin_face_up_while_choosing", drawing, [](State& s) { s.players[1].revealed = 1; },
     "not where they must be"},
    {"hidden_paladins_in_a_full_state", full,
     [](State& s) {
       const std::uint64_t rng = s.rng.state;
       s = game().redact(s, seat_at(0));
       s.rng.state = rng;
     },
     "the generator is known"},
    {"a_rival_among_players", full, [](State& s) { s.rival.marker = 1; }, "Only the solo game has a rival"},

    {"a_decision_of_another_phase", full, [](State& s) { s.ask = Ask::tavern; },
     "does not belong to the phase actions"},
    {"a_turn_of_one_who_passed", full,
     [](State& s) {
       s.player(s.actor).passed = 1;
       s.player(s.actor).board.fill(no_workers);
     },
     "has passed"},
    {"a_hire_out_of_turn", hiring, [](State& s) { s.actor = in_turn_order(s, 0); }, "not this player's turn"},
    {"a_hire_too_far", hiring, [](State& s) { s.tasks[0].a = 3; }, "first hire cannot have come this far"},
    {"a_choice_of_paladins_by_another", drawing, [](State& s) { s.actor = in_turn_order(s, 1); },
     "not this player's turn"},
    {"a_muster_too_far", mustering, [](State& s) { s.tasks[0].a = 3; }, "not this player's turn"},
    {"a_muster_of_nobody", mustering, [](State& s) { s.tasks[0].a = 0; }, "cannot have come this far"},
    {"a_paladin_revealed_too_soon", mustering, [](State& s) { s.player(in_turn_order(s, s.tasks[0].a)).revealed = 1; },
     "must lie the other way up"},
    {"a_task_in_an_open_turn", full, [](State& s) { s.tasks[s.task_count++].what = Todo::end_turn; },
     "nothing is under way"},
    {"a_hole_in_the_tasks", full, [](State& s) { s.tasks[3].what = Todo::end_turn; }, "does not end where it should"},
    {"a_turn_without_an_end", asked<Ask::space>, [](State& s) { s.tasks[0].what = Todo::keep; },
     "does not fit the decision"},
    {"a_reward_in_an_open_turn", full,
     [](State& s) {
       s.rewards[s.reward_count++] = {Token::silver, 1};
     },
     "Rewards are left"},
    {"a_reward_of_nothing", asked<Ask::space>,
     [](State& s) {
       s.rewards[s.reward_count++] = {Token::silver, 0};
     },
     "something among the rewards that is none"},
    {"a_reward_of_the_rival", asked<Ask::space>,
     [](State& s) {
       s.rewards[s.reward_count++] = {Token::pay_or_discard, 1};
     },
     "among the rewards that is none"},
    {"an_action_before_the_turn", full, [](State& s) { s.space = Space::hunt; }, "An action is noted"},
    {"an_action_in_no_such_way", asked<Ask::townsfolk>, [](State& s) { s.option = 7; }, "cannot be under way"},
    {"a_favour_beside_an_action", asked<Ask::space>, [](State& s) { s.favour = 1; }, "cannot be under way"},
    {"workers_for_nothing", asked<Ask::workers>, [](State& s) { s.player(s.actor).workers = {}; },
     "cannot be under way"},
    {"a_wall_that_asks_nothing", full, [](State& s) { s.wall = s.players[0].walls[0]; }, "A wall waits"},
    {"a_questioned_player_in_peace", full, [](State& s) { s.questioned = seat_at(1); }, "wrong Inquisition"},
    {"another_player_questioned", asked<Ask::inquisition>,
     [](State& s) { s.questioned = seat_at((ludarium::index(s.questioned) + 1) % s.player_count); },
     "does not fit the decision"},
    {"a_used_ability_that_is_none", asked<Ask::inquisition>, [](State& s) { s.inquired.add(townsman("abbot_1")); },
     "abbot_1 has no ability"},
    {"a_map_question_of_absolve", asked<Ask::space>, [](State& s) { s.space = Space::absolve; },
     "space leaves nothing to decide"},
    {"a_jar_question_of_attack", asked<Ask::jar>, [](State& s) { s.space = Space::attack; },
     "jar leaves nothing to decide"},
    {"no_suspicion_to_discard", asked<Ask::discard>,
     [](State& s) {
       Player& p = s.player(s.actor);
       while (p.suspicion_count) ++s.suspicion_discard[p.suspicions[--p.suspicion_count]];
       p.suspicions = {};
     },
     "discard leaves nothing to decide"},
    {"rewards_whose_order_does_not_matter", asked<Ask::reward>,
     [](State& s) {
       s.rewards = {};
       s.reward_count = 0;
     },
     "reward leaves nothing to decide"},
    {"nobody_to_keep", asked<Ask::keep>, [](State& s) { s.player(s.actor).workers = {1, 1, 1, 0, 0, 0}; },
     "keep leaves nothing to decide"},
    {"nothing_to_clear", asked<Ask::clear>, [](State& s) { s.player(s.actor).board.fill(no_workers); },
     "clear leaves nothing to decide"},

    {"a_rival_with_silver", solo, [](State& s) { s.player(rival_seat).silver = 1; },
     "something that only players have"},
    {"a_rival_with_a_paladin", solo, [](State& s) { s.player(rival_seat).unseen.add(paladin("roland")); },
     "something that only players have"},
    {"a_rival_with_three_workshops_on_one_action", solo, [](State& s) { s.rival.workshops[0] = 3; },
     "do not fit commission"},
    {"a_rival_with_a_workshop_too_many", solo, [](State& s) { ++s.player(rival_seat).workshop_count; },
     "rival: the workshops do not add up"},
    {"a_rival_with_one_worker_too_few", solo, [](State& s) { s.rival.placed[2] = 4; }, "do not fit garrison"},
    {"a_rival_fortifying_on_the_left", solo, [](State& s) { s.rival.left = 1; }, "workers on the left side"},
    {"a_rival_with_another_crew", [] { return asking(Ask::paladins, 1); }, [](State& s) { s.rival.workers = 9; },
     "does not have the workers of this round"},
    {"a_rival_resting_awake", solo, [](State& s) { s.rival.rested = 1; }, "rested without passing"},
    {"a_marker_off_the_track", solo, [](State& s) { s.rival.marker = 5; }, "off its track"},
    {"a_marker_stacked_twice", solo, [](State& s) { s.rival.stack.fill(Attribute::faith); }, "are not stacked"},
    {"a_scheme_too_many", solo, [](State& s) { ++s.rival.deck[0]; }, "2 schemes commission, must be 1"},
    {"a_favour_scheme_too_soon", solo, [](State& s) { ++s.rival.discard[index(Scheme::kings_favour)]; },
     "schemes kings_favour, must be 2"},
    {"a_last_scheme_that_lies_in_the_deck", solo,
     [](State& s) {
       s.rival.deck = facts().solo.copies;
       s.rival.deck[index(Scheme::kings_favour)] = 2;
       s.rival.discard = {};
       s.rival.scheme = Scheme::pray;
     },
     "not in the discard pile"},
};

INSTANTIATE_TEST_SUITE_P(PaladinsPositions, PaladinsImpossible, testing::ValuesIn(impossible_states),
                         case_name<BrokenState>);

// What no position can say, but a state could hold.
TEST(PaladinsPosition, knows_that_nobody_sits_on_an_empty_seat) {
  State s = *game().setup({2, 1, {}});
  s.players[3].silver = 1;
  ASSERT_NE(broken_invariant(facts(), s), std::nullopt);
  EXPECT_THAT(in_english(*broken_invariant(facts(), s)), HasSubstr("Nobody sits on seat 3"));
}

// ---- what is not even a position

class PaladinsMalformed : public testing::TestWithParam<BreakingText> {};

TEST_P(PaladinsMalformed, is_refused_with_field_and_reason) {
  json::object position = write_position(facts(), full_table()).as_object();
  GetParam().breaking(position);
  expect_position_refused(game(), position, GetParam().reason);
}

const BreakingText malformed_texts[] = {
    {"five_players", [](json::object& p) { p.at("players").as_array().push_back(first_player(p)); }, "has 5 entries"},
    {"an_unknown_colour", [](json::object& p) { first_player(p)["colour"] = "black"; },
     "players[0].colour: must be one of"},
    {"colours_in_another_order",
     [](json::object& p) {
       first_player(p)["colour"] = "yellow";
       p.at("players").at(1).as_object()["colour"] = "red";
     },
     "players[0].colour: must be one of red"},
    {"an_unknown_townsfolk", [](json::object& p) { first_player(p)["hired"] = json::array{"abbot_9"}; },
     "players[0].hired[0]: has no meaning as 'abbot_9'"},
    {"an_unknown_wall", [](json::object& p) { first_player(p)["walls"] = json::array{25}; },
     "walls[0]: is 25, must be 1 to 24"},
    {"a_wall_by_name", [](json::object& p) { first_player(p)["walls"] = json::array{"gate"}; },
     "walls[0]: must be a whole number"},
    {"an_outsider_twice",
     [](json::object& p) {
       first_player(p)["attacked"] = {"archer_1", "archer_1"};
     },
     "names 'archer_1' twice"},
    {"no_outsider_at_all", [](json::object& p) { first_player(p)["attacked"] = json::array{nullptr}; },
     "attacked[0]: must be a name"},
    {"a_set_that_is_a_number", [](json::object& p) { p["townsfolk_discard"] = 3; }, "must be a list"},
    {"a_suspicion_of_three", [](json::object& p) { first_player(p)["suspicions"] = json::array{3}; },
     "suspicions[0]: is 3, must be 0 to 2"},
    {"a_worker_of_any_kind",
     [](json::object& p) {
       first_player(p)["board"] = {{"hunt", {"any"}}};
     },
     "board.hunt[0]: has no meaning as 'any'"},
    {"an_unknown_space_of_the_board",
     [](json::object& p) {
       first_player(p)["board"] = {{"market", {"scout"}}};
     },
     "board: has no entry 'market'"},
    {"an_unknown_piece",
     [](json::object& p) {
       p["map"] = {{"r1_1", "black monk"}};
     },
     "map.r1_1: has no meaning as 'black monk'"},
    {"a_piece_that_is_a_number",
     [](json::object& p) {
       p["map"] = {{"r1_1", 3}};
     },
     "map.r1_1: must be a name"},
    {"an_unknown_space_of_the_map",
     [](json::object& p) {
       p["map"] = {{"r9_1", "red monk"}};
     },
     "map: has no entry 'r9_1'"},
    {"an_unknown_reading", [](json::object& p) { p["readings"] = json::array{"free_recruit=never"}; },
     "readings[0]: has no meaning as"},
    {"an_unknown_phase", [](json::object& p) { p["phase"] = "siesta"; }, "phase: has no meaning as 'siesta'"},
    {"too_many_townsfolk", [](json::object& p) { p.at("townsfolk").as_array().resize(6); },
     "townsfolk: has 6 entries, at most 5"},
    {"a_task_without_a_name",
     [](json::object& p) {
       p["tasks"] = json::array{json::object{{"a", 1}}};
     },
     "tasks[0].do: is missing"},
    {"a_reward_without_a_name",
     [](json::object& p) {
       p["rewards"] = json::array{json::object{{"n", 1}}};
     },
     "rewards[0].gain: is missing"},
    {"a_deck_of_nothing",
     [](json::object& p) {
       p["decks"] = {{"dice", 3}};
     },
     "decks.dice: is no field"},
    {"the_pieces_of_no_rival", [](json::object& p) { p["rival_pieces"] = json::object(); },
     "rival_pieces: is no field"},
};

INSTANTIATE_TEST_SUITE_P(AnyGame, PaladinsMalformed, testing::ValuesIn(malformed_everywhere), case_name<BreakingText>);
INSTANTIATE_TEST_SUITE_P(PaladinsPositions, PaladinsMalformed, testing::ValuesIn(malformed_texts),
                         case_name<BreakingText>);

}  // namespace impossible_position_test
}  // namespace ludarium::paladins
