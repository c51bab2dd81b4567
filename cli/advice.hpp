// Hints and reviews as people and programs read them: text, JSON and a graph.
#pragma once

#include <boost/json.hpp>
#include <iosfwd>
#include <string>
#include <vector>

#include "bots/review.hpp"
#include "core/registry.hpp"
#include "core/words.hpp"
#include "table/match.hpp"

namespace ludarium {

inline constexpr std::size_t usual_hints = 3, usual_turning_points = 5;

// The best answers with what they are worth, and what each seat can expect.
boost::json::object show_hint(const AnyGame& game, const AnyState& view, Seat seat, const Found& found,
                              std::size_t most, const Words& words);

std::vector<Reviewed> review_match(const Match& match, const SearchBot& critic,
                                   const std::function<void(std::size_t done)>& told = {});
boost::json::object show_review(const Match& match, const std::vector<Reviewed>& steps, const Words& words);
std::string draw_review(const Match& match, const std::vector<Reviewed>& steps);  // SVG

struct AdviceRequest {
  std::string record;  // the text
  std::string bot{"strong"};
  std::optional<std::size_t> step;  // hint: after that many moves
  std::optional<std::uint8_t> seat;
  std::size_t most = usual_hints;
  bool json = false;
  std::string graph;  // review: a file for the SVG
};
int hint(const Registry& games, const AdviceRequest& request, const Words& words, std::ostream& out);
int review(const Registry& games, const AdviceRequest& request, const Words& words, std::ostream& out);

}  // namespace ludarium
