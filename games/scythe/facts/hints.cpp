#include "games/scythe/facts/hints.hpp"

#include "games/scythe/facts/words.hpp"

namespace ludarium::scythe {

std::vector<Message> quick_start(const Facts& facts, int turn) {
  std::vector<Message> messages;
  if (turn < 1 || static_cast<std::size_t>(turn) > facts.hints.size()) return messages;
  messages.push_back({facts.hints[static_cast<std::size_t>(turn) - 1], {}});
  for (const std::string& key : facts.advice) messages.push_back({key, {}});
  return messages;
}

std::vector<Message> riverwalk_card(const Facts& facts) {
  std::vector<Message> lines;
  for (const FactionFacts& faction : facts.faction) {
    std::vector<Message> terrains;
    for (Terrain terrain : faction.riverwalk_terrains)
      terrains.push_back({"scythe.terrain_" + std::string(terrain_names[index(terrain)]), {}});
    lines.push_back(
        {"scythe.hint.riverwalk", {{"faction", Term{"scythe.faction_" + faction.id}}, {"terrains", terrains}}});
  }
  return lines;
}

}  // namespace ludarium::scythe
