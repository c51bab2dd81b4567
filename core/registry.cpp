#include "core/registry.hpp"

#include <utility>

namespace ludarium {

const AnyGame* Registry::find(std::string_view id) const {
  for (const auto& game : games_)
    if (game->id() == id) return game.get();
  return nullptr;
}

Result<Registry> make_registry(std::span<const GameEntry> entries, const DataSource& data) {
  Registry registry;
  for (const GameEntry& entry : entries) {
    auto game = entry.make(data);
    if (!game) return game.error();
    registry.add(std::move(*game));
  }
  return registry;
}

}  // namespace ludarium
