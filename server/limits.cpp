#include "server/limits.hpp"

#include <algorithm>

namespace ludarium {

bool Bucket::take(const Rate& rate, Time now) {
  if (level_ < 0) level_ = rate.burst;
  level_ = std::min(rate.burst, level_ + rate.rate * static_cast<double>(std::max<Time>(0, now - since_)) / second);
  since_ = now;
  if (level_ < 1) return false;
  level_ -= 1;
  return true;
}

bool Limits::allow(const std::string& key, Time now) {
  const std::lock_guard lock(mutex_);
  if (buckets_.size() >= most_keys) buckets_.clear();  // forgives everybody rather than growing without end
  return buckets_[key].take(rate_, now);
}

std::optional<Caps::Place> Caps::enter(const std::string& key, bool for_many) {
  const std::lock_guard lock(mutex_);
  if (count_ >= in_all_) return std::nullopt;
  const auto known = counts_.find(key);
  if (!for_many && known != counts_.end() && known->second >= for_each_) return std::nullopt;
  ++counts_[key];
  ++count_;
  return Place(*this, key);
}

void Caps::leave(const std::string& key) {
  const std::lock_guard lock(mutex_);
  --count_;
  const auto of_key = counts_.find(key);
  if (--of_key->second == 0) counts_.erase(of_key);
}

std::size_t Caps::count() const {
  const std::lock_guard lock(mutex_);
  return count_;
}

}  // namespace ludarium
