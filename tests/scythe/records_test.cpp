// Chapter "Records": the achievement sheet, from the end of a game to the name on the line.
#include <algorithm>
#include <filesystem>
#include <sstream>

#include "cli/files.hpp"
#include "cli/play.hpp"
#include "core/erased.hpp"
#include "tests/support/fake_words.hpp"
#include "tests/support/scythe_scene.hpp"

namespace ludarium::scythe {
namespace {

// Saxony has five stars and is about to bolster to the end of the power track.
Scene before_the_last_star(boost::json::object options = {}) {
  Scene scene({Faction::saxony, Faction::nordic}, std::move(options));
  scene.saxony().stars[index(Goal::combat)] = 5;
  scene.saxony().power = 14;
  scene.saxony().coins = 30;
  scene.turn_of(Faction::saxony, TopAction::bolster);
  return scene;
}

Honours honours(const Scene& scene, Faction faction) { return game().honours(scene.s, scene.seat(faction)); }

Facts with_more_lines(int more) {
  Facts sheet = facts();
  for (int i = 0; i < more; ++i) sheet.record_lines.push_back({"feat_" + std::to_string(i), Faction::saxony});
  return sheet;
}

// Plays the last action at the terminal, with these further lines of input, on a sheet with this text; gives the sheet.
std::string sheet_after(const std::string& names, const std::string& sheet, const Facts& lines = facts()) {
  Registry registry;
  registry.add(std::make_unique<Erased<Scythe>>(Scythe(lines)));
  const Scene scene = before_the_last_star();
  Record record{"scythe", 1, {2, 1, {}}, game().write_position(scene.s), {"Ada", "random"}, {}};
  auto match = Match::start(*registry.find("scythe"), std::move(record));
  if (!match) throw std::runtime_error(match.error().sentence);
  const FakeWords words;
  const std::string name = ::testing::UnitTest::GetInstance()->current_test_info()->name();  // tests run side by side
  const std::string path = (std::filesystem::path(::testing::TempDir()) / ("ludarium_" + name)).string();
  EXPECT_TRUE(write_text_file(path, sheet, words));
  std::istringstream in("bolster power\n" + names);
  std::ostringstream out;
  ludarium::Play table(registry, words, in, out);
  table.keep_sheet(path);
  table.run(std::move(*match), {"", "random"});
  return *read_text_file(path, words);
}

TEST(Records, SC_REC_01_the_winner_may_sign_up_to_two_lines) {
  Scene scene = before_the_last_star();
  scene.play(act::bolster_power());
  ASSERT_TRUE(scene.over());
  EXPECT_EQ(honours(scene, Faction::saxony).lines, std::vector<std::string>{"scythe.record.first_win_saxony"});
  EXPECT_EQ(honours(scene, Faction::saxony).most, 2);
  const std::string signed_sheet = sheet_after("Ada\nAda\nAda\n", "", with_more_lines(2));  // three are deserved
  EXPECT_EQ(std::count(signed_sheet.begin(), signed_sheet.end(), '\n'), 2);
}

TEST(Records, SC_REC_01_one_edition_has_no_sheet) {
  Scene scene = before_the_last_star({{"edition", "pl"}});
  scene.play(act::bolster_power());
  EXPECT_TRUE(honours(scene, Faction::saxony).lines.empty());
}

TEST(Records, SC_REC_02_a_line_takes_the_first_name_and_keeps_it) {
  EXPECT_EQ(sheet_after("Ada\n", ""), "scythe.record.first_win_saxony: Ada\n");
  EXPECT_EQ(sheet_after("Ada\n", "scythe.record.first_win_saxony: Bob\n"), "scythe.record.first_win_saxony: Bob\n");
}

TEST(Records, SC_DP_40_only_the_winner_after_scoring_and_only_if_he_likes) {
  Scene scene = before_the_last_star();
  EXPECT_TRUE(honours(scene, Faction::saxony).lines.empty());  // not before the end
  scene.play(act::bolster_power());
  EXPECT_FALSE(honours(scene, Faction::saxony).lines.empty());
  EXPECT_TRUE(honours(scene, Faction::nordic).lines.empty());
  scene.nordic().coins = 200;  // the last star does not make the winner
  EXPECT_TRUE(honours(scene, Faction::saxony).lines.empty());
  EXPECT_EQ(honours(scene, Faction::nordic).lines.size(), 1u);
  EXPECT_EQ(sheet_after("\n", "# nobody yet\n"), "# nobody yet\n");
}

}  // namespace
}  // namespace ludarium::scythe
