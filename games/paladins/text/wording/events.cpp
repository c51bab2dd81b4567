// What happened, as lines for a log. Most sentences have the fields of their event in their holes
// (text/vocabulary.cpp); here are those that say more.
#include "games/paladins/text/text.hpp"
#include "games/paladins/text/vocabulary.hpp"
#include "games/paladins/text/wording/phrases.hpp"

namespace ludarium::paladins {
namespace {

struct EventText : AboutEvent<Facts, State> {
  Message text() const {
    switch (static_cast<Happened>(e.kind)) {
      case Happened::placed:
        return placed();
      case Happened::commissioned:
        return on_map("paladins.event.commissioned");
      case Happened::garrisoned:
        return on_map("paladins.event.garrisoned");
      default:
        return sentence(vocabulary(), "paladins.event.");
    }
  }

  Message placed() const {
    const Spots spots{as<Worker>(0), as<Worker>(1), as<Worker>(2)};
    return line("paladins.event.placed", {{"workers", spots_of(spots)}});
  }

  Message on_map(const char* key) const {
    const auto where = static_cast<std::size_t>(n());
    if (where >= facts.spaces.size()) return line("paladins.event.something");
    return line(key, {{"region", long{facts.spaces[where].region} + 1}, {"space", place_in_region(facts, where)}});
  }
};

}  // namespace

Message describe_event(const Facts& facts, const State& s, const Event& event) {
  return EventText{{facts, s, event}}.text();
}

}  // namespace ludarium::paladins
