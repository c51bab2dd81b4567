// What a game of self-play teaches: positions with what became of them, and decisions with what search preferred.
#pragma once

#include <vector>

#include "bots/search/request.hpp"
#include "core/mind.hpp"

namespace ludarium {

struct Practice {
  SearchRequest request;        // of a decision that is thought through: it teaches what is usual
  std::uint32_t brief = 0;      // iterations of the others, which only bring the game to its end; 0: there are none
  float thorough = 0.2f;        // share of the decisions that are thought through, if there are others
  float daring = 0.1f;          // how often an answer is drawn by the visits instead of taking the best
  std::uint32_t opening = 8;    // at most so many turns of a seat at the start, all of whose answers are drawn so
  float moods = 0.5f;           // how often a seat likes something besides winning, so that other ways are seen too
  int turns = 0;                // of a seat: a longer game is called off and counted as it stands; 0: none is
  std::size_t longest = 20000;  // decisions; then it teaches nothing about results
};

// The answers of one decision: which traits each has, and how often search followed it.
struct Choice {
  std::vector<std::uint16_t> traits;  // of all answers, one after the other
  std::vector<std::uint16_t> ends;    // of each answer in `traits`
  std::vector<float> hunch;
  std::vector<float> share;  // of the visits
};

struct Lesson {
  int seats = 0;
  std::size_t features = 0;
  std::vector<float> rows;      // per position, per seat: `features` numbers
  std::vector<float> foreseen;  // per position, per seat: the points search expected there
  Standings final{};
  std::vector<Choice> choices;
  std::size_t decisions = 0;
  int turns = 0;
  bool finished = false;

  std::size_t positions() const {
    return features && seats ? rows.size() / features / static_cast<std::size_t>(seats) : 0;
  }
};

}  // namespace ludarium
