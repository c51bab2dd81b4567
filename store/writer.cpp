#include "store/writer.hpp"

#include <algorithm>

namespace ludarium {
namespace {

bool is_broken(const Keeping& keeping) { return keeping.line && *keeping.line; }

}  // namespace

Writer::Writer(Store store, Failed failed)
    : store_(std::move(store)), failed_(std::move(failed)), thread_([this] { work(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

void Writer::keep(Keeping keeping) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(keeping));
  }
  wake_.notify_one();
}

void Writer::flush() {
  std::unique_lock lock(mutex_);
  idle_.wait(lock, [&] { return waiting_.empty() && !busy_; });
}

WriterCounts Writer::counts() const {
  const std::lock_guard lock(mutex_);
  WriterCounts counts = counts_;
  counts.waiting = waiting_.size();
  return counts;
}

void Writer::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    std::vector<Keeping> lot;
    std::swap(lot, waiting_);
    busy_ = true;
    lock.unlock();
    keep_together(lot);
    lot.clear();
    lock.lock();
    busy_ = false;
    idle_.notify_all();
  }
}

// One refusal must not refuse the others: a lot that fails is tried again one by one, unless the database is gone.
void Writer::keep_together(std::vector<Keeping>& lot) {
  const bool whole = std::none_of(lot.begin(), lot.end(), [](const Keeping& keeping) { return is_broken(keeping); });
  const Outcome together = whole ? keep_all(lot, 0, lot.size()) : Outcome::refused;
  for (std::size_t i = 0; i < lot.size(); ++i) {
    Outcome outcome = together;
    if (outcome == Outcome::refused && (lot.size() > 1 || !whole))
      outcome = is_broken(lot[i]) ? Outcome::refused : keep_all(lot, i, 1);
    if (outcome != Outcome::kept && lot[i].line) *lot[i].line = true;
    if (lot[i].done) lot[i].done(outcome == Outcome::kept);
  }
}

Writer::Outcome Writer::keep_all(const std::vector<Keeping>& lot, std::size_t first, std::size_t count) {
  std::vector<Store::Entry> entries;
  for (std::size_t i = first; i < first + count; ++i)
    entries.insert(entries.end(), lot[i].entries.begin(), lot[i].entries.end());
  Outcome outcome = Outcome::kept;
  try {
    store_.all_or_nothing([&] {
      for (std::size_t i = first; i < first + count; ++i)
        if (lot[i].added) store_.add_table(*lot[i].added);
      store_.append(entries);
      for (std::size_t i = first; i < first + count; ++i)
        if (lot[i].changed) store_.change_table(*lot[i].changed);
      for (std::size_t i = first; i < first + count; ++i) {
        if (!lot[i].entries.empty()) store_.leave_trace(lot[i].entries.front().table, lot[i].people);
        if (lot[i].forgets) store_.forget(*lot[i].forgets, lot[i].rewrite);
        if (lot[i].snapshot) store_.keep_snapshot(*lot[i].snapshot);
      }
    });
  } catch (const DatabaseError& error) {
    outcome = error.kind() == DatabaseError::Kind::unavailable ? Outcome::unavailable : Outcome::refused;
    if (failed_ && !failing_ && error.kind() != DatabaseError::Kind::conflict) failed_(error);
    failing_ |= error.kind() != DatabaseError::Kind::conflict;
  }
  if (outcome == Outcome::kept) failing_ = false;
  const std::lock_guard lock(mutex_);
  if (outcome == Outcome::kept) {
    ++counts_.commits;
    counts_.entries += entries.size();
  } else {
    ++counts_.failures;
  }
  return outcome;
}

}  // namespace ludarium
