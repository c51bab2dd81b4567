// What waits to be written to one WebSocket. Tables put messages in from any thread; the connection's own coroutine
// takes them out. Who does not read fast enough is cut off and may come back and ask for the rest.
#pragma once

#include <deque>
#include <memory>
#include <mutex>

#include "server/network/network.hpp"
#include "server/table_host.hpp"

namespace ludarium {

class Outbox final : public Listener, public std::enable_shared_from_this<Outbox> {
 public:
  static constexpr std::size_t most_bytes = 1 << 20;    // unread; one long message may be more
  static constexpr std::size_t few_bytes = 256 * 1024;  // who is further behind gets nothing done
  enum class End : std::uint8_t { none, come_again, too_slow, bad, too_large, leaving, right_ended };

  explicit Outbox(const boost::asio::any_io_executor& executor) : executor_(executor), bell_(executor) {
    bell_.expires_at(boost::asio::steady_timer::time_point::max());
  }

  void deliver(std::shared_ptr<const std::string> message) override;
  void send_away() override { end(End::come_again); }
  // After what waits already; only the first reason counts. Who has no right any more gets nothing of what waits.
  void end(End why);

  End ended() const;

  // On the connection's executor only.
  std::shared_ptr<const std::string> take();  // nothing: none waits
  boost::asio::awaitable<void> wait();
  std::size_t unread() const;  // bytes
  bool is_behind() const { return unread() > few_bytes; }

 private:
  void ring();

  boost::asio::any_io_executor executor_;
  boost::asio::steady_timer bell_;
  mutable std::mutex mutex_;
  std::deque<std::shared_ptr<const std::string>> waiting_;
  std::size_t bytes_ = 0;    // that wait, and the message that was taken last
  std::size_t writing_ = 0;  // that message alone
  bool rung_ = false;
  End end_ = End::none;
};

}  // namespace ludarium
