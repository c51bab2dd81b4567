#include "server/server.hpp"

#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <chrono>
#include <iostream>
#include <thread>

#include "core/record.hpp"
#include "server/api.hpp"
#include "server/limits.hpp"
#include "server/log.hpp"
#include "server/metrics.hpp"
#include "server/secrets.hpp"
#include "server/socket.hpp"
#include "server/static_files.hpp"
#include "server/tunnel.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = net::ip::tcp;
using Code = boost::system::error_code;
using Outgoing = http::response<http::string_body>;
using WebSocket = websocket::stream<beast::tcp_stream>;

constexpr std::size_t most_body = 1 << 20;
constexpr std::size_t most_header = 16 * 1024;
constexpr std::size_t most_message = 64 * 1024;
constexpr std::size_t most_bad_messages = 20;
constexpr std::size_t most_requests_at_work = 512;
constexpr auto idle_time = std::chrono::seconds(60);
constexpr auto sweep_every = std::chrono::milliseconds(500);

constexpr std::string_view peer_header = "X-Ludarium-Peer";

constexpr auto awaiting = net::as_tuple(net::use_awaitable);

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

// A refusal before anybody knows who asks, and so in no language: the code says it.
HttpReply plain_error(unsigned status, const char* code) {
  return HttpReply::json({{"error", {{"code", code}, {"message", code}}}}, status);
}

}  // namespace

Time machine_time() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

class Server::Inside {
 public:
  Inside(const Registry& games, const DataSource& data, ServerOptions options, std::function<Time()> now,
         std::ostream& log);
  ~Inside() { stop(); }

  void start();
  void stop();
  void run_until_signal();
  unsigned short port() const { return acceptor_.local_endpoint().port(); }

 private:
  net::awaitable<void> accept();
  net::awaitable<void> serve(beast::tcp_stream stream, std::string address);
  net::awaitable<bool> hand_over(beast::tcp_stream& stream, const HttpRequest& request, const Incoming& in);
  net::awaitable<HttpReply> reply_to(const HttpRequest& request, const Incoming& in);
  net::awaitable<void> talk(beast::tcp_stream stream, Incoming in, HttpRequest request);
  net::awaitable<void> read_messages(WebSocket& socket, TableHost& host, ViewerId viewer, Outbox& outbox,
                                     std::string language);
  static net::awaitable<void> write_messages(std::shared_ptr<WebSocket> socket, std::shared_ptr<Outbox> outbox);
  net::awaitable<void> tick();

  template <class Work>
  auto on_worker(Work work) -> net::awaitable<decltype(work())>;

  std::optional<HttpRequest> understand(const Incoming& in, const std::string& address) const;
  HttpReply static_reply(const HttpRequest& request, const Incoming& in) const;
  HttpReply metrics_reply() const;
  HttpReply health();
  Outgoing dressed(HttpReply reply, const Incoming& in) const;
  const Words& words(const std::string& language) const;
  std::shared_ptr<const std::string> error_message(const std::string& language, const char* code,
                                                   const char* key) const;

  ServerOptions options_;
  std::function<Time()> now_;
  Log log_;
  std::map<std::string, std::unique_ptr<Catalogue>> catalogues_;
  StaticFiles files_;
  Metrics metrics_;
  Limits requests_;
  Caps connections_;

  std::unique_ptr<StorePool> stores_;
  std::unique_ptr<Writer> writer_;
  std::unique_ptr<Thinkers> thinkers_;
  std::unique_ptr<Lobby> lobby_;
  std::unique_ptr<Api> api_;
  std::vector<std::thread> threads_;

  std::string peer_secret_;  // known to the processes of one database only

  std::atomic<std::size_t> at_work_ = 0;
  std::atomic<bool> stopping_ = false;
  std::mutex sockets_mutex_;
  std::set<std::shared_ptr<Outbox>> sockets_;

  // Last, so that they go first: what is still under way there uses the rest.
  net::thread_pool workers_;
  net::io_context network_;
  tcp::acceptor acceptor_;
};

Server::Inside::Inside(const Registry& games, const DataSource& data, ServerOptions options, std::function<Time()> now,
                       std::ostream& log)
    : options_(std::move(options)),
      now_(std::move(now)),
      log_(log, now_),
      files_(options_.web.empty() ? StaticFiles::embedded() : StaticFiles::from_folder(options_.web)),
      requests_({options_.requests_a_second, options_.requests_a_second * 4}),
      connections_(options_.most_connections, options_.most_of_an_address),
      workers_(options_.worker_threads),
      network_(static_cast<int>(options_.network_threads)),
      acceptor_(network_) {
  for (const std::string& language : languages()) catalogues_[language] = std::make_unique<Catalogue>(language);
  Store::open(options_.database);  // brings the schema up to date before anybody else looks
  stores_ = std::make_unique<StorePool>(options_.database, options_.worker_threads);
  if (!options_.peer.empty()) {
    peer_secret_ = stores_->use([](Store& store) { return store.setting("peer_secret", random_token()); });
    stores_->use([this](Store& store) { store.stay_alive(options_.peer, now_() + 10 * second); });
  }
  writer_ = std::make_unique<Writer>(Store(connect(options_.database)));
  thinkers_ = std::make_unique<Thinkers>(options_.bot_threads);
  const auto say = [this](const std::string& language) -> const Words& { return words(language); };
  lobby_ = std::make_unique<Lobby>(Lobby::Parts{&games, say, now_, stores_.get(), writer_.get(), thinkers_.get(),
                                                options_.peer, [this](std::function<void()> work) {
                                                  net::post(workers_, [this, work = std::move(work)] {
                                                    try {
                                                      work();
                                                    } catch (const std::exception& error) {
                                                      log_.say("failed", {{"what", error.what()}});
                                                    }
                                                  });
                                                }});
  Api::Parts parts;
  parts.registry = &games;
  parts.data = &data;
  parts.words = say;
  parts.languages = languages();
  parts.now = now_;
  parts.stores = stores_.get();
  parts.lobby = lobby_.get();
  parts.origins = options_.origins;
  parts.opening = {options_.requests_a_second / 10, options_.requests_a_second * 2};
  api_ = std::make_unique<Api>(std::move(parts));
}

const Words& Server::Inside::words(const std::string& language) const {
  const auto found = catalogues_.find(language);
  return found != catalogues_.end() ? *found->second : *catalogues_.at("en");
}

// ---- Beginning and end ----

void Server::Inside::start() {
  const tcp::endpoint here(net::ip::make_address(options_.address), options_.port);
  acceptor_.open(here.protocol());
  acceptor_.set_option(net::socket_base::reuse_address(true));
  acceptor_.bind(here);
  acceptor_.listen(4096);
  net::co_spawn(network_, accept(), net::detached);
  net::co_spawn(network_, tick(), net::detached);
  for (std::size_t i = 0; i < options_.network_threads; ++i) threads_.emplace_back([this] { network_.run(); });
  net::post(workers_, [this] {
    try {
      lobby_->count_missed();
    } catch (const DatabaseError& error) {
      log_.say("failed", {{"what", error.what()}});
    }
  });
  log_.say("started", {{"address", options_.address}, {"port", port()}});
}

void Server::Inside::run_until_signal() {
  net::io_context waiting;
  net::signal_set signals(waiting, SIGINT, SIGTERM);
  signals.async_wait([](const Code&, int) {});
  waiting.run();
  stop();
}

// First nothing new comes in, then what is under way ends, then everything is kept.
void Server::Inside::stop() {
  if (stopping_.exchange(true) || threads_.empty()) return;
  log_.say("stopping");
  net::post(network_, [this] {
    Code ignored;
    acceptor_.close(ignored);
  });
  {
    const std::lock_guard lock(sockets_mutex_);
    for (const auto& socket : sockets_) socket->end(Outbox::End::leaving);
  }
  for (int i = 0; i < 40; ++i) {
    {
      const std::lock_guard lock(sockets_mutex_);
      if (sockets_.empty() && at_work_ == 0) break;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(25));
  }
  network_.stop();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
  workers_.join();
  thinkers_->stop();
  try {
    lobby_->save_all();
  } catch (const DatabaseError& error) {
    log_.say("failed", {{"what", error.what()}});
  }
  writer_->flush();
  log_.say("stopped");
}

net::awaitable<void> Server::Inside::tick() {
  auto sweeping = std::make_shared<std::atomic<bool>>(false);
  net::steady_timer timer(network_);
  for (unsigned round = 0; !stopping_; ++round) {
    timer.expires_after(sweep_every);
    co_await timer.async_wait(awaiting);
    if (sweeping->exchange(true)) continue;
    net::post(workers_, [this, sweeping, round] {
      try {
        lobby_->sweep();
        if (round % 20 == 0) lobby_->wake_due();
        if (round % 7200 == 0) stores_->use([&](Store& store) { store.remove_old_sessions(now_()); });
      } catch (const std::exception& error) {
        log_.say("failed", {{"what", error.what()}});
      }
      *sweeping = false;
    });
  }
}

// ---- Connections ----

net::awaitable<void> Server::Inside::accept() {
  while (!stopping_) {
    auto [error, socket] = co_await acceptor_.async_accept(net::make_strand(network_), awaiting);
    if (error) {
      if (!acceptor_.is_open()) co_return;
      net::steady_timer pause(network_, std::chrono::milliseconds(50));  // out of file handles
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
    net::co_spawn(executor, serve(beast::tcp_stream(std::move(socket)), address),
                  [this, address](const std::exception_ptr&) { connections_.leave(address); });
  }
}

template <class Work>
auto Server::Inside::on_worker(Work work) -> net::awaitable<decltype(work())> {
  ++at_work_;
  struct Done {
    std::atomic<std::size_t>& count;
    ~Done() { --count; }
  } const done{at_work_};
  co_return co_await net::co_spawn(
      workers_, [&work]() -> net::awaitable<decltype(work())> { co_return work(); }, net::use_awaitable);
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

net::awaitable<void> Server::Inside::serve(beast::tcp_stream stream, std::string address) {
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
      ++metrics_.bad_requests;
      if (error.category() != http::make_error_code(http::error::end_of_stream).category() && error) break;
      const bool large = error == http::error::body_limit;
      Outgoing out = dressed(large ? plain_error(413, "too_large") : plain_error(400, "bad_request"), parser.get());
      out.keep_alive(false);
      co_await http::async_write(stream, out, awaiting);
      break;
    }
    if (co_await hand_over(stream, *request, parser.get())) co_return;
    if (websocket::is_upgrade(parser.get())) {
      co_await talk(std::move(stream), parser.release(), std::move(*request));
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

// ---- Sockets ----

std::shared_ptr<const std::string> Server::Inside::error_message(const std::string& language, const char* code,
                                                                 const char* key) const {
  return std::make_shared<const std::string>(boost::json::serialize(
      boost::json::object{{"type", "error"}, {"code", code}, {"message", words(language).term(key)}}));
}

net::awaitable<void> Server::Inside::talk(beast::tcp_stream stream, Incoming in, HttpRequest request) {
  constexpr std::string_view ending = "/socket";
  Api::Admission admission;
  if (!requests_.allow(request.address, now_()) || at_work_ >= most_requests_at_work)
    admission.refusal = plain_error(429, "too_many");
  else if (!request.path.ends_with(ending) || Api::table_in(request.path).empty())
    admission.refusal = plain_error(404, "not_found");
  else
    admission = co_await on_worker([this, &request] { return api_->socket(request); });
  if (admission.host == nullptr) {
    Outgoing out = dressed(admission.refusal ? *admission.refusal : plain_error(503, "unavailable"), in);
    out.keep_alive(false);
    stream.expires_after(idle_time);
    co_await http::async_write(stream, out, awaiting);
    co_return;
  }
  std::uint64_t since = 0;
  if (const auto asked = request.query.find("since"); asked != request.query.end())
    since = std::strtoull(asked->second.c_str(), nullptr, 10);

  stream.expires_never();  // a WebSocket has time-outs of its own
  auto socket = std::make_shared<WebSocket>(std::move(stream));
  auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
  timeout.idle_timeout = std::chrono::seconds(120);
  socket->set_option(timeout);
  socket->read_message_max(most_message);
  socket->text(true);
  socket->auto_fragment(false);  // a message is one frame, however long: one write, and simple clients can read it
  auto [refused] = co_await socket->async_accept(in, awaiting);
  if (refused) co_return;

  const auto executor = co_await net::this_coro::executor;
  const auto outbox = std::make_shared<Outbox>(executor);
  std::optional<ViewerId> viewer;
  for (int tries = 0; tries < 50 && !viewer && admission.host != nullptr; ++tries) {
    viewer = admission.host->attach(admission.person, admission.language, since, outbox);
    if (viewer) break;
    net::steady_timer pause(executor, std::chrono::milliseconds(10));
    co_await pause.async_wait(awaiting);
    admission = co_await on_worker([this, &request] { return api_->socket(request); });
  }
  if (!viewer) outbox->end(Outbox::End::come_again);
  {
    const std::lock_guard lock(sockets_mutex_);
    sockets_.insert(outbox);
  }
  ++metrics_.sockets;
  net::co_spawn(executor, write_messages(socket, outbox), [this, outbox](const std::exception_ptr&) {
    const std::lock_guard lock(sockets_mutex_);
    sockets_.erase(outbox);
  });
  if (viewer) co_await read_messages(*socket, *admission.host, *viewer, *outbox, admission.language);
  outbox->end(Outbox::End::leaving);
  if (viewer) admission.host->detach(*viewer);
  --metrics_.sockets;
}

net::awaitable<void> Server::Inside::read_messages(WebSocket& socket, TableHost& host, ViewerId viewer, Outbox& outbox,
                                                   std::string language) {
  const Rate rate{options_.messages_a_second, options_.messages_a_second * 4};
  Bucket bucket;
  std::size_t bad = 0;
  beast::flat_buffer buffer;
  while (bad < most_bad_messages) {
    buffer.clear();
    auto [error, size] = co_await socket.async_read(buffer, awaiting);
    if (error) co_return;
    ++metrics_.messages;
    // Who sends too fast is read more slowly: nothing is lost, and it is their own connection that fills up.
    for (net::steady_timer pause(socket.get_executor()); !bucket.take(rate, now_());) {
      pause.expires_after(std::chrono::milliseconds(20));
      co_await pause.async_wait(awaiting);
    }
    const auto bytes = buffer.cdata();
    const auto json = parse_json({static_cast<const char*>(bytes.data()), bytes.size()});
    if (!socket.got_text() || !json || !json->is_object()) {
      ++bad;
      outbox.deliver(error_message(language, "bad_request", "server.not_json"));
      continue;
    }
    host.receive(viewer, json->get_object());
  }
  outbox.end(Outbox::End::bad);
}

net::awaitable<void> Server::Inside::write_messages(std::shared_ptr<WebSocket> socket, std::shared_ptr<Outbox> outbox) {
  for (;;) {
    while (const auto message = outbox->take()) {
      auto [error, size] = co_await socket->async_write(net::buffer(*message), awaiting);
      if (error) co_return;
    }
    const Outbox::End end = outbox->ended();
    if (end != Outbox::End::none) {
      using websocket::close_code;
      const auto code = end == Outbox::End::bad        ? close_code::policy_error
                        : end == Outbox::End::too_slow ? close_code::try_again_later
                        : end == Outbox::End::leaving  ? close_code::going_away
                                                       : close_code::try_again_later;
      co_await socket->async_close(code, awaiting);
      co_return;
    }
    co_await outbox->wait();
  }
}

// ---- The face ----

Server::Server(const Registry& games, const DataSource& data, ServerOptions options, std::function<Time()> now,
               std::ostream& log)
    : inside_(std::make_unique<Inside>(games, data, std::move(options), std::move(now), log)) {}
Server::~Server() = default;
void Server::start() { inside_->start(); }
unsigned short Server::port() const { return inside_->port(); }
void Server::stop() { inside_->stop(); }
void Server::run_until_signal() { inside_->run_until_signal(); }

}  // namespace ludarium
