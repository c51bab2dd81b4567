#include "games/paladins/text/vocabulary.hpp"

#include "games/paladins/text/names.hpp"
#include "games/paladins/text/wording/phrases.hpp"

namespace ludarium::paladins {
namespace {

using Thing = Noun<Telling>;
using Kind = KindOf<Telling>;

constexpr int none = 255;

// ---- nouns

template <auto Facts::*cards>
std::string_view id_of_card(const Telling& t, std::size_t i) {
  return i < (t.facts.*cards).size() ? std::string_view((t.facts.*cards)[i].id) : "";
}

// A place in a row, called by the card that lies there.
template <auto State::*row>
std::string_view id_in_row(const Telling& t, std::size_t place) {
  const auto& cards = t.s.*row;
  using Card = typename std::remove_cvref_t<decltype(cards)>::value_type;
  return place < cards.size() && cards[place] != Card::none ? name(t.facts, cards[place]) : "";
}

// ---- how they are said

template <class E>
MessageArg said(const Telling&, int value) {
  return term(thing<E>(value));
}
template <class Card>
MessageArg said_card(const Telling& t, int value) {
  return title(t.facts, thing<Card>(value));
}
MessageArg said_seat(const Telling& t, int value) { return who(t.s, thing<Seat>(value)); }
MessageArg said_order(const Telling& t, int value) { return inner(order_of(t.facts, thing<Order>(value))); }
MessageArg so_many_tokens(const Telling&, int value, long n) {
  return gain_of({thing<Token>(value), static_cast<std::uint8_t>(n)});
}
MessageArg one_token(const Telling& t, int value) { return so_many_tokens(t, value, 1); }
MessageArg said_tavern_card(const Telling& t, int value) {
  const auto card = thing<Tavern>(value);
  return index(card) < t.facts.tavern.size() ? workers_of(t.facts[card].workers) : Phrases{};
}
MessageArg said_wall(const Telling& t, int value) {
  const auto card = thing<Wall>(value);
  return index(card) < t.facts.walls.size() ? effects_of(t.facts[card]) : Phrases{};
}
MessageArg so_much_silver(const Telling&, int n) { return Counted{"paladins.silver", n}; }
MessageArg so_many_workers(const Telling&, int n) { return Counted{"paladins.worker", n}; }
MessageArg so_many_taverns(const Telling&, int n) { return Counted{"paladins.tavern_card", n}; }
MessageArg so_many_suspicions(const Telling&, int n) { return Counted{"paladins.suspicion_card", n}; }
MessageArg so_many_schemes(const Telling&, int n) { return Counted{"paladins.scheme_card", n}; }
MessageArg from_one(const Telling&, int n) { return ludarium::number(n + 1); }

constexpr Thing amount{.name = "number"};
constexpr Thing so_much{.name = "number", .said = so_much_silver};
constexpr Thing workers{.name = "number", .said = so_many_workers};
constexpr Thing taverns{.name = "number", .said = so_many_taverns};
constexpr Thing suspicions{.name = "number", .said = so_many_suspicions};
constexpr Thing schemes{.name = "number", .said = so_many_schemes};
constexpr Thing marker{.name = "number", .said = from_one};
constexpr Thing place{.name = "place", .first = 1};
constexpr Thing tavern_place{.name = "place", .first = 1, .thing = "tavern"};
constexpr Thing jar_place{.name = "place", .first = 1, .thing = "jar"};
constexpr Thing option_place{.name = "place", .first = 1, .thing = "option"};
constexpr Thing reward_place{.name = "place", .first = 1, .thing = "reward"};
constexpr Thing flag{.name = "flag", .flag = true};
constexpr Thing seat{.name = "seat", .said = said_seat};
constexpr Thing action{.name = "action", .ids = names<Space>(), .said = said<Space>};
constexpr Thing worker{.name = "worker", .ids = names<Worker>(), .said = said<Worker>};
constexpr Thing attribute{.name = "attribute", .ids = names<Attribute>(), .said = said<Attribute>};
constexpr Thing token{.name = "token", .ids = names<Token>(), .said = one_token, .counted = so_many_tokens};
constexpr Thing scheme{.name = "scheme", .ids = names<Scheme>(), .said = said<Scheme>};
constexpr Thing paladin{
    .name = "paladin", .id = id_of_card<&Facts::paladins>, .thing = "paladin", .said = said_card<Paladin>};
constexpr Thing townsfolk{
    .name = "townsfolk", .id = id_of_card<&Facts::townsfolk>, .thing = "hired", .said = said_card<Townsfolk>};
constexpr Thing outsider{.name = "outsider", .id = id_of_card<&Facts::outsiders>, .said = said_card<Outsider>};
constexpr Thing order{.name = "order", .id = id_of_card<&Facts::orders>, .said = said_order};
constexpr Thing favour{.name = "favour", .id = id_of_card<&Facts::favours>, .said = said_card<Favour>};
constexpr Thing space{.name = "space", .id = id_of_card<&Facts::spaces>, .thing = "space"};
constexpr Thing tavern_card{.name = "tavern_card", .first = 1, .said = said_tavern_card};
constexpr Thing wall{.name = "wall", .first = 1, .said = said_wall};
constexpr Thing townsfolk_offered{.name = "townsfolk_offered", .id = id_in_row<&State::townsfolk>, .thing = "town"};
constexpr Thing outsider_offered{.name = "outsider_offered", .id = id_in_row<&State::outsiders>, .thing = "outsider"};
constexpr Thing favour_offered{.name = "favour_offered", .id = id_in_row<&State::favours>, .thing = "favour"};

// ---- what follows from the position

std::optional<int> card_at_place(const Telling& t, Operands operands) {
  const auto place = static_cast<std::size_t>(operands[0]);
  if (place >= t.s.tavern.size() || t.s.tavern[place] == Tavern::none) return std::nullopt;
  return static_cast<int>(t.s.tavern[place]);
}

std::optional<int> reward_at_place(const Telling& t, Operands operands) {
  const auto place = static_cast<std::size_t>(operands[0]);
  if (place >= t.s.reward_count || place >= most_rewards) return std::nullopt;
  return static_cast<int>(t.s.rewards[place].token);
}

// ---- kinds

constexpr std::array action_kinds = {
    Kind(Do::hire, "hire", {one("card", townsfolk_offered), one("debt", flag)}, "hire"),
    Kind(Do::dismiss, "dismiss", {one("card", townsfolk_offered), one("debt", flag)}, "dismiss"),
    Kind(Do::split, "split", {one("use", paladin), one("top", paladin), one("bottom", paladin)}, "split"),
    Kind(Do::tavern, "tavern", {told("card", tavern_card, card_at_place), one("place", tavern_place)}, "tavern"),
    Kind(Do::act, "act", {one("action", action), one("way", place)},
         "develop|recruit|hunt|trade|pray|conspire|commission|fortify|garrison|absolve|attack|convert")
        .as_one("act"),
    Kind(Do::favour, "favour", {one("card", favour_offered)}, "favour"),
    Kind(Do::pass, "pass", {}, "pass").giving_up(),
    Kind(Do::workers, "workers", {list_of("workers", worker, most_spots, none)}, "workers").with_usual_first(),
    Kind(Do::workshop, "workshop", {one("action", action), one("spot", place)}, "workshop").as_one("spot"),
    Kind(Do::space, "space", {one("at", space)}, "space"),
    Kind(Do::jar, "jar", {one("place", jar_place)}, "jar"),
    Kind(Do::outsider, "outsider", {one("card", outsider_offered)}, "outsider"),
    Kind(Do::clear, "clear", {one("action", action)}, "clear").as_one("clear"),
    Kind(Do::decline, "decline", {}, "decline").giving_up(),
    Kind(Do::discard, "discard", {}, "discard"),
    Kind(Do::option, "option", {one("option", option_place)}, "option"),
    Kind(Do::as_offered, "as_offered", {}, "in order"),
    Kind(Do::reward, "reward", {told("what", token, reward_at_place), one("place", reward_place)}, "reward"),
    Kind(Do::ability, "ability", {one("card", townsfolk)}, "use").only_when_asked(),
    Kind(Do::done, "done", {}, "done").giving_up(),
    Kind(Do::keep, "keep", {amounts_by("workers", worker, worker_types)}, "keep").with_usual_first(),
};

constexpr std::array event_kinds = {
    Kind(Happened::round_began, "round_began", {one("round", amount), one("first", seat)}),
    Kind(Happened::order_revealed, "order_revealed", {one("place", place), one("card", order)}),
    Kind(Happened::favour_revealed, "favour_revealed", {one("place", place), one("card", favour)}),
    Kind(Happened::tavern_revealed, "tavern_revealed", {one("card", tavern_card)}),
    Kind(Happened::tavern_reshuffled, "tavern_reshuffled", {one("cards", taverns)}),
    Kind(Happened::drew_paladin, "drew_paladin", {one("card", paladin)}),
    Kind(Happened::chose_paladin, "chose_paladin"),
    Kind(Happened::revealed_paladin, "revealed_paladin", {one("card", paladin)}),
    Kind(Happened::took_tavern, "took_tavern", {one("card", tavern_card)}),
    Kind(Happened::turn_began, "turn_began", {one("turn", amount)}),
    Kind(Happened::acted, "acted", {one("action", action), one("way", place)}),
    Kind(Happened::used_favour, "used_favour", {one("card", favour)}),
    Kind(Happened::placed, "placed", {list_of("workers", worker, most_spots, none)}, pays()),
    Kind(Happened::gained, "gained", {one("what", token), one("amount", amount)}, gains()),
    Kind(Happened::paid, "paid", {one("what", token), one("amount", amount)}, pays()),
    Kind(Happened::raised, "raised", {one("what", attribute), one("level", amount), one("amount", amount)}, gains()),
    Kind(Happened::lost, "lost", {one("what", token)}),
    Kind(Happened::workshop, "workshop",
         {one("action", action), one("spot", place), one_or_none("worker", worker, none)}),
    Kind(Happened::hired, "hired", {one("card", townsfolk)}),
    Kind(Happened::dismissed, "dismissed", {one("card", townsfolk)}),
    Kind(Happened::ability, "ability", {one("card", townsfolk)}),
    Kind(Happened::paladin_ability, "paladin_ability", {one("card", paladin)}),
    Kind(Happened::cleared, "cleared", {one_or_none("action", action, none)}),
    Kind(Happened::commissioned, "commissioned", {one("at", space)}),
    Kind(Happened::garrisoned, "garrisoned", {one("at", space)}),
    Kind(Happened::fortified, "fortified", {one("card", wall)}),
    Kind(Happened::absolved, "absolved", {one_or_none("place", place, none)}),
    Kind(Happened::attacked, "attacked", {one("card", outsider)}),
    Kind(Happened::converted, "converted", {one("card", outsider)}),
    Kind(Happened::suspicion, "suspicion", {one("tax", amount)}, gains("suspicion")),
    Kind(Happened::suspicion_discarded, "suspicion_discarded", {one("amount", suspicions)}, pays("suspicion")),
    Kind(Happened::suspicion_reshuffled, "suspicion_reshuffled", {one("cards", suspicions)}),
    Kind(Happened::taxed, "taxed", {one("amount", so_much), one("from_supply", amount)}, gains("silver")),
    Kind(Happened::tax_removed, "tax_removed", {one("amount", so_much)}),
    Kind(Happened::took_debt, "took_debt", {}, gains("debt")),
    Kind(Happened::paid_debt, "paid_debt", {}, pays("debt")),
    Kind(Happened::cancelled_debt, "cancelled_debt", {}, pays("debt")),
    Kind(Happened::inquisition_began, "inquisition_began"),
    Kind(Happened::inquisition_ended, "inquisition_ended", {one("tax", so_much)}),
    Kind(Happened::passed, "passed"),
    Kind(Happened::kept, "kept", {one("workers", workers)}),
    Kind(Happened::townsfolk_discarded, "townsfolk_discarded", {one("card", townsfolk)}),
    Kind(Happened::townsfolk_laid, "townsfolk_laid", {one("place", place), one("card", townsfolk)}),
    Kind(Happened::outsider_discarded, "outsider_discarded", {one("card", outsider)}),
    Kind(Happened::outsider_laid, "outsider_laid", {one("place", place), one("card", outsider)}),
    Kind(Happened::difficulty_order, "difficulty_order", {one("card", order)}),
    Kind(Happened::rival_workshop, "rival_workshop", {one("action", action)}),
    Kind(Happened::rival_workers, "rival_workers", {one("workers", workers)}),
    Kind(Happened::scheme, "scheme", {one("scheme", scheme)}),
    Kind(Happened::scheme_fallback, "scheme_fallback", {one("scheme", scheme)}),
    Kind(Happened::schemes_shuffled, "schemes_shuffled", {one("cards", schemes)}),
    Kind(Happened::resource_marker, "resource_marker", {one("marker", marker)}),
    Kind(Happened::rested, "rested"),
    Kind(Happened::game_over, "game_over"),
};

constexpr VocabularyOf<Telling> words(action_kinds, Do::keep, event_kinds, Happened::game_over);

}  // namespace

const VocabularyOf<Telling>& vocabulary() { return words; }

}  // namespace ludarium::paladins
