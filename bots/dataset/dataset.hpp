// A dataset is games of a bot against itself as columns: npz files with every decision, and datasheet.json, which says
// how the games were made and what each column is. `ludarium selfplay` and the Python package write it by this.
// The caller brings threads and files.
// Example: write_dataset(game, *bot, {.setup = {2, 1, {}}, .bot = "strong@100", .games = 100}, {write, at_once});
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "bots/search_bot.hpp"
#include "core/game.hpp"

namespace ludarium {

struct DatasetRequest {
  SetupRequest setup;  // of the first game; each further game has the next seed
  std::string bot;     // the name of the bot, for the datasheet
  std::size_t games = 100;
  std::size_t drawn = 20;  // decisions of a game that are drawn by visits, so that games differ
  std::size_t games_a_file = 50;
  std::size_t threads = 1;  // any number writes the same columns
};

struct DatasetOutput {
  std::function<Result<bool>(const std::string& name, const std::string& bytes)> write;
  // BotTools::at_once; without it one game is played after the other.
  std::function<void(std::size_t count, const std::function<void(std::size_t)>& job)> at_once = {};
  std::function<void(std::size_t games)> told = {};  // how many are played; may throw to stop
};

struct DatasetSummary {
  std::size_t games = 0, decisions = 0;
};

struct DatasetColumn {
  std::string_view name, what;
};
std::span<const DatasetColumn> dataset_columns();

// Refuses options that the game cannot be set up with.
Result<DatasetSummary> write_dataset(const AnyGame& game, const SearchBot& bot, const DatasetRequest& request,
                                     const DatasetOutput& output);

}  // namespace ludarium
