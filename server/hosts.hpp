// Under which names this server is reached, and which pages may talk to it. A browser says both with every request: the
// host of the address it asked, and the origin of the page that asks. A name that resolves to this machine but that
// nobody has named here is an attack (DNS rebinding), so hosts are those the operator names; the machine itself, by its
// loopback addresses, is always one of them.
// Example: Hosts hosts({"ludarium.example"}, {}, "127.0.0.1"); hosts.knows("LOCALHOST:8080");
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace ludarium {

class Hosts {
 public:
  Hosts() = default;
  // `origins`: further pages that may talk to the server ("https://ludarium.example"); their hosts are named by that,
  // too. `address`: where the server listens; if it is one address of the machine, that is a name as well.
  Hosts(const std::vector<std::string>& names, const std::vector<std::string>& origins, const std::string& address);

  // `host` is the header: a name or an address, with a port or without.
  bool knows(std::string_view host) const;
  // A page of this origin talks to this host, over TLS or not: its own server, or a page that was named.
  bool lets_in(std::string_view origin, std::string_view host, bool secure) const;

 private:
  std::set<std::string, std::less<>> names_;
  std::set<std::string, std::less<>> origins_;
};

}  // namespace ludarium
