// The other end of the wire, for programs that ask a server like ours: `ludarium load` and the browser of the tests.
// Who asks is said in the same way with a request and when a socket is opened.
// Example: http::async_write(stream, request_of("POST", "/api/guest", "{}", asker), …);
#pragma once

#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <string>

namespace ludarium {

struct Asker {
  std::string cookie;                       // "ludarium=…", as the server set it
  std::string bearer;                       // a bot's token
  std::string origin = "http://127.0.0.1";  // the page that asks; empty: none
  std::string language;                     // as a browser says it
  std::string host = "127.0.0.1";
  bool marked = true;     // sends X-Ludarium: 1
  std::string forwarded;  // sends X-Forwarded-For, as a proxy does
};

using ClientSocket = boost::beast::websocket::stream<boost::beast::tcp_stream>;
using ClientRequest = boost::beast::http::request<boost::beast::http::string_body>;
using ClientReply = boost::beast::http::response<boost::beast::http::string_body>;

ClientRequest request_of(const std::string& method, const std::string& path, const std::string& body,
                         const Asker& asker);
void introduce(ClientSocket& socket, const Asker& asker);  // before the handshake
std::string cookie_in(const ClientReply& reply);           // that the server has set; empty: none

}  // namespace ludarium
