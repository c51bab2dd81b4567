// The hand-written evaluation of Paladins: the score now, progress on tracks and towards orders, and what goods and
// workers at hand may become. The weights are guesses, in hundredths of a victory point.
#include "games/paladins/bot/estimate.hpp"

#include <algorithm>

#include "games/paladins/rules/scoring.hpp"

namespace ludarium::paladins {
namespace {

constexpr int point = 100;
constexpr int track_step = 140;  // beyond the VP of its level: it opens regions, walls and jars
constexpr int order_step = 60;   // a use towards a revealed order, per VP in eighths
constexpr int workshop = 130;    // a worker less for every later use
constexpr int townsfolk = 90;
constexpr int silver = 38, provision = 48;
constexpr int worker = 70, labourer = 50, criminal = 85;
constexpr int suspicion = -45, unpaid = -60;  // beyond the VP
constexpr int win = 1'000'000;

int progress(const Look& look, Seat seat) {
  int sum = 0;
  for (std::size_t slot = 0; slot < order_slots; ++slot) {
    const Order order = look.s.orders[slot];
    if (order == Order::none) continue;
    const OrderCard& card = look.facts[order];
    sum +=
        std::min<int>(done(look, seat, card.action), card.at_least) * order_step * look.facts.order_slot[slot].vp / 8;
  }
  return sum;
}

int supply(const Player& player) {
  int sum = 0;
  for (std::size_t i = 0; i < worker_types; ++i) {
    const auto type = static_cast<Worker>(i);
    const int worth = type == Worker::labourer ? labourer : type == Worker::criminal ? criminal : worker;
    sum += player.workers[i] * worth;
  }
  return sum;
}

}  // namespace

int estimate(const Look& look, Seat seat) {
  const Player& player = look.s.player(seat);
  const int rounds_left = look.facts.rounds - look.s.round;
  int sum = tally(look, seat).total() * point + progress(look, seat);
  if (look.s.ask == Ask::over) return sum + (places(look)[ludarium::index(seat)] == 1 ? win : -win);
  for (std::uint8_t level : player.track) sum += level * (track_step - 3 * level);
  sum += (player.workshop_count * workshop + player.hired_count * townsfolk) * (rounds_left + 1) / 4;
  sum += player.silver * silver + player.provision * provision;
  sum += player.suspicion_count * suspicion + player.unpaid * unpaid;
  return sum + supply(player);
}

}  // namespace ludarium::paladins
