// What happened, as lines for a log.
#include "games/scythe/text/text.hpp"
#include "games/scythe/text/wording/phrases.hpp"

namespace ludarium::scythe {
namespace {

struct EventText : AboutEvent<Facts, State> {
  Message text() const {
    switch (static_cast<Happened>(e.kind)) {
      case Happened::moved:
        return moved();
      case Happened::drove_out:
        return line("scythe.event.drove_out",
                    {{"workers", counted(Item::worker, n(2))}, {"other", seat(0)}, {"place", at(1)}});
      case Happened::battle_began:
        return line("scythe.event.battle_began", {{"other", seat(0)}, {"place", at(1)}});
      case Happened::used_ability:
        return used_ability();
      case Happened::stole_card:
        return line("scythe.event.stole_card", {{"other", seat(0)}});
      case Happened::stole_card_value:
        return line("scythe.event.stole_card_value", {{"other", seat(0)}, {"value", n(1)}});
      case Happened::fought:
        return fought();
      case Happened::won_battle:
        return line("scythe.event.won_battle", {{"place", at(0)}});
      case Happened::retreated:
        return retreated();
      case Happened::put_back:
        return line("scythe.event.put_back", {{"unit", unit_named(0)}, {"place", at(1)}});
      case Happened::encounter_drawn:
        return line("scythe.event.encounter_drawn", {{"card", n(0)}, {"place", at(1)}});
      case Happened::encounter_option:
        return encounter_option();
      case Happened::option_void:
        return line("scythe.event.option_void", {{"option", letter(1)}});
      case Happened::factory_seen:
        return line("scythe.event.factory_seen", {{"cards", factory_numbers()}});
      case Happened::factory_taken:
        return line("scythe.event.factory_taken", {{"number", n(0)}});
      default:
        return gain_event();
    }
  }

  Term seat(std::size_t i) const { return who(s, as<Seat>(i)); }
  Phrases unit_named(std::size_t i) const {
    return n(i) < 0 ? Phrases{{"scythe.unit.workers", {}}} : unit(facts, s.player(e.seat), as<Unit>(i));
  }

  Message on_track_or_place(const char* track, const char* board) const {
    const Counted what = counted(as<Item>(0), n(1));
    return n(2) < 0 ? line(track, {{"what", what}}) : line(board, {{"what", what}, {"place", at(2)}});
  }

  Message paid() const {
    if (as<Item>(0) == Item::cards && n(3) > 0) return line("scythe.event.paid_card", {{"value", n(3)}});
    return on_track_or_place("scythe.event.paid", "scythe.event.paid_from");
  }

  Message placed_token() const {
    if (n(0) == factory_section) return line("scythe.event.placed_token_factory");
    const Player& player = s.player(e.seat);
    return line("scythe.event.placed_token",
                {{"section", term(facts.of(player.mat).column[static_cast<std::size_t>(n(0))].top)}});
  }

  Message produced() const {
    const Terrain terrain = facts.terrain[index(as<Hex>(0))];
    const bool village = terrain == Terrain::village;
    const Counted what = village ? counted(Item::worker, n(1)) : counted(facts.produces[index(terrain)], n(1));
    return line("scythe.event.produced", {{"what", what}, {"place", at(0)}});
  }

  Message moved() const {
    Phrases cargo;
    if (n(3)) cargo.push_back(amount(counted(Item::worker, n(3))));
    if (n(4)) cargo.push_back(amount({"scythe.resource", n(4)}));
    Args args{{"unit", unit_named(0)}, {"from", at(1)}, {"to", at(2)}};
    if (cargo.empty()) return line("scythe.event.moved", std::move(args));
    args.emplace_back("cargo", std::move(cargo));
    return line("scythe.event.moved_with", std::move(args));
  }

  Message used_ability() const {
    const Term ability = term(as<Ability>(0));
    if (n(1) == 0) return line("scythe.event.used_ability", {{"ability", ability}});
    return line("scythe.event.used_ability_hit", {{"ability", ability}, {"hit", counted(Item::power, n(1))}});
  }

  std::string cards_from(std::size_t first) const {
    std::string text;
    for (std::size_t v = 0; v < card_values; ++v)
      for (long i = 0; i < n(first + v); ++i) text += (text.empty() ? "" : " + ") + std::to_string(facts.card_value[v]);
    return text;
  }

  Message fought() const {
    const std::string cards = cards_from(1);
    if (cards.empty()) return line("scythe.event.fought", {{"dial", n(0)}});
    return line("scythe.event.fought_with_cards", {{"dial", n(0)}, {"cards", cards}, {"total", n(5)}});
  }

  Message retreated() const {
    Args args{{"unit", unit_named(0)}, {"place", at(1)}};
    if (n(2) == 0) return line("scythe.event.retreated", std::move(args));
    const Counted workers = counted(Item::worker, n(2));
    if (n(0) < 0) return line("scythe.event.workers_retreated", {{"workers", workers}, {"place", at(1)}});
    args.emplace_back("workers", workers);
    return line("scythe.event.retreated_with", std::move(args));
  }

  Term letter(std::size_t i) const { return {"scythe.option_letter_" + std::string(1, static_cast<char>('a' + n(i)))}; }

  // Who plays an encounter blind is not told the card (SC-VAR-02): number 0.
  Message encounter_option() const {
    const auto card = static_cast<std::size_t>(n(0));
    if (card == 0 || card > facts.encounter_cards.size())
      return line("scythe.event.encounter_option_blind", {{"option", letter(1)}});
    const EncounterOption& option = facts.encounter_cards[card - 1].option[static_cast<std::size_t>(n(1))];
    return line("scythe.event.encounter_option",
                {{"option", letter(1)}, {"deal", Phrases{pay_and_gain(option.cost, option.gain)}}});
  }

  std::string factory_numbers() const {
    const std::uint32_t mask = static_cast<std::uint32_t>(n(0)) | static_cast<std::uint32_t>(n(1)) << 15;
    std::string text;
    for (std::size_t i = 0; i < facts.factory_cards.size(); ++i)
      if (mask >> i & 1u) text += (text.empty() ? "" : ", ") + std::to_string(i + 1);
    return text;
  }

  Message saw_hand() const {
    const std::string cards = cards_from(1);
    if (cards.empty()) return line("scythe.event.saw_empty_hand", {{"other", seat(0)}});
    return line("scythe.event.saw_hand", {{"other", seat(0)}, {"cards", cards}});
  }

  Message ongoing_bonus() const {
    return line("scythe.event.ongoing_bonus", {{"action", term(as<BottomAction>(0))},
                                               {"gain", gain_of(facts.ongoing_bonus[index(as<BottomAction>(0))])}});
  }

  Message sample_scoring() const {
    Phrases fortunes;
    for (Seat of : s.seats())
      fortunes.push_back(
          {"scythe.event.fortune_of", {{"who", who(s, of)}, {"what", counted(Item::coins, n(index(of)))}}});
    return {"scythe.event.sample_scoring", {{"fortunes", std::move(fortunes)}}};
  }

  Message table_event() const {  // the course of the game
    switch (static_cast<Happened>(e.kind)) {
      case Happened::turn_began:
        return line("scythe.event.turn_began", {{"turn", n(0)}});
      case Happened::placed_token:
        return placed_token();
      case Happened::bottom_action:
        return line("scythe.event.bottom_action", {{"action", term(as<BottomAction>(0))}});
      case Happened::star:
        return line("scythe.event.star", {{"goal", term(as<Goal>(0))}});
      case Happened::objective_revealed:
        return line("scythe.event.objective_revealed",
                    {{"title", objective_title(facts, static_cast<std::size_t>(n(0)))}});
      case Happened::gave_coins:
        return line("scythe.event.gave_coins", {{"what", counted(Item::coins, n(1))}, {"other", seat(0)}});
      case Happened::delay_claimed:
        return line("scythe.event.delay_claimed", {{"other", seat(0)}});
      case Happened::sample_scoring:
        return sample_scoring();
      case Happened::game_over:
        return line("scythe.event.game_over");
      default:
        return line("scythe.event.something");
    }
  }

  Message gain_event() const {
    switch (static_cast<Happened>(e.kind)) {
      case Happened::gained:
        return on_track_or_place("scythe.event.gained", "scythe.event.gained_on");
      case Happened::paid:
        return paid();
      case Happened::drew_cards:
        return line("scythe.event.drew_cards", {{"what", counted(Item::cards, n(0))}});
      case Happened::drew_card:
        return line("scythe.event.drew_card", {{"value", n(0)}});
      case Happened::deck_reshuffled:
        return {"scythe.event.deck_reshuffled", {{"what", counted(Item::cards, n(0))}}};
      case Happened::produced:
        return produced();
      case Happened::upgraded:
        return line("scythe.event.upgraded", {{"cube", term(as<Cube>(0))}, {"action", term(as<BottomAction>(1))}});
      case Happened::deployed:
        return line("scythe.event.deployed",
                    {{"ability", term(facts.of(s.player(e.seat).faction).ability[static_cast<std::size_t>(n(0))])},
                     {"place", at(1)}});
      case Happened::built:
        return line("scythe.event.built", {{"structure", term(as<Structure>(0))}, {"place", at(1)}});
      case Happened::enlisted:
        return line("scythe.event.enlisted", {{"action", term(as<BottomAction>(0))},
                                              {"gain", gain_of(facts.one_time_bonus[index(as<OneTimeBonus>(1))])}});
      case Happened::ongoing_bonus:
        return ongoing_bonus();
      case Happened::saw_hand:
        return saw_hand();
      default:
        return table_event();
    }
  }

  Term at(std::size_t i) const { return place(facts, as<Hex>(i)); }
};

}  // namespace

Message describe_event(const Facts& facts, const State& s, const Event& event) {
  return EventText{{facts, s, event}}.text();
}

}  // namespace ludarium::scythe
