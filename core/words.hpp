// Words says a Message in the reader's language. core and the games know only this interface; words/ implements it with
// the gettext catalogues.
#pragma once

#include <string>
#include <string_view>

#include "core/message.hpp"
#include "core/screen_text.hpp"

namespace ludarium {

class Words {
 public:
  virtual ~Words() = default;
  virtual std::string say(const Message& message) const = 0;
  virtual std::string term(std::string_view key) const = 0;  // the entry itself, without holes
  virtual std::string counted(std::string_view key, long count) const = 0;
  virtual std::size_t width() const { return screen_width; }  // columns on the reader's screen

  // The text of a rule of the ledgers, in the words of the named edition if they differ. Empty if there is no such
  // rule.
  virtual std::string rule(std::string_view id, std::string_view edition) const = 0;
  std::string rule(std::string_view id) const { return rule(id, {}); }
};

}  // namespace ludarium
