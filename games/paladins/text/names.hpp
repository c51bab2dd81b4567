// The id of every noun of Paladins of the West Kingdom, as positions and notation write it; the one place that knows
// them. name(value) gives the id, named<Type>(id) the value back; a value outside its type is "?".
// Example: name(Space::absolve) == "absolve"; name(facts, Townsfolk{0}) == "abbot_1"; seat_name(s, seat_at(1))
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/names.hpp"
#include "games/paladins/facts/facts.hpp"
#include "games/paladins/facts/words.hpp"
#include "games/paladins/rules/actions.hpp"
#include "games/paladins/rules/events.hpp"
#include "games/paladins/rules/state.hpp"

namespace ludarium::paladins {

inline constexpr Names<max_players> colour_names = {"red", "yellow", "blue", "green"};
inline constexpr std::size_t readings = 8;               // the bits of Reading
inline constexpr std::string_view rival_name = "rival";  // the solo opponent
inline constexpr NameList kinds_of_worker = NameList(worker_names).first(worker_types);
inline constexpr NameList right_side_names = NameList(space_names).last(right_spaces);

inline constexpr Names<5> phase_names = {"hiring", "paladins", "workers", "actions", "over"};
inline constexpr Names<17> ask_names = {"hire",      "paladins", "tavern",      "action",   "workers", "workshop",
                                        "townsfolk", "space",    "jar",         "outsider", "clear",   "option",
                                        "discard",   "reward",   "inquisition", "keep",     "over"};
inline constexpr Names<15> todo_names = {"nothing", "hire",        "muster",  "tavern",     "rival_taxes",
                                         "assign",  "perform",     "rewards", "gain",       "suspicions",
                                         "tax",     "inquisition", "keep",    "rival_turn", "end_turn"};
static_assert(index(Phase::over) + 1 == phase_names.size());
static_assert(index(Ask::over) + 1 == ask_names.size());
static_assert(index(Todo::end_turn) + 1 == todo_names.size());

constexpr NameList ids_of(Worker) { return worker_names; }
constexpr NameList ids_of(Attribute) { return attribute_names; }
constexpr NameList ids_of(Space) { return space_names; }
constexpr NameList ids_of(Token) { return token_names; }
constexpr NameList ids_of(Scheme) { return scheme_names; }
constexpr NameList ids_of(Difficulty) { return difficulty_names; }
constexpr NameList ids_of(Phase) { return phase_names; }
constexpr NameList ids_of(Ask) { return ask_names; }
constexpr NameList ids_of(Todo) { return todo_names; }

using ludarium::name;

NameList workshop_names();                        // by bit of Player::workshops: "commission_1"
const std::vector<std::string>& reading_names();  // by bit of State::readings: "reward_order=printed"
std::string_view seat_name(const State& s, Seat seat);
inline std::string_view seat_name(const Facts&, const State& s, Seat seat) { return seat_name(s, seat); }

// The rows of the data files by their ids.
template <class Rows>
std::vector<std::string_view> row_ids(const Rows& rows) {
  std::vector<std::string_view> ids;
  for (const auto& row : rows) ids.emplace_back(row.id);
  return ids;
}
template <class Rows>
std::string_view id_in(const Rows& rows, std::size_t i) {
  return i < rows.size() ? std::string_view(rows[i].id) : "?";
}
inline std::string_view name(const Facts& facts, Paladin card) { return id_in(facts.paladins, index(card)); }
inline std::string_view name(const Facts& facts, Townsfolk card) { return id_in(facts.townsfolk, index(card)); }
inline std::string_view name(const Facts& facts, Outsider card) { return id_in(facts.outsiders, index(card)); }
inline std::string_view name(const Facts& facts, Order card) { return id_in(facts.orders, index(card)); }
inline std::string_view name(const Facts& facts, Favour card) { return id_in(facts.favours, index(card)); }

}  // namespace ludarium::paladins
