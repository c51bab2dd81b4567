// What happened, as lines for a log. Most sentences have the fields of their event in their holes
// (text/vocabulary.cpp); here are those that say more, or not always the same.
#include "games/settlers/text/text.hpp"
#include "games/settlers/text/vocabulary.hpp"
#include "games/settlers/text/wording/phrases.hpp"

namespace ludarium::settlers {
namespace {

struct EventText : AboutEvent<Facts, State> {
  Message text() const {
    switch (static_cast<Happened>(e.kind)) {
      case Happened::phase_began:
        return as<Phase>() == Phase::over ? Message{"settlers.event.last_phase", {}} : by_table();
      case Happened::razed:
        return line("settlers.event.razed", {{"card", card()}, {"whose", who(s, as<Seat>(1))}});
      case Happened::activated:
        return with_card(n(1) > 1 ? "settlers.event.activated_twice" : "settlers.event.activated");
      case Happened::stashed:
        return with_card(n(1) ? "settlers.event.stashed_resource" : "settlers.event.stashed_card");
      case Happened::broke_deal:
        return n() < 0 ? by_table() : with_card("settlers.event.broke_deal_card");
      case Happened::took_deal:
        return n() < 0 ? by_table() : with_card("settlers.event.took_deal_card");
      default:
        return by_table();
    }
  }

  Message by_table() const { return sentence(vocabulary(), "settlers.event."); }

  Term card() const { return card_title(facts, as<CardId>()); }
  Message with_card(const char* key) const { return line(key, {{"card", card()}}); }
};

}  // namespace

Message describe_event(const Facts& facts, const State& s, const Event& event) {
  return EventText{{facts, s, event}}.text();
}

}  // namespace ludarium::settlers
