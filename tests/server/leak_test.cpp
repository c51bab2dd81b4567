// What you may not know never leaves, at the wire: two tables that differ only in what a viewer cannot know send that
// viewer the same bytes, in the same order, whatever anybody does there. Each thing that is done is a path by which
// hidden information has leaked elsewhere: first pictures, logs, undo, spectators, coming back, history, exports of a
// running game, errors, chat, hashes, forecasts, the chronicle. docs/architecture.md says which test shows which.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <thread>

#include "tests/support/own_server.hpp"

namespace ludarium {
namespace leak_test {

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
  // What was opened by the session ends with it, and a visitor comes back.
  void sign_out() {
    client_.post("/api/logout", {});
    while (const auto got = client_.receive()) write_down(*got);
    bytes_ += "closed " + std::to_string(client_.close_code()) + "\n";
    client_.cookie.clear();
    go();
    come();
  }
  void catch_up() { ask({{"type", "score"}}); }
  void leave_seat() { bytes_ += std::to_string(client_.post("/api/tables/" + table_ + "/leave", {}).status) + "\n"; }
  void fetch(const std::string& path) { bytes_ += masked(client_.get(path).body) + "\n"; }
  const std::string& bytes() const { return bytes_; }
  const object& last_scene() const { return scene_; }
  const std::string& table() const { return table_; }

 private:
  bool is_connected() {
    const auto summary = client_.get("/api/tables/" + table_).json().at("table");
    if (summary.at("you").as_array().empty()) return summary.at("watchers").at("count") != 0;
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
    options.requests_a_second = options.messages_a_second = options.chat_lines_a_second = 1'000'000;
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

  // Everything that can be reached, things that cannot, and chains that are refused at every link.
  static void ask_for_ways(Witness& witness) {
    array things{"do:pass", "do:draw", "hex:factory", "card:com_mason", "outsider:guardian_1", "nothing"};
    const object scene = witness.ask({{"type", "scene"}});
    if (scene.contains("answers"))
      for (const auto& [thing, links] : scene.at("answers").at("reach").as_object()) things.emplace_back(thing);
    array last;
    for (const auto& thing : things)
      for (int seat : {0, 1}) {
        const object found = witness.ask({{"type", "ways"}, {"seat", seat}, {"things", array{thing}}});
        if (!found.contains("ways") || found.at("ways").as_array().empty()) continue;
        last = found.at("ways").at(0).at("links").as_array();
        last.emplace_back("skip");
        witness.ask({{"type", "play"}, {"seat", seat}, {"links", last}, {"sees", "00000000"}});
      }
  }

  // Everything anybody can do without deciding anything.
  static void ask_around(Witness& witness) {
    witness.ask({{"type", "scene"}});
    witness.ask({{"type", "score"}});
    witness.ask({{"type", "history"}, {"from", 0}, {"to", 0}});
    witness.ask({{"type", "history"}, {"from", 0}, {"to", 9}});
    witness.ask({{"type", "chronicle"}});
    witness.ask({{"type", "chronicle"}, {"from", 1}, {"to", 9}});
    for (const char* seat : {"0", "1", "null", "\"all\""})
      witness.ask({{"type", "view"}, {"seat", boost::json::parse(seat)}});
    ask_for_ways(witness);
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
    // Who gives up the seat and comes back to watch knows no more than before; nor do the others.
    scene.other.leave_seat();
    scene.other.catch_up();
    scene.other.go();
    scene.other.come();
    ask_around(scene.other);
    scene.other.ask({{"type", "take_back_seat"}});
    // A session that ends takes its socket along; who comes back without one looks on.
    for (Witness* witness : {&scene.asked, &scene.other}) witness->catch_up();
    scene.watching.sign_out();
    ask_around(scene.watching);
    for (Witness* witness : {&scene.asked, &scene.other, &scene.watching}) witness->catch_up();
  }

  static void play_in(Scene& scene, std::size_t choice) {
    const object asked = scene.asked.last_scene();
    play_in(scene, std::string(asked.at("answers").at("actions").at(choice).at("action").as_string()));
  }
  static void play_in(Scene& scene, const std::string& action) {
    scene.asked.ask({{"type", "play"}, {"action", action}});
    for (Witness* witness : {&scene.asked, &scene.other, &scene.watching}) witness->catch_up();
  }

  // What a step tells somebody, as the engine has it.
  struct Told {
    AnyState view;
    Events events;
    bool operator==(const Told&) const = default;
  };
  Told told_of(Moment moment, Action action, Seat viewer, std::uint64_t chance) const {
    Events events;
    game().reseed(moment.state, chance);
    game().apply(moment.state, moment.asked, action, &events);
    return {game().redact(moment.state, viewer), events_for(events, viewer)};
  }

  // An action that tells the mover something else in another world, and the other seat nothing of it.
  struct SecretDraw {
    Moment here, there;
    std::string action;
  };
  std::optional<SecretDraw> secret_draw(std::uint64_t seed) const {
    const auto here = moment_of(game(), seed, static_cast<int>(seed % 40));
    if (!here) return std::nullopt;
    const Seat viewer = seat_at(1 - index(here->asked));
    Rng rng{seed + 50};
    Moment there = *here;
    there.state = game().imagine(here->state, SeatSet::of(viewer).with(here->asked), rng);
    ActionList list;
    game().legal(here->state, here->asked, list);
    for (Action action : list)
      if (told_of(*here, action, viewer, seed) ==
              told_of(there, action, viewer, ~seed) &&  // every table has its own chance
          told_of(*here, action, here->asked, seed) != told_of(there, action, here->asked, ~seed))
        return SecretDraw{*here, there, game().write_action(here->state, here->asked, action)};
    return std::nullopt;
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

// The first way of several links that can be taken back.
std::optional<object> way_of_several_links(Witness& witness) {
  const object scene = witness.ask({{"type", "scene"}});
  if (!scene.contains("answers")) return std::nullopt;
  for (const auto& [thing, links] : scene.at("answers").at("reach").as_object()) {
    if (links.to_number<int>() < 2) continue;
    const object found = witness.ask({{"type", "ways"}, {"things", array{thing}}});
    for (const auto& way : found.at("ways").as_array())
      if (way.at("links").as_array().size() > 1 && !way.at("final").as_bool()) return way.as_object();
  }
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
        play_in(*scene, *choice);
        scene->asked.ask({{"type", "undo"}});
        play_in(*scene, *choice);
        for (Witness* witness : {&scene->asked, &scene->watching}) witness->ask({{"type", "chronicle"}});
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

// A card drawn in secret is another card in the other world, and nobody but who drew it gets another byte.
TEST_P(Leak, a_card_drawn_in_secret_shows_in_no_step_log_or_record_of_the_others) {
  int compared = 0, differed = 0;  // the card is dealt by each table's own chance, and may happen to be the same
  for (std::uint64_t seed = 1; seed <= 400 && (compared < 3 || differed == 0); ++seed) {
    const auto draw = secret_draw(seed);
    if (!draw) continue;
    Scene here = begin(draw->here), there = begin(draw->there);
    for (Scene* scene : {&here, &there}) {
      play_in(*scene, draw->action);
      for (Witness* witness : {&scene->other, &scene->watching}) {
        witness->ask({{"type", "history"}, {"from", 0}, {"to", 1}});
        witness->ask({{"type", "chronicle"}});
        witness->fetch("/api/tables/" + scene->asked.table() + "/record");
        witness->go();
        witness->come();
      }
    }
    EXPECT_TRUE(here.other.bytes() == there.other.bytes()) << parting(here.other.bytes(), there.other.bytes());
    EXPECT_TRUE(here.watching.bytes() == there.watching.bytes())
        << parting(here.watching.bytes(), there.watching.bytes());
    ++compared;
    differed += here.asked.bytes() != there.asked.bytes();
  }
  if (GetParam() == "paladins") GTEST_SKIP() << "what is drawn in secret comes together with what everybody sees";
  EXPECT_GT(differed, 0);
}

// A way is one message: the mover learns nothing from it that could be taken back, and who watches nothing at all.
TEST_P(Leak, a_way_tells_no_more_than_its_links) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 12 && compared < 3; ++seed) {
    const auto moment = moment_of(game(), seed, static_cast<int>(5 + 9 * seed));
    if (!moment) continue;
    Rng rng{seed + 9};
    Moment other = *moment;
    other.state = game().imagine(game().redact(moment->state, moment->asked), SeatSet::of(moment->asked), rng);
    Scene here = begin(*moment), there = begin(other);
    const auto way = way_of_several_links(here.asked), same_way = way_of_several_links(there.asked);
    EXPECT_EQ(way, same_way);
    if (!way) continue;
    for (Scene* scene : {&here, &there}) {
      for (int times = 0; times < 2; ++times) {
        scene->asked.ask({{"type", "play"}, {"links", way->at("links")}, {"sees", way->at("sees")}});
        for (Witness* witness : {&scene->asked, &scene->other, &scene->watching}) witness->catch_up();
        if (times == 0) scene->asked.ask({{"type", "undo"}});
      }
      scene->watching.fetch("/api/tables/" + scene->asked.table() + "/record");
      scene->watching.go();
      scene->watching.come();
    }
    EXPECT_TRUE(here.asked.bytes() == there.asked.bytes()) << parting(here.asked.bytes(), there.asked.bytes());
    EXPECT_NE(here.asked.bytes().find("\"played\""), std::string::npos);
    EXPECT_TRUE(here.watching.bytes() == there.watching.bytes())
        << parting(here.watching.bytes(), there.watching.bytes());
    ++compared;
  }
  EXPECT_GT(compared, 0);
}

TEST_P(Leak, what_told_something_cannot_be_taken_back) {
  int barred = 0;
  for (std::uint64_t seed = 1; seed <= 12 && barred < 2; ++seed) {
    const auto moment = moment_of(game(), seed, static_cast<int>(8 * seed));
    if (!moment) continue;
    Scene scene = begin(*moment);
    const auto choice = answer_that(scene.asked.last_scene(), true);
    if (!choice) continue;
    play_in(scene, *choice);
    EXPECT_EQ(scene.asked.ask({{"type", "undo"}}).at("code").as_string(), "undo_barred");
    ++barred;
  }
  EXPECT_GT(barred, 0);
}

}  // namespace leak_test
}  // namespace ludarium
