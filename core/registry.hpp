// Registry is the list of games of this program, a value that is built at the start and passed on.
// core names no game: a GameEntry says how to make a game from its facts, and games/games.cpp has the entries.
// Example: auto registry = make_registry(entries, embedded_data()); const AnyGame* game = registry->find("scythe");
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/data_source.hpp"
#include "core/game.hpp"
#include "core/lessons.hpp"
#include "core/result.hpp"

namespace ludarium {

struct GameEntry {
  std::string_view id;
  Result<std::unique_ptr<const AnyGame>> (*make)(const DataSource& data) = nullptr;
  std::vector<DataRemark> (*check_data)(const DataSource& data) = nullptr;  // everything wrong in its files
  std::vector<DataRemark> (*doubts)(const DataSource& data) = nullptr;      // rows that nobody verified
};

class Registry {
 public:
  void add(std::unique_ptr<const AnyGame> game) { games_.push_back(std::move(game)); }
  const AnyGame* find(std::string_view id) const;
  std::span<const std::unique_ptr<const AnyGame>> games() const { return games_; }

  void teach(std::string_view id, Lessons script) { lessons_.insert_or_assign(std::string(id), std::move(script)); }
  const Lessons* lessons(std::string_view id) const;  // null: this game has no guided first game

 private:
  std::vector<std::unique_ptr<const AnyGame>> games_;
  std::map<std::string, Lessons, std::less<>> lessons_;
};

// Everything wrong in the script of its guided game; a game without one has no lessons.
std::vector<DataRemark> check_lessons(std::string_view game, const DataSource& data);

Result<Registry> make_registry(std::span<const GameEntry> entries, const DataSource& data);

}  // namespace ludarium
