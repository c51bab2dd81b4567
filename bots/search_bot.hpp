// SearchBot is the bot that searches: a level, with the budget and the settings in its name (docs/bots.md).
// Example: auto bot = make_search_bot("strong@200ms:rollout=2"); bot->think(game, view, seat, rng).candidates.front()
#pragma once

#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "bots/thinker.hpp"

namespace ludarium {

// A bot's name, parsed.
struct SearchRecipe {
  SearchRequest request = {};
  int milliseconds = 0;                 // 0: only iterations count
  std::size_t threads = 1;              // independent searches whose results are merged
  std::optional<Weights> weights = {};  // replace the embedded ones
};

class SearchBot final : public Bot {
 public:
  SearchBot(SearchRecipe recipe, BotTools tools);
  Action choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const override;
  SearchResult think(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const;

 private:
  SearchResult think_alone(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng, SearchRequest request) const;
  SearchResult think_together(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const;

  SearchRecipe recipe_;
  BotTools tools_;
};

// Nothing if the level, a setting or a value is unknown.
std::unique_ptr<const SearchBot> make_search_bot(std::string_view name, const BotTools& tools = {});

}  // namespace ludarium
