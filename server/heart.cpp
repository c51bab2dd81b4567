#include "server/heart.hpp"

namespace ludarium {
namespace {

constexpr auto beat_every = std::chrono::seconds(1);
constexpr Duration young = second / 5;  // a probe that asks in a hurry costs no more writes than that

}  // namespace

// Where another process of the same database was there all the time, nothing was missed.
void Heart::begin(std::function<void(Time from, Time until)> missed) {
  missed_ = std::move(missed);
  const Time now = now_();
  const auto last = store_.last_beat("");
  if (last && now - *last > tolerated) store_.add_outage(*last, now);
  store_.beat(process_, now);
  last_ = steady();
  thread_ = std::thread([this] { work(); });
}

void Heart::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  if (thread_.joinable()) thread_.join();
}

std::optional<Duration> Heart::silence() const {
  const Duration gap = steady() - last_;
  return gap > tolerated ? std::optional(gap) : std::nullopt;
}

std::uint64_t Heart::ask() {
  const std::lock_guard lock(mutex_);
  if (done_ > 0 && done_ == begun_ && steady() - done_at_ < young) return done_;
  wanted_ = begun_ + 1;
  wake_.notify_one();
  return wanted_;
}

std::optional<bool> Heart::answer(std::uint64_t beat) const {
  const std::lock_guard lock(mutex_);
  if (done_ < beat) return std::nullopt;
  return good_;
}

void Heart::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait_for(lock, beat_every, [&] { return stopping_ || wanted_ > begun_; });
    if (stopping_) return;
    const std::uint64_t number = ++begun_;
    lock.unlock();
    const bool good = beat();
    lock.lock();
    done_ = number;
    good_ = good;
    done_at_ = steady();
  }
}

// No clock may run out between the end of a silence and its being told.
bool Heart::beat() try {
  const Time now = now_();
  store_.beat(process_, now);
  if (const auto missed = silence()) {
    store_.add_outage(now - *missed, now);
    missed_(now - *missed, now);
  }
  last_ = steady();
  failing_ = false;
  return true;
} catch (const DatabaseError& error) {
  if (failed_ && !failing_) failed_(error);
  failing_ = true;
  return false;
}

}  // namespace ludarium
