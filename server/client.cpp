#include "server/network/client.hpp"

namespace ludarium {
namespace {

namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;

template <class Fields>
void say_who(Fields& fields, const Asker& asker) {
  if (!asker.origin.empty()) fields.set(http::field::origin, asker.origin);
  if (!asker.cookie.empty()) fields.set(http::field::cookie, asker.cookie);
  if (!asker.forwarded.empty()) fields.set("X-Forwarded-For", asker.forwarded);
  if (!asker.bearer.empty()) fields.set(http::field::authorization, "Bearer " + asker.bearer);
}

}  // namespace

ClientRequest request_of(const std::string& method, const std::string& path, const std::string& body,
                         const Asker& asker) {
  ClientRequest request;
  request.version(11);
  request.method_string(method);
  request.target(path);
  request.set(http::field::host, asker.host);
  if (!asker.language.empty()) request.set(http::field::accept_language, asker.language);
  if (asker.marked) request.set("X-Ludarium", "1");
  say_who(request, asker);
  request.body() = body;
  request.prepare_payload();
  return request;
}

void introduce(ClientSocket& socket, const Asker& asker) {
  socket.set_option(
      websocket::stream_base::decorator([asker](websocket::request_type& request) { say_who(request, asker); }));
}

std::string cookie_in(const ClientReply& reply) {
  const std::string set(reply[http::field::set_cookie]);
  return set.substr(0, set.find(';'));
}

}  // namespace ludarium
