// The lists behind names.hpp, each in the order of its type.
#include "games/settlers/text/names.hpp"

#include <fmt/format.h>

namespace ludarium::settlers {

std::string_view card_name(const Facts& facts, CardId card) {
  return index(card) < facts.card_count() ? std::string_view(facts.card_id[index(card)]) : "?";
}

std::optional<CardId> card_named(const Facts& facts, std::string_view text) {
  for (std::size_t i = 0; i < facts.card_count(); ++i)
    if (facts.card_id[i] == text) return card_at(i);
  for (std::size_t i = 0; i < facts.card_count(); ++i) {  // a single copy may bear its number too
    const Title& title = facts.title_of(card_at(i));
    if (title.copies == 1 && text.starts_with(title.id) && text == fmt::format("{}#{}", title.id, title.number))
      return card_at(i);
  }
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
