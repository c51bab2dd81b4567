// The words the data files of Paladins of the West Kingdom use, each list in the order of its type in types.hpp and
// facts.hpp. Example: token_names[index(Token::pay_debt)] == "pay_debt"
#pragma once

#include "core/names.hpp"
#include "games/paladins/facts/facts.hpp"

namespace ludarium::paladins {

inline constexpr Names<worker_types + 1> worker_names = {"labourer", "scout",    "merchant", "fighter",
                                                         "cleric",   "criminal", "any"};
inline constexpr Names<attributes> attribute_names = {"strength", "faith", "influence"};
inline constexpr Names<board_spaces> space_names = {"develop",  "recruit",  "hunt",       "trade",
                                                    "pray",     "conspire", "commission", "fortify",
                                                    "garrison", "absolve",  "attack",     "convert"};
inline constexpr Names<3> people_names = {"saracen", "byzantine", "viking"};
inline constexpr Names<21> token_names = {
    "labourer",    "scout",     "merchant", "fighter",      "cleric",       "criminal",         "silver",
    "provision",   "tax",       "strength", "faith",        "influence",    "remove_suspicion", "pay_debt",
    "cancel_debt", "take_debt", "pray",     "free_recruit", "free_develop", "may_discard",      "pay_or_discard"};
inline constexpr Names<scheme_kinds> scheme_names = {"commission", "fortify",  "garrison",    "absolve",
                                                     "attack",     "convert",  "recruit",     "pray",
                                                     "trade",      "conspire", "kings_order", "kings_favour"};
inline constexpr Names<lures> lure_names = {"free_recruit", "pay_debt",        "pray", "two_workers", "one_worker",
                                            "silver",       "remove_suspicion"};
inline constexpr NameList right_names = NameList(space_names).last(right_spaces);
inline constexpr Names<3> difficulty_names = {"easy", "standard", "hard"};

// What can stand on a spot: never a labourer's colour (PW-TURN-07).
inline constexpr std::array<Worker, 6> spot_workers = {Worker::any,     Worker::scout,  Worker::merchant,
                                                       Worker::fighter, Worker::cleric, Worker::criminal};
inline constexpr Names<6> spot_names = {"any", "scout", "merchant", "fighter", "cleric", "criminal"};

// What fires a townsfolk card: an action, by Space, or one of the two after them.
inline constexpr Names<board_spaces + 2> trigger_names = {"develop",  "recruit",    "hunt",     "trade",      "pray",
                                                          "conspire", "commission", "fortify",  "garrison",   "absolve",
                                                          "attack",   "convert",    "pay_debt", "inquisition"};

inline constexpr Names<8> vp_names = {"per_action",      "per_attribute", "per_attacked",    "per_paid_debt",
                                      "per_unpaid_debt", "per_suspicion", "base_plus_order", "base_plus_mercenary"};
inline constexpr Names<3> track_names = {"silver", "provision", "required"};

static_assert(index(Worker::any) + 1 == worker_names.size());
static_assert(index(Token::pay_or_discard) + 1 == token_names.size());
static_assert(index(Space::convert) + 1 == space_names.size());
static_assert(index(Scheme::kings_favour) + 1 == scheme_names.size());
static_assert(index(Lure::remove_suspicion) + 1 == lure_names.size());
static_assert(index(OutsiderCard::Vp::base_plus_mercenary) + 1 == vp_names.size());

}  // namespace ludarium::paladins
