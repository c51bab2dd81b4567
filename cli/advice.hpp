// Hints and reviews for people and programs: text, JSON and a graph.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "core/registry.hpp"
#include "server/advice.hpp"

namespace ludarium {

std::string draw_review(const Match& match, const std::vector<Reviewed>& steps);  // SVG

struct AdviceRequest {
  std::string record;  // its text
  std::string bot{adviser_level};
  std::optional<std::size_t> step;  // hint: after this many moves
  std::optional<std::uint8_t> seat;
  std::size_t most = usual_hints;
  bool json = false;
  std::string graph;  // review: a file for the SVG
};
int hint(const Registry& games, const AdviceRequest& request, const Words& words, std::ostream& out);
int review(const Registry& games, const AdviceRequest& request, const Words& words, std::ostream& out);

}  // namespace ludarium
