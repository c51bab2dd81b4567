#include "bots/thinker.hpp"

#include <map>

#include "bots/search/search.hpp"
#include "bots/search/self_play.hpp"
#include "bots/search/untyped.hpp"
#include "core/embedded.hpp"
#include "core/erased.hpp"
#include "games/minds.hpp"

namespace ludarium {
namespace {

template <class G>
class TypedThinker final : public Thinker {
 public:
  using Typed = Erased<G>;
  TypedThinker(const Typed& game, const Weights& weights) : game_(game), search_(game.game(), weights) {}

  SearchResult think(const AnyState& view, Seat seat, Rng& rng, const SearchRequest& request) override {
    return search_.run(Typed::state_in(view), seat, rng, request);
  }
  SelfPlayGame self_play(const AnyState& start, Rng& rng, const SelfPlaySettings& settings) override {
    return SelfPlay<G>(game_.game(), search_).play(Typed::state_in(start), rng, settings);
  }
  std::size_t features() const override { return MindFor<G>::features; }

 private:
  const Typed& game_;
  Search<G> search_;
};

class UntypedThinker final : public Thinker {
 public:
  UntypedThinker(const AnyGame& game, const Weights& weights) : game_{&game}, search_(game_, weights) {}

  SearchResult think(const AnyState& view, Seat seat, Rng& rng, const SearchRequest& request) override {
    return search_.run(view, seat, rng, request);
  }
  // A game without features cannot be trained.
  SelfPlayGame self_play(const AnyState&, Rng&, const SelfPlaySettings&) override { return {}; }
  std::size_t features() const override { return 0; }

 private:
  UntypedGame game_;
  Search<UntypedGame> search_;
};

Weights built_in(std::string_view game) {
  auto weights = read_weights(embedded_file("games/" + std::string(game) + "/bot/weights.txt"));
  return weights ? std::move(*weights) : Weights{};
}

std::map<std::string, Weights, std::less<>> read_all_built_in() {
  std::map<std::string, Weights, std::less<>> all;
  AllGames::each([&]<class G>() {
    Weights weights = built_in(G::id);
    if (weights.features != MindFor<G>::features) weights = {};  // trained on other features
    all.emplace(G::id, std::move(weights));
  });
  return all;
}

}  // namespace

std::unique_ptr<Thinker> make_thinker(const AnyGame& game, const Weights& weights) {
  std::unique_ptr<Thinker> thinker;
  AllGames::each([&]<class G>() {
    if (const auto* typed = dynamic_cast<const Erased<G>*>(&game))
      thinker = std::make_unique<TypedThinker<G>>(*typed, weights);
  });
  if (!thinker) thinker = std::make_unique<UntypedThinker>(game, weights);
  return thinker;
}

const Weights& built_in_weights(std::string_view game) {
  static const auto all = read_all_built_in();
  static const Weights none;
  const auto found = all.find(game);
  return found == all.end() ? none : found->second;
}

}  // namespace ludarium
