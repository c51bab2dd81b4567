// The commands that compare, teach and advise, end to end.
#include "cli/arena.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/program.hpp"
#include "cli/setup_arguments.hpp"
#include "tests/source_tree.hpp"

namespace ludarium {
namespace arena_test {

namespace fs = std::filesystem;

class Commands : public testing::Test {
 protected:
  Commands() { fs::create_directories(folder_); }
  ~Commands() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string run(const std::vector<std::string>& arguments, int expected = 0) const {
    std::istringstream in;
    std::ostringstream out, err;
    EXPECT_EQ(run_program(arguments, {in, out, err}, "en"), expected) << err.str() << out.str();
    return out.str() + err.str();
  }
  std::string read(const std::string& name) const {
    std::ifstream file(path(name));
    return {std::istreambuf_iterator<char>(file), {}};
  }

  fs::path folder_ = fs::temp_directory_path() / ("ludarium_arena_" + std::to_string(::getpid()));
};

// The times differ from run to run; everything else must not.
std::string without_times(const std::string& text) {
  auto json = boost::json::parse(text).as_object();
  json.erase("summary");
  for (auto& bout : json["bouts"].as_array())
    for (auto& part : bout.as_object()["parts"].as_array()) {
      part.as_object().erase("seconds");
      part.as_object().erase("longest");
    }
  return boost::json::serialize(json);
}

TEST_F(Commands, arena_plays_a_match_in_parts_as_in_one) {
  const std::vector<std::string> match{"arena",   "settlers", "--seats", "beginner@2,random",
                                       "--games", "4",        "--seed",  "3"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), match.begin(), match.end());
    return more;
  };
  EXPECT_NE(run(with({"--json", path("all.json"), "--threads", "2"})).find("beginner@2"), std::string::npos);
  run(with({"--shard", "1/2", "--json", path("1.json")}));
  run(with({"--shard", "2/2", "--json", path("2.json")}));
  run({"arena", "--merge", path("1.json"), path("2.json"), "--json", path("merged.json")});
  EXPECT_EQ(without_times(read("merged.json")), without_times(read("all.json")));
}

TEST_F(Commands, arena_says_what_it_does_not_understand) {
  run({"arena", "chess", "--seats", "random,random"}, 1);
  run({"arena", "scythe", "--seats", "random,oracle"}, 1);
  run({"arena", "scythe", "--seats", "random,random,random,random,random,random"}, 1);
  run({"arena", "scythe", "--seats", "random,random", "--shard", "3/2"}, 1);
  run({"arena", "scythe", "--seats", "random,random", "--sprt", "0.6:0.5"}, 1);
  run({"arena", "--merge", path("missing.json")}, 1);
}

TEST_F(Commands, arena_stops_when_the_answer_is_certain) {
  const std::string said =
      run({"arena", "settlers", "--seats", "steady@20,random", "--games", "400", "--sprt", "0.3:0.6"});
  EXPECT_NE(said.find("Certain: the first bot wins at least"), std::string::npos) << said;
}

TEST_F(Commands, arena_lets_the_python_bot_of_the_documents_play) {
  const std::string script = std::string(source_tree) + "/tools/example_bot.py";
  std::ifstream file(script);
  int lines = 0;
  for (std::string line; std::getline(file, line);) ++lines;
  EXPECT_LT(lines, 60);
  const std::string said = run({"arena", "settlers", "--seats", "bot1,random", "--bot", "python3 " + script, "--games",
                                "4", "--json", path("python.json")});
  const auto summary = boost::json::parse(read("python.json")).as_object().at("summary").as_object();
  EXPECT_EQ(summary.at("unfinished").to_number<int>(), 0) << said;
}

// Debian's openmpi, where it is installed: two ranks are two shards.
TEST_F(Commands, arena_runs_under_mpi) {
  if (std::system("command -v mpirun >/dev/null 2>&1") != 0) GTEST_SKIP() << "mpirun is not installed";
  const std::string command =
      "cd " + folder_.string() + " && mpirun --allow-run-as-root --oversubscribe -n 2 sh -c '" +
      std::string(program_path) +
      " arena settlers --seats random,random --games 4 --shard "
      "$((OMPI_COMM_WORLD_RANK + 1))/$OMPI_COMM_WORLD_SIZE --json part.$OMPI_COMM_WORLD_RANK.json'";
  ASSERT_EQ(std::system(command.c_str()), 0);
  EXPECT_NE(run({"arena", "--merge", path("part.0.json"), path("part.1.json")}).find("games 4"), std::string::npos);
}

TEST_F(Commands, train_makes_the_same_weights_again_and_trains_them_further) {
  const auto teach = [&](const std::string& name, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"train",   "settlers", "--games",      "2", "--generations", "1",
                                       "--seats", "2",        "--iterations", "4", "--file",        path(name)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  };
  teach("one.txt");
  teach("two.txt");
  EXPECT_EQ(read("one.txt"), read("two.txt"));
  EXPECT_NE(read("one.txt").find("ludarium train settlers --seed 1"), std::string::npos);
  teach("one.txt", {"--resume", "--seed", "2"});
  EXPECT_NE(read("one.txt").find("generation 2"), std::string::npos);
  EXPECT_NE(run({"arena", "settlers", "--games", "2", "--seats", "steady@4:weights=" + path("one.txt") + ",random"})
                .find("steady"),
            std::string::npos);
}

TEST_F(Commands, train_learns_the_same_on_any_number_of_threads) {
  const auto teach = [&](const std::string& name, const std::string& threads) {
    run({"train", "settlers", "--games", "24", "--generations", "1", "--seats", "2", "--iterations", "6", "--fast", "2",
         "--threads", threads, "--file", path(name)});
    return read(name);
  };
  const std::string weights = teach("one.txt", "1");
  EXPECT_EQ(weights, teach("three.txt", "3"));
  EXPECT_NE(weights.find("--iterations 6 --fast 2"), std::string::npos);
  EXPECT_NE(weights.find("\nvalue\n"), std::string::npos);  // enough games to train on
}

TEST_F(Commands, selfplay_writes_the_same_games_on_any_number_of_threads) {
  const auto write = [&](const std::string& name, const std::string& threads) {
    return run({"selfplay", "settlers", "--games", "3", "--bot", "steady@2", "--seed", "5", "--option", "peaceful=true",
                "--threads", threads, "--out", path(name)});
  };
  EXPECT_NE(write("one", "1").find("games 3"), std::string::npos);
  write("two", "2");
  for (const char* file : {"/games-00000.npz", "/datasheet.json"})
    EXPECT_EQ(read("one" + std::string(file)), read("two" + std::string(file)));
  const auto sheet = boost::json::parse(read("one/datasheet.json")).as_object();
  EXPECT_EQ(sheet.at("made_by").as_string(),
            "ludarium selfplay settlers --games 3 --seats 2 --bot steady@2 --seed 5 --drawn 20 --option peaceful=true");
  EXPECT_EQ(sheet.at("files").as_array().size(), 1u);
  EXPECT_EQ(read("one/games-00000.npz").substr(0, 4), "PK\x03\x04");  // python/tests/test_data.py reads it by numpy
}

TEST_F(Commands, selfplay_says_what_it_cannot_do) {
  std::ofstream(path("file")) << "something";
  EXPECT_NE(run({"selfplay", "paladins", "--out", folder_.string()}, 1).find("not empty"), std::string::npos);
  EXPECT_NE(run({"selfplay", "paladins", "--out", path("file")}, 1).find(path("file")), std::string::npos);
  EXPECT_NE(run({"selfplay", "paladins", "--bot", "random", "--out", path("new")}, 1).find("random"),
            std::string::npos);
  run({"selfplay", "chess", "--out", path("new")}, 1);
  run({"selfplay", "paladins", "--seats", "9", "--out", path("new")}, 1);
  EXPECT_FALSE(fs::exists(path("new")));  // nothing is made for what cannot be
  run({"selfplay", "paladins"}, 2);
  run({"selfplay", "paladins", "--games", "0", "--out", path("new")}, 2);
}

TEST_F(Commands, hint_and_review_read_a_record) {
  std::istringstream in("save " + path("game.txt") + "\nquit\n");
  std::ostringstream out, err;
  ASSERT_EQ(run_program({"play", "settlers", "--seats", "2", "--seed", "3", "--seat", "1", "--bots", "random"},
                        {in, out, err}, "en"),
            0);
  ASSERT_FALSE(read("game.txt").empty()) << out.str();
  const std::string hint = run({"hint", path("game.txt"), "--bot", "steady@30", "--json"});
  const auto json = boost::json::parse(hint).as_object();
  EXPECT_FALSE(json.at("answers").as_array().empty());
  EXPECT_EQ(json.at("chances").as_array().size(), 2u);
  EXPECT_NE(run({"hint", path("game.txt"), "--bot", "steady@30"}).find(" %  "), std::string::npos);
  const std::string review =
      run({"review", path("game.txt"), "--bot", "steady@30", "--json", "--graph", path("graph.svg")});
  EXPECT_TRUE(boost::json::parse(review).as_object().contains("turning_points"));
  EXPECT_TRUE(read("graph.svg").starts_with("<svg"));
}

}  // namespace arena_test
}  // namespace ludarium
