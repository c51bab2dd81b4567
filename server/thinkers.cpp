#include "server/thinkers.hpp"

#include <map>
#include <memory>
#include <random>

#include "bots/bot.hpp"
#include "bots/stopwatch.hpp"

namespace ludarium {
namespace {

BotTools with_stopwatch() {
  BotTools tools;
  tools.stopwatch = wall_stopwatch;
  return tools;
}

std::unique_ptr<const Bot> bot_named(const std::string& name) {
  auto bot = make_bot(name, with_stopwatch());
  return bot != nullptr ? std::move(bot) : make_bot(usual_level, with_stopwatch());
}

Answer answer_to(const Thinking& asked, const Bot& bot, Rng& rng) {
  const auto* searching = asked.thought.asker ? dynamic_cast<const SearchBot*>(&bot) : nullptr;
  if (searching == nullptr) return {bot.choose(*asked.game, asked.thought.view, asked.thought.seat, rng), {}};
  Answer answer;
  answer.found = searching->think(*asked.game, asked.thought.view, asked.thought.seat, rng);
  if (!answer.found.candidates.empty()) answer.action = answer.found.candidates.front().action;
  return answer;
}

}  // namespace

std::unique_ptr<const SearchBot> searcher(std::string_view level) { return make_search_bot(level, with_stopwatch()); }

Thinkers::Thinkers(std::size_t threads) {
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

void Thinkers::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    waiting_.clear();
    studies_.clear();
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

void Thinkers::study(std::function<void()> piece) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    studies_.push_back(std::move(piece));
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
    wake_.wait(lock, [&] { return stopping_ || !waiting_.empty() || !studies_.empty(); });
    if (stopping_) return;
    if (waiting_.empty()) {
      const std::function<void()> piece = std::move(studies_.front());
      studies_.pop_front();
      lock.unlock();
      piece();
      continue;
    }
    const Thinking next = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    const std::string level = next.thought.asker ? std::string(adviser_level) : next.thought.level;
    auto& bot = bots[level];
    if (bot == nullptr) bot = bot_named(level);
    next.done(next.thought, answer_to(next, *bot, rng));
  }
}

}  // namespace ludarium
