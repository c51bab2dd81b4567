#include "server/thinkers.hpp"

#include <chrono>
#include <map>
#include <memory>
#include <random>

#include "bots/bot.hpp"

namespace ludarium {
namespace {

std::function<bool()> stopwatch(int milliseconds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
  return [end] { return std::chrono::steady_clock::now() >= end; };
}

std::unique_ptr<const Bot> bot_named(const std::string& name) {
  BotTools tools;
  tools.stopwatch = stopwatch;
  auto bot = make_bot(name, tools);
  return bot != nullptr ? std::move(bot) : make_bot(usual_level, tools);
}

}  // namespace

Thinkers::Thinkers(std::size_t threads) {
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

void Thinkers::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    waiting_.clear();
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void Thinkers::think(Thinking thinking) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    waiting_.push_back(std::move(thinking));
  }
  wake_.notify_one();
}

std::size_t Thinkers::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_.size();
}

void Thinkers::work() {
  std::map<std::string, std::unique_ptr<const Bot>> bots;
  Rng rng{std::random_device{}() | std::uint64_t{std::random_device{}()} << 32};
  for (;;) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
    if (stopping_) return;
    const Thinking next = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    auto& bot = bots[next.thought.level];
    if (bot == nullptr) bot = bot_named(next.thought.level);
    next.done(next.thought, bot->choose(*next.game, next.thought.view, next.thought.seat, rng));
  }
}

}  // namespace ludarium
