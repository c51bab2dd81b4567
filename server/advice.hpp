// What bots advise, as programs read it: the best answers of a decision, and the review of a whole game (docs/bots.md).
// Made from what the seat that decides may know.
// Example: boost::json::object shown = show_review(match, review_match(match, *critic), words);
#pragma once

#include <boost/json.hpp>
#include <functional>
#include <vector>

#include "bots/review.hpp"
#include "core/words.hpp"
#include "table/match.hpp"

namespace ludarium {

inline constexpr std::size_t usual_hints = 3, usual_turning_points = 5;

// The best answers with what they are worth, and what each seat can expect.
boost::json::object show_hint(const AnyGame& game, const AnyState& view, Seat seat, const SearchResult& found,
                              std::size_t most, const Words& words);

std::vector<Reviewed> review_match(const Match& match, const SearchBot& critic,
                                   const std::function<void(std::size_t done)>& told = {});
boost::json::object show_review(const Match& match, const std::vector<Reviewed>& steps, const Words& words);

}  // namespace ludarium
