// The lists behind names.hpp, each in the order of its type.
#include "games/paladins/text/names.hpp"

#include "games/paladins/text/options.hpp"

namespace ludarium::paladins {
namespace {

constexpr Names<5> phase_names = {"hiring", "paladins", "workers", "actions", "over"};
constexpr Names<17> ask_names = {"hire",      "paladins", "tavern",      "action",   "workers", "workshop",
                                 "townsfolk", "space",    "jar",         "outsider", "clear",   "option",
                                 "discard",   "reward",   "inquisition", "keep",     "over"};
constexpr Names<15> todo_names = {"nothing", "hire",        "muster",  "tavern",     "rival_taxes",
                                  "assign",  "perform",     "rewards", "gain",       "suspicions",
                                  "tax",     "inquisition", "keep",    "rival_turn", "end_turn"};
constexpr Names<54> happened_names = {"round_began",
                                      "order_revealed",
                                      "favour_revealed",
                                      "tavern_revealed",
                                      "tavern_reshuffled",
                                      "drew_paladin",
                                      "chose_paladin",
                                      "revealed_paladin",
                                      "took_tavern",
                                      "turn_began",
                                      "acted",
                                      "used_favour",
                                      "placed",
                                      "gained",
                                      "paid",
                                      "raised",
                                      "lost",
                                      "workshop",
                                      "hired",
                                      "dismissed",
                                      "ability",
                                      "paladin_ability",
                                      "cleared",
                                      "commissioned",
                                      "garrisoned",
                                      "fortified",
                                      "absolved",
                                      "attacked",
                                      "converted",
                                      "suspicion",
                                      "suspicion_discarded",
                                      "suspicion_reshuffled",
                                      "taxed",
                                      "tax_removed",
                                      "took_debt",
                                      "paid_debt",
                                      "cancelled_debt",
                                      "inquisition_began",
                                      "inquisition_ended",
                                      "passed",
                                      "kept",
                                      "townsfolk_discarded",
                                      "townsfolk_laid",
                                      "outsider_discarded",
                                      "outsider_laid",
                                      "difficulty_order",
                                      "rival_workshop",
                                      "rival_workers",
                                      "scheme",
                                      "scheme_fallback",
                                      "schemes_shuffled",
                                      "resource_marker",
                                      "rested",
                                      "game_over"};

constexpr Names<12> covered_names = {"commission_1", "commission_2", "fortify_1", "fortify_2",
                                     "garrison_1",   "garrison_2",   "absolve_1", "absolve_2",
                                     "attack_1",     "attack_2",     "convert_1", "convert_2"};
static_assert(index(Phase::over) + 1 == phase_names.size());
static_assert(index(Ask::over) + 1 == ask_names.size());
static_assert(index(Todo::end_turn) + 1 == todo_names.size());
static_assert(index(Happened::game_over) + 1 == happened_names.size());

}  // namespace

template <>
NameList names<Worker>() {
  return worker_names;
}
template <>
NameList names<Attribute>() {
  return attribute_names;
}
template <>
NameList names<Space>() {
  return space_names;
}
template <>
NameList names<Token>() {
  return token_names;
}
template <>
NameList names<Scheme>() {
  return scheme_names;
}
template <>
NameList names<Difficulty>() {
  return difficulty_names;
}
template <>
NameList names<Phase>() {
  return phase_names;
}
template <>
NameList names<Ask>() {
  return ask_names;
}
template <>
NameList names<Todo>() {
  return todo_names;
}
template <>
NameList names<Happened>() {
  return happened_names;
}

NameList workshop_names() { return covered_names; }

// The options that are readings follow the others, in the order of their bits.
const std::vector<std::string>& reading_names() {
  static const std::vector<std::string> all = [] {
    const std::vector<OptionSpec> specs = option_specs();
    std::vector<std::string> list;
    for (std::size_t i = specs.size() - readings; i < specs.size(); ++i)
      list.push_back(specs[i].name + "=" + specs[i].choices.back());
    return list;
  }();
  return all;
}

std::string_view seat_name(const State& s, Seat seat) {
  if (s.is_rival(seat)) return rival_name;
  return index(seat) < colour_names.size() ? colour_names[index(seat)] : "?";
}

}  // namespace ludarium::paladins
