#include "games/settlers/text/vocabulary.hpp"

#include "games/settlers/text/names.hpp"
#include "games/settlers/text/wording/phrases.hpp"

namespace ludarium::settlers {
namespace {

using Thing = Noun<Telling>;
using Kind = KindOf<Telling>;

constexpr int none = 255;    // of an action
constexpr int nothing = -1;  // of an event

std::string_view card_id(const Telling& t, std::size_t i) {
  return i < t.facts.card_count() ? card_name(t.facts, card_at(i)) : "";
}

// By the bit that stands for it.
std::string_view wish_id(const Telling&, std::size_t i) {
  if (i == choose_payment) return wish_names[0];
  return i == choose_storage ? wish_names[1] : "";
}

// ---- how they are said

template <class E>
MessageArg said(const Telling&, int value) {
  return term(thing<E>(value));
}
template <Good good>
MessageArg so_many(const Telling&, int amount) {
  return counted(good, amount);
}
MessageArg said_seat(const Telling& t, int value) { return who(t.s, thing<Seat>(value)); }
MessageArg said_card(const Telling& t, int value) { return card_title(t.facts, thing<CardId>(value)); }
MessageArg one_good(const Telling&, int value) { return counted(thing<Good>(value), 1); }
MessageArg so_many_goods(const Telling&, int value, long amount) { return counted(thing<Good>(value), amount); }
MessageArg card_of_deck(const Telling&, int faction) {
  return counted(faction ? Good::card_faction : Good::card_common, 1);
}
MessageArg settlers_of_pairs(const Telling& t, int pairs) {
  return counted(Good::settler, pairs * t.facts.settlers_per_pair);
}

constexpr Names<2> deck_sides = {"common", "faction"};
constexpr Names<2> stashed_names = {"card", "resource"};

constexpr Thing amount{.name = "number"};
constexpr Thing points{.name = "number", .said = so_many<Good::vp>};
constexpr Thing common_cards{.name = "number", .said = so_many<Good::card_common>};
constexpr Thing any_cards{.name = "number", .said = so_many<Good::card>};
constexpr Thing pairs{.name = "number", .said = settlers_of_pairs};
constexpr Thing choice{.name = "choice", .first = 1, .thing = "option"};
constexpr Thing flag{.name = "flag", .flag = true};
constexpr Thing seat{.name = "seat", .thing = "seat", .said = said_seat};
constexpr Thing attack{.name = "attack_card", .thing = "attack"};
constexpr Thing card{.name = "card", .id = card_id, .thing = "card", .said = said_card};
constexpr Thing good{
    .name = "good", .ids = names<Good>(), .thing = "good", .said = said<Good>, .counted = so_many_goods};
constexpr Thing paid_good{.name = "good", .ids = names<Good>(), .said = said<Good>};
constexpr Thing single{.name = "good", .ids = names<Good>(), .thing = "good", .said = one_good};
constexpr Thing deck{.name = "deck", .ids = deck_sides, .thing = "deck", .said = card_of_deck};
constexpr Thing phase{.name = "phase", .ids = names<Phase>(), .said = said<Phase>};
constexpr Thing wish{.name = "wish", .id = wish_id};
constexpr Thing stashed{.name = "stashed", .ids = stashed_names};

constexpr std::size_t payable = 4;  // wood, stone, food, gold

constexpr std::array action_kinds = {
    Kind(Do::pick, "pick", {one("card", card)}, "pick"),
    Kind(Do::source, "source", {one("card", card)}, "source"),
    Kind(Do::deck, "deck", {one("deck", deck)}, "draw"),
    Kind(Do::option, "option", {one("option", choice)}, "option"),
    Kind(Do::copy, "copy", {one("card", card)}, "copy"),
    Kind(Do::take, "take", {}, "take"),
    Kind(Do::give_up, "give_up", {}, "give up").giving_up(),
    Kind(Do::build, "build", {one("card", card)}, "build"),
    Kind(Do::deal, "deal", {one("card", card)}, "deal"),
    Kind(Do::raze_hand, "raze_hand", {one("card", card)}, "raze hand"),
    Kind(Do::raze, "raze", {one("card", card)}, "raze"),
    Kind(Do::activate, "activate", {one("card", card), one("times", amount)}, "activate"),
    Kind(Do::send, "send", {one("pairs", amount)}, "send"),
    Kind(Do::pass, "pass", {}, "pass").giving_up(),
    Kind(Do::defend, "defend", {one("card", card)}, "defend").on("token:defence"),
    Kind(Do::samurai, "samurai", {one("card", card)}, "samurai").on("token:samurai"),
    Kind(Do::stash_card, "stash_card", {one("on", card), one("card", card)}, "lay"),
    Kind(Do::stash_resource, "stash_resource", {one("on", card), one("what", single)}, "lay"),
    Kind(Do::end_turn, "end_turn", {}, "end"),
    Kind(Do::sacrifice, "sacrifice", {one("card", card)}, "sacrifice"),
    Kind(Do::pay, "pay", {amounts_by("goods", paid_good, payable)}, "pay").with_usual_first(),
    Kind(Do::hand_card, "hand_card", {one("card", card)}, "give"),
    Kind(Do::target, "target", {one("card", card), one_or_none("what", good, none)}, "target"),
    Kind(Do::target_attack, "target_attack", {one("attack", attack), one_or_none("what", good, none)}, "target attack"),
    Kind(Do::target_seat, "target_seat", {one_or_none("whom", seat, none), one_or_none("what", good, none)}, "target"),
    Kind(Do::trigger, "trigger", {one("card", card), one("option", choice)}, "fire"),
    Kind(Do::done, "done", {}, "done").giving_up(),
    Kind(Do::pair, "pair", {one("what", single)}, "pair"),
    Kind(Do::discard, "discard", {one("card", card)}, "discard"),
    Kind(Do::store, "store", {amounts_by("goods", paid_good, supply_goods)}, "keep").with_usual_first(),
    Kind(Do::attacked, "attacked", {one("card", card)}, "lose"),
    Kind(Do::wish, "wish", {one("wish", wish), one("on", flag)}, "wish"),
};

constexpr std::array event_kinds = {
    Kind(Happened::round_began, "round_began", {one("round", amount), one("first", seat)}),
    Kind(Happened::phase_began, "phase_began", {one("phase", phase)}),
    Kind(Happened::turn_began, "turn_began", {one("turn", amount)}),
    Kind(Happened::row_laid, "row_laid", {one("cards", common_cards)}),
    Kind(Happened::picked, "picked", {one("card", card)}),
    Kind(Happened::row_discarded, "row_discarded", {one("card", card)}),
    Kind(Happened::drafted, "drafted", {one("card", card)}),
    Kind(Happened::drew, "drew", {one("deck", deck)}, gains("card")),
    Kind(Happened::drew_card, "drew_card", {one("card", card)}),
    Kind(Happened::looked_at, "looked_at", {one("card", card)}),
    Kind(Happened::deck_reshuffled, "deck_reshuffled", {one("cards", common_cards)}),
    Kind(Happened::gained, "gained", {one("what", good), one("amount", amount), one_or_none("from", card, nothing)},
         gains()),
    Kind(Happened::paid, "paid", {one("what", good), one("amount", amount), one_or_none("substitute", flag, 0)},
         pays()),
    Kind(Happened::scored, "scored", {one("amount", points), one_or_none("from", card, nothing)}, gains("vp")),
    Kind(Happened::built, "built", {one("card", card)}),
    Kind(Happened::made_deal, "made_deal", {one("card", card)}),
    Kind(Happened::razed_hand, "razed_hand", {one("card", card)}),
    Kind(Happened::razed, "razed", {one("card", card), one_or_none("whose", seat, nothing)}),
    Kind(Happened::foundation, "foundation", {one("card", card)}),
    Kind(Happened::discarded, "discarded", {one("card", card)}),
    Kind(Happened::discarded_hidden, "discarded_hidden", {one("deck", deck)}),
    Kind(Happened::sacrificed, "sacrificed", {one("card", card)}, pays("location")),
    Kind(Happened::activated, "activated", {one("card", card), one("times", amount)}),
    Kind(Happened::sent, "sent", {one("pairs", pairs)}),
    Kind(Happened::passed, "passed"),
    Kind(Happened::defended, "defended", {one("card", card)}),
    Kind(Happened::placed_samurai, "placed_samurai", {one("card", card)}),
    Kind(Happened::stashed, "stashed", {one("on", card), one("what", stashed)}),
    Kind(Happened::stole, "stole", {one("what", single), one("from", seat)}, gains()),
    Kind(Happened::removed, "removed", {one("card", card)}),
    Kind(Happened::broke_deal, "broke_deal", {one_or_none("card", card, nothing), one_or_none("attack", attack, 0)}),
    Kind(Happened::took_deal, "took_deal", {one_or_none("card", card, nothing), one_or_none("attack", attack, 0)}),
    Kind(Happened::traded, "traded", {one("card", card)}),
    Kind(Happened::refreshed, "refreshed", {one("card", card)}),
    Kind(Happened::blocked, "blocked", {one("card", card)}),
    Kind(Happened::took_over, "took_over", {one("card", card)}),
    Kind(Happened::took_over_ended, "took_over_ended", {one("card", card)}),
    Kind(Happened::gave_up_good, "gave_up_good", {one("what", single), one("vp", points)}),
    Kind(Happened::kept, "kept", {one("what", good), one("amount", amount)}),
    Kind(Happened::attack_revealed, "attack_revealed", {one("attack", attack), one("what", good)}),
    Kind(Happened::attack_failed, "attack_failed"),
    Kind(Happened::attacked, "attacked", {one("card", card)}),
    Kind(Happened::collected, "collected", {one("cards", any_cards)}),
    Kind(Happened::virtual_took, "virtual_took", {one("card", card)}),
    Kind(Happened::game_over, "game_over"),
};

constexpr VocabularyOf<Telling> words(action_kinds, Do::wish, event_kinds, Happened::game_over);

}  // namespace

const VocabularyOf<Telling>& vocabulary() { return words; }

}  // namespace ludarium::settlers
