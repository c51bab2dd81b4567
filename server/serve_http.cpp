// Requests over HTTP/1.1: each connection is a coroutine that reads, asks and answers until one side hangs up.
#include "server/inside.hpp"

namespace ludarium {
namespace {

constexpr std::size_t most_body = 1 << 20;
constexpr std::size_t most_header = 16 * 1024;

constexpr std::string_view peer_header = "X-Ludarium-Peer";

constexpr std::pair<std::string_view, std::string_view> security_headers[] = {
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
     "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
     "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"}};

std::string field(const Incoming& in, http::field name) { return std::string(in[name]); }

}  // namespace

HttpReply plain_error(unsigned status, const char* code) {
  return HttpReply::json({{"error", {{"code", code}, {"message", code}}}}, status);
}

net::awaitable<void> Server::Inside::accept() {
  while (!stopping_) {
    auto [error, socket] = co_await acceptor_.async_accept(net::make_strand(network_), awaiting);
    if (error) {
      if (!acceptor_.is_open()) co_return;
      net::steady_timer pause(door_, std::chrono::milliseconds(50));  // out of file handles
      co_await pause.async_wait(awaiting);
      continue;
    }
    Code no_address;
    const auto from = socket.remote_endpoint(no_address);
    socket.set_option(tcp::no_delay(true), no_address);
    const std::string address = no_address ? "" : from.address().to_string();
    if (!connections_.enter(address)) {
      ++metrics_.refused_connections;
      continue;
    }
    const auto executor = socket.get_executor();
    const auto connection = open_.add(executor);
    net::co_spawn(executor, serve(beast::tcp_stream(std::move(socket)), address, connection),
                  [this, address, connection](const std::exception_ptr&) {
                    connections_.leave(address);
                    open_.remove(connection);
                  });
  }
}

// What our own types need of a request; nothing where it is written in a way nobody should answer.
std::optional<HttpRequest> Server::Inside::understand(const Incoming& in, const std::string& address) const {
  HttpRequest request;
  request.method = std::string(in.method_string());
  std::string_view target(in.target().data(), in.target().size());
  if (!target.starts_with('/')) return std::nullopt;
  const auto mark = target.find('?');
  const auto path = percent_decode(target.substr(0, mark));
  const auto query = read_query(mark == std::string_view::npos ? std::string_view() : target.substr(mark + 1));
  if (!path || !query) return std::nullopt;
  request.path = *path;
  request.query = *query;
  request.body = in.body();
  request.session = cookie_value(field(in, http::field::cookie), "ludarium");
  constexpr std::string_view bearer = "Bearer ";
  const std::string authorization = field(in, http::field::authorization);
  if (authorization.starts_with(bearer)) request.bearer = authorization.substr(bearer.size());
  request.origin = field(in, http::field::origin);
  request.host = field(in, http::field::host);
  request.language = preferred_language(field(in, http::field::accept_language), languages());
  request.marked = in["X-Ludarium"] == "1";
  request.address = address;
  request.from_peer = !options_.peer.empty() && in[peer_header] == peer_secret_;
  if (options_.behind_proxy || request.from_peer) {
    // The last entry is what our own proxy wrote; whatever stands before it anybody could have written.
    const std::string forwarded(in["X-Forwarded-For"]);
    const auto last = forwarded.find_last_of(", ");
    if (!forwarded.empty()) request.address = last == std::string::npos ? forwarded : forwarded.substr(last + 1);
    request.secure = in["X-Forwarded-Proto"] == "https";
  }
  return request;
}

net::awaitable<void> Server::Inside::serve(beast::tcp_stream stream, std::string address,
                                           std::shared_ptr<Connection> connection) {
  const OpenConnections::Cuttable cuttable(*connection, [&stream] { stream.close(); });
  beast::flat_buffer buffer(most_header + most_body);
  for (bool keep = true; keep && !stopping_;) {
    http::request_parser<http::string_body> parser;
    parser.body_limit(most_body);
    parser.header_limit(most_header);
    stream.expires_after(idle_time);
    auto [error, size] = co_await http::async_read(stream, buffer, parser, awaiting);
    if (error == http::error::end_of_stream || error == net::error::eof || error == beast::error::timeout) break;
    std::optional<HttpRequest> request;
    if (!error) request = understand(parser.get(), address);
    if (!request) {
      co_await refuse_unread(stream, parser.get(), error);
      break;
    }
    if (co_await hand_over(stream, *request, parser.get())) co_return;
    if (websocket::is_upgrade(parser.get())) {
      co_await talk(std::move(stream), parser.release(), std::move(*request), *connection);
      co_return;
    }
    stream.expires_never();  // the store has time-outs of its own
    HttpReply reply = co_await reply_to(*request, parser.get());
    metrics_.count_reply(reply.status);
    Outgoing out = dressed(std::move(reply), parser.get());
    keep = out.keep_alive();
    stream.expires_after(idle_time);
    auto [failed, written] = co_await http::async_write(stream, out, awaiting);
    if (failed) break;
  }
  Code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

// Who is still writing is let finish, within reason: a connection closed over unread bytes is reset, and then the
// answer is never read.
static net::awaitable<void> hear_out(beast::tcp_stream& stream) {
  constexpr std::size_t most_heard = 8 * most_body;
  constexpr auto patience = std::chrono::seconds(2);
  Code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  stream.expires_after(patience);
  std::vector<char> unread(64 * 1024);
  const auto into = net::buffer(unread);
  for (std::size_t heard = 0; heard < most_heard;) {
    auto [error, size] = co_await stream.async_read_some(into, awaiting);
    if (error) co_return;
    heard += size;
  }
}

// What is no HTTP gets an answer, what comes from a broken connection none.
net::awaitable<void> Server::Inside::refuse_unread(beast::tcp_stream& stream, const Incoming& in, Code error) {
  ++metrics_.bad_requests;
  if (error && error.category() != http::make_error_code(http::error::end_of_stream).category()) co_return;
  const bool large = error == http::error::body_limit;
  Outgoing out = dressed(large ? plain_error(413, "too_large") : plain_error(400, "bad_request"), in);
  out.keep_alive(false);
  co_await http::async_write(stream, out, awaiting);
  co_await hear_out(stream);
}

// Another process may hold the table that is asked for. If it does not answer, the table becomes ours.
net::awaitable<bool> Server::Inside::hand_over(beast::tcp_stream& stream, const HttpRequest& request,
                                               const Incoming& in) {
  const std::string table = Api::table_in(request.path);
  if (options_.peer.empty() || request.from_peer || table.empty()) co_return false;
  const std::string holder = co_await on_worker([&] { return api_->holder_of(table); });
  if (holder.empty()) co_return false;
  Incoming passed = in;
  passed.set(peer_header, peer_secret_);
  passed.set("X-Forwarded-For", request.address);
  passed.set("X-Forwarded-Proto", request.secure ? "https" : "http");
  if (co_await pass_on(stream, std::move(passed), holder)) co_return true;
  log_.say("taken_over", {{"table", table}, {"from", holder}});
  co_await on_worker([&] { return api_->take_over(table, holder); });
  co_return false;
}

net::awaitable<HttpReply> Server::Inside::reply_to(const HttpRequest& request, const Incoming& in) {
  if (request.path == "/health") co_return co_await on_worker([this] { return health(); });
  if (request.path == "/metrics" && (request.address == "127.0.0.1" || request.address == "::1"))
    co_return metrics_reply();
  if (!request.from_peer && !requests_.allow(request.address, now_())) co_return plain_error(429, "too_many");
  if (!request.path.starts_with("/api/")) co_return static_reply(request, in);
  if (at_work_ >= most_requests_at_work) co_return plain_error(503, "unavailable");
  co_return co_await on_worker([this, &request] { return api_->answer(request); });
}

HttpReply Server::Inside::static_reply(const HttpRequest& request, const Incoming& in) const {
  if (request.method != "GET" && request.method != "HEAD") return plain_error(405, "bad_request");
  const StaticFile* file = files_.find(request.path == "/" ? "/index.html" : request.path);
  if (file == nullptr) return plain_error(404, "not_found");
  HttpReply reply{200, file->text, file->type, {{"ETag", file->tag}}};
  reply.headers.emplace_back("Cache-Control", file->permanent ? "public, max-age=31536000, immutable" : "no-cache");
  if (field(in, http::field::if_none_match) == file->tag) {
    reply.status = 304;
    reply.body.clear();
  }
  return reply;
}

HttpReply Server::Inside::health() {
  try {
    stores_->use([](Store& store) { store.check(); });
  } catch (const DatabaseError&) {
    return plain_error(503, "unavailable");
  }
  return HttpReply::json({{"ok", true}});
}

HttpReply Server::Inside::metrics_reply() const {
  const WriterCounts writer = writer_->counts();
  return {200,
          metrics_.text({{"ludarium_connections", connections_.count()},
                         {"ludarium_tables_in_memory", lobby_->in_memory()},
                         {"ludarium_table_viewers", lobby_->listeners()},
                         {"ludarium_thoughts_waiting", thinkers_->waiting()},
                         {"ludarium_requests_at_work", at_work_},
                         {"ludarium_journal_entries_total", writer.entries},
                         {"ludarium_store_commits_total", writer.commits},
                         {"ludarium_store_failures_total", writer.failures},
                         {"ludarium_store_waiting", writer.waiting}}),
          "text/plain; version=0.0.4",
          {}};
}

Outgoing Server::Inside::dressed(HttpReply reply, const Incoming& in) const {
  Outgoing out(static_cast<http::status>(reply.status), in.version());
  out.set(http::field::content_type, reply.type);
  for (const auto& [name, value] : security_headers) out.set(name, value);
  if (reply.type == "application/json") out.set(http::field::cache_control, "no-store");
  for (const auto& [name, value] : reply.headers) out.set(name, value);
  out.keep_alive(in.keep_alive() && !stopping_);
  const std::size_t size = reply.body.size();
  if (in.method() != http::verb::head) out.body() = std::move(reply.body);
  out.prepare_payload();
  if (in.method() == http::verb::head) out.content_length(size);
  return out;
}

}  // namespace ludarium
