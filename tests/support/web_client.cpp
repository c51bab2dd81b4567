#include "tests/support/web_client.hpp"

#include <charconv>
#include <sstream>

#include "server/network/client.hpp"
#include "server/network/network.hpp"

namespace ludarium {
namespace {

using Code = boost::system::error_code;

constexpr auto patience = std::chrono::seconds(20);

Asker asker_of(const WebClient& client) {
  return {client.cookie, client.bearer, client.origin, client.language, client.host, client.marked, client.forwarded};
}

}  // namespace

unsigned status_of(std::string_view answer) {
  constexpr std::string_view start = "HTTP/1.";
  const std::string_view line = answer.substr(0, answer.find("\r\n"));
  const auto space = line.find(' ');
  if (!line.starts_with(start) || space == std::string_view::npos) return 0;
  unsigned status = 0;
  std::from_chars(line.data() + space + 1, line.data() + line.size(), status);
  return status;
}

struct WebClient::Inside {
  net::io_context context;
  tcp::endpoint server;
  std::unique_ptr<ClientSocket> socket;
  beast::flat_buffer buffer;

  // Uses its own source address, like a person at another place.
  void begin_at(tcp::socket& line, const std::string& from) const {
    if (from.empty()) return;
    line.open(tcp::v4());
    line.bind({net::ip::make_address(from), 0});
  }

  // Runs one asynchronous step to its end, or gives up after a time.
  template <class Start>
  Code finish(Start start) {
    const auto result = std::make_shared<std::optional<Code>>();  // can be set after we have given up
    start([result](const Code& error, auto&&...) { *result = error; });
    context.restart();
    const auto until = std::chrono::steady_clock::now() + patience;
    while (!*result && std::chrono::steady_clock::now() < until) context.run_one_for(std::chrono::milliseconds(500));
    return result->value_or(net::error::timed_out);
  }
};

WebClient::WebClient(unsigned short port) : inside_(std::make_unique<Inside>()) {
  inside_->server = {net::ip::make_address("127.0.0.1"), port};
  host = "127.0.0.1:" + std::to_string(port);
  origin = "http://" + host;
}
WebClient::~WebClient() {
  if (inside_) drop_socket();
}
WebClient::WebClient(WebClient&&) noexcept = default;
WebClient& WebClient::operator=(WebClient&& other) noexcept = default;

std::string WebClient::Reply::error() const {
  const auto value = boost::json::parse(body);
  const auto* error = value.is_object() ? value.get_object().if_contains("error") : nullptr;
  return error != nullptr ? std::string(error->at("code").as_string()) : "";
}

WebClient::Reply WebClient::get(const std::string& path) { return ask("GET", path, ""); }
WebClient::Reply WebClient::post(const std::string& path, const boost::json::object& body) {
  return ask("POST", path, boost::json::serialize(body));
}

WebClient::Reply WebClient::ask(const std::string& method, const std::string& path, const std::string& body) {
  const ClientRequest request = request_of(method, path, body, asker_of(*this));
  beast::tcp_stream stream(inside_->context);
  inside_->begin_at(stream.socket(), from);
  Reply reply;
  if (inside_->finish([&](auto done) { stream.async_connect(inside_->server, done); })) return reply;
  if (inside_->finish([&](auto done) { http::async_write(stream, request, done); })) return reply;
  beast::flat_buffer buffer;
  ClientReply response;
  if (inside_->finish([&](auto done) { http::async_read(stream, buffer, response, done); })) return reply;
  reply.status = response.result_int();
  reply.body = response.body();
  std::ostringstream headers;
  headers << response.base();
  reply.headers = headers.str();
  if (const auto set = cookie_in(response); !set.empty()) cookie = set;
  return reply;
}

std::string WebClient::raw(const std::string& bytes, bool ending) {
  beast::tcp_stream stream(inside_->context);
  std::string answer;
  if (inside_->finish([&](auto done) { stream.async_connect(inside_->server, done); })) return answer;
  inside_->finish([&](auto done) { net::async_write(stream, net::buffer(bytes), done); });
  Code ignored;
  if (ending) stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  inside_->finish([&](auto done) { net::async_read(stream, net::dynamic_buffer(answer), done); });
  return answer;
}

bool WebClient::open_socket(const std::string& table, std::uint64_t since, const std::string& detail) {
  drop_socket();
  auto socket = std::make_unique<ClientSocket>(inside_->context);
  auto& stream = beast::get_lowest_layer(*socket);
  inside_->begin_at(stream.socket(), from);
  if (inside_->finish([&](auto done) { stream.async_connect(inside_->server, done); })) return false;
  const Asker asker = asker_of(*this);
  introduce(*socket, asker);
  const std::string target =
      "/api/tables/" + table + "/socket?since=" + std::to_string(since) + "&language=" + language + "&detail=" + detail;
  if (inside_->finish([&](auto done) { socket->async_handshake(asker.host, target, done); })) return false;
  inside_->buffer.clear();
  inside_->socket = std::move(socket);
  return true;
}

void WebClient::send_text(const std::string& text, bool binary) {
  if (inside_->socket == nullptr) return;
  inside_->socket->binary(binary);
  inside_->finish([&](auto done) { inside_->socket->async_write(net::buffer(text), done); });
}

std::optional<boost::json::object> WebClient::receive() {
  if (inside_->socket == nullptr) return std::nullopt;
  inside_->buffer.clear();
  if (inside_->finish([&](auto done) { inside_->socket->async_read(inside_->buffer, done); })) return std::nullopt;
  return boost::json::parse(beast::buffers_to_string(inside_->buffer.data())).as_object();
}

std::optional<boost::json::object> WebClient::receive(std::string_view type) {
  while (auto message = receive())
    if (message->at("type").as_string() == type) return message;
  return std::nullopt;
}

unsigned WebClient::close_code() const { return inside_->socket ? inside_->socket->reason().code : 0; }

void WebClient::close_socket() {
  if (inside_->socket == nullptr) return;
  inside_->finish([&](auto done) { inside_->socket->async_close(beast::websocket::close_code::normal, done); });
  inside_->socket.reset();
}

void WebClient::drop_socket() {
  if (inside_->socket == nullptr) return;
  Code ignored;
  beast::get_lowest_layer(*inside_->socket).socket().close(ignored);
  inside_->context.restart();
  inside_->context.poll();
  inside_->socket.reset();
}

}  // namespace ludarium
