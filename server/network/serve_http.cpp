// Requests over HTTP/1.1: each connection is a coroutine that reads, asks and answers until one side hangs up.
#include "server/network/inside.hpp"

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

// A head that says who asks, and whom, may stand there once: of two, a proxy may have believed the other.
bool says_once(const Incoming& in) {
  for (const http::field name : {http::field::host, http::field::origin, http::field::authorization,
                                 http::field::cookie, http::field::content_length, http::field::transfer_encoding})
    if (in.count(name) > 1) return false;
  return true;
}

// How long a body is must be said in a way that everybody in between understands alike.
bool says_its_length(const Incoming& in) {
  if (in[http::field::content_length].find(',') != std::string_view::npos) return false;  // "2, 2" is two heads in one
  if (in.count(http::field::transfer_encoding) == 0) return true;
  return beast::iequals(in[http::field::transfer_encoding], "chunked") && in.count(http::field::content_length) == 0;
}

// All lines of that name as one list, in their order: who adds a line behind a forged one must be heard.
std::string all_lines(const Incoming& in, std::string_view name) {
  std::string list;
  const auto [first, last] = in.equal_range(name);
  for (auto line = first; line != last; ++line) {
    if (!list.empty()) list += ", ";
    list.append(line->value().data(), line->value().size());
  }
  return list;
}

std::string language_wished(const Incoming& in) {
  return preferred_language(field(in, http::field::accept_language), languages());
}

}  // namespace

HttpReply Server::Inside::refuse(const std::string& language, unsigned status, const char* code,
                                 const char* key) const {
  return HttpReply::refusal(status, code, words(language).term(key));
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
    const std::string address = no_address ? "" : plain_address(from.address());
    auto place = connections_.enter(address, proxies_.speaks_for_many(address));
    if (!place) {
      ++metrics_.refused_connections;
      continue;
    }
    const auto executor = socket.get_executor();
    const auto connection = open_.add(executor);
    const auto held = std::make_shared<Caps::Place>(std::move(*place));
    net::co_spawn(executor, serve(Stream(std::move(socket)), address, connection),
                  [this, held, connection](const std::exception_ptr& fault) {
                    note_end(fault);
                    open_.remove(connection);
                  });
  }
}

// A connection ends without an exception, however the other side behaved: what is thrown is a fault of our own.
void Server::Inside::note_end(const std::exception_ptr& fault) {
  if (fault == nullptr) return;
  try {
    std::rethrow_exception(fault);
  } catch (const std::exception& known) {
    note_fault(known);
  } catch (...) {
    note_fault(std::runtime_error("something that is no std::exception"));
  }
}

// What our own types need of a request; nothing where it is written in a way nobody should answer.
std::optional<HttpRequest> Server::Inside::understand(const Incoming& in, const std::string& address) const {
  if (!says_once(in) || !says_its_length(in)) return std::nullopt;
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
  request.language = language_wished(in);
  request.marked = in["X-Ludarium"] == "1";
  request.upgrade = websocket::is_upgrade(in);
  request.address = address;
  request.from_peer = !options_.peer.empty() && in[peer_header] == peer_secret_;
  const std::string forwarded = all_lines(in, "X-Forwarded-For");
  const bool proxied = !request.from_peer && proxies_.trusts(address);
  if (request.from_peer) request.address = forwarded;
  if (proxied) request.address = proxies_.client_of(address, forwarded);
  if (proxied || request.from_peer) request.secure = in["X-Forwarded-Proto"] == "https";
  request.forwarded = proxied && !forwarded.empty();
  for (const char* name : {"X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"})  // also of a proxy nobody has named
    request.through_proxy |= in.find(name) != in.end();
  return request;
}

// False: it could not be written, or is the last on this connection.
net::awaitable<bool> Server::Inside::answer(Stream& stream, HttpReply reply, const Incoming& in, bool last) {
  metrics_.count_reply(reply.status);
  if (!reply.refused.empty()) metrics_.count_refusal("http", reply.refused);
  Outgoing out = dressed(std::move(reply), in);
  if (last) out.keep_alive(false);
  const bool keep = out.keep_alive();
  stream.expires_after(idle_time);
  auto [failed, written] = co_await http::async_write(stream, out, awaiting);
  co_return keep && !failed;
}

net::awaitable<void> Server::Inside::serve(Stream stream, std::string address, std::shared_ptr<Connection> connection) {
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
    const auto place = request->forwarded ? forwarded_.enter(request->address) : std::optional<Caps::Place>();
    if (request->forwarded && !place) {
      HttpReply crowded = refuse(request->language, 429, "too_many", "server.too_many");
      keep = co_await answer(stream, std::move(crowded), parser.get());
      continue;
    }
    const bool asks_us = asks_this_server(*request);
    Handed handed = Handed::no;
    if (asks_us) handed = co_await hand_over(stream, *request, parser.get());
    if (handed == Handed::yes) co_return;
    if (handed == Handed::silent) {
      HttpReply silent = refuse(request->language, 503, "unavailable", "server.unavailable");
      keep = co_await answer(stream, std::move(silent), parser.get());
      continue;
    }
    if (asks_us && request->upgrade) {
      co_await talk(std::move(stream), parser.release(), std::move(*request), connection);
      co_return;
    }
    stream.expires_never();  // the store has time-outs of its own
    HttpReply reply = co_await reply_to(*request, parser.get());
    keep = co_await answer(stream, std::move(reply), parser.get());
  }
  Code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

// Who is still writing is let finish, within reason: a connection closed over unread bytes is reset, and then the
// answer is never read.
static net::awaitable<void> hear_out(Stream& stream) {
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
net::awaitable<void> Server::Inside::refuse_unread(Stream& stream, const Incoming& in, Code error) {
  ++metrics_.bad_requests;
  if (error && error.category() != http::make_error_code(http::error::end_of_stream).category()) co_return;
  const bool large = error == http::error::body_limit;
  const std::string language = language_wished(in);
  HttpReply reply = large ? refuse(language, 413, "too_large", "server.too_large")
                          : refuse(language, 400, "bad_request", "server.bad_request");
  metrics_.count_refusal("http", reply.refused);
  Outgoing out = dressed(std::move(reply), in);
  out.keep_alive(false);
  co_await http::async_write(stream, out, awaiting);
  co_await hear_out(stream);
}

// Another process may hold the table that is asked for. If nobody is there any more, the table becomes ours; if
// somebody is there and says nothing, it may still be at work, and its lease decides.
net::awaitable<Server::Inside::Handed> Server::Inside::hand_over(Stream& stream, const HttpRequest& request,
                                                                 const Incoming& in) {
  const std::string table = Api::table_in(request.path);
  if (options_.peer.empty() || request.from_peer || table.empty()) co_return Handed::no;
  const std::string holder = co_await on_worker([&] { return api_->holder_of(table); });
  if (holder.empty()) co_return Handed::no;
  Incoming passed = in;
  passed.set(peer_header, peer_secret_);
  passed.set("X-Forwarded-For", request.address);
  passed.set("X-Forwarded-Proto", request.secure ? "https" : "http");
  PeerLine line;
  line.peer = holder;
  line.own = options_.peer;
  const Passed outcome = co_await pass_on(stream, std::move(passed), std::move(line));
  if (outcome == Passed::on) co_return Handed::yes;
  if (outcome == Passed::silent) {
    log_.warn("peer_silent", {{"table", table}, {"peer", holder}});
    co_return Handed::silent;
  }
  log_.warn("taken_over", {{"table", table}, {"from", holder}});
  co_await on_worker([&] { return api_->take_over(table, holder); });
  co_return Handed::no;
}

net::awaitable<HttpReply> Server::Inside::reply_to(const HttpRequest& request, const Incoming& in) {
  if (!asks_this_server(request)) co_return wrong_host(request);
  if (request.path == "/health") co_return co_await health(request.language);
  const bool from_here = request.address == "127.0.0.1" || request.address == "::1";
  if (request.path == "/metrics")
    co_return from_here && !request.through_proxy ? metrics_reply()
                                                  : refuse(request.language, 403, "forbidden", "server.no_metrics");
  if (!request.from_peer && !requests_.allow(request.address, now_()))
    co_return refuse(request.language, 429, "too_many", "server.too_many");
  if (!request.path.starts_with("/api/")) co_return static_reply(request, in);
  if (at_work_ >= most_requests_at_work) co_return refuse(request.language, 503, "unavailable", "server.too_many");
  co_return co_await on_worker([this, &request] { return api_->answer(request); });
}

// Whoever watches over the server may ask for its health by any name.
bool Server::Inside::asks_this_server(const HttpRequest& request) const {
  return hosts_.knows(request.host) || request.path == "/health";
}

HttpReply Server::Inside::wrong_host(const HttpRequest& request) const {
  const Message said{"server.bad_host", {{"name", literal(request.host)}}};
  return HttpReply::refusal(403, "forbidden", words(request.language).say(said));
}

HttpReply Server::Inside::static_reply(const HttpRequest& request, const Incoming& in) const {
  if (request.method != "GET" && request.method != "HEAD")
    return refuse(request.language, 405, "bad_request", "server.bad_method");
  const StaticFile* file = files_.find(request.path == "/" ? "/index.html" : request.path);
  if (file == nullptr) return refuse(request.language, 404, "not_found", "server.not_found");
  const StaticFile::Sent sent = file->as_accepted(field(in, http::field::accept_encoding));
  // Each encoding is a representation of its own, with its own tag.
  const std::string tag = sent.encoding.empty()
                              ? file->tag
                              : file->tag.substr(0, file->tag.size() - 1) + "-" + std::string(sent.encoding) + "\"";
  HttpReply reply{200, sent.text, file->type, {{"ETag", tag}, {"Vary", "Accept-Encoding"}}, {}};
  if (!sent.encoding.empty()) reply.headers.emplace_back("Content-Encoding", sent.encoding);
  reply.headers.emplace_back("Cache-Control", file->permanent ? "public, max-age=31536000, immutable" : "no-cache");
  if (field(in, http::field::if_none_match) == tag) {
    reply.status = 304;
    reply.body.clear();
  }
  return reply;
}

// Answered within a second whatever the database does: no worker is asked, for all of them may be waiting for it.
net::awaitable<HttpReply> Server::Inside::health(const std::string& language) {
  constexpr auto patience = std::chrono::milliseconds(800), step = std::chrono::milliseconds(10);
  const std::uint64_t beat = heart_->ask();
  net::steady_timer pause(co_await net::this_coro::executor);
  for (auto waited = step; !heart_->answer(beat) && waited < patience; waited += step) {
    pause.expires_after(step);
    co_await pause.async_wait(awaiting);
  }
  if (heart_->answer(beat).value_or(false)) co_return HttpReply::json({{"ok", true}});
  co_return refuse(language, 503, "unavailable", "server.unavailable");
}

HttpReply Server::Inside::metrics_reply() {
  const WriterCounts writer = writer_->counts();
  const Thinkers::Waiting waiting = thinkers_->waiting();
  Gauges now;
  now.connections = connections_.count();
  now.tables_in_memory = lobby_->in_memory();
  now.table_viewers = lobby_->listeners();
  now.unread_bytes = sockets_.unread();
  now.moves_waiting = waiting.moves;
  now.hints_waiting = waiting.hints;
  now.requests_at_work = at_work_;
  now.journal_entries = writer.entries;
  now.store_commits = writer.commits;
  now.store_failures = writer.failures;
  now.store_waiting = writer.waiting;
  return {200, metrics_.text(now), "text/plain; version=0.0.4", {}, {}};
}

Outgoing Server::Inside::dressed(HttpReply reply, const Incoming& in) const {
  Outgoing out(static_cast<http::status>(reply.status), in.version());
  out.set(http::field::content_type, reply.type);
  for (const auto& [name, value] : security_headers) out.set(name, value);
  out.set(http::field::cache_control, "no-store");  // what may be kept says so itself
  for (const auto& [name, value] : reply.headers) out.set(name, value);
  out.keep_alive(in.keep_alive() && !stopping_);
  const std::size_t size = reply.body.size();
  if (in.method() != http::verb::head) out.body() = std::move(reply.body);
  out.prepare_payload();
  if (in.method() == http::verb::head) out.content_length(size);
  return out;
}

}  // namespace ludarium
