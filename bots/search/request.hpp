// What a search is asked for and what it has found.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/action.hpp"
#include "core/mind.hpp"

namespace ludarium {

// How a player thinks. The numbers in spreads are multiples of how much the values met in this search differ.
struct SearchStyle {
  float exploration = usual_exploration;  // in spreads; 0: as suits the game
  float doubt = 0.25f;           // an answer not tried yet counts as so much worse than the average, in spreads
  float curiosity = 0;           // share of the attention that goes to all answers alike, however usual they are
  int reach = 4;                 // plans go so many turns of all seats ahead; 0: as far as there is time for
  int turns = 1;                 // a playout goes on to the end of so many turns; 0: as suits the game and the thought
  float insight = 0;             // how much imagined play leans to what went well in this search before
  float sharpness = 1.3f;        // of playouts: above 1 the usual is done more often than it was chosen
  float points_share = 0.25f;    // of a value: how far ahead; the rest is the chance to win
  bool alone = false;            // forgets the others: only the own points count
  bool decisive = true;          // takes a win that is in hand instead of playing on for a wider lead
  Temper temper = Temper::even;  // what the thinker likes besides winning
  float experience = 1;          // how much of what is usual the thinker knows
  float overlooks = 0;           // share of the answers at hand that do not come to mind; the most usual always does
  float present = 0;             // share of the points on the table now instead of those foreseen: short sight
};

struct SearchRequest {
  std::uint32_t iterations = 1000;
  std::function<double()> passed = {};  // asked now and then: which part of the time; at 1 stop with the best so far
  SearchStyle style = {};
  bool brisk = false;  // only the best answer is wanted: stop when no other can be tried more often any more
};

struct Candidate {
  Action action;
  std::uint32_t visits = 0;
  float value = 0;  // to the seat that chooses, 0 to 1
  float prior = 0;
};

struct Found {
  std::vector<Candidate> candidates;              // the best first
  std::array<float, most_seats_of_all> chance{};  // of each seat to win, as foreseen on average
  std::array<float, most_seats_of_all> points{};  // likewise
  std::uint32_t iterations = 0;
};

// Several searches of one position, by threads that knew nothing of each other, as one.
Found merge(const std::vector<Found>& parts);

}  // namespace ludarium
