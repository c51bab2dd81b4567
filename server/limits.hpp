// How much one side may ask: a bucket that fills by `rate` a second up to `burst`, one for each key (an address).
// Example: if (!limits.allow(address, now)) return too_many();
#pragma once

#include <mutex>
#include <string>
#include <unordered_map>

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
  Caps(std::size_t in_all, std::size_t for_each) : in_all_(in_all), for_each_(for_each) {}
  bool enter(const std::string& key);
  void leave(const std::string& key);
  std::size_t count() const;

 private:
  std::size_t in_all_, for_each_;
  mutable std::mutex mutex_;
  std::size_t count_ = 0;
  std::unordered_map<std::string, std::size_t> counts_;
};

}  // namespace ludarium
