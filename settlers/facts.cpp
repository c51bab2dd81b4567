#include "settlers/facts.hpp"

#include <fmt/format.h>

#include "settlers/facts_names.hpp"
#include "settlers/facts_read.hpp"

namespace ludarium::settlers {

namespace {

// Each copy of each title becomes a card, in the order of the decks; a number after # tells copies apart.
void number_cards(Facts& facts) {
  for (std::size_t t = 0; t < facts.titles.size(); ++t) {
    const Title& title = facts.titles[t];
    for (std::uint8_t copy = 0; copy < title.copies; ++copy) {
      const CardId card = card_at(facts.card_count());
      facts.title_index.push_back(static_cast<std::uint8_t>(t));
      facts.copy_index.push_back(copy);
      facts.card_id.push_back(title.copies == 1 ? title.id : fmt::format("{}#{}", title.id, copy + 1));
      facts.deck[index(title.deck)].add(card);
      facts.kind_set[index(title.kind)].add(card);
      if (!title.spoils.empty()) facts.razable.add(card);
      for (std::size_t colour = 0; colour < facts.colour_set.size(); ++colour)
        if (title.colours >> colour & 1u) facts.colour_set[colour].add(card);
    }
  }
}

Facts read_all(const DataSource& source, DataNotes& notes) {
  Facts facts;
  const auto read = [&](std::string_view name, auto&& fill) {
    TomlFile file(source, fmt::format("settlers/{}.toml", name), notes);
    fill(file);
    file.finish();
  };
  read("factions", [&](TomlFile& file) { read_factions(file, facts); });
  for (std::size_t deck = 0; deck < deck_names.size(); ++deck)
    read(deck_names[deck], [&](TomlFile& file) { read_deck_file(file, facts, static_cast<Deck>(deck)); });
  read("attack", [&](TomlFile& file) { read_attack(file, facts); });
  if (notes.wrong.empty()) number_cards(facts);
  return facts;
}

}  // namespace

Error first_error(std::string code, const DataNotes& notes) {
  return {std::move(code), with_place(notes.wrong.front())};
}

Result<Facts> read_facts(const DataSource& source) {
  DataNotes notes;
  Facts facts = read_all(source, notes);
  if (notes.wrong.empty()) return facts;
  return first_error("bad_data", notes);
}

std::vector<DataRemark> check_data(const DataSource& source) {
  DataNotes notes;
  read_all(source, notes);
  return notes.wrong;
}

std::vector<DataRemark> doubts(const DataSource& source) {
  DataNotes notes;
  read_all(source, notes);
  return notes.doubtful;
}

}  // namespace ludarium::settlers
