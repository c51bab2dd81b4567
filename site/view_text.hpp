// The bytes of a state as text, on the way from one worker to another; zeros at the end are left out.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/game.hpp"

namespace ludarium {

std::string text_of(const AnyState& state);
std::optional<AnyState> state_in_text(std::string_view text);

}  // namespace ludarium
