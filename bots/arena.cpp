#include "bots/arena.hpp"

#include <algorithm>
#include <cmath>

namespace ludarium {
namespace {

// What each seat was dealt besides its side: the second option that is a list (Scythe's mats).
std::vector<std::string> kits_of(const AnyGame& game, const AnyState& start) {
  std::vector<std::string> kits(static_cast<std::size_t>(game.seats(start)));
  const boost::json::object dealt = game.read_options(start);
  int lists = 0;
  for (const auto& [name, value] : dealt) {
    if (!value.is_array() || value.as_array().size() != kits.size() || lists++ != 1) continue;
    for (std::size_t i = 0; i < kits.size(); ++i)
      if (const auto* kit = value.as_array()[i].if_string()) kits[i] = *kit;
  }
  return kits;
}

}  // namespace

BoutResult play_bout(const AnyGame& game, const std::vector<const Bot*>& bots, const Bout& bout, const Now& now) {
  BoutResult result;
  result.parts.resize(bots.size());
  const auto start = game.setup(bout.setup);
  if (!start) return result;
  AnyState state = *start;
  const auto contender = [&](Seat seat) { return (index(seat) + bout.shift) % bots.size(); };
  for (Decision decision = game.pending(state); !decision.over() && result.moves < bout.longest;
       decision = game.pending(state), ++result.moves) {
    const Seat seat = decision.seats.lowest();
    BoutResult::Part& part = result.parts[contender(seat)];
    Rng rng = decision_rng(bout.setup.seed, seat, result.moves);
    const double before = now();
    const Action action = bots[contender(seat)]->choose(game, game.redact(state, seat), seat, rng);
    const double took = now() - before;
    part.seconds += took;
    part.longest = std::max(part.longest, took);
    ++part.decisions;
    game.apply(state, seat, action, nullptr);
  }
  const bool over = game.pending(state).over();
  const Scores scores = game.score(state);
  const auto kits = kits_of(game, *start);
  for (std::size_t i = 0; i < bots.size() && i < scores.size(); ++i) {
    BoutResult::Part& part = result.parts[contender(seat_at(i))];
    part.seat_name = game.seat_name(state, seat_at(i));
    part.place = over ? scores[i].place : 0;
    part.score = scores[i].total;
    part.kit = kits[i];
  }
  result.turns = game.turn(state) / static_cast<int>(bots.size());
  return result;
}

double elo_of(double share) {
  constexpr double edge = 1e-4;  // keeps Elo finite
  share = std::clamp(share, edge, 1 - edge);
  return -400 * std::log10(1 / share - 1);
}

Rating rate(double wins, double games) {
  constexpr double z = 1.959964;  // 95 %
  if (games <= 0) return {};
  const double share = wins / games;
  const double middle = (share + z * z / (2 * games)) / (1 + z * z / games);
  const double half = z * std::sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games);
  const double low = std::max(0.0, middle - half);
  const double high = std::min(1.0, middle + half);
  return {share, low, high, elo_of(share), elo_of(low), elo_of(high), games};
}

namespace {

// The variance of the shares of whole deals, relative to independent games. It is shrunk towards 1, because few deals
// say little.
double variation(const std::vector<DealCount>& deals, double share) {
  constexpr double prior_deals = 4;
  const double whole = std::max_element(deals.begin(), deals.end(), [](const auto& a, const auto& b) {
                         return a.games < b.games;
                       })->games;
  const double by_chance = share * (1 - share) / whole;
  if (whole < 2 || by_chance <= 0) return 1;
  double squares = prior_deals * by_chance, count = prior_deals;
  for (const DealCount& deal : deals) {
    if (deal.games < whole) continue;
    const double off = deal.wins / deal.games - share;
    squares += off * off;
    ++count;
  }
  return squares / (by_chance * (count - 1));
}

}  // namespace

Rating rate(const std::vector<DealCount>& deals) {
  double wins = 0, games = 0;
  for (const DealCount& deal : deals) wins += deal.wins, games += deal.games;
  if (games <= 0) return {};
  const double telling = games / variation(deals, wins / games);
  Rating rating = rate(wins / games * telling, telling);
  rating.games = games;
  return rating;
}

double Sprt::log_ratio(double wins, double games) const {
  return wins * std::log(p1 / p0) + (games - wins) * std::log((1 - p1) / (1 - p0));
}

Sprt::Answer Sprt::answer(double wins, double games) const {
  const double bound = std::log(0.95 / 0.05);
  const double ratio = log_ratio(wins, games);
  return ratio >= bound ? Answer::yes : ratio <= -bound ? Answer::no : Answer::open;
}

}  // namespace ludarium
