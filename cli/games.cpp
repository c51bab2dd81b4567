#include "cli/games.hpp"

#include <array>
#include <memory>

#include "core/erased.hpp"
#include "paladins/facts.hpp"
#include "paladins/paladins.hpp"
#include "scythe/facts.hpp"
#include "scythe/scythe.hpp"
#include "settlers/facts.hpp"
#include "settlers/settlers.hpp"

namespace ludarium {
namespace {

template <class G>
Result<std::unique_ptr<const AnyGame>> make(const DataSource& data) {
  auto game = G::from(data);
  if (!game) return game.error();
  return std::unique_ptr<const AnyGame>(std::make_unique<Erased<G>>(std::move(*game)));
}

}  // namespace

std::span<const GameEntry> known_games() {
  static constexpr std::array entries{
      GameEntry{scythe::Scythe::id, make<scythe::Scythe>, scythe::check_data, scythe::doubts},
      GameEntry{settlers::Settlers::id, make<settlers::Settlers>, settlers::check_data, settlers::doubts},
      GameEntry{paladins::Paladins::id, make<paladins::Paladins>, paladins::check_data, paladins::doubts},
  };
  return entries;
}

Result<Registry> all_games(const DataSource& data) { return make_registry(known_games(), data); }

}  // namespace ludarium
