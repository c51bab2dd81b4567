// The promise that somebody can say a Message in the reader's language. core and the games only know this interface;
// words/ keeps it with the gettext catalogues.
#pragma once

#include <string>
#include <string_view>

#include "core/message.hpp"

namespace ludarium {

class Words {
 public:
  virtual ~Words() = default;
  virtual std::string say(const Message& message) const = 0;
  virtual std::string term(std::string_view key) const = 0;  // the entry itself, without holes
  virtual std::string counted(std::string_view key, long count) const = 0;
  virtual std::string rule(std::string_view id) const = 0;  // the text of a rule of the ledgers; empty if there is none
};

}  // namespace ludarium
