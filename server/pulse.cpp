#include "server/pulse.hpp"

#include "store/store.hpp"

namespace ludarium {
namespace {

constexpr auto young = std::chrono::milliseconds(200);  // a probe that asks in a hurry costs no more writes than that

}  // namespace

Pulse::Pulse(std::string database) : database_(std::move(database)), thread_([this] { work(); }) {}

Pulse::~Pulse() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

std::uint64_t Pulse::ask() {
  const std::lock_guard lock(mutex_);
  if (done_ > 0 && done_ == wanted_ && std::chrono::steady_clock::now() - done_at_ < young) return done_;
  wanted_ = begun_ + 1;
  wake_.notify_one();
  return wanted_;
}

std::optional<bool> Pulse::answer(std::uint64_t beat) const {
  const std::lock_guard lock(mutex_);
  if (done_ < beat) return std::nullopt;
  return good_;
}

void Pulse::work() {
  std::optional<Store> store;
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [&] { return stopping_ || wanted_ > begun_; });
    if (stopping_) return;
    const std::uint64_t beat = ++begun_;
    lock.unlock();
    bool good = true;
    try {
      if (!store) store.emplace(connect(database_));
      store->beat();
    } catch (const DatabaseError&) {  // that is the answer
      good = false;
    }
    lock.lock();
    done_ = beat;
    good_ = good;
    done_at_ = std::chrono::steady_clock::now();
  }
}

}  // namespace ludarium
