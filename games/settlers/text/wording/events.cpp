// What happened, as lines for a log.
#include "games/settlers/text/text.hpp"
#include "games/settlers/text/wording/phrases.hpp"

namespace ludarium::settlers {
namespace {

struct EventText : AboutEvent<Facts, State> {
  Message text() const {
    switch (static_cast<Happened>(e.kind)) {
      case Happened::picked:
        return with_card("settlers.event.picked");
      case Happened::drafted:
        return with_card("settlers.event.drafted");
      case Happened::drew:
        return drew();
      case Happened::drew_card:
        return with_card("settlers.event.drew_card");
      case Happened::looked_at:
        return with_card("settlers.event.looked_at");
      case Happened::gained:
        return from_card("settlers.event.gained", "settlers.event.gained_from", counted(good(0), n(1)), 2);
      case Happened::paid:
        return line("settlers.event.paid", {{"what", counted(good(0), n(1))}});
      case Happened::scored:
        return from_card("settlers.event.scored", "settlers.event.scored_from", counted(Good::vp, n(0)), 1);
      case Happened::built:
        return with_card("settlers.event.built");
      case Happened::made_deal:
        return with_card("settlers.event.made_deal");
      case Happened::razed_hand:
        return with_card("settlers.event.razed_hand");
      case Happened::razed:
        return line("settlers.event.razed", {{"card", card()}, {"other", seat(1)}});
      case Happened::foundation:
        return with_card("settlers.event.foundation");
      case Happened::discarded:
        return with_card("settlers.event.discarded");
      case Happened::discarded_hidden:
        return line("settlers.event.founded");
      case Happened::activated:
        return activated();
      case Happened::sent:
        return line("settlers.event.sent", {{"what", counted(Good::settler, n(0) * facts.settlers_per_pair)}});
      case Happened::passed:
        return line("settlers.event.passed");
      default:
        return card_event();
    }
  }

  CardId card_id(std::size_t i = 0) const { return n(i) < 0 ? CardId::none : static_cast<CardId>(e.arg[i]); }
  Term seat(std::size_t i) const { return who(s, n(i) < 0 ? Seat::none : static_cast<Seat>(e.arg[i])); }
  Good good(std::size_t i) const { return static_cast<Good>(e.arg[i]); }
  Message with_card(const char* key) const { return line(key, {{"card", card()}}); }

  // Something came from a card, or from nowhere in particular.
  Message from_card(const char* plain, const char* sourced, Counted what, std::size_t source) const {
    if (n(source) < 0) return line(plain, {{"what", std::move(what)}});
    return line(sourced, {{"what", std::move(what)}, {"card", card(source)}});
  }

  // A deal is a card, or in the solo game an attack card.
  Message of_deal(const char* by_card, const char* by_attack) const {
    if (n(0) >= 0) return with_card(by_card);
    return line(by_attack, {{"number", n(1)}});
  }

  Message drew() const {
    return line("settlers.event.drew", {{"what", counted(n(0) ? Good::card_faction : Good::card_common, 1)}});
  }

  Message activated() const {
    return with_card(n(1) > 1 ? "settlers.event.activated_twice" : "settlers.event.activated");
  }

  Message table_event() const {  // the course of the game, and the virtual player
    switch (static_cast<Happened>(e.kind)) {
      case Happened::round_began:
        return {"settlers.event.round_began", {{"round", n(0)}, {"first", seat(1)}}};
      case Happened::phase_began:
        return {"settlers.event.phase_began", {{"phase", term(static_cast<Phase>(n(0)))}}};
      case Happened::turn_began:
        return line("settlers.event.turn_began");
      case Happened::row_laid:
        return {"settlers.event.row_laid", {{"cards", counted(Good::card_common, n(0))}}};
      case Happened::row_discarded:
        return {"settlers.event.row_discarded", {{"card", card()}}};
      case Happened::deck_reshuffled:
        return {"settlers.event.deck_reshuffled", {{"cards", counted(Good::card_common, n(0))}}};
      case Happened::attack_revealed:
        return {"settlers.event.attack_revealed", {{"number", n(0)}, {"good", term(good(1))}}};
      case Happened::attack_failed:
        return {"settlers.event.attack_failed", {}};
      case Happened::attacked:
        return {"settlers.event.attacked", {{"card", card()}}};
      case Happened::collected:
        return {"settlers.event.collected", {{"cards", counted(Good::card, n(0))}}};
      case Happened::virtual_took:
        return {"settlers.event.virtual_took", {{"card", card()}}};
      case Happened::game_over:
        return {"settlers.event.game_over", {}};
      default:
        return line("settlers.event.something");
    }
  }

  Message card_event() const {
    switch (static_cast<Happened>(e.kind)) {
      case Happened::removed:
        return with_card("settlers.event.removed");
      case Happened::broke_deal:
        return of_deal("settlers.event.broke_deal", "settlers.event.broke_attack_deal");
      case Happened::took_deal:
        return of_deal("settlers.event.took_deal", "settlers.event.took_attack_deal");
      case Happened::traded:
        return with_card("settlers.event.traded");
      case Happened::refreshed:
        return with_card("settlers.event.refreshed");
      case Happened::blocked:
        return with_card("settlers.event.blocked");
      case Happened::took_over:
        return with_card("settlers.event.took_over");
      case Happened::took_over_ended:
        return with_card("settlers.event.took_over_ended");
      case Happened::stole:
        return line("settlers.event.stole", {{"what", counted(good(0), 1)}, {"other", seat(1)}});
      case Happened::gave_up_good:
        return line("settlers.event.gave_up_good", {{"what", counted(good(0), 1)}, {"vp", counted(Good::vp, n(1))}});
      case Happened::kept:
        return line("settlers.event.kept", {{"what", counted(good(0), n(1))}});
      case Happened::defended:
        return with_card("settlers.event.defended");
      case Happened::placed_samurai:
        return with_card("settlers.event.placed_samurai");
      case Happened::stashed:
        return with_card(n(1) ? "settlers.event.stashed_resource" : "settlers.event.stashed_card");
      default:
        return table_event();
    }
  }

  Term card(std::size_t i = 0) const { return card_title(facts, card_id(i)); }
};

}  // namespace

Message describe_event(const Facts& facts, const State& s, const Event& event) {
  return EventText{{facts, s, event}}.text();
}

}  // namespace ludarium::settlers
