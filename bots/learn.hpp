// Learning from games of self-play: foresight by regression on how games ended and on what search foresaw, leanings by
// imitating what search preferred. Everything is drawn from the generator handed in: the same lessons in the same order
// give the same brain.
// Example: Student student(brain, features); student.take(lesson, rng); student.study(2, rng); student.brain()
#pragma once

#include <span>
#include <vector>

#include "bots/brain.hpp"
#include "bots/lesson.hpp"
#include "core/rng.hpp"

namespace ludarium {

struct Gradient;  // of one batch

// Rows of numbers most of which are 0; only the others are kept.
class SparseRows {
 public:
  struct Number {
    std::uint16_t column;
    float value;
  };
  std::size_t size() const { return ends_.size(); }
  std::span<const Number> operator[](std::size_t row) const {
    const std::size_t begin = row ? ends_[row - 1] : 0;
    return {numbers_.data() + begin, ends_[row] - begin};
  }
  void add(std::span<const float> row);
  void drop_first(std::size_t rows);

 private:
  std::vector<Number> numbers_;
  std::vector<std::size_t> ends_;
};

class Student {
 public:
  struct Settings {
    std::size_t memory = 1'500'000;  // rows kept, the oldest forgotten first
    std::size_t of_a_game = 60;      // positions at most, drawn: those of one game have much in common
    float trust = 3;                 // in what search foresaw: 3 = a position learns mostly from the third after it
    float rate = 0.002f;             // of learning foresight
    float restraint = 0.002f;        // pulls weights to 0: what is seldom seen is to mean little
    float leaning_rate = 0.08f;
    float leak = 0.05f;  // of the network's units
  };
  Student(Brain brain, std::size_t features, Settings settings);
  Student(Brain brain, std::size_t features) : Student(std::move(brain), features, Settings{}) {}

  const Brain& brain() const { return brain_; }
  Brain& brain() { return brain_; }
  void take(const Lesson& lesson, Rng& rng);
  struct Report {
    float error = 0;  // of the points foreseen: root of the mean square
    std::size_t rows = 0;
  };
  Report study(int times, Rng& rng);
  void slow_down(float share) { slowed_ = share; }  // studies begin with steps of so much of their usual size

 private:
  // The positions of one kind of game, alone or with others.
  struct School {
    SparseRows rows;
    std::vector<float> progress;       // how far the game was
    std::vector<float> targets;        // points
    std::vector<std::uint8_t> seats;   // of its game; the seats of a position lie side by side
    std::vector<float> shares;         // of the win
    std::vector<float> first, second;  // moments of Adam
    int steps = 0;
    std::vector<float> leaning_squares = std::vector<float>(Traits::table, 1.f);
  };
  School& school(int seats) { return seats == 1 ? alone_ : others_; }
  void imitate(const Choice& choice, int seats);
  void forget(School& school) const;

  static std::vector<float> look_back(const Lesson& lesson, float trust);
  void follow(const Gradient& gradient, std::size_t rows, float rate, School& school, Network& network) const;
  float pass(School& school, Network& network, float rate, float last_rate, Rng& rng) const;
  void fit_certainty(const School& school, const Network& network, Certainty& certainty) const;
  void begin(Network& network, Rng& rng) const;

  Brain brain_;
  std::size_t features_;
  Settings settings_;
  float slowed_ = 1;
  School others_, alone_;
};

}  // namespace ludarium
