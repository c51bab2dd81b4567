// A row of numbers that describes a position, filled from the left.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace ludarium {

class FeatureRow {
 public:
  FeatureRow(float* row, std::size_t size) : next_(row), end_(row + size) {}
  void add(float value) {
    assert(next_ != end_);
    *next_++ = std::clamp(value, -most, most);
  }
  void add(bool yes) { add(yes ? 1.f : 0.f); }
  void add(int value, int scale) { add(static_cast<float>(value) * (1 / static_cast<float>(scale))); }
  void one_of(std::size_t which, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) add(i == which);
  }
  void finish() { std::fill(next_, end_, 0.f); }  // room for numbers to come

 private:
  static constexpr float most = 2;  // nothing far beyond what was learned from

  float* next_;
  float* end_;
};

}  // namespace ludarium
