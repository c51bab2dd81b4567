// games/paladins/data/board.toml: the main board and the numbers of the game.
#include <fmt/format.h>

#include <algorithm>

#include "games/paladins/facts/read.hpp"
#include "games/paladins/facts/sentences.hpp"
#include "games/paladins/facts/words.hpp"

namespace ludarium::paladins {

namespace {

constexpr int most_required = 20;

void read_box(Row row, Facts& facts) {
  for (std::size_t i = 0; i < worker_types; ++i) facts.pieces[i] = byte(row, worker_names[i], 1, 99);
  facts.silver_pieces = byte(row, "silver", 1, 99);
  facts.provision_pieces = byte(row, "provision", 1, 99);
  row.confidence({"paladins.row.box", {}});
}

void read_start(Row row, Facts& facts) {
  facts.start_silver = byte(row, "silver", 0, 9);
  facts.start_provision = byte(row, "provision", 0, 9);
  row.confidence({"paladins.row.start", {}});
}

void read_pass(Row row, Facts& facts) {
  facts.carry_over = byte(row, "carry_over", 0, 9);
  row.confidence({"paladins.row.pass", {}});
}

// First, for the King's cards come by round.
void read_course(Row row, Facts& facts) {
  facts.rounds = byte(row, "rounds", 1, most_rounds);
  row.confidence({"paladins.row.course", {}});
}

void read_attribute_track(Row row, Facts& facts) {
  int before = 0;
  for (int vp : row.numbers("vp", 2, most_required, 0, 99)) {
    if (vp < before) row.remark("vp", says::falling(vp, before));
    facts.attribute_vp.push_back(static_cast<std::uint8_t>(before = vp));
  }
  row.confidence({"paladins.row.attribute_track", {}});
}

void read_resource_scoring(Row row, Facts& facts) {
  facts.resource_set = byte(row, "set", 1, 9);
  row.confidence({"paladins.row.resource_scoring", {}});
}

void read_tax_supply(Row root, Facts& facts) {
  std::vector<Row> rows = root.rows("tax_supply", max_players, max_players);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const int players = rows[i].number("players", 1, max_players);
    if (rows[i].has("players") && static_cast<std::size_t>(players) != i + 1)
      rows[i].remark("players", says::wrong_number(players, i + 1));
    facts.tax_supply[i] = byte(rows[i], "silver", 1, 99);  // an empty one could not start an Inquisition
    rows[i].confidence({"paladins.row.tax_supply", {{"players", number(players)}}});
  }
}

// PW-KING-04: the cards are revealed from left to right.
void read_king_slots(Row root, Facts& facts) {
  int before = 0;
  std::vector<Row> orders = root.rows("order_slot", order_slots, order_slots);
  for (std::size_t i = 0; i < orders.size(); ++i) {
    facts.order_slot[i] = {byte(orders[i], "round", 1, facts.rounds), byte(orders[i], "vp", 1, 99)};
    check_rising(orders[i], "round", facts.order_slot[i].round, before);
    before = facts.order_slot[i].round;
    orders[i].confidence({"paladins.row.order_slot", {{"number", number(i + 1)}}});
  }
  before = 0;
  std::vector<Row> favours = root.rows("favour_slot", favour_slots, favour_slots);
  for (std::size_t i = 0; i < favours.size(); ++i) {
    facts.favour_slot[i].round = byte(favours[i], "round", 1, facts.rounds);
    check_rising(favours[i], "round", facts.favour_slot[i].round, before);
    before = facts.favour_slot[i].round;
    favours[i].confidence({"paladins.row.favour_slot", {{"number", number(i + 1)}}});
  }
}

void read_townsfolk_slots(Row root, Facts& facts) {
  std::vector<Row> rows = root.rows("townsfolk_slot", townsfolk_row, townsfolk_row);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    facts.townsfolk_slot[i] = {byte(rows[i], "silver", 0, 9), rows[i].flag("or_debt")};
    rows[i].confidence({"paladins.row.townsfolk_slot", {{"number", number(i + 1)}}});
  }
}

// Strength and faith rise from left to right: the price of a short attack counts the columns between (PW-ATT-05).
template <class Place>
void read_needs(Row& row, Place& place, const Place* before) {
  place.strength = byte(row, "strength", 0, most_required);
  place.faith = byte(row, "faith", 0, most_required);
  if (before == nullptr) return;
  check_rising(row, "strength", place.strength, before->strength);
  check_rising(row, "faith", place.faith, before->faith);
}

void read_outsider_slots(Row root, Facts& facts) {
  std::vector<Row> rows = root.rows("outsider_slot", outsider_row, outsider_row);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    OutsiderSlot& slot = facts.outsider_slot[i];
    read_needs(rows[i], slot, i == 0 ? nullptr : &facts.outsider_slot[i - 1]);
    slot.short_silver = byte(rows[i], "short_silver", 1, 9);
    rows[i].confidence({"paladins.row.outsider_slot", {{"number", number(i + 1)}}});
  }
}

// The rewards the solo opponent can tell apart (PW-SACT-10): one or two workers, or one thing of another kind.
constexpr TokenSet space_rewards =
    free_workers | set_of(Token::silver, Token::remove_suspicion, Token::pay_debt, Token::pray, Token::free_recruit);

bool has_lure(const Gains& gains) {
  int workers = 0;
  for (Gain gain : gains)
    if (is_worker(gain.token)) workers += gain.n;
  return workers == 0
             ? gains.size() == 1
             : workers <= 2 && std::all_of(gains.begin(), gains.end(), [](Gain g) { return is_worker(g.token); });
}

MapSpace read_space(Row& row, const std::vector<MapSpace>& before) {
  MapSpace space;
  space.id = row.text("id");
  const int region = row.number("region", 1, region_count);
  space.region = static_cast<std::uint8_t>(region - 1);
  const std::string prefix = fmt::format("r{}_", region);
  if (row.has("id") && (!space.id.starts_with(prefix) || !is_word(space.id) || space.id.size() == prefix.size()))
    row.remark("id", says::outside_region(space.id, prefix));
  for (const MapSpace& other : before)
    if (other.id == space.id) row.remark("id", says::twice(space.id));
  if (!before.empty() && space.region < before.back().region)
    row.remark("region", says::falling(region, before.back().region + 1));
  space.min_players = byte(row, "min_players", 1, max_players);
  if (space.min_players == 2) row.remark("min_players", says::min_players(2));  // no such mark: PW-SETUP-21
  space.gain = read_gains(row, "gain", 1, space_rewards);
  if (!space.gain.empty() && !has_lure(space.gain)) row.remark("gain", says::no_lure());
  row.confidence({"paladins.row.space", {{"id", space.id}}});
  return space;
}

// PW-COMM-11: the spaces open to two players or one, to three and to four, as the region promises.
void check_open(Row& row, const Facts& facts, std::size_t region, const std::vector<int>& promised) {
  for (std::size_t i = 0; i < promised.size(); ++i) {
    const int players = static_cast<int>(i) + 2;
    const auto counted = std::count_if(facts.spaces.begin(), facts.spaces.end(), [&](const MapSpace& space) {
      return space.region == region && space.min_players <= players;
    });
    if (counted != promised[i]) row.remark("open", says::wrong_open(players, promised[i], static_cast<int>(counted)));
  }
}

void read_map_as_bits(Facts& facts) {
  for (std::size_t i = 0; i < facts.spaces.size(); ++i) {
    const MapSpace& space = facts.spaces[i];
    const std::uint64_t bit = std::uint64_t{1} << i;
    facts.spaces_of[space.region] |= bit;
    for (std::size_t players = space.min_players; players < facts.spaces_for.size(); ++players)
      facts.spaces_for[players] |= bit;
    if (space.gain.count(Token::pay_debt) > 0) facts.absolving_spaces |= bit;
  }
}

void read_map(TomlFile& file, Row root, Facts& facts) {
  std::vector<Row> rows = root.rows("region", region_count, region_count);
  std::vector<std::vector<int>> open;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    read_needs(rows[i], facts.region[i], i == 0 ? nullptr : &facts.region[i - 1]);
    open.push_back(rows[i].numbers("open", 3, 3, 0, space_count));
    rows[i].confidence({"paladins.row.region", {{"number", number(i + 1)}}});
  }
  for (Row& row : root.rows("space", space_count, space_count)) facts.spaces.push_back(read_space(row, facts.spaces));
  if (!file.clean()) return;
  read_map_as_bits(facts);
  for (std::size_t i = 0; i < rows.size(); ++i) check_open(rows[i], facts, i, open[i]);
}

}  // namespace

void read_board(TomlFile& file, Facts& facts) {
  Row root = file.root();
  read_course(root.row("course"), facts);
  read_box(root.row("box"), facts);
  read_start(root.row("start"), facts);
  read_pass(root.row("pass"), facts);
  read_attribute_track(root.row("attribute_track"), facts);
  read_resource_scoring(root.row("resource_scoring"), facts);
  read_tax_supply(root, facts);
  read_king_slots(root, facts);
  read_townsfolk_slots(root, facts);
  read_outsider_slots(root, facts);
  read_map(file, root, facts);
}

}  // namespace ludarium::paladins
