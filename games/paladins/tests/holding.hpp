// What one player holds, to be compared before and after a reward: the tests say `plus(before, card.attack)` and need
// not name every pile. Icons that ask their owner something (pray, free_recruit, free_develop) change no pile by
// themselves. Example:
//   const Holding before = holding(scene);
//   scene.play(act::outsider(0));
//   EXPECT_EQ(holding(scene), plus(before, facts()[foreigner("thief_1")].attack));
#pragma once

#include <algorithm>
#include <ostream>

#include "games/paladins/tests/support/scene.hpp"

namespace ludarium::paladins {

struct Holding {
  std::array<int, worker_types> workers{};
  std::array<int, attributes> track{};
  int silver = 0, provision = 0, suspicions = 0, unpaid = 0, paid = 0;
  int tax_supply = 0;  // of the board: it shows where silver came from

  bool operator==(const Holding&) const = default;
};

inline std::ostream& operator<<(std::ostream& out, const Holding& held) {
  out << "workers";
  for (int n : held.workers) out << ' ' << n;
  out << ", strength, faith, influence";
  for (int n : held.track) out << ' ' << n;
  return out << ", silver " << held.silver << ", provision " << held.provision << ", suspicions " << held.suspicions
             << ", unpaid " << held.unpaid << ", paid " << held.paid << ", tax supply " << held.tax_supply;
}

inline Holding holding(Scene& scene, int seat = 0) {
  const Player& player = scene.of(seat);
  Holding held;
  std::copy(player.workers.begin(), player.workers.end(), held.workers.begin());
  std::copy(player.track.begin(), player.track.end(), held.track.begin());
  held.silver = player.silver;
  held.provision = player.provision;
  held.suspicions = player.suspicion_count;
  held.unpaid = player.unpaid;
  held.paid = player.paid;
  held.tax_supply = scene.s.tax;
  return held;
}

// A criminal brings a suspicion; the scene sees to it that the card shows no tax.
inline Holding plus(Holding held, Gain gain) {
  const int n = gain.n;
  if (is_worker(gain.token)) held.workers[index(gain.token)] += n;
  if (is_attribute(gain.token)) held.track[index(attribute_of(gain.token))] += n;
  if (gain.token == Token::criminal) held.suspicions += n;
  if (gain.token == Token::silver || gain.token == Token::tax) held.silver += n;
  if (gain.token == Token::tax) held.tax_supply -= n;
  if (gain.token == Token::provision) held.provision += n;
  if (gain.token == Token::remove_suspicion) held.suspicions -= std::min(n, held.suspicions);
  if (gain.token == Token::take_debt) held.unpaid += n;
  if (gain.token == Token::pay_debt || gain.token == Token::cancel_debt) {
    const int touched = std::min(n, held.unpaid);
    held.unpaid -= touched;
    if (gain.token == Token::pay_debt) held.paid += touched;
  }
  return held;
}

inline Holding plus(Holding held, const Gains& gains) {
  for (Gain gain : gains) held = plus(held, gain);
  return held;
}

// What such a reward asks its owner; Ask::action if it asks nothing.
inline Ask asked_by(const Gains& gains) {
  if (gains.count(Token::pray)) return Ask::clear;
  if (gains.count(Token::free_recruit)) return Ask::townsfolk;
  return gains.count(Token::free_develop) ? Ask::workshop : Ask::action;
}

// Two unpaid debts, three suspicions, more of them without tax in the deck, someone to hire: every icon has something
// to act on.
inline Scene& busy(Scene& scene) {
  return scene.debts(0, 2).suspicions(0, {1, 1, 1}).suspicion_deck({0, 0, 0, 0}).townsfolk({"squire_1"});
}

// Declines whatever is still asked and takes rewards as offered, until the next turn.
inline Scene& settle(Scene& scene) {
  while (scene.s.ask != Ask::action) {
    const bool rewards = scene.s.ask == Ask::reward;
    scene.play(rewards ? act::as_offered() : scene.s.ask == Ask::inquisition ? act::done() : act::decline());
  }
  return scene;
}

}  // namespace ludarium::paladins
