// FeatureRow is a row of numbers that describes a position. It is filled from the left, and each number has a name.
// A game's description is a template over the row: FeatureRow keeps the numbers, FeatureNames keeps the names. So a
// name stands beside its number in the code and costs nothing while bots think.
// Example: row.add({"tokens", name(Resource::oil)}, tokens, 6); row.one_of("faction", index(faction), 5,
// faction_names);
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/names.hpp"

namespace ludarium {

// The name of a number: "coins"; for one of several similar things "tokens.oil", "mech.1".
struct FeatureName {
  std::string_view about;
  std::string_view thing = {};
  std::size_t place = no_place;

  static constexpr std::size_t no_place = static_cast<std::size_t>(-1);

  constexpr FeatureName(const char* name) : about(name) {}  // NOLINT(google-explicit-constructor)
  constexpr FeatureName(const char* name, std::string_view of) : about(name), thing(of) {}
  constexpr FeatureName(const char* name, std::size_t number) : about(name), place(number) {}

  std::string text() const {
    std::string whole(about);
    if (!thing.empty()) whole.append(".").append(thing);
    if (place != no_place) whole.append(".").append(std::to_string(place));
    return whole;
  }
};

class FeatureRow {
 public:
  FeatureRow(float* row, std::size_t size) : next_(row), end_(row + size) {}
  // By min and max, which are an instruction each; std::clamp is two jumps.
  void add(FeatureName, float value) {
    assert(next_ != end_);
    *next_++ = std::min(most, std::max(-most, value));
  }
  void add(FeatureName, bool yes) {
    assert(next_ != end_);
    *next_++ = yes ? 1.f : 0.f;
  }
  void add(FeatureName name, int value, int scale) {
    add(name, static_cast<float>(value) * (1 / static_cast<float>(scale)));
  }
  // `things` names the first ones; the rest are numbered.
  void one_of(const char*, std::size_t which, std::size_t count, NameList = {}) {
    assert(count <= static_cast<std::size_t>(end_ - next_));
    std::fill(next_, next_ + count, 0.f);
    if (which < count) next_[which] = 1;
    next_ += count;
  }
  void finish() { std::fill(next_, end_, 0.f); }  // room for features to come

 private:
  static constexpr float most = 2;  // features stay in the range of the training

  float* next_;
  float* end_;
};

// Takes the same calls and keeps the names. Numbers that finish() leaves free are called "unused".
class FeatureNames {
 public:
  explicit FeatureNames(std::size_t size) : size_(size) {}
  void make_room(std::size_t more) { size_ += more; }  // for a part of the row that begins behind the present end
  template <class... Values>
  void add(FeatureName name, Values...) {
    names_.push_back(name.text());
  }
  void one_of(const char* about, std::size_t, std::size_t count, NameList things = {}) {
    for (std::size_t i = 0; i < count; ++i)
      add(i < things.size() ? FeatureName(about, things[i]) : FeatureName(about, i));
  }
  void finish() {
    while (names_.size() < size_) add({"unused", names_.size()});
  }
  std::vector<std::string> take() && { return std::move(names_); }

 private:
  std::size_t size_;
  std::vector<std::string> names_;
};

// What a family of traits says about an action: traits.add(10, ...) is in family 10.
struct TraitName {
  std::uint8_t family = 0;
  std::string_view name;
};

}  // namespace ludarium
