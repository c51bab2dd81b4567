#include "server/heart.hpp"

namespace ludarium {

// Where another process of the same database was there all the time, nothing was missed.
void Heart::begin(Store& store, Time now) {
  const auto last = store.last_beat("");
  if (last && now - *last > tolerated) store.add_outage(*last, now);
  store.beat(process_, now);
  last_ = steady();
}

std::optional<Duration> Heart::beat(Store& store, Time now) {
  store.beat(process_, now);
  const auto missed = silence();
  if (missed) store.add_outage(now - *missed, now);
  last_ = steady();
  return missed;
}

std::optional<Duration> Heart::silence() const {
  const Duration gap = steady() - last_;
  return gap > tolerated ? std::optional(gap) : std::nullopt;
}

}  // namespace ludarium
