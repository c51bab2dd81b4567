// FakeWords is Words for tests: a message is its key and arguments, so a test sees the meaning and not the wording.
#pragma once

#include <string>

#include "core/words.hpp"

namespace ludarium {

class FakeWords final : public Words {
 public:
  std::string say(const Message& message) const override;
  std::string term(std::string_view key) const override { return std::string(key); }
  std::string counted(std::string_view key, long count) const override;
  std::size_t width() const override { return 1000; }
  using Words::rule;
  std::string rule(std::string_view id, std::string_view edition) const override;
};

}  // namespace ludarium
