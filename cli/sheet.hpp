// Sheet is the achievement sheet: a text file with a line for each feat and the name of the first player who did it. A
// filled line stays in the language in which it was written: the key identifies the feat, and the words beside it are
// for people.
// Example: Sheet sheet = Sheet::read(text); if (sheet.open(key)) sheet.sign(key, words.term(key), "Ada");
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ludarium {

class Sheet {
 public:
  static Sheet read(std::string_view text);  // unknown lines are kept
  std::string write() const;

  bool open(std::string_view key) const;
  void sign(std::string_view key, std::string_view feat, std::string_view name);  // a filled line does not change

 private:
  std::vector<std::string> lines_;
};

}  // namespace ludarium
