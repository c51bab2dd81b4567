#include "cli/play.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "cli/files.hpp"
#include "tests/support/fake_words.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace play_test {

using ::testing::HasSubstr;
using ::testing::Not;

class PlayTest : public ::testing::Test {
 protected:
  Match start(boost::json::object options = {{"bids", false}}, std::uint64_t seed = 11) const {
    options["colours"] = {"red", "blue"};
    return *Match::start(game, {"pebbles", 1, {2, seed, options}, std::nullopt, {"Anna", "greedy"}, {}});
  }
  std::string play(const std::string& input, const Seating& seating = {"", "greedy"}) const {
    return play(start(), input, seating);
  }
  std::string play(Match match, const std::string& input, const Seating& seating = {"", "greedy"}) const {
    std::istringstream in(input);
    std::ostringstream out;
    Play(registry, words, in, out).run(std::move(match), seating);
    return out.str();
  }
  std::string temporary(const std::string& name) const {
    return (std::filesystem::path(::testing::TempDir()) / ("ludarium_" + name)).string();
  }

  Registry registry = pebbles_only();
  const AnyGame& game = *registry.find("pebbles");
  FakeWords words;
};

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t n = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
  return n;
}

TEST_F(PlayTest, shows_board_hint_prompt_and_numbered_choices) {
  const std::string out = play("");
  EXPECT_THAT(out, HasSubstr("15 pebbles.pebble"));
  EXPECT_THAT(out, HasSubstr("<cli.play.hint text=<pebbles.hint.first>>"));
  EXPECT_THAT(out, HasSubstr("[red] <pebbles.prompt.turn pile=15>"));
  EXPECT_THAT(out, HasSubstr("   1. <pebbles.action.take n=1>   (take 1)"));
}

TEST_F(PlayTest, ends_politely_with_its_input) { EXPECT_THAT(play(""), HasSubstr("<cli.play.input_ended>")); }

TEST_F(PlayTest, takes_a_number_or_the_notation) {
  EXPECT_THAT(play("2\n"), HasSubstr("<pebbles.event.took n=2 who=red>"));
  EXPECT_THAT(play("take 3\n"), HasSubstr("<pebbles.event.took n=3 who=red>"));
  EXPECT_THAT(play("99\n"), HasSubstr("<cli.play.no_such_number most="));
  EXPECT_THAT(play("0\n"), HasSubstr("<cli.play.no_such_number most="));
}

TEST_F(PlayTest, lists_the_choices_that_contain_what_was_typed) {
  const std::string out = play("tak\n");
  EXPECT_EQ(count(out, "(take 2)"), 2u);
  EXPECT_EQ(count(out, "(draw)"), 1u);
  const std::string typo = play("sing\n");
  EXPECT_THAT(typo, HasSubstr("<cli.play.not_understood text=sing>"));
  EXPECT_EQ(count(typo, "(draw)"), 2u);  // what is possible now, once more
  EXPECT_THAT(play("take all\n"), HasSubstr("not understood: take all"));
}

TEST_F(PlayTest, refuses_with_the_rule_and_asks_again) {
  const std::string out = play("take 9\n1\n");
  EXPECT_THAT(out, HasSubstr("<cli.illegal rule=PB-TAKE-01"));
  EXPECT_THAT(out, HasSubstr("<pebbles.why.pile left=15>"));
  EXPECT_THAT(out, HasSubstr("<pebbles.event.took n=1 who=red>"));
}

TEST_F(PlayTest, explains_what_is_not_offered_without_playing_it) {
  const std::string out = play("why take 9\nwhy take 1\nwhy sing\n");
  EXPECT_THAT(out, HasSubstr("<cli.illegal rule=PB-TAKE-01"));
  EXPECT_THAT(out, HasSubstr("<cli.why.legal>"));
  EXPECT_THAT(out, HasSubstr("not understood: sing"));
  EXPECT_THAT(out, Not(HasSubstr("pebbles.event.took")));
}

TEST_F(PlayTest, bots_play_the_other_seats) { EXPECT_THAT(play("1\n"), HasSubstr("who=blue>")); }

TEST_F(PlayTest, takes_back_to_before_the_last_own_decision) {
  EXPECT_THAT(play("undo\n"), HasSubstr("<cli.undo.nothing>"));
  Match match = start();
  match.play(seat_at(0), *game.read_action(match.state(), seat_at(0), "take 3"));
  match.play(seat_at(1), *game.read_action(match.state(), seat_at(1), "take 1"));
  const std::string undone = play(match, "undo\n");
  EXPECT_THAT(undone, HasSubstr("11 pebbles.pebble"));
  EXPECT_THAT(undone, HasSubstr("15 pebbles.pebble"));
  EXPECT_THAT(undone, HasSubstr("<cli.undo.done>"));
}

TEST_F(PlayTest, never_takes_back_what_was_revealed) {
  Match match = start();
  match.play(seat_at(0), *game.read_action(match.state(), seat_at(0), "draw"));
  match.play(seat_at(1), *game.read_action(match.state(), seat_at(1), "take 1"));
  EXPECT_THAT(play(match, "undo\n"), HasSubstr("<cli.undo.barred>"));
}

TEST_F(PlayTest, one_person_does_not_take_back_the_move_of_another) {
  Match match = start();
  match.play(seat_at(0), *game.read_action(match.state(), seat_at(0), "take 3"));
  match.play(seat_at(1), *game.read_action(match.state(), seat_at(1), "take 1"));
  EXPECT_THAT(play(match, "\nundo\n", {"", ""}), HasSubstr("<cli.undo.other_person>"));
}

TEST_F(PlayTest, hands_the_keyboard_over_and_shows_each_seat_its_own_cards_only) {
  const std::string out = play("\ndraw\n\n1\n", {"", ""});
  const auto blue = out.find("<cli.play.hand_over who=blue>");
  ASSERT_NE(blue, std::string::npos);
  EXPECT_EQ(out.find("saw_card"), out.find("saw_card", out.find("<cli.play.hand_over who=red>", blue)));
}

TEST_F(PlayTest, shows_score_log_board_and_help) {
  const std::string out = play("1\nscore\nlog\nboard\nhelp\n");
  EXPECT_THAT(out, HasSubstr("pebbles.score.pebbles"));
  EXPECT_EQ(count(out, "<pebbles.event.took n=1 who=red>"), 2u);
  EXPECT_THAT(out, HasSubstr("<cli.play.help.undo>"));
}

TEST_F(PlayTest, help_writes_an_action_of_this_game) {
  EXPECT_THAT(play("help\n"), HasSubstr("<cli.play.help.notation example=take 1         >"));
}

TEST_F(PlayTest, lists_asides_and_takes_them_between_decisions) {
  const std::string out = play("gift\ntake 3\ngift\ngive blue\n");
  EXPECT_THAT(out, HasSubstr("<cli.play.no_asides>"));
  EXPECT_THAT(out, HasSubstr("(give blue)"));
  EXPECT_THAT(out, HasSubstr("<pebbles.event.gave n=1 who=red>"));
}

TEST_F(PlayTest, a_command_with_more_words_may_be_an_action) {
  EXPECT_THAT(play("take 3\nasides\n"), HasSubstr("(give blue)"));
  EXPECT_THAT(play("gift blue\n"), HasSubstr("<cli.play.not_understood text=gift blue>"));
}

TEST_F(PlayTest, saves_and_resumes) {
  const std::string path = temporary("saved.txt");
  const std::string out = play("take 3\nsave " + path + "\nquit\n");
  EXPECT_THAT(out, HasSubstr("<cli.play.saved path=" + path + ">"));
  const std::string back = play("resume " + path + "\nlog\nquit\n");
  EXPECT_THAT(back, HasSubstr("<cli.play.resumed path=" + path + ">"));
  EXPECT_THAT(back, HasSubstr("<pebbles.event.took n=3 who=red>"));
  std::filesystem::remove(path);
}

TEST_F(PlayTest, overwrites_a_file_only_when_told_twice) {
  const std::string path = temporary("other.txt");
  write_text_file(path, "precious");
  EXPECT_THAT(play("take 3\nsave " + path + "\nquit\n"), HasSubstr("<cli.play.overwrite path=" + path + ">"));
  EXPECT_EQ(*read_text_file(path), "precious");
  const std::string out = play("take 3\nsave " + path + "\nsave " + path + "\nsave " + path + "\nquit\n");
  EXPECT_EQ(count(out, "<cli.play.overwrite"), 1u);  // its own file it may write again
  EXPECT_EQ(count(out, "<cli.play.saved"), 2u);
  std::filesystem::remove(path);
}

TEST_F(PlayTest, offers_to_save_when_the_input_ends) {
  const std::string path = temporary("rescued.txt");
  std::filesystem::remove(path);
  EXPECT_THAT(play(""), Not(HasSubstr("<cli.play.offer_save>")));  // nothing to lose
  EXPECT_THAT(play("take 3\n"), HasSubstr("<cli.play.offer_save>"));
  EXPECT_THAT(play("take 3\nsave " + path + "\n"), Not(HasSubstr("<cli.play.offer_save>")));
  std::filesystem::remove(path);
}

TEST_F(PlayTest, knows_other_words_for_help_and_quit) {
  EXPECT_THAT(play("?\n"), HasSubstr("<cli.play.help.undo>"));
  EXPECT_THAT(play("HELP\n"), HasSubstr("<cli.play.help.undo>"));
  for (const char* word : {"quit\n", "QUIT\n", "exit\n"}) EXPECT_THAT(play(word), HasSubstr("<cli.play.goodbye>"));
}

TEST_F(PlayTest, marks_what_cannot_be_undone) {
  const std::string out = play("quit\n");
  EXPECT_THAT(out, HasSubstr("(draw)  cli.play.final"));
  EXPECT_THAT(out, Not(HasSubstr("(take 1)  cli.play.final")));
}

TEST_F(PlayTest, says_what_separates_equal_scores) {
  std::ostringstream out;
  const Screen screen(words, out);
  const AnyState state = *game.setup({2, 1, {{"colours", {"red", "blue"}}}});
  Scores scores{{7, 2, {}}, {7, 1, {}}};
  scores[0].ties = {{"pieces", 4}, {"power", 2}};
  scores[1].ties = {{"pieces", 4}, {"power", 5}};
  screen.ties(game, state, scores);
  EXPECT_EQ(out.str(), "<cli.play.tie ahead=blue behind=red what=power theirs=5 others=2>\n");
}

TEST_F(PlayTest, a_bad_file_ends_nothing) {
  const std::string path = temporary("bad.txt");
  write_text_file(path, "game: pebbles\nseat red:\n");
  const std::string out = play("save\nresume\nresume /no/such/file\nsave /no/such/file\nresume " + path + "\ntake 1\n");
  EXPECT_EQ(count(out, "<cli.play.name_a_file>"), 2u);
  EXPECT_THAT(out, HasSubstr("<cli.file.unreadable"));
  EXPECT_THAT(out, HasSubstr("<cli.file.unwritable"));
  EXPECT_THAT(out, HasSubstr("<record.problem line=2"));
  EXPECT_THAT(out, HasSubstr("<pebbles.event.took n=1 who=red>"));
  std::filesystem::remove(path);
}

TEST_F(PlayTest, plays_forced_answers_by_itself_and_says_so) {
  Match match = *Match::start(game, {"pebbles", 1, {2, 11, {{"colours", {"red", "blue"}}}}, std::nullopt, {}, {}});
  match.play(seat_at(0), *game.read_action(match.state(), seat_at(0), "draw"));
  match.play(seat_at(1), *game.read_action(match.state(), seat_at(1), "draw"));
  EXPECT_THAT(play(match, ""), HasSubstr("<cli.play.only_choice text=<pebbles.action.bid n=0>>"));
}

TEST_F(PlayTest, plays_to_the_end_and_names_the_winner) {
  std::string input;
  for (int i = 0; i < 40; ++i) input += "1\n";
  const std::string out = play(input);
  EXPECT_THAT(out, HasSubstr("<cli.play.over>"));
  EXPECT_THAT(out, HasSubstr("<cli.play.winner who="));
  EXPECT_THAT(out, HasSubstr("<cli.play.title who="));
  EXPECT_THAT(out, Not(HasSubstr("<cli.play.no_winner>")));
  EXPECT_THAT(out, Not(HasSubstr("input_ended")));
}

TEST_F(PlayTest, bots_sit_where_the_record_names_them) {
  EXPECT_EQ(seating_of({"pebbles", 1, {}, std::nullopt, {"Anna", "random"}, {}}), (Seating{"", "random"}));
}

}  // namespace play_test
}  // namespace ludarium
