// Faction decks of one's own: IS-CUST.
#include <algorithm>
#include <optional>

#include "games/settlers/facts/read.hpp"
#include "games/settlers/facts/sentences.hpp"
#include "games/settlers/facts/words.hpp"

namespace ludarium::settlers {

namespace {

constexpr std::size_t most_entries = 99;

std::optional<std::size_t> title_named(const Facts& facts, std::string_view id) {
  const auto found =
      std::find_if(facts.titles.begin(), facts.titles.end(), [&](const Title& title) { return title.id == id; });
  if (found == facts.titles.end()) return std::nullopt;
  return static_cast<std::size_t>(found - facts.titles.begin());
}

// Why an entry cannot be in the deck; empty if it can.
std::optional<Message> refusal(const Facts& facts, const CustomDeck& custom, std::string_view entry) {
  const std::optional<std::size_t> title = title_named(facts, entry);
  if (!title) {
    const std::string_view whole = entry.substr(0, entry.find('#'));
    const bool one_copy = std::find(facts.card_id.begin(), facts.card_id.end(), entry) != facts.card_id.end();
    return one_copy ? says::incomplete_title(entry, whole) : says::unknown_card(entry);
  }
  const Deck deck = facts.titles[*title].deck;
  if (deck == Deck::common) return says::common_card(entry);
  if (deck != custom.deck) return says::other_faction(entry, deck_names[index(deck)]);
  if (std::count(custom.titles.begin(), custom.titles.end(), *title) > 0) return says::twice(entry);
  return std::nullopt;
}

void check_size_and_pattern(const Facts& facts, const CustomDeck& custom, Row& root) {
  const std::size_t most_copies = facts.deck_pattern.size();
  std::vector<int> titles(most_copies + 1, 0);
  int cards = 0, expected = 0;
  for (std::uint8_t title : custom.titles) {
    ++titles[facts.titles[title].copies];
    cards += facts.titles[title].copies;
  }
  for (std::size_t copies = 1; copies <= most_copies; ++copies)
    expected += static_cast<int>(copies) * facts.deck_pattern[copies - 1];
  if (cards != expected) return root.remark("titles", says::deck_size(cards, expected));
  for (std::size_t copies = most_copies; copies >= 1; --copies)
    if (const int wanted = facts.deck_pattern[copies - 1]; titles[copies] != wanted)
      root.remark("titles", says::wrong_pattern(static_cast<int>(copies), titles[copies], wanted));
}

}  // namespace

CustomDeck read_custom_deck(TomlFile& toml, const Facts& facts) {
  Row root = toml.root();
  CustomDeck custom;
  custom.deck = static_cast<Deck>(root.choice("faction", faction_names));
  const std::vector<std::string> entries = root.texts("titles", 1, most_entries);
  const bool readable = toml.clean();
  for (std::size_t i = 0; readable && i < entries.size(); ++i) {
    if (const auto reason = refusal(facts, custom, entries[i]))
      toml.remark(root.line("titles", i), *reason);
    else
      custom.titles.push_back(static_cast<std::uint8_t>(*title_named(facts, entries[i])));
  }
  if (toml.clean()) check_size_and_pattern(facts, custom, root);
  return custom;
}

Result<CustomDeck> read_deck(const Facts& facts, const DataFile& file) {
  DataNotes notes;
  TomlFile toml({{file}}, file.path, notes);
  const CustomDeck custom = read_custom_deck(toml, facts);
  toml.finish();
  if (!notes.wrong.empty()) return first_fault("bad_deck", notes);
  return custom;
}

CardSet cards_of(const Facts& facts, const CustomDeck& deck) {
  CardSet cards;
  for (CardId card : facts.deck[index(deck.deck)])
    if (std::count(deck.titles.begin(), deck.titles.end(), facts.title_index[index(card)])) cards.add(card);
  return cards;
}

}  // namespace ludarium::settlers
