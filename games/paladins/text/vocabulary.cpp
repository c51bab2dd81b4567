#include "games/paladins/text/vocabulary.hpp"

#include "games/paladins/text/names.hpp"

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

constexpr Thing amount{.name = "number"};
constexpr Thing place{.name = "place", .first = 1};
constexpr Thing flag{.name = "flag", .flag = true};
constexpr Thing seat{.name = "seat"};
constexpr Thing action{.name = "action", .ids = names<Space>()};
constexpr Thing worker{.name = "worker", .ids = names<Worker>()};
constexpr Thing attribute{.name = "attribute", .ids = names<Attribute>()};
constexpr Thing token{.name = "token", .ids = names<Token>()};
constexpr Thing scheme{.name = "scheme", .ids = names<Scheme>()};
constexpr Thing paladin{.name = "paladin", .id = id_of_card<&Facts::paladins>};
constexpr Thing townsfolk{.name = "townsfolk", .id = id_of_card<&Facts::townsfolk>};
constexpr Thing outsider{.name = "outsider", .id = id_of_card<&Facts::outsiders>};
constexpr Thing order{.name = "order", .id = id_of_card<&Facts::orders>};
constexpr Thing favour{.name = "favour", .id = id_of_card<&Facts::favours>};
constexpr Thing space{.name = "space", .id = id_of_card<&Facts::spaces>};
constexpr Thing tavern_card{.name = "tavern_card", .first = 1};
constexpr Thing wall{.name = "wall", .first = 1};
constexpr Thing townsfolk_offered{.name = "townsfolk_offered", .id = id_in_row<&State::townsfolk>};
constexpr Thing outsider_offered{.name = "outsider_offered", .id = id_in_row<&State::outsiders>};
constexpr Thing favour_offered{.name = "favour_offered", .id = id_in_row<&State::favours>};

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
    Kind(Do::tavern, "tavern", {told("card", tavern_card, card_at_place), one("place", place)}, "tavern"),
    Kind(Do::act, "act", {one("action", action), one("way", place)},
         "develop|recruit|hunt|trade|pray|conspire|commission|fortify|garrison|absolve|attack|convert"),
    Kind(Do::favour, "favour", {one("card", favour_offered)}, "favour"),
    Kind(Do::pass, "pass", {}, "pass"),
    Kind(Do::workers, "workers", {list_of("workers", worker, most_spots, none)}, "workers"),
    Kind(Do::workshop, "workshop", {one("action", action), one("spot", place)}, "workshop"),
    Kind(Do::space, "space", {one("at", space)}, "space"),
    Kind(Do::jar, "jar", {one("place", place)}, "jar"),
    Kind(Do::outsider, "outsider", {one("card", outsider_offered)}, "outsider"),
    Kind(Do::clear, "clear", {one("action", action)}, "clear"),
    Kind(Do::decline, "decline", {}, "decline"),
    Kind(Do::discard, "discard", {}, "discard"),
    Kind(Do::option, "option", {one("option", place)}, "option"),
    Kind(Do::as_offered, "as_offered", {}, "in order"),
    Kind(Do::reward, "reward", {told("what", token, reward_at_place), one("place", place)}, "reward"),
    Kind(Do::ability, "ability", {one("card", townsfolk)}, "use"),
    Kind(Do::done, "done", {}, "done"),
    Kind(Do::keep, "keep", {amounts_by("workers", worker, worker_types)}, "keep"),
};

constexpr std::array event_kinds = {
    Kind(Happened::round_began, "round_began", {one("round", amount), one("first", seat)}),
    Kind(Happened::order_revealed, "order_revealed", {one("place", place), one("card", order)}),
    Kind(Happened::favour_revealed, "favour_revealed", {one("place", place), one("card", favour)}),
    Kind(Happened::tavern_revealed, "tavern_revealed", {one("card", tavern_card)}),
    Kind(Happened::tavern_reshuffled, "tavern_reshuffled", {one("cards", amount)}),
    Kind(Happened::drew_paladin, "drew_paladin", {one("card", paladin)}),
    Kind(Happened::chose_paladin, "chose_paladin"),
    Kind(Happened::revealed_paladin, "revealed_paladin", {one("card", paladin)}),
    Kind(Happened::took_tavern, "took_tavern", {one("card", tavern_card)}),
    Kind(Happened::turn_began, "turn_began", {one("turn", amount)}),
    Kind(Happened::acted, "acted", {one("action", action), one("way", place)}),
    Kind(Happened::used_favour, "used_favour", {one("card", favour)}),
    Kind(Happened::placed, "placed", {list_of("workers", worker, most_spots, none)}),
    Kind(Happened::gained, "gained", {one("what", token), one("amount", amount)}, gains()),
    Kind(Happened::paid, "paid", {one("what", token), one("amount", amount)}, pays()),
    Kind(Happened::raised, "raised", {one("what", attribute), one("level", amount)}, gains()),
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
    Kind(Happened::suspicion_discarded, "suspicion_discarded", {one("amount", amount)}, pays("suspicion")),
    Kind(Happened::suspicion_reshuffled, "suspicion_reshuffled", {one("cards", amount)}),
    Kind(Happened::taxed, "taxed", {one("amount", amount), one("from_supply", amount)}, gains("silver")),
    Kind(Happened::tax_removed, "tax_removed", {one("amount", amount)}),
    Kind(Happened::took_debt, "took_debt", {}, gains("debt")),
    Kind(Happened::paid_debt, "paid_debt", {}, pays("debt")),
    Kind(Happened::cancelled_debt, "cancelled_debt", {}, pays("debt")),
    Kind(Happened::inquisition_began, "inquisition_began"),
    Kind(Happened::inquisition_ended, "inquisition_ended", {one("tax", amount)}),
    Kind(Happened::passed, "passed"),
    Kind(Happened::kept, "kept", {one("workers", amount)}),
    Kind(Happened::townsfolk_discarded, "townsfolk_discarded", {one("card", townsfolk)}),
    Kind(Happened::townsfolk_laid, "townsfolk_laid", {one("place", place), one("card", townsfolk)}),
    Kind(Happened::outsider_discarded, "outsider_discarded", {one("card", outsider)}),
    Kind(Happened::outsider_laid, "outsider_laid", {one("place", place), one("card", outsider)}),
    Kind(Happened::difficulty_order, "difficulty_order", {one("card", order)}),
    Kind(Happened::rival_workshop, "rival_workshop", {one("action", action)}),
    Kind(Happened::rival_workers, "rival_workers", {one("workers", amount)}),
    Kind(Happened::scheme, "scheme", {one("scheme", scheme)}),
    Kind(Happened::scheme_fallback, "scheme_fallback", {one("scheme", scheme)}),
    Kind(Happened::schemes_shuffled, "schemes_shuffled", {one("cards", amount)}),
    Kind(Happened::resource_marker, "resource_marker", {one("marker", amount)}),
    Kind(Happened::rested, "rested"),
    Kind(Happened::game_over, "game_over"),
};

constexpr VocabularyOf<Telling> words(action_kinds, Do::keep, event_kinds, Happened::game_over);

}  // namespace

const VocabularyOf<Telling>& vocabulary() { return words; }

}  // namespace ludarium::paladins
