// Threads that wait for work: each takes a part of a batch, and whoever asked takes the first part itself.
// Example: Workers workers(4); workers.run([&](std::size_t part) { ... });  // parts 0 to 3
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace ludarium::python {

class Workers {
 public:
  explicit Workers(std::size_t parts);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  std::size_t parts() const { return threads_.size() + 1; }
  // `job` must not throw: what goes wrong in a part is for the part to keep.
  void run(const std::function<void(std::size_t part)>& job);

 private:
  void work(std::size_t part);
  void close();

  std::mutex guard_;
  std::condition_variable begin_, end_;
  const std::function<void(std::size_t)>* job_ = nullptr;
  std::size_t round_ = 0, left_ = 0;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace ludarium::python
