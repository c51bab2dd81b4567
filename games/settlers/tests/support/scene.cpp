#include "games/settlers/tests/support/scene.hpp"

#include <algorithm>
#include <stdexcept>

namespace ludarium::settlers {

CardId card(std::string_view id) {
  for (std::size_t i = 0; i < facts().card_count(); ++i)
    if (facts().card_id[i] == id) return card_at(i);
  throw std::runtime_error("no card " + std::string(id));
}

const Title& title(std::string_view id) {
  for (const Title& t : facts().titles)
    if (t.id == id) return t;
  throw std::runtime_error("no title " + std::string(id));
}

Scene::Scene(std::vector<Faction> who, boost::json::object options) {
  boost::json::array ids;
  for (Faction faction : who) ids.emplace_back(facts().faction[index(faction)].id);
  options["factions"] = ids;
  s = fresh_game(game(), {static_cast<int>(who.size()), 1, options});
  for (Seat any : s.seats()) {
    for (CardId c : s.player(any).hand | s.player(any).offer)
      (facts().title_of(c).deck == Deck::common ? s.common_deck : s.player(any).deck).add(c);
    s.player(any).hand = s.player(any).offer = {};
    s.player(any).supply = {};
  }
  s.common_deck |= s.row;
  s.row = {};
  s.first = s.actor = seat_at(0);
}

Seat Scene::seat(Faction faction) const {
  for (Seat any : s.seats())
    if (s.player(any).faction == faction) return any;
  throw std::runtime_error("that faction does not play");
}

void Scene::take_away(CardId c) {
  for (CardSet* set : {&s.common_deck, &s.common_discard, &s.row, &s.virtual_area, &s.collection, &s.markers, &s.looked,
                       &s.under[0], &s.under[1]})
    set->remove(c);
  for (Seat any : s.seats()) {
    Player& p = s.player(any);
    for (CardSet* set : {&p.hand, &p.empire, &p.deals, &p.foundations, &p.deck, &p.discard, &p.offer}) set->remove(c);
  }
}

Scene& Scene::hand(Faction faction, Ids ids) {
  for (auto id : ids) take_away(card(id)), of(faction).hand.add(card(id));
  return *this;
}
Scene& Scene::empire(Faction faction, Ids ids) {
  for (auto id : ids) take_away(card(id)), of(faction).empire.add(card(id));
  return *this;
}
Scene& Scene::deals(Faction faction, Ids ids) {
  for (auto id : ids) take_away(card(id)), of(faction).deals.add(card(id));
  return *this;
}
Scene& Scene::foundations(Faction faction, Ids ids) {
  for (auto id : ids) take_away(card(id)), of(faction).foundations.add(card(id));
  return *this;
}
Scene& Scene::virtual_area(Ids ids) {
  for (auto id : ids) take_away(card(id)), s.virtual_area.add(card(id));
  return *this;
}
Scene& Scene::row(Ids ids) {
  for (auto id : ids) take_away(card(id)), s.row.add(card(id));
  return *this;
}

Scene& Scene::line(std::initializer_list<Good> goods) {
  s.line = {};
  s.line_length = 0;
  s.attack_deck = 0xffff;
  for (Good good : goods)
    for (std::size_t i = 0; i < attack_cards; ++i)
      if ((s.attack_deck >> i & 1) && facts().attack_good[i] == good) {
        s.attack_deck = static_cast<std::uint16_t>(s.attack_deck & ~(1u << i));
        s.line[s.line_length++] = static_cast<std::uint8_t>(i + 1);
        break;
      }
  return *this;
}

Scene& Scene::next_attack(Good good) {
  std::uint16_t only = 0;
  for (std::size_t i = 0; i < attack_cards && !only; ++i)
    if ((s.attack_deck >> i & 1) && facts().attack_good[i] == good) only = static_cast<std::uint16_t>(1u << i);
  s.attack_gone = static_cast<std::uint16_t>(s.attack_gone | (s.attack_deck & ~only));
  s.attack_deck = only;
  return *this;
}

Scene& Scene::goods(Faction faction, Good good, int count) {
  of(faction).has(good) = static_cast<std::uint8_t>(count);
  return *this;
}

Scene& Scene::common_deck(Ids ids) {
  s.common_discard |= s.common_deck;
  s.common_deck = {};
  for (auto id : ids) take_away(card(id)), s.common_deck.add(card(id));
  return *this;
}

Scene& Scene::faction_deck(Faction faction, Ids ids) {
  of(faction).discard |= of(faction).deck;
  of(faction).deck = {};
  for (auto id : ids) take_away(card(id)), of(faction).deck.add(card(id));
  return *this;
}

Scene& Scene::round(int number) {
  s.round = static_cast<std::uint8_t>(number);
  return *this;
}

Scene& Scene::turn_of(Faction faction) {
  s.phase = Phase::action;
  s.ask = Ask::action;
  s.actor = seat(faction);
  s.card = CardId::none;
  return *this;
}

Scene& Scene::production_of(Faction faction) {
  s.phase = Phase::production;
  s.step = s.player_count;  // after him the action phase begins
  s.actor = seat(faction);
  events.clear();
  Play p{facts(), s, &events};
  p.push(Todo::produce_phase);
  run(p);
  return *this;
}

Scene& Scene::cleanup() {
  events.clear();
  Play p{facts(), s, &events};
  for (Seat any : s.seats()) s.player(any).passed = 1;
  begin_phase(p, Phase::cleanup);
  run(p);
  return *this;
}

Scene& Scene::lookout() {
  events.clear();
  Play p{facts(), s, &events};
  begin_phase(p, Phase::lookout);
  run(p);
  return *this;
}

}  // namespace ludarium::settlers

template class ludarium::SceneOf<ludarium::settlers::Scene, ludarium::settlers::Settlers>;
