// The threads on which bots think, apart from those of the network: a table never waits for another table's bot.
// Thoughts are taken in the order they came; a thinker keeps one bot of each level.
// Example: thinkers.think({&game, thought, [](Action answer) { … }});
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "table/table.hpp"

namespace ludarium {

struct Thinking {
  const AnyGame* game = nullptr;
  Thought thought;
  std::function<void(const Thought&, Action)> done;
};

class Thinkers {
 public:
  explicit Thinkers(std::size_t threads);
  ~Thinkers() { stop(); }
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  void think(Thinking thinking);
  void stop();  // what nobody has begun to think about is dropped, and so is what comes later
  std::size_t waiting() const;

 private:
  void work();

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Thinking> waiting_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace ludarium
