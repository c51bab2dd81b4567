// The names of Boost that the files with coroutines share, and how they wait: an error is a value, nothing is thrown.
// Example: auto [error, size] = co_await stream.async_read_some(buffer, awaiting);
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <functional>
#include <limits>
#include <utility>

namespace ludarium {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = net::ip::tcp;
using Code = boost::system::error_code;

inline constexpr auto awaiting = net::as_tuple(net::use_awaitable);

// How many bytes a stream may still read until somebody allows it more. Beast takes empty fragments of a WebSocket
// message without telling anybody; only the bytes below it show that somebody sends them without end.
class ReadBudget {
 public:
  void allow(std::size_t bytes, std::function<void()> spent) {
    left_ = bytes;
    spent_ = std::move(spent);
  }
  void allow(std::size_t bytes) { left_ = bytes; }

 private:
  friend class beast::rate_policy_access;
  static constexpr std::size_t all = std::numeric_limits<std::size_t>::max();

  std::size_t available_read_bytes() const noexcept { return all; }
  std::size_t available_write_bytes() const noexcept { return all; }
  void transfer_read_bytes(std::size_t bytes) {
    left_ -= std::min(left_, bytes);
    if (left_ > 0 || !spent_) return;
    const auto spent = std::exchange(spent_, nullptr);
    spent();
  }
  void transfer_write_bytes(std::size_t) const noexcept {}
  void on_timer() const noexcept {}

  std::size_t left_ = all;
  std::function<void()> spent_;
};

using Stream = beast::basic_stream<tcp, net::any_io_executor, ReadBudget>;

}  // namespace ludarium
