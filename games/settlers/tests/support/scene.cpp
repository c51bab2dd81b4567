#include "games/settlers/tests/support/scene.hpp"

#include <algorithm>
#include <stdexcept>

namespace ludarium::settlers {

const Settlers& game() {
  static const Settlers settlers = [] {
    auto made = Settlers::from(embedded_data());
    if (!made) throw std::runtime_error("the embedded facts of Imperial Settlers are broken");
    return std::move(*made);
  }();
  return settlers;
}

const Facts& facts() { return game().facts(); }

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
  auto made = game().setup({static_cast<int>(who.size()), 1, options});
  if (!made) throw std::runtime_error("that set-up is refused");
  s = *made;
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

std::vector<Action> Scene::legal(Seat who) const {
  ActionList list;
  game().legal(s, who, list);
  return {list.begin(), list.end()};
}
std::vector<Action> Scene::legal() const { return legal(game().pending(s).seats.lowest()); }

bool Scene::can(Action action) const {
  for (Seat asked : game().pending(s).seats)
    if (can(asked, action)) return true;
  return false;
}
bool Scene::can(Seat who, Action action) const {
  const auto list = legal(who);
  return std::find(list.begin(), list.end(), action) != list.end();
}

std::string Scene::why(Action action) const { return why(game().pending(s).seats.lowest(), action); }
std::string Scene::why(Seat who, Action action) const { return game().why_not(s, who, action).rule; }

Scene& Scene::play(Seat who, Action action) {
  const bool listed = can(who, action);
  EXPECT_TRUE(listed) << "not legal: kind " << int(action.kind) << " " << int(action.arg[0]) << " "
                      << int(action.arg[1]) << " (" << why(who, action) << ") at question " << int(s.ask);
  if (!listed) return *this;
  events.clear();
  game().apply(s, who, action, &events);
  return *this;
}
Scene& Scene::play(Action action) { return play(game().pending(s).seats.lowest(), action); }
Scene& Scene::play(std::initializer_list<Action> actions) {
  for (Action action : actions) play(action);
  return *this;
}

Scene& Scene::aside(Seat who, Action action) {
  ActionList list;
  game().asides(s, who, list);
  EXPECT_TRUE(list.contains(action));
  game().apply(s, who, action, &events);
  return *this;
}

std::vector<Event> Scene::all(Happened kind) const {
  std::vector<Event> found;
  std::copy_if(events.begin(), events.end(), std::back_inserter(found),
               [&](const Event& event) { return event.kind == static_cast<std::uint8_t>(kind); });
  return found;
}

}  // namespace ludarium::settlers
