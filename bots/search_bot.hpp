// A bot that searches: a level, with what else its name says.
#pragma once

#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "bots/thinker.hpp"

namespace ludarium {

// What the name of a bot says.
struct SearchRecipe {
  SearchRequest request = {};
  int milliseconds = 0;             // 0: only iterations count
  std::size_t threads = 1;          // each searches by itself; what they found is put together
  std::optional<Brain> brain = {};  // instead of the one built in
};

class SearchBot final : public Bot {
 public:
  SearchBot(SearchRecipe recipe, BotTools tools);
  Action choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const override;
  Found think(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const;

 private:
  Found think_alone(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng, SearchRequest request) const;
  Found think_together(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const;

  SearchRecipe recipe_;
  BotTools tools_;
};

// "strong@200ms:turns=2"; nothing if that is no level or a setting is unknown.
std::unique_ptr<const SearchBot> make_search_bot(std::string_view name, const BotTools& tools = {});

}  // namespace ludarium
