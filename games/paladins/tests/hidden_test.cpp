// The ledger's table "Hidden information", row by row: what a seat may see, and that nothing else reaches it.
#include "games/paladins/tests/holding.hpp"
#include "games/paladins/tests/support/round.hpp"

namespace ludarium::paladins {
namespace hidden_test {

State view(const Scene& scene, int seat) { return redact(scene.s, seat_at(static_cast<std::size_t>(seat))); }
State spectated(const Scene& scene) { return redact(scene.s, Seat::none); }
Player seen(const Scene& scene, int of, int by) { return view(scene, by).players[static_cast<std::size_t>(of)]; }

// Nobody at the table, and nobody beside it, can tell the two apart.
void expect_alike_to_all(const Scene& one, const Scene& other) {
  EXPECT_NE(one.s, other.s);  // or there would be nothing to hide
  for (Seat seat : one.s.seats()) EXPECT_EQ(redact(one.s, seat), redact(other.s, seat)) << ludarium::index(seat);
  EXPECT_EQ(spectated(one), spectated(other));
}

// Only seat 0 can tell the two apart.
void expect_alike_to_others(const Scene& one, const Scene& other) {
  EXPECT_NE(view(one, 0), view(other, 0));
  for (Seat seat : one.s.seats().without(seat_at(0))) EXPECT_EQ(redact(one.s, seat), redact(other.s, seat));
  EXPECT_EQ(spectated(one), spectated(other));
}

Scene with_other_luck(Scene scene, std::uint64_t luck = 12345) {
  scene.s.rng.state += luck;
  return scene;
}

// How many different things the same table may bring, by luck alone.
template <class After>
std::size_t outcomes(const Scene& scene, After after) {
  std::set<decltype(after(std::declval<Scene&>()))> found;
  for (std::uint64_t luck = 1; luck <= 300; ++luck) {
    Scene lucky = with_other_luck(scene, luck);
    found.insert(after(lucky));
  }
  return found.size();
}

// Round 4 of three players, the paladins drawn: three are used, three lie under each deck.
Scene round_four() {
  Scene scene = at_paladins(3);
  scene.pass_all().pass_all().pass_all();
  return started_by(scene, 0);
}

// Seat 0 asks the tavern with its paladin face up; those of the others lie face down. Every deck has a top card.
Scene mustering() {
  Scene scene = round_four();
  return choose_all(scene);
}

TEST(HiddenCards, the_order_of_the_shared_decks_is_nobodys) {
  Scene scene(2);
  scene.townsfolk({"squire_1"}).outsiders({"archer_1"}).suspicion_deck({0, 1, 2});
  scene.crew(0, Space::fortify);
  expect_alike_to_all(scene, with_other_luck(scene));
  EXPECT_EQ(view(scene, 0).rng, Rng{});
  EXPECT_EQ(spectated(scene).rng, Rng{});
  const auto wall_drawn = [](Scene& s) { return s.play(act::take(Space::fortify)).of(0).walls[0]; };
  EXPECT_EQ(outcomes(scene, wall_drawn), 24u);
  EXPECT_EQ(outcomes(scene, [](Scene& s) { return s.pass_all().s.townsfolk[0]; }), 31u);
  EXPECT_EQ(outcomes(scene, [](Scene& s) { return s.pass_all().s.outsiders[0]; }), 35u);
  EXPECT_EQ(outcomes(scene, [](Scene& s) { return s.pass_all().s.tavern[0]; }), 21u);
  scene.crew(0, Space::conspire);
  EXPECT_EQ(outcomes(scene, [](Scene& s) { return s.play(act::take(Space::conspire)).of(0).suspicions[0]; }), 3u);
}

TEST(HiddenCards, face_down_orders_and_favours_are_nobodys) {
  Scene scene(3);
  scene.round(2).orders({"attack", "convert"});
  expect_alike_to_all(scene, with_other_luck(scene));
  for (int seat : {0, 1, 2}) {
    EXPECT_EQ(view(scene, seat).orders[2], Order::none);
    for (Favour card : view(scene, seat).favours) EXPECT_EQ(card, Favour::none);
  }
  EXPECT_EQ(outcomes(scene, [](Scene& s) { return s.pass_all().s.orders[2]; }), 4u);
  EXPECT_EQ(outcomes(scene, [](Scene& s) { return s.pass_all().s.favours[0]; }), 10u);
  scene.pass_all();
  EXPECT_EQ(view(scene, 1).orders, scene.s.orders);  // from their round on all see them
  EXPECT_EQ(spectated(scene).favours, scene.s.favours);
}

TEST(HiddenCards, orders_and_favours_in_the_box_are_never_named) {
  Scene scene = Scene::fresh(2);
  hire_all(scene);
  std::set<int> orders, favours;
  while (true) {
    for (const Event& event : scene.all(Happened::order_revealed)) orders.insert(event.arg[1]);
    for (const Event& event : scene.all(Happened::favour_revealed)) favours.insert(event.arg[1]);
    if (scene.over()) break;
    scene.pass_all();
  }
  EXPECT_EQ(orders.size(), 3u);
  EXPECT_EQ(favours.size(), 5u);
  for (Order card : scene.s.orders_left) EXPECT_FALSE(orders.contains(number(card)));
  for (Favour card : scene.s.favours_left) EXPECT_FALSE(favours.contains(number(card)));
}

TEST(HiddenPaladins, the_three_drawn_ones_are_the_owners) {
  Scene scene = round_four();
  EXPECT_EQ(seen(scene, 0, 0).drawn, scene.of(0).drawn);
  const std::array<Paladin, drawn_paladins> none_known{Paladin::unknown, Paladin::unknown, Paladin::unknown};
  EXPECT_EQ(seen(scene, 0, 1).drawn, none_known);
  EXPECT_EQ(spectated(scene).players[0].drawn, none_known);
  EXPECT_TRUE(seen(scene, 0, 1).unseen.empty());
  Scene other = scene;  // another card from his deck instead
  const Paladin drawn = scene.of(0).drawn[2], deck = *scene.of(0).unseen.begin();
  other.of(0).drawn[2] = deck;
  other.of(0).unseen.remove(deck);
  other.of(0).unseen.add(drawn);
  expect_alike_to_others(scene, other);
}

TEST(HiddenPaladins, the_chosen_one_is_seen_when_its_owner_reveals_it_in_turn_order) {
  Scene scene = mustering();
  for (int turn : {0, 1, 2}) {
    ASSERT_EQ(scene.s.actor, seat_at(static_cast<std::size_t>(turn)));
    for (int of : {0, 1, 2})
      for (int by : {0, 1, 2})
        EXPECT_EQ(seen(scene, of, by).paladin, of <= turn || by == of ? scene.of(of).paladin : Paladin::unknown)
            << turn << of << by;
    EXPECT_EQ(spectated(scene).players[2].paladin, turn == 2 ? scene.of(2).paladin : Paladin::unknown);
    scene.play(scene.legal()[0]);
    answer_all(scene, Ask::inquisition);
  }
}

TEST(HiddenPaladins, the_card_on_top_of_the_deck_is_the_owners) {
  Scene scene = mustering();
  EXPECT_EQ(seen(scene, 0, 0).top, scene.of(0).top);
  for (int by : {1, 2}) EXPECT_EQ(seen(scene, 0, by).top, Paladin::unknown);
  EXPECT_EQ(spectated(scene).players[0].top, Paladin::unknown);
  Scene other = scene;
  std::swap(other.of(0).top, other.of(0).bottom[3]);
  expect_alike_to_others(scene, other);
}

TEST(HiddenPaladins, cards_put_under_the_deck_are_the_owners_the_rest_of_it_nobodys) {
  Scene scene = mustering();
  ASSERT_EQ(scene.of(0).bottom_count, 4);
  EXPECT_EQ(seen(scene, 0, 0).bottom, scene.of(0).bottom);
  EXPECT_EQ(seen(scene, 0, 1).bottom_count, 4);  // how many, all could count
  for (std::size_t i = 0; i < facts().rounds; ++i)
    EXPECT_EQ(seen(scene, 0, 1).bottom[i], i < 4 ? Paladin::unknown : Paladin::none);
  Scene other = scene;
  std::swap(other.of(0).bottom[0], other.of(0).bottom[2]);
  expect_alike_to_others(scene, other);
  EXPECT_EQ(seen(scene, 0, 0).unseen, scene.of(0).unseen);
  EXPECT_EQ(seen(scene, 0, 0), seen(with_other_luck(scene), 0, 0));  // in which order they lie he cannot know
}

TEST(HiddenPaladins, the_two_not_chosen_stay_hidden_to_the_end) {
  Scene scene = mustering();
  while (!scene.over()) scene.pass_all();
  EXPECT_EQ(seen(scene, 0, 1).top, Paladin::unknown);
  for (std::size_t i = 0; i < scene.of(0).bottom_count; ++i) EXPECT_EQ(seen(scene, 0, 1).bottom[i], Paladin::unknown);
  EXPECT_EQ(seen(scene, 0, 1).paladin, scene.of(0).paladin);
}

TEST(HiddenPaladins, used_ones_are_public) {
  const Scene scene = round_four();
  EXPECT_EQ(scene.s.players[0].used.size(), 3);
  EXPECT_EQ(seen(scene, 0, 1).used, scene.s.players[0].used);
  EXPECT_EQ(spectated(scene).players[0].used, scene.s.players[0].used);
}

// A table with something of everything that lies open.
Scene laden() {
  Scene scene = mustering();
  scene.play(scene.legal()[0]);  // a tavern card is taken
  scene.silver(0, 7).provision(0, 4).suspicions(0, {2, 0, 1}).debts(0, 2, 1).hired(0, {"squire_1", "peddler_2"});
  scene.converted(0, {"warrior_1"}).attacked(0, {"thief_1", "archer_2"}).walls(0, {3, 9}).monks(0, 2).outposts(1, 3);
  scene.jars(0, 2).workshop(0, Space::attack, 1).track(0, Attribute::faith, 4).tax(3);
  scene.on_board(0, Space::trade, {Worker::criminal, Worker::none, Worker::none});
  scene.s.favour_worker[0] = Worker::scout;
  scene.s.favour_user[0] = seat_at(1);
  scene.s.suspicion_discard = {1, 2, 0};
  return scene;
}

TEST(HiddenCards, tavern_rows_map_and_favour_workers_are_public) {
  const Scene scene = laden();
  for (const State& v : {view(scene, 1), spectated(scene)}) {
    EXPECT_EQ(v.tavern, scene.s.tavern);
    EXPECT_EQ(v.tavern_taker, scene.s.tavern_taker);
    EXPECT_EQ(v.townsfolk, scene.s.townsfolk);
    EXPECT_EQ(v.outsiders, scene.s.outsiders);
    EXPECT_EQ(v.map, scene.s.map);
    EXPECT_EQ(v.favour_worker, scene.s.favour_worker);
    EXPECT_EQ(v.favour_user, scene.s.favour_user);
    EXPECT_EQ(v.orders, scene.s.orders);
    EXPECT_EQ(v.tax, 3);
  }
}

TEST(HiddenCards, supplies_and_boards_are_public) {
  Scene scene = laden(), seen_by_others = scene;
  seen_by_others.s = view(scene, 1);
  EXPECT_EQ(holding(seen_by_others), holding(scene));  // workers, goods, attributes, debts
  EXPECT_EQ(seen(scene, 0, 1).board, scene.of(0).board);
  EXPECT_EQ(seen(scene, 0, 1).workshops, scene.of(0).workshops);
  EXPECT_EQ(seen(scene, 0, 1).jar_places, scene.of(0).jar_places);
}

TEST(HiddenCards, suspicions_with_their_tax_and_debts_with_their_side_are_public) {
  Scene scene = laden();
  EXPECT_GE(scene.of(0).suspicion_count, 3);
  EXPECT_EQ(seen(scene, 0, 2).suspicions, scene.of(0).suspicions);
  EXPECT_EQ(seen(scene, 0, 2).unpaid, 2);
  EXPECT_EQ(seen(scene, 0, 2).paid, 1);
}

TEST(HiddenCards, hired_converted_walls_and_attacked_are_public) {
  Scene scene = laden();
  const Player v = seen(scene, 0, 1);
  EXPECT_EQ(v.hired, scene.of(0).hired);
  EXPECT_EQ(v.converted[0], foreigner("warrior_1"));
  EXPECT_EQ(v.walls[1], wall(9));
  EXPECT_EQ(v.attacked, scene.of(0).attacked);  // face down, but all have seen them
  EXPECT_TRUE(v.attacked.has(foreigner("thief_1")));
}

TEST(HiddenCards, discard_piles_are_public) {
  const Scene scene = laden();
  const State v = view(scene, 1);
  EXPECT_EQ(v.townsfolk_discard, scene.s.townsfolk_discard);
  EXPECT_FALSE(v.townsfolk_discard.empty());
  EXPECT_EQ(v.outsider_discard, scene.s.outsider_discard);
  EXPECT_EQ(v.tavern_discard, scene.s.tavern_discard);
  EXPECT_FALSE(v.tavern_discard.empty());
  EXPECT_EQ(v.suspicion_discard, scene.s.suspicion_discard);
}

// Besides the generator and the paladins of others a view is the table itself.
TEST(HiddenCards, nothing_else_is_hidden) {
  const Scene scene = laden();
  State v = view(scene, 1);
  v.rng = scene.s.rng;
  for (std::size_t seat : {0u, 2u}) {
    Player& player = v.players[seat];
    EXPECT_TRUE(player.hidden);
    const Player& full = scene.s.players[seat];
    player.hidden = 0;
    player.unseen = full.unseen;
    player.paladin = full.paladin;
    player.top = full.top;
    player.drawn = full.drawn;
    player.bottom = full.bottom;
  }
  EXPECT_EQ(v, scene.s);
}

TEST(HiddenCards, a_view_of_a_view_is_the_same_view) {
  const Scene scene = laden();
  for (Seat seat : {seat_at(0), seat_at(1), Seat::none}) {
    const State v = redact(scene.s, seat);
    EXPECT_EQ(redact(v, seat), v);
    EXPECT_EQ(redact(v, Seat::none), spectated(scene));
  }
}

TEST(HiddenCards, a_spectator_sees_what_all_players_see) {
  const Scene scene = round_four();
  const State v = spectated(scene);
  for (std::size_t of : {0u, 1u, 2u}) {
    EXPECT_EQ(v.players[of], seen(scene, static_cast<int>(of), static_cast<int>((of + 1) % 3)));
    EXPECT_NE(v.players[of], scene.s.players[of]);
  }
}

TEST(HiddenSolo, difficulty_shows_workshops_but_not_the_orders_on_the_board) {
  Scene scene = Scene::fresh(1, {{"difficulty", "hard"}});
  const State v = view(scene, 0);
  EXPECT_EQ(v.rival, scene.s.rival);
  int workshops = 0;
  for (int n : v.rival.workshops) workshops += n;
  EXPECT_EQ(workshops, 5);
  for (Order card : v.orders) EXPECT_EQ(card, Order::none);
  expect_alike_to_all(scene, with_other_luck(scene));
  EXPECT_EQ(outcomes(scene, [](Scene& s) { return hire_all(s).s.orders[0]; }), 6u);  // even those just shown
}

TEST(HiddenSolo, a_scheme_is_seen_when_it_is_turned_up) {
  Scene scene = Scene::solo();
  scene.workers(0, {Worker::labourer, Worker::labourer});
  expect_alike_to_all(scene, with_other_luck(scene));
  const auto next = [](Scene& s) { return s.play(act::take(Space::hunt)).s.rival.scheme; };
  EXPECT_GT(outcomes(scene, next), 5u);
  EXPECT_EQ(next(scene.next_scheme(Scheme::trade)), Scheme::trade);
  EXPECT_EQ(view(scene, 0).rival.scheme, Scheme::trade);
  EXPECT_EQ(spectated(scene).rival.discard, scene.s.rival.discard);
}

}  // namespace hidden_test
}  // namespace ludarium::paladins
