// SelfPlayGame is what a game of self-play leaves for training: positions with their results, and decisions with the
// visits that search gave each action.
#pragma once

#include <vector>

#include "bots/search/request.hpp"
#include "core/mind.hpp"

namespace ludarium {

struct SelfPlaySettings {
  SearchRequest request;              // of a full search; its decision becomes a target of the policy
  std::uint32_t fast_iterations = 0;  // of a fast search, which only plays on (playout-cap randomisation); 0: off
  float full_share = 0.2f;            // share of the decisions searched in full, if there are fast ones
  float sampled_share = 0.1f;         // how often an action is drawn by visits instead of taking the best
  std::uint32_t opening = 8;          // turns of a seat at the start in which every action is drawn by visits
  float style_share = 0.5f;           // how often a seat has a style, so that other plans occur too
  int turns = 0;                      // of a seat: a longer game is stopped and counted as it stands; 0: no limit
  std::size_t longest = 20000;        // decisions; a longer game teaches nothing about results
};

// The actions of one fully searched decision: the traits of each, and its share of the visits.
struct PolicyTarget {
  std::vector<std::uint16_t> traits;  // of all actions, one after the other
  std::vector<std::uint16_t> ends;    // where each action's traits end in `traits`
  std::vector<float> hand_prior;
  std::vector<float> share;  // of the visits
};

struct SelfPlayGame {
  int seats = 0;
  std::size_t features = 0;
  std::vector<float> rows;       // per position, per seat: `features` numbers
  std::vector<float> predicted;  // per position, per seat: the final points that search expected there
  Standings final{};
  std::vector<PolicyTarget> policy_targets;
  std::size_t decisions = 0;
  int turns = 0;
  bool finished = false;

  std::size_t positions() const {
    return features && seats ? rows.size() / features / static_cast<std::size_t>(seats) : 0;
  }
};

}  // namespace ludarium
