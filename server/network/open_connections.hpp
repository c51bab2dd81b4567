// The connections that are open, so that the end of a server can end them and wait until the last one has gone.
// What cuts a connection off runs on the connection's own executor, where its stream is touched, and nowhere else.
// Example: auto connection = open.add(executor); … open.cut_all(); open.wait_until_none(std::chrono::seconds(20));
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <set>

#include "server/network/network.hpp"

namespace ludarium {

class OpenConnections {
 public:
  struct Connection {
    boost::asio::any_io_executor executor;
    std::function<void()> cut;
    bool was_cut = false;
  };

  // As long as it lives the connection can be cut off in this way; then again as before.
  class Cuttable {
   public:
    Cuttable(Connection& connection, std::function<void()> cut)
        : connection_(connection), before_(std::exchange(connection.cut, std::move(cut))) {
      if (connection.was_cut) connection.cut();
    }
    ~Cuttable() { connection_.cut = std::move(before_); }
    Cuttable(const Cuttable&) = delete;
    Cuttable& operator=(const Cuttable&) = delete;

   private:
    Connection& connection_;
    std::function<void()> before_;
  };

  std::shared_ptr<Connection> add(boost::asio::any_io_executor executor) {
    auto connection = std::make_shared<Connection>(Connection{std::move(executor), {}, false});
    const std::lock_guard lock(mutex_);
    if (cutting_) cut(connection);
    all_.insert(connection);
    return connection;
  }
  void remove(const std::shared_ptr<Connection>& connection) {
    const std::lock_guard lock(mutex_);
    all_.erase(connection);
    if (all_.empty()) none_left_.notify_all();
  }
  void cut_all() {  // and whoever comes from now on
    const std::lock_guard lock(mutex_);
    cutting_ = true;
    for (const auto& connection : all_) cut(connection);
  }
  static void cut(const std::shared_ptr<Connection>& connection) {
    boost::asio::post(connection->executor, [connection] {
      connection->was_cut = true;
      if (connection->cut) connection->cut();
    });
  }
  bool wait_until_none(std::chrono::steady_clock::duration most) {
    std::unique_lock lock(mutex_);
    return none_left_.wait_for(lock, most, [&] { return all_.empty(); });
  }

 private:
  std::mutex mutex_;
  std::condition_variable none_left_;
  std::set<std::shared_ptr<Connection>> all_;
  bool cutting_ = false;
};

}  // namespace ludarium
