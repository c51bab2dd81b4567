// Where a table's chance comes from: a number for each decision, put into the state's generator before the decision is
// applied. Without one the generator of the state goes on by itself, as in a record without a key.
// Example: match.play(seat, action) with Chance: state's generator = chance(number of the move)
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace ludarium {

using Chance = std::function<std::uint64_t(std::size_t move)>;  // 0 is the set-up, 1 the first decision

}  // namespace ludarium
