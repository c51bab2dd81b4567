// What a position is worth to each seat: the chance to win and how far ahead, by what was learned.
#pragma once

#include <algorithm>
#include <cmath>

#include "bots/brain.hpp"
#include "bots/search/request.hpp"
#include "core/game.hpp"

namespace ludarium {

using SeatValues = std::array<float, most_seats_of_all>;

// A game without a Mind of its own: every answer is as usual as the others, and its estimate says what is promising.
template <class G>
struct PlainMind {
  using State = typename G::State;
  static constexpr std::size_t features = 1;
  static constexpr std::uint32_t tempers = 1;
  static constexpr TurnsAhead turns_ahead{};
  static constexpr float exploration = usual_exploration;
  const G* game;

  void describe(const State&, Seat, float* row) const { row[0] = 0; }
  void traits(const State&, Seat, Action, Traits&) const {}
  float hunch(const State&, Seat, Action) const { return 0; }
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

template <class G>
class Judge {
 public:
  using State = typename G::State;
  using Mind = MindFor<G>;

  // `self` is the seat that thinks.
  Judge(const G& game, const Mind& mind, const Brain& brain, const SearchStyle& style, Seat self)
      : game_(game), mind_(mind), brain_(brain), style_(style), self_(self) {}

  struct Verdicts {
    SeatValues value{}, chance{}, points{};
  };

  Verdicts judge(const State& state, int seats, bool over) const {
    Verdicts v = over ? final_verdicts(state, seats) : foreseen(state, seats);
    if (style_.decisive && seats > 1) decide(v, seats, over);
    return v;
  }

  // The points a seat is likely to have in the end, and how far the game is.
  float foresee(const State& state, Seat seat, int seats, float& progress) const {
    const Network& network = brain_.network(seats);
    if (network.empty()) return static_cast<float>(game_.estimate(state, seat)) / estimate_unit;
    float row[Mind::features];
    mind_.describe(state, seat, row);
    progress = row[0];
    return network.points(row);
  }

 private:
  static constexpr float estimate_unit = 100;  // estimates are in hundredths of a point
  static constexpr float wide_lead = 60;       // points
  static constexpr float in_hand = 40;         // points that a win is worth besides: nobody plays on for a wider lead

  Verdicts foreseen(const State& state, int seats) const {
    Verdicts v;
    SeatValues felt{};  // with what drives games to their end, which is no foresight
    float progress = 0;
    Standings now{};
    if (style_.present > 0) now = mind_.standings(state);
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
      const float later = foresee(state, seat_at(i), seats, progress);
      v.points[i] = later + style_.present * (now[i].points - later);
      felt[i] = v.points[i] + mind_.impatience(state, seat_at(i));
    }
    if (style_.temper != Temper::even) felt[index(self_)] += taste(state);
    chances(v, felt, seats, brain_.sureness(seats).at(progress));
    return finish(v, felt, seats);
  }

  float taste(const State& state) const {
    if constexpr (Mind::tempers > 1)
      return mind_.taste(state, self_, style_.temper);
    else
      return 0;
  }

  Verdicts final_verdicts(const State& state, int seats) const {
    Verdicts v;
    SeatValues felt{};
    const Standings all = mind_.standings(state);
    int winners = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) winners += all[i].place == 1;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
      v.points[i] = all[i].points;
      v.chance[i] = all[i].place == 1 ? 1.f / static_cast<float>(winners) : 0.f;
      felt[i] = v.points[i] + (all[i].place == 1 ? in_hand : 0);
    }
    return finish(v, felt, seats);
  }

  // However far ahead an unfinished game may be, a won one is worth more.
  static void decide(Verdicts& v, int seats, bool over) {
    constexpr float edge = 0.05f;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
      const float low = !over ? edge : v.chance[i] > 0 ? 1 - edge : 0;
      v.value[i] = low + (over ? edge : 1 - 2 * edge) * v.value[i];
    }
  }

  static void chances(Verdicts& v, const SeatValues& points, int seats, float temperature) {
    const auto n = static_cast<std::size_t>(seats);
    if (n == 1) {
      v.chance[0] = 1 / (1 + std::exp(-points[0] / temperature));
      return;
    }
    const float best = *std::max_element(points.begin(), points.begin() + n);
    float sum = 0;
    for (std::size_t i = 0; i < n; ++i) sum += v.chance[i] = std::exp((points[i] - best) / temperature);
    for (std::size_t i = 0; i < n; ++i) v.chance[i] /= sum;
  }

  Verdicts finish(Verdicts& v, const SeatValues& points, int seats) const {
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
      if (style_.alone) {
        v.value[i] = 0.5f + 0.5f * points[i] / (std::abs(points[i]) + 4 * wide_lead);
        continue;
      }
      const float lead = seats == 1 ? points[i] : points[i] - best_other(points, i, static_cast<std::size_t>(seats));
      const float ahead =
          0.5f + 0.5f * lead / (std::abs(lead) + wide_lead);  // never flat: there is always something to gain
      v.value[i] = v.chance[i] * (1 - style_.points_share) + ahead * style_.points_share;
    }
    return v;
  }

  static float best_other(const SeatValues& points, std::size_t seat, std::size_t seats) {
    float best = -1e9f;
    for (std::size_t i = 0; i < seats; ++i)
      if (i != seat) best = std::max(best, points[i]);
    return best;
  }

  const G& game_;
  const Mind& mind_;
  const Brain& brain_;
  const SearchStyle& style_;
  Seat self_;
};

}  // namespace ludarium
