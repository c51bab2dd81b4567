// What the readers of every game's notation share: words, numbers and the signs @ > +, small or capital, with any
// blanks between them. The first thing that was not understood is kept, with what would have been possible.
// core/notation.hpp reads the verb of an action with it, the games read the rest.
// Example: const Hex to = hex(); return act::step(to, accept("+") ? one_of<Load>() : Load::nothing);
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/action.hpp"
#include "core/message.hpp"
#include "core/names.hpp"
#include "core/result.hpp"

namespace ludarium {

class WordReader {
 protected:
  explicit WordReader(std::string_view text);

  bool more() const { return at_ < words_.size(); }
  std::string_view next() const { return more() ? std::string_view(words_[at_]) : ""; }
  void advance() { at_ += more(); }
  bool accept(std::string_view word);
  void expect(std::string_view word);
  bool accept_suffix(char letter);  // the last letter of the next word, if something stands before it

  bool understood() const { return !problem_; }
  void fail(MessageArg possible);  // the next word is none of these
  void refuse(Message problem);    // it is, but it cannot be meant
  static MessageArg any_of(const auto& list) { return fmt::format("{}", fmt::join(list, ", ")); }

  std::uint8_t one_of(NameList list);
  template <Named E>
  E one_of() {
    return static_cast<E>(one_of(names<E>()));
  }
  // Which of these phrases of one or two words comes next; the longer one, where a phrase begins another.
  std::optional<std::size_t> phrase(NameList phrases);
  std::optional<int> next_number() const;
  std::optional<int> number_if_any();
  std::size_t number(int least, int most);
  std::size_t place_from_one();  // written from 1

  // Naming everything there is would help nobody: the names that have a part in common with the word.
  static std::vector<std::string_view> sharing_a_part(const std::vector<std::string_view>& names,
                                                      std::string_view word);

  Result<Action> finish(Action action);

 private:
  std::vector<std::string> words_;
  std::size_t at_ = 0;
  std::optional<Message> problem_;
};

}  // namespace ludarium
