// games/scythe/data/automa.toml: the solo opponent.
#include <algorithm>
#include <numeric>

#include "games/scythe/facts/read.hpp"
#include "games/scythe/facts/sentences.hpp"
#include "games/scythe/facts/words.hpp"

namespace ludarium::scythe {
namespace {

constexpr int most_doubts = 40;
constexpr Names<bottom_actions + 1> recruit_bonus_names = {"power", "coins", "popularity", "combat_card", "none"};

void read_setup(Row row, AutomaFacts& automa, const Facts& facts) {
  automa.coins = byte(row, "coins", 0, 99);
  automa.popularity = byte(row, "popularity", 0, facts.popularity_max);
  row.confidence({"scythe.row.automa_setup", {}});
}

void read_ranges(Row row, AutomaFacts& automa, const Facts& facts) {
  automa.range_to[0] = byte(row, "low_to", 0, facts.power_max);
  automa.range_to[1] = byte(row, "middle_to", automa.range_to[0], facts.power_max);
  row.confidence({"scythe.row.automa_ranges", {}});
}

void read_marker(Row row, AutomaFacts& automa) {
  const std::vector<std::size_t> bases = row.choices("bases", base_names, all_bases, all_bases);
  for (std::size_t i = 0; i < bases.size() && i < all_bases; ++i) {
    automa.marker_bases[i] = static_cast<std::uint8_t>(bases[i]);
    if (std::count(bases.begin(), bases.end(), bases[i]) > 1) row.remark("bases", says::twice(base_names[bases[i]]));
  }
  automa.marker_moves = byte(row, "moves", 1, all_bases - 1);
  row.confidence({"scythe.row.automa_marker", {}});
}

void in_place(Row& row, std::string_view key, NameList words, std::size_t place) {
  const std::size_t found = row.choice(key, words);
  if (row.has(key) && found != place) row.remark(key, says::wrong_place(words[found], words[place]));
}

// SC-AUTO-110: the last space gives the last star.
void read_tracker(Row& row, StarTracker& tracker, std::size_t level, int stars) {
  in_place(row, "id", automa_level_names, level);
  tracker.spaces = byte(row, "spaces", 2, 32);
  tracker.opens = byte(row, "opens", 0, tracker.spaces - 1);
  tracker.scheme_2 = byte(row, "scheme_2", 1, tracker.spaces - 1);
  const auto count = static_cast<std::size_t>(stars);
  const std::vector<int> spaces = row.numbers("stars", count, count, 1, tracker.spaces - 1);
  for (std::size_t i = 0; i < spaces.size(); ++i) {
    tracker.stars |= std::uint32_t{1} << spaces[i];
    if (i > 0 && spaces[i] <= spaces[i - 1]) row.remark("stars", says::step_backwards(spaces[i - 1], spaces[i]));
  }
  if (!spaces.empty() && spaces.back() != tracker.spaces - 1)
    row.remark("stars", says::wrong_sum("stars", spaces.back(), tracker.spaces - 1));
  tracker.skips_marked_cards = row.flag("skips_marked_cards");
  row.confidence({"scythe.row.automa_tracker", {{"level", literal(automa_level_names[level])}}});
}

// The keys a file may name: what lies between `only` and `reading`.
void read_keys(Row& row, std::vector<AutomaKey>& keys, std::size_t move) {
  in_place(row, "type", automa_move_names, move);
  const NameList named = NameList(automa_key_names).subspan(1, index(AutomaKey::factory));
  for (std::size_t key : row.choices("keys", named, 1, named.size())) keys.push_back(static_cast<AutomaKey>(key + 1));
  row.confidence({"scythe.row.automa_move", {{"move", literal(automa_move_names[move])}}});
}

void read_doubt(Row& row, std::size_t place) {
  const int found = row.number("number", 1, most_doubts);
  if (found != static_cast<int>(place) + 1) row.remark("number", says::wrong_number(found, place + 1));
  if (!row.has("option")) return row.confidence({"scythe.row.automa_doubt", {{"number", number(found)}}});
  row.confidence({"scythe.row.automa_doubt_option", {{"number", number(found)}, {"option", row.text("option")}}});
}

Faction read_only(Row& row) {
  return row.has("only") ? static_cast<Faction>(row.choice("only", faction_names)) : Faction::none;
}

AutomaHalf read_half(Row row, const Facts& facts) {
  AutomaHalf half;
  for (Row& move : row.rows("moves", 1, 9)) {
    AutomaMoveOption option{static_cast<AutomaMove>(move.choice("type", automa_move_names))};
    if (option.move == AutomaMove::attack) option.power = byte(move, "power", 0, facts.power_max);
    option.only = read_only(move);
    half.moves.push_back(option);
  }
  for (Row& gain : row.rows("gains", 1, 9)) {
    AutomaGainEntry entry{static_cast<AutomaGain>(gain.choice("type", automa_gain_names)), byte(gain, "count", 1, 9)};
    entry.only = read_only(gain);
    half.gains.push_back(entry);
  }
  half.recruit_bonus = static_cast<std::uint8_t>(row.choice("recruit_bonus", recruit_bonus_names));
  return half;
}

void read_card(Row& row, AutomaCard& card, std::size_t place, const Facts& facts) {
  const int printed = row.number("number", 1, automa_cards);
  if (printed != static_cast<int>(place) + 1) row.remark("number", says::wrong_number(printed, place + 1));
  card.star = row.flag("star");
  card.skip = row.flag("skip");
  const std::vector<int> dial = row.numbers("combat_power", power_ranges, power_ranges, 0, facts.dial_max);
  for (std::size_t i = 0; i < dial.size() && i < power_ranges; ++i) card.dial[i] = static_cast<std::uint8_t>(dial[i]);
  card.combat_cards = byte(row, "combat_cards", 0, 9);
  card.resources = byte(row, "resources", 0, 9);
  card.half[0] = read_half(row.row("scheme_1"), facts);
  card.half[1] = read_half(row.row("scheme_2"), facts);
  row.confidence({"scythe.row.automa_card", {{"number", number(printed)}}});
}

// ---- check sums

template <class Count>
int sum(const AutomaFacts& automa, Count count) {
  int all = 0;
  for (const AutomaCard& card : automa.card) all += count(card);
  return all;
}

int gained(const AutomaFacts& automa, std::size_t scheme, AutomaGain gain) {
  return sum(automa, [&](const AutomaCard& card) {
    int count = 0;
    for (const AutomaGainEntry& entry : card.half[scheme].gains)
      if (entry.gain == gain && entry.only == Faction::none) count += entry.count;
    return count;
  });
}

void compare(Row& row, std::string_view key, std::vector<int> counted) {
  const std::vector<int> promised = row.numbers(key, counted.size(), counted.size(), 0, 999);
  for (std::size_t i = 0; i < promised.size(); ++i)
    if (promised[i] != counted[i]) row.remark(key, says::wrong_sum(key, counted[i], promised[i]));
}

void compare(Row& row, std::string_view key, int counted) {
  const int promised = row.number(key, 0, 999);
  if (promised != counted) row.remark(key, says::wrong_sum(key, counted, promised));
}

void check_sums(Row row, const AutomaFacts& automa) {
  compare(row, "stars", sum(automa, [](const AutomaCard& c) { return c.star; }));
  compare(row, "skipped", sum(automa, [](const AutomaCard& c) { return c.skip; }));
  compare(row, "combat_cards", sum(automa, [](const AutomaCard& c) { return c.combat_cards; }));
  compare(row, "resources", sum(automa, [](const AutomaCard& c) { return c.resources; }));
  std::vector<int> dials, moves, bonuses;
  for (std::size_t range = 0; range < power_ranges; ++range)
    dials.push_back(sum(automa, [&](const AutomaCard& c) { return c.dial[range]; }));
  compare(row, "combat_power", dials);
  for (std::size_t gain = 0; gain < automa_gains; ++gain)
    compare(row, automa_gain_names[gain],
            {gained(automa, 0, static_cast<AutomaGain>(gain)), gained(automa, 1, static_cast<AutomaGain>(gain))});
  for (std::size_t scheme = 0; scheme < automa_schemes; ++scheme) {
    moves.push_back(sum(automa, [&](const AutomaCard& c) { return static_cast<int>(c.half[scheme].moves.size()); }));
    bonuses.push_back(sum(automa, [&](const AutomaCard& c) { return c.half[scheme].recruit_bonus < bottom_actions; }));
  }
  compare(row, "move_options", moves);
  compare(row, "recruit_bonuses", bonuses);
  row.confidence({"scythe.row.counts", {}});
}

}  // namespace

void read_automa(TomlFile& file, Facts& facts) {
  AutomaFacts& automa = facts.automa;
  Row root = file.root();
  read_setup(root.row("setup"), automa, facts);
  read_ranges(root.row("power_ranges"), automa, facts);
  read_marker(root.row("marker"), automa);
  std::vector<Row> trackers = root.rows("star_tracker", automa_levels, automa_levels);
  for (std::size_t i = 0; i < trackers.size() && i < automa_levels; ++i)
    read_tracker(trackers[i], automa.tracker[i], i, facts.stars_to_end);
  std::vector<Row> moves = root.rows("move", automa_moves, automa_moves);
  for (std::size_t i = 0; i < moves.size() && i < automa_moves; ++i) read_keys(moves[i], automa.keys[i], i);
  std::vector<Row> doubts = root.rows("doubt", 0, most_doubts);
  for (std::size_t i = 0; i < doubts.size(); ++i) read_doubt(doubts[i], i);
  std::vector<Row> cards = root.rows("card", automa_cards, automa_cards);
  for (std::size_t i = 0; i < cards.size() && i < automa_cards; ++i) read_card(cards[i], automa.card[i], i, facts);
  check_sums(root.row("checksum"), automa);
}

}  // namespace ludarium::scythe
