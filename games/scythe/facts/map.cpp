// games/scythe/data/map.toml: territories, rivers and home bases; who touches whom follows from the coordinates.
#include <cstdlib>
#include <optional>

#include "games/scythe/facts/read.hpp"
#include "games/scythe/facts/sentences.hpp"
#include "games/scythe/facts/words.hpp"

namespace ludarium::scythe {

namespace {

constexpr int edge_of_map = 10;  // coordinates lie within +-10, far beyond the board
constexpr std::size_t max_territories = max_hexes - home_bases;
constexpr Names<6> produce_names = {"oil", "metal", "wood", "food", "worker", "nothing"};

bool touch(const Facts& facts, std::size_t a, std::size_t b) {
  const int q = facts.q[a] - facts.q[b], r = facts.r[a] - facts.r[b];
  return (q != 0 || r != 0) && q * r <= 0 && std::abs(q) <= 1 && std::abs(r) <= 1;
}

std::string_view name(const Facts& facts, Hex hex) { return facts.hex_id[index(hex)]; }

bool is_lake(const Facts& facts, Hex hex) { return facts.terrain[index(hex)] == Terrain::lake; }

Hex find_territory(const Facts& facts, std::string_view id) {
  for (std::size_t i = 0; i < facts.territory_count; ++i)
    if (facts.hex_id[i] == id) return hex_at(i);
  return Hex::none;
}

void read_produces(Row row, Facts& facts) {
  for (std::size_t terrain = 0; terrain < facts.produces.size(); ++terrain) {
    const bool village = static_cast<Terrain>(terrain) == Terrain::village;
    const auto words = std::span(produce_names);
    // A worker is made on villages and nowhere else: the rules for workers hang on that terrain.
    const std::size_t item = row.choice(terrain_names[terrain], village ? words.subspan(4, 1) : words.first(4));
    facts.produces[terrain] = village ? Resource::none : static_cast<Resource>(item);
  }
  row.confidence({"scythe.row.produces", {}});
}

// Puts a new hex or base after those already read; notes a name or a place that is taken.
std::size_t add_place(Row& row, Facts& facts, std::string id) {
  const std::size_t i = facts.hex_count++;
  facts.q[i] = static_cast<std::int8_t>(row.number("q", -edge_of_map, edge_of_map));
  facts.r[i] = static_cast<std::int8_t>(row.number("r", -edge_of_map, edge_of_map));
  for (std::size_t other = 0; other < i; ++other) {
    if (facts.hex_id[other] == id)
      row.remark(says::twice(id));
    else if (facts.q[other] == facts.q[i] && facts.r[other] == facts.r[i])
      row.remark(says::same_place(id, facts.hex_id[other]));
  }
  facts.hex_id[i] = std::move(id);
  return i;
}

void read_territory(Row& row, Facts& facts) {
  const std::size_t i = add_place(row, facts, row.text("id"));
  const Hex hex = hex_at(i);
  const auto terrain = static_cast<Terrain>(row.choice("terrain", terrain_names));
  facts.terrain[i] = terrain;
  facts.of_terrain[index(terrain)].add(hex);
  facts.territories.add(hex);
  if (terrain == Terrain::lake) facts.lakes.add(hex);
  if (terrain == Terrain::factory) facts.factory = hex;
  const bool plain = terrain != Terrain::lake && terrain != Terrain::factory;
  if (row.flag("tunnel")) {
    facts.tunnels.add(hex);
    if (!plain) row.remark(says::no_tunnel_here(facts.hex_id[i], terrain_names[index(terrain)]));
  }
  if (row.flag("encounter")) {
    facts.encounters.add(hex);
    if (!plain) row.remark(says::no_encounter_here(facts.hex_id[i], terrain_names[index(terrain)]));
  }
  row.confidence({"scythe.row.territory", {{"id", facts.hex_id[i]}}});
}

void join_neighbours(std::span<Row> rows, Facts& facts) {
  for (std::size_t a = 0; a < facts.territory_count; ++a) {
    for (std::size_t b = 0; b < facts.territory_count; ++b) {
      if (!touch(facts, a, b)) continue;
      facts.neighbours[a].add(hex_at(b));
      if (b < a && facts.terrain[a] == Terrain::lake && facts.terrain[b] == Terrain::lake)
        rows[a].remark(says::lakes_touch(facts.hex_id[b], facts.hex_id[a]));
    }
    if (facts.neighbours[a].empty()) rows[a].remark(says::alone(facts.hex_id[a]));
  }
}

void lay_river(Row& row, Facts& facts, bool places_known, Hex a, Hex b) {
  if (a == b) return row.remark(says::river_to_itself(name(facts, a)));
  for (Hex end : {a, b})
    if (is_lake(facts, end)) return row.remark(says::river_at_lake(name(facts, end)));
  if (places_known && !facts.neighbours[index(a)].has(b))
    return row.remark(says::not_touching(name(facts, a), name(facts, b)));
  if (facts.across_river[index(a)].has(b)) return row.remark(says::river_twice(name(facts, a), name(facts, b)));
  facts.across_river[index(a)].add(b);
  facts.across_river[index(b)].add(a);
}

void read_river(Row& row, Facts& facts, bool places_known) {
  const std::vector<std::string> ends = row.texts("between", 2, 2);
  row.confidence({"scythe.row.river", {}});
  if (ends.size() != 2) return;
  const Hex a = find_territory(facts, ends[0]), b = find_territory(facts, ends[1]);
  if (a == Hex::none) row.remark(says::unknown_hex(ends[0]));
  if (b == Hex::none) row.remark(says::unknown_hex(ends[1]));
  if (a != Hex::none && b != Hex::none) lay_river(row, facts, places_known, a, b);
}

struct Base {
  std::size_t place;
  bool places_known;  // false while a territory could not be read: then nothing is said about who touches whom
  bool exits_known = true;
};

std::optional<Message> wrong_exit(const Facts& facts, const Base& base, std::string_view key, const std::string& id,
                                  HexSet before) {
  const Hex hex = find_territory(facts, id);
  if (hex == Hex::none) return says::unknown_hex(id);
  if (base.places_known && !touch(facts, base.place, index(hex)))
    return says::not_touching(facts.hex_id[base.place], id);
  if (is_lake(facts, hex) && key != "lake") return says::exit_not_land(id);
  if (!is_lake(facts, hex) && key == "lake") return says::exit_not_lake(id);
  if (before.has(hex)) return says::twice(id);
  return std::nullopt;
}

HexSet read_exits(Row& row, const Facts& facts, Base& base, std::string_view key, std::size_t least, std::size_t most) {
  const std::vector<std::string> ids = row.texts(key, least, most);
  HexSet exits;
  for (const std::string& id : ids) {
    if (auto wrong = wrong_exit(facts, base, key, id, exits))
      row.remark(key, *wrong);
    else
      exits.add(find_territory(facts, id));
  }
  if (exits.size() != static_cast<int>(ids.size()) || ids.size() < least) base.exits_known = false;
  return exits;
}

// The first workers start on the two land exits, in the order of the file (SC-SETUP-18).
void place_workers(Row& row, Facts& facts, FactionFacts& faction) {
  const std::vector<std::string> land = row.texts("land", 2, 2);
  for (std::size_t i = 0; i < land.size() && i < faction.start_workers.size(); ++i)
    faction.start_workers[i] = find_territory(facts, land[i]);
}

void read_base(Row& row, Facts& facts, bool places_known, std::size_t which) {
  const std::size_t named = row.choice("faction", base_names);
  if (named != which) row.remark("faction", says::wrong_place(base_names[named], base_names[which]));
  const std::size_t place = add_place(row, facts, std::string(base_names[which]) + "_base");
  facts.terrain[place] = Terrain::base;
  facts.bases.add(hex_at(place));
  facts.of_terrain[index(Terrain::base)].add(hex_at(place));
  Base base{.place = place, .places_known = places_known};
  const HexSet land = read_exits(row, facts, base, "land", 2, 2);
  const HexSet river = read_exits(row, facts, base, "across_river", 0, 4);
  const HexSet lake = read_exits(row, facts, base, "lake", 0, 4);
  for (Hex both : land& river) row.remark("across_river", says::twice(name(facts, both)));
  facts.neighbours[place] = land | river | lake;
  facts.across_river[place] = river;
  if (places_known && base.exits_known)
    for (Hex hex : facts.territories - facts.neighbours[place])
      if (touch(facts, place, index(hex))) row.remark(says::exit_missing(base_names[which], name(facts, hex)));
  if (which < factions) {
    facts.faction[which].base = hex_at(place);
    place_workers(row, facts, facts.faction[which]);
  }
  row.confidence({"scythe.row.base", {{"faction", literal(base_names[which])}}});
}

int count_rivers(const Facts& facts) {
  int ends = 0;
  for (Hex hex : facts.territories) ends += facts.across_river[index(hex)].size();
  return ends / 2;
}

void check_counts(Row row, const Facts& facts, bool rows_are_right) {
  const auto compare = [&](std::string_view key, int counted, int least, int most) {
    const int promised = row.number(key, least, most);
    if (rows_are_right && promised != counted) row.remark(key, says::wrong_sum(key, counted, promised));
  };
  const int most = static_cast<int>(max_territories);
  for (std::size_t terrain = 0; terrain < terrain_names.size(); ++terrain) {
    const bool factory = static_cast<Terrain>(terrain) == Terrain::factory;
    compare(terrain_names[terrain], facts.of_terrain[terrain].size(), factory ? 1 : 0, factory ? 1 : most);
  }
  compare("tunnels", facts.tunnels.size(), 0, most);
  compare("encounters", facts.encounters.size(), 0, most);
  compare("rivers", count_rivers(facts), 0, 3 * most);
  row.confidence({"scythe.row.counts", {}});
}

void draw_rings(Facts& facts) {
  for (std::size_t a = 0; a < facts.hex_count; ++a)
    for (std::size_t b = 0; b < facts.hex_count; ++b) {
      const int q = facts.q[a] - facts.q[b], r = facts.r[a] - facts.r[b];
      const auto steps = static_cast<std::size_t>((std::abs(q) + std::abs(r) + std::abs(q + r)) / 2);
      if (steps < rings_of_a_hex) facts.rings[a][steps].add(hex_at(b));
    }
}

}  // namespace

void read_map(TomlFile& file, Facts& facts) {
  Row root = file.root();
  read_produces(root.row("produces"), facts);
  std::vector<Row> territories = root.rows("hex", 1, max_territories);
  for (Row& row : territories) read_territory(row, facts);
  facts.territory_count = facts.hex_count;
  const bool places_known = file.clean();
  if (places_known) join_neighbours(territories, facts);
  for (Row& row : root.rows("river", 0, 3 * max_territories)) read_river(row, facts, places_known);
  std::vector<Row> bases = root.rows("base", home_bases, home_bases);
  for (std::size_t i = 0; i < bases.size(); ++i) read_base(bases[i], facts, places_known, i);
  draw_rings(facts);
  check_counts(root.row("counts"), facts, file.clean());
  // A token for each encounter lies in the box (SC-SETUP-05).
  if (file.all_clean() && facts.box.encounter_tokens < facts.encounters.size())
    root.row("counts").remark("encounters", says::too_few_tokens(facts.box.encounter_tokens, facts.encounters.size()));
}

}  // namespace ludarium::scythe
