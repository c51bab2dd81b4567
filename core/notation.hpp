// NotationReader and with_verb are the common part of every game's notation. An action is a verb, which the vocabulary
// knows, and then what the verb needs, which only the game can read and write.
// Example: class ActionReader : public NotationReader<Facts, State> { ... Action operands(Do kind, std::size_t verb);
// };
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/kinds.hpp"
#include "core/word_reader.hpp"

namespace ludarium {

// `Self::operands(kind, verb)` reads what follows the verb. `verb` is its place among the verbs of its kind.
template <class Self, class Do, class Facts, class State>
class NotationReader : protected WordReader {
 public:
  using About = Telling<Facts, State>;

  NotationReader(const About& about, std::string_view text)
      : WordReader(text), facts_(about.facts), s_(about.s), player_(about.s.player(about.seat)), seat_(about.seat) {}

  Result<Action> read(const VocabularyOf<About>& words) {
    std::vector<std::string_view> verbs;
    std::vector<std::pair<Do, std::size_t>> meanings;
    for (const KindOf<About>& kind : words.actions()) {
      const auto own = kind.verb_list();
      for (std::size_t verb = 0; verb < own.size(); ++verb) meanings.emplace_back(static_cast<Do>(kind.kind), verb);
      verbs.insert(verbs.end(), own.begin(), own.end());
    }
    const auto found = phrase(verbs);
    if (!found) return finish({});
    const auto [kind, verb] = meanings[*found];
    return finish(static_cast<Self&>(*this).operands(kind, verb));
  }

 protected:
  using Player = std::remove_cvref_t<decltype(std::declval<const State&>().player(Seat::none))>;

  const Facts& facts_;
  const State& s_;
  const Player& player_;
  Seat seat_;
};

// `operands` is the text that the game has written behind the verb.
template <class C>
std::string with_verb(const VocabularyOf<C>& words, Action action, std::size_t verb, const std::string& operands) {
  const auto* kind = words.action(action.kind);
  const auto verbs = kind ? kind->verb_list() : std::vector<std::string_view>{};
  const std::string_view written = verb < verbs.size() ? verbs[verb] : "?";
  return operands.empty() ? std::string(written) : fmt::format("{} {}", written, operands);
}

}  // namespace ludarium
