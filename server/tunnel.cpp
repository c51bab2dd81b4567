#include "server/tunnel.hpp"

#include <boost/asio/experimental/awaitable_operators.hpp>

namespace ludarium {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
using tcp = net::ip::tcp;

constexpr auto awaiting = net::as_tuple(net::use_awaitable);
constexpr auto time_to_connect = std::chrono::seconds(2);

net::awaitable<void> carry(tcp::socket& from, tcp::socket& to) {
  std::array<char, 16 * 1024> bytes;
  for (;;) {
    auto [error, size] = co_await from.async_read_some(net::buffer(bytes), awaiting);
    if (error) co_return;
    auto [failed, written] = co_await net::async_write(to, net::buffer(bytes, size), awaiting);
    if (failed) co_return;
  }
}

}  // namespace

net::awaitable<bool> pass_on(beast::tcp_stream& client, Incoming request, std::string peer) {
  using namespace net::experimental::awaitable_operators;
  const auto colon = peer.rfind(':');
  boost::system::error_code bad_address;
  const auto address = net::ip::make_address(peer.substr(0, colon), bad_address);
  const int port = colon == std::string::npos ? 0 : std::atoi(peer.c_str() + colon + 1);
  if (bad_address || port == 0) co_return false;
  beast::tcp_stream other(co_await net::this_coro::executor);
  other.expires_after(time_to_connect);
  auto [refused] = co_await other.async_connect(tcp::endpoint(address, static_cast<unsigned short>(port)), awaiting);
  if (refused) co_return false;
  other.expires_never();
  client.expires_never();
  if (!beast::websocket::is_upgrade(request)) request.keep_alive(false);  // one answer, and the other side hangs up
  auto [failed, size] = co_await beast::http::async_write(other, request, awaiting);
  if (failed) co_return false;
  co_await (carry(client.socket(), other.socket()) || carry(other.socket(), client.socket()));
  co_return true;
}

}  // namespace ludarium
