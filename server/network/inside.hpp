// What a Server is made of, for the files that make it: server.cpp (beginning and end), serve_http.cpp (requests),
// serve_socket.cpp (WebSockets). Nobody else includes this.
//
// Who owns whom, and how it ends. The network is the first member and so the last to go: whatever hangs on it (streams,
// timers, outboxes) goes before it. `stop` ends things from the outside in: nothing new is taken; every connection's
// coroutine is told to end and ends by itself, and with it the outbox it lent to a table; then the network's threads
// run out of work; then the workers; then the bots; then tables are saved and the writer is empty.
#pragma once

#include <atomic>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include "server/api.hpp"
#include "server/heart.hpp"
#include "server/hosts.hpp"
#include "server/limits.hpp"
#include "server/log.hpp"
#include "server/metrics.hpp"
#include "server/network/network.hpp"
#include "server/network/open_connections.hpp"
#include "server/network/open_sockets.hpp"
#include "server/network/proxies.hpp"
#include "server/network/socket.hpp"
#include "server/network/tunnel.hpp"
#include "server/server.hpp"
#include "server/static_files.hpp"
#include "store/database_lock.hpp"
#include "words/catalogue.hpp"

namespace ludarium {

using Outgoing = http::response<http::string_body>;
using WebSocket = websocket::stream<Stream>;

inline constexpr std::size_t most_requests_at_work = 512;
inline constexpr auto idle_time = std::chrono::seconds(60);

class Server::Inside {
 public:
  Inside(const Registry& games, const DataSource& data, ServerOptions options, std::function<Time()> now,
         std::ostream& log);
  ~Inside() {
    stop();
    heart_->stop();  // where the start has failed on the way
  }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

  void start();
  void stop();
  void run_until_signal();
  unsigned short port() const { return port_; }

 private:
  using Connection = OpenConnections::Connection;
  class Talking;

  void open_stores();
  void listen();
  void say_where();
  Code try_to_listen(const tcp::endpoint& here);
  void make_tables(const Registry& games, const DataSource& data);
  void post_work(std::function<void()> work);  // on a worker; what it throws is logged
  void note_fault(const std::exception& fault);
  void send_everybody_away();
  void look_for_ended_rights();
  void cut_ended_rights();  // sockets whose session, token or person is gone, here or in another process
  net::awaitable<void> tick();

  net::awaitable<void> accept();
  void note_end(const std::exception_ptr& fault);
  net::awaitable<void> serve(Stream stream, std::string address, std::shared_ptr<Connection> connection);
  net::awaitable<bool> answer(Stream& stream, HttpReply reply, const Incoming& in, bool last = false);
  net::awaitable<void> refuse_unread(Stream& stream, const Incoming& in, Code error);
  enum class Handed : std::uint8_t { no, yes, silent };
  net::awaitable<Handed> hand_over(Stream& stream, const HttpRequest& request, const Incoming& in);
  net::awaitable<HttpReply> reply_to(const HttpRequest& request, const Incoming& in);

  net::awaitable<Api::Admission> admit(const HttpRequest& request);
  net::awaitable<void> talk(Stream stream, Incoming in, HttpRequest request, std::shared_ptr<Connection> connection);
  net::awaitable<Outbox::End> end_at_the_door(const Api::Admission& admission);
  net::awaitable<std::optional<ViewerId>> sit_down(Api::Admission& admission, const HttpRequest& request,
                                                   const std::shared_ptr<Outbox>& outbox);
  net::awaitable<void> read_messages(WebSocket& socket, const Api::Admission& admission, ViewerId viewer,
                                     std::string address, Outbox& outbox, std::shared_ptr<Connection> connection);
  bool talks_too_much(const boost::json::object& message, const Api::Admission& admission, const std::string& address);
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
  bool asks_this_server(const HttpRequest& request) const;
  HttpReply wrong_host(const HttpRequest& request) const;
  HttpReply static_reply(const HttpRequest& request, const Incoming& in) const;
  HttpReply metrics_reply();
  net::awaitable<HttpReply> health(const std::string& language);
  // A refusal outside the API, in the language the browser asks for.
  HttpReply refuse(const std::string& language, unsigned status, const char* code, const char* key) const;
  void begin_lease();
  void know_peers();  // so that they are not capped
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
  Hosts hosts_;
  StaticFiles files_;
  Metrics metrics_;
  Limits requests_;
  Limits talk_;  // lines of chat, of a person
  Proxies proxies_;
  Caps connections_;  // by the address they come from
  Caps forwarded_;    // requests and sockets that came through a proxy, by the client's address
  OpenConnections open_;
  std::string peer_secret_;  // known to the processes of one database only

  std::optional<DatabaseLock> database_;  // ours alone, or shared with peers
  std::unique_ptr<StorePool> stores_;
  std::unique_ptr<Heart> heart_;
  std::unique_ptr<Writer> writer_;
  std::unique_ptr<Snapshots> snapshots_;
  std::unique_ptr<Thinkers> thinkers_;
  std::unique_ptr<Lobby> lobby_;
  std::unique_ptr<Reviews> reviews_;
  std::unique_ptr<Api> api_;

  OpenSockets sockets_;
  std::mutex endings_mutex_;
  std::int64_t last_ending_ = 0;
  std::atomic<bool> endings_unread_ = false;

  net::thread_pool workers_;
  std::vector<std::thread> threads_;  // of the network
};

}  // namespace ludarium
