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

// ---- Lines ----

void Thinkers::Lines::add(const std::string& name, Thinking thinking) {
  auto& line = by_name[name];
  if (line.empty()) turns.push_back(name);
  line.push_back(std::move(thinking));
  ++size;
}

Thinking Thinkers::Lines::take() {
  const std::string name = std::move(turns.front());
  turns.pop_front();
  const auto line = by_name.find(name);
  Thinking next = std::move(line->second.front());
  line->second.pop_front();
  --size;
  if (line->second.empty())
    by_name.erase(line);
  else
    turns.push_back(name);
  return next;
}

void Thinkers::Lines::clear() {
  by_name.clear();
  turns.clear();
  size = 0;
}

// ---- Coming in ----

Thinkers::Thinkers(std::size_t threads) {
  const std::lock_guard lock(mutex_);  // they ask how many they are
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

void Thinkers::stop() {
  std::vector<std::thread> ending;
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    moves_.clear();
    hints_.clear();
    studies_.clear();
    std::swap(ending, threads_);
  }
  wake_.notify_all();
  for (std::thread& thread : ending) thread.join();
}

bool Thinkers::think(Thinking thinking) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return true;
    if (!thinking.thought.asker)
      take_move(thinking);
    else if (!take_hint(thinking))
      return false;
  }
  wake_.notify_all();
  return true;
}

void Thinkers::take_move(Thinking& thinking) {
  const auto line = moves_.by_name.find(thinking.table);
  if (line != moves_.by_name.end())
    for (Thinking& waiting : line->second)
      if (waiting.thought.seat == thinking.thought.seat) {
        std::swap(waiting, thinking);
        return;
      }
  const std::string table = thinking.table;
  moves_.add(table, std::move(thinking));
}

bool Thinkers::take_hint(Thinking& thinking) {
  const std::string person = thinking.person;
  const auto count = hints_of_.find(person);
  if (hints_.size >= most_hints || (count != hints_of_.end() && count->second >= most_hints_of_a_person)) return false;
  if (!hinted_.insert({thinking.table, thinking.thought.seat}).second) return false;
  ++hints_of_[person];
  hints_.add(person, std::move(thinking));
  return true;
}

void Thinkers::forget_hint(const Thinking& hint) {
  hinted_.erase({hint.table, hint.thought.seat});
  const auto count = hints_of_.find(hint.person);
  if (--count->second == 0) hints_of_.erase(count);
}

void Thinkers::study(std::function<void()> piece) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    studies_.push_back(std::move(piece));
  }
  wake_.notify_all();
}

Thinkers::Waiting Thinkers::waiting() const {
  const std::lock_guard lock(mutex_);
  return {moves_.size, hints_.size};
}

// ---- Thinking ----

namespace {

void think_and_answer(const Thinking& next) {
  // Kept for the thread: each has a bot of each level.
  thread_local std::map<std::string, std::unique_ptr<const Bot>> bots;
  thread_local Rng rng{std::random_device{}() | std::uint64_t{std::random_device{}()} << 32};
  const std::string level = next.thought.asker ? std::string(adviser_level) : next.thought.level;
  auto& bot = bots[level];
  if (bot == nullptr) bot = bot_named(level);
  next.done(next.thought, answer_to(next, *bot, rng));
}

}  // namespace

void Thinkers::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(
        lock, [&] { return stopping_ || moves_.size > 0 || (may_advise() && (hints_.size > 0 || !studies_.empty())); });
    if (stopping_) return;
    if (moves_.size > 0) {
      const Thinking next = moves_.take();
      lock.unlock();
      think_and_answer(next);
      lock.lock();
      continue;
    }
    ++advising_;
    if (hints_.size > 0) {
      const Thinking next = hints_.take();
      lock.unlock();
      think_and_answer(next);
      lock.lock();
      forget_hint(next);
    } else {
      const std::function<void()> piece = std::move(studies_.front());
      studies_.pop_front();
      lock.unlock();
      piece();
      lock.lock();
    }
    --advising_;
    wake_.notify_all();
  }
}

}  // namespace ludarium
