// MastTable is MAST, the move-average sampling technique: for every action of every seat, the average result of the
// iterations of this search that played it. Rollouts prefer actions with a good average; an average of few iterations
// counts little. Actions share 4096 table entries by hash; collisions are rare.
// Example: mast.note(seat, action); mast.update(values); float logit = mast.bonus(seat, action);
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

// Running mean and deviation of the values of one seat.
struct Spread {
  static constexpr float least = 1e-3f;
  float count = 0, mean = 0, squares = 0;

  void add(float value) {
    const float off = value - mean;
    mean += off / ++count;
    squares += off * (value - mean);
  }
  float deviation() const { return count < 2 ? 0.1f : std::max(std::sqrt(squares / count), least); }
};

class MastTable {
 public:
  void clear() {
    entries_.fill({});
    played_.clear();
  }
  // Begins an iteration. `spread` has the values of the previous iterations.
  void begin(const std::array<Spread, most_seats_of_all>& spread, int seats) {
    played_.clear();
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
      baseline_[i] = {spread[i].mean, 1 / spread[i].deviation()};
  }
  void note(Seat seat, Action action) {
    played_.push_back({slot(seat, action), static_cast<std::uint8_t>(index(seat))});
  }

  // Ends an iteration with the value for each seat.
  void update(const std::array<float, most_seats_of_all>& values) {
    for (const Played& played : played_) {
      Entry& entry = entries_[played.slot];
      entry.count += 1;
      entry.sum += values[played.seat];
    }
  }

  // How many deviations the action's average is above the seat's average, shrunk towards 0 while iterations are few.
  float bonus(Seat seat, Action action) const {
    constexpr float shrinkage = 30;  // iterations after which half of the difference counts
    const Entry& entry = entries_[slot(seat, action)];
    const Baseline& baseline = baseline_[index(seat)];
    return (entry.sum - entry.count * baseline.mean) * baseline.per_deviation / (entry.count + shrinkage);
  }

 private:
  static constexpr std::size_t room = 4096;
  struct Entry {
    float count = 0, sum = 0;
  };
  struct Played {
    std::uint16_t slot;
    std::uint8_t seat;
  };
  struct Baseline {
    float mean = 0, per_deviation = 1;
  };

  static std::uint16_t slot(Seat seat, Action action) {
    std::uint64_t mixed = (same_bytes<std::uint64_t>(action) + index(seat)) * 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 29) * 0xbf58476d1ce4e5b9u;
    return static_cast<std::uint16_t>(mixed >> 52);
  }

  std::array<Entry, room> entries_{};
  std::array<Baseline, most_seats_of_all> baseline_{};
  std::vector<Played> played_;
};

}  // namespace ludarium
