// What the readers of every game's notation share: words, numbers and the signs @ > +, small or capital, with any
// blanks between them. The first thing that was not understood is kept, with what would have been possible.
// Example: class ActionReader : WordReader { ... Result<Action> read() { return read_verb<ActionReader>(*this, list); }
// };
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
  // An action begins with its verb; the rest is read by that verb's own function.
  template <class Self>
  struct Verb {
    std::string_view word;
    Action (Self::*read)();
  };
  template <class Self>
  Result<Action> read_verb(Self& self, std::span<const Verb<Self>> verbs) {
    std::vector<std::string_view> known;
    for (const Verb<Self>& verb : verbs) {
      if (accept(verb.word)) return finish((self.*verb.read)());
      known.push_back(verb.word);
    }
    fail(any_of(known));
    return finish({});
  }

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
  std::optional<int> next_number() const;
  std::optional<int> number_if_any();
  std::size_t number(int least, int most);

  // Naming everything there is would help nobody: the names that have a part in common with the word.
  static std::vector<std::string_view> sharing_a_part(const std::vector<std::string_view>& names,
                                                      std::string_view word);

 private:
  Result<Action> finish(Action action);

  std::vector<std::string> words_;
  std::size_t at_ = 0;
  std::optional<Message> problem_;
};

}  // namespace ludarium
