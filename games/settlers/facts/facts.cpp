#include "games/settlers/facts/facts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "games/settlers/facts/read.hpp"
#include "games/settlers/facts/words.hpp"

namespace ludarium::settlers {

namespace {

// Of a choice the first; of cards drawn those that are kept.
Goods yield_of(const Title& title) {
  Goods yield;
  if (title.kind != Kind::production) return yield;
  yield = title.produce;
  if (!title.produce_choice.empty())
    for (std::size_t i = 0; i < good_count; ++i)
      yield.count[i] = static_cast<std::uint8_t>(yield.count[i] + title.produce_choice[0].count[i]);
  if (title.produce_draw.draw)
    yield[Good::card] = static_cast<std::uint8_t>(yield[Good::card] + title.produce_draw.keep);
  return yield;
}

void sort_stash(Facts& facts, const Title& title, CardId card) {
  const auto same = [&](std::uint8_t before) { return facts.titles[before].stash == title.stash; };
  facts.stash_place.push_back(static_cast<std::uint8_t>(std::count_if(
      facts.title_index.begin(), facts.title_index.begin() + static_cast<std::ptrdiff_t>(index(card)), same)));
  if (title.stash != Stash::none) facts.scoring_stash.add(card);
}

// The sets by what is printed on a card, so that the rules need not look at every card.
void sort_card(Facts& facts, const Title& title, CardId card) {
  facts.deck[index(title.deck)].add(card);
  facts.kind_set[index(title.kind)].add(card);
  facts.cost.push_back(title.cost);
  facts.action.push_back({title.action_cost, title.uses, title.operation.op});
  facts.yield.push_back(yield_of(title));
  if (title.kind == Kind::production && title.produce_per.max) facts.varied_yield.add(card);
  sort_stash(facts, title, card);
  if (title.expansion) facts.expansion.add(card);
  if (!title.spoils.empty()) facts.razable.add(card);
  if (!title.deals.empty()) facts.dealable.add(card);
  for (std::size_t colour = 0; colour < facts.colour_set.size(); ++colour)
    if (title.colours >> colour & 1u) facts.colour_set[colour].add(card);
  if (title.kind != Kind::feature) return;
  facts.firing[index(title.on.trigger)].add(card);
  if (title.stash != Stash::none) facts.stashing.add(card);
  if (title.store) facts.storing.add(card);
  if (title.deal_goods_to_vp) facts.giving_up.add(card);
}

// Each copy of each title becomes a card, in the order of the decks; the printed number after # tells copies apart.
void number_cards(Facts& facts) {
  for (std::size_t t = 0; t < facts.titles.size(); ++t) {
    const Title& title = facts.titles[t];
    for (std::uint8_t copy = 0; copy < title.copies; ++copy) {
      const CardId card = card_at(facts.card_count());
      facts.title_index.push_back(static_cast<std::uint8_t>(t));
      facts.copy_index.push_back(copy);
      facts.card_id.push_back(title.copies == 1 ? title.id : fmt::format("{}#{}", title.id, title.number + copy));
      sort_card(facts, title, card);
    }
  }
}

// A data folder may bring faction decks of one's own, one a file; the file's name is the deck's.
void read_custom_decks(const DataSource& source, Facts& facts, DataNotes& notes) {
  constexpr std::string_view folder = "settlers/decks/", ending = ".toml";
  for (const DataFile& data : source.files) {
    if (!data.path.starts_with(folder) || !data.path.ends_with(ending)) continue;
    TomlFile file(source, data.path, notes);
    CustomDeck deck = read_custom_deck(file, facts);
    file.finish();
    deck.name = data.path.substr(folder.size(), data.path.size() - folder.size() - ending.size());
    facts.custom_decks.push_back(std::move(deck));
  }
}

Facts read_all(const DataSource& source, DataNotes& notes) {
  Facts facts;
  ChapterReader chapters("settlers", source, notes);
  chapters.read("factions", [&](TomlFile& file) { read_factions(file, facts); });
  for (std::size_t deck = 0; deck < deck_names.size(); ++deck)
    chapters.read(deck_names[deck], [&](TomlFile& file) { read_deck_file(file, facts, static_cast<Deck>(deck)); });
  chapters.read("attack", [&](TomlFile& file) { read_attack(file, facts); });
  if (!notes.wrong.empty()) return facts;
  number_cards(facts);
  read_custom_decks(source, facts, notes);
  return facts;
}

}  // namespace

Result<Facts> read_facts(const DataSource& source) { return read_with(read_all, source); }
std::vector<DataRemark> check_data(const DataSource& source) { return notes_of(read_all, source).wrong; }
std::vector<DataRemark> doubts(const DataSource& source) { return notes_of(read_all, source).doubtful; }

}  // namespace ludarium::settlers
