// Every action and event of every game can be told and read as an object, and the descriptions say nothing that never
// happens.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/source_tree.hpp"
#include "tests/support/english.hpp"
#include "tests/support/games.hpp"
#include "tests/support/vocabulary_checks.hpp"

namespace ludarium {
namespace vocabulary_test {

class VocabularyTest : public ::testing::TestWithParam<std::string> {
 protected:
  const AnyGame& game() const { return *every_game().find(GetParam()); }
  Action read(const AnyState& state, Seat seat, const boost::json::object& json) const {
    const auto action = game().read_action_json(state, seat, json);
    return action ? *action : Action{};
  }
};

std::string missing(const std::set<std::string>& described, const std::set<std::string>& seen) {
  std::string text;
  for (const std::string& entry : described)
    if (!seen.contains(entry)) text += entry + " ";
  return text;
}

TEST_P(VocabularyTest, everything_comes_back_from_json_and_every_field_is_used) {
  VocabularyUse use = use_of_vocabulary(game(), 12);
  EXPECT_EQ(use.complaint, "");
  use.actions.merge(use_at_random(game(), 20).actions);
  use.events.merge(use_at_random(game(), 20).events);
  EXPECT_EQ(missing(kinds_and_fields(game().vocabulary().actions), use.actions), "");
  EXPECT_EQ(missing(kinds_and_fields(game().vocabulary().events), use.events), "");
}

TEST_P(VocabularyTest, no_two_kinds_share_a_name_and_no_field_is_called_like_what_stands_beside_it) {
  const Vocabulary words = game().vocabulary();
  for (const auto* kinds : {&words.actions, &words.events}) {
    std::set<std::string> names;
    for (const KindSpec& kind : *kinds) {
      EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
      std::set<std::string> fields{"do", "event", "seat", "because", "text"};
      for (const FieldSpec& field : kind.fields) EXPECT_TRUE(fields.insert(field.name).second) << kind.name;
    }
  }
}

TEST_P(VocabularyTest, what_is_no_action_is_refused_with_a_reason) {
  const AnyState state = *game().setup({game().least_seats(), 3, {}});
  const Seat asked = game().pending(state).seats.lowest();
  ActionList list;
  game().legal(state, asked, list);
  for (Action action : list) {
    const boost::json::object good = game().action_json(state, asked, action);
    boost::json::object more = good;
    more["surplus"] = 1;
    EXPECT_EQ(game().read_action_json(state, asked, more).error().code, "bad_action");
    for (const auto& field : good) {
      boost::json::object bad = good;
      bad[field.key()] = boost::json::array{boost::json::object{}, 1, 2, 3, 4, 5, 6, 7, 8};
      const auto read = game().read_action_json(state, asked, bad);
      EXPECT_TRUE(!read || game().action_json(state, asked, *read) == good) << boost::json::serialize(bad);
    }
  }
  for (const char* text : {"[]", "{}", "7", R"({"do": 1})", R"({"do": "dance"})"})
    EXPECT_FALSE(game().read_action_json(state, asked, boost::json::parse(text))) << text;
}

// What names nothing may be left out or be null, and the order of the fields says nothing.
TEST_P(VocabularyTest, equivalent_forms_of_an_action_are_the_same_action) {
  const AnyState state = *game().setup({game().most_seats(), 3, {}});
  const Seat asked = game().pending(state).seats.lowest();
  ActionList list;
  game().legal(state, asked, list);
  for (Action action : list) {
    const boost::json::object good = game().action_json(state, asked, action);
    boost::json::object turned;
    for (auto field = good.end(); field != good.begin();) {
      --field;
      turned[field->key()] = field->value();
    }
    EXPECT_EQ(read(state, asked, turned), action);
    for (const auto& field : good) {
      const auto& value = field.value();
      const bool empty =
          (value.is_array() && value.get_array().empty()) || (value.is_object() && value.get_object().empty());
      if (!empty) continue;
      boost::json::object without = good, null = good;
      without.erase(field.key());
      null[field.key()] = nullptr;
      EXPECT_EQ(read(state, asked, without), action);
      EXPECT_EQ(read(state, asked, null), action);
    }
  }
}

TEST_P(VocabularyTest, an_action_that_lacks_something_is_refused_and_never_taken_for_another) {
  const AnyState state = *game().setup({game().least_seats(), 3, {}});
  const Seat asked = game().pending(state).seats.lowest();
  for (const KindSpec& kind : game().vocabulary().actions) {
    const auto read = game().read_action_json(state, asked, boost::json::object{{"do", kind.name}});
    if (read) continue;
    EXPECT_EQ(read.error().code, "bad_action") << kind.name;
    EXPECT_NE(in_english(read.error()).find(": is missing"), std::string::npos) << in_english(read.error());
  }
}

std::vector<std::string> every_game_with_pages() {
  std::vector<std::string> ids = every_game_id();
  std::erase(ids, "pebbles");  // the tests' own
  return ids;
}

std::string row_of(const KindSpec& kind) {
  std::string fields;
  for (const FieldSpec& field : kind.fields) {
    const char* remark = field.told ? " (told)" : field.optional ? " (or none)" : "";
    fields += fmt::format("{}`{}`: {}{}", fields.empty() ? "" : ", ", field.name, field.type, remark);
  }
  if (kind.verbs.empty()) return fmt::format("| `{}` | {} |\n", kind.name, fields);
  return fmt::format("| `{}` | {} | `{}` |\n", kind.name, fields, fmt::join(kind.verbs, "` `"));
}

// The tables as the page has to have them.
std::string tables_of(const Vocabulary& words) {
  std::string text = "| `do` | fields | notation |\n|---|---|---|\n";
  for (const KindSpec& kind : words.actions) text += row_of(kind);
  text += "\n| `event` | fields |\n|---|---|\n";
  for (const KindSpec& kind : words.events) text += row_of(kind);
  text += "\n| noun | ids |\n|---|---|\n";
  for (const NounSpec& noun : words.nouns)
    if (!noun.ids.empty()) text += fmt::format("| {} | `{}` |\n", noun.name, fmt::join(noun.ids, "` `"));
  return text;
}

class NotationPage : public VocabularyTest {};

TEST_P(NotationPage, has_the_tables) {
  std::ostringstream page;
  page << std::ifstream(fmt::format("{}/games/{}/notation.md", source_tree, GetParam())).rdbuf();
  const std::string tables = tables_of(game().vocabulary());
  EXPECT_NE(page.str().find(tables), std::string::npos) << "it should be\n" << tables;
}

INSTANTIATE_TEST_SUITE_P(Every, VocabularyTest, ::testing::ValuesIn(every_game_id()),
                         [](const auto& tested) { return tested.param; });
INSTANTIATE_TEST_SUITE_P(Every, NotationPage, ::testing::ValuesIn(every_game_with_pages()),
                         [](const auto& tested) { return tested.param; });

}  // namespace vocabulary_test
}  // namespace ludarium
