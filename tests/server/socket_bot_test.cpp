// The bot that the documentation offers plays a whole game of each as it stands there.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/source_tree.hpp"
#include "tests/support/own_server.hpp"

namespace ludarium {
namespace socket_bot_test {

TEST(SocketBot, of_the_documentation_plays_every_game_to_the_end_in_under_sixty_lines) {
  const std::string script = std::string(source_tree) + "/docs/examples/socket_bot.py";
  int lines = 0;
  std::ifstream file(script);
  for (std::string line; std::getline(file, line);) ++lines;
  EXPECT_LT(lines, 60);
  if (std::system("python3 -c '' 2>/dev/null") != 0) GTEST_SKIP() << "no Python here";
  OwnServer server;
  WebClient ana = server.guest();
  const std::string token(ana.post("/api/me/tokens", {{"name", "my bot"}}).json().at("token").as_string());
  const std::string address = "http://127.0.0.1:" + std::to_string(server.port());
  std::size_t finished = 0;
  for (const auto& game : served_games().games()) {
    const std::string command =
        "timeout 120 python3 " + script + " " + address + " " + std::string(game->id()) + " " + token;
    const TemporaryFolder folder;
    const std::string complaints = folder.path() + "/complaints";
    EXPECT_EQ(std::system((command + " >/dev/null 2>" + complaints).c_str()), 0) << game->id();
    EXPECT_EQ(std::filesystem::file_size(complaints), 0u) << game->id();
    EXPECT_EQ(ana.get("/api/tables?filter=finished").json().at("tables").as_array().size(), ++finished) << game->id();
  }
}

}  // namespace socket_bot_test
}  // namespace ludarium
