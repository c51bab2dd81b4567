#include "core/kinds.hpp"
#include "core/routes.hpp"
#include "tests/support/pebbles.hpp"

namespace ludarium {
namespace {

using About = Telling<Pebbles, Pebbles::State>;
using PebbleKind = KindOf<About>;
using Do = Pebbles::Kind;
using Happened = Pebbles::Happened;

constexpr Noun<About> pebbles{.name = "number"};
constexpr Noun<About> card{.name = "card", .thing = "card"};
constexpr Noun<About> seat{.name = "seat"};

constexpr std::array action_kinds = {
    PebbleKind(Do::take, "take", {one("amount", pebbles)}, "take"),
    PebbleKind(Do::draw, "draw", {}, "draw"),
    PebbleKind(Do::play, "play", {one("card", card)}, "play"),
    PebbleKind(Do::bid, "bid", {one("amount", pebbles)}, "bid"),
    PebbleKind(Do::give, "give", {one("to", seat)}, "give"),
};

constexpr std::array event_kinds = {
    PebbleKind(Happened::took, "took", {one("amount", pebbles)}, gains("pebbles")),
    PebbleKind(Happened::drew, "drew", {}, gains("card")),
    PebbleKind(Happened::saw_card, "saw_card", {one("card", card)}),
    PebbleKind(Happened::played, "played", {one("card", card)}),
    PebbleKind(Happened::bid_in_secret, "bid_in_secret"),
    PebbleKind(Happened::bids_shown, "bids_shown", {list_of("bids", pebbles, 6, -1)}),
    PebbleKind(Happened::rolled, "rolled", {one("amount", pebbles)}, gains("pebbles")),
    PebbleKind(Happened::gave, "gave", {one("to", seat)}, pays("pebbles")),
    PebbleKind(Happened::ended, "ended"),
};

constexpr VocabularyOf<About> words(action_kinds, Do::give, event_kinds, Happened::ended);

}  // namespace

std::string Pebbles::event_name(const Event& event) const { return std::string(words.event_name(event.kind)); }
Vocabulary Pebbles::vocabulary() const { return words.describe(); }
boost::json::object Pebbles::action_json(const State& state, Seat seat, Action action) const {
  return words.write({*this, state, seat}, action);
}
Result<Action> Pebbles::read_action_json(const State& state, Seat seat, const boost::json::value& json) const {
  return words.read_action({*this, state, seat}, json);
}
boost::json::object Pebbles::event_json(const State& state, const Event& event) const {
  return words.write({*this, state, event.seat}, event);
}
Result<Event> Pebbles::read_event_json(const State& state, const boost::json::value& json) const {
  return words.read_event({*this, state, seat_of_event(json)}, json);
}
std::vector<std::string> Pebbles::things(const State& state, Seat seat, Action action) const {
  return words.things({*this, state, seat}, action);
}
ActionTraits Pebbles::traits(Action action) const { return words.traits(action); }
std::vector<std::string> Pebbles::wishes(const State&, Seat, std::string_view thing) const {
  static constexpr Route routes[] = {{"card", "", "play {}"}, {"seat", "", "give {}"}};
  return along(routes, "", thing);
}
std::vector<Transfer> Pebbles::transfers(const State& state, const Event& event) const {
  return words.transfers({*this, state, event.seat}, event);
}

}  // namespace ludarium
