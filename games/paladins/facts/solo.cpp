// games/paladins/data/schemes.toml: the solo opponent.
#include <algorithm>
#include <numeric>

#include "games/paladins/facts/read.hpp"
#include "games/paladins/facts/sentences.hpp"
#include "games/paladins/facts/words.hpp"

namespace ludarium::paladins {

namespace {

constexpr std::array<Scheme, 4> left_schemes = {Scheme::recruit, Scheme::pray, Scheme::trade, Scheme::conspire};
constexpr Names<4> left_scheme_names = {"recruit", "pray", "trade", "conspire"};

// A list of different words.
std::vector<std::size_t> different(Row& row, std::string_view key, NameList words, std::size_t least) {
  std::vector<std::size_t> found = row.choices(key, words, least, words.size());
  for (std::size_t i = 0; i < found.size(); ++i)
    if (std::count(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(i), found[i]) > 0)
      row.remark(key, says::twice(words[found[i]]));
  return found;
}

void read_solo_board(Row row, SoloFacts& solo) {
  solo.track = byte(row, "track", 1, favour_slots);
  solo.tavern_cards = byte(row, "tavern_cards", 2, 5);  // one for the player and one that is left
  solo.start_workers = byte(row, "start_workers", 0, 9);
  for (std::size_t place : different(row, "fallback", left_scheme_names, 1))
    solo.fallback.push_back(left_schemes[place]);
  const std::vector<std::size_t> stack = different(row, "stack", attribute_names, attributes);
  for (std::size_t i = 0; i < stack.size(); ++i) solo.stack[i] = static_cast<Attribute>(stack[i]);
  solo.least_convert_vp = byte(row, "least_convert_vp", 0, 9);
  row.confidence({"paladins.row.solo_board", {}});
}

// PW-SSET-11: one for each action drawn at the start and one for each order, at most so many on one action.
void read_solo_workshops(TomlFile& file, Row row, Facts& facts) {
  SoloFacts& solo = facts.solo;
  solo.workshops = byte(row, "number", 1, workshop_count);
  int before = 0;
  for (std::size_t i = 0; i < difficulty_names.size(); ++i) {
    solo.setup_workshops[i] = byte(row, difficulty_names[i], 0, order_count);
    check_rising(row, difficulty_names[i], solo.setup_workshops[i], before);
    before = solo.setup_workshops[i];
  }
  solo.most_workshops = byte(row, "most", 1, most_spots - 1);
  row.confidence({"paladins.row.solo_workshops", {}});
  if (!file.all_clean()) return;
  const int needed = before + static_cast<int>(order_slots);
  if (needed > solo.workshops) row.remark("number", says::too_few_workshops(solo.workshops, needed));
  for (const RightAction& right : facts.right)
    if (solo.most_workshops > right.coverable)
      return row.remark("most", says::too_many_covered(solo.most_workshops, right.coverable));
}

void read_space_priority(Row row, SoloFacts& solo) {
  for (std::size_t lure : different(row, "order", lure_names, lures))
    solo.space_priority.push_back(static_cast<Lure>(lure));
  row.confidence({"paladins.row.space_priority", {}});
}

void read_discard(Row row, SoloFacts& solo) {
  solo.townsfolk_discard_slot = static_cast<std::uint8_t>(row.number("townsfolk_slot", 1, townsfolk_row) - 1);
  solo.outsider_discard_slot = static_cast<std::uint8_t>(row.number("outsider_slot", 1, outsider_row) - 1);
  row.confidence({"paladins.row.solo_discard", {}});
}

std::size_t scheme_in_place(Row& row, std::string_view key, std::size_t place) {
  const std::size_t found = row.choice(key, scheme_names);
  if (row.has(key) && found != place) row.remark(key, says::wrong_place(scheme_names[found], scheme_names[place]));
  return place;
}

// PW-SSET-05, PW-SSET-08: a scheme for each favour is laid aside, the others are the deck.
void read_copies(TomlFile& file, Row root, SoloFacts& solo) {
  Row deck = root.row("deck");
  const int cards = deck.number("cards", 1, 99);
  deck.confidence({"paladins.row.scheme_deck", {}});
  std::vector<Row> rows = root.rows("scheme", scheme_kinds, scheme_kinds);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    solo.copies[scheme_in_place(rows[i], "action", i)] = byte(rows[i], "copies", 0, 9);
    rows[i].confidence({"paladins.row.scheme", {{"action", literal(scheme_names[i])}}});
  }
  if (!file.clean()) return;
  const int favours = solo.copies[index(Scheme::kings_favour)];
  const int counted = std::accumulate(solo.copies.begin(), solo.copies.end(), -favours);
  if (counted != cards) deck.remark("cards", says::wrong_total("cards", cards, counted));
  if (favours != static_cast<int>(favour_slots))
    rows[index(Scheme::kings_favour)].remark("copies", says::favour_schemes(favours, favour_slots));
}

// A King's Order sends no workers itself: the action it stands for does.
void read_workers(Row root, SoloFacts& solo) {
  std::vector<Row> rows = root.rows("action", scheme_kinds, scheme_kinds);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const int spots = static_cast<int>(most_spots);
    const bool order = i == index(Scheme::kings_order), right = i < right_spaces;
    solo.workers[scheme_in_place(rows[i], "id", i)] = byte(rows[i], "workers",
                                                           order   ? 0
                                                           : right ? spots
                                                                   : 1,
                                                           order ? 0 : spots);
    rows[i].confidence({"paladins.row.solo_action", {{"action", literal(scheme_names[i])}}});
  }
}

// PW-SACT-03, PW-SACT-05 to PW-SACT-07.
void read_left_side(Row row, SoloFacts& solo) {
  solo.trade_steps = byte(row, "trade_steps", 0, 9);
  solo.conspire_suspicions = byte(row, "conspire_suspicions", 0, 9);
  solo.conspire_workers = byte(row, "conspire_workers", 0, 9);
  solo.pray_workers = byte(row, "pray_workers", 0, 9);
  solo.rest_steps = byte(row, "rest_steps", 0, 9);
  row.confidence({"paladins.row.solo_left", {}});
}

}  // namespace

void read_schemes(TomlFile& file, Facts& facts) {
  Row root = file.root();
  read_solo_board(root.row("board"), facts.solo);
  read_solo_workshops(file, root.row("workshops"), facts);
  read_space_priority(root.row("space_priority"), facts.solo);
  read_discard(root.row("discard"), facts.solo);
  read_copies(file, root, facts.solo);
  read_workers(root, facts.solo);
  read_left_side(root.row("left"), facts.solo);
}

}  // namespace ludarium::paladins
