// The threads on which bots think, apart from those of the network: a table never waits for another table's bot.
// Thoughts are taken in the order they came; a thinker keeps one bot of each level. Studies (the review of a finished
// game) wait until nobody at a table does.
// Example: thinkers.think({&game, thought, [](const Thought& thought, const Answer& answer) { … }});
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "bots/search_bot.hpp"
#include "table/table.hpp"

namespace ludarium {

struct Answer {
  Action action;
  Found found;  // for a hint: all answers looked at, the best first
};

struct Thinking {
  const AnyGame* game = nullptr;
  Thought thought;
  std::function<void(const Thought&, const Answer&)> done;
};

class Thinkers {
 public:
  explicit Thinkers(std::size_t threads);
  ~Thinkers() { stop(); }
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  void think(Thinking thinking);
  void study(std::function<void()> piece);  // a short piece of something long
  void stop();  // what nobody has begun to think about is dropped, and so is what comes later
  std::size_t waiting() const;

 private:
  void work();

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Thinking> waiting_;
  std::deque<std::function<void()>> studies_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

// A search bot of a level that thinks no longer than the level says.
std::unique_ptr<const SearchBot> searcher(std::string_view level);

}  // namespace ludarium
