// Plays matches between bots: each deal is played once with every seating, and wins become a rating with an interval.
// The caller brings threads, clocks and files (cli/arena.cpp).
// Example: BoutResult result = play_bout(game, bots, {setup}, now); Rating rating = rate(60, 100);
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "core/game.hpp"

namespace ludarium {

// One game of a match. Contender (seat + shift) % seats sits on a seat.
struct Bout {
  SetupRequest setup;
  std::size_t shift = 0;
  std::size_t longest = 50000;  // moves; a longer game counts as lost by all
};

struct BoutResult {
  struct Part {
    std::string seat_name;  // "rusviet"
    int place = 0;          // 1 = won; 0: the game did not end
    int score = 0;
    std::size_t decisions = 0;
    double seconds = 0;
    double longest = 0;  // seconds of one decision
    std::string kit;     // what else it was dealt: "mechanical"
  };
  std::vector<Part> parts;  // by contender
  int turns = 0;            // of one player, on average
  std::size_t moves = 0;
};

using Now = std::function<double()>;  // seconds

BoutResult play_bout(const AnyGame& game, const std::vector<const Bot*>& bots, const Bout& bout, const Now& now);

// A share of wins and its Elo difference, each with the 95 % interval.
struct Rating {
  double share = 0.5, low = 0, high = 1;
  double elo = 0, elo_low = 0, elo_high = 0;
  double games = 0;
};
Rating rate(double wins, double games);  // Wilson's interval

// Wins of one contender in the games of one deal, each with another seating.
struct DealCount {
  double wins = 0, games = 0;
};
// The rating for a match of paired deals. If the deal decides, each contender wins it once. Such a pair says more about
// the players than two games of different deals, so the interval is narrower.
Rating rate(const std::vector<DealCount>& deals);
double elo_of(double share);

// Wald's sequential test of "share of wins at least p1" against "at most p0", both errors 5 %.
struct Sprt {
  double p0 = 0.5, p1 = 0.55;
  enum class Answer { open, yes, no };
  double log_ratio(double wins, double games) const;
  Answer answer(double wins, double games) const;
};

}  // namespace ludarium
