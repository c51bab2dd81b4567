// docs/api.md names the sections of every game's forecast: the page is wrong if it differs from what games foresee.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <regex>
#include <set>

#include "table/forecast.hpp"
#include "tests/source_tree.hpp"
#include "tests/support/fake_words.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace forecast_doc_test {

using Names = std::set<std::string>;

// Rows "| scythe | `resources`: what everybody holds; ..." below the head "| game | sections".
std::map<std::string, Names> documented() {
  static const std::regex code("`([a-z_]+)`");
  std::ifstream page(std::string(source_tree) + "/docs/api.md");
  std::map<std::string, Names> games;
  bool here = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("| game | sections")) here = true;
    if (line.empty()) here = false;
    if (!here || line.find('`') == std::string::npos) continue;
    Names& names = games[line.substr(2, line.find(' ', 2) - 2)];
    for (std::sregex_iterator it(line.begin(), line.end(), code), end; it != end; ++it) names.insert((*it)[1]);
  }
  return games;
}

Names foreseen(const AnyGame& game) {
  Names names;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    AnyState state = *game.setup({2, seed, {}});
    Rng rng{seed};
    for (int i = 0; i < 600 && !game.pending(state).over(); ++i) {
      const Seat seat = game.pending(state).seats.lowest();
      for (const OutlookSection& section : game.forecast(game.redact(state, seat), seat)) names.insert(section.name);
      ActionList list;
      game.legal(state, seat, list);
      game.apply(state, seat, list[rng.below(static_cast<std::uint32_t>(list.size()))], nullptr);
    }
  }
  return names;
}

TEST(ApiDocument, names_the_sections_of_every_forecast) {
  const auto pages = documented();
  EXPECT_EQ(pages.size(), every_game_id().size() - 1);  // Pebbles is not told of
  for (const auto& [id, names] : pages) EXPECT_EQ(foreseen(*every_game().find(id)), names) << id;
}

TEST(ApiDocument, names_every_field_of_a_section) {
  std::ifstream file(std::string(source_tree) + "/docs/api.md");
  const std::string page((std::istreambuf_iterator<char>(file)), {});
  const auto from = page.find("**section** of a forecast");
  ASSERT_NE(from, std::string::npos);
  const std::string told = page.substr(from, page.find("\n\n", from) - from);
  const OutlookLine line{{"pebbles.line", {}},
                         {{true, "pebble", 1, ""}, {false, "pebble", 1, ""}},
                         Message{"pebbles.why", {}},
                         seat_at(0)};
  const auto shown = show_forecast({{"pile", "pebbles.pile", {line}}}, FakeWords());
  for (const auto& object : {shown.at(0).as_object(), shown.at(0).at("lines").at(0).as_object()})
    for (const auto& [name, value] : object)
      EXPECT_NE(told.find("`" + std::string(name) + "`"), std::string::npos) << name;
}

}  // namespace forecast_doc_test
}  // namespace ludarium
