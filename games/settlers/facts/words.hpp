// The words the data files of Imperial Settlers use, each list in the order of its type in types.hpp and facts.hpp.
// Example: good_names[index(Good::raze)] == "raze"
#pragma once

#include "core/names.hpp"
#include "games/settlers/facts/facts.hpp"

namespace ludarium::settlers {

inline constexpr Names<good_count> good_names = {"wood",    "stone", "food", "gold",        "settler",      "raze",
                                                 "defence", "vp",    "card", "card_common", "card_faction", "samurai"};
inline constexpr Names<faction_count> faction_names = {"barbarians", "romans", "egyptians", "japanese"};
inline constexpr Names<faction_count + 1> deck_names = {"barbarians", "romans", "egyptians", "japanese", "common"};
inline constexpr Names<3> kind_names = {"production", "feature", "action"};
inline constexpr Names<8> colour_names = {"black", "purple", "blue", "brown", "gold", "red", "pink", "grey"};
inline constexpr Names<3> draw_from_names = {"any", "common", "faction"};
inline constexpr Names<2> rest_names = {"discard", "shuffle_back"};
inline constexpr Names<2> whose_names = {"opponent", "own"};
inline constexpr Names<2> pay_names = {"none", "standard"};
inline constexpr Names<3> raze_from_names = {"hand", "opponent", "own_common"};
inline constexpr Names<2> build_from_names = {"hand", "own_deal"};

// These lists start after `none` of their type.
inline constexpr Names<5> trigger_names = {"build", "raze", "deal", "vp_gain", "opponent_exchange"};
inline constexpr Names<2> stash_names = {"hand_card", "resource"};
inline constexpr Names<16> op_names = {"steal",
                                       "raze",
                                       "spoil",
                                       "remove_location",
                                       "break_deal",
                                       "take_deal",
                                       "deal_on_location",
                                       "trigger_deal",
                                       "trigger_production",
                                       "build",
                                       "draw_keep",
                                       "opponent_discards",
                                       "found_from_hand",
                                       "refresh",
                                       "block",
                                       "take_over"};

static_assert(index(Good::samurai) + 1 == good_names.size());
static_assert(index(Colour::grey) + 1 == colour_names.size());
static_assert(index(Trigger::opponent_exchange) == trigger_names.size());
static_assert(index(Stash::resources) == stash_names.size());
static_assert(index(Op::take_over) == op_names.size());

// What a Deal field, a Raze field and an attack card can show.
inline constexpr std::array<Good, 8> field_goods = {Good::wood,    Good::stone, Good::food, Good::gold,
                                                    Good::settler, Good::raze,  Good::vp,   Good::card};
inline constexpr Names<8> field_names = {"wood", "stone", "food", "gold", "settler", "raze", "vp", "card"};

}  // namespace ludarium::settlers
