// The thread that makes things durable. Tables hand in what they want kept and go on; the writer takes all that waits
// into one transaction and reports back after the commit, so that many tables share one flush of the disk.
// What was reported is on disk; what failed left no trace. Reports come from the writer's thread, for each table in the
// order of its hand-ins.
// Example: writer.keep({.entries = {{table, 7, line}}, .done = [](bool kept) { … }});
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "store/store.hpp"

namespace ludarium {

// What one table hands in belongs to one line: after something of it was refused nothing more of it is kept, because it
// would stand after a gap. The table begins a new line when it has read again what is kept.
using KeepingLine = std::shared_ptr<std::atomic<bool>>;  // true: broken

struct Keeping {
  KeepingLine line;
  std::optional<StoredTable> added;  // a new table
  std::vector<Store::Entry> entries;
  std::optional<StoredTable> changed;  // what the lobby shows of it
  std::function<void(bool kept)> done;
  std::vector<std::string> people = {};              // who has left a name in the entries
  std::optional<Forgetting> forgets = std::nullopt;  // a person whose name leaves the journal
  Store::Rewrite rewrite = {};                       // by this
  std::optional<StoredSnapshot> snapshot = std::nullopt;
};

struct WriterCounts {
  std::uint64_t commits = 0;
  std::uint64_t entries = 0;
  std::uint64_t failures = 0;
  std::uint64_t waiting = 0;
};

class Writer {
 public:
  // `failed` is told why the store keeps nothing: once, until it keeps something again.
  using Failed = std::function<void(const DatabaseError&)>;
  explicit Writer(Store store, Failed failed = {});
  ~Writer();  // everything handed in is done first
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  void keep(Keeping keeping);
  void flush();  // comes back when all that was handed in before is done
  WriterCounts counts() const;

 private:
  void work();
  void keep_together(std::vector<Keeping>& lot);
  enum class Outcome : std::uint8_t { kept, refused, unavailable };
  Outcome keep_all(const std::vector<Keeping>& lot, std::size_t first, std::size_t count);

  Store store_;
  const Failed failed_;
  bool failing_ = false;  // the thread's
  mutable std::mutex mutex_;
  std::condition_variable wake_, idle_;
  std::vector<Keeping> waiting_;
  bool busy_ = false;
  bool stopping_ = false;
  WriterCounts counts_;
  std::thread thread_;
};

}  // namespace ludarium
