// games/scythe/data/factory.toml, encounters.toml, objectives.toml and structure_bonus.toml.
#include <algorithm>

#include "games/scythe/facts/read.hpp"
#include "games/scythe/facts/sentences.hpp"
#include "games/scythe/facts/words.hpp"

namespace ludarium::scythe {

namespace {

constexpr int most_at_once = 9;
constexpr std::size_t max_factory_cards = 31;  // a bit each in the state, one bit is taken
constexpr std::size_t max_encounter_cards = 64;
constexpr std::size_t max_objectives = 99;

struct CostWord {
  std::string_view word;
  std::uint8_t Cost::*part;
};
constexpr CostWord cost_words[] = {{"coins", &Cost::coins}, {"popularity", &Cost::popularity},
                                   {"power", &Cost::power}, {"combat_cards", &Cost::cards},
                                   {"any", &Cost::any},     {"different", &Cost::different}};
struct GainWord {
  std::string_view word;
  std::uint8_t Gain::*part;
};
constexpr GainWord gain_words[] = {{"coins", &Gain::coins},
                                   {"popularity", &Gain::popularity},
                                   {"power", &Gain::power},
                                   {"combat_cards", &Gain::cards},
                                   {"any", &Gain::any},
                                   {"worker", &Gain::worker},
                                   {"mech", &Gain::mech},
                                   {"structure", &Gain::structure},
                                   {"recruit", &Gain::recruit},
                                   {"upgrade", &Gain::upgrade},
                                   {"produce", &Gain::produce},
                                   {"peek", &Gain::peek},
                                   {"transport", &Gain::transport}};

std::uint8_t amount(Row& row, std::string_view word) {
  return static_cast<std::uint8_t>(row.number_or(word, 1, most_at_once, 0));
}

Cost read_cost(Row row) {
  Cost cost;
  for (const CostWord& entry : cost_words) cost.*entry.part = amount(row, entry.word);
  return cost;
}

int kinds(const Gain& gain) {
  int count = 0;
  for (const GainWord& entry : gain_words) count += gain.*entry.part != 0;
  for (std::uint8_t tokens : gain.tokens) count += tokens != 0;
  return count;
}

Gain read_gain(Row row) {
  Gain gain;
  for (const GainWord& entry : gain_words) gain.*entry.part = amount(row, entry.word);
  for (std::size_t i = 0; i < resource_types; ++i) gain.tokens[i] = amount(row, resource_names[i]);
  if (kinds(gain) == 0) row.remark(says::nothing_gained());
  return gain;
}

Gain read_gain_or_choice(Row& row) {
  if (row.has("gain") == row.has("gain_one_of")) row.remark(says::gain_and_choice());
  if (!row.has("gain_one_of")) return row.has("gain") ? read_gain(row.row("gain")) : Gain{};
  if (row.has("gain")) row.row("gain");
  Gain gain = read_gain(row.row("gain_one_of"));
  if (kinds(gain) < 2) row.remark("gain_one_of", says::no_choice());
  gain.choose_one = 1;
  return gain;
}

// Cards are known by their number: card n is row n, and the base game's come first.
class CardOrder {
 public:
  bool next(Row& row) {
    const int number = row.number("number", 1, 99);
    if (number != static_cast<int>(++count_)) row.remark("number", says::wrong_number(number, count_));
    const bool promo = row.flag("promo");
    if (!promo && promo_seen_) row.remark(says::promo_before_base());
    promo_seen_ = promo_seen_ || promo;
    base_ += promo ? 0 : 1;
    row.confidence({"scythe.row.card", {{"number", long{number}}}});
    return promo;
  }
  // The box says how many cards the base game has; the last of them is where one is missing or too many.
  void compare(TomlFile& file, std::vector<Row>& rows, std::size_t promised) const {
    if (rows.empty() || !file.all_clean() || base_ == promised) return;
    rows[base_ == 0 ? 0 : base_ - 1].remark(says::wrong_deck(base_, promised));
  }

 private:
  std::size_t count_ = 0, base_ = 0;
  bool promo_seen_ = false;
};

void read_option(Row row, EncounterOption& option, bool must_be_free) {
  if (row.has("cost")) option.cost = read_cost(row.row("cost"));
  option.gain = read_gain(row.row("gain"));
  if (must_be_free && option.cost != Cost{}) row.remark(says::option_not_free());
  const Cost payable{.coins = option.cost.coins, .popularity = option.cost.popularity};
  if (option.cost != payable) row.remark(says::bad_encounter_cost());
}

// How high each condition can count; a bound beyond it could never be met.
int most_possible(const Facts& facts, Condition condition) {
  switch (condition) {
    case Condition::control_factory:
    case Condition::highest_power:
    case Condition::forced_worker_retreat:
    case Condition::factory_cards:
    case Condition::one_territory_character:
    case Condition::workers_equal_recruits:
      return 1;
    case Condition::power:
      return facts.power_max;
    case Condition::popularity:
      return facts.popularity_max;
    case Condition::workers:
    case Condition::one_territory_workers:
    case Condition::workers_on_one_territory_adjacent_to_factory:
      return workers_per_faction;
    case Condition::mechs:
    case Condition::one_territory_mechs:
      return mechs_per_faction;
    case Condition::structures:
    case Condition::structures_adjacent_to_home_base:
      return structures_per_faction;
    case Condition::recruits:
      return recruits_per_faction;
    case Condition::upgrades:
      return cubes_per_faction;
    case Condition::control_adjacent_to_factory:
    case Condition::control_around_one_lake:
      return 6;  // a hex has six sides
    case Condition::one_territory_pieces:
      return 14;  // character, mechs, workers and the one structure a territory can hold
    default:
      return 99;
  }
}

Bound read_need(Row& row, const Facts& facts) {
  Bound bound{.condition = static_cast<Condition>(row.choice("what", condition_names))};
  const int most = most_possible(facts, bound.condition);
  const bool exact = row.has("exactly"), least = row.has("at_least"), cap = row.has("at_most");
  if (exact == (least || cap)) row.remark(says::no_bound());
  if (exact) bound.at_least = bound.at_most = static_cast<std::int16_t>(row.number("exactly", 0, most));
  if (least) bound.at_least = static_cast<std::int16_t>(row.number("at_least", 1, most));
  if (cap) bound.at_most = static_cast<std::int16_t>(row.number("at_most", 0, most));
  if (bound.at_least > bound.at_most) row.remark(says::empty_bound(bound.at_least, bound.at_most));
  return bound;
}

void read_needs(Row& row, const Facts& facts, Objective& objective) {
  for (Row& need : row.rows("needs", 1, 9)) {
    const Bound bound = read_need(need, facts);
    const auto same = [&](const Bound& other) { return other.condition == bound.condition; };
    if (std::any_of(objective.bounds.begin(), objective.bounds.end(), same))
      need.remark(says::twice(condition_names[index(bound.condition)]));
    objective.bounds.push_back(bound);
  }
}

BonusTile read_tile(Row& row) {
  BonusTile tile;
  const std::size_t rule = row.choice("id", bonus_rule_names);
  tile.id = bonus_rule_names[rule];
  tile.rule = static_cast<BonusRule>(rule);
  tile.coins_by_count = {0};
  for (Row& step : row.rows("ladder", 1, 20)) {
    const int from = step.number("from", 1, 20), to = step.number("to", 1, 20), coins = step.number("coins", 1, 99);
    const int expected = static_cast<int>(tile.coins_by_count.size()), before = tile.coins_by_count.back();
    if (from != expected) step.remark(says::ladder_gap(from, expected));
    if (to < from) step.remark(says::step_backwards(from, to));
    if (coins <= before) step.remark(says::ladder_falls(coins, before));
    for (int count = from; count <= to; ++count) tile.coins_by_count.push_back(static_cast<std::uint8_t>(coins));
  }
  row.confidence({"scythe.row.tile", {{"id", tile.id}}});
  return tile;
}

}  // namespace

void read_factory(TomlFile& file, Facts& facts) {
  Row root = file.root();
  Row rules = root.row("rules");
  facts.factory_cards_beyond_players = byte(rules, "cards_beyond_players", 0, 5);
  facts.factory_move_units = byte(rules, "move_units", 1, 1);  // one unit alone is what ends the action at its stop
  facts.factory_move_steps = byte(rules, "move_steps", 1, 9);
  rules.confidence({"scythe.row.factory", {}});
  root.row("numbering").confidence({"scythe.row.numbering", {}});
  CardOrder order;
  const std::size_t least = max_players + facts.factory_cards_beyond_players;
  std::vector<Row> rows = root.rows("card", least, max_factory_cards);
  for (Row& row : rows) {
    FactoryCard card;
    card.promo = order.next(row);
    card.cost = read_cost(row.row("cost"));
    card.gain = read_gain_or_choice(row);
    facts.factory_cards.push_back(card);
  }
  order.compare(file, rows, facts.box.factory_cards);
}

void read_encounters(TomlFile& file, Facts& facts) {
  Row root = file.root();
  Row rules = root.row("rules");
  const int options = static_cast<int>(options_per_encounter);
  facts.encounter_options = byte(rules, "options", 1, options);
  facts.encounter_options_polania = byte(rules, "options_polania", 1, options);
  rules.confidence({"scythe.row.encounters", {}});
  CardOrder order;
  std::vector<Row> rows = root.rows("card", 1, max_encounter_cards);
  for (Row& row : rows) {
    EncounterCard card;
    card.promo = order.next(row);
    read_option(row.row("a"), card.option[0], true);
    read_option(row.row("b"), card.option[1], false);
    read_option(row.row("c"), card.option[2], false);
    facts.encounter_cards.push_back(card);
  }
  order.compare(file, rows, facts.box.encounter_cards);
}

void read_objectives(TomlFile& file, Facts& facts) {
  Row root = file.root();
  Row rules = root.row("rules");
  facts.objective_star_limit = byte(rules, "stars", 1, 2);
  facts.objective_star_limit_saxony = byte(rules, "stars_saxony", 1, 2);
  rules.confidence({"scythe.row.objectives", {}});
  CardOrder order;
  std::vector<Row> rows = root.rows("objective", 2 * max_players, max_objectives);
  for (Row& row : rows) {
    Objective objective;
    objective.promo = order.next(row);
    objective.end_of_turn = row.flag("end_of_turn");
    objective.title_key = "scythe.objective_" + row.text("id");
    for (const Objective& other : facts.objectives)
      if (other.title_key == objective.title_key) row.remark("id", says::twice(row.text("id")));
    read_needs(row, facts, objective);
    facts.objectives.push_back(std::move(objective));
  }
  order.compare(file, rows, facts.box.objective_cards);
}

void read_structure_bonus(TomlFile& file, Facts& facts) {
  std::vector<Row> rows = file.root().rows("tile", 1, bonus_rule_names.size());
  for (Row& row : rows) {
    BonusTile tile = read_tile(row);
    for (const BonusTile& other : facts.bonus_tiles)
      if (other.id == tile.id) row.remark("id", says::twice(tile.id));
    facts.bonus_tiles.push_back(std::move(tile));
  }
  if (!rows.empty() && file.all_clean() && rows.size() != facts.box.bonus_tiles)
    rows.back().remark(says::wrong_deck(rows.size(), facts.box.bonus_tiles));
}

}  // namespace ludarium::scythe
