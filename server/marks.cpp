#include "server/marks.hpp"

#include <fmt/format.h>

#include "core/game.hpp"
#include "table/scene.hpp"

namespace ludarium {
namespace {

std::string hash_of_bytes(const Table& table) { return fmt::format("{:016x}", hash(table.match()->state())); }

std::string hash_of_position(const Table& table) {
  const std::string text = boost::json::serialize(table.game().write_position(table.match()->state()));
  return fmt::format("{:016x}", hash_bytes(text.data(), text.size()));
}

}  // namespace

void mark(boost::json::object& entry, const Table& table, bool with_position) {
  if (!table.match()) return;
  entry["mark"] = hash_of_bytes(table);
  if (with_position) entry["position"] = hash_of_position(table);
}

std::string mark_of_all(const Table& table) { return hash_of_position(table); }

void Comparison::look(const boost::json::object& entry, const Table& table) {
  ++entries_;
  if (different_) return;
  const auto* bytes = entry.if_contains("mark");
  const auto* position = entry.if_contains("position");
  if (bytes == nullptr || !table.match()) {
    if (!in_doubt_ && agreed_ + 1 == entries_) ++agreed_;  // nothing is known of it, and nothing was wrong so far
    return;
  }
  ++marks_;
  const bool same_bytes = *bytes == boost::json::value(hash_of_bytes(table));
  const bool same = same_bytes || (position != nullptr && *position == boost::json::value(hash_of_position(table)));
  different_ = !same && position != nullptr;
  in_doubt_ = !same;
  if (same) agreed_ = entries_;
}

void Comparison::look_at_end(const Table& table, const std::string& mark_of_all) {
  if (table.match()) judge_end(hash_of_position(table) == mark_of_all);
}

void Comparison::look_at_end(const Table& table, const boost::json::value& public_position) {
  if (!table.match()) return;
  const AnyState seen = seen_by(table.game(), table.match()->state(), {Seat::none, false});
  judge_end(boost::json::parse(boost::json::serialize(table.game().write_position(seen))) == public_position);
}

// Where it ends elsewhere and nothing was known of the steps before, any of them may have led there.
void Comparison::judge_end(bool same) {
  if (different_) return;
  if (!same && marks_ == 0) agreed_ = 0;
  if (same) agreed_ = entries_;
  ++marks_;
  different_ = !same;
  in_doubt_ = false;
}

}  // namespace ludarium
