#include "server/hosts.hpp"

#include <algorithm>

namespace ludarium {
namespace {

std::string lower_case(std::string_view text) {
  std::string lower(text);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; });
  return lower;
}

// "Ludarium.Example.:8080" is "ludarium.example" and "8080"; "[::1]:80" is "[::1]" and "80". Nobody is reached by what
// has something else than a number for its port.
struct HostAndPort {
  std::string host, port;
};
HostAndPort split(std::string_view header) {
  const auto colon = header.rfind(':');
  const bool has_port = colon != std::string_view::npos && header.find(']', colon) == std::string_view::npos;
  HostAndPort parts{lower_case(header.substr(0, has_port ? colon : header.size())),
                    has_port ? std::string(header.substr(colon + 1)) : ""};
  if (parts.port.find_first_not_of("0123456789") != std::string::npos) return {};
  if (parts.host.ends_with('.')) parts.host.pop_back();
  return parts;
}

// As an origin is compared: in small letters and without the port that goes without saying.
std::string origin_of(std::string_view scheme, std::string_view host_header) {
  const auto [host, port] = split(host_header);
  std::string origin = lower_case(scheme) + "://" + host;
  const std::string_view usual = scheme == "https" ? "443" : "80";
  if (!port.empty() && port != usual) origin += ":" + port;
  return origin;
}

struct Origin {
  std::string scheme, host;
};
Origin read_origin(std::string_view text) {
  const auto end = text.find("://");
  if (end == std::string_view::npos) return {};
  std::string_view host = text.substr(end + 3);
  if (host.ends_with('/')) host.remove_suffix(1);
  return {lower_case(text.substr(0, end)), std::string(host)};
}

bool stands_for_all(std::string_view address) { return address == "0.0.0.0" || address == "::"; }

}  // namespace

Hosts::Hosts(const std::vector<std::string>& names, const std::vector<std::string>& origins, const std::string& address)
    : names_{"localhost", "127.0.0.1", "[::1]"} {
  for (const std::string& name : names) names_.insert(split(name).host);
  for (const std::string& text : origins) {
    const Origin origin = read_origin(text);
    names_.insert(split(origin.host).host);
    origins_.insert(origin_of(origin.scheme, origin.host));
  }
  const bool numbers_of_six = address.find(':') != std::string::npos;
  if (!stands_for_all(address)) names_.insert(lower_case(numbers_of_six ? "[" + address + "]" : address));
}

bool Hosts::knows(std::string_view host) const {
  const std::string name = split(host).host;
  return !name.empty() && names_.contains(name);
}

bool Hosts::lets_in(std::string_view origin, std::string_view host, bool secure) const {
  const Origin asking = read_origin(origin);
  if (asking.host.empty()) return false;
  const std::string page = origin_of(asking.scheme, asking.host);
  return page == origin_of(secure ? "https" : "http", host) || origins_.contains(page);
}

}  // namespace ludarium
