// What a Server is made of, for the files that make it: server.cpp (beginning and end), serve_http.cpp (requests),
// serve_socket.cpp (WebSockets). Nobody else includes this.
//
// Who owns whom, and how it ends. The network is the first member and so the last to go: whatever hangs on it (streams,
// timers, outboxes) goes before it. `stop` ends things from the outside in: nothing new is taken; every connection's
// coroutine is told to end and ends by itself, and with it the outbox it lent to a table; then the network's threads
// run out of work; then the workers; then the bots; then tables are saved and the writer is empty.
#pragma once

#include <atomic>
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include "server/api.hpp"
#include "server/limits.hpp"
#include "server/log.hpp"
#include "server/metrics.hpp"
#include "server/open_connections.hpp"
#include "server/server.hpp"
#include "server/socket.hpp"
#include "server/static_files.hpp"
#include "server/tunnel.hpp"
#include "words/catalogue.hpp"

namespace ludarium {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = net::ip::tcp;
using Code = boost::system::error_code;
using Outgoing = http::response<http::string_body>;
using WebSocket = websocket::stream<beast::tcp_stream>;

inline constexpr std::size_t most_requests_at_work = 512;
inline constexpr auto idle_time = std::chrono::seconds(60);
inline constexpr auto awaiting = net::as_tuple(net::use_awaitable);

// A refusal before anybody knows who asks, and so in no language: the code says it.
HttpReply plain_error(unsigned status, const char* code);

class Server::Inside {
 public:
  Inside(const Registry& games, const DataSource& data, ServerOptions options, std::function<Time()> now,
         std::ostream& log);
  ~Inside() { stop(); }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

  void start();
  void stop();
  void run_until_signal();
  unsigned short port() const { return port_; }

 private:
  using Connection = OpenConnections::Connection;
  class Talking;

  void make_tables(const Registry& games, const DataSource& data);
  void post_work(std::function<void()> work);  // on a worker; what it throws is logged
  void send_everybody_away();
  net::awaitable<void> tick();

  net::awaitable<void> accept();
  net::awaitable<void> serve(beast::tcp_stream stream, std::string address, std::shared_ptr<Connection> connection);
  net::awaitable<void> refuse_unread(beast::tcp_stream& stream, const Incoming& in, Code error);
  net::awaitable<bool> hand_over(beast::tcp_stream& stream, const HttpRequest& request, const Incoming& in);
  net::awaitable<HttpReply> reply_to(const HttpRequest& request, const Incoming& in);

  net::awaitable<Api::Admission> admit(const HttpRequest& request);
  net::awaitable<void> talk(beast::tcp_stream stream, Incoming in, HttpRequest request, Connection& connection);
  net::awaitable<std::optional<ViewerId>> sit_down(Api::Admission& admission, const HttpRequest& request,
                                                   const std::shared_ptr<Outbox>& outbox);
  net::awaitable<void> read_messages(WebSocket& socket, const Api::Admission& admission, ViewerId viewer,
                                     Outbox& outbox);
  static net::awaitable<void> write_messages(WebSocket& socket, Outbox& outbox);

  template <class Work>
  auto on_worker(Work work) -> net::awaitable<decltype(work())> {
    ++at_work_;
    struct Done {
      std::atomic<std::size_t>& count;
      ~Done() { --count; }
    } const done{at_work_};
    co_return co_await net::co_spawn(
        workers_, [&work]() -> net::awaitable<decltype(work())> { co_return work(); }, net::use_awaitable);
  }

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
  std::atomic<std::size_t> at_work_ = 0;
  std::atomic<bool> stopping_ = false;

  net::io_context network_;
  net::strand<net::io_context::executor_type> door_;  // where the acceptor and the clock are touched
  tcp::acceptor acceptor_;
  net::steady_timer clock_;
  unsigned short port_ = 0;

  std::map<std::string, std::unique_ptr<Catalogue>> catalogues_;
  StaticFiles files_;
  Metrics metrics_;
  Limits requests_;
  Caps connections_;
  OpenConnections open_;
  std::string peer_secret_;  // known to the processes of one database only

  std::unique_ptr<StorePool> stores_;
  std::unique_ptr<Writer> writer_;
  std::unique_ptr<Thinkers> thinkers_;
  std::unique_ptr<Lobby> lobby_;
  std::unique_ptr<Reviews> reviews_;
  std::unique_ptr<Api> api_;

  std::mutex sockets_mutex_;
  std::set<std::shared_ptr<Outbox>> sockets_;

  net::thread_pool workers_;
  std::vector<std::thread> threads_;  // of the network
};

}  // namespace ludarium
