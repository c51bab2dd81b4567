// What happened, as lines for a log.
#include "games/paladins/text/text.hpp"
#include "games/paladins/text/wording/phrases.hpp"

namespace ludarium::paladins {
namespace {

struct EventText : AboutEvent<Facts, State> {
  Message text() const {
    switch (static_cast<Happened>(e.kind)) {
      case Happened::drew_paladin:
        return card("paladins.event.drew_paladin", title(facts, as<Paladin>()));
      case Happened::chose_paladin:
        return line("paladins.event.chose_paladin");
      case Happened::revealed_paladin:
        return card("paladins.event.revealed_paladin", title(facts, as<Paladin>()));
      case Happened::took_tavern:
        return line("paladins.event.took_tavern", {{"workers", tavern_workers()}});
      case Happened::turn_began:
        return line("paladins.event.turn_began", {{"turn", n()}});
      case Happened::acted:
        return line("paladins.event.acted", {{"action", term(as<Space>())}});
      case Happened::used_favour:
        return card("paladins.event.used_favour", title(facts, as<Favour>()));
      case Happened::placed:
        return placed();
      case Happened::gained:
        return line("paladins.event.gained", {{"what", gain(n(0), n(1))}});
      case Happened::paid:
        return line("paladins.event.paid", {{"what", gain(n(0), n(1))}});
      case Happened::raised:
        return line("paladins.event.raised", {{"attribute", term(as<Attribute>())}, {"level", n(1)}});
      case Happened::lost:
        return line("paladins.event.lost", {{"what", gain(n(0), 1)}});
      default:
        return piece_event();
    }
  }

  Phrases gain(long token, long count) const {
    return gain_of({static_cast<Token>(token), static_cast<std::uint8_t>(count)});
  }

  Phrases tavern_workers() const {
    return index(as<Tavern>()) < facts.tavern.size() ? workers_of(facts[as<Tavern>()].workers) : Phrases{};
  }

  Message placed() const {
    const Spots spots{as<Worker>(0), as<Worker>(1), as<Worker>(2)};
    return line("paladins.event.placed", {{"workers", spots_of(spots)}});
  }

  Message workshop() const {
    const Args where{{"action", term(as<Space>())}, {"spot", n(1) + 1}};
    if (as<Worker>(2) == Worker::none) return line("paladins.event.workshop", where);
    return line("paladins.event.workshop_instead",
                {{"action", term(as<Space>())}, {"spot", n(1) + 1}, {"worker", term(as<Worker>(2))}});
  }

  Message on_map(const char* key) const {
    const auto where = static_cast<std::size_t>(n());
    if (where >= facts.spaces.size()) return line("paladins.event.something");
    return line(key, {{"region", long{facts.spaces[where].region} + 1}, {"space", literal(facts.spaces[where].id)}});
  }

  Message fortified() const {
    if (index(as<Wall>()) >= facts.walls.size()) return line("paladins.event.something");
    return line("paladins.event.fortified", {{"effects", effects_of(facts[as<Wall>()])}});
  }

  Message absolved() const {
    if (n() < 0 || n() >= static_cast<long>(jar_spaces)) return line("paladins.event.jar_turned");
    return line("paladins.event.absolved", {{"space", n() + 1}});
  }

  Message taxed() const {
    return line("paladins.event.taxed", {{"what", Counted{"paladins.silver", n(0)}}, {"supply", n(1)}});
  }

  // ---- the solo opponent

  Message rival_event() const {
    switch (static_cast<Happened>(e.kind)) {
      case Happened::difficulty_order:
        return {"paladins.event.difficulty_order", {{"order", Phrases{order_of(facts, as<Order>())}}}};
      case Happened::rival_workshop:
        return line("paladins.event.rival_workshop", {{"action", term(as<Space>())}});
      case Happened::rival_workers:
        return line("paladins.event.rival_workers", {{"workers", Counted{"paladins.worker", n()}}});
      case Happened::scheme:
        return line("paladins.event.scheme", {{"scheme", term(as<Scheme>())}});
      case Happened::scheme_fallback:
        return line("paladins.event.scheme_fallback", {{"scheme", term(as<Scheme>())}});
      case Happened::schemes_shuffled:
        return line("paladins.event.schemes_shuffled", {{"cards", Counted{"paladins.scheme_card", n()}}});
      case Happened::resource_marker:
        return line("paladins.event.resource_marker", {{"space", n() + 1}});
      case Happened::tax_removed:
        return line("paladins.event.tax_removed", {{"what", Counted{"paladins.silver", n()}}});
      case Happened::rested:
        return line("paladins.event.rested");
      case Happened::game_over:
        return {"paladins.event.game_over", {}};
      default:
        return line("paladins.event.something");
    }
  }

  // ---- the main board

  Message row_event() const {
    switch (static_cast<Happened>(e.kind)) {
      case Happened::round_began:
        return {"paladins.event.round_began", {{"round", n(0)}, {"start", who(s, as<Seat>(1))}}};
      case Happened::order_revealed:
        return {"paladins.event.order_revealed", {{"order", Phrases{order_of(facts, as<Order>(1))}}}};
      case Happened::favour_revealed:
        return {"paladins.event.favour_revealed", {{"card", title(facts, as<Favour>(1))}}};
      case Happened::tavern_revealed:
        return {"paladins.event.tavern_revealed", {{"workers", tavern_workers()}}};
      case Happened::tavern_reshuffled:
        return {"paladins.event.tavern_reshuffled", {{"cards", Counted{"paladins.tavern_card", n()}}}};
      case Happened::suspicion_reshuffled:
        return {"paladins.event.suspicion_reshuffled", {{"cards", Counted{"paladins.suspicion_card", n()}}}};
      case Happened::townsfolk_discarded:
        return {"paladins.event.townsfolk_discarded", {{"card", title(facts, as<Townsfolk>())}}};
      case Happened::townsfolk_laid:
        return {"paladins.event.townsfolk_laid", {{"card", title(facts, as<Townsfolk>(1))}, {"slot", n() + 1}}};
      case Happened::outsider_discarded:
        return {"paladins.event.outsider_discarded", {{"card", title(facts, as<Outsider>())}}};
      case Happened::outsider_laid:
        return {"paladins.event.outsider_laid", {{"card", title(facts, as<Outsider>(1))}, {"column", n() + 1}}};
      case Happened::inquisition_began:
        return {"paladins.event.inquisition_began", {}};
      case Happened::inquisition_ended:
        return {"paladins.event.inquisition_ended", {{"tax", Counted{"paladins.silver", n()}}}};
      default:
        return rival_event();
    }
  }

  // ---- tax, suspicion, debt

  Message trouble_event() const {
    switch (static_cast<Happened>(e.kind)) {
      case Happened::suspicion:
        return line("paladins.event.suspicion", {{"tax", n()}});
      case Happened::suspicion_discarded:
        return line("paladins.event.suspicion_discarded", {{"what", Counted{"paladins.suspicion_card", n()}}});
      case Happened::taxed:
        return taxed();
      case Happened::took_debt:
        return line("paladins.event.took_debt");
      case Happened::paid_debt:
        return line("paladins.event.paid_debt");
      case Happened::cancelled_debt:
        return line("paladins.event.cancelled_debt");
      case Happened::passed:
        return line("paladins.event.passed");
      case Happened::kept:
        return line("paladins.event.kept", {{"workers", Counted{"paladins.worker", n()}}});
      default:
        return row_event();
    }
  }

  // ---- what an action moves

  Message piece_event() const {
    switch (static_cast<Happened>(e.kind)) {
      case Happened::workshop:
        return workshop();
      case Happened::hired:
        return card("paladins.event.hired", title(facts, as<Townsfolk>()));
      case Happened::dismissed:
        return card("paladins.event.dismissed", title(facts, as<Townsfolk>()));
      case Happened::ability:
        return card("paladins.event.ability", title(facts, as<Townsfolk>()));
      case Happened::paladin_ability:
        return card("paladins.event.ability", title(facts, as<Paladin>()));
      case Happened::cleared:
        if (as<Space>() == Space::none) return line("paladins.event.cleared_right");
        return line("paladins.event.cleared", {{"action", term(as<Space>())}});
      case Happened::commissioned:
        return on_map("paladins.event.commissioned");
      case Happened::garrisoned:
        return on_map("paladins.event.garrisoned");
      case Happened::fortified:
        return fortified();
      case Happened::absolved:
        return absolved();
      case Happened::attacked:
        return card("paladins.event.attacked", title(facts, as<Outsider>()));
      case Happened::converted:
        return card("paladins.event.converted", title(facts, as<Outsider>()));
      default:
        return trouble_event();
    }
  }

  Message card(const char* key, Term called) const { return line(key, {{"card", std::move(called)}}); }
};

}  // namespace

Message describe_event(const Facts& facts, const State& s, const Event& event) {
  return EventText{{facts, s, event}}.text();
}

}  // namespace ludarium::paladins
