// The measuring itself: it plays, it counts, it ends.
#include "cli/load.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "core/data_source.hpp"
#include "tests/support/own_server.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace {

TEST(Load, plays_tables_for_a_while_and_tells_how_it_went) {
  const DataSource data = embedded_data();
  const Catalogue english("en");
  for (const char* game : {"scythe", "paladins"}) {
    LoadRequest request;
    request.game = game;
    request.tables = 3;
    request.idle = 20;
    request.seconds = 2;
    std::ostringstream out, log;
    EXPECT_EQ(load(served_games(), data, request, english, out, log), 0) << out.str() << log.str();
    EXPECT_NE(out.str().find("20 idle tables"), std::string::npos) << out.str();
    EXPECT_NE(out.str().find("3 tables"), std::string::npos) << out.str();
  }
}

}  // namespace
}  // namespace ludarium
