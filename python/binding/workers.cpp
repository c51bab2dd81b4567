#include "python/binding/workers.hpp"

namespace ludarium::python {

Workers::Workers(std::size_t parts) {
  try {
    for (std::size_t part = 1; part < parts; ++part) threads_.emplace_back([this, part] { work(part); });
  } catch (...) {  // the machine gives no more threads: those there are would wait for ever
    close();
    throw;
  }
}

Workers::~Workers() { close(); }

void Workers::close() {
  {
    const std::lock_guard lock(guard_);
    closing_ = true;
  }
  begin_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Workers::run(const std::function<void(std::size_t)>& job) {
  if (threads_.empty()) return job(0);
  {
    const std::lock_guard lock(guard_);
    job_ = &job;
    left_ = threads_.size();
    ++round_;
  }
  begin_.notify_all();
  job(0);
  std::unique_lock lock(guard_);
  end_.wait(lock, [this] { return left_ == 0; });
  job_ = nullptr;
}

void Workers::work(std::size_t part) {
  std::size_t done = 0;
  for (;;) {
    const std::function<void(std::size_t)>* job = nullptr;
    {
      std::unique_lock lock(guard_);
      begin_.wait(lock, [&] { return closing_ || round_ != done; });
      if (closing_) return;
      done = round_;
      job = job_;
    }
    (*job)(part);
    const std::lock_guard lock(guard_);
    if (--left_ == 0) end_.notify_one();
  }
}

}  // namespace ludarium::python
