// Hands a request on to the process that holds its table, and from then on everything either side says, until one of
// them hangs up or both are silent for long: plain answers and sockets alike. So a client may talk to any process.
// Example: if (co_await pass_on(stream, request, {.host = "10.0.0.5:8080"}) == Passed::on) co_return;
#pragma once

#include <chrono>
#include <string>

#include "server/network/network.hpp"

namespace ludarium {

using Incoming = boost::beast::http::request<boost::beast::http::string_body>;

struct PeerLine {
  std::string peer;  // "10.0.0.5:8080"
  std::string own;   // our own, "10.0.0.4:8080": the peer is called from this address, by which it knows us
  std::chrono::steady_clock::duration to_connect = std::chrono::seconds(2);
  std::chrono::steady_clock::duration to_answer = std::chrono::seconds(10);
  std::chrono::steady_clock::duration to_be_silent = std::chrono::minutes(5);
};

// nobody: nothing listens there. silent: somebody does, but says nothing. In both cases the client was told nothing.
enum class Passed : std::uint8_t { on, nobody, silent };
boost::asio::awaitable<Passed> pass_on(Stream& client, Incoming request, PeerLine line);

}  // namespace ludarium
