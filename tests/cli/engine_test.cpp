#include "cli/engine.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "bots/playout.hpp"
#include "core/erased.hpp"
#include "tests/support/fake_words.hpp"
#include "tests/support/games.hpp"
#include "tests/support/pebbles.hpp"

namespace ludarium {
namespace engine_test {

using boost::json::object;
using boost::json::value;
using ::testing::HasSubstr;

class EngineTest : public ::testing::Test {
 protected:
  object answer(const object& request) {
    return boost::json::parse(engine.answer(boost::json::serialize(request))).get_object();
  }
  object ask(object request) {
    request["id"] = 7;
    object reply = answer(request);
    EXPECT_TRUE(reply.contains("ok")) << reply;
    EXPECT_EQ(reply.at("id"), value(7));
    return reply.contains("ok") ? reply.at("ok").get_object() : object{};
  }
  std::string refused(object request) {
    request["id"] = "x";
    const object reply = answer(request);
    EXPECT_EQ(reply.at("id"), value("x"));
    EXPECT_TRUE(reply.contains("error")) << reply;
    if (!reply.contains("error")) return "";
    EXPECT_FALSE(reply.at("error").at("message").get_string().empty());
    return std::string(reply.at("error").at("code").get_string());
  }
  object start(int seats = 2, bool bids = false) {
    object colours{{"colours", boost::json::array{"red", "blue", "green", "white"}}, {"bids", bids}};
    colours["colours"].get_array().resize(static_cast<std::size_t>(seats));
    return ask({{"cmd", "new"}, {"game", "pebbles"}, {"seats", seats}, {"seed", 11}, {"options", colours}});
  }
  object play(std::string_view action) { return ask({{"cmd", "play"}, {"action", action}}); }
  std::string everything() { return boost::json::serialize(ask({{"cmd", "position"}})); }

  Registry registry = pebbles_only();
  FakeWords words;
  Engine engine{registry, words};
};

TEST_F(EngineTest, lists_the_games_with_their_options) {
  const object ok = ask({{"cmd", "games"}});
  const auto& game = ok.at("games").get_array().at(0);
  EXPECT_EQ(game.at("id"), value("pebbles"));
  EXPECT_EQ(game.at("most_seats"), value(4));
  EXPECT_EQ(game.at("options").at(0).at("name"), value("pile"));
  EXPECT_EQ(game.at("options").at(2).at("type"), value("list"));
}

TEST_F(EngineTest, starts_a_game) {
  const object ok = start(3);
  EXPECT_EQ(ok.at("status").at("seats"), value({"red", "blue", "green"}));
  EXPECT_EQ(ok.at("status").at("waiting"), value(boost::json::array{0}));
  EXPECT_EQ(ok.at("status").at("over"), value(false));
}

TEST_F(EngineTest, lists_actions_and_asides_apart) {
  start();
  play("take 3");
  const object ok = ask({{"cmd", "legal"}, {"seat", 0}, {"asides", true}});
  EXPECT_TRUE(ok.at("actions").get_array().empty());
  EXPECT_EQ(ok.at("asides").at(0).at("action"), value("give blue"));
  EXPECT_FALSE(ask({{"cmd", "legal"}, {"seat", 0}}).contains("asides"));  // only on request: they can be many
  const object asked = ask({{"cmd", "legal"}});
  EXPECT_EQ(asked.at("seat"), value(1));
  EXPECT_EQ(asked.at("actions").at(0).at("action"), value("take 1"));
  EXPECT_EQ(asked.at("actions").at(0).at("text"), value("<pebbles.action.take n=1>"));
  EXPECT_TRUE(asked.contains("prompt"));
}

TEST_F(EngineTest, plays_and_tells_what_happened) {
  start();
  const object ok = play("take 2");
  EXPECT_EQ(ok.at("events").at(0).at("event"), value("took"));
  EXPECT_EQ(ok.at("events").at(0).at("amount"), value(2));
  EXPECT_EQ(ok.at("events").at(0).at("because"), value("take"));
  EXPECT_EQ(ok.at("events").at(0).at("seat"), value(0));
  EXPECT_EQ(ok.at("status").at("waiting"), value(boost::json::array{1}));
  EXPECT_EQ(ok.at("status").at("moves"), value(1));
}

TEST_F(EngineTest, takes_an_action_as_an_object) {
  start();
  const object ok = ask({{"cmd", "play"}, {"action", object{{"do", "take"}, {"amount", 2}}}});
  EXPECT_EQ(ok.at("events").at(0).at("event"), value("took"));
  EXPECT_EQ(ask({{"cmd", "why"}, {"action", object{{"do", "take"}, {"amount", 9}}}}).at("legal"), value(false));
  EXPECT_EQ(refused({{"cmd", "play"}, {"action", object{{"do", "take"}}}}), "bad_action");
  EXPECT_EQ(refused({{"cmd", "play"}, {"action", object{{"do", "dance"}}}}), "bad_action");
  EXPECT_EQ(refused({{"cmd", "play"}, {"action", 7}}), "bad_request");
}

TEST_F(EngineTest, says_what_an_action_pays_and_gains) {
  start();
  const object ok = ask({{"cmd", "legal"}, {"outcome", true}});
  const object& first = ok.at("actions").at(0).get_object();
  EXPECT_EQ(first.at("do"), value(object{{"do", "take"}, {"amount", 1}}));
  EXPECT_EQ(first.at("gains"), value(boost::json::array{object{{"what", "pebbles"}, {"amount", 1}}}));
  EXPECT_EQ(first.at("pays"), value(boost::json::array{}));
  EXPECT_EQ(first.at("score"), value(1));
}

TEST_F(EngineTest, lists_its_vocabulary) {
  EXPECT_EQ(refused({{"cmd", "vocabulary"}}), "no_game");
  EXPECT_EQ(refused({{"cmd", "vocabulary"}, {"game", "chess"}}), "unknown_game");
  const object words = ask({{"cmd", "vocabulary"}, {"game", "pebbles"}});
  EXPECT_EQ(words.at("actions").at(0).at("name"), value("take"));
  EXPECT_EQ(words.at("actions").at(0).at("fields").at(0).at("type"), value("number"));
  start();
  EXPECT_EQ(ask({{"cmd", "vocabulary"}}), words);
}

TEST_F(EngineTest, tells_a_seat_only_what_it_may_know) {
  start();
  const object drawer = ask({{"cmd", "play"}, {"action", "draw"}, {"view", 0}});
  EXPECT_EQ(drawer.at("events").get_array().size(), 2u);
  const object rival = ask({{"cmd", "play"}, {"action", "draw"}, {"view", 0}});
  ASSERT_EQ(rival.at("events").get_array().size(), 1u);
  EXPECT_EQ(rival.at("events").at(0).at("event"), value("drew"));
  const object view = ask({{"cmd", "position"}, {"seat", 1}});
  EXPECT_THAT(boost::json::serialize(view.at("position")), HasSubstr("[\"rng\",[0]]"));
}

TEST_F(EngineTest, accepts_secret_answers_of_several_seats_in_any_order) {
  start(2, true);
  play("take 2");
  play("take 2");
  const object ok = ask({{"cmd", "play"}, {"seat", 1}, {"action", "bid 2"}, {"view", 0}});
  EXPECT_EQ(ok.at("status").at("waiting"), value(boost::json::array{0}));
  EXPECT_FALSE(ok.at("events").at(0).as_object().contains("amount"));
  const object done = ask({{"cmd", "play"}, {"seat", 0}, {"action", "bid 0"}});
  EXPECT_EQ(done.at("events").at(1).at("event"), value("bids_shown"));
  EXPECT_EQ(done.at("events").at(1).at("bids"), value(boost::json::array{0, 2}));
}

TEST_F(EngineTest, says_which_rule_forbids_an_action) {
  start();
  const object ok = ask({{"cmd", "why"}, {"action", "take 9"}});
  EXPECT_EQ(ok.at("legal"), value(false));
  EXPECT_EQ(ok.at("rule"), value("PB-TAKE-01"));
  EXPECT_EQ(ok.at("text"), value(pebbles_rule("PB-TAKE-01")));
  EXPECT_EQ(ok.at("detail"), value("<pebbles.why.pile left=15>"));
  EXPECT_EQ(ask({{"cmd", "why"}, {"action", "take 1"}}), (object{{"legal", true}}));
  EXPECT_EQ(ask({{"cmd", "why"}, {"seat", 1}, {"action", "take 1"}}).at("rule"), value("PB-TURN-01"));
}

TEST_F(EngineTest, takes_moves_back_but_not_what_was_revealed) {
  start();
  const std::string before = everything();
  play("take 2");
  EXPECT_EQ(ask({{"cmd", "undo"}}).at("action"), value("take 2"));
  EXPECT_EQ(everything(), before);
  EXPECT_EQ(refused({{"cmd", "undo"}}), "nothing_to_undo");
  play("draw");
  EXPECT_EQ(refused({{"cmd", "undo"}}), "undo_barred");
  ask({{"cmd", "undo"}, {"force", true}});
  EXPECT_EQ(everything(), before);
}

TEST_F(EngineTest, tells_before_the_move_what_cannot_be_taken_back) {
  start();
  const object ok = ask({{"cmd", "legal"}});
  for (const value& action : ok.at("actions").get_array())
    EXPECT_EQ(action.at("final"), value(action.at("action") == value("draw"))) << action;
}

TEST_F(EngineTest, taking_back_a_secret_answer_tells_it_to_nobody_else) {
  start(2, true);
  play("take 2");
  play("take 2");
  play("bid 1");
  EXPECT_EQ(ask({{"cmd", "undo"}, {"view", 1}}).at("action"), value(nullptr));
  play("bid 1");
  EXPECT_EQ(ask({{"cmd", "undo"}, {"view", 0}}).at("action"), value("bid 1"));
}

TEST_F(EngineTest, hints_at_the_best_answers) {
  start();
  const object ok = ask({{"cmd", "hint"}, {"bot", "steady@40"}, {"most", 2}});
  EXPECT_LE(ok.at("answers").as_array().size(), 2u);
  EXPECT_TRUE(ok.at("answers").at(0).as_object().contains("action"));
  EXPECT_EQ(ok, ask({{"cmd", "hint"}, {"bot", "steady@40"}, {"most", 2}}));
  EXPECT_EQ(refused({{"cmd", "hint"}, {"bot", "greedy"}}), "unknown_bot");
}

TEST_F(EngineTest, reviews_what_was_played) {
  start();
  play("take 2");
  const object ok = ask({{"cmd", "review"}, {"bot", "steady@40"}});
  ASSERT_EQ(ok.at("decisions").as_array().size(), 1u);
  EXPECT_EQ(ok.at("decisions").at(0).at("played").at("action"), value("take 2"));
}

TEST_F(EngineTest, chooses_for_others_without_a_game_of_its_own) {
  start();
  const value view = ask({{"cmd", "position"}}).at("position");
  const object ok = ask({{"cmd", "choose"}, {"game", "pebbles"}, {"position", view}, {"seat", 0}, {"bot", "random"}});
  EXPECT_TRUE(ok.contains("action"));
  EXPECT_EQ(refused({{"cmd", "choose"}, {"game", "pebbles"}, {"position", view}, {"seat", 1}}), "not_asked");
  EXPECT_EQ(refused({{"cmd", "choose"}, {"game", "chess"}, {"position", view}, {"seat", 0}}), "unknown_game");
}

TEST_F(EngineTest, scores_with_a_breakdown) {
  start();
  play("take 2");
  const object ok = ask({{"cmd", "score"}});
  EXPECT_EQ(ok.at("scores").at(0).at("total"), value(4));
  EXPECT_EQ(ok.at("scores").at(0).at("lines").at(0).at("points"), value(2));
  EXPECT_EQ(ok.at("scores").at(1).at("place"), value(2));
}

TEST_F(EngineTest, a_score_that_a_view_cannot_tell_is_null) {
  Engine all(every_game(), words);
  const auto scores = [&](object request) {
    const value reply = boost::json::parse(all.answer(boost::json::serialize(request)));
    return reply.at("ok").at("scores").as_array();
  };
  all.answer(
      R"({"id": 1, "cmd": "new", "game": "scythe", "seats": 2, "seed": 1, "options": {"hide_coin_totals": true}})");
  const auto seen = scores({{"id", 2}, {"cmd", "score"}, {"view", 0}}), real = scores({{"id", 3}, {"cmd", "score"}});
  EXPECT_EQ(seen[0].at("total"), real[0].at("total"));
  EXPECT_TRUE(seen[1].at("total").is_null());
  for (const value& score : seen) EXPECT_TRUE(score.at("place").is_null());
}

TEST_F(EngineTest, scores_with_the_titles_a_finished_game_has_earned) {
  start();
  EXPECT_EQ(ask({{"cmd", "score"}}).at("scores").at(0).at("titles"), value(boost::json::array{}));
  while (ask({{"cmd", "position"}}).at("status").at("over") == value(false)) play("take 1");
  int earned = 0;
  const object ok = ask({{"cmd", "score"}});
  for (const value& score : ok.at("scores").as_array()) {
    const bool won = score.at("place") == value(1);
    EXPECT_EQ(score.at("titles").as_array().size(), won ? 1u : 0u);
    if (won) {
      EXPECT_EQ(score.at("titles").at(0), (value{{"key", "pebbles.title"}, {"text", "pebbles.title"}}));
    }
    earned += won;
  }
  EXPECT_GE(earned, 1);
}

TEST_F(EngineTest, counts_the_tree) {
  start();
  const object ok = ask({{"cmd", "perft"}, {"depth", 2}});
  const auto actions = ask({{"cmd", "legal"}}).at("actions").get_array();
  EXPECT_EQ(ok.at("counts").at(0), value(actions.size()));
  EXPECT_EQ(refused({{"cmd", "perft"}, {"depth", 30}}), "too_large");
  EXPECT_EQ(refused({{"cmd", "perft"}, {"depth", 0}}), "bad_request");
}

TEST_F(EngineTest, asks_a_bot_without_playing_its_answer) {
  start();
  const std::string before = everything();
  const object ok = ask({{"cmd", "bot"}, {"bot", "greedy"}});
  EXPECT_EQ(everything(), before);
  EXPECT_EQ(ok, ask({{"cmd", "bot"}, {"bot", "greedy"}}));
  ask({{"cmd", "play"}, {"action", ok.at("action")}});
  EXPECT_EQ(refused({{"cmd", "bot"}, {"bot", "oracle"}}), "unknown_bot");
  EXPECT_EQ(refused({{"cmd", "bot"}, {"seat", 0}}), "not_asked");
}

TEST_F(EngineTest, gives_and_takes_records_and_positions) {
  start();
  play("take 2");
  play("draw");
  const value record = ask({{"cmd", "record"}}).at("record");
  const value position = ask({{"cmd", "position"}}).at("position");
  const std::string before = everything();
  start();
  ask({{"cmd", "load"}, {"record", record}});
  EXPECT_EQ(everything(), before);
  EXPECT_EQ(ask({{"cmd", "record"}}).at("record"), record);
  start();
  ask({{"cmd", "load"}, {"game", "pebbles"}, {"position", position}});
  EXPECT_EQ(ask({{"cmd", "position"}}).at("position"), position);
  play("take 1");
  ask({{"cmd", "load"}, {"record", ask({{"cmd", "record"}}).at("record")}});
}

TEST_F(EngineTest, gives_an_id_back_as_it_came) {
  for (const char* id : {"0", "-9223372036854775808", "18446744073709551615", "\"\"", "\"x\""})
    EXPECT_THAT(engine.answer(std::string(R"({"cmd":"games","id":)") + id + "}"),
                HasSubstr(std::string(R"({"id":)") + id + ","));
}

TEST_F(EngineTest, takes_back_several_moves_one_by_one) {
  start();
  std::vector<std::string> before;
  for (const char* action : {"take 1", "take 2", "take 3"}) {
    before.push_back(everything());
    play(action);
  }
  for (; !before.empty(); before.pop_back()) {
    ask({{"cmd", "undo"}});
    EXPECT_EQ(everything(), before.back());
  }
}

TEST(EngineOfAllGames, refuses_a_view_as_a_game_unless_it_is_to_be_imagined) {
  FakeWords words;
  for (const std::string& id : every_game_id()) {
    Engine engine(every_game(), words);
    const auto ask = [&](object request) {
      request["id"] = 1;
      return boost::json::parse(engine.answer(boost::json::serialize(request))).get_object();
    };
    ask({{"cmd", "new"}, {"game", id}, {"seats", 2}, {"seed", 1}});
    const value view = ask({{"cmd", "position"}, {"seat", 1}}).at("ok").at("position");
    object load{{"cmd", "load"}, {"game", id}, {"position", view}};
    EXPECT_EQ(ask(load).at("error").at("code"), value("bad_position")) << id;
    if (id == "pebbles") continue;  // its positions hide nothing
    load["imagine"] = true;
    EXPECT_TRUE(ask(load).contains("ok")) << id << ask(load);
    EXPECT_EQ(ask({{"cmd", "position"}, {"seat", 1}}).at("ok").at("position"), view) << id;
  }
}

// SC-HID-02: one hidden card in a whole game once crashed the listing of objectives.
TEST(EngineOfAllGames, refuses_a_game_with_one_hidden_card) {
  FakeWords words;
  Engine engine(every_game(), words);
  const auto ask = [&](object request) {
    request["id"] = 1;
    return boost::json::parse(engine.answer(boost::json::serialize(request))).get_object();
  };
  ask({{"cmd", "new"}, {"game", "scythe"}, {"seats", 2}, {"seed", 1}});
  value position = ask({{"cmd", "position"}}).at("ok").at("position");
  position.at("players").at(0).at("objectives").at(0) = "?";
  const object load{{"cmd", "load"}, {"game", "scythe"}, {"position", position}};
  EXPECT_EQ(ask(load).at("error").at("code"), value("bad_position"));
}

TEST_F(EngineTest, refuses_and_changes_nothing) {
  start();
  play("take 2");
  const std::string before = everything();
  const std::vector<std::pair<object, std::string>> wrong{
      {{}, "bad_request"},
      {{{"cmd", 5}}, "bad_request"},
      {{{"cmd", "dance"}}, "unknown_command"},
      {{{"cmd", "new"}}, "bad_request"},
      {{{"cmd", "new"}, {"game", "chess"}}, "unknown_game"},
      {{{"cmd", "new"}, {"game", "pebbles"}, {"seats", 9}}, "bad_setup"},
      {{{"cmd", "new"}, {"game", "pebbles"}, {"seats", -1}}, "bad_request"},
      {{{"cmd", "new"}, {"game", "pebbles"}, {"seats", 2.5}}, "bad_request"},
      {{{"cmd", "new"}, {"game", "pebbles"}, {"options", {{"pile", "huge"}}}}, "bad_setup"},
      {{{"cmd", "new"}, {"game", "pebbles"}, {"names", {1, 2}}}, "bad_request"},
      {{{"cmd", "new"}, {"game", "pebbles"}, {"colour", "red"}}, "bad_request"},
      {{{"cmd", "new"}, {"game", "pebbles"}, {"", "red"}}, "bad_request"},
      {{{"cmd", "new"}, {"game", "pebbles"}, {"seats", 2}, {"names", {"a", "b", "c"}}}, "bad_setup"},
      {{{"cmd", "load"}}, "bad_request"},
      {{{"cmd", "load"}, {"record", "game: chess"}}, "unknown_game"},
      {{{"cmd", "load"}, {"record", "game: pebbles\nseat red:\nseat blue:\n1 red: take 9"}, {"position", 1}},
       "bad_request"},
      {{{"cmd", "load"}, {"position", object{}}, {"game", "chess"}}, "unknown_game"},
      {{{"cmd", "load"}, {"position", object{}}, {"game", "pebbles"}}, "bad_position"},
      {{{"cmd", "legal"}, {"seat", 2}}, "bad_request"},
      {{{"cmd", "legal"}, {"seat", "red"}}, "bad_request"},
      {{{"cmd", "play"}}, "bad_request"},
      {{{"cmd", "play"}, {"action", "juggle"}}, "bad_notation"},
      {{{"cmd", "play"}, {"action", "take 9"}}, "illegal"},
      {{{"cmd", "play"}, {"action", "take 1"}, {"seat", 0}}, "illegal"},
      {{{"cmd", "play"}, {"action", "take 1"}, {"view", 7}}, "bad_request"},
      {{{"cmd", "undo"}, {"force", 1}}, "bad_request"},
  };
  for (const auto& [request, code] : wrong) {
    EXPECT_EQ(refused(request), code) << request;
    EXPECT_EQ(everything(), before) << request;
  }
}

TEST_F(EngineTest, an_illegal_action_names_its_rule) {
  start();
  const object reply = answer({{"id", 1}, {"cmd", "play"}, {"action", "take 9"}});
  EXPECT_EQ(reply.at("error").at("rule"), value("PB-TAKE-01"));
  EXPECT_EQ(reply.at("error").at("detail"), value("<pebbles.why.pile left=15>"));
}

TEST_F(EngineTest, a_record_that_diverges_names_its_line) {
  const object reply = answer({{"id", 1}, {"cmd", "load"}, {"record", "game: pebbles\nseat red:\n"}});
  EXPECT_EQ(reply.at("error").at("line"), value(2));
}

TEST_F(EngineTest, needs_a_game_for_what_is_about_one) {
  for (const char* command :
       {"position", "legal", "play", "undo", "why", "score", "perft", "bot", "hint", "review", "record"})
    EXPECT_EQ(refused({{"cmd", command}}), "no_game") << command;
}

TEST_F(EngineTest, answers_a_line_that_is_no_request_with_id_null) {
  const std::vector<std::pair<std::string, std::string>> lines{
      {"", "bad_json"},
      {"{", "bad_json"},
      {"hello", "bad_json"},
      {"{} {}", "bad_json"},
      {"\xff\xfe", "bad_json"},
      {"[1]", "bad_request"},
      {R"({"cmd":"games"})", "bad_request"},
      {R"({"id":1e999,"cmd":"games"})", "bad_request"},
      {R"({"id":12345678901234567890123,"cmd":"games"})", "bad_request"},
      {R"({"id":1.5,"cmd":"games"})", "bad_request"},
      {R"({"id":{"a":1e999},"cmd":"games"})", "bad_request"},
      {R"({"id":1,"cmd":"quit","cmd":"games"})", "bad_json"},
      {R"({"id":1,"cmd":)" + std::string(40, '[') + std::string(40, ']') + "}", "bad_json"},
      {std::string(Engine::longest_line + 1, ' '), "line_too_long"},
  };
  for (const auto& [line, code] : lines) {
    const object reply = boost::json::parse(engine.answer(line)).get_object();
    EXPECT_TRUE(reply.at("id").is_null());
    EXPECT_EQ(reply.at("error").at("code"), value(code)) << line.substr(0, 50);
  }
}

TEST_F(EngineTest, plays_whole_games_by_its_own_lists) {
  for (int seats = 2; seats <= 4; ++seats) {
    start(seats, true);
    Rng rng{static_cast<std::uint64_t>(seats)};
    while (!ask({{"cmd", "score"}}).empty()) {
      const auto actions = ask({{"cmd", "legal"}}).at("actions").get_array();
      if (actions.empty()) break;
      play(actions[rng.below(static_cast<std::uint32_t>(actions.size()))].at("action").get_string());
    }
    EXPECT_EQ(ask({{"cmd", "position"}}).at("status").at("over"), value(true));
    EXPECT_EQ(refused({{"cmd", "play"}, {"action", "take 1"}}), "illegal");
  }
}

TEST_F(EngineTest, answers_each_line_once_until_quit) {
  std::istringstream in(
      "{\"id\":1,\"cmd\":\"games\"}\r\nnonsense\n\n{\"id\":2,\"cmd\":\"quit\"}\n{\"id\":3,\"cmd\":\"games\"}\n");
  std::ostringstream out;
  EXPECT_EQ(run_engine(registry, words, in, out), 0);
  const std::string text = out.str();
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 4);
  EXPECT_THAT(text, HasSubstr(R"({"id":2,"ok":{}})"));
}

TEST_F(EngineTest, survives_a_line_without_end) {
  std::istringstream in(std::string(3 * Engine::longest_line, 'x').append("\n{\"id\":2,\"cmd\":\"quit\"}"));
  std::ostringstream out;
  run_engine(registry, words, in, out);
  EXPECT_THAT(out.str(), HasSubstr("line_too_long"));
  EXPECT_THAT(out.str(), HasSubstr(R"({"id":2,"ok":{}})"));
}

}  // namespace engine_test
}  // namespace ludarium
