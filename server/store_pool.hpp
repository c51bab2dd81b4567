// The connections of the threads that answer requests: each piece of work borrows one.
// Example: auto person = stores.use([&](Store& store) { return store.person(id); });
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "store/store.hpp"

namespace ludarium {

class StorePool {
 public:
  StorePool(const std::string& where, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) free_.push_back(std::make_unique<Store>(connect(where)));
  }

  template <class Work>
  auto use(Work&& work) {
    const Borrowed borrowed(*this);
    return work(*borrowed.store);
  }

 private:
  struct Borrowed {
    explicit Borrowed(StorePool& from) : pool(from) {
      std::unique_lock lock(pool.mutex_);
      pool.given_back_.wait(lock, [&] { return !pool.free_.empty(); });
      store = std::move(pool.free_.back());
      pool.free_.pop_back();
    }
    ~Borrowed() {
      {
        const std::lock_guard lock(pool.mutex_);
        pool.free_.push_back(std::move(store));
      }
      pool.given_back_.notify_one();
    }
    Borrowed(const Borrowed&) = delete;
    Borrowed& operator=(const Borrowed&) = delete;

    StorePool& pool;
    std::unique_ptr<Store> store;
  };

  std::mutex mutex_;
  std::condition_variable given_back_;
  std::vector<std::unique_ptr<Store>> free_;
};

}  // namespace ludarium
