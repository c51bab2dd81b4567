// Whether two people come from one place, as far as addresses tell: the same IPv4 address, or the same network of an
// IPv6 one, of which a household has all addresses. What is kept of it is a mark that only this database can make.
// Example: Place(secret).mark("192.0.2.7") == Place(secret).mark("192.0.2.7")
#pragma once

#include <string>

namespace ludarium {

class Place {
 public:
  explicit Place(std::string secret) : secret_(std::move(secret)) {}
  std::string mark(const std::string& address) const;  // empty: no address is known

 private:
  std::string secret_;
};

std::string network_of(const std::string& address);

}  // namespace ludarium
