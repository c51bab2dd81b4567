#include "server/network/tunnel.hpp"

#include <boost/asio/experimental/awaitable_operators.hpp>
#include <optional>

namespace ludarium {
namespace {

using Monotonic = std::chrono::steady_clock;

std::optional<tcp::endpoint> endpoint_of(const std::string& name) {
  const auto colon = name.rfind(':');
  Code bad_address;
  const auto address = net::ip::make_address(name.substr(0, colon), bad_address);
  const int port = colon == std::string::npos ? 0 : std::atoi(name.c_str() + colon + 1);
  if (bad_address || port <= 0 || port > 65535) return std::nullopt;
  return tcp::endpoint(address, static_cast<unsigned short>(port));
}

// Connected, and from our own address where that can be.
net::awaitable<bool> call(tcp::socket& socket, const tcp::endpoint& there, const std::optional<tcp::endpoint>& own) {
  Code error;
  socket.open(there.protocol(), error);
  if (error) co_return false;
  if (own && own->protocol() == there.protocol()) {
    Code any_address_will_do;
    socket.bind({own->address(), 0}, any_address_will_do);
  }
  auto [refused] = co_await socket.async_connect(there, awaiting);
  co_return !refused;
}

net::awaitable<void> wait_for(Monotonic::duration time) {
  net::steady_timer timer(co_await net::this_coro::executor, time);
  co_await timer.async_wait(awaiting);
}

net::awaitable<void> carry(tcp::socket& from, tcp::socket& to, Monotonic::time_point& heard) {
  std::array<char, 16 * 1024> bytes;
  for (;;) {
    auto [error, size] = co_await from.async_read_some(net::buffer(bytes), awaiting);
    if (error) co_return;
    heard = Monotonic::now();
    auto [failed, written] = co_await net::async_write(to, net::buffer(bytes, size), awaiting);
    if (failed) co_return;
    heard = Monotonic::now();
  }
}

// Ends once neither side has said anything for so long.
net::awaitable<void> watch(const Monotonic::time_point& heard, Monotonic::duration most_silence) {
  for (auto rest = most_silence; rest > Monotonic::duration::zero(); rest = heard + most_silence - Monotonic::now())
    co_await wait_for(rest);
}

// Sends the request and waits for the beginning of the answer.
net::awaitable<bool> ask(tcp::socket& other, Incoming& request, std::string& answer) {
  auto [failed, size] = co_await http::async_write(other, request, awaiting);
  if (failed) co_return false;
  answer.resize(16 * 1024);
  auto [error, got] = co_await other.async_read_some(net::buffer(answer), awaiting);
  answer.resize(got);
  co_return !error;
}

}  // namespace

net::awaitable<Passed> pass_on(Stream& client, Incoming request, PeerLine line) {
  using namespace net::experimental::awaitable_operators;
  const auto there = endpoint_of(line.peer);
  if (!there) co_return Passed::nobody;
  tcp::socket other(co_await net::this_coro::executor);
  const std::optional<tcp::endpoint> own = endpoint_of(line.own);
  const auto called = co_await (call(other, *there, own) || wait_for(line.to_connect));
  if (called.index() != 0 || !std::get<0>(called)) co_return Passed::nobody;
  if (!websocket::is_upgrade(request)) request.keep_alive(false);  // one answer, and the other side hangs up
  std::string answer;
  const auto asked = co_await (ask(other, request, answer) || wait_for(line.to_answer));
  if (asked.index() != 0 || !std::get<0>(asked)) co_return Passed::silent;
  client.expires_never();  // this has a time-out of its own
  auto [failed, written] = co_await net::async_write(client.socket(), net::buffer(answer), awaiting);
  if (failed) co_return Passed::on;
  auto heard = Monotonic::now();
  co_await (carry(client.socket(), other, heard) || carry(other, client.socket(), heard) ||
            watch(heard, line.to_be_silent));
  co_return Passed::on;
}

}  // namespace ludarium
