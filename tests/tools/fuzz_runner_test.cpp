// tools/run-fuzz-targets, with small scripts in place of targets: only a fault fails, and its report can be acted on.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/support/command.hpp"
#include "tests/support/postgres_server.hpp"

namespace ludarium {
namespace fuzz_runner_test {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

class FuzzRunner : public testing::Test {
 protected:
  // A target that says something and then ends with this code; `leaves` is the kind of input it blames.
  void add_target(const std::string& name, int code, const std::string& leaves = "") const {
    const std::string path = targets() + "/" + name + "_fuzz";
    std::ofstream script(path);
    script << "#!/bin/sh\necho 'words of " << name << "'\n";
    script << "for a; do case $a in -artifact_prefix=*) at=${a#*=};; esac; done\n";
    script << "date +%s.%N >>" << folder_.path() << "/starts\nsleep 0.3\ndate +%s.%N >>" << folder_.path() << "/ends\n";
    if (!leaves.empty()) script << "printf 'the input of " << name << "' >\"${at}" << leaves << "-1\"\n";
    script << "exit " << code << "\n";
    script.close();
    fs::permissions(path, fs::perms::owner_all);
  }
  CommandResult run(const std::string& jobs = "2") const {
    return run_command("JOBS=" + jobs + " tools/run-fuzz-targets " + targets() + " 1 " + corpus());
  }
  std::string targets() const { return folder_.path() + "/targets"; }
  std::string corpus() const { return folder_.path() + "/corpus"; }
  bool kept(const std::string& name) const { return fs::exists(corpus() + "/" + name); }
  void SetUp() override {
    fs::create_directories(targets());
    fs::create_directories(corpus());
  }

  TemporaryFolder folder_;
};

TEST_F(FuzzRunner, passes_where_nothing_breaks) {
  add_target("quiet", 0);
  const CommandResult result = run();
  EXPECT_EQ(result.code, 0) << result.said;
  EXPECT_THAT(result.said, HasSubstr("quiet_fuzz: 0 inputs"));
  EXPECT_THAT(result.said, Not(HasSubstr("words of quiet")));
}

TEST_F(FuzzRunner, fails_on_a_fault_and_ends_with_how_to_repeat_it) {
  add_target("broken", 77, "crash");
  add_target("quiet", 0);
  const CommandResult result = run();
  EXPECT_EQ(result.code, 1) << result.said;
  EXPECT_THAT(result.said, HasSubstr("words of broken"));
  EXPECT_TRUE(kept("broken_fuzz/crash-1"));
  const std::string last = result.said.substr(result.said.find("---- broken_fuzz failed with exit code 77"));
  EXPECT_THAT(last, HasSubstr("targets/broken_fuzz "));
  EXPECT_THAT(last, HasSubstr("corpus/broken_fuzz/crash-1"));
}

TEST_F(FuzzRunner, fails_where_a_target_does_not_even_start) {
  add_target("absent", 127);
  const CommandResult result = run();
  EXPECT_EQ(result.code, 1) << result.said;
  EXPECT_THAT(result.said, HasSubstr("exit code 127"));
}

TEST_F(FuzzRunner, tells_what_took_too_long_or_too_much_memory_and_passes) {
  add_target("slow", 70, "timeout");
  add_target("fat", 71, "oom");
  const CommandResult result = run();
  EXPECT_EQ(result.code, 0) << result.said;
  EXPECT_THAT(result.said, HasSubstr("slow_fuzz: "));
  EXPECT_THAT(result.said, HasSubstr("found/slow_fuzz/timeout-1"));
  EXPECT_THAT(result.said, HasSubstr("found/fat_fuzz/oom-1"));
  EXPECT_FALSE(kept("slow_fuzz/timeout-1"));
  EXPECT_FALSE(kept("fat_fuzz/oom-1"));
}

TEST_F(FuzzRunner, runs_as_many_at_once_as_it_is_told) {
  for (const char* name : {"one", "two", "three"}) add_target(name, 0);
  ASSERT_EQ(run("1").code, 0);
  std::ifstream starts(folder_.path() + "/starts"), ends(folder_.path() + "/ends");
  double start = 0, end = 0, before = 0;
  int count = 0;
  for (; starts >> start && ends >> end; before = end, ++count) EXPECT_GE(start, before);
  EXPECT_EQ(count, 3);
}

}  // namespace fuzz_runner_test
}  // namespace ludarium
