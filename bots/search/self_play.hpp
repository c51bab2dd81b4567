// SelfPlay plays a game of self-play with typed states and records the data for training.
// Example: SelfPlayGame played = SelfPlay<Scythe>(game, search).play(start, rng, settings);
#pragma once

#include "bots/search/search.hpp"
#include "bots/self_play_game.hpp"
#include "bots/uniform.hpp"

namespace ludarium {

template <class G>
class SelfPlay {
 public:
  using State = typename G::State;
  static constexpr std::size_t features = MindFor<G>::features;
  static constexpr std::uint32_t styles = MindFor<G>::styles;

  SelfPlay(const G& game, Search<G>& search) : game_(game), mind_(make_mind(game)), search_(search) {}

  SelfPlayGame play(State state, Rng& rng, const SelfPlaySettings& settings) {
    SelfPlayGame played;
    played.seats = game_.seats(state);
    played.features = features;
    int turn = -1;
    const int in_a_round = std::max(played.seats, 2);  // in a solo game the solo opponent takes turns too
    const int last = settings.turns * in_a_round;
    const int opening = game_.turn(state) + static_cast<int>(rng.below(settings.opening + 1)) * in_a_round;
    const auto style = draw_styles(settings, rng);
    SearchRequest request = settings.request;
    const auto stopped = [&] { return last > 0 && game_.turn(state) >= last; };
    for (Decision decision = game_.pending(state);
         !decision.over() && played.decisions < settings.longest && !stopped();
         decision = game_.pending(state), ++played.decisions) {
      const Seat seat = decision.seats.lowest();
      list_.clear();
      game_.legal(state, seat, list_);
      if (list_.size() == 1) {
        game_.apply(state, seat, list_[0], nullptr);
        continue;
      }
      const State view = game_.redact(state, seat);
      const bool full = settings.fast_iterations == 0 || uniform(rng) < settings.full_share;
      request.iterations = full ? settings.request.iterations : settings.fast_iterations;
      request.settings.style = style[index(seat)];
      const SearchResult result = search_.run(view, seat, rng, request);
      if (game_.turn(state) != turn) note_position(state, result, played);
      played.turns += game_.turn(state) != turn;
      turn = game_.turn(state);
      // Decisions of a style are no targets of the policy.
      if (full && request.settings.style == Style::even) note_policy_target(view, seat, result, played);
      game_.apply(state, seat, pick(result, turn < opening ? 1.f : settings.sampled_share, rng), nullptr);
    }
    played.finished = game_.pending(state).over() || stopped();
    played.final = mind_.standings(state);
    return played;
  }

 private:
  static std::array<Style, most_seats_of_all> draw_styles(const SelfPlaySettings& settings, Rng& rng) {
    std::array<Style, most_seats_of_all> drawn{};
    if constexpr (styles > 1)
      for (Style& style : drawn)
        if (uniform(rng) < settings.style_share) style = static_cast<Style>(1 + rng.below(styles - 1));
    return drawn;
  }

  void note_position(const State& state, const SearchResult& result, SelfPlayGame& played) const {
    for (std::size_t i = 0; i < static_cast<std::size_t>(played.seats); ++i) {
      played.rows.resize(played.rows.size() + features);
      mind_.describe(state, seat_at(i), played.rows.data() + played.rows.size() - features);
      played.predicted.push_back(result.points[i]);
    }
  }

  void note_policy_target(const State& view, Seat seat, const SearchResult& result, SelfPlayGame& played) const {
    PolicyTarget target;
    float visits = 0;
    for (const Candidate& candidate : result.candidates) visits += static_cast<float>(candidate.visits);
    for (const Candidate& candidate : result.candidates) {
      const float hand_prior = mind_.hand_prior(view, seat, candidate.action);
      if (hand_prior <= never) continue;
      Traits traits;
      mind_.traits(view, seat, candidate.action, traits);
      target.traits.insert(target.traits.end(), traits.begin(), traits.end());
      target.ends.push_back(static_cast<std::uint16_t>(target.traits.size()));
      target.hand_prior.push_back(hand_prior);
      target.share.push_back(static_cast<float>(candidate.visits) / visits);
    }
    if (target.ends.size() > 1) played.policy_targets.push_back(std::move(target));
  }

  static Action pick(const SearchResult& result, float sampled_share, Rng& rng) {
    if (uniform(rng) >= sampled_share) return result.candidates.front().action;
    float sum = 0;
    for (const Candidate& candidate : result.candidates) sum += static_cast<float>(candidate.visits);
    float left = uniform(rng) * sum;
    for (const Candidate& candidate : result.candidates)
      if ((left -= static_cast<float>(candidate.visits)) < 0) return candidate.action;
    return result.candidates.front().action;
  }

  const G& game_;
  MindFor<G> mind_;
  Search<G>& search_;
  ActionList list_;
};

}  // namespace ludarium
