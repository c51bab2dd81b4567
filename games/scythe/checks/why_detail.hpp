// The numbers behind a refusal: what it would cost and what is there, how far it may go and how far it went.
// A detail tells the asking player nothing but what that player can see. Nothing where no number explains anything.
// Example: Verdict::no("SC-BOLS-01", *lacking_for(player, {.coins = 1}))  // "This costs 1 coin. You have 0 coins."
#pragma once

#include <optional>

#include "core/message.hpp"
#include "games/scythe/rules/play.hpp"

namespace ludarium::scythe {

using Detail = std::optional<Message>;

// costs
Detail lacking_for(const Player& player, const Cost& cost);    // coins, power, popularity, number of cards
Detail lacking_for(const Look& look, const Payment& payment);  // tokens
Detail still_to_pay(const Payment& payment);                   // with one certain resource
Detail beyond_own_coins(const Player& player, int gift);

// limits
Detail beyond_dial(const Facts& facts, const Player& player);
Detail beyond_cards(const Look& look, Seat seat, Action fight);  // the limit of this combat, or the hand
Detail units_used_up(const Moving& moving);
Detail steps_left_for(const Look& look, Unit unit);
Detail nothing_to_load(const Look& look, Resource resource);
Detail no_worker_to_load(const Look& look, Action load);
Detail next_in_retreat(const Look& look, Seat seat, Action retreat);
Detail said_already(bool said);
Detail other_count_of_hexes(const Look& look, int named);
Detail beyond_yield(const Look& look, Hex hex, int amount);
Detail beyond_free_tokens(const Look& look, int named);
Detail squares_full(const Look& look, BottomAction bottom);
Detail objective_stars_placed(const Look& look, Seat seat);
Detail short_of_objective(const Look& look, Seat seat, std::size_t number);

// done already
Detail token_placed(const Look& look);  // in which section this turn is
Detail stands_already(const Look& look, Hex hex);

}  // namespace ludarium::scythe
