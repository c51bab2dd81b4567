// uniform is a random number in [0, 1) for bots, the same on every machine. Rules use the exact Rng::below instead.
#pragma once

#include "core/rng.hpp"

namespace ludarium {

inline float uniform(Rng& rng) { return static_cast<float>(rng.next() >> 40) * 0x1p-24f; }

}  // namespace ludarium
