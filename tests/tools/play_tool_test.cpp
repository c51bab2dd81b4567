// tools/play, which `make play` ends with: the browser is sent to the address the server really has.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "tests/source_tree.hpp"
#include "tests/support/command.hpp"
#include "tests/support/postgres_server.hpp"

namespace ludarium {
namespace play_tool_test {

using ::testing::HasSubstr;

class PlayTool : public testing::Test {
 protected:
  // A browser that only notes down where it was sent.
  void SetUp() override {
    const std::string browser = folder_.path() + "/xdg-open";
    std::ofstream(browser) << "#!/bin/sh\necho \"$1\" >" << folder_.path() << "/opened.new\nmv " << folder_.path()
                           << "/opened.new " << folder_.path() << "/opened\n";
    std::filesystem::permissions(browser, std::filesystem::perms::owner_all);
  }
  // tools/play until the browser was opened, or ten seconds are over.
  CommandResult play(const std::string& settings) const {
    const std::string& folder = folder_.path();
    return run_command("export PATH=" + folder + ":$PATH DISPLAY=:9 XDG_DATA_HOME=" + folder +
                       " LUDARIUM_PROGRAM=" + std::string(program_path) + " " + settings +
                       "; tools/play scythe & id=$!; for i in $(seq 100); do [ -e " + folder +
                       "/opened ] && break; kill -0 $id || break; sleep 0.1; done; kill -TERM $id; wait $id");
  }
  std::string opened() const {
    std::ostringstream text;
    text << std::ifstream(folder_.path() + "/opened").rdbuf();
    return text.str();
  }

  TemporaryFolder folder_;
};

TEST_F(PlayTool, opens_the_address_that_is_printed) {
  const CommandResult result = play("PORT=0");
  EXPECT_EQ(result.code, 0) << result.said;
  std::smatch address;
  ASSERT_TRUE(std::regex_search(result.said, address, std::regex("http://127\\.0\\.0\\.1:[0-9]+/"))) << result.said;
  EXPECT_EQ(opened(), address.str() + "\n");
}

TEST_F(PlayTool, takes_the_port_it_is_told_or_none) {
  const CommandResult result = play("PORT=70000");
  EXPECT_NE(result.code, 0);
  EXPECT_THAT(result.said, HasSubstr("--port 70000"));
  EXPECT_EQ(opened(), "");
}

}  // namespace play_tool_test
}  // namespace ludarium
