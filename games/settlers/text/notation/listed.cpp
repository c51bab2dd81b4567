#include "games/settlers/text/notation/listed.hpp"

#include <optional>

#include "games/settlers/rules/actions.hpp"

namespace ludarium::settlers {
namespace {

// The only listed action that fits; with several it is not clear which one is meant.
template <class Fits>
std::optional<Action> only_one(const ActionList& listed, Fits fits) {
  std::optional<Action> found;
  for (Action action : listed) {
    if (!fits(action)) continue;
    if (found) return std::nullopt;
    found = action;
  }
  return found;
}

bool names_a_card(Do kind, std::size_t place) {
  switch (kind) {
    case Do::deck:
    case Do::option:
    case Do::send:
    case Do::pay:
    case Do::target_attack:
    case Do::target_seat:
    case Do::pair:
    case Do::store:
    case Do::wish:
      return false;
    case Do::stash_card:
      return place <= 1;
    default:
      return place == 0;
  }
}

// Another copy of the same title, where none was named.
std::optional<Action> other_copy(const Facts& facts, const ActionList& listed, Action a, const CardSet& by_title) {
  const auto same = [&](std::size_t i, std::uint8_t arg) {
    if (a.arg[i] == arg) return true;
    return names_a_card(what(a), i) && arg < facts.card_count() && by_title.has(card_arg(a, i)) &&
           facts.title_index[a.arg[i]] == facts.title_index[arg];
  };
  for (Action action : listed) {
    bool fits = action.kind == a.kind;
    for (std::size_t i = 0; i < action.arg.size(); ++i) fits = fits && same(i, action.arg[i]);
    if (fits) return action;
  }
  return std::nullopt;
}

// A target whose only good goes without saying, or a deal with its good said.
std::optional<Action> other_target(const Facts& facts, const ActionList& listed, Action a) {
  const auto good = static_cast<Good>(a.arg[1]);
  if (good == Good::none) return only_one(listed, [&](Action l) { return l.kind == a.kind && l.arg[0] == a.arg[0]; });
  const bool attack = what(a) == Do::target_attack;
  if (what(a) == Do::target && (a.arg[0] >= facts.card_count() || facts.deal_of(card_arg(a)) != good))
    return std::nullopt;
  const bool known = a.arg[0] >= 1 && a.arg[0] <= attack_cards;
  if (attack && (!known || facts.attack_good[a.arg[0] - 1u] != good)) return std::nullopt;
  return attack ? act::target_attack(a.arg[0]) : act::target(card_arg(a));
}

std::optional<Action> same_meaning(const Facts& facts, const ActionList& listed, Action a) {
  switch (what(a)) {
    case Do::target:
    case Do::target_attack:
    case Do::target_seat:
      return other_target(facts, listed, a);
    case Do::pair:
      if (static_cast<Good>(a.arg[0]) != Good::card) return std::nullopt;
      return only_one(listed, [](Action l) {
        return what(l) == Do::pair && l.arg[0] >= index(Good::card_common) && l.arg[0] <= index(Good::card_faction);
      });
    case Do::raze:
      return act::raze_hand(card_arg(a));
    case Do::discard:
      return act::hand_card(card_arg(a));
    case Do::hand_card:
      return act::discard(card_arg(a));
    default:
      return std::nullopt;
  }
}

}  // namespace

Action as_listed(const Facts& facts, const ActionList& listed, Action written, const CardSet& by_title) {
  if (listed.contains(written)) return written;
  if (const auto copy = other_copy(facts, listed, written, by_title)) return *copy;
  const auto meant = same_meaning(facts, listed, written);
  return meant && listed.contains(*meant) ? *meant : written;
}

}  // namespace ludarium::settlers
