// LookOf is a position that rules only ask; PlayOf is a position that rules change. A game derives from both and adds
// what its chapters often ask. TaskPlayOf is for games that keep what is still to be done as a stack of tasks in the
// state.
// Example: struct Look : LookOf<Facts, State> { using LookOf::LookOf; const Player& mover() const { return s.mover(); }
// };
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "core/event.hpp"

namespace ludarium {

template <class Facts, class State>
struct LookOf {
  LookOf(const Facts& by, const State& state) : facts(by), s(state) {}

  const Facts& facts;
  const State& s;
};

template <class Facts, class State>
struct PlayOf {
  PlayOf(const Facts& by, State& state, Events* sink = nullptr) : facts(by), s(state), events(sink) {}

  const Facts& facts;
  State& s;
  Events* events;  // none in search

  template <class Kind>
  void tell(Kind kind, Seat seat, std::array<std::int16_t, 6> args = {}, SeatSet audience = SeatSet::everyone()) {
    if (events) events->push_back({static_cast<std::uint8_t>(kind), seat, audience, args});
  }
};

// An action pushes tasks. They are done one after the other until one needs a decision.
template <class Facts, class State>
struct TaskPlayOf : PlayOf<Facts, State> {
  using PlayOf<Facts, State>::PlayOf;
  using PlayOf<Facts, State>::s;

  bool waiting = false;  // a task has asked a question

  auto& actor() { return s.player(s.actor); }
  auto& top() { return s.tasks[s.task_count - 1u]; }
  auto pop() {
    const auto task = top();
    top() = {};
    --s.task_count;
    return task;
  }

 protected:
  template <class Task>
  void push_task(const Task& task) {
    assert(s.task_count < s.tasks.size());
    s.tasks[s.task_count++] = task;
  }
};

}  // namespace ludarium
