#include "core/record.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/view.hpp"
#include "tests/support/fake_words.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace record_test {

using ::testing::HasSubstr;

class RecordTest : public ::testing::Test {
 protected:
  RecordReading read(std::string_view text) const { return read_record(registry, text, words); }

  Record played_at_random(std::uint64_t seed, std::size_t most_moves = 1000) const {
    Record record{"pebbles", 1, {3, seed, {{"pile", "large"}}}, std::nullopt, {"Anna", "", "Božena K."}, {}};
    AnyState state = *game.setup(record.setup);
    Rng rng{seed};
    ActionList list;
    while (!game.pending(state).over() && record.moves.size() < most_moves) {
      Seat seat = game.pending(state).seats.lowest();
      game.asides(state, seat, list);
      if (list.empty() || rng.below(8) != 0) game.legal(state, seat, list);
      record.moves.push_back({seat, list[rng.below(static_cast<std::uint32_t>(list.size()))]});
      game.apply(state, seat, record.moves.back().action, nullptr);
    }
    return record;
  }

  Registry registry = pebbles_only();
  const AnyGame& game = *registry.find("pebbles");
  FakeWords words;
  const std::string opening =
      "game: pebbles\nrules: 1\noptions: {\"colours\":[\"red\",\"blue\"],\"bids\":false}\nseed: 4\n"
      "seat red: Anna\nseat blue:\n\n";
};

TEST_F(RecordTest, reads_what_it_wrote_byte_by_byte) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Record record = played_at_random(seed, 5 * seed);
    const std::string text = write_record(game, record);
    const RecordReading back = read(text);
    ASSERT_FALSE(back.problem) << text << back.problem->line << words.say(back.problem->error.message);
    EXPECT_EQ(back.record.moves, record.moves);
    EXPECT_EQ(back.record.names, record.names);
    EXPECT_EQ(write_record(*back.game, back.record), text);
  }
}

TEST_F(RecordTest, is_readable) {
  const RecordReading reading = read(opening + "1 red: take 2\n2 blue: [red] give blue; take 3\n# end\n");
  ASSERT_FALSE(reading.problem) << words.say(reading.problem->error.message);
  EXPECT_EQ(write_record(game, reading.record), opening +
                                                    "1 red: take 2\n2 blue: [red] give blue; take 3\n# 3 moves, hash " +
                                                    short_hash(reading.state) + ", end\n");
}

TEST_F(RecordTest, has_a_hash_every_ten_turns_and_the_score_at_the_end) {
  const std::string text = write_record(game, played_at_random(3));
  std::size_t turns = 0;
  std::size_t hashes = 0;
  for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
    if (text.compare(at, 7, "# hash ") == 0) ++hashes;
    if (text[at] >= '0' && text[at] <= '9') ++turns;
  }
  ASSERT_GT(turns, 20u);
  EXPECT_EQ(hashes, (turns - 1) / 10);
  EXPECT_THAT(text, HasSubstr("\n# score "));
  EXPECT_THAT(text, HasSubstr(", end\n"));
}

TEST_F(RecordTest, refuses_a_score_the_game_has_not) {
  std::string text = write_record(game, played_at_random(3));
  EXPECT_FALSE(read(text).problem);
  text.insert(text.find('\n', text.find("# score ")), "9");
  const RecordReading forged = read(text);
  ASSERT_TRUE(forged.problem);
  EXPECT_EQ(forged.problem->error.message.key, "record.other_score");
}

TEST_F(RecordTest, does_not_mind_blanks_comments_and_carriage_returns) {
  const RecordReading reading =
      read("# a game\r\n\r\n" + opening + "  1 red:take 2 ;\r\n# good\n\n2 blue: take 3\n# end");
  ASSERT_FALSE(reading.problem) << words.say(reading.problem->error.message);
  EXPECT_EQ(reading.record.moves.size(), 2u);
}

TEST_F(RecordTest, starts_from_a_position_too) {
  Record record = played_at_random(9, 7);
  AnyState state = *start_of(game, record);
  for (const Move& move : record.moves) game.apply(state, move.seat, move.action, nullptr);
  Record later{"pebbles", 1, {3, 0, {}}, game.write_position(state), record.names, {}};
  const std::string text = write_record(game, later);
  const RecordReading back = read(text);
  ASSERT_FALSE(back.problem) << words.say(back.problem->error.message);
  EXPECT_EQ(back.state, state);
  EXPECT_EQ(write_record(game, back.record), text);
}

TEST_F(RecordTest, a_name_stays_on_its_line) {
  Record record = played_at_random(1, 0);
  record.names[0] = "Anna\nrules: 9\n";
  const RecordReading back = read(write_record(game, record));
  ASSERT_FALSE(back.problem);
  EXPECT_EQ(back.record.names[0], "Anna rules: 9");
}

struct Refusal {
  std::string added;
  int line;
  std::string code;
  std::string says;
};

TEST_F(RecordTest, says_at_which_line_a_replay_diverges_and_why) {
  const std::vector<Refusal> refusals{
      {"1 red: take 9\n", 8, "diverged", "PB-TAKE-01"},
      {"1 red: take 1\n2 blue: juggle\n", 9, "bad_notation", "juggle"},
      {"1 red: take 1\n3 blue: take 1\n", 9, "diverged", "record.other_turn theirs=3 ours=2"},
      {"1 red: take 1; take 1\n", 8, "diverged", "PB-TURN-01"},
      {"1 green: take 1\n", 8, "bad_line", "record.unknown_seat name=green"},
      {"1 red: [white] give red\n", 8, "bad_line", "record.unknown_seat name=white"},
      {"1 red: [blue\n", 8, "bad_line", "record.unclosed_seat"},
      {"1 red: take 1\n# score red 99, blue 1\n", 9, "diverged", "record.other_score theirs=red 99"},
      {"1 red: take 1\n# hash 00000000\n", 9, "diverged", "record.other_hash theirs=00000000"},
      {"1 red take 1\n", 8, "bad_line", "record.neither_header_nor_turn"},
      {"1\n", 8, "bad_line", "record.neither_header_nor_turn"},
      {"99999999999999999999 red: take 1\n", 8, "diverged", "record.other_turn"},
      {"1 red: take 1\nseed: 5\n", 9, "bad_line", "record.neither_header_nor_turn"},
      {"what is this\n", 8, "bad_line", "record.neither_header_nor_turn"},
      {"colour: red\n", 8, "bad_header", "record.unknown_header name=colour"},
      {"1 red: take 1\n", 8, "cut_short", "record.cut_short"},
      {"1 red: take 1\n# 1 move, end", 9, "cut_short", "record.bad_end"},
      {"1 red: take 1\n# 2 moves, hash 00000000, end\n", 9, "cut_short", "record.other_count theirs=2 ours=1"},
      {"1 red: take 1\n# 1 moves, hash 00000000, end\n", 9, "diverged", "record.other_hash"},
      {"1 red: take 1\n# end\n2 blue: take 1\n", 10, "bad_line", "record.after_the_end"},
      {"options: {\"bids\":true,\"bids\":false}\n", 8, "bad_header", "record.options_not_json"},
  };
  for (const Refusal& refusal : refusals) {
    const RecordReading reading = read(opening + refusal.added);
    ASSERT_TRUE(reading.problem) << refusal.added;
    EXPECT_EQ(reading.problem->line, refusal.line) << refusal.added;
    EXPECT_EQ(reading.problem->error.code, refusal.code) << refusal.added;
    EXPECT_THAT(words.say(reading.problem->error.message), HasSubstr(refusal.says));
  }
}

TEST_F(RecordTest, cut_short_anywhere_it_is_refused) {
  const std::string text = write_record(game, played_at_random(3, 30));
  ASSERT_FALSE(read(text).problem);
  for (std::size_t length = 0; length + 1 < text.size(); ++length)
    EXPECT_TRUE(read(text.substr(0, length)).problem) << text.substr(0, length);
}

TEST_F(RecordTest, does_not_mind_a_byte_order_mark) {
  EXPECT_FALSE(read("\xef\xbb\xbf" + opening + "1 red: take 2\n# end\n").problem);
}

TEST_F(RecordTest, checks_the_version_of_the_rules_wherever_it_stands) {
  const RecordReading reading = read("rules: 2\ngame: pebbles\nseat red:\nseat blue:\n# end\n");
  ASSERT_TRUE(reading.problem);
  EXPECT_EQ(reading.problem->error.code, "rules_version");
  EXPECT_EQ(reading.problem->line, 1);
}

TEST_F(RecordTest, does_not_start_from_a_view) {
  for (const auto& any : every_game().games()) {
    const AnyState state = *any->setup({2, 4, {}});
    EXPECT_FALSE(is_view(*any, state));
    for (Seat seat : {seat_at(0), seat_at(1), Seat::none}) {
      const AnyState view = any->redact(state, seat);
      EXPECT_TRUE(is_view(*any, view));
      EXPECT_FALSE(start_of(*any, {std::string(any->id()), 1, {}, any->write_position(view), {}, {}})) << any->id();
    }
  }
}

TEST(Json, no_field_stands_twice) {
  EXPECT_TRUE(parse_json(R"({"a":1,"b":{"a":[{"a":"}{"},{"a":":"}]},"c":"\\\""})"));
  for (const char* text : {R"({"a":1,"a":2})", R"({"b":[{"a":1,"\u0061":2}]})", R"({"":1,"":2})"})
    EXPECT_FALSE(parse_json(text)) << text;
}

TEST_F(RecordTest, keeps_what_came_before_the_problem) {
  const RecordReading reading = read(opening + "1 red: take 2\n2 blue: take 3\n3 red: take 7\n");
  ASSERT_TRUE(reading.problem);
  EXPECT_EQ(reading.record.moves.size(), 2u);
  EXPECT_EQ(game.turn(reading.state), 3);
}

TEST_F(RecordTest, refuses_a_header_that_cannot_be) {
  const std::vector<std::pair<std::string, std::string>> headers{
      {"", "record.no_game"},
      {"game: chess\n", "record.unknown_game id=chess"},
      {"game: pebbles\n", "record.no_seats"},
      {"game: pebbles\nrules: 2\nseat red:\nseat blue:\n", "record.rules_version theirs=2 ours=1"},
      {"game: pebbles\nrules: one\n", "record.not_a_number text=one"},
      {"game: pebbles\nseed: -1\n", "record.not_a_number text=-1"},
      {"game: pebbles\noptions: pile=large\n", "record.options_not_json"},
      {"game: pebbles\noptions: {\"a\":" + std::string(40, '[') + std::string(40, ']') + "}\n",
       "record.options_not_json"},
      {"game: pebbles\nposition: {\n", "record.position_not_json"},
      {"game: pebbles\noptions: {\"pile\":3}\nseat red:\nseat blue:\n", "option pile"},
      {"game: pebbles\nseat red:\n", "2 to 4 can play"},
      {"game: pebbles\noptions: {\"colours\":[\"red\",\"blue\"]}\nseat blue:\nseat red:\n",
       "record.other_seat number=1 theirs=blue ours=red"},
  };
  for (const auto& [text, says] : headers) {
    const RecordReading reading = read(text);
    ASSERT_TRUE(reading.problem) << text;
    EXPECT_THAT(words.say(reading.problem->error.message), HasSubstr(says));
  }
}

}  // namespace record_test
}  // namespace ludarium
