// The achievement sheet: a text file with a line for each feat and the name of the first who did it. A filled line
// stays, in whatever language it was written: the feat is known by its key, the words beside it are for people.
// Example: Sheet sheet = Sheet::read(text); if (sheet.open(key)) sheet.sign(key, words.term(key), "Ada");
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ludarium {

class Sheet {
 public:
  static Sheet read(std::string_view text);  // lines it does not understand are kept as they are
  std::string write() const;

  bool open(std::string_view key) const;
  void sign(std::string_view key, std::string_view feat, std::string_view name);  // a filled line stays as it is

 private:
  std::vector<std::string> lines_;
};

}  // namespace ludarium
