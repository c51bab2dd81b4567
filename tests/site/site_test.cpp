// The tables of a page without a server: driven by requests alone, kept as journals, taken elsewhere as records.
#include "site/site.hpp"

#include <gtest/gtest.h>

#include <deque>

#include "core/record.hpp"
#include "games/games.hpp"
#include "site/view_text.hpp"
#include "words/catalogue.hpp"

namespace ludarium {
namespace site_test {

using Json = boost::json::object;

const std::string key(64, '7');

Registry games() {
  auto found = all_games(embedded_data());
  return std::move(*found);
}

Site make_site() { return {games(), embedded_data(), {}}; }

boost::json::array seats(std::initializer_list<const char*> levels) {
  boost::json::array plan;
  for (const char* level : levels)
    plan.push_back(*level ? Json{{"who", "bot"}, {"level", level}} : Json{{"who", "me"}});
  return plan;
}

Json opened(Site& site, const char* game, boost::json::array plan) {
  return site.answer({{"do", "open"},
                      {"table", "t"},
                      {"person", "anna"},
                      {"name", "Anna"},
                      {"key", key},
                      {"now", 1000},
                      {"setup", {{"game", game}, {"seats", std::move(plan)}, {"start", true}}}});
}

void add(boost::json::array& all, const Json& answer, const char* name) {
  for (const auto& one : answer.at(name).as_array()) all.push_back(one);
}

// Lets bots think until nobody has to any more; what is to be kept goes to `journal`.
Json think_to_the_end(Site& site, Json answer, boost::json::array& journal) {
  std::uint64_t seed = 1;
  std::deque<Json> thoughts;
  const auto take = [&] {
    add(journal, answer, "journal");
    for (const auto& thought : answer.at("thoughts").as_array()) thoughts.push_back(thought.as_object());
  };
  for (take(); !thoughts.empty(); take()) {
    Json thought = thoughts.front();
    thoughts.pop_front();
    const auto number = thought.at("number");
    thought.erase("number");
    thought["do"] = "think";
    thought["seed"] = std::to_string(seed++);
    const Json chosen = site.answer(thought);
    answer = site.answer(
        {{"do", "thought"}, {"table", "t"}, {"number", number}, {"action", chosen.at("action")}, {"now", 2000}});
    if (answer.contains("error")) break;
  }
  return answer;
}

std::string record_of(Site& site) {
  return std::string(site.answer({{"do", "record"}, {"table", "t"}}).at("record").as_string());
}

TEST(Site, plays_a_whole_game_whose_record_can_be_followed) {
  Site site = make_site();
  boost::json::array journal;
  const Json end = think_to_the_end(site, opened(site, "settlers", seats({"random", "random"})), journal);
  ASSERT_FALSE(end.contains("error")) << boost::json::serialize(end);
  EXPECT_EQ(end.at("table").at("phase").as_string(), "over");
  const Registry known = games();
  const RecordReading reading = read_record(known, record_of(site), Catalogue("en"));
  EXPECT_FALSE(reading.problem);
  const Json replayed = site.answer({{"do", "replay"}, {"record", record_of(site)}});
  EXPECT_EQ(replayed.at("moves").to_number<std::size_t>(), reading.record.moves.size());
}

TEST(Site, goes_on_from_a_journal_where_a_bot_was_thinking) {
  Site site = make_site();
  const Json begun = opened(site, "scythe", seats({"random", "random"}));
  ASSERT_EQ(begun.at("thoughts").as_array().size(), 1u);
  Site again = make_site();
  const Json restored =
      again.answer({{"do", "restore"}, {"table", "t"}, {"key", key}, {"journal", begun.at("journal")}, {"now", 5000}});
  ASSERT_FALSE(restored.contains("error")) << boost::json::serialize(restored);
  EXPECT_EQ(restored.at("thoughts").at(0).at("view"), begun.at("thoughts").at(0).at("view"));
  EXPECT_TRUE(restored.at("journal").as_array().empty());
}

TEST(Site, does_not_go_on_by_other_rules_than_a_game_was_begun_with) {
  Site site = make_site();
  const Json begun = opened(site, "scythe", seats({"", "random"}));
  const auto restored_by = [&](std::int64_t rules) {
    Site again = make_site();
    return again.answer({{"do", "restore"},
                         {"table", "t"},
                         {"key", key},
                         {"journal", begun.at("journal")},
                         {"rules", rules},
                         {"now", 5000}});
  };
  const auto rules = begun.at("rules").to_number<std::int64_t>();
  EXPECT_FALSE(restored_by(rules).contains("error"));
  EXPECT_EQ(restored_by(rules + 1).at("error").at("code").as_string(), "other_rules");
}

TEST(Site, takes_a_game_elsewhere_as_a_record_with_all_its_moves) {
  Site site = make_site();
  boost::json::array journal;
  think_to_the_end(site, opened(site, "paladins", seats({"random", "random"})), journal);
  const std::string record = record_of(site);
  Site other = make_site();
  const Json brought = other.answer({{"do", "import"},
                                     {"table", "t"},
                                     {"record", record},
                                     {"person", "boris"},
                                     {"name", "Boris"},
                                     {"key", std::string(64, '1')},
                                     {"now", 9000}});
  ASSERT_FALSE(brought.contains("error")) << boost::json::serialize(brought);
  EXPECT_EQ(brought.at("key").as_string(), key);
  EXPECT_EQ(brought.at("table").at("phase").as_string(), "over");
  EXPECT_EQ(brought.at("table").at("moves"), site.answer({{"do", "tick"}, {"table", "t"}}).at("table").at("moves"));
}

TEST(Site, answers_viewers_and_hints_with_several_answers) {
  Site site = make_site();
  const Json begun = opened(site, "settlers", seats({"", ""}));
  const Json came = site.answer({{"do", "attach"}, {"table", "t"}, {"person", "anna"}, {"language", "cs"}, {"now", 1}});
  ASSERT_EQ(came.at("messages").as_array().size(), 1u);
  EXPECT_EQ(came.at("messages").at(0).at("message").at("type").as_string(), "table");
  const Json asked =
      site.answer({{"do", "receive"},
                   {"table", "t"},
                   {"viewer", came.at("viewer")},
                   {"message", {{"type", "hint"}, {"seat", begun.at("table").at("waiting").at(0)}, {"id", 5}}},
                   {"now", 2}});
  ASSERT_EQ(asked.at("thoughts").as_array().size(), 1u);
  Json thought = asked.at("thoughts").at(0).as_object();
  EXPECT_TRUE(thought.at("hints").as_bool());
  const auto number = thought.at("number");
  thought.erase("number");
  thought["do"] = "think";
  thought["language"] = "cs";
  const Json found = site.answer(thought);
  ASSERT_FALSE(found.contains("error")) << boost::json::serialize(found);
  const Json told =
      site.answer({{"do", "thought"}, {"table", "t"}, {"number", number}, {"hints", found.at("hints")}, {"now", 3}});
  EXPECT_EQ(told.at("messages").at(0).at("message").at("type").as_string(), "hints");
  EXPECT_EQ(told.at("messages").at(0).at("message").at("id"), 5);
}

TEST(Site, refuses_in_the_reader_s_language) {
  Site site = make_site();
  const auto said = [&](const char* language) {
    return site.answer({{"do", "tick"}, {"table", "nowhere"}, {"language", language}}).at("error").at("message");
  };
  EXPECT_NE(said("cs"), said("en"));
  EXPECT_EQ(site.answer({{"do", "dance"}}).at("error").at("code").as_string(), "bad_request");
  EXPECT_EQ(site.answer({{"do", "facts"}}).at("error").at("code").as_string(), "bad_request");
}

// A table where the person at seat 0 is asked, and what it has shown that person.
Json scene_for_person(Site& site, const char* game) {
  boost::json::array journal;
  think_to_the_end(site, opened(site, game, seats({"", "random"})), journal);
  const Json come = site.answer({{"do", "attach"}, {"table", "t"}, {"person", "anna"}, {"now", 1500}});
  return come.at("messages").at(0).at("message").as_object();
}

TEST(Site, says_why_of_a_view_what_the_table_says) {
  for (const char* game : {"scythe", "settlers", "paladins"}) {
    Site site = make_site();
    const Json scene = scene_for_person(site, game);
    const std::string legal(scene.at("answers").at("actions").at(0).at("action").as_string());
    const Json known = site.answer({{"do", "why"},
                                    {"game", game},
                                    {"position", scene.at("position")},
                                    {"seat", 0},
                                    {"deed", scene.at("answers").at("actions").at(0).at("do")}});
    ASSERT_FALSE(known.contains("error")) << boost::json::serialize(known);
    EXPECT_TRUE(known.at("verdict").at("legal").as_bool()) << game;
    const Json asked = site.answer({{"do", "receive"},
                                    {"table", "t"},
                                    {"viewer", 1},
                                    {"message", {{"type", "why"}, {"seat", 0}, {"action", legal}}},
                                    {"now", 1600}});
    Json verdict = asked.at("messages").at(0).at("message").as_object();
    for (const char* of_the_table : {"type", "n", "id"}) verdict.erase(of_the_table);
    const Json here = site.answer(
        {{"do", "why"}, {"game", game}, {"position", scene.at("position")}, {"seat", 0}, {"action", legal}});
    EXPECT_EQ(here.at("verdict").as_object(), verdict) << game;
  }
}

// What the person at seat 0 of a table hears in answer to a message.
Json heard(Site& site, Json message) {
  const Json answer =
      site.answer({{"do", "receive"}, {"table", "t"}, {"viewer", 1}, {"message", std::move(message)}, {"now", 1600}});
  for (const auto& one : answer.at("messages").as_array())
    if (one.at("message").as_object().contains("id")) return one.at("message").as_object();
  ADD_FAILURE() << "no answer";
  return {};
}

TEST(Site, forecasts_of_a_view_what_the_table_forecasts) {
  for (const char* game : {"scythe", "settlers", "paladins"}) {
    Site site = make_site();
    const Json scene = scene_for_person(site, game);
    const Json told = heard(site, {{"type", "forecast"}, {"on", true}, {"id", 1}});
    const Json here =
        site.answer({{"do", "forecast"}, {"game", game}, {"position", scene.at("position")}, {"seat", 0}});
    ASSERT_FALSE(here.contains("error")) << boost::json::serialize(here);
    EXPECT_EQ(here.at("forecast"), told.at("forecast")) << game;
    EXPECT_FALSE(here.at("forecast").as_array().empty()) << game;
  }
}

TEST(Site, finds_ways_of_a_view_as_the_table_does) {
  for (const char* game : {"scythe", "settlers", "paladins"}) {
    Site site = make_site();
    const Json scene = scene_for_person(site, game);
    boost::json::array things{"hex:factory", "card:nothing", "outsider:guardian_1", "do:pass"};
    for (const auto& [thing, links] : scene.at("answers").at("reach").as_object()) things.emplace_back(thing);
    for (const auto& thing : things) {
      Json told = heard(site, {{"type", "ways"}, {"seat", 0}, {"things", boost::json::array{thing}}, {"id", 1}});
      for (const char* of_the_table : {"type", "n", "id", "at"}) told.erase(of_the_table);
      const Json here = site.answer({{"do", "ways"},
                                     {"game", game},
                                     {"position", scene.at("position")},
                                     {"seat", 0},
                                     {"things", boost::json::array{thing}}});
      ASSERT_FALSE(here.contains("error")) << boost::json::serialize(here);
      EXPECT_EQ(boost::json::serialize(here.at("ways")), boost::json::serialize(told)) << game << ": " << thing;
    }
  }
}

// A way that can be taken back is foreseen as the table then shows it.
TEST(Site, foresees_where_a_way_leads) {
  int foreseen = 0;
  for (const char* game : {"scythe", "settlers", "paladins"}) {
    Site site = make_site();
    const Json scene = scene_for_person(site, game);
    heard(site, {{"type", "forecast"}, {"on", true}, {"id", 5}});
    for (const auto& [thing, fewest] : scene.at("answers").at("reach").as_object()) {
      if (fewest.to_number<int>() < 2) continue;
      const Json told = heard(site, {{"type", "ways"}, {"seat", 0}, {"things", boost::json::array{thing}}, {"id", 1}});
      if (told.at("ways").as_array().empty()) continue;
      const Json& way = told.at("ways").at(0).as_object();
      const auto moves = scene.at("moves").to_number<std::size_t>() + way.at("links").as_array().size();
      const Json next = site.answer({{"do", "foresee"},
                                     {"game", game},
                                     {"position", scene.at("position")},
                                     {"seat", 0},
                                     {"moves", moves},
                                     {"links", way.at("links")}});
      ASSERT_FALSE(next.contains("error")) << boost::json::serialize(next);
      if (!next.contains("scene")) continue;
      ++foreseen;
      EXPECT_FALSE(way.at("final").as_bool());
      const Json done = heard(site, {{"type", "play"},
                                     {"seat", 0},
                                     {"at", scene.at("moves")},
                                     {"links", way.at("links")},
                                     {"sees", way.at("sees")},
                                     {"id", 2}});
      EXPECT_EQ(done.at("type").as_string(), "done") << boost::json::serialize(done);
      const Json after = heard(site, {{"type", "scene"}, {"id", 3}});
      for (const auto& [name, value] : next.at("scene").as_object())
        EXPECT_EQ(boost::json::serialize(value), boost::json::serialize(after.at(name))) << game << ", " << name;
      heard(site, {{"type", "undo"}, {"seat", 0}, {"id", 4}});
      if (foreseen % 4 == 0) break;
    }
  }
  EXPECT_GE(foreseen, 4);  // the first questions of the other games have no way of several links
}

// Where an answer leads by the view alone, and where the table then stands; true if the view was enough.
bool foresees(Site& site, const char* game, const Json& scene, const Json& answer) {
  const auto moves = scene.at("moves").to_number<std::int64_t>() + 1;
  const Json foreseen = site.answer({{"do", "foresee"},
                                     {"game", game},
                                     {"position", scene.at("position")},
                                     {"seat", 0},
                                     {"moves", moves},
                                     {"action", answer.at("action")}});
  EXPECT_FALSE(foreseen.contains("error")) << boost::json::serialize(foreseen);
  boost::json::array journal;
  think_to_the_end(
      site,
      site.answer(
          {{"do", "receive"},
           {"table", "t"},
           {"viewer", 1},
           {"message",
            {{"type", "play"}, {"seat", 0}, {"action", answer.at("action")}, {"at", scene.at("moves")}, {"id", 2}}},
           {"now", 1600}}),
      journal);
  if (!foreseen.contains("scene")) return false;
  EXPECT_FALSE(answer.at("final").as_bool()) << boost::json::serialize(answer);
  const Json after = heard(site, {{"type", "scene"}, {"id", 3}});
  for (const auto& [name, value] : foreseen.at("scene").as_object())
    EXPECT_EQ(boost::json::serialize(value), boost::json::serialize(after.at(name)))
        << game << ", " << name << " after " << boost::json::serialize(answer.at("action"));
  return true;
}

TEST(Site, foresees_where_an_answer_leads_that_teaches_nobody_anything) {
  for (const char* game : {"scythe", "settlers", "paladins"}) {
    Site site = make_site();
    scene_for_person(site, game);
    heard(site, {{"type", "standing"}, {"seat", 0}, {"end_turn", "by_itself"}, {"id", 4}});
    heard(site, {{"type", "forecast"}, {"on", true}, {"id", 5}});
    int foreseen = 0;
    for (std::size_t i = 0; i < 60; ++i) {
      const Json scene = heard(site, {{"type", "scene"}, {"id", 6}});
      if (!scene.contains("answers")) break;
      const auto& answers = scene.at("answers").at("actions").as_array();
      foreseen += foresees(site, game, scene, answers[i % answers.size()].as_object()) ? 1 : 0;
      if (HasFailure()) break;
    }
    EXPECT_GT(foreseen, 10) << game;
  }
}

TEST(Site, gives_hints_for_a_view_alone_and_to_nobody_who_is_not_asked) {
  Site site = make_site();
  const Json scene = scene_for_person(site, "scythe");
  const auto ask = [&](int seat) {
    return site.answer({{"do", "think"},
                        {"game", "scythe"},
                        {"position", scene.at("position")},
                        {"seat", seat},
                        {"level", "strong@50"},
                        {"hints", true}});
  };
  const Json found = ask(0);
  ASSERT_TRUE(found.contains("hints")) << boost::json::serialize(found);
  for (const auto& hint : found.at("hints").as_array()) EXPECT_TRUE(hint.as_object().contains("share"));
  EXPECT_EQ(ask(7).at("error").at("code").as_string(), "not_your_seat");
  EXPECT_EQ(ask(1).at("error").at("code").as_string(), "not_asked");
}

TEST(Site, tells_the_scores_of_a_table) {
  Site site = make_site();
  opened(site, "scythe", seats({"", "random"}));
  EXPECT_EQ(site.answer({{"do", "scores"}, {"table", "t"}}).at("scores").as_array().size(), 2u);
}

TEST(Site, writes_the_bytes_of_a_state_as_text_and_back) {
  AnyState state;
  state.bytes[0] = std::byte{0xa5};
  state.bytes[100] = std::byte{1};
  EXPECT_EQ(text_of(state).size(), 202u);
  EXPECT_EQ(state_in_text(text_of(state)), state);
  EXPECT_FALSE(state_in_text("a"));
  EXPECT_FALSE(state_in_text("xy"));
  EXPECT_FALSE(state_in_text(std::string(4098, '0')));
}

}  // namespace site_test
}  // namespace ludarium
