#include "games/scythe/text/vocabulary.hpp"

#include "games/scythe/rules/board.hpp"
#include "games/scythe/text/names.hpp"
#include "games/scythe/text/wording/phrases.hpp"

namespace ludarium::scythe {
namespace {

using Thing = Noun<Telling>;
using Kind = KindOf<Telling>;

constexpr int none = 255;    // of an action
constexpr int nowhere = -1;  // of an event

// ---- nouns

const Player* player_of(const Telling& t) { return t.s.seats().has(t.seat) ? &t.s.player(t.seat) : nullptr; }

std::string_view hex_id(const Telling& t, std::size_t i) {
  return i < t.facts.hex_count ? hex_name(t.facts, hex_at(i)) : "";
}

std::string_view section_id(const Telling& t, std::size_t i) {
  return player_of(t) && i <= factory_section ? section_name(t.facts, player_of(t)->mat, i) : "";
}

// A mech is called by the ability it uncovers on the mat.
std::string_view mech_id(const Telling& t, std::size_t i) {
  if (!player_of(t) || i >= mechs_per_faction || player_of(t)->faction == Faction::none) return "";
  return name(t.facts.of(player_of(t)->faction).ability[i]);
}

std::string_view transported_id(const Telling&, std::size_t i) {
  if (i == transport_everything) return "all";
  if (i < units_per_faction) return unit_names[i];
  const std::size_t token = i - transport_token;
  return i >= transport_token && token < resource_types ? resource_names[token] : "";
}

std::optional<int> printed_value(const Telling& t, std::size_t i) {
  return i < card_values ? std::optional<int>(t.facts.card_value[i]) : std::nullopt;
}

// ---- how they are said

template <class E>
MessageArg said(const Telling&, int value) {
  return term(thing<E>(value));
}
template <class E>
MessageArg one_of_it(const Telling&, int value) {
  return counted(thing<E>(value), 1);
}
template <Item item>
MessageArg so_many(const Telling&, int amount) {
  return counted(item, amount);
}
MessageArg said_seat(const Telling& t, int value) { return who(t.s, thing<Seat>(value)); }
MessageArg said_hex(const Telling& t, int value) { return place(t.facts, thing<Hex>(value)); }
MessageArg so_many_items(const Telling&, int value, long amount) { return counted(thing<Item>(value), amount); }
MessageArg said_objective(const Telling& t, int value) { return objective_title(t.facts, thing<std::size_t>(value)); }

MessageArg said_unit(const Telling& t, int value) {
  return player_of(t) ? MessageArg(scythe::unit(t.facts, *player_of(t), thing<Unit>(value))) : number(value);
}
MessageArg said_mech(const Telling& t, int value) {
  const bool known = !mech_id(t, thing<std::size_t>(value)).empty();
  return known ? MessageArg(term(t.facts.of(player_of(t)->faction).ability[thing<std::size_t>(value)])) : number(value);
}
// Workers of one territory are alike: a screen draws them together.
std::string unit_on_the_board(const Telling& t, int value) {
  const auto which = thing<Unit>(value);
  if (player_of(t) && is_worker(which))
    return "worker@" + std::string(hex_id(t, index(place_of(*player_of(t), which))));
  return std::string(static_cast<std::size_t>(value) < unit_names.size() ? unit_names[static_cast<std::size_t>(value)]
                                                                         : std::string_view());
}
MessageArg said_bonus(const Telling& t, int value) {
  const auto bonus = thing<std::size_t>(value);
  return bonus < t.facts.one_time_bonus.size() ? gain_of(t.facts.one_time_bonus[bonus]) : Phrases{};
}

MessageArg said_rule(const Telling&, int value) { return literal(name(thing<AutomaRule>(value))); }
MessageArg so_many_tokens(const Telling&, int amount) { return Counted{"scythe.resource", amount}; }

constexpr Names<2> bolster_gains = {"power", "cards"};
constexpr Names<2> trade_gains = {"tokens", "popularity"};
constexpr Names<resource_types + 2> cargo_names = {"oil", "metal", "wood", "food", "worker", "walked"};

constexpr Thing amount{.name = "number"};
constexpr Thing coins{.name = "number", .said = so_many<Item::coins>};
constexpr Thing workers{.name = "number", .said = so_many<Item::worker>};
constexpr Thing cards{.name = "number", .said = so_many<Item::cards>};
constexpr Thing flag{.name = "flag", .flag = true};
constexpr Thing seat{.name = "seat", .thing = "seat", .said = said_seat};
constexpr Thing card_number{.name = "card_number"};
constexpr Thing factory_card{.name = "card_number", .thing = "factory_card"};
constexpr Thing objective{.name = "card_number", .thing = "objective", .said = said_objective};
constexpr Thing combat_card{.name = "combat_card", .worth = printed_value, .thing = "card"};
constexpr Thing hex{.name = "hex", .id = hex_id, .thing = "hex", .said = said_hex};
constexpr Thing section{.name = "section", .id = section_id, .thing = "section"};
constexpr Thing mech{.name = "mech", .id = mech_id, .thing = "mech", .said = said_mech};
constexpr Thing unit{
    .name = "unit", .ids = unit_names, .thing = "unit", .thing_id = unit_on_the_board, .said = said_unit};
constexpr Thing unit_under_way{.name = "unit", .ids = unit_names, .said = said_unit};
constexpr Thing resource{.name = "resource", .ids = names<Resource>(), .said = one_of_it<Resource>};
constexpr Thing item{
    .name = "item", .ids = names<Item>(), .thing = "gain", .said = one_of_it<Item>, .counted = so_many_items};
constexpr Thing cargo{.name = "cargo", .ids = cargo_names};
constexpr Thing load{.name = "load", .ids = names<Load>(), .thing = "load"};
constexpr Thing transported{.name = "transported", .id = transported_id};
constexpr Thing bolster_gain{.name = "bolster_gain", .ids = bolster_gains};
constexpr Thing trade_gain{.name = "trade_gain", .ids = trade_gains};
constexpr Thing bottom_action{
    .name = "bottom_action", .ids = names<BottomAction>(), .thing = "bottom", .said = said<BottomAction>};
constexpr Thing upgraded_action{
    .name = "bottom_action", .ids = names<BottomAction>(), .thing = "slot", .said = said<BottomAction>};
constexpr Thing recruit{
    .name = "bottom_action", .ids = names<BottomAction>(), .thing = "recruit", .said = said<BottomAction>};
constexpr Thing one_time_bonus{
    .name = "one_time_bonus", .ids = names<OneTimeBonus>(), .thing = "bonus", .said = said_bonus};
constexpr Thing cube{.name = "cube", .ids = names<Cube>(), .thing = "cube", .said = said<Cube>};
constexpr Thing structure{
    .name = "structure", .ids = names<Structure>(), .thing = "structure", .said = said<Structure>};
constexpr Thing goal{.name = "goal", .ids = names<Goal>(), .said = said<Goal>};
constexpr Thing ability{.name = "ability", .ids = names<Ability>(), .said = said<Ability>};
constexpr Thing automa_move{.name = "automa_move", .ids = automa_move_names, .said = said<AutomaMove>};
constexpr Thing automa_key{.name = "automa_key", .ids = automa_key_names, .said = said<AutomaKey>};
constexpr Thing automa_rule{.name = "rule", .ids = automa_rule_names, .said = said_rule};
constexpr Thing tokens_lost{.name = "number", .said = so_many_tokens};
constexpr Thing encounter_option{.name = "encounter_option", .ids = encounter_option_names, .thing = "option"};

// ---- what follows from the position

std::optional<int> moving_unit(const Telling& t, Operands) {
  return t.s.moving.unit == Unit::none ? std::nullopt : std::optional(static_cast<int>(t.s.moving.unit));
}

std::optional<int> bottom_of_section(const Telling& t, Operands) {
  return player_of(t) && player_of(t)->section < sections ? std::optional<int>(player_of(t)->section) : std::nullopt;
}

// Villages yield workers, other territories what their terrain gives.
std::optional<int> yield(const Telling& t, Operands operands) {
  const auto at = static_cast<std::size_t>(operands[0]);
  if (at >= t.facts.hex_count) return std::nullopt;
  const Terrain terrain = t.facts.terrain[at];
  if (terrain == Terrain::village) return static_cast<int>(Item::worker);
  const Resource gives = t.facts.produces[index(terrain)];
  return gives == Resource::none ? std::nullopt : std::optional(static_cast<int>(gives));
}

std::optional<int> rule_of_move(const Telling&, Operands operands) {
  return static_cast<int>(rule_of(static_cast<AutomaMove>(operands[4]), static_cast<AutomaKey>(operands[5])));
}

// ---- kinds

constexpr std::array action_kinds = {
    Kind(Do::section, "section", {one("section", section)}, "section"),
    Kind(Do::skip, "skip", {}, "skip").giving_up(),
    Kind(Do::end_turn, "end_turn", {}, "end"),
    Kind(Do::reveal, "reveal", {one("objective", objective)}, "reveal"),
    Kind(Do::in_part, "in_part", {one("yes", flag)}, "in full|in part"),
    Kind(Do::bolster, "bolster", {one("gain", bolster_gain)}, "bolster").as_one("top:bolster"),
    Kind(Do::trade, "trade", {one("gain", trade_gain)}, "trade").as_one("top:trade"),
    Kind(Do::move_coins, "move_coins", {}, "coins").on("top:move_coins"),
    Kind(Do::move_units, "move_units", {}, "move").on("top:move_units"),
    Kind(Do::produce, "produce", {}, "produce").on("top:produce"),
    Kind(Do::produce_on, "produce_on", {list_of("on", hex, 3, none)}, "produce on"),
    Kind(Do::produce_at, "produce_at", {one("at", hex), one("amount", amount)}, "produce at"),
    Kind(Do::unit, "unit", {one_or_none("unit", unit, none)}, "unit"),
    Kind(Do::load, "load", {one("what", cargo)}, "load"),
    Kind(Do::step, "step", {told("unit", unit_under_way, moving_unit), one("to", hex), one("load", load)}, "go")
        .done_for_itself(),
    Kind(Do::stop, "stop", {}, "stop").giving_up(),
    Kind(Do::end_move, "end_move", {}, "end move").giving_up(),
    Kind(Do::battle, "battle", {one("at", hex)}, "battle"),
    Kind(Do::ability, "ability", {one("use", flag)}, "pass|use"),
    Kind(Do::fight, "fight", {one("dial", amount), amounts_by("cards", combat_card, card_values)}, "fight"),
    Kind(Do::retreat, "retreat", {one_or_none("unit", unit, none), one("to", hex), one("workers", amount)}, "retreat"),
    Kind(Do::meet, "meet", {one("yes", flag)}, "meet no|meet yes"),
    Kind(Do::option, "option", {one("option", encounter_option)}, "option"),
    Kind(Do::factory_card, "factory_card", {one("card", factory_card)}, "factory card"),
    Kind(Do::factory_top, "factory_top", {one_or_none("card", combat_card, no_card)}, "factory").on("top:factory"),
    Kind(Do::bottom, "bottom",
         {told("action", bottom_action, bottom_of_section), one_or_none("card", combat_card, no_card)},
         "do|upgrade|deploy|build|enlist"),
    Kind(Do::pay, "pay", {one("at", hex), one("what", resource)}, "pay").with_usual_first(),
    Kind(Do::pay_card, "pay_card", {one("card", combat_card)}, "pay card").with_usual_first(),
    Kind(Do::pay_rest, "pay_rest", {}, "pay rest").with_usual_first(),
    Kind(Do::take, "take", {one("what", item), one_or_none("at", hex, none)}, "take"),
    Kind(Do::tokens, "tokens", {one("at", hex), amounts_by("tokens", resource, resource_types)}, "tokens"),
    Kind(Do::upgrade, "upgrade", {one("cube", cube), one("to", upgraded_action)}, "cube"),
    Kind(Do::deploy, "deploy", {one("mech", mech), one("at", hex)}, "mech"),
    Kind(Do::build, "build", {one("structure", structure), one("at", hex)}, "structure"),
    Kind(Do::enlist, "enlist", {one("from", recruit), one("bonus", one_time_bonus)}, "recruit"),
    Kind(Do::peek, "peek", {one("whom", seat)}, "peek"),
    Kind(Do::transport, "transport", {one("to", hex), one("what", transported)}, "transport"),
    Kind(Do::done, "done", {}, "done").giving_up(),
    Kind(Do::gift, "gift", {one("to", seat), wide("coins", coins)}, "gift"),
    Kind(Do::delay, "delay", {one("whom", seat)}, "delay"),
    Kind(Do::standing_order, "standing_order", {one("action", bottom_action), one("decline", flag)},
         "order take|order decline")
        .with_usual_first(),
};

constexpr std::array event_kinds = {
    Kind(Happened::turn_began, "turn_began", {one("turn", amount)}),
    Kind(Happened::placed_token, "placed_token", {one("section", section)}),
    Kind(Happened::gained, "gained", {one("what", item), one("amount", amount), one_or_none("at", hex, nowhere)},
         gains()),
    Kind(Happened::paid, "paid",
         {one("what", item), one("amount", amount), one_or_none("at", hex, nowhere), one_or_none("card", amount, 0)},
         pays()),
    Kind(Happened::drew_cards, "drew_cards", {one("amount", cards)}, gains("cards")),
    Kind(Happened::drew_card, "drew_card", {one("card", amount)}),
    Kind(Happened::deck_reshuffled, "deck_reshuffled", {one("cards", cards)}),
    Kind(Happened::produced, "produced", {told("what", item, yield), one("at", hex), one("amount", amount)}, gains()),
    Kind(Happened::moved, "moved",
         {one("unit", unit), one("from", hex), one("to", hex), one("workers", amount), one("tokens", amount)}),
    Kind(Happened::drove_out, "drove_out", {one("whose", seat), one("at", hex), one("workers", workers)}),
    Kind(Happened::battle_began, "battle_began", {one("defender", seat), one("at", hex)}),
    Kind(Happened::used_ability, "used_ability", {one("ability", ability), one("power", amount)}),
    Kind(Happened::stole_card, "stole_card", {one("from", seat)}),
    Kind(Happened::stole_card_value, "stole_card_value", {one("from", seat), one("card", amount)}),
    Kind(Happened::fought, "fought",
         {one("dial", amount), amounts_by("cards", combat_card, card_values), one("total", amount)}),
    Kind(Happened::won_battle, "won_battle", {one("at", hex)}),
    Kind(Happened::retreated, "retreated",
         {one_or_none("unit", unit, nowhere), one("to", hex), one("workers", amount)}),
    Kind(Happened::star, "star", {one("goal", goal)}, gains("star")),
    Kind(Happened::encounter_drawn, "encounter_drawn", {one("card", card_number), one("at", hex)}),
    Kind(Happened::encounter_option, "encounter_option",
         {one_or_none("card", card_number, 0), one("option", encounter_option)}),
    Kind(Happened::option_void, "option_void", {one_or_none("card", card_number, 0), one("option", encounter_option)}),
    Kind(Happened::factory_seen, "factory_seen", {set_of("cards", card_number, 2)}),
    Kind(Happened::factory_taken, "factory_taken", {one("card", card_number)}),
    Kind(Happened::objective_revealed, "objective_revealed", {one("objective", objective)}),
    Kind(Happened::upgraded, "upgraded", {one("cube", cube), one("to", bottom_action)}),
    Kind(Happened::deployed, "deployed", {one("mech", mech), one("at", hex)}, gains("mech")),
    Kind(Happened::built, "built", {one("structure", structure), one("at", hex)}, gains("structure")),
    Kind(Happened::enlisted, "enlisted", {one("from", bottom_action), one("bonus", one_time_bonus)}),
    Kind(Happened::bottom_action, "bottom_action", {one("action", bottom_action)}),
    Kind(Happened::ongoing_bonus, "ongoing_bonus", {one("action", bottom_action)}),
    Kind(Happened::saw_hand, "saw_hand", {one("whose", seat), amounts_by("cards", combat_card, card_values)}),
    Kind(Happened::gave_coins, "gave_coins", {one("to", seat), one("amount", coins)}, pays("coins")),
    Kind(Happened::delay_claimed, "delay_claimed", {one("whom", seat)}),
    Kind(Happened::put_back, "put_back", {one("unit", unit), one("to", hex)}),
    Kind(Happened::sample_scoring, "sample_scoring", {list_of("fortunes", amount, 6, nowhere)}),
    Kind(Happened::game_over, "game_over"),
    Kind(Happened::automa_card, "automa_card", {one("card", card_number), one("scheme", amount)}),
    Kind(Happened::automa_skipped, "automa_skipped", {one("card", card_number)}),
    Kind(Happened::automa_moved, "automa_moved",
         {one("unit", unit), one("from", hex), one("to", hex), one("card", card_number), one("move", automa_move),
          one("by", automa_key), told("rule", automa_rule, rule_of_move)}),
    Kind(Happened::automa_stayed, "automa_stayed", {one("card", card_number)}),
    Kind(Happened::automa_encounter, "automa_encounter", {one("at", hex)}),
    Kind(Happened::automa_factory, "automa_factory"),
    Kind(Happened::automa_gains, "automa_gains", {one("card", card_number)}),
    Kind(Happened::automa_unit, "automa_unit", {one("unit", unit), one("at", hex)}),
    Kind(Happened::automa_recruit, "automa_recruit",
         {one("card", card_number), one("action", bottom_action), one("whom", seat)}),
    Kind(Happened::automa_tracker, "automa_tracker", {one("card", card_number), one("space", amount)}),
    Kind(Happened::automa_star, "automa_star", {one("space", amount)}, gains("star")),
    Kind(Happened::automa_unlocked, "automa_unlocked"),
    Kind(Happened::automa_scheme, "automa_scheme"),
    Kind(Happened::automa_reshuffled, "automa_reshuffled", {one("cards", amount)}),
    Kind(Happened::automa_fights, "automa_fights",
         {one("card", card_number), one("dial", amount), one("cards", amount)}),
    Kind(Happened::automa_beaten, "automa_beaten", {one("unit", unit), one("at", hex)}),
    Kind(Happened::automa_spoils, "automa_spoils", {one("from", seat), one("card", card_number)}),
    Kind(Happened::automa_cleared, "automa_cleared", {one("at", hex), one("tokens", tokens_lost)}),
};

constexpr VocabularyOf<Telling> words(action_kinds, Do::standing_order, event_kinds, Happened::automa_cleared);

}  // namespace

const VocabularyOf<Telling>& vocabulary() { return words; }

}  // namespace ludarium::scythe
