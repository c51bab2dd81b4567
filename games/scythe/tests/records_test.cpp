// Chapter "Records": the achievement sheet, from the end of a game to the name on the line.
#include <algorithm>
#include <filesystem>
#include <sstream>

#include "cli/files.hpp"
#include "cli/play.hpp"
#include "core/erased.hpp"
#include "games/scythe/tests/support/scene.hpp"
#include "tests/support/english.hpp"
#include "tests/support/fake_words.hpp"

namespace ludarium::scythe {
namespace records_test {

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

// A filled line, as the words of these tests say it.
std::string line(const std::string& id, const std::string& name) {
  return "scythe.record." + id + " [scythe.record." + id + "]: " + name + "\n";
}

struct Table {
  Scene scene = before_the_last_star();
  Facts lines = facts();
  Seating seating{"", "random"};
};

// Plays the last action at the terminal, with these further lines of input, on a sheet with this text; gives the sheet.
std::string sheet_after(const std::string& names, const std::string& sheet, const Table& at = {}) {
  Registry registry;
  registry.add(std::make_unique<Erased<Scythe>>(Scythe(at.lines)));
  Record record{"scythe", 1, {2, 1, {}}, game().write_position(at.scene.s), {"Ada", "random"}, {}};
  auto match = Match::start(*registry.find("scythe"), std::move(record));
  if (!match) throw std::runtime_error(in_english(match.error()));
  const FakeWords words;
  const std::string name = ::testing::UnitTest::GetInstance()->current_test_info()->name();  // tests run side by side
  const std::string path = (std::filesystem::path(::testing::TempDir()) / ("ludarium_" + name)).string();
  EXPECT_TRUE(write_text_file(path, sheet));
  std::istringstream in("bolster power\n" + names);
  std::ostringstream out;
  ludarium::Play table(registry, words, in, out);
  table.keep_sheet(path);
  table.run(std::move(*match), at.seating);
  EXPECT_NE(out.str().find("<cli.play.over>"), std::string::npos);
  return *read_text_file(path);
}

TEST(Records, SC_REC_01_the_winner_may_sign_up_to_two_lines) {
  Scene scene = before_the_last_star();
  scene.play(act::bolster_power());
  ASSERT_TRUE(scene.over());
  EXPECT_EQ(honours(scene, Faction::saxony).lines, std::vector<std::string>{"scythe.record.first_win_saxony"});
  EXPECT_EQ(honours(scene, Faction::saxony).most, 2);
  const Table three_deserved{.lines = with_more_lines(2)};
  EXPECT_EQ(sheet_after("Ada\nAda\nAda\n", "", three_deserved),
            line("first_win_saxony", "Ada") + line("feat_0", "Ada"));
  EXPECT_EQ(sheet_after("Ada\n\nAda\n", "", three_deserved),  // one left leaves room for another
            line("first_win_saxony", "Ada") + line("feat_1", "Ada"));
}

TEST(Records, SC_REC_01_one_edition_has_no_sheet) {
  for (const char* edition : {"default", "cs", "hu"})
    EXPECT_EQ(sheet_after("Ada\n", "", {.scene = before_the_last_star({{"edition", edition}})}),
              line("first_win_saxony", "Ada"));
  EXPECT_EQ(sheet_after("Ada\n", "", {.scene = before_the_last_star({{"edition", "pl"}})}), "");
}

TEST(Records, SC_REC_02_a_line_takes_the_first_name_and_keeps_it) {
  EXPECT_EQ(sheet_after("Ada\n", ""), line("first_win_saxony", "Ada"));
  EXPECT_EQ(sheet_after("Ada\n", line("first_win_saxony", "Bob")), line("first_win_saxony", "Bob"));
  const std::string by_a_pole = "pierwsza wygrana [scythe.record.first_win_saxony]: Bob\n";  // at the same sheet
  EXPECT_EQ(sheet_after("Ada\n", by_a_pole), by_a_pole);
}

TEST(Records, SC_REC_02_there_is_a_line_for_the_first_win_with_each_faction) {
  std::vector<Faction> named;
  for (const RecordLine& row : facts().record_lines) named.push_back(row.faction);
  std::sort(named.begin(), named.end());
  EXPECT_EQ(named,
            (std::vector{Faction::nordic, Faction::rusviet, Faction::crimea, Faction::saxony, Faction::polania}));
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

TEST(Records, SC_DP_40_losers_and_bots_are_not_asked) {
  Table lost;
  lost.scene.nordic().coins = 200;
  EXPECT_EQ(sheet_after("Ada\n", "", lost), "");
  EXPECT_EQ(sheet_after("Ada\n", "", {.seating = {"greedy", ""}}), "");  // the bot bolsters and wins
}

}  // namespace records_test
}  // namespace ludarium::scythe
