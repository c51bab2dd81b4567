// Evaluator evaluates a position: for each seat the predicted final points, the chance to win, and the value that
// search maximises. The value network predicts points; the calibration turns the points of all seats into chances.
// Without trained weights the game's own estimate replaces the network.
// Example: Evaluation all = Evaluator(game, mind, weights, settings, seat).evaluate(state, seats, false);
#pragma once

#include <algorithm>
#include <cmath>

#include "bots/search/request.hpp"
#include "bots/weights.hpp"
#include "core/game.hpp"

namespace ludarium {

using SeatValues = std::array<float, most_seats_of_all>;

// The Mind of a game without one: no features, a uniform prior, and the estimate as evaluation.
template <class G>
struct PlainMind {
  using State = typename G::State;
  static constexpr std::size_t features = 1;
  static constexpr std::uint32_t styles = 1;
  static constexpr RolloutTurns rollout_turns{};
  static constexpr float puct = default_puct;
  const G* game;

  void describe(const State&, Seat, float* row) const { row[0] = 0; }
  void traits(const State&, Seat, Action, Traits&) const {}
  float hand_prior(const State&, Seat, Action) const { return 0; }
  float impatience(const State&, Seat) const { return 0; }
  Standings standings(const State& state) const {
    Standings all{};
    const Scores scores = game->score(state);
    for (std::size_t i = 0; i < scores.size() && i < all.size(); ++i)
      all[i] = {scores[i].place, static_cast<float>(scores[i].total)};
    return all;
  }
};

template <class G>
auto make_mind(const G& game) {
  if constexpr (requires { mind_of(game); })
    return mind_of(game);
  else
    return PlainMind<G>{&game};
}
template <class G>
using MindFor = decltype(make_mind(std::declval<const G&>()));

struct Evaluation {
  SeatValues value{}, chance{}, points{};
};

template <class G>
class Evaluator {
 public:
  using State = typename G::State;
  using Mind = MindFor<G>;

  // `self` is the seat that searches.
  Evaluator(const G& game, const Mind& mind, const Weights& weights, const SearchSettings& settings, Seat self)
      : game_(game), mind_(mind), weights_(weights), settings_(settings), self_(self) {}

  Evaluation evaluate(const State& state, int seats, bool over) const {
    Evaluation e = over ? final_result(state, seats) : predicted(state, seats);
    if (settings_.decisive && seats > 1) rank_results_first(e, seats, over);
    return e;
  }

  // The predicted final points of a seat. Sets `progress`: how far the game is (0 to 1).
  float predict_points(const State& state, Seat seat, int seats, float& progress) const {
    const ValueNetwork& network = weights_.value_for(seats);
    if (network.empty()) return static_cast<float>(game_.estimate(state, seat)) / estimate_unit;
    float row[Mind::features];
    mind_.describe(state, seat, row);
    progress = row[0];
    return network.points(row);
  }

 private:
  static constexpr float estimate_unit = 100;  // estimates are in hundredths of a point
  static constexpr float wide_lead = 60;       // points
  static constexpr float win_bonus = 40;       // points added for a win, so that bots do not play on for a larger lead

  Evaluation predicted(const State& state, int seats) const {
    Evaluation e;
    SeatValues shaped{};  // points with an addition that makes games end; the prediction has none
    float progress = 0;
    Standings now{};
    if (settings_.present > 0) now = mind_.standings(state);
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
      const float later = predict_points(state, seat_at(i), seats, progress);
      e.points[i] = later + settings_.present * (now[i].points - later);
      shaped[i] = e.points[i] + mind_.impatience(state, seat_at(i));
    }
    if (settings_.style != Style::even) shaped[index(self_)] += style_bonus(state);
    set_chances(e, shaped, seats, weights_.calibration_for(seats).at(progress));
    set_values(e, shaped, seats);
    return e;
  }

  float style_bonus(const State& state) const {
    if constexpr (Mind::styles > 1)
      return mind_.style_bonus(state, self_, settings_.style);
    else
      return 0;
  }

  Evaluation final_result(const State& state, int seats) const {
    Evaluation e;
    SeatValues shaped{};
    const Standings all = mind_.standings(state);
    int winners = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) winners += all[i].place == 1;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
      e.points[i] = all[i].points;
      e.chance[i] = all[i].place == 1 ? 1.f / static_cast<float>(winners) : 0.f;
      shaped[i] = e.points[i] + (all[i].place == 1 ? win_bonus : 0);
    }
    set_values(e, shaped, seats);
    return e;
  }

  // Values of unfinished games lie between `edge` and 1 - `edge`, so that a won game beats any lead.
  static void rank_results_first(Evaluation& e, int seats, bool over) {
    constexpr float edge = 0.05f;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
      const float low = !over ? edge : e.chance[i] > 0 ? 1 - edge : 0;
      e.value[i] = low + (over ? edge : 1 - 2 * edge) * e.value[i];
    }
  }

  // Softmax of the points; alone, the logistic function of the lead over the solo opponent.
  static void set_chances(Evaluation& e, const SeatValues& points, int seats, float temperature) {
    const auto n = static_cast<std::size_t>(seats);
    if (n == 1) {
      e.chance[0] = 1 / (1 + std::exp(-points[0] / temperature));
      return;
    }
    const float best = *std::max_element(points.begin(), points.begin() + n);
    float sum = 0;
    for (std::size_t i = 0; i < n; ++i) sum += e.chance[i] = std::exp((points[i] - best) / temperature);
    for (std::size_t i = 0; i < n; ++i) e.chance[i] /= sum;
  }

  void set_values(Evaluation& e, const SeatValues& points, int seats) const {
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
      if (settings_.alone) {
        e.value[i] = 0.5f + 0.5f * points[i] / (std::abs(points[i]) + 4 * wide_lead);
        continue;
      }
      const float lead = seats == 1 ? points[i] : points[i] - best_other(points, i, static_cast<std::size_t>(seats));
      // Never flat: a larger lead is always worth more.
      const float ahead = 0.5f + 0.5f * lead / (std::abs(lead) + wide_lead);
      e.value[i] = e.chance[i] * (1 - settings_.points_share) + ahead * settings_.points_share;
    }
  }

  static float best_other(const SeatValues& points, std::size_t seat, std::size_t seats) {
    float best = -1e9f;
    for (std::size_t i = 0; i < seats; ++i)
      if (i != seat) best = std::max(best, points[i]);
    return best;
  }

  const G& game_;
  const Mind& mind_;
  const Weights& weights_;
  const SearchSettings& settings_;
  Seat self_;
};

}  // namespace ludarium
