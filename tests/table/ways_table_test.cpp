// Ways at a table: several decisions in one message, all of them or none, one step of undo, one entry of the journal.
#include <gtest/gtest.h>

#include <map>

#include "table/table.hpp"
#include "table/view_answers.hpp"
#include "table/ways.hpp"
#include "tests/support/games.hpp"

namespace ludarium {
namespace ways_table_test {

using boost::json::array;
using boost::json::object;
using boost::json::value;

const Person anna{"p1", "Anna"}, boris{"p2", "Boris"}, guest{"p3", "Cyril"};

std::uint64_t chance_of(std::size_t move) { return Rng{move + 17}.next(); }

class WaysAtATable : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override { open(); }

  void open() {
    const auto setup = read_table_setup(
        every_game(), {{"game", GetParam()}, {"seats", array{object{{"who", "me"}}, object{{"who", "open"}}}}});
    ASSERT_TRUE(setup) << setup.error().message.key;
    auto table = Table::open(every_game(), *setup, anna, now_, chance_of, words());
    ASSERT_TRUE(table) << table.error().message.key;
    table_.emplace(std::move(*table));
    ASSERT_FALSE(table_->sit(boris, std::nullopt, now_));
    ASSERT_FALSE(table_->start(anna.id, false, now_));
    viewers_[0] = table_->attach(anna, "en", 0, now_);
    viewers_[1] = table_->attach(boris, "en", 0, now_);
    watching_ = table_->attach(guest, "en", 0, now_);
    take();
    for (std::size_t seat : {0u, 1u}) send(seat, {{"type", "standing"}, {"end_turn", "by_itself"}});
  }
  WordsIn words() const {
    return [this](const std::string&) -> const Words& { return words_of(game()); };
  }
  const AnyGame& game() const { return *every_game().find(GetParam()); }
  const Match& match() const { return *table_->match(); }

  void take() {
    TableOutput output = table_->take_output();
    for (auto& entry : output.journal) journal_.push_back(std::move(entry));
    said_.clear();
    for (Sent& sent : output.messages) said_.push_back(std::move(sent));
  }
  // The answer to it; everything that was said to anybody stays in `said_`.
  object send(std::size_t seat, object message) {
    message["id"] = 1;
    if (message.at("type") != value("scene") && !message.contains("seat")) message["seat"] = seat;
    table_->receive(viewers_[seat], message, now_);
    take();
    for (const Sent& sent : said_)
      if (sent.viewer == viewers_[seat] && sent.message.contains("id")) return sent.message;
    return {};
  }
  std::size_t asked() const { return index(game().pending(match().state()).seats.lowest()); }
  object scene(std::size_t seat) {
    send(seat, {{"type", "view"}, {"seat", seat}});
    return send(seat, {{"type", "scene"}});
  }
  object ways(std::size_t seat, std::string_view thing) {
    return send(seat, {{"type", "ways"}, {"at", match().steps().size()}, {"things", array{thing}}});
  }
  void play_something(Rng& rng) {
    const Seat seat = seat_at(asked());
    ActionList list;
    game().legal(match().state(), seat, list);
    const Action action = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    send(index(seat), {{"type", "play"}, {"action", game().write_action(match().state(), seat, action)}});
  }

  // Plays on at random until there is a way of several links of which all, or not all, can be taken back.
  struct Offer {
    std::size_t seat = 0;
    object way;
    array links() const { return way.at("links").as_array(); }
  };
  std::optional<Offer> find(Rng& rng, bool final) {
    for (int tries = 0; tries < 400 && !match().over(); ++tries, play_something(rng)) {
      if (game().pending(match().state()).seats.size() != 1 || rng.below(4) != 0) continue;
      const std::size_t seat = asked();
      const object whole = scene(seat);
      for (const auto& [thing, links] : whole.at("answers").at("reach").as_object()) {
        if (links.to_number<int>() < 2) continue;
        const object reply = ways(seat, thing);
        for (const value& way : reply.at("ways").as_array())
          if (way.at("links").as_array().size() > 1 && way.at("final").as_bool() == final)
            return Offer{seat, way.as_object()};
      }
    }
    return std::nullopt;
  }
  object play(const Offer& offer, object with = {}) {
    object message{
        {"type", "play"}, {"at", match().steps().size()}, {"links", offer.links()}, {"sees", offer.way.at("sees")}};
    for (auto& [key, item] : with) message[key] = item;
    return send(offer.seat, message);
  }

  // Everything that anybody could see of the table.
  std::string everything() {
    std::string bytes = boost::json::serialize(game().write_position(match().state()));
    bytes += std::to_string(match().steps().size()) + " " + std::to_string(journal_.size());
    const std::vector<Sent> kept = said_;
    for (const ViewerId viewer : {viewers_[0], viewers_[1], watching_}) {
      table_->receive(viewer, {{"type", "scene"}}, now_);
      for (const Sent& sent : table_->take_output().messages) bytes += boost::json::serialize(sent.message);
    }
    said_ = kept;
    return bytes;
  }
  bool others_heard_nothing(std::size_t seat) const {
    return std::all_of(said_.begin(), said_.end(), [&](const Sent& sent) { return sent.viewer == viewers_[seat]; }) &&
           said_.size() == 1;
  }
  std::string restored_position() const {
    const auto back = Table::restore(every_game(), journal_, chance_of, words());
    EXPECT_TRUE(back) << back.error().message.key;
    return back ? boost::json::serialize(game().write_position(back->match()->state())) : "";
  }
  std::string position() const { return boost::json::serialize(game().write_position(match().state())); }

  std::optional<Table> table_;
  std::vector<object> journal_;
  std::vector<Sent> said_;
  std::array<ViewerId, 2> viewers_{};
  ViewerId watching_ = 0;
  Time now_ = 1'000'000;
};

INSTANTIATE_TEST_SUITE_P(, WaysAtATable, testing::Values("scythe", "settlers", "paladins"),
                         [](const auto& which) { return which.param; });

TEST_P(WaysAtATable, are_played_in_one_message_and_told_together) {
  Rng rng{1};
  for (int i = 0; i < 5; ++i) {
    const auto offer = find(rng, i % 2 == 1);
    if (!offer) continue;
    const std::size_t before = match().steps().size(), entries = journal_.size();
    const object done = play(*offer);
    ASSERT_EQ(done.at("type"), value("done")) << boost::json::serialize(done);
    EXPECT_EQ(done.at("played").to_number<std::size_t>(), offer->links().size());
    EXPECT_GE(match().steps().size(), before + offer->links().size());
    ASSERT_GT(journal_.size(), entries);
    EXPECT_EQ(journal_[entries].at("entry"), value("way"));
    for (const ViewerId viewer : {viewers_[0], viewers_[1], watching_}) {
      const auto first = std::find_if(said_.begin(), said_.end(), [&](const Sent& sent) {
        return sent.viewer == viewer && sent.message.at("type") == value("step");
      });
      ASSERT_NE(first, said_.end());
      EXPECT_EQ(first->message.at("steps").as_array().size(), offer->links().size());
      EXPECT_EQ(first->message.at("steps").at(0).at("move").to_number<std::size_t>(), before + 1);
      EXPECT_FALSE(first->message.contains("step"));
    }
  }
}

// What can go wrong with a chain, each told before anything has happened.
TEST_P(WaysAtATable, are_played_whole_or_not_at_all) {
  Rng rng{2};
  int tried = 0;
  for (int i = 0; i < 3; ++i) {
    const auto offer = find(rng, false);
    if (!offer) break;
    ++tried;
    const std::string before = everything();
    const auto refused = [&](const object& with, std::string_view code) {
      const object answer = play(*offer, with);
      EXPECT_EQ(answer.at("type"), value("error")) << boost::json::serialize(with);
      EXPECT_EQ(answer.if_contains("code") ? answer.at("code") : value(), value(code)) << boost::json::serialize(with);
      EXPECT_TRUE(others_heard_nothing(offer->seat));
      EXPECT_TRUE(everything() == before) << boost::json::serialize(with);
    };
    array twice = offer->links(), longer = offer->links(), strange = offer->links();
    twice.push_back(twice.back());  // what the last link did cannot be done again, or leads on: never by this promise
    while (longer.size() <= most_links_sent) longer.push_back(longer.back());
    strange.back() = "no such thing";
    refused({{"links", longer}}, "bad_request");
    refused({{"links", array{}}}, "bad_request");
    refused({{"links", strange}}, "bad_notation");
    refused({{"at", match().steps().size() + 1}}, "stale");
    refused({{"at", match().steps().size() - 1}}, "stale");
    refused({{"sees", "00000000"}}, "stale");
    refused({{"seat", 1 - offer->seat}}, "not_your_seat");
    array first_again = offer->links();
    first_again.back() = first_again.front();
    const object answer = play(*offer, {{"links", first_again}, {"sees", "00000000"}});
    EXPECT_EQ(answer.at("type"), value("error"));
    EXPECT_TRUE(everything() == before);
    // The same message again is about a table that has moved on.
    const object message{{"at", match().steps().size()}};
    ASSERT_EQ(play(*offer).at("type"), value("done"));
    const std::string after = everything();
    EXPECT_EQ(play(*offer, message).at("code"), value("stale"));
    EXPECT_TRUE(everything() == after);
  }
  EXPECT_GT(tried, 0);
}

// A link that shows something may only be the last: nobody is to learn from a refusal what it would have shown.
TEST_P(WaysAtATable, show_nothing_before_their_last_link) {
  Rng rng{3};
  int tried = 0;
  for (int i = 0; i < 40 && tried < 3 && !match().over(); ++i) {
    const auto offer = find(rng, true);
    if (!offer) break;
    if (offer->links().size() == Ways::most_links) {
      play_something(rng);
      continue;
    }
    ++tried;
    const std::string before = everything();
    array longer = offer->links();
    longer.push_back("end");
    const object answer = play(*offer, {{"links", longer}});
    EXPECT_EQ(answer.at("type"), value("error"));
    EXPECT_EQ(answer.at("code"), value("bad_request"));
    EXPECT_TRUE(everything() == before);
    ASSERT_EQ(play(*offer).at("type"), value("done"));
  }
  EXPECT_GT(tried, 0);
}

TEST_P(WaysAtATable, are_taken_back_as_they_were_made) {
  Rng rng{4};
  int tried = 0;
  for (int i = 0; i < 4; ++i) {
    const auto offer = find(rng, false);
    if (!offer) break;
    const std::string before = position();
    const std::size_t made = match().steps().size();
    ASSERT_EQ(play(*offer).at("type"), value("done"));
    if (match().steps().size() != made + offer->links().size()) continue;  // somebody has answered since
    EXPECT_EQ(restored_position(), position());
    const std::size_t steps = scene(offer->seat).at("undo").at("steps").to_number<std::size_t>();
    EXPECT_GE(steps, 1u);
    EXPECT_EQ(send(offer->seat, {{"type", "undo"}}).at("type"), value("done"));
    EXPECT_EQ(position(), before);
    EXPECT_EQ(match().steps().size(), made);
    ASSERT_EQ(play(*offer).at("type"), value("done"));
    EXPECT_EQ(send(offer->seat, {{"type", "undo"}, {"links", true}}).at("type"), value("done"));
    EXPECT_EQ(match().steps().size(), made + offer->links().size() - 1);
    EXPECT_EQ(restored_position(), position());
    EXPECT_EQ(send(offer->seat, {{"type", "undo"}}).at("type"), value("done"));
    EXPECT_EQ(position(), before);
    ASSERT_EQ(play(*offer).at("type"), value("done"));
    ++tried;
  }
  EXPECT_GT(tried, 0);
}

// What is half entered comes first in every way, and nothing of it is done by asking.
TEST_P(WaysAtATable, begin_with_what_is_half_entered) {
  Rng rng{8};
  int tried = 0;
  for (int i = 0; i < 6; ++i) {
    const auto offer = find(rng, false);
    if (!offer) break;
    const std::string before = everything();
    array begun = offer->links();
    begun.pop_back();
    array things = offer->way.at("things").as_array();
    if (things.size() > 8) things.resize(8);
    const auto ask = [&](const array& links) {
      return send(offer->seat, {{"type", "ways"}, {"things", things}, {"begun", links}});
    };
    const object reply = ask(begun);
    ASSERT_EQ(reply.at("type"), value("ways")) << boost::json::serialize(reply);
    ASSERT_FALSE(reply.at("ways").as_array().empty()) << boost::json::serialize(things);
    for (const value& way : reply.at("ways").as_array())
      for (std::size_t link = 0; link < begun.size(); ++link) EXPECT_EQ(way.at("links").at(link), begun[link]);
    const auto same = [&](const value& way) { return way.at("links") == value(offer->links()); };
    const array& found = reply.at("ways").as_array();
    EXPECT_TRUE(reply.at("more").as_bool() || std::any_of(found.begin(), found.end(), same));
    begun.push_back("nonsense");
    EXPECT_EQ(ask(begun).at("type"), value("error"));
    EXPECT_EQ(ask(array(most_links_sent + 1, begun.front())).at("code"), value("bad_request"));
    EXPECT_TRUE(everything() == before);
    ++tried;
    play_something(rng);
  }
  EXPECT_GT(tried, 0);
}

TEST_P(WaysAtATable, come_back_from_the_journal) {
  Rng rng{5};
  for (int i = 0; i < 8; ++i)
    if (const auto offer = find(rng, i % 2 == 0)) play(*offer);
  const bool any = std::any_of(journal_.begin(), journal_.end(),
                               [](const object& entry) { return entry.at("entry") == value("way"); });
  EXPECT_TRUE(any);
  auto back = Table::restore(every_game(), journal_, chance_of, words());
  ASSERT_TRUE(back) << back.error().message.key;
  EXPECT_EQ(back->match()->state(), match().state());
  const ViewerId here = table_->attach(anna, "en", 0, now_), there = back->attach(anna, "en", 0, now_);
  const auto first = [](Table& table, ViewerId viewer) {
    for (Sent& sent : table.take_output().messages)
      if (sent.viewer == viewer) return sent.message;
    return object{};
  };
  const object shown = first(*table_, here), shown_there = first(*back, there);
  for (const char* field : {"log", "position", "undo", "answers", "n"})
    EXPECT_EQ(shown.if_contains(field) != nullptr, shown_there.if_contains(field) != nullptr);
  EXPECT_EQ(shown.at("log"), shown_there.at("log"));
  EXPECT_EQ(shown.at("n"), shown_there.at("n"));
  EXPECT_EQ(shown.if_contains("undo") ? shown.at("undo") : value(),
            shown_there.if_contains("undo") ? shown_there.at("undo") : value());
}

// A chain that ends with something new leaves a barrier: nothing of it comes back.
TEST_P(WaysAtATable, leave_a_barrier_where_they_showed_something) {
  Rng rng{6};
  const auto offer = find(rng, true);
  ASSERT_TRUE(offer);
  ASSERT_EQ(play(*offer).at("type"), value("done"));
  EXPECT_EQ(send(offer->seat, {{"type", "undo"}}).at("code"), value("undo_barred"));
}

TEST_P(WaysAtATable, are_refused_where_nothing_is_asked) {
  Rng rng{7};
  while (game().pending(match().state()).seats.size() != 1) play_something(rng);
  const std::size_t other = 1 - asked();
  const object reply = ways(other, "do:pass");
  EXPECT_EQ(reply.at("type"), value("ways"));
  EXPECT_TRUE(reply.at("ways").as_array().empty());
  EXPECT_FALSE(reply.at("why").at("text").as_string().empty());
  EXPECT_EQ(send(asked(), {{"type", "ways"}, {"things", array{}}}).at("code"), value("bad_request"));
  EXPECT_EQ(send(asked(), {{"type", "ways"}, {"things", array{"do:pass"}}, {"at", 10'000}}).at("code"), value("stale"));
}

// Every sum can be given; a page is shown the largest to each neighbour.
TEST(Asides, of_every_amount_are_shown_once) {
  const AnyGame& game = *every_game().find("scythe");
  const AnyState state = *game.setup({3, 4, {}});
  const Seat seat = game.pending(state).seats.lowest();
  const AnyState view = game.redact(state, seat);
  ActionList every;
  game.asides(view, seat, every);
  std::map<std::string, std::int64_t> most;  // by whom it is given to
  std::size_t gifts = 0;
  for (Action action : every) {
    const object json = game.action_json(view, seat, action);
    if (json.at("do") != value("gift")) continue;
    ++gifts;
    std::int64_t& largest = most[boost::json::serialize(json.at("to"))];
    largest = std::max(largest, json.at("coins").to_number<std::int64_t>());
    EXPECT_TRUE(game.why_not(view, seat, action).legal);
  }
  ASSERT_EQ(most.size(), 2u);
  ASSERT_GT(gifts, 2u);
  std::size_t shown = 0;
  const object answers = show_answers(game, view, seat, words_of(game));
  for (const value& aside : answers.at("asides").as_array()) {
    const object& json = aside.at("do").as_object();
    if (json.at("do") != value("gift")) continue;
    ++shown;
    EXPECT_EQ(json.at("coins").to_number<std::int64_t>(), most[boost::json::serialize(json.at("to"))]);
  }
  EXPECT_EQ(shown, 2u);
}

}  // namespace ways_table_test
}  // namespace ludarium
