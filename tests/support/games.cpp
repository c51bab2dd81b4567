#include "tests/support/games.hpp"

#include "core/erased.hpp"
#include "tests/support/pebbles.hpp"

namespace ludarium {

Registry pebbles_only() {
  Registry registry;
  registry.add(std::make_unique<Erased<Pebbles>>(Pebbles{}));
  return registry;
}

}  // namespace ludarium
