// The battle under way, or those that the next Move of a seat or against it could bring, with what is known of both
// sides: power, cards, and the most each of them can put in.
#pragma once

#include <optional>

#include "core/outlook.hpp"
#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {

std::optional<OutlookSection> battles_section(const Look& look, Seat seat);
// What winning and what losing the battle under way would bring a seat that fights it.
std::optional<OutlookSection> stakes_section(const Look& look, Seat seat);

}  // namespace ludarium::scythe
