// How strong people are, from places alone: the Plackett-Luce model of Weng and Lin (2011), which is fair to any number
// of seats at once. A seat's strength is the sum of the person's and of the side's it was dealt, so that nobody loses
// rating for a weak faction; both learn from every game. Example: rate({{{25, 8.3}, {0, 2}, 1}, {{25, 8.3}, {0, 2},
// 2}});
#pragma once

#include <cstdint>
#include <span>

namespace ludarium {

struct Strength {
  double mean = 25;
  double spread = 25.0 / 3;
};

inline constexpr Strength unknown_person{25, 25.0 / 3};
inline constexpr Strength unknown_side{0, 1};

struct RatedSeat {
  Strength person;
  Strength side;
  int place = 1;  // equal places are ties
};

void rate(std::span<RatedSeat> seats);

// What is shown: the strength a person most likely has, on a scale people know from elsewhere. Everybody begins with
// 1500, and between equals it stays there, however many games they play. Few games say little: then it is provisional.
inline constexpr double points_a_strength = 40;
inline double shown_rating(const Strength& strength) {
  return 1500 + points_a_strength * (strength.mean - unknown_person.mean);
}
inline double shown_spread(const Strength& strength) { return points_a_strength * strength.spread; }
inline constexpr std::int64_t games_to_be_rated = 5;

}  // namespace ludarium
