#include "cli/program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/setup_arguments.hpp"
#include "core/erased.hpp"
#include "games/games.hpp"
#include "table/match.hpp"
#include "tests/support/fake_words.hpp"
#include "tests/support/games.hpp"
#include "tests/support/pebbles.hpp"

namespace ludarium {
namespace program_test {

using ::testing::HasSubstr;
using ::testing::Not;

struct Outcome {
  int code;
  std::string out;
  std::string err;
};

Outcome run(const std::vector<std::string>& arguments, const std::string& input = "") {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  const int code = run_program(arguments, {in, out, err}, "en");
  return {code, out.str(), err.str()};
}

class TemporaryFolder {
 public:
  TemporaryFolder() : path_(std::filesystem::path(::testing::TempDir()) / ("ludarium_" + std::to_string(::getpid()))) {
    std::filesystem::create_directories(path_);
  }
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  std::string file(const std::string& name) const { return (path_ / name).string(); }
  std::string folder() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

TEST(Language, is_that_of_the_first_setting) {
  EXPECT_EQ(language_of({nullptr, "", "cs_CZ.UTF-8"}), "cs");
  EXPECT_EQ(language_of({"hu_HU", "pl_PL"}), "hu");
  EXPECT_EQ(language_of({"C.UTF-8", "pl_PL"}), "en");
  EXPECT_EQ(language_of({nullptr}), "en");
}

TEST(Program, helps_and_refuses) {
  EXPECT_EQ(run({"--help"}).code, 0);
  for (const char* command : {"play", "engine", "replay", "explain", "perft", "bench", "selfcheck", "data"})
    EXPECT_THAT(run({"--help"}).out, HasSubstr(command));
  EXPECT_THAT(run({"play", "--help"}).out, HasSubstr("--bots"));
  EXPECT_THAT(run({"play", "--help"}).out, Not(HasSubstr("cli.")));
  EXPECT_EQ(run({}).code, 2);
  EXPECT_EQ(run({"dance"}).code, 2);
  EXPECT_EQ(run({"--lang", "tlh", "--help"}).code, 2);
  EXPECT_THAT(run({"dance"}).err, HasSubstr("dance"));
  EXPECT_EQ(run({"play", "chess"}).code, 1);
  EXPECT_THAT(run({"play", "chess"}).err, HasSubstr("chess"));
}

TEST(Program, explains_rules_in_the_language_asked_for) {
  EXPECT_THAT(run({"explain", "SC-MOVE-27"}).out, HasSubstr("SC-MOVE-27"));
  EXPECT_EQ(run({"explain", "sc_move_27"}).code, 0);
  const Outcome chapter = run({"explain", "SC-MOVE"});
  EXPECT_EQ(chapter.code, 0);
  EXPECT_THAT(chapter.out, HasSubstr("SC-MOVE-01"));
  EXPECT_THAT(chapter.out, HasSubstr("SC-MOVE-27"));
  EXPECT_THAT(chapter.out, Not(HasSubstr("SC-COMB-01")));
  const Outcome unknown = run({"explain", "SC-MOV-27"});
  EXPECT_EQ(unknown.code, 1);
  EXPECT_THAT(unknown.out, HasSubstr("SC-MOVE-27"));
  EXPECT_THAT(run({"explain", "SC-MOVE-27", "--lang", "cs"}).out, HasSubstr("SC-MOVE-27  (Pohyb)"));
  EXPECT_THAT(run({"explain", "SC-AUTO-09"}).out, HasSubstr("SC-AUTO-09  (Automa: set-up)"));
}

TEST(Program, plays_saves_loads_and_replays_every_game) {
  const TemporaryFolder folder;
  for (const GameEntry& game : known_games()) {
    const std::string id(game.id);
    const std::string file = folder.file(id + ".txt");
    const Outcome played = run({"play", id, "--seed", "5", "--bots", "random"}, "1\n1\n1\nsave " + file + "\nquit\n");
    EXPECT_EQ(played.code, 0) << played.err;
    ASSERT_TRUE(std::filesystem::exists(file)) << played.out;
    const Outcome loaded = run({"play", "--load", file}, "score\n");
    EXPECT_EQ(loaded.code, 0) << loaded.err;
    EXPECT_EQ(run({"replay", file}).code, 0);
    EXPECT_EQ(run({"replay", file, "--step", "2", "--seat", "0"}).code, 0);
    EXPECT_EQ(run({"replay", file, "--seat", "9"}).code, 1);
    std::ofstream(file, std::ios::app) << "999 nobody: dance\n";
    const Outcome broken = run({"replay", file});
    EXPECT_EQ(broken.code, 1);
    EXPECT_THAT(broken.out, HasSubstr("999"));
    EXPECT_EQ(run({"play", "--load", file}).code, 1);
  }
  EXPECT_EQ(run({"replay", folder.file("none")}).code, 1);
}

TEST(Program, refuses_seats_and_bots_that_do_not_exist) {
  EXPECT_EQ(run({"play", "scythe", "--seats", "9"}).code, 1);
  EXPECT_EQ(run({"play", "scythe", "--seat", "5"}).code, 1);
  EXPECT_EQ(run({"play", "scythe", "--seat", "x"}).code, 1);
  EXPECT_EQ(run({"play", "scythe", "--bots", "oracle"}).code, 1);
  EXPECT_EQ(run({"play", "scythe", "--option", "colour=red"}).code, 1);
}

TEST(Program, speaks_the_protocol) {
  const Outcome outcome = run({"engine"}, "{\"id\":1,\"cmd\":\"games\"}\nnonsense\n");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_THAT(outcome.out, HasSubstr("\"scythe\""));
  EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 2);
}

TEST(Program, counts_and_measures) {
  const Outcome outcome = run({"perft", "scythe", "--depth", "2", "--seed", "3"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_THAT(outcome.out, HasSubstr("signature "));
  EXPECT_EQ(outcome.out, run({"perft", "scythe", "--depth", "2", "--seed", "3"}).out);
  EXPECT_EQ(run({"perft", "scythe", "--depth", "0"}).code, 1);
  EXPECT_EQ(run({"bench", "scythe", "--seconds", "0.01"}).code, 0);
  EXPECT_EQ(run({"bench", "chess"}).code, 1);
}

TEST(Program, checks_data_and_lists_doubts) {
  EXPECT_EQ(run({"data", "check"}).code, 0) << run({"data", "check"}).out;
  EXPECT_THAT(run({"data", "doubts"}).out, HasSubstr(".toml:"));
  const TemporaryFolder folder;
  for (const DataFile& file : embedded_data().files) {
    std::filesystem::create_directories(std::filesystem::path(folder.file(file.path)).parent_path());
    std::ofstream(folder.file(file.path)) << file.text;
  }
  EXPECT_EQ(run({"data", "check", folder.folder()}).code, 0);
  EXPECT_EQ(run({"perft", "scythe", "--depth", "1", "--data", folder.folder()}).code, 0);
  std::ofstream(folder.file("scythe/map.toml")) << "nonsense [";
  const Outcome broken = run({"data", "check", folder.folder()});
  EXPECT_EQ(broken.code, 1);
  EXPECT_THAT(broken.out, HasSubstr("scythe/map.toml:1:"));
  const Outcome refused = run({"--data", folder.folder(), "perft", "scythe"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_THAT(refused.err, HasSubstr("scythe/map.toml"));
  EXPECT_EQ(run({"data", "check", folder.file("none")}).code, 1);
}

TEST(SelfCheck, counts_games_and_is_the_same_on_two_threads) {
  const Erased<Pebbles> game{Pebbles{}};
  std::ostringstream one;
  std::ostringstream two;
  EXPECT_EQ(selfcheck(game, {500, 7, 1}, FakeWords{}, one), 0);
  EXPECT_EQ(selfcheck(game, {500, 7, 2}, FakeWords{}, two), 0);
  EXPECT_EQ(one.str(), two.str());
  EXPECT_THAT(one.str(), HasSubstr("games=500"));
}

TEST(SelfCheck, plays_with_the_wanted_number_of_seats_or_says_why_not) {
  const Erased<Pebbles> game{{}};
  std::ostringstream good, bad;
  EXPECT_EQ(selfcheck(game, {20, 7, 1, game.most_seats()}, FakeWords{}, good), 0);
  EXPECT_EQ(selfcheck(game, {20, 7, 1, game.most_seats() + 1}, FakeWords{}, bad), 1);
  EXPECT_FALSE(bad.str().empty());
}

struct LosesAPebble : Pebbles {
  std::optional<Message> broken_invariant(const State& state) const {
    if (state.pile == 7) return Message{"seven", {}};
    return Pebbles::broken_invariant(state);
  }
};
TEST(SelfCheck, names_the_seed_of_a_fault) {
  std::ostringstream out;
  EXPECT_EQ(selfcheck(Erased<LosesAPebble>{{}}, {50, 7, 2}, FakeWords{}, out), 1);
  EXPECT_THAT(out.str(), HasSubstr("what=<seven>"));
  EXPECT_THAT(out.str(), HasSubstr("seed="));
}

TEST(SetupArguments, are_read_by_the_type_of_the_option) {
  const Erased<Pebbles> game{Pebbles{}};
  const auto setup = read_setup(game, {3, 9, {"pile=large", "bids=no", "colours=red,blue,green"}}, 1);
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->seats, 3);
  EXPECT_EQ(setup->seed, 9u);
  EXPECT_EQ(boost::json::serialize(setup->options),
            R"({"pile":"large","bids":false,"colours":["red","blue","green"]})");
  EXPECT_TRUE(game.setup(*setup));
  EXPECT_EQ(read_setup(game, {}, 4)->seed, 4u);
  EXPECT_FALSE(read_setup(game, {5, 9, {}}, 1));
  EXPECT_FALSE(read_setup(game, {2, 9, {"bids=maybe"}}, 1));
  EXPECT_FALSE(read_setup(game, {2, 9, {"bids"}}, 1));
  EXPECT_FALSE(read_setup(game, {2, 9, {"wind=north"}}, 1));
}

TEST(Replay, shows_a_seat_only_what_it_saw) {
  const Registry registry = pebbles_only();
  const AnyGame& game = *registry.find("pebbles");
  auto match = Match::start(game, {"pebbles", 1, {2, 3, {{"colours", {"red", "blue"}}}}, std::nullopt, {}, {}});
  match->play(seat_at(0), *game.read_action(match->state(), seat_at(0), "draw"));
  const std::string text = write_record(game, match->record());
  std::ostringstream all;
  std::ostringstream rival;
  EXPECT_EQ(replay(registry, FakeWords{}, {text, std::nullopt, std::nullopt}, all), 0);
  EXPECT_EQ(replay(registry, FakeWords{}, {text, std::nullopt, seat_at(1)}, rival), 0);
  EXPECT_THAT(all.str(), HasSubstr("saw_card"));
  EXPECT_THAT(rival.str(), HasSubstr("pebbles.event.drew"));
  EXPECT_THAT(rival.str(), Not(HasSubstr("saw_card")));
  std::ostringstream start;
  EXPECT_EQ(replay(registry, FakeWords{}, {text, 0, std::nullopt}, start), 0);
  EXPECT_THAT(start.str(), Not(HasSubstr("pebbles.event")));
}

}  // namespace program_test
}  // namespace ludarium
