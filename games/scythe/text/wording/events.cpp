// What happened, as lines for a log. Most sentences have the fields of their event in their holes
// (text/vocabulary.cpp); here are those that say more, or not always the same.
#include "games/scythe/text/text.hpp"
#include "games/scythe/text/vocabulary.hpp"
#include "games/scythe/text/wording/phrases.hpp"

namespace ludarium::scythe {
namespace {

struct EventText : AboutEvent<Facts, State> {
  Message text() const {
    switch (static_cast<Happened>(e.kind)) {
      case Happened::placed_token:
        return placed_token();
      case Happened::moved:
        return moved();
      case Happened::used_ability:
        return used_ability();
      case Happened::fought:
        return fought();
      case Happened::retreated:
        return retreated();
      case Happened::encounter_option:
        return encounter_option();
      case Happened::option_void:
        return line("scythe.event.option_void", {{"option", letter(1)}});
      case Happened::factory_seen:
        return line("scythe.event.factory_seen", {{"cards", factory_numbers()}});
      case Happened::ongoing_bonus:
        return ongoing_bonus();
      case Happened::saw_hand:
        return saw_hand();
      case Happened::sample_scoring:
        return sample_scoring();
      case Happened::automa_card:
        return line("scythe.event.automa_card", {{"card", n(0)}, {"scheme", std::string(n(1) == 1 ? "I" : "II")}});
      case Happened::automa_moved:
        return automa_moved();
      default:
        return sentence(vocabulary(), "scythe.event.");
    }
  }

  Term seat(std::size_t i) const { return who(s, as<Seat>(i)); }
  Phrases unit_named(std::size_t i) const {
    return n(i) < 0 ? Phrases{{"scythe.unit.workers", {}}} : unit(facts, s.player(e.seat), as<Unit>(i));
  }

  Message placed_token() const {
    if (n(0) == factory_section) return line("scythe.event.placed_token_factory");
    const Player& player = s.player(e.seat);
    return line("scythe.event.placed_token",
                {{"section", term(facts.of(player.mat).column[static_cast<std::size_t>(n(0))].top)}});
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

  // An Automa that stays where it is has carried its move out, too (SC-AUTO-41).
  Message automa_moved() const {
    Message moved = sentence(vocabulary(), "scythe.event.");
    if (n(1) == n(2)) moved.key = "scythe.event.automa_kept";
    return moved;
  }

  Term at(std::size_t i) const { return place(facts, as<Hex>(i)); }
};

}  // namespace

Message describe_event(const Facts& facts, const State& s, const Event& event) {
  return EventText{{facts, s, event}}.text();
}

}  // namespace ludarium::scythe
