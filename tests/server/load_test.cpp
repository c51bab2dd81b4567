// The measuring itself: it plays, it counts, it ends.
#include "cli/load/load.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "core/data_source.hpp"
#include "tests/support/own_server.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace load_test {

std::string told_by(const LoadRequest& request) {
  const DataSource data = embedded_data();
  const Catalogue english("en");
  std::ostringstream out, log;
  EXPECT_EQ(load(served_games(), data, request, english, out, log), 0) << out.str() << log.str();
  return out.str();
}

// "1234 decisions" → 1234.
int decisions_in(const std::string& told) {
  const auto at = told.find(" decisions");
  return at == std::string::npos ? 0 : std::stoi(told.substr(told.rfind(' ', at - 1)));
}

// Games of a few hundred decisions are over long before the time is: the next ones are opened.
TEST(Load, plays_tables_for_a_while_and_tells_how_it_went) {
  for (const char* game : {"scythe", "paladins"}) {
    LoadRequest request;
    request.game = game;
    request.tables = 3;
    request.idle = 20;
    request.seconds = 1;
    const std::string told = told_by(request);
    EXPECT_NE(told.find("20 idle tables"), std::string::npos) << told;
    EXPECT_NE(told.find("3 tables"), std::string::npos) << told;
    EXPECT_NE(told.find("failed: 0"), std::string::npos) << told;
  }
}

TEST(Load, lets_people_think_so_that_all_tables_together_keep_to_a_rate) {
  LoadRequest request;
  request.tables = 5;
  request.rate = 40;
  request.seconds = 2;
  const std::string told = told_by(request);
  EXPECT_NE(told.find("failed: 0"), std::string::npos) << told;
  EXPECT_GT(decisions_in(told), 40) << told;
  EXPECT_LT(decisions_in(told), 100) << told;
}

}  // namespace load_test
}  // namespace ludarium
