// Whether the server is well: it says so every second, and the store keeps when it did last. A longer silence is an
// outage, whatever caused it (a stopped or restarted process, a database that did not answer), and costs no player's
// clock more than the silence that is tolerated. Within a process the machine's steady clock measures it.
// Example: if (heart.is_due()) heart.beat(store, now); if (const auto silence = heart.silence())
// table.excuse_outage(now - *silence, now, now);
#pragma once

#include <atomic>
#include <chrono>
#include <optional>
#include <string>

#include "store/store.hpp"
#include "table/time.hpp"

namespace ludarium {

class Heart {
 public:
  static constexpr Duration tolerated = 2 * second;

  explicit Heart(std::string process) : process_(std::move(process)), last_(steady()) {}

  void begin(Store& store, Time now);  // notes down for how long nobody was there
  // How long it was silent before, if that was too long; the store knows of it then.
  std::optional<Duration> beat(Store& store, Time now);
  std::optional<Duration> silence() const;
  bool is_due() const { return steady() - last_ >= second - second / 10; }

 private:
  static Duration steady() {
    const auto since_start = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since_start).count();
  }

  std::string process_;
  std::atomic<Duration> last_;
};

}  // namespace ludarium
