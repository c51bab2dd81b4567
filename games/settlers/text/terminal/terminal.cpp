// The whole table for a terminal of 100 columns: what lies open, and one block a player. Takes a view as well as a full
// state; what is hidden shows as a number of cards. Own cards and cards to choose from are told in full.
#include <fmt/format.h>

#include "core/screen_text.hpp"
#include "games/settlers/rules/scoring.hpp"
#include "games/settlers/text/text.hpp"
#include "games/settlers/text/wording/phrases.hpp"

namespace ludarium::settlers {
namespace {

struct Table : AboutTable<Facts, State> {
  using AboutTable::say;
  std::string say(const Phrases& list) const { return words.say({"settlers.board.list", {{"list", list}}}); }

  // ---- a card

  std::string colours(const Title& title) const {
    std::string text;
    for (std::size_t i = 0; i < colour_names.size(); ++i)
      if (title.colours >> i & 1u) add(text, words.term("settlers.colour_" + std::string(colour_names[i])));
    return text;
  }

  // Everything printed on it, on a line of its own.
  std::string in_full(CardId card) const {
    const Title& title = facts.title_of(card);
    const Phrases cost = cost_of(title.cost), effects = effects_of(title);
    const Good deal = facts.deal_of(card);
    return line({words.term(title.name_key), colours(title),
                 cost.empty() ? "" : say("settlers.board.cost", {{"cost", cost}}), effects.empty() ? "" : say(effects),
                 deal == Good::none ? "" : say("settlers.board.deal", {{"good", term(deal)}}),
                 title.spoils.empty() ? "" : say("settlers.board.raze", {{"goods", goods_of(title.spoils)}})},
                "    - ");
  }
  std::string in_full(const CardSet& cards) const {
    std::string text;
    for (CardId card : cards) text += in_full(card);
    return text;
  }

  std::string stashed(CardId card) const {
    const Stash kind = facts.title_of(card).stash;
    if (kind == Stash::none) return "";
    const std::size_t slot = stash_slot({facts, s}, card);
    if (kind == Stash::resources) return s.laid[slot] ? words.counted("settlers.resources", s.laid[slot]) : "";
    const long under = s.cards_under(slot);
    return under ? words.counted("settlers.card", under) : "";
  }

  // "Castle (used, defended)"
  std::string with_marks(CardId card) const {
    std::string marks;
    if (s.used.has(card)) add(marks, say(s.used_twice.has(card) ? "settlers.board.used_twice" : "settlers.board.used"));
    if (s.blocked.has(card)) add(marks, say("settlers.board.blocked"));
    if (s.defence.has(card)) add(marks, words.counted("settlers.defence_token", 1 + s.defence_twice.has(card)));
    if (s.samurai.has(card)) add(marks, words.counted("settlers.samurai", 1));
    if (s.taken_over.has(card)) add(marks, say("settlers.board.taken_over"));
    if (s.traded.has(card)) add(marks, say("settlers.board.traded"));
    if (const std::string held = stashed(card); !held.empty()) add(marks, held);
    const std::string name = words.term(card_title(facts, card).key);
    return marks.empty() ? name : fmt::format("{} ({})", name, marks);
  }
  std::string names(const CardSet& cards) const {
    std::string text;
    for (CardId card : cards) add(text, with_marks(card));
    return text;
  }

  // ---- what is common

  std::string head() const {
    const long deck = s.common_deck.size() + s.hidden_common_deck;
    return line({say("settlers.board.round", {{"round", long{s.round}}, {"rounds", long{facts.rounds}}}),
                 words.term(term(s.phase).key), say("settlers.board.first", {{"who", who(s, s.first)}}),
                 say("settlers.board.deck", {{"cards", deck}, {"discards", long{s.common_discard.size()}}})},
                "");
  }

  std::string row() const { return s.row.empty() ? "" : line({say("settlers.board.row")}) + in_full(s.row); }

  std::string attack_line() const {
    std::string goods;
    for (std::size_t i = 0; i < s.line_length; ++i)
      add(goods, fmt::format("{} ({})", words.term(term(facts.attack_good[s.line[i] - 1u]).key), s.line[i]));
    return goods;
  }

  std::string virtual_block() const {
    const long deck = std::popcount(s.attack_deck) + s.hidden_attack_deck;
    const long own = faction_locations({facts, s}, seat_at(0));
    return "\n  " + words.term("settlers.virtual_player") + "\n" +
           line({s.virtual_area.empty() ? "" : say("settlers.board.locations", {{"list", names(s.virtual_area)}})}) +
           line({say("settlers.board.collection", {{"cards", long{s.collection.size()}}, {"own", own}})}) +
           line({say("settlers.board.line", {{"list", attack_line()}}),
                 say("settlers.board.attack_deck", {{"cards", deck}})});
  }

  // ---- a player

  std::string title_line(Seat seat) const {
    const Player& p = s.player(seat);
    std::string title = (deciding_seats(s).has(seat) ? "▶ " : "  ") + words.term(who(s, seat).key);
    if (seat == viewer) title = say("settlers.board.you", {{"who", title}});
    if (p.passed) title = say("settlers.board.passed", {{"who", title}});
    return title + "\n";
  }

  std::string supply(Seat seat) const {
    const Player& p = s.player(seat);
    std::vector<std::string> parts{words.counted("settlers.victory_point", p.score),
                                   say("settlers.board.worth", {{"total", long{tally({facts, s}, seat).total()}}})};
    for (std::size_t i = 0; i < supply_goods; ++i)
      if (p.supply[i]) parts.push_back(words.say(amount(counted(static_cast<Good>(i), p.supply[i]))));
    return line(parts);
  }

  std::string hand(const Player& p, bool own) const {
    const long cards = p.hand.size() + p.hidden_hand_common + p.hidden_hand_faction;
    const long deck = p.deck.size() + p.hidden_deck, foundations = p.foundations.size() + p.hidden_foundations;
    const std::string counts =
        line({say("settlers.board.hand", {{"cards", counted(Good::card, cards)}}),
              say("settlers.board.faction_deck", {{"cards", deck}, {"discards", long{p.discard.size()}}}),
              foundations ? words.counted("settlers.foundation", foundations) : ""});
    return own ? counts + in_full(p.hand) : counts;
  }

  std::string deals(Seat seat) const {
    std::string list;
    for (CardId card : s.player(seat).deals | trades_of({facts, s}, seat))
      add(list,
          fmt::format("{} ({})", words.term(term(facts.deal_of(card)).key), words.term(card_title(facts, card).key)));
    for (std::size_t i = 0; i < attack_cards; ++i)
      if (s.attack_deals >> i & 1u) add(list, words.term(term(facts.attack_good[i]).key));
    return list.empty() ? "" : line({say("settlers.board.deals", {{"list", list}})});
  }

  std::string empire(const Player& p) const {
    static constexpr std::array keys{"settlers.board.production", "settlers.board.features", "settlers.board.actions"};
    std::string text;
    for (std::size_t kind = 0; kind < keys.size(); ++kind) {
      const CardSet cards = p.empire & facts.kind_set[kind];
      if (!cards.empty()) text += line({say(keys[kind], {{"list", names(cards)}})});
    }
    return text;
  }

  std::string block(Seat seat) const {
    const Player& p = s.player(seat);
    const bool own = seat == viewer;
    std::string text = title_line(seat) + supply(seat) + empire(p) + deals(seat) + hand(p, own);
    if (own && !p.offer.empty()) text += line({say("settlers.board.offer")}) + in_full(p.offer);
    if (own && seat == s.actor && !s.looked.empty()) text += line({say("settlers.board.looked")}) + in_full(s.looked);
    return text;
  }

  std::string text() const {
    std::string all = head() + row();
    if (s.solo()) all += virtual_block();
    for (std::size_t i = 0; i < s.player_count; ++i) all += "\n" + block(in_turn_order(s, i));
    return wrapped(all, words.width());
  }
};

}  // namespace

std::string draw_board(const Facts& facts, const State& s, Seat viewer, const Words& words) {
  return Table{{facts, s, viewer, words}}.text();
}

}  // namespace ludarium::settlers
