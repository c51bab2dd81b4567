// Positions as JSON, for people to read, edit and send: see games/scythe/position.md.
// The lists of fields below are both the writer and the reader; their order is the order of the keys.
#include "core/position_text.hpp"
#include "games/scythe/rules/board.hpp"
#include "games/scythe/text/json_fields.hpp"
#include "games/scythe/text/text.hpp"

namespace ludarium::scythe {
namespace {

using Hand = std::array<std::uint8_t, card_values + 1>;

struct Codes {
  const Facts& facts;
  SeatNames seats;
  std::vector<std::string> card_names;  // "2" "3" "4" "5" and "?" for the unknown ones

  OneOf<Hex> hex() const { return {hex_names(facts), Hex::none}; }
  HexBits hexes() const { return {Bits(hex_names(facts))}; }
  OneOf<Seat> seat() const { return {seats, Seat::none}; }
  NameList bottom_names() const { return names<BottomAction>(); }
  std::vector<std::string_view> cards(bool with_unknown) const {
    return {card_names.begin(), card_names.end() - (with_unknown ? 0 : 1)};
  }
};

Codes codes_for(const Facts& facts, SeatNames seats) {
  Codes codes{facts, std::move(seats), {}};
  for (auto value : facts.card_value) codes.card_names.push_back(std::to_string(value));
  codes.card_names.emplace_back("?");
  return codes;
}

MapOf<Number, std::uint16_t> tokens_code() { return counts<std::uint16_t>(resource_names, most_tokens); }

// A null is a total that is hidden.
struct CoinsCode {
  json::value write(std::uint16_t coins) const {
    return coins == hidden_coins ? json::value(nullptr) : Number{}.write(coins);
  }
  Reading read(const json::value& in, std::uint16_t& coins) const {
    if (!in.is_null()) return Number{0, most_coins}.read(in, coins);
    coins = hidden_coins;
    return std::nullopt;
  }
};

// The values of the cards; or {"count": n} if they are hidden, with "known" for those that are not.
struct HandCode {
  const Facts& facts;

  json::value write(const Hand& hand) const {
    json::array known;
    for (std::size_t i = 0; i < card_values; ++i)
      for (int n = 0; n < hand[i]; ++n) known.push_back(Number{}.write(facts.card_value[i]));
    if (hand[unknown] == 0) return known;
    json::object out;
    out["count"] = Number{}.write(known.size() + hand[unknown]);
    if (!known.empty()) out["known"] = std::move(known);
    return out;
  }
  Reading read(const json::value& in, Hand& hand) const {
    hand = {};
    if (in.is_array()) return read_known(in.get_array(), hand);
    if (!in.is_object()) return refused({"scythe.position.not_a_hand", {{"hidden", literal("{\"count\": n}")}}});
    FieldReader reader(in.get_object());
    std::uint8_t count = 0;
    json::array known;
    reader.field("count", count, Number{1, 200});
    reader.field("known", known, json::array{}, AnyArray{});
    if (auto problem = reader.finish()) return problem;
    if (auto problem = read_known(known, hand)) return inside("known", problem);
    if (known.size() >= count) return refused({"scythe.position.hand_known", {}});
    hand[unknown] = static_cast<std::uint8_t>(count - known.size());
    return std::nullopt;
  }

 private:
  struct AnyArray {
    Reading read(const json::value& in, json::array& list) const {
      if (!in.is_array()) return refused({"position.not_a_list", {}});
      list = in.get_array();
      return std::nullopt;
    }
  };
  Reading read_known(const json::array& list, Hand& hand) const {
    for (std::size_t i = 0; i < list.size(); ++i) {
      int value = 0;
      if (auto problem = Number{}.read(list[i], value)) return inside(fmt::format("[{}]", i), problem);
      const auto found = std::find(facts.card_value.begin(), facts.card_value.end(), value);
      if (found == facts.card_value.end()) return refused({"scythe.position.unknown_card", {{"value", number(value)}}});
      std::uint8_t& count = hand[static_cast<std::size_t>(found - facts.card_value.begin())];
      if (count == 200) return refused({"scythe.position.too_many_cards", {}});
      ++count;
    }
    return std::nullopt;
  }
};

// The first cards of a deck, as a position named them. A gap or a card that does not exist is written too, so that no
// two states look alike.
template <class Card>  // the card of an entry as a number for people, and back
struct NextCode {
  Card card;

  using Next = std::array<std::uint8_t, named_next>;

  json::value write(const Next& next) const {
    const auto last = std::find_if(next.rbegin(), next.rend(), [](std::uint8_t entry) { return entry != 0; }).base();
    json::array out;
    for (auto entry = next.begin(); entry != last; ++entry) out.push_back(Number{}.write(card.shown(*entry)));
    return out;
  }
  Reading read(const json::value& in, Next& next) const {
    std::array<int, named_next> numbers;
    if (auto problem = ListOf<Number, int>{Number{0, 255}, 0, 0}.read(in, numbers)) return problem;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const bool named = i < in.get_array().size();
      next[i] = named ? card.entry(numbers[i]) : std::uint8_t{0};
      if (named && next[i] == 0)
        return inside(fmt::format("[{}]", i),
                      refused({"scythe.position.unknown_card", {{"value", number(numbers[i])}}}));
    }
    return std::nullopt;
  }
};

struct CombatCard {
  const Facts& facts;

  int shown(std::uint8_t entry) const { return entry && entry <= card_values ? facts.card_value[entry - 1u] : -entry; }
  std::uint8_t entry(int value) const {
    const auto found = std::find(facts.card_value.begin(), facts.card_value.end(), value);
    return found == facts.card_value.end() ? std::uint8_t{0}
                                           : static_cast<std::uint8_t>(found - facts.card_value.begin() + 1);
  }
};

struct NumberedCard {
  std::size_t cards;

  int shown(std::uint8_t entry) const { return entry; }
  std::uint8_t entry(int number) const {
    return number <= static_cast<int>(cards) ? static_cast<std::uint8_t>(number) : std::uint8_t{0};
  }
};

// The combat deck: value -> count, and which cards come next.
struct DeckCode {
  MapOf<Number, std::uint8_t> counts;
  NextCode<CombatCard> next;

  json::value write(const State& s) const {
    json::value out = counts.write(s.deck);
    if (s.next_cards != decltype(s.next_cards){}) out.get_object()["next"] = next.write(s.next_cards);
    return out;
  }
  Reading read(const json::value& in, State& s) const {
    if (!in.is_object()) return refused({"position.not_an_object", {}});
    json::object values = in.get_object();
    s.next_cards = {};
    if (const json::value* named = values.if_contains("next"))
      if (auto problem = inside("next", next.read(*named, s.next_cards))) return problem;
    values.erase("next");
    return counts.read(values, s.deck);
  }
};

// The Factory cards on the board by their numbers; for who has not looked at them as many "?" as there are.
struct FactoryCode {
  NumberSet<std::uint32_t> numbers;
  int lying;  // as many as there must be

  json::value write(std::uint32_t board) const {
    const json::value known = numbers.write(board);
    if (!(board & factory_cards_hidden)) return known;
    json::array out(static_cast<std::size_t>(std::max(lying, 1)), json::value("?"));
    for (std::size_t i = 1; i < known.get_array().size(); ++i) out.push_back(known.get_array()[i]);
    return out;
  }
  Reading read(const json::value& in, std::uint32_t& board) const {
    if (auto problem = numbers.read(in, board)) return problem;
    const auto& list = in.get_array();
    const auto hidden = std::count(list.begin(), list.end(), json::value("?"));
    if (hidden && (hidden != lying || board != factory_cards_hidden))
      return refused({"scythe.position.factory_hidden", {{"expected", number(lying)}}});
    return std::nullopt;
  }
};

int factory_cards_lying(const Facts& facts, const State& s) {
  int lying = s.player_count + facts.factory_cards_beyond_players;
  for (Seat seat : s.seats()) lying -= s.player(seat).factory_card != 0;
  return lying;
}

// null for a section nobody chose yet.
struct SectionCode {
  const Facts& facts;
  Mat mat;

  json::value write(std::uint8_t section) const { return json::string(section_name(facts, mat, section)); }
  Reading read(const json::value& in, std::uint8_t& section) const {
    if (!in.is_string()) return refused({"scythe.position.not_a_section", {}});
    const auto found = section_named(facts, mat, in.get_string());
    if (!found) return refused({"position.unknown_name", {{"name", literal(in.get_string())}}});
    section = *found;
    return std::nullopt;
  }
};

template <class Io>
void gain_fields(Io& io, auto& gain) {
  const Number amount{0, 255};
  io.field("coins", gain.coins, 0, amount);
  io.field("popularity", gain.popularity, 0, amount);
  io.field("power", gain.power, 0, amount);
  io.field("cards", gain.cards, 0, amount);
  io.field("tokens", gain.tokens, {}, counts<std::uint8_t>(resource_names, 255));
  io.field("any", gain.any, 0, amount);
  io.field("worker", gain.worker, 0, amount);
  io.field("mech", gain.mech, 0, amount);
  io.field("structure", gain.structure, 0, amount);
  io.field("recruit", gain.recruit, 0, amount);
  io.field("upgrade", gain.upgrade, 0, amount);
  io.field("produce", gain.produce, 0, amount);
  io.field("peek", gain.peek, 0, amount);
  io.field("transport", gain.transport, 0, amount);
  io.field("choose_one", gain.choose_one, 0, Flag{});
}

template <class Io>
void payment_fields(Io& io, auto& payment) {
  io.field("left", payment.left, 0, Number{});
  io.field("resource", payment.resource, Resource::none,
           OneOf<Resource>{{resource_names.begin(), resource_names.end()}, Resource::none});
  io.field("different", payment.different, 0, Flag{});
  io.field("used", payment.used, 0, Bits(resource_names));
}

// Where the units of a Move came from: every unit that was chosen has an entry.
struct OriginCode {
  OneOf<Hex> hex;
  std::uint16_t started;

  using Origins = std::array<Hex, units_per_faction>;

  json::value write(const Origins& origins) const {
    json::object out;
    for (std::size_t u = 0; u < origins.size(); ++u)
      if ((started >> u & 1u) || origins[u] != Hex{}) out[unit_names[u]] = hex.write(origins[u]);
    return out;
  }
  Reading read(const json::value& in, Origins& origins) const {
    const MapOf<OneOf<Hex>, Hex> map{{unit_names.begin(), unit_names.end()}, hex, Hex{}};
    if (auto problem = map.read(in, origins)) return problem;
    for (std::size_t u = 0; u < origins.size(); ++u)
      if ((started >> u & 1u) && !in.get_object().contains(unit_names[u]))
        return refused({"scythe.position.no_origin", {{"unit", literal(unit_names[u])}}});
    return std::nullopt;
  }
};

template <class Io>
void moving_fields(Io& io, const Codes& codes, auto& move) {
  const std::vector<std::string_view> units(unit_names.begin(), unit_names.end());
  const std::vector<std::string_view> fighters(combat_unit_names.begin(), combat_unit_names.end());
  io.field("under_way", move.under_way, 0, Flag{});
  const TopFacts& top = codes.facts.top;
  const int units_at_most =
      std::max<int>(top.move_units + top.cube_adds[index(Cube::move_units)], codes.facts.factory_move_units);
  const int steps_at_most = std::max<int>(1, codes.facts.factory_move_steps);
  io.field("units", move.units, 0, Number{0, units_at_most});
  io.field("steps_each", move.steps_each, 0, Number{0, steps_at_most});
  io.field("unit", move.unit, Unit::none, OneOf<Unit>{units, Unit::none});
  io.field("started", move.started, 0, Bits(unit_names));
  io.field("stopped", move.stopped, 0, Bits(unit_names));
  io.field("steps", move.steps, {}, counts<std::uint8_t>(unit_names, steps_at_most + codes.facts.speed_hexes));
  const OriginCode origin{codes.hex(), move.started};
  if (move.started)
    io.field("origin", move.origin, origin);
  else
    io.field("origin", move.origin, {}, origin);
  io.field("carried_workers", move.carried_workers, {},
           MapOf<Bits, std::uint8_t>{fighters, Bits(worker_names), std::uint8_t{0}});
  io.field("carried_tokens", move.carried_tokens, {},
           MapOf<MapOf<Number, std::uint16_t>, Tokens>{fighters, tokens_code(), Tokens{}});
  io.field("choosing", move.choosing, 0, Flag{});
  io.field("chosen_workers", move.chosen_workers, 0, Bits(worker_names));
  io.field("chosen_tokens", move.chosen_tokens, {}, tokens_code());
}

template <class Io>
void combat_fields(Io& io, const Codes& codes, auto& combat) {
  const Names<2> sides = {"attacker", "defender"};
  const std::vector<std::string_view> side_list(sides.begin(), sides.end());
  using SideCards = std::array<std::uint8_t, card_values>;
  const auto cards = codes.cards(false);
  io.field("hex", combat.hex, Hex::none, codes.hex());
  io.field("defender", combat.defender, Seat::none, codes.seat());
  io.field("stage", combat.stage, CombatStage::none, one_of<CombatStage>());
  io.field("answered", combat.answered, 0, Bits(sides));
  io.field("dial", combat.dial, {},
           MapOf<Number, std::uint8_t>{side_list, Number{0, codes.facts.dial_max}, std::uint8_t{0}});
  io.field(
      "cards", combat.cards, {},
      MapOf<MapOf<Number, std::uint8_t>, SideCards>{side_list, {cards, Number{0, 200}, std::uint8_t{0}}, SideCards{}});
  io.field("winner", combat.winner, 0, OneOf<std::uint8_t>{side_list, std::nullopt});
  io.field("beaten_workers", combat.beaten_workers, 0, Number{0, workers_per_faction});
  io.field("loser_showed", combat.loser_showed, 0, Number{});
}

// An Automa has the stars of its tracker where people have those of objectives (SC-AUTO-106).
constexpr Names<star_goals> automa_goal_names = {"upgrades", "mechs",  "structures", "recruits", "workers",
                                                 "tracker",  "combat", "popularity", "power"};

template <class Io>
void player_fields(Io& io, const Codes& codes, auto& p) {
  const Facts& facts = codes.facts;
  const auto objectives = static_cast<std::int64_t>(facts.objectives.size());
  io.field("faction", p.faction, one_of<Faction>());
  io.field("mat", p.mat, Mat::none, one_of<Mat>());
  io.field("coins", p.coins, CoinsCode{});
  io.field("power", p.power, Number{0, facts.power_max});
  io.field("popularity", p.popularity, Number{0, facts.popularity_max});
  io.field("character", p.character, codes.hex());
  io.field("mechs", p.mechs, MapOf<OneOf<Hex>, Hex>{mech_names(facts, p.faction), codes.hex(), Hex::none});
  const auto out = static_cast<std::size_t>(
      std::find_if(p.workers.rbegin(), p.workers.rend(), [](Hex h) { return h != Hex::none; }).base() -
      p.workers.begin());
  io.field("workers", p.workers, ListOf<OneOf<Hex>, Hex>{codes.hex(), Hex::none, out});
  std::array<Hex, structures_per_faction> no_structures;
  no_structures.fill(Hex::none);
  const std::vector<std::string_view> structure_list(structure_names.begin(), structure_names.end());
  io.field("structures", p.structures, no_structures, MapOf<OneOf<Hex>, Hex>{structure_list, codes.hex(), Hex::none});
  io.field("cubes_moved", p.cubes_moved, 0, Bits(names<Cube>()));
  io.field("cubes_on", p.cubes_on, {}, counts<std::uint8_t>(codes.bottom_names(), cubes_per_faction));
  io.field("recruits", p.recruits, 0, Bits(codes.bottom_names()));
  io.field("fresh_recruits", p.fresh_recruits, 0, Bits(codes.bottom_names()));
  io.field("one_time", p.one_time, 0, Bits(names<OneTimeBonus>()));
  io.field("hand", p.hand, HandCode{facts});
  io.field("factory_card", p.factory_card, 0,
           OrHidden<Number>{Number{0, static_cast<std::int64_t>(facts.factory_cards.size())}, hidden_card});
  io.field("objectives", p.objectives, {},
           ListOf<OrHidden<Number>, std::uint8_t>{{Number{0, objectives}, hidden_card}, std::uint8_t{0}, 2});
  io.field("fates", p.fate, {}, ListOf<OneOf<ObjectiveFate>, ObjectiveFate>{one_of<ObjectiveFate>(), {}, 2});
  io.field("stars", p.stars, {}, counts<std::uint8_t>(is_automa(p) ? automa_goal_names : goal_names, 6));
  io.field("section", p.section, no_section, SectionCode{facts, p.mat});
  io.field("declines", p.declines, 0, Bits(codes.bottom_names()));
}

// The cards of a deck that are left, with a bit each in the state.
struct CardsLeft {
  NumberSet<std::uint32_t> numbers{automa_cards};

  json::value write(const std::array<std::uint32_t, max_automas>& decks) const {
    json::array out;
    auto last = decks.end();
    while (last != decks.begin() && *(last - 1) == 0) --last;
    for (auto deck = decks.begin(); deck != last; ++deck) out.push_back(numbers.write(*deck));
    return out;
  }
  Reading read(const json::value& in, std::array<std::uint32_t, max_automas>& decks) const {
    return ListOf<NumberSet<std::uint32_t>, std::uint32_t>{numbers, 0u, 0}.read(in, decks);
  }
};

constexpr Names<8> automa_reading_names = {"staying_is_no_move", "danger_by_reach", "danger_by_lock",
                                           "target_by_factory",  "cards_by_units",  "tokens_by_choice",
                                           "cooperate",          "shared_deck"};

template <class Io>
void automa_fields(Io& io, const Facts& facts, auto& automas) {
  const auto spaces = facts.automa.of(automas.level).spaces;
  const std::size_t count = automas.count;
  io.field("count", automas.count, Number{0, max_automas});
  io.field("level", automas.level, OneOf<AutomaLevel>{{automa_level_names.begin(), automa_level_names.end()}, {}});
  io.field("readings", automas.readings, 0, Bits(automa_reading_names));
  io.field("spaces", automas.space, ListOf<Number, std::uint8_t>{Number{0, spaces - 1}, std::uint8_t{0}, count});
  io.field("cards", automas.card, {}, ListOf<Number, std::uint8_t>{Number{0, automa_cards}, std::uint8_t{0}, count});
  io.field("decks", automas.deck, {}, CardsLeft{});
  io.field("next", automas.next_cards, {}, NextCode<NumberedCard>{{automa_cards}});
  io.field("marker", automas.marker, 0, Number{0, all_bases - 1});
  io.field("spoils", automas.spoils, {}, counts<std::uint8_t>(combat_unit_names, 99));
}

// The players in the order of their seats. A faction may sit only once: everything else names seats by faction.
Player empty_chair() {  // as the set-up leaves it
  Player nobody;
  nobody.mechs.fill(Hex::none);
  nobody.workers.fill(Hex::none);
  nobody.structures.fill(Hex::none);
  return nobody;
}

auto players_code(const Codes& codes) {
  return SeatsCode{codes.seats.size(), empty_chair(),
                   [&codes](auto& io, auto& player) { player_fields(io, codes, player); }};
}

template <class Io>
void table_fields(Io& io, const Codes& codes, auto& s) {
  const Facts& facts = codes.facts;
  std::vector<std::string_view> tiles;
  for (const BonusTile& tile : facts.bonus_tiles) tiles.push_back(tile.id);
  io.field("edition", s.edition, Edition::standard, one_of<Edition>());
  io.field("options", s.options, 0, Bits(option_names));
  io.field("bonus_tile", s.bonus_tile, OneOf<std::uint8_t>{tiles, std::nullopt});
  io.field("turn", s.turn, Number{0, most_turns});
  io.field("active", s.active, codes.seat());
  io.field("decision", s.ask, one_of<Ask>());
  io.field("stage", s.stage, one_of<Stage>());
  io.field("players", s.players, players_code(codes));
  io.field("order", s.order, ListOf<OneOf<Seat>, Seat>{codes.seat(), Seat::none, codes.seats.size()});
  io.field("tokens", s.tokens, {},
           MapOf<MapOf<Number, std::uint16_t>, Tokens>{hex_names(facts), tokens_code(), Tokens{}});
  io.field("encounter_tokens", s.encounter_tokens, codes.hexes());
  io.field("encounters_drawn", s.encounters_drawn, 0, NumberSet<std::uint64_t>{facts.encounter_cards.size()});
  io.field("encounter_deck", s.next_encounters, {}, Part{[&](auto& part, auto& next) {
             part.field("next", next, NextCode<NumberedCard>{{facts.encounter_cards.size()}});
           }});
  io.field("factory", s.factory_board,
           FactoryCode{{facts.factory_cards.size(), factory_cards_hidden}, factory_cards_lying(facts, s)});
  io.field("deck", s, DeckCode{{codes.cards(true), Number{0, 200}, std::uint8_t{0}}, {{facts}}});
  io.field("discard", s.discard, {}, MapOf<Number, std::uint8_t>{codes.cards(false), Number{0, 200}, std::uint8_t{0}});
  io.elsewhere("next", R"("deck": {"next": [...]})");
  io.field("automa", s.automas, {}, Part{[&](auto& part, auto& automas) { automa_fields(part, facts, automas); }});
  io.field("rng", s.rng, RngCode{});
}

// What is only there in the middle of a turn.
template <class Io>
void turn_fields(Io& io, const Codes& codes, auto& s) {
  const auto encounters = static_cast<std::int64_t>(codes.facts.encounter_cards.size());
  io.field("in_part", s.in_part, 0, Flag{});
  io.field("coercion_used", s.coercion_used, 0, Flag{});
  io.field("forced_retreat", s.forced_retreat, 0, Flag{});
  io.field("bonus_due", s.bonus_due, 0, Flag{});
  io.field("top_barred", s.top_barred, 0, Flag{});
  io.field("encounter_card", s.encounter_card, 0, OrHidden<Number>{Number{0, encounters}, hidden_card});
  io.field("options_taken", s.options_taken, 0, Bits(encounter_option_names));
  io.field("options_tried", s.options_tried, 0, Bits(encounter_option_names));
  io.field("gain_hex", s.gain_hex, Hex::none, codes.hex());
  io.field("transport_hex", s.transport_hex, Hex::none, codes.hex());
  io.field("mill_open", s.mill_open, 0, Flag{});
  io.field("produce_left", s.produce_left, 0, Number{0, 3});
  io.field("produced", s.produced, {}, codes.hexes());
  io.field("fought", s.fought, {}, codes.hexes());
  io.field("gain", s.gain, {}, Part{[](auto& part, auto& gain) { gain_fields(part, gain); }});
  io.field("payment", s.payment, {}, Part{[](auto& part, auto& payment) { payment_fields(part, payment); }});
  io.field("move", s.moving, {}, Part{[&](auto& part, auto& move) { moving_fields(part, codes, move); }});
  io.field("combat", s.combat, {}, Part{[&](auto& part, auto& combat) { combat_fields(part, codes, combat); }});
}

template <class Io>
void all_fields(Io& io, const Codes& codes, auto& s) {
  table_fields(io, codes, s);
  turn_fields(io, codes, s);
}

}  // namespace

json::value write_position(const Facts& facts, const State& s) {
  const auto seats = seat_names_of(s, [](const Player& player) { return name(player.faction); });
  return write_position_by(codes_for(facts, seats), s);
}

Result<State> read_position(const Facts& facts, const json::value& in) {
  const auto seats = seat_names_in(in, "faction", faction_names, 2, max_players);
  if (!seats) return seats.error();
  return read_position_by(codes_for(facts, *seats), in, seated<State>(*seats));
}

}  // namespace ludarium::scythe
