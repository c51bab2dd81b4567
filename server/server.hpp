// Tables on the network: HTTP/1.1 and WebSocket. A Server owns the store, the lobby with its tables, the bots' threads
// and the network; each connection is a coroutine that reads, asks its table and writes. Time is handed in. Example:
// Server server(games, data, options, machine_time, std::cerr); server.start(); … server.stop();
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "core/registry.hpp"
#include "table/time.hpp"

namespace ludarium {

struct ServerOptions {
  std::string address = "127.0.0.1";
  unsigned short port = 8080;  // 0: any that is free
  bool or_next_port = false;   // where that port is taken, the next one that is free
  std::string database = "ludarium.db";
  std::string web;                   // folder of the client; empty: the page below
  std::string_view page;             // the client as a pack (server/static_files.hpp); outlives the server
  std::vector<std::string> hosts;    // names under which people reach us, besides this machine's loopback
  std::vector<std::string> origins;  // pages that may talk to us, besides our own
  std::vector<std::string> proxies;  // addresses and networks whose X-Forwarded-For and -Proto are believed
  std::string peer;                  // "10.0.0.5:8080": where the other processes reach this one; empty: alone
  std::size_t network_threads = 2;
  std::size_t worker_threads = 4;
  std::size_t bot_threads = 2;
  std::size_t most_connections = 20'000;
  std::size_t most_of_an_address = 200;
  double requests_a_second = 50;      // of an address
  double messages_a_second = 30;      // of a connection
  double chat_lines_a_second = 0.5;   // of a person, and twenty seconds' worth at once
  std::string critic{adviser_level};  // who reviews finished games
};

// What whoever starts a server can mend: cli/start_failure.hpp has a sentence for each.
class CannotStart : public std::runtime_error {
 public:
  enum class Why : std::uint8_t {
    bad_address,
    bad_proxy,
    bad_host,
    bad_origin,
    bad_peer,
    bad_database,
    not_our_address,
    port_taken,
    port_forbidden,
    no_page,
    no_database,
    newer_database,
    database_in_use,
    database_not_ours
  };

  CannotStart(Why why, const std::string& what) : std::runtime_error(what), why_(why) {}
  Why why() const { return why_; }

 private:
  Why why_;
};

Time machine_time();

// The address for a browser on this machine. An address such as 0.0.0.0 means all addresses and cannot be opened.
std::string page_address(const std::string& address, unsigned short port);

class Server {
 public:
  // Making and starting throw CannotStart where the page, the database, the address or the port cannot be had.
  Server(const Registry& games, const DataSource& data, ServerOptions options, std::function<Time()> now,
         std::ostream& log);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  void start();
  unsigned short port() const;
  void stop();              // everything is saved, everybody told to come again
  void run_until_signal();  // SIGTERM or SIGINT

 private:
  class Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace ludarium
