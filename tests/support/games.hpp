// The registries the tests run on: Pebbles alone, or every game there is.
#pragma once

#include "core/registry.hpp"

namespace ludarium {

Registry pebbles_only();

}  // namespace ludarium
