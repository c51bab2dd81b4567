// SearchRequest is the input of a search, SearchResult its output.
// "In deviations" means: as a multiple of the standard deviation of the values of this search. So one setting fits
// games whose values differ little and games whose values differ much.
// Example: SearchResult result = search.run(view, seat, rng, {.iterations = 500, .settings = {.mast_weight = 3}});
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/action.hpp"
#include "core/mind.hpp"

namespace ludarium {

// docs/bots.md lists the names of these settings for users (bots/search_bot.cpp).
struct SearchSettings {
  float puct = default_puct;  // PUCT exploration constant, in deviations; 0: the game's own (Mind::puct)
  float fpu_reduction =
      0.25f;                   // first-play urgency: an untried action counts as this much below average, in deviations
  float uniform_share = 0;     // share of the prior that is spread evenly over all actions
  int horizon = 4;             // the tree ends after this many turns of all seats; 0: no limit
  int rollout_turns = 1;       // a rollout ends after this many turns; 0: the game's own (Mind::rollout_turns)
  float mast_weight = 0;       // how much MAST statistics bias rollouts
  float sharpness = 1.3f;      // of rollouts: the policy's logits are multiplied by it (an inverse temperature)
  float points_share = 0.25f;  // share of a value that is the lead in points; the rest is the chance to win
  bool alone = false;          // ignores opponents: only the own points count
  bool decisive = true;        // a won game is worth more than any lead in an unfinished one
  Style style = Style::even;   // what the player likes besides winning
  float policy_weight = 1;     // the learned policy's logits are multiplied by it; 0: hand-written prior only
  float dropped_share = 0;     // share of the legal actions ignored at the root; the most likely one always stays
  float present = 0;           // share of the points on the table now, instead of those predicted: short sight
};

struct SearchRequest {
  std::uint32_t iterations = 1000;
  std::function<double()> passed = {};  // gives the share of the time that has passed; at 1 the search stops
  SearchSettings settings = {};
  bool stop_when_settled = false;  // stop when no other action can get more visits than the best
};

struct Candidate {
  Action action;
  std::uint32_t visits = 0;
  float value = 0;  // to the seat that chooses, 0 to 1
  float prior = 0;
};

struct SearchResult {
  std::vector<Candidate> candidates;              // the best first
  std::array<float, most_seats_of_all> chance{};  // of each seat to win, averaged over the iterations
  std::array<float, most_seats_of_all> points{};  // predicted final points, likewise
  std::uint32_t iterations = 0;
};

// Joins independent searches of one position (root parallelism).
SearchResult merge(const std::vector<SearchResult>& parts);

}  // namespace ludarium
