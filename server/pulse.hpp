// Whether the store can be written just now. It is asked on a thread and a connection of its own, so that whoever wants
// to know waits no longer than they like, even where the database hangs. Several who ask at once share one beat.
// Example: const auto beat = pulse.ask(); … if (pulse.answer(beat).value_or(false)) healthy();
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace ludarium {

class Pulse {
 public:
  explicit Pulse(std::string database);
  ~Pulse();
  Pulse(const Pulse&) = delete;
  Pulse& operator=(const Pulse&) = delete;

  std::uint64_t ask();  // which beat will tell: one that begins from now on, or a very young one
  std::optional<bool> answer(std::uint64_t beat) const;  // nothing: the database has not answered yet

 private:
  void work();

  const std::string database_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::uint64_t wanted_ = 0, begun_ = 0, done_ = 0;
  bool good_ = false;  // the beat that was done last
  std::chrono::steady_clock::time_point done_at_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace ludarium
