// Positions as JSON, for people to read, edit and send: see games/paladins/position.md.
// The lists of fields below are both the writer and the reader; their order is the order of the keys.
#include <bit>

#include "core/position_text.hpp"
#include "games/paladins/checks/invariants.hpp"
#include "games/paladins/text/names.hpp"
#include "games/paladins/text/next_cards.hpp"
#include "games/paladins/text/options.hpp"
#include "games/paladins/text/text.hpp"

namespace ludarium::paladins {
namespace {

using Outcome = ludarium::Reading;  // of a value; Reading is how a rule of this game is read

template <class E>
OneOf<E> one_of() {
  return ludarium::one_of<E>(names<E>());
}
template <class E>
OneOf<E> one_or_none() {
  return {{names<E>().begin(), names<E>().end()}, E::none};
}

template <class List>
List all_none() {
  List list;
  list.fill(List::value_type::none);
  return list;
}

// A card without a name is called by its number, from 1.
template <class Card>
struct Numbered {
  std::size_t cards;

  json::value write(Card card) const {
    return card == Card::none ? json::value(nullptr) : json::value(static_cast<std::int64_t>(index(card) + 1));
  }
  Outcome read(const json::value& in, Card& card) const {
    card = Card::none;
    if (in.is_null()) return std::nullopt;
    std::size_t written = 0;
    if (auto problem = Number{1, static_cast<std::int64_t>(cards)}.read(in, written)) return problem;
    card = static_cast<Card>(written - 1);
    return std::nullopt;
  }
};

// The workers on the spots of a space, left to right; null on an empty spot before one that is not.
struct SpotsCode {
  ListOf<OneOf<Worker>, Worker> list(const Spots& spots) const {
    return {
        {{kinds_of_worker.begin(), kinds_of_worker.end()}, Worker::none}, Worker::none, filled(spots, Worker::none)};
  }
  json::value write(const Spots& spots) const { return list(spots).write(spots); }
  Outcome read(const json::value& in, Spots& spots) const { return list(spots).read(in, spots); }
};

// The tax of each suspicion. Entries beyond their number are none, but for a state that is broken.
struct Suspicions {
  std::array<std::uint8_t, suspicion_cards> tax{};
  std::uint8_t count = 0;

  bool operator==(const Suspicions&) const = default;
};
struct SuspicionsCode {
  json::value write(const Suspicions& held) const {
    const std::size_t length = std::min<std::size_t>(suspicion_cards, std::max(held.count, filled(held.tax, 0)));
    return ListOf<Number, std::uint8_t>{Number{}, 0, length}.write(held.tax);
  }
  Outcome read(const json::value& in, Suspicions& held) const {
    const ListOf<Number, std::uint8_t> list{Number{0, suspicion_kinds - 1}, 0, 0};
    if (auto problem = list.read(in, held.tax)) return problem;
    held.count = static_cast<std::uint8_t>(in.get_array().size());
    return std::nullopt;
  }
};

// A paladin, or "?" for one that a viewer cannot see.
struct PaladinCode {
  OneOf<Paladin> known;

  json::value write(Paladin card) const { return card == Paladin::unknown ? json::value("?") : known.write(card); }
  Outcome read(const json::value& in, Paladin& card) const {
    if (!in.is_string() || in.get_string() != "?") return known.read(in, card);
    card = Paladin::unknown;
    return std::nullopt;
  }
};

// Who stands on a space of the map: "red monk".
struct PieceCode {
  std::vector<std::string> list;

  explicit PieceCode(const SeatNames& seats) {
    for (std::string_view seat : seats)
      for (const char* piece : {"monk", "outpost"}) list.push_back(fmt::format("{} {}", seat, piece));
  }
  json::value write(Piece piece) const { return json::string(piece.code <= list.size() ? list[piece.code - 1u] : "?"); }
  Outcome read(const json::value& in, Piece& piece) const {
    if (!in.is_string()) return refused({"position.not_a_name", {}});
    const auto found = std::find(list.begin(), list.end(), std::string_view(in.get_string()));
    if (found == list.end()) return refused({"position.unknown_name", {{"name", literal(in.get_string())}}});
    piece.code = static_cast<std::uint8_t>(found - list.begin() + 1);
    return std::nullopt;
  }
};

struct Codes {
  const Facts& facts;
  SeatNames seats;
  PaladinCode paladin;
  OneOf<Townsfolk> townsfolk;
  OneOf<Outsider> outsider;
  OneOf<Order> order;
  OneOf<Favour> favour;
  std::vector<std::string_view> spaces;

  OneOf<Seat> seat() const { return {seats, Seat::none}; }
  Numbered<Wall> wall() const { return {facts.walls.size()}; }
  Numbered<Tavern> tavern() const { return {facts.tavern.size()}; }
  auto paladins() const { return SetOf<OneOf<Paladin>, PaladinSet>{paladin.known}; }
  auto many_townsfolk() const { return SetOf<OneOf<Townsfolk>, TownsfolkSet>{townsfolk}; }
  auto outsiders() const { return SetOf<OneOf<Outsider>, OutsiderSet>{outsider}; }
  auto taverns() const { return SetOf<Numbered<Tavern>, TavernSet>{tavern()}; }
  auto walls() const { return SetOf<Numbered<Wall>, WallSet>{wall()}; }
};

Codes codes_for(const Facts& facts, std::size_t players) {
  Codes codes{facts,
              {colour_names.begin(), colour_names.begin() + static_cast<std::ptrdiff_t>(players)},
              {{row_ids(facts.paladins), Paladin::none}},
              {row_ids(facts.townsfolk), Townsfolk::none},
              {row_ids(facts.outsiders), Outsider::none},
              {row_ids(facts.orders), Order::none},
              {row_ids(facts.favours), Favour::none},
              row_ids(facts.spaces)};
  if (players == 1) codes.seats.push_back(rival_name);
  return codes;
}

// A list whose empty places are at its end; it is left out if all of it is empty.
template <class Io, class List, class Code>
void list_field(Io& io, std::string_view key, List& list, const Code& code) {
  using Value = std::remove_const_t<List>;
  using Entry = typename Value::value_type;
  io.field(key, list, all_none<Value>(), ListOf<Code, Entry>{code, Entry::none, filled(list, Entry::none)});
}
// ... and its length, which is only written if it says something else.
template <class Io, class List, class Code>
void counted_field(Io& io, std::string_view key, List& list, std::string_view count_key, auto& count,
                   const Code& code) {
  using Entry = typename std::remove_const_t<List>::value_type;
  list_field(io, key, list, code);
  io.field(count_key, count, filled(list, Entry::none), Number{});
}

// ---- a player

template <class Io>
void supply_fields(Io& io, auto& p) {
  io.field("silver", p.silver, 0, Number{0, most_goods});
  io.field("provision", p.provision, 0, Number{0, most_goods});
  io.field("workers", p.workers, {}, counts<std::uint8_t>(kinds_of_worker, most_pieces));
  io.field("track", p.track, {}, counts<std::uint8_t>(attribute_names, 255));
  io.field("unpaid", p.unpaid, 0, Number{0, most_pieces});
  io.field("paid", p.paid, 0, Number{0, most_pieces});
  Suspicions held{p.suspicions, p.suspicion_count};
  io.field("suspicions", held, {}, SuspicionsCode{});
  if constexpr (std::is_same_v<Io, FieldReader>) {
    p.suspicions = held.tax;
    p.suspicion_count = held.count;
  }
}

std::uint8_t pieces_on(const State& s, Seat seat, bool outposts) {
  return static_cast<std::uint8_t>(std::count(s.map.begin(), s.map.end(), Piece::of(seat, outposts)));
}

template <class Io>
void board_fields(Io& io, const Codes& codes, const State& s, Seat seat, auto& p) {
  const auto covered = [](const auto& player) { return static_cast<std::uint8_t>(std::popcount(player.workshops)); };
  io.field("board", p.board, blank().board,
           MapOf<SpotsCode, Spots>{{space_names.begin(), space_names.end()}, {}, no_workers});
  io.field("workshops", p.workshops, 0, Bits(workshop_names()));
  io.field("workshop_count", p.workshop_count, covered(p), Number{});
  io.field("jar_places", p.jar_places, 0, NumberSet<std::uint16_t>{jar_spaces, 0});
  io.field("jars", p.jars, static_cast<std::uint8_t>(std::popcount(p.jar_places)), Number{});
  io.field("monks", p.monks, pieces_on(s, seat, false), Number{});
  io.field("outposts", p.outposts, pieces_on(s, seat, true), Number{});
  counted_field(io, "hired", p.hired, "hired_count", p.hired_count, codes.townsfolk);
  counted_field(io, "walls", p.walls, "wall_count", p.wall_count, codes.wall());
  counted_field(io, "converted", p.converted, "converted_count", p.converted_count, codes.outsider);
  io.field("attacked", p.attacked, {}, codes.outsiders());
}

// Nobody has seen a paladin that lies nowhere else. A viewer knows nothing of that, and the rival has no paladins.
PaladinSet usual_unseen(const Player& p, bool rival) {
  if (rival || p.hidden) return {};
  PaladinSet seen = p.used;
  const auto add = [&](Paladin card) {
    if (index(card) < paladin_count) seen.add(card);
  };
  for (Paladin card : {p.paladin, p.top}) add(card);
  for (Paladin card : p.drawn) add(card);
  for (Paladin card : p.bottom) add(card);
  return PaladinSet::first(paladin_count) - seen;
}

template <class Io>
void paladin_fields(Io& io, const Codes& codes, bool rival, auto& p) {
  io.field("hidden", p.hidden, 0, Flag{});
  io.field("used", p.used, {}, codes.paladins());
  io.field("paladin", p.paladin, Paladin::none, codes.paladin);
  io.field("revealed", p.revealed, 0, Flag{});
  list_field(io, "drawn", p.drawn, codes.paladin);
  io.field("top", p.top, Paladin::none, codes.paladin);
  counted_field(io, "bottom", p.bottom, "bottom_count", p.bottom_count, codes.paladin);
  io.field("unseen", p.unseen, usual_unseen(p, rival), codes.paladins());
}

template <class Io>
void player_fields(Io& io, const Codes& codes, const State& s, Seat seat, auto& p) {
  io.field("passed", p.passed, 0, Flag{});
  supply_fields(io, p);
  board_fields(io, codes, s, seat, p);
  paladin_fields(io, codes, s.is_rival(seat), p);
}

// Seats have the colours in their order; the entry says its own for the reader's sake.
struct ColourCode {
  Seat seat;

  json::value write(Seat) const { return json::string(colour_names[ludarium::index(seat)]); }
  Outcome read(const json::value& in, Seat&) const {
    if (in.is_string() && in.get_string() == colour_names[ludarium::index(seat)]) return std::nullopt;
    return refused({"position.not_one_of", {{"names", literal(colour_names[ludarium::index(seat)])}}});
  }
};

struct PlayersCode {
  const Codes& codes;
  const State& s;  // its map has been read

  auto one(Seat seat) const {
    return Part{[this, seat](auto& io, auto& player) {
      Seat own = seat;
      io.field("colour", own, ColourCode{seat});
      player_fields(io, codes, s, seat, player);
    }};
  }
  json::value write(const std::array<Player, max_players>& players) const {
    json::array out;
    for (Seat seat : s.seats()) out.push_back(one(seat).write(players[ludarium::index(seat)]));
    return out;
  }
  Outcome read(const json::value& in, std::array<Player, max_players>& players) const {
    for (Seat seat : s.seats()) {
      const std::size_t i = ludarium::index(seat);
      if (auto problem = one(seat).read(in.get_array()[i], players[i])) return inside(fmt::format("[{}]", i), problem);
    }
    return std::nullopt;
  }
};

// ---- the table

template <class Io>
void course_fields(Io& io, const Codes& codes, auto& s) {
  io.field("difficulty", s.difficulty, Difficulty::standard, one_of<Difficulty>());
  io.field("readings", s.readings, 0, Bits({reading_names().begin(), reading_names().end()}));
  io.field("round", s.round, Number{});
  io.field("turn", s.turn, Number{0, most_turns});
  io.field("phase", s.phase, one_of<Phase>());
  io.field("decision", s.ask, one_of<Ask>());
  io.field("start", s.start, codes.seat());
  io.field("actor", s.actor, Seat::none, codes.seat());
}

template <class Io>
void table_fields(Io& io, const Codes& codes, auto& s) {
  io.field("tax", s.tax, Number{});
  list_field(io, "orders", s.orders, codes.order);
  list_field(io, "favours", s.favours, codes.favour);
  list_field(io, "favour_workers", s.favour_worker, one_or_none<Worker>());  // the rival's have no colour
  list_field(io, "favour_users", s.favour_user, codes.seat());
  io.field("townsfolk", s.townsfolk,
           ListOf<OneOf<Townsfolk>, Townsfolk>{codes.townsfolk, Townsfolk::none, townsfolk_row});
  io.field("outsiders", s.outsiders, ListOf<OneOf<Outsider>, Outsider>{codes.outsider, Outsider::none, outsider_row});
  list_field(io, "tavern", s.tavern, codes.tavern());
  list_field(io, "tavern_takers", s.tavern_taker, codes.seat());
  io.field("map", s.map, {}, MapOf<PieceCode, Piece>{codes.spaces, PieceCode(codes.seats), Piece{}});
}

template <class Io>
void discard_fields(Io& io, const Codes& codes, auto& s) {
  io.field("townsfolk_discard", s.townsfolk_discard, {}, codes.many_townsfolk());
  io.field("outsider_discard", s.outsider_discard, {}, codes.outsiders());
  io.field("tavern_discard", s.tavern_discard, {}, codes.taverns());
  io.field("suspicion_discard", s.suspicion_discard, {},
           ListOf<Number, std::uint8_t>{Number{0, suspicion_cards}, 0, suspicion_kinds});
}

template <class Io>
void rival_fields(Io& io, auto& r) {
  io.field("workers", r.workers, 0, Number{});
  io.field("marker", r.marker, 0, Number{});
  io.field("rested", r.rested, 0, Flag{});
  io.field("left", r.left, 0, Bits(scheme_names));
  io.field("placed", r.placed, {}, counts<std::uint8_t>(right_side_names, 255));
  io.field("workshops", r.workshops, {}, counts<std::uint8_t>(right_side_names, 255));
  io.field("stack", r.stack, {}, ListOf<OneOf<Attribute>, Attribute>{one_of<Attribute>(), {}, attributes});
  io.field("scheme", r.scheme, Scheme::none, one_or_none<Scheme>());
  io.field("deck", r.deck, {}, counts<std::uint8_t>(scheme_names, 255));
  io.field("discard", r.discard, {}, counts<std::uint8_t>(scheme_names, 255));
}

// ---- what is only there in the middle of something

template <class Io>
void question_fields(Io& io, const Codes& codes, auto& s) {
  const auto task = Part{[](auto& part, auto& one) {
    part.field("do", one.what, one_of<Todo>());
    part.field("a", one.a, 0, Number{});
    part.field("b", one.b, 0, Number{});
  }};
  const auto gain = Part{[](auto& part, auto& one) {
    part.field("gain", one.token, one_or_none<Token>());
    part.field("n", one.n, 1, Number{});
  }};
  const std::uint8_t tasks = filled(s.tasks, Task{}), rewards = filled(s.rewards, Gain{});
  io.field("questioned", s.questioned, Seat::none, codes.seat());
  io.field("inquired", s.inquired, {}, codes.many_townsfolk());
  io.field("space", s.space, Space::none, one_or_none<Space>());
  io.field("option", s.option, 0, Number{});
  io.field("favour", s.favour, 0, Number{});
  io.field("wall", s.wall, Wall::none, codes.wall());
  io.field("tasks", s.tasks, {}, ListOf<decltype(task), Task>{task, Task{}, tasks});
  io.field("task_count", s.task_count, filled(s.tasks, Task{}), Number{});
  io.field("rewards", s.rewards, {}, ListOf<decltype(gain), Gain>{gain, Gain{}, rewards});
  io.field("reward_count", s.reward_count, filled(s.rewards, Gain{}), Number{});
}

// ---- decks. They have no order, so a deck is what lies nowhere else; only other decks are written.

State with_usual_decks(const Facts& facts, State s) {
  s.townsfolk_deck = TownsfolkSet::first(facts.townsfolk.size()) - s.townsfolk_discard;
  s.outsider_deck = OutsiderSet::first(facts.outsiders.size()) - s.outsider_discard;
  s.tavern_deck = TavernSet::first(facts.tavern.size()) - s.tavern_discard;
  s.wall_deck = WallSet::first(facts.walls.size());
  s.orders_left = OrderSet::first(facts.orders.size());
  s.favours_left = FavourSet::first(facts.favours.size());
  const auto take = [](auto& deck, const auto& cards) {
    for (auto card : cards)
      if (index(card) < 8 * sizeof(deck)) deck.remove(card);  // neither none nor nonsense
  };
  std::array<int, suspicion_kinds> left{};
  for (std::size_t tax = 0; tax < suspicion_kinds; ++tax)
    left[tax] = facts.suspicion_copies[tax] - s.suspicion_discard[tax];
  take(s.townsfolk_deck, s.townsfolk);
  take(s.outsider_deck, s.outsiders);
  take(s.tavern_deck, s.tavern);
  take(s.orders_left, s.orders);
  take(s.favours_left, s.favours);
  take(s.wall_deck, std::array{s.wall});
  for (Seat seat : s.parties()) {
    const Player& p = s.player(seat);
    take(s.townsfolk_deck, p.hired);
    take(s.outsider_deck, p.converted);
    take(s.outsider_deck, p.attacked);
    take(s.wall_deck, p.walls);
    for (std::size_t i = 0; i < std::min<std::size_t>(p.suspicion_count, suspicion_cards); ++i)
      if (p.suspicions[i] < suspicion_kinds) --left[p.suspicions[i]];
  }
  for (std::size_t tax = 0; tax < suspicion_kinds; ++tax)
    s.suspicion_deck[tax] = static_cast<std::uint8_t>(std::max(0, left[tax]));
  s.next = {};
  s.next_count = 0;
  return s;
}

template <class Io>
void deck_fields(Io& io, const Codes& codes, auto& s) {
  const State usual = with_usual_decks(codes.facts, s);
  io.field("townsfolk", s.townsfolk_deck, usual.townsfolk_deck, codes.many_townsfolk());
  io.field("outsiders", s.outsider_deck, usual.outsider_deck, codes.outsiders());
  io.field("tavern", s.tavern_deck, usual.tavern_deck, codes.taverns());
  io.field("walls", s.wall_deck, usual.wall_deck, codes.walls());
  io.field("orders", s.orders_left, usual.orders_left, SetOf<OneOf<Order>, OrderSet>{codes.order});
  io.field("favours", s.favours_left, usual.favours_left, SetOf<OneOf<Favour>, FavourSet>{codes.favour});
  io.field("suspicions", s.suspicion_deck, usual.suspicion_deck,
           ListOf<Number, std::uint8_t>{Number{0, suspicion_cards}, 0, suspicion_kinds});
}

// Each deck by its name: its cards if they are not as usual, or an object with them and with those that come next.
struct DecksCode {
  const Codes& codes;

  auto cards() const {
    return Part{[this](auto& part, auto& state) { deck_fields(part, codes, state); }};
  }
  json::value write(const State& s) const {
    json::value decks = cards().write(s);
    const json::value named = NextCode{codes}.write({s.next, s.next_count});
    for (const auto& [name, next] : named.get_object()) {
      json::object both;
      if (const json::value* held = decks.get_object().if_contains(name)) both["cards"] = *held;
      both["next"] = next;
      decks.get_object()[name] = std::move(both);
    }
    return decks;
  }
  Outcome read(const json::value& in, State& s) const {
    if (!in.is_object()) return refused({"position.not_an_object", {}});
    json::object held;
    json::value next = json::object();
    Outcome problems;
    for (const auto& [name, deck] : in.get_object())
      if (deck.is_object())
        problems.add(inside(name, split(name, deck.get_object(), held, next.get_object())));
      else
        held[name] = deck;
    problems.add(cards().read(held, s));
    NextCards named;
    problems.add(NextCode{codes}.read(next, named));
    s.next = named.cards;
    s.next_count = named.count;
    return problems;
  }

 private:
  static Outcome split(std::string_view name, const json::object& deck, json::object& held, json::object& next) {
    next[name] = json::array();
    for (const auto& [key, value] : deck) {
      if (key != "cards" && key != "next") return Problem{std::string(key), {"position.unknown_field", {}}};
      (key == "cards" ? held : next)[name] = value;
    }
    return std::nullopt;
  }
};

template <class Io>
void all_fields(Io& io, const Codes& codes, auto& s) {
  course_fields(io, codes, s);
  table_fields(io, codes, s);
  io.field("players", s.players, PlayersCode{codes, s});
  if (s.solo()) {
    auto& pieces = s.players[ludarium::index(rival_seat)];
    const auto code = Part{[&](auto& part, auto& player) { player_fields(part, codes, s, rival_seat, player); }};
    io.field("rival_pieces", pieces, code);
  }
  io.field("rival", s.rival, Rival{}, Part{[](auto& part, auto& rival) { rival_fields(part, rival); }});
  discard_fields(io, codes, s);
  question_fields(io, codes, s);
  io.field("decks", s, with_usual_decks(codes.facts, s), DecksCode{codes});
  io.field("next_count", s.next_count, static_cast<std::uint8_t>(NextCards{s.next, s.next_count}.length()), Number{});
  io.elsewhere("next", R"("decks": {"walls": {"next": [...]}})");
  io.field("rng", s.rng, RngCode{});
}

}  // namespace

json::value write_position(const Facts& facts, const State& s) {
  return write_position_by(codes_for(facts, s.player_count), s);
}

Result<State> read_position(const Facts& facts, const json::value& in) {
  const auto seats = seat_names_in(in, "colour", colour_names, 1, max_players);
  if (!seats) return seats.error();
  State s = seated<State>(*seats);
  s.players.fill(blank());
  return read_position_by(codes_for(facts, seats->size()), in, s);
}

}  // namespace ludarium::paladins
