// Whether the server is well. On a thread and a connection of its own it writes so into the store, every second and
// whenever somebody asks; the store keeps when it did last. A longer silence is an outage, whatever caused it (a
// stopped or restarted process, a database that did not answer), and costs no player's clock more than the silence that
// is tolerated. Within a process the machine's steady clock measures it. Who wants to know waits no longer than they
// like, even where the database hangs; several who ask at once share one beat. Example: heart.begin(excuse); if (const
// auto silence = heart.silence()) table.excuse_outage(now - *silence, now, now);
//          const auto beat = heart.ask(); … if (heart.answer(beat).value_or(false)) healthy();
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "store/store.hpp"
#include "table/time.hpp"

namespace ludarium {

class Heart {
 public:
  static constexpr Duration tolerated = 2 * second;

  // `failed` is told why the store took no beat: once, until it takes one again.
  using Failed = std::function<void(const DatabaseError&)>;
  Heart(Store store, std::string process, std::function<Time()> now, Failed failed = {})
      : store_(std::move(store)),
        process_(std::move(process)),
        now_(std::move(now)),
        failed_(std::move(failed)),
        last_(steady()) {}
  ~Heart() { stop(); }
  Heart(const Heart&) = delete;
  Heart& operator=(const Heart&) = delete;

  // Notes down for how long nobody was there, and beats from now on. `missed` is told of each silence that was too
  // long, before it counts as over.
  void begin(std::function<void(Time from, Time until)> missed);
  void stop();

  std::optional<Duration> silence() const;  // if it is too long

  std::uint64_t ask();  // which beat will tell: one that begins from now on, or a very young one
  std::optional<bool> answer(std::uint64_t beat) const;  // nothing: the database has not answered yet

 private:
  static Duration steady() {
    const auto since_start = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since_start).count();
  }
  void work();
  bool beat();

  Store store_;  // the thread's, once it has begun
  const std::string process_;
  const std::function<Time()> now_;
  const Failed failed_;
  bool failing_ = false;  // the thread's
  std::function<void(Time from, Time until)> missed_;
  std::atomic<Duration> last_;

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::uint64_t wanted_ = 0, begun_ = 0, done_ = 0;
  bool good_ = false;  // the beat that was done last
  Duration done_at_ = 0;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace ludarium
