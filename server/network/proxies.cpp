#include "server/network/proxies.hpp"

#include <algorithm>

#include "core/read_number.hpp"
#include "server/server.hpp"

namespace ludarium {
namespace {

net::ip::address_v6 widened(const net::ip::address& address) {
  return address.is_v6() ? address.to_v6() : net::ip::make_address_v6(net::ip::v4_mapped, address.to_v4());
}

std::string_view without_spaces(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

bool same_beginning(const net::ip::address_v6::bytes_type& one, const net::ip::address_v6::bytes_type& other,
                    unsigned bits) {
  for (std::size_t i = 0; i < one.size(); ++i) {
    const unsigned here = std::min(8u, bits - std::min(bits, static_cast<unsigned>(i) * 8));
    if (((one[i] ^ other[i]) >> (8 - here)) != 0) return false;
  }
  return true;
}

}  // namespace

std::string plain_address(const net::ip::address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return net::ip::make_address_v4(net::ip::v4_mapped, address.to_v6()).to_string();
  return address.to_string();
}

Proxies::Network Proxies::read(const std::string& named) {
  const auto slash = named.find('/');
  Code error;
  const auto address = net::ip::make_address(named.substr(0, slash), error);
  const unsigned most = address.is_v4() ? 32 : 128;
  unsigned bits = most;
  const bool whole = slash == std::string::npos || read_number(std::string_view(named).substr(slash + 1), bits);
  if (error || !whole || bits > most) throw CannotStart(CannotStart::Why::bad_proxy, named);
  return {widened(address), bits + (128 - most)};
}

Proxies::Proxies(const std::vector<std::string>& named) {
  for (const std::string& one : named) networks_.push_back(read(one));
}

bool Proxies::trusts(const std::string& address) const {
  if (networks_.empty()) return false;
  Code error;
  const auto parsed = net::ip::make_address(address, error);
  if (error) return false;
  const auto bytes = widened(parsed).to_bytes();
  return std::any_of(networks_.begin(), networks_.end(), [&](const Network& network) {
    return same_beginning(bytes, network.first.to_bytes(), network.bits);
  });
}

std::string Proxies::client_of(const std::string& proxy, std::string_view forwarded) const {
  std::string client = proxy;
  while (!forwarded.empty()) {
    const auto comma = forwarded.rfind(',');
    const std::string_view last = without_spaces(forwarded.substr(comma == std::string_view::npos ? 0 : comma + 1));
    forwarded = forwarded.substr(0, comma == std::string_view::npos ? 0 : comma);
    Code error;
    const auto address = net::ip::make_address(std::string(last), error);
    if (error) return client;
    client = plain_address(address);
    if (!trusts(client)) return client;
  }
  return client;
}

void Proxies::know_peers(const std::vector<std::string>& names) {
  std::set<std::string> addresses;
  for (const std::string& name : names) addresses.insert(name.substr(0, name.rfind(':')));
  const std::lock_guard lock(mutex_);
  peers_ = std::move(addresses);
}

bool Proxies::speaks_for_many(const std::string& address) const {
  if (trusts(address)) return true;
  const std::lock_guard lock(mutex_);
  return peers_.contains(address);
}

}  // namespace ludarium
