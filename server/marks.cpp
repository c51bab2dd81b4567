#include "server/marks.hpp"

#include <fmt/format.h>

#include <algorithm>

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
  const auto* bytes = entry.if_contains("mark");
  const auto* position = entry.if_contains("position");
  if (bytes != nullptr && table.match()) {
    Mark mark{entries_, *bytes == boost::json::value(hash_of_bytes(table)), Position::unknown};
    if (position != nullptr)
      mark.position = *position == boost::json::value(hash_of_position(table)) ? Position::same : Position::differs;
    seen_.push_back(mark);
  }
  if (different_) return;
  if (bytes == nullptr || !table.match()) {
    if (!in_doubt_ && agreed_ + 1 == entries_) ++agreed_;  // nothing is known of it, and nothing was wrong so far
    return;
  }
  ++marks_;
  const bool same = seen_.back().same_bytes || seen_.back().position == Position::same;
  different_ = !same && position != nullptr;
  in_doubt_ = !same;
  if (same) agreed_ = entries_;
}

std::optional<std::size_t> Comparison::wrong_mark() const {
  const auto ours = [](const Mark& mark) { return mark.same_bytes; };
  const auto laid_out_otherwise = [&](const Mark& mark) { return !ours(mark) && mark.position == Position::same; };
  const auto between_ours = [&](std::size_t i) {
    return i > 0 && i + 1 < seen_.size() && ours(seen_[i - 1]) && ours(seen_[i + 1]);
  };
  bool all_ours = std::any_of(seen_.begin(), seen_.end(), ours);
  for (std::size_t i = 0; i < seen_.size(); ++i) all_ours &= !laid_out_otherwise(seen_[i]) || between_ours(i);
  for (std::size_t i = 0; i < seen_.size(); ++i)
    if (seen_[i].position == Position::differs || (!ours(seen_[i]) && (all_ours || between_ours(i))))
      return seen_[i].entry;
  return std::nullopt;
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
