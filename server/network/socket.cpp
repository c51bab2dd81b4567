#include "server/network/socket.hpp"

namespace ludarium {

void Outbox::deliver(std::shared_ptr<const std::string> message) {
  const std::lock_guard lock(mutex_);
  if (end_ != End::none) return;
  const bool behind = bytes_ > few_bytes;
  bytes_ += message->size();
  if (behind && bytes_ > most_bytes) {
    end_ = End::too_slow;
    waiting_.clear();
    bytes_ = writing_;
  } else {
    waiting_.push_back(std::move(message));
  }
  ring();
}

void Outbox::end(End why) {
  const std::lock_guard lock(mutex_);
  if (end_ == End::none || why == End::right_ended) end_ = why;
  if (why == End::right_ended) {
    waiting_.clear();
    bytes_ = 0;
  }
  ring();
}

// One ring wakes the coroutine for everything that has come until it looks.
void Outbox::ring() {
  if (rung_) return;
  rung_ = true;
  net::post(executor_, [self = shared_from_this()] { self->bell_.cancel(); });
}

std::shared_ptr<const std::string> Outbox::take() {
  const std::lock_guard lock(mutex_);
  bytes_ -= std::exchange(writing_, 0);  // whoever takes the next has written the last
  if (waiting_.empty()) return nullptr;
  auto message = std::move(waiting_.front());
  waiting_.pop_front();
  writing_ = message->size();
  return message;
}

std::size_t Outbox::unread() const {
  const std::lock_guard lock(mutex_);
  return bytes_;
}

Outbox::End Outbox::ended() const {
  const std::lock_guard lock(mutex_);
  return end_;
}

net::awaitable<void> Outbox::wait() {
  {
    const std::lock_guard lock(mutex_);
    rung_ = false;  // from here on whoever brings something rings, and is heard after async_wait has begun
    if (!waiting_.empty() || end_ != End::none) co_return;
  }
  boost::system::error_code cancelled;
  co_await bell_.async_wait(net::redirect_error(net::use_awaitable, cancelled));
}

}  // namespace ludarium
