// What a search has found out about answers wherever they were given: how games went for who gave them at some time, on
// plan or in play that followed. Imagined play leans to what went well; few games tell little and are believed little.
// Answers may share a number; the table is large enough for that to be rare.
// Example: findings.note(seat, action); findings.learn(values); float better = findings.favour(seat, action);
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/action.hpp"
#include "core/mind.hpp"
#include "core/same_bytes.hpp"
#include "core/seat.hpp"

namespace ludarium {

// Mean and spread of the values a seat has met.
struct Spread {
  static constexpr float least = 1e-3f;
  float count = 0, mean = 0, squares = 0;

  void show(float value) {
    const float off = value - mean;
    mean += off / ++count;
    squares += off * (value - mean);
  }
  float deviation() const { return count < 2 ? 0.1f : std::max(std::sqrt(squares / count), least); }
};

class Findings {
 public:
  void clear() {
    met_.fill({});
    noted_.clear();
  }
  // Another game in mind; `spread` has what the seats have met so far.
  void begin(const std::array<Spread, most_seats_of_all>& spread, int seats) {
    noted_.clear();
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
      usual_[i] = {spread[i].mean, 1 / spread[i].deviation()};
  }
  void note(Seat seat, Action action) {
    noted_.push_back({place(seat, action), static_cast<std::uint8_t>(index(seat))});
  }

  void learn(const std::array<float, most_seats_of_all>& values) {
    for (const Noted& noted : noted_) {
      Met& met = met_[noted.place];
      met.count += 1;
      met.sum += values[noted.seat];
    }
  }

  // How much better games went with it, in spreads, as far as that can be believed.
  float favour(Seat seat, Action action) const {
    constexpr float doubted = 30;  // games that tell half of what they seem to
    const Met& met = met_[place(seat, action)];
    const Usual& usual = usual_[index(seat)];
    return (met.sum - met.count * usual.mean) * usual.per_spread / (met.count + doubted);
  }

 private:
  static constexpr std::size_t room = 4096;
  struct Met {
    float count = 0, sum = 0;
  };
  struct Noted {
    std::uint16_t place;
    std::uint8_t seat;
  };
  struct Usual {
    float mean = 0, per_spread = 1;
  };

  static std::uint16_t place(Seat seat, Action action) {
    std::uint64_t mixed = (same_bytes<std::uint64_t>(action) + index(seat)) * 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 29) * 0xbf58476d1ce4e5b9u;
    return static_cast<std::uint16_t>(mixed >> 52);
  }

  std::array<Met, room> met_{};
  std::array<Usual, most_seats_of_all> usual_{};
  std::vector<Noted> noted_;
};

}  // namespace ludarium
