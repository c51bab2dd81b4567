// What the wording of every game is made of: the action or event that is to be put into words, with the position it is
// about and its operands as what they name.
// What its table says (core/kinds.hpp) needs no words here but the sentence in the catalogue: its holes are the fields.
// Example: struct EventText : AboutEvent<Facts, State> { Message text() const; ... }; EventText{{facts, s,
// event}}.text()
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/action.hpp"
#include "core/event.hpp"
#include "core/message.hpp"
#include "core/telling.hpp"
#include "core/words.hpp"

namespace ludarium {

using Phrases = std::vector<Message>;  // said one after the other, with commas
using MessageArgs = std::vector<std::pair<std::string, MessageArg>>;

template <class Facts, class State>
struct AboutAction {
  const Facts& facts;
  const State& s;
  Seat seat;
  Action a;

  using Args = MessageArgs;

  const auto& player() const { return s.player(seat); }
  std::size_t n(std::size_t i = 0) const { return a.arg[i]; }
  template <class E>
  E as(std::size_t i = 0) const {
    return static_cast<E>(a.arg[i]);
  }
  // The sentence of its kind under `prefix`, "scythe.action."; an action of another game has none.
  Message sentence(const auto& vocabulary, const std::string& prefix) const {
    auto said = vocabulary.say(Telling<Facts, State>{facts, s, seat}, a);
    if (!said) return {prefix + "unknown", {}};
    said->key.insert(0, prefix);
    return *std::move(said);
  }
};

template <class Facts, class State>
struct AboutEvent {
  const Facts& facts;
  const State& s;
  const Event& e;

  using Args = MessageArgs;

  long n(std::size_t i = 0) const { return e.arg[i]; }
  template <class E>
  E as(std::size_t i = 0) const {
    return thing<E>(e.arg[i]);
  }
  // A line of the log begins with whom it is about.
  Message line(const char* key, Args args = {}) const {
    args.insert(args.begin(), {"who", who(s, e.seat)});
    return {key, std::move(args)};
  }
  // The sentence of its kind under `prefix`, "scythe.event.".
  Message sentence(const auto& vocabulary, const std::string& prefix) const {
    auto said = vocabulary.say(Telling<Facts, State>{facts, s, e.seat}, e);
    if (!said) said = Message{"something", {}};
    return line((prefix + said->key).c_str(), std::move(said->args));
  }
};

// The table for a terminal: the position, who looks at it, and the language it is drawn in.
template <class Facts, class State>
struct AboutTable {
  const Facts& facts;
  const State& s;
  Seat viewer;
  const Words& words;

  using Args = MessageArgs;

  std::string say(const char* key, Args args = {}) const { return words.say({key, std::move(args)}); }

  // Joins what is there with " · " and indents it; nothing if there is nothing.
  static std::string line(const std::vector<std::string>& parts, std::string_view indent = "  ") {
    std::string text;
    for (const std::string& part : parts)
      if (!part.empty()) text += (text.empty() ? std::string(indent) : " · ") + part;
    return text.empty() ? text : text + "\n";
  }
  static void add(std::string& list, const std::string& entry) { list += (list.empty() ? "" : ", ") + entry; }
};

}  // namespace ludarium
