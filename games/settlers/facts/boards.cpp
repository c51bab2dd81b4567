// games/settlers/data/factions.toml and attack.toml.
#include <algorithm>

#include "games/settlers/facts/read.hpp"
#include "games/settlers/facts/sentences.hpp"
#include "games/settlers/facts/words.hpp"

namespace ludarium::settlers {

namespace {

void read_game(Row row, Facts& facts) {
  facts.rounds = byte(row, "rounds", 1, 9);
  Row hand = row.row("start_hand");
  facts.start_faction_cards = byte(hand, "faction", 0, 9);
  facts.start_common_cards = byte(hand, "common", 0, 9);
  facts.deal_food = byte(row, "deal_food", 0, 9);
  facts.settlers_per_pair = byte(row, "settlers_per_pair", 1, 9);
  row.confidence({"settlers.row.game", {}});
}

void read_raze_prices(Row row, Facts& facts) {
  facts.raze_hand = byte(row, "hand", 1, 9);  // IS-RAZE-01: never for nothing
  facts.raze_opponent = byte(row, "opponent", 1, 9);
  facts.raze_per_defence = byte(row, "per_defence", 0, 9);
  facts.raze_per_samurai = byte(row, "per_samurai", 0, 9);
  facts.razed_owner_gain = read_goods(row.row("owner_gains"), supply & ~bit(Good::defence));
  row.confidence({"settlers.row.razing", {}});
}

void read_lookout(Row row, Facts& facts) {
  facts.lookout_faction_cards = byte(row, "faction_cards", 0, 9);
  facts.lookout_rows = byte(row, "rows", 1, 9);
  facts.row_beyond_players = byte(row, "row_beyond_players", 0, 9);
  row.confidence({"settlers.row.lookout", {}});
}

void read_variants(Row row, Facts& facts) {
  facts.draft_cards = byte(row, "draft_cards", 2, 9);
  facts.advanced_row = byte(row, "advanced_row", 5, 9);  // two players take four and one is left (IS-VAR-ADV-03)
  facts.peaceful_common_cards = byte(row, "peaceful_common_cards", 0, 9);
  row.confidence({"settlers.row.variants", {}});
}

void read_pattern(Row row, Facts& facts) {
  const std::string_view keys[] = {"single_titles", "double_titles", "triple_titles"};
  for (std::size_t i = 0; i < facts.deck_pattern.size(); ++i) facts.deck_pattern[i] = byte(row, keys[i], 0, 15);
  row.confidence({"settlers.row.faction_decks", {}});
}

void read_board(Row& row, std::size_t place, FactionFacts& faction) {
  const std::size_t found = row.choice("id", faction_names);
  if (row.has("id") && found != place) row.remark("id", says::wrong_place(faction_names[found], faction_names[place]));
  faction.id = faction_names[place];
  faction.produce = read_goods(row.row("produce"), supply);
  Row store = row.row("store");
  faction.store = read_store(store, "goods", supply & ~bit(Good::defence));
  store.confidence({"settlers.row.store", {{"faction", faction.id}}});
  faction.samurai = row.flag("samurai");
  faction.razable = row.flag("razable");
  row.confidence({"settlers.row.board", {{"faction", faction.id}}});
}

void read_attack_deck(TomlFile& file, Row root, Facts& facts) {
  std::vector<Good> cards;
  std::vector<Row> rows = root.rows("attack", 1, field_names.size());
  std::vector<std::size_t> seen;
  for (Row& row : rows) {
    const std::size_t good = row.choice("good", field_names);
    if (std::find(seen.begin(), seen.end(), good) != seen.end()) row.remark("good", says::twice(field_names[good]));
    seen.push_back(good);
    cards.insert(cards.end(), byte(row, "cards", 1, attack_cards), field_goods[good]);
    row.confidence({"settlers.row.attack_cards", {{"good", literal(field_names[good])}}});
  }
  if (rows.empty() || !file.clean()) return;
  if (cards.size() != attack_cards) return rows.back().remark("cards", says::attack_deck(cards.size(), attack_cards));
  std::copy(cards.begin(), cards.end(), facts.attack_good.begin());
}

void read_priority(Row row, Facts& facts) {
  const std::size_t count = facts.japanese_priority.size();
  const std::vector<std::size_t> order = row.choices("priority", field_names, count, count);
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (std::count(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(i), order[i]) > 0)
      row.remark("priority", says::twice(field_names[order[i]]));
    facts.japanese_priority[i] = field_goods[order[i]];
  }
  row.confidence({"settlers.row.attacks_on_japanese", {}});
}

// IS-SOLO-54
void read_achievements(Row root, Facts& facts) {
  for (Row& row : root.rows("achievement", 1, 20)) {
    const std::string rank = row.text("rank");
    Achievement next{static_cast<std::uint16_t>(row.number("at", 0, 999)), "settlers.rank_" + rank};
    row.confidence({"settlers.row.rank", {{"id", rank}}});
    if (facts.achievements.empty() && next.at != 0) row.remark("at", says::ladder_start(next.at));
    for (const Achievement& other : facts.achievements)
      if (other.key == next.key) row.remark("rank", says::twice(rank));
    if (!facts.achievements.empty() && next.at <= facts.achievements.back().at)
      row.remark("at", says::not_rising(next.at, facts.achievements.back().at));
    facts.achievements.push_back(std::move(next));
  }
}

}  // namespace

void read_factions(TomlFile& file, Facts& facts) {
  Row root = file.root();
  read_game(root.row("game"), facts);
  read_raze_prices(root.row("raze"), facts);
  read_lookout(root.row("lookout"), facts);
  read_variants(root.row("variants"), facts);
  read_pattern(root.row("faction_deck"), facts);
  std::vector<Row> rows = root.rows("faction", faction_count, faction_count);
  for (std::size_t i = 0; i < rows.size(); ++i) read_board(rows[i], i, facts.faction[i]);
}

void read_attack(TomlFile& file, Facts& facts) {
  Row root = file.root();
  Row solo = root.row("solo");
  facts.solo_revealed_at_setup = byte(solo, "revealed_at_setup", 0, 9);
  facts.solo_attacks = byte(solo, "attacks_per_round", 1, 9);
  facts.solo_row = byte(solo, "lookout_row", 4, 9);
  solo.confidence({"settlers.row.solo", {}});
  read_priority(root.row("japanese"), facts);
  read_attack_deck(file, root, facts);
  read_achievements(root, facts);
}

}  // namespace ludarium::settlers
