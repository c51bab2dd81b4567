#include "games/games.hpp"

#include <memory>

#include "core/erased.hpp"
#include "games/all.hpp"

namespace ludarium {
namespace {

template <class G>
Result<std::unique_ptr<const AnyGame>> make(const DataSource& data) {
  auto game = G::from(data);
  if (!game) return game.error();
  return std::unique_ptr<const AnyGame>(std::make_unique<Erased<G>>(std::move(*game)));
}

std::vector<GameEntry> entries() {
  std::vector<GameEntry> list;
  AllGames::each([&]<class G>() { list.push_back({G::id, make<G>, G::check_data, G::doubts}); });
  return list;
}

}  // namespace

std::span<const GameEntry> known_games() {
  static const std::vector<GameEntry> list = entries();
  return list;
}

Result<Registry> all_games(const DataSource& data) { return make_registry(known_games(), data); }

}  // namespace ludarium
