// The bytes of a state as text, to pass it from one worker to another. Zeros at the end are left out.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/game.hpp"

namespace ludarium {

std::string text_of(const AnyState& state);
std::optional<AnyState> state_in_text(std::string_view text);

}  // namespace ludarium
