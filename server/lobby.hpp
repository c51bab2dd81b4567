// All tables of a server: those in memory, and by way of the store all others. A table comes into memory when somebody
// wants it or its clock is about to run out, and leaves it when nobody has needed it for a while.
// Its functions wait for the store: they are called on worker threads, never on the network's.
// Example: auto host = lobby.find("k3v9x0a1b2c3"); auto opened = lobby.open(setup, person);
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>

#include "core/record.hpp"
#include "server/store_pool.hpp"
#include "server/table_host.hpp"
#include "server/upgrade.hpp"

namespace ludarium {

class Lobby {
 public:
  static constexpr Duration lease = 10 * second;  // how long a process holds its tables after it last said it lives

  struct Parts {
    const Registry* registry = nullptr;
    WordsIn words;
    std::function<Time()> now;
    StorePool* stores = nullptr;
    Writer* writer = nullptr;
    Thinkers* thinkers = nullptr;
    Metrics* metrics = nullptr;
    Snapshots* snapshots = nullptr;
    std::string process;  // the name under which tables are held; empty: this is the only process
    std::function<std::optional<Duration>()> silence;  // for so long nothing could be answered
    std::function<void(std::function<void()>)> later;  // does some work on a worker thread
  };
  explicit Lobby(Parts parts);

  struct Found {
    std::shared_ptr<TableHost> host;  // null: there is no such table, or another process holds it
    std::string holder;               // that other process
    std::optional<Error> problem;     // there is one, but it cannot be opened
  };
  Found find(const std::string& id);
  Result<std::shared_ptr<TableHost>> open(const TableSetup& setup, const Person& owner);
  // A game that was played elsewhere, with all its moves.
  Result<std::shared_ptr<TableHost>> open(const RecordReading& brought, const Person& owner);
  // What is left to show of a table that other rules keep closed: `table` (summary), `position` as everybody may see it
  // and, if the game was over, `record`. Empty: not that kind of table.
  boost::json::object keepsake(const std::string& id, const std::string& person);
  boost::json::array list(TableFilter filter, const std::string& person);

  // The process that holds a table does not answer any more. Nothing can be lost if it lives after all: the journal
  // takes no entry twice, so one of the two finds out at its next move and reads the table again.
  std::string take_over(const std::string& id, const std::string& dead);

  // A guest is now known as another person: at the table, and at all that are not over. What another process holds
  // follows when the person comes to it.
  void adopt(TableHost& host, const std::string& former, const Person& person);
  void adopt_all(const std::string& former, const Person& person);
  void set_rest(const std::string& person, const Rest& rest);  // at all tables that are not over

  void forget_people();  // whose names still stand at tables, as far as this process may open them
  void note_deletion() { unscrubbed_ = true; }  // there is somebody to forget

  void excuse_outage(Time from, Time until);  // nobody could play then: no clock ran at any table in memory

  void sweep();                                                 // clocks, idle tables, leases; every half second
  void wake_due();                                              // tables not in memory whose clock has run out
  void wake_left();                                             // tables nobody has in memory, where a bot has to move
  std::map<std::string, UpgradeCount> take_all_to_our_rules();  // of games begun by others, by game
  void close_closed();            // tables in memory that an operator has closed meanwhile
  void end() { ending_ = true; }  // long work ends early from now on
  void count_missed();            // games that ended just before the program was killed
  void save_all();                // before the end: the summaries of all tables, and the leases are given back
  std::size_t in_memory() const;
  std::size_t listeners() const;

 private:
  class Loading;
  void forget(const Forgetting& forgetting);
  std::shared_ptr<TableHost> in_memory(const std::string& id) const;
  Found load(const std::string& id);
  void take_to_our_rules(StoredTable& row);
  std::optional<Error> refuse_rules(const StoredTable& row) const;
  std::string common_record(Store& store, const StoredTable& row) const;
  Result<std::shared_ptr<TableHost>> add(const ChanceKey& key, Table table);
  std::vector<std::shared_ptr<TableHost>> hosts() const;
  void finish(const std::shared_ptr<TableHost>& host);
  void open_rematch(const std::shared_ptr<TableHost>& host);
  void put_away(const std::shared_ptr<TableHost>& host);
  void excuse_outages(Table& table, const std::vector<std::pair<Moment, Moment>>& outages) const;

  Parts parts_;
  Surroundings around_;
  std::mutex forgetting_;
  std::atomic<bool> unscrubbed_ = false;
  mutable std::mutex mutex_;
  std::condition_variable loaded_;
  std::set<std::string> loading_;
  std::atomic<bool> ending_ = false;
  std::unordered_map<std::string, std::shared_ptr<TableHost>> hosts_;
};

}  // namespace ludarium
