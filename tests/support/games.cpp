#include "tests/support/games.hpp"

#include <cstdlib>

#include "core/erased.hpp"
#include "games/games.hpp"
#include "tests/support/fake_words.hpp"
#include "tests/support/pebbles.hpp"
#include "words/catalogue.hpp"

namespace ludarium {

Registry pebbles_only() {
  Registry registry;
  registry.add(std::make_unique<Erased<Pebbles>>(Pebbles{}));
  return registry;
}

const Registry& every_game() {
  static const Registry registry = [] {
    auto games = all_games(embedded_data());
    if (!games) std::abort();  // games/scythe/tests/facts_test.cpp says what is wrong
    games->add(std::make_unique<Erased<Pebbles>>(Pebbles{}));
    return std::move(*games);
  }();
  return registry;
}

std::vector<std::string> every_game_id() {
  std::vector<std::string> ids{std::string(Pebbles::id)};
  for (const GameEntry& entry : known_games()) ids.emplace_back(entry.id);
  return ids;
}

const Words& words_of(const AnyGame& game) {
  static const FakeWords fake;
  static const Catalogue english("en");
  if (game.id() == Pebbles::id) return fake;
  return english;
}

}  // namespace ludarium
