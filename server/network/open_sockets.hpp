// The sockets that are open, each with the right it was opened by, so that it ends when the right does: at log-out,
// when a session or a token is taken back, when a person is deleted, and by time. Example: sockets.add({outbox, right,
// connection}); … for (const Right& right : sockets.rights_of(people)) …
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/network/open_connections.hpp"
#include "server/network/socket.hpp"
#include "server/people.hpp"

namespace ludarium {

class OpenSockets {
 public:
  struct Socket {
    std::shared_ptr<Outbox> outbox;
    std::optional<Right> right;  // none: a visitor
    std::shared_ptr<OpenConnections::Connection> connection;
  };

  void add(Socket socket) {
    const std::lock_guard lock(mutex_);
    const Outbox* const key = socket.outbox.get();
    all_.emplace(key, Kept{std::move(socket), {}});
  }
  void remove(const Outbox* outbox) {
    const std::lock_guard lock(mutex_);
    all_.erase(outbox);
  }
  bool empty() const {
    const std::lock_guard lock(mutex_);
    return all_.empty();
  }
  std::size_t unread() const {  // bytes that wait in all of them
    const std::lock_guard lock(mutex_);
    std::size_t bytes = 0;
    for (const auto& [key, kept] : all_) bytes += kept.socket.outbox->unread();
    return bytes;
  }
  void end_all(Outbox::End why) {
    const std::lock_guard lock(mutex_);
    for (const auto& [key, kept] : all_) kept.socket.outbox->end(why);
  }

  // By which rights these people, or everybody, have sockets open.
  std::vector<Right> rights_of(const std::set<std::string>& people, bool everybody) const {
    std::map<std::string, Right> rights;
    const std::lock_guard lock(mutex_);
    for (const auto& [key, kept] : all_)
      if (const auto& right = kept.socket.right; right && (everybody || people.contains(right->person)))
        rights.emplace(right->hash, *right);
    std::vector<Right> each;
    each.reserve(rights.size());
    for (auto& [hash, right] : rights) each.push_back(std::move(right));
    return each;
  }

  // Says goodbye on the sockets opened by a right that has ended, and cuts off who has not hung up a moment later.
  void end(const std::set<std::string>& hashes, Time now) {
    const auto moment = std::chrono::steady_clock::now();
    const std::lock_guard lock(mutex_);
    for (auto& [key, kept] : all_) {
      const auto& right = kept.socket.right;
      if (!right) continue;
      if (kept.ended) {
        if (moment - *kept.ended > time_to_hang_up) OpenConnections::cut(kept.socket.connection);
      } else if (hashes.contains(right->hash) || (!right->of_token && right->until <= now)) {
        kept.ended = moment;
        kept.socket.outbox->end(Outbox::End::right_ended);
      }
    }
  }

 private:
  static constexpr auto time_to_hang_up = std::chrono::milliseconds(500);
  struct Kept {
    Socket socket;
    std::optional<std::chrono::steady_clock::time_point> ended;
  };

  mutable std::mutex mutex_;
  std::map<const Outbox*, Kept> all_;
};

}  // namespace ludarium
