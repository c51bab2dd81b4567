// The five decks: games/settlers/data/barbarians.toml, romans.toml, egyptians.toml, japanese.toml and common.toml.
#include <algorithm>
#include <cctype>

#include "games/settlers/facts/read.hpp"
#include "games/settlers/facts/sentences.hpp"
#include "games/settlers/facts/words.hpp"
#include "games/settlers/rules/state.hpp"

namespace ludarium::settlers {

namespace {

constexpr std::size_t most_titles = 120;
constexpr int most_common_cards = 120;
constexpr int most_cards = static_cast<int>(CardId::none);  // more than a CardId cannot tell apart
constexpr int most_copies = 9;

bool is_word(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

// One deck while its file is read.
struct DeckReader {
  TomlFile& file;
  Facts& facts;
  Deck deck;
  std::string prefix;       // "rom_"
  std::size_t first_title;  // of this deck, in facts.titles
  int next_number = 1;

  bool common() const { return deck == Deck::common; }
  bool razable() const { return common() || facts.faction[index(deck)].razable; }
  bool samurai() const { return !common() && facts.faction[index(deck)].samurai; }

  void read_id(Row& row, Title& title) const;
  void read_title(Row& row, Title& title) const;
  void read_copies(Row& row, Title& title);
  void read_fields(Row& row, Title& title) const;
  void read_production(Row& row, Title& title) const;
  void read_feature(Row& row, Title& title) const;
  void read_bonus(Row& row, Title& title) const;
  void check_places(Row& row, const Title& title) const;
  Title read_card(Row& row);
  void check_pattern(Row& deck_row) const;
  void check_colours(Row row) const;
  void check_total(Row& deck_row, int promised) const;
};

void DeckReader::read_id(Row& row, Title& title) const {
  title.id = row.text("id");
  if (!title.id.starts_with(prefix) || !is_word(title.id) || title.id.size() == prefix.size())
    row.remark("id", says::bad_id(title.id, prefix));
  for (const Title& other : facts.titles)
    if (other.id == title.id) row.remark("id", says::twice(title.id));
}

// A card of one's own is in no catalogue: its name is said as it stands in every language.
std::string own_name(Row& row) {
  const std::string name = row.text("name");
  if (row.has("term")) row.remark(says::one_of("term", "name"));
  if (name.find_first_not_of(' ') == std::string::npos || name.find('\n') != std::string::npos)
    row.remark("name", says::bad_name());
  return name;
}

// Most titles are called in the catalogue as here; `term` names another key, `title_of` a card of the same title.
void DeckReader::read_title(Row& row, Title& title) const {
  if (row.has("title") == row.has("title_of")) row.remark(says::one_of("title", "title_of"));
  if (row.has("title_of")) {
    const std::string id = row.text("title_of");
    const auto first = std::find_if(facts.titles.begin() + static_cast<std::ptrdiff_t>(first_title), facts.titles.end(),
                                    [&](const Title& other) { return other.id == id; });
    if (first == facts.titles.end()) return row.remark("title_of", says::unknown_title(id));
    title.name_key = first->name_key;
  }
  if (!row.has("title")) return;
  Row name = row.row("title");
  const std::string plain = title.id.substr(std::min(prefix.size(), title.id.size()));
  const std::string term = name.has("term") ? name.text("term") : plain;
  if (!is_word(term)) name.remark("term", says::bad_term(term));
  title.name_key = name.has("name") ? own_name(name) : "settlers.card_" + term;
  for (const Title& other : facts.titles)
    if (other.name_key == title.name_key) name.remark("term", says::same_title(other.id));
  name.confidence({"settlers.row.title", {{"id", title.id}}});
}

std::vector<Good> read_field(Row& row, std::string_view key, std::size_t most) {
  std::vector<Good> goods;
  for (std::size_t good : row.choices(key, field_names, 0, most)) goods.push_back(field_goods[good]);
  return goods;
}

// IS-COMP-16: the copies of a title bear numbers in a row, and each has a Deal field of its own.
void DeckReader::read_copies(Row& row, Title& title) {
  title.copies = byte(row, "copies", 1, common() ? most_copies : static_cast<int>(facts.deck_pattern.size()));
  const int number = row.number("number", 1, 999);
  title.number = static_cast<std::uint16_t>(number);
  if (row.has("number") && number != next_number) row.remark("number", says::wrong_number(number, next_number));
  next_number = number + title.copies;
  title.deals = read_field(row, "deal", most_copies);
  if (common() && row.has("deal")) return row.remark("deal", says::no_deal_field());
  if (!common() && title.deals.size() != title.copies)
    row.remark("deal", says::wrong_copies("deal", title.deals.size(), title.copies));
}

void DeckReader::read_fields(Row& row, Title& title) const {
  title.kind = static_cast<Kind>(row.choice("kind", kind_names));
  if (!row.has("colours")) row.remark(says::no_colours());
  for (std::size_t colour : row.choices("colours", colour_names, 0, colour_names.size())) {
    if (title.colours >> colour & 1u) row.remark("colours", says::twice(colour_names[colour]));
    title.colours = static_cast<Colours>(title.colours | 1u << colour);
  }
  title.cost = read_build_cost(row.row("cost"), common());
  title.spoils = read_field(row, "raze", 2);
  if (!title.spoils.empty() && !razable()) row.remark("raze", says::no_raze_field());
}

bool for_one_faction(Op op) { return op == Op::take_over || op == Op::deal_on_location; }

// Effects of one sort: a card has at most one of them, and only a card of `kind` has any. Gives whether there is one.
bool one_effect(Row& row, const Title& title, Kind kind, std::initializer_list<std::string_view> keys) {
  std::string_view found;
  for (std::string_view key : keys) {
    if (!row.has(key)) continue;
    if (title.kind != kind) row.remark(key, says::not_for_kind(key, kind_names[index(title.kind)]));
    if (!found.empty()) row.remark(key, says::two_effects(found, key));
    found = key;
  }
  return !found.empty();
}

void DeckReader::read_production(Row& row, Title& title) const {
  const bool any = one_effect(row, title, Kind::production,
                              {"produce", "produce_per", "produce_choice", "produce_draw", "produce_copy"});
  if (row.has("produce")) title.produce = read_goods(row.row("produce"), card_gains);
  if (row.has("produce_per")) title.produce_per = read_per(row.row("produce_per"));
  if (row.has("produce_choice")) title.produce_choice = read_options(row, "produce_choice");
  if (row.has("produce_draw")) title.produce_draw = read_draw(row.row("produce_draw"));
  title.produce_copy = row.flag("produce_copy");
  if (title.kind == Kind::production && !any) row.remark(says::no_effect(kind_names[index(title.kind)]));
  if (title.produce_per.samurai && !samurai()) row.remark("produce_per", says::no_samurai());
}

void DeckReader::read_feature(Row& row, Title& title) const {
  const bool any = one_effect(row, title, Kind::feature, {"on", "store", "stash", "deal_goods_to_vp"});
  if (row.has("on")) title.on = read_on(row.row("on"));
  if (row.has("store")) title.store = read_store(row, "store", supply & ~bit(Good::defence));
  if (row.has("stash")) read_stash(row.row("stash"), title);
  if (row.has("deal_goods_to_vp")) title.deal_goods_to_vp = byte(row, "deal_goods_to_vp", 1, most_at_once);
  const bool bonus = row.has("bonus") || row.has("bonus_per");  // alone, they make a feature without lasting power
  if (title.kind == Kind::feature && !any && !bonus) row.remark(says::no_effect(kind_names[index(title.kind)]));
}

void DeckReader::read_bonus(Row& row, Title& title) const {
  if (row.has("bonus"))
    title.bonus = read_goods(row.row("bonus"), static_cast<GoodSet>(card_gains | bit(Good::samurai)));
  if (row.has("bonus_per")) title.bonus_per = read_per(row.row("bonus_per"));
  if (title.bonus[Good::samurai] > 0 && !samurai()) row.remark("bonus", says::no_samurai());
  if (title.bonus_per.samurai && !samurai()) row.remark("bonus_per", says::no_samurai());
}

// A position has places for so many stashes, and for one player's take-overs and Trade Route deals.
void DeckReader::check_places(Row& row, const Title& title) const {
  std::size_t taking = title.copies;
  for (const Title& other : facts.titles) {
    if (other.stash == title.stash) taking += other.copies;
    if (other.operation.op == title.operation.op && other.deck != deck && for_one_faction(title.operation.op))
      return row.remark("action", says::one_faction_only(op_names[index(title.operation.op) - 1]));
  }
  if (common() && for_one_faction(title.operation.op))
    row.remark("action", says::one_faction_only(op_names[index(title.operation.op) - 1]));
  const std::size_t most = title.stash == Stash::hand_cards ? hand_stashes : stashes - hand_stashes;
  if (title.stash != Stash::none && taking > most)
    row.remark("stash", says::too_many_stashes(stash_names[index(title.stash) - 1], most));
}

Title DeckReader::read_card(Row& row) {
  Title title;
  title.deck = deck;
  read_id(row, title);
  read_title(row, title);
  read_copies(row, title);
  if (!common()) title.expansion = row.flag("expansion");
  read_fields(row, title);
  read_production(row, title);
  read_feature(row, title);
  read_bonus(row, title);
  const bool action = one_effect(row, title, Kind::action, {"action"});
  if (action) read_action(row.row("action"), title);
  if (title.kind == Kind::action && !action) row.remark(says::no_effect(kind_names[index(title.kind)]));
  check_places(row, title);
  row.confidence({"settlers.row.card", {{"id", title.id}}});
  return title;
}

// IS-CUST-01
void DeckReader::check_pattern(Row& deck_row) const {
  for (int copies = static_cast<int>(facts.deck_pattern.size()); copies >= 1; --copies) {
    const int expected = facts.deck_pattern[static_cast<std::size_t>(copies) - 1];
    const auto found =
        std::count_if(facts.titles.begin() + static_cast<std::ptrdiff_t>(first_title), facts.titles.end(),
                      [&](const Title& title) { return title.copies == copies && !title.expansion; });
    if (found != expected) deck_row.remark(says::wrong_pattern(copies, static_cast<int>(found), expected));
  }
}

void DeckReader::check_colours(Row row) const {
  constexpr std::size_t none = colour_names.size();
  std::array<int, none + 1> counted{};
  for (std::size_t i = first_title; i < facts.titles.size(); ++i) {
    const Title& title = facts.titles[i];
    for (std::size_t colour = 0; colour < none; ++colour)
      if (title.colours >> colour & 1u) counted[colour] += title.copies;
    if (title.colours == 0) counted[none] += title.copies;
  }
  const bool complete = file.clean();
  for (std::size_t colour = 0; colour < counted.size(); ++colour) {
    const std::string_view name = colour < none ? colour_names[colour] : "none";
    const int promised = row.number(name, 0, most_common_cards);
    if (complete && row.has(name) && promised != counted[colour])
      row.remark(name, says::wrong_total(name, promised, counted[colour]));
  }
}

void DeckReader::check_total(Row& deck_row, int promised) const {
  int counted = 0, all = 0;
  for (std::size_t i = 0; i < facts.titles.size(); ++i) {
    all += facts.titles[i].copies;
    if (i >= first_title && !facts.titles[i].expansion) counted += facts.titles[i].copies;
  }
  if (all > most_cards) deck_row.remark("cards", says::too_many_cards(all, most_cards));
  if (promised != counted) deck_row.remark("cards", says::wrong_total("cards", promised, counted));
}

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

}  // namespace

void read_deck_file(TomlFile& file, Facts& facts, Deck deck) {
  Row root = file.root();
  Row row = root.row("deck");
  const std::string code = row.text("code");
  DeckReader reader{file, facts, deck, lower(code) + "_", facts.titles.size()};
  if (!reader.common()) facts.faction[index(deck)].code = code;
  const int cards = row.number("cards", 1, most_common_cards);
  facts.end_vp[index(deck)] = byte(row, "end_vp", 0, 9);
  row.confidence({"settlers.row.deck", {{"id", code}}});
  for (Row& card : root.rows("card", 1, most_titles)) facts.titles.push_back(reader.read_card(card));
  if (file.all_clean()) reader.check_total(row, cards);
  if (file.all_clean() && !reader.common()) reader.check_pattern(row);
  if (reader.common()) reader.check_colours(row.row("colours"));
}

}  // namespace ludarium::settlers
