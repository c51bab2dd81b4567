// How much one side may ask: a bucket that fills by `rate` a second up to `burst`, one for each key (an address).
// Example: if (!limits.allow(address, now)) return too_many();
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "table/time.hpp"

namespace ludarium {

struct Rate {
  double rate = 0;  // a second
  double burst = 0;
};

class Bucket {
 public:
  bool take(const Rate& rate, Time now);

 private:
  double level_ = -1;  // full at first
  Time since_ = 0;
};

class Limits {
 public:
  explicit Limits(const Rate& rate) : rate_(rate) {}
  bool allow(const std::string& key, Time now);

 private:
  static constexpr std::size_t most_keys = 100'000;

  Rate rate_;
  std::mutex mutex_;
  std::unordered_map<std::string, Bucket> buckets_;
};

// How many of something there are at once, in all and for each key.
class Caps {
 public:
  // One of them, until it goes.
  class Place {
   public:
    Place(Caps& caps, std::string key) : caps_(&caps), key_(std::move(key)) {}
    ~Place() {
      if (caps_ != nullptr) caps_->leave(key_);
    }
    Place(Place&& other) noexcept : caps_(std::exchange(other.caps_, nullptr)), key_(std::move(other.key_)) {}
    Place& operator=(Place&&) = delete;

   private:
    Caps* caps_;
    std::string key_;
  };

  Caps(std::size_t in_all, std::size_t for_each) : in_all_(in_all), for_each_(for_each) {}
  // Nothing where there is no room. A key that stands for many is capped by what there may be in all alone.
  std::optional<Place> enter(const std::string& key, bool for_many = false);
  std::size_t count() const;

 private:
  void leave(const std::string& key);

  std::size_t in_all_, for_each_;
  mutable std::mutex mutex_;
  std::size_t count_ = 0;
  std::unordered_map<std::string, std::size_t> counts_;
};

}  // namespace ludarium
