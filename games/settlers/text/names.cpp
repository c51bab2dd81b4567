// The lists behind names.hpp, each in the order of its type.
#include "games/settlers/text/names.hpp"

namespace ludarium::settlers {
namespace {

constexpr Names<3> lookout_names = {"standard", "alternative", "advanced"};
constexpr Names<6> phase_names = {"lookout", "production", "action", "cleanup", "attack", "over"};
constexpr Names<22> ask_names = {"pick",      "draft",     "source",   "deck",    "keep",      "option",
                                 "copy",      "diplomacy", "action",   "after",   "sacrifice", "pay",
                                 "hand_card", "target",    "convert",  "trigger", "pair",      "samurai",
                                 "discard",   "store",     "attacked", "over"};
constexpr Names<21> todo_names = {"nothing", "gain_cards", "deal_good", "produce",   "produce_phase", "bonus",
                                  "built",   "place",      "pay",       "sacrifice", "operate",       "look",
                                  "keep",    "made_deal",  "spoils",    "razed",     "pairs",         "samurai",
                                  "trigger", "end_action", "attack"};
constexpr Names<44> happened_names = {
    "round_began",      "phase_began",  "turn_began",   "row_laid",        "picked",
    "row_discarded",    "drafted",      "drew",         "drew_card",       "looked_at",
    "deck_reshuffled",  "gained",       "paid",         "scored",          "built",
    "made_deal",        "razed_hand",   "razed",        "foundation",      "discarded",
    "discarded_hidden", "activated",    "sent",         "passed",          "defended",
    "placed_samurai",   "stashed",      "stole",        "removed",         "broke_deal",
    "took_deal",        "traded",       "refreshed",    "blocked",         "took_over",
    "took_over_ended",  "gave_up_good", "kept",         "attack_revealed", "attack_failed",
    "attacked",         "collected",    "virtual_took", "game_over"};

static_assert(index(Lookout::advanced) + 1 == lookout_names.size());
static_assert(index(Phase::over) + 1 == phase_names.size());
static_assert(index(Ask::over) + 1 == ask_names.size());
static_assert(index(Todo::attack) + 1 == todo_names.size());
static_assert(index(Happened::game_over) + 1 == happened_names.size());

}  // namespace

template <>
NameList names<Good>() {
  return good_names;
}
template <>
NameList names<Faction>() {
  return faction_names;
}
template <>
NameList names<Lookout>() {
  return lookout_names;
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

std::string_view card_name(const Facts& facts, CardId card) {
  return index(card) < facts.card_count() ? std::string_view(facts.card_id[index(card)]) : "?";
}

std::optional<CardId> card_named(const Facts& facts, std::string_view text) {
  for (std::size_t i = 0; i < facts.card_count(); ++i)
    if (facts.card_id[i] == text) return card_at(i);
  return std::nullopt;
}

std::vector<std::string_view> card_names(const Facts& facts) { return {facts.card_id.begin(), facts.card_id.end()}; }

std::array<CardId, stashes> stash_cards(const Facts& facts) {
  std::array<CardId, stashes> cards;
  cards.fill(CardId::none);
  std::size_t taking_cards = 0, taking_resources = hand_stashes;
  for (std::size_t i = 0; i < facts.card_count(); ++i) {
    const Stash kind = facts.title_of(card_at(i)).stash;
    if (kind == Stash::hand_cards && taking_cards < hand_stashes) cards[taking_cards++] = card_at(i);
    if (kind == Stash::resources && taking_resources < stashes) cards[taking_resources++] = card_at(i);
  }
  return cards;
}

std::optional<Seat> seat_named(const State& s, std::string_view faction) {
  for (Seat seat : s.seats())
    if (name(s.player(seat).faction) == faction) return seat;
  return std::nullopt;
}

}  // namespace ludarium::settlers
