// What you may not know never leaves, at the wire: two tables that differ only in what a viewer cannot know send that
// viewer the same bytes, in the same order, whatever anybody does there. Each thing that is done is a path by which
// hidden information has leaked elsewhere: first pictures, logs, undo, spectators, coming back, history, exports of a
// running game, errors, chat, hashes, forecasts.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <thread>

#include "tests/support/own_server.hpp"

namespace ludarium {
namespace {

using boost::json::array;
using boost::json::object;

// So many random decisions into a game of two seats, at a decision of one seat alone.
struct Moment {
  AnyState state;
  Seat asked = Seat::none;
};
std::optional<Moment> moment_of(const AnyGame& game, std::uint64_t seed, int decisions) {
  const auto setup = game.setup({2, seed, {}});
  if (!setup) return std::nullopt;
  Moment moment{*setup};
  for (Rng rng{seed};; --decisions) {
    const Decision pending = game.pending(moment.state);
    if (pending.over()) return std::nullopt;
    moment.asked = pending.seats.lowest();
    if (decisions <= 0 && pending.seats.size() == 1) return moment;
    ActionList list;
    game.legal(moment.state, moment.asked, list);
    game.apply(moment.state, moment.asked, list[rng.below(static_cast<std::uint32_t>(list.size()))], nullptr);
  }
}

// A person at a table who writes down every byte.
class Witness {
 public:
  Witness(WebClient client, std::string table) : client_(std::move(client)), table_(std::move(table)) {}

  void come(std::uint64_t since = 0) {
    ASSERT_TRUE(client_.open_socket(table_, since));
    const auto first = client_.receive();
    ASSERT_TRUE(first);
    write_down(*first);
    ask({{"type", "forecast"}, {"on", true}});
  }
  // Comes back when everybody has been told: else the order of two things that happen at once would be compared.
  void go() {
    client_.drop_socket();
    for (int tries = 0; tries < 1000 && is_connected(); ++tries)
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  // Sends, and reads until that is answered: what came before the answer was sent before it.
  object ask(object message) {
    message["id"] = ++asked_;
    client_.send(message);
    while (auto got = client_.receive()) {
      write_down(*got);
      const auto* id = got->if_contains("id");
      if (id != nullptr && *id == boost::json::value(asked_)) return *got;
    }
    ADD_FAILURE() << "no answer to " << boost::json::serialize(message);
    return {};
  }
  void catch_up() { ask({{"type", "score"}}); }
  void fetch(const std::string& path) { bytes_ += masked(client_.get(path).body) + "\n"; }
  const std::string& bytes() const { return bytes_; }
  const object& last_scene() const { return scene_; }
  const std::string& table() const { return table_; }

 private:
  bool is_connected() {
    const auto summary = client_.get("/api/tables/" + table_).json().at("table");
    for (const auto& seat : summary.at("you").as_array())
      if (summary.at("seats").at(seat.to_number<std::size_t>()).at("connected").as_bool()) return true;
    return false;
  }
  void write_down(const object& message) {
    if (message.contains("position") && message.at("type").as_string() != "history") scene_ = message;
    bytes_ += masked(boost::json::serialize(message)) + "\n";
  }
  // What differs between any two tables: their names, their guests, their promises of chance, the time of day.
  std::string masked(std::string text) const {
    static const std::regex varying(R"rx("(commitment|updated|time|away)":("[0-9a-f]*"|[0-9]+))rx");
    text = std::regex_replace(text, varying, "\"$1\":0");
    text = std::regex_replace(text, std::regex("Guest [0-9]{4}"), "Guest");
    for (auto at = text.find(table_); at != std::string::npos; at = text.find(table_))
      text.replace(at, table_.size(), "T");
    return text;
  }

  WebClient client_;
  std::string table_;
  std::int64_t asked_ = 0;
  std::string bytes_;
  object scene_;
};

class Leak : public testing::TestWithParam<std::string> {
 protected:
  static ServerOptions generous() {
    ServerOptions options;
    options.requests_a_second = options.messages_a_second = 1'000'000;
    return options;
  }
  const AnyGame& game() const { return *served_games().find(GetParam()); }

  // A table that begins with this state, the asked seat for one person and the other for another.
  struct Scene {
    Witness asked, other, watching;
  };
  Scene begin(const Moment& moment) {
    WebClient ana = server_.guest(), bob = server_.guest(), eve = server_.guest();
    array seats{object{{"who", "open"}}, object{{"who", "open"}}};
    seats[index(moment.asked)] = object{{"who", "me"}};
    const auto opened = ana.post(
        "/api/positions",
        {{"game", GetParam()}, {"position", game().write_position(moment.state)}, {"seats", std::move(seats)}});
    EXPECT_EQ(opened.status, 200u) << opened.body;
    const std::string id(opened.json().at("table").at("id").as_string());
    EXPECT_EQ(bob.post("/api/tables/" + id + "/join", {}).status, 200u);
    EXPECT_EQ(ana.post("/api/tables/" + id + "/start", {}).status, 200u);
    Scene scene{{std::move(ana), id}, {std::move(bob), id}, {std::move(eve), id}};
    scene.asked.come();
    scene.other.come();
    scene.watching.come();
    return scene;
  }

  // Everything anybody can do without deciding anything.
  static void ask_around(Witness& witness) {
    witness.ask({{"type", "scene"}});
    witness.ask({{"type", "score"}});
    witness.ask({{"type", "history"}, {"from", 0}, {"to", 0}});
    witness.ask({{"type", "history"}, {"from", 0}, {"to", 9}});
    for (const char* seat : {"0", "1", "null", "\"all\""})
      witness.ask({{"type", "view"}, {"seat", boost::json::parse(seat)}});
    for (int seat : {0, 1}) {
      witness.ask({{"type", "why"}, {"seat", seat}, {"action", "skip"}});
      witness.ask({{"type", "why"}, {"seat", seat}, {"action", "no such thing"}});
      witness.ask({{"type", "play"}, {"seat", seat}, {"action", "no such thing"}});
      witness.ask({{"type", "undo"}, {"seat", seat}});
      witness.ask({{"type", "undo"}, {"seat", seat}, {"turn", true}});
      witness.ask({{"type", "end_turn"}, {"seat", seat}});
    }
    witness.ask({{"type", "chat"}, {"text", "/state /hand /reveal all"}});
    witness.ask({{"type", "language"}, {"language", "cs"}});
    witness.ask({{"type", "language"}, {"language", "en"}});
    witness.ask({{"type", "dance"}});
  }

  void act_in(Scene& scene, const std::string& table) {
    for (Witness* witness : {&scene.asked, &scene.other, &scene.watching}) ask_around(*witness);
    for (Witness* witness : {&scene.asked, &scene.other, &scene.watching}) {
      witness->catch_up();
      for (const char* what : {"", "/record", "/record?view=0", "/record?view=1", "/review"})
        witness->fetch("/api/tables/" + table + what);
      witness->go();  // and comes back, once for what was missed and once for everything
      witness->come(2);
      witness->go();
      witness->come();
    }
    for (Witness* witness : {&scene.asked, &scene.other, &scene.watching}) witness->catch_up();
  }

  OwnServer server_{generous()};
};

INSTANTIATE_TEST_SUITE_P(, Leak, testing::Values("scythe", "settlers", "paladins"),
                         [](const auto& which) { return which.param; });

// Where two texts part, with what stands around it.
std::string parting(const std::string& a, const std::string& b) {
  const auto at = static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
  const std::size_t from = at > 200 ? at - 200 : 0;
  return a.substr(from, 400) + "\n  and\n" + b.substr(from, 400);
}

TEST_P(Leak, nothing_of_what_a_seat_cannot_know_reaches_it_or_a_spectator) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const auto moment = moment_of(game(), seed, static_cast<int>(10 + 25 * seed));
    if (!moment) continue;
    for (Seat viewer : {seat_at(0), seat_at(1)}) {
      Rng rng{seed + 100};
      Moment other = *moment;
      other.state = game().imagine(game().redact(moment->state, viewer), SeatSet::of(viewer), rng);
      if (other.state == moment->state) continue;
      Scene here = begin(*moment), there = begin(other);
      act_in(here, here.asked.table());
      act_in(there, there.asked.table());
      const bool asked = viewer == moment->asked;
      const std::string &seen = asked ? here.asked.bytes() : here.other.bytes(),
                        &seen_there = asked ? there.asked.bytes() : there.other.bytes();
      EXPECT_TRUE(seen == seen_there) << parting(seen, seen_there);
      EXPECT_TRUE(here.watching.bytes() == there.watching.bytes())
          << parting(here.watching.bytes(), there.watching.bytes());
      EXPECT_GT(seen.size(), 10'000u);
      EXPECT_EQ(seen.find("\"hash\""), std::string::npos);
      EXPECT_FALSE(std::regex_search(seen, std::regex("[0-9a-f]{64}")));  // a key; commitments are masked
      ++compared;
    }
  }
  EXPECT_GT(compared, 2);
}

// The number of the first listed answer that can be taken back or, if asked so, that cannot.
std::optional<std::size_t> answer_that(const object& scene, bool final) {
  if (!scene.contains("answers")) return std::nullopt;
  const auto& actions = scene.at("answers").at("actions").as_array();
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (actions[i].at("final").as_bool() == final) return i;
  return std::nullopt;
}

TEST_P(Leak, nothing_that_can_be_taken_back_tells_the_mover_or_a_spectator_anything) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const auto moment = moment_of(game(), seed, static_cast<int>(5 + 20 * seed));
    if (!moment) continue;
    Rng rng{seed + 7};
    Moment other = *moment;
    other.state = game().imagine(game().redact(moment->state, moment->asked), SeatSet::of(moment->asked), rng);
    Scene here = begin(*moment), there = begin(other);
    for (int step = 0; step < 6; ++step) {
      const auto choice = answer_that(here.asked.last_scene(), false);
      if (!choice) break;
      for (Scene* scene : {&here, &there}) {
        const object asked = scene->asked.last_scene();
        const auto& action = asked.at("answers").at("actions").at(*choice).at("action");
        scene->asked.ask({{"type", "play"}, {"action", action}});
        scene->asked.ask({{"type", "undo"}});
        scene->asked.ask({{"type", "play"}, {"action", action}});
        for (Witness* witness : {&scene->asked, &scene->other, &scene->watching}) witness->catch_up();
      }
    }
    for (Scene* scene : {&here, &there}) {
      scene->watching.fetch("/api/tables/" + scene->asked.table() + "/record");
      scene->watching.go();
      scene->watching.come();
    }
    EXPECT_TRUE(here.asked.bytes() == there.asked.bytes()) << parting(here.asked.bytes(), there.asked.bytes());
    EXPECT_TRUE(here.watching.bytes() == there.watching.bytes())
        << parting(here.watching.bytes(), there.watching.bytes());
  }
}

TEST_P(Leak, what_told_something_cannot_be_taken_back) {
  int barred = 0;
  for (std::uint64_t seed = 1; seed <= 12 && barred < 2; ++seed) {
    const auto moment = moment_of(game(), seed, static_cast<int>(8 * seed));
    if (!moment) continue;
    Scene scene = begin(*moment);
    const auto choice = answer_that(scene.asked.last_scene(), true);
    if (!choice) continue;
    const object asked = scene.asked.last_scene();
    scene.asked.ask({{"type", "play"}, {"action", asked.at("answers").at("actions").at(*choice).at("action")}});
    EXPECT_EQ(scene.asked.ask({{"type", "undo"}}).at("code").as_string(), "undo_barred");
    ++barred;
  }
  EXPECT_GT(barred, 0);
}

}  // namespace
}  // namespace ludarium
