#include "bots/features.hpp"

#include <utility>

#include "core/erased.hpp"
#include "games/minds.hpp"

namespace ludarium {
namespace {

template <class G>
class TypedFeatures final : public Features {
 public:
  using Typed = Erased<G>;
  using Mind = decltype(mind_of(std::declval<const G&>()));
  explicit TypedFeatures(const Typed& game) : game_(game.game()), mind_(mind_of(game.game())) {}

  std::size_t count() const override { return Mind::features; }
  std::vector<std::string> names() const override {
    const auto solo = game_.setup({game_.least_seats(), 1, {}});
    return mind_.feature_names(solo.value());
  }
  std::vector<TraitName> trait_names() const override {
    const auto all = mind_.trait_names();
    return {all.begin(), all.end()};
  }
  void describe(const AnyState& state, Seat seat, float* row) const override {
    mind_.describe(Typed::state_in(state), seat, row);
  }
  void describe_seen(const AnyState& state, Seat seat, float* row) const override {
    mind_.describe(game_.redact(Typed::state_in(state), seat), seat, row);
  }
  void traits(const AnyState& state, Seat seat, Action action, Traits& traits) const override {
    mind_.traits(Typed::state_in(state), seat, action, traits);
  }
  float hand_prior(const AnyState& state, Seat seat, Action action) const override {
    return mind_.hand_prior(Typed::state_in(state), seat, action);
  }

 private:
  const G& game_;
  Mind mind_;
};

}  // namespace

std::unique_ptr<const Features> features_of(const AnyGame& game) {
  std::unique_ptr<const Features> features;
  AllGames::each([&]<class G>() {
    if constexpr (requires(const G& g) { mind_of(g); }) {
      if (const auto* typed = dynamic_cast<const Erased<G>*>(&game))
        features = std::make_unique<TypedFeatures<G>>(*typed);
    }
  });
  return features;
}

}  // namespace ludarium
