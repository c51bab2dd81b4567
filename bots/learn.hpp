// Learning from games of self-play: foresight by regression on how games ended and on what search foresaw, leanings by
// imitating what search preferred. Everything is drawn from the generator handed in: the same lessons in the same order
// give the same brain.
// Example: Student student(brain); student.take(lesson); student.study(2, rng); student.brain()
#pragma once

#include <vector>

#include "bots/brain.hpp"
#include "bots/lesson.hpp"
#include "core/rng.hpp"

namespace ludarium {

struct Gradient;  // of one batch

class Student {
 public:
  struct Settings {
    std::size_t memory = 200'000;  // rows kept, the oldest forgotten first
    float trust = 3;               // in what search foresaw: 3 = a position learns mostly from the third after it
    float rate = 0.002f;           // of learning foresight
    float leaning_rate = 0.08f;
    float leak = 0.05f;  // of the network's units
  };
  Student(Brain brain, std::size_t features, Settings settings);
  Student(Brain brain, std::size_t features) : Student(std::move(brain), features, Settings{}) {}

  const Brain& brain() const { return brain_; }
  Brain& brain() { return brain_; }
  void take(const Lesson& lesson);
  struct Report {
    float error = 0;  // of the points foreseen: root of the mean square
    std::size_t rows = 0;
  };
  Report study(int times, Rng& rng);
  void slow_down(float share) { slowed_ = share; }  // steps of so much of their usual size from now on

 private:
  // The positions of one kind of game, alone or with others.
  struct School {
    std::vector<float> rows;           // `features` each
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

  static void look_back(const Lesson& lesson, float trust, float* targets);
  void follow(const Gradient& gradient, std::size_t rows, School& school, Network& network) const;
  float pass(School& school, Network& network, Rng& rng) const;
  void fit_certainty(const School& school, const Network& network, Certainty& certainty) const;
  void begin(Network& network, Rng& rng) const;

  Brain brain_;
  std::size_t features_;
  Settings settings_;
  float slowed_ = 1;
  School others_, alone_;
};

}  // namespace ludarium
