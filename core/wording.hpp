// AboutAction and AboutEvent are the base of every game's sentences: the action or event, its position, and its
// operands as the things they name. AboutTable is the base of its board for the terminal.
// Only sentences that need more than their fields are worded in a game's code. The others come from the table of kinds
// (core/kinds.hpp) and the catalogue.
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

using Phrases = std::vector<Message>;  // joined with commas
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
  // A line of the log begins with the seat it is about.
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

// The board for a terminal: the position, the viewer, and the language.
template <class Facts, class State>
struct AboutTable {
  const Facts& facts;
  const State& s;
  Seat viewer;
  const Words& words;

  using Args = MessageArgs;

  std::string say(const char* key, Args args = {}) const { return words.say({key, std::move(args)}); }

  // Joins the parts with " · " and indents them. Without parts the result is empty.
  static std::string line(const std::vector<std::string>& parts, std::string_view indent = "  ") {
    std::string text;
    for (const std::string& part : parts)
      if (!part.empty()) text += (text.empty() ? std::string(indent) : " · ") + part;
    return text.empty() ? text : text + "\n";
  }
  static void add(std::string& list, const std::string& entry) { list += (list.empty() ? "" : ", ") + entry; }
};

}  // namespace ludarium
