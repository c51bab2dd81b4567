// The lists behind names.hpp, each in the order of its type.
#include "games/scythe/text/names.hpp"

#include <algorithm>

namespace ludarium::scythe {

AutomaRule rule_of(AutomaMove move, AutomaKey by) {
  if (by == AutomaKey::reading) return AutomaRule::reading;
  if (by == AutomaKey::marker) return AutomaRule::marker;
  switch (move) {
    case AutomaMove::worker:
      return AutomaRule::worker;
    case AutomaMove::mech:
    case AutomaMove::character:
      return AutomaRule::mech;
    case AutomaMove::encounter_or_factory:
      return AutomaRule::encounter;
    case AutomaMove::attack:
      return AutomaRule::attack;
    default:
      return AutomaRule::attack_worker;
  }
}

std::string_view hex_name(const Facts& facts, Hex hex) {
  return index(hex) < facts.hex_count ? std::string_view(facts.hex_id[index(hex)]) : "?";
}

std::optional<Hex> hex_named(const Facts& facts, std::string_view text) {
  for (std::size_t i = 0; i < facts.hex_count; ++i)
    if (facts.hex_id[i] == text) return hex_at(i);
  return std::nullopt;
}

std::vector<std::string_view> hex_names(const Facts& facts) {
  return {facts.hex_id.begin(), facts.hex_id.begin() + facts.hex_count};
}

std::string coordinate(const Facts& facts, Hex hex) {
  if (!facts.territories.has(hex)) return "";
  int first_row = facts.r[index(hex)], number = 1;
  for (Hex other : facts.territories) {
    first_row = std::min<int>(first_row, facts.r[index(other)]);
    number += facts.r[index(other)] == facts.r[index(hex)] && facts.q[index(other)] < facts.q[index(hex)];
  }
  return static_cast<char>('A' + facts.r[index(hex)] - first_row) + std::to_string(number);
}

std::vector<std::string_view> mech_names(const Facts& facts, Faction faction) {
  std::vector<std::string_view> list;
  if (faction == Faction::none) return list;
  for (Ability ability : facts.of(faction).ability) list.push_back(name(ability));
  return list;
}

std::string_view section_name(const Facts& facts, Mat mat, std::size_t section) {
  if (section == factory_section) return "factory";
  return section < sections && mat != Mat::none ? name(facts.of(mat).column[section].top) : "?";
}

std::optional<std::uint8_t> section_named(const Facts& facts, Mat mat, std::string_view text) {
  for (std::uint8_t section = 0; section <= factory_section; ++section)
    if (section_name(facts, mat, section) == text) return section;
  return std::nullopt;
}

std::optional<Seat> seat_named(const State& s, std::string_view faction) {
  for (Seat seat : s.seats())
    if (name(s.player(seat).faction) == faction) return seat;
  return std::nullopt;
}

}  // namespace ludarium::scythe
