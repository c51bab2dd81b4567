// OwnServer is a server inside the test, on a free port of this machine, with a clock that the test controls.
// Example: OwnServer server; WebClient ana = server.guest();
#pragma once

#include <atomic>
#include <memory>
#include <sstream>

#include "server/server.hpp"
#include "tests/support/postgres_server.hpp"
#include "tests/support/web_client.hpp"

namespace ludarium {

class OwnServer {
 public:
  explicit OwnServer(ServerOptions options = {});

  void start();
  void stop() { server_.reset(); }
  WebClient client() const { return WebClient(server_->port()); }
  WebClient guest() const;
  unsigned short port() const { return server_->port(); }
  std::string log() const { return log_.str(); }
  void wait(Duration time) { now_ += time; }
  ServerOptions options;

 private:
  TemporaryFolder folder_;
  std::atomic<Time> now_;
  std::ostringstream log_;
  std::unique_ptr<Server> server_;
};

const Registry& served_games();  // with the embedded facts

// Opens and starts a table of Scythe: the opener at the first seat, bots at the others. Returns its id.
std::string open_table(WebClient& owner, int bots = 1, const boost::json::object& more = {});

// The record of a game for two without a table, as the terminal saves it: a number of decisions, or the whole game.
std::string record_of(const std::string& game, int moves);

}  // namespace ludarium
