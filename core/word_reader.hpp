// WordReader is the common part of the readers of every game's notation: words, numbers and the signs @ > +, in small
// or capital letters, with any blanks between them. It keeps the first thing that was not understood, with the possible
// words.
// core/notation.hpp reads the verb of an action with it; the games read the rest.
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
  void refuse(Message problem);    // the word is known but does not fit here
  static MessageArg any_of(const auto& list) { return fmt::format("{}", fmt::join(list, ", ")); }

  std::uint8_t one_of(NameList list);
  template <Named E>
  E one_of() {
    return static_cast<E>(one_of(names<E>()));
  }
  // The phrase (one or two words) that comes next. If one phrase begins another, the longer one counts.
  std::optional<std::size_t> phrase(NameList phrases);
  std::optional<int> next_number() const;
  std::optional<int> number_if_any();
  std::size_t number(int least, int most);
  std::size_t place_from_one();  // written from 1

  // The names that share a part with the word: a list of all names would be too long.
  static std::vector<std::string_view> sharing_a_part(const std::vector<std::string_view>& names,
                                                      std::string_view word);

  Result<Action> finish(Action action);

 private:
  std::vector<std::string> words_;
  std::size_t at_ = 0;
  std::optional<Message> problem_;
};

}  // namespace ludarium
