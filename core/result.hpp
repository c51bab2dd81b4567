// Result is a value or an Error that says why there is none. It is for problems that a user can cause; a problem that
// only a bug can cause is an assert.
// Example: Result<State> read(...); if (!result) return result.error();  // words.say(result.error().message)
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

#include "core/message.hpp"

namespace ludarium {

struct Error {
  std::string code;  // short and stable, for programs: "bad_position"
  Message message;   // for people
  bool operator==(const Error&) const = default;
};

template <class T>
class Result {
 public:
  Result(T value) : held_(std::move(value)) {}      // NOLINT(google-explicit-constructor)
  Result(Error error) : held_(std::move(error)) {}  // NOLINT(google-explicit-constructor)
  explicit operator bool() const { return held_.index() == 0; }
  T& value() {
    assert(*this);
    return std::get<0>(held_);
  }
  const T& value() const {
    assert(*this);
    return std::get<0>(held_);
  }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  const Error& error() const {
    assert(!*this);
    return std::get<1>(held_);
  }

 private:
  std::variant<T, Error> held_;
};

}  // namespace ludarium
