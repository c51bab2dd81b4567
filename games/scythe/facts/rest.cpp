// games/scythe/data/box.toml, combat.toml, scoring.toml, hints.toml and records.toml.
#include <algorithm>

#include "games/scythe/facts/read.hpp"
#include "games/scythe/facts/sentences.hpp"
#include "games/scythe/facts/words.hpp"

namespace ludarium::scythe {

namespace {

void read_common(Row row, BoxFacts& box) {
  for (std::size_t i = 0; i < resource_types; ++i) box.tokens[i] = byte(row, resource_names[i], 1, 250);
  box.coins = byte(row, "coins", 1, 250);
  box.multipliers = byte(row, "multipliers", 0, 250);
  box.encounter_tokens = byte(row, "encounter_tokens", 0, 99);
  box.power_dials = byte(row, "power_dials", 2, 2);
  box.bonus_tiles = byte(row, "structure_bonus_tiles", 1, 99);
  box.player_mats = byte(row, "player_mats", mats, mats);
  box.combat_cards = byte(row, "combat_cards", 1, 250);
  box.objective_cards = byte(row, "objective_cards", 1, 99);
  box.encounter_cards = byte(row, "encounter_cards", 1, 99);
  box.factory_cards = byte(row, "factory_cards", 1, 99);
  row.confidence({"scythe.row.stock", {}});
}

// A position has places for exactly these pieces; the file may not promise others.
void read_pieces(Row row, PieceFacts& pieces) {
  pieces.faction_mats = byte(row, "faction_mats", 1, 1);
  pieces.action_tokens = byte(row, "action_tokens", 1, 1);
  pieces.popularity_tokens = byte(row, "popularity_tokens", 1, 1);
  pieces.power_tokens = byte(row, "power_tokens", 1, 1);
  pieces.stars = byte(row, "stars", 1, 9);
  pieces.structures = byte(row, "structures", structures_per_faction, structures_per_faction);
  pieces.recruits = byte(row, "recruits", recruits_per_faction, recruits_per_faction);
  pieces.mechs = byte(row, "mechs", mechs_per_faction, mechs_per_faction);
  pieces.characters = byte(row, "characters", 1, 1);
  pieces.workers = byte(row, "workers", workers_per_faction, workers_per_faction);
  pieces.cubes = byte(row, "technology_cubes", cubes_per_faction, cubes_per_faction);
  row.confidence({"scythe.row.pieces", {}});
}

void check_deck(TomlFile& file, std::vector<Row>& rows, const Facts& facts) {
  if (rows.empty() || !file.all_clean()) return;
  std::size_t total = 0;
  for (std::uint8_t count : facts.card_count) total += count;
  if (total != facts.box.combat_cards) rows.back().remark(says::wrong_deck(total, facts.box.combat_cards));
}

void read_tiers(TomlFile& file, Row& root, Facts& facts) {
  std::vector<Row> rows = root.rows("tier", 1, 9);
  int expected = 0;
  for (Row& row : rows) {
    PopularityTier tier;
    tier.from = byte(row, "from", 0, 99);
    tier.to = byte(row, "to", 0, 99);
    tier.per_star = byte(row, "star", 0, 99);
    tier.per_territory = byte(row, "territory", 0, 99);
    tier.per_two_tokens = byte(row, "two_tokens", 0, 99);
    row.confidence({"scythe.row.tier", {{"from", number(tier.from)}}});
    if (tier.from != expected) row.remark("from", says::ladder_gap(tier.from, expected));
    if (tier.to < tier.from) row.remark("to", says::step_backwards(tier.from, tier.to));
    expected = tier.to + 1;
    facts.tiers.push_back(tier);
  }
  if (!rows.empty() && file.clean() && facts.tiers.back().to != facts.popularity_max)
    rows.back().remark("to", says::tier_end(facts.tiers.back().to, facts.popularity_max));
}

void read_stars(Row row, Facts& facts) {
  const std::vector<std::size_t> goals = row.choices("goals", goal_names, star_goals, star_goals);
  for (std::size_t i = 0; i < goals.size(); ++i)
    if (goals[i] != i) row.remark("goals", says::wrong_place(goal_names[goals[i]], goal_names[i]));
  facts.stars_to_end = byte(row, "to_end", 1, 6);
  row.confidence({"scythe.row.stars", {}});
}

std::vector<std::string> read_keys(Row& root, std::string_view list) {
  std::vector<std::string> keys;
  for (Row& row : root.rows(list, 1, 20)) {
    std::string key = row.text("key");
    if (!key.starts_with("scythe.hint.")) row.remark("key", says::bad_hint_key(key));
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) row.remark("key", says::twice(key));
    row.confidence({"scythe.row.hint", {{"key", key}}});
    keys.push_back(std::move(key));
  }
  return keys;
}

}  // namespace

void read_box(TomlFile& file, Facts& facts) {
  read_common(file.root().row("common"), facts.box);
  read_pieces(file.root().row("faction"), facts.pieces);
}

void read_combat(TomlFile& file, Facts& facts) {
  Row root = file.root();
  std::vector<Row> rows = root.rows("deck", card_values, card_values);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    facts.card_value[i] = byte(rows[i], "value", 1, 9);
    facts.card_count[i] = byte(rows[i], "count", 1, 60);
    if (i > 0 && facts.card_value[i] <= facts.card_value[i - 1]) rows[i].remark("value", says::cards_not_rising());
    rows[i].confidence({"scythe.row.combat_cards", {{"value", number(facts.card_value[i])}}});
  }
  Row combat = root.row("combat");
  facts.dial_max = byte(combat, "dial_max", 1, 16);
  facts.cards_per_unit = byte(combat, "cards_per_unit", 1, 3);
  facts.loser_draws = byte(combat, "loser_draws", 0, 9);
  facts.popularity_per_worker = byte(combat, "popularity_per_worker", 0, 9);
  facts.combat_star_limit = byte(combat, "stars", 1, 6);
  combat.confidence({"scythe.row.combat", {}});
  check_deck(file, rows, facts);
}

void read_scoring(TomlFile& file, Facts& facts) {
  Row root = file.root();
  Row tracks = root.row("tracks");
  facts.power_max = byte(tracks, "power_max", 1, 60);
  facts.popularity_max = byte(tracks, "popularity_max", 1, 60);
  tracks.confidence({"scythe.row.tracks", {}});
  read_stars(root.row("stars"), facts);
  read_tiers(file, root, facts);
  Row scoring = root.row("scoring");
  facts.factory_territories = byte(scoring, "factory_territories", 1, 9);
  scoring.confidence({"scythe.row.scoring", {}});
  Row yardstick = root.row("yardstick");
  facts.usual_winning_fortune = byte(yardstick, "winning_fortune", 1, 250);
  yardstick.confidence({"scythe.row.fortune", {}});
  Row delay = root.row("delay");
  facts.delay_popularity = byte(delay, "popularity", 1, 18);
  delay.confidence({"scythe.row.delay", {}});
}

void read_hints(TomlFile& file, Facts& facts) {
  Row root = file.root();
  facts.hints = read_keys(root, "turn");
  facts.advice = read_keys(root, "always");
}

void read_records(TomlFile& file, Facts& facts) {
  Row root = file.root();
  Row sheet = root.row("sheet");
  facts.records_per_win = byte(sheet, "entries_per_win", 0, 9);
  sheet.confidence({"scythe.row.sheet", {}});
  for (Row& row : root.rows("line", 0, 99)) {
    RecordLine line{row.text("id"), static_cast<Faction>(row.choice("faction", faction_names))};
    for (const RecordLine& other : facts.record_lines)
      if (other.id == line.id) row.remark("id", says::twice(line.id));
    row.confidence({"scythe.row.record_line", {{"id", line.id}}});
    facts.record_lines.push_back(std::move(line));
  }
}

}  // namespace ludarium::scythe
