#include "tests/support/pebbles.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace ludarium {
namespace {

using Kind = Pebbles::Kind;
using Phase = Pebbles::Phase;
using Happened = Pebbles::Happened;
using State = Pebbles::State;

constexpr std::array<std::string_view, 4> colour_names{"red", "blue", "green", "white"};
constexpr std::array<std::string_view, 5> kind_names{"take", "draw", "play", "bid", "give"};
constexpr int most_taken = 3;
constexpr int highest_bid = 3;
constexpr std::uint8_t dealt = 2;

Action make(Kind kind, int operand = 0) {
  return {static_cast<std::uint8_t>(kind), {static_cast<std::uint8_t>(operand)}};
}

std::optional<std::size_t> find_name(std::span<const std::string_view> names, std::string_view name) {
  const auto at = std::find(names.begin(), names.end(), name);
  if (at == names.end()) return std::nullopt;
  return static_cast<std::size_t>(at - names.begin());
}

template <class Range>
void shuffle(Range range, Rng& rng) {
  for (std::size_t i = range.size(); i > 1; --i)
    std::swap(range[i - 1], range[rng.below(static_cast<std::uint32_t>(i))]);
}

void tell(Events* events, Happened what, Seat seat, std::array<std::int16_t, 6> arg = {},
          SeatSet audience = SeatSet::everyone()) {
  if (events != nullptr) events->push_back({static_cast<std::uint8_t>(what), seat, audience, arg});
}

std::uint8_t draw_card(State& state, std::size_t seat) {
  const std::uint8_t value = state.deck[--state.deck_size];
  state.deck[state.deck_size] = 0;
  ++state.hand_size[seat];
  if (value > 0) ++state.hand[seat][value - 1u];
  return value;
}

void end_turn(State& state, Events* events) {
  ++state.turn;
  if (state.pile == 0) {
    state.phase = Phase::over;
    tell(events, Happened::ended, Seat::none);
    return;
  }
  state.active = static_cast<std::uint8_t>((state.active + 1) % state.seats);
  if (state.active == 0 && state.bids_allowed != 0) state.phase = Phase::bidding;
}

// Only the highest bidder pays and rolls. Nobody does if two bid the same.
void resolve_bids(State& state, Events* events) {
  const auto bids = std::span(state.bid).first(state.seats);
  const auto best = std::max_element(bids.begin(), bids.end());
  std::array<std::int16_t, 6> shown{};
  shown.fill(-1);
  std::copy(bids.begin(), bids.end(), shown.begin());
  tell(events, Happened::bids_shown, Seat::none, shown);
  if (std::count(bids.begin(), bids.end(), *best) == 1) {
    const auto winner = static_cast<std::size_t>(best - bids.begin());
    const auto roll = static_cast<std::uint16_t>(state.rng.below(6) + 1);
    state.pebbles[winner] = static_cast<std::uint16_t>(state.pebbles[winner] - *best + roll);
    tell(events, Happened::rolled, seat_at(winner), {static_cast<std::int16_t>(roll)});
  }
  state.bid.fill(Pebbles::no_bid);
  state.phase = Phase::turn;
  ++state.turn;
}

bool all_bid(const State& state) {
  const auto bids = std::span(state.bid).first(state.seats);
  return std::none_of(bids.begin(), bids.end(), [](auto bid) { return bid == Pebbles::no_bid; });
}

// FakeWords shows a key unchanged, so a sentence can be its own key.
Message said(std::string sentence) { return {std::move(sentence), {}}; }

Error refused(Message why) { return {"bad_setup", std::move(why)}; }
Error impossible(Message why) { return {"bad_position", std::move(why)}; }

std::optional<Error> read_colours(const boost::json::value& json, int seats, State& state) {
  if (!json.is_array()) return refused(said("colours is a list"));
  const auto& list = json.get_array();
  if (list.empty()) return std::nullopt;
  if (list.size() != static_cast<std::size_t>(seats)) return refused(said("colours names one colour a seat"));
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto colour = list[i].is_string() ? find_name(colour_names, list[i].get_string()) : std::nullopt;
    if (!colour) return refused(said("unknown colour"));
    state.colour[i] = static_cast<Pebbles::Colour>(*colour);
    for (std::size_t j = 0; j < i; ++j)
      if (state.colour[j] == state.colour[i]) return refused(said("a colour stands twice"));
  }
  return std::nullopt;
}

std::optional<Error> read_option(std::string_view name, const boost::json::value& json, int seats, State& state) {
  if (name == "colours") return read_colours(json, seats, state);
  if (name == "bids" && json.is_bool()) {
    state.bids_allowed = json.get_bool() ? 1 : 0;
    return std::nullopt;
  }
  if (name == "pile" && json.is_string() && (json.get_string() == "small" || json.get_string() == "large")) {
    state.large_pile = json.get_string() == "large" ? 1 : 0;
    return std::nullopt;
  }
  return refused(said(fmt::format("option {} is unknown or has no such value", name)));
}

template <class Numbers>
boost::json::array numbers(const Numbers& values) {
  boost::json::array array;
  for (auto value : values) array.emplace_back(static_cast<std::int64_t>(value));
  return array;
}

// The numbers of a position, in the same order for writing and reading.
template <class Visit>
void each_field(Visit&& visit, auto& state) {
  visit("rng", std::span(&state.rng.state, 1));
  visit("pebbles", std::span(state.pebbles));
  visit("deck", std::span(state.deck));
  visit("deck_size", std::span(&state.deck_size, 1));
  visit("pile", std::span(&state.pile, 1));
  visit("seats", std::span(&state.seats, 1));
  visit("active", std::span(&state.active, 1));
  visit("turn", std::span(&state.turn, 1));
  visit("bids_allowed", std::span(&state.bids_allowed, 1));
  visit("large_pile", std::span(&state.large_pile, 1));
  for (auto& hand : state.hand) visit("hand", std::span(hand));
  visit("hand_size", std::span(state.hand_size));
  visit("bid", std::span(state.bid));
  visit("discarded", std::span(state.discarded));
}

}  // namespace

std::vector<OptionSpec> Pebbles::options() const {
  const std::vector<std::string> colours(colour_names.begin(), colour_names.end());
  return {{"pile", OptionSpec::Type::choice, {"small", "large"}, "small", "pebbles.option.pile"},
          {"bids", OptionSpec::Type::flag, {}, true, "pebbles.option.bids"},
          {"colours", OptionSpec::Type::list, colours, boost::json::array{}, "pebbles.option.colours"}};
}

Result<State> Pebbles::setup(const SetupRequest& request) const {
  if (request.seats < least_seats() || request.seats > most_seats()) return refused(said("2 to 4 can play"));
  State state;
  state.rng = Rng{request.seed};
  state.seats = static_cast<std::uint8_t>(request.seats);
  std::iota(reinterpret_cast<std::uint8_t*>(state.colour.data()),
            reinterpret_cast<std::uint8_t*>(state.colour.data()) + max_seats, std::uint8_t{0});
  shuffle(std::span(state.colour), state.rng);
  for (const auto& [name, value] : request.options)
    if (auto error = read_option(name, value, request.seats, state)) return *error;
  for (std::size_t i = state.seats; i < max_seats; ++i) state.colour[i] = Colour::red;
  state.pile = state.large_pile != 0 ? 40 : 15;
  for (std::size_t i = 0; i < cards; ++i) state.deck[i] = static_cast<std::uint8_t>(i / cards_of_a_value + 1);
  state.deck_size = cards;
  shuffle(std::span(state.deck), state.rng);
  for (std::size_t seat = 0; seat < state.seats; ++seat)
    for (int i = 0; i < dealt; ++i) draw_card(state, seat);
  return state;
}

Decision Pebbles::pending(const State& state) const {
  Decision decision{static_cast<std::uint8_t>(state.phase), {}};
  if (state.phase == Phase::turn) decision.seats = SeatSet::of(seat_at(state.active));
  if (state.phase == Phase::bidding)
    for (Seat seat : SeatSet::first(state.seats))
      if (state.bid[index(seat)] == no_bid) decision.seats = decision.seats.with(seat);
  return decision;
}

void Pebbles::legal(const State& state, Seat seat, ActionList& list) const {
  list.clear();
  if (!pending(state).seats.has(seat)) return;
  const std::size_t me = index(seat);
  if (state.phase == Phase::bidding) {
    for (int bid = 0; bid <= std::min<int>(highest_bid, state.pebbles[me]); ++bid) list.push(make(Kind::bid, bid));
    return;
  }
  for (int n = 1; n <= std::min<int>(most_taken, state.pile); ++n) list.push(make(Kind::take, n));
  if (state.deck_size > 0) list.push(make(Kind::draw));
  for (std::size_t value = 1; value <= card_values; ++value)
    if (state.hand[me][value - 1] > 0) list.push(make(Kind::play, static_cast<int>(value)));
}

void Pebbles::asides(const State& state, Seat seat, ActionList& list) const {
  list.clear();
  if (state.phase != Phase::turn || index(seat) >= state.seats || state.pebbles[index(seat)] == 0) return;
  for (Seat other : SeatSet::first(state.seats))
    if (other != seat) list.push(make(Kind::give, static_cast<int>(index(other))));
}

void Pebbles::apply(State& state, Seat seat, Action action, Events* events) const {
  const std::size_t me = index(seat);
  const std::uint8_t n = action.arg[0];
  switch (static_cast<Kind>(action.kind)) {
    case Kind::take:
      state.pile = static_cast<std::uint8_t>(state.pile - n);
      state.pebbles[me] = static_cast<std::uint16_t>(state.pebbles[me] + n);
      tell(events, Happened::took, seat, {n});
      return end_turn(state, events);
    case Kind::draw: {
      const std::uint8_t value = draw_card(state, me);
      tell(events, Happened::drew, seat);
      tell(events, Happened::saw_card, seat, {value}, SeatSet::of(seat));
      return end_turn(state, events);
    }
    case Kind::play:
      --state.hand[me][n - 1u];
      --state.hand_size[me];
      ++state.discarded[n - 1u];
      state.pebbles[me] = static_cast<std::uint16_t>(state.pebbles[me] + 2 * n);
      tell(events, Happened::played, seat, {n});
      return end_turn(state, events);
    case Kind::bid:
      state.bid[me] = n;
      tell(events, Happened::bid_in_secret, seat);
      if (all_bid(state)) resolve_bids(state, events);
      return;
    case Kind::give:
      --state.pebbles[me];
      ++state.pebbles[n];
      return tell(events, Happened::gave, seat, {n});
  }
}

Verdict Pebbles::why_not(const State& state, Seat seat, Action action) const {
  ActionList list;
  legal(state, seat, list);
  if (list.contains(action)) return Verdict::yes();
  asides(state, seat, list);
  if (list.contains(action)) return Verdict::yes();
  if (state.phase == Phase::over) return Verdict::no("PB-END-01");
  if (action.kind == static_cast<std::uint8_t>(Kind::give)) return Verdict::no("PB-GIVE-01");
  if (!pending(state).seats.has(seat) ||
      (action.kind == static_cast<std::uint8_t>(Kind::bid)) != (state.phase == Phase::bidding))
    return Verdict::no("PB-TURN-01");
  switch (static_cast<Kind>(action.kind)) {
    case Kind::take:
      return Verdict::no("PB-TAKE-01", {"pebbles.why.pile", {{"left", long{state.pile}}}});
    case Kind::draw:
      return Verdict::no("PB-DRAW-01");
    case Kind::play:
      return Verdict::no("PB-PLAY-01");
    case Kind::bid:
      return Verdict::no("PB-BID-01");
    case Kind::give:
      break;
  }
  return Verdict::no("PB-TURN-01");
}

namespace {

State known_to(const State& state, SeatSet viewers) {
  State view = state;
  view.rng = {};
  view.deck.fill(0);
  for (Seat other : SeatSet::first(Pebbles::max_seats).without(viewers)) {
    view.hand[index(other)].fill(0);
    if (view.bid[index(other)] != Pebbles::no_bid) view.bid[index(other)] = Pebbles::hidden_bid;
  }
  return view;
}

}  // namespace

State Pebbles::redact(const State& state, Seat seat) const { return known_to(state, SeatSet::of(seat)); }

State Pebbles::imagine(const State& view, SeatSet knowing, Rng& rng) const {
  State state = known_to(view, knowing);
  state.rng = Rng{rng.next()};
  std::array<std::uint8_t, cards> unseen{};
  std::size_t left = 0;
  for (std::size_t value = 0; value < card_values; ++value) {
    std::size_t seen = state.discarded[value];
    for (const auto& hand : state.hand) seen += hand[value];
    for (; seen < cards_of_a_value; ++seen) unseen[left++] = static_cast<std::uint8_t>(value + 1);
  }
  shuffle(std::span(unseen).first(left), rng);
  for (std::size_t other = 0; other < state.seats; ++other) {
    if (knowing.has(seat_at(other))) continue;
    for (int i = 0; i < state.hand_size[other]; ++i) ++state.hand[other][unseen[--left] - 1u];
    if (state.bid[other] == hidden_bid)
      state.bid[other] =
          static_cast<std::uint8_t>(rng.below(std::min<std::uint32_t>(highest_bid, state.pebbles[other]) + 1));
  }
  std::copy_n(unseen.begin(), left, state.deck.begin());
  return state;
}

Honours Pebbles::honours(const State& state, Seat seat) const {
  if (!pending(state).over() || score(state)[index(seat)].place != 1) return {};
  return {{"pebbles.title"}, 0};
}

Scores Pebbles::score(const State& state) const {
  Scores scores(state.seats);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    scores[i].lines = {{"pebbles.score.pebbles", state.pebbles[i]}, {"pebbles.score.cards", state.hand_size[i]}};
    scores[i].total = state.pebbles[i] + state.hand_size[i];
  }
  for (SeatScore& mine : scores)
    mine.place = 1 + static_cast<int>(std::count_if(scores.begin(), scores.end(),
                                                    [&](const SeatScore& s) { return s.total > mine.total; }));
  return scores;
}

std::optional<Message> Pebbles::broken_invariant(const State& state) const {
  if (state.seats < 2 || state.seats > max_seats) return said("2 to 4 seats");
  if (state.active >= state.seats) return said("the active seat does not exist");
  if (state.deck_size > cards) return said("the deck is too big");
  if (static_cast<std::uint8_t>(state.phase) > static_cast<std::uint8_t>(Phase::over)) return said("unknown phase");
  if ((state.phase == Phase::over) != (state.pile == 0)) return said("the game ends with the pile");
  if (state.bids_allowed > 1 || state.large_pile > 1 || state.pile > 40) return said("an option is out of range");
  std::array<int, card_values> count{};
  for (std::size_t i = 0; i < cards; ++i) {
    if ((i < state.deck_size) != (state.deck[i] > 0) || state.deck[i] > card_values) return said("the deck has a hole");
    if (state.deck[i] > 0) ++count[state.deck[i] - 1u];
  }
  for (std::size_t value = 0; value < card_values; ++value) {
    for (const auto& hand : state.hand) count[value] += hand[value];
    if (count[value] + state.discarded[value] != cards_of_a_value) return said("a card is missing or there twice");
  }
  for (std::size_t i = 0; i < max_seats; ++i) {
    if (std::accumulate(state.hand[i].begin(), state.hand[i].end(), 0) != state.hand_size[i])
      return said("wrong hand size");
    if (i >= state.seats && (state.hand_size[i] > 0 || state.pebbles[i] > 0))
      return said("an empty seat owns something");
    if (state.bid[i] == no_bid) continue;
    if (state.phase != Phase::bidding || i >= state.seats) return said("a bid out of time");
    if (state.bid[i] > highest_bid || state.bid[i] > state.pebbles[i]) return said("a bid nobody can pay");
  }
  if (state.phase == Phase::bidding && all_bid(state)) return said("everyone bid, nobody resolved it");
  return std::nullopt;
}

boost::json::value Pebbles::write_position(const State& state) const {
  boost::json::object json{{"phase", static_cast<int>(state.phase)}};
  boost::json::array fields;
  each_field(
      [&](std::string_view name, auto values) {
        fields.push_back({boost::json::string(name), numbers(values)});
      },
      state);
  json["fields"] = std::move(fields);
  boost::json::array colours;
  for (std::size_t i = 0; i < state.seats; ++i) colours.emplace_back(seat_name(state, seat_at(i)));
  json["colours"] = std::move(colours);
  return json;
}

Result<State> Pebbles::read_position(const boost::json::value& json) const {
  const auto* object = json.if_object();
  const auto* fields = object != nullptr && object->contains("fields") ? object->at("fields").if_array() : nullptr;
  if (fields == nullptr || !object->contains("colours") || !object->contains("phase"))
    return impossible(said("a position has phase, fields and colours"));
  State state;
  std::size_t at = 0;
  bool good = true;
  each_field(
      [&](std::string_view name, auto values) {
        const auto* pair = at < fields->size() ? (*fields)[at++].if_array() : nullptr;
        const auto* list = pair != nullptr && pair->size() == 2 ? (*pair)[1].if_array() : nullptr;
        if (list == nullptr || list->size() != values.size() ||
            (*pair)[0] != boost::json::value(boost::json::string(name)))
          return void(good = false);
        for (std::size_t i = 0; i < values.size(); ++i) {
          boost::system::error_code fault;
          const auto number = (*list)[i].template to_number<std::int64_t>(fault);
          using Number = std::remove_cvref_t<decltype(values[i])>;
          values[i] = static_cast<Number>(number);
          if (fault || static_cast<std::int64_t>(values[i]) != number) good = false;
        }
      },
      state);
  boost::system::error_code fault;
  const int phase = object->at("phase").to_number<int>(fault);
  if (!good || fault || phase < 0 || phase > 2) return impossible(said("a number is missing or out of range"));
  state.phase = static_cast<Phase>(phase);
  if (state.seats < 2 || state.seats > max_seats) return impossible(said("2 to 4 seats"));
  if (auto error = read_colours(object->at("colours"), state.seats, state)) return impossible(error->message);
  if (auto broken = broken_invariant(state)) return impossible(*broken);
  return state;
}

std::string Pebbles::write_action(const State& state, Seat, Action action) const {
  const std::string kind(kind_names.at(action.kind));
  switch (static_cast<Kind>(action.kind)) {
    case Kind::draw:
      return kind;
    case Kind::give:
      return kind + " " + seat_name(state, seat_at(action.arg[0]));
    default:
      return fmt::format("{} {}", kind, action.arg[0]);
  }
}

Result<Action> Pebbles::read_action(const State& state, Seat, std::string_view text) const {
  const auto space = text.find(' ');
  const auto kind = find_name(kind_names, text.substr(0, space));
  const std::string_view rest = space == std::string_view::npos ? "" : text.substr(space + 1);
  const Error not_understood{"bad_notation", said(fmt::format("not understood: {}", text))};
  if (!kind) return not_understood;
  if (static_cast<Kind>(*kind) == Kind::draw) return rest.empty() ? Result(make(Kind::draw)) : not_understood;
  if (static_cast<Kind>(*kind) == Kind::give) {
    for (Seat seat : SeatSet::first(state.seats))
      if (seat_name(state, seat) == rest) return make(Kind::give, static_cast<int>(index(seat)));
    return not_understood;
  }
  if (rest.size() != 1 || rest[0] < '0' || rest[0] > '9') return not_understood;
  return make(static_cast<Kind>(*kind), rest[0] - '0');
}

std::string Pebbles::seat_name(const State& state, Seat seat) const {
  return std::string(colour_names.at(static_cast<std::size_t>(state.colour.at(index(seat)))));
}

boost::json::object Pebbles::read_options(const State& state) const {
  boost::json::array colours;
  for (Seat seat : SeatSet::first(state.seats)) colours.emplace_back(seat_name(state, seat));
  return {{"pile", state.large_pile != 0 ? "large" : "small"}, {"bids", state.bids_allowed != 0}, {"colours", colours}};
}

std::string Pebbles::decision_name(const State& state) const {
  constexpr std::array<std::string_view, 3> names{"turn", "bid", "over"};
  return std::string(names.at(static_cast<std::size_t>(state.phase)));
}

Message Pebbles::prompt(const State& state, Seat) const {
  return {"pebbles.prompt." + decision_name(state), {{"pile", long{state.pile}}}};
}

Message Pebbles::describe_action(const State& state, Seat, Action action) const {
  const std::string key = "pebbles.action." + std::string(kind_names.at(action.kind));
  if (static_cast<Kind>(action.kind) == Kind::give) return {key, {{"to", seat_name(state, seat_at(action.arg[0]))}}};
  return {key, {{"n", long{action.arg[0]}}}};
}

Message Pebbles::describe_event(const State& state, const Event& event) const {
  Message message{"pebbles.event." + event_name(event), {{"n", long{event.arg[0]}}}};
  if (event.seat != Seat::none) message.args.emplace_back("who", seat_name(state, event.seat));
  return message;
}

std::string Pebbles::draw_board(const State& state, Seat viewer, const Words& words) const {
  std::string text = words.counted("pebbles.pebble", state.pile) + "\n";
  for (Seat seat : SeatSet::first(state.seats))
    text += fmt::format("{}{}: {} + {}\n", seat == viewer ? "*" : " ", seat_name(state, seat),
                        state.pebbles[index(seat)], state.hand_size[index(seat)]);
  return text;
}

std::vector<Message> Pebbles::hints(const State& state, Seat) const {
  if (state.turn > state.seats) return {};
  return {{"pebbles.hint.first", {}}};
}

Outlook Pebbles::forecast(const State& state, Seat seat) const {
  OutlookSection pile{"pile", "pebbles.forecast.pile", {}};
  pile.lines.push_back({{"pebbles.forecast.left", {}}, {{true, "pebble", state.pile, ""}}});
  if (seat == Seat::none) return {pile};
  OutlookSection hand{"hand", "pebbles.forecast.hand", {}};
  for (std::size_t value = 0; value < card_values; ++value)
    if (const int cards = state.hand[index(seat)][value])
      hand.lines.push_back({{"pebbles.forecast.cards", {{"n", long{cards}}}},
                            {{true, "pebble", cards * static_cast<int>(value + 1), ""}}});
  return hand.lines.empty() ? Outlook{pile} : Outlook{pile, hand};
}

// Warns if fewer pebbles are taken than possible.
std::optional<Message> Pebbles::warning(const State& state, Seat seat, Action action) const {
  if (static_cast<Kind>(action.kind) != Kind::take) return std::nullopt;
  ActionList list;
  legal(state, seat, list);
  for (Action other : list)
    if (other.kind == action.kind && other.arg[0] > action.arg[0]) return Message{"pebbles.warning.more", {}};
  return std::nullopt;
}

Passage Pebbles::passage(const State& state) const {
  return {state.phase == Phase::turn ? seat_at(state.active) : Seat::none, 0, true};
}

std::optional<Headline> Pebbles::headline(const State&, Seat, const Events& events) const {
  for (const Event& event : events)
    if (static_cast<Happened>(event.kind) == Happened::took)
      return Headline{"take", {"pebbles.line.take"}, Message{"pebbles.line.taken", {{"n", long{event.arg[0]}}}}};
  return std::nullopt;
}

std::string pebbles_rule(std::string_view id) {
  if (id == "PB-TURN-01") return "A seat answers what it is asked, when it is asked.";
  if (id == "PB-TAKE-01") return "Take 1 to 3 pebbles, no more than the pile has.";
  if (id == "PB-DRAW-01") return "Draw while the deck lasts.";
  if (id == "PB-PLAY-01") return "Play a card you hold.";
  if (id == "PB-BID-01") return "Bid 0 to 3, no more than you own.";
  if (id == "PB-GIVE-01") return "Give a pebble you own to somebody else, outside the bidding.";
  if (id == "PB-END-01") return "The game ends with the pile.";
  return {};
}

}  // namespace ludarium
