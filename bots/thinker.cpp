#include "bots/thinker.hpp"

#include <map>

#include "bots/search/practise.hpp"
#include "bots/search/search.hpp"
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
  TypedThinker(const Typed& game, const Brain& brain) : game_(game), brain_(brain), search_(game.game(), brain) {}

  Found think(const AnyState& view, Seat seat, Rng& rng, const SearchRequest& request) override {
    return search_.run(Typed::state_in(view), seat, rng, request);
  }
  Lesson practise(const AnyState& start, Rng& rng, const Practice& practice) override {
    return SelfPlay<G>(game_.game(), brain_, search_).play(Typed::state_in(start), rng, practice);
  }
  std::size_t features() const override { return MindFor<G>::features; }

 private:
  const Typed& game_;
  const Brain& brain_;
  Search<G> search_;
};

class UntypedThinker final : public Thinker {
 public:
  UntypedThinker(const AnyGame& game, const Brain& brain) : game_{&game}, search_(game_, brain) {}

  Found think(const AnyState& view, Seat seat, Rng& rng, const SearchRequest& request) override {
    return search_.run(view, seat, rng, request);
  }
  Lesson practise(const AnyState&, Rng&, const Practice&) override { return {}; }  // there is nothing to learn
  std::size_t features() const override { return 0; }

 private:
  UntypedGame game_;
  Search<UntypedGame> search_;
};

Brain built_in(std::string_view game) {
  auto brain = read_brain(embedded_file("games/" + std::string(game) + "/bot/brain.txt"));
  return brain ? std::move(*brain) : Brain{};
}

std::map<std::string, Brain, std::less<>> built_in_brains() {
  std::map<std::string, Brain, std::less<>> brains;
  AllGames::each([&]<class G>() {
    Brain brain = built_in(G::id);
    if (brain.features != MindFor<G>::features) brain = {};  // made for another description of positions
    brains.emplace(G::id, std::move(brain));
  });
  return brains;
}

}  // namespace

std::unique_ptr<Thinker> make_thinker(const AnyGame& game, const Brain& brain) {
  std::unique_ptr<Thinker> thinker;
  AllGames::each([&]<class G>() {
    if (const auto* typed = dynamic_cast<const Erased<G>*>(&game))
      thinker = std::make_unique<TypedThinker<G>>(*typed, brain);
  });
  if (!thinker) thinker = std::make_unique<UntypedThinker>(game, brain);
  return thinker;
}

const Brain& known_brain(std::string_view game) {
  static const auto brains = built_in_brains();
  static const Brain none;
  const auto found = brains.find(game);
  return found == brains.end() ? none : found->second;
}

}  // namespace ludarium
