// What the files that make the Store share: SQL values made and read, and who may find a table. Nobody else includes
// this.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/store.hpp"

namespace ludarium {

// Whoever $1 is finds a table in lists, and in what is told of games: it is listed, or it is one of their own. Any
// other table is found by its link alone.
inline constexpr std::string_view may_be_found =
    "(listed = 1 OR owner = $1 OR id IN (SELECT table_id FROM seat WHERE person = $1))";

inline std::string at_a_table_to_find(std::string_view column) {
  return std::string(column).append(" IN (SELECT id FROM game_table WHERE ").append(may_be_found).append(")");
}

inline SqlValue or_null(const std::string& text) { return text.empty() ? SqlValue(nullptr) : SqlValue(text); }
inline SqlValue or_null(const std::optional<Moment>& moment) { return moment ? SqlValue(*moment) : SqlValue(nullptr); }
inline std::int64_t whole(std::size_t count) { return static_cast<std::int64_t>(count); }

inline std::optional<std::string> one_text(const SqlRows& rows) {
  if (rows.empty()) return std::nullopt;
  return rows.front().text(0);
}

}  // namespace ludarium
