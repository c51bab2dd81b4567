// Whose word counts on who asks: the proxies the operator named, and the other processes of ours. They speak for many
// people, so no cap on one address holds for them; what they say about the client's address is believed of nobody else.
// Example: Proxies proxies({"127.0.0.1", "10.0.0.0/8"}); proxies.client_of("127.0.0.1", "203.0.113.7");
#pragma once

#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "server/network/network.hpp"

namespace ludarium {

class Proxies {
 public:
  // Addresses, and networks as "10.0.0.0/8". Throws CannotStart for what is neither.
  explicit Proxies(const std::vector<std::string>& named);

  bool trusts(const std::string& address) const;
  // The client for whom a proxy we trust has asked, as X-Forwarded-For says: the last address there that is no proxy of
  // ours. What stands before that anybody could have written.
  std::string client_of(const std::string& proxy, std::string_view forwarded) const;

  void know_peers(const std::vector<std::string>& names);  // "10.0.0.5:8080": the processes that are alive
  bool speaks_for_many(const std::string& address) const;  // a proxy or a peer

 private:
  struct Network {
    net::ip::address_v6 first;
    unsigned bits = 128;
  };
  static Network read(const std::string& named);

  std::vector<Network> networks_;
  mutable std::mutex mutex_;
  std::set<std::string> peers_;  // their addresses
};

// As it is written down everywhere here: an IPv4 address that came over IPv6 is an IPv4 address.
std::string plain_address(const net::ip::address& address);

}  // namespace ludarium
