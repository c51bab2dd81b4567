// The threads on which bots think, apart from those of the network: a table never waits for another table's bot to be
// asked. What is thought about first: moves of bots at tables, then hints, then studies (pieces of the review of a
// finished game). Tables take turns with their moves, and people with their hints. Where there are several threads one
// is left to moves alone, so that no move waits for a hint that is being thought about. Everything is bounded: a seat
// has one move and one hint waiting at most, a person a few hints, and all people together a number of them.
// Example: thinkers.think({&game, thought, table, "", [](const Thought& thought, const Answer& answer) { … }});
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "bots/search_bot.hpp"
#include "table/table.hpp"

namespace ludarium {

struct Answer {
  Action action;
  SearchResult found;  // for a hint: all answers looked at, the best first
};

struct Thinking {
  const AnyGame* game = nullptr;
  Thought thought;
  std::string table;
  std::string person;  // who asks for a hint
  std::function<void(const Thought&, const Answer&)> done;
};

class Thinkers {
 public:
  static constexpr std::size_t most_hints = 200, most_hints_of_a_person = 3;

  explicit Thinkers(std::size_t threads);
  ~Thinkers() { stop(); }
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  // False: no more hints are taken for this seat, of this person or of anybody. A move is always taken; one of the
  // same seat that still waits is dropped for it, because the table has moved on.
  bool think(Thinking thinking);
  void study(std::function<void()> piece);  // a short piece of something long
  void stop();  // what nobody has begun to think about is dropped, and so is what comes later

  struct Waiting {
    std::size_t moves = 0, hints = 0;
  };
  Waiting waiting() const;

 private:
  using SeatAt = std::pair<std::string, Seat>;  // a table and a seat

  // What waits, in a line for each table or person; the lines take turns.
  struct Lines {
    std::map<std::string, std::deque<Thinking>> by_name;
    std::deque<std::string> turns;  // names whose line is not empty
    std::size_t size = 0;

    void add(const std::string& name, Thinking thinking);
    Thinking take();
    void clear();
  };

  bool take_hint(Thinking& thinking);
  void take_move(Thinking& thinking);
  bool may_advise() const { return advising_ + 1 < threads_.size() || threads_.size() == 1; }
  void work();
  void forget_hint(const Thinking& hint);

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  Lines moves_, hints_;
  std::set<SeatAt> hinted_;  // seats with a hint that waits or is being thought about
  std::map<std::string, std::size_t> hints_of_;
  std::deque<std::function<void()>> studies_;
  std::size_t advising_ = 0;  // threads at work for hints and studies
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

// A search bot of a level that thinks no longer than the level says.
std::unique_ptr<const SearchBot> searcher(std::string_view level);

}  // namespace ludarium
