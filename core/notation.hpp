// The scaffolding of every game's notation: an action is its verb, which the vocabulary knows, and what the verb needs,
// which only the game can read and write.
// Example: class ActionReader : public NotationReader<Facts, State> { ... Action operands(Do kind, std::size_t verb);
// };
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/kinds.hpp"
#include "core/word_reader.hpp"

namespace ludarium {

template <class Facts, class State>
class NotationReader : protected WordReader {
 public:
  NotationReader(const Telling<Facts, State>& about, std::string_view text)
      : WordReader(text), facts_(about.facts), s_(about.s), player_(about.s.player(about.seat)), seat_(about.seat) {}

 protected:
  using Player = std::remove_cvref_t<decltype(std::declval<const State&>().player(Seat::none))>;

  // `read_operands(kind, verb)` reads what follows; `verb` is the place of the verb among those of its kind.
  template <class ReadOperands>
  Result<Action> read_action(const VocabularyOf<Telling<Facts, State>>& words, ReadOperands&& read_operands) {
    struct Meaning {
      std::uint8_t kind;
      std::size_t verb;
    };
    std::vector<std::string_view> verbs;
    std::vector<Meaning> meanings;
    for (const auto& kind : words.actions())
      for (std::string_view verb : kind.verb_list()) {
        meanings.push_back(
            {kind.kind, verbs.empty() || meanings.back().kind != kind.kind ? 0 : meanings.back().verb + 1});
        verbs.push_back(verb);
      }
    const auto found = phrase(verbs);
    return finish(found ? read_operands(meanings[*found].kind, meanings[*found].verb) : Action{});
  }

  const Facts& facts_;
  const State& s_;
  const Player& player_;
  Seat seat_;
};

// `operands` is what the game has written behind the verb.
template <class C>
std::string with_verb(const VocabularyOf<C>& words, Action action, std::size_t verb, const std::string& operands) {
  const auto* kind = words.action(action.kind);
  const auto verbs = kind ? kind->verb_list() : std::vector<std::string_view>{};
  const std::string_view written = verb < verbs.size() ? verbs[verb] : "?";
  return operands.empty() ? std::string(written) : fmt::format("{} {}", written, operands);
}

}  // namespace ludarium
