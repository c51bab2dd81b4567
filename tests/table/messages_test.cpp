// The messages of a table stand once, in table/messages.cpp: what a table sends, docs/api.md and the browser's types
// are held to it here.
#include "table/messages.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "table/table.hpp"
#include "table/talk.hpp"
#include "tests/source_tree.hpp"
#include "tests/support/fake_words.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace messages_test {

using boost::json::array;
using boost::json::object;
using Fields = std::set<std::string>;

std::string contents(const std::string& path) {
  std::ifstream file(std::string(source_tree) + "/" + path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

const SentKind* sent_kind(std::string_view type) {
  for (const SentKind& kind : messages_from_table())
    if (kind.type == type) return &kind;
  return nullptr;
}

// What is wrong with a message, or nothing.
std::string complaint(const object& message) {
  const SentKind* kind = sent_kind(message.at("type").as_string());
  if (!kind) return "no such kind: " + std::string(message.at("type").as_string());
  Fields known{"type", "n", "id"}, always;
  const auto learn = [&](std::span<const SentField> fields) {
    for (const SentField& field : fields) {
      known.emplace(field.name);
      if (field.always) always.emplace(field.name);
    }
  };
  learn(kind->fields);
  if (kind->scene && message.contains("moves")) learn(fields_of_scene());
  for (const auto& [name, value] : message)
    if (!known.contains(std::string(name))) return std::string(kind->type) + " has " + std::string(name);
  for (const std::string& name : always)
    if (!message.contains(name)) return std::string(kind->type) + " lacks " + name;
  return "";
}

const Words& words_in(const std::string&) {
  static const FakeWords words;
  return words;
}

// A table with two people who send everything there is, at random.
class Talk {
 public:
  explicit Talk(std::string_view game) : rng_{7} {
    const auto setup = read_table_setup(
        every_game(), {{"game", game}, {"seats", array{object{{"who", "me"}}, object{{"who", "open"}}}}});
    table_.emplace(*Table::open(
        every_game(), *setup, {"p1", "Anna"}, now_, [](std::size_t move) { return Rng{move}.next(); }, words_in));
    table_->sit({"p2", "Boris"}, std::nullopt, now_);
    table_->start("p1", false, now_);
    anna_ = table_->attach({"p1", "Anna"}, "en", 0, now_);
    boris_ = table_->attach({"p2", "Boris"}, "en", 0, now_);
  }

  // Everything that came out wrong.
  Fields run(int rounds) {
    Fields wrong;
    for (int i = 0; i < rounds; ++i) {
      for (ViewerId viewer : {anna_, boris_}) table_->receive(viewer, request(viewer), ++now_);
      for (const Sent& sent : table_->take_output().messages)
        if (const std::string found = complaint(sent.message); !found.empty()) wrong.insert(found);
    }
    return wrong;
  }

 private:
  object request(ViewerId from) {
    const auto kinds = messages_to_table();
    const auto seat = from == anna_ ? 0u : 1u;
    object message{{"type", rng_.below(2) ? "play" : kinds[rng_.below(static_cast<std::uint32_t>(kinds.size()))].type},
                   {"id", 1}};
    const std::string type(message.at("type").as_string());
    if (type == "resign" || type == "pause") return {{"type", "score"}};
    for (const RequestField& field : fields_of_message(type)) {
      if (field.name == "seat") message["seat"] = seat;
      if (field.name == "from" || field.name == "to") message[field.name] = 0;
      if (field.name == "on" || field.name == "allow") message[field.name] = true;
      if (field.name == "language") message["language"] = "en";
      if (field.name == "things") message["things"] = array{"do:pass"};
      if (field.name == "text" && type == "chat") message["text"] = "hello";
      if (field.name == "action") message["action"] = any_answer(seat_at(seat));
    }
    return message;
  }
  std::string any_answer(Seat seat) {
    const AnyGame& game = table_->game();
    const AnyState view = table_->match()->view(seat);
    ActionList list;
    game.legal(view, seat, list);
    return list.empty() ? "nothing"
                        : game.write_action(view, seat, list[rng_.below(static_cast<std::uint32_t>(list.size()))]);
  }

  Rng rng_;
  Time now_ = 1000;
  std::optional<Table> table_;
  ViewerId anna_ = 0, boris_ = 0;
};

TEST(Messages, a_table_sends_what_is_described_and_nothing_else) {
  for (const auto& game : every_game().games()) EXPECT_EQ(Talk(game->id()).run(120), Fields{}) << game->id();
}

// ---- docs/api.md

// Rows of a table of the page: its first column by what its third says as code; `*scene*` stands for a scene.
std::map<std::string, Fields> documented() {
  std::istringstream page(contents("docs/api.md"));
  std::map<std::string, Fields> kinds;
  bool here = false;
  static const std::regex row("^\\| `([a-z_]+)` \\|[^|]*\\|(.*)\\|$"), code("`([a-z_]+)`");
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("#") || line.starts_with("**")) here = line == "### From the table";
    std::smatch found;
    if (!here || line.starts_with("| `type`") || !std::regex_match(line, found, row)) continue;
    const std::string fields = found[2];
    Fields& names = kinds[found[1]];
    for (std::sregex_iterator it(fields.begin(), fields.end(), code), end; it != end; ++it) names.insert((*it)[1]);
    static const std::regex scene("(^|[^f]) \\*scene\\*");  // and not: list of *scene*
    if (std::regex_search(fields, scene)) names.insert("*scene*");
  }
  return kinds;
}

TEST(Messages, the_page_lists_what_a_table_sends) {
  const auto pages = documented();
  for (const SentKind& kind : messages_from_table()) {
    const auto page = pages.find(std::string(kind.type));
    ASSERT_NE(page, pages.end()) << kind.type;
    for (const SentField& field : kind.fields)
      EXPECT_TRUE(page->second.contains(std::string(field.name))) << kind.type << " " << field.name;
    EXPECT_EQ(page->second.contains("*scene*"), kind.scene) << kind.type;
  }
  for (const auto& [type, fields] : pages) EXPECT_TRUE(sent_kind(type)) << type;
}

// ---- web/src/api/types.ts

// The members of a union of messages, each by its `type` with the names of its fields.
std::map<std::string, Fields> in_typescript(const std::string& name) {
  const std::string file = contents("web/src/api/types.ts");
  const auto begin = file.find("export type " + name), end = file.find("\nexport ", begin + 1);
  const std::string text = file.substr(begin, end - begin);
  std::map<std::string, Fields> kinds;
  static const std::regex member("\\{ type: '([a-z_]+)'([^\\n]*)"), field("[;{] ([a-z_]+)\\??:");
  for (std::sregex_iterator it(text.begin(), text.end(), member), last; it != last; ++it) {
    const std::string rest = (*it)[2];
    Fields& fields = kinds[(*it)[1]];
    for (std::sregex_iterator at(rest.begin(), rest.end(), field), none; at != none; ++at) fields.insert((*at)[1]);
  }
  return kinds;
}

TEST(Messages, the_browser_sends_what_a_table_understands) {
  const auto types = in_typescript("Request");
  for (const auto& [type, fields] : types) {
    Fields known;
    for (const RequestField& field : fields_of_message(type)) known.emplace(field.name);
    for (const std::string& name : fields) EXPECT_TRUE(known.contains(name)) << type << " " << name;
  }
  for (const MessageKind& kind : messages_to_table()) EXPECT_TRUE(types.contains(std::string(kind.type))) << kind.type;
}

TEST(Messages, the_browser_expects_what_a_table_sends) {
  const auto types = in_typescript("FromTable");
  for (const auto& [type, fields] : types) {
    const SentKind* kind = sent_kind(type);
    ASSERT_TRUE(kind) << type;
    Fields known;
    for (const SentField& field : kind->fields) known.emplace(field.name);
    for (const std::string& name : fields) EXPECT_TRUE(known.contains(name)) << type << " " << name;
  }
  for (const SentKind& kind : messages_from_table()) EXPECT_TRUE(types.contains(std::string(kind.type))) << kind.type;
}

// Each ready phrase has a button, a text and a place in the documentation.
TEST(Messages, the_browser_offers_the_phrases_a_table_knows) {
  const std::string types = contents("web/src/api/types.ts"), doc = contents("docs/api.md"),
                    words = contents("locale/en/web.po");
  std::string offered = types.substr(types.find("export const phrases"));
  offered = offered.substr(0, offered.find(']'));
  Fields found;
  static const std::regex quoted("'([a-z_]+)'");
  for (std::sregex_iterator it(offered.begin(), offered.end(), quoted), end; it != end; ++it) found.insert((*it)[1]);
  const auto phrases = ready_phrases();
  EXPECT_EQ(found, Fields(phrases.begin(), phrases.end()));
  for (const std::string_view phrase : phrases) {
    EXPECT_NE(doc.find("`" + std::string(phrase) + "`"), std::string::npos) << phrase;
    EXPECT_NE(words.find("\"web.phrase." + std::string(phrase) + "\""), std::string::npos) << phrase;
  }
}

}  // namespace messages_test
}  // namespace ludarium
