#include "core/perft.hpp"

#include <fmt/format.h>

#include <array>

namespace ludarium {
namespace {

class Counter {
 public:
  Counter(const AnyGame& game, int depth, std::uint64_t most_nodes)
      : game_(game), most_nodes_(most_nodes), result_{std::vector<std::uint64_t>(static_cast<std::size_t>(depth)), 0} {}

  bool count(const AnyState& state, std::size_t depth) {
    if (depth == result_.counts.size()) return true;
    if (most_nodes_-- == 0) return false;
    sign(hash(state));
    const Decision decision = game_.pending(state);
    if (decision.over()) return true;
    ActionList list;
    game_.legal(state, decision.seats.lowest(), list);
    result_.counts[depth] += list.size();
    for (Action action : list) {
      sign(hash_bytes(&action, sizeof action));
      if (depth + 1 == result_.counts.size()) continue;  // leaves are only counted
      AnyState after = state;
      game_.apply(after, decision.seats.lowest(), action, nullptr);
      if (!count(after, depth + 1)) return false;
    }
    return true;
  }

  Perft result() && { return std::move(result_); }

 private:
  void sign(std::uint64_t number) {
    const std::array both{result_.signature, number};
    result_.signature = hash_bytes(both.data(), sizeof both);
  }

  const AnyGame& game_;
  std::uint64_t most_nodes_;
  Perft result_;
};

}  // namespace

std::string Perft::signature_text() const { return fmt::format("{:016x}", signature); }

std::optional<Perft> perft(const AnyGame& game, const AnyState& state, int depth, std::uint64_t most_nodes) {
  Counter counter(game, depth, most_nodes);
  if (!counter.count(state, 0)) return std::nullopt;
  return std::move(counter).result();
}

}  // namespace ludarium
