// One card on trial: a scene in which it can be played, and a ledger of what its owner should have by the row of data.
// The ledger is reckoned here, from the row alone; the rules are asked only to play. Used by every_card_test.cpp.
#pragma once

#include <algorithm>
#include <numeric>

#include "games/settlers/tests/support/scene.hpp"

namespace ludarium::settlers {

inline std::string_view id(CardId c) { return facts().card_id[index(c)]; }
inline const Title& title_of(CardId c) { return facts().title_of(c); }

// By Good: the supply, VP, cards of either deck under Good::card, samurai in play.
struct Ledger {
  std::array<int, good_count> of{};

  int& operator[](Good good) { return of[index(good)]; }
  bool operator==(const Ledger&) const = default;

  void gain(const Goods& goods, int times = 1) {
    for (std::size_t i = 0; i < good_count; ++i) gain(static_cast<Good>(i), goods.count[i] * times);
  }
  void gain(Good good, int amount) {
    const bool is_card = good == Good::card_common || good == Good::card_faction;
    (*this)[is_card ? Good::card : good] += amount;
  }
  void gain(const std::vector<Good>& goods) {
    for (Good good : goods) gain(good, 1);
  }
  // There is plenty of everything, so gold stands in for nothing, and any resource is wood.
  void pay(const Cost& cost, int times = 1) {
    for (std::size_t i = 0; i < supply_goods; ++i) of[i] -= cost.goods[i] * times;
    (*this)[Good::wood] -= cost.resources * times;
    (*this)[Good::card] -= cost.hand_cards * times;
  }
};

struct Trial {
  CardId c;
  const Title& t = title_of(c);
  Faction who = t.deck == Deck::common ? Faction::romans : static_cast<Faction>(t.deck);
  Faction rival = who == Faction::japanese ? Faction::barbarians : Faction::japanese;
  Scene scene{{who, rival}};
  Ledger due;                     // what he should have in the end
  std::vector<Action> preferred;  // answers given where they are legal; else the first one listed

  explicit Trial(CardId on_trial) : c(on_trial) {
    scene.hand(who, {id(c)});
    if (t.cost.location) scene.empire(who, {"com_ruins#74"});
    preferred = {act::sacrifice(card("com_ruins#74"))};
    plenty();
  }

  // Nine of everything, his turn, and the ledger opened.
  void plenty() {
    for (std::size_t good = 0; good < supply_goods; ++good) scene.goods(who, static_cast<Good>(good), 9);
    open();
  }
  void open() {
    scene.turn_of(who);
    due = now();
  }
  Ledger now() {
    Ledger l;
    for (std::size_t i = 0; i < supply_goods; ++i) l.of[i] = scene.of(who).supply[i];
    l[Good::vp] = scene.vp(who);
    l[Good::card] = scene.of(who).hand.size();
    l[Good::samurai] = (scene.of(who).empire & scene.s.samurai).size();
    return l;
  }
  bool even() { return now() == due; }

  bool open_question() const {
    return scene.s.ask != Ask::action && scene.s.ask != Ask::after && scene.s.ask != Ask::over;
  }
  void settle() {
    while (open_question() && !testing::Test::HasFatalFailure()) {
      const auto found =
          std::find_if(preferred.begin(), preferred.end(), [&](Action answer) { return scene.can(answer); });
      scene.play(found != preferred.end() ? *found : scene.legal()[0]);
    }
  }
  void play(Action action) {
    scene.play(action);
    settle();
  }

  int count(const Per& per) {
    const CardSet empire = scene.of(who).empire;
    int n = 0;
    for (CardId own : empire) n += per.samurai ? scene.s.samurai.has(own) : (title_of(own).colours & per.colours) != 0;
    return std::min<int>(n, per.max);
  }

  // What a production location gives as things stand; choices fall on the first option.
  Ledger produced(CardId location) {
    const Title& row = title_of(location);
    Ledger l;
    l.gain(row.produce);
    if (row.produce_per.max) l.gain(row.produce_per.gain, count(row.produce_per));
    if (!row.produce_choice.empty()) l.gain(row.produce_choice[0]);
    if (row.produce_draw.draw) l.gain(Good::card, row.produce_draw.keep);
    if (!row.produce_copy) return l;
    for (CardId other : scene.of(who).empire)
      if (other != location && title_of(other).kind == Kind::production) return produced(other);
    return l;
  }
  void produce(CardId location) {
    const Ledger l = produced(location);
    for (std::size_t i = 0; i < good_count; ++i) due.of[i] += l.of[i];
  }

  // Builds the card from hand by the rules, and says what that should have changed.
  void build() {
    due.pay(t.cost);
    due.gain(Good::card, -1);
    play(act::build(c));
    if (t.kind == Kind::production) produce(c);
    Goods bonus = t.bonus;
    const int places = (scene.of(who).empire & facts().deck[index(who)]).size();
    bonus[Good::samurai] = static_cast<std::uint8_t>(std::min<int>(bonus[Good::samurai], places));
    due.gain(bonus);
    if (t.bonus_per.max) due.gain(t.bonus_per.gain, count(t.bonus_per));
    if (fires_for(c)) fire(0);
  }

  bool fires_for(CardId built) const {
    if (t.on.trigger != Trigger::build) return false;
    if (t.on.faction_only) return title_of(built).deck != Deck::common;
    return t.on.colours == 0 || (t.on.colours & title_of(built).colours);
  }
  void fire(std::size_t option) {
    due.gain(t.on.gain);
    if (!t.on.choose.empty()) due.gain(t.on.choose[option]);
    if (t.on.paid.empty()) return;
    due.pay(t.on.paid[option].cost);
    due.gain(t.on.paid[option].gain);
  }

  // Seven further locations of these colours, none of them a feature.
  void crowd(Colours colours) {
    int n = 0;
    for (CardId other : facts().deck[index(Deck::common)]) {
      const Title& row = title_of(other);
      if (n == 7 || title_of(c).id == row.id || row.kind == Kind::feature || !(row.colours & colours)) continue;
      scene.empire(who, {id(other)});
      ++n;
    }
  }
};

inline std::vector<CardId> all_cards() {
  std::vector<CardId> cards;
  for (std::size_t i = 0; i < facts().card_count(); ++i) cards.push_back(card_at(i));
  return cards;
}

inline void PrintTo(const Ledger& l, std::ostream* out) {
  static constexpr const char* names[] = {"wood",    "stone", "food", "gold", "settler", "raze",
                                          "defence", "vp",    "card", "",     "",        "samurai"};
  for (std::size_t i = 0; i < good_count; ++i)
    if (*names[i]) *out << names[i] << ' ' << l.of[i] << "  ";
}

}  // namespace ludarium::settlers
