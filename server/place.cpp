#include "server/place.hpp"

#include <algorithm>
#include <vector>

#include "server/secrets.hpp"

namespace ludarium {
namespace {

constexpr std::size_t groups_of_a_network = 4, groups_of_an_address = 8;

std::vector<std::string> groups_in(const std::string& text) {
  std::vector<std::string> groups;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(':', at), text.size());
    groups.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return groups;
}

}  // namespace

// "2001:db8:1::7" is of the network 2001:db8:1:0; "::ffff:192.0.2.7" is an IPv4 address.
std::string network_of(const std::string& address) {
  if (address.find(':') == std::string::npos) return address;
  if (address.find('.') != std::string::npos) return address.substr(address.rfind(':') + 1);
  const std::string plain = address.substr(0, address.find('%'));
  const std::size_t gap = plain.find("::");
  std::vector<std::string> groups = groups_in(plain.substr(0, gap));
  if (gap != std::string::npos) {
    const std::vector<std::string> last = groups_in(plain.substr(gap + 2));
    if (groups.size() + last.size() < groups_of_an_address) groups.resize(groups_of_an_address - last.size(), "0");
    groups.insert(groups.end(), last.begin(), last.end());
  }
  groups.resize(groups_of_a_network, "0");
  std::string network;
  for (const std::string& group : groups) network += group + ":";
  return network;
}

std::string Place::mark(const std::string& address) const {
  constexpr std::size_t length = 16;
  return address.empty() ? "" : hash_token(secret_ + network_of(address)).substr(0, length);
}

}  // namespace ludarium
