// Reviews of finished games, made while no bot is waited for, decision by decision, and kept for whoever asks again.
// Example: auto review = reviews.of(table, match); if (review->done() == match.steps().size()) show(review->steps());
#pragma once

#include <atomic>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "bots/review.hpp"
#include "server/thinkers.hpp"
#include "table/match.hpp"

namespace ludarium {

class Review {
 public:
  explicit Review(Match match) : match_(std::move(match)) {}
  std::size_t done() const { return done_; }  // moves looked at
  bool whole() const { return done_ == match_.steps().size(); }
  const std::vector<Reviewed>& steps() const { return steps_; }  // only once all are
  bool look_at_next(const SearchBot& critic);                    // false: that was the last

 private:
  const Match match_;
  std::vector<Reviewed> steps_;
  std::atomic<std::size_t> done_ = 0;
};

class Reviews {
 public:
  Reviews(Thinkers& thinkers, std::string_view critic) : thinkers_(thinkers), critic_(searcher(critic)) {}
  // Begun if it was not; nothing while as many as can be kept are being made.
  std::shared_ptr<const Review> of(const std::string& table, const Match& match);

 private:
  static constexpr std::size_t most_kept = 50;

  bool make_room();
  void go_on(std::shared_ptr<Review> review);

  Thinkers& thinkers_;
  const std::unique_ptr<const SearchBot> critic_;  // asked by all threads of the thinkers
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Review>> reviews_;
  std::deque<std::string> order_;  // the oldest first
};

}  // namespace ludarium
