// Rule names the rule of a ledger that forbids something, or nothing. A guard returns it: the legal actions are those
// that no guard forbids, and a refusal names what the same guard returned. So no condition is written twice.
// Example: Rule forbids_jar(const Look& look, std::size_t place) { return taken(place) ? "PW-ABS-06" : allowed; }
#pragma once

#include <string_view>

namespace ludarium {

class Rule {
 public:
  constexpr Rule() = default;
  constexpr Rule(const char* id) : id_(id) {}  // NOLINT(google-explicit-constructor): a guard returns the id

  constexpr explicit operator bool() const { return id_ != nullptr; }  // it forbids
  constexpr const char* id() const { return id_; }
  constexpr bool operator==(std::string_view id) const { return id_ != nullptr && id == id_; }

 private:
  const char* id_ = nullptr;
};
inline constexpr Rule allowed{};

}  // namespace ludarium
