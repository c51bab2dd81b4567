// The native side of `make site-bench`. web/tools/bench-engine.mjs asks the engines of the page and this program the
// same. Each line of input is a request; the output is its answer with the seconds of CPU time.
#include <ctime>
#include <iostream>

#include "core/record.hpp"
#include "games/games.hpp"
#include "site/site.hpp"

int main() {
  using namespace ludarium;
  auto registry = all_games(embedded_data());
  if (!registry) return 1;
  Site site(std::move(*registry), embedded_data(), {});
  for (std::string line; std::getline(std::cin, line);) {
    const auto request = parse_json(line);
    if (!request || !request->is_object()) return 1;
    const std::clock_t begun = std::clock();
    boost::json::object answer = site.answer(request->get_object());
    answer["seconds"] = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    std::cout << boost::json::serialize(answer) << std::endl;
  }
}
