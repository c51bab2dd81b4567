// A bot that searches: a level, with what else its name says.
#pragma once

#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "bots/thinker.hpp"

namespace ludarium {

class SearchBot final : public Bot {
 public:
  SearchBot(SearchRequest request, int milliseconds, std::optional<Brain> brain, BotTools tools);
  Action choose(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const override;
  Found think(const AnyGame& game, const AnyState& view, Seat seat, Rng& rng) const;

 private:
  SearchRequest request_;
  int milliseconds_;            // 0: only iterations count
  std::optional<Brain> brain_;  // instead of the one built in
  BotTools tools_;
};

// "strong@200ms:turns=2"; nothing if that is no level or a setting is unknown.
std::unique_ptr<const SearchBot> make_search_bot(std::string_view name, const BotTools& tools = {});

}  // namespace ludarium
