#include "bots/search/request.hpp"

#include <algorithm>

namespace ludarium {
namespace {

void add(SearchResult& whole, const Candidate& more) {
  const auto same = std::find_if(whole.candidates.begin(), whole.candidates.end(),
                                 [&](const Candidate& c) { return c.action == more.action; });
  if (same == whole.candidates.end()) return whole.candidates.push_back(more);
  const std::uint32_t visits = same->visits + more.visits;
  if (visits)
    same->value = (same->value * static_cast<float>(same->visits) + more.value * static_cast<float>(more.visits)) /
                  static_cast<float>(visits);
  same->visits = visits;
}

}  // namespace

SearchResult merge(const std::vector<SearchResult>& parts) {
  SearchResult whole;
  for (const SearchResult& part : parts) {
    whole.iterations += part.iterations;
    for (const Candidate& candidate : part.candidates) add(whole, candidate);
    for (std::size_t i = 0; i < most_seats_of_all; ++i) {
      whole.chance[i] += part.chance[i] * static_cast<float>(part.iterations);
      whole.points[i] += part.points[i] * static_cast<float>(part.iterations);
    }
  }
  for (std::size_t i = 0; i < most_seats_of_all && whole.iterations; ++i) {
    whole.chance[i] /= static_cast<float>(whole.iterations);
    whole.points[i] /= static_cast<float>(whole.iterations);
  }
  std::stable_sort(whole.candidates.begin(), whole.candidates.end(),
                   [](const Candidate& a, const Candidate& b) { return a.visits > b.visits; });
  return whole;
}

}  // namespace ludarium
