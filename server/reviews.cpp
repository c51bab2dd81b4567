#include "server/reviews.hpp"

#include <algorithm>

namespace ludarium {

bool Review::look_at_next(const SearchBot& critic) {
  const std::size_t number = done_;
  const std::size_t all = match_.steps().size();
  if (number >= all) return false;
  if (auto step = review_move(match_.game(), match_.before(number), match_.steps()[number].move, number, critic,
                              match_.record().setup.seed))
    steps_.push_back(*step);
  done_ = number + 1;
  return number + 1 < all;
}

std::shared_ptr<const Review> Reviews::of(const std::string& table, const Match& match) {
  std::shared_ptr<Review> begun;
  {
    const std::lock_guard lock(mutex_);
    const auto known = reviews_.find(table);
    if (known != reviews_.end()) return known->second;
    if (!make_room()) return nullptr;
    begun = reviews_[table] = std::make_shared<Review>(match);
    order_.push_back(table);
  }
  go_on(begun);
  return begun;
}

// The oldest that is whole goes; one that is being made is waited for by somebody.
bool Reviews::make_room() {
  if (order_.size() < most_kept) return true;
  const auto oldest =
      std::find_if(order_.begin(), order_.end(), [&](const std::string& table) { return reviews_.at(table)->whole(); });
  if (oldest == order_.end()) return false;
  reviews_.erase(*oldest);
  order_.erase(oldest);
  return true;
}

// One decision a time, so that a table whose bot has to move waits for no more than that.
void Reviews::go_on(std::shared_ptr<Review> review) {
  thinkers_.study([this, review] {
    if (review->look_at_next(*critic_)) go_on(review);
  });
}

}  // namespace ludarium
