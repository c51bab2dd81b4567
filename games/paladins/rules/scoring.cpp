#include "games/paladins/rules/scoring.hpp"

#include <algorithm>
#include <numeric>

namespace ludarium::paladins {

int Tally::total() const {
  return orders + std::accumulate(track.begin(), track.end(), 0) + develop + commission + fortify + walls + garrison +
         absolve + convert + debts + resources;
}

// PW-KING-06, PW-KING-08.
bool order_met(const Look& look, Seat seat, Order order) {
  return order != Order::none && done(look, seat, look.facts[order].action) >= look.facts[order].at_least;
}

namespace {

int orders_met(const Look& look, Seat seat) {
  return static_cast<int>(std::count_if(look.s.orders.begin(), look.s.orders.end(),
                                        [&](Order order) { return order_met(look, seat, order); }));
}

int mercenaries(const Look& look, const Player& player) {
  return static_cast<int>(std::count_if(player.converted.begin(), player.converted.begin() + player.converted_count,
                                        [&](Outsider card) { return look.facts[card].mercenary; }));
}

int attacked(const Look& look, const Player& player, People people) {
  int count = 0;
  for (Outsider card : player.attacked) count += look.facts[card].people == people;
  return count;
}

int ladder(const Look& look, Seat seat, Space action) {
  const Ladder& steps = look.facts.ladder[index(action)];
  return steps[std::min<std::size_t>(static_cast<std::size_t>(done(look, seat, action)), steps.size() - 1)];
}

}  // namespace

// PW-OUT-01 to PW-OUT-11: every copy by itself, on the markers alone without boosts.
int outsider_vp(const Look& look, Seat seat, Outsider card) {
  const Player& player = look.s.player(seat);
  const OutsiderCard& facts = look.facts[card];
  switch (facts.vp) {
    case OutsiderCard::Vp::per_action:
      return done(look, seat, facts.action) / facts.per;
    case OutsiderCard::Vp::per_attribute:
      return player.track[index(facts.attribute)] / facts.per;
    case OutsiderCard::Vp::per_attacked:
      return attacked(look, player, facts.attacked);
    case OutsiderCard::Vp::per_paid_debt:
      return player.paid;
    case OutsiderCard::Vp::per_unpaid_debt:
      return player.unpaid;
    case OutsiderCard::Vp::per_suspicion:
      return player.suspicion_count;
    case OutsiderCard::Vp::base_plus_order:
      return facts.base + facts.each * orders_met(look, seat);
    case OutsiderCard::Vp::base_plus_mercenary:
      return facts.base + facts.each * mercenaries(look, player);
  }
  return 0;
}

Tally tally(const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  const bool rival = look.s.is_rival(seat);
  Tally t;
  for (std::size_t slot = 0; slot < order_slots; ++slot)
    if (order_met(look, seat, look.s.orders[slot])) t.orders += look.facts.order_slot[slot].vp;
  for (std::size_t i = 0; i < attributes; ++i) t.track[i] = look.facts.attribute_vp[player.track[i]];
  t.develop = rival ? 0 : ladder(look, seat, Space::develop);  // PW-SSCO-02
  t.commission = ladder(look, seat, Space::commission);
  t.fortify = ladder(look, seat, Space::fortify);
  t.garrison = ladder(look, seat, Space::garrison);
  t.absolve = ladder(look, seat, Space::absolve);
  for (std::size_t i = 0; i < player.wall_count; ++i) t.walls += look.facts[player.walls[i]].vp;
  for (std::size_t i = 0; i < player.converted_count; ++i) {
    const int vp = outsider_vp(look, seat, player.converted[i]);
    t.convert += rival ? std::max<int>(vp, look.facts.solo.least_convert_vp) : vp;  // PW-SSCO-01
  }
  t.debts = player.unpaid * look.facts.unpaid_vp + player.paid * look.facts.paid_vp;
  t.resources = (player.silver + player.provision) / look.facts.resource_set;
  return t;
}

// PW-TIE-01 to PW-TIE-03.
std::array<int, max_players> places(const Look& look) {
  std::array<std::array<int, 3>, max_players> standing{};
  for (Seat seat : look.s.parties()) {
    const Tally t = tally(look, seat);
    standing[ludarium::index(seat)] = {t.total(), t.orders, -look.s.player(seat).suspicion_count};
  }
  std::array<int, max_players> place{};
  for (Seat seat : look.s.parties()) {
    place[ludarium::index(seat)] = 1;
    for (Seat other : look.s.parties())
      place[ludarium::index(seat)] += standing[ludarium::index(other)] > standing[ludarium::index(seat)];
  }
  return place;
}

// In the solo game the opponent's score stands behind the player's.
Scores scores(const Facts& facts, const State& s) {
  const Look look{facts, s};
  const auto place = places(look);
  Scores scores;
  for (Seat seat : s.parties()) {
    const Tally t = tally(look, seat);
    scores.push_back({t.total(),
                      place[ludarium::index(seat)],
                      {{"paladins.score.orders", t.orders},
                       {"paladins.score.strength", t.track[index(Attribute::strength)]},
                       {"paladins.score.faith", t.track[index(Attribute::faith)]},
                       {"paladins.score.influence", t.track[index(Attribute::influence)]},
                       {"paladins.score.develop", t.develop},
                       {"paladins.score.commission", t.commission},
                       {"paladins.score.fortify", t.fortify},
                       {"paladins.score.walls", t.walls},
                       {"paladins.score.garrison", t.garrison},
                       {"paladins.score.absolve", t.absolve},
                       {"paladins.score.convert", t.convert},
                       {"paladins.score.debts", t.debts},
                       {"paladins.score.resources", t.resources}}});
    scores.back().ties = {{"paladins.score.orders", t.orders},
                          {"paladins.tie.suspicion", s.player(seat).suspicion_count}};
  }
  return scores;
}

}  // namespace ludarium::paladins
