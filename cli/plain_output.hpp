// PlainOutput is a stream for terminals without UTF-8: letters lose their accents, lines and signs become ASCII.
// Example: PlainOutput plain(*std::cout.rdbuf()); std::ostream out(&plain);
#pragma once

#include <streambuf>
#include <string>

namespace ludarium {

class PlainOutput final : public std::streambuf {
 public:
  explicit PlainOutput(std::streambuf& out) : out_(out) {}

 protected:
  int_type overflow(int_type byte) override;
  int sync() override { return out_.pubsync(); }

 private:
  std::streambuf& out_;
  std::string begun_;  // the first bytes of an incomplete character
};

}  // namespace ludarium
