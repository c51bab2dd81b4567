// What moves taught (core/finality.hpp) takes a hundred times as long to find out as the moves themselves. Where people
// look on, it is found for what they are shown and stands in the journal; where only programs play, nobody waits for
// it, and who opens such a table later would. So a thread that yields to all others finds it behind the decisions, for
// the moves that the log of an opened table shows, and keeps it beside the journal as a snapshot. A snapshot that does
// not fit the journal is ignored; a table without one is the same table, only slower to open. Example:
// snapshots.take({id, entries, *table.match(), mark}); … lend(journal, *stored, rules);
#pragma once

#include <boost/json.hpp>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "store/writer.hpp"
#include "table/match.hpp"

namespace ludarium {

// A game as it stood behind that entry of its journal.
struct GameAt {
  std::string table;
  std::int64_t entries = 0;
  std::string mark;  // of that entry (server/marks.hpp)
  Match match;
};

StoredSnapshot snapshot_of(const GameAt& game);

// Puts into the entries of a journal what the snapshot knows of their moves. False: it does not fit, and nothing is
// put.
bool lend(std::vector<boost::json::object>& journal, const StoredSnapshot& snapshot, std::int64_t rules);

class Snapshots {
 public:
  explicit Snapshots(Writer& writer);
  ~Snapshots() { stop(); }
  Snapshots(const Snapshots&) = delete;
  Snapshots& operator=(const Snapshots&) = delete;

  // Takes the place of an older one of the same table. Where too much waits just now it is dropped: the table goes
  // without until its next one.
  void take(GameAt game);
  void stop();  // what waits is dropped

 private:
  static constexpr std::size_t most_waiting = 64;
  void work();

  Writer& writer_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<GameAt> waiting_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace ludarium
