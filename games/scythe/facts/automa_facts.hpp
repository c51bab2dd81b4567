// What is printed on the components of the solo opponent: 19 cards of two halves, four star trackers.
// Read from games/scythe/data/automa.toml; the rules that use it are rules/automa/.
// Example: facts.automa.card[number - 1].half[scheme].moves
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "games/scythe/facts/types.hpp"

namespace ludarium::scythe {

inline constexpr std::size_t automa_cards = 19;
inline constexpr std::size_t automa_schemes = 2;
inline constexpr std::size_t power_ranges = 3;  // low, middle, high
inline constexpr std::size_t all_bases = 7;     // with the two that belong to no faction of this game

enum class AutomaLevel : std::uint8_t { autometta, automa, automaszyna, ultimaszyna };
inline constexpr std::size_t automa_levels = 4;

enum class AutomaMove : std::uint8_t { worker, mech, character, encounter_or_factory, attack, attack_worker };
inline constexpr std::size_t automa_moves = 6;

enum class AutomaGain : std::uint8_t { power, coins, combat_card, worker, character_or_mech };
inline constexpr std::size_t automa_gains = 5;

// What decides between destinations; `only` and `reading` stand for no key at all and for the last resort.
enum class AutomaKey : std::uint8_t { only, own_units, enemy, fewest_fighters, most_workers, factory, reading, marker };

struct AutomaMoveOption {
  AutomaMove move{};
  std::uint8_t power = 0;        // an attack needs so much
  Faction only = Faction::none;  // exists for this faction alone
};
struct AutomaGainEntry {
  AutomaGain gain{};
  std::uint8_t count = 0;
  Faction only = Faction::none;
};
struct AutomaHalf {
  std::vector<AutomaMoveOption> moves;
  std::vector<AutomaGainEntry> gains;
  std::uint8_t recruit_bonus = 0;  // place of the BottomAction whose circle it is, or bottom_actions: none
};
struct AutomaCard {
  bool star = false;
  bool skip = false;  // passed over at the lowest level
  std::array<std::uint8_t, power_ranges> dial{};
  std::uint8_t combat_cards = 0;
  std::uint8_t resources = 0;  // tokens a conqueror finds
  std::array<AutomaHalf, automa_schemes> half;
};

struct StarTracker {
  std::uint8_t spaces = 0;
  std::uint8_t opens = 0;     // first space without the crossed-out water sign
  std::uint8_t scheme_2 = 0;  // the space marked II
  std::uint32_t stars = 0;    // bit per space with a star
  bool skips_marked_cards = false;
};

struct AutomaFacts {
  std::uint8_t coins = 0, popularity = 0;
  std::array<std::uint8_t, power_ranges - 1> range_to{};  // the last power of the low and of the middle range
  std::array<std::uint8_t, all_bases> marker_bases{};     // clockwise, as places among the bases of the map
  std::uint8_t marker_moves = 0;
  std::array<StarTracker, automa_levels> tracker;
  std::array<std::vector<AutomaKey>, automa_moves> keys;  // by AutomaMove, the first decides
  std::array<AutomaCard, automa_cards> card;

  const StarTracker& of(AutomaLevel level) const { return tracker[index(level)]; }
};

}  // namespace ludarium::scythe
