// Policy says how likely a good player is to choose each action. Its logit is the hand-written prior plus the learned
// weights of the action's traits. The tree uses it as prior; rollouts sample from it, biased by MAST.
// Example: Policy<Scythe> policy(mind, weights, mast); policy.begin(2, settings); policy.sample(state, seat, list, rng)
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "bots/search/evaluator.hpp"
#include "bots/search/mast.hpp"
#include "bots/uniform.hpp"

namespace ludarium {

template <class G>
class Policy {
 public:
  using State = typename G::State;
  Policy(const MindFor<G>& mind, const Weights& weights, const MastTable& mast)
      : mind_(mind), weights_(weights), mast_(mast) {}
  void begin(int seats, const SearchSettings& settings) {
    trait_weight_ = weights_.policy_for(seats).data();
    policy_weight_ = settings.policy_weight;
    sharpness_ = settings.sharpness;
    mast_weight_ = settings.mast_weight;
  }

  // `never` for an action that search must not try.
  float logit(const State& state, Seat seat, Action action) const {
    const float hand_prior = mind_.hand_prior(state, seat, action);
    if (hand_prior <= never) return never;
    Traits traits;
    mind_.traits(state, seat, action, traits);
    float sum = hand_prior;
    for (std::uint16_t trait : traits) sum += policy_weight_ * trait_weight_[trait];
    return std::clamp(sum, -12.f, 12.f);
  }

  // Draws the action of a rollout.
  Action sample(const State& state, Seat seat, const ActionList& list, Rng& rng) {
    if (list.size() == 1) return list[0];
    float sum = 0;
    share_.resize(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
      const float prior = logit(state, seat, list[i]);
      const float bonus = mast_weight_ > 0 ? mast_weight_ * mast_.bonus(seat, list[i]) : 0;
      share_[i] = prior <= never ? 0 : std::exp(prior * sharpness_ + bonus);
      sum += share_[i];
    }
    if (sum <= 0) return list[rng.below(static_cast<std::uint32_t>(list.size()))];
    float left = uniform(rng) * sum;
    for (std::size_t i = 0; i < list.size(); ++i)
      if ((left -= share_[i]) < 0) return list[i];
    return *std::find_if(list.begin(), list.end(), [&](const Action& a) { return share_[&a - list.begin()] > 0; });
  }

 private:
  const MindFor<G>& mind_;
  const Weights& weights_;
  const float* trait_weight_ = nullptr;
  const MastTable& mast_;
  float policy_weight_ = 1, sharpness_ = 1, mast_weight_ = 0;
  std::vector<float> share_;
};

}  // namespace ludarium
