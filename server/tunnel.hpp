// Hands a request on to the process that holds its table, and from then on everything either side says, until one of
// them hangs up: plain answers and sockets alike. So a client may talk to any process. Example: if (co_await
// pass_on(stream, request, "10.0.0.5:8080")) co_return;
#pragma once

#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <string>

namespace ludarium {

using Incoming = boost::beast::http::request<boost::beast::http::string_body>;

// False: the other process could not be reached, and nothing was said to the client.
boost::asio::awaitable<bool> pass_on(boost::beast::tcp_stream& client, Incoming request, std::string peer);

}  // namespace ludarium
