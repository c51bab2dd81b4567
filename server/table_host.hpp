// A table in a running server: one Table, its lock, who listens to it and how far its journal is kept.
// Everything that changes a table goes through `change`: what the table wants to say waits until its journal is
// durable. If the store refuses, the table in memory knows more than is kept: it is given up, everybody is sent away
// with `unavailable`, and the next visitor finds it as the store has it. Example: host->attach(person, "cs", 0,
// listener); host->receive(viewer, message);
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "server/metrics.hpp"
#include "server/secrets.hpp"
#include "server/snapshots.hpp"
#include "server/thinkers.hpp"
#include "store/writer.hpp"
#include "table/table.hpp"

namespace ludarium {

class Listener {
 public:
  virtual ~Listener() = default;
  virtual void deliver(std::shared_ptr<const std::string> message) = 0;
  virtual void send_away() = 0;  // the table is given up; come again
};

class TableHost;

// What a table needs of the server around it.
struct Surroundings {
  std::function<Time()> now;
  Writer* writer = nullptr;
  Thinkers* thinkers = nullptr;
  Metrics* metrics = nullptr;
  Snapshots* snapshots = nullptr;
  std::function<void(const std::shared_ptr<TableHost>&)> finished;  // the game is over, and that is kept
  std::function<void(const std::shared_ptr<TableHost>&)> rematch;   // everybody wants another
  std::function<void(const std::string& id)> gone;                  // the table was given up
  std::function<std::optional<Duration>()> silence;                 // for so long nothing could be answered
};

std::string whole_record(const Table& table, const ChanceKey& key);  // with the key of its chance

class TableHost : public std::enable_shared_from_this<TableHost> {
 public:
  TableHost(const Surroundings& surroundings, std::string id, ChanceKey key, Table table, std::int64_t kept);

  const std::string& id() const { return id_; }
  void begin(std::optional<StoredTable> added, std::function<void(bool)> done);  // keeps what opening brought

  // Nothing if the table has just been given up or put away: look it up again.
  std::optional<ViewerId> attach(const Person& person, const std::string& language, std::uint64_t since,
                                 std::shared_ptr<Listener> listener, Detail detail = Detail::full);
  void detach(ViewerId viewer);
  void receive(ViewerId from, const boost::json::object& message);
  void tick();
  void excuse_outage(Time from, Time until);

  // Changes the table and comes back when that is kept: not for threads others wait for.
  enum class Kept : std::uint8_t { yes, no, gone };
  struct Changed {
    Kept kept = Kept::yes;
    std::optional<Error> error;
  };
  Changed change(const std::function<std::optional<Error>(Table&)>& work);
  Changed forget(const Forgetting& forgetting);  // a deleted person's name leaves the table and its journal

  template <class Look>
  auto look(Look look) const {
    const std::lock_guard lock(mutex_);
    return look(table_);
  }
  boost::json::object summary(const std::string& person) const;
  const ChanceKey& key() const { return key_; }
  StoredTable stored() const;
  // The whole record once the game is over; before that only what the person may know.
  std::string record_text(const std::string& person, const Words& words) const;
  void tell_all(const boost::json::object& message);

  // True if nobody has needed the table for so long; from then on it takes nothing more.
  bool put_away(Duration idle);
  void close();  // an operator has closed the table: everybody is sent away
  std::optional<Time> next_alarm() const;
  std::size_t listeners() const;
  bool playing() const;

 private:
  struct Batch;
  void excuse_silence();
  using Began = std::optional<std::chrono::steady_clock::time_point>;
  void settle(std::optional<StoredTable> added, std::function<void(bool)> done,
              std::optional<Forgetting> forgets = std::nullopt, Began began = {});
  void kept(bool durable, Batch& batch);
  void send_out(Batch& batch);
  void give_up();
  void dress(boost::json::object& message) const;
  void think(Thought thought);
  void thought_ended(const Thought& thought, const Answer& answer);
  boost::json::array hints(const Thought& thought, const Answer& answer) const;
  StoredTable stored_now() const;
  std::string keepsake() const;
  bool is_time_for_position(std::size_t more) const;
  void count_untaught(const std::vector<boost::json::object>& journal);
  void take_snapshot();
  bool row_is_old() const;
  std::vector<std::string> people() const;  // by seat
  bool all_want_rematch() const;
  bool bot_asked() const;  // a bot has to move

  const Surroundings& around_;
  const std::string id_;
  const ChanceKey key_;

  mutable std::mutex mutex_;
  Table table_;
  std::int64_t entries_;  // handed to the writer so far
  KeepingLine line_;
  std::size_t untaught_ = 0;  // entries since the last snapshot of which it is not kept what they taught
  std::string last_mark_;
  std::map<ViewerId, std::shared_ptr<Listener>> listeners_;
  std::size_t pending_ = 0;  // hand-ins the writer has not answered
  bool closed_ = false;
  bool told_finish_ = false;
  bool told_rematch_ = false;
  Time used_ = 0;
  StoredTable row_;  // as the store has it
};

}  // namespace ludarium
