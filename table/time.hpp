// Time as a table knows it: milliseconds since 1970, always handed in, never asked of the machine.
#pragma once

#include <cstdint>

namespace ludarium {

using Time = std::int64_t;      // a moment
using Duration = std::int64_t;  // milliseconds

inline constexpr Duration second = 1000, minute = 60 * second, hour = 60 * minute, day = 24 * hour;

}  // namespace ludarium
