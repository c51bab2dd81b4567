// The id of every noun of Imperial Settlers, as positions and notation write it; the one place that knows them.
// name(value) gives the id, named<Type>(id) the value back; a value outside its type is "?".
// Example: name(Good::raze) == "raze"; card_named(facts, "com_castle#47")
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/names.hpp"
#include "games/settlers/facts/words.hpp"
#include "games/settlers/rules/actions.hpp"
#include "games/settlers/rules/events.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

inline constexpr NameList supply_names = NameList(good_names).first(supply_goods);
inline constexpr NameList resource_names = NameList(good_names).first(resource_types);
inline constexpr Names<2> wish_names = {"payment", "storage"};
inline constexpr std::string_view virtual_player = "virtual";

inline constexpr Names<3> lookout_names = {"standard", "alternative", "advanced"};
inline constexpr Names<6> phase_names = {"lookout", "production", "action", "cleanup", "attack", "over"};
inline constexpr Names<22> ask_names = {"pick",      "draft",     "source",   "deck",    "keep",      "option",
                                        "copy",      "diplomacy", "action",   "after",   "sacrifice", "pay",
                                        "hand_card", "target",    "convert",  "trigger", "pair",      "samurai",
                                        "discard",   "store",     "attacked", "over"};
inline constexpr Names<21> todo_names = {"nothing", "gain_cards", "deal_good", "produce",   "produce_phase", "bonus",
                                         "built",   "place",      "pay",       "sacrifice", "operate",       "look",
                                         "keep",    "made_deal",  "spoils",    "razed",     "pairs",         "samurai",
                                         "trigger", "end_action", "attack"};
static_assert(index(Lookout::advanced) + 1 == lookout_names.size());
static_assert(index(Phase::over) + 1 == phase_names.size());
static_assert(index(Ask::over) + 1 == ask_names.size());
static_assert(index(Todo::attack) + 1 == todo_names.size());

constexpr NameList ids_of(Good) { return good_names; }
constexpr NameList ids_of(Faction) { return faction_names; }
constexpr NameList ids_of(Lookout) { return lookout_names; }
constexpr NameList ids_of(Phase) { return phase_names; }
constexpr NameList ids_of(Ask) { return ask_names; }
constexpr NameList ids_of(Todo) { return todo_names; }

std::string_view card_name(const Facts& facts, CardId card);
std::optional<CardId> card_named(const Facts& facts, std::string_view text);
std::vector<std::string_view> card_names(const Facts& facts);

// The cards other things can be laid on, by their places in State::under and State::laid; none where there is no card.
std::array<CardId, stashes> stash_cards(const Facts& facts);

std::optional<Seat> seat_named(const State& s, std::string_view faction);

}  // namespace ludarium::settlers
