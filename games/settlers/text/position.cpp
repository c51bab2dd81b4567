// Positions as JSON, for people to read, edit and send: see games/settlers/position.md.
// The lists of fields below are both the writer and the reader; their order is the order of the keys.
#include "core/position_text.hpp"
#include "games/settlers/checks/invariants.hpp"
#include "games/settlers/text/names.hpp"
#include "games/settlers/text/text.hpp"

namespace ludarium::settlers {
namespace {

constexpr Names<2> card_kind_names = {"common", "faction"};
constexpr Names<4> under_gate_names = {"common", "faction", "taker_common", "taker_faction"};

template <class E>
OneOf<E> one_of() {
  return ludarium::one_of<E>(names<E>());
}

using CardSetCode = SetOf<const OneOf<CardId>&, CardSet>;

// The next cards of a deck, the top one first.
struct NextCode {
  const OneOf<CardId>& card;

  template <std::size_t n>
  json::value write(const NextCards<n>& next) const {
    json::array out;
    for (std::size_t i = 0; i < filled(next); ++i)
      out.push_back(next[i] ? card.write(card_at(next[i] - 1u)) : json::value(nullptr));
    return out;
  }
  template <std::size_t n>
  Reading read(const json::value& in, NextCards<n>& next) const {
    std::array<CardId, n> cards;
    if (auto problem = ListOf<OneOf<CardId>, CardId>{card, CardId::none, 0}.read(in, cards)) return problem;
    for (std::size_t i = 0; i < n; ++i)
      next[i] = cards[i] == CardId::none ? std::uint8_t{0} : static_cast<std::uint8_t>(index(cards[i]) + 1);
    return std::nullopt;
  }
};

// A draw deck: its cards and which of them come next, or how many there are if they are hidden.
template <std::size_t n>
struct Pile {
  CardSet cards;
  std::uint8_t hidden = 0;
  NextCards<n> next{};

  bool operator==(const Pile&) const = default;
};

template <std::size_t n>
struct PileCode {
  const OneOf<CardId>& card;
  CardSet usual;

  template <class Io>
  void fields(Io& io, auto& pile) const {
    io.field("hidden", pile.hidden, 0, Number{1, 255});
    io.field("cards", pile.cards, pile.hidden ? CardSet{} : usual, CardSetCode{card});
    io.field("next", pile.next, {}, NextCode{card});
  }
  json::value write(const Pile<n>& pile) const {
    if (pile.hidden == 0 && pile.next == NextCards<n>{}) return CardSetCode{card}.write(pile.cards);
    FieldWriter writer;
    fields(writer, pile);
    return writer.take();
  }
  Reading read(const json::value& in, Pile<n>& pile) const {
    pile = {};
    if (!in.is_object()) return CardSetCode{card}.read(in, pile.cards);
    FieldReader reader(in.get_object());
    fields(reader, pile);
    return reader.finish();
  }
};

// Two small counts in one byte.
struct HalvesCode {
  json::value write(std::uint8_t halves) const {
    return json::value{{card_kind_names[0], halves & 15}, {card_kind_names[1], halves >> 4}};
  }
  Reading read(const json::value& in, std::uint8_t& halves) const {
    std::array<std::uint8_t, 2> both{};
    if (auto problem = counts<std::uint8_t>(card_kind_names, 15).read(in, both)) return problem;
    halves = static_cast<std::uint8_t>(both[0] | both[1] << 4);
    return std::nullopt;
  }
};

struct Codes {
  const Facts& facts;
  SeatNames seats;
  OneOf<CardId> card;
  std::vector<std::string_view> stash_names;

  CardSetCode cards() const { return {card}; }
  OneOf<Seat> seat() const { return {seats, Seat::none}; }
};

Codes codes_for(const Facts& facts, SeatNames seats) {
  Codes codes{facts, std::move(seats), {card_names(facts), CardId::none}, {}};
  for (CardId card : stash_cards(facts)) codes.stash_names.push_back(card_name(facts, card));
  return codes;
}

struct NumbersCode {  // the next attack cards
  template <std::size_t n>
  json::value write(const NextCards<n>& next) const {
    return ListOf<Number, std::uint8_t>{Number{1, attack_cards}, std::uint8_t{0}, filled(next)}.write(next);
  }
  template <std::size_t n>
  Reading read(const json::value& in, NextCards<n>& next) const {
    return ListOf<Number, std::uint8_t>{Number{1, attack_cards}, std::uint8_t{0}, 0}.read(in, next);
  }
};

template <class Io>
void cost_fields(Io& io, auto& cost) {
  io.field("goods", cost.goods, {}, counts<std::uint8_t>(supply_names, 255));
  io.field("resources", cost.resources, 0, Number{});
  io.field("hand_cards", cost.hand_cards, 0, Number{});
  io.field("location", cost.location, 0, Number{});
}

template <class Io>
void task_fields(Io& io, const Codes& codes, auto& task) {
  io.field("do", task.what, one_of<Todo>());
  io.field("card", task.card, CardId::none, codes.card);
  io.field("a", task.a, 0, Number{});
  io.field("b", task.b, 0, Number{});
}

template <class Io>
void player_fields(Io& io, const Codes& codes, auto& p) {
  const CardSetCode cards = codes.cards();
  io.field("faction", p.faction, OneOf<Faction>{{faction_names.begin(), faction_names.end()}, Faction::none});
  io.field("score", p.score, Number{0, most_score});
  io.field("passed", p.passed, 0, Flag{});
  io.field("supply", p.supply, {}, counts<std::uint8_t>(supply_names, most_goods));
  io.field("hand", p.hand, {}, cards);
  io.field("hidden_hand_common", p.hidden_hand_common, 0, Number{});
  io.field("hidden_hand_faction", p.hidden_hand_faction, 0, Number{});
  io.field("offer", p.offer, {}, cards);
  io.field("hidden_offer", p.hidden_offer, 0, Number{});
  io.field("empire", p.empire, {}, cards);
  io.field("deals", p.deals, {}, cards);
  io.field("foundations", p.foundations, {}, cards);
  io.field("hidden_foundations", p.hidden_foundations, 0, Number{});
  io.field("discard", p.discard, {}, cards);
  io.field("exchange_gains", p.exchange_gains, 0, Number{});
  io.field("wishes", p.wishes, 0, Bits(wish_names));
}

auto players_code(const Codes& codes) {
  return SeatsCode{codes.seats.size(), Player{},
                   [&codes](auto& io, auto& player) { player_fields(io, codes, player); }};
}

template <class Io>
void table_fields(Io& io, const Codes& codes, auto& s) {
  const CardSetCode cards = codes.cards();
  io.field("lookout", s.lookout, Lookout::standard, one_of<Lookout>());
  io.field("peaceful", s.peaceful, 0, Flag{});
  io.field("round", s.round, Number{});
  io.field("turn", s.turn, Number{0, most_turns});
  io.field("phase", s.phase, one_of<Phase>());
  io.field("decision", s.ask, one_of<Ask>());
  io.field("first", s.first, codes.seat());
  io.field("actor", s.actor, codes.seat());
  io.field("players", s.players, players_code(codes));
  io.field("row", s.row, {}, cards);
  io.field("discard", s.common_discard, {}, cards);
  io.field("box", s.box, {}, cards);
}

// What lies on cards, and under them.
template <class Io>
void mark_fields(Io& io, const Codes& codes, auto& s) {
  const CardSetCode cards = codes.cards();
  const std::vector<std::string_view> gates(codes.stash_names.begin(), codes.stash_names.begin() + hand_stashes);
  io.field("used", s.used, {}, cards);
  io.field("used_twice", s.used_twice, {}, cards);
  io.field("blocked", s.blocked, {}, cards);
  io.field("defence", s.defence, {}, cards);
  io.field("defence_twice", s.defence_twice, {}, cards);
  io.field("samurai", s.samurai, {}, cards);
  io.field("taken_over", s.taken_over, {}, cards);
  io.field("traded", s.traded, {}, cards);
  io.field("markers", s.markers, {}, cards);
  io.field("hidden_markers", s.hidden_markers, 0, Number{});
  io.field("by_taker", s.by_taker, {}, cards);
  io.field("secret", s.secret, {}, cards);
  io.field("under", s.under, {}, MapOf<CardSetCode, CardSet>{gates, cards, CardSet{}});
  io.field("hidden_under", s.hidden_under, {},
           MapOf<MapOf<Number, std::uint8_t>, HiddenUnder>{gates, counts<std::uint8_t>(under_gate_names, 255), {}});
  io.field("laid", s.laid, {}, MapOf<Number, std::uint8_t>{codes.stash_names, Number{0, most_goods}, std::uint8_t{0}});
}

template <class Io>
void solo_fields(Io& io, const Codes& codes, auto& s) {
  const NumberSet<std::uint16_t> attacks{attack_cards, 0};
  io.field("virtual_area", s.virtual_area, {}, codes.cards());
  io.field("collection", s.collection, {}, codes.cards());
  io.field("line", s.line, {}, ListOf<Number, std::uint8_t>{Number{0, attack_cards}, std::uint8_t{0}, filled(s.line)});
  io.field("line_length", s.line_length, filled(s.line), Number{0, attack_cards});
  io.field("attack_deck", s.attack_deck, 0, attacks);
  io.elsewhere("next_attack", R"("decks": {"attack": {"next": [...]}})");
  io.field("hidden_attack_deck", s.hidden_attack_deck, 0, Number{});
  io.field("attack_deals", s.attack_deals, 0, attacks);
  io.field("attack_gone", s.attack_gone, 0, attacks);
}

// What is only there in the middle of something.
template <class Io>
void question_fields(Io& io, const Codes& codes, auto& s) {
  const auto task = Part{[&](auto& part, auto& one) { task_fields(part, codes, one); }};
  io.field("card", s.card, CardId::none, codes.card);
  io.field("victim", s.victim, Seat::none, codes.seat());
  io.field("step", s.step, 0, Number{});
  io.field("answered", s.answered, 0, Bits(codes.seats));
  io.field("looked", s.looked, {}, codes.cards());
  io.field("hidden_looked", s.hidden_looked, 0, HalvesCode{});
  io.field("firing", s.firing, {}, codes.cards());
  io.field("sources", s.sources, {}, codes.cards());
  io.field("price", s.price, {}, Part{[](auto& part, auto& cost) { cost_fields(part, cost); }});
  io.field("effect_vp", s.effect_vp, 0, Number{});
  io.field("tasks", s.tasks, {}, ListOf<decltype(task), Task>{task, Task{}, filled(s.tasks)});
  io.field("task_count", s.task_count, filled(s.tasks), Number{0, most_tasks});
}

// Decks have no order, so a deck is what lies nowhere else. Only other decks are written, those whose next cards are
// named and those a viewer cannot see.
CardSet usual_deck(const Facts& facts, const State& s, std::size_t deck) {
  if (deck >= facts.deck.size()) return {};
  CardSet elsewhere;
  each_open_pile(s, [&](const CardSet& pile) { elsewhere |= pile; });
  return facts.deck[deck] - elsewhere;
}

State with_usual_decks(const Facts& facts, State s) {
  for (Seat seat : s.seats()) {
    Player& p = s.player(seat);
    p.deck = usual_deck(facts, s, index(p.faction));
    p.hidden_deck = 0;
    p.next = {};
  }
  s.common_deck = usual_deck(facts, s, index(Deck::common));
  s.hidden_common_deck = 0;
  s.next_common = {};
  s.next_attack = {};
  return s;
}

template <std::size_t n, class Io>
void deck_field(Io& io, const Codes& codes, std::string_view key, auto& cards, auto& hidden, auto& next,
                const CardSet& usual) {
  Pile<n> pile{cards, hidden, next};
  io.field(key, pile, Pile<n>{usual, 0, {}}, PileCode<n>{codes.card, usual});
  if constexpr (std::is_same_v<Io, FieldReader>) {
    cards = pile.cards;
    hidden = pile.hidden;
    next = pile.next;
  }
}

template <class Io>
void deck_fields(Io& io, const Codes& codes, auto& s) {
  for (Seat seat : s.seats()) {
    auto& p = s.player(seat);
    deck_field<std::tuple_size_v<decltype(Player::next)>>(io, codes, name(p.faction), p.deck, p.hidden_deck, p.next,
                                                          usual_deck(codes.facts, s, index(p.faction)));
  }
  deck_field<std::tuple_size_v<decltype(State::next_common)>>(io, codes, deck_names[index(Deck::common)], s.common_deck,
                                                              s.hidden_common_deck, s.next_common,
                                                              usual_deck(codes.facts, s, index(Deck::common)));
  io.field("attack", s.next_attack, {}, Part{[](auto& part, auto& next) { part.field("next", next, NumbersCode{}); }});
}

template <class Io>
void all_fields(Io& io, const Codes& codes, auto& s) {
  table_fields(io, codes, s);
  mark_fields(io, codes, s);
  solo_fields(io, codes, s);
  question_fields(io, codes, s);
  const auto decks = Part{[&](auto& part, auto& state) { deck_fields(part, codes, state); }};
  io.field("decks", s, with_usual_decks(codes.facts, s), decks);
  io.elsewhere("next", R"("decks": {"common": {"next": [...]}})");
  io.field("rng", s.rng, RngCode{});
}

}  // namespace

json::value write_position(const Facts& facts, const State& s) {
  const auto seats = seat_names_of(s, [](const Player& player) { return name(player.faction); });
  return write_position_by(codes_for(facts, seats), s);
}

Result<State> read_position(const Facts& facts, const json::value& in) {
  const auto seats = seat_names_in(in, "faction", faction_names, 1, max_players);
  if (!seats) return seats.error();
  return read_position_by(codes_for(facts, *seats), in, seated<State>(*seats));
}

}  // namespace ludarium::settlers
