#include "games/paladins/tests/support/scene.hpp"

#include <algorithm>
#include <stdexcept>

namespace ludarium::paladins {

namespace {

template <class Rows>
std::size_t find(const Rows& rows, std::string_view id) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].id == id) return i;
  throw std::runtime_error("nothing is called " + std::string(id));
}

}  // namespace

Paladin paladin(std::string_view id) { return static_cast<Paladin>(find(facts().paladins, id)); }
Townsfolk townsman(std::string_view id) { return static_cast<Townsfolk>(find(facts().townsfolk, id)); }
Outsider foreigner(std::string_view id) { return static_cast<Outsider>(find(facts().outsiders, id)); }
Wall wall(int number) { return static_cast<Wall>(number - 1); }
Tavern tavern(int number) { return static_cast<Tavern>(number - 1); }
Order order(std::string_view id) { return static_cast<Order>(find(facts().orders, id)); }
Favour favour(std::string_view id) { return static_cast<Favour>(find(facts().favours, id)); }
std::size_t space(std::string_view id) { return find(facts().spaces, id); }

std::size_t jar_space(Token first, int copy) {
  for (std::size_t i = 0; i < jar_spaces; ++i)
    if (facts().jar_space[i][0].token == first && copy-- == 0) return i;
  throw std::runtime_error("no such jar space");
}

namespace {

// The paladins of earlier rounds are used up, one a round.
void spend_paladins(Player& player, int round) {
  player.unseen = PaladinSet::first(paladin_count);
  player.used = {};
  player.bottom.fill(Paladin::none);
  player.bottom_count = 0;
  for (int i = 0; i + 1 < round; ++i) {
    const auto card = static_cast<Paladin>(i);
    if (card == player.paladin) continue;
    player.unseen.remove(card);
    player.used.add(card);
  }
  if (player.paladin != Paladin::none) player.unseen.remove(player.paladin);
}

}  // namespace

Scene::Scene(int players, boost::json::object options) {
  const State set_up = fresh_game(game(), {players, 1, options});
  s = blank_table(facts(), players);
  s.rng = set_up.rng;
  s.readings = set_up.readings;
  s.difficulty = set_up.difficulty;
  s.rival = set_up.rival;
  if (s.solo()) s.player(rival_seat).workshop_count = set_up.player(rival_seat).workshop_count;
  s.start = seat_at(0);
  s.phase = Phase::actions;
  s.round = 1;
  s.tavern_deck = {};
  for (std::size_t i = 0; i < tavern_count; ++i) s.tavern_deck.add(static_cast<Tavern>(i));
  const std::size_t cards = s.solo() ? facts().solo.tavern_cards : s.player_count + 1u;
  for (std::size_t i = 0; i < cards; ++i) {
    s.tavern[i] = static_cast<Tavern>(i);
    s.tavern_deck.remove(s.tavern[i]);
    if (i < s.player_count) s.tavern_taker[i] = seat_at(i);
  }
  if (s.solo()) s.rival.workers = static_cast<std::uint8_t>(s.round + facts().solo.start_workers);
  turn_of(0);
}

Scene Scene::solo(std::string_view difficulty) { return Scene(1, {{"difficulty", difficulty}}); }

Scene Scene::fresh(int players, boost::json::object options, std::uint64_t seed) {
  Scene scene;
  scene.s = fresh_game(game(), {players, seed, options});
  return scene;
}

Scene& Scene::turn_of(int seat) {
  s.actor = seat_at(static_cast<std::size_t>(seat));
  s.ask = Ask::action;
  s.phase = Phase::actions;
  return *this;
}

Scene& Scene::workers(int seat, std::initializer_list<Worker> held) {
  of(seat).workers = {};
  for (Worker worker : held) ++of(seat).workers[index(worker)];
  return *this;
}
Scene& Scene::crew(int seat, Space action, std::size_t option) {
  State asked_for = s;
  asked_for.actor = seat_at(static_cast<std::size_t>(seat));
  of(seat).workers = {};
  for (Worker spot : spots_needed({facts(), asked_for}, action, option))
    if (spot != Worker::none) ++of(seat).workers[index(spot == Worker::any ? Worker::labourer : spot)];
  return *this;
}
Scene& Scene::plenty(int seat) {
  of(seat).workers.fill(3);
  of(seat).track.fill(static_cast<std::uint8_t>(facts().attribute_vp.size() - 1));
  townsfolk({"abbot_1", "acolyte_1", "architect_2", "defender_1", "squire_3"});
  outsiders({"adventurer_1", "archer_1", "armourer_1", "assassin_1", "guardian_1", "lookout_1"});
  return silver(seat, 20).provision(seat, 20);
}
Scene& Scene::silver(int seat, int amount) { return of(seat).silver = static_cast<std::uint16_t>(amount), *this; }
Scene& Scene::provision(int seat, int amount) { return of(seat).provision = static_cast<std::uint16_t>(amount), *this; }
Scene& Scene::track(int seat, Attribute attribute, int level) {
  return of(seat).track[index(attribute)] = static_cast<std::uint8_t>(level), *this;
}
Scene& Scene::paladin(int seat, std::string_view id) {
  Player& player = of(seat);
  player.paladin = ludarium::paladins::paladin(id);
  player.revealed = 1;
  spend_paladins(player, s.round);
  return *this;
}

namespace {

template <class Card, class Bits, std::size_t n>
void take_away(Card card, Cards<Card, Bits>& deck, Cards<Card, Bits>& discard, std::array<Card, n>& row) {
  deck.remove(card);
  discard.remove(card);
  std::replace(row.begin(), row.end(), card, Card::none);
}

}  // namespace

Scene& Scene::hired(int seat, std::initializer_list<std::string_view> ids) {
  for (auto id : ids) {
    take_away(townsman(id), s.townsfolk_deck, s.townsfolk_discard, s.townsfolk);
    of(seat).hired[of(seat).hired_count++] = townsman(id);
  }
  return *this;
}
Scene& Scene::attacked(int seat, std::initializer_list<std::string_view> ids) {
  for (auto id : ids) {
    take_away(foreigner(id), s.outsider_deck, s.outsider_discard, s.outsiders);
    of(seat).attacked.add(foreigner(id));
  }
  return *this;
}
Scene& Scene::converted(int seat, std::initializer_list<std::string_view> ids) {
  for (auto id : ids) {
    take_away(foreigner(id), s.outsider_deck, s.outsider_discard, s.outsiders);
    of(seat).converted[of(seat).converted_count++] = foreigner(id);
  }
  return *this;
}
Scene& Scene::walls(int seat, std::initializer_list<int> numbers) {
  for (int number : numbers) {
    s.wall_deck.remove(wall(number));
    of(seat).walls[of(seat).wall_count++] = wall(number);
  }
  return *this;
}

Scene& Scene::jars(int seat, int count) {
  for (std::size_t i = 0; count > 0 && i < jar_spaces; ++i, --count) {
    ++of(seat).jars;
    if (!s.is_rival(seat_at(static_cast<std::size_t>(seat))))
      of(seat).jar_places = static_cast<std::uint16_t>(of(seat).jar_places | 1u << i);
  }
  return *this;
}

namespace {

void put_pieces(Scene& scene, int seat, int count, bool outpost) {
  for (std::size_t i = space_count; count > 0 && i-- > 0;) {
    if (!open_space(scene.look(), i)) continue;
    scene.s.map[i] = Piece::of(seat_at(static_cast<std::size_t>(seat)), outpost);
    ++(outpost ? scene.of(seat).outposts : scene.of(seat).monks);
    --count;
  }
}

}  // namespace

Scene& Scene::monks(int seat, int count) { return put_pieces(*this, seat, count, false), *this; }
Scene& Scene::outposts(int seat, int count) { return put_pieces(*this, seat, count, true), *this; }

Scene& Scene::workshop(int seat, Space action, std::size_t spot) {
  if (s.is_rival(seat_at(static_cast<std::size_t>(seat)))) {
    ++s.rival.workshops[right_index(action)];
  } else {
    of(seat).workshops = static_cast<std::uint16_t>(of(seat).workshops | 1u << (right_index(action) * 2 + spot));
  }
  ++of(seat).workshop_count;
  return *this;
}

Scene& Scene::on_board(int seat, Space action, Spots workers) { return of(seat).board[index(action)] = workers, *this; }

Scene& Scene::debts(int seat, int unpaid, int paid) {
  of(seat).unpaid = static_cast<std::uint8_t>(unpaid);
  of(seat).paid = static_cast<std::uint8_t>(paid);
  return *this;
}

Scene& Scene::suspicions(int seat, std::initializer_list<int> taxes) {
  for (int tax : taxes) {
    const auto kind = static_cast<std::size_t>(tax);
    if (s.suspicion_deck[kind] == 0) throw std::runtime_error("no such suspicion is left");
    --s.suspicion_deck[kind];
    of(seat).suspicions[of(seat).suspicion_count++] = static_cast<std::uint8_t>(tax);
  }
  return *this;
}

Scene& Scene::suspicion_deck(std::initializer_list<int> taxes) {
  for (std::size_t i = 0; i < suspicion_kinds; ++i) {
    s.suspicion_discard[i] = static_cast<std::uint8_t>(s.suspicion_discard[i] + s.suspicion_deck[i]);
    s.suspicion_deck[i] = 0;
  }
  for (int tax : taxes) {
    const auto kind = static_cast<std::size_t>(tax);
    if (s.suspicion_discard[kind] == 0) throw std::runtime_error("no such suspicion is left");
    --s.suspicion_discard[kind];
    ++s.suspicion_deck[kind];
  }
  return *this;
}

Scene& Scene::no_suspicion_left() {
  const int last = s.parties().size() - 1;
  suspicion_deck({});
  for (std::size_t i = 0; i < suspicion_kinds; ++i)
    for (; s.suspicion_discard[i] > 0; --s.suspicion_discard[i])
      of(last).suspicions[of(last).suspicion_count++] = static_cast<std::uint8_t>(i);
  return *this;
}

Scene& Scene::tax(int silver) { return s.tax = static_cast<std::uint8_t>(silver), *this; }

namespace {

template <class Card, class Bits, std::size_t n>
void lay_row(std::initializer_list<std::string_view> ids, Card (*named)(std::string_view), std::array<Card, n>& row,
             Cards<Card, Bits>& deck, Cards<Card, Bits>& discard) {
  for (Card& card : row) {
    if (card != Card::none) deck.add(card);
    card = Card::none;
  }
  std::size_t place = 0;
  for (auto id : ids) {
    if (!id.empty()) {
      take_away(named(id), deck, discard, row);
      row[place] = named(id);
    }
    ++place;
  }
}

template <class Card, class Bits>
void leave(std::initializer_list<std::string_view> ids, Card (*named)(std::string_view), Cards<Card, Bits>& deck,
           Cards<Card, Bits>& discard) {
  discard = discard | deck;
  deck = {};
  for (auto id : ids) {
    discard.remove(named(id));
    deck.add(named(id));
  }
}

}  // namespace

Scene& Scene::townsfolk(std::initializer_list<std::string_view> ids) {
  return lay_row(ids, townsman, s.townsfolk, s.townsfolk_deck, s.townsfolk_discard), *this;
}
Scene& Scene::outsiders(std::initializer_list<std::string_view> ids) {
  return lay_row(ids, foreigner, s.outsiders, s.outsider_deck, s.outsider_discard), *this;
}
Scene& Scene::next_townsfolk(std::initializer_list<std::string_view> ids) {
  return leave(ids, townsman, s.townsfolk_deck, s.townsfolk_discard), *this;
}
Scene& Scene::next_outsiders(std::initializer_list<std::string_view> ids) {
  return leave(ids, foreigner, s.outsider_deck, s.outsider_discard), *this;
}

// Walls have no discard pile: the others are held out of the game, which only an invariant would mind.
Scene& Scene::next_wall(int number) {
  s.wall_deck = {};
  s.wall_deck.add(wall(number));
  return *this;
}

Scene& Scene::orders(std::initializer_list<std::string_view> ids) {
  std::size_t slot = 0;
  for (auto id : ids) {
    s.orders[slot++] = order(id);
    s.orders_left.remove(order(id));
  }
  return *this;
}
Scene& Scene::favours(std::initializer_list<std::string_view> ids) {
  std::size_t slot = 0;
  for (auto id : ids) {
    s.favours[slot++] = favour(id);
    s.favours_left.remove(favour(id));
  }
  return *this;
}

Scene& Scene::next_scheme(Scheme scheme) {
  for (std::size_t i = 0; i < scheme_kinds; ++i) {
    s.rival.discard[i] = static_cast<std::uint8_t>(s.rival.discard[i] + s.rival.deck[i]);
    s.rival.deck[i] = 0;
  }
  auto& pile = s.rival.discard[index(scheme)];
  if (pile > 0) --pile;
  s.rival.deck[index(scheme)] = 1;
  return *this;
}
Scene& Scene::marker(int place) { return s.rival.marker = static_cast<std::uint8_t>(place), *this; }

Scene& Scene::round(int number) {
  s.round = static_cast<std::uint8_t>(number);
  for (Seat seat : s.seats()) spend_paladins(s.player(seat), number);
  if (s.solo()) s.rival.workers = static_cast<std::uint8_t>(number + facts().solo.start_workers);
  return *this;
}

Scene& Scene::pass_all() {
  const int now = s.round;
  Events all;
  while (!over() && s.round == now) {
    const Action first = s.ask == Ask::action ? act::pass() : s.ask == Ask::inquisition ? act::done() : legal()[0];
    play(first);
    all.insert(all.end(), events.begin(), events.end());
  }
  events = all;
  return *this;
}

}  // namespace ludarium::paladins

template class ludarium::SceneOf<ludarium::paladins::Scene, ludarium::paladins::Paladins>;
