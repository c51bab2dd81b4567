// Request is a request to a Site; SiteRefusal is its error. Only the files of this folder need them.
#pragma once

#include <boost/json.hpp>
#include <string>

#include "core/request.hpp"
#include "site/site.hpp"

namespace ludarium {

// An error for the caller; thrown and caught inside a Site only.
struct SiteRefusal {
  Error error;
};
[[noreturn]] void refuse(std::string code, std::string key);

// The value, or a SiteRefusal with its error.
template <class T>
T wanted(Result<T> result) {
  if (!result) throw SiteRefusal{result.error()};
  return std::move(*result);
}

struct Site::Request {
  const boost::json::object& json;
  const Words& words;

  std::string text(std::string_view name) const { return text_field(json, name); }
  std::int64_t number(std::string_view name, std::int64_t fallback = 0) const {
    return number_field(json, name, fallback);
  }
  Time now() const { return number("now"); }
  Person person() const { return {text("person"), text("name")}; }
  const AnyGame& game(const Registry& registry) const;
  OpenTable& table(std::map<std::string, OpenTable>& tables) const;
  AnyState view(const AnyGame& game) const;  // by "view" or by "position"
  Seat seat(const AnyGame& game, const AnyState& view) const;
  Action action(const AnyGame& game, const AnyState& view, Seat seat) const;  // by "deed" or by "action"
};

}  // namespace ludarium
