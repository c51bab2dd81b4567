#include "server/ratings.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ludarium {
namespace {

constexpr double beta = 25.0 / 6;        // how much a single game depends on chance
constexpr double least_shrink = 0.0001;  // a spread never becomes nothing
constexpr double drift = 25.0 / 300;     // people change: certainty fades a little with every game
constexpr double side_drift = 0.001;     // sides hardly do

double variance_of(const RatedSeat& seat) {
  return seat.person.spread * seat.person.spread + seat.side.spread * seat.side.spread;
}

// Moves one part of a seat's strength by its share of the seat's variance.
Strength moved(const Strength& part, double whole_variance, double omega, double delta, double part_drift) {
  const double own = part.spread * part.spread;
  const double share = own / whole_variance;
  return {part.mean + share * omega,
          std::sqrt(own * std::max(1 - share * delta, least_shrink) + part_drift * part_drift)};
}

}  // namespace

void rate(std::span<RatedSeat> seats) {
  if (seats.size() < 2) return;
  double c = 0;
  for (const RatedSeat& seat : seats) c += variance_of(seat) + beta * beta;
  c = std::sqrt(c);
  std::vector<double> power;
  for (const RatedSeat& seat : seats) power.push_back(std::exp((seat.person.mean + seat.side.mean) / c));

  std::vector<RatedSeat> after(seats.begin(), seats.end());
  for (std::size_t i = 0; i < seats.size(); ++i) {
    double omega = 0, delta = 0;
    // Plackett-Luce draws place after place among those who have none yet; seat i takes part in the draws up to its
    // own.
    for (std::size_t q = 0; q < seats.size(); ++q) {
      if (seats[q].place > seats[i].place) continue;
      double rivals = 0;
      for (std::size_t s = 0; s < seats.size(); ++s)
        if (seats[s].place >= seats[q].place) rivals += power[s];
      const auto tied = std::count_if(seats.begin(), seats.end(),
                                      [&](const RatedSeat& seat) { return seat.place == seats[q].place; });
      const double chance = power[i] / rivals;
      omega += ((q == i ? 1.0 : 0.0) - chance) / static_cast<double>(tied);
      delta += chance * (1 - chance) / static_cast<double>(tied);
    }
    const double variance = variance_of(seats[i]);
    omega *= variance / c;
    delta *= variance / (c * c) * (std::sqrt(variance) / c);
    after[i].person = moved(seats[i].person, variance, omega, delta, drift);
    after[i].side = moved(seats[i].side, variance, omega, delta, side_drift);
  }
  std::copy(after.begin(), after.end(), seats.begin());
}

}  // namespace ludarium
